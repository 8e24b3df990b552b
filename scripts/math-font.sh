#!/usr/bin/env bash
# Cuts STIX Two Math down to the characters of school mathematics and writes them as two files into app/fonts: tutor-math-first.woff2, which
# the first view needs, and tutor-math-rest.woff2. app/globals.css names the characters of the first by the same ranges. The results are in
# the repository; run this again only to add characters. Needs Debian's fonttools
# (apt-get install python3-fonttools python3-brotli).
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

# Digits, the usual signs, small letters, the letters of HCF and LCM, and all that stretches or grows: browsers stretch a bracket, a root
# or a sum only when it comes from the file that has the space. Chromium asks for upright small letters where italic ones are shown.
first='U+20,U+28-2E,U+30-3A,U+3C-3E,U+43,U+46,U+48,U+4C,U+4D,U+5B,U+5D,U+61-7A,U+7B-7D,U+A0,U+D7,U+2211,U+2212,U+221A,U+1D44E-1D467,U+210E'

/usr/bin/python3 - "$work/package/files/stix-two-math-latin-400-normal.woff2" "$characters" "$first" <<'PYTHON'
import os, sys
from fontTools import subset
from fontTools.ttLib import TTFont

def read(ranges):
    ends = [[int(end, 16) for end in part[2:].split('-')] for part in ranges.split(',')]
    return {code for end in ends for code in range(end[0], end[-1] + 1)}

def written(codes):
    runs = []
    for code in sorted(codes):
        if runs and runs[-1][1] == code - 1: runs[-1][1] = code
        else: runs.append([code, code])
    return ', '.join(f'U+{a:X}' if a == b else f'U+{a:X}-{b:X}' for a, b in runs)

def cut(source, codes, name):
    font = TTFont(source)
    math = font['MATH'].table
    # Of a dozen sizes of each bracket four are enough: what is larger is put together from pieces.
    for construction in [*math.MathVariants.VertGlyphConstruction, *math.MathVariants.HorizGlyphConstruction]:
        sizes = construction.MathGlyphVariantRecord
        construction.MathGlyphVariantRecord = [size for i, size in enumerate(sizes) if len(sizes) < 6 or i in (0, 1, 3, 5)]
        construction.VariantCount = len(construction.MathGlyphVariantRecord)
    # No browser reads how letters and their exponents fit into one another.
    math.MathGlyphInfo.MathKernInfo = None
    options = subset.Options()
    options.layout_features, options.hinting, options.glyph_names, options.flavor = [], False, False, 'woff2'
    options.drop_tables += ['GPOS', 'GSUB', 'GDEF', 'gasp']
    # The glyph numbers stay: Chromium does not stretch brackets whose size variants were renumbered.
    options.retain_gids = True
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=codes)
    subsetter.subset(font)
    font.flavor = 'woff2'
    path = f'app/fonts/tutor-math-{name}.woff2'
    font.save(path)
    print(f'{path}: {os.path.getsize(path)} bytes\n  unicode-range: {written(font.getBestCmap())}')

source, characters, first = sys.argv[1:]
cut(source, read(first), 'first')
cut(source, read(characters) - read(first), 'rest')
PYTHON
cp "$work/package/LICENSE" app/fonts/LICENSE
