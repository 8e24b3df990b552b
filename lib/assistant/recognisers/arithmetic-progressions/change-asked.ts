import { noun } from './growth'
import type { Asked } from '../../../solutions/arithmetic-progressions/even-change'
import type { Fact, Item } from '../../question/fact'
import { phrase, type Phrase } from '../../question/phrase'
import type { Question } from '../../question/question'
import { isInteger, toNumber, type Fraction } from '../../../maths/fraction'

interface Found {
  readonly asked: Asked
  /** What goes by between two amounts, 'week', or ''. */
  readonly period: string
  readonly taken: readonly Item[]
}

/** A phrase by any of the patterns, each of which holds some of the names. */
interface Held {
  readonly numbers: Readonly<Record<string, Fraction>>
  readonly units: Readonly<Record<string, string>>
  readonly nouns: Readonly<Record<string, string>>
  readonly facts: Readonly<Record<string, Fact>>
  readonly taken: readonly Item[]
}

const held = (found: Phrase | null): Held | null => found

const orNull = (found: Held | null, asked: (found: Held) => Asked | null): Found | null => {
  const wanted = found && asked(found)
  return found && wanted
    ? { asked: wanted, period: noun(found.nouns['p'] ?? found.units['n']), taken: found.taken }
    : null
}

const placeAt = (fact: Fact | undefined): number | null => (fact?.kind === 'ordinal' ? fact.n : null)
const countOf = (value: Fraction | undefined): number | null => (value && isInteger(value) ? toNumber(value) : null)

/** Before what is asked. */
const ask = 'many|much?'
const all = 'together|altogether|all'
const amount = 'number|amount|production'

/** "The yearly increase of the production", "the increase in the number of seats from row to row" */
const changeIn = (question: Question): Found | null =>
  orNull(
    held(phrase(question, 'increase|rise|decrease|fall number', 'increase|rise|decrease|fall', 'common difference')),
    () => ({ kind: 'change' }),
  )

/** "The production of the first year", "the number of seats in the 1st row" */
const firstIn = (question: Question): Found | null =>
  orNull(held(phrase(question, `${amount} first ~p`, `${ask} ~x first ~p`)), () => ({ kind: 'first' }))

/** "The total production in the first 7 years", "how many are the first 13 prizes together" */
const sumIn = (question: Question): Found | null => {
  const found = phrase(question, `total ${amount}? first #n ~p`, `${ask} first #n ~p ${all}`)
  const withUnit = phrase(question, `total ${amount}? first #n`, `${ask} first #n ${all}`)
  return orNull(held(found ?? withUnit), ({ numbers }) => {
    const n = countOf(numbers['n'])
    return n === null ? null : { kind: 'sum', n }
  })
}

/** "From the 11th to the 14th hour together" */
const blockIn = (question: Question): Found | null =>
  orNull(held(phrase(question, `${ask} @from:ordinal @to:ordinal ~p ${all}`)), ({ facts }) => {
    const [from, to] = [placeAt(facts['from']), placeAt(facts['to'])]
    return from !== null && to !== null ? { kind: 'block', from, to } : null
  })

/** "How many less in the 5th hour than in the first" */
const fromFirstIn = (question: Question): Found | null =>
  orNull(held(phrase(question, `${ask} less|fewer|more @n:ordinal ~p first`)), ({ facts }) => {
    const n = placeAt(facts['n'])
    return n === null ? null : { kind: 'from first', n }
  })

/** "In which hour does it bring up 250 litres? Give its number, counted from the first." */
const placeIn = (question: Question): Found | null => {
  const counted = phrase(question, 'number counted first') ?? phrase(question, '. give number')
  const found = held(phrase(question, 'which ~p #v'))
  return orNull(found && { ...found, taken: [...found.taken, ...(counted?.taken ?? [])] }, ({ numbers }) => {
    const value = numbers['v']
    return value ? { kind: 'place', value } : null
  })
}

/** "How much in the 7th hour", "the production in the 10th year" */
const termIn = (question: Question): Found | null =>
  orNull(held(phrase(question, `${ask} @n:ordinal ~p`, `${amount} @n:ordinal ~p`)), ({ facts }) => {
    const n = placeAt(facts['n'])
    if (n === null) return null
    return n === 1 ? { kind: 'first' } : { kind: 'term', n }
  })

const ways = [blockIn, fromFirstIn, sumIn, placeIn, termIn, changeIn, firstIn]

/** What is asked of amounts that change evenly, behind what is told of them. */
export function changeAsked(question: Question): Found | null {
  for (const way of ways) {
    const found = way(question)
    if (found) return found
  }
  return null
}
