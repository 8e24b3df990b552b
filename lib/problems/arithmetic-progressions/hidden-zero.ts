import { askedSum, askedTerm, type Hidden } from './pieces/hidden-zero-words'
import { ordinal } from '../../solutions/arithmetic-progressions/pieces/progression'
import { hiddenZero as solution } from '../../solutions/arithmetic-progressions/hidden-zero'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'

/** E.g. "5 times the 5th term of an AP equals 9 times its 9th term. Which term must be zero?" */
export const hiddenZero = template({
  id: 'ap-hidden-zero-term-or-sum',
  version: 2,
  topic: 'arithmetic-progressions',
  difficulty: 'medium',
  archetypes: ['ap-hidden-zero'],
  marks: 3,
  draw: (random): Hidden => ({
    ...random.until(
      (source) => ({ m: source.integer(3, 14), n: source.integer(4, 15) }),
      ({ m, n }) => m < n,
    ),
    asked: random.pick(['term', 'sum'] as const),
    stem: random.pick([0, 1, 2] as const),
  }),
  given: ({ m, n, asked }) => ({ m, n, asked }),
  solution,
  ask: (draw) => (draw.asked === 'term' ? askedTerm(draw) : askedSum(draw)),
  crossCheck: ({ m, n, asked }) => {
    // The step 2 and each even first term in turn, until the condition holds; then the terms and the sums are counted through.
    const [step, places] = [2, Array.from({ length: 60 }, (_, index) => index + 1)]
    for (let first = -200; first <= 200; first++) {
      const terms = places.map((place) => first + step * place - step)
      const totals = terms.map((_, index) => terms.slice(0, index + 1).reduce((sum, value) => sum + value, 0))
      const at = (list: readonly number[], place: number) => list[place - 1] ?? 0
      if (asked === 'term' && m * at(terms, m) === n * at(terms, n)) return `${terms.indexOf(0) + 1}`
      if (asked === 'sum' && at(totals, m) === at(totals, n)) return `${totals.indexOf(0) + 1}`
    }
    return ''
  },
  slips: ({ m, n, asked }) => {
    // where there is nothing to divide by, both are one line
    const collected = n - m === 1 ? 'divided' : 'collected'
    return distinctSlips(`${m + n}`, [
      {
        response: `${m * n}`,
        note: 'The numbers of the two places are not multiplied: collect the terms with $d$ again.',
        step: collected,
      },
      {
        response: `${n - m}`,
        note:
          asked === 'term'
            ? 'The two places are not subtracted: collect the terms with $d$ again.'
            : n - m === 1
              ? `$S_{${n}} - S_{${m}}$ is the ${ordinal(n)} term alone, and it is zero; but the sum is to begin with the first term.`
              : `The ${n - m} terms from the ${ordinal(m + 1)} to the ${ordinal(n)} add up to zero; but the sum is to begin with the first term.`,
        step: collected,
      },
      {
        response: `${m + n - 1}`,
        note:
          asked === 'term'
            ? 'Compare with $a + (n - 1)d$: the place is one more than the factor of $d$.'
            : 'Compare with $2a + (n - 1)d$: the number of terms is one more than the factor of $d$.',
        step: 'divided',
      },
      {
        response: `${m + n + 1}`,
        note:
          asked === 'term'
            ? `The ${ordinal(m)} term is ${m - 1} steps after the first, not ${m}.`
            : 'In the bracket of the sum $d$ is multiplied by $n - 1$, not by $n$.',
        step: 'given',
      },
    ])
  },
})
