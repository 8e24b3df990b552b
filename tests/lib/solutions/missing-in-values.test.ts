import { reply } from '@/lib/assistant'
import { divide, equals, fraction, multiply } from '@/lib/maths'
import { missingInValues, missingValue } from '@/lib/solutions/statistics/missing-in-values'

const next = (seed: number): number => (seed * 1103515245 + 12345) % 2147483648

test('the letter among single values is the one from which the mean was made', () => {
  let seed = 7
  const draw = (most: number): number => {
    seed = next(seed)
    return 1 + (seed % most)
  }
  for (let round = 0; round < 300; round++) {
    const count = 3 + (round % 4)
    const values = Array.from({ length: count }, () => draw(40))
    const frequencies = Array.from({ length: count }, () => draw(15))
    const products = values.reduce((sum, x, i) => sum + x * (frequencies[i] ?? 0), 0)
    const mean = fraction(
      products,
      frequencies.reduce((sum, f) => sum + f, 0),
    )
    const [at, isValue] = [draw(count) - 1, round % 2 === 0]
    const unless = (hides: boolean) => (n: number, i: number) => (hides && i === at ? null : fraction(n))
    const given = {
      values: values.map(unless(isValue)),
      frequencies: frequencies.map(unless(!isValue)),
      mean,
      letter: 'p',
    }
    if (!isValue && equals(mean, fraction(values[at] ?? 0))) continue
    expect(missingValue(given)).toEqual(fraction((isValue ? values : frequencies)[at] ?? 0))
    if (missingInValues.objection(given) === null) expect(missingInValues.solve(given).lines.length).toBeGreaterThan(3)
  }
})

test.each([
  [3, 4, 5],
  [15, 20, 25],
  [5, 12, 13],
  [8, 15, 17],
])('a right triangle of legs %i and %i turned about its hypotenuse %i', async (a, b, h) => {
  // a third of the circle on the altitude, times the hypotenuse
  const r = divide(fraction(a * b), fraction(h))
  const volume = multiply(fraction(22, 21), multiply(multiply(r, r), fraction(h)))
  const { answer = '' } = await reply(
    `A right triangle with legs ${a} cm and ${b} cm is revolved about its hypotenuse. Find the volume of the double cone.`,
  )
  const [, top = '0', bottom = '1'] = /^([\d.]+)(?:\/(\d+))? cm³$/.exec(answer) ?? []
  expect(Number(top) / Number(bottom)).toBeCloseTo(Number(volume.n) / Number(volume.d), 6)
})
