import { without } from './chance'
import { numberEventIn } from './number-event'
import type { Item } from '../../question/fact'
import { phrase } from '../../question/phrase'
import type { Question } from '../../question/question'
import { isInteger, toNumber } from '../../../maths/fraction'
import type { NumberEvent } from '../../../solutions/probability/pieces/number-event'
import type { PairEvent } from '../../../solutions/probability/pieces/pair-event'

export interface PairEventIn {
  readonly event: PairEvent
  readonly taken: readonly Item[]
}

const said = [
  ['doublet even|odd|prime', 'doublet'],
  ['doublets even|odd|prime', 'doublet'],
  ['first greater|more|larger|bigger than second', 'first greater'],
  ['second greater|more|larger|bigger than first', 'second greater'],
  ['first less|smaller than second', 'second greater'],
  ['second less|smaller than first', 'first greater'],
  ['not doublet|doublets', 'different'],
  ['not same', 'different'],
  ['not equal', 'different'],
  ['same number doublet|doublets', 'same'],
  ['same doublet|doublets', 'same'],
  ['doublet|doublets same number?', 'same'],
  ['doublet|doublets', 'same'],
  ['same number', 'same'],
  ['number same|equal', 'same'],
  ['different', 'different'],
] as const

const often = [
  ['#n * least|atleast once|one', 'once'],
  ['least|atleast one #n', 'once'],
  ['#n not * either time', 'never'],
  ['#n not * either|any die|dice|them?', 'never'],
  ['neither #n', 'never'],
  ['#n not * up all?', 'never'],
  ['not #n either|any time|die|dice', 'never'],
] as const

const isBounded = (event: NumberEvent): boolean =>
  /^(?:odd|even|prime|equal to|greater than|less than|not less than|not greater than|at least|at most)$/.test(
    event.kind,
  )

/** "neither of the numbers is greater than 3" */
function neitherIn(rest: Question): PairEventIn | null {
  const found = phrase(rest, 'neither number greater|more|larger|bigger than #n', 'none number greater|more than #n')
  return found && isInteger(found.numbers.n)
    ? {
        event: { kind: 'both', of: { kind: 'not greater than', number: toNumber(found.numbers.n) } },
        taken: found.taken,
      }
    : null
}

/** What is asked of two numbers: "the product is 12", "a doublet", "both are odd", "5 comes up at least once". */
export function pairEventIn(rest: Question): PairEventIn | null {
  for (const [pattern, kind] of often) {
    const found = phrase(rest, pattern)
    if (found && isInteger(found.numbers.n))
      return { event: { kind, number: toNumber(found.numbers.n) }, taken: found.taken }
  }
  for (const [pattern, kind] of said) {
    const found = phrase(rest, pattern)
    if (found && kind !== 'doublet') return { event: { kind }, taken: found.taken }
    const of = found && numberEventIn(rest)
    if (found && of) return { event: { kind: 'doublet', of: of.event }, taken: [...found.taken, ...of.taken] }
  }
  return neitherIn(rest) ?? ofOne(rest)
}

function ofOne(rest: Question): PairEventIn | null {
  const [product, difference] = [phrase(rest, 'product'), phrase(rest, 'difference', 'differ|differs')]
  const both = phrase(rest, 'both', 'each')
  const named = product ?? difference ?? both
  if (!named || (product && difference)) return null
  const kind = product ? 'product' : difference ? 'difference' : 'both'
  const two = phrase(rest, 'two number|numbers')
  const of = numberEventIn(without(rest, two, named))
  if (!of || (kind === 'difference' && !isBounded(of.event))) return null
  return { event: { kind, of: of.event }, taken: [...named.taken, ...(two?.taken ?? []), ...of.taken] }
}
