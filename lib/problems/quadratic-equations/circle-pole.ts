import { circlePole as solution } from '../../solutions/quadratic-equations/circle-pole'
import { fraction } from '../../maths'
import type { Posed } from '../posed'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'
import { poleStory, triples, type Pole } from './pieces/circle-pole-stories'
import { waysToSayNo } from './pieces/feasible-words'

const key = (near: number, far: number): string => `nearer = ${near}, farther = ${far}`

function posed(pole: Pole): Posed {
  const { diameter, gap, near } = pole
  const { question, what, from } = poleStory(pole)
  const { lines, key } = solution.solve({ diameter: fraction(diameter), gap: fraction(gap) }, { from })
  return {
    question: `${question} If so, find the two distances in metres, the smaller one first; if not, type "not possible".`,
    hints: [
      `Let the distance from the nearer of ${from} be $x$ m. Write the other distance with its help.`,
      'The angle in a semicircle is a right angle: which right triangle have you got?',
      'What does the sign of the discriminant say about the roots, and so about the situation?',
    ],
    explanation: `The diameter is the hypotenuse of a right triangle whose other sides are the two distances. ${what} exists just if the quadratic equation has a positive root.`,
    rule:
      near === null
        ? { kind: 'text', expected: key, synonyms: waysToSayNo }
        : { kind: 'pair', expected: key, unit: 'm', aliases: { nearer: ['x', 'first'], farther: ['y', 'second'] } },
    answerFormat: 'string',
    steps: lines,
  }
}

/** E.g. "A lamp post is to stand on the edge of a round park of diameter 17 m so that its distances from two gates ..." 8 m, 15 m */
export const circlePole = template<Pole>({
  id: 'qe-word-circle-pole',
  version: 2,
  topic: 'quadratic-equations',
  difficulty: 'hard',
  archetypes: ['qe-word-circle-pole', 'qe-feasible'],
  marks: 5,
  draw: (random) => {
    const story = random.pick(['lamp', 'pole', 'kiosk'] as const)
    const stem = random.pick([0, 1, 2] as const)
    if (random.chance(0.6)) {
      const [near, far, diameter] = random.pick(triples)
      return { diameter, gap: far - near, near, story, stem }
    }
    const diameter = random.integer(10, 40)
    // above √2 times the diameter the discriminant is negative
    return { diameter, gap: Math.ceil(1.5 * diameter) + random.integer(0, 8), near: null, story, stem }
  },
  things: ({ diameter }) => [
    { name: 'the diameter of the park, ground or pond', size: diameter, least: 10, most: 50, unit: 'm' },
  ],
  pose: posed,
  crossCheck: ({ diameter, gap }) => {
    for (let near = 1; near < diameter; near++)
      if (Math.hypot(near, near + gap) === diameter) return key(near, near + gap)
    return 'not possible'
  },
  slips: ({ diameter, gap, near }) =>
    near === null
      ? [
          {
            response: key((gap - diameter) / 2 || 1, (gap + diameter) / 2),
            note: 'The distances are the sides of a right triangle, and the diameter is its hypotenuse.',
            step: 'triangle',
          },
          { response: 'possible', note: 'Look at the sign of the discriminant.', step: 'nature' },
          { response: 'yes', note: 'What does the sign of the discriminant say about the roots?', step: 'nature' },
        ]
      : distinctSlips(key(near, near + gap), [
          {
            response: key(-near - gap, -near),
            note: 'A distance cannot be negative: reject that root.',
            step: 'rejected',
          },
          {
            response: key((diameter - gap) / 2, (diameter + gap) / 2),
            note: 'The two distances do not add up to the diameter: use the Pythagoras theorem.',
            step: 'triangle',
          },
          {
            response: 'not possible',
            note: 'Work out the discriminant again and look at its sign.',
            step: 'discriminant',
          },
        ]),
})
