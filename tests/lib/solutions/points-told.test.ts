import { workedOut, type Want } from '../../../lib/solutions/coordinate-geometry/points-told'
import type { Spot, Tie } from '../../../lib/solutions/coordinate-geometry/pieces/told-points'
import { fraction } from '../../../lib/maths'
import { constant, letter } from '../../../lib/maths/sum'
import { numberOf } from '../../../lib/answers/number-of'

const whole = (value: number) => constant(fraction(value))
const spot = (name: string, x: number, y: number): Spot => ({ name, at: [whole(x), whole(y)] })
const free = (name: string): Spot => ({ name, at: [letter('x'), letter('y')], isMade: true })
const key = (spots: readonly Spot[], ties: readonly Tie[], ...wants: readonly Want[]) =>
  workedOut({ spots, ties, wants })?.key ?? null
const pairs = (text: string): readonly (readonly number[])[] =>
  [...text.matchAll(/\(([^(),]+), ([^(),]+)\)/g)].map(([, x = '', y = '']) => [numberOf(x) ?? NaN, numberOf(y) ?? NaN])

const values = [-7, -4, -2, -1, 0, 1, 3, 5, 8]
const cases = values.flatMap((x, i) =>
  [2, 5].map(
    (step) => [x, values[(i + step) % 9] ?? 0, values[(i + 2 * step) % 9] ?? 0, values[(i + 4) % 9] ?? 0] as const,
  ),
)

describe('what is told of points, against distances in floating point', () => {
  test.each(cases)('A(%d, %d), B(%d, %d)', (a, b, c, d) => {
    const ends = [spot('A', a, b), spot('B', c, d)]
    const [A, B] = [
      [a, b],
      [c, d],
    ] as const
    const far = (p: readonly number[], q: readonly number[]) =>
      Math.hypot((p[0] ?? 0) - (q[0] ?? 0), (p[1] ?? 0) - (q[1] ?? 0))
    const length = far(A, B)
    if (length === 0) return
    const spots = [...ends, free('P')]
    const divided = key(spots, [{ kind: 'divides', point: 2, ends: [0, 1], m: fraction(2), n: fraction(3) }], {
      kind: 'point',
      at: 2,
    })
    const [p = []] = pairs(divided ?? '')
    expect(far(A, p) / length).toBeCloseTo(0.4)
    expect(far(p, B) / length).toBeCloseTo(0.6)

    const other = key(spots, [{ kind: 'divides', point: 1, ends: [0, 2], m: fraction(1), n: fraction(1) }], {
      kind: 'point',
      at: 2,
    })
    const [q = []] = pairs(other ?? '')
    expect(far(A, q)).toBeCloseTo(2 * length)
    expect(far(B, q)).toBeCloseTo(length)

    const onAxis: Tie = { kind: 'line', point: 2, line: letter('y'), shown: 'the $x$-axis' }
    const equal = key(spots, [onAxis, { kind: 'far', point: 2, ends: [0, 1] }], { kind: 'point', at: 2 })
    if (a !== c) {
      const [r = []] = pairs(equal ?? '')
      expect(r[1]).toBe(0)
      expect(far(A, r)).toBeCloseTo(far(B, r))
    } else expect(equal).toBeNull()

    const cut = key(
      spots,
      [onAxis, { kind: 'ratio', point: 2, ends: [0, 1], k: 'k' }],
      { kind: 'ratio', k: 'k' },
      { kind: 'point', at: 2 },
    )
    if (b * d < 0) {
      const [r = []] = pairs(cut ?? '')
      const [, m = '', n = ''] = /^(\d+):(\d+)/.exec(cut ?? '') ?? []
      expect(r[1]).toBe(0)
      expect(far(A, r) / far(r, B)).toBeCloseTo(Number(m) / Number(n))
    } else expect(cut).toBeNull()

    const away = key(spots, [onAxis, { kind: 'apart', ends: [0, 2], square: fraction(b * b + 9), length: '' }], {
      kind: 'point',
      at: 2,
    })
    expect(pairs(away ?? '').map(([x]) => x)).toEqual([a + 3, a - 3])

    const fourth = key([...ends, spot('C', c + 3, d + 7), free('D')], [{ kind: 'parallelogram', all: [0, 1, 2, 3] }], {
      kind: 'point',
      at: 3,
    })
    expect(pairs(fourth ?? '')).toEqual([[a + 3, b + 7]])

    const line = key(
      [spot('A', a, b), spot('B', c, d), { name: 'C', at: [letter('k'), whole(2 * d - b)] }],
      [{ kind: 'collinear', all: [0, 1, 2] }],
      { kind: 'letter', name: 'k' },
    )
    if (b !== d) expect(line).toBe(`${2 * c - a}`)
  })
})
