#!/bin/sh
# Asks a form on the terminal, field after field, judged by formd; prints the values as JSON.
# SPDX-License-Identifier: MIT
#
# usage: ask.sh [--answers FILE] FORM.json          (- is stdin)
#
# Questions stand on stderr. An empty line keeps what stands in brackets. With --answers, or where stdin
# is no terminal, nobody is asked, and what is wrong is said.
# Status 0: submitted. 1: refused, or nobody is there to answer. 2: FORM or FILE is not as it must be.
# 3: no daemon. 130: cancelled, by ^C or the end of input. Nothing is left behind in the daemon.
set -u
here=$(cd -- "$(dirname -- "$0")" && pwd)
# shellcheck source=clients/shell/formd.sh
. "$here/formd.sh"

say() { printf 'ask.sh: %s\n' "$1" >&2; }
words() { jq -L "$here" "$@"; }
# A member of the last answer, as text; lines for people out of it.
pick() { printf '%s' "$answer" | jq -rc "$1 // empty"; }
tell() { printf '%s' "$answer" | words -r "include \"ask\"; ($1) | printable" >&2; }
is_terminal() { [ -t 0 ] && [ -t 2 ]; }

# Ends with a status; takes the form away, unless the daemon went with it.
leave() {
  [ -z "$is_silent" ] || stty echo
  [ -z "$form" ] || [ "$1" = 3 ] || formd_call form/delete "form=$form" >/dev/null 2>&1
  exit "$1"
}

# Makes the form of $definition; with `true` with the state in it.
create() {
  answer=$(printf '{"definition":%s,"withState":%s}' "$definition" "$1" |
    FORMD_START=1 formd_call form/create - 2>&1)
  case $? in
    0) form=$(pick .form) && named="{\"form\":$(pick '.form | tojson')" ;;
    1) tell '"ask.sh: \(.message)"' && leave 2 ;;
    124) say 'the daemon does not answer' && leave 3 ;;
    *) say "$answer" && leave 3 ;;
  esac
}

# The same with the form as it was seen last, answers and all.
create_anew() {
  [ -z "$seen" ] || definition=$(printf '%s' "$seen" | jq -c .definition)
  create true
}

agrees() {
  say "$1"
  is_terminal || return 1
  printf '[Y/n] ' >&2
  read -r yes || return 1
  case $yes in [Nn]*) return 1 ;; esac
}

# ask METHOD PARAMS: calls about the form; the result is in $answer, status 1 is a refusal, which was said.
# A daemon that is gone or does not answer costs no answer: when the person agrees, the call is made again.
ask() {
  while :; do
    case $2 in '{}') answer="$named}" ;; *) answer="$named,${2#\{}" ;; esac
    answer=$(printf '%s' "$answer" | formd_call "$1" - 2>&1)
    case $? in
      0) return 0 ;;
      124) agrees 'The daemon does not answer. Wait for it?' || leave 3 ;;
      1)
        if [ "$(pick .data.kind)" != noSuchForm ]; then
          tell '"ask.sh: \(.message)"'
          return 1
        fi
        agrees 'The form was deleted. Create it anew, with your answers?' || leave 1
        create_anew
        ;;
      *)
        agrees 'The daemon is gone. Start another and create the form anew, with your answers?' || leave 3
        create_anew
        ;;
    esac
  done
}

# Asks field after field until nothing is wrong; conditions may bring new ones at any time.
questions() {
  asked='[]'
  while ask form/get '{}'; do
    seen=$answer
    id='' how='' above='' prompt='' options=''
    # Quoted by jq for exactly this.
    # shellcheck disable=SC2016
    eval "$(printf '%s' "$seen" | words -r --argjson asked "$asked" 'include "ask"; .definition | question($asked)')"
    if [ -n "$id" ]; then
      [ -z "$above" ] || printf '%s\n' "$above" >&2
      case $how in
        none) ;;
        add) ! added || continue ;;
        *) while ! answered; do :; done ;;
      esac
      asked=$(printf '%s' "$asked" | jq -c --arg id "$id" '. + [$id]')
    else
      ask form/validate '{}'
      tell '.issues[] | select(.field == null) | "! \(.message)"'
      rest=$(printf '%s' "$answer" | jq -c --argjson asked "$asked" '$asked - [.issues[] | .field // empty]')
      # What cannot be asked again is for submit to refuse.
      [ "$rest" != "$asked" ] || return 0
      asked=$rest
    fi
  done
}

# Asks whether a section is to have one more item, and adds it. Status 1: it is not.
added() {
  printf '%s' "$prompt" >&2
  IFS= read -r line || leave 130
  case $line in [YyJjOoSs1]*) ;; *) return 1 ;; esac
  ask item/append "$(jq -nc --arg id "$id" '{section: $id[5:]}')"
}

# Asks for one field, once. Status 1: it is not right yet, and why has been said.
answered() {
  if [ "$how" = secret ]; then
    is_silent=1
    stty -echo
  fi
  printf '%s' "$prompt" >&2
  line=''
  case $how in
    secret)
      IFS= read -r line || leave 130
      stty echo
      is_silent=''
      echo >&2
      ;;
    lines)
      while :; do
        IFS= read -r more || leave 130
        [ "$more" != . ] || break
        line=$line${line:+$newline}$more
      done
      ;;
    *) IFS= read -r line || leave 130 ;;
  esac
  field=$(jq -nc --arg id "$id" '{field: $id}')
  if [ -n "$line" ]; then
    # shellcheck disable=SC2016
    params=$(printf '%s' "$line" | words -Rsc --arg how "$how" --argjson options "$options" \
      --argjson field "$field" 'include "ask"; $field + meant($how; $options)')
    ask field/set "$params" || return
  fi
  ask form/validate "$field" || return
  tell '.issues[] | "! \(.message)"'
  printf '%s' "$answer" | jq -e 'all(.issues[]; .level == "warning" or .level == "info")' >/dev/null
}

form='' named='' seen='' is_silent='' given=''
newline='
'
[ "${1-}" != --answers ] || { given=${2-}; shift 2; }
[ $# = 1 ] || { say 'usage: ask.sh [--answers FILE] FORM.json'; exit 2; }
command -v jq >/dev/null || { say 'it needs jq, and there is none'; exit 2; }
# The daemon finds an id, so that two people may answer the same form at once.
definition=$(if [ "$1" = - ]; then cat; else cat -- "$1"; fi | jq -c 'del(.id)' 2>&1)
case $definition in '{'*) ;; *) say "$1 is no JSON of a form: $definition" && exit 2 ;; esac
[ -z "$given" ] || values=$(jq -c . -- "$given") || exit 2
trap 'leave 130' INT TERM HUP
create false
if [ -n "$given" ]; then
  ask form/fill "{\"values\":$values}" || leave 2
elif is_terminal; then
  questions
else
  say 'stdin is no terminal, so nobody is asked'
fi
ask form/submit '{"reveal":true}' || leave 1
if [ "$(pick .submitted)" != true ]; then
  tell '.issues[]? | "\(.field // .section // "form"): \(.message)"'
  leave 1
fi
pick .values
leave 0
