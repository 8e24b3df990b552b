/** Coefficients of a quadratic or linear expression in one letter, as written in a question. */
export interface QuadraticIn {
  readonly a: number
  readonly b: number
  readonly c: number
  readonly letter: string
}

/** Coefficients by monomial: 'x^2', 'x', 'y', '' for the constant. */
type Terms = ReadonlyMap<string, number>

const term = String.raw`(?:\d{1,6}\s*\*?\s*)?[a-z](?:\s*\^\s*\d)?(?![a-z\d])|\d{1,6}(?![a-z\d.])`
const sum = String.raw`[-+]?\s*(?:${term})(?:\s*[-+]\s*(?:${term}))*`
/** Not the tail of something longer: after "(k + 1)x" neither "x" nor "+ 3y = 4" may begin. */
const start = String.raw`(?:(?=[a-z\d])(?<![a-z\d.^)√])(?<![-*/+^√]\s*)|(?=[-+])(?<!(?:(?<![a-z])[a-z]|[\d)])\s*))`
/** Nor its head: in "x^2 + kx + 9" nothing reads. */
const end = String.raw`(?!\s*(?:[-+*/^=(√]|\)\s*[\d(a-z^*/+=-]))`
const run = new RegExp(String.raw`${start}${sum}(?:\s*=\s*${sum})?${end}`, 'g')

/** Pieces of a question that read as expressions or equations. */
const runs = (text: string): readonly string[] => text.match(run) ?? []

function termsOf(side: string): Terms {
  const terms = new Map<string, number>()
  for (const [, sign = '', digits = '', letter = '', power = ''] of side
    .replace(/[\s*]/g, '')
    .matchAll(/([-+]?)(\d*)([a-z]?)(?:\^(\d))?/g)) {
    if (digits === '' && letter === '') continue
    const name = letter === '' || power === '0' ? '' : power === '' || power === '1' ? letter : `${letter}^${power}`
    const size = (digits === '' ? 1 : Number(digits)) * (sign === '-' ? -1 : 1)
    terms.set(name, (terms.get(name) ?? 0) + size)
  }
  return terms
}

/** Everything on the left: the right side is taken away. */
function gathered(text: string): Terms {
  const [left = '', right = ''] = text.split('=')
  const terms = new Map(termsOf(left))
  for (const [name, value] of termsOf(right)) terms.set(name, (terms.get(name) ?? 0) - value)
  return terms
}

/** The first quadratic in a question: "solve 2x^2 = 7x - 3" gives 2, -7, 3. */
export function quadraticIn(text: string): QuadraticIn | null {
  for (const piece of runs(text)) {
    const terms = gathered(piece)
    const square = [...terms].find(([name, value]) => /^[a-z]\^2$/.test(name) && value !== 0)
    if (!square) continue
    const [[letter = 'x'], a] = square
    if ([...terms.keys()].every((name) => ['', letter, `${letter}^2`].includes(name)))
      return { a, b: terms.get(letter) ?? 0, c: terms.get('') ?? 0, letter }
  }
  return null
}

/** A linear equation in one letter, ax + b = 0. */
export function linearEquationIn(
  text: string,
): { readonly a: number; readonly b: number; readonly letter: string } | null {
  for (const piece of runs(text)) {
    const terms = gathered(piece)
    const letters = [...terms.keys()].filter((name) => name !== '')
    const [letter = ''] = letters
    const a = terms.get(letter) ?? 0
    if (piece.includes('=') && letters.length === 1 && /^[a-z]$/.test(letter) && a !== 0)
      return { a, b: terms.get('') ?? 0, letter }
  }
  return null
}

/** ax + by = c for each linear equation in x and y that a question holds. */
export function linearEquationsIn(text: string): readonly (readonly [a: number, b: number, c: number])[] {
  return runs(text)
    .filter((piece) => piece.includes('='))
    .map(gathered)
    .filter((terms) => [...terms.keys()].every((name) => ['', 'x', 'y'].includes(name)))
    .map((terms) => [terms.get('x') ?? 0, terms.get('y') ?? 0, -(terms.get('') ?? 0)])
}
