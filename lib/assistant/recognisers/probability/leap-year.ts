import { asksChance, chanceWords } from './chance'
import { phrase, told } from '../../question/phrase'
import { recogniser } from '../../recogniser'
import { equals, fraction } from '../../../maths/fraction'
import { days, leapYear as solution, twoDaysInYear } from '../../../solutions/probability/leap-year'

const names = days.map((day) => day.toLowerCase())

/** "Find the probability that a leap year selected at random has 53 Sundays." */
export const daysInYear = recogniser({
  id: 'days-in-a-year',
  solution,
  story: true,
  cues: ['year'],
  words: [...chanceWords, 'leap'],
  examples: [
    'Find the probability that a leap year selected at random has 53 Sundays.',
    'whats the probability that a non leap year has 53 mondays',
    'An ordinary year is chosen at random. What is the probability that it contains only 52 Fridays?',
    'leap year me 53 sunday hone ki probability',
  ],
  refuses: [
    'Find the probability that a leap year has 53 Sundays or 53 Mondays.',
    'Find the probability that a leap year has 53 Sundays and 53 Mondays.',
    'Find the probability that a leap year does not have 53 Sundays.',
    'Find the probability that a year has 53 Sundays.',
    'Find the probability that the month of June of a leap year has 5 Sundays.',
  ],
  read: (question) => {
    const { words } = question
    const ordinary = phrase(question, 'ordinary|normal|common non leap', 'non|not leap', 'ordinary|normal|common')
    const [day, ...more] = question.apart.filter(
      (item) => item.kind === 'word' && names.includes(item.text.replace(/s$/, '')),
    )
    const number = question.facts.find((fact) => fact.kind === 'number')
    if (!asksChance(question) || !day || more.length > 0 || number?.kind !== 'number') return null
    // two kinds of years are two questions
    if (words.filter((word) => /^years?$/.test(word)).length > 1) return null
    const only = phrase(question, 'only|exactly #n')
    const isMore = equals(number.value, fraction(53))
    const isLess = equals(number.value, fraction(52)) && only !== null
    const isLeap = words.includes('leap') && !ordinary
    if (isMore === isLess || day.kind !== 'word' || isLeap === (ordinary !== null)) return null
    return {
      given: {
        leap: isLeap,
        day: names.indexOf(day.text.replace(/s$/, '')),
        count: isMore ? (53 as const) : (52 as const),
      },
      ...told(question, ordinary, only, { taken: [number] }),
    }
  },
})

/** "What is the probability that a leap year has 53 Sundays and 53 Mondays?" */
export const twoDaysOfYear = recogniser({
  id: 'two-days-in-a-year',
  solution: twoDaysInYear,
  story: true,
  cues: ['year'],
  words: [...chanceWords, 'leap'],
  examples: [
    'What is the probability that a leap year has 53 Tuesdays and 53 Mondays?',
    'leap year me 53 sundays or 53 mondays hone ki probability',
  ],
  refuses: [
    'What is the probability that a non-leap year has 53 Tuesdays and 53 Mondays?',
    'What is the probability that a leap year has 53 Tuesdays and 52 Mondays?',
    'What is the probability that a leap year has 53 Tuesdays but not 53 Mondays?',
  ],
  read: (question) => {
    const { words, apart } = question
    const named = apart.filter((item) => item.kind === 'word' && names.includes(item.text.replace(/s$/, '')))
    const [one, two, ...more] = named
    const numbers = question.facts.filter((fact) => fact.kind === 'number')
    if (!asksChance(question) || !words.includes('leap') || more.length > 0) return null
    if (
      one?.kind !== 'word' ||
      two?.kind !== 'word' ||
      words.some((word) => /^(?:non|not|ordinary|only|but)$/.test(word))
    )
      return null
    if (numbers.length === 0 || !numbers.every(({ value }) => equals(value, fraction(53)))) return null
    const between = apart.slice(apart.indexOf(one) + 1, apart.indexOf(two))
    const joins = between.flatMap((item) =>
      item.kind === 'word' && /^(?:and|or|aur|ya)$/.test(item.text) ? [item] : [],
    )
    const [join, ...others] = joins
    if (join?.kind !== 'word' || others.length > 0) return null
    const at = (day: string) => names.indexOf(day.replace(/s$/, ''))
    return {
      given: {
        first: at(one.text),
        second: at(two.text),
        join: /^(?:or|ya)$/.test(join.text) ? ('or' as const) : ('and' as const),
      },
      ...told(question, { taken: [...numbers, join] }),
    }
  },
})
