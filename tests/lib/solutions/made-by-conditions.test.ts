import { fraction, toNumber } from '@/lib/maths'
import { equation } from '@/lib/solutions/linear-equations/pieces/equation'
import { secondLineMade } from '@/lib/solutions/linear-equations/second-line-made'
import { inK } from '@/lib/solutions/quadratic-equations/pieces/linear-in-k'
import { kForAnyNature, type Given } from '@/lib/solutions/quadratic-equations/k-for-any-nature'
import { digitOfNumberPower } from '@/lib/solutions/real-numbers/digit-of-number-power'
import { seededRandom } from '@/lib/random'

const random = seededRandom('made by conditions')
const times = <Value>(count: number, make: () => Value): readonly Value[] => Array.from({ length: count }, make)

const numberIn = (text: string): number =>
  [...text.matchAll(/(-?)(\d*)(?:√(\d+))?(?:\/(\d+))?/g)]
    .filter(([whole]) => whole !== '' && whole !== '-')
    .map(
      ([, minus, n, root, d]) =>
        ((minus === '-' ? -1 : 1) * Number(n === '' ? 1 : n) * Math.sqrt(Number(root ?? 1))) / Number(d ?? 1),
    )[0] ?? NaN

/** Whether k is among those that a key names: "k ≤ -4 or k ≥ 4", "-√7 < k < √7", "k > 2, k ≠ 3". */
function isAmong(key: string, k: number): boolean {
  const [first = '', ...without] = key.split(', ')
  if (without.some((one) => Math.abs(numberIn(one.replace('k ≠ ', '')) - k) < 1e-9)) return false
  const holds = (left: number, sign: string, right: number) =>
    sign === '<' ? left < right : sign === '>' ? left > right : sign === '≤' ? left <= right : left >= right
  return first.split(' or ').some((part) => {
    const [a = '', sign = '', b = '', other, c] = part.split(' ')
    if (other !== undefined && c !== undefined) return holds(numberIn(a), sign, k) && holds(k, other, numberIn(c))
    return holds(k, sign, numberIn(b))
  })
}

test('the k that are named are those for which the discriminant says so', () => {
  const small = () => random.integer(-6, 6)
  const given = times(4000, (): Given => ({
    a: inK(random.integer(0, 3) === 0 ? small() : 0, small()),
    b: inK(random.integer(0, 1) === 0 ? small() : 0, small()),
    c: inK(random.integer(0, 1) === 0 ? small() : 0, small()),
    wanted: random.pick(['real', 'distinct', 'none'] as const),
  })).filter((one) => (one.a.k.n !== 0n || one.a.constant.n !== 0n) && kForAnyNature.objection(one) === null)
  expect(given.length).toBeGreaterThan(300)
  const wrong: string[] = []
  for (const one of given) {
    const { key } = kForAnyNature.solve(one)
    for (const k of times(25, () => random.integer(-60, 60) / 4)) {
      const [a, b, c] = [one.a, one.b, one.c].map((part) => toNumber(part.k) * k + toNumber(part.constant))
      if (a === undefined || b === undefined || c === undefined) continue
      const D = b * b - 4 * a * c
      const holds = a !== 0 && (one.wanted === 'real' ? D >= 0 : one.wanted === 'distinct' ? D > 0 : D < 0)
      if (isAmong(key, k) !== holds) wrong.push(`${key} at ${k}`)
    }
  }
  expect(wrong).toEqual([])
})

test('the last digit of a power is that of the power itself', () => {
  for (let base = 2; base < 40; base++)
    for (let exponent = 1; exponent < 30; exponent++)
      expect(digitOfNumberPower.solve({ base: fraction(base), exponent: fraction(exponent) }).key).toBe(
        `${BigInt(base) ** BigInt(exponent) % 10n}`,
      )
})

test('the line that is made lies so to the given one', () => {
  for (const [a, b, c] of times(
    300,
    () => [random.integer(-9, 9), random.integer(-9, 9), random.integer(-9, 9)] as const,
  )) {
    const base = equation(a, b, c)
    for (const wanted of ['unique', 'none', 'infinite'] as const) {
      const given = { base, wanted: [wanted], isStandard: false }
      if (secondLineMade.objection(given) !== null) continue
      const [left = '', right] = secondLineMade.solve(given).key.split(' = ')
      const of = (name: string) => {
        const [, size] = new RegExp(`(-? ?\\d*)${name}`).exec(left.replaceAll(' ', '')) ?? []
        return size === '' || size === '+' ? 1 : size === '-' ? -1 : Number(size)
      }
      const [p, q, r] = [of('x'), of('y'), Number(right)]
      const det = a * q - b * p
      const isSame = det === 0 && a * r === p * c && b * r === q * c
      expect(det !== 0 ? 'unique' : isSame ? 'infinite' : 'none').toBe(wanted)
    }
  }
})
