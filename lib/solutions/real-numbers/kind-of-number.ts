import { factorisationTex, isPrime, toTex, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'
import { factorLines } from './pieces/factor-lines'
import { factorsObjection, naturals, naturalsObjection } from './pieces/naturals'
import { commonPowers, evaluatedSides, powersValue } from './pieces/powers'

/** A number, or the HCF of some: prime, composite, or neither. */
export type Given =
  { readonly of: 'value'; readonly value: Fraction } | { readonly of: 'HCF'; readonly numbers: readonly Fraction[] }

const valueOf = (given: Given): number =>
  given.of === 'value' ? Number(given.value.n) : Number(powersValue(commonPowers(naturals(given.numbers))))

function factorsOf(n: number): string {
  if (n === 1) return 'A prime number has exactly two factors; $1$ has only one factor, and it is not composite either'
  return isPrime(n)
    ? `$${n}$ has just two factors, $1$ and itself`
    : `$${n} = ${factorisationTex(n)}$ has factors besides $1$ and itself`
}

/** E.g. "The number 3 × 5 × 7 + 7 is: a prime number, a composite number, neither, both." */
export const kindOfNumber = worked<Given>({
  id: 'kind-of-number',
  archetype: 'rn-classify-number',
  objection: (given) =>
    given.of === 'HCF'
      ? naturalsObjection(given.numbers, 'HCF')
      : factorsObjection([given.value], 'prime factorisation'),
  solve: (given) => {
    const n = valueOf(given)
    const kind =
      n === 1 ? 'neither a prime nor a composite number' : isPrime(n) ? 'a prime number' : 'a composite number'
    const value =
      given.of === 'HCF'
        ? [
            ...factorLines(naturals(given.numbers), 0),
            line('value', says`So ${chain('\\text{HCF}', ...evaluatedSides(commonPowers(naturals(given.numbers))))}`),
          ]
        : [line('value', `The value of the number is $${toTex(given.value)}$`)]
    return {
      lines: [...value, line('factors', factorsOf(n)), earns(1, `So the number $${n}$ is ${kind}`)],
      key: kind,
    }
  },
})
