import { bracketed } from '../../../maths'
import { reasonsOf } from './assertion-reasons'
import type { AssertionKind } from '../../kinds-of-question/assertion-families'
import { drawAp } from './assertion-terms'
import { listTex } from './progression'

export const differenceKind: AssertionKind = {
  draw: (random, holds) => {
    const { a, d } = drawAp(random)
    const told = holds ? d : -d
    return {
      assertion: `The common difference of the AP $${listTex(a, d)}$ is $${told}$.`,
      about: [
        `Assertion: $a_2 - a_1 = ${a + d} - ${a} = ${d}$.`,
        holds ? 'So the assertion is true.' : 'So the assertion is false: its sign is wrong.',
      ],
      holds: () => a + told === a + d,
    }
  },
  ...reasonsOf('difference'),
}

export const isApKind: AssertionKind = {
  draw: (random, holds) => {
    const { a, d } = drawAp(random)
    const fault = random.pick([1, 2, 3])
    const terms = [0, 1, 2, 3, 4].map((k) => a + k * d + (!holds && k >= fault ? random.pick([1, -1, 2]) : 0))
    const gaps = terms.slice(1).map((term, index) => term - (terms[index] ?? 0))
    const same = new Set(gaps).size === 1
    return {
      assertion: `The list of numbers $${terms.join(', ')}$ is an AP.`,
      about: [
        `Assertion: the differences are ${terms
          .slice(1)
          .map((term, index) => `$${term} - ${bracketed(terms[index] ?? 0)} = ${gaps[index] ?? 0}$`)
          .join(', ')}.`,
        same
          ? 'They are all the same, so the assertion is true.'
          : 'They are not all the same, so the assertion is false.',
      ],
      holds: () =>
        terms.slice(1, -1).every((term, index) => 2 * term === (terms[index] ?? 0) + (terms[index + 2] ?? 0)),
    }
  },
  ...reasonsOf('isAp'),
}

export const meanKind: AssertionKind = {
  draw: (random, holds) => {
    const { a, d } = drawAp(random)
    const [p, r] = [a, a + 2 * d]
    const told = a + d + (holds ? 0 : random.pick([1, -1, d]))
    return {
      assertion: `If the numbers $${p}, k, ${r}$ are in AP, then $k = ${told}$.`,
      about: [
        `Assertion: $2k = ${p} ${r < 0 ? '-' : '+'} ${Math.abs(r)} = ${p + r}$ gives $k = ${a + d}$.`,
        holds ? 'So the assertion is true.' : `So the assertion is false: it says $${told}$.`,
      ],
      holds: () => told - p === r - told,
    }
  },
  ...reasonsOf('mean'),
}
