import fc from 'fast-check'
import { add, equals, fraction, multiply, toText, type Fraction } from '@/lib/maths'
import { lineOf } from '@/lib/solutions/line'
import { fromFacts, type Given } from '@/lib/solutions/arithmetic-progressions/from-facts'
import {
  differenceForm,
  less,
  plus,
  sumForm,
  termForm,
  times,
  type Form,
} from '@/lib/solutions/arithmetic-progressions/pieces/form'
import { runsOf } from '../../seeds'

const none = { opening: [], told: [], products: null, n: null, last: null, total: null }
const small = fc.integer({ min: -12, max: 12 })
const place = fc.integer({ min: 1, max: 30 })

/** The first terms one by one. */
const listed = (a: number, d: number, n: number): readonly Fraction[] =>
  Array.from({ length: n }, (_, k) => fraction(a + k * d))
const term = (a: number, d: number, n: number): Fraction => listed(a, d, n).at(-1) ?? fraction(0)
const sum = (a: number, d: number, n: number): Fraction => listed(a, d, n).reduce(add, fraction(0))

/** What a form is worth where the terms are added one by one. */
const forms: readonly ((m: number, n: number) => readonly [Form, (a: number, d: number) => Fraction])[] = [
  (m) => [termForm(m), (a, d) => term(a, d, m)],
  (m) => [sumForm(m), (a, d) => sum(a, d, m)],
  (m, n) => [plus(termForm(m), termForm(n)), (a, d) => add(term(a, d, m), term(a, d, n))],
  (m, n) => [
    less(termForm(m), times(fraction(3), sumForm(n), '3')),
    (a, d) => add(term(a, d, m), multiply(fraction(-3), sum(a, d, n))),
  ],
  () => [differenceForm, (_, d) => fraction(d)],
]
const form = fc.tuple(fc.nat({ max: forms.length - 1 }), place, place).map(([at, m, n]) => {
  const made = forms[at]
  if (!made) throw new Error('no such form')
  return made(m, n)
})

function isClean(given: Given): void {
  const text = fromFacts
    .solve(given)
    .lines.map((line) => lineOf(line).text)
    .join('\n')
  expect(text).not.toMatch(/NaN|undefined|\[object|--|\+ -|- \+/)
}

it('two statements about any AP give every other value of it', () => {
  fc.assert(
    fc.property(small, small, form, form, form, (a, d, one, two, asked) => {
      const given: Given = {
        ...none,
        told: [one, two].map(([each, value]) => ({ form: each, value: value(a, d) })),
        asked: [{ kind: 'value', form: asked[0] }],
      }
      if (fromFacts.objection(given) !== null) return
      expect(fromFacts.solve(given).key).toBe(toText(asked[1](a, d)))
      isClean(given)
    }),
    { numRuns: runsOf(400), seed: 4 },
  )
})

it('a statement that does not fit the others is seen', () => {
  fc.assert(
    fc.property(small, small, place, (a, d, n) => {
      const told = [termForm(1), differenceForm, termForm(n + 2)].map((each, at) => ({
        form: each,
        value: [fraction(a), fraction(d), add(term(a, d, n + 2), fraction(1))][at] ?? fraction(0),
      }))
      expect(fromFacts.objection({ ...none, told, asked: [{ kind: 'ap' }] })).toMatch(/contradict/)
    }),
    { numRuns: 50, seed: 4 },
  )
})

it('the ends and the sum give the number of terms, whichever of the first term and the difference is known', () => {
  fc.assert(
    fc.property(small, small, fc.integer({ min: 2, max: 25 }), fc.boolean(), (a, d, n, knowsFirst) => {
      const [last, total] = [term(a, d, n), sum(a, d, n)]
      const told = [
        knowsFirst ? { form: termForm(1), value: fraction(a) } : { form: differenceForm, value: fraction(d) },
      ]
      const given: Given = { ...none, told, last, total, asked: [{ kind: 'count' }] }
      if (fromFacts.objection(given) !== null) return
      const counts = fromFacts.solve(given).key.split(' or ')
      expect(counts).toContain(`${n}`)
      for (const count of counts.map(Number)) {
        const start = knowsFirst ? a : Number(last.n) - (count - 1) * d
        if (!knowsFirst) expect(equals(sum(start, d, count), total)).toBe(true)
      }
      isClean(given)
    }),
    { numRuns: runsOf(200), seed: 4 },
  )
})

it('a sum and a product of terms give all APs that fit, and only these', () => {
  fc.assert(
    fc.property(small, small, place, place, (a, d, i, j) => {
      fc.pre(i !== j)
      const [x, y] = [termForm(i), termForm(j)]
      const value = multiply(term(a, d, i), term(a, d, j))
      const given: Given = {
        ...none,
        told: [{ form: plus(x, y), value: add(term(a, d, i), term(a, d, j)) }],
        products: { of: [[x, y]], tex: 'p', value },
        asked: [
          { kind: 'value', form: termForm(1) },
          { kind: 'value', form: differenceForm },
        ],
      }
      if (fromFacts.objection(given) !== null) return
      const answers = fromFacts.solve(given).key.split(' or ')
      expect(answers).toContain(`a = ${a}, d = ${d}`)
      for (const answer of answers) {
        const [p = 0, q = 0] = [...answer.matchAll(/= (-?\d+)/g)].map((one) => Number(one[1]))
        if (!answer.includes('/')) expect(toText(multiply(term(p, q, i), term(p, q, j)))).toBe(toText(value))
      }
      isClean(given)
    }),
    { numRuns: runsOf(150), seed: 4 },
  )
})

it('what is claimed is proved just where it holds', () => {
  fc.assert(
    fc.property(small, small, form, form, (a, d, one, two) => {
      const told = [
        { form: termForm(1), value: fraction(a) },
        { form: differenceForm, value: fraction(d) },
      ]
      const given: Given = { ...none, told, asked: [{ kind: 'claim', one: one[0], two: two[0] }] }
      expect(fromFacts.objection(given) === null).toBe(equals(one[1](a, d), two[1](a, d)))
    }),
    { numRuns: runsOf(200), seed: 4 },
  )
})
