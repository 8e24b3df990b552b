import { recurringAsFractions } from './recurring'
import { levelled, withPlainSigns } from './signs'

/** TeX as typed by the few who know it; a command that is only a word loses its backslash. */
const commands: readonly (readonly [pattern: RegExp, plain: string])[] = [
  [/\\(?:left|right|displaystyle|quad|qquad|text|mathrm|rm)(?![a-z])/gi, ' '],
  [/\\[,;:! ]|\\\\/g, ' '],
  [/\^\s?(?:\{\s?\\circ\s?\}|\\circ(?![a-z]))/g, '°'],
  [/\\[dt]?frac\s?(\d)(\d)(?!\d)/g, ' frac ($1)($2)'],
  [/\\[dt]?frac(?![a-z])/g, ' frac '],
  [/\\sqrt\[3\]/g, '∛'],
  [/\\sqrt\[2\]|\\surd(?![a-z])/g, '√'],
  [/\\(?:times|cdot)(?![a-z])/g, '*'],
  [/\\div(?![a-z])/g, '/'],
  [/\\[lr]?vert(?![a-z])|\\mid(?![a-z])/g, '|'],
  [/\\pm(?![a-z])/g, '±'],
  [/\\mp(?![a-z])/g, '∓'],
  [/\\leq?(?![a-z])/g, '<='],
  [/\\lt(?![a-z])/g, '<'],
  [/\\gt(?![a-z])/g, '>'],
  [/\\geq?(?![a-z])/g, '>='],
  [/\\neq?(?![a-z])/g, '!='],
  [/\\%/g, '%'],
  [/\\/g, ' '],
]

const plainDigits = (run: string): string => run.normalize('NFKC')

/** Nothing to put right but spaces. */
const plain = /^[A-Za-z0-9 ().,=:+*/^-]*$/
const signs =
  /\+\s?or|=[>=/]|\/=|\do|\.\.\.|bar|recurring|repeating|\/\s?-|\^\s?o|\*\*|[a-z]\.\s?[a-z]\.|[a-z]{3}\s?-\s?\d|\d\s\/\s[a-z]|no\b|_\(|_n/i

/** What phones, PDF files and habits make of a sign, put right before anything else. */
const repairs: readonly (readonly [typed: RegExp, plain: string])[] = [
  [/ⁿ/g, '^n'],
  [/ˣ/g, '^x'],
  [/ʸ/g, '^y'],
  [/ᶻ/g, '^z'],
  [/ᵃ(?![a-zᵃ-ᶻ])/g, '^a'],
  [/ᵇ(?![a-zᵃ-ᶻ])/g, '^b'],
  [/ᶜ(?![a-zᵃ-ᶻ])/g, '^c'],
  [/ᵐ(?![a-zᵃ-ᶻ])/g, '^m'],
  // a decimal point set high, as Indian books print it
  [/\b0·(?=\d)/g, '0.'],
  [/✓(?=\s?\d)/g, '√'],
  [/[✓✔]/g, ' '],
  [/[∏Π]/g, 'π'],
  [/(\d)\s?\\\s?(?=\d)/g, '$1/'],
  // "y → 18"
  [/(?<=\p{L})\s?(?:→|⟶|⇒|-{1,2}>|=>)\s?(?=[-−–]?\s?[\d√₹(])/gu, ' = '],
  // a dash between a label and its value
  [/(?<=\p{L}{3})(?:[–—](?=\d)|\s[–—]\s(?=\d)|\s?—\s?(?=\d))/gu, ' = '],
  [/(\d)\s?(?:\^?\s?[oO](?![A-Za-z])|⁰(?![⁰¹²³⁴-⁹]))/g, '$1°'],
]

/** Measures that are never below zero: the dash in "Perimeter-43 cm" is no sign. */
const unsigned =
  'perimeter|area|volume|circumference|radius|diameter|height|length|breadth|width|distance|speed|time|age|mean|median|mode|hcf|lcm|probability|cost|price|capacity|[ctl]sa'

/** One sign for each, once the characters are plain. */
const settlements: readonly (readonly [typed: RegExp, plain: string])[] = [
  [/[\u200b-\u200f\u2060\ufeff\u0001]/g, ''],
  [/\$/g, ' '],
  [/[θϑ]/g, 'θ'],
  [/ϕ/g, 'φ'],
  [/\*\*/g, '^'],
  [/\+\s?(?:\/|or)\s?-/g, '±'],
  [/~/g, ' '],
  // the /- behind an amount of rupees
  [/(?<=\d[\d,.]{0,12}\d)\s?\/\s?-(?=\s*(?:$|[,;.=&]|only|and\b)|\s+[A-Za-z₹])/gi, ' '],
  [/=>/g, ' ; '],
  [/==/g, '='],
  [/\b([HLGTC])\.\s?([CS])\.\s?([MFDA])\b\.?/gi, '$1$2$3'],
  [new RegExp(`\\b((?:${unsigned})(?:\\sof\\s(?:the\\s)?[a-z]{2,15})?)\\s?-\\s?(?=\\d)`, 'gi'), '$1 = '],
  [/\b(?:number|no)\b(?:\.|(?<=\b(?:year|day|month|week|row|term|place|position) no))\s?(?=\d)/gi, ' '],
  [/\bno\.(?=\s?(?:=|:|is\b))/gi, 'number'],
  // "larger no 38"
  [
    /(?<=\b(?:larger|greater|bigger|smaller|lesser|first|second|third|other|1st|2nd|3rd)\s)no\b\.?(?=\s?(?:=|:|is\b|-?\d))/gi,
    'number',
  ],
  // the term before: "S_(n-1)", and "S_n - S_n-1"
  [/_\s?\(\s?n\s?-\s?1\s?\)/g, '_m '],
  [/\b([Sa])_n\s?-\s?\1_n-1\b/g, '$1_n - $1_m'],
  // "n: 12 / S: 1074"
  [/(?<=\d)\s\/\s(?=\p{L}[\p{L} ]{0,24}:)/gu, ' , '],
  [/=\/=|(?<!\d)\/=|=\\=/g, '!='],
  [/^'(.*)'$/, '$1'],
  [/[^\S]+/g, ' '],
]

const rewritten = (text: string, rules: readonly (readonly [RegExp, string])[]): string =>
  rules.reduce((out, [from, to]) => out.replace(from, to), text)

/** A lone dollar sign beside a number is money; two enclose TeX. */
const withDollars = (text: string): string =>
  /^[^$]*\$[^$]*$/.test(text) ? text.replace(/\$(?=\s?\d)|(?<=\d\s?)\$/, ' dollar ') : text

const withFractions = (text: string): string =>
  text.replace(
    /([⁰¹²³⁴-⁹]+)⁄([₀-₉]+)/g,
    (_, top: string, bottom: string) => `${plainDigits(top)}/${plainDigits(bottom)}`,
  )

/**
 * A response in plain characters: ASCII digits, - * / ^ ( ), '°' for degrees; √ ∛ π ± ½ and Greek letters stay. Letters keep
 * their case.
 */
export function clean(response: string): string {
  if (plain.test(response) && !signs.test(response)) return response.replace(/ +/g, ' ').trim()
  const repaired = withDollars(rewritten(withFractions(recurringAsFractions(response)), repairs))
  const marked = repaired.includes('\\') ? rewritten(repaired, commands) : repaired
  // A mark before a fraction of one character keeps it apart from what stands before it.
  const text = withPlainSigns(levelled(marked).replace(/[¼-¾⅐-⅞↉]/g, (c) => `\u0001${c}`))
  return rewritten(text, settlements).trim()
}
