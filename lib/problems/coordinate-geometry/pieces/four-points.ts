import { choiceOf, drawOrder } from '../../kinds-of-question/lettered'
import { squareTex } from '../../../solutions/coordinate-geometry/pieces/point'
import { rootSides } from '../../../solutions/coordinate-geometry/pieces/root'
import { fraction, surd, surdTex, surdText } from '../../../maths'
import type { Random } from '../../../random'
import type { PosedPart } from '../../posed'
import { chain, earns, line, says } from '../../template'
import { drawPoint, squaredDistance, type Point } from './point'

export type FourKind = 'collinear' | 'none' | 'parallelogram'

export interface Four {
  readonly kind: FourKind
  readonly points: readonly [Point, Point, Point, Point]
  readonly order: readonly number[]
  readonly stem: 0 | 1 | 2
}

const turn = (a: Point, b: Point, c: Point): number => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
const cross = (a: Point, b: Point, c: Point, d: Point): number =>
  (b[0] - a[0]) * (d[1] - c[1]) - (b[1] - a[1]) * (d[0] - c[0])

/** Whether the four make a quadrilateral that turns one way and has no parallel and no equal sides. */
function isPlain([p, q, r, s]: Four['points']): boolean {
  const turns = [turn(p, q, r), turn(q, r, s), turn(r, s, p), turn(s, p, q)]
  const sides = [squaredDistance(p, q), squaredDistance(q, r), squaredDistance(r, s), squaredDistance(s, p)]
  return (
    (turns.every((value) => value > 4) || turns.every((value) => value < -4)) &&
    cross(p, q, r, s) !== 0 &&
    cross(q, r, s, p) !== 0 &&
    new Set(sides).size === 4
  )
}

function drawPoints(random: Random, kind: FourKind): Four['points'] {
  const p = drawPoint(random, 6)
  const [u, v] = [drawPoint(random, 5), drawPoint(random, 6)]
  const q: Point = [p[0] + u[0], p[1] + u[1]]
  if (kind === 'none') return [p, q, drawPoint(random, 7), drawPoint(random, 7)]
  if (kind === 'parallelogram') return [p, q, [q[0] + v[0], q[1] + v[1]], [p[0] + v[0], p[1] + v[1]]]
  const times = random.pick([1, 2])
  return [p, q, [q[0] + times * u[0], q[1] + times * u[1]], drawPoint(random, 7)]
}

export function drawFour(random: Random): Four {
  const kind = random.pick(['collinear', 'none', 'parallelogram'] as const)
  const points = random.until(
    (source) => drawPoints(source, kind),
    (drawn) => {
      const [p, q, r, s] = drawn
      const right = squaredDistance(p, q) + squaredDistance(q, r) === squaredDistance(p, r)
      return (
        drawn.flat().every((value) => Math.abs(value) <= 9) &&
        q[0] !== p[0] &&
        q[1] !== p[1] &&
        Math.abs(turn(q, r, s)) > 4 &&
        (kind === 'collinear' ? turn(p, q, r) === 0 : Math.abs(turn(p, q, r)) > 4 && !right) &&
        (kind !== 'none' || isPlain(drawn)) &&
        (kind !== 'parallelogram' || squaredDistance(p, q) !== squaredDistance(q, r))
      )
    },
  )
  return { kind, points, order: drawOrder(random, 4), stem: random.pick([0, 1, 2] as const) }
}

type Item = FourKind | 'rectangle'

const wording: Readonly<Record<Item, string>> = {
  collinear: 'no quadrilateral: three of them lie on one line',
  none: 'a quadrilateral that is no parallelogram',
  parallelogram: 'a parallelogram that is no rectangle',
  rectangle: 'a parallelogram that is a rectangle',
}

/** The right one first. */
export const itemsFor = (kind: FourKind): readonly Item[] => [
  kind,
  ...(['collinear', 'none', 'parallelogram', 'rectangle'] as const).filter((other) => other !== kind),
]

interface Length {
  readonly name: string
  readonly square: number
  readonly sides: readonly string[]
}

const between = (name: string, a: Point, b: Point): Length => {
  const square = squaredDistance(a, b)
  return {
    name,
    square,
    sides: [`\\sqrt{${squareTex(b[0] - a[0])} + ${squareTex(b[1] - a[1])}}`, ...rootSides(fraction(square))],
  }
}

/** PQ, QR, PR, RS and SP. */
export function lengthsOf({ points: [p, q, r, s] }: Four): readonly [Length, Length, Length, Length, Length] {
  return [between('PQ', p, q), between('QR', q, r), between('PR', p, r), between('RS', r, s), between('SP', s, p)]
}

const told = ({ name, square }: Length): string => `${name} = ${surdText(surd(1, square))}`
const found = ({ name, sides }: Length) => says`${chain(name, ...sides)}`
const short = ({ name, square }: Length) => chain(name, surdTex(surd(1, square)))

/** What the lengths show. */
const reasons: Readonly<Record<FourKind, string>> = {
  collinear: '$PQ + QR = PR$, so $P$, $Q$ and $R$ lie on one line.',
  none: '$PQ + QR$ is not $PR$, so $P$, $Q$ and $R$ make a triangle; but $PQ$ and $RS$ are not equal, so the opposite sides are not equal.',
  parallelogram:
    '$PQ = RS$ and $QR = SP$: opposite sides are equal. But $PQ^2 + QR^2$ is not $PR^2$, so the angle at $Q$ is not $90^\\circ$.',
}

export function fourParts(draw: Four): readonly PosedPart[] {
  const [pq, qr, pr, rs, sp] = lengthsOf(draw)
  const { rule, options } = choiceOf(
    itemsFor(draw.kind).map((item) => wording[item]),
    draw.order,
  )
  return [
    {
      label: '(i)',
      ask: 'Find $PQ$, $QR$ and $PR$, in units.',
      rule: { kind: 'pair', expected: [pq, qr, pr].map(told).join(', ') },
      steps: [
        earns(0.5, found(pq), 'first'),
        found(qr),
        earns(0.5, found(pr), 'third'),
        says`Hence ${short(pq)}, ${short(qr)} and ${short(pr)}.`,
      ],
    },
    {
      label: '(ii)',
      ask: 'Find $RS$ and $SP$, in units.',
      rule: { kind: 'pair', expected: [rs, sp].map(told).join(', ') },
      steps: [earns(0.5, found(rs), 'fourth'), earns(0.5, found(sp)), says`Hence ${short(rs)} and ${short(sp)}.`],
    },
    {
      label: '(iii)',
      ask: 'What do the four points form, in this order?',
      rule,
      options,
      steps: [
        line('compared', reasons[draw.kind]),
        earns(1, `Hence the points form ${wording[draw.kind]}: option (${rule.expected}).`),
      ],
    },
  ]
}
