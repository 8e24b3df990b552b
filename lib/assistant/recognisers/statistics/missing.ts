import { toldBeside } from './beside'
import { groupedIn, measuresIn, type Grouped } from './grouped'
import type { Measure } from './of-table'
import type { Fact, Word } from '../../question/fact'
import { phrase, told } from '../../question/phrase'
import { factsOf, type Question } from '../../question/question'
import type { Fraction } from '../../../maths/fraction'

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
  const found = phrase(question, `${name} * is #m`, `${name} #m`, `${name} . #m`)
  const number = found?.taken.find((item) => item.kind === 'number')
  return found && number && !taken.includes(number) ? { value: found.numbers.m, taken: found.taken } : null
}

/** "Find x", "find the missing frequency", not "find the mode". */
const asksLetters = (question: Question): boolean =>
  phrase(
    question,
    'find|determine|calculate|what|value|get|obtain @x:letter',
    'find|determine|calculate|what * missing|unknown',
    'missing * nikalo|batao|find',
    '@x:letter nikalo|batao|find',
  ) !== null
