import { drawDivision, type Division } from './pieces/division-draw'
import { ratioAt } from './pieces/internal-ratio'
import { pointText } from './pieces/point'
import { named } from '../../solutions/coordinate-geometry/pieces/point'
import { ratioText } from '../../solutions/coordinate-geometry/pieces/ratio'
import {
  ratioOnSegment,
  segmentRatioLines,
  unknownLines,
  unknownValue,
} from '../../solutions/coordinate-geometry/unknown-on-segment'
import { fraction, toText } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { template, type Slip } from '../template'

interface Stem {
  readonly lead: (point: string, ends: string) => string
  readonly ratio: string
}

const stems: readonly Stem[] = [
  {
    lead: (point, ends) => `The point ${point} lies on the line segment joining ${ends}.`,
    ratio: 'Find the ratio in which $P$ divides $AB$.',
  },
  {
    lead: (point, ends) => `The point ${point} divides the line segment joining ${ends}.`,
    ratio: 'In what ratio does $P$ divide $AB$?',
  },
  {
    lead: (point, ends) =>
      `A straight water pipe is laid between ${ends} on a map, and a valve is fitted to it at ${point}.`,
    ratio: 'Find the ratio $AP : PB$.',
  },
]

interface Draw {
  readonly division: Division
  readonly letter: string
  readonly stem: Stem
}

const givenOf = ({ division: { a, b, p }, letter }: Draw) => ({
  a: named('A', a),
  b: named('B', b),
  p: { name: 'P', letter, unknown: 'y' as const, known: fraction(p[0]) },
})

const ratioSlips = ({ division: { m, n } }: Draw): readonly Slip[] =>
  distinctSlips(`${m}:${n}`, [
    {
      response: `${n}:${m}`,
      note: 'The ratio is upside down: $k$ stands for $\\frac{AP}{PB}$.',
      step: 'ratio found',
    },
    { response: '1:1', note: '$P$ is not the mid-point: find the ratio first.', step: 'ratio' },
  ]).map((slip) => ({ ...slip, part: '(i)' }))

const valueSlips = ({ division: { a, b, p, m, n } }: Draw): readonly Slip[] =>
  distinctSlips(`${p[1]}`, [
    {
      response: toText(fraction(n * b[1] + m * a[1], m + n)),
      note: 'In the section formula $m$ goes with the coordinates of the far point $B$.',
      step: 'substituted',
    },
    {
      response: toText(fraction(a[1] + b[1], 2)),
      note: '$P$ is not the mid-point: use the ratio of part (i).',
      step: 'substituted',
    },
    { response: `${-p[1]}`, note: 'Check the signs when you put the coordinates in.', step: 'substituted' },
  ]).map((slip) => ({ ...slip, part: '(ii)' }))

/** E.g. "The point P(2, t) lies on the line segment joining A(-1, 3) and B(8, -6): (i) the ratio, (ii) the value of t." */
export const unknownOnSegment = template({
  id: 'cg-unknown-coordinate-on-segment',
  version: 3,
  topic: 'coordinate-geometry',
  archetypes: ['cg-ratio-of-point'],
  difficulty: 'medium',
  marks: 3,
  wrongRoadsShow: true,
  draw: (random): Draw => ({
    division: random.until(drawDivision, ({ a, b, p }) => p[0] !== 0 && a[0] * b[0] !== 0),
    letter: random.pick(['y', 't', 'c'] as const),
    stem: random.pick(stems),
  }),
  pose: (draw) => {
    const { division, letter, stem } = draw
    const { a, b, p } = division
    const given = givenOf(draw)
    return {
      question: stem.lead(`$P(${p[0]}, ${letter})$`, `$A${pointText(a)}$ and $B${pointText(b)}$`),
      parts: [
        {
          label: '(i)',
          ask: stem.ratio,
          rule: { kind: 'ratio', expected: ratioText(ratioOnSegment(given)) },
          steps: segmentRatioLines(given),
        },
        {
          label: '(ii)',
          ask: `Find the value of $${letter}$.`,
          rule: { kind: 'number', expected: toText(unknownValue(given)) },
          steps: unknownLines(given),
        },
      ],
      hints: [
        'Find the ratio first, from the coordinates that are known.',
        `Then use the same ratio in the section formula for the $y$-coordinate.`,
      ],
      explanation:
        'All three points are on one line, so the ratio found from the $x$-coordinates must hold for the $y$-coordinates too.',
    }
  },
  crossCheck: ({ division: { a, b, p } }) => {
    const whole = Math.hypot(b[0] - a[0], b[1] - a[1])
    const lengthBy = (y: number) => Math.hypot(p[0] - a[0], y - a[1]) + Math.hypot(p[0] - b[0], y - b[1])
    const across = Array.from({ length: 41 }, (_, index) => index - 20).filter(
      (y) => Math.abs(lengthBy(y) - whole) < 1e-9,
    )
    const near = (across[0] ?? NaN) - a[1]
    return [ratioAt(Math.hypot(p[0] - a[0], near) / whole), across.join(', ')]
  },
  slips: (draw) => [...ratioSlips(draw), ...valueSlips(draw)],
})
