import { termOf } from './pieces/progression'
import { fraction } from '../../maths'
import { ordinal } from '../../solutions/arithmetic-progressions/pieces/progression'
import { sumsOfTermPairs as solution } from '../../solutions/arithmetic-progressions/sums-of-term-pairs'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'

type Places = readonly [number, number]

interface Draw {
  readonly a: number
  readonly d: number
  readonly one: Places
  readonly two: Places
  readonly stem: 0 | 1 | 2
}

const sumAt = (a: number, d: number, [i, j]: Places): number => termOf(a, d, i) + termOf(a, d, j)

/** How many steps of d the two terms hold together. */
const stepsOf = ([i, j]: Places): number => i + j - 2

const answer = (a: number, d: number): string => `a = ${a}, d = ${d}`

/** E.g. "In an AP the sum of the 4th and 9th terms is 58, and the sum of the 6th and 12th terms is 78. Find a and d." */
export const sumsOfTermPairs = template({
  id: 'ap-sums-of-two-pairs-of-terms',
  topic: 'arithmetic-progressions',
  difficulty: 'medium',
  archetypes: ['ap-sums-of-term-pairs'],
  marks: 3,
  draw: (random): Draw => ({
    ...random.until(
      (source) => ({
        a: source.integer(-20, 20),
        d: source.integer(2, 8) * source.pick([1, 1, -1]),
        one: [source.integer(2, 6), source.integer(7, 11)] as const,
        two: [source.integer(4, 9), source.integer(10, 20)] as const,
      }),
      ({ a, d, one, two }) =>
        a !== 0 && a !== d && stepsOf(two) - stepsOf(one) > 1 && one[0] !== two[0] && one[1] !== two[1],
    ),
    stem: random.pick([0, 1, 2] as const),
  }),
  given: ({ a, d, one, two }) => ({
    one: { places: one, sum: fraction(sumAt(a, d, one)) },
    two: { places: two, sum: fraction(sumAt(a, d, two)) },
  }),
  solution,
  ask: ({ a, d, one, two, stem }) => {
    const [A, B] = [sumAt(a, d, one), sumAt(a, d, two)]
    const named = ([i, j]: Places): string => `the ${ordinal(i)} and the ${ordinal(j)} terms`
    return {
      question:
        [
          `In an AP the sum of ${named(one)} is $${A}$ and the sum of ${named(two)} is $${B}$. Find its first term $a$ and common difference $d$.`,
          `For an AP, $a_{${one[0]}} + a_{${one[1]}} = ${A}$ and $a_{${two[0]}} + a_{${two[1]}} = ${B}$. Find the AP: give its first term $a$ and its common difference $d$.`,
          `Two terms of an AP, the ${ordinal(one[0])} and the ${ordinal(one[1])}, add up to $${A}$; the ${ordinal(two[0])} and the ${ordinal(two[1])} add up to $${B}$. What are the first term $a$ and the common difference $d$?`,
        ][stem] ?? '',
      rule: { kind: 'pair' },
      hints: [
        'Write each of the four terms as $a + (n - 1)d$ and add them in pairs.',
        'Both sums hold $2a$: subtract one equation from the other.',
      ],
      explanation:
        'Each sum of two terms is $2a$ and some steps of $d$, so two sums are a pair of linear equations in $a$ and $d$.',
    }
  },
  crossCheck: ({ a, d, one, two }) => {
    const [A, B] = [one, two].map((places) => places.reduce((sum, place) => sum + a - d + place * d, 0))
    for (let first = -40; first <= 40; first++)
      for (let step = -12; step <= 12; step++) {
        const term = (place: number) => first + step * place - step
        if (term(one[0]) + term(one[1]) === A && term(two[0]) + term(two[1]) === B) return answer(first, step)
      }
    return ''
  },
  slips: ({ a, d, one, two }) => {
    const less = stepsOf(one)
    return distinctSlips(answer(a, d), [
      {
        response: answer(a - d, d),
        note: 'The $n$th term is $n - 1$ steps after the first, not $n$.',
        step: 'equation 1',
      },
      { response: answer(2 * a, d), note: 'That is $2a$. Divide by 2.', step: 'first term' },
      {
        response: answer(a + less * d, -d),
        note: 'Check the sign of $d$ when you subtract (1) from (2).',
        step: 'difference',
      },
      ...(stepsOf(two) === 2 * less
        ? []
        : [{ response: answer(d, a), note: 'The right numbers, on the wrong letters.', step: 'last' }]),
    ])
  },
})
