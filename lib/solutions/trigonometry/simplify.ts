import { simplifyForms, type Outcome } from './pieces/simplify-forms'
import { letterAt } from '../../letters'
import { chain, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

/** An expression in ratios of one acute angle that comes to one ratio, or to 1. */
export interface SimplifyToRatio {
  /** The text of one of `pieces/simplify-forms`. */
  readonly form: string
  /** In TeX. */
  readonly angle: string
  /** What is offered to choose from; null where nothing is. */
  readonly options: readonly Outcome[] | null
}

export const outcomeTex = (outcome: Outcome, angle: string): string =>
  outcome === 'one' ? '1' : `\\${outcome} ${angle}`

const plain = (outcome: Outcome, angle: string): string =>
  outcome === 'one' ? '1' : `${outcome} ${angle.replace('\\theta', 'θ').replace('\\', '')}`

const formOf = ({ form }: SimplifyToRatio) => simplifyForms.find(({ tex }) => tex === form)

/** E.g. "Simplify (cosec A - cot A)(1 + cos A)." */
export const simplifyToRatio = worked<SimplifyToRatio>({
  id: 'simplify',
  archetype: 'trig-simplify',
  objection: (given) => {
    const form = formOf(given)
    if (!form) return 'I do not know this expression.'
    return given.options && given.options.filter((one) => one === form.outcome).length !== 1
      ? 'None of these options is what the expression comes to: look at them again.'
      : null
  },
  solve: (given) => {
    const form = formOf(given)
    if (!form) throw new Error(`simplify: ${given.form} is unknown`)
    const { angle, options } = given
    const withAngle = (text: string) => text.replaceAll('@', angle)
    const expression = withAngle(form.tex)
    const letter = options ? letterAt(options.indexOf(form.outcome)) : null
    const last = chain(expression, outcomeTex(form.outcome, angle))
    return {
      lines: [
        earns(0.5, says`${chain(expression, ...form.chain.map(withAngle))}`, 'rewritten'),
        earns(0.5, letter === null ? says`So ${last}.` : says`So ${last}: the correct option is (${letter}).`),
      ],
      key: letter ?? plain(form.outcome, angle),
    }
  },
})
