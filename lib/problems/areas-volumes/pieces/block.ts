import { add, fraction, subtract, type Fraction } from '../../../maths'
import { product, tenths, type Pi } from './pi'

/** A cube with a hemisphere on it or cut out of it. */
export interface Block {
  readonly pi: Pi
  readonly edge: number
  /** In tenths of a centimetre. */
  readonly r: number
  readonly kind: 'mounted' | 'hollowed'
  readonly ask: 'surface' | 'volume'
}

/** The six faces of the cube. */
export const blockCubeSurface = ({ edge }: Block) => fraction(6 * edge * edge)

/** The circle that the hemisphere covers or cuts out of a face. */
export const blockCircle = ({ pi, r }: Block) => product(pi.value, tenths(r), tenths(r))

/** The hemisphere. */
export const blockHemisphereVolume = ({ pi, r }: Block) =>
  product(fraction(2, 3), pi.value, tenths(r), tenths(r), tenths(r))

/** The surface or the volume of what is left. */
export function blockAnswer(draw: Block): Fraction {
  if (draw.ask === 'surface') return add(blockCubeSurface(draw), blockCircle(draw))
  const cube = fraction(draw.edge ** 3)
  return draw.kind === 'mounted' ? add(cube, blockHemisphereVolume(draw)) : subtract(cube, blockHemisphereVolume(draw))
}
