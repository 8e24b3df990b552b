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
  solve: ({ left, right, unit, isNamed }, { nouns: [upright, lines] = ['poles', 'wires'] } = {}) => {
    const found = divide(multiply(left, right), add(left, right))
    const [p, r, answer] = [left, right, found].map(lengthTex)
    const [product, sum] = [multiply(left, right), add(left, right)].map(lengthTex)
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
          `$y \\times \\frac{${p} + ${r}}{${p} \\times ${r}} = 1$, so $y = \\frac{${product}}{${sum}} = ${answer}$`,
          'value',
        ),
        earns(
          0.5,
          isNamed
            ? `Hence $QB = ${answer}$ ${unit}.`
            : `Hence the ${lines} cross ${lengthShown(found)} ${unit} above the ground.`,
        ),
      ],
      key: lengthText(found),
    }
  },
})
