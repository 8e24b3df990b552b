import { add, multiply, negate, sign, sumTex, sumText, surd, type Fraction, type Surd, type Term } from '../../maths'

/** Surds with different numbers under the root, least first; none is zero. */
export type SurdSum = readonly Surd[]

/** Like roots collected. */
export function sumOfSurds(surds: readonly Surd[]): SurdSum {
  const sums = new Map<number, Fraction>()
  for (const { coefficient, radicand } of surds) {
    const before = sums.get(radicand)
    sums.set(radicand, before ? add(before, coefficient) : coefficient)
  }
  return [...sums]
    .filter(([, coefficient]) => sign(coefficient) !== 0)
    .toSorted(([first], [second]) => first - second)
    .map(([radicand, coefficient]) => ({ coefficient, radicand }))
}

export const timesSurd = (one: Surd, other: Surd): Surd =>
  surd(multiply(one.coefficient, other.coefficient), one.radicand * other.radicand)

export const negateSurd = ({ coefficient, radicand }: Surd): Surd => ({ coefficient: negate(coefficient), radicand })

const terms = (surds: readonly Surd[], root: (radicand: number) => string): readonly Term[] =>
  surds.map(({ coefficient, radicand }) => [coefficient, radicand === 1 ? '' : root(radicand)])

/** "4 + 2\sqrt{3}": as they stand, not collected. */
export const surdsTex = (surds: readonly Surd[]): string => sumTex(terms(surds, (radicand) => `\\sqrt{${radicand}}`))

/** "4 + 2√3" in the grammar of answers. */
export const surdsText = (surds: readonly Surd[]): string => sumText(terms(surds, (radicand) => `√${radicand}`))
