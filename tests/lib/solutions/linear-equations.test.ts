import fc from 'fast-check'
import { add, divide, equals, fraction, multiply, sign, toText, type Fraction } from '@/lib/maths'
import { ages } from '@/lib/solutions/linear-equations/ages'
import { axisPoint } from '@/lib/solutions/linear-equations/axis-point'
import { changedFraction } from '@/lib/solutions/linear-equations/changed-fraction'
import { clearedPair } from '@/lib/solutions/linear-equations/cleared-pair'
import { consistency } from '@/lib/solutions/linear-equations/consistency'
import { distanceFromAxis } from '@/lib/solutions/linear-equations/distance-from-axis'
import { findK } from '@/lib/solutions/linear-equations/find-k'
import { linearPair } from '@/lib/solutions/linear-equations/linear-pair'
import { equation, type Equation, type Equations } from '@/lib/solutions/linear-equations/pieces/equation'
import { swappedPair } from '@/lib/solutions/linear-equations/swapped-pair'
import { twoBills } from '@/lib/solutions/linear-equations/two-bills'
import { twoDigitNumber } from '@/lib/solutions/linear-equations/two-digit-number'
import { twoNumbers } from '@/lib/solutions/linear-equations/two-numbers'
import { uniqueForAllBut } from '@/lib/solutions/linear-equations/unique-for-all-but'
import { lineOf } from '@/lib/solutions/line'
import type { WorkedSolution } from '@/lib/solutions/solution'
import { runsOf } from '../../seeds'

const f = fraction
const xy = ['x', 'y'] as const
type Three = readonly [number | Fraction, number | Fraction, number | Fraction]
const lineWith = ([a, b, c]: Three): Equation => equation(a, b, c)
const pair = (first: Three, second: Three): Equations => [lineWith(first), lineWith(second)]

function keyOf<Given, Manner>(solution: WorkedSolution<Given, Manner>, given: Given): string {
  expect(solution.objection(given)).toBeNull()
  return solution.solve(given).key
}

/** "x = 3, y = -1/2" put into the equations. */
function satisfies(key: string, equations: readonly Equation[]): boolean {
  const [x = f(0), y = f(0)] = key.split(', ').map((part) => {
    const [top = '0', below = '1'] = (part.split(' = ')[1] ?? '').split('/')
    return f(BigInt(top), BigInt(below))
  })
  return equations.every(({ a, b, c }) => equals(add(multiply(a, x), multiply(b, y)), c))
}

const pairs: readonly (readonly [string, Three, Three])[] = [
  ['whole numbers', [3, 4, 10], [2, -2, 2]],
  ['a fractional solution', [3, -5, 4], [9, -2, 7]],
  ['one letter alone', [1, 0, 3], [2, 3, 5]],
  ['one letter in each', [0, 4, 3], [-2, 0, 5]],
  ['all on the negative side', [-3, -4, 10], [-2, 7, 0]],
  ['through the origin', [2, 3, 0], [5, -1, 0]],
  ['fractions', [f(1, 2), f(2, 3), -1], [1, f(-1, 3), 3]],
  ['decimals', [f(1, 5), f(3, 10), f(13, 10)], [f(2, 5), f(1, 2), f(23, 10)]],
]

describe('a pair with one solution', () => {
  test.each(pairs)('%s', (_, first, second) => {
    const equations = pair(first, second)
    for (const method of ['any', 'elimination', 'substitution'] as const)
      expect(satisfies(keyOf(linearPair, { equations, letters: xy, method }), equations)).toBe(true)
    for (const printed of ['fractions', 'decimals'] as const)
      expect(satisfies(keyOf(clearedPair, { equations, letters: xy, printed }), equations)).toBe(true)
  })

  test('whatever the coefficients, the values satisfy both equations, and names are given once', () => {
    const value = fc
      .tuple(fc.integer({ min: -12, max: 12 }), fc.integer({ min: 1, max: 5 }))
      .map(([n, d]) => fraction(n, d))
    const one = fc.tuple(value, value, value).map(([a, b, c]) => equation(a, b, c))
    fc.assert(
      fc.property(one, one, fc.constantFrom('elimination' as const, 'substitution' as const), (p, q, method) => {
        const given = { equations: [p, q] as const, letters: xy, method }
        fc.pre(linearPair.objection(given) === null)
        const { key, lines } = linearPair.solve(given)
        const names = lines.flatMap((line) => lineOf(line).name ?? [])
        expect(new Set(names).size).toBe(names.length)
        const determinant = add(multiply(p.a, q.b), multiply(f(-1), multiply(q.a, p.b)))
        if (sign(determinant) !== 0) expect(satisfies(key, [p, q])).toBe(true)
        else expect(key).toMatch(/^(no solution|infinitely many solutions)$/)
      }),
      { numRuns: runsOf(300) },
    )
  })

  test('other letters keep their names', () => {
    const given = {
      equations: pair([2, 3, 7], [3, -1, 5]),
      letters: ['p', 'q'] as const,
      method: 'substitution' as const,
    }
    expect(keyOf(linearPair, given)).toBe('p = 2, q = 1')
  })
})

describe('parallel and coincident lines', () => {
  test.each([
    ['no solution', [2, 3, 5], [4, 6, 11]],
    ['no solution', [1, -1, 2], [-3, 3, 7]],
    ['infinitely many solutions', [1, 2, 3], [2, 4, 6]],
    ['infinitely many solutions', [f(1, 2), -1, 0], [-1, 2, 0]],
    ['no solution', [f(1, 2), f(1, 3), 1], [3, 2, 5]],
  ] as const)('%s: %#', (key, first, second) => {
    const equations = pair(first, second)
    expect(keyOf(linearPair, { equations, letters: xy, method: 'any' })).toBe(key)
    expect(keyOf(consistency, { equations, asked: 'solutions' })).toBe(key)
    expect(keyOf(consistency, { equations, asked: 'consistency' })).toBe(
      key === 'no solution' ? 'inconsistent' : 'consistent',
    )
  })

  test.each([
    ['a zero in the second line', [2, 3, 5], [1, 0, 2]],
    ['a zero in the first', [0, 3, 5], [1, 4, 2]],
    ['other directions', [2, 3, 5], [3, 2, 0]],
  ] as const)('they meet: %s', (_, first, second) =>
    expect(keyOf(consistency, { equations: pair(first, second), asked: 'solutions' })).toBe('exactly one solution'),
  )

  test.each([
    ['an equation without a letter', [0, 0, 3], [1, 1, 2]],
    ['one letter in all', [2, 0, 3], [5, 0, 2]],
    ['numbers too large', [200_001, 1, 3], [1, 1, 2]],
  ] as const)('%s is refused', (_, first, second) => {
    const equations = pair(first, second)
    expect(linearPair.objection({ equations, letters: xy, method: 'any' })).not.toBeNull()
    expect(clearedPair.objection({ equations, letters: xy, printed: 'fractions' })).not.toBeNull()
    expect(consistency.objection({ equations, asked: 'solutions' })).not.toBeNull()
  })
})

describe('swapped coefficients', () => {
  test.each([
    [
      [99, 101, 499],
      [101, 99, 501],
    ],
    [
      [2, 3, 1],
      [3, 2, 1],
    ],
    [
      [1, 2, 3],
      [2, 1, 4],
    ],
    [
      [-5, 7, 0],
      [7, -5, 3],
    ],
    [
      [217, 131, 913],
      [131, 217, 827],
    ],
  ] as const)('%j and %j', (first, second) => {
    const equations = pair(first, second)
    const key = keyOf(swappedPair, { equations, asked: 'both' })
    expect(satisfies(key, equations)).toBe(true)
    expect(keyOf(swappedPair, { equations, asked: 'difference' })).toBe(
      toText(divide(f(first[2] - second[2]), f(first[0] - first[1]))),
    )
  })

  test.each([
    ['other coefficients', [2, 3, 1], [3, 4, 1]],
    ['parallel lines', [2, 2, 1], [2, 2, 3]],
    ['fractions', [f(1, 2), 3, 1], [3, f(1, 2), 1]],
  ] as const)('%s are refused', (_, first, second) =>
    expect(swappedPair.objection({ equations: pair(first, second), asked: 'both' })).not.toBeNull(),
  )
})

describe('the value of k', () => {
  const known = (first: Three, a: number | null, b: number | null, c: number | null) => ({
    first: equation(...first),
    second: { a: a === null ? null : f(a), b: b === null ? null : f(b), c: c === null ? null : f(c) },
    letter: 'k',
  })

  test.each([
    ['no solution', known([3, 1, 1], null, 2, 5), '6'],
    ['parallel lines', known([2, -3, 7], 5, null, 1), '-15/2'],
    ['infinitely many solutions', known([2, 3, 7], 4, 6, null), '14'],
    ['coincident lines', known([2, 3, 0], null, 6, 0), '4'],
    ['no solution', known([3, 1, 1], null, 2, 0), '6'],
    ['infinitely many solutions', known([f(1, 2), -1, 3], 1, null, 6), '-2'],
  ] as const)('for %s: %#', (wanted, given, key) => expect(keyOf(findK, { ...given, wanted })).toBe(key))

  test.each([
    ['no solution', known([3, 1, 1], null, 2, 2)],
    ['infinitely many solutions', known([3, 1, 1], null, 2, 5)],
    ['infinitely many solutions', known([3, 1, 1], 2, 2, null)],
    ['no solution', known([3, 1, 1], 6, 2, null)],
    ['no solution', known([3, 0, 1], null, 2, 5)],
    ['no solution', known([3, 1, 1], 1, 2, 5)],
  ] as const)('for %s there is none: %#', (wanted, given) =>
    expect(findK.objection({ ...given, wanted })).not.toBeNull(),
  )

  test.each([
    [known([2, 3, 5], null, 6, 7), '4'],
    [known([2, 3, 5], 4, null, 7), '6'],
    [known([2, -3, 5], null, 5, 0), '-10/3'],
    [known([f(1, 2), 1, 5], null, 4, 1), '2'],
    [known([-1, 7, 0], 3, null, 1), '-21'],
  ])('a single solution for all but one: %#', (given, key) => {
    expect(keyOf(uniqueForAllBut, { ...given, asked: 'exception' })).toBe(key)
    expect(keyOf(uniqueForAllBut, { ...given, asked: 'condition' })).toBe(`k != ${key}`)
  })

  test('the constants decide nothing about a single solution', () => {
    expect(uniqueForAllBut.objection({ ...known([2, 3, 5], 4, 6, null), asked: 'exception' })).not.toBeNull()
  })
})

describe('axes', () => {
  test.each([
    [[2, 3, 12], 'x', '(6, 0)'],
    [[2, 3, 12], 'y', '(0, 4)'],
    [[-3, 4, 5], 'x', '(-5/3, 0)'],
    [[1, 0, 7], 'x', '(7, 0)'],
    [[f(1, 2), f(1, 3), 0], 'y', '(0, 0)'],
  ] as const)('the line %j meets the %s-axis', (line, axis, key) =>
    expect(keyOf(axisPoint, { line: lineWith(line), axis })).toBe(key),
  )

  test.each([
    [[0, 3, 12], 'x'],
    [[0, 3, 0], 'x'],
    [[2, 0, 1], 'y'],
    [[0, 0, 1], 'y'],
  ] as const)('the line %j does not meet the %s-axis in one point', (line, axis) =>
    expect(axisPoint.objection({ line: lineWith(line), axis })).not.toBeNull(),
  )

  test.each([
    [f(-3), f(5), 'x', '5'],
    [f(-3), f(5), 'y', '3'],
    [f(0), f(5), 'y', '0'],
    [f(7, 2), f(-1, 3), 'x', '1/3'],
    [f(1), f(1), 'y', '1'],
  ] as const)('the distance of (%j, %j) from the %s-axis', (x, y, axis, key) =>
    expect(keyOf(distanceFromAxis, { x, y, axis, told: 'point' })).toBe(key),
  )
})

describe('two numbers', () => {
  const sum = (value: number | Fraction) => ({
    kind: 'sum' as const,
    value: typeof value === 'number' ? f(value) : value,
  })
  const difference = (value: number) => ({ kind: 'difference' as const, value: f(value) })
  const multiple = (times: number, over: number) => ({ kind: 'multiple' as const, times: f(times), over: f(over) })

  test.each([
    [sum(85), difference(31), 'x = 58, y = 27'],
    [sum(10), difference(3), 'x = 13/2, y = 7/2'],
    [sum(-4), difference(6), 'x = 1, y = -5'],
    [sum(40), multiple(3, 0), 'x = 30, y = 10'],
    [difference(26), multiple(3, 0), 'x = 39, y = 13'],
    [sum(f(3, 2)), difference(1), 'x = 5/4, y = 1/4'],
  ] as const)('%#', (first, second, key) => expect(keyOf(twoNumbers, { first, second })).toBe(key))

  test.each([
    [difference(5), difference(7)],
    [sum(10), difference(-4)],
    [sum(-10), multiple(3, 0)],
    [difference(5), multiple(1, 2)],
  ] as const)('%# is refused', (first, second) => expect(twoNumbers.objection({ first, second })).not.toBeNull())
})

describe('a two-digit number', () => {
  const reverse = (n: number) => 10 * (n % 10) + Math.floor(n / 10)

  test('every one is found from either pair of facts', () => {
    for (let n = 10; n <= 99; n++) {
      const [tens, ones] = [Math.floor(n / 10), n % 10]
      const gain = f(reverse(n) - n)
      expect(keyOf(twoDigitNumber, { told: 'sumAndReverse', digitSum: f(tens + ones), gain })).toBe(`${n}`)
      const larger = tens > ones ? 'tens' : 'ones'
      const gap = f(Math.abs(tens - ones))
      const reverseSum = f(n + reverse(n))
      expect(keyOf(twoDigitNumber, { told: 'reverseSumAndDifference', reverseSum, larger, gap })).toBe(`${n}`)
    }
  })

  test.each([
    [11, 20],
    [11, 18],
    [25, 9],
    [0, 0],
  ])('no number has the digit sum %i and gains %i', (digitSum, gain) =>
    expect(twoDigitNumber.objection({ told: 'sumAndReverse', digitSum: f(digitSum), gain: f(gain) })).not.toBeNull(),
  )
})

describe('a changed fraction', () => {
  const change = (top: number, bottom: number, value: Fraction) => ({ top: f(top), bottom: f(bottom), value })

  test.each([
    [change(2, 2, f(9, 11)), change(3, 3, f(5, 6)), '7/9'],
    [change(1, -1, f(1)), change(0, 1, f(1, 2)), '3/5'],
    [change(-1, 0, f(1, 3)), change(0, 8, f(1, 4)), '5/12'],
    [change(1, 0, f(2)), change(0, 1, f(3, 2)), '9/5'],
    [change(-2, 0, f(1, 2)), change(0, 2, f(2, 3)), '4/4'],
  ])('%#', (first, second, key) => expect(keyOf(changedFraction, { first, second })).toBe(key))

  test.each([
    [change(2, 2, f(9, 11)), change(2, 2, f(9, 11))],
    [change(1, 0, f(0)), change(0, 1, f(1, 2))],
    [change(1, 0, f(1, 2)), change(0, 3, f(5, 7))],
  ])('%# fixes no fraction', (first, second) => expect(changedFraction.objection({ first, second })).not.toBeNull())
})

describe('ages', () => {
  const moment = (years: number, times: number) => ({ years: f(years), times: f(times) })
  const who = { older: 'Nuri', younger: 'Sonu' }

  test.each([
    [moment(-5, 3), moment(10, 2), 'x = 50, y = 20'],
    [moment(5, 3), moment(-5, 7), 'x = 40, y = 10'],
    [moment(0, 2), moment(-8, 3), 'x = 32, y = 16'],
    [moment(-2, 3), moment(3, 2), 'x = 17, y = 7'],
  ] as const)('%#', (first, second, key) => expect(keyOf(ages, { ...who, first, second })).toBe(key))

  test.each([
    [moment(-5, 2), moment(10, 3)],
    [moment(-5, 2), moment(-1, 3)],
    [{ years: f(1, 2), times: f(2) }, moment(1, 5)],
  ])('%# fits nobody', (first, second) => expect(ages.objection({ ...who, first, second })).not.toBeNull())
})

describe('two bills', () => {
  const articles = ['pencil', 'pen'] as const

  test.each([
    [
      [5, 7, 50],
      [7, 5, 46],
    ],
    [
      [1, 0, 12],
      [3, 2, 56],
    ],
    [
      [2, 3, f(61, 2)],
      [4, 1, f(37, 2)],
    ],
    [
      [10, 1, 100],
      [1, 10, 208],
    ],
    [
      [3, 3, 30],
      [1, 2, 15],
    ],
  ] as const)('%j and %j', (first, second) => {
    const bills = pair(first, second)
    expect(satisfies(keyOf(twoBills, { bills, articles }), bills)).toBe(true)
  })

  test.each([
    ['the same bill twice', [2, 3, 10], [4, 6, 20]],
    ['a negative price', [2, 3, 10], [4, 1, 50]],
    ['half an article', [f(1, 2), 3, 10], [4, 1, 5]],
  ] as const)('%s is refused', (_, first, second) =>
    expect(twoBills.objection({ bills: pair(first, second), articles })).not.toBeNull(),
  )
})
