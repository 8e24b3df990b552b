import { absolute, fraction, gcd, isInteger, multiply, sign, subtract, sumTex, toTex, type Fraction } from '../../maths'
import { says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'
import { numbered } from './pieces/elimination'
import { equation, type Equation, type Equations } from './pieces/equation'
import { byDeterminants, lineTex, solutionText, type Line, type Pair } from './pieces/line'
import { storyLines, storyObjection } from './pieces/story'

/** How much the length, the breadth and the area of a rectangle grow; negative when they shrink. */
export interface Change {
  readonly length: Fraction
  readonly breadth: Fraction
  readonly area: Fraction
}

export interface Given {
  readonly first: Change
  readonly second: Change
  /** 'm', or 'units' */
  readonly unit: string
}

/** (x + l)(y + b) = xy + area as bx + ly = area − lb. */
const equationOf = ({ length, breadth, area }: Change): Equation =>
  equation(breadth, length, subtract(area, multiply(length, breadth)))

const equationsOf = ({ first, second }: Given): Equations => [equationOf(first), equationOf(second)]

const wholeOf = (change: Change): Line => {
  const { a, b, c } = equationOf(change)
  return [Number(a.n), Number(b.n), Number(c.n)]
}

/** The same divided by its common factor. */
function lineOf(change: Change): Line {
  const [a, b, c] = wholeOf(change)
  const by = gcd(a, b, c)
  return [a / by, b / by, c / by]
}

const grown = (letter: string, by: Fraction): string =>
  sumTex([
    [fraction(1), letter],
    [by, ''],
  ])

/** "xy + 5x - 3y - 15": the new area with its brackets multiplied out. */
const expanded = ({ length, breadth }: Change): string =>
  sumTex([
    [1, 'xy'],
    [breadth, 'x'],
    [length, 'y'],
    [multiply(length, breadth), ''],
  ])

/** "$6x - 6y = 24$, or, in lowest terms, " where there is a common factor. */
const divided = (change: Change): string =>
  gcd(...wholeOf(change)) === 1 ? '' : `$${lineTex(wholeOf(change))}$, or, in lowest terms, `

/** E.g. "The area of a rectangle gets reduced by 9 m² if its length is reduced by 5 m and its breadth increased by 3 m. If ..." */
export const changedRectangle = worked<Given>({
  id: 'changed-rectangle',
  archetype: 'le-word-geometry',
  objection: (given) => {
    const all = [given.first, given.second].flatMap(({ length, breadth, area }) => [length, breadth, area])
    if (!all.every(isInteger)) return 'I can work with changes in whole numbers.'
    return storyObjection(equationsOf(given), { names: ['the length', 'the breadth'] })
  },
  solve: (given) => {
    const { first, second, unit } = given
    const pair: Pair = [lineOf(first), lineOf(second)]
    const [x, y] = byDeterminants(pair).map(toTex)
    const translated = (change: Change, index: 0 | 1) => {
      const area = `xy ${sign(change.area) < 0 ? '-' : '+'} ${toTex(absolute(change.area))}`
      return earns(
        0.5,
        says`${index === 0 ? 'First' : 'Second'} change: $(${grown('x', change.length)})(${grown('y', change.breadth)}) = ${area}$, so $${expanded(change)} = ${area}$, that is, ${divided(change)}${numbered(pair[index], index + 1)}`,
        index === 0 ? 'first equation' : 'second equation',
      )
    }
    const translation = [
      `Let the length be $x$ ${unit} and the breadth $y$ ${unit}. The area is $xy$ ${unit === 'units' ? 'square units' : `${unit}²`}`,
      translated(first, 0),
      translated(second, 1),
    ]
    const answer = `So the length is $${x}$ ${unit} and the breadth is $${y}$ ${unit}: $x = ${x}$, $y = ${y}$`
    return { lines: storyLines(pair, translation, answer), key: solutionText(...byDeterminants(pair)) }
  },
})
