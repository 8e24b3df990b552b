import { sumOf } from './pieces/progression'
import { otherRoot, stated, stories, type SummedTerms } from './pieces/summed-terms'
import { termsForSum as solution } from '../../solutions/arithmetic-progressions/terms-for-sum'
import { template } from '../template'

/** E.g. "How many terms of the AP 24, 21, 18, ... must be taken so that their sum is 78? Give all possible answers." */
export const termsForSumTwice = template({
  id: 'ap-how-many-terms-two-answers',
  topic: 'arithmetic-progressions',
  difficulty: 'hard',
  archetypes: ['ap-terms-for-sum'],
  marks: 3,
  draw: (random): SummedTerms => ({
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

const secondCount = (draw: SummedTerms): number => {
  const [top, bottom] = otherRoot(draw)
  return top / bottom
}
