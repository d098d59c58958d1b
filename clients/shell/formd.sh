# formd in shells: call the daemon, follow a form. To be sourced by any POSIX shell; needs jq.
# SPDX-License-Identifier: MIT
# shellcheck shell=sh
#
#   . formd.sh
#   formd_call form/list                                     a call; its result on stdout
#   formd_call field/set form=signup field=email raw=ada     members that are text
#   formd_call form/fill form=signup values:='{"n": 1}'      members that are JSON
#   formd_follow signup                                      the form, and again after each change
#
# Beside this file, ask.sh asks a form on the terminal.
#
# $FORMD_BINARY is the program (formd), $FORMD_SOCKET where the daemon listens (what `formd socket-path`
# says), $FORMD_TIMEOUT the seconds a call may take (30; 0: for ever). $FORMD_START=1: start a daemon
# where none listens. What is sent goes through pipes, so that no process list shows an answer.

# formd_call METHOD [{...} | - | NAME=TEXT ... NAME:=JSON ...]: the result on stdout, on one line.
# Status 1: refused; the error object is on stderr. 2: no such arguments. 3: no daemon. 124: no answer in time.
formd_call() {
  case ${2-} in
    '') printf '{}' | _formd_run call "$1" - ;;
    -) _formd_run call "$1" - ;;
    '{'*) printf '%s' "$2" | _formd_run call "$1" - ;;
    *)
      # The method waits behind the params, for a function has no variables of its own.
      set -- "$@" "$1"
      shift
      _formd_named "$@"
      ;;
  esac
}

_formd_named() {
  # jq 1.6 drops a NUL at the very end, so none stands there.
  _formd_params=$({ printf '%s\0' "$@"; printf .; } | jq -Rsc 'split("\u0000")[:-2] | map(
    index("=") as $at | if $at == null then error("expected NAME=TEXT or NAME:=JSON, not \(.)") else . end
    | if .[:$at] | endswith(":") then {(.[:$at - 1]): .[$at + 1:] | fromjson} else {(.[:$at]): .[$at + 1:]} end
  ) | add') || return 2
  shift $(($# - 1))
  printf '%s' "$_formd_params" | _formd_run call "$1" -
}

_formd_run() {
  set -- "${FORMD_BINARY:-formd}" "$@"
  command -v "$1" >/dev/null || { echo "there is no program $1; put formd on the PATH or set FORMD_BINARY" >&2; return 3; }
  if [ "${FORMD_TIMEOUT:-30}" != 0 ] && command -v timeout >/dev/null; then
    set -- timeout --foreground "${FORMD_TIMEOUT:-30}" "$@"
  fi
  [ "${FORMD_START:-0}" = 0 ] || set -- "$@" --start
  "$@"
}

# formd_follow FORM: {definition, revision} on one line, now and after each change; ends with the form.
formd_follow() {
  "${FORMD_BINARY:-formd}" watch "$1" | jq -nc --unbuffered "$_formd_mirror"'
    foreach inputs as $message (null;
      if $message.result then $message.result | {definition, revision}
      elif $message.method == "form/changed" then
        reduce $message.params.changes[] as $change (.; .definition |= changed($change))
        | .revision = $message.params.revision
      else . end;
      if $message.result or $message.method == "form/changed" then . else empty end)'
}

# A form kept in step by changes alone: `changed` makes of a definition the next one.
# shellcheck disable=SC2016
_formd_mirror='
  def nodes: .sections[]? | (.rows[]?, .items[]?, .items[]?.rows[]?) | (., .fields[]?);
  def section($id): .sections[] | select(.id == $id);
  def put($at; $nodes): (. // []) | .[:$at] + $nodes + .[$at:];
  def without($ids): map(select(.id | IN($ids[]) | not));
  def without_rows($ids): (.sections[] | select(.rows) | .rows) |= without($ids);
  def written($c): . + ($c.set // {}) | delpaths([$c.unset[]? | [.]])
    | if $c.state or $c.unstate then
        .state = ((.state // {}) + ($c.state // {}) | delpaths([$c.unstate[]? | [.]]))
        | if .state == {} then del(.state) else . end
      else . end;
  def changed($c): . as $before | $c.change as $what | ($c.field // $c.item // $c.row) as $id
    | if $what == "sectionsInserted" then .sections |= put($c.at; $c.sections)
      elif $what == "rowsInserted" then section($c.section).rows |= put($c.at; $c.rows)
      elif $what == "itemsInserted" then section($c.section).items |= put($c.at; $c.items)
      elif $what == "sectionsRemoved" then .sections |= without($c.sections)
      elif $what == "rowsRemoved" then without_rows($c.rows)
      elif $what == "itemsRemoved" then section($c.section).items |= without($c.items)
      elif $what == "sectionMoved" then
        .sections |= (without([$c.section]) | put($c.at; [$before | section($c.section)]))
      elif $what == "rowMoved" then
        without_rows([$c.row])
        | section($c.section).rows |= put($c.at; [$before | nodes | select(.id == $c.row)])
      elif $what == "itemMoved" then
        section($c.section).items |= (without([$c.item])
          | put($c.at; [$before | nodes | select(.id == $c.item)]))
      elif $id then (nodes | select(.id == $id)) |= written($c)
      elif $c.section then section($c.section) |= written($c)
      else written($c) end;
'
