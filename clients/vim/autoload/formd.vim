vim9script
# formd in Vim: forms of the daemon as buffers.
# SPDX-License-Identifier: MIT

import autoload './formd/rpc.vim'
import autoload './formd/lines.vim'
import autoload './formd/buffer.vim'

const GONE = 'the form is gone; what you typed is kept, :Formd revive makes it anew'

def Warn(text: string)
  buffer.Complain({message: text})
enddef

def Connected(): bool
  var why = rpc.Connect(buffer.Hear, buffer.Lose)
  if why != ''
    Warn(why)
  endif
  return why == ''
enddef

# Calls about the form of a buffer; a refusal is said.
def Call(shown: dict<any>, method: string, params: dict<any>, Take: func = (_) => 0)
  if shown.closed
    Warn(GONE)
    return
  endif
  var asked = rpc.Call(method, extend({form: shown.form}, params), (failure, result) => {
    if !empty(failure)
      buffer.Complain(failure)
    else
      Take(result)
    endif
  })
  if !asked
    Warn(GONE)
  endif
enddef

# Fills the buffer of formd://ID.
export def Read(number: number, form: string)
  if !Connected()
    return
  endif
  var [failure, seen] = rpc.Ask('form/watch', {form: form})
  if !empty(failure)
    Warn(failure.message)
    return
  endif
  buffer.Open(number, form, seen)
  if get(g:, 'formd_keys', true)
    Map()
  endif
  augroup formd_typing
    execute 'autocmd! * <buffer=' .. number .. '>'
    execute 'autocmd InsertEnter <buffer=' .. number .. '> formd#Typing(true)'
    execute 'autocmd InsertLeave <buffer=' .. number .. '> formd#Typing(false)'
    execute 'autocmd BufUnload <buffer=' .. number .. '> formd#buffer#Forget(' .. number .. ')'
  augroup END
enddef

def Map()
  for [keys, command] in items({'<CR>': 'choose', '<Space>': 'choose', ']f': 'next', '[f': 'previous',
      '<Tab>': 'next', '<S-Tab>': 'previous', 'u': 'undo', '<C-R>': 'redo', '<C-A>': 'up', '<C-X>': 'down'})
    execute 'nnoremap <buffer> <silent>' keys '<Cmd>Formd' command .. '<CR>'
  endfor
  inoremap <buffer> <silent> <Tab> <Cmd>Formd next<CR>
  inoremap <buffer> <silent> <S-Tab> <Cmd>Formd previous<CR>
enddef

# Typing in the field under the cursor begins or ends.
export def Typing(begins: bool)
  var shown = buffer.Of()
  if empty(shown) || shown.closed
    return
  endif
  if !begins
    buffer.Sync(shown)
    Call(shown, 'editing/end', {})
    return
  endif
  var entity = buffer.EntityAt(shown)
  if get(entity, 'typed', false)
    Call(shown, 'editing/begin', {field: entity.id})
  endif
enddef

def Open(what: string)
  if what == '' || !Connected()
    return
  endif
  if !filereadable(what)
    execute 'edit' fnameescape('formd://' .. what)
    return
  endif
  var definition: any
  try
    definition = json_decode(readfile(what)->join("\n"))
  catch
    Warn(what .. ' is not JSON')
    return
  endtry
  var [failure, made] = rpc.Ask('form/create', {definition: definition})
  if get(get(failure, 'data', {}), 'kind', '') == 'duplicateForm'
    execute 'edit' fnameescape('formd://' .. definition.id)
  elseif !empty(failure)
    Warn(failure.message)
  else
    execute 'edit' fnameescape('formd://' .. made.form)
  endif
enddef

def Move(shown: dict<any>, direction: string)
  var entity = buffer.EntityAt(shown)
  if shown.closed
    # Without a daemon the cursor goes from field to field.
    var ids = mapnew(shown.entities, (_, e) => e.id)
    var at = index(ids, get(entity, 'id', '')) + (direction == 'next' ? 1 : -1)
    buffer.Go(shown, ids[at % len(ids)])
    return
  endif
  if has_key(entity, 'node') && !entity.locked
    Call(shown, 'editing/begin', {field: entity.id})
  endif
  Call(shown, 'editing/' .. direction, {wrap: true}, (result) => {
    if result.moved
      buffer.Go(shown, result.field)
    endif
  })
enddef

# What <CR> does on a line: toggles, chooses, asks for a secret, adds or submits.
def Choose(shown: dict<any>)
  var entity = buffer.EntityAt(shown)
  if has_key(entity, 'action')
    if entity.action == 'add'
      Call(shown, 'item/append', {section: entity.section.id})
    elseif entity.action == 'submit'
      Submit(shown)
    else
      Call(shown, 'row/select', {row: entity.id})
    endif
  elseif has_key(entity, 'node')
    var node = entity.node
    if index(['check', 'switch'], lines.Kind(node)) >= 0
      Call(shown, 'field/set', {field: entity.id, value: get(node, 'value', false) ? false : true})
    elseif lines.Kind(node) == 'multiPicker'
      ChooseSome(shown, entity)
    elseif lines.IsChoice(node)
      ChooseOne(shown, entity)
    elseif lines.IsSecret(node)
      Call(shown, 'field/set', {field: entity.id, raw: inputsecret(lines.Printable(get(node, 'title', entity.id)) .. ': ')})
    else
      Move(shown, 'next')
    endif
  endif
enddef

def ChooseOne(shown: dict<any>, entity: dict<any>)
  var options = filter(copy(lines.Options(entity.node)), (_, o) => get(o, 'enabled', true))
  if empty(options)
    Warn('the options are not known yet')
    return
  endif
  var inline = lines.Kind(entity.node) == 'inlinePicker'
  if inline
    Call(shown, 'row/select', {row: entity.row.id})
  endif
  popup_menu(mapnew(options, (_, o) => lines.Title(o)), {
    title: ' ' .. lines.Printable(get(entity.node, 'title', entity.id)) .. ' ',
    callback: (_, chosen) => {
      if chosen > 0
        Call(shown, 'field/set', {field: entity.id, value: options[chosen - 1].key})
      endif
      if inline
        Call(shown, 'row/select', {row: entity.row.id})
      endif
    },
  })
enddef

def ChooseSome(shown: dict<any>, entity: dict<any>)
  var options = lines.Options(entity.node)
  var value = get(entity.node, 'value', [])
  var chosen = type(value) == v:t_list ? value : []
  popup_menu(mapnew(options, (_, o) => (index(chosen, o.key) >= 0 ? '[x] ' : '[ ] ') .. lines.Title(o)), {
    title: ' ' .. lines.Printable(get(entity.node, 'title', entity.id)) .. ' ',
    callback: (_, picked) => {
      if picked > 0
        var key = options[picked - 1].key
        var at = index(chosen, key)
        var keys = at >= 0 ? filter(copy(chosen), (_, k) => k !=# key) : chosen + [key]
        Call(shown, 'field/set', {field: entity.id, value: keys})
      endif
    },
  })
enddef

# Submits; waits for the answer, so that :wq ends only with it.
export def Submit(shown: dict<any>)
  buffer.Sync(shown)
  if shown.closed
    Warn(GONE)
    return
  endif
  var [failure, result] = rpc.Ask('form/submit', {form: shown.form})
  if !empty(failure)
    Warn(failure.message)
    return
  endif
  if result.submitted
    setbufvar(shown.number, '&modified', 0)
    echomsg 'formd: submitted'
    return
  endif
  var [_, seen] = rpc.Ask('form/get', {form: shown.form})
  if has_key(seen, 'definition')
    buffer.See(shown, seen)
  endif
  var count = len(get(result, 'issues', []))
  Warn('not submitted: ' .. count .. ' answer' .. (count == 1 ? '' : 's') .. ' to correct')
  if has_key(result, 'firstInvalid')
    buffer.Go(shown, result.firstInvalid)
  endif
enddef

# Makes the form of a buffer anew, with what was typed, after its daemon was lost.
def Revive(shown: dict<any>)
  var draft = buffer.Draft(shown)
  if !Connected()
    return
  endif
  var [failure, _] = rpc.Ask('form/create', {definition: draft, withState: true})
  if !empty(failure) && get(get(failure, 'data', {}), 'kind', '') != 'duplicateForm'
    Warn(failure.message)
    return
  endif
  var [why, seen] = rpc.Ask('form/watch', {form: shown.form})
  if !empty(why)
    Warn(why.message)
    return
  endif
  var typed = buffer.Typed(shown)
  shown.definition = seen.definition
  shown.revision = seen.revision
  shown.closed = false
  buffer.Draw(shown)
  # A form that another front end made anew before has not what was typed here.
  for entity in copy(shown.entities)
    if get(entity, 'typed', false) && get(typed, entity.id, entity.text) !=# entity.text
      buffer.Set(shown, entity, typed[entity.id])
    endif
  endfor
  echomsg 'formd: the form is there again'
enddef

def Step(shown: dict<any>, by: number)
  var entity = buffer.EntityAt(shown)
  if has_key(entity, 'node') && index(['stepper', 'slider'], lines.Kind(entity.node)) >= 0
    Call(shown, 'field/step', {field: entity.id, by: by})
  else
    execute 'normal!' abs(by) .. (by > 0 ? "\<C-A>" : "\<C-X>")
  endif
enddef

def RemoveItem(shown: dict<any>)
  var entity = buffer.EntityAt(shown)
  if has_key(entity, 'item')
    Call(shown, 'item/remove', {items: [entity.item]})
  else
    Warn('not in a repeated part')
  endif
enddef

def Finish(shown: dict<any>, method: string, reason: string)
  Call(shown, method, reason == '' ? {} : {reason: reason}, (_) => {
    setbufvar(shown.number, '&modified', 0)
    echomsg 'formd: ended'
  })
enddef

const COMMANDS = ['cancel', 'choose', 'decline', 'down', 'list', 'next', 'open', 'previous', 'redo',
  'remove', 'revive', 'submit', 'undo', 'up']

# :Formd
export def Command(name: string, rest: string)
  if name == 'open'
    Open(expand(rest))
    return
  elseif name == 'list'
    if Connected()
      var [_, answer] = rpc.Ask('form/list', {})
      echo get(answer, 'forms', [])->mapnew((_, f) => f.form)->join("\n")
    endif
    return
  elseif index(COMMANDS, name) < 0
    Warn('no such command: ' .. name)
    return
  endif
  var shown = buffer.Of()
  if empty(shown)
    Warn('this buffer is no form')
    return
  endif
  if name == 'submit'
    Submit(shown)
  elseif name == 'next' || name == 'previous'
    Move(shown, name)
  elseif name == 'choose'
    Choose(shown)
  elseif name == 'undo' || name == 'redo'
    Call(shown, 'form/' .. name, {})
  elseif name == 'up' || name == 'down'
    Step(shown, name == 'up' ? v:count1 : -v:count1)
  elseif name == 'remove'
    RemoveItem(shown)
  elseif name == 'revive'
    Revive(shown)
  else
    Finish(shown, 'form/' .. name, rest)
  endif
enddef

export def Complete(lead: string, line: string, _: number): list<string>
  if line =~ '^\S*Formd\s\+\S*$'
    return filter(copy(COMMANDS), (_, name) => stridx(name, lead) == 0)
  endif
  return line =~ 'open' ? getcompletion(lead, 'file') : []
enddef
