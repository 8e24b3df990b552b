import { exactTex, exactText, namedTex, sameObjection, type NamedPoint } from './pieces/point'
import { lowestRatio, ratioTex, type Ratio } from './pieces/ratio'
import { sectionAt, sectionFormula, sectionLines } from './pieces/section'
import { compare, isInteger, one, sign, subtract, toTex, type Fraction } from '../../maths'
import { earns, line, type Step } from '../line'
import { worked } from '../solution'

/** AP : PB as such, or AP as a share of AB. */
export type Division =
  | { readonly kind: 'ratio'; readonly m: Fraction; readonly n: Fraction }
  | { readonly kind: 'share'; readonly share: Fraction }

interface Given {
  readonly a: NamedPoint
  readonly b: NamedPoint
  /** The name of the point that is asked for. */
  readonly point: string
  readonly division: Division
}

function objection({ a, b, division }: Given): string | null {
  const inside =
    division.kind === 'ratio'
      ? sign(division.m) > 0 && sign(division.n) > 0
      : sign(division.share) > 0 && compare(division.share, one) < 0
  if (!inside) return 'The point must lie between the two ends: both parts of the ratio must be positive.'
  return sameObjection(a, b)
}

const ratioOf = (division: Division): Ratio => {
  if (division.kind === 'share') return lowestRatio(division.share, subtract(one, division.share))
  const { m, n } = division
  return isInteger(m) && isInteger(n) ? [m, n] : lowestRatio(m, n)
}

/** What is given, and the lines that make a ratio of whole numbers of it. */
function statedLines({ a, b, point, division }: Given): readonly Step[] {
  const [whole, part, rest] = [`${a.name}${b.name}`, `${a.name}${point}`, `${point}${b.name}`]
  const ends = `Given: $${namedTex(a)}$, $${namedTex(b)}$ and`
  const ratio = ratioTex(ratioOf(division))
  if (division.kind === 'share') {
    const { share } = division
    return [
      `${ends} $${part} = ${toTex(share)} ${whole}$.`,
      line(
        'ratio',
        `$${rest} = ${whole} - ${part} = ${toTex(subtract(one, share))} ${whole}$, so $${part} : ${rest} = ${ratio}$`,
      ),
    ]
  }
  const { m, n } = division
  return [
    `${ends} $${part} : ${rest} = ${toTex(m)} : ${toTex(n)}$.`,
    ...(isInteger(m) && isInteger(n) ? [] : [line('ratio', `In whole numbers, $${part} : ${rest} = ${ratio}$`)]),
  ]
}

/** E.g. "Find the coordinates of the point P which divides the line segment joining A(1, -2) and B(5, 3) in the ratio 2 : 3." */
export const sectionPoint = worked<Given>({
  id: 'section-point',
  archetype: 'cg-section-point',
  objection,
  solve: (given) => {
    const { a, b, point, division } = given
    const [m, n] = ratioOf(division)
    const found = sectionAt(a.at, b.at, m, n)
    return {
      lines: [
        ...statedLines(given),
        earns(0.5, `Section formula: $${point} = ${sectionFormula}$`),
        ...sectionLines(point, a.at, b.at, m, n),
        earns(0.5, `Hence $${point}$ is the point $${exactTex(found)}$.`),
      ],
      key: exactText(found),
    }
  },
})
