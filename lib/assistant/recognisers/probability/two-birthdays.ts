import { asksChance, chanceWords, mannersIn } from './chance'
import type { Item } from '../../question/fact'
import { phrase, told } from '../../question/phrase'
import type { Question } from '../../question/question'
import { toNumber } from '../../../maths/fraction'
import { recogniser } from '../../recogniser'
import { twoBirthdays as solution, type TwoBirthdays } from '../../../solutions/probability/two-birthdays'

interface Asked {
  readonly given: TwoBirthdays
  readonly taken: readonly Item[]
}

const what = {
  365: 'birthday|birthdays',
  7: 'day|days week',
  12: 'month|months',
} as const

/** "the same birthday", "different days of the week" */
function askedIn(question: Question): Asked | null {
  const all = ([365, 7, 12] as const).flatMap((count) =>
    (['same', 'different'] as const).flatMap((asked) => {
      const found = phrase(
        question,
        `${asked} ${what[count]}`,
        ...(count === 365 ? [`birthday|birthdays ${asked} day|din|date?`, `birthday|birthdays ${asked}`] : []),
      )
      return found ? [{ given: { count, asked }, taken: found.taken }] : []
    }),
  )
  // where both are asked, one of them would be half an answer
  const isEach = question.words.includes('same') && question.words.some((word) => /^(?:different|alag)$/.test(word))
  return all.length === 1 && !isEach ? (all[0] ?? null) : null
}

/** "Savita and Hamida are friends. What is the probability that both have the same birthday, ignoring a leap year?" */
export const birthdaysOfTwo = recogniser({
  id: 'birthdays-of-two',
  solution,
  story: true,
  cues: ['birthday', 'birthdays', 'born'],
  words: [...chanceWords, 'both', 'two', 'class'],
  examples: [
    'Savita and Hamida are friends. What is the probability that both have the same birthday, ignoring a leap year?',
    'two friends dono ka different birthday hone ki probability nikalo, ignore leap year',
    'ravi and sohan are friends. find probability that both were born on the same day of the week',
    'Find the probability that two students were born in different months, all the months being equally likely.',
  ],
  refuses: [
    'Three friends are in a class. What is the probability that all have the same birthday?',
    'The probability that two students do not have the same birthday is 0.992. What is the probability that both have the same birthday?',
    'Savita and Hamida are friends. What is the probability that both have the same birthday in a leap year?',
    'Savita and Hamida are friends. What is the probability that both were born on a Sunday?',
    'What is the probability that two friends have the same birthday, and that they have different ones?',
  ],
  read: (question) => {
    const asked = asksChance(question) ? askedIn(question) : null
    const two = phrase(question, 'both', 'two', '~a and ~b are? friends|classmates|neighbours|twins')
    if (!asked || !two) return null
    const leap = phrase(
      question,
      'ignoring|ignore|neglecting|excluding leap year|years',
      'not leap year',
      'non leap year',
      'leap year ignore|ignored|ignoring',
      'year #y non|not leap year?',
      'year #y',
      '#y non|not leap year?',
      'non|not leap',
    )
    const year = leap?.taken.find((item) => item.kind === 'number')
    if (year?.kind === 'number' && toNumber(year.value) % 4 === 0) return null
    const likely = phrase(question, 'all days|months week? equally likely')
    return { given: asked.given, ...told(question, asked, two, leap, likely, mannersIn(question)) }
  },
})
