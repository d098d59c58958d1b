-- What a person does to a form besides typing: choose, toggle, step, move on, submit.
-- SPDX-License-Identifier: MIT

local lines = require("formd.lines")
local M = {}

local GONE = "the form is gone; what you typed is kept, :Formd revive makes it anew"

local function warn(failure)
  vim.notify("formd: " .. (failure.message or "refused"), vim.log.levels.WARN)
end

--- The entity under the cursor.
local function here(buffer)
  return (buffer:entity_at(vim.api.nvim_win_get_cursor(0)[1] - 1))
end

local function go(buffer, id)
  local entity = id and buffer:entity(id)
  if entity then
    local first = buffer:range(entity)
    vim.api.nvim_win_set_cursor(0, { first + 1, 0 })
  end
end

--- Calls about the form; a refusal is said.
local function call(buffer, method, params, take)
  if buffer:is_gone() then
    return warn({ message = GONE })
  end
  params.form = buffer.form
  local asked = buffer.connection:call(method, params, function(failure, result)
    if failure then
      return warn(failure)
    end
    if take then
      take(result)
    end
  end)
  if not asked then
    warn({ message = GONE })
  end
end

--- Typing in the field under the cursor begins or ends.
function M.typing(buffer, begins)
  if buffer:is_gone() then
    return
  end
  if not begins then
    buffer:sync()
    return call(buffer, "editing/end", {})
  end
  local entity = here(buffer)
  if entity and entity.typed then
    call(buffer, "editing/begin", { field = entity.id })
  end
end

--- The next field, or the previous one, that can be edited.
function M.move(buffer, direction)
  local entity = here(buffer)
  local function move()
    call(buffer, "editing/" .. direction, { wrap = true }, function(result)
      if result.moved then
        go(buffer, result.field)
      end
    end)
  end
  if buffer:is_gone() then
    return M.move_alone(buffer, direction)
  end
  -- The cursor may have been moved by hand since: the daemon is told where it is first.
  if entity and entity.node and not entity.action and not entity.locked then
    call(buffer, "editing/begin", { field = entity.id }, move)
  else
    move()
  end
end

--- Without a daemon the cursor goes from line to line.
function M.move_alone(buffer, direction)
  local entity = here(buffer)
  local step = direction == "next" and 1 or -1
  for index, other in ipairs(buffer.entities) do
    if other == entity then
      local target = buffer.entities[(index - 1 + step) % #buffer.entities + 1]
      return go(buffer, target.id)
    end
  end
end

local function choose_one(buffer, entity)
  local node = entity.node
  local options = vim.tbl_filter(function(option)
    return option.enabled ~= false
  end, lines.options_of(node))
  if #options == 0 then
    return vim.notify("formd: the options are not known yet", vim.log.levels.INFO)
  end
  local is_inline = node.kind == "inlinePicker"
  if is_inline then
    call(buffer, "row/select", { row = entity.row.id })
  end
  vim.ui.select(options, {
    prompt = lines.printable(node.title or entity.id),
    format_item = function(option)
      return lines.printable(lines.title_of(option))
    end,
  }, function(option)
    if option then
      call(buffer, "field/set", { field = entity.id, value = option.key })
    end
    if is_inline then
      call(buffer, "row/select", { row = entity.row.id })
    end
  end)
end

local function choose_some(buffer, entity)
  local node = entity.node
  local chosen = {}
  for _, key in ipairs(type(node.value) == "table" and node.value or {}) do
    chosen[key] = true
  end
  local options = lines.options_of(node)
  vim.ui.select(options, {
    prompt = lines.printable(node.title or entity.id),
    format_item = function(option)
      return (chosen[option.key] and "[x] " or "[ ] ") .. lines.printable(lines.title_of(option))
    end,
  }, function(option)
    if not option then
      return
    end
    chosen[option.key] = not chosen[option.key] or nil
    local keys = {}
    for _, candidate in ipairs(options) do
      if chosen[candidate.key] then
        table.insert(keys, candidate.key)
      end
    end
    call(buffer, "field/set", { field = entity.id, value = keys })
  end)
end

--- What <CR> does on a line: toggles, chooses, asks for a secret, or does what the label is for.
function M.act(buffer)
  local entity = here(buffer)
  if not entity then
    return
  end
  if entity.action == "add" then
    return call(buffer, "item/append", { section = entity.section.id })
  elseif entity.action == "submit" then
    return M.submit(buffer)
  elseif entity.action then
    return call(buffer, "row/select", { row = entity.id })
  end
  local node = entity.node
  if not node then
    return
  end
  if node.kind == "check" or node.kind == "switch" then
    call(buffer, "field/set", { field = entity.id, value = node.value ~= true })
  elseif node.kind == "multiPicker" then
    choose_some(buffer, entity)
  elseif lines.is_choice(node) then
    choose_one(buffer, entity)
  elseif lines.is_secret(node) then
    local secret = vim.fn.inputsecret(lines.printable(node.title or entity.id) .. ": ")
    call(buffer, "field/set", { field = entity.id, raw = secret })
  else
    M.move(buffer, "next")
  end
end

function M.step(buffer, by)
  local entity = here(buffer)
  local kind = entity and entity.node and entity.node.kind
  if kind == "stepper" or kind == "slider" then
    return call(buffer, "field/step", { field = entity.id, by = by })
  end
  vim.cmd("normal! " .. math.abs(by) .. (by > 0 and "\1" or "\24"))
end

--- Submits; waits for the answer, so that `:wq` ends only with it.
function M.submit(buffer)
  buffer:sync()
  if buffer:is_gone() then
    warn({ message = GONE })
    return false
  end
  local failure, result = buffer.connection:ask("form/submit", { form = buffer.form })
  if failure then
    warn(failure)
    return false
  end
  if result.submitted then
    vim.bo[buffer.handle].modified = false
    vim.notify("formd: submitted")
    return true
  end
  local count = #(result.issues or {})
  vim.notify(("formd: not submitted: %d answer%s to correct"):format(count, count == 1 and "" or "s"),
    vim.log.levels.WARN)
  go(buffer, result.firstInvalid)
  return false
end

function M.undo(buffer)
  call(buffer, "form/undo", {})
end
function M.redo(buffer)
  call(buffer, "form/redo", {})
end
function M.remove_item(buffer)
  local entity = here(buffer)
  if entity and entity.item then
    return call(buffer, "item/remove", { items = { entity.item } })
  end
  vim.notify("formd: not in a repeated part", vim.log.levels.INFO)
end
function M.finish(buffer, method, reason)
  call(buffer, method, { reason = reason ~= "" and reason or nil }, function()
    vim.bo[buffer.handle].modified = false
    vim.notify("formd: " .. (method == "form/cancel" and "cancelled" or "declined"))
  end)
end

return M
