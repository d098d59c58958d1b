vim9script
# The sign-up journey in the real Vim: run by tests/run.
# SPDX-License-Identifier: MIT

import autoload 'formd/buffer.vim'
import autoload 'formd/lines.vim'
import autoload 'formd/rpc.vim'

var failures = 0
var told: list<string> = []
def Check(what: string, got: any, want: any)
  if string(got) ==# string(want)
    add(told, 'ok   ' .. what)
  else
    failures += 1
    add(told, 'FAIL ' .. what .. ': got ' .. string(got) .. ', want ' .. string(want))
  endif
enddef
def Until(what: string, Test: func(): bool)
  var tries = 0
  while !Test() && tries < 400
    sleep 10m
    tries += 1
  endwhile
  Check(what, Test() ? 'yes' : 'no', 'yes')
enddef
def Keys(keys: string)
  feedkeys(keys, 'tx')
  # Listeners are told when the screen is drawn, as it always is with a person in front of it.
  redraw
  sleep 40m
enddef

def Here(): dict<any>
  return buffer.Of()
enddef
def TextOf(id: string): string
  buffer.EntityAt(Here())
  var entity = buffer.Entity(Here(), id)
  return getline(entity.first, entity.last)->join("\n")
enddef
def Value(id: string): any
  return get(rpc.Ask('form/values', {form: 'signup', fields: [id]})[1], 'values', {})->get(id, '')
enddef

def Journey()
  execute 'Formd open' $FORMD_EXAMPLES .. '/signup.json'
  Check('a form opens', get(Here(), 'form', ''), 'signup')
  Check('its first line is the title', getline(1), 'Sign up')

  buffer.Go(Here(), 'email')
  Keys("iada\<Esc>")
  Until('what is typed arrives', () => Value('email') == 'ada')
  write
  Check('the cursor is at the first wrong answer', buffer.EntityAt(Here()).id, 'email')
  Check('what is wrong is drawn', lines.ShownIssues(buffer.Entity(Here(), 'email').node)->len(), 1)
  Keys("A@example.com\<Esc>")
  Until('then it is right', () => lines.ShownIssues(buffer.Entity(Here(), 'email').node)->empty())

  buffer.Go(Here(), 'email')
  Keys(']f')
  Until('next', () => buffer.EntityAt(Here()).id == 'username')
  Keys('[f')
  Until('previous', () => buffer.EntityAt(Here()).id == 'email')

  buffer.Go(Here(), 'country')
  Keys("\<CR>")
  Check('choices come in a popup', len(popup_list()), 1)
  popup_close(popup_list()[0], 2)
  Until('a choice is made', () => type(Value('country')) == v:t_string && Value('country') != '')
  buffer.Go(Here(), 'terms')
  Keys("\<CR>")
  Until('a check is toggled', () => TextOf('terms') == '[x]')
  Keys('dd')
  Until('a line of a check cannot be deleted', () => TextOf('terms') == '[x]')
  buffer.Go(Here(), 'first')
  Keys("iAda\<Esc>")
  Until('a first name', () => Value('first') == 'Ada')
  buffer.Go(Here(), 'first')
  Keys('dd')
  Until('a deleted line empties its field', () => Value('first') == '')
  Until('and is there again', () => TextOf('first') == '')
  Keys('u')
  Until('undo brings it back', () => TextOf('first') == 'Ada')

  var other = ch_open('unix:' .. $FORMD_SOCKET, {mode: 'nl'})
  ch_sendraw(other, json_encode({jsonrpc: '2.0', id: 1, method: 'field/set',
    params: {form: 'signup', field: 'last', raw: 'Example'}}) .. "\n")
  Until("another's answer is shown", () => TextOf('last') == 'Example')

  system('kill -STOP ' .. $FORMD_PID)
  buffer.Go(Here(), 'username')
  Keys("iada\<Esc>")
  Check('typing goes on while the daemon is stopped', TextOf('username'), 'ada')
  Keys('jk')
  system('kill -CONT ' .. $FORMD_PID)
  Until('then all of it is sent', () => Value('username') == 'ada')

  system('kill -KILL ' .. $FORMD_PID)
  Until('the loss is noticed', () => rpc.Lost() != '')
  buffer.Go(Here(), 'born')
  Keys("i1990\<Esc>")
  Check('typing goes on without it', TextOf('born'), '1990')
  $FORMD_SOCKET = ''
  Formd revive
  Until('the form is there again', () => Value('email') == 'ada@example.com')
  Until('with what was typed meanwhile', () => string(Value('born')) =~ '1990')
  Check('nothing typed was lost', TextOf('username'), 'ada')
enddef

try
  Journey()
catch
  failures += 1
  add(told, 'FAIL ' .. v:exception .. ' at ' .. v:throwpoint)
endtry
add(told, failures == 0 ? 'all passed' : failures .. ' failed')
writefile(told, $FORMD_TOLD)
execute failures == 0 ? 'qall!' : 'cquit!'
