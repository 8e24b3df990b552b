import type { Corners } from './pieces/letters'
import {
  add,
  compare,
  fraction,
  sign,
  subtract,
  terminates,
  toDecimal,
  toTex,
  toText,
  type Fraction,
} from '../../maths'
import { chain, says } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'

type Place = 0 | 1 | 2

/** Two similar triangles, two angles of the first, and a place in the name of the second. */
export interface Given {
  readonly first: Corners
  readonly second: Corners
  readonly angles: readonly [KnownAngle, KnownAngle]
  readonly wanted: Place
}

interface KnownAngle {
  readonly place: Place
  readonly degrees: Fraction
}

const whole = fraction(180)
const sumOf = ({ angles: [one, two] }: Given): Fraction => add(one.degrees, two.degrees)
const degreesTex = (value: Fraction): string => `${terminates(value) ? toDecimal(value) : toTex(value)}^\\circ`

/** E.g. "△ABC ∼ △QRP, ∠A = 50° and ∠B = 70°. Find ∠P." */
export const similarAngle = worked<Given>({
  id: 'similar-angle',
  archetype: 'tri-similar-angle',
  objection: (given) => {
    const [one, two] = given.angles
    if (one.place === two.place) return 'Two different angles of the triangle must be given.'
    if (sign(one.degrees) <= 0 || sign(two.degrees) <= 0) return 'An angle of a triangle is more than $0^\\circ$.'
    return compare(sumOf(given), whole) >= 0 ? 'Two angles of a triangle make less than $180^\\circ$ together.' : null
  },
  solve: (given) => {
    const { first, second, angles, wanted } = given
    const [one, two] = angles
    const own = angles.find(({ place }) => place === wanted)
    const found = own?.degrees ?? subtract(whole, sumOf(given))
    const [mine, theirs] = [first[wanted], second[wanted]]
    const named = ({ place, degrees }: KnownAngle) => `$\\angle ${first[place]} = ${degreesTex(degrees)}$`
    const [p, q] = [degreesTex(one.degrees), degreesTex(two.degrees)]
    return {
      lines: [
        `Given: $\\triangle ${first.join('')} \\sim \\triangle ${second.join('')}$, ${named(one)} and ${named(two)}`,
        line(
          'matching',
          `The order of the letters gives $${mine} \\leftrightarrow ${theirs}$, so $\\angle ${theirs} = \\angle ${mine}$.`,
        ),
        ...(own
          ? []
          : [
              line(
                'angle sum',
                says`By the angle sum of a triangle: ${chain(`\\angle ${mine}`, `180^\\circ - (${p} + ${q})`, degreesTex(found))}`,
              ),
            ]),
        earns(1, says`Hence ${chain(`\\angle ${theirs}`, degreesTex(found))}.`),
      ],
      key: terminates(found) ? toDecimal(found) : toText(found),
    }
  },
})
