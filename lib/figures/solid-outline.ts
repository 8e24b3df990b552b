import { path, type Shape } from './drawing'
import type { XY } from './figure'
import { arcPath, linePath, number, polygonPath } from './path'
import { depth, flattening, type PlacedPart } from './solid-view'
import { add } from './vector'

/** The middle of a part's flat round face: where its radius is drawn. */
export function faceCentre({ part, base, height }: PlacedPart): XY {
  const top: XY = [base[0], base[1] - height]
  if (part.shape === 'sphere') return [base[0], base[1] - height / 2]
  if (part.shape === 'cone') return part.pointDown ? top : base
  if (part.shape === 'hemisphere') return part.domeDown ? top : base
  return base
}

/** The right, up offset from the front face of a cuboid to its back. */
export function depthOf({ part, half }: PlacedPart): XY {
  if (part.shape !== 'cuboid') return [0, 0]
  const unit = (2 * half) / part.length
  return [part.breadth * depth[0] * unit, -part.breadth * depth[1] * unit]
}

/** One part: a tinted silhouette that hides what is behind, hidden edges dashed, then the edges in sight. */
export function outline(placed: PlacedPart): readonly Shape[] {
  const { silhouette, seen, hidden } = edges(placed)
  return [
    path(silhouette, 'figure-paper'),
    path(silhouette, 'figure-fill-1'),
    ...(hidden === '' ? [] : [path(hidden, 'figure-line figure-hidden figure-dashed')]),
    path(seen, 'figure-line'),
  ]
}

interface Edges {
  readonly silhouette: string
  readonly seen: string
  readonly hidden: string
}

function edges(placed: PlacedPart): Edges {
  const { part, base, half, height } = placed
  const top: XY = [base[0], base[1] - height]
  switch (part.shape) {
    case 'cylinder':
      return cylinder(base, top, half)
    case 'cone':
      return part.pointDown ? funnel(base, top, half) : cone(base, top, half)
    case 'hemisphere':
      return part.domeDown ? bowl(top, half) : dome(base, half)
    case 'sphere': {
      const centre = faceCentre(placed)
      const round = arcPath(centre, half, 0, 360)
      return { silhouette: round, seen: round + front(centre, half), hidden: back(centre, half) }
    }
    case 'cuboid':
      return cuboid(placed)
    default:
      return part satisfies never
  }
}

/** The half of a flat circle that is nearer to the reader, from left to right. */
const front = (centre: XY, radius: number): string => arcPath(centre, radius, 180, 360, flattening)
const back = (centre: XY, radius: number): string => arcPath(centre, radius, 0, 180, flattening)
const rim = (centre: XY, radius: number): string => arcPath(centre, radius, 0, 360, flattening)
const pen = ([x, y]: XY): string => `${number(x)} ${number(y)}`

function cylinder(base: XY, top: XY, r: number): Edges {
  const [left, right]: readonly XY[] = [add(top, [-r, 0]), add(top, [r, 0])]
  const sides = linePath([left ?? top, add(base, [-r, 0])]) + linePath([right ?? top, add(base, [r, 0])])
  const silhouette = `${front(base, r)}L${pen(right ?? top)}${back(top, r).replace(/^M[^A]*/, '')}Z`
  return { silhouette, seen: rim(top, r) + sides + front(base, r), hidden: back(base, r) }
}

function cone(base: XY, apex: XY, r: number): Edges {
  const sides = linePath([add(base, [-r, 0]), apex, add(base, [r, 0])])
  return { silhouette: `${front(base, r)}L${pen(apex)}Z`, seen: sides + front(base, r), hidden: back(base, r) }
}

function funnel(apex: XY, top: XY, r: number): Edges {
  const sides = linePath([add(top, [-r, 0]), apex, add(top, [r, 0])])
  return { silhouette: `${back(top, r)}L${pen(apex)}Z`, seen: sides + rim(top, r), hidden: '' }
}

function dome(base: XY, r: number): Edges {
  const over = arcPath(base, r, 0, 180)
  return {
    silhouette: `${over}${front(base, r).replace(/^M[^A]*/, '')}Z`,
    seen: over + front(base, r),
    hidden: back(base, r),
  }
}

function bowl(top: XY, r: number): Edges {
  const under = arcPath(top, r, 180, 360)
  return { silhouette: `${under}${back(top, r).replace(/^M[^A]*/, '')}Z`, seen: under + rim(top, r), hidden: '' }
}

function cuboid(placed: PlacedPart): Edges {
  const { a, b, c, d, behind } = corners(placed)
  return {
    silhouette: polygonPath([a, b, behind.b, behind.c, behind.d, d]),
    seen: polygonPath([a, b, c, d]) + linePath([b, behind.b, behind.c, behind.d, d]) + linePath([c, behind.c]),
    hidden: linePath([a, behind.a, behind.b]) + linePath([behind.a, behind.d]),
  }
}

/** The front face of a cuboid from the lower left round, and the face behind it. */
function corners(placed: PlacedPart) {
  const { base, half, height } = placed
  const away = depthOf(placed)
  const a = add(base, [-half, 0])
  const b = add(base, [half, 0])
  const c = add(base, [half, -height])
  const d = add(base, [-half, -height])
  return { a, b, c, d, behind: { a: add(a, away), b: add(b, away), c: add(c, away), d: add(d, away) } }
}
