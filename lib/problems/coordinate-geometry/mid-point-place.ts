import { drawPoint, pointText, sectionPoint, type Point } from './pieces/point'
import { exactTex, tupleTex } from '../../solutions/coordinate-geometry/pieces/point'
import { averageTex } from '../../solutions/coordinate-geometry/pieces/section'
import { choiceOf, drawOrder, letterAt } from '../kinds-of-question/lettered'
import { earns, line, template } from '../template'

type Place = 'x-axis' | 'y-axis' | 'origin' | 'neither'

const places: readonly Place[] = ['x-axis', 'y-axis', 'origin', 'neither']

const wording: Readonly<Record<Place, string>> = {
  'x-axis': 'on the $x$-axis, but not at the origin',
  'y-axis': 'on the $y$-axis, but not at the origin',
  origin: 'at the origin',
  neither: 'on neither of the axes',
}

const why: Readonly<Record<Place, string>> = {
  'x-axis': 'Its $y$-coordinate is $0$ and its $x$-coordinate is not.',
  'y-axis': 'Its $x$-coordinate is $0$ and its $y$-coordinate is not.',
  origin: 'Both its coordinates are $0$.',
  neither: 'Neither of its coordinates is $0$.',
}

const needs: Readonly<Record<Place, string>> = {
  'x-axis': 'On the $x$-axis it is the $y$-coordinate that is zero. Is that so here?',
  'y-axis': 'On the $y$-axis it is the $x$-coordinate that is zero. Is that so here?',
  origin: 'At the origin both coordinates are zero. Add each pair of coordinates again.',
  neither: 'Add the coordinates with their signs: does neither of the two sums come to zero?',
}

const placeOf = (sumX: number, sumY: number): Place =>
  sumX === 0 ? (sumY === 0 ? 'origin' : 'y-axis') : sumY === 0 ? 'x-axis' : 'neither'

const itemsFor = (place: Place): readonly Place[] => [place, ...places.filter((other) => other !== place)]

const stems: readonly ((a: string, b: string) => string)[] = [
  (a, b) => `The mid-point of the line segment joining the points $A${a}$ and $B${b}$ lies`,
  (a, b) => `$A${a}$ and $B${b}$ are the ends of a line segment. Where does its mid-point lie?`,
  (a, b) =>
    `On the plan of a playground one end of a see-saw is at $A${a}$ and the other end at $B${b}$. Its support is at the mid-point of $AB$. Where does the support lie?`,
]

/** E.g. "The mid-point of the line segment joining the points A(4, -5) and B(-2, 5) lies on the x-axis." */
export const placeOfMidPoint = template({
  id: 'cg-mid-point-on-axis',
  topic: 'coordinate-geometry',
  archetypes: ['cg-midpoint'],
  difficulty: 'easy',
  marks: 1,
  draw: (random) => {
    const place = random.pick(places)
    const [a, b] = random.until(
      (source): readonly [Point, Point] => {
        const [p, q] = [drawPoint(source, 8), drawPoint(source, 8)]
        return [
          p,
          [
            place === 'y-axis' || place === 'origin' ? 0 - p[0] : q[0],
            place === 'x-axis' || place === 'origin' ? 0 - p[1] : q[1],
          ],
        ]
      },
      ([p, q]) => placeOf(p[0] + q[0], p[1] + q[1]) === place && p[0] !== q[0] && p[1] !== q[1] && !p.includes(0),
    )
    return { place, a, b, order: drawOrder(random, 4), stem: random.pick(stems) }
  },
  pose: ({ place, a, b, order, stem }) => {
    const { rule, options } = choiceOf(
      itemsFor(place).map((each) => wording[each]),
      order,
    )
    return {
      question: stem(pointText(a), pointText(b)),
      rule,
      options,
      hints: [
        'Find the mid-point: the average of the $x$-coordinates and the average of the $y$-coordinates.',
        'Which coordinate is zero on the $x$-axis? Which one on the $y$-axis?',
      ],
      steps: [
        'The mid-point of $AB$ is $\\left(\\frac{x_1 + x_2}{2}, \\frac{y_1 + y_2}{2}\\right)$.',
        `Substituting, it is $${tupleTex(averageTex(a[0], b[0]), averageTex(a[1], b[1]))}$`,
        `So the mid-point is $${exactTex(sectionPoint(a, b, 1, 1))}$.`,
        line('place', why[place]),
        earns(1, `Hence the mid-point lies ${wording[place]}: option (${rule.expected}).`),
      ],
      explanation:
        'A point lies on the $x$-axis when its $y$-coordinate is zero, and on the $y$-axis when its $x$-coordinate is zero.',
    }
  },
  crossCheck: ({ place, a, b, order }) => {
    // Halfway from A to B, step by step.
    const middle = [0, 1].map((i) => (a[i] ?? 0) + 0.5 * ((b[i] ?? 0) - (a[i] ?? 0)))
    const zeros = middle.map((value) => Math.abs(value) < 1e-9)
    const seen: Place = zeros.every(Boolean) ? 'origin' : zeros[1] ? 'x-axis' : zeros[0] ? 'y-axis' : 'neither'
    return letterAt(order.indexOf(itemsFor(place).indexOf(seen)))
  },
  slips: ({ place, order }) =>
    itemsFor(place)
      .slice(1)
      .map((other, index) => ({ response: letterAt(order.indexOf(index + 1)), note: needs[other], step: 'place' })),
})
