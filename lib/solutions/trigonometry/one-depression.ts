import { valueTex, type StandardAngle } from './pieces/ratio'
import { sideFrom, workedSides } from './pieces/sight'
import { sign, surdTex, surdText, toTex, type Fraction } from '../../maths'
import { chain, isValue, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

/** From the top A of a vertical line AB an object C on the level of B is seen. */
export interface Given {
  readonly height: Fraction
  readonly angle: StandardAngle
}

interface Manner {
  /** 'the ship' */
  readonly object: string
  /** 'the foot of the lighthouse' */
  readonly foot: string
}

/** E.g. "From the top of a lighthouse 45 m high, the angle of depression of a ship is 30°. Find the distance of the ship from its foot." */
export const oneDepression = worked<Given, Manner>({
  id: 'one-depression',
  archetype: 'ht-depression-distance',
  objection: ({ height }) => (sign(height) <= 0 ? 'A height is more than zero.' : null),
  solve: ({ height, angle }, { object, foot } = { object: 'the object', foot: 'the foot' }) => {
    const value = sideFrom('height', height, 'ground', angle)
    return {
      lines: [
        says`Given: ${chain('AB', toTex(height))} m and $\\angle XAC = ${angle}^\\circ$.`,
        earns(0.5, `$AX \\parallel BC$, so $\\angle ACB = \\angle XAC = ${angle}^\\circ$ (alternate angles)`),
        earns(0.5, `In right triangle $ABC$, $\\tan ${angle}^\\circ = \\frac{AB}{BC}$`, 'ratio'),
        earns(
          0.5,
          says`$${valueTex('tan', angle)} = \\frac{${toTex(height)}}{BC}$, so ${chain('BC', ...workedSides('height', height, 'ground', angle))}`,
          'values',
        ),
        earns(0.5, says`Hence ${isValue(`the distance of ${object} from ${foot}`, surdTex(value), 'm')}.`),
      ],
      key: surdText(value),
    }
  },
})
