type Rule = readonly [sign: RegExp, message: string]

/** Of a formula without its commands and its words. */
const ofLetters: readonly Rule[] = [
  [/\b(?:HCF|LCM|CSA|TSA|BPT)\b/, 'a name of several letters stands upright: write \\text{HCF}'],
  [
    /\d\s*(?:[ckm]m|kg|ml|km|hours?|litres?)\b/,
    'a unit stands outside the dollars, $154$ cm², or upright: 154\\,\\text{cm}',
  ],
  [/\b(?:sin|cos|tan|cot|sec|log)\b/, 'functions stand upright: write \\sin, \\cos, \\tan'],
  [/\b(?:cosec|csc)\b/, 'functions stand upright: write \\operatorname{cosec}'],
  [
    /(?<![a-zA-Z])(?:circ|times|pi|theta|alpha|beta|frac|dfrac|sqrt|angle|triangle|parallel|cdot|approx|neq|leq|geq|ldots)(?![a-zA-Z])/,
    'a sign of TeX begins with a backslash: \\circ, \\times, \\frac',
  ],
  [/\*/, 'times is \\times'],
  [/==/, 'an equals sign stands once'],
  [/<=|>=|!=|\+-|->|=>/, 'the signs are \\le, \\ge, \\ne, \\pm, \\Rightarrow'],
  [/\.{3}|…/, 'three dots are \\ldots'],
  [/\|\|/, 'parallel is \\parallel'],
]

/** Of a formula as it is written. */
const ofTex: readonly Rule[] = [
  [/\d\s*x\s*\d/, 'x is a letter: times is \\times'],
  [/°|\\degree\b/, 'write degrees as ^\\circ: $30^\\circ$'],
  [
    /\\(?:sin|cos|tan|cot|sec|cosec|angle\s+\w+\s*=)\s*\d+\s*\^\s*\{?\s*[0oO]\b|\b(?:30|45|60|90|180|360)\s*\^\s*\{?\s*[0oO]\b/,
    'a degree is no power: write ^\\circ',
  ],
  [/\d\s*\\text\{(?:[ckm]?m|kg|g|ml|l|h|s)\}/, 'a thin space stands before a unit: 5\\,\\text{cm}'],
  [/\\csc\b/, 'the book says cosec: write \\operatorname{cosec}'],
  [/\\Delta\s*[A-Z]{3}/, 'a triangle is \\triangle ABC'],
  [/\\tfrac\b/, 'a small fraction cannot be read on a phone: write \\frac'],
  [/\^\s*\{?\s*\\frac/, 'a fraction in a power is too small to read: write \\sqrt{x}, or x^{1/2}'],
  [
    /(?:\\frac\s*\{[^{}]*|\}\s*\{[^{}]*)\\frac\s*\{[^{}]*\\frac/,
    'three fractions in one another cannot be read: take it in two steps',
  ],
]

const stopInside: Rule = [/[^\s\\][.,;]\s*$/, 'the stop of a sentence stands behind the dollar']

/** What a typesetter would remark on a formula that can be set. `bare`: the formula without its commands and words. */
export const houseFaults = (tex: string, bare: string, display: boolean): readonly string[] => [
  ...ofLetters.flatMap(([sign, message]) => (sign.test(bare) ? [message] : [])),
  ...(display ? ofTex : [...ofTex, stopInside]).flatMap(([sign, message]) => (sign.test(tex) ? [message] : [])),
]
