import { gapTex, namedTex, squareBetween, type NamedPoint } from './pieces/point'
import { equals, fraction, multiply, squared, toTex, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

/** M is so many times as far from A as from B: to be shown. */
export interface FarAs {
  readonly m: NamedPoint
  readonly a: NamedPoint
  readonly b: NamedPoint
  readonly times: Fraction
}

const squares = ({ m, a, b }: FarAs) => [squareBetween(m.at, a.at), squareBetween(m.at, b.at)] as const

/** E.g. "Show that M(10, 5) is twice as far from H(2, 1) as from S(8, 9)." */
export const farAsShown = worked<FarAs>({
  id: 'far-as-shown',
  archetype: 'cg-distance',
  objection: (given) => {
    const [one, other] = squares(given)
    return equals(one, multiply(squared(given.times), other)) && other.n !== 0n
      ? null
      : 'That does not hold for these points: check what you typed.'
  },
  solve: (given) => {
    const { m, a, b, times } = given
    const [one, other] = squares(given)
    const square = (to: NamedPoint, value: Fraction) =>
      earns(
        1,
        says`${chain(`${m.name}${to.name}^2`, `${gapTex(to.at[0], m.at[0])}^2 + ${gapTex(to.at[1], m.at[1])}^2`, toTex(value))}`,
      )
    const by = squared(times)
    return {
      lines: [
        `Given: $${namedTex(m)}$, $${namedTex(a)}$ and $${namedTex(b)}$.`,
        square(a, one),
        square(b, other),
        ...(equals(by, fraction(1))
          ? []
          : [
              says`${chain(toTex(one), `${toTex(by)} \\times ${toTex(other)}`)}, so $${m.name}${a.name}^2 = ${toTex(by)} \\times ${m.name}${b.name}^2$.`,
            ]),
        earns(
          1,
          `Hence $${m.name}${a.name} = ${equals(times, fraction(1)) ? '' : `${toTex(times)} \\times `}${m.name}${b.name}$. Proved.`,
        ),
      ],
      key: 'proved',
    }
  },
})
