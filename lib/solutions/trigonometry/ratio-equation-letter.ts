import { ratioTex } from './pieces/in-sines'
import { multipleOf, quotientOfSines } from './pieces/sine-sums'
import type { Node } from '../../reading/tree/node'
import { toTex, toText, type Fraction } from '../../maths'
import { TooLarge } from '../../maths/sum'
import { earns } from '../line'
import { worked } from '../solution'

/** An expression in the ratios of one angle that is k times another one for every angle. */
export interface RatioLetter {
  readonly expression: Node
  readonly target: Node
  /** In TeX. */
  readonly letter: string
}

/** k; null where there is none. */
export function factorOfTarget({ expression, target }: Pick<RatioLetter, 'expression' | 'target'>): Fraction | null {
  try {
    const [one, two] = [quotientOfSines(expression), quotientOfSines(target)]
    return one && two && multipleOf(one, two)
  } catch (error) {
    if (error instanceof TooLarge) return null
    throw error
  }
}

/** E.g. "If sin A/(1 + cos A) + (1 + cos A)/sin A = k cosec A, find k." */
export const ratioLetter = worked<RatioLetter>({
  id: 'ratio-equation-letter',
  archetype: 'trig-simplify',
  objection: (given) => (factorOfTarget(given) ? null : 'There is no such number for every angle.'),
  solve: (given) => {
    const k = factorOfTarget(given)
    if (!k) throw new Error('ratioLetter: no such number')
    const [left, right] = [ratioTex(given.expression), ratioTex(given.target)]
    const isOne = right === '1'
    return {
      lines: [
        `With all ratios in sine and cosine, and with $\\sin^2 + \\cos^2 = 1$: $${left} = ${toTex(k)}${isOne ? '' : `\\,${right}`}$`,
        earns(1, `Comparing with $${given.letter}${isOne ? '' : `\\,${right}`}$, $${given.letter} = ${toTex(k)}$.`),
      ],
      key: toText(k),
    }
  },
})
