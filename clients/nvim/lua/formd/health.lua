-- :checkhealth formd
-- SPDX-License-Identifier: MIT

local M = {}

local health = vim.health or require("health")
local start = health.start or health.report_start
local ok = health.ok or health.report_ok
local fail = health.error or health.report_error
local warn = health.warn or health.report_warn

function M.check()
  start("formd")
  if vim.fn.has("nvim-0.7.2") == 1 then
    ok("Neovim is new enough")
  else
    fail("Neovim 0.7.2 or newer is needed")
  end
  local cmd = require("formd").options.cmd[1]
  if vim.fn.executable(cmd) == 0 then
    return fail(cmd .. " is not on the PATH", { "Install formd, or set cmd with require('formd').setup" })
  end
  ok(vim.trim(vim.fn.system({ cmd, "--version" })) .. " is there")
  local connection, why = require("formd.rpc").connect(require("formd").options, function() end, function() end)
  if not connection then
    return fail(why)
  end
  local failure, info = connection:ask("server/info", {})
  if failure then
    fail(failure.message)
  elseif info.protocolVersion ~= 1 then
    fail("it speaks version " .. tostring(info.protocolVersion) .. " of the protocol, this plugin speaks 1")
  else
    ok("it answers and speaks version 1 of the protocol")
  end
  if not connection.pid then
    ok("it is a daemon others can use too")
  else
    warn("no daemon listens; forms live in one of this editor's own and end with it")
  end
  connection:close()
end

return M
