import { arranged, choiceSlips, drawOrder, letterOf, offeredOf } from '../kinds-of-question/lettered'
import { falseFacts, judged, similarFacts as solution, trueFacts } from '../../solutions/triangles/similar-facts'
import { template } from '../template'

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
  given: ({ wanted, items, order }) => ({ wanted: wanted === 'true', options: arranged(items, order) }),
  solution,
  ask: ({ wanted, items, order, stem }) => ({
    question: stems[wanted][stem],
    ...offeredOf(items, order),
    hints: [
      'Similar figures have the same shape, but not necessarily the same size.',
      'For each statement try to sketch two such figures of different shape.',
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
