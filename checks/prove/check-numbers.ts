import type { Book } from './book'
import type { Claim } from './claims'
import { exact } from './exact'
import type { Assignment } from './identity'
import { holdsFor, type Link } from './link'
import { hasSign } from './node'
import { checked, skipped, wrong, type Verdict } from './verdict'
import { workedOut } from './worked-out'

/** A link between numbers must simply be true: exactly, where its sides are fractions. */
export function checkNumbers(book: Book, claim: Claim, link: Link): Verdict {
  const { left, relation, right } = link
  const signs = hasSign(left) || hasSign(right) ? ([1, -1] as const) : ([1] as const)
  const scope: Assignment = (name) => (name === 'pi' ? book.reckoning.pi : undefined)
  const values = [workedOut(left, { valueOf: scope }), workedOut(right, { valueOf: scope })]
  if (values.some((value) => !Number.isFinite(value)))
    return /not defined|\\sin 0|undefined/.test(book.problem.steps[claim.line] ?? '')
      ? skipped('not defined')
      : wrong('has no real value')
  const holds = signs.every((sign) => holdsFor(link, book.reckoning, scope, sign))
  if (!holds) return wrong(`is false: ${values.map((v) => Number(v.toPrecision(10))).join(' and ')}`)
  const fractions = [exact(left), exact(right)]
  const [p, q] = fractions
  if (relation === '=' && p && q && !p.equals(q)) return wrong('is not exact')
  return checked
}
