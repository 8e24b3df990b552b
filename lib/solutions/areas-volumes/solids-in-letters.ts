import { earns, line, type Step } from '../line'
import { worked } from '../solution'

export type ThreeSolids = 'cone' | 'hemisphere' | 'cylinder'

/** The volumes of cone, hemisphere and cylinder on one base and of one height are as these. */
export const sharesOfThree: Readonly<Record<ThreeSolids, number>> = { cone: 1, hemisphere: 2, cylinder: 3 }
const inOrder: readonly ThreeSolids[] = ['cone', 'hemisphere', 'cylinder']
const thirds = ['', '\\frac{1}{3}', '\\frac{2}{3}', '1']

/** Solids whose sizes are letters: the volumes of three on one base, and a cube with a hemispherical hollow. */
export interface SolidsInLetters {
  readonly of: 'three volumes' | 'hollow cube'
  /** The three solids in the order in which they are named. */
  readonly order?: readonly ThreeSolids[]
  /** What the edge of the cube is called. */
  readonly letter: string
  /** The ratio is told, and proved. */
  readonly isProof: boolean
}

const volumes = (order: readonly ThreeSolids[]): readonly Step[] => [
  line(
    'sizes',
    'Let the common radius be $r$. The height of a hemisphere is its radius, so the common height is $r$ too.',
  ),
  earns(1, 'Volume of the cone $= \\frac{1}{3}\\pi r^2 h = \\frac{1}{3}\\pi r^3$'),
  earns(1, 'Volume of the hemisphere $= \\frac{2}{3}\\pi r^3$; volume of the cylinder $= \\pi r^2 h = \\pi r^3$'),
  earns(
    1,
    `Ratio of the volumes $= ${order.map((one) => thirds[sharesOfThree[one]] ?? '').join(' : ')} = ${order.map((one) => sharesOfThree[one]).join(' : ')}$.`,
  ),
]

const hollow = (l: string): readonly Step[] => [
  line('sizes', `The edge of the cube is $${l}$, and the radius of the hemisphere is $\\frac{${l}}{2}$.`),
  'The hollow takes the circle from a face and adds the curved surface of the hemisphere.',
  earns(1, `Surface area $= 6${l}^2 - \\pi\\left(\\frac{${l}}{2}\\right)^2 + 2\\pi\\left(\\frac{${l}}{2}\\right)^2$`),
  earns(1, `$= 6${l}^2 + \\frac{\\pi ${l}^2}{4} = \\frac{${l}^2}{4}(24 + \\pi)$ square units.`),
]

/** E.g. "A hemispherical depression is cut out from one face of a cube, its diameter l equal to the edge. Find the surface area of the remaining solid." */
export const solidsInLetters = worked<SolidsInLetters>({
  id: 'solids-in-letters',
  archetype: 'sav-cone-hemisphere',
  objection: () => null,
  solve: ({ of, letter, isProof, order = inOrder }) =>
    of === 'three volumes'
      ? {
          lines: [...volumes(order), ...(isProof ? ['Hence proved.'] : [])],
          key: isProof ? 'proved' : order.map((one) => sharesOfThree[one]).join(' : '),
        }
      : { lines: hollow(letter), key: `${letter}^2(24 + π)/4` },
})
