import { wholeOf } from './progression'
import { multiplesBetween as solution, type Given } from '../../../solutions/arithmetic-progressions/multiples-between'
import { phrase, told, type Phrase } from '../../question/phrase'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import { equals } from '../../../maths/fraction'
import { gcd } from '../../../maths/integer'

type Taken = Pick<Phrase, 'taken'> | null

export interface Range {
  readonly from: number
  readonly to: number
  readonly bounds: Given['bounds']
  readonly found: readonly Taken[]
  readonly lead?: string
}

/** "between 10 and 250", "greater than 18 and less than 99", "from 10 to 250", "two-digit numbers". */
export function rangeIn(question: Question): Range | null {
  const digits = phrase(question, '#k digit number|numbers|natural|integers')
  const k = digits && wholeOf(digits.numbers.k)
  if (digits && k !== null && k >= 1 && k <= 5)
    return { from: 10 ** (k - 1), to: 10 ** k - 1, bounds: 'counted', found: [digits] }
  const inside = phrase(
    question,
    'greater|more than #from less|smaller than #to',
    'greater|more than #from but less|smaller than #to',
  )
  const through = inside ? null : phrase(question, 'from #from to #to')
  const between = inside ?? through ?? phrase(question, 'between #from #to', '#from #to between')
  const from = between && wholeOf(between.numbers.from)
  const to = between && wholeOf(between.numbers.to)
  if (!between || from === null || to === null) return null
  const left = phrase(question, 'both left out', 'not count #from #to themselves', 'excluding both')
  const counted = left ? null : phrase(question, 'both included|inclusive|counted', 'inclusive')
  const repeated = left?.numbers.from && left.numbers.to ? left : null
  if (
    repeated &&
    !(equals(repeated.numbers.from, between.numbers.from) && equals(repeated.numbers.to, between.numbers.to))
  )
    return null
  const plain = !inside && !through && !left && !counted
  return {
    from,
    to,
    bounds: counted || (through && !left) ? 'counted' : 'left out',
    found: [between, left, counted],
    ...(plain && { lead: `Between $${from}$ and $${to}$: these two numbers themselves are left out.` }),
  }
}

/** "multiples of 6", "divisible by 6", "divisible by both 4 and 6". */
function divisorIn(question: Question): { readonly m: number; readonly found: Taken } | null {
  const both = phrase(question, 'divisible|multiples both #m #k')
  const found = both ?? phrase(question, 'divisible|multiple|multiples #m', '#m divisible|multiple|multiples')
  const m = found && wholeOf(found.numbers.m)
  const k = both ? wholeOf(both.numbers.k) : 1
  return found && m !== null && k !== null && m >= 1 && k >= 1 ? { m: lcm(m, k), found } : null
}

const lcm = (one: number, other: number): number => (one / gcd(one, other)) * other

function askedIn(question: Question): { readonly asked: Given['asked']; readonly found: Taken } | null {
  const sum = phrase(question, 'sum', 'add up', 'added')
  const both = sum && phrase(question, 'how many', 'total number', 'kitne', 'count')
  if (both) return null
  if (sum) return { asked: 'sum', found: sum }
  const count = phrase(
    question,
    'how many',
    'find number',
    'what is number',
    'total number',
    'kitne',
    'count',
    'number multiples',
  )
  return count && { asked: 'count', found: count }
}

/** "How many multiples of 4 lie between 10 and 250?" */
export const multiples = recogniser({
  id: 'multiples-in-a-range',
  solution,
  story: true,
  cues: ['multiples', 'multiple', 'divisible'],
  words: ['all', 'number', 'natural', 'positive', 'integers', 'whole', 'many', 'row', 'range', 'sum', 'added', 'add'],
  examples: [
    'How many multiples of 4 lie between 10 and 250?',
    'Find the sum of all multiples of 6 that are greater than 18 and less than 99.',
    'All integers between 9 and 88, both left out, that are divisible by 3 are added. What is the sum?',
    'how many two digit numbers are divisible by 3',
    'What do all the two-digit numbers that are divisible by both 2 and 7 add up to?',
    'how many 3 digit numbers are divisible by 7',
  ],
  refuses: [
    'How many two-digit numbers are not divisible by 3?',
    'How many two-digit numbers are divisible by 3 or 5?',
    'How many two-digit multiples of 3 leave the remainder 1 when divided by 4?',
    'How many two-digit odd numbers are divisible by 3?',
    'Find the sum of the first 40 multiples of 8',
    'How many multiples of 4 or 6 lie between 10 and 250?',
    'What is the largest two-digit number divisible by 7?',
    'How many two-digit numbers are divisible by 7, and what is their sum?',
  ],
  read: (question) => {
    const [range, divisor, asked] = [rangeIn(question), divisorIn(question), askedIn(question)]
    if (!range || !divisor || !asked) return null
    const { from, to, bounds, found, lead } = range
    return {
      given: { m: divisor.m, from, to, bounds, asked: asked.asked },
      ...told(question, ...found, divisor.found, asked.found),
      ...(lead !== undefined && { lead }),
    }
  },
  before: ({ asked }) => (asked === 'sum' ? 'Sum = ' : 'Number = '),
})
