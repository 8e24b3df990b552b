import {
  arranged,
  choiceOf,
  choiceSlips,
  drawOrder,
  letterAt,
  letterOf,
  type ItemNote,
} from '../kinds-of-question/lettered'
import { earns, line, template } from '../template'
import { irrationals, rationals, type Shown } from './pieces/shown-numbers'

/** E.g. "Which of the following is an irrational number?" 0.272727..., 2 + √3, 22/7, √12 ÷ √3 */
export const whichIsIrrational = template({
  id: 'rn-which-is-irrational',
  version: 4,
  topic: 'real-numbers',
  archetypes: ['rn-classify-number'],
  difficulty: 'easy',
  marks: 1,
  draw: (random) => {
    const wanted = random.pick(['rational', 'irrational'] as const)
    const [one, others] = wanted === 'rational' ? [rationals, irrationals] : [irrationals, rationals]
    const numbers: readonly Shown[] = [
      random.pick(one)(random),
      ...random
        .shuffle(others)
        .slice(0, 3)
        .map((draw) => draw(random)),
    ]
    return { wanted, numbers, order: drawOrder(random, 4), stem: random.pick(['which', 'only', 'students'] as const) }
  },
  pose: ({ wanted, numbers, order, stem }) => ({
    question: {
      which: `Which of the following is ${wanted === 'rational' ? 'a rational' : 'an irrational'} number?`,
      only: `Only one of these numbers is ${wanted}. Which one?`,
      students: `Four students each write down a number. Whose number is ${wanted}?`,
    }[stem],
    ...choiceOf(
      numbers.map(({ tex }) => `$${tex}$`),
      order,
    ),
    hints: [
      'A rational number can be written as $\\frac{p}{q}$ with integers $p$ and $q$, $q \\neq 0$.',
      'Simplify roots first. Remember from Class IX: a decimal is rational exactly when it ends or repeats.',
    ],
    steps: [
      ...arranged(numbers, order).map(({ why }, index) =>
        line(`option ${letterAt(index)}`, `(${letterAt(index)}) ${why}`),
      ),
      earns(1, `So the ${wanted} number is in option (${letterOf(0, order)})`),
    ],
    explanation:
      'A root sign alone does not make a number irrational, and a long decimal does not either: what counts is whether it can be written as a fraction of integers.',
  }),
  crossCheck: ({ wanted, numbers, order }) =>
    letterAt(
      arranged(
        numbers.map(({ isRational }) => isRational() === (wanted === 'rational')),
        order,
      ).indexOf(true),
    ),
  slips: ({ numbers, order }) =>
    choiceSlips(
      numbers.slice(1).map(({ note }, index): ItemNote => [note, `option ${letterOf(index + 1, order)}`]),
      order,
    ),
})
