import type { MapScene } from './map-scenes'
import { lengthsOf, type Places } from './places-draw'
import { midPointOfWhole, squaredDistance, type Point } from './point'
import { fourthVertex } from '../../../solutions/coordinate-geometry/fourth-vertex'
import {
  exactTex,
  exactText,
  gapTex,
  named,
  squareTex,
  tupleTex,
} from '../../../solutions/coordinate-geometry/pieces/point'
import { averageTex } from '../../../solutions/coordinate-geometry/pieces/section'
import { surd, surdTex, surdText } from '../../../maths'
import type { PosedPart } from '../../posed'
import { chain, earns, isValue, line, says } from '../../template'

/** What the last part asks. */
export const mapLasts = ['walk', 'corner'] as const
export type MapLast = (typeof mapLasts)[number]

const measureOf = (unit: MapScene['unit']): string => (unit === 'm' ? 'metres' : 'kilometres')

/** The distance between two named places, found in one line. */
const lengthOf = (name: string, from: Point, to: Point) => {
  const square = squaredDistance(from, to)
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const sides = [`\\sqrt{${square}}`, surdTex(surd(1, square))]
  return chain(name, `\\sqrt{${squareTex(dx)} + ${squareTex(dy)}}`, ...new Set(sides))
}

/** The last part: two walks compared. */
function walkPart({ first, second, placed, unit, walkers }: MapScene, places: Places): PosedPart {
  const { p, q, m } = places
  const { d, onward, straight, extra } = lengthsOf(places)
  const [around, direct] = walkers
  return {
    label: '(iii)',
    ask: `${around} walks straight from the ${first} to the ${second} and then straight to the ${placed}; ${direct} walks straight from the ${first} to the ${placed}. By how much is ${around}'s walk longer, in ${measureOf(unit)}?`,
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
  }
}

/** The last part: the fourth corner of a parallelogram. */
function cornerPart({ fourth }: MapScene, { p, q, r }: Places): PosedPart {
  const { lines, key } = fourthVertex.solve({ a: named('P', p), b: named('Q', q), c: named('R', r), fourth: 'S' })
  return {
    label: '(iii)',
    ask: `The ${fourth} is to stand at a point $S$ such that $PQRS$ is a parallelogram. Find the coordinates of $S$.`,
    rule: { kind: 'coordinates', expected: key },
    steps: lines,
  }
}

export function mapParts(scene: MapScene, places: Places, last: MapLast): readonly PosedPart[] {
  const { first, second, third, placed, unit } = scene
  const { p, q, r } = places
  const square = squaredDistance(p, q)
  const length = surd(1, square)
  const [centre, leave] = [midPointOfWhole(q, r), length.radicand === 1 ? '' : ' Leave the root in your answer.']
  return [
    {
      label: '(i)',
      ask: `Find the distance from the ${first} to the ${second}, in ${measureOf(unit)}.${leave}`,
      rule: { kind: length.radicand === 1 ? 'number' : 'surd', expected: surdText(length), unit },
      steps: [
        earns(
          0.5,
          says`By the distance formula, ${chain('PQ', `\\sqrt{${gapTex(q[0], p[0])}^2 + ${gapTex(q[1], p[1])}^2}`)}`,
          'formula',
        ),
        earns(0.5, says`${lengthOf('PQ', p, q)}, so ${isValue('the distance', surdTex(length), unit)}.`, 'root'),
      ],
    },
    {
      label: '(ii)',
      ask: `A ${placed} is put up at the point $M$, exactly half-way between the ${second} and the ${third}. Find the coordinates of $M$.`,
      rule: { kind: 'coordinates', expected: exactText(centre) },
      steps: [
        earns(
          0.5,
          says`By the mid-point formula, ${chain('M', tupleTex(averageTex(q[0], r[0]), averageTex(q[1], r[1])))}`,
          'formula',
        ),
        earns(0.5, `Hence $M$ is the point $${exactTex(centre)}$.`),
      ],
    },
    last === 'walk' ? walkPart(scene, places) : cornerPart(scene, places),
  ]
}
