#!/bin/sh
# The shell client under scripts/client-test; it follows forms by processes of their own.
# SPDX-License-Identifier: MIT
set -u
here=$(cd -- "$(dirname -- "$0")" && pwd)
# shellcheck source=clients/shell/formd.sh
. "$here/../../../clients/shell/formd.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

# The last line of what was followed, once it is of a revision.
held() {
  while :; do
    held=$(tail -n 1 "$1")
    case $held in *'"revision":'"$2"'}') break ;; esac
    sleep 0.01
  done
  printf '%s\n' "$held" | jq -c '{definition}'
}

while IFS= read -r step; do
  case $step in
    '{"call":'*)
      method=$(printf '%s' "$step" | jq -r .call)
      if said=$(printf '%s' "$step" | jq -c .params | formd_call "$method" - 2>&1); then
        printf '{"result":%s}\n' "$said"
      else
        printf '{"error":%s}\n' "$said"
      fi
      ;;
    '{"watch":'*)
      form=$(printf '%s' "$step" | jq -r .watch)
      file=$(mktemp "$folder/XXXXXX")
      ln -sf "$file" "$folder/$(printf '%s' "$form" | cksum)"
      formd_follow "$form" >"$file" &
      until [ -s "$file" ]; do sleep 0.01; done
      head -n 1 "$file" | jq -c '{definition}'
      ;;
    *)
      held "$folder/$(printf '%s' "$step" | jq -r .mirror | tr -d '\n' | cksum)" "$(printf '%s' "$step" | jq .revision)"
      ;;
  esac
done
