import { compare, fraction, sign, subtract, terminates, toDecimal, toTex, toText, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

/** AC and BD cross at O, and △AOB is similar to △COD, or to △DOC: angle BOC and angle OAB are known. */
export interface Given {
  readonly letters: readonly [a: string, b: string, c: string, d: string, o: string]
  readonly outer: Fraction
  readonly given: Fraction
  /** Whether A belongs to D. */
  readonly crosswise: boolean
}

const tex = (value: Fraction): string => `${terminates(value) ? toDecimal(value) : toTex(value)}^\\circ`
const text = (value: Fraction): string => (terminates(value) ? toDecimal(value) : toText(value))

/** E.g. "AC and BD cross at O, and △AOB ∼ △COD. ∠BOC = 118° and ∠OAB = 54°. Find ∠AOB, ∠OCD and ∠ODC." */
export const crossingAngles = worked<Given>({
  id: 'crossing-angles',
  archetype: 'tri-crossing-angles',
  objection: ({ letters: [A, B, C, , O], outer, given }) => {
    if (sign(given) <= 0 || compare(outer, fraction(180)) >= 0)
      return 'An angle between two lines is more than $0^\\circ$ and less than $180^\\circ$.'
    return compare(given, outer) >= 0
      ? `$\\angle ${B}${O}${C}$ is an exterior angle of $\\triangle ${A}${O}${B}$, so it must be larger than $\\angle ${O}${A}${B}$.`
      : null
  },
  solve: ({ letters, outer, given, crosswise }) => {
    const [A, B, C, D, O] = letters
    const [atO, third] = [subtract(fraction(180), outer), subtract(outer, given)]
    const [atC, atD] = crosswise ? [third, given] : [given, third]
    const [AOB, OCD, ODC, OAB, OBA] = [`${A}${O}${B}`, `${O}${C}${D}`, `${O}${D}${C}`, `${O}${A}${B}`, `${O}${B}${A}`]
    const [likeA, likeB] = crosswise ? [ODC, OCD] : [OCD, ODC]
    return {
      lines: [
        earns(1, says`Linear pair: ${chain(`\\angle ${AOB}`, `180^\\circ - ${tex(outer)}`, tex(atO))}`, 'linear pair'),
        earns(
          0.5,
          says`In $\\triangle ${A}${O}${B}$, ${chain(`\\angle ${OBA}`, `180^\\circ - ${tex(atO)} - ${tex(given)}`, tex(third))}`,
          'sum',
        ),
        earns(
          0.5,
          says`From the order of the letters, $${A}$ belongs to $${likeA.charAt(1)}$: ${chain(`\\angle ${likeA}`, `\\angle ${OAB}`, tex(given))}`,
          'letters',
        ),
        earns(0.5, says`In the same way, ${chain(`\\angle ${likeB}`, `\\angle ${OBA}`, tex(third))}`),
        earns(
          0.5,
          says`Hence ${chain(`\\angle ${AOB}`, tex(atO))}, ${chain(`\\angle ${OCD}`, tex(atC))} and ${chain(`\\angle ${ODC}`, tex(atD))}.`,
        ),
      ],
      key: `${AOB} = ${text(atO)}, ${OCD} = ${text(atC)}, ${ODC} = ${text(atD)}`,
    }
  },
})
