import type { RatioName } from './pieces/ratio'
import { acuteObjection, lengthTex, multipleTex, quotientOf, squaresOf } from './pieces/triangle-of-ratio'
import { isSquare, surdTex, type Surd } from '../../maths'
import { sumOfSurds, surdsTex, surdsText, timesSurd } from '../pieces/surd-sum'
import { chain, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

/** One ratio of each of two acute angles. */
interface Known {
  readonly letter: string
  readonly name: RatioName
  readonly value: Surd
}

export interface Given {
  readonly known: readonly [Known, Known]
  /** Of each angle, and how the two are put together. */
  readonly asked: readonly [RatioName, RatioName]
  readonly operation: '+' | '*'
}

const squareTex = (square: number): string => (isSquare(square) ? `${lengthTex(square)}^2` : `(${lengthTex(square)})^2`)

/** E.g. "A and B are acute angles with sin A = 3/5 and cos B = 12/13. Find tan A tan B." */
export const ratiosOfTwoAngles = worked<Given>({
  id: 'ratios-of-two-angles',
  archetype: 'trig-two-angles-given',
  objection: ({ known }) =>
    known.map(({ name, value }) => acuteObjection(name, value)).find((one) => one !== null) ?? null,
  solve: ({ known, asked, operation }) => {
    const [one, two] = known.map(({ letter, name, value }, index) => {
      const squares = squaresOf(name, value)
      const wanted = asked[index === 0 ? 0 : 1]
      const found = quotientOf(squares, wanted)
      const { opposite, adjacent, hypotenuse } = squares
      const line = says`For angle $${letter}$ take the opposite side $${multipleTex(opposite)}$, the adjacent side $${multipleTex(adjacent)}$ and the hypotenuse $${multipleTex(hypotenuse)}$, because ${chain(`${squareTex(opposite)} + ${squareTex(adjacent)}`, squareTex(hypotenuse))}. So ${chain(`\\${wanted} ${letter}`, surdTex(found))}`
      return { line, found, ratio: `\\${wanted} ${letter}` }
    })
    if (!one || !two) throw new Error('ratiosOfTwoAngles: two angles must be given')
    const target = `${one.ratio} ${operation === '+' ? '+ ' : '\\, '}${two.ratio}`
    const key = sumOfSurds(operation === '+' ? [one.found, two.found] : [timesSurd(one.found, two.found)])
    const put = `${surdTex(one.found)} ${operation === '+' ? '+' : '\\times'} ${surdTex(two.found)}`
    return {
      lines: [
        earns(0.5, one.line, 'first'),
        earns(0.5, two.line, 'second'),
        earns(0.5, says`${chain(target, put)}`, 'together'),
        earns(0.5, says`Hence ${chain(target, surdsTex(key))}.`),
      ],
      key: surdsText(key),
    }
  },
})
