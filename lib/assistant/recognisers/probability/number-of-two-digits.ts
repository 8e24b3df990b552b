import { askedBehind, asksChance, chanceWords, mannersIn, withPieces } from './chance'
import { numberEventIn } from './number-event'
import { wholes } from './range'
import type { Item } from '../../question/fact'
import { phrase, told } from '../../question/phrase'
import { rational } from '../../question/polynomial'
import { factsOf, type Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import { isInteger, toNumber } from '../../../maths/fraction'
import { numberOfTwoDigits as solution } from '../../../solutions/probability/number-of-two-digits'
import type { DigitEvent } from '../../../solutions/probability/pieces/digit-event'

/** Whether a digit may come twice, where that is said. */
function againIn(question: Question): { readonly again: boolean; readonly taken: readonly Item[] } | null {
  const once = phrase(
    question,
    'no digit|digits|repetition',
    'without repetition|repeating|repeated|replacement',
    'without putting * back',
    'second * another one',
    'repetition|digit|digits not allowed|repeated|repeat|repeats',
    'not repeated|allowed|replaced',
  )
  const again = once
    ? null
    : phrase(
        question,
        'same ~key? may|can * twice|again',
        'after * put back',
        'with replacement|repetition',
        'digit|digits|repetition * may|can * repeated',
        'repetition|repeating * allowed',
      )
  const found = once ?? again
  return found && { again: again !== null, taken: found.taken }
}

function eventIn(rest: Question): { readonly event: DigitEvent; readonly taken: readonly Item[] } | null {
  const greater = phrase(rest, 'tens digit greater|more|larger|bigger than unit|units digit')
  if (greater) return { event: { kind: 'tens greater' }, taken: greater.taken }
  const differ = phrase(rest, 'two? digits|digit differ|differing|difference #n')
  if (differ && isInteger(differ.numbers.n))
    return { event: { kind: 'digits differ', by: toNumber(differ.numbers.n) }, taken: differ.taken }
  return numberEventIn(rest)
}

/** "A two-digit number is formed with the digits 1, 3, 4, 6, without repetition. Find the probability that it is divisible by 3." */
export const drawnTwoDigits = recogniser({
  id: 'number-of-two-drawn-digits',
  solution,
  story: true,
  cues: ['digit', 'digits'],
  words: [
    ...chanceWords,
    ...[
      'digit',
      'digits',
      'formed',
      'one',
      'card',
      'cards',
      'tens',
      'unit',
      'units',
      'two',
      'repeated',
      'same',
      'after',
      'second',
      'another',
    ],
  ],
  examples: [
    'A two-digit number is formed with the digits 1, 3, 4, 6; no digit is repeated. All such numbers are equally likely. Find the probability that the number is divisible by 3.',
    'two digit number is formed from digits 2,3,5,7 without repetition. probability that it is even',
    'digits 1, 2, 3, 4 se two digit number banaya, repetition allowed. find probability that number is prime',
  ],
  refuses: [
    'A two-digit number is formed with the digits 1, 3, 4, 6. Find the probability that the number is divisible by 3.',
    'A two-digit number is formed with the digits 1, 3, 4, 6 without repetition. Find the probability that the number is not divisible by 3.',
    'A three-digit number is formed with the digits 1, 3, 4, 6 without repetition. Find the probability that the number is divisible by 3.',
    'A two-digit number is formed with the digits 1, 3, 4, 6 without repetition. Find the probability that the sum of its digits is 7.',
  ],
  read: (question) => {
    const [list, ...more] = factsOf(question, 'list')
    const again = asksChance(question) ? againIn(question) : null
    const two = phrase(question, 'two digit', 'tens digit * units|unit digit', 'two keys')
    if (!list || list.open || more.length > 0 || !again || !two) return null
    const digits = wholes(...list.items.map(rational)).toSorted((a, b) => a - b)
    const found = eventIn(askedBehind(question))
    if (!found || digits.length < list.items.length || digits.includes(0)) return null
    const all = phrase(question, 'all equally likely')
    const other = phrase(question, 'one after other|another')
    return {
      given: { digits, again: again.again, event: found.event },
      ...told(question, { taken: withPieces(question, list) }, again, two, found, all, other, mannersIn(question)),
    }
  },
})
