import { angleWith, standardAngles, valueTex, type StandardAngle } from './pieces/ratio'
import { ratioOf, type SightSide } from './pieces/sight'
import { divide, fraction, multiply, sign, surd, surdTex, type Surd } from '../../maths'
import { isValue, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

/** Two sides of the right triangle that stands on the ground; the angle at the ground is asked. */
export interface Given {
  readonly sides: readonly [one: SightSide, other: SightSide]
  readonly lengths: readonly [one: Surd, other: Surd]
}

interface Manner {
  /** What A, B and C are. */
  readonly set: string
  readonly wanted: string
}

const names: Readonly<Record<SightSide, string>> = { height: 'AB', ground: 'BC', sight: 'AC' }

const over = (top: Surd, bottom: Surd): Surd =>
  surd(divide(top.coefficient, multiply(bottom.coefficient, fraction(bottom.radicand))), top.radicand * bottom.radicand)

function ratioIn({ sides: [one, other], lengths: [first, second] }: Given) {
  const [name, above] = ratioOf(one, other)
  const isFirst = above === one
  const [top, bottom] = isFirst ? [first, second] : [second, first]
  const [topName, bottomName] = isFirst ? [names[one], names[other]] : [names[other], names[one]]
  return { name, top, bottom, topName, bottomName }
}

function angleOf(given: Given): StandardAngle | null {
  const { name, top, bottom } = ratioIn(given)
  const found = angleWith(name, over(top, bottom))
  return standardAngles.find((angle) => angle === found) ?? null
}

/** E.g. "A pole 9 m high throws a shadow 3√3 m long on level ground. Find the sun's altitude." */
export const angleFromLengths = worked<Given, Manner>({
  id: 'angle-from-lengths',
  archetype: 'ht-find-angle',
  objection: (given) => {
    if (given.lengths.some(({ coefficient }) => sign(coefficient) <= 0)) return 'A length is more than zero.'
    return angleOf(given) === null
      ? 'With these lengths the angle is none of $30^\\circ$, $45^\\circ$ and $60^\\circ$: check what you typed.'
      : null
  },
  solve: (
    given,
    { set, wanted } = { set: 'Draw the right triangle $ABC$ with its right angle at $B$.', wanted: 'the angle' },
  ) => {
    const angle = angleOf(given)
    if (angle === null) throw new Error('angleFromLengths: the angle is not in the table')
    const { name, top, bottom, topName, bottomName } = ratioIn(given)
    const value = valueTex(name, angle)
    return {
      lines: [
        `${set} The angle at $C$ is asked; call it $\\theta$.`,
        earns(
          0.5,
          `$\\${name} \\theta = \\frac{${topName}}{${bottomName}} = \\frac{${surdTex(top)}}{${surdTex(bottom)}} = ${value}$`,
          'ratio',
        ),
        earns(0.5, says`$\\${name} ${angle}^\\circ = ${value}$. Hence ${isValue(wanted, `${angle}^\\circ`)}.`),
      ],
      key: `${angle}`,
    }
  },
})
