import { add, fraction, multiply, subtract, toTex, toText, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

/** So many classes of one width in a row: one of their two ends is known, the other asked. */
export interface Given {
  readonly count: number
  readonly width: Fraction
  readonly known: 'lower' | 'upper'
  readonly limit: Fraction
}

/** E.g. "The width of each of five continuous classes is 5 and the lower limit of the lowest class is 10. Find the upper limit of the highest class." */
export const equalClasses = worked<Given>({
  id: 'equal-classes',
  archetype: 'stat-class-reading',
  objection: ({ count, width }) =>
    count >= 1 && count <= 1000 && width.n > 0n
      ? null
      : 'The classes are some in number and have a width greater than $0$.',
  solve: ({ count, width, known, limit }) => {
    const whole = multiply(fraction(count), width)
    const end = known === 'lower' ? add(limit, whole) : subtract(limit, whole)
    const [one, other] = known === 'lower' ? ['lower', 'upper'] : ['upper', 'lower']
    return {
      lines: [
        earns(
          0.5,
          says`The ${`${count}`} classes together are ${chain(`${count} \\times ${toTex(width)}`, toTex(whole))} wide.`,
        ),
        `The ${one} limit of the ${known === 'lower' ? 'lowest' : 'highest'} class is $${toTex(limit)}$.`,
        earns(
          0.5,
          says`Hence the ${other} limit of the ${known === 'lower' ? 'highest' : 'lowest'} class is ${chain(`${toTex(limit)} ${known === 'lower' ? '+' : '-'} ${toTex(whole)}`, toTex(end))}.`,
        ),
      ],
      key: toText(end),
    }
  },
})
