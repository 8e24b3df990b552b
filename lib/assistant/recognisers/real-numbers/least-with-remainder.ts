import { areLess, isDividing, runsIn, wordsIn } from './divided-rows'
import { greatest, least } from './words'
import { leastWithRemainder as solution, type Given } from '../../../solutions/real-numbers/least-with-remainder'
import { phrase, told } from '../../question/phrase'
import type { Question } from '../../question/question'
import { equals } from '../../../maths/fraction'
import { recogniser } from '../../recogniser'

const divided = 'divided &l leaves|leave|leaving|gives remainder|remainders #r each|every? case|time?'

const isLeast = new RegExp(`^(?:${least})$`)
const isLeft = /^(?:remainders?|left|over|remaining|leaves?|leaving)$/
const isDivided = /^(?:divid(?:es?|ing|ed)|division)$/
const isMore = /^(?:more|greater|not|other|than|itself)$/

/** The divisors in a row and what is left of all of them, wherever it stands; named again, it is what the number is more than. */
function rowIn(question: Question) {
  const runs = runsIn(question) ?? []
  const [row, ...others] = runs.filter(({ values }) => values.length > 1)
  const singles = runs.flatMap(({ values, items }) => (values.length === 1 ? items : []))
  const [left] = singles
  if (!row || !left || others.length > 0 || !singles.every(({ value }) => equals(value, left.value))) return null
  const isAsked = [isLeast, isLeft, isDivided].every((form) => question.words.some((word) => form.test(word)))
  const isOfAll = areLess(
    row.values.map(() => left.value),
    row.values,
  )
  if (!isAsked || !isOfAll || !isDividing(question, row)) return null
  const more = singles.length > 1 ? wordsIn(question, isMore) : []
  const said = [isLeast, isLeft, isDivided].flatMap((form) => wordsIn(question, form))
  return { row, left, taken: { taken: [...row.items, ...singles, ...said, ...more] } }
}

/** "The least number which, when divided by 8, 12 and 15, leaves the remainder 3", or so many left over in a story. */
export const leastWithRemainder = recogniser<Given>({
  id: 'least-number-with-remainder',
  solution,
  story: true,
  cues: ['remainder', 'remainders', 'left', 'over', 'remaining'],
  words: [
    'number',
    'each',
    'every',
    'case',
    'same',
    'always',
    'natural',
    'positive',
    'exactly',
    'possible',
    'left',
    'over',
    'whether',
  ],
  examples: [
    'Find the least number greater than 40 which, when divided by 30, 35 and 40, leaves the remainder 19 in each case.',
    'smallest no which when divided by 6, 15, 18 leaves remainder 5 in each case',
    'What is the smallest number which, when divided by 35, 56 and 91 leaves remainders of 7 in each case?',
    'When the students of a school stand in rows of 9, 12 or 16, exactly 4 students are left over each time, and at least one row is full. What is the least possible number of students?',
    'on division by 35, 56 and 91 remainder is 7 every time, which is the smallest such number?',
    'Some oranges are to be packed. Whether they are packed in boxes of 21, 27 or 36, exactly 18 oranges are left over each time, and at least one box is filled. What is the least possible number of oranges?',
  ],
  refuses: [
    'Find the least number which, when divided by 30, 35 and 40, leaves the remainders 19, 24 and 29 respectively.',
    'Find the greatest number which, when divided by 30, 35 and 40, leaves the remainder 19 in each case.',
    'Find the least number of four digits which, when divided by 30, 35 and 40, leaves the remainder 19 in each case.',
    'Find the least number divisible by 7 which, when divided by 30, 35 and 40, leaves the remainder 19 in each case.',
    'Students stand in rows of 9, 12 or 16, exactly 4 students are left over each time. What is the least possible number of rows?',
    'Students stand in rows of 9, 12 or 16, and 4 students more are needed each time. What is the least possible number of students? none left over',
  ],
  read: (question) => {
    if (phrase(question, greatest)) return null
    const above = phrase(question, `${least} number greater|more|larger #above * ${divided}`)
    const plain =
      phrase(question, `${least} number ${divided}`) ??
      phrase(question, `${least} number leaves|leaving remainder|remainders #r * divided &l`)
    const bare = above ?? plain
    if (bare)
      return {
        given: {
          divisors: bare.rows.l,
          remainder: bare.numbers.r,
          above: above?.numbers.above ?? null,
        },
        ...told(question, bare),
      }
    const found = rowIn(question)
    if (found)
      return {
        given: { divisors: found.row.values, remainder: found.left.value, above: null },
        ...told(question, found.taken),
      }
    const left = phrase(question, '&l * #r ~thing left|remain|over')
    const asked = phrase(question, `${least} possible? number ~thing`)
    // "at least one row is full"
    const full = phrase(question, 'least one ~group full|filled')
    if (!left || !asked || asked.nouns.thing !== left.nouns.thing) return null
    if (full && full.nouns.group === left.nouns.thing) return null
    return {
      given: { divisors: left.rows.l, remainder: left.numbers.r, above: null },
      ...told(question, left, asked, full),
    }
  },
})
