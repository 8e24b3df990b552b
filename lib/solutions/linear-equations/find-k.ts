import { bracketed, equals, multiply, negate, sign, toTex, toText, type Fraction } from '../../maths'
import { chain, says, type Said } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'
import {
  comparedWith,
  constantsMatch,
  factorOf,
  isOne,
  knownOf,
  lowestSides,
  matching,
  placeOf,
  ratioTex,
  signed,
  unknownObjection,
  unknownTimes,
  valuesOf,
  type Place,
  type WithUnknown,
} from './pieces/with-unknown'

export interface Given extends WithUnknown {
  readonly wanted: 'no solution' | 'parallel lines' | 'infinitely many solutions' | 'coincident lines'
  /** "No value" may be the answer. */
  readonly orNone?: true
  /** Only the value that makes the lines coincide is left out. */
  readonly isAllBut?: true
}

const isNone = ({ wanted }: Given): boolean => wanted === 'no solution' || wanted === 'parallel lines'

const objection = (given: Given): string | null =>
  (given.orNone && noneOf(given) !== null) || (given.isAllBut && isAllBut(given)) ? null : trouble(given)

/** Whether the letter is the constant of lines that have the same direction for all its values, and are parallel for all but one. */
export const isAllBut = (given: Given): boolean => trouble(given)?.startsWith('There is no solution') === true

/** Why no value of the letter will do; null where one does. */
function noneOf(given: Given): string | null {
  const text = trouble(given)
  return text?.startsWith('For no value') ? text : null
}

/** Whether it is certain that no value of the letter will do. */
export const hasNoValue = (given: Given): boolean => noneOf(given) !== null

function trouble(given: Given): string | null {
  const general = unknownObjection(given)
  if (general !== null) return general
  const { letter } = given
  const value = toTex(matching(given))
  if (placeOf(given) === 2) {
    const [a1, b1] = valuesOf(given.first)
    const [a2, b2] = knownOf(given)
    if (a2 && b2 && !sameProduct([a1, b2], [a2, b1]))
      return `The coefficients of $x$ and $y$ are not in the same ratio, so the lines meet in one point for every value of $${letter}$.`
    return isNone(given) ? `There is no solution for any value of $${letter}$ except $${value}$.` : null
  }
  if (isNone(given) && constantsMatch(given))
    return `For no value of $${letter}$: where the lines have the same direction, $${letter} = ${value}$, they coincide.`
  return !isNone(given) && !constantsMatch(given)
    ? `For no value of $${letter}$: where the lines have the same direction, $${letter} = ${value}$, they are parallel.`
    : null
}

type Two = readonly [Fraction, Fraction]

const sameProduct = ([a, b]: Two, [c, d]: Two): boolean => equals(multiply(a, b), multiply(c, d))

const names = ['a', 'b', 'c'] as const
const named = (at: Place): string => `\\frac{${names[at]}_1}{${names[at]}_2}`

/** The third ratio, looked at. */
function check(given: Given): Said {
  const { first, second } = given
  const known = comparedWith(placeOf(given))
  const below = knownOf(given)[known]
  if (!isNone(given))
    return {
      text: `Check: with this value the second equation is $${toTex(factorOf(given))}$ times the first, so the lines coincide`,
    }
  if (!below || !second.c || sign(second.c) === 0)
    return { text: 'Check: the constants are not in this ratio, so there is indeed no solution' }
  const sides = lowestSides(negate(first.c), negate(second.c))
  return {
    text: `Check: $\\frac{c_1}{c_2} = ${sides.join(' = ')}$ is not equal to $${lowestSides(valuesOf(first)[known], below).join(' = ')}$, so there is indeed no solution`,
    claim: [{ sides: ['\\frac{c_1}{c_2}', ...sides] }],
  }
}

/** E.g. "For what value of k does the pair 3x + y = 1, kx + 2y = 5 have no solution?" */
export const findK = worked<Given>({
  id: 'find-k',
  archetype: 'le-find-k',
  objection,
  solve: (given) => {
    const { first, letter, wanted } = given
    const none = given.orNone ? noneOf(given) : null
    if (none !== null) return { lines: [earns(1, none)], key: 'no value' }
    const place = placeOf(given)
    const known = comparedWith(place)
    const value = matching(given)
    if (given.isAllBut)
      return {
        lines: [
          earns(
            1,
            'For parallel lines we need $\\frac{a_1}{a_2} = \\frac{b_1}{b_2} \\neq \\frac{c_1}{c_2}$',
            'condition',
          ),
          earns(0.5, 'The first two ratios are equal here.', 'ratios'),
          earns(
            0.5,
            `All three are equal where $${letter} = ${toTex(value)}$; so ${letter} may be any number but $${toTex(value)}$`,
          ),
        ],
        key: `${letter} != ${toText(value)}`,
      }
    const [top, below] = [valuesOf(first)[known], knownOf(given)[known] ?? value]
    const own = valuesOf(first)[place]
    const unknown = `${place === 2 ? '-' : ''}${letter}`
    const cross = chain(
      unknownTimes(top, letter),
      `${bracketed(own)} \\times ${bracketed(below)}`,
      toTex(multiply(own, below)),
    )
    const found = chain(letter, toTex(value))
    return {
      lines: [
        earns(
          0.5,
          `For ${wanted} we need $\\frac{a_1}{a_2} = \\frac{b_1}{b_2} ${isNone(given) ? '\\neq' : '='} \\frac{c_1}{c_2}$`,
          'condition',
        ),
        earns(
          0.5,
          says`$${named(place)} = ${named(known)}$ gives ${chain(ratioTex(signed(own, place), unknown), ratioTex(top, below))}`,
          'ratios',
        ),
        earns(
          1,
          isOne(top) ? says`Cross-multiplying, ${cross}` : says`Cross-multiplying, ${cross}, so ${found}`,
          'cross-multiplied',
        ),
        line('check', check(given)),
        line('value', says`Hence ${found}`),
      ],
      key: toText(value),
    }
  },
})
