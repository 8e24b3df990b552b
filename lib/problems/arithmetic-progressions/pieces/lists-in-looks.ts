import { fraction, surd, surdTex, toTex } from '../../../maths'
import { chain, type SetClaim } from '../../../solutions/claim'

/** A list of four terms as it is printed, its differences in order, and what each term is worth. */
export interface Listed {
  readonly terms: readonly string[]
  readonly gaps: readonly SetClaim[]
  /** For some value of a letter. */
  readonly values: readonly number[]
}

/** How whole numbers that stand behind a list are printed, and their differences. */
interface Look {
  readonly term: (n: number) => string
  readonly gap: (n: number, next: number) => SetClaim
  readonly value: (n: number) => number
  /** The least of the numbers that it can print. */
  readonly least: number
}

/** What the letter of a list stands for where its terms are compared. */
const letterValue = 3.7

const less = (next: string, term: string): string =>
  term.startsWith('-') ? `${next} - (${term})` : `${next} - ${term}`

const plainLook = (term: (n: number) => string, value: (n: number) => number): Look => ({
  term,
  value,
  gap: (n, next) => chain(less(term(next), term(n)), term(next - n)),
  least: -40,
})

export const looks = {
  integers: () =>
    plainLook(
      (n) => `${n}`,
      (n) => n,
    ),
  fractions: (by: number) =>
    plainLook(
      (n) => toTex(fraction(n, by)),
      (n) => n / by,
    ),
  decimals: () =>
    plainLook(
      (n) => `${n / 10}`,
      (n) => n / 10,
    ),
  /** √2, √8, √18: multiples of one root, each under a root of its own. */
  roots: (under: number): Look => ({
    term: (n) => `\\sqrt{${n * n * under}}`,
    value: (n) => n * Math.sqrt(under),
    gap: (n, next) => {
      const [from, to, step] = [n, next, next - n].map((times) => surdTex(surd(times, under)))
      return chain(
        `\\sqrt{${next * next * under}} - \\sqrt{${n * n * under}}`,
        `${to ?? ''} - ${from ?? ''}`,
        step ?? '',
      )
    },
    least: 1,
  }),
  /** a + 2, a + 5, a + 8 */
  letters: (letter: string): Look => {
    const term = (n: number) => (n === 0 ? letter : `${letter} ${n < 0 ? '-' : '+'} ${Math.abs(n)}`)
    return {
      term,
      value: (n) => letterValue + n,
      gap: (n, next) =>
        chain(`${next === 0 ? letter : `(${term(next)})`} - ${n === 0 ? letter : `(${term(n)})`}`, `${next - n}`),
      least: -9,
    }
  },
} as const

/** The whole numbers of a list, as they look. */
export const printed = (numbers: readonly number[], { term, gap, value }: Look): Listed => ({
  terms: numbers.map(term),
  gaps: numbers.slice(1).map((next, index) => gap(numbers[index] ?? 0, next)),
  values: numbers.map(value),
})

/** a, a², a³, a⁴ */
export const powersOf = (letter: string): Listed => ({
  terms: [letter, `${letter}^2`, `${letter}^3`, `${letter}^4`],
  gaps: [
    chain(`${letter}^2 - ${letter}`, `${letter}(${letter} - 1)`),
    chain(`${letter}^3 - ${letter}^2`, `${letter}^2(${letter} - 1)`),
  ],
  values: [1, 2, 3, 4].map((power) => letterValue ** power),
})

/** √3, √6, √9, √12: the numbers under the roots grow evenly, the roots do not. */
export const growingRoots = (under: number): Listed => ({
  terms: [1, 2, 3, 4].map((times) => `\\sqrt{${times * under}}`),
  gaps: [
    chain(`\\sqrt{${2 * under}} - \\sqrt{${under}}`, `\\sqrt{${under}}(\\sqrt{2} - 1)`),
    chain(`\\sqrt{${3 * under}} - \\sqrt{${2 * under}}`, `\\sqrt{${under}}(\\sqrt{3} - \\sqrt{2})`),
  ],
  values: [1, 2, 3, 4].map((times) => Math.sqrt(times * under)),
})

/** 0.3, 0.33, 0.333, 0.3333 */
export function growingTail(digit: number): Listed {
  const terms = [1, 2, 3, 4].map((places) => `0.${`${digit}`.repeat(places)}`)
  return {
    terms,
    gaps: [1, 2, 3].map((place) =>
      chain(`${terms[place] ?? ''} - ${terms[place - 1] ?? ''}`, `0.${'0'.repeat(place)}${digit}`),
    ),
    values: terms.map(Number),
  }
}
