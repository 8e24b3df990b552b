import type { SketchAngle, SketchCircle, SketchFigure, SketchSegment, XY } from '../../lib/figures/figure'

/** What was read from a drawing, before it is a figure. */
export interface Drawn {
  readonly points: Map<string, DrawnPoint>
  readonly segments: SketchSegment[]
  readonly circles: SketchCircle[]
  readonly angles: SketchAngle[]
  readonly regions: (readonly string[])[]
  readonly labels: { readonly at: XY; readonly text: string }[]
  /** What was left out, in words for editors. */
  readonly leftOut: string[]
}

export interface DrawnPoint {
  readonly at: XY
  readonly isNamed: boolean
}

/** What an editor gave that is no drawing; the message says what to do. */
export class NoDrawing extends Error {}

export const nothingDrawn = (): Drawn => ({
  points: new Map(),
  segments: [],
  circles: [],
  angles: [],
  regions: [],
  labels: [],
  leftOut: [],
})

const rounded = (value: number): number => Math.round(value * 1000) / 1000 + 0
const roundedXY = ([x, y]: XY): XY => [rounded(x), rounded(y)]

/** The name of the point at a place, which is made where there is none. */
export function pointAt(drawn: Drawn, at: XY, near = 1e-6): string {
  for (const [name, point] of drawn.points)
    if (Math.hypot(point.at[0] - at[0], point.at[1] - at[1]) <= near) return name
  let number = 1
  while (drawn.points.has(`p${number}`)) number++
  drawn.points.set(`p${number}`, { at, isNamed: false })
  return `p${number}`
}

/** The sketch: only the points that it shows or needs. */
export function sketchOf(drawn: Drawn): SketchFigure {
  const { segments, circles, angles, regions, labels } = drawn
  const ends = new Set([...segments.flatMap(({ from, to }) => [from, to]), ...regions.flat()])
  const used = new Set([
    ...ends,
    ...circles.map(({ centre }) => centre),
    ...angles.flatMap(({ at, from, to }) => [at, from, to]),
  ])
  const points = [...drawn.points].filter(([name, { isNamed }]) => isNamed || used.has(name))
  if (points.length === 0)
    throw new NoDrawing('There is nothing in it that a figure shows: points, segments, circles, polygons.')
  const dots = points.filter(([name, { isNamed }]) => isNamed && !ends.has(name)).map(([name]) => name)
  const unnamed = points.filter(([, { isNamed }]) => !isNamed).map(([name]) => name)
  return {
    kind: 'sketch',
    points: Object.fromEntries(points.map(([name, { at }]) => [name, roundedXY(at)])),
    ...(dots.length > 0 && { dots }),
    ...(unnamed.length > 0 && { unnamed }),
    ...(segments.length > 0 && { segments }),
    ...(circles.length > 0 && { circles: circles.map((circle) => ({ ...circle, radius: rounded(circle.radius) })) }),
    ...(angles.length > 0 && { angles }),
    ...(regions.length > 0 && { regions }),
    ...(labels.length > 0 && { labels: labels.map(({ at, text }) => ({ at: roundedXY(at), text })) }),
    description: inWords(drawn, new Set(unnamed)),
  }
}

function inWords({ points, segments, circles }: Drawn, unnamed: ReadonlySet<string>): string {
  const named = [...points].flatMap(([name, { isNamed }]) => (isNamed ? [name] : []))
  const lines = segments.flatMap(({ from, to }) => (unnamed.has(from) || unnamed.has(to) ? [] : [`${from}${to}`]))
  const centres = circles.flatMap(({ centre }) => (unnamed.has(centre) ? [] : [centre]))
  return [
    ...(named.length > 0 ? [`The points ${named.join(', ')}.`] : ['A figure.']),
    ...(lines.length > 0 ? [`The segments ${lines.join(', ')}.`] : []),
    ...centres.map((centre) => `A circle with centre ${centre}.`),
  ].join(' ')
}
