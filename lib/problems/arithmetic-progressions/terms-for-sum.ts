import { listTex, sumOf } from './pieces/progression'
import { progression } from '../../solutions/arithmetic-progressions/pieces/progression'
import { termsForSum as solution } from '../../solutions/arithmetic-progressions/terms-for-sum'
import { fraction, gcd } from '../../maths'
import { template } from '../template'
import { wrongValues } from '../slips/wrong-values'

interface Draw {
  readonly a: number
  readonly d: number
  readonly n: number
  readonly stem: 0 | 1 | 2
}

/** The quadratic in n that says S_n = total, dn² + (2a − d)n − 2·total = 0, with its common factor taken out. */
function equationOf(a: number, d: number, total: number): readonly [number, number, number] {
  const common = gcd(d, 2 * a - d, 2 * total) * (d < 0 ? -1 : 1)
  return [d / common, (2 * a - d) / common, (-2 * total) / common]
}

const stories = [
  (a: number, d: number, total: number) =>
    `How many terms of the AP $${listTex(a, d)}$ must be taken so that their sum is $${total}$?`,
  (a: number, d: number, total: number) =>
    `The sum of the first $n$ terms of the AP $${listTex(a, d)}$ is $${total}$. Find $n$.`,
  (a: number, d: number, total: number) =>
    `Some terms of the AP $${listTex(a, d)}$ are added, from the first one on, and their sum is $${total}$. How many terms are added?`,
] as const

/** The other root of the quadratic in n, as numerator and denominator: the two roots add up to 1 − 2a/d. */
const otherRoot = ({ a, d, n }: Draw): readonly [number, number] => [d - 2 * a - n * d, d]

const stated = ({ a, d, n }: Draw) => ({ ...progression(a, d), total: fraction(sumOf(a, d, n)) })

/** E.g. "How many terms of the AP 9, 17, 25, ... must be taken so that their sum is 636?" */
export const termsForSum = template({
  id: 'ap-how-many-terms',
  topic: 'arithmetic-progressions',
  difficulty: 'medium',
  archetypes: ['ap-terms-for-sum'],
  marks: 3,
  draw: (random): Draw => ({
    ...random.until(
      (source) => ({ a: source.integer(2, 20), d: source.integer(2, 8), n: source.integer(8, 22) }),
      ({ a, d, n }) => {
        const [p, , r] = equationOf(a, d, sumOf(a, d, n))
        // With 2a = d there would be no middle term to split.
        return 2 * a !== d && sumOf(a, d, n) <= 1500 && -p * r <= 3000
      },
    ),
    stem: random.pick([0, 1, 2] as const),
  }),
  given: stated,
  solution,
  ask: (draw) => {
    const { a, d, n, stem } = draw
    const total = sumOf(a, d, n)
    return {
      question: stories[stem](a, d, total),
      rule: { kind: 'number' },
      hints: [
        'Put $a$, $d$ and the sum in $S_n = \\frac{n}{2}[2a + (n - 1)d]$.',
        'You get a quadratic equation in $n$: bring it to standard form and factorise.',
        'What kind of number must $n$ be?',
      ],
      explanation: 'The sum grows with every term here, so it reaches the given value only once.',
    }
  },
  crossCheck: ({ a, d, n }) => {
    const wanted = Array.from({ length: n }, (_, index) => a + index * d).reduce((sum, term) => sum + term, 0)
    let [count, total] = [0, 0]
    while (total < wanted) total += a + d * count++
    return total === wanted ? `${count}` : ''
  },
  slips: (draw) => {
    const { a, d, n } = draw
    return wrongValues(
      fraction(n),
      [
        [fraction(-n), 'Put each factor equal to zero again, and mind the sign of $n$.', 'factors'],
        [fraction(...otherRoot(draw)), '$n$ counts terms: can it be such a number?', 'rejected'],
        [fraction(a + (n - 1) * d), 'That is the last term. The question asks how many terms there are.', 'last'],
        [fraction(n - 1), 'That is $n - 1$, the number of steps. The number of terms is asked.', 'last'],
      ],
      { as: 'fraction' },
    )
  },
})

/** E.g. "How many terms of the AP 24, 21, 18, ... must be taken so that their sum is 78? Give all possible answers." */
export const termsForSumTwice = template({
  id: 'ap-how-many-terms-two-answers',
  topic: 'arithmetic-progressions',
  difficulty: 'hard',
  archetypes: ['ap-terms-for-sum'],
  marks: 3,
  draw: (random): Draw => ({
    ...random.until(
      (source) => {
        const [d, n, other] = [-source.integer(2, 8), source.integer(3, 12), source.integer(6, 20)]
        return { a: (-d * (n + other - 1)) / 2, d, n, other }
      },
      ({ a, d, n, other }) => Number.isInteger(a) && other > n + 1 && a <= 90 && sumOf(a, d, n) <= 1200,
    ),
    stem: random.pick([0, 1, 2] as const),
  }),
  given: stated,
  solution,
  ask: (draw) => {
    const { a, d, n, stem } = draw
    const total = sumOf(a, d, n)
    return {
      question: `${stories[stem](a, d, total)} Give both possible values.`,
      rule: { kind: 'roots' },
      answerFormat: 'string',
      hints: [
        'Put $a$, $d$ and the sum in $S_n = \\frac{n}{2}[2a + (n - 1)d]$.',
        'Bring the quadratic equation in $n$ to standard form and factorise it.',
        'The terms decrease and become negative: what does that do to the sum?',
      ],
      explanation:
        'When the terms of an AP change sign, the sum first rises and then falls, and may take the same value twice.',
    }
  },
  crossCheck: ({ a, d, n }) => {
    const sums: number[] = []
    for (let k = 0, total = 0; k < 60; k++) sums.push((total += a + k * d))
    return sums.flatMap((sum, index) => (sum === sums[n - 1] ? [`${index + 1}`] : [])).join(', ')
  },
  slips: (draw) => {
    const [few, many] = [draw.n, secondCount(draw)]
    const second = 'That is one value. A quadratic equation may have two: which of them are possible here?'
    const signs = 'Check the signs: set each factor equal to zero.'
    const step = 'both'
    return [
      { response: `${few}`, note: second, step },
      { response: `${many}`, note: second, step },
      { response: `${few}, ${-many}`, note: signs, step },
      { response: `${-few}, ${-many}`, note: signs, step },
    ]
  },
})

const secondCount = (draw: Draw): number => {
  const [top, bottom] = otherRoot(draw)
  return top / bottom
}
