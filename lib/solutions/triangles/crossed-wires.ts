import { lengthObjection, lengthShown, lengthTex, lengthText } from './pieces/length'
import { add, divide, multiply, type Fraction } from '../../maths'
import { earns } from '../line'
import { worked } from '../solution'

/** PA and RC upright on AC; AR and CP cross at Q, and QB is upright too. */
export interface Given {
  readonly left: Fraction
  readonly right: Fraction
  readonly unit: string
  /** The segments are named in the question; else they are poles with wires. */
  readonly isNamed: boolean
  /** The heights as letters, of which it is to be proved; the numbers then stand for nothing. */
  readonly letters?: readonly [left: string, right: string]
}

interface Manner {
  /** What stands upright, and what crosses. */
  readonly nouns?: readonly [upright: string, lines: string]
}

/** E.g. "Two poles 12 m and 6 m high stand upright on level ground. A wire joins the top of each to the foot of the other. ..." */
export const crossedWires = worked<Given, Manner>({
  id: 'crossed-wires',
  archetype: 'tri-prove-ratio',
  objection: ({ left, right }) => lengthObjection([left, right]),
  solve: ({ left, right, unit, isNamed, letters }, { nouns: [upright, lines] = ['poles', 'wires'] } = {}) => {
    const found = divide(multiply(left, right), add(left, right))
    const [a, b] = letters ?? []
    const [p, r, answer] = letters ? [a, b, `\\frac{${a}${b}}{${a} + ${b}}`] : [left, right, found].map(lengthTex)
    const [product, sum] = letters
      ? [`${a}${b}`, `${a} + ${b}`]
      : [multiply(left, right), add(left, right)].map(lengthTex)
    const lengths = `$PA = ${p}$ ${unit} and $RC = ${r}$ ${unit}`
    return {
      lines: [
        isNamed
          ? `Given: ${lengths}. Let $QB = y$ ${unit}.`
          : `Let ${lengths} be the ${upright}, and $QB = y$ ${unit} the height at which the ${lines} cross.`,
        earns(
          1,
          `$QB \\parallel PA$, so $\\triangle CBQ \\sim \\triangle CAP$ (AA): $\\frac{y}{${p}} = \\frac{CB}{CA}$`,
          'first pair',
        ),
        earns(
          0.5,
          `$QB \\parallel RC$, so $\\triangle ABQ \\sim \\triangle ACR$ (AA): $\\frac{y}{${r}} = \\frac{AB}{AC}$`,
        ),
        earns(0.5, `Adding: $\\frac{y}{${p}} + \\frac{y}{${r}} = \\frac{CB + AB}{AC} = 1$`, 'sum'),
        earns(
          0.5,
          `$y \\times \\frac{${p} + ${r}}{${p} \\times ${r}} = 1$, so $y = \\frac{${product}}{${sum}}${letters ? '' : ` = ${answer}`}$`,
          'value',
        ),
        earns(
          0.5,
          isNamed
            ? `Hence $QB = ${answer}$ ${unit}.`
            : `Hence the ${lines} cross ${letters ? `$${answer}$` : lengthShown(found)} ${unit} above the ground${letters ? `, however far apart the ${upright} stand` : ''}.`,
        ),
      ],
      key: letters ? 'proved' : lengthText(found),
    }
  },
})
