#!/usr/bin/env bash
# Cuts STIX Two Math down to the characters of school mathematics and writes app/fonts/tutor-math.woff2. The result is in the repository;
# run this again only to add characters. Needs pyftsubset (Debian: apt-get install fonttools python3-brotli).
set -euo pipefail
cd "$(dirname "$0")/.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
npm pack --silent --pack-destination "$work" @fontsource/stix-two-math@5.3.0 >/dev/null
tar -xf "$work"/*.tgz -C "$work"

characters='U+20-7E,U+A0,U+AC,U+AF,U+B0,U+B1,U+B2,U+B3,U+B7,U+D7,U+F7'     # ASCII, degree, plus-minus, times, divide
characters+=',U+393,U+394,U+398,U+3A3,U+3A9,U+3B1-3B8,U+3BB,U+3BC,U+3C0,U+3C3,U+3C6'     # Greek as set upright
characters+=',U+2013,U+2014,U+2018,U+2019,U+2026,U+2032,U+2033,U+203E,U+2044,U+2061-2064'
characters+=',U+2190-2194,U+21D2,U+21D4,U+2200,U+2208,U+2209,U+2211,U+2212,U+2213,U+2217,U+2218,U+221A,U+221D,U+221E'
characters+=',U+2220,U+2225,U+2226,U+2229,U+222A,U+2234,U+2235,U+223C,U+2243,U+2245,U+2248,U+2260,U+2261,U+2264,U+2265'
characters+=',U+2282,U+2286,U+22A5,U+22C5,U+22EE,U+22EF,U+25A1,U+25B3,U+2312,U+2A7D,U+2A7E,U+20B9,U+2C9,U+302-305'
characters+=',U+1D434-1D467,U+210E,U+1D6FC-1D703,U+1D706,U+1D707,U+1D70B,U+1D70E,U+1D711,U+1D714,U+1D719'   # mathematical italic: Latin, and the Greek in use

# The glyph numbers stay: Chromium does not stretch brackets whose size variants were renumbered.
pyftsubset "$work/package/files/stix-two-math-latin-400-normal.woff2" \
  --unicodes="$characters" --layout-features='kern' --no-hinting --retain-gids --flavor=woff2 --output-file=app/fonts/tutor-math.woff2
cp "$work/package/LICENSE" app/fonts/LICENSE
ls -l app/fonts
