import { side } from '../../solutions/triangles/pieces/letters'
import { arranged, choiceSlips, drawOrder, letterOf, offeredOf } from '../kinds-of-question/lettered'
import { trueProportion as solution } from '../../solutions/triangles/true-proportion'
import { template } from '../template'
import { mixNotes, proportions, type Similar } from './pieces/mixed-proportions'

const pairs = [
  ['ABC', 'PQR'],
  ['ABC', 'DEF'],
  ['LMN', 'XYZ'],
  ['PQR', 'STU'],
  ['DEF', 'KLM'],
] as const

const permutations = [
  [1, 2, 0],
  [2, 0, 1],
  [1, 0, 2],
  [0, 2, 1],
  [2, 1, 0],
] as const

interface Draw extends Similar {
  readonly order: readonly number[]
  readonly stem: 0 | 1 | 2
}

const corners = (name: string) => [name.charAt(0), name.charAt(1), name.charAt(2)] as const

/** The sides of an option, each ratio a pair. */
function ratiosOf(proportion: string): readonly (readonly [string, string])[] {
  const [a = '', b = '', c = '', d = ''] = [...proportion.matchAll(/[A-Z]{2}/g)].map(([name]) => name)
  return [
    [a, b],
    [c, d],
  ]
}

/** E.g. "If △ABC ∼ △QRP, which of the following is true? (A) AB/QR = BC/PR ..." */
export const trueProportion = template({
  id: 'tri-true-proportion',
  version: 2,
  topic: 'triangles',
  difficulty: 'easy',
  archetypes: ['tri-correspondence'],
  marks: 1,
  draw: (random): Draw => {
    const [first, letters] = random.pick(pairs)
    const second = random
      .pick(permutations)
      .map((place) => letters.charAt(place))
      .join('')
    return {
      first,
      second,
      places: random.pick([
        [
          [0, 1],
          [1, 2],
        ],
        [
          [1, 2],
          [0, 2],
        ],
        [
          [0, 1],
          [0, 2],
        ],
      ] as const),
      mix: random.pick([0, 1, 2] as const),
      order: drawOrder(random, 4),
      stem: random.pick([0, 1, 2] as const),
    }
  },
  given: (draw) => ({
    first: corners(draw.first),
    second: corners(draw.second),
    options: arranged(proportions(draw), draw.order).map(ratiosOf),
  }),
  solution,
  ask: (draw) => {
    const { first, second, order, stem } = draw
    const relation = `\\triangle ${first} \\sim \\triangle ${second}`
    const stories = [
      `If $${relation}$, which of the following is true?`,
      `It is given that $${relation}$. Choose the correct proportion.`,
      `Which proportion follows from $${relation}$?`,
    ] as const
    return {
      question: stories[stem],
      ...offeredOf(proportions(draw), order),
      hints: [
        'Write down which vertices correspond: first with first, second with second, third with third.',
        'Corresponding sides join corresponding vertices.',
      ],
      explanation:
        'The statement of similarity lists the vertices in matching order; the figure may show them in any position.',
    }
  },
  // Build similar triangles with sides 3, 5, 7 and 6, 10, 14 and test each proportion with numbers.
  crossCheck: (draw) => {
    const lengths = new Map<string, number>()
    const measures = [
      [0, 1, 3],
      [1, 2, 5],
      [0, 2, 7],
    ] as const
    for (const [i, j, length] of measures) {
      lengths.set(side(draw.first.charAt(i), draw.first.charAt(j)), length)
      lengths.set(side(draw.second.charAt(i), draw.second.charAt(j)), 2 * length)
    }
    const holds = (proportion: string) => {
      const [a, b, c, d] = [...proportion.matchAll(/[A-Z]{2}/g)].map(([name]) => lengths.get(name) ?? NaN)
      return (a ?? NaN) * (d ?? NaN) === (b ?? NaN) * (c ?? NaN)
    }
    const [only, ...more] = proportions(draw).flatMap((proportion, index) => (holds(proportion) ? [index] : []))
    if (only === undefined || more.length > 0) throw new Error('tri-true-proportion: exactly one option must hold')
    return letterOf(only, draw.order)
  },
  slips: (draw) => choiceSlips(mixNotes(draw), draw.order),
})
