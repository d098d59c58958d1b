vim9script
# What stands in the buffer: one line a field, more for text of several lines.
# SPDX-License-Identifier: MIT

const TYPED = ['textField', 'textView', 'stepper', 'slider', 'datePicker', 'selectorDatePicker',
  'inlineDatePicker']
const CHOICE = ['segmented', 'picker', 'selectorPicker', 'inlinePicker']

# Text that may reach a screen: what would steer it or turn writing around becomes a sign.
export def Printable(text: any): string
  return substitute(StringOf(text), '[\x01-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]', "\ufffd", 'g')
enddef
def StringOf(value: any): string
  return type(value) == v:t_string ? value : value == null ? '' : string(value)
enddef

def State(node: dict<any>, name: string, standard: any = null): any
  return get(get(node, 'state', {}), name, standard)
enddef
export def Kind(node: dict<any>): string
  return get(node, 'kind', 'textField')
enddef
export def IsSecret(node: dict<any>): bool
  return get(node, 'secret', false) || get(node, 'type', '') == 'password'
enddef
export def IsChoice(node: dict<any>): bool
  return index(CHOICE, Kind(node)) >= 0 || get(node, 'type', '') == 'picker'
enddef
export def IsTyped(node: dict<any>): bool
  return index(TYPED, Kind(node)) >= 0 && !IsSecret(node) && !IsChoice(node)
enddef
def IsVisible(node: dict<any>): bool
  return State(node, 'visible', true)
enddef
# Whether nobody can change it now.
export def IsLocked(nodes: list<dict<any>>): bool
  for node in nodes
    if get(node, 'readonly', false) || !get(node, 'enabled', true) || !State(node, 'enabled', true)
        || has_key(node, 'computed')
      return true
    endif
  endfor
  return false
enddef

export def Options(node: dict<any>): list<any>
  var options = get(get(node, 'state', {}), 'options', get(node, 'options', []))
  return type(options) == v:t_list ? options : []
enddef
export def Title(option: dict<any>): string
  return Printable(get(option, 'title', option.key))
enddef
def TitleOf(node: dict<any>, key: any): string
  for option in Options(node)
    if option.key ==# key
      return get(option, 'displayTitle', get(option, 'title', key))
    endif
  endfor
  return StringOf(key)
enddef

# What is typed in it, as it was typed.
export def Raw(node: dict<any>): string
  var raw = State(node, 'raw')
  if type(raw) == v:t_string
    return raw
  endif
  var value = get(node, 'value', '')
  # A float that is short enough loses nothing; longer numbers come as text.
  return type(value) == v:t_float ? substitute(printf('%.15g', value), '\.0*$', '', '') : StringOf(value)
enddef

# The text of a field's lines.
export def Text(node: dict<any>): string
  var value = get(node, 'value', '')
  if IsSecret(node)
    return State(node, 'filled', false) ? repeat('•', 8) : ''
  elseif index(['check', 'switch'], Kind(node)) >= 0
    var display = StringOf(State(node, 'display', ''))
    return (type(value) == v:t_bool && value ? '[x]' : '[ ]') .. (display == '' ? '' : ' ' .. Printable(display))
  elseif Kind(node) == 'multiPicker'
    return type(value) == v:t_list ? Printable(mapnew(value, (_, key) => TitleOf(node, key))->join(', ')) : ''
  elseif IsChoice(node)
    return type(value) == v:t_string && value != '' ? Printable(TitleOf(node, value)) : ''
  elseif Kind(node) == 'custom'
    return has_key(node, 'value') ? Printable(json_encode(value)) : ''
  endif
  return Raw(node)
enddef

# What is wrong with a node and shows: its rules' issues once they may, marks always.
export def ShownIssues(node: dict<any>): list<any>
  var shows = State(node, 'showsIssues', false)
  return filter(copy(State(node, 'issues', [])), (_, issue) => shows || issue.source != 'rule')
enddef

def Caption(value: any): string
  return type(value) == v:t_dict ? get(value, 'text', '') : StringOf(value)
enddef

# Everything that has a line, in order: {id, text, above, below, node?, row?, section?, item?, action?}.
# Above and below are lists of [text, kind of text].
export def Entities(definition: dict<any>): list<dict<any>>
  var entities: list<dict<any>> = [{id: '$title', text: Printable(get(definition, 'title', definition.id)),
    above: [], below: []}]
  if has_key(definition, 'help')
    add(entities[0].below, [Printable(definition.help), 'formdHelp'])
  endif
  var above: list<list<string>> = []
  var Add = (entity: dict<any>) => {
    entity.above = copy(above)
    entity.below = []
    filter(above, (_, _) => false)
    add(entities, entity)
  }
  var AddField = (node: dict<any>, row: dict<any>, section: dict<any>, indent: string) => {
    var label = indent .. Printable(get(node, 'title', ''))
    if get(node, 'required', false) || State(node, 'required', false)
      label ..= ' *'
    endif
    if type(State(node, 'display')) == v:t_string && index(['check', 'switch'], Kind(node)) < 0
      label ..= '  ' .. Printable(State(node, 'display'))
    endif
    add(above, [label, 'formdTitle'])
    if has_key(node, 'help')
      add(above, [indent .. Printable(node.help), 'formdHelp'])
    endif
    var locked = IsLocked([node, row, section])
    Add({id: node.id, node: node, row: row, section: section, text: Text(node), locked: locked,
      typed: IsTyped(node) && !locked, many: Kind(node) == 'textView'})
  }
  var AddRow = (row: dict<any>, section: dict<any>) => {
    if !IsVisible(row)
      return
    endif
    if row.kind == 'label'
      if has_key(row, 'action')
        Add({id: row.id, row: row, section: section, action: row.action,
          text: '[ ' .. Printable(get(row, 'title', get(row, 'text', row.action))) .. ' ]'})
      else
        for name in ['title', 'text', 'subText', 'help']
          if has_key(row, name)
            add(above, [Printable(row[name]), 'formdHelp'])
          endif
        endfor
      endif
    elseif row.kind == 'fields'
      add(above, [Printable(get(row, 'title', '')), 'formdTitle'])
      for part in get(row, 'fields', [])
        AddField(part, row, section, '  ')
      endfor
    else
      AddField(row, row, section, '')
    endif
  }
  for section in get(definition, 'sections', [])
    if !IsVisible(section)
      continue
    endif
    add(above, ['', 'formdHelp'])
    if Caption(get(section, 'header', '')) != ''
      add(above, [Printable(Caption(section.header)), 'formdHeader'])
    endif
    for row in get(section, 'rows', [])
      AddRow(row, section)
    endfor
    var number = 0
    for item in get(section, 'items', [])
      number += 1
      add(above, [number .. '.', 'formdHeader'])
      for row in get(item, 'rows', [])
        AddRow(row, section)
        entities[-1].item = item.id
      endfor
    endfor
    if has_key(section, 'repeat')
      Add({id: '$add:' .. section.id, section: section, action: 'add',
        text: '[ + ' .. Printable(get(section.repeat, 'addTitle', 'Add')) .. ' ]'})
    endif
    for issue in State(section, 'issues', [])
      add(above, ['! ' .. Printable(issue.message), 'formdIssue'])
    endfor
    if Caption(get(section, 'footer', '')) != ''
      add(above, [Printable(Caption(section.footer)), 'formdHelp'])
    endif
  endfor
  extend(entities[-1].below, above)
  return entities
enddef
