import { choiceOf } from '../../kinds-of-question/lettered'
import { squareTex } from '../../../solutions/coordinate-geometry/pieces/point'
import { rootSides } from '../../../solutions/coordinate-geometry/pieces/root'
import { fraction, surd, surdTex, surdText } from '../../../maths'
import type { PosedPart } from '../../posed'
import { chain, earns, line, says } from '../../template'
import type { Four, FourKind } from './four-points-draw'
import { squaredDistance, type Point } from './point'

type Item = FourKind | 'rectangle'

const wording: Readonly<Record<Item, string>> = {
  collinear: 'no quadrilateral: three of them lie on one line',
  none: 'a quadrilateral that is not a parallelogram',
  parallelogram: 'a parallelogram that is not a rectangle',
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

/** The two shorter of PQ, QR and PR, and the longest. */
export function inOrder(draw: Four): readonly [string, string, string] {
  const [pq, qr, pr] = lengthsOf(draw)
  const [first, second, last] = [pq, qr, pr].toSorted((one, other) => one.square - other.square)
  return [first?.name ?? '', second?.name ?? '', last?.name ?? '']
}

/** What the lengths show. */
function reasonOf(draw: Four): string {
  if (draw.kind === 'collinear') return '$PQ + QR = PR$, so $P$, $Q$ and $R$ lie on one line.'
  const [short, next, longest] = inOrder(draw)
  const apart = `$${short} + ${next}$ is greater than $${longest}$, the longest of the three, so $P$, $Q$ and $R$ are not on one line.`
  return draw.kind === 'none'
    ? `${apart} A sketch shows the same for any other three of the points. $PQ$ and $RS$ are not equal, so the opposite sides are not equal.`
    : `${apart} $PQ = RS$ and $QR = SP$: opposite sides are equal. But $PQ^2 + QR^2$ is not $PR^2$, so the angle at $Q$ is not $90^\\circ$.`
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
        line('compared', reasonOf(draw)),
        earns(
          1,
          draw.kind === 'collinear'
            ? `Hence the points do not form a quadrilateral, because three of them lie on one line: option (${rule.expected}).`
            : `Hence the points form ${wording[draw.kind]}: option (${rule.expected}).`,
        ),
      ],
    },
  ]
}
