import { polar, tangentMeet } from './drawing'
import type { SketchFigure, XY } from '../../../figures/figure'

/** The radius of the circle about which a polygon with these tangent lengths closes: the angles at its centre make a full turn. */
export function inradius(tangents: readonly number[]): number {
  const turn = (radius: number) => tangents.reduce((sum, length) => sum + 2 * Math.atan(length / radius), 0)
  let [low, high] = [1e-6, 1e6]
  for (let step = 0; step < 100; step++) {
    const middle = (low + high) / 2
    if (turn(middle) > 2 * Math.PI) low = middle
    else high = middle
  }
  return (low + high) / 2
}

interface Polygon {
  /** The vertices in order, and the points of contact: the first lies between the first two vertices. */
  readonly vertices: readonly string[]
  /** The point of contact on the first side, the second ...; none where they are not named. */
  readonly contacts: readonly string[]
  /** The tangent lengths from the vertices. */
  readonly tangents: readonly number[]
  /** Labels of the sides from the first on. */
  readonly sides: readonly (string | undefined)[]
  /** The radii to which contacts are drawn, and the label of the first. */
  readonly radii?: { readonly to: readonly string[]; readonly label?: string }
  readonly description: string
}

/** A polygon about a circle, to scale, with its first side at the bottom. */
export function aboutCircle({ vertices, contacts, tangents, sides, radii, description }: Polygon): SketchFigure {
  const radius = inradius(tangents)
  const halves = tangents.map((length) => (Math.atan(length / radius) * 180) / Math.PI)
  // the angle of the point of contact on each side, the first at the bottom
  const touch = halves.reduce<readonly number[]>(
    (found, _, side) => (side === 0 ? [270] : [...found, (found[side - 1] ?? 0) + 2 * (halves[side] ?? 0)]),
    [],
  )
  const corner = (vertex: number): XY => {
    const next = touch[vertex] ?? 0
    return tangentMeet(radius, next - 2 * (halves[vertex] ?? 0), next)
  }
  const label = (text: string | undefined) => (text === undefined ? {} : { label: text })
  return {
    kind: 'sketch',
    points: {
      O: [0, 0],
      ...Object.fromEntries(vertices.map((name, index) => [name, corner(index)])),
      ...Object.fromEntries(contacts.map((name, index) => [name, polar(radius, touch[index] ?? 0)])),
    },
    ...(radii ? {} : { unnamed: ['O'] }),
    dots: [...(radii ? ['O'] : []), ...contacts],
    circles: [{ centre: 'O', radius }],
    segments: [
      ...vertices.map((from, index) => ({
        from,
        to: vertices[(index + 1) % vertices.length] ?? from,
        ...label(sides[index]),
      })),
      ...(radii?.to ?? []).map((to, index) => ({
        from: 'O',
        to,
        tone: 2 as const,
        ...(index === 0 && label(radii?.label)),
      })),
    ],
    description,
  }
}
