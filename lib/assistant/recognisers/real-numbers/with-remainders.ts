import { areLess, isDividing, runsIn, wordsIn } from './divided-rows'
import { greatest, least } from './words'
import { withRemainders as solution, type Given } from '../../../solutions/real-numbers/with-remainders'
import { phrase, told } from '../../question/phrase'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'

const divides = `${greatest} number * divides|divide|dividing` as const
const after = 'remainder|remainders' as const

/** "139 pencils, 352 notebooks and 389 erasers ... left over are 4, 1 and 11." */
function shared(question: Question) {
  const asked = phrase(question, `${greatest} possible? number ~who`)
  const left = phrase(question, 'left over &r') ?? phrase(question, 'remaining|remain|left * &r')
  const three = phrase(question, '#a ~x #b ~y #c ~z')
  const goods = three ?? phrase(question, '#a ~x #b ~y')
  if (!asked || !left || !goods || !phrase(question, 'shared|distributed|divided * equally')) return null
  if (Object.values(goods.nouns).includes(asked.nouns.who)) return null
  return { asked, left, goods, numbers: Object.values(goods.numbers) }
}

const isGreatest = new RegExp(`^(?:${greatest})$`)
const isLeast = new RegExp(`^(?:${least})$`)
const isLeft = /^(?:remainders?|left|remaining|leaves?|leaving)$/
const isDivided = /^(?:divid(?:es?|ing|ed)|division)$/

/** Two rows as long as each other, wherever they stand; the lesser numbers are left. */
function rowsIn(question: Question) {
  const [first, second, ...more] = runsIn(question) ?? []
  if (!first || !second || more.length > 0 || first.values.length < 2) return null
  const [numbers, left] = areLess(second.values, first.values) ? [first, second] : [second, first]
  const isAsked =
    question.words.some((word) => isGreatest.test(word)) &&
    question.words.some((word) => isLeft.test(word)) &&
    question.words.some((word) => isDivided.test(word)) &&
    !question.words.some((word) => isLeast.test(word))
  if (!isAsked || !areLess(left.values, numbers.values) || isDividing(question, numbers)) return null
  const said = wordsIn(question, new RegExp(`${isGreatest.source}|${isLeft.source}|${isDivided.source}`))
  return { numbers, left, taken: { taken: [...numbers.items, ...left.items, ...said] } }
}

export const withRemainders = recogniser<Given>({
  id: 'greatest-divisor-with-remainders',
  solution,
  story: true,
  cues: ['remainder', 'remainders', 'left', 'remaining'],
  words: [
    ...['number', 'respectively', 'each', 'case', 'same', 'equally', 'divided', 'possible', 'left', 'over'],
    ...['every', 'class', 'natural', 'positive', 'such'],
  ],
  examples: [
    'sabse badi sankhya batao jo 453 aur 836 ko divide kare to remainder 5 aur 4 bache',
    'Find the largest number which divides 255, 354 and 556, leaving remainders 5, 4 and 6 respectively.',
    'When 109 and 200 are divided by a certain number, the remainders are 1 and 11 respectively. Find the greatest such number.',
    'A school has 139 pencils, 352 notebooks and 389 erasers. When they are shared out equally among the students of a class, the numbers of articles left over are 4, 1 and 11 respectively. Find the greatest possible number of students.',
    '398, 437 and 5425 leave remainders 7, 12 and 8 resp. largest number that divides them?',
  ],
  refuses: [
    'Find the smallest number which divides 255 and 354, leaving remainders 5 and 4 respectively.',
    'Find the largest number which divides 255 and 354, leaving the same remainder.',
    'Find the number of digits of the largest number which divides 255 and 354, leaving remainders 5 and 4 respectively.',
    'Find the largest number which when divided by 255 and 354 leaves remainders 5 and 4 respectively.',
    'A school has 132 pencils and 201 notebooks. When they are shared out equally among the students, 6 and 5 are left over respectively. Find the greatest possible number of pencils.',
  ],
  read: (question) => {
    const several = phrase(
      question,
      `${divides} &l * remainder|remainders &r remaining|left`,
      `${divides} &l * remainder|remainders &r`,
    )
    const one = phrase(question, `${divides} &l * remainder #r`)
    if (one && !several)
      return { given: { numbers: one.rows.l, remainders: one.rows.l.map(() => one.numbers.r) }, ...told(question, one) }
    const each =
      several ??
      phrase(question, `${divides} &l * ${after} &r`) ??
      phrase(question, `${greatest} number * jisse|jis|which|jo &l divide|divided|bhag * &r ${after}`) ??
      phrase(question, `${greatest} number * jisse|jis|which|jo &l divide|divided|bhag * ${after} &r`) ??
      phrase(question, `&l divided * ${after} &r respectively? . ${greatest} such? number`)
    if (each) return { given: { numbers: each.rows.l, remainders: each.rows.r }, ...told(question, each) }
    const rows = rowsIn(question)
    if (rows)
      return {
        given: { numbers: rows.numbers.values, remainders: rows.left.values },
        ...told(question, rows.taken),
      }
    const story = shared(question)
    return story
      ? {
          given: { numbers: story.numbers, remainders: story.left.rows.r },
          ...told(question, story.asked, story.left, story.goods),
        }
      : null
  },
})
