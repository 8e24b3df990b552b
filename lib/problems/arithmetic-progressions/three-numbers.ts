import { fraction } from '../../maths'
import { threeNumbers as solution } from '../../solutions/arithmetic-progressions/three-numbers'
import { template } from '../template'

interface Draw {
  readonly middle: number
  readonly d: number
  readonly given: 'product' | 'squares'
  readonly stem: 0 | 1 | 2
}

/** E.g. "Three numbers in AP add up to 21 and their product is 231. Find the numbers." */
export const threeNumbers = template({
  id: 'ap-three-numbers-sum-product',
  topic: 'arithmetic-progressions',
  difficulty: 'hard',
  archetypes: ['ap-two-sums'],
  marks: 3,
  draw: (random): Draw => ({
    ...random.until(
      (source) => ({ middle: source.integer(3, 14), d: source.integer(2, 11) }),
      ({ middle, d }) => middle !== d,
    ),
    given: random.pick(['product', 'squares'] as const),
    stem: random.pick([0, 1, 2] as const),
  }),
  given: ({ middle: m, d, given }) => ({
    sum: fraction(3 * m),
    told: given,
    value: fraction(given === 'product' ? (m - d) * m * (m + d) : 3 * m * m + 2 * d * d),
  }),
  solution,
  ask: ({ middle: m, d, given, stem }) => {
    const [low, high] = [m - d, m + d]
    const sum = 3 * m
    const value = given === 'product' ? low * m * high : low * low + m * m + high * high
    const what = given === 'product' ? 'product' : 'sum of their squares'
    const stories = [
      `Three numbers are in AP. Their sum is $${sum}$ and ${given === 'product' ? 'their product' : 'the sum of their squares'} is $${value}$. Find the three numbers.`,
      `The sum of three consecutive terms of an AP is $${sum}$, and the ${what} is $${value}$. Find the three terms.`,
      `Find three numbers in AP which add up to $${sum}$, if ${given === 'product' ? 'their product' : 'the sum of their squares'} is $${value}$.`,
    ] as const
    return {
      question: stories[stem],
      rule: { kind: 'roots' },
      answerFormat: 'string',
      hints: [
        'Let the numbers be $x - d$, $x$ and $x + d$: their sum is simple.',
        'The sum gives the middle number. Put it in the second condition to find $d$.',
        '$d$ may be positive or negative; compare the numbers that you get in the two cases.',
      ],
      explanation: 'Placing the numbers around the middle one makes $d$ vanish from the sum.',
    }
  },
  crossCheck: ({ middle, d, given }) => {
    const measure = (x: number, y: number, z: number) => (given === 'product' ? x * y * z : x * x + y * y + z * z)
    const wanted = measure(middle - d, middle, middle + d)
    for (let x = -20; x <= 40; x++)
      for (let y = x + 1; y <= 40; y++) {
        const z = 2 * y - x
        if (x + y + z === 3 * middle && measure(x, y, z) === wanted) return `${z}, ${y}, ${x}`
      }
    return ''
  },
  slips: ({ middle, d }) => [
    { response: `${middle - d}, ${middle + d}`, note: 'One number is missing: all three are asked.', step: 'last' },
    {
      response: `${middle - d * d}, ${middle}, ${middle + d * d}`,
      note: 'Take the square root before you add and subtract.',
      step: 'difference',
    },
    {
      response: `${middle}, ${middle + d}, ${middle + 2 * d}`,
      note: 'The number found from the sum is the middle one, not the first.',
      step: 'middle',
    },
    { response: `${d}`, note: 'That is the common difference. Now write the numbers themselves.', step: 'both signs' },
  ],
})
