import { progression, sumSides } from '../../../solutions/arithmetic-progressions/pieces/progression'
import { reasonsOf } from './assertion-reasons'
import type { AssertionKind } from '../../kinds-of-question/assertion-families'
import { drawAp } from './assertion-terms'
import { listTex, sumOf } from './progression'

const added = (list: readonly number[]): number => list.reduce((sum, value) => sum + value, 0)

const verdict = (value: number, told: number): string =>
  value === told ? 'So the assertion is true.' : `So the assertion is false: it says $${told}$.`

export const sumKind: AssertionKind = {
  draw: (random, holds) => {
    const { a, d, n } = drawAp(random)
    const told = holds ? sumOf(a, d, n) : sumOf(a, d, n + random.pick([1, -1]))
    return {
      assertion: `The sum of the first ${n} terms of the AP $${listTex(a, d)}$ is $${told}$.`,
      about: [`Assertion: $${sumSides(progression(a, d), n).join(' = ')}$`, verdict(sumOf(a, d, n), told)],
      holds: () => added(Array.from({ length: n }, (_, index) => a + index * d)) === told,
    }
  },
  ...reasonsOf('sum'),
}

export const endsKind: AssertionKind = {
  draw: (random, holds) => {
    const { a, d, n } = random.until(drawAp, (drawn) => drawn.d > 0)
    const [last, sum] = [a + (n - 1) * d, sumOf(a, d, n)]
    const told = holds ? sum : 2 * sum
    return {
      assertion: `An AP of ${n} terms with first term ${a} and last term ${last} has the sum $${told}$.`,
      about: [`Assertion: $S_{${n}} = \\frac{${n}}{2}(${a} + ${last}) = ${sum}$`, verdict(sum, told)],
      holds: () => added(Array.from({ length: n }, (_, index) => a + index * d)) === told,
    }
  },
  ...reasonsOf('ends'),
}

export const fromSumsKind: AssertionKind = {
  draw: (random, holds) => {
    const [p, q, n] = [random.integer(1, 5), random.integer(1, 9), random.integer(3, 8)]
    const at = (k: number) => p * k * k + q * k
    const told = holds ? at(n) - at(n - 1) : at(n)
    const formula = `${p === 1 ? '' : p}n^2 + ${q === 1 ? '' : q}n`
    return {
      assertion: `If the sum of the first $n$ terms of an AP is $${formula}$, then $a_{${n}} = ${told}$.`,
      about: [
        `Assertion: $S_{${n}} = ${at(n)}$ and $S_{${n - 1}} = ${at(n - 1)}$, so $a_{${n}} = ${at(n)} - ${at(n - 1)} = ${at(n) - at(n - 1)}$.`,
        verdict(at(n) - at(n - 1), told),
      ],
      holds: () => p + q + 2 * p * (n - 1) === told,
    }
  },
  ...reasonsOf('fromSums'),
}

export const oddKind: AssertionKind = {
  draw: (random, holds) => {
    const n = random.integer(6, 40)
    const told = holds ? n * n : n * (n + 1)
    return {
      assertion: `The sum of the first ${n} odd natural numbers is $${told}$.`,
      about: [
        `Assertion: $S_{${n}} = \\frac{${n}}{2}[2 \\times 1 + (${n} - 1) \\times 2] = ${n}^2 = ${n * n}$`,
        verdict(n * n, told),
      ],
      holds: () => added(Array.from({ length: 2 * n }, (_, index) => index).filter((k) => k % 2 === 1)) === told,
    }
  },
  ...reasonsOf('oddSum'),
}
