-- formd in Neovim: forms of the daemon as buffers.
-- SPDX-License-Identifier: MIT

local actions = require("formd.actions")
local buffers = require("formd.buffer")
local rpc = require("formd.rpc")
local M = {}

--- What may be set: `require("formd").setup { cmd = { "formd" } }`.
M.options = {
  --- How a daemon of our own is started.
  cmd = { vim.env.FORMD_BINARY or "formd" },
  --- The socket of a running one; nil: `$FORMD_SOCKET`, else the user's runtime folder.
  socket = nil,
  --- Whether to start one of our own even if another runs.
  own = false,
  --- Whether keys are mapped in form buffers.
  keys = true,
}

--- The one connection all buffers share.
local connection

function M.setup(options)
  M.options = vim.tbl_extend("force", M.options, options or {})
end

local function say(text, level)
  vim.notify("formd: " .. text, level or vim.log.levels.ERROR)
end

--- The connection, made when there is none; nil when that fails, which is said.
function M.connection()
  if connection and not connection.lost then
    return connection
  end
  local made, why = rpc.connect(M.options, function(method, params)
    for _, buffer in pairs(buffers.all) do
      if params and params.form == buffer.form then
        buffer:hear(method, params)
      end
    end
  end, function(reason)
    for _, buffer in pairs(buffers.all) do
      buffer:lose(reason)
    end
  end)
  if not made then
    say(why)
    return nil
  end
  local failure, hello = made:ask("initialize", {
    clientInfo = { name = "Neovim" },
    positionEncodings = { "utf-8" },
  })
  if failure then
    say("the daemon does not say hello: " .. failure.message)
    made:close()
    return nil
  end
  if hello.protocolVersion ~= 1 then
    say(("the daemon speaks version %s of the protocol, this plugin speaks 1"):format(
      tostring(hello.protocolVersion)))
    made:close()
    return nil
  end
  connection = made
  return connection
end

local function map(handle)
  local function key(modes, lhs, run, desc)
    vim.keymap.set(modes, lhs, function()
      local buffer = buffers.of(handle)
      if buffer then
        run(buffer)
      end
    end, { buffer = handle, desc = desc })
  end
  key("n", "<CR>", actions.act, "Choose, toggle, add or submit")
  key("n", "<Space>", actions.act, "Choose, toggle, add or submit")
  key("n", "]f", function(b) actions.move(b, "next") end, "Next field")
  key("n", "[f", function(b) actions.move(b, "previous") end, "Previous field")
  key({ "n", "i" }, "<Tab>", function(b) actions.move(b, "next") end, "Next field")
  key({ "n", "i" }, "<S-Tab>", function(b) actions.move(b, "previous") end, "Previous field")
  key("n", "u", actions.undo, "Undo the last change of the form")
  key("n", "<C-r>", actions.redo, "Do it again")
  key("n", "<C-a>", function(b) actions.step(b, vim.v.count1) end, "Step up")
  key("n", "<C-x>", function(b) actions.step(b, -vim.v.count1) end, "Step down")
end

--- Tells the daemon when typing in a field begins and ends: one step to undo, and judged at its end.
local function follow(handle)
  vim.api.nvim_create_autocmd({ "InsertEnter", "InsertLeave" }, {
    buffer = handle,
    callback = function(event)
      local buffer = buffers.of(handle)
      if buffer then
        actions.typing(buffer, event.event == "InsertEnter")
      end
    end,
  })
end

--- Fills the buffer of `formd://ID`.
function M.read(handle, form)
  local to = M.connection()
  if not to then
    return
  end
  local failure, seen = to:ask("form/watch", { form = form })
  if failure then
    return say(failure.message)
  end
  buffers.open(handle, to, form, seen)
  follow(handle)
  if M.options.keys then
    map(handle)
  end
end

--- Shows a form in the current window.
function M.show(form)
  vim.cmd("edit " .. vim.fn.fnameescape("formd://" .. form))
end

--- Opens a definition in a file, or a form the daemon has.
function M.open(what)
  local to = M.connection()
  if not to then
    return
  end
  if vim.fn.filereadable(what) == 0 then
    return M.show(what)
  end
  local ok, definition = pcall(vim.json.decode, table.concat(vim.fn.readfile(what), "\n"))
  if not ok then
    return say(what .. " is not JSON")
  end
  local failure, made = to:ask("form/create", { definition = definition, ifExists = "fail" })
  if failure and failure.data and failure.data.kind == "duplicateForm" then
    return M.show(definition.id)
  elseif failure then
    return say(failure.message)
  end
  M.show(made.form)
end

--- Makes the form of a buffer anew, with what was typed, after its daemon was lost.
function M.revive(buffer)
  local draft = buffer:draft()
  local to = M.connection()
  if not to then
    return
  end
  local failure, made = to:ask("form/create", { definition = draft, withState = true })
  if failure and failure.data and failure.data.kind == "duplicateForm" then
    made = { form = draft.id }
  elseif failure then
    return say(failure.message)
  end
  local why, seen = to:ask("form/watch", { form = made.form })
  if why then
    return say(why.message)
  end
  local typed = buffer:typed()
  buffer.connection, buffer.form, buffer.closed, buffer.flying = to, made.form, nil, {}
  buffer.mirror = require("formd.mirror").new(seen)
  buffer:draw()
  -- A form that another front end made anew before has not what was typed here.
  for _, entity in ipairs(buffer.entities) do
    local text = typed[entity.id]
    if entity.typed and text and text ~= buffer.known[entity.id] then
      buffer:set(entity, text)
    end
  end
  say("the form is there again", vim.log.levels.INFO)
end

local function forms()
  local to = connection and not connection.lost and connection
  local failure, answer = nil, nil
  if to then
    failure, answer = to:ask("form/list", {}, 500)
  end
  return failure == nil and answer and vim.tbl_map(function(entry)
    return entry.form
  end, answer.forms) or {}
end

local function with_buffer(run)
  return function(words)
    local buffer = buffers.of()
    if not buffer then
      return say("this buffer is no form", vim.log.levels.WARN)
    end
    run(buffer, table.concat(words, " "))
  end
end

--- The subcommands of :Formd.
M.commands = {
  open = function(words)
    M.open(vim.fn.expand(table.concat(words, " ")))
  end,
  list = function()
    if M.connection() then
      print(table.concat(forms(), "\n"))
    end
  end,
  submit = with_buffer(actions.submit),
  cancel = with_buffer(function(b, reason) actions.finish(b, "form/cancel", reason) end),
  decline = with_buffer(function(b, reason) actions.finish(b, "form/decline", reason) end),
  next = with_buffer(function(b) actions.move(b, "next") end),
  previous = with_buffer(function(b) actions.move(b, "previous") end),
  choose = with_buffer(actions.act),
  undo = with_buffer(actions.undo),
  redo = with_buffer(actions.redo),
  remove = with_buffer(actions.remove_item),
  revive = with_buffer(M.revive),
}

function M.command(words)
  local name = table.remove(words, 1)
  local run = M.commands[name]
  if not run then
    return say("no such command: " .. tostring(name))
  end
  run(words)
end

function M.complete(lead, line)
  local words = vim.split(line, "%s+", { trimempty = false })
  local found = {}
  if #words <= 2 then
    found = vim.tbl_keys(M.commands)
  elseif words[2] == "open" then
    found = vim.list_extend(forms(), vim.fn.getcompletion(lead, "file"))
  end
  table.sort(found)
  return vim.tbl_filter(function(word)
    return vim.startswith(word, lead)
  end, found)
end

return M
