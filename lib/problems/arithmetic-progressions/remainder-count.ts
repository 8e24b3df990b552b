import { fraction } from '../../maths'
import { withRemainder as solution } from '../../solutions/arithmetic-progressions/with-remainder'
import { wrongValues } from '../slips/wrong-values'
import { template } from '../template'

interface Draw {
  readonly digits: 2 | 3
  readonly m: number
  readonly r: number
  readonly stem: 0 | 1 | 2
}

const words = { 2: 'two-digit', 3: 'three-digit' } as const

/** The first and the last of the numbers. */
function endsOf({ digits, m, r }: Draw): readonly [number, number] {
  const [least, greatest] = [10 ** (digits - 1), 10 ** digits - 1]
  return [least + ((((r - least) % m) + m) % m), greatest - ((((greatest - r) % m) + m) % m)]
}

/** E.g. "How many three-digit numbers leave the remainder 4 on division by 9?" */
export const remainderCount = template({
  id: 'ap-digits-with-remainder',
  topic: 'arithmetic-progressions',
  difficulty: 'medium',
  archetypes: ['ap-ndigit-remainder', 'ap-count-multiples'],
  marks: 3,
  draw: (random): Draw => ({
    ...random.until(
      (source) => ({ digits: source.pick([2, 3, 3] as const), m: source.integer(4, 13), r: source.integer(1, 12) }),
      ({ m, r }) => r < m,
    ),
    stem: random.pick([0, 1, 2] as const),
  }),
  given: ({ digits, m, r }) => ({ digits, m, r, asked: 'count' as const }),
  solution,
  ask: ({ digits, m, r, stem }) => ({
    question:
      [
        `How many ${words[digits]} numbers leave the remainder ${r} on division by ${m}?`,
        `Find the number of ${words[digits]} natural numbers which leave the remainder ${r} when they are divided by ${m}.`,
        `All ${words[digits]} numbers that leave the remainder ${r} on division by ${m} are written in a list. How many numbers are in the list?`,
      ][stem] ?? '',
    rule: { kind: 'number' },
    hints: [
      `Find the smallest ${words[digits]} number of this kind, and the greatest.`,
      `Neighbouring numbers of the list differ by ${m}, so the list is an AP.`,
      'Use $a_n = a + (n - 1)d$ to find $n$.',
    ],
    explanation:
      'Numbers with the same remainder are equally spaced; the work lies in finding the first and the last of them.',
  }),
  crossCheck: ({ digits, m, r }) => {
    let count = 0
    for (let k = 1; k < 1000; k++) if (`${k}`.length === digits && k % m === r) count++
    return `${count}`
  },
  slips: (draw) => {
    const { digits, m, r } = draw
    const [first, last] = endsOf(draw)
    const n = (last - first) / m + 1
    const below = Math.floor((10 ** (digits - 1) - 1 - r) / m) + 1
    return wrongValues(
      fraction(n),
      [
        [
          fraction(n - 1),
          'That is the number of steps from the first number to the last. Are there as many numbers?',
          'count',
        ],
        [fraction(n + Math.max(below, 0)), `Leave out the numbers with fewer than ${digits} digits.`, 'range'],
        [fraction(n + 1), 'The quotient is $n - 1$: add 1 to it once only.', 'count'],
      ],
      { as: 'fraction' },
    )
  },
})
