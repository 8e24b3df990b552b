import { add, divide, fraction, sign, subtract, toTex, type Fraction } from '../../maths'
import { keyOf } from './pieces/decimal'
import { earns } from '../line'
import { worked } from '../solution'

export interface ClassFromMark {
  readonly mark: Fraction
  /** What else is told. */
  readonly by: 'width' | 'lower' | 'upper'
  readonly value: Fraction
  readonly asked: 'lower' | 'upper' | 'both' | 'width'
}

/** The limits of the class. */
export function limitsOf({ mark, by, value }: ClassFromMark): readonly [Fraction, Fraction] {
  if (by === 'lower') return [value, subtract(add(mark, mark), value)]
  if (by === 'upper') return [subtract(add(mark, mark), value), value]
  const half = divide(value, fraction(2))
  return [subtract(mark, half), add(mark, half)]
}

/** E.g. "The class mark of a class is 15 and its width is 6. Find its lower limit." */
export const classFromMark = worked<ClassFromMark>({
  id: 'class-from-mark',
  archetype: 'stat-class-reading',
  objection: (given) => {
    const [low, high] = limitsOf(given)
    if (sign(low) < 0 || sign(given.value) < 0)
      return 'A limit below zero is not one that I expected: check the numbers.'
    return sign(subtract(high, low)) <= 0 ? 'The lower limit of a class is less than its class mark.' : null
  },
  solve: (given) => {
    const { mark, by, value, asked } = given
    const [low, high] = limitsOf(given)
    const [m, v, l, u] = [mark, value, low, high].map(toTex)
    const lines =
      by === 'width'
        ? [
            'The class mark is the middle of the class: half of the width lies on either side.',
            ...(asked === 'upper' ? [] : [`Lower limit $= ${m} - \\frac{${v}}{2} = ${l}$`]),
            ...(asked === 'lower' ? [] : [`Upper limit $= ${m} + \\frac{${v}}{2} = ${u}$`]),
          ]
        : [
            'Class mark = half of the sum of the lower and the upper limit.',
            by === 'lower'
              ? `Upper limit $= 2 \\times ${m} - ${v} = ${u}$`
              : `Lower limit $= 2 \\times ${m} - ${v} = ${l}$`,
          ]
    const width = subtract(high, low)
    const key =
      asked === 'both'
        ? `${keyOf(low)}-${keyOf(high)}`
        : keyOf(asked === 'lower' ? low : asked === 'upper' ? high : width)
    const last =
      asked === 'width'
        ? `The width is $${u} - ${l} = ${toTex(width)}$`
        : `Hence the class is ${keyOf(low)}-${keyOf(high)}.`
    return { lines: [...lines, earns(1, last)], key }
  },
})
