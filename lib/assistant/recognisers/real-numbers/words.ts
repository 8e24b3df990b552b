import { phrase, type Phrase } from '../../question/phrase'
import type { Item } from '../../question/fact'
import type { Question } from '../../question/question'

/** Words about numbers and their prime factors that change nothing. */
export const primeMethod = [
  'number',
  'integers',
  'positive',
  'natural',
  'two',
  'three',
  'prime',
  'primes',
  'factorisation',
  'factors',
  'method',
  'using',
  'between',
  'no',
] as const

const more =
  / (?:number|primes|factors|factorisation|products) of (?:the |their )?(?:hcf|lcm) | prime (?!number |factors |factorisation )| (?:greatest|largest|least|smallest) prime (?:number|factors) /

/** Whether more is asked than the HCF or the LCM: "the prime factors of the HCF", "is it prime", "the smallest prime number that ...". */
export const asksMore = ({ words }: Question): boolean => more.test(` ${words.join(' ')} `)

/** The greatest or the least one, as pieces of a phrase. */
export const greatest = 'greatest|largest|biggest|highest|maximum'
export const least = 'least|smallest|lowest|minimum'
export const extreme = `${greatest}|${least}` as const

/** Whether a phrase that holds `extreme` asks for the greatest one. */
export const asksGreatest = ({ taken }: Pick<Phrase, 'taken'>): boolean =>
  taken.some((item) => item.kind === 'word' && greatest.split('|').includes(item.text))

/** Whether a question asks for more than one thing, as one in parts does when its parts are not taken apart. */
export const asksTwice = ({ words }: Question): boolean =>
  (` ${words.join(' ')} `.match(/ (?:how (?:many|much|long|far|high)|what|find|write) /g) ?? []).length > 1

/** "The ratio of the LCM to the HCF". */
export function ratioAsked(question: Question) {
  const found = phrase(question, 'ratio lcm hcf')
  if (found) return { ratio: 'LCM : HCF' as const, found }
  const other = phrase(question, 'ratio hcf lcm')
  return other && { ratio: 'HCF : LCM' as const, found: other }
}

/** What stands behind the last stop that has something behind it. */
export const lastSentence = (items: readonly Item[]): readonly Item[] =>
  items.slice(items.findLastIndex((item, at) => item.kind === 'mark' && item.text === '.' && at < items.length - 1) + 1)

/** "The size in inches" of feet. */
export const inTwoUnits = (question: Question): boolean =>
  question.words.includes('inches') &&
  (question.items.some((item) => item.kind === 'number' && item.unit === 'ft') ||
    question.words.some((word) => word === 'ft' || word === 'feet'))
