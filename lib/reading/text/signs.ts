const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const subscripts = '₀₁₂₃₄₅₆₇₈₉'

/** One character for another: every minus and dash, every times and division sign, primes of quotation, and so on. */
const replacements: readonly (readonly [characters: string, plain: string])[] = [
  ['−‐‑‒–—―﹣-', '-'],
  ['×✕✖∗⋅·∙•', '*'],
  ['÷∕⁄', '/'],
  ['∶', ':'],
  ['∣❘', '|'],
  ['“”„″', '"'],
  ['‘’‚`´', "'"],
  ['[{⟨', '('],
  [']}⟩', ')'],
  ['º˚', '°'],
  ['∴∵', ' ; '],
  ['⇒→⟹', ' ; '],
  ['∈', ' = '],
  ['≈≃≅', ' = '],
  ['≤⩽≦', '<='],
  ['≥⩾≧', '>='],
  ['≠', '!='],
  ['।\n\r', ' ; '],
]

const plainOf = new Map(replacements.flatMap(([characters, plain]) => [...characters].map((c) => [c, plain] as const)))

const anySign = new RegExp(
  `[${[...plainOf.keys()].map((c) => `\\u{${(c.codePointAt(0) ?? 0).toString(16)}}`).join('')}]`,
  'gu',
)

const raised = (run: string): string =>
  `^${[...run].map((c) => (c === '⁻' ? '-' : c === '⁺' ? '' : `${superscripts.indexOf(c)}`)).join('')} `
const lowered = (run: string): string => `_${[...run].map((c) => subscripts.indexOf(c)).join('')}`

/** Superscripts as powers, subscripts as indices. */
export const levelled = (text: string): string => text.replace(/[⁰¹²³⁴-⁹⁺⁻]+/g, raised).replace(/[₀-₉]+/g, lowered)

/** "cm" for ㎝; a whole phrase that is one character stays as it is. */
function composed(character: string): string {
  const plain = character.normalize('NFKC')
  return plain.length > 4 ? character : plain
}

/** One plain character for every minus, times sign, quotation mark and the like; Devanagari and full-width figures as ours. */
export const withPlainSigns = (text: string): string =>
  text
    .replace(anySign, (character) => plainOf.get(character) ?? character)
    .replace(/[^\u0000-\u007f¼-¾⅐-⅞²³º°πθ√∛±∓₹]/gu, composed)
    .replace(/[०-९]/g, (digit) => `${digit.charCodeAt(0) - 0x966}`)
