import { earns, template } from '../template'

interface Draw {
  readonly middle: number
  readonly d: number
  readonly given: 'product' | 'squares'
  readonly stem: 0 | 1 | 2
}

/** E.g. "Three numbers in AP add up to 21 and their product is 231. Find the numbers." */
export const threeNumbers = template<Draw>({
  id: 'ap-three-numbers-sum-product',
  topic: 'arithmetic-progressions',
  difficulty: 'hard',
  archetypes: ['ap-two-sums'],
  marks: 3,
  draw: (random) => ({
    ...random.until(
      (source) => ({ middle: source.integer(3, 14), d: source.integer(2, 11) }),
      ({ middle, d }) => middle !== d,
    ),
    given: random.pick(['product', 'squares'] as const),
    stem: random.pick([0, 1, 2] as const),
  }),
  pose: ({ middle: m, d, given, stem }) => {
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
      rule: { kind: 'roots', expected: `${low}, ${m}, ${high}` },
      answerFormat: 'string',
      hints: [
        'Let the numbers be $x - d$, $x$ and $x + d$: their sum is simple.',
        'The sum gives the middle number. Put it in the second condition to find $d$.',
        '$d$ may be positive or negative; compare the numbers that you get in the two cases.',
      ],
      steps: [
        earns(0.5, 'Let the three numbers be $x - d,\\ x,\\ x + d$.'),
        earns(0.5, `Sum: $(x - d) + x + (x + d) = ${sum}$, so $3x = ${sum}$ and $x = ${m}$`, 'middle'),
        earns(
          0.5,
          given === 'product'
            ? `Product: $(${m} - d) \\times ${m} \\times (${m} + d) = ${value}$`
            : `Sum of the squares: $(${m} - d)^2 + ${m}^2 + (${m} + d)^2 = ${value}$`,
        ),
        given === 'product'
          ? `Dividing by ${m}: $(${m} - d)(${m} + d) = ${low * high}$, that is, $${m * m} - d^2 = ${low * high}$`
          : `Opening the brackets, the terms with $d$ cancel: $${3 * m * m} + 2d^2 = ${value}$`,
        earns(0.5, `$d^2 = ${d * d}$, so $d = ${d}$ or $d = -${d}$`, 'difference'),
        earns(
          0.5,
          `$d = ${d}$ gives $${low}, ${m}, ${high}$; $d = -${d}$ gives the same numbers in the opposite order.`,
          'both signs',
        ),
        earns(0.5, `Hence the numbers are $${low}$, $${m}$ and $${high}$.`),
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
