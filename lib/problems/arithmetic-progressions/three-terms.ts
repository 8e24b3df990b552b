import { threeTerms as solution, type Given } from '../../solutions/arithmetic-progressions/three-terms'
import { fraction, polynomialTex } from '../../maths'
import { template } from '../template'
import { wrongValues, type WrongValue } from '../slips/wrong-values'

/** Three consecutive terms p_i k + q_i, in AP for one value of k. */
interface Draw {
  readonly k: number
  readonly first: readonly [number, number]
  readonly second: readonly [number, number]
  readonly third: readonly [number, number]
  readonly stem: 0 | 1 | 2
}

const value = ([p, q]: readonly [number, number], k: number): number => p * k + q
const shown = (term: readonly [number, number]): string => polynomialTex(term, 'k')

const linear = ([p, q]: readonly [number, number]) => ({ p: fraction(p), q: fraction(q) })

/** E.g. "For what value of k will k + 9, 2k − 1 and 2k + 7 be consecutive terms of an AP?" */
export const threeTerms = template({
  id: 'ap-three-consecutive-terms',
  topic: 'arithmetic-progressions',
  difficulty: 'easy',
  archetypes: ['ap-missing-terms'],
  marks: 1,
  draw: (random): Draw => ({
    ...random.until(
      (source) => {
        const k = source.integer(-6, 20)
        const [p, q, r] = [source.integer(1, 3), source.integer(1, 4), source.integer(1, 3)]
        const [start, step] = [source.integer(-20, 40), source.integer(1, 12) * source.pick([1, -1])]
        return {
          k,
          first: [p, start - p * k] as const,
          second: [q, start + step - q * k] as const,
          third: [r, start + 2 * step - r * k] as const,
        }
      },
      ({ k, first, second, third }) =>
        k !== 0 &&
        first[0] + third[0] !== 2 * second[0] &&
        [first, second, third].every(([, q]) => q !== 0 && Math.abs(q) <= 15),
    ),
    stem: random.pick([0, 1, 2] as const),
  }),
  given: ({ first, second, third }): Given => ({ terms: [linear(first), linear(second), linear(third)] }),
  solution,
  ask: ({ k, first, second, third, stem }) => {
    const [one, two, three] = [shown(first), shown(second), shown(third)]
    const stories = [
      `For what value of $k$ will $${one}$, $${two}$ and $${three}$ be the consecutive terms of an AP?`,
      `Find the value of $k$ for which $${one},\\ ${two},\\ ${three}$ are in AP.`,
      `The numbers $${one}$, $${two}$ and $${three}$ are three consecutive terms of an AP. Find $k$.`,
    ] as const
    return {
      question: stories[stem],
      rule: { kind: 'number' },
      hints: [
        'In an AP the difference of the second and first terms equals that of the third and second.',
        'So twice the middle term equals the sum of the other two.',
      ],
      explanation: `Check: with $k = ${k}$ the terms are $${value(first, k)}, ${value(second, k)}, ${value(third, k)}$, and the common difference is $${value(second, k) - value(first, k)}$ both times.`,
    }
  },
  crossCheck: ({ first, second, third }) =>
    `${Array.from({ length: 201 }, (_, index) => index - 100).find(
      (k) => value(second, k) - value(first, k) === value(third, k) - value(second, k),
    )}`,
  slips: ({ k, first, second, third }) => {
    const once = second[0] - first[0] - third[0]
    const times = once + second[0]
    const candidates: readonly WrongValue[] = [
      [
        fraction(-k),
        'Check the signs when terms go to the other side.',
        second[0] * 2 - first[0] - third[0] === 1 ? 'value' : 'collected',
      ],
      [
        fraction(first[1] + third[1] - second[1], times),
        'The $2$ multiplies both parts of the middle term: open the bracket again.',
        'opened',
      ],
      ...(once === 0
        ? []
        : ([
            [
              fraction(first[1] + third[1] - second[1], once),
              'The middle term must be taken twice: look at the condition for an AP again.',
              'condition',
            ],
          ] as const)),
      ...(Math.abs(times) === 1
        ? []
        : ([[fraction(k * times), 'Divide by the coefficient of $k$ as well.', 'last']] as const)),
      [fraction(value(second, k)), 'That is the middle term. The question asks for $k$.', 'last'],
    ]
    return wrongValues(fraction(k), candidates, { as: 'fraction' })
  },
})
