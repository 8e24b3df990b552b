import { fraction } from '../../maths'
import { agesAgo as solution } from '../../solutions/quadratic-equations/ages-ago'
import type { Posed } from '../posed'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'
import { waysToSayNo } from './pieces/feasible-words'

/** Two ages with their sum, and their product some years ago; `older` is null when there are no such ages. */
interface Ages {
  readonly sum: number
  readonly ago: number
  readonly product: number
  readonly older: number | null
  readonly stem: 0 | 1 | 2
}

const key = (older: number, younger: number): string => `older = ${older}, younger = ${younger}`

const inWords = ['two', 'three', 'four', 'five', 'six'] as const

function posed({ sum, ago, product, older, stem }: Ages): Posed {
  const years = inWords[ago - 2] ?? `${ago}`
  const stories = [
    `The sum of the ages of two friends is $${sum}$ years. ${years.charAt(0).toUpperCase()}${years.slice(1)} years ago, the product of their ages in years was $${product}$. Is this situation possible?`,
    `Two cousins are $${sum}$ years old together. Their ages ${years} years ago, in years, had the product $${product}$. Can this be?`,
    `Meera says: "My brother and I are $${sum}$ years old together, and ${years} years ago the product of our ages, in years, was $${product}$." Is that possible?`,
  ] as const
  const { lines, key } = solution.solve({ sum: fraction(sum), ago: fraction(ago), product: fraction(product) })
  return {
    question: `${stories[stem]} If so, give the present ages in years, the older first; if not, type "not possible".`,
    hints: [
      'Let one present age be $x$ years. Write the other with the help of the sum.',
      `Both were $${ago}$ years younger then: change both ages before you multiply.`,
      'Form the quadratic equation and look at its discriminant before you solve it.',
    ],
    explanation:
      'The ages exist only if the quadratic equation has real roots, so the sign of the discriminant decides.',
    answerFormat: 'string' as const,
    rule:
      older === null
        ? { kind: 'text', expected: key, synonyms: waysToSayNo }
        : { kind: 'pair', expected: key, unit: 'years' },
    steps: lines,
  }
}

/** E.g. "The sum of the ages of two friends is 20 years. Four years ago the product of their ages was 48. Is it possible?" */
export const agesAgo = template<Ages>({
  id: 'qe-ages-some-years-ago',
  topic: 'quadratic-equations',
  difficulty: 'medium',
  archetypes: ['qe-feasible', 'qe-word-ages-marks-cost'],
  marks: 3,
  draw: (random) => {
    const [ago, stem] = [random.integer(2, 6), random.pick([0, 1, 2] as const)]
    if (random.chance(0.6)) {
      const younger = random.integer(ago + 3, 20)
      const older = younger + random.integer(1, 9)
      return { sum: older + younger, ago, product: (older - ago) * (younger - ago), older, stem }
    }
    const half = random.integer(ago + 5, 20)
    return { sum: 2 * half, ago, product: (half - ago) ** 2 + random.integer(1, 30), older: null, stem }
  },
  things: ({ sum }) => [{ name: 'the sum of the two ages', size: sum, least: 10, most: 55, unit: 'years' }],
  pose: posed,
  crossCheck: ({ sum, ago, product }) => {
    for (let n = ago; 2 * n <= sum; n++) if ((n - ago) * (sum - n - ago) === product) return key(sum - n, n)
    return 'not possible'
  },
  slips: ({ sum, ago, older }) =>
    older === null
      ? [
          {
            response: key(sum / 2, sum / 2),
            note: 'Put these ages into the product: is it large enough?',
            step: 'product',
          },
          { response: 'possible', note: 'Look at the sign of the discriminant.', step: 'nature' },
          { response: 'yes', note: 'What does the sign of the discriminant say about the roots?', step: 'nature' },
        ]
      : distinctSlips(key(older, sum - older), [
          {
            response: 'not possible',
            note: 'Work out the discriminant again and look at its sign.',
            step: 'discriminant',
          },
          {
            response: key(older - ago, sum - older - ago),
            note: 'Those are the ages at that time. The present ages are asked.',
            step: 'last',
          },
          {
            response: key(sum - older, older),
            note: 'The right ages, on the wrong names: the older one comes first.',
            step: 'last',
          },
        ]),
})
