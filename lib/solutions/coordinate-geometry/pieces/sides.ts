import { squareBetween, squareTex, stepOf, type NamedPoint } from './point'
import { rootObjection, rootOf, rootSides } from './root'
import { surdTex, type Fraction, type Surd } from '../../../maths'
import { chain, type SetClaim } from '../../claim'

export interface Triangle {
  readonly a: NamedPoint
  readonly b: NamedPoint
  readonly c: NamedPoint
}

export interface Side {
  readonly name: string
  readonly square: Fraction
  readonly length: Surd
  readonly tex: string
  /** "AB = \sqrt{3^2 + 4^2} = \sqrt{25} = 5" */
  readonly found: SetClaim
}

/** The side between two corners, found with the distance formula. */
export function sideBetween(from: NamedPoint, to: NamedPoint): Side {
  const [dx, dy] = stepOf(from.at, to.at)
  const square = squareBetween(from.at, to.at)
  const name = `${from.name}${to.name}`
  const length = rootOf(square)
  const found = chain(name, `\\sqrt{${squareTex(dx)} + ${squareTex(dy)}}`, ...rootSides(square))
  return { name, square, length, tex: surdTex(length), found }
}

/** AB, BC and CA. */
/** Why the root of one of the sides cannot be simplified, or null. */
export const sidesObjection = ({ a, b, c }: Triangle): string | null =>
  [squareBetween(a.at, b.at), squareBetween(b.at, c.at), squareBetween(c.at, a.at)]
    .map(rootObjection)
    .find((each) => each !== null) ?? null

export const sidesOf = ({ a, b, c }: Triangle): readonly [Side, Side, Side] => [
  sideBetween(a, b),
  sideBetween(b, c),
  sideBetween(c, a),
]
