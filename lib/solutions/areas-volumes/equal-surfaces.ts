import { earns } from '../line'
import { worked } from '../solution'

/** A sphere and a cube of one surface, or the one in the other: the ratio of their volumes, in the order in which it is asked. */
export interface EqualSurfaces {
  readonly first: 'sphere' | 'cube'
  /** The sphere just fits into the cube. */
  readonly isInside?: true
}

/** E.g. "The surface areas of a sphere and a cube are equal. Find the ratio of their volumes." */
export const equalSurfaces = worked<EqualSurfaces>({
  id: 'equal-surfaces',
  archetype: 'sav-ratio',
  objection: () => null,
  solve: ({ first, isInside }) => {
    if (isInside)
      return {
        lines: [
          'The diameter of the sphere is the edge of the cube: where the edge is $a$, the radius is $\\frac{a}{2}$.',
          earns(
            1,
            'Volume of the cube $= a^3$ and volume of the sphere $= \\frac{4}{3} \\pi \\left(\\frac{a}{2}\\right)^3 = \\frac{\\pi a^3}{6}$',
            'volumes',
          ),
          earns(1, `Hence the ratio is $${first === 'cube' ? '6 : \\pi' : '\\pi : 6'}$.`, 'ratio'),
        ],
        key: first === 'cube' ? '6 : π' : 'π : 6',
      }
    return {
      lines: [
        'Let the radius of the sphere be $r$ and the edge of the cube $a$.',
        earns(
          1,
          '$4\\pi r^2 = 6a^2$, so $\\frac{r^2}{a^2} = \\frac{3}{2\\pi}$ and $\\frac{r}{a} = \\sqrt{\\frac{3}{2\\pi}}$',
          'surfaces',
        ),
        earns(
          1,
          '$\\frac{\\text{volume of the sphere}}{\\text{volume of the cube}} = \\frac{4\\pi r^3}{3a^3} = \\frac{4\\pi}{3} \\times \\frac{3}{2\\pi} \\times \\sqrt{\\frac{3}{2\\pi}} = 2\\sqrt{\\frac{3}{2\\pi}} = \\sqrt{\\frac{6}{\\pi}}$',
          'volumes',
        ),
        `Hence the ratio of the ${first === 'sphere' ? 'sphere to the cube is $\\sqrt{6} : \\sqrt{\\pi}$' : 'cube to the sphere is $\\sqrt{\\pi} : \\sqrt{6}$'}.`,
      ],
      key: first === 'sphere' ? '√6 : √π' : '√π : √6',
    }
  },
})
