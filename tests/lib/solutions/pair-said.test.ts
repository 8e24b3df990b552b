import { lettersForInfinite, type Linear } from '../../../lib/solutions/linear-equations/letters-for-infinite'
import { pairSaid } from '../../../lib/solutions/linear-equations/pair-said'
import { equation } from '../../../lib/solutions/linear-equations/pieces/equation'
import { fraction } from '../../../lib/maths'
import { seededRandom } from '../../../lib/random'

const random = seededRandom('pair-said')

/** How many points of a grid of halves two lines share: 0, 1, or more. */
function shared(one: readonly number[], other: readonly number[]): number {
  const [a = 0, b = 0, c = 0] = one
  const [d = 0, e = 0, f = 0] = other
  let count = 0
  for (let x = -40; x <= 40; x++)
    for (let y = -40; y <= 40; y++) if (a * x + b * y === 2 * c && d * x + e * y === 2 * f) count++
  return count
}

test('two lines have as many points in common as is said', () => {
  for (let draw = 0; draw < 150; draw++) {
    const number = () => random.pick([-2, -1, 0, 1, 2])
    const first = [random.pick([1, 2]), number(), random.integer(-3, 3)]
    const [a = 0, b = 0, c = 0] = first
    const by = random.pick([2, -1, 3])
    const second = random.pick([
      [by * a, by * b, by * c],
      [by * a, by * b, by * c + 2],
      [random.pick([1, 2]), number(), random.integer(-3, 3)],
      [0, 1, random.integer(-3, 3)],
    ])
    const given = { equations: [equation(a, b, c), equation(second[0] ?? 0, second[1] ?? 0, second[2] ?? 0)] as const }
    if (pairSaid.objection({ ...given, asked: 'solutions' }) !== null) continue
    const { key } = pairSaid.solve({ ...given, asked: 'solutions' })
    const count = shared(first, second)
    // a single point may lie off the grid
    if (count > 1) expect(key).toBe('infinitely many solutions')
    else if (count === 1) expect(key).toBe('exactly one solution')
    else expect(key).not.toBe('infinitely many solutions')
    const isUnique = a * (second[1] ?? 0) !== b * (second[0] ?? 0)
    expect(pairSaid.solve({ ...given, asked: { whether: ['unique'] } }).key === 'Yes').toBe(isUnique)
  }
})

test('with the letters found the second line is a multiple of the first', () => {
  for (let draw = 0; draw < 200; draw++) {
    const known = [0, 1, 2].map(() => fraction(random.pick([-4, -3, -2, 2, 3, 5])))
    const linear = (): Linear => [
      fraction(random.integer(-3, 3)),
      fraction(random.integer(-3, 3)),
      fraction(random.integer(-2, 2)),
    ]
    const open = [linear(), linear(), linear()] as const
    const [p, q, r] = known
    if (!p || !q || !r) continue
    const given = { known: [p, q, r] as const, open, letters: ['a', 'b'] as const }
    if (lettersForInfinite.objection(given) !== null) continue
    const { key } = lettersForInfinite.solve(given)
    const [a = NaN, b = NaN] = [...key.matchAll(/= (\S+?)(?:,|$)/g)].map(([, text = '']) =>
      text
        .split('/')
        .map(Number)
        .reduce((n, d) => n / d),
    )
    const second = open.map(([s, t, u]) => Number(s.n) * a + Number(t.n) * b + Number(u.n))
    const first = known.map(({ n }) => Number(n))
    const [x = 0, y = 0, z = 0] = first
    const [l = NaN, m = NaN, n = NaN] = second
    expect(x * m - y * l).toBeCloseTo(0, 8)
    expect(y * n - z * m).toBeCloseTo(0, 8)
    expect(x * n - z * l).toBeCloseTo(0, 8)
  }
})
