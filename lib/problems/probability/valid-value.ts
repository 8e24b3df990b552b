import { fraction } from '../../maths'
import { possibleValue as solution, type Offered } from '../../solutions/probability/possible-value'
import { template } from '../template'
import { choiceOf, drawOrder, letterAt } from '../kinds-of-question/lettered'

/** Values that may be a probability, and values that may not, as TeX. */
const possible = [
  '\\frac{2}{3}',
  '0.7',
  '15\\%',
  '\\frac{7}{9}',
  '0',
  '1',
  '0.05',
  '\\frac{3}{8}',
  '99\\%',
  '0.001',
] as const
const impossible = [
  '-1.5',
  '\\frac{7}{5}',
  '1.01',
  '110\\%',
  '-\\frac{1}{4}',
  '\\frac{9}{8}',
  '-0.2',
  '2.3',
  '105\\%',
  '\\frac{5}{3}',
] as const

/** The value of such TeX, for the second road. */
function valueOf(tex: string): number {
  const match = /^(-?)\\frac\{(\d+)\}\{(\d+)\}$/.exec(tex)
  if (match) return ((match[1] === '-' ? -1 : 1) * Number(match[2])) / Number(match[3])
  return tex.endsWith('\\%') ? Number(tex.slice(0, -2)) / 100 : Number(tex)
}

/** Such TeX with its exact value. */
function offered(tex: string): Offered {
  const match = /^(-?)\\frac\{(\d+)\}\{(\d+)\}$/.exec(tex)
  if (match) return { tex, value: fraction(Number(`${match[1]}${match[2]}`), Number(match[3])) }
  return { tex, value: fraction(Math.round(1000 * valueOf(tex)), 1000) }
}

const stems = {
  cannot: [
    'Which of the following cannot be the probability of an event?',
    'Which one of these numbers is not the probability of any event?',
    'Four students wrote down the probability of an event. Whose number must be wrong?',
  ],
  can: [
    'Which of the following can be the probability of an event?',
    'Only one of these numbers can be a probability. Which one?',
    'Four students wrote down the probability of an event. Only one number is possible. Which one?',
  ],
} as const

/** E.g. "Which of the following cannot be the probability of an event?  2/3, −1.5, 15%, 0.7" */
export const validValue = template({
  id: 'prob-possible-value',
  topic: 'probability',
  archetypes: ['prob-valid-value'],
  difficulty: 'easy',
  marks: 1,
  draw: (random) => {
    const ask = random.pick(['cannot', 'can'] as const)
    const [right, wrong] = ask === 'can' ? [possible, impossible] : [impossible, possible]
    const items: readonly string[] = [random.pick(right), ...random.shuffle<string>(wrong).slice(0, 3)]
    return { ask, items, order: drawOrder(random, 4), stem: random.pick(stems[ask]) }
  },
  given: ({ ask, items, order }) => ({ wanted: ask, options: order.map((item) => offered(items[item] ?? '')) }),
  solution,
  manner: ({ order }) => ({ others: [1, 2, 3].map((item) => order.indexOf(item)) }),
  ask: ({ items, order, stem }) => {
    const { rule, options } = choiceOf(
      items.map((tex) => `$${tex}$`),
      order,
    )
    return {
      question: stem,
      rule: { kind: rule.kind },
      options,
      hints: [
        'A probability is never negative.',
        'Think of the probability of a sure event: no event is more likely than that.',
      ],
      explanation:
        'The favourable outcomes are some of all outcomes: at least none and at most all of them. So the probability lies from $0$ (impossible) to $1$ (certain), both included.',
    }
  },
  crossCheck: ({ ask, items, order }) => {
    const place = order.findIndex((item) => {
      const value = valueOf(items[item] ?? '')
      const fits = value >= 0 && value <= 1
      return fits === (ask === 'can')
    })
    return letterAt(place)
  },
  slips: ({ ask, items, order }) =>
    [1, 2, 3].map((item) => ({
      response: letterAt(order.indexOf(item)),
      note: ask === 'can' ? outside(items[item] ?? '') : inside(items[item] ?? ''),
      step: ask === 'can' ? `value ${item}` : 'others',
    })),
})

/** Why such a number is no probability. */
const outside = (tex: string): string =>
  tex.startsWith('-')
    ? 'That number is negative; a probability never is.'
    : tex.endsWith('\\%')
      ? 'Write the percentage as a decimal and compare it with $1$.'
      : 'Compare that number with $1$, the probability of a sure event.'

/** Why such a number may be a probability. */
function inside(tex: string): string {
  if (tex === '0') return 'An impossible event has that probability.'
  if (tex === '1') return 'A sure event has that probability.'
  return tex.endsWith('\\%')
    ? 'Write the percentage as a decimal: it lies from $0$ to $1$.'
    : 'That number lies from $0$ to $1$, so it can be a probability.'
}
