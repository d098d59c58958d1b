-- What goes wrong, in the real editor: run by tests/run with nvim --headless.
-- SPDX-License-Identifier: MIT

local here = vim.fn.fnamemodify(debug.getinfo(1, "S").source:sub(2), ":h")
local hands = dofile(here .. "/hands.lua")
local check, until_true, type_keys = hands.check, hands.until_true, hands.type_keys
local told = ""
vim.notify = function(text)
  told = told .. text .. "\n"
end
local function says(what, words, run)
  told = ""
  run()
  check(what .. ": " .. words, told:find(words, 1, true) ~= nil, true)
end

local formd = require("formd")
local buffers = require("formd.buffer")
local rpc = require("formd.rpc")
local socket, folder = vim.env.FORMD_SOCKET, vim.env.FORMD_FOLDER

-- No daemon to be had.
vim.env.FORMD_SOCKET = nil
local usual = vim.deepcopy(formd.options)
for _, case in ipairs({
  { "a program that is missing", "cannot start /nonexistent/formd", { own = true, cmd = { "/nonexistent/formd" } } },
  { "another version", "speaks version 2", { own = true, cmd = { vim.env.FORMD_TESTS .. "/of-tomorrow" } } },
  { "a socket nobody listens at", "nobody listens at " .. folder .. "/stale", { socket = folder .. "/stale" } },
}) do
  formd.setup(case[3])
  says(case[1], case[2], function()
    formd.command({ "open", folder .. "/awkward.json" })
  end)
  check(case[1] .. " opens no form", buffers.of(), nil)
  formd.options = vim.deepcopy(usual)
end
formd.setup({ socket = socket })
formd.command({ "open", folder .. "/awkward.json" })
local buffer = buffers.of()
check("a form of 500 rows opens", buffer ~= nil and #buffer.entities > 500, true)

local function range(id)
  return buffer:range(buffer:entity(id))
end
local function text_of(id)
  local first, behind = range(id)
  return table.concat(vim.api.nvim_buf_get_lines(0, first, behind, false), "\n")
end
local function go(id)
  vim.api.nvim_win_set_cursor(0, { range(id) + 1, 0 })
end
local function value(id)
  local _, answer = rpc.connect({ socket = socket }, function() end, function() end)
    :ask("form/values", { form = "awkward", fields = { id } })
  return answer and answer.values[id]
end

-- Nothing steers the terminal or turns writing round; texts of answers stay as they are.
go("evil")
type_keys("ix<Esc>")
until_true("what is typed is judged", function() return #vim.diagnostic.get(0) > 0 end)
local drawn = vim.inspect(vim.api.nvim_buf_get_extmarks(0, vim.api.nvim_create_namespace("formd_drawn"), 0, -1, { details = true }))
for _, line in ipairs(vim.api.nvim_buf_get_lines(0, 0, -1, false)) do
  drawn = drawn .. line
end
for _, item in ipairs(vim.diagnostic.get(0)) do
  drawn = drawn .. item.message
end
for _, sign in ipairs({ "\27", "\7", "\194\155", "\226\128\174", "\226\129\166", "\127", "\\27", "\\7" }) do
  check(("%q is not drawn"):format(sign), drawn:find(sign, 1, true), nil)
end
check("but what is around it is", drawn:find("Message", 1, true) ~= nil and drawn:find("Header", 1, true) ~= nil, true)
check("a long value is whole", #text_of("long"), 2000)
go("right")
type_keys("A שוב<Esc>")
until_true("right-to-left text arrives as typed", function() return value("right") == "שלום עולם שוב" end)
go("wide")
type_keys("A語<Esc>")
until_true("wide text arrives as typed", function() return value("wide") == "日本語 👩‍👩‍👧 e\u{301}語" end)
go("row499")
type_keys("ilast<Esc>")
until_true("the last of 500 arrives", function() return value("row499") == "last" end)

-- A repeated part comes, is typed into, and goes.
go("$add:people")
type_keys("<CR>")
until_true("a part is added", function() return #buffer.mirror.nodes.section.people.node.items == 1 end)
local name = buffer.mirror.nodes.section.people.node.items[1].rows[1].id
go(name)
type_keys("iAda<Esc>")
until_true("it is typed into", function() return value("people")[1].name == "Ada" end)
type_keys("k")
go(name)
formd.command({ "remove" })
until_true("it is removed", function() return buffer:entity(name) == nil end)
type_keys("u")
until_true("and comes back by undo", function() return text_of(name) == "Ada" end)

-- A stopped daemon: typing, moving and leaving go on.
local pid = tonumber(vim.env.FORMD_PID)
vim.loop.kill(pid, "sigstop")
go("row1")
type_keys("ione<Esc>")
type_keys("jj]f")
go("row2")
type_keys("itwo<Esc>")
check("two fields are typed into", { text_of("row1"), text_of("row2") }, { "one", "two" })
vim.cmd("new | only! | buffer formd://awkward")
vim.loop.kill(pid, "sigcont")
until_true("and all of it is sent", function() return value("row1") == "one" and value("row2") == "two" end)

-- The form is deleted under the editor: what is typed stays, and it is made anew when asked for only.
local other = rpc.connect({ socket = socket }, function() end, function() end)
says("a deleted form", "closed (deleted)", function()
  other:ask("form/delete", { form = "awkward" })
  until_true("it is noticed", function() return buffer.closed end)
end)
go("row3")
type_keys("ithree<Esc>")
vim.wait(100)
check("what is typed stays", { text_of("row3"), text_of(name) }, { "three", "Ada" })
says("submitting it", "form is gone", function() vim.cmd("write") end)
local _, list = other:ask("form/list", {})
check("it is not made anew unasked", #list.forms, 0)
formd.command({ "revive" })
until_true("it is when asked", function() return value("row3") == "three" end)
check("with all there was", { value("row499"), value("people")[1].name }, { "last", "Ada" })

vim.loop.kill(pid, "sigstop")
vim.cmd("bwipeout! formd://awkward")
check("a form is left while the daemon is stopped", buffers.all[buffer.handle], nil)
vim.loop.kill(pid, "sigcont")

hands.finish()
