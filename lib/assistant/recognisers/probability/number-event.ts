import type { Item } from '../../question/fact'
import { phrase } from '../../question/phrase'
import type { Question } from '../../question/question'
import { isInteger, toNumber, type Fraction } from '../../../maths/fraction'
import type { NumberEvent } from '../../../solutions/probability/pieces/number-event'

export interface EventIn {
  readonly event: NumberEvent
  readonly taken: readonly Item[]
}

const plain = [
  ['even prime', 'even prime'],
  ['odd prime', 'odd prime'],
  ['perfect? square', 'perfect square'],
  ['perfect? cube', 'perfect cube'],
  ['prime', 'prime'],
  ['composite', 'composite'],
  ['odd', 'odd'],
  ['even', 'even'],
] as const

const withNumber = [
  ['prime less|smaller than #n', 'prime below'],
  ['not less|smaller than #n', 'not less than'],
  ['not greater|more|larger|bigger than #n', 'not greater than'],
  ['greater|more|larger|bigger than #n', 'greater than'],
  ['less|smaller than #n', 'less than'],
  ['least|atleast #n', 'at least'],
  ['most|maximum #n', 'at most'],
  ['multiple|multiples #n', 'multiple of'],
  ['divisible #n', 'divisible by'],
  ['factor|factors|divisor #n', 'factor of'],
] as const

const whole = (value: Fraction): number | null => (isInteger(value) ? toNumber(value) : null)

/** What is asked of a number that comes up: "a prime number", "greater than 4", "a 5 or a 6". `rest`: without the words of the experiment. */
export function numberEventIn(rest: Question): EventIn | null {
  for (const [pattern, kind] of withNumber) {
    const found = phrase(rest, pattern)
    const number = found && whole(found.numbers.n)
    if (found && number !== null) return { event: { kind, number }, taken: found.taken }
  }
  for (const [pattern, kind] of plain) {
    const found = phrase(rest, pattern)
    if (found) return { event: { kind }, taken: found.taken }
  }
  return numbersNamed(rest)
}

/** "between 2 and 6", "5 or 6", "4" */
function numbersNamed(rest: Question): EventIn | null {
  const between = phrase(rest, 'between #a #b')
  const [from, to] = between ? [whole(between.numbers.a), whole(between.numbers.b)] : []
  if (between && from != null && to != null) return { event: { kind: 'between', from, to }, taken: between.taken }
  const either = phrase(rest, 'either #a or #b', '#a or #b')
  const [a, b] = either ? [whole(either.numbers.a), whole(either.numbers.b)] : []
  if (either && a != null && b != null) return { event: { kind: 'either', numbers: [a, b] }, taken: either.taken }
  const one = phrase(rest, 'same? equal|exactly? #n')
  const number = one && whole(one.numbers.n)
  return one && number !== null ? { event: { kind: 'equal to', number }, taken: one.taken } : null
}
