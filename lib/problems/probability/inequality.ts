import { fraction, toText } from '../../maths'
import { inequality as solution } from '../../solutions/probability/inequality'
import { conditionTex, holds, type Condition } from '../../solutions/probability/pieces/condition'
import { template } from '../template'
import { notHappening, wrongChances } from './pieces/chance'

const conditions = ['square below', 'square at most', 'cube above', 'size below', 'size at most'] as const
type Kind = (typeof conditions)[number]

const conditionOf: Readonly<Record<Kind, (k: number) => Condition>> = {
  'square below': (bound) => ({ power: 2, is: '<', bound }),
  'square at most': (bound) => ({ power: 2, is: '<=', bound }),
  'cube above': (bound) => ({ power: 3, is: '>', bound }),
  'size below': (k) => ({ from: -k, to: k, ends: false }),
  'size at most': (k) => ({ from: -k, to: k, ends: true }),
}

interface Draw {
  readonly kind: Kind
  readonly k: number
  readonly list: readonly number[]
  readonly stem: 0 | 1 | 2
}

/** E.g. "A number x is chosen at random from −4, −3, ..., 4. Find the probability that x² < 9." */
export const inequality = template({
  id: 'prob-number-that-fits-an-inequality',
  version: 2,
  topic: 'probability',
  archetypes: ['prob-inequality'],
  difficulty: 'easy',
  marks: 1,
  wrongRoadsShow: true,
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
        const good = list.filter((x) => holds(conditionOf[condition.kind](condition.k), x)).length
        return good > 1 && good < list.length
      },
    ),
    stem: random.pick([0, 1, 2] as const),
  }),
  given: ({ list, kind, k }) => ({ list, condition: conditionOf[kind](k) }),
  solution,
  ask: ({ list, kind, k, stem }) => {
    const said = conditionTex(conditionOf[kind](k))
    const shown = `$${list.join(', ')}$`
    const stems = [
      `A number $x$ is chosen at random from the numbers ${shown}. Find the probability that $${said}$.`,
      `The numbers ${shown} are written on slips of paper, one on each. A slip is drawn at random, and $x$ is the number on it. What is the probability that $${said}$?`,
      `If $x$ is chosen at random from ${shown}, what is the probability that $${said}$?`,
    ] as const
    return {
      question: stems[stem],
      rule: { kind: 'fraction' },
      hints: [
        'Count all the numbers of the list; do not forget the zero.',
        'Test the numbers one by one, the negative ones too, and mind whether the limit itself belongs to them.',
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
    const good = list.filter((x) => holds(conditionOf[kind](k), x))
    const positive = good.filter((x) => x > 0).length
    const other = list.filter((x) => holds(conditionOf[otherEnd[kind]](k), x)).length
    return wrongChances(fraction(good.length, total), [
      ...(good.length === positive
        ? []
        : ([[positive, total, 'Test the negative numbers and the zero as well.', 'favourable']] as const)),
      ...(kind === 'cube above'
        ? []
        : ([
            [other, total, 'Look at the sign again: does the limit itself belong to the numbers?', 'favourable'],
          ] as const)),
      [good.length, total - 1, 'Count the numbers of the list again, with the zero.', 'outcomes'],
      [total - good.length, total, notHappening, 'favourable'],
    ])
  },
})

/** The same condition with the limit in or out. */
const otherEnd: Readonly<Record<Kind, Kind>> = {
  'square below': 'square at most',
  'square at most': 'square below',
  'cube above': 'cube above',
  'size below': 'size at most',
  'size at most': 'size below',
}
