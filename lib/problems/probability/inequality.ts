import { fraction, toText } from '../../maths'
import { line, template } from '../template'
import { chanceRule, notHappening, oneMarkChance, wrongChances } from './pieces/chance'
import { conditions, holds, type Condition } from './pieces/conditions'

interface Draw extends Condition {
  readonly list: readonly number[]
  readonly stem: 0 | 1 | 2
}

/** E.g. "A number x is chosen at random from −4, −3, ..., 4. Find the probability that x² < 9." */
export const inequality = template({
  id: 'prob-number-that-fits-an-inequality',
  topic: 'probability',
  archetypes: ['prob-inequality'],
  difficulty: 'easy',
  marks: 1,
  draw: (random): Draw => ({
    ...random.until(
      (r) => {
        const n = r.integer(3, 9)
        const whole = Array.from({ length: 2 * n + 1 }, (_, i) => i - n)
        const kind = r.pick(conditions)
        const k =
          kind === 'square below' || kind === 'square at most'
            ? r.pick([1, 2, 4, 5, 9, 10, 16, 20, 25])
            : kind === 'cube above'
              ? r.pick([-8, -1, 0, 1, 8, 27])
              : r.integer(1, 6)
        return { list: r.chance(0.6) ? whole : whole.filter((x) => x >= -Math.ceil(n / 2)), kind, k }
      },
      ({ list, ...condition }) => {
        const good = list.filter((x) => holds(condition, x)).length
        return good > 1 && good < list.length
      },
    ),
    stem: random.pick([0, 1, 2] as const),
  }),
  pose: ({ list, kind, k, stem }) => {
    const condition = { kind, k }
    const good = list.filter((x) => holds(condition, x))
    const said = conditionTex(condition)
    const shown = `$${list.join(', ')}$`
    const stems = [
      `A number $x$ is chosen at random from the numbers ${shown}. Find the probability that $${said}$.`,
      `The numbers ${shown} are written on slips of paper, one on each. A slip is drawn at random, and $x$ is the number on it. What is the probability that $${said}$?`,
      `If $x$ is chosen at random from ${shown}, what is the probability that $${said}$?`,
    ] as const
    return {
      question: stems[stem],
      rule: chanceRule(good.length, list.length),
      hints: [
        'Count all the numbers of the list; do not forget the zero.',
        'Test the numbers one by one, the negative ones too, and mind whether the limit itself belongs to them.',
      ],
      steps: [
        line('outcomes', `There are $${list.length}$ numbers in the list, all equally likely.`),
        line(
          'favourable',
          `The numbers with $${said}$ are $${good.join(', ')}$, so there are $${good.length}$ of them.`,
        ),
        ...oneMarkChance(`$${said}$`, good.length, list.length),
      ],
      explanation:
        'An inequality is a condition like any other: the probability is the share of the numbers that satisfy it.',
    }
  },
  crossCheck: ({ list, kind, k }) => {
    const good = list.filter((x) => {
      if (kind === 'square below') return Math.abs(x) < Math.sqrt(k)
      if (kind === 'square at most') return Math.abs(x) <= Math.sqrt(k)
      if (kind === 'cube above') return x > Math.cbrt(k) + 1e-9
      if (kind === 'size below') return x < k && x > -k
      return !(x < -k || x > k)
    })
    return toText(fraction(good.length, list.length))
  },
  slips: ({ list, kind, k }) => {
    const total = list.length
    const good = list.filter((x) => holds({ kind, k }, x))
    const positive = good.filter((x) => x > 0).length
    const other = list.filter((x) => holds({ kind: otherEnd[kind], k }, x)).length
    return wrongChances(fraction(good.length, total), [
      [positive, total, 'Test the negative numbers and the zero as well.', 'favourable'],
      [other, total, 'Look at the sign again: does the limit itself belong to the numbers?', 'favourable'],
      [good.length, total - 1, 'Count the numbers of the list again, with the zero.', 'outcomes'],
      [total - good.length, total, notHappening, 'favourable'],
    ])
  },
})

function conditionTex({ kind, k }: Condition): string {
  if (kind === 'square below') return `x^2 < ${k}`
  if (kind === 'square at most') return `x^2 \\le ${k}`
  if (kind === 'cube above') return `x^3 > ${k}`
  return kind === 'size below' ? `-${k} < x < ${k}` : `-${k} \\le x \\le ${k}`
}

/** The same condition with the limit in or out. */
const otherEnd: Readonly<Record<Condition['kind'], Condition['kind']>> = {
  'square below': 'square at most',
  'square at most': 'square below',
  'cube above': 'cube above',
  'size below': 'size at most',
  'size at most': 'size below',
}
