import { sumOf } from './pieces/progression'
import { otherRoot, stated, stories, type SummedTerms } from './pieces/summed-terms'
import { termsForSum as solution } from '../../solutions/arithmetic-progressions/terms-for-sum'
import { fraction, gcd } from '../../maths'
import { template } from '../template'
import { wrongValues } from '../slips/wrong-values'

/** The quadratic in n that says S_n = total, dn² + (2a − d)n − 2·total = 0, with its common factor taken out. */
function equationOf(a: number, d: number, total: number): readonly [number, number, number] {
  const common = gcd(d, 2 * a - d, 2 * total) * (d < 0 ? -1 : 1)
  return [d / common, (2 * a - d) / common, (-2 * total) / common]
}

/** E.g. "How many terms of the AP 9, 17, 25, ... must be taken so that their sum is 636?" */
export const termsForSum = template({
  id: 'ap-how-many-terms',
  version: 2,
  topic: 'arithmetic-progressions',
  difficulty: 'medium',
  archetypes: ['ap-terms-for-sum'],
  marks: 3,
  draw: (random): SummedTerms => ({
    ...random.until(
      (source) => ({ a: source.integer(2, 20), d: source.integer(2, 8), n: source.integer(8, 22) }),
      ({ a, d, n }) => {
        const [p, , r] = equationOf(a, d, sumOf(a, d, n))
        // With 2a = d there would be no middle term to split.
        return (
          2 * a !== d && sumOf(a, d, n) <= 1500 && -p * r <= 3000 && [0, 1, 2, 3].every((place) => n !== a + place * d)
        )
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
