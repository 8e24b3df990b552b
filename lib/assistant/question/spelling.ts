/** What stands in questions and in no answer: TeX of words and dots, abbreviations. */
const marks: readonly (readonly [RegExp, string])[] = [
  [/\\(?:text|mathrm|operatorname)\s*\{([^{}]*)\}/g, ' $1 '],
  [/\\(?:l|c)?dots/g, ' ... '],
  [/…/g, ' ... '],
  [/\{,\}/g, ','],
  [/\\(?:quad|qquad)|\\[,;:! ]|~/g, ' '],
  [/\$\$?/g, ' '],
  [/\r?\n/g, ' . '],
  [/[?!।]+/g, ' . '],
  [/\bh\.\s?c\.\s?f\b\.?/gi, 'hcf'],
  [/\bl\.\s?c\.\s?m\b\.?/gi, 'lcm'],
  [/\ba\.\s?p\b\.?(?=\s|$)/gi, 'ap'],
  [/\b(?:highest common factor|greatest common (?:divisor|factor)|gcd|gcf)\b/gi, 'hcf'],
  [/\b(?:least|lowest|smallest) common multiple\b/gi, 'lcm'],
  [/\barithmetic (?:progression|sequence)s?\b/gi, 'ap'],
  [/\bmid[- ](?=points?\b)/gi, 'mid'],
  [/\bco-(?=ordinates?\b)/gi, 'co'],
  [/\bx-(?=(?:axis|coordinate)\b)/gi, 'x '],
  [/\by-(?=(?:axis|coordinate)\b)/gi, 'y '],
  [/\bwhats\b|\bwhat's\b/gi, 'what is'],
  [/(?<=\b[a-z]|\))\s*(?:squared?|sq)\b(?! root)/gi, '^2'],
  [/(?<=\b[a-z]|\))\s*cubed?\b/gi, '^3'],
  [/(?<![a-z_^])x2\b/gi, 'x^2'],
]

/** A question with one spelling for what is written in many ways; the shared reader cleans its signs. */
export const spelled = (question: string): string =>
  marks.reduce((text, [from, to]) => text.replace(from, to), question)

const oneSpelling: Readonly<Record<string, string>> = {
  zeros: 'zeroes',
  zero: 'zeroes',
  root: 'roots',
  factorize: 'factorise',
  factorization: 'factorisation',
  factorizing: 'factorising',
  average: 'mean',
  maths: 'math',
  midpoints: 'midpoint',
  equations: 'equation',
  polynomials: 'polynomial',
  points: 'point',
  numbers: 'number',
  terms: 'term',
  solutions: 'solution',
  values: 'value',
  observations: 'observation',
}

/** A word in small letters and one spelling: "Zeros" is "zeroes", "numbers" is "number". */
export function wordOf(text: string): string {
  const word = text.toLowerCase().replace(/^'+|'+$|'s$/g, '')
  return oneSpelling[word] ?? word
}
