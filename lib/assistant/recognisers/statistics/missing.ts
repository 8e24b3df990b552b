import { toldBeside } from './beside'
import { groupedIn, measuresIn, type Grouped } from './grouped'
import type { Measure } from './of-table'
import type { Fact, Item, Word } from '../../question/fact'
import { phrase, told } from '../../question/phrase'
import { factsOf, type Question } from '../../question/question'
import { isInteger, toNumber, type Fraction } from '../../../maths/fraction'

/** A table with letters for frequencies, and a measure of it. */
export interface Missing extends Grouped {
  readonly letters: readonly string[]
  readonly value: Fraction
  readonly used: readonly Fact[]
  readonly said: readonly Word[]
}

/** The table, the measure that is told, and the letters; null where something else is asked of it. */
export function missingIn(question: Question, measure: Measure): Missing | null {
  const grouped = groupedIn(question)
  const value = grouped && measureTold(question, measure, grouped)
  if (!grouped || !value || measuresIn(question).join() !== measure) return null
  const letters = grouped.frequencies.filter((f) => typeof f === 'string')
  if (new Set(letters).size < letters.length || !asksLetters(question)) return null
  const again = factsOf(question, 'letter').filter(({ name }) => letters.includes(name))
  const { used, said } = told(question, grouped, { taken: [...value.taken, ...again] })
  return { ...grouped, letters, value: value.value, used: [...used, ...toldBeside(question, grouped)], said }
}

/** "mean is 16", "mean age of the patients is 29.2 years", "mean = 16" */
function measureTold(question: Question, measure: Measure, { taken }: Grouped) {
  const name = measure === 'mode' ? 'mode|modal' : measure
  // "the mean of 20 students is 42"
  const all = phrase(question, `${name} * of #n * is #m`)
  if (all) return { value: all.numbers.m, taken: all.taken.filter((item, at) => !isFirstNumber(all.taken, at)) }
  const found = phrase(question, `${name} * is #m`, `${name} #m`, `${name} . #m`)
  const number = found?.taken.find((item) => item.kind === 'number')
  const before = number && question.apart[question.apart.indexOf(number) - 1]
  if (before?.kind === 'word' && before.text === 'of') return null
  return found && number && !taken.includes(number) ? { value: found.numbers.m, taken: found.taken } : null
}

const isFirstNumber = (items: readonly Item[], at: number): boolean =>
  items.findIndex(({ kind }) => kind === 'number') === at

/** "Find x", "find the missing frequency", not "find the mode". */
export const asksLetters = (question: Question): boolean =>
  phrase(
    question,
    'find|determine|calculate|compute|evaluate|what|value|get|obtain @x:letter',
    'find|determine|calculate|compute|evaluate|what * missing|unknown',
    'missing * nikalo|batao|find|both',
    '@x:letter kitna|kitni|kitne|kya',
    'number|numbers * place @x:letter',
    'how big * @x:letter',
    'then|to @x:letter kya?',
    '@x:letter nikalo|nikale|nikalna|batao|find',
  ) !== null || endsInLetter(question)

/** "k = ?", at the end. */
function endsInLetter({ apart }: Question): boolean {
  const at = apart.findLastIndex(({ kind }) => kind !== 'mark')
  const before = apart[at - 1]
  return apart[at]?.kind === 'letter' && (before?.kind === 'mark' ? before.text === '.' : before?.kind === 'word')
}

/** The table of one unknown frequency. */
export function oneMissing({ from, width, frequencies, letters }: Missing) {
  const [letter, ...more] = letters
  if (letter === undefined || more.length > 0) return null
  return { from, width, frequencies: numbersOf(frequencies), letter }
}

/** The table of two unknown frequencies with the total, which is the only other number. */
export function twoMissing(question: Question, found: Missing) {
  const [one, two, ...more] = found.letters
  const left = factsOf(question, 'number').filter((fact) => !found.used.includes(fact))
  const [total, ...others] = left
  if (!one || !two || !total || more.length + others.length > 0 || total.unit !== '' || !isInteger(total.value))
    return null
  // one of the two is asked for alone
  const [first, second] = [one, two].map((letter) => factsOf(question, 'letter').filter(({ name }) => name === letter))
  if (first?.length !== second?.length) return null
  const { from, width, frequencies } = found
  const letters = [one, two] as const
  return { given: { from, width, frequencies: numbersOf(frequencies), letters, total: toNumber(total.value) }, total }
}

const numbersOf = (frequencies: Missing['frequencies']): readonly (number | null)[] =>
  frequencies.map((f) => (typeof f === 'number' ? f : null))

/** How the classes are made, as a lead. */
export const leadOf = ({ lead }: Missing) => (lead.length > 0 ? { lead: lead.join('\n') } : {})
