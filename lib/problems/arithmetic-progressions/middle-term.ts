import { termOf } from './pieces/progression'
import { middleTerm as middleOf, type Given } from '../../solutions/arithmetic-progressions/middle-term'
import { ordinal, progression } from '../../solutions/arithmetic-progressions/pieces/progression'
import { distinctSlips } from '../slips/distinct-slips'
import { bracketed, fraction } from '../../maths'
import { template } from '../template'

interface Draw {
  readonly a: number
  readonly d: number
  /** The place of the middle term, of 2·middle − 1 terms. */
  readonly middle: number
  readonly stem: 0 | 1 | 2
}

/** E.g. "Find the middle term of the AP 6, 13, 20, ..., 216." */
export const middleTerm = template<Draw, Given>({
  id: 'ap-middle-term-of-list',
  topic: 'arithmetic-progressions',
  difficulty: 'medium',
  archetypes: ['ap-middle-term'],
  marks: 3,
  draw: (random) => ({
    ...random.until(
      (source) => ({
        a: source.integer(-20, 40),
        d: source.integer(2, 9) * source.pick([1, 1, -1]),
        middle: source.integer(6, 31),
      }),
      ({ a, d, middle }) => a !== 0 && ![a, a + d, a + 2 * d, 0, middle].includes(termOf(a, d, middle)),
    ),
    stem: random.pick([0, 1, 2] as const),
  }),
  given: ({ a, d, middle }) => ({ ...progression(a, d), last: fraction(termOf(a, d, 2 * middle - 1)) }),
  solution: middleOf,
  ask: ({ a, d, middle, stem }) => {
    const [value, last] = [termOf(a, d, middle), termOf(a, d, 2 * middle - 1)]
    const list = `${a}, ${a + d}, ${a + 2 * d}, \\ldots, ${last}`
    return {
      question:
        [
          `Find the middle term of the AP $${list}$.`,
          `The AP $${list}$ has an odd number of terms. Find the term in the middle.`,
          `Which number stands exactly in the middle of the AP $${list}$?`,
        ][stem] ?? '',
      rule: { kind: 'number' },
      hints: [
        'How many terms does the AP have? The last term tells.',
        'With an odd number $n$ of terms the middle one is the $\\frac{n + 1}{2}$th.',
      ],
      explanation: `Check: the middle term is the average of the first and the last, $\\frac{${a} + ${bracketed(last)}}{2} = ${value}$.`,
    }
  },
  crossCheck: ({ a, d, middle }) => {
    // One from each end is struck out until one is left.
    let list = Array.from({ length: 2 * middle - 1 }, (_, index) => a + index * d)
    while (list.length > 1) list = list.slice(1, -1)
    return `${list[0] ?? ''}`
  },
  slips: ({ a, d, middle }) =>
    distinctSlips(`${termOf(a, d, middle)}`, [
      { response: `${middle}`, note: `That is its place: now find the ${ordinal(middle)} term.`, step: 'place' },
      {
        response: `${termOf(a, d, middle + 1)}`,
        note: 'One step too many: there are $n - 1$ steps to the $n$th term.',
        step: 'term',
      },
      {
        response: `${termOf(a, d, middle - 1)}`,
        note: 'One step too few: did you add 1 when you found the number of terms?',
        step: 'count',
      },
      {
        response: `${termOf(a, d, 2 * middle - 1) + a}`,
        note: 'That is the sum of the first and the last term. Halve it.',
        step: 'last',
      },
    ]),
})
