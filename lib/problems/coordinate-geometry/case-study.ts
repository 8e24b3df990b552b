import { mapSlips } from './pieces/map-slips'
import { mapScenes, type MapScene } from './pieces/map-scenes'
import { drawPlaces, lengthsOf, type Places } from './pieces/places-draw'
import { measured, pointText, squaredDistance, type Point } from './pieces/point'
import { gapTex, squareTex, tupleTex } from '../../solutions/coordinate-geometry/pieces/point'
import { averageTex } from '../../solutions/coordinate-geometry/pieces/section'
import type { PosedInParts } from '../posed'
import { chain, earns, isValue, line, says, template } from '../template'

/** The distance between two named places, found in one line. */
const lengthOf = (name: string, from: Point, to: Point) => {
  const square = squaredDistance(from, to)
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  return chain(name, `\\sqrt{${squareTex(dx)} + ${squareTex(dy)}}`, `\\sqrt{${square}}`, `${Math.sqrt(square)}`)
}

function partsOf({ first, second, third, placed, unit, walkers }: MapScene, places: Places): PosedInParts['parts'] {
  const { p, q, r, m } = places
  const { d, onward, straight, extra } = lengthsOf(places)
  const [around, direct] = walkers
  const measure = unit === 'm' ? 'metres' : 'kilometres'
  return [
    {
      label: '(i)',
      ask: `Find the distance from the ${first} to the ${second}, in ${measure}.`,
      rule: { kind: 'number', expected: `${d}`, unit },
      steps: [
        earns(
          0.5,
          says`By the distance formula, ${chain('PQ', `\\sqrt{${gapTex(q[0], p[0])}^2 + ${gapTex(q[1], p[1])}^2}`)}`,
          'formula',
        ),
        earns(0.5, says`${lengthOf('PQ', p, q)}, so ${isValue('the distance', `${d}`, unit)}.`, 'root'),
      ],
    },
    {
      label: '(ii)',
      ask: `A ${placed} is put up at the point $M$, exactly half-way between the ${second} and the ${third}. Find the coordinates of $M$.`,
      rule: { kind: 'coordinates', expected: pointText(m) },
      steps: [
        earns(
          0.5,
          says`By the mid-point formula, ${chain('M', tupleTex(averageTex(q[0], r[0]), averageTex(q[1], r[1])))}`,
          'formula',
        ),
        earns(0.5, `Hence $M$ is the point $${pointText(m)}$.`),
      ],
    },
    {
      label: '(iii)',
      ask: `${around} walks straight from the ${first} to the ${second} and then straight to the ${placed}; ${direct} walks straight from the ${first} to the ${placed}. By how much is ${around}'s walk longer, in ${measure}?`,
      rule: { kind: 'number', expected: `${extra}`, unit },
      steps: [
        earns(0.5, says`${lengthOf('QM', q, m)}`),
        earns(0.5, says`${lengthOf('PM', p, m)}`),
        earns(
          0.5,
          says`${around}'s walk is ${chain('PQ + QM', `${d} + ${onward}`, `${d + onward}`)} ${unit} long.`,
          'walk',
        ),
        line('direct', says`${direct}'s walk is ${chain('PM', `${straight}`)} ${unit} long.`),
        earns(0.5, `Hence ${around}'s walk is longer by $${d + onward} - ${straight} = ${extra}$ ${unit}.`),
      ],
    },
  ]
}

/** E.g. "A town map shows a school, a library and a hospital: (i) a distance, (ii) a mid-point, (iii) two ways compared." */
export const gridMap = template({
  id: 'cg-grid-map',
  version: 2,
  topic: 'coordinate-geometry',
  archetypes: ['cg-case-study'],
  difficulty: 'medium',
  marks: 4,
  draw: (random) => ({ scene: random.pick(mapScenes), places: drawPlaces(random) }),
  pose: ({ scene, places }) => {
    const { p, q, r } = places
    const { lead, first, second, third } = scene
    return {
      question: `${lead} The ${first} is at $P${pointText(p)}$, the ${second} at $Q${pointText(q)}$ and the ${third} at $R${pointText(r)}$.`,
      parts: partsOf(scene, places),
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
        'Part (iii) builds on both: compare $PQ + QM$ with $PM$.',
      ],
      explanation:
        'A map on a grid turns questions about places into the distance formula and the mid-point formula; the scale gives the unit.',
    }
  },
  crossCheck: ({ places: { p, q, r } }) => {
    const m: Point = [q[0] + 0.5 * (r[0] - q[0]), q[1] + 0.5 * (r[1] - q[1])]
    const length = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1])
    const extra = length(p, q) + length(q, r) / 2 - length(p, m)
    return [measured(length(p, q)), `(${m[0]}, ${m[1]})`, measured(extra)]
  },
  slips: ({ scene, places }) => mapSlips(scene, places),
})
