import { lowest, ratioAt, ratioText } from './pieces/internal-ratio'
import { linearStep } from './pieces/linear-step'
import { drawPoint, pointText, type Point } from './pieces/point'
import { fraction, gcd, sumTex, toTex, toText } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { earns, template, type Step } from '../template'
import type { Random } from '../../random'

interface Division {
  readonly a: Point
  readonly b: Point
  readonly p: Point
  readonly m: number
  readonly n: number
}

function drawDivision(random: Random): Division {
  const { m, n } = random.until(
    (source) => ({ m: source.integer(1, 5), n: source.integer(1, 5) }),
    ({ m, n }) => m !== n && gcd(m, n) === 1,
  )
  return random.until(
    (source) => {
      const a = drawPoint(source, 9)
      const [u, v] = drawPoint(source, 4)
      const at = (steps: number): Point => [a[0] + steps * u, a[1] + steps * v]
      return { a, p: at(m), b: at(m + n), m, n }
    },
    ({ a, b }) => a[0] !== b[0] && a[1] !== b[1] && Math.abs(b[0]) <= 10 && Math.abs(b[1]) <= 10,
  )
}

/** "10k - 2": what the x- or y-coordinate of the point of ratio k : 1 has on top. */
const topTex = (second: number, first: number): string =>
  sumTex([
    [second, 'k'],
    [first, ''],
  ])

/** The equation for k from one coordinate, and its solution. */
function ratioLines({ a, b, p, m, n }: Division): readonly Step[] {
  return [
    `Let $P$ divide $AB$ in the ratio $k : 1$.`,
    earns(
      0.5,
      `By the section formula, $P = \\left(\\frac{${topTex(b[0], a[0])}}{k + 1}, \\frac{${topTex(b[1], a[1])}}{k + 1}\\right)$`,
    ),
    earns(0.5, `Comparing the $x$-coordinates, $\\frac{${topTex(b[0], a[0])}}{k + 1} = ${p[0]}$`),
    `Multiplying both sides by $k + 1$, $${topTex(b[0], a[0])} = ${p[0] === 0 ? '0' : topTex(p[0], p[0])}$`,
    earns(0.5, `Collecting the terms, ${linearStep(b[0] - p[0], 'k', p[0] - a[0], toTex(fraction(m, n)))}`),
  ]
}

/** E.g. "In what ratio does P(-4, 6) divide the line segment joining A(-6, 10) and B(3, -8)?" */
export const ratioOfPoint = template({
  id: 'cg-ratio-of-a-point',
  topic: 'coordinate-geometry',
  archetypes: ['cg-ratio-of-point'],
  difficulty: 'medium',
  marks: 2,
  draw: (random) => ({
    division: drawDivision(random),
    stem: random.pick([
      (p: string, a: string, b: string) =>
        `In what ratio does the point $P${p}$ divide the line segment joining $A${a}$ and $B${b}$?`,
      (p: string, a: string, b: string) =>
        `The point $P${p}$ lies on the line segment joining $A${a}$ and $B${b}$. Find the ratio $AP : PB$.`,
      (p: string, a: string, b: string) =>
        `A straight road on a map runs from $A${a}$ to $B${b}$, and a tea stall stands on it at $P${p}$. In what ratio does the stall divide the road from $A$ to $B$?`,
    ]),
  }),
  pose: ({ division, stem }) => {
    const { a, b, p, m, n } = division
    return {
      question: stem(pointText(p), pointText(a), pointText(b)),
      rule: { kind: 'ratio', expected: `${m}:${n}` },
      hints: [
        'Let the ratio be $k : 1$ and use the section formula.',
        'One coordinate is enough to find $k$; use the other one to check.',
      ],
      steps: [
        `Given: $A${pointText(a)}$, $B${pointText(b)}$ and $P${pointText(p)}$.`,
        ...ratioLines(division),
        `Check with the $y$-coordinates: $\\frac{${m}(${b[1]}) + ${n}(${a[1]})}{${m} + ${n}} = ${p[1]}$, as given.`,
        earns(0.5, `Hence $P$ divides $AB$ in the ratio $${m} : ${n}$.`),
      ],
      explanation:
        'The letter $k$ stands for the single number $\\frac{AP}{PB}$, so there is one unknown only, and the ratio $k : 1$ is cleared of fractions at the end.',
    }
  },
  crossCheck: ({ division: { a, b, p } }) => {
    const [near, far] = [Math.hypot(p[0] - a[0], p[1] - a[1]), Math.hypot(p[0] - b[0], p[1] - b[1])]
    return ratioAt(near / (near + far))
  },
  slips: ({ division: { a, b, p, m, n } }) => {
    const [onRight, onLeft] = [p[0] - a[0], b[0]]
    const unscaled = onRight * onLeft > 0 ? [ratioText(lowest(onRight, onLeft))] : []
    return distinctSlips(`${m}:${n}`, [
      {
        response: `${n}:${m}`,
        note: 'That is $BP : PA$. In the section formula $k$ is multiplied by the coordinates of $B$.',
        step: 3,
      },
      {
        response: ratioText(lowest(m, m + n)),
        note: 'That compares $AP$ with the whole of $AB$; compare it with $PB$.',
        step: 2,
      },
      ...unscaled.map((response) => ({
        response,
        note: 'Multiply the right-hand side by $k + 1$ as well.',
        step: 5,
      })),
    ])
  },
})

const unknownStems: readonly ((point: string, ends: string, letter: string) => string)[] = [
  (point, ends, letter) =>
    `The point ${point} lies on the line segment joining ${ends}. Find the ratio $k : 1$ in which $P$ divides $AB$, and so find the value of ${letter}. Give $k$ and ${letter}.`,
  (point, ends, letter) =>
    `In what ratio $k : 1$ does the point ${point} divide the line segment joining ${ends}? Also find the value of ${letter}. Give $k$ and ${letter}.`,
  (point, ends, letter) =>
    `A straight water pipe is laid between ${ends} on a map, and a valve is fitted to it at ${point}. Find the ratio $AP : PB$ as $k : 1$, then find ${letter}. Give $k$ and ${letter}.`,
]

/** E.g. "The point P(2, k) divides the line segment joining A(-1, 3) and B(8, -6). Find k." */
export const unknownOnSegment = template({
  id: 'cg-unknown-coordinate-on-segment',
  topic: 'coordinate-geometry',
  archetypes: ['cg-ratio-of-point'],
  difficulty: 'medium',
  marks: 3,
  draw: (random) => ({
    division: random.until(drawDivision, ({ a, b, p }) => p[0] !== 0 && a[0] * b[0] !== 0),
    letter: random.pick(['y', 't', 'c'] as const),
    stem: random.pick(unknownStems),
  }),
  pose: ({ division, letter, stem }) => {
    const { a, b, p, m, n } = division
    return {
      question: stem(`$P(${p[0]}, ${letter})$`, `$A${pointText(a)}$ and $B${pointText(b)}$`, `$${letter}$`),
      rule: { kind: 'pair', expected: written(m, n, letter, p[1]), aliases: { k: ['ratio'] } },
      hints: [
        'Find the ratio first, from the coordinates that are known.',
        `Then use the same ratio in the section formula for the $y$-coordinate.`,
      ],
      steps: [
        `Given: $A${pointText(a)}$, $B${pointText(b)}$ and $P(${p[0]}, ${letter})$.`,
        ...ratioLines(division),
        earns(0.5, `So $AP : PB = ${m} : ${n}$.`),
        earns(
          0.5,
          `For the $y$-coordinate, $${letter} = \\frac{${m}(${b[1]}) + ${n}(${a[1]})}{${m} + ${n}} = \\frac{${m * b[1] + n * a[1]}}{${m + n}}$`,
        ),
        earns(0.5, `Hence $k = ${toTex(fraction(m, n))}$ (the ratio is $${m} : ${n}$) and $${letter} = ${p[1]}$.`),
      ],
      explanation:
        'All three points are on one line, so the ratio found from the $x$-coordinates must hold for the $y$-coordinates too.',
    }
  },
  crossCheck: ({ division: { a, b, p }, letter }) => {
    const whole = Math.hypot(b[0] - a[0], b[1] - a[1])
    const lengthBy = (y: number) => Math.hypot(p[0] - a[0], y - a[1]) + Math.hypot(p[0] - b[0], y - b[1])
    const across = Array.from({ length: 41 }, (_, index) => index - 20).filter(
      (y) => Math.abs(lengthBy(y) - whole) < 1e-9,
    )
    const near = (across[0] ?? NaN) - a[1]
    return `k = ${ratioAt(Math.hypot(p[0] - a[0], near) / whole).replace(':', '/')}, ${letter} = ${across.join(', ')}`
  },
  slips: ({ division: { a, b, p, m, n }, letter }) =>
    distinctSlips(written(m, n, letter, p[1]), [
      {
        response: written(n, m, letter, p[1]),
        note: 'The ratio is upside down: $k$ stands for $\\frac{AP}{PB}$.',
        step: 7,
      },
      {
        response: written(m, n, letter, toText(fraction(n * b[1] + m * a[1], m + n))),
        note: 'In the section formula $m$ goes with the coordinates of the far point $B$.',
        step: 8,
      },
      {
        response: written(1, 1, letter, toText(fraction(a[1] + b[1], 2))),
        note: '$P$ is not the mid-point: find the ratio first.',
        step: 2,
      },
      {
        response: written(m, n, letter, -p[1]),
        note: 'Check the signs when you put the coordinates in.',
        step: 8,
      },
    ]),
})

/** "k = 3/5, c = -3" */
const written = (m: number, n: number, letter: string, value: number | string): string =>
  `k = ${toText(fraction(m, n))}, ${letter} = ${value}`
