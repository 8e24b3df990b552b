import { angleByTheorem, type AngleRelation } from '@/lib/solutions/circles/angle-by-theorem'
import { angleTheorems } from '@/lib/solutions/circles/pieces/angle-theorems'
import { fraction } from '@/lib/maths'

type Point = readonly [number, number]
type Figure = Readonly<Record<string, Point>>

const on = (degrees: number, radius = 1): Point => {
  const angle = (degrees * Math.PI) / 180
  return [radius * Math.cos(angle), radius * Math.sin(angle)]
}

/** The angle PQR of a drawing, in degrees. */
function measured(figure: Figure, name: string): number {
  const [p, q, r] = [...name].map((letter) => figure[letter] ?? [NaN, NaN])
  const [u, v] = [p, r].map(
    (end) => [(end?.[0] ?? NaN) - (q?.[0] ?? NaN), (end?.[1] ?? NaN) - (q?.[1] ?? NaN)] as const,
  )
  const [[a = NaN, b = NaN] = [], [c = NaN, d = NaN] = []] = [u, v]
  return (Math.acos((a * c + b * d) / (Math.hypot(a, b) * Math.hypot(c, d))) * 180) / Math.PI
}

/** Where the tangents at two points of the unit circle meet. */
const meeting = (one: number, other: number): Point =>
  on((one + other) / 2, 1 / Math.cos((((other - one) / 2) * Math.PI) / 180))

/** A drawing by a whole number of degrees, with the angle that is told and the one that is asked. */
const drawn: Readonly<Record<string, readonly [told: string, asked: string, AngleRelation, (size: number) => Figure]>> =
  {
    'opposite-sides-at-the-centre': [
      'AOB',
      'COD',
      'supplement',
      (size) => {
        // the side AB touches at 0°, CD at 170°
        const [left, right] = [-100 + size / 10, 80 + size / 10]
        return {
          O: [0, 0],
          A: meeting(left, 0),
          B: meeting(0, right),
          C: meeting(right, 170),
          D: meeting(170, left + 360),
        }
      },
    ],
    'chord-parallel-to-one-of-two-tangents': [
      'RPQ',
      'RQS',
      'same',
      (size) => {
        // Q at the top, R on the right below it by the angle of the radii
        const turn = 180 - size
        return { P: meeting(90 - turn, 90), Q: on(90), R: on(90 - turn), S: on(90 + turn) }
      },
    ],
    'chord-parallel-to-a-tangent-at-its-point': [
      'BQR',
      'AQB',
      'supplement of twice',
      (size) => ({ Q: [0, 1], P: [-1, 1], R: [1, 1], A: on(90 + 2 * size), B: on(90 - 2 * size) }),
    ],
    'tangent-and-the-far-end-of-a-diameter': [
      'ACP',
      'ABC',
      'supplement',
      (size) => {
        const at = 2 * (size - 90)
        return { A: [-1, 0], B: [1, 0], C: on(at), P: on(0, 1 / Math.cos((at * Math.PI) / 180)) }
      },
    ],
  }

test('every theorem is drawn', () => {
  expect(Object.keys(drawn)).toEqual(angleTheorems.map(({ id }) => id))
})

test.each(Object.entries(drawn))(
  '%s: the angle is what a drawing measures',
  (theorem, [told, asked, relation, draw]) => {
    for (const size of theorem === 'tangent-and-the-far-end-of-a-diameter' ? [100, 115, 128] : [30, 50, 71]) {
      const figure = draw(size)
      const value = theorem === 'opposite-sides-at-the-centre' ? measured(figure, told) : size
      expect(measured(figure, told)).toBeCloseTo(value)
      const rounded = fraction(BigInt(Math.round(value * 1e6)), 1_000_000n)
      const given = { theorem, told, value: rounded, asked, relation }
      expect(angleByTheorem.objection(given)).toBeNull()
      const [top = '', bottom = '1'] = angleByTheorem.solve(given).key.split('/')
      expect(measured(figure, asked)).toBeCloseTo(Number(top) / Number(bottom), 3)
    }
  },
)

test('an angle that leaves none for the other is refused', () => {
  const given = { theorem: 'opposite-sides-at-the-centre', told: 'AOB', value: fraction(180), asked: 'COD' }
  expect(angleByTheorem.objection({ ...given, relation: 'supplement' })).not.toBeNull()
})
