import { knownAloud, measuredAngles, measuredSides, type Compared } from './criterion-data'
import type { SketchFigure, XY } from '../../../figures/figure'

/** Corner by corner, the first triangle and the second beside it. */
const corners: readonly (readonly [XY, XY])[] = [
  [
    [1.6, 4.2],
    [9.3, 3.4],
  ],
  [
    [0, 0],
    [8, 0],
  ],
  [
    [6, 0],
    [12.8, 0],
  ],
]

/** The two triangles with what is measured written in; not to scale. */
export function criterionFigure(draw: Compared): SketchFigure {
  const names = [0, 1, 2].map((place) => ['ABC'.charAt(place), draw.second.charAt(place)] as const)
  const sides = measuredSides(draw)
  const angles = measuredAngles(draw)
  const label = (from: string, to: string) => {
    const found = sides.flatMap(({ name, value }) =>
      [0, 1].flatMap((index) =>
        [`${from}${to}`, `${to}${from}`].includes(name[index] ?? '') ? [`${value[index]} cm`] : [],
      ),
    )
    return found[0] === undefined ? {} : { label: found[0] }
  }
  return {
    kind: 'sketch',
    points: Object.fromEntries(
      names.flatMap(([one, other], place) => [
        [one, corners[place]?.[0] ?? [0, 0]],
        [other, corners[place]?.[1] ?? [0, 0]],
      ]),
    ),
    segments: [0, 1].flatMap((triangle) =>
      [0, 1, 2].map((place) => {
        const [from, to] = [names[place]?.[triangle] ?? '', names[(place + 1) % 3]?.[triangle] ?? '']
        return { from, to, ...label(from, to) }
      }),
    ),
    angles: angles.map(([vertex, degrees]) => {
      const triangle = names.some(([one]) => one === vertex) ? 0 : 1
      const others = names.map((pair) => pair[triangle]).filter((name) => name !== vertex)
      return { at: vertex, from: others[0] ?? '', to: others[1] ?? '', label: `${degrees}°` }
    }),
    caption: 'Not to scale.',
    description: `Triangles ABC and ${draw.second}, not to scale, with what is known written beside sides and angles: ${knownAloud(draw)}.`,
  }
}
