import { drawAround } from './pieces/draw-around'
import { pointText, squaredDistance } from './pieces/point'
import { centreThroughThree as solution } from '../../solutions/coordinate-geometry/centre-through-three'
import { exactText, named } from '../../solutions/coordinate-geometry/pieces/point'
import { fraction } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'

const stems = [
  {
    what: 'centre',
    question: (a: string, b: string, c: string) =>
      `Find the centre of the circle which passes through the points $A${a}$, $B${b}$ and $C${c}$.`,
  },
  {
    what: 'required point',
    question: (a: string, b: string, c: string) =>
      `Find the coordinates of the point which is equidistant from the points $A${a}$, $B${b}$ and $C${c}$.`,
  },
  {
    what: 'place of the hand pump',
    question: (a: string, b: string, c: string) =>
      `On the grid map of a village three houses stand at $A${a}$, $B${b}$ and $C${c}$. A hand pump is to be put up at equal distances from all three houses. Find the coordinates of its place.`,
  },
] as const

/** E.g. "Find the centre of the circle passing through A(6, -6), B(3, -7) and C(3, 3)." */
export const centreThroughThree = template({
  id: 'cg-centre-through-three-points',
  version: 2,
  topic: 'coordinate-geometry',
  archetypes: ['cg-equidistant-relation', 'cg-distance'],
  difficulty: 'hard',
  marks: 3,
  wrongRoadsShow: true,
  draw: (random) => {
    const stem = random.pick(stems)
    return { ...drawAround(random), stem }
  },
  given: ({ centre, points: [a = centre, b = centre, c = centre], stem }) => ({
    points: [named('A', a), named('B', b), named('C', c)] as const,
    wanted: stem.what === 'centre' ? ('centre' as const) : ('point' as const),
  }),
  solution,
  manner: ({ stem }) => (stem.what === 'place of the hand pump' ? { noun: 'hand pump' } : {}),
  ask: ({ centre, points: [a = centre, b = centre, c = centre], stem }) => ({
    question: stem.question(pointText(a), pointText(b), pointText(c)),
    rule: { kind: 'coordinates' },
    hints: [
      `The ${stem.what} is at the same distance from all three points.`,
      'Let it be $P(x, y)$. Then $PA^2 = PB^2$ gives one equation and $PB^2 = PC^2$ gives another.',
      'Both equations are linear, because $x^2$ and $y^2$ cancel.',
    ],
    explanation: `Check: $PA^2 = PB^2 = PC^2 = ${squaredDistance(centre, a)}$, so all three points are equally far from $P$.`,
  }),
  crossCheck: ({ points }) => {
    const range = Array.from({ length: 81 }, (_, index) => (index - 40) / 2)
    const isCentre = (x: number, y: number) => {
      const radii = points.map(([px, py]) => Math.hypot(px - x, py - y))
      return Math.max(...radii) - Math.min(...radii) < 1e-9
    }
    return range.flatMap((x) => range.filter((y) => isCentre(x, y)).map((y) => `(${x}, ${y})`)).join(', ')
  },
  slips: ({ centre, points }) => {
    const [a = centre, , c = centre] = points
    const mean = (i: 0 | 1) =>
      fraction(
        points.reduce((sum, point) => sum + point[i], 0),
        3,
      )
    return distinctSlips(pointText(centre), [
      {
        response: pointText([centre[1], centre[0]]),
        note: 'The coordinates are in the wrong order: $x$ comes first.',
        step: 'last',
      },
      {
        response: pointText([0 - centre[0], 0 - centre[1]]),
        note: 'Both signs are turned round: check how you opened the squares.',
        step: 'opened 1',
      },
      {
        response: exactText([mean(0), mean(1)]),
        note: 'That is the average of the three points; here it is not equally far from them.',
        step: 'point',
      },
      {
        response: exactText([fraction(a[0] + c[0], 2), fraction(a[1] + c[1], 2)]),
        note: 'That is the mid-point of $AC$. It is equally far from $A$ and $C$, but not from $B$.',
        step: 'point',
      },
    ])
  },
})
