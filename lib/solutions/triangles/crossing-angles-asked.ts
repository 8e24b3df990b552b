import { numeral, numeralText } from '../measure'
import { add, fraction, sign, subtract, type Fraction } from '../../maths'
import { worked } from '../solution'

/** Segments cross at O, △OPQ ∼ △ORS, the angle beside ∠POQ and one at P or Q are told: others are asked. */
export interface CrossingAsked {
  readonly o: string
  /** The corners besides O, in the order of the similarity. */
  readonly first: readonly [string, string]
  readonly second: readonly [string, string]
  /** The angle at O beside that of the triangles. */
  readonly outer: Fraction
  /** The corner whose angle is told, one of the four. */
  readonly at: string
  readonly size: Fraction
  /** The corners whose angles are asked; O itself for that at the crossing. */
  readonly asked: readonly { readonly at: string; readonly name: string }[]
}

const straight = fraction(180)

/** The angle at O, at the corner that is told, and at the third. */
function anglesOf({ outer, size }: CrossingAsked): readonly [Fraction, Fraction] {
  const atO = subtract(straight, outer)
  return [atO, subtract(straight, add(atO, size))]
}

/** E.g. "△ODC ∼ △OBA, ∠BOC = 125° and ∠CDO = 70°. Find ∠DOC, ∠DCO and ∠OAB." */
export const crossingAnglesAsked = worked<CrossingAsked>({
  id: 'crossing-angles-asked',
  archetype: 'tri-crossing-angles',
  objection: (given) => {
    const [atO, third] = anglesOf(given)
    return [atO, third, given.size, given.outer].every((one) => sign(one) > 0)
      ? null
      : 'No triangle has such angles: check the numbers.'
  },
  solve: (given) => {
    const { o, first, second, outer, at, size, asked } = given
    const [atO, third] = anglesOf(given)
    const isFirst = first.includes(at)
    const own = isFirst ? first : second
    const place = own.indexOf(at)
    const [other = ''] = own.filter((corner) => corner !== at)
    const valueAt = (corner: string): Fraction => {
      if (corner === o) return atO
      return (first.includes(corner) ? first : second).indexOf(corner) === place ? size : third
    }
    const deg = (value: Fraction) => `${numeral(value)}^\\circ`
    const corners = [o, ...own]
    const across = asked.filter(({ at: corner }) => !corners.includes(corner))
    const twin = (corner: string) => own[(isFirst ? second : first).indexOf(corner)] ?? ''
    return {
      key: asked.map(({ at: corner }) => `${numeralText(valueAt(corner))}°`).join(', '),
      lines: [
        `The angles on a straight line at $${o}$ add up to $180^\\circ$: $\\angle ${own[0]}${o}${own[1]} = 180^\\circ - ${deg(outer)} = ${deg(atO)}$`,
        `In $\\triangle ${o}${own.join('')}$: the angle at $${other}$ is $180^\\circ - ${deg(atO)} - ${deg(size)} = ${deg(third)}$`,
        ...across.map(
          ({ at: corner, name }) =>
            `$\\triangle ${o}${first.join('')} \\sim \\triangle ${o}${second.join('')}$, so $\\angle ${name}$ equals the angle at $${twin(corner)}$: $${deg(valueAt(corner))}$`,
        ),
        `Hence ${asked.map(({ at: corner, name }) => `$\\angle ${name} = ${deg(valueAt(corner))}$`).join(', ')}.`,
      ],
    }
  },
})
