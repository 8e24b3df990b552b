import { inRatios, polynomial, areSame, unlessNone } from './pieces/ratio-sums'
import { eliminated, type Told } from './pieces/told-ratios'
import { proofOf } from './ratio-proof'
import { letterAt } from '../../letters'
import type { Node } from '../../reading/tree/node'
import { lineOf } from '../line'
import { worked } from '../solution'

/** An expression, and which of the options it is equal to by what is told. */
export interface RatioChosen {
  readonly told: readonly Told[]
  readonly asked: Node
  readonly options: readonly Node[]
}

/** The place of the only option that is equal; null where it is none or several, or where one cannot be judged. */
export function chosenOf({ told, asked, options }: RatioChosen): number | null {
  return unlessNone(() => {
    const known = eliminated(told)
    if (!known || known.relations.length > 0) return null
    const values = new Map(known.letters.map(({ letter, value }) => [letter, value]))
    const wanted = inRatios(asked, values)
    const all = options.map((option) => inRatios(option, values))
    if (!wanted) return null
    const fitting = all.flatMap((one, at) =>
      one && areSame(polynomial(wanted.value), polynomial(one.value)) ? [at] : [],
    )
    return all.includes(null) || fitting.length !== 1 ? null : (fitting[0] ?? null)
  })
}

/** E.g. "If sin θ = a/b, then cos θ is (a) ... (b) ..." */
export const ratioChosen = worked<RatioChosen>({
  id: 'ratio-chosen',
  archetype: 'trig-simplify',
  objection: (given) => (chosenOf(given) === null ? 'I do not find which option it is.' : null),
  solve: (given) => {
    const at = chosenOf(given)
    const option = at === null ? undefined : given.options[at]
    const lines = option && proofOf({ told: given.told, claims: [[given.asked, option]] })
    if (at === null || !lines) throw new Error('ratioChosen: no option')
    const letter = letterAt(at)
    const said = lines.map((step) =>
      lineOf(step)
        .text.replaceAll('LHS', 'The expression')
        .replaceAll('RHS', `option ${letter}`)
        .replace(/ Hence proved\.$/, ''),
    )
    return { lines: said, key: letter }
  },
})
