import { fraction, multiply, toTex, type Fraction } from '../../../maths'
import type { Random } from '../../../random'

/** Four numbers as multiples of √root; of the kinds, 'steps' and 'surd' alone are APs. */
export interface FourTerms {
  readonly terms: readonly [Fraction, Fraction, Fraction, Fraction]
  readonly kind: 'steps' | 'surd' | 'squares' | 'powers' | 'roots' | 'decimals'
  readonly root: number
}

export const isAp = ({ kind }: FourTerms): boolean => kind === 'steps' || kind === 'surd'

/** The numbers as they are written: each under one root sign where they are multiples of a root. */
export const shown = ({ terms, kind, root }: FourTerms): readonly string[] =>
  terms.map((term) => {
    if (kind === 'surd') return `\\sqrt{${Number(term.n) ** 2 * root}}`
    if (kind === 'roots') return `\\sqrt{${term.n}}`
    if (kind === 'decimals') return `${Number(term.n) / Number(term.d)}`
    return toTex(term)
  })

const four = (term: (place: number) => Fraction): FourTerms['terms'] => [term(0), term(1), term(2), term(3)]

export function drawTerms(random: Random, kind: FourTerms['kind']): FourTerms['terms'] {
  if (kind === 'surd') {
    const step = fraction(random.integer(1, 2))
    return four((place) => multiply(step, fraction(place + 1)))
  }
  if (kind === 'roots') {
    const first = random.pick([3, 5, 6, 7])
    return four((place) => fraction(first * (place + 1)))
  }
  if (kind === 'squares') {
    const first = random.integer(1, 9)
    return four((place) => fraction((first + place) ** 2))
  }
  if (kind === 'powers') {
    const [first, ratio] = [random.integer(1, 6), random.pick([2, 3, -2])]
    return four((place) => fraction(first * ratio ** place))
  }
  if (kind === 'decimals') {
    const digit = random.integer(2, 9)
    return four((place) => fraction(Number(`${digit}`.repeat(place + 1)), 10 ** (place + 1)))
  }
  const bottom = random.pick([1, 1, 2, 3, 4])
  const [first, step] = random.until(
    (source) => [source.integer(-9, 15), source.integer(1, 9) * source.pick([1, -1])] as const,
    ([start, rise]) => start !== 0 && (bottom === 1 || start % bottom !== 0 || rise % bottom !== 0) && start !== rise,
  )
  return four((place) => fraction(first + place * step, bottom))
}
