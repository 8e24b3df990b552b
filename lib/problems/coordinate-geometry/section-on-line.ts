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
import { exactTex, named, tupleTex } from '../../solutions/coordinate-geometry/pieces/point'
import { averageTex, sectionAt, sectionLines } from '../../solutions/coordinate-geometry/pieces/section'
import { bracketed, fraction, sumTex } from '../../maths'
import { wrongValues } from '../slips/wrong-values'
import { chain, earns, says, template, type Step } from '../template'

/** From the two ends to P: a mark and a half. */
function pointSteps(draw: SectionOnLine): readonly Step[] {
  const { kind, a, m, n } = draw
  const [from, to] = [named('A', a).at, named('B', endOf(draw)).at]
  if (kind === 'mid-point')
    return [
      earns(0.5, 'The mid-point of $AB$ is $P = \\left(\\frac{x_1 + x_2}{2}, \\frac{y_1 + y_2}{2}\\right)$.', 'point'),
      earns(
        1,
        says`${chain('P', tupleTex(averageTex(from[0], to[0]), averageTex(from[1], to[1])), exactTex(sectionAt(from, to, 1, 1)))}`,
        'found',
      ),
    ]
  return [
    earns(0.5, `$AP : PB = ${m} : ${n}$. By the section formula,`, 'point'),
    ...sectionLines('P', from, to, fraction(m), fraction(n)).map((one, index) =>
      index === 1 ? { ...one, name: 'found' } : one,
    ),
  ]
}

/** E.g. "P divides the segment from A(2, -3) to B(8, 9) so that AP : PB = 1 : 2, and lies on 3x - 2y + k = 0. Find k." */
export const sectionOnLine = template<SectionOnLine>({
  id: 'cg-section-point-on-line',
  version: 2,
  topic: 'coordinate-geometry',
  archetypes: ['cg-section-on-line'],
  difficulty: 'medium',
  marks: 3,
  draw: (random) => {
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
  pose: (draw) => {
    const { p, q, kind } = draw
    const [x, y] = pointOf(draw)
    const key = keyOf(draw)
    return {
      question: sectionQuestion(draw),
      rule: { kind: 'number', expected: `${key}` },
      hints: [
        kind === 'mid-point'
          ? 'Find the mid-point first: the averages of the coordinates.'
          : kind === 'ratio'
            ? 'Find $P$ first, with the section formula.'
            : 'The point of trisection nearer to $A$ divides $AB$ in the ratio $1 : 2$.',
        'A point lies on a line if its coordinates satisfy the equation of the line.',
      ],
      steps: [
        ...pointSteps(draw),
        earns(
          0.5,
          says`$P$ lies on the line: ${chain(`${p === 1 ? '' : `${p} \\times `}${p === 1 ? x : bracketed(x)} ${q < 0 ? '-' : '+'} ${Math.abs(q) === 1 ? '' : `${Math.abs(q)} \\times `}${bracketed(y)} + k`, '0')}`,
          'put in',
        ),
        earns(
          0.5,
          says`So ${chain(
            `${sumTex([
              [p * x + q * y, ''],
              [1, 'k'],
            ])}`,
            '0',
          )}`,
          'sum',
        ),
        earns(0.5, says`Hence ${chain('k', `${key}`)}.`),
      ],
      explanation:
        'The equation of the line is true for every point of it, so the coordinates of $P$ may be put in for $x$ and $y$.',
    }
  },
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
