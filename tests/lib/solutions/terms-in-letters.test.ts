import { termsInLetters } from '@/lib/solutions/arithmetic-progressions/terms-in-letters'
import { situation } from '@/lib/solutions/arithmetic-progressions/situation'
import { threeNumbers } from '@/lib/solutions/arithmetic-progressions/three-numbers'
import { exactly } from '@/lib/assistant/question/exactly'
import { readQuestion } from '@/lib/assistant/question/question'
import { fraction } from '@/lib/maths'
import { numericValue } from '@/lib/reading/tree/numeric'
import fc from 'fast-check'

/** What a text is worth where its letters have these values. */
function worth(text: string, values: Readonly<Record<string, number>>): number {
  const [fact] = readQuestion(text.replaceAll('√', 'sqrt ')).facts
  if (fact?.kind !== 'formula' && fact?.kind !== 'number') throw new Error(`no formula: ${text}`)
  return numericValue(fact.node, (name) => values[name] ?? NaN)
}

const termsOf = (texts: readonly string[]) =>
  texts.map((text) => {
    const [fact] = readQuestion(text).facts
    const value = fact?.kind === 'formula' ? exactly(fact.node) : null
    if (!value) throw new Error(`no value: ${text}`)
    return value
  })

const lists: readonly (readonly string[])[] = [
  ['4 - 1/n', '4 - 2/n', '4 - 3/n'],
  ['(a - b)/(a + b)', '(3a - 2b)/(a + b)', '(5a - 3b)/(a + b)'],
  ['(a - b)^2', 'a^2 + b^2', '(a + b)^2'],
  ['x - 7', 'x - 2', 'x + 3'],
]
const values = { a: 5, b: 2, n: 6, x: 11 }

it.each(lists)('the sum and the terms of %s, ... are what adding gives', (...texts) => {
  const terms = termsOf(texts)
  const [first = 0, second = 0] = texts.map((text) => worth(text, values))
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 40 }), (count) => {
      const all = Array.from({ length: count }, (_, k) => first + k * (second - first))
      const sum = termsInLetters.solve({ terms, asked: { sum: count } }).key
      expect(worth(sum, values)).toBeCloseTo(all.reduce((one, other) => one + other))
      const term = termsInLetters.solve({ terms, asked: { term: count } }).key
      expect(worth(term, values)).toBeCloseTo(all.at(-1) ?? NaN)
    }),
    { numRuns: 20 },
  )
})

it('the sum to n terms is that of any n', () => {
  const key = termsInLetters.solve({ terms: termsOf(['4 - 1/n', '4 - 2/n', '4 - 3/n']), asked: { sum: 'n' } }).key
  for (const n of [3, 8, 21])
    expect(worth(key, { n })).toBeCloseTo(Array.from({ length: n }, (_, k) => 4 - (k + 1) / n).reduce((a, b) => a + b))
})

it('powers of a letter make no AP, and no sum is worked out of them', () => {
  const terms = termsOf(['2x', 'x^2', 'x^3'])
  expect(termsInLetters.solve({ terms, asked: 'verdict' }).key).toBe('no')
  expect(termsInLetters.objection({ terms, asked: { sum: 5 } })).not.toBeNull()
})

it('what grows by the same amount is an AP, what grows by a part of itself is none', () => {
  expect(situation.solve({ of: 'fare', first: [15, 23, 31].map((n) => fraction(n)) }).key).toBe('yes')
  expect(situation.solve({ of: 'air pumped out', first: [] }).key).toBe('no')
})

it('three numbers in AP by their sum and the product of the two smaller', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 50 }), (middle, d) => {
      const given = { sum: fraction(3 * middle), told: 'smaller', value: fraction((middle - d) * middle) } as const
      expect(threeNumbers.objection(given)).toBeNull()
      expect(threeNumbers.solve(given).key).toBe(`${middle - d}, ${middle}, ${middle + d}`)
    }),
  )
  expect(threeNumbers.objection({ sum: fraction(9), told: 'smaller', value: fraction(20) })).not.toBeNull()
})
