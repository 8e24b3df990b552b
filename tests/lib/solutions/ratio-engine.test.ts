import fc from 'fast-check'
import { numberOf } from '@/lib/answers/number-of'
import { readQuestion } from '@/lib/assistant/question/question'
import type { Node } from '@/lib/reading/tree/node'
import { numericValue } from '@/lib/reading/tree/numeric'
import { foundOf } from '@/lib/solutions/trigonometry/angles-told'
import { inRatios, numberAt } from '@/lib/solutions/trigonometry/pieces/ratio-sums'
import { proofOf } from '@/lib/solutions/trigonometry/ratio-proof'
import { valueOf } from '@/lib/solutions/trigonometry/ratio-value'
import * as sums from '@/lib/maths/sum'
import { runsOf } from '../../seeds'

const letter: Node = { kind: 'letter', name: 'A' }
const ratio = fc
  .constantFrom('sin', 'cos', 'tan', 'cosec', 'sec', 'cot')
  .map((name): Node => ({ kind: 'trig', name, of: letter }))
const whole = fc
  .integer({ min: 1, max: 4 })
  .map((n): Node => ({ kind: 'number', value: { n: BigInt(n), d: 1n }, decimal: false, tex: `${n}` }))
const { expression } = fc.letrec<{ expression: Node }>((tie) => ({
  expression: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.oneof(ratio, ratio, whole),
    fc
      .tuple(fc.constantFrom('+', '-', '*', '/'), tie('expression'), tie('expression'))
      .map(([operation, left, right]): Node => ({
        kind: 'binary',
        operation,
        left: { kind: 'bracket', of: left },
        right: { kind: 'bracket', of: right },
      })),
  ),
}))

const degrees = [13, 29, 47, 71, 83]
const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-7 * Math.max(1, Math.abs(a), Math.abs(b))
const atDegrees = (node: Node, angle: number): number => numericValue(node, () => angle)

const nodeOf = (text: string): Node => {
  const [fact] = readQuestion(text).facts
  if (fact?.kind !== 'formula' && fact?.kind !== 'number') throw new Error(text)
  return fact.node
}
const told = (text: string) => {
  const [fact] = readQuestion(text).facts
  const [left, right] = fact?.kind === 'equation' ? fact.sides : []
  if (!left || !right) throw new Error(text)
  return [left, right] as const
}

test('an expression in sine and cosine has the same value', () => {
  fc.assert(
    fc.property(expression, fc.constantFrom(...degrees), (node, angle) => {
      const found = inRatios(node)
      fc.pre(found !== null)
      const radians = (angle * Math.PI) / 180
      const at = (sum: sums.Sum) =>
        sums.approximate(sum, (name) => (name.startsWith('sin') ? Math.sin(radians) : Math.cos(radians)))
      const bottom = found ? at(found.value.bottom) : 0
      fc.pre(Math.abs(bottom) > 1e-6)
      return found !== null && isNear(at(found.value.top) / bottom, atDegrees(node, angle))
    }),
    { numRuns: runsOf(300) },
  )
})

test('what is proved equal is equal at every angle', () => {
  fc.assert(
    fc.property(expression, expression, fc.boolean(), (one, two, isTwin) => {
      const twin: Node = {
        kind: 'binary',
        operation: '*',
        left: { kind: 'bracket', of: one },
        right: { kind: 'bracket', of: nodeOf('sec² A - tan² A') },
      }
      const other = isTwin ? twin : two
      const values = degrees.map((angle) => [atDegrees(one, angle), atDegrees(other, angle)] as const)
      fc.pre(values.flat().every((value) => Number.isFinite(value) && Math.abs(value) < 1e4))
      fc.pre(inRatios(one) !== null && inRatios(other) !== null)
      const isEqual = values.every(([a, b]) => isNear(a, b))
      const proof = proofOf({ told: [], claims: [[one, other]] })
      return isEqual ? true : proof === null
    }),
    { numRuns: runsOf(300) },
  )
  expect(proofOf({ told: [], claims: [[nodeOf('sec² A - tan² A'), nodeOf('sin² A + cos² A')]] })).not.toBeNull()
})

const triples = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
] as const

test('the value from one ratio is that at the angle itself', () => {
  fc.assert(
    fc.property(fc.constantFrom(...triples), fc.boolean(), fc.nat(2), expression, ([p, b, h], turns, place, node) => {
      const [opposite, adjacent] = turns ? [b, p] : [p, b]
      const say =
        [`sin A = ${opposite}/${h}`, `sec A = ${h}/${adjacent}`, `cot A = ${adjacent}/${opposite}`][place] ?? ''
      const found = valueOf({ told: [told(say)], asked: [node] })
      const wanted = atDegrees(node, (Math.atan2(opposite, adjacent) * 180) / Math.PI)
      return found === null || isNear(numberOf(found.key) ?? NaN, wanted)
    }),
    { numRuns: runsOf(300) },
  )
})

test('an expression in two angles has the value that it has at both', () => {
  const asked = [
    'cot A + tan B',
    'sin A cos B + cos A sin B',
    'tan A/(1 + sec B)',
    'sin A/cos B - cot B',
    '(1 + tan A)(1 + tan B)',
  ]
  const one = fc.constantFrom(...triples)
  fc.assert(
    fc.property(one, one, fc.constantFrom(...asked), ([p, b, h], [q, c, k], text) => {
      const found = valueOf({ told: [told(`sin A = ${p}/${h}`), told(`sec B = ${k}/${c}`)], asked: [nodeOf(text)] })
      const angle = (x: number, y: number) => (Math.atan2(x, y) * 180) / Math.PI
      const wanted = numericValue(nodeOf(text), (name) => (name === 'A' ? angle(p, b) : angle(q, c)))
      return isNear(numberOf(found?.key ?? '') ?? NaN, wanted)
    }),
    { numRuns: runsOf(100) },
  )
})

test.each([
  'tan A + cot A',
  'sin⁴ A + cos⁴ A',
  'sin³ A + cos³ A',
  'sec A + cosec A',
  'tan² A + cot² A',
  'sin⁶ A + cos⁶ A',
])('from the sum of sine and cosine: %s', (text) => {
  fc.assert(
    fc.property(fc.constantFrom([7, 6], [6, 5], [5, 4], [4, 3], [9, 8]), ([n = 1, d = 1]) => {
      const found = valueOf({ told: [told(`sin A + cos A = ${n}/${d}`)], asked: [nodeOf(text)] })
      const angle = (Math.asin(n / d / Math.SQRT2) * 180) / Math.PI - 45
      return isNear(numberOf(found?.key ?? '') ?? NaN, atDegrees(nodeOf(text), angle))
    }),
  )
})

const sines = [
  [30, 'sin', '1/2'],
  [45, 'sin', '1/√2'],
  [60, 'tan', '√3'],
  [30, 'cot', '√3'],
  [60, 'cos', '1/2'],
  [90, 'sin', '1'],
] as const

test('two angles from ratios of their sums satisfy both', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...sines),
      fc.constantFrom(...sines),
      fc.constantFrom([1, 1, 1, -1], [1, 2, 2, 1], [2, 1, 1, -1], [1, 3, 1, 1]),
      ([one, first, a], [two, second, b], [p = 1, q = 1, r = 1, s = 1]) => {
        const sum = (x: number, y: number) =>
          `${x === 1 ? '' : x}A ${y < 0 ? '-' : '+'} ${Math.abs(y) === 1 ? '' : Math.abs(y)}B`
        const given = {
          told: [told(`${first}(${sum(p, q)}) = ${a}`), told(`${second}(${sum(r, s)}) = ${b}`)],
          asked: [{ kind: 'letter', name: 'A' } as const, { kind: 'letter', name: 'B' } as const],
          isClosed: false,
          isOpen: true,
        }
        const [, x, y] = /A = (\S+), B = (\S+)/.exec(foundOf(given)?.key ?? '') ?? []
        const [A, B] = [numberOf(x ?? ''), numberOf(y ?? '')]
        return A === undefined || B === undefined || (isNear(p * A + q * B, one) && isNear(r * A + s * B, two))
      },
    ),
  )
})

test('the numbers by which signs are judged are finite', () => {
  expect(Number.isFinite(numberAt(sums.letter('sin A'), 17))).toBe(true)
})
