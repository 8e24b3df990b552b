import { termOf } from './progression'
import { twoTerms } from '../../../solutions/arithmetic-progressions/two-terms'
import { fraction } from '../../../maths'
import type { Step } from '../../template'

/** An AP of which the terms at two places are told. */
export interface TwoKnownTerms {
  readonly a: number
  readonly d: number
  readonly p: number
  readonly q: number
}

/** From the two terms to a and d: two marks. */
export const linesToTheAp = ({ a, d, p, q }: TwoKnownTerms): readonly Step[] =>
  twoTerms.solve({ p, first: fraction(termOf(a, d, p)), q, second: fraction(termOf(a, d, q)) }).lines.slice(0, -1)

/** By steps alone: the AP through the two terms, as it runs from the first place on. */
export function termsThrough({ p, q }: TwoKnownTerms, first: number, second: number, count: number): readonly number[] {
  const step = (second - first) / (q - p)
  return Array.from({ length: count }, (_, index) => first + (index + 1 - p) * step)
}
