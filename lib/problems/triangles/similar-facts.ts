import { arranged, choiceOf, choiceSlips, drawOrder, letterOf } from '../kinds-of-question/lettered'
import { earns, line, template } from '../template'

const trueFacts = [
  'All circles are similar.',
  'All squares are similar.',
  'All equilateral triangles are similar.',
  'Two congruent figures are always similar.',
  'All regular hexagons are similar.',
  'All isosceles right triangles are similar.',
] as const

const falseFacts = [
  'All isosceles triangles are similar.',
  'All rectangles are similar.',
  'All rhombuses are similar.',
  'Two similar figures are always congruent.',
  'All right triangles are similar.',
  'Two polygons are similar if their corresponding angles are equal.',
] as const

const falseWhys: Readonly<Record<string, string>> = {
  [falseFacts[0]]: 'isosceles triangles may have different angles',
  [falseFacts[1]]: 'rectangles may have different ratios of length to breadth',
  [falseFacts[2]]: 'rhombuses may have different angles',
  [falseFacts[3]]: 'similar figures have the same shape but may differ in size',
  [falseFacts[4]]: 'right triangles may have different acute angles',
  [falseFacts[5]]:
    'for polygons in general the sides must be in the same ratio as well, as a square and a rectangle show',
}

const trueWhys: Readonly<Record<string, string>> = {
  [trueFacts[0]]: 'a circle has a fixed shape, and only its radius can change',
  [trueFacts[1]]: 'all their angles are right angles, and their sides are all in one ratio',
  [trueFacts[2]]: 'all their angles are $60^\\circ$, and their sides are all in one ratio',
  [trueFacts[3]]: 'they have the same shape, and the same size besides',
  [trueFacts[4]]: 'all their angles are $120^\\circ$, and their sides are all in one ratio',
  [trueFacts[5]]: 'their angles are always $90^\\circ$, $45^\\circ$ and $45^\\circ$, so AA applies',
}

/** "true: ..." or "false: ..." */
const judged = (item: string): string =>
  falseWhys[item] ? `false: ${falseWhys[item]}` : `true: ${trueWhys[item] ?? ''}`

const stems = {
  true: [
    'Which of the following statements is true?',
    'Choose the correct statement about similar figures.',
    'Four students talk about similar figures. Which of their statements is correct?',
  ],
  false: [
    'Which of the following statements is false?',
    'Choose the statement about similar figures that is not true.',
    'Four students talk about similar figures. Which of their statements is wrong?',
  ],
} as const

/** E.g. "Which of the following statements is false?" */
export const similarFacts = template({
  id: 'tri-similar-figures-facts',
  topic: 'triangles',
  difficulty: 'easy',
  archetypes: ['tri-similar-figures-facts'],
  marks: 1,
  draw: (random) => {
    const wanted = random.pick(['true', 'false'] as const)
    const [right, wrong] = wanted === 'false' ? [falseFacts, trueFacts] : [trueFacts, falseFacts]
    return {
      wanted,
      items: [random.pick(right), ...random.shuffle(wrong).slice(0, 3)],
      order: drawOrder(random, 4),
      stem: random.pick([0, 1, 2] as const),
    }
  },
  pose: ({ wanted, items, order, stem }) => ({
    question: stems[wanted][stem],
    ...choiceOf(items, order),
    hints: [
      'Similar figures have the same shape, but not necessarily the same size.',
      'For each statement try to sketch two such figures of different shape.',
    ],
    steps: [
      'Two polygons are similar if their corresponding angles are equal and their corresponding sides are in the same ratio.',
      ...arranged(items, order).map((item) => line(item, `"${item}" is ${judged(item)}.`)),
      earns(1, `The correct option is ${letterOf(0, order)}.`),
    ],
    explanation:
      'A whole family of figures is similar only when its shape is fixed completely, as for circles or squares.',
  }),
  crossCheck: ({ wanted, items, order }) => {
    const isTrue = (item: string) => trueFacts.some((fact) => fact === item)
    return letterOf(
      items.findIndex((item) => isTrue(item) === (wanted === 'true')),
      order,
    )
  },
  slips: ({ items, order }) =>
    choiceSlips(
      items.slice(1).map((item) => [`That statement is ${judged(item)}.`, item] as const),
      order,
    ),
})
