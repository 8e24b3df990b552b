import {
  add,
  compare,
  fraction,
  isInteger,
  multiply,
  negate,
  sign,
  subtract,
  sumTex,
  toTex,
  type Fraction,
} from '../../maths'
import { says, type Said } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'
import { numbered } from './pieces/elimination'
import { byDeterminants, determinant, type Line, type Pair } from './pieces/line'
import { solvedPair } from './pieces/pair-lines'

/** What is added to numerator and denominator, and what the fraction then is. */
export interface Change {
  readonly top: Fraction
  readonly bottom: Fraction
  readonly value: Fraction
}

export interface Given {
  readonly first: Change
  readonly second: Change
}

/** (x + top)/(y + bottom) = u/v as vx − uy = u·bottom − v·top. */
function lineOf({ top, bottom, value }: Change): Line {
  const [u, v] = [fraction(value.n), fraction(value.d)]
  const right = subtract(multiply(u, bottom), multiply(v, top))
  return [Number(v.n), -Number(u.n), Number(right.n)]
}

const pairOf = ({ first, second }: Given): Pair => [lineOf(first), lineOf(second)]

const limit = fraction(10_000)

function objection(given: Given): string | null {
  const changes = [given.first, given.second]
  if (changes.some(({ top, bottom }) => !isInteger(top) || !isInteger(bottom)))
    return 'Only whole numbers may be added to a numerator and a denominator here.'
  if (changes.some(({ top, bottom, value }) => [top, bottom, fraction(value.n), fraction(value.d)].some(tooLarge)))
    return 'These numbers are too large to work with by hand.'
  if (changes.some(({ value }) => sign(value) === 0))
    return 'A fraction that becomes $0$ says nothing about its denominator.'
  const pair = pairOf(given)
  if (determinant(pair) === 0) return 'These two statements do not fix a single fraction.'
  const [x, y] = byDeterminants(pair)
  if (!isInteger(x) || !isInteger(y)) return 'No fraction of whole numbers becomes what the two statements say.'
  return changes.some(({ bottom }) => sign(add(y, bottom)) === 0) || sign(y) === 0
    ? 'No fraction fits: a denominator would be $0$.'
    : null
}

const tooLarge = (value: Fraction): boolean => compare(value, limit) > 0 || compare(value, negate(limit)) < 0

const plus = (letter: string, by: Fraction): string =>
  sumTex([
    [1, letter],
    [by, ''],
  ])

/** "3(x + 2) = 2(y + 2), so 3x + 6 = 2y + 4, that is, ..." */
function crossed({ top, bottom, value }: Change, equation: Line, index: 0 | 1): Said {
  const side = (factor: bigint, letter: string, by: Fraction) => {
    if (by.n === 0n) return sumTex([[fraction(factor), letter]])
    return factor === 1n ? plus(letter, by) : `${factor}(${plus(letter, by)})`
  }
  const spread = (factor: bigint, letter: string, by: Fraction) =>
    sumTex([
      [fraction(factor), letter],
      [multiply(fraction(factor), by), ''],
    ])
  const product = `${side(value.d, 'x', top)} = ${side(value.n, 'y', bottom)}`
  const terms = `${spread(value.d, 'x', top)} = ${spread(value.n, 'y', bottom)}`
  return says`Cross-multiplying the ${index === 0 ? 'first' : 'second'}: $${product}$, ${product === terms ? '' : `so $${terms}$, `}that is, ${numbered(equation, index + 1)}`
}

const statement = ({ top, bottom, value }: Change): string =>
  `$\\frac{${plus('x', top)}}{${plus('y', bottom)}} = \\frac{${value.n}}{${value.d}}$`

/** E.g. "A fraction becomes 9/11 if 2 is added to both the numerator and the denominator. If 3 is added to both ..." */
export const changedFraction = worked<Given>({
  id: 'changed-fraction',
  archetype: 'le-word-fraction',
  objection,
  solve: (given) => {
    const pair = pairOf(given)
    const [x, y] = byDeterminants(pair)
    const { lines } = solvedPair(pair, { marks: [0.5, 0.5, 0.5] })
    return {
      lines: [
        line('meaning', 'Let the fraction be $\\frac{x}{y}$'),
        earns(0.5, `First: ${statement(given.first)}`, 'first statement'),
        earns(0.5, `Second: ${statement(given.second)}`, 'second statement'),
        line('first equation', crossed(given.first, pair[0], 0)),
        line('second equation', crossed(given.second, pair[1], 1)),
        ...lines.slice(0, -1),
        earns(0.5, `So the fraction is $\\frac{${toTex(x)}}{${toTex(y)}}$`, 'fraction'),
      ],
      key: `${x.n}/${y.n}`,
    }
  },
})
