import fc from 'fast-check'
import { readQuestion } from '@/lib/assistant/question/question'
import { fraction } from '@/lib/maths'
import { collect, newBudget, type Sum } from '@/lib/maths/sum'
import { coefficientsFromTold } from '@/lib/solutions/polynomials/coefficients-from-told'
import { polynomialFromTold } from '@/lib/solutions/polynomials/polynomial-from-told'
import { polynomialWithMadeZeroes } from '@/lib/solutions/polynomials/polynomial-with-made-zeroes'
import { approximateOf, valueOfZeroes } from '@/lib/solutions/polynomials/value-of-zeroes'
import type { Node } from '@/lib/reading/tree/node'
import { runsOf } from '../../seeds'

const node = (text: string): Node => {
  const [fact] = readQuestion(text).facts
  if (fact?.kind === 'formula' || fact?.kind === 'number') return fact.node
  if (fact?.kind === 'letter') return { kind: 'letter', name: fact.name }
  throw new Error(`no expression: ${text}`)
}
const whole = fc.integer({ min: -7, max: 7 })
const coefficient = fc.tuple(whole, whole)
const sumOf = ([k, constant]: readonly [number, number]): Sum =>
  collect(
    [
      { coefficient: fraction(k), radicand: 1n, powers: [['k', 1]] },
      { coefficient: fraction(constant), radicand: 1n, powers: [] },
    ],
    newBudget(),
  )
const numberOf = (text: string): number => {
  const [n = NaN, d = 1] = text.split('/').map(Number)
  return n / d
}
const zeroesOf = (a: number, b: number, c: number): readonly [number, number] => {
  const root = Math.sqrt(Math.max(0, b * b - 4 * a * c))
  return [(-b + root) / (2 * a), (-b - root) / (2 * a)]
}
const isUnreal = (a: number, b: number, c: number) => b * b < 4 * a * c
/** Such as books ask where no zero is real, too: it tells of the sum and the product alone. */
const ofBoth: Readonly<Record<string, (sum: number, product: number) => number>> = {
  'α + β = α × β': (sum, product) => sum - product,
  'α = -β': (sum) => sum,
  'α = 1/β': (_, product) => product - 1,
  '2 × (α + β) = 3 × α × β + 1': (sum, product) => 2 * sum - 3 * product - 1,
}
const isNear = (one: number, other: number) => Math.abs(one - other) < 1e-6 * Math.max(1, Math.abs(one))

const conditions = [
  ['α + β', 'α × β'],
  ['α^2 + β^2', '13'],
  ['1/α + 1/β', '5/6'],
  ['α', '3'],
  ['α', '2 × β'],
  ['α', '2 × β + 1'],
  ['α - β', '3'],
  ['α', '-β'],
  ['α', '1/β'],
  ['α', 'β^2'],
  ['α^2 - β^2', '5'],
  ['α/β', '2/3'],
  ['2 × (α + β)', '3 × α × β + 1'],
] as const

test('for each k of the key the zeroes are what is told', () => {
  fc.assert(
    fc.property(coefficient, coefficient, coefficient, fc.constantFrom(...conditions), (a, b, c, [left, right]) => {
      const told = { left: node(left), right: node(right) }
      const given = {
        coefficients: [sumOf(a), sumOf(b), sumOf(c)],
        letter: 'x',
        unknowns: ['k'],
        told: [told],
        also: null,
      } as const
      fc.pre([a, b, c].some(([k]) => k !== 0) && coefficientsFromTold.objection(given) === null)
      const { key, lines } = coefficientsFromTold.solve(given)
      expect(lines.length).toBeGreaterThan(2)
      for (const k of key.split(', ').map(numberOf)) {
        const [A = NaN, B = NaN, C = NaN] = [a, b, c].map(([slope, constant]) => slope * k + constant)
        const rest = ofBoth[`${left} = ${right}`]
        if (rest && isUnreal(A, B, C)) {
          // As the books ask it: so the sum and the product are, whether the zeroes are real or not.
          expect([key, A !== 0, isNear(1 + rest(-B / A, C / A), 1)]).toEqual([key, true, true])
          continue
        }
        const both = zeroesOf(A, B, C)
        const holds = [both, [both[1], both[0]] as const].some(([α, β]) =>
          isNear(approximateOf(told.left, α, β), approximateOf(told.right, α, β)),
        )
        expect([key, left, right, holds]).toEqual([key, left, right, true])
      }
    }),
    { numRuns: runsOf(3000), seed: 7 },
  )
})

const expressions = [
  'α^2 + β^2',
  'α^4 + β^4',
  '1/α^2 + 1/β^2',
  'α^2/β + β^2/α',
  '(2α + β)(α + 2β)',
  'α^3 × β + α × β^3 - 5',
]

test('the value of an expression is that of the zeroes themselves', () => {
  fc.assert(
    fc.property(whole, whole, whole, fc.constantFrom(...expressions), (a, r, s, text) => {
      fc.pre(a !== 0)
      const of = node(text)
      const [A, B, C] = [a, -a * (r + s), a * r * s].map((one) => fraction(one))
      if (!A || !B || !C) return
      const given = { a: A, b: B, c: C, of }
      fc.pre(r !== 0 && s !== 0 && valueOfZeroes.objection(given) === null)
      expect(numberOf(valueOfZeroes.solve(given).key)).toBeCloseTo(approximateOf(of, r, s), 6)
    }),
    { numRuns: runsOf(1500), seed: 7 },
  )
})

test('a polynomial that is asked for has the zeroes that it shall have', () => {
  const made = [
    ['α^2', 'β^2'],
    ['2 × α + 1', '2 × β + 1'],
    ['1/α', '1/β'],
    ['α^2/β', 'β^2/α'],
    ['-α', '-β'],
  ] as const
  const polynomial = (key: string, at: number): number => {
    const [fact] = readQuestion(key).facts
    return fact?.kind === 'formula' ? approximateOf(fact.node, 0, at) : NaN
  }
  fc.assert(
    fc.property(whole, whole, fc.constantFrom(...made), (r, s, [first, second]) => {
      fc.pre(r !== 0 && s !== 0)
      const [a, b, c] = [fraction(1), fraction(-(r + s)), fraction(r * s)]
      const zeroes = [node(first), node(second)] as const
      const { key } = polynomialWithMadeZeroes.solve({ a, b, c, zeroes })
      for (const each of zeroes) expect(polynomial(key, approximateOf(each, r, s))).toBeCloseTo(0, 5)
      const told = [
        { left: node('α + β'), right: node(`${r + s}`) },
        { left: node('α^2 + β^2'), right: node(`${r * r + s * s}`) },
      ]
      expect(polynomial(polynomialFromTold.solve({ told }).key, r)).toBeCloseTo(0, 6)
      const one = [
        { left: node('α'), right: node(`${r}`) },
        { left: node('α × β'), right: node(`${r * s}`) },
      ]
      expect(polynomial(polynomialFromTold.solve({ told: one }).key, s)).toBeCloseTo(0, 6)
    }),
    { numRuns: runsOf(600), seed: 7 },
  )
})
