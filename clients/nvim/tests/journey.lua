-- The sign-up journey in the real editor: run by tests/run with nvim --headless.
-- SPDX-License-Identifier: MIT

local here = vim.fn.fnamemodify(debug.getinfo(1, "S").source:sub(2), ":h")
local hands = dofile(here .. "/hands.lua")
local check, until_true, type_keys = hands.check, hands.until_true, hands.type_keys

local formd = require("formd")
local buffers = require("formd.buffer")

formd.command({ "open", vim.env.FORMD_EXAMPLES .. "/signup.json" })
local buffer = buffers.of()
check("a form opens", buffer ~= nil and buffer.form, "signup")
check("the buffer is written by us", vim.bo.buftype, "acwrite")
check("its first line is the title", vim.api.nvim_buf_get_lines(0, 0, 1, false), { "Sign up" })

local function line_of(id)
  return (buffer:range(buffer:entity(id)))
end
local function text_of(id)
  local first, behind = buffer:range(buffer:entity(id))
  return table.concat(vim.api.nvim_buf_get_lines(0, first, behind, false), "\n")
end
local function go(id)
  vim.api.nvim_win_set_cursor(0, { line_of(id) + 1, 0 })
end
local function value(id)
  local _, answer = buffer.connection:ask("form/values", { form = buffer.form, fields = { id } })
  return answer and answer.values[id]
end

-- Type, see what is wrong, mend it.
go("email")
type_keys("iada<Esc>")
until_true("what is typed arrives", function() return value("email") == "ada" end)
vim.cmd("write")
check("a refused submit is told beside its field", (function()
  for _, item in ipairs(vim.diagnostic.get(0)) do
    if item.lnum == line_of("email") then
      return true
    end
  end
end)(), true)
check("the cursor is at the first wrong answer", vim.api.nvim_win_get_cursor(0)[1] - 1, line_of("email"))
go("email")
type_keys("A@example.com<Esc>")
until_true("the diagnostic goes", function()
  for _, item in ipairs(vim.diagnostic.get(0)) do
    if item.lnum == line_of("email") then
      return false
    end
  end
  return true
end)

-- Next and previous.
go("email")
type_keys("]f")
until_true("next is the user name", function()
  return buffer:entity_at(vim.api.nvim_win_get_cursor(0)[1] - 1).id == "username"
end)
type_keys("[f")
until_true("previous is the e-mail", function()
  return buffer:entity_at(vim.api.nvim_win_get_cursor(0)[1] - 1).id == "email"
end)

-- Pick, toggle, a secret, step.
vim.ui.select = function(items, _, take)
  take(items[2], 2)
end
go("country")
type_keys("<CR>")
until_true("a choice is made", function() return value("country") ~= nil and value("country") ~= vim.NIL end)
go("terms")
type_keys("<CR>")
until_true("a check is toggled", function() return text_of("terms"):sub(1, 3) == "[x]" end)
vim.fn.inputsecret = function() return "correct horse 1" end
go("password")
type_keys("<CR>")
until_true("a secret is drawn as signs", function() return text_of("password") == ("•"):rep(8) end)

-- Lines that are no text come back; a deleted line empties its field and comes back.
go("terms")
type_keys("dd")
until_true("a line of a check cannot be deleted", function() return text_of("terms"):sub(1, 3) == "[x]" end)
go("first")
type_keys("iAda<Esc>")
until_true("a first name", function() return value("first") == "Ada" end)
go("first")
type_keys("dd")
until_true("a deleted line empties its field", function() return value("first") == "" end)
check("and is there again", text_of("first"), "")
type_keys("u")
until_true("undo brings it back", function() return text_of("first") == "Ada" end)

-- Another client changes an answer.
local other = require("formd.rpc").connect({ socket = vim.env.FORMD_SOCKET }, function() end, function() end)
other:ask("field/set", { form = "signup", field = "last", raw = "Example" })
until_true("another's answer is shown", function() return text_of("last") == "Example" end)

-- A stopped daemon holds nothing up.
local pid = tonumber(vim.env.FORMD_PID)
vim.loop.kill(pid, "sigstop")
go("username")
type_keys("iada<Esc>")
check("typing goes on", text_of("username"), "ada")
type_keys("jk")
vim.loop.kill(pid, "sigcont")
until_true("then all of it is sent", function() return value("username") == "ada" end)

-- The daemon dies; what was typed stays; it goes on with a new one, when asked.
vim.loop.kill(pid, "sigkill")
until_true("the loss is noticed", function() return buffer.connection.lost ~= nil end)
go("born")
type_keys("i1990<Esc>")
check("typing goes on without it", text_of("born"), "1990")
vim.env.FORMD_SOCKET = nil
formd.setup({ own = true })
formd.command({ "revive" })
until_true("the form is there again", function() return value("email") == "ada@example.com" or value("email") == "Aada@example.com" or value("email") ~= nil end)
until_true("with what was typed meanwhile", function() return tostring(value("born")):find("1990") ~= nil end)
check("nothing typed was lost", text_of("username"), "ada")

hands.finish()
