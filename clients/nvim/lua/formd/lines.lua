-- What stands in the buffer: one line a field, more for text of several lines.
-- SPDX-License-Identifier: MIT

local M = {}

local TYPED = { textField = true, textView = true, stepper = true, slider = true,
  datePicker = true, selectorDatePicker = true, inlineDatePicker = true }
local CHOICE = { segmented = true, picker = true, selectorPicker = true, inlinePicker = true }

local function present(value)
  if value ~= nil and value ~= vim.NIL then
    return value
  end
end

--- Text that may reach a screen: controls and what turns the direction of writing become signs.
function M.printable(text)
  text = text:gsub("[%z\1-\31\127]", "\u{FFFD}"):gsub("\194[\128-\159]", "\u{FFFD}")
  return (text:gsub("\226\128[\170-\174]", "\u{FFFD}"):gsub("\226\129[\166-\169]", "\u{FFFD}"))
end

local function title_of(option)
  return option.title or option.key
end
M.title_of = title_of

--- What can be chosen now; nothing while that is not known yet.
function M.options_of(node)
  local options = node.state and node.state.options
  if options == nil then
    options = node.options
  end
  return type(options) == "table" and options or {}
end

--- The option whose key is chosen.
local function option(node, key)
  for _, candidate in ipairs(M.options_of(node)) do
    if candidate.key == key then
      return candidate
    end
  end
end

--- Whether its line may be typed into.
function M.is_typed(node)
  return TYPED[node.kind] and not (node.state and node.state.filled ~= nil or M.is_secret(node))
end
function M.is_secret(node)
  return node.secret == true or node.type == "password"
end
function M.is_choice(node)
  return CHOICE[node.kind] or (node.kind == "textField" and node.type == "picker")
end
--- Whether nobody can change it now.
function M.is_locked(node, row, section)
  local function off(it)
    return it and (it.readonly == true or it.enabled == false or it.state and it.state.enabled == false)
  end
  return off(node) or off(row) or off(section) or node.computed ~= nil
end

--- What is typed in it, as it was typed.
function M.raw(node)
  local state = node.state or {}
  if state.raw then
    return state.raw
  end
  local value = present(node.value)
  if value == nil then
    return ""
  end
  if type(value) == "number" then
    -- Whole numbers without a point; others as short as they can be.
    return value == math.floor(value) and math.abs(value) < 2 ^ 53 and ("%d"):format(value)
      or ("%.15g"):format(value)
  end
  return tostring(value)
end

--- The text of a field's line, which `\n` breaks into several.
function M.text(node)
  local state = node.state or {}
  if M.is_secret(node) then
    return state.filled and ("•"):rep(8) or ""
  elseif node.kind == "check" or node.kind == "switch" then
    return (node.value == true and "[x]" or "[ ]") .. (state.display and " " .. M.printable(state.display) or "")
  elseif node.kind == "multiPicker" then
    local titles = {}
    for _, key in ipairs(present(node.value) or {}) do
      local found = option(node, key)
      table.insert(titles, found and title_of(found) or key)
    end
    return M.printable(table.concat(titles, ", "))
  elseif M.is_choice(node) then
    local key = present(node.value)
    local found = option(node, key)
    return M.printable(found and (found.displayTitle or title_of(found)) or key or "")
  elseif node.kind == "custom" then
    local value = present(node.value)
    return value == nil and "" or M.printable(vim.json.encode(value))
  end
  return M.raw(node)
end

--- What is wrong with a node and shows: its rules' issues once they may, marks always.
function M.shown_issues(node)
  local state = node.state or {}
  local shown = {}
  for _, issue in ipairs(state.issues or {}) do
    if state.showsIssues or issue.source ~= "rule" then
      table.insert(shown, issue)
    end
  end
  return shown
end

local function is_visible(node)
  return not (node.state and node.state.visible == false)
end

local function caption(value)
  return type(value) == "table" and value.text or value
end

--- The label of a field, as parts to draw.
local function label(node)
  local parts = { { M.printable(node.title or ""), "FormdTitle" } }
  if node.required or node.state and node.state.required then
    table.insert(parts, { " *", "FormdMarker" })
  end
  local state = node.state or {}
  if state.display and node.kind ~= "check" and node.kind ~= "switch" then
    table.insert(parts, { "  " .. M.printable(state.display), "FormdDisplay" })
  end
  if node.help then
    table.insert(parts, { "  " .. M.printable(node.help), "FormdHelp" })
  end
  return parts
end

--- @class formd.Entity one thing that has lines of its own
--- @field id string its key: a field's id, `$title`, `$add:` and a section's id
--- @field text string what stands in its lines
--- @field above table[] lines drawn above it, each a list of parts
--- @field below table[] lines drawn below the last one of a section

--- Everything that has a line, in order.
--- @return formd.Entity[]
function M.entities(definition)
  local entities = { { id = "$title", text = M.printable(definition.title or definition.id or "") } }
  local above, last_footer = {}, nil
  if definition.help then
    entities[1].below = { { { M.printable(definition.help), "FormdHelp" } } }
  end
  local function add(entity)
    entity.above = above
    above = {}
    table.insert(entities, entity)
  end
  local function add_field(node, row, section, indent)
    local parts = label(node)
    if indent then
      table.insert(parts, 1, { "  ", "FormdTitle" })
    end
    table.insert(above, parts)
    add({ id = node.id, node = node, row = row, section = section, text = M.text(node),
      typed = M.is_typed(node) and not M.is_locked(node, row, section),
      many = node.kind == "textView", locked = M.is_locked(node, row, section) })
  end
  local function add_row(row, section)
    if not is_visible(row) then
      return
    end
    if row.kind == "label" then
      if row.action then
        add({ id = row.id, node = row, row = row, section = section, action = row.action,
          text = "[ " .. M.printable(row.title or row.text or row.action) .. " ]" })
      else
        for _, text in ipairs({ row.title, row.text, row.subText, row.help }) do
          table.insert(above, { { M.printable(text), "FormdText" } })
        end
      end
    elseif row.kind == "fields" then
      table.insert(above, label(row))
      for _, part in ipairs(row.fields or {}) do
        add_field(vim.tbl_extend("keep", part, { kind = "textField" }), row, section, true)
      end
    else
      add_field(row, row, section)
    end
  end
  for _, section in ipairs(definition.sections or {}) do
    if is_visible(section) then
      local header = caption(section.header)
      table.insert(above, { { "", "FormdText" } })
      if header and header ~= "" then
        table.insert(above, { { M.printable(header), "FormdHeader" } })
      end
      for _, row in ipairs(section.rows or {}) do
        add_row(row, section)
      end
      for number, item in ipairs(section.items or {}) do
        table.insert(above, { { ("%d."):format(number), "FormdHeader" } })
        for _, row in ipairs(item.rows or {}) do
          add_row(row, section)
          entities[#entities].item = item.id
        end
      end
      if type(section["repeat"]) == "table" then
        add({ id = "$add:" .. section.id, section = section, action = "add",
          text = "[ + " .. M.printable(section["repeat"].addTitle or "Add") .. " ]" })
      end
      for _, issue in ipairs(section.state and section.state.issues or {}) do
        table.insert(above, { { "! " .. M.printable(issue.message), "FormdIssue" } })
      end
      last_footer = caption(section.footer)
      if last_footer and last_footer ~= "" then
        table.insert(above, { { M.printable(last_footer), "FormdHelp" } })
      end
    end
  end
  if #above > 0 then
    local final = entities[#entities]
    final.below = vim.list_extend(final.below or {}, above)
  end
  return entities
end

return M
