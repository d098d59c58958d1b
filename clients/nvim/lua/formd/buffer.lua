-- A form in a buffer: what is drawn, what was typed, and how both become one. One idea: each works on the same lines.
-- SPDX-License-Identifier: MIT

local json = require("formd.json")
local lines = require("formd.lines")
local mirrors = require("formd.mirror")
local M = {}

local marks = vim.api.nvim_create_namespace("formd")
local drawings = vim.api.nvim_create_namespace("formd_drawn")
local wrongs = vim.api.nvim_create_namespace("formd_issues")

--- @class formd.Buffer
--- @field handle integer the buffer
--- @field form string the form's id
--- @field mirror formd.Mirror the form as the daemon has it
--- @field known table<string, string> what stands, or should stand, in the lines of each entity
--- @field flying table<string, integer> answers to sets of a field that are still to come
local Buffer = {}
Buffer.__index = Buffer
M.all = {}

function M.of(handle)
  return M.all[handle or vim.api.nvim_get_current_buf()]
end

--- Puts a form that is watched into a buffer.
function M.open(handle, connection, form, seen)
  local self = setmetatable({
    handle = handle,
    connection = connection,
    form = form,
    mirror = mirrors.new(seen),
    known = {},
    flying = {},
    client = seen.client,
  }, Buffer)
  M.all[handle] = self
  vim.bo[handle].buftype = "acwrite"
  vim.bo[handle].swapfile = false
  vim.bo[handle].undolevels = -1
  vim.bo[handle].filetype = "formd"
  self:draw()
  vim.api.nvim_buf_attach(handle, false, {
    on_lines = function()
      if not self.drawing then
        self:sync_soon()
      end
    end,
    on_detach = function()
      M.all[handle] = nil
      self.connection:call("form/unwatch", { form = self.form })
    end,
  })
  return self
end

-- Drawing ------------------------------------------------------------------------------------

local function split(text)
  return vim.split(text, "\n", { plain = true })
end

--- Writes into the buffer without taking it for typing.
function Buffer:write(first, last, text)
  self.drawing = true
  local modifiable = vim.bo[self.handle].modifiable
  vim.bo[self.handle].modifiable = true
  vim.api.nvim_buf_set_lines(self.handle, first, last, false, text)
  vim.bo[self.handle].modifiable = modifiable
  self.drawing = false
end

--- Where the cursor is, by entity, in each window that shows the buffer.
function Buffer:places()
  local places = {}
  for _, window in ipairs(vim.fn.win_findbuf(self.handle)) do
    local at = vim.api.nvim_win_get_cursor(window)
    local entity, first = self:entity_at(at[1] - 1)
    places[window] = entity and { id = entity.id, down = at[1] - 1 - first, column = at[2] }
  end
  return places
end

--- Draws all of it anew; what was typed and is on its way stays.
function Buffer:draw()
  local places = self.entities and self:places() or {}
  local typed = self.entities and self:typed() or {}
  self.entities = lines.entities(self.mirror.definition)
  local all, rows = {}, {}
  for index, entity in ipairs(self.entities) do
    if entity.typed and typed[entity.id] and self:is_ours(entity.id) then
      entity.text = typed[entity.id]
    end
    self.known[entity.id] = entity.text
    rows[index] = #all
    vim.list_extend(all, split(entity.text))
  end
  self:write(0, -1, all)
  vim.api.nvim_buf_clear_namespace(self.handle, marks, 0, -1)
  for index, entity in ipairs(self.entities) do
    entity.mark = vim.api.nvim_buf_set_extmark(self.handle, marks, rows[index], 0, {})
  end
  self:decorate()
  for window, place in pairs(places) do
    for _, entity in ipairs(self.entities) do
      if entity.id == place.id then
        local first, last = self:range(entity)
        pcall(vim.api.nvim_win_set_cursor, window, { math.min(first + place.down, last - 1) + 1, place.column })
      end
    end
  end
  vim.bo[self.handle].modified = self:is_dirty()
end

--- Labels, help and marks around the lines.
function Buffer:decorate()
  vim.api.nvim_buf_clear_namespace(self.handle, drawings, 0, -1)
  for _, entity in ipairs(self.entities) do
    local first, last = self:range(entity)
    if entity.above and #entity.above > 0 then
      vim.api.nvim_buf_set_extmark(self.handle, drawings, first, 0,
        { virt_lines = entity.above, virt_lines_above = true })
    end
    if entity.below then
      vim.api.nvim_buf_set_extmark(self.handle, drawings, last - 1, 0, { virt_lines = entity.below })
    end
    local hint = entity.node and entity.node.placeholder
    if hint and self.known[entity.id] == "" then
      vim.api.nvim_buf_set_extmark(self.handle, drawings, first, 0,
        { virt_text = { { lines.printable(hint), "FormdPlaceholder" } }, virt_text_pos = "overlay" })
    end
    local group = entity.id == "$title" and "FormdForm" or entity.action and "FormdAction"
      or entity.locked and "FormdLocked"
    if group then
      vim.api.nvim_buf_set_extmark(self.handle, drawings, first, 0,
        { end_row = last, hl_group = group, hl_eol = false })
    end
  end
  self:diagnose()
end

function Buffer:diagnose()
  local found = {}
  for _, entity in ipairs(self.entities) do
    for _, issue in ipairs(entity.node and lines.shown_issues(entity.node) or {}) do
      local first = self:range(entity)
      local severity = vim.diagnostic.severity
      table.insert(found, {
        lnum = first,
        col = 0,
        severity = ({ error = severity.ERROR, warning = severity.WARN })[issue.level] or severity.INFO,
        message = lines.printable(issue.message or issue.rule),
        source = "formd",
        code = issue.rule,
      })
    end
  end
  vim.diagnostic.set(wrongs, self.handle, found)
end

-- Lines and entities --------------------------------------------------------------------------

--- The first line of an entity and the one behind its last, counted from 0.
function Buffer:range(entity)
  local at = vim.api.nvim_buf_get_extmark_by_id(self.handle, marks, entity.mark, {})
  local behind = vim.api.nvim_buf_line_count(self.handle)
  for index, other in ipairs(self.entities) do
    if other == entity and self.entities[index + 1] then
      local next_at =
        vim.api.nvim_buf_get_extmark_by_id(self.handle, marks, self.entities[index + 1].mark, {})
      behind = next_at[1]
    end
  end
  return at[1], behind
end

--- The entity a line belongs to, and its first line.
function Buffer:entity_at(line)
  for index = #self.entities, 1, -1 do
    local entity = self.entities[index]
    local first, behind = self:range(entity)
    if line >= first and (line < behind or index == #self.entities) then
      return entity, first
    end
  end
end

function Buffer:entity(id)
  for _, entity in ipairs(self.entities) do
    if entity.id == id then
      return entity
    end
  end
end

--- What stands in the lines of each entity that may be typed into.
function Buffer:typed()
  local typed = {}
  for _, entity in ipairs(self.entities) do
    if entity.typed then
      local first, behind = self:range(entity)
      typed[entity.id] = table.concat(vim.api.nvim_buf_get_lines(self.handle, first, behind, false), "\n")
    end
  end
  return typed
end

--- Whether what stands in a field's line came from here and the daemon may not have it yet.
function Buffer:is_ours(id)
  return (self.flying[id] or 0) > 0 or self:is_gone()
end
--- Whether there is no form to tell anything: its daemon is lost, or somebody deleted it.
function Buffer:is_gone()
  return self.closed == true or self.connection.lost ~= nil
end
function Buffer:is_dirty()
  local state = self.mirror.definition.state
  return state ~= nil and state.dirty == true and state.outcome == nil
end

-- Typing ---------------------------------------------------------------------------------------

--- Looks at what was typed as soon as the editor is done with it.
function Buffer:sync_soon()
  if self.soon then
    return
  end
  self.soon = true
  vim.schedule(function()
    self.soon = false
    if M.all[self.handle] == self then
      self:sync()
    end
  end)
end

function Buffer:sync()
  local broken = false
  for index, entity in ipairs(self.entities) do
    local first, behind = self:range(entity)
    local found = vim.api.nvim_buf_get_lines(self.handle, first, math.max(first, behind), false)
    if behind <= first then
      -- Its line was deleted: the field is emptied, its line comes back.
      broken = true
      if entity.typed then
        self:set(entity, "")
      end
    else
      local text = table.concat(found, "\n")
      if text ~= self.known[entity.id] then
        if not entity.typed then
          broken = true
        elseif #found > 1 and not entity.many then
          broken = true
          local kept = vim.tbl_filter(function(line)
            return line ~= ""
          end, found)
          self:set(entity, table.concat(kept, " "))
        else
          self:set(entity, text)
        end
      end
    end
    _ = index
  end
  if broken then
    self:draw()
  end
end

--- Tells the daemon what was typed into a field.
function Buffer:set(entity, text)
  local id = entity.id
  self.known[id] = text
  entity.text = text
  vim.bo[self.handle].modified = true
  if self:is_gone() then
    return
  end
  self.flying[id] = (self.flying[id] or 0) + 1
  local asked = self.connection:call("field/set", { form = self.form, field = id, raw = text },
    function(failure)
      self.flying[id] = self.flying[id] - 1
      if failure then
        self:complain(failure)
        self:draw()
      end
    end)
  if not asked then
    self.flying[id] = self.flying[id] - 1
  end
end

-- News -----------------------------------------------------------------------------------------

function Buffer:complain(failure)
  vim.notify("formd: " .. (failure.message or "refused"), vim.log.levels.WARN)
end

--- Something was told of the form.
function Buffer:hear(method, params)
  if method == "form/changed" then
    local fits, moved = self.mirror:apply(params)
    if not fits then
      return self:watch_again()
    end
    if moved then
      return self:draw()
    end
    self:show_changes(params.changes)
  elseif method == "watch/overflow" then
    self:watch_again()
  elseif method == "form/closed" then
    self.closed = true
    vim.notify("formd: the form was closed (" .. tostring(params.reason)
      .. "); what you typed is kept, :Formd revive makes it anew", vim.log.levels.WARN)
  end
end

function Buffer:watch_again()
  self.connection:call("form/watch", { form = self.form }, function(failure, seen)
    if failure then
      return self:complain(failure)
    end
    self.mirror = mirrors.new(seen)
    self:draw()
  end)
end

--- Answers changed: their lines are written, but for those that are being typed into.
function Buffer:show_changes(changes)
  for _, change in ipairs(changes) do
    local entity = change.field and self:entity(change.field)
    if entity then
      local entry = self.mirror.nodes.node[change.field]
      local node = entry and entry.node
      if node and node.kind == nil then
        node = vim.tbl_extend("keep", node, { kind = "textField" })
      end
      entity.node = node or entity.node
      local text = lines.text(entity.node)
      if text ~= self.known[entity.id] and not self:is_ours(entity.id) then
        local first, behind = self:range(entity)
        local places = self:places()
        self:write(first, behind, split(text))
        vim.api.nvim_buf_set_extmark(self.handle, marks, first, 0, { id = entity.mark })
        self.known[entity.id] = text
        entity.text = text
        for window, place in pairs(places) do
          if place.id == entity.id then
            pcall(vim.api.nvim_win_set_cursor, window, { first + place.down + 1, place.column })
          end
        end
      end
    end
  end
  self:refresh_labels()
  vim.bo[self.handle].modified = self:is_dirty() or next(self:on_their_way()) ~= nil
end

function Buffer:on_their_way()
  local ids = {}
  for id, count in pairs(self.flying) do
    if count > 0 then
      ids[id] = true
    end
  end
  return ids
end

--- Labels say what is shown and required: made anew from the mirror, the lines stay.
function Buffer:refresh_labels()
  local fresh = {}
  for _, entity in ipairs(lines.entities(self.mirror.definition)) do
    fresh[entity.id] = entity
  end
  for _, entity in ipairs(self.entities) do
    local now = fresh[entity.id]
    if now then
      entity.above, entity.below, entity.node = now.above, now.below, now.node or entity.node
      entity.locked, entity.typed = now.locked, now.typed
    end
  end
  self:decorate()
end

--- The daemon is gone. What was typed stays in the buffer.
function Buffer:lose(why)
  vim.api.nvim_buf_set_extmark(self.handle, drawings, 0, 0, {
    virt_text = { { "  connection lost: " .. lines.printable(why), "ErrorMsg" } },
  })
  vim.notify("formd: connection lost: " .. lines.printable(why)
    .. "\nWhat you typed is kept; :Formd revive makes the form anew.", vim.log.levels.ERROR)
end

--- The definition with what was typed, to make the form anew.
function Buffer:draft()
  local draft = json.copy(self.mirror.definition)
  local typed = self:typed()
  local function visit(node)
    if typed[node.id] and typed[node.id] ~= lines.raw(node) then
      node.state = vim.tbl_extend("force", node.state or {}, { raw = typed[node.id], touched = true })
      node.value = nil
    end
    for _, list in ipairs({ "sections", "rows", "items", "fields" }) do
      for _, inner in ipairs(type(node[list]) == "table" and node[list] or {}) do
        visit(inner)
      end
    end
  end
  visit(draft)
  if draft.state then
    draft.state.outcome = nil
  end
  return draft
end

return M
