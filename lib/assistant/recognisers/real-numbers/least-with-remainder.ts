import { greatest, least } from './words'
import { leastWithRemainder as solution, type Given } from '../../../solutions/real-numbers/least-with-remainder'
import { phrase, told } from '../../question/phrase'
import { recogniser } from '../../recogniser'

const divided = 'divided &l leaves|leave|leaving|gives remainder|remainders #r each|every? case|time?'

/** "The least number which, when divided by 8, 12 and 15, leaves the remainder 3", or so many left over in a story. */
export const leastWithRemainder = recogniser<Given>({
  id: 'least-number-with-remainder',
  solution,
  story: true,
  cues: ['remainder', 'remainders', 'left', 'over'],
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
