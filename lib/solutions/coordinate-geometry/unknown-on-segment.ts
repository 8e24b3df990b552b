import { betweenObjection, ratioBy, ratioLines } from './pieces/division'
import { halfKnownTex, type HalfKnown } from './pieces/half-known'
import { namedTex, sameObjection, type NamedPoint } from './pieces/point'
import { ratioTex, type Ratio } from './pieces/ratio'
import { coordinateTex, sectionAt } from './pieces/section'
import { overSumTex } from './pieces/axis'
import { toTex, toText, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns, type Step } from '../line'
import { worked } from '../solution'

/** A point of the segment AB one of whose coordinates is asked for. */
interface Given {
  readonly a: NamedPoint
  readonly b: NamedPoint
  readonly p: HalfKnown
}

const knownBy = ({ a, b, p }: Given) => ({
  a,
  b,
  name: p.name,
  known: p.known,
  by: p.unknown === 'x' ? (1 as const) : (0 as const),
})

export const ratioOnSegment = (given: Given): Ratio => ratioBy(knownBy(given))

export function unknownValue(given: Given): Fraction {
  const { a, b, p } = given
  return sectionAt(a.at, b.at, ...ratioOnSegment(given))[p.unknown === 'x' ? 0 : 1]
}

/** From "let the ratio be k : 1" to the ratio: two marks. */
export function segmentRatioLines(given: Given): readonly Step[] {
  const { a, b, p } = given
  return [
    ...ratioLines(knownBy(given)),
    earns(0.5, `So $${a.name}${p.name} : ${p.name}${b.name} = ${ratioTex(ratioOnSegment(given))}$.`, 'ratio found'),
  ]
}

/** From the ratio to the unknown coordinate: one mark. */
export function unknownLines(given: Given): readonly Step[] {
  const { a, b, p } = given
  const [m, n] = ratioOnSegment(given)
  const i = p.unknown === 'x' ? 0 : 1
  const sides = [coordinateTex(m, n, a.at[i], b.at[i]), overSumTex([m, n], a.at[i], b.at[i])]
  return [
    earns(0.5, says`For the $${p.unknown}$-coordinate, ${chain(p.letter, ...sides)}`, 'substituted'),
    earns(0.5, says`Hence ${chain(p.letter, toTex(unknownValue(given)))}.`),
  ]
}

/** E.g. "The point P(2, y) lies on the line segment joining A(-1, 3) and B(8, -6). Find y." */
export const unknownOnSegment = worked<Given>({
  id: 'unknown-on-segment',
  archetype: 'cg-ratio-of-point',
  objection: (given) => sameObjection(given.a, given.b) ?? betweenObjection(knownBy(given)),
  solve: (given) => ({
    lines: [
      `Given: $${namedTex(given.a)}$, $${namedTex(given.b)}$ and $${halfKnownTex(given.p)}$.`,
      ...segmentRatioLines(given),
      ...unknownLines(given),
    ],
    key: toText(unknownValue(given)),
  }),
})
