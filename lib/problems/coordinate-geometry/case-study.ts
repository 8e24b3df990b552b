import { drawPoint, gapTex, measured, pointText, squareTex, squaredDistance, type Point } from './pieces/point'
import { bracketed, isSquare } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { earns, template, type Step } from '../template'
import type { Random } from '../../random'

interface Scene {
  readonly lead: string
  readonly first: string
  readonly second: string
  readonly third: string
  readonly placed: string
  readonly unit: 'km' | 'm'
  /** Who goes the long way, and who goes straight. */
  readonly walkers: readonly [around: string, straight: string]
}

const scenes: readonly Scene[] = [
  {
    lead: 'Kavya draws a map of her town on a grid. One unit of the grid stands for 1 km.',
    first: 'school',
    second: 'library',
    third: 'hospital',
    placed: 'bus stop',
    unit: 'km',
    walkers: ['Kavya', 'Arjun'],
  },
  {
    lead: 'The plan of a public park is drawn on a grid. One unit of the grid stands for 1 m.',
    first: 'fountain',
    second: 'gate',
    third: 'swing',
    placed: 'lamp post',
    unit: 'm',
    walkers: ['Fatima', 'Rohan'],
  },
  {
    lead: 'For a village fair the stalls are marked on a grid. One unit of the grid stands for 1 m.',
    first: 'food stall',
    second: 'book stall',
    third: 'game stall',
    placed: 'water tap',
    unit: 'm',
    walkers: ['Joseph', 'Meena'],
  },
]

/** Steps of a whole length on the grid. */
const wholeSteps: readonly Point[] = [
  ...[1, 2, 3, 4, 5, 6].flatMap((length): readonly Point[] => [
    [length, 0],
    [0, length],
  ]),
  [3, 4],
  [4, 3],
  [6, 8],
  [8, 6],
]

const turned = (random: Random, [u, v]: Point): Point => [random.pick([u, -u]), random.pick([v, -v])]
const between = (a: Point, b: Point): number => Math.sqrt(squaredDistance(a, b))
const bent = (a: Point, b: Point, c: Point): boolean => (b[0] - a[0]) * (c[1] - a[1]) !== (b[1] - a[1]) * (c[0] - a[0])

interface Places {
  readonly p: Point
  readonly q: Point
  readonly r: Point
  /** The mid-point of QR. */
  readonly m: Point
}

/** All three sides of the triangle PQM are whole numbers. */
const drawPlaces = (random: Random): Places =>
  random.until(
    (source) => {
      const q = drawPoint(source, 6)
      const [[u, v], [s, t]] = [turned(source, source.pick(wholeSteps)), turned(source, source.pick(wholeSteps))]
      return { p: [q[0] + u, q[1] + v], q, m: [q[0] + s, q[1] + t], r: [q[0] + 2 * s, q[1] + 2 * t] } as const
    },
    ({ p, q, r, m }) =>
      [p, r].every((point) => point.every((value) => Math.abs(value) <= 7)) &&
      p[0] !== q[0] &&
      p[1] !== q[1] &&
      isSquare(squaredDistance(p, m)) &&
      bent(p, q, m) &&
      m[0] !== m[1],
  )

const sums = ({ p, q, m }: Places) => {
  const [d, onward, straight] = [between(p, q), between(q, m), between(p, m)]
  return { d, onward, straight, extra: d + onward - straight }
}

const written = (d: number, [x, y]: Point, extra: number): string => `d = ${d}, x = ${x}, y = ${y}, e = ${extra}`

/** The answers of a student who takes a wrong place for M and goes on with it; e to two decimal places. */
function withPlace({ p, q }: Places, wrong: Point): string {
  const d = between(p, q)
  return written(d, wrong, Number((d + between(q, wrong) - between(p, wrong)).toFixed(2)))
}

/** The distance between two named places, found in one line. */
const lengthLine = (name: string, from: Point, to: Point): string => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  return `$${name} = \\sqrt{${squareTex(dx)} + ${squareTex(dy)}} = \\sqrt{${dx * dx + dy * dy}} = ${between(from, to)}$`
}

function questionOf({ lead, first, second, third, placed, unit, walkers }: Scene, { p, q, r }: Places): string {
  const [around, straight] = walkers
  const measure = unit === 'm' ? 'metres' : 'kilometres'
  return [
    `${lead} The ${first} is at $P${pointText(p)}$, the ${second} at $Q${pointText(q)}$ and the ${third} at $R${pointText(r)}$.`,
    `(i) Find the distance $d$ from the ${first} to the ${second}, in ${measure}.`,
    `(ii) A ${placed} is put up at $M(x, y)$, exactly half-way between the ${second} and the ${third}. Find $x$ and $y$.`,
    `(iii) ${around} walks straight from the ${first} to the ${second} and then straight to the ${placed}; ${straight} walks straight from the ${first} to the ${placed}. By how much, $e$, is ${around}'s walk longer, in ${measure}?`,
    'Give $d$, $x$, $y$ and $e$.',
  ].join('\n')
}

function stepsOf({ unit, walkers }: Scene, places: Places): readonly Step[] {
  const { p, q, r, m } = places
  const { d, onward, straight, extra } = sums(places)
  return [
    earns(0.5, `(i) By the distance formula, $d = PQ = \\sqrt{${gapTex(q[0], p[0])}^2 + ${gapTex(q[1], p[1])}^2}$`),
    earns(0.5, `${lengthLine('d', p, q)}, so the distance is ${d} ${unit}.`),
    earns(
      0.5,
      `(ii) By the mid-point formula, $M = \\left(\\frac{${q[0]} + ${bracketed(r[0])}}{2}, \\frac{${q[1]} + ${bracketed(r[1])}}{2}\\right)$`,
    ),
    earns(0.5, `$M = ${pointText(m)}$, so $x = ${m[0]}$ and $y = ${m[1]}$.`),
    earns(0.5, `(iii) ${lengthLine('QM', q, m)}`),
    earns(0.5, lengthLine('PM', p, m)),
    earns(0.5, `${walkers[0]}'s walk is $PQ + QM = ${d} + ${onward} = ${d + onward}$ ${unit} long.`),
    `${walkers[1]}'s walk is $PM = ${straight}$ ${unit} long.`,
    earns(0.5, `The difference is $e = ${d + onward} - ${straight} = ${extra}$, that is, ${extra} ${unit}.`),
    `Hence $d = ${d}$ ${unit}, $x = ${m[0]}$, $y = ${m[1]}$ and $e = ${extra}$ ${unit}.`,
  ]
}

/** E.g. "A town map shows a school, a library and a hospital: (i) a distance, (ii) a mid-point, (iii) two ways compared." */
export const gridMap = template({
  id: 'cg-grid-map',
  topic: 'coordinate-geometry',
  archetypes: ['cg-case-study'],
  difficulty: 'medium',
  marks: 4,
  draw: (random) => ({ scene: random.pick(scenes), places: drawPlaces(random) }),
  pose: ({ scene, places }) => {
    const { p, q, r, m } = places
    const { d, extra } = sums(places)
    const { first, second, third, unit } = scene
    return {
      question: questionOf(scene, places),
      rule: { kind: 'pair', expected: written(d, m, extra), unit: { d: unit, e: unit } },
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
      steps: stepsOf(scene, places),
      explanation:
        'A map on a grid turns questions about places into the distance formula and the mid-point formula; the scale gives the unit.',
    }
  },
  crossCheck: ({ places: { p, q, r } }) => {
    const m: Point = [q[0] + 0.5 * (r[0] - q[0]), q[1] + 0.5 * (r[1] - q[1])]
    const length = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1])
    const extra = length(p, q) + length(q, r) / 2 - length(p, m)
    return `d = ${measured(length(p, q))}, x = ${m[0]}, y = ${m[1]}, e = ${measured(extra)}`
  },
  slips: ({ places }) => {
    const { p, q, r, m } = places
    const { d, onward, extra } = sums(places)
    const [squared, unsquared] = [squaredDistance(p, q), Math.abs(q[0] - p[0]) + Math.abs(q[1] - p[1])]
    return distinctSlips(written(d, m, extra), [
      {
        response: written(squared, m, extra + squared - d),
        note: 'In part (i) take the square root to get the distance.',
        step: 2,
      },
      {
        response: written(unsquared, m, extra + unsquared - d),
        note: 'In part (i) square each difference before you add.',
        step: 2,
      },
      {
        response: withPlace(places, [(p[0] + r[0]) / 2, (p[1] + r[1]) / 2]),
        note: 'In part (ii) the place half-way between $Q$ and $R$ was asked.',
        step: 3,
      },
      { response: withPlace(places, [m[1], m[0]]), note: '$x$ and $y$ are exchanged.', step: 4 },
      { response: written(d, [m[1], m[0]], extra), note: '$x$ and $y$ are exchanged.', step: 'last' },
      {
        response: written(d, m, d + onward),
        note: 'In part (iii) that is the whole of the longer walk. By how much is it longer than the other?',
        step: 9,
      },
    ])
  },
})
