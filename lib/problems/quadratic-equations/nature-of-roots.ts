import { fraction, sign, valueAt } from '../../maths'
import {
  coefficientsTex,
  discriminantSides,
  equationTex,
  quadratic,
} from '../../solutions/quadratic-equations/pieces/equation'
import { choiceOf, choiceSlips, drawOrder, letterOf } from '../kinds-of-question/lettered'
import { chain, earns, line, says, template } from '../template'
import { drawWithAnyConstant, natures, natureWords, type Nature } from './pieces/nature'

const reasons: Readonly<Record<Nature, string>> = {
  distinct: '$D > 0$',
  equal: '$D = 0$',
  none: '$D < 0$',
}

/** What to look at again for a student who saw a nature that the roots do not have. */
const notes: Readonly<Record<Nature, string>> = {
  distinct: 'Two distinct real roots need $D > 0$. Work out $b^2 - 4ac$ again and look at its sign.',
  equal: 'Two equal real roots need $D = 0$ exactly. Work out $b^2 - 4ac$ again.',
  none: 'No real roots means $D < 0$. Put each number in brackets, with its sign, and work out $b^2 - 4ac$ again.',
}

/** The right nature first, then the other two, then one that no quadratic has. */
const optionsFor = (nature: Nature): readonly string[] => [
  ...[nature, ...natures.filter((other) => other !== nature)].map((each) => natureWords[each]),
  'more than two real roots',
]

const stems = [
  (equation: string) => `What is the nature of the roots of $${equation}$?`,
  (equation: string) => `Without solving it, choose the true statement: the equation $${equation}$ has`,
  (equation: string) => `Use the discriminant to decide. The quadratic equation $${equation}$ has`,
] as const

/** E.g. "What is the nature of the roots of 3x² − 2x + 1/3 = 0?" */
export const natureOfRoots = template({
  id: 'qe-nature-of-roots',
  version: 5,
  topic: 'quadratic-equations',
  difficulty: 'easy',
  archetypes: ['qe-discriminant-nature'],
  marks: 1,
  draw: (random) => {
    const nature = random.pick(natures)
    return { ...drawWithAnyConstant(random, nature), nature, order: drawOrder(random, 4), stem: random.pick(stems) }
  },
  pose: ({ a, b, c, nature, order, stem }) => ({
    question: stem(equationTex([a, b, c])),
    ...choiceOf(optionsFor(nature), order),
    hints: [
      'The roots need not be found: work out $D = b^2 - 4ac$.',
      'What happens to $\\sqrt{D}$ when $D$ is positive, zero or negative?',
    ],
    steps: [
      `Given: $${equationTex([a, b, c])}$, so $${coefficientsTex(quadratic(a, b, c))}$`,
      line('discriminant', says`${chain(...discriminantSides(quadratic(a, b, c)))}`),
      earns(1, `Since ${reasons[nature]}, the equation has ${natureWords[nature]}.`, 'nature'),
      `The correct option is ${letterOf(0, order)}.`,
    ],
    explanation:
      '$\\sqrt{D}$ stands in the quadratic formula: if $D > 0$ it gives two values, if $D = 0$ one, and if $D < 0$ there is no such real number.',
  }),
  crossCheck: ({ a, b, c, nature, order }) => {
    const lowest = sign(valueAt([a, b, c], fraction(-b, 2 * a)))
    const seen: Nature = lowest < 0 ? 'distinct' : lowest === 0 ? 'equal' : 'none'
    return letterOf(optionsFor(nature).indexOf(natureWords[seen]), order)
  },
  slips: ({ nature, order }) =>
    choiceSlips(
      [
        ...natures.filter((other) => other !== nature).map((other) => [notes[other], 'discriminant'] as const),
        ['A quadratic equation never has more than two roots.', 'nature'],
      ],
      order,
    ),
})
