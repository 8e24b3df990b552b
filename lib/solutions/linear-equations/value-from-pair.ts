import {
  absolute,
  add,
  bracketed,
  divide,
  multiply,
  sign,
  subtract,
  sumTex,
  toTex,
  toText,
  type Fraction,
} from '../../maths'
import { chain, says } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'
import { equationsObjection, type Equations } from './pieces/equation'
import { byDeterminants, determinant } from './pieces/line'
import { wholePair } from './pieces/story'
import { linearPair } from './linear-pair'

/** A pair of equations; what is asked is px + qy, or m in y = mx + c, at its solution. */
export type Given = {
  readonly equations: Equations
  /** The solution of the pair is asked too. */
  readonly isSolved?: true
} & (
  | { readonly use: 'value'; readonly p: Fraction; readonly q: Fraction }
  | { readonly use: 'slope'; readonly c: Fraction }
  /** Any other expression, as it is set, with the letters and with their values. */
  | { readonly use: 'expression'; readonly tex: string; readonly put: string; readonly value: Fraction }
)

function objection(given: Given): string | null {
  const general = equationsObjection(given.equations)
  if (general !== null) return general
  if (determinant(wholePair(given.equations)) === 0)
    return 'The pair has no single solution: the lines are parallel or the same.'
  const [x] = byDeterminants(wholePair(given.equations))
  return given.use === 'slope' && sign(x) === 0 ? 'The solution has $x = 0$: it says nothing of $m$.' : null
}

const joined = (value: Fraction): string => `${sign(value) < 0 ? '-' : '+'} ${toTex(absolute(value))}`

const targetText = (p: Fraction, q: Fraction): string =>
  sumTex([
    [p, 'x'],
    [q, 'y'],
  ]).replace(/\\frac\{(\d+)\}\{(\d+)\}/g, '($1/$2)')

/** E.g. "Solve 5x + 2y = 8 and 3x − y = 7. Hence find m for which y = mx + 5." */
export const valueFromPair = worked<Given>({
  id: 'value-from-pair',
  archetype: 'le-solve-then-use',
  objection,
  solve: (given) => {
    const [x, y] = byDeterminants(wholePair(given.equations))
    const { lines, key: solved } = linearPair.solve({ equations: given.equations, letters: ['x', 'y'], method: 'any' })
    if (given.use === 'slope') {
      const { c } = given
      const rest = subtract(y, c)
      const m = divide(rest, x)
      const right = sumTex([
        [1, 'mx'],
        [c, ''],
      ])
      return {
        lines: [
          ...lines,
          line(
            'put in',
            `Putting $x = ${toTex(x)}$ and $y = ${toTex(y)}$ in $y = ${right}$: $${toTex(y)} = m(${toTex(x)}) ${joined(c)}$`,
          ),
          earns(0.5, says`So ${chain(sumTex([[x, 'm']]), `${toTex(y)} - ${bracketed(c)}`, toTex(rest))}`, 'moved'),
          earns(0.5, says`Hence ${chain('m', toTex(m))}`),
        ],
        key: given.isSolved ? `${solved}, m = ${toText(m)}` : toText(m),
      }
    }
    if (given.use === 'expression')
      return {
        lines: [...lines, earns(0.5, `Putting in: $${given.tex} = ${given.put} = ${toTex(given.value)}$`)],
        key: given.isSolved ? `${solved}, ${toText(given.value)}` : toText(given.value),
      }
    const { p, q } = given
    const [first, second] = [multiply(p, x), multiply(q, y)]
    const value = add(first, second)
    const target = sumTex([
      [p, 'x'],
      [q, 'y'],
    ])
    const worth = sign(q) === 0 ? [] : [`${toTex(first)} ${joined(second)}`]
    return {
      lines: [
        ...lines,
        earns(0.5, says`Putting in: ${chain(target, ...(sign(p) === 0 ? [] : worth), toTex(value))}`, 'put in'),
      ],
      key: given.isSolved ? `${solved}, ${targetText(p, q)} = ${toText(value)}` : toText(value),
    }
  },
})
