# A daemon for a test of an editor: to be sourced, with `here` the client's folder; then `begin` and `end`.
# SPDX-License-Identifier: MIT
# shellcheck shell=bash disable=SC2154

FORMD_ROOT=$(cd "$here/../.." && pwd)
export FORMD_BINARY=${FORMD_BINARY:-$FORMD_ROOT/build/formd}
export FORMD_EXAMPLES=$FORMD_ROOT/examples FORMD_TESTS=$FORMD_ROOT/clients/tests
FORMD_FOLDER=$(mktemp -d)
export FORMD_FOLDER FORMD_SOCKET=$FORMD_FOLDER/s FORMD_PID=
unset XDG_RUNTIME_DIR
"$FORMD_TESTS/awkward" >"$FORMD_FOLDER/awkward.json"
# A socket that nobody listens at any more.
python3 -c 'import socket, sys; socket.socket(socket.AF_UNIX).bind(sys.argv[1])' "$FORMD_FOLDER/stale"
trap 'end; rm -rf "$FORMD_FOLDER"' EXIT

begin() {
  "$FORMD_BINARY" serve --socket "$FORMD_SOCKET" &
  FORMD_PID=$!
  for _ in $(seq 100); do [ -S "$FORMD_SOCKET" ] && break; sleep 0.05; done
}

end() {
  [ -n "$FORMD_PID" ] || return 0
  kill -CONT "$FORMD_PID" 2>/dev/null || true
  kill -KILL "$FORMD_PID" 2>/dev/null || true
  wait "$FORMD_PID" 2>/dev/null || true
  rm -f "$FORMD_SOCKET"
  FORMD_PID=
}
