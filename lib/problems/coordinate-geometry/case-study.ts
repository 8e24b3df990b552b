import { mapLasts, mapParts } from './pieces/map-parts'
import { mapScenes } from './pieces/map-scenes'
import { mapSlips } from './pieces/map-slips'
import { drawCorners, drawPlaces } from './pieces/places-draw'
import { measured, pointText, type Point } from './pieces/point'
import { template } from '../template'

/** E.g. "A town map shows a school, a library and a hospital: (i) a distance, (ii) a mid-point, (iii) two ways compared, or a fourth corner." */
export const gridMap = template({
  id: 'cg-grid-map',
  version: 4,
  topic: 'coordinate-geometry',
  archetypes: ['cg-case-study'],
  difficulty: 'medium',
  marks: 4,
  wrongRoadsShow: true,
  draw: (random) => {
    const last = random.pick(mapLasts)
    return { scene: random.pick(mapScenes), last, places: last === 'walk' ? drawPlaces(random) : drawCorners(random) }
  },
  variants: { all: mapLasts, of: ({ last }) => last },
  pose: ({ scene, places, last }) => {
    const { p, q, r } = places
    const { lead, first, second, third } = scene
    return {
      question: `${lead} The ${first} is at $P${pointText(p)}$, the ${second} at $Q${pointText(q)}$ and the ${third} at $R${pointText(r)}$.`,
      parts: mapParts(scene, places, last),
      figure: {
        kind: 'plane',
        x: [-8, 8],
        y: [-8, 8],
        points: [
          { at: p, label: `P (${first})` },
          { at: q, label: `Q (${second})` },
          { at: r, label: `R (${third})` },
        ],
        description: `A grid with axes from -8 to 8 and the ${first} at P${pointText(p)}, the ${second} at Q${pointText(q)} and the ${third} at R${pointText(r)}.`,
      },
      hints: [
        'Part (i) asks for $PQ$: use the distance formula.',
        'Part (ii) asks for the mid-point of $QR$: average the coordinates.',
        last === 'walk'
          ? 'Part (iii) builds on both: compare $PQ + QM$ with $PM$.'
          : 'Part (iii): the diagonals $PR$ and $QS$ of a parallelogram have the same mid-point.',
      ],
      explanation:
        'A map on a grid turns questions about places into the distance formula and the mid-point formula; the scale gives the unit.',
    }
  },
  crossCheck: ({ places: { p, q, r }, last }) => {
    const m: Point = [q[0] + 0.5 * (r[0] - q[0]), q[1] + 0.5 * (r[1] - q[1])]
    const length = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1])
    const extra = length(p, q) + length(q, r) / 2 - length(p, m)
    // From P to S is the way from Q to R.
    const corner = `(${p[0] + (r[0] - q[0])}, ${p[1] + (r[1] - q[1])})`
    return [measured(length(p, q)), `(${m[0]}, ${m[1]})`, last === 'walk' ? measured(extra) : corner]
  },
  slips: ({ scene, places, last }) => mapSlips(scene, places, last),
})
