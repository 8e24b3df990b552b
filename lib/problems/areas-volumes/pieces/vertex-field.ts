import type { Random } from '../../../random'
import type { VertexSectors } from '../../../solutions/areas-volumes/vertex-sectors'
import { fraction } from '../../../maths'
import type { SketchFigure, XY } from '../../../figures/figure'

/** A field with an animal tied at each corner. Lengths in metres. */
export interface Field {
  readonly corners: 3 | 4
  readonly told: string
  readonly area: number
  readonly given: VertexSectors['field']
  /** Ropes shorter than this neither overlap nor reach an opposite side. */
  readonly limit: number
  readonly angles: readonly number[]
  /** With the sectors of ropes of this length. */
  readonly figure: (rope: number) => SketchFigure
}

const degrees = (turn: number): number => (turn * 180) / Math.PI

/** The corners anticlockwise, with a sector of the given radius in each of them. */
function fieldFigure(
  corners: Readonly<Record<string, XY>>,
  labels: readonly (string | undefined)[],
  rope: number,
  description: string,
): SketchFigure {
  const names = Object.keys(corners)
  const at = (index: number): XY => corners[names[(index + names.length) % names.length] ?? ''] ?? [0, 0]
  const towards = (from: XY, to: XY) => degrees(Math.atan2(to[1] - from[1], to[0] - from[0]))
  return {
    kind: 'sketch',
    points: corners,
    segments: names.map((from, index) => {
      const label = labels[index]
      return { from, to: names[(index + 1) % names.length] ?? from, ...(label !== undefined && { label }) }
    }),
    arcs: names.map((centre, index) => {
      const from = towards(at(index), at(index + 1))
      const to = towards(at(index), at(index - 1))
      return { centre, radius: rope, from, to: to < from ? to + 360 : to, shaded: 'sector' as const }
    }),
    description,
  }
}

/** Legs of right triangles with a whole hypotenuse. */
const legs = [
  [18, 24],
  [24, 32],
  [30, 40],
  [20, 48],
  [21, 28],
  [27, 36],
  [30, 16],
  [40, 42],
] as const

function triangle(random: Random): Field {
  const [p, q] = random.shuffle([...random.pick(legs)])
  const [base = 24, height = 18] = [p, q]
  const long = Math.hypot(base, height)
  const acute = degrees(Math.atan2(height, base))
  return {
    corners: 3,
    told: `The sides about the right angle of a triangular field are $${base}$ m and $${height}$ m long.`,
    area: (base * height) / 2,
    given: { shape: 'right triangle', sides: [fraction(base), fraction(height)] },
    limit: Math.min(base / 2, height / 2, (base * height) / long),
    angles: [90, acute, 90 - acute],
    figure: (rope) =>
      fieldFigure(
        { A: [0, 0], B: [base, 0], C: [0, height] },
        [`${base} m`, undefined, `${height} m`],
        rope,
        `A right-angled triangular field with sides of ${base} m and ${height} m about the right angle; a sector of radius ${rope} m is shaded at each corner.`,
      ),
  }
}

function rectangle(random: Random): Field {
  const breadth = random.integer(12, 40)
  const length = breadth + random.integer(2, 20)
  return {
    corners: 4,
    told: `A rectangular field is $${length}$ m long and $${breadth}$ m broad.`,
    area: length * breadth,
    given: { shape: 'rectangle', sides: [fraction(length), fraction(breadth)] },
    limit: breadth / 2,
    angles: [90, 90, 90, 90],
    figure: (rope) =>
      fieldFigure(
        { A: [0, 0], B: [length, 0], C: [length, breadth], D: [0, breadth] },
        [`${length} m`, `${breadth} m`],
        rope,
        `A rectangular field of ${length} m by ${breadth} m; a sector of radius ${rope} m is shaded at each corner.`,
      ),
  }
}

/** A trapezium with two right angles. */
function trapezium(random: Random): Field {
  const height = random.integer(16, 36)
  const short = height + random.integer(0, 10)
  const long = short + 2 * random.integer(2, 8)
  const acute = degrees(Math.atan2(height, long - short))
  return {
    corners: 4,
    told: `A field has the shape of a trapezium $ABCD$: $AB$ and $DC$ are parallel and $${long}$ m and $${short}$ m long, and $AD$, which is perpendicular to both, is $${height}$ m long.`,
    area: ((long + short) * height) / 2,
    given: { shape: 'trapezium', sides: [fraction(long), fraction(short), fraction(height)] },
    limit: height / 2,
    angles: [90, acute, 180 - acute, 90],
    figure: (rope) =>
      fieldFigure(
        { A: [0, 0], B: [long, 0], C: [short, height], D: [0, height] },
        [`${long} m`, undefined, `${short} m`, `${height} m`],
        rope,
        `A field ABCD in the shape of a trapezium with right angles at A and D; a sector of radius ${rope} m is shaded at each corner.`,
      ),
  }
}

export const vertexField = (random: Random): Field => random.pick([triangle, triangle, rectangle, trapezium])(random)
