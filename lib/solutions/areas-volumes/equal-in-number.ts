import { earns } from '../line'
import { worked } from '../solution'
import { add, fraction, toTex, toText } from '../../maths/fraction'

/** A solid whose volume and one of whose surfaces are the same number. */
export interface EqualInNumber {
  readonly of: keyof typeof measures
  readonly asked: 'size' | 'diameter'
}

/** The volume, the surface, and the size for which they are the same number. */
export const measures = {
  sphere: ['\\frac{4}{3} \\pi r^3', '4 \\pi r^2', 'r', fraction(3)],
  'curved hemisphere': ['\\frac{2}{3} \\pi r^3', '2 \\pi r^2', 'r', fraction(3)],
  'total hemisphere': ['\\frac{2}{3} \\pi r^3', '3 \\pi r^2', 'r', fraction(9, 2)],
  'curved cylinder': ['\\pi r^2 h', '2 \\pi r h', 'r', fraction(2)],
  cube: ['a^3', '6a^2', 'a', fraction(6)],
} as const

/** E.g. "The volume of a sphere is numerically equal to its surface area. Find its radius." */
export const equalInNumber = worked<EqualInNumber>({
  id: 'equal-in-number',
  archetype: 'sav-ratio',
  objection: () => null,
  solve: ({ of, asked }) => {
    const [volume, surface, letter, size] = measures[of]
    const key = asked === 'diameter' ? add(size, size) : size
    return {
      lines: [
        `$${volume} = ${surface}$`,
        earns(1, `Dividing both sides by what they have in common, $${letter} = ${toTex(size)}$`),
        ...(asked === 'diameter' ? [`The diameter is $2 \\times ${toTex(size)} = ${toTex(key)}$`] : []),
      ],
      key: `${toText(key)} units`,
    }
  },
})
