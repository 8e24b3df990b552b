import { progression, termSides } from '../../../solutions/arithmetic-progressions/pieces/progression'
import { ordinal } from '../../../solutions/arithmetic-progressions/pieces/progression'
import { reasonsOf } from './assertion-reasons'
import type { AssertionKind, DrawnAssertion } from '../../kinds-of-question/assertion-families'
import type { Random } from '../../../random'
import { listTex, termOf } from './progression'

/** First term, difference and a place; no term on the way to it is zero. */
export const drawAp = (random: Random) =>
  random.until(
    (source) => ({
      a: source.integer(2, 30),
      d: source.integer(2, 8) * source.pick([1, -1]),
      n: source.integer(8, 20),
    }),
    ({ a, d, n }) => a % d !== 0 && termOf(a, d, n) !== 0,
  )

const verdict = (value: number, told: number): string =>
  value === told ? 'So the assertion is true.' : `So the assertion is false: it says $${told}$.`

/** The terms one by one. */
const counted = (a: number, d: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => a + index * d)

export const nthTermKind: AssertionKind = {
  draw: (random, holds): DrawnAssertion => {
    const { a, d, n } = drawAp(random)
    const told = termOf(a, d, holds ? n : n + random.pick([1, -1]))
    return {
      assertion: `The ${ordinal(n)} term of the AP $${listTex(a, d)}$ is $${told}$.`,
      about: [`Assertion: $${termSides(progression(a, d), n).join(' = ')}$`, verdict(termOf(a, d, n), told)],
      holds: () => counted(a, d, n).at(-1) === told,
    }
  },
  ...reasonsOf('term'),
}

export const fromEndKind: AssertionKind = {
  draw: (random, holds) => {
    const { a, d, n } = drawAp(random)
    const [k, last] = [random.integer(3, 7), termOf(a, d, n)]
    const told = termOf(last, -d, holds ? k : k + random.pick([1, -1]))
    return {
      assertion: `The ${ordinal(k)} term from the end of the AP $${a}, ${a + d}, ${a + 2 * d}, \\ldots, ${last}$ is $${told}$.`,
      about: [
        `Assertion: counted from the end, the AP begins with $${last}$ and has the common difference $${-d}$. Its ${ordinal(k)} term is $${last} + (${k} - 1) \\times ${d > 0 ? `(${-d})` : -d} = ${termOf(last, -d, k)}$.`,
        verdict(termOf(last, -d, k), told),
      ],
      holds: () => counted(a, d, n).at(-k) === told,
    }
  },
  ...reasonsOf('fromEnd'),
}

export const countKind: AssertionKind = {
  draw: (random, holds) => {
    const { a, d, n } = drawAp(random)
    const [last, told] = [termOf(a, d, n), holds ? n : n - 1]
    return {
      assertion: `The AP $${a}, ${a + d}, ${a + 2 * d}, \\ldots, ${last}$ has ${told} terms.`,
      about: [
        `Assertion: $${last} = ${a} + (n - 1) \\times ${d < 0 ? `(${d})` : d}$ gives $n - 1 = ${n - 1}$ and $n = ${n}$.`,
        verdict(n, told),
      ],
      holds: () => {
        let [value, count] = [a, 1]
        for (; value !== last; value += d) count++
        return count === told
      },
    }
  },
  ...reasonsOf('count'),
}

export const formulaKind: AssertionKind = {
  draw: (random, holds) => {
    const [p, q] = random.until(
      (source) => [source.integer(2, 9), source.integer(-9, 9)] as const,
      ([one, two]) => two !== 0 && one !== two,
    )
    const told = holds ? p : q
    const term = `${p}n ${q < 0 ? '-' : '+'} ${Math.abs(q)}`
    return {
      assertion: `The common difference of the AP with $a_n = ${term}$ is $${told}$.`,
      about: [
        `Assertion: $a_1 = ${p} ${q < 0 ? '-' : '+'} ${Math.abs(q)} = ${p + q}$ and $a_2 = ${2 * p} ${q < 0 ? '-' : '+'} ${Math.abs(q)} = ${2 * p + q}$, so the common difference is $${p}$.`,
        verdict(p, told),
      ],
      holds: () => p * 7 + q - (p * 6 + q) === told,
    }
  },
  ...reasonsOf('formula'),
}
