#!/bin/sh
# A release script that asks for version and notes, judged by formd. Answers may also come from a file.
# SPDX-License-Identifier: MIT
#
# usage: release.sh [ANSWERS.json]
set -eu
here=$(cd -- "$(dirname -- "$0")" && pwd)

if [ $# -gt 0 ]; then set -- --answers "$1"; fi
answers=$("$here/../ask.sh" "$@" "$here/release.json") || {
  echo 'release.sh: nothing was released' >&2
  exit 1
}
version=$(printf '%s' "$answers" | jq -r .version)
echo "Released $version, with these answers:"
# The passphrase would go to the signing program, and to nobody else.
printf '%s' "$answers" | jq 'del(.key)'
