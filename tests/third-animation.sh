#!/bin/sh
# Follows "Add an animation" and "Add a page" of CONTRIBUTING.md in a copy of this checkout, and tests the copy:
#
#     sh tests/third-animation.sh [DIRECTORY]
#
# The copy is made in DIRECTORY, which must not exist, or in a temporary one. The patch beside this file makes the
# edits.
set -eux
checkout=$(cd "$(dirname "$0")/.." && pwd)
copy=${1:-$(mktemp -d)/mavi}
cp -Rp "$checkout" "$copy"
cd "$copy"
git apply tests/third-animation.patch
cargo run --package tests --example record
cargo xtask check
cargo xtask test rust components
cargo xtask test chromium -- pictures -g orbits --update-snapshots
NIGHTLY=1 cargo xtask test chromium -- -g "orbits|every (page|link)|sitemap"
