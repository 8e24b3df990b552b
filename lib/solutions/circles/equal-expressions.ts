import { numeral, numeralText } from '../measure'
import { absolute, add, divide, equals, multiply, sign, subtract, sumTex, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'

/** The length of a tangent as times · x + more. */
export interface LengthWithLetter {
  readonly times: Fraction
  readonly more: Fraction
}

/** Two tangents from P, told with one letter: the letter is asked, or the length of the tangents. */
export interface EqualExpressions {
  readonly names: readonly [one: string, other: string]
  readonly letter: string
  readonly lengths: readonly [LengthWithLetter, LengthWithLetter]
  readonly asked: 'letter' | 'length'
  readonly unit: string
}

const valueOf = ({ lengths: [one, other] }: EqualExpressions): Fraction =>
  divide(subtract(other.more, one.more), subtract(one.times, other.times))

const lengthAt = ({ times, more }: LengthWithLetter, x: Fraction): Fraction => add(multiply(times, x), more)

function objection(given: EqualExpressions): string | null {
  const [one, other] = given.lengths
  if (equals(one.times, other.times)) return 'The two lengths are never equal, or always: check what you typed.'
  return sign(lengthAt(one, valueOf(given))) > 0
    ? null
    : 'The tangents would have no length then: check what you typed.'
}

/** E.g. "The tangents from P to a circle are PA = (3x − 5) cm and PB = (x + 7) cm. Find x." */
export const equalExpressions = worked<EqualExpressions>({
  id: 'equal-expressions',
  archetype: 'cir-tangent-length',
  objection,
  solve: (given) => {
    const { names, letter, lengths, asked, unit } = given
    const [one, other] = lengths
    const [left, right] = lengths.map(({ times, more }) =>
      sumTex([
        [times, letter],
        [more, ''],
      ]),
    )
    const x = valueOf(given)
    const length = lengthAt(one, x)
    const put =
      sign(one.more) === 0
        ? `${numeral(one.times)} \\times ${numeral(x)}`
        : `${numeral(one.times)} \\times ${numeral(x)} ${sign(one.more) < 0 ? '-' : '+'} ${numeral(sign(one.more) < 0 ? absolute(one.more) : one.more)}`
    const [times, more] = [subtract(one.times, other.times), subtract(other.more, one.more)]
    return {
      key: numeralText(asked === 'letter' ? x : length),
      lines: [
        earns(
          0.5,
          `Tangents from one point to a circle are equal: $${names[0]} = ${names[1]}$, so $${left ?? ''} = ${right ?? ''}$`,
          'equal',
        ),
        line(
          'collected',
          `Collecting the terms: $${sumTex([[times, letter]])} = ${numeral(more)}$, so $${letter} = ${numeral(x)}$`,
        ),
        ...(asked === 'letter'
          ? [earns(0.5, `Hence $${letter} = ${numeral(x)}$.`)]
          : [earns(0.5, says`Hence ${chain(names[0], put, numeral(length))} ${unit}.`)]),
      ],
    }
  },
})
