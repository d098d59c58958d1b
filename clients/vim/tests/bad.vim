vim9script
# What goes wrong, in the real Vim: run by tests/run.
# SPDX-License-Identifier: MIT

import autoload 'formd/buffer.vim'
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
  while !Test() && tries < 800
    sleep 10m
    tries += 1
  endwhile
  Check(what, Test() ? 'yes' : 'no', 'yes')
enddef
def Keys(keys: string)
  feedkeys(keys, 'tx')
  redraw
  sleep 40m
enddef
# Whether a command says some words.
def Says(what: string, words: string, command: string)
  var said = execute(command)
  Check(what .. ': ' .. words, stridx(said, words) >= 0 ? words : said, words)
enddef

def Here(): dict<any>
  return buffer.Of()
enddef
def TextOf(id: string): string
  buffer.EntityAt(Here())
  var entity = buffer.Entity(Here(), id)
  return getline(entity.first, entity.last)->join("\n")
enddef
# What another client is answered.
def Other(method: string, params: dict<any>): any
  var other = ch_open('unix:' .. $FORMD_HERE, {mode: 'nl'})
  ch_sendraw(other, json_encode({jsonrpc: '2.0', id: 1, method: method, params: params}) .. "\n")
  var answer = json_decode(ch_read(other, {timeout: 5000}))
  ch_close(other)
  return get(answer, 'result', {})
enddef
def Value(id: string): any
  return get(Other('form/values', {form: 'awkward', fields: [id]}), 'values', {})->get(id, '')
enddef

def NoDaemon()
  var form = $FORMD_FOLDER .. '/awkward.json'
  var program = $FORMD_BINARY
  $FORMD_SOCKET = ''
  g:formd_program = '/nonexistent/formd'
  Says('a program that is missing', '/nonexistent/formd is not on the PATH', 'Formd open ' .. form)
  g:formd_program = $FORMD_TESTS .. '/of-tomorrow'
  Says('another version', 'speaks version 2', 'Formd open ' .. form)
  g:formd_program = program
  $FORMD_SOCKET = $FORMD_FOLDER .. '/stale'
  Says('a socket nobody listens at', 'nobody listens at ' .. $FORMD_FOLDER .. '/stale', 'Formd open ' .. form)
  Check('no form opens', Here(), {})
  $FORMD_SOCKET = $FORMD_HERE
enddef

# What stands on the screen.
def Screen(): string
  redraw
  return range(1, &lines)->map((_, line) => range(1, &columns)->map((_, at) => screenstring(line, at))->join(''))->join('')
enddef

def Hard()
  set lines=60 columns=200
  execute 'Formd open' $FORMD_FOLDER .. '/awkward.json'
  Check('a form of 500 rows opens', len(get(Here(), 'entities', [])) > 500 ? 'yes' : 'no', 'yes')
  buffer.Go(Here(), 'evil')
  Keys("ix\<Esc>")
  Until('what is typed is judged', () => stridx(Screen(), 'Message') >= 0)
  var drawn = Screen()
  for sign in ["\x1b", "\x07", "\u009b", "\u202e", "\u2066", "\x7f"]
    Check(printf('%d is not drawn', char2nr(sign)), stridx(drawn, sign), -1)
  endfor
  Check('but what is around it is', stridx(drawn, 'Header') >= 0 ? 'yes' : 'no', 'yes')
  Check('a long value is whole', strlen(TextOf('long')), 2000)
  buffer.Go(Here(), 'right')
  Keys("A שוב\<Esc>")
  Until('right-to-left text arrives as typed', () => Value('right') ==# 'שלום עולם שוב')
  buffer.Go(Here(), 'wide')
  Keys("A語\<Esc>")
  Until('wide text arrives as typed', () => Value('wide') ==# "日本語 👩‍👩‍👧 e\u0301語")
  buffer.Go(Here(), 'row499')
  Keys("ilast\<Esc>")
  Until('the last of 500 arrives', () => Value('row499') ==# 'last')
enddef

var name = ''
def Items()
  buffer.Go(Here(), '$add:people')
  Keys("\<CR>")
  Until('a part is added', () => len(get(Here().definition.sections[1], 'items', [])) == 1)
  name = Here().definition.sections[1].items[0].rows[0].id
  buffer.Go(Here(), name)
  Keys("iAda\<Esc>")
  Until('it is typed into', () => string(Value('people')) =~ 'Ada')
  buffer.Go(Here(), name)
  Formd remove
  Until('it is removed', () => empty(buffer.Entity(Here(), name)))
  Keys('u')
  Until('and comes back by undo', () => !empty(buffer.Entity(Here(), name)) && TextOf(name) == 'Ada')
enddef

def Gone()
  system('kill -STOP ' .. $FORMD_PID)
  buffer.Go(Here(), 'row1')
  Keys("ione\<Esc>")
  Keys('jj]f')
  buffer.Go(Here(), 'row2')
  Keys("itwo\<Esc>")
  Check('two fields are typed into while it is stopped', [TextOf('row1'), TextOf('row2')], ['one', 'two'])
  new
  only!
  execute 'buffer formd://awkward'
  system('kill -CONT ' .. $FORMD_PID)
  Until('and all of it is sent', () => [Value('row1'), Value('row2')] == ['one', 'two'])

  Other('form/delete', {form: 'awkward'})
  Until('a deleted form is noticed', () => Here().closed == true)
  Check('and said', execute('messages') =~ 'closed (deleted)' ? 'yes' : 'no', 'yes')
  buffer.Go(Here(), 'row3')
  Keys("ithree\<Esc>")
  Check('what is typed stays', [TextOf('row3'), TextOf(name)], ['three', 'Ada'])
  Says('submitting it', 'form is gone', 'write')
  Check('it is not made anew unasked', Other('form/list', {}), {forms: []})
  Formd revive
  Until('it is when asked', () => Value('row3') ==# 'three')
  Check('with all there was', [Value('row499'), Value('people')], ['last', [{name: 'Ada'}]])

  system('kill -STOP ' .. $FORMD_PID)
  var number = bufnr()
  bwipeout!
  Check('a form is left while the daemon is stopped', bufexists(number) ? 'no' : 'yes', 'yes')
  system('kill -CONT ' .. $FORMD_PID)
enddef

$FORMD_HERE = $FORMD_SOCKET
try
  NoDaemon()
  Hard()
  Items()
  Gone()
catch
  failures += 1
  add(told, 'FAIL ' .. v:exception .. ' at ' .. v:throwpoint)
endtry
add(told, failures == 0 ? 'all passed' : failures .. ' failed')
writefile(told, $FORMD_TOLD)
execute failures == 0 ? 'qall!' : 'cquit!'
