import * as fc from 'fast-check'
import { fraction, surd, toNumber, type Fraction, type Surd } from '@/lib/maths'
import { conjugate } from '@/lib/solutions/trigonometry/conjugate'
import { evaluate } from '@/lib/solutions/trigonometry/evaluate'
import { evaluateQuotient } from '@/lib/solutions/trigonometry/evaluate-quotient'
import { findAngle } from '@/lib/solutions/trigonometry/find-angle'
import { findTwoAngles } from '@/lib/solutions/trigonometry/find-two-angles'
import { oneDepression } from '@/lib/solutions/trigonometry/one-depression'
import { oneElevation } from '@/lib/solutions/trigonometry/one-elevation'
import type { Product } from '@/lib/solutions/trigonometry/pieces/products'
import {
  isDefined,
  ratioNames,
  standardAngles,
  tableAngles,
  tableValue,
  type RatioName,
} from '@/lib/solutions/trigonometry/pieces/ratio'
import { productFromSum } from '@/lib/solutions/trigonometry/product-from-sum'
import { ratioFromRatio } from '@/lib/solutions/trigonometry/ratio-from-ratio'
import { ratioFromSides } from '@/lib/solutions/trigonometry/ratio-from-sides'
import { sumOfSquares } from '@/lib/solutions/trigonometry/sum-of-squares'
import { faultsOf, measured, somePositive, worksAll } from './proved'

const f = fraction

/** A ratio of an angle in radians, in floating point. */
const at = (name: RatioName, t: number): number =>
  ({
    sin: Math.sin(t),
    cos: Math.cos(t),
    tan: Math.tan(t),
    cosec: 1 / Math.sin(t),
    sec: 1 / Math.cos(t),
    cot: 1 / Math.tan(t),
  })[name]

const radians = (degrees: number): number => (degrees * Math.PI) / 180
const degreesAt = (name: RatioName, degrees: number): number => at(name, radians(degrees))
const floating = ({ coefficient, radicand }: Surd): number => toNumber(coefficient) * Math.sqrt(radicand)

/** The acute angle whose ratio has that value, by halving. */
function acuteWith(name: RatioName, value: number): number {
  let [low, high] = [1e-12, Math.PI / 2 - 1e-12]
  const grows = at(name, 1) < at(name, 1.1)
  for (let i = 0; i < 200; i++) {
    const middle = (low + high) / 2
    if (at(name, middle) < value === grows) low = middle
    else high = middle
  }
  return low
}

/** Two sides of a right triangle, the third being hidden. */
function twoSides(
  hidden: 'base' | 'height' | 'hypotenuse',
  one: Fraction,
  two: Fraction,
): Partial<Record<'base' | 'height' | 'hypotenuse', Fraction>> {
  if (hidden === 'hypotenuse') return { base: one, height: two }
  return hidden === 'base' ? { height: one, hypotenuse: two } : { base: one, hypotenuse: two }
}

const someName = fc.constantFrom(...ratioNames)
const someFactor = fc.record({ name: someName, angle: fc.constantFrom(...tableAngles) })
const someProduct: fc.Arbitrary<Product> = fc
  .record({ times: fc.integer({ min: -4, max: 4 }), first: someFactor, second: someFactor, square: fc.boolean() })
  .filter(({ times }) => times !== 0)
  .map(({ times, first, second, square }) => ({ times: f(times), factors: [first, square ? first : second] }))
const someSum = fc.array(someProduct, { minLength: 1, maxLength: 3 })

const totalOf = (products: readonly Product[]): number =>
  products.reduce(
    (sum, { times, factors }) =>
      sum + factors.reduce((value, { name, angle }) => value * degreesAt(name, angle), toNumber(times)),
    0,
  )

describe('whatever is given, the working holds line by line', () => {
  test('expressions of the table', () =>
    worksAll(evaluate, { kind: 'surd' }, fc.record({ products: someSum }), ({ products }) =>
      measured(totalOf(products)),
    ))

  test('quotients of them', () =>
    worksAll(evaluateQuotient, { kind: 'surd' }, fc.record({ top: someSum, bottom: someSum }), ({ top, bottom }) =>
      measured(totalOf(top) / totalOf(bottom)),
    ))

  test('a ratio from another one', () =>
    worksAll(
      ratioFromRatio,
      { kind: 'surd' },
      fc.record({
        name: someName,
        times: fc.integer({ min: 1, max: 4 }).map((times) => f(times)),
        value: fc
          .tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }), fc.constantFrom(1, 1, 2, 3))
          .map(([n, d, root]) => surd(f(n, d), root)),
        asked: someName,
        angle: fc.constant('A'),
      }),
      ({ name, times, value, asked }) => measured(at(asked, acuteWith(name, floating(value) / toNumber(times)))),
    ))

  test('a ratio from two sides', () =>
    worksAll(
      ratioFromSides,
      { kind: 'surd' },
      fc
        .record({
          one: somePositive,
          two: somePositive,
          hidden: fc.constantFrom('base', 'height', 'hypotenuse'),
          at: fc.constantFrom('first' as const, 'last' as const),
          name: someName,
        })
        .map(({ one, two, hidden, ...asked }) => ({
          corners: ['P', 'Q', 'R'] as const,
          ...twoSides(hidden, one, two),
          unit: 'cm',
          ...asked,
        })),
      ({ base, height, hypotenuse, at: where, name }) => {
        const [b, h, c] = [base, height, hypotenuse].map((length) => (length ? toNumber(length) : undefined))
        const level = b ?? Math.sqrt((c ?? 0) ** 2 - (h ?? 0) ** 2)
        const upright = h ?? Math.sqrt((c ?? 0) ** 2 - (b ?? 0) ** 2)
        return measured(at(name, where === 'first' ? Math.atan2(upright, level) : Math.atan2(level, upright)))
      },
    ))

  test('one sight', () =>
    worksAll(
      oneElevation,
      { kind: 'surd' },
      fc.record({
        known: fc.constantFrom('height', 'ground', 'sight'),
        wanted: fc.constantFrom('height', 'ground', 'sight', 'height and sight'),
        length: somePositive,
        angle: fc.constantFrom(...standardAngles),
      }),
      ({ known, wanted, length, angle }) => {
        const t = radians(angle)
        const unit = { height: Math.sin(t), ground: Math.cos(t), sight: 1, 'height and sight': Math.sin(t) + 1 }
        return measured((toNumber(length) * unit[wanted]) / unit[known])
      },
    ))

  test('one angle of depression', () =>
    worksAll(
      oneDepression,
      { kind: 'surd' },
      fc.record({ height: somePositive, angle: fc.constantFrom(...standardAngles) }),
      ({ height, angle }) => measured(toNumber(height) * degreesAt('cot', angle)),
    ))

  test('a ratio and its reciprocal', () =>
    worksAll(
      sumOfSquares,
      { kind: 'fraction' },
      fc
        .record({
          pair: fc.constantFrom(['tan', 'cot'] as const, ['cosec', 'sin'] as const, ['sec', 'cos'] as const),
          operation: fc.constantFrom('+' as const, '-' as const),
          value: somePositive,
        })
        .map(({ pair: [first, second], ...rest }) => ({ first, second, ...rest, angle: 'A' })),
      ({ operation, value }) => {
        const k = toNumber(value)
        const u = (k + Math.sqrt(k * k + (operation === '+' ? -4 : 4))) / 2
        return measured(u * u + 1 / (u * u))
      },
    ))

  test('a sine and a cosine', () =>
    worksAll(
      productFromSum,
      { kind: 'fraction' },
      fc.record({
        operation: fc.constantFrom('+', '-'),
        value: fc.tuple(fc.integer({ min: -7, max: 7 }), fc.integer({ min: 5, max: 9 })).map(([n, d]) => f(n, d)),
        asked: fc.constantFrom('product', 'swap'),
        angle: fc.constant('A'),
      }),
      ({ operation, value, asked }) => {
        // sin t ± cos t is √2 sin(t ± 45°).
        const turn = operation === '+' ? Math.PI / 4 : -Math.PI / 4
        const t = Math.asin(toNumber(value) / Math.SQRT2) - turn
        const [sine, cosine] = [Math.sin(t), Math.cos(t)]
        const other = operation === '+' ? sine - cosine : sine + cosine
        return measured(asked === 'product' ? sine * cosine : other * other)
      },
    ))

  test('a sum or a difference of conjugates', () =>
    worksAll(
      conjugate,
      { kind: 'fraction' },
      fc.record({
        pair: fc.constantFrom('sec', 'cosec'),
        operation: fc.constantFrom('-', '+'),
        value: somePositive,
        asked: fc.constantFrom('other', 'first', 'second', 'ratio'),
        angle: fc.constant('A'),
      }),
      ({ operation, value, asked }) => {
        // With sec A = cosh u and tan A = sinh u the difference is e^-u and the sum e^u.
        const u = (operation === '+' ? 1 : -1) * Math.log(toNumber(value))
        const other = operation === '+' ? Math.exp(-u) : Math.exp(u)
        return measured({ other, first: Math.cosh(u), second: Math.sinh(u), ratio: Math.tanh(u) }[asked])
      },
    ))
})

describe('the table of the book', () => {
  const all = ratioNames.flatMap((name) => tableAngles.map((angle) => [name, angle] as const))

  test.each(all.filter(([name, angle]) => isDefined(name, angle)))('%s %i°', (name, angle) => {
    expect(floating(tableValue(name, angle))).toBeCloseTo(degreesAt(name, angle), 9)
    const products = [{ times: f(1), factors: [{ name, angle }] }]
    expect(faultsOf(evaluate, { kind: 'surd' }, { products }, measured(degreesAt(name, angle)))).toEqual([])
  })

  test.each(all.filter(([name, angle]) => !isDefined(name, angle)))('%s %i° is not defined', (name, angle) => {
    expect(evaluate.objection({ products: [{ times: f(1), factors: [{ name, angle }] }] })).toMatch(/not defined/)
  })
})

describe('angles from their ratios', () => {
  const none = surd(0, 1)
  const equation = (name: RatioName, times: number | Fraction, constant: Surd, right: Surd, inside = 1) => ({
    name,
    times: typeof times === 'number' ? f(times) : times,
    inside: f(inside),
    letter: 'x',
    constant,
    right,
  })

  test.each([
    ['2 sin x = √3', equation('sin', 2, none, surd(1, 3)), '60'],
    ['7 + 4 sin x = 9', equation('sin', 4, surd(7, 1), surd(9, 1)), '30'],
    ['2 cos 4x - √2 = 0', equation('cos', 2, surd(-1, 2), none, 4), '11.25'],
    ['tan x = 0', equation('tan', 1, none, none), '0'],
    ['5 - 2 sin x = 3', equation('sin', -2, surd(5, 1), surd(3, 1)), '90'],
    ['1/2 sec x - 1 = 0', equation('sec', f(1, 2), surd(-1, 1), none), '60'],
    ['√3 + 3 tan x = 2√3', equation('tan', 3, surd(1, 3), surd(2, 3)), '30'],
  ])('%s', (_, given, again) => {
    expect(faultsOf(findAngle, { kind: 'number', unit: '°' }, given, again)).toEqual([])
  })

  const fact = (name: RatioName, value: Surd) => ({ name, value })
  test.each([
    ['halves of whole degrees', fact('sin', surd(f(1, 2), 3)), fact('tan', surd(1, 1)), 'A = 52.5, B = 7.5'],
    ['a right angle', fact('cos', none), fact('sin', surd(f(1, 2), 1)), 'A = 60, B = 30'],
    ['equal angles', fact('sin', surd(f(1, 2), 3)), fact('sin', none), 'A = 30, B = 30'],
    ['secant and cotangent', fact('sec', surd(2, 1)), fact('cot', surd(1, 3)), 'A = 45, B = 15'],
    ['45° and 30°', fact('tan', surd(1, 1)), fact('tan', surd(f(1, 3), 3)), 'A = 37.5, B = 7.5'],
  ])('two angles: %s', (_, sum, difference, again) => {
    const given = { letters: ['A', 'B'] as const, sum, difference }
    expect(faultsOf(findTwoAngles, { kind: 'pair', unit: '°' }, given, again)).toEqual([])
  })

  test.each([
    ['no angle of the table', findAngle.objection(equation('sin', 3, none, surd(1, 1)))],
    ['a number and a root', findAngle.objection(equation('sin', 2, surd(1, 1), surd(1, 3)))],
    ['no ratio', findAngle.objection(equation('sin', 0, none, surd(1, 1)))],
    ['a negative multiple of the angle', findAngle.objection(equation('sin', 1, none, surd(1, 1), -1))],
    [
      'a difference larger than the sum',
      findTwoAngles.objection({
        letters: ['A', 'B'],
        sum: fact('sin', surd(f(1, 2), 1)),
        difference: fact('tan', surd(1, 3)),
      }),
    ],
    [
      'a value out of the table',
      findTwoAngles.objection({
        letters: ['A', 'B'],
        sum: fact('sin', surd(f(1, 3), 1)),
        difference: fact('tan', surd(1, 3)),
      }),
    ],
    [
      'a sine above 1',
      ratioFromRatio.objection({ name: 'sin', times: f(1), value: surd(f(5, 4), 1), asked: 'cos', angle: 'A' }),
    ],
    [
      'a secant below 1',
      ratioFromRatio.objection({ name: 'sec', times: f(1), value: surd(f(3, 4), 1), asked: 'cos', angle: 'A' }),
    ],
    [
      'a negative ratio',
      ratioFromRatio.objection({ name: 'tan', times: f(1), value: surd(-1, 1), asked: 'cos', angle: 'A' }),
    ],
    [
      'the given ratio itself',
      ratioFromRatio.objection({ name: 'tan', times: f(1), value: surd(2, 1), asked: 'tan', angle: 'A' }),
    ],
    [
      'a hypotenuse that is too short',
      ratioFromSides.objection({
        corners: ['A', 'B', 'C'],
        base: f(5),
        hypotenuse: f(4),
        unit: 'cm',
        at: 'first',
        name: 'sin',
      }),
    ],
    [
      'one side only',
      ratioFromSides.objection({ corners: ['A', 'B', 'C'], base: f(5), unit: 'cm', at: 'first', name: 'sin' }),
    ],
    ['a height of zero', oneDepression.objection({ height: f(0), angle: 30 })],
    ['what is given already', oneElevation.objection({ known: 'sight', wanted: 'sight', length: f(1), angle: 30 })],
    [
      'a zero denominator',
      evaluateQuotient.objection({
        top: [{ times: f(1), factors: [] }],
        bottom: [{ times: f(1), factors: [{ name: 'sin', angle: 0 }] }],
      }),
    ],
    [
      'ratios that are no reciprocals',
      sumOfSquares.objection({ first: 'sin', second: 'cos', operation: '+', value: f(3), angle: 'A' }),
    ],
    [
      'a number and its reciprocal below 2',
      sumOfSquares.objection({ first: 'tan', second: 'cot', operation: '+', value: f(1), angle: 'A' }),
    ],
    ['a sum above √2', productFromSum.objection({ operation: '+', value: f(3, 2), asked: 'product', angle: 'A' })],
    [
      'a difference of conjugates above 1',
      conjugate.objection({ pair: 'sec', operation: '-', value: f(2), asked: 'other', angle: 'A' }),
    ],
  ])('%s is refused', (_, objection) => expect(objection).toMatch(/\.$/))
})
