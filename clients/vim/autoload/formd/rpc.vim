vim9script
# The connection to a daemon: JSON-RPC lines over a Unix socket or a job of our own.
# SPDX-License-Identifier: MIT

# Answers that are awaited: the function that takes each, by the request's id.
var waiting: dict<func> = {}
var last_id = 0
var channel: channel
var job: job = null_job
var lost = 'nobody was asked yet'
var OnNote: func = (_, _) => 0
var OnLost: func = (_) => 0

# Why there is no daemon; empty while there is one.
export def Lost(): string
  return lost
enddef

# The socket that was asked for, which has to be listened at; empty when any will do.
def Named(): string
  return get(g:, 'formd_socket', $FORMD_SOCKET)
enddef
# Where somebody may listen; empty when nobody does.
def SocketPath(): string
  var path = Named()
  if path == '' && $XDG_RUNTIME_DIR != ''
    path = $XDG_RUNTIME_DIR .. '/formd/formd.sock'
  endif
  return path != '' && getftype(path) == 'socket' ? path : ''
enddef

# Connects, unless connected; says what went wrong, or nothing.
export def Connect(Note: func, Gone: func): string
  if lost == ''
    return ''
  endif
  OnNote = Note
  OnLost = Gone
  waiting = {}
  var options = {mode: 'nl', callback: Receive, close_cb: Close}
  var path = SocketPath()
  var found = false
  if path != ''
    try
      channel = ch_open('unix:' .. path, options)
      found = ch_status(channel) == 'open'
    catch /E902:/
      # A socket that nobody listens at.
    endtry
  endif
  if !found && Named() != ''
    return 'nobody listens at ' .. Named()
  endif
  if !found
    var program = get(g:, 'formd_program', $FORMD_BINARY == '' ? 'formd' : $FORMD_BINARY)
    if !executable(program)
      return program .. ' is not on the PATH'
    endif
    job = job_start([program], extend({err_io: 'null', stoponexit: 'term'}, options))
    channel = job_getchannel(job)
  endif
  lost = ''
  var [failure, hello] = Ask('initialize', {clientInfo: {name: 'Vim'}, positionEncodings: ['utf-8']})
  if !empty(failure)
    lost = failure.message
    return lost
  endif
  if hello.protocolVersion != 1
    lost = 'it speaks version ' .. hello.protocolVersion .. ' of the protocol, not 1'
    ch_close(channel)
    return lost
  endif
  return ''
enddef

def Receive(_: channel, line: string)
  var message: any
  try
    message = json_decode(line)
  catch
    return
  endtry
  if type(message) != v:t_dict
    return
  endif
  if has_key(message, 'method')
    OnNote(message.method, get(message, 'params', {}))
    return
  endif
  var id = string(get(message, 'id', 0))
  if has_key(waiting, id)
    var Take = remove(waiting, id)
    Take(get(message, 'error', {}), get(message, 'result', {}))
  endif
enddef

def Close(_: channel)
  if lost == ''
    lost = 'it closed the connection'
    OnLost(lost)
  endif
enddef

# JSON text in which no number loses a digit; json_encode() writes six or seven of a large one.
export def Encoded(value: any): string
  if type(value) == v:t_float
    var text = printf('%.15g', value)
    return str2float(text) == value ? text : printf('%.17g', value)
  elseif type(value) == v:t_dict
    return '{' .. mapnew(items(value), (_, pair) => json_encode(pair[0]) .. ':' .. Encoded(pair[1]))->join(',') .. '}'
  elseif type(value) == v:t_list
    return '[' .. mapnew(value, (_, element) => Encoded(element))->join(',') .. ']'
  endif
  return json_encode(value)
enddef

# Asks; Take(error, result) is called with the answer. Says whether there was anybody to ask.
export def Call(method: string, params: dict<any>, Take: func = (_, _) => 0): bool
  if lost != ''
    return false
  endif
  last_id += 1
  waiting[string(last_id)] = Take
  try
    ch_sendraw(channel, Encoded({jsonrpc: '2.0', id: last_id, method: method, params: params}) .. "\n")
  catch
    Close(channel)
    return false
  endtry
  return true
enddef

# Asks and waits for the answer, at most three seconds: [error, result].
export def Ask(method: string, params: dict<any>): list<any>
  var got: list<any> = []
  if !Call(method, params, (failure, result) => {
    got = [failure, result]
  })
    return [{message: 'there is no daemon: ' .. lost}, {}]
  endif
  var tries = 0
  while empty(got) && lost == '' && tries < 300
    sleep 10m
    tries += 1
  endwhile
  return empty(got) ? [{message: lost == '' ? 'the daemon does not answer' : lost}, {}] : got
enddef

export def Leave()
  if lost == ''
    lost = 'it was left'
    ch_close(channel)
  endif
enddef
