-- The Neovim client's connection and mirror under scripts/client-test: nvim --clean --headless -l this file.
-- SPDX-License-Identifier: MIT

local here = vim.fn.fnamemodify(debug.getinfo(1, "S").source:sub(2), ":p:h")
vim.opt.runtimepath:prepend(here .. "/../../../clients/nvim")
local json = require("formd.json")
local rpc = require("formd.rpc")
local mirror = require("formd.mirror")

local mirrors = {}
local function hear(method, params)
  if method == "form/changed" and mirrors[params.form] then
    mirrors[params.form]:apply(params)
  end
end
local connection = assert(rpc.connect({}, hear, function() end))

local function answer(step)
  if step.call then
    local failure, result = connection:ask(step.call, step.params)
    return failure and { error = failure } or { result = result }
  elseif step.watch then
    mirrors[step.watch] = nil
    local _, seen = connection:ask("form/watch", { form = step.watch })
    mirrors[step.watch] = mirror.new(seen)
    return { definition = seen.definition }
  end
  local held = mirrors[step.mirror]
  vim.wait(10000, function()
    return held.revision >= step.revision
  end, 1)
  return { definition = held.definition }
end

for line in io.stdin:lines() do
  io.stdout:write(json.encode(answer(json.decode(line))) .. "\n")
  io.stdout:flush()
end
connection:close()
vim.cmd("qa!")
