import { sign } from '../../maths'
import { earns } from '../line'
import { worked } from '../solution'
import { clearing, equationsObjection, wholeLine, type Equation } from './pieces/equation'
import { lineTex, standardTex, type Line } from './pieces/line'
import { ratioLines, type Outcome } from './pieces/ratio-test'

export interface Given {
  readonly base: Equation
  /** In the order asked. */
  readonly wanted: readonly Outcome[]
  /** Written as "ax + by + c = 0". */
  readonly isStandard: boolean
}

const bids: Readonly<Record<Outcome, string>> = {
  unique: 'For lines that intersect take another ratio of the coefficients',
  none: 'For parallel lines multiply the left side by a number, and the right side by another',
  infinite: 'For coincident lines multiply both sides by the same number',
}

/** A line that lies so to the given one: any such would do. */
export function madeFor([a, b, c]: Line, wanted: Outcome): Line {
  if (wanted === 'none') return [2 * a, 2 * b, 2 * c + 1]
  return wanted === 'infinite' ? [2 * a, 2 * b, 2 * c] : [a, -b, c]
}

/** E.g. "Write another linear equation so that its line is parallel to 4x − 3y = 12." 8x − 6y = 25 */
export const secondLineMade = worked<Given>({
  id: 'second-line-made',
  archetype: 'le-second-line',
  objection: ({ base }) =>
    sign(base.a) === 0 || sign(base.b) === 0
      ? 'I can work this for a line with both variables.'
      : equationsObjection([base, base]),
  solve: ({ base, wanted, isStandard }) => {
    const first = wholeLine(base, clearing(base))
    const all = wanted.map((one) => ({ one, made: madeFor(first, one) }))
    const shown = (line: Line) => (isStandard ? standardTex(line) : lineTex(line))
    return {
      lines: all.flatMap(({ one, made }, at) => [
        `${bids[one]}: $${shown(made)}$`,
        ...ratioLines([first, made]).map((step) => ({ ...step, name: `${step.name}${at}` })),
        earns(1, `One such equation is $${shown(made)}$; there are many others.`),
      ]),
      key: all.map(({ made }) => shown(made)).join('; '),
    }
  },
})
