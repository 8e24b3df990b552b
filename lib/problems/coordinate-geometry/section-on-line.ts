import { drawPoint } from './pieces/point'
import {
  endOf,
  keyOf,
  pointOf,
  ratios,
  sectionQuestion,
  wrongPoints,
  type SectionOnLine,
} from './pieces/section-on-line'
import { named } from '../../solutions/coordinate-geometry/pieces/point'
import { sectionOnLine as solution } from '../../solutions/coordinate-geometry/section-on-line'
import { fraction } from '../../maths'
import { wrongValues } from '../slips/wrong-values'
import { template } from '../template'

/** E.g. "P divides the segment from A(2, -3) to B(8, 9) so that AP : PB = 1 : 2, and lies on 3x - 2y + k = 0. Find k." */
export const sectionOnLine = template({
  id: 'cg-section-point-on-line',
  version: 2,
  topic: 'coordinate-geometry',
  archetypes: ['cg-section-on-line'],
  difficulty: 'medium',
  marks: 3,
  draw: (random): SectionOnLine => {
    const kind = random.pick(['mid-point', 'trisection', 'ratio'] as const)
    const [m, n] = random.pick<readonly [number, number]>(ratios[kind])
    return random.until(
      (source): SectionOnLine => ({
        kind,
        m,
        n,
        a: drawPoint(source, 6),
        part: drawPoint(source, kind === 'mid-point' ? 5 : 3),
        p: source.integer(1, 3),
        q: source.integer(1, 3) * source.pick([1, -1]),
        stem: source.pick([0, 1, 2] as const),
      }),
      (draw) => {
        const [b, p, key] = [endOf(draw), pointOf(draw), keyOf(draw)]
        return (
          draw.part.every((value) => value !== 0) &&
          b.every((value) => Math.abs(value) <= 12) &&
          p.every((value) => value !== 0) &&
          key !== 0 &&
          ![...draw.a, ...b, m, n].some((value) => value === key) &&
          wrongPoints(draw).every((wrong) => keyOf(draw, wrong) !== key)
        )
      },
    )
  },
  given: (draw) => ({
    a: named('A', draw.a),
    b: named('B', endOf(draw)),
    point: 'P',
    m: fraction(draw.m),
    n: fraction(draw.n),
    p: fraction(draw.p),
    q: fraction(draw.q),
    letter: 'k',
  }),
  solution,
  ask: (draw) => ({
    question: sectionQuestion(draw),
    rule: { kind: 'number' },
    hints: [
      draw.kind === 'mid-point'
        ? 'Find the mid-point first: the averages of the coordinates.'
        : draw.kind === 'ratio'
          ? 'Find $P$ first, with the section formula.'
          : 'The point of trisection nearer to $A$ divides $AB$ in the ratio $1 : 2$.',
      'A point lies on a line if its coordinates satisfy the equation of the line.',
    ],
    explanation:
      'The equation of the line is true for every point of it, so the coordinates of $P$ may be put in for $x$ and $y$.',
  }),
  crossCheck: (draw) => {
    // P by walking along AB, then every k in turn.
    const [b, t] = [endOf(draw), draw.m / (draw.m + draw.n)]
    const [x, y] = [draw.a[0] + t * (b[0] - draw.a[0]), draw.a[1] + t * (b[1] - draw.a[1])]
    for (let k = -200; k <= 200; k++) if (Math.abs(draw.p * x + draw.q * y + k) < 1e-9) return `${k}`
    return ''
  },
  slips: (draw) => {
    const { a, part, m, n, kind } = draw
    const b = endOf(draw)
    return wrongValues(
      fraction(keyOf(draw)),
      [
        [fraction(-keyOf(draw)), 'Check the sign of $k$ when you take the number to the other side.', 'last'],
        ...(kind === 'mid-point'
          ? ([
              [
                fraction(keyOf(draw, [(b[0] - a[0]) / 1, (b[1] - a[1]) / 1]), 2),
                'The mid-point is half of the sum of the coordinates, not half of the difference.',
                'found',
              ],
            ] as const)
          : ([
              [
                fraction(keyOf(draw, [a[0] + n * part[0], a[1] + n * part[1]])),
                `The ratio is turned round: $AP : PB = ${m} : ${n}$ is counted from $A$.`,
                'point',
              ],
            ] as const)),
        [
          fraction(keyOf(draw, [pointOf(draw)[1], pointOf(draw)[0]])),
          'The coordinates of $P$ are put in the wrong way round: $x$ comes first.',
          'put in',
        ],
      ],
      { as: 'fraction' },
    )
  },
})
