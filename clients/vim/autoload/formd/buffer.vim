vim9script
# A form in a buffer: what is drawn, what was typed, and how both become one.
# SPDX-License-Identifier: MIT

import autoload './rpc.vim'
import autoload './lines.vim'

# The forms shown, by buffer number: {form, definition, revision, entities, known, flying, listener}.
var shown: dict<dict<any>> = {}
# Whether the buffer is being written by us, which is no typing.
var drawing = false

# Kinds of text and the colours they have unless somebody says otherwise.
for [name, group] in items({Header: 'Statement', Title: 'Identifier', Help: 'Comment',
    Issue: 'ErrorMsg', Action: 'Function', Locked: 'Comment', Form: 'Title'})
  execute 'highlight default link Formd' .. name group
  if empty(prop_type_get('formd' .. name))
    prop_type_add('formd' .. name, {highlight: 'Formd' .. name})
  endif
endfor
if empty(prop_type_get('formdField'))
  prop_type_add('formdField', {})
endif

export def Of(number: number = bufnr()): dict<any>
  return get(shown, string(number), {})
enddef
export def All(): list<dict<any>>
  return values(shown)
enddef

# Puts a form that is watched into a buffer.
export def Open(number: number, form: string, seen: dict<any>)
  var buffer = {number: number, form: form, definition: seen.definition, revision: seen.revision,
    entities: [], known: {}, flying: {}, stale: false, soon: false, closed: false}
  shown[number] = buffer
  setbufvar(number, '&buftype', 'acwrite')
  setbufvar(number, '&swapfile', 0)
  setbufvar(number, '&undolevels', -1)
  setbufvar(number, '&filetype', 'formd')
  Draw(buffer)
  listener_add((_, _, _, _, _) => {
    if !drawing
      SyncSoon(buffer)
    endif
  }, number)
enddef
export def Forget(number: number)
  if has_key(shown, number)
    rpc.Call('form/unwatch', {form: shown[number].form})
    remove(shown, number)
  endif
enddef

# Drawing ----------------------------------------------------------------------------------------

export def Draw(buffer: dict<any>)
  var place = Place(buffer)
  var typed = Typed(buffer)
  buffer.entities = lines.Entities(buffer.definition)
  var all: list<string> = []
  for entity in buffer.entities
    if get(entity, 'typed', false) && has_key(typed, entity.id) && IsOurs(buffer, entity.id)
      entity.text = typed[entity.id]
    endif
    buffer.known[entity.id] = entity.text
    entity.first = len(all) + 1
    extend(all, split(entity.text, "\n", true))
    entity.last = len(all)
  endfor
  Write(buffer, all)
  Decorate(buffer)
  if !empty(place)
    for entity in buffer.entities
      if entity.id ==# place.id
        cursor(min([entity.first + place.down, entity.last]), place.column)
      endif
    endfor
  endif
  setbufvar(buffer.number, '&modified', IsDirty(buffer) || !empty(filter(copy(buffer.flying), (_, n) => n > 0)))
enddef

def Write(buffer: dict<any>, all: list<string>)
  drawing = true
  try
    var had = getbufinfo(buffer.number)[0].linecount
    setbufline(buffer.number, 1, all)
    if had > len(all)
      deletebufline(buffer.number, len(all) + 1, '$')
    endif
    listener_flush(buffer.number)
  finally
    drawing = false
  endtry
enddef

# Labels above the lines, what is wrong below, and an anchor on the first line of each.
def Decorate(buffer: dict<any>)
  drawing = true
  try
    prop_clear(1, getbufinfo(buffer.number)[0].linecount, {bufnr: buffer.number})
    for [index, entity] in items(buffer.entities)
      prop_add(entity.first, 1, {type: 'formdField', id: index + 1, bufnr: buffer.number})
      var length = strlen(getbufline(buffer.number, entity.first)[0])
      var kind = entity.id == '$title' ? 'formdForm' : has_key(entity, 'action') ? 'formdAction'
        : get(entity, 'locked', false) ? 'formdLocked' : ''
      if kind != '' && length > 0
        prop_add(entity.first, 1, {type: kind, length: length, bufnr: buffer.number})
      endif
      for [text, type] in entity.above
        prop_add(entity.first, 0, {type: type, text: text == '' ? ' ' : text, text_align: 'above',
          bufnr: buffer.number})
      endfor
      for issue in has_key(entity, 'node') ? lines.ShownIssues(entity.node) : []
        prop_add(entity.last, 0, {type: 'formdIssue', text: '! ' .. lines.Printable(get(issue, 'message', issue.rule)),
          text_align: 'below', bufnr: buffer.number})
      endfor
      for [text, type] in entity.below
        prop_add(entity.last, 0, {type: type, text: text == '' ? ' ' : text, text_align: 'below',
          bufnr: buffer.number})
      endfor
    endfor
  finally
    drawing = false
  endtry
enddef

# Lines and entities -------------------------------------------------------------------------------

# Finds where each entity stands now; one whose line was deleted has first 0.
def Locate(buffer: dict<any>)
  for entity in buffer.entities
    entity.first = 0
  endfor
  for found in prop_list(1, {bufnr: buffer.number, end_lnum: -1, types: ['formdField']})
    if found.id <= len(buffer.entities)
      buffer.entities[found.id - 1].first = found.lnum
    endif
  endfor
  var after = getbufinfo(buffer.number)[0].linecount + 1
  for entity in reverse(copy(buffer.entities))
    entity.last = after - 1
    if entity.first > 0
      after = entity.first
    endif
  endfor
enddef

export def EntityAt(buffer: dict<any>, line: number = line('.')): dict<any>
  Locate(buffer)
  for entity in reverse(copy(buffer.entities))
    if entity.first > 0 && line >= entity.first
      return entity
    endif
  endfor
  return {}
enddef
export def Entity(buffer: dict<any>, id: string): dict<any>
  for entity in buffer.entities
    if entity.id ==# id
      return entity
    endif
  endfor
  return {}
enddef
export def Go(buffer: dict<any>, id: string)
  Locate(buffer)
  var entity = Entity(buffer, id)
  if get(entity, 'first', 0) > 0
    cursor(entity.first, 1)
  endif
enddef
def Place(buffer: dict<any>): dict<any>
  if bufnr() != buffer.number || empty(buffer.entities)
    return {}
  endif
  var entity = EntityAt(buffer)
  return empty(entity) ? {} : {id: entity.id, down: line('.') - entity.first, column: col('.')}
enddef
def TextOf(buffer: dict<any>, entity: dict<any>): string
  return getbufline(buffer.number, entity.first, entity.last)->join("\n")
enddef
# What stands in the lines that may be typed into, by field.
export def Typed(buffer: dict<any>): dict<string>
  var typed: dict<string> = {}
  Locate(buffer)
  for entity in buffer.entities
    if get(entity, 'typed', false) && entity.first > 0
      typed[entity.id] = TextOf(buffer, entity)
    endif
  endfor
  return typed
enddef

def IsOurs(buffer: dict<any>, id: string): bool
  return get(buffer.flying, id, 0) > 0 || buffer.closed
enddef
def IsDirty(buffer: dict<any>): bool
  var state = get(buffer.definition, 'state', {})
  return get(state, 'dirty', false) && !has_key(state, 'outcome')
enddef

# Typing ------------------------------------------------------------------------------------------

def SyncSoon(buffer: dict<any>)
  if !buffer.soon
    buffer.soon = true
    timer_start(0, (_) => {
      buffer.soon = false
      if has_key(shown, buffer.number)
        Sync(buffer)
      endif
    })
  endif
enddef

# Looks at what was typed and tells the daemon.
export def Sync(buffer: dict<any>)
  listener_flush(buffer.number)
  Locate(buffer)
  var broken = false
  for entity in buffer.entities
    if entity.first == 0
      # Its line was deleted: the field is emptied, its line comes back.
      broken = true
      if get(entity, 'typed', false)
        Set(buffer, entity, '')
      endif
      continue
    endif
    var text = TextOf(buffer, entity)
    if text ==# buffer.known[entity.id]
      continue
    endif
    if !get(entity, 'typed', false)
      broken = true
    elseif entity.last > entity.first && !entity.many
      broken = true
      Set(buffer, entity, split(text, "\n")->join(' '))
    else
      Set(buffer, entity, text)
    endif
  endfor
  if broken
    Draw(buffer)
  endif
enddef

# Tells the daemon what was typed into a field; one that is gone is told when the form is made anew.
export def Set(buffer: dict<any>, entity: dict<any>, text: string)
  var id = entity.id
  buffer.known[id] = text
  entity.text = text
  setbufvar(buffer.number, '&modified', 1)
  if buffer.closed
    return
  endif
  buffer.flying[id] = get(buffer.flying, id, 0) + 1
  var asked = rpc.Call('field/set', {form: buffer.form, field: id, raw: text}, (failure, _) => {
    buffer.flying[id] -= 1
    if !empty(failure)
      Complain(failure)
      Draw(buffer)
    endif
  })
  if !asked
    buffer.flying[id] -= 1
  endif
enddef

export def Complain(failure: dict<any>)
  echohl WarningMsg
  echomsg 'formd: ' .. get(failure, 'message', 'refused')
  echohl None
enddef

# News --------------------------------------------------------------------------------------------

export def Hear(method: string, params: dict<any>)
  for buffer in values(shown)
    if get(params, 'form', '') !=# buffer.form
      continue
    endif
    if method == 'form/changed' || method == 'watch/overflow'
      LookSoon(buffer)
    elseif method == 'form/closed'
      buffer.closed = true
      Complain({message: 'the form was closed (' .. params.reason .. '); what you typed is kept, :Formd revive makes it anew'})
    endif
  endfor
enddef

# Asks how the form is now, once for all changes that came together.
def LookSoon(buffer: dict<any>)
  if buffer.stale
    return
  endif
  buffer.stale = true
  rpc.Call('form/get', {form: buffer.form}, (failure, seen) => {
    buffer.stale = false
    if empty(failure)
      See(buffer, seen)
    endif
  })
enddef

# Draws the form as seen; only what differs is written, so that typing is not disturbed.
export def See(buffer: dict<any>, seen: dict<any>)
  if seen.revision < buffer.revision || !has_key(shown, buffer.number)
    return
  endif
  # What was typed since goes out first, so that it is known to be ours.
  Sync(buffer)
  buffer.definition = seen.definition
  buffer.revision = seen.revision
  Locate(buffer)
  var fresh = lines.Entities(buffer.definition)
  var same = len(fresh) == len(buffer.entities)
  var rewritten = false
  for [index, entity] in items(fresh)
    same = same && entity.id ==# buffer.entities[index].id && buffer.entities[index].first > 0
  endfor
  if !same
    Draw(buffer)
    return
  endif
  for [index, entity] in items(fresh)
    var old = buffer.entities[index]
    entity.first = old.first
    entity.last = old.last
    if entity.text !=# buffer.known[entity.id] && !(get(entity, 'typed', false) && IsOurs(buffer, entity.id))
      rewritten = true
    endif
  endfor
  if rewritten
    Draw(buffer)
  else
    buffer.entities = fresh
    Decorate(buffer)
    setbufvar(buffer.number, '&modified', IsDirty(buffer))
  endif
enddef

# The daemon is gone. What was typed stays in the buffer.
export def Lose(why: string)
  for buffer in values(shown)
    buffer.stale = false
    buffer.flying = {}
    buffer.closed = true
  endfor
  echohl ErrorMsg
  echomsg 'formd: connection lost: ' .. lines.Printable(why) .. '; what you typed is kept, :Formd revive makes the form anew'
  echohl None
enddef

# The definition with what was typed, to make the form anew.
export def Draft(buffer: dict<any>): dict<any>
  var draft = deepcopy(buffer.definition)
  var typed = Typed(buffer)
  def Visit(node: dict<any>)
    var id = get(node, 'id', '')
    if has_key(typed, id) && typed[id] !=# lines.Raw(node)
      node.state = extend(get(node, 'state', {}), {raw: typed[id], touched: true})
      if has_key(node, 'value')
        remove(node, 'value')
      endif
    endif
    for name in ['sections', 'rows', 'items', 'fields']
      if type(get(node, name, 0)) == v:t_list
        for inner in node[name]
          Visit(inner)
        endfor
      endif
    endfor
  enddef
  Visit(draft)
  if has_key(draft, 'state') && has_key(draft.state, 'outcome')
    remove(draft.state, 'outcome')
  endif
  return draft
enddef
