import { add, isInteger, multiply, subtract, sumTex, toTex, type Fraction } from '../../maths'
import { says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'
import { numbered } from './pieces/elimination'
import { equation, equationsObjection, wholeLine, type Equations } from './pieces/equation'
import { determinant, type Letters, type Pair } from './pieces/line'
import { solvedPair } from './pieces/pair-lines'

/** The terms of an equation in x and y whose numbers are made of a and b; `right` stands on the other side. */
export interface LineInAB {
  readonly ax: Fraction
  readonly bx: Fraction
  readonly ay: Fraction
  readonly by: Fraction
  readonly x: Fraction
  readonly y: Fraction
  readonly a: Fraction
  readonly b: Fraction
  readonly right: Fraction
}

/** The solution (x, y) of two equations with a and b in them. */
export interface Given {
  readonly x: Fraction
  readonly y: Fraction
  readonly lines: readonly [LineInAB, LineInAB]
}

const letters: Letters = ['a', 'b']

function inAB({ x, y, lines }: Given): Equations {
  const [first, second] = lines.map((one) => {
    const a = add(one.a, add(multiply(one.ax, x), multiply(one.ay, y)))
    const b = add(one.b, add(multiply(one.bx, x), multiply(one.by, y)))
    return equation(a, b, subtract(one.right, add(multiply(one.x, x), multiply(one.y, y))))
  })
  if (!first || !second) throw new Error('params-in-both: two lines')
  return [first, second]
}

const pairOf = (given: Given): Pair => {
  const [first, second] = inAB(given)
  return [wholeLine(first), wholeLine(second)]
}

const numbersIn = ({ ax, bx, ay, by, x, y, a, b, right }: LineInAB): readonly Fraction[] => [
  ax,
  bx,
  ay,
  by,
  x,
  y,
  a,
  b,
  right,
]

/** "ax - by = 17" as it is told. */
const told = (one: LineInAB): string =>
  `${sumTex([
    [one.ax, 'ax'],
    [one.bx, 'bx'],
    [one.x, 'x'],
    [one.ay, 'ay'],
    [one.by, 'by'],
    [one.y, 'y'],
    [one.a, 'a'],
    [one.b, 'b'],
  ])} = ${toTex(one.right)}`

function objection(given: Given): string | null {
  const all = [given.x, given.y, ...given.lines.flatMap(numbersIn)]
  if (!all.every(isInteger)) return 'I can work this with whole numbers.'
  const general = equationsObjection(inAB(given))
  if (general !== null) return 'Putting the values in leaves no two equations in $a$ and $b$.'
  return determinant(pairOf(given)) === 0 ? 'The two equations do not fix $a$ and $b$.' : null
}

/** E.g. "x = 3, y = −2 is the solution of ax − by = 17 and bx + ay = 6. Find a and b." */
export const paramsInBoth = worked<Given>({
  id: 'params-in-both',
  archetype: 'le-params-from-solution',
  objection,
  solve: (given) => {
    const pair = pairOf(given)
    const { lines, key } = solvedPair(pair, { marks: [0.5, 0.5, 0.5] }, letters)
    const put = (index: 0 | 1) =>
      says`Putting $x = ${toTex(given.x)}$, $y = ${toTex(given.y)}$ in $${told(given.lines[index])}$: ${numbered(pair[index], index + 1, letters)}`
    return { lines: [earns(0.5, put(0), 'first put in'), earns(0.5, put(1), 'second put in'), ...lines], key }
  },
})
