import { asksChance, chanceWords, mannersIn, without } from './chance'
import { numberEventIn } from './number-event'
import { rangeIn, wholes } from './range'
import type { Item } from '../../question/fact'
import { phrase, told, type Phrase } from '../../question/phrase'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import { numbered as solution } from '../../../solutions/probability/numbered'
import type { NumberEvent } from '../../../solutions/probability/pieces/number-event'
import type { NumberedAsk } from '../../../solutions/probability/pieces/numbered-ask'

interface Asked {
  readonly ask: NumberedAsk
  readonly taken: readonly Item[]
}

type Pair = Pick<Phrase<'#a #b'>, 'numbers' | 'taken'>

function pairIn(found: Pair | null, kind: 'either' | 'both'): Asked | null {
  const [a, b] = found ? wholes(found.numbers.a, found.numbers.b) : []
  return found && a !== undefined && b !== undefined ? { ask: { kind, a, b }, taken: found.taken } : null
}

function askIn(rest: Question): Asked | null {
  const either = phrase(
    rest,
    'multiple|divisible #a or multiple|divisible #b',
    'multiple|divisible|multiples either? #a or #b',
  )
  const both = phrase(rest, 'multiple|divisible|multiples both? #a and #b')
  const not = phrase(rest, 'not multiple|divisible #a')
  const [a] = not ? wholes(not.numbers.a) : []
  const digits = phrase(rest, 'two digit', '2 digit', '#n digit')
  const pair = pairIn(either, 'either') ?? pairIn(both, 'both')
  if (pair) return pair
  if (not && a !== undefined) return { ask: { kind: 'not', a }, taken: not.taken }
  if (digits) return isTwo(digits.taken) ? { ask: { kind: 'two-digit' }, taken: digits.taken } : null
  const found = numberEventIn(rest)
  if (!found) return null
  return { ask: askOf(found.event), taken: found.taken }
}

function askOf(event: NumberEvent): NumberedAsk {
  if (event.kind === 'perfect square') return { kind: 'square' }
  if (event.kind === 'perfect cube') return { kind: 'cube' }
  return event.kind === 'prime' ? { kind: 'prime' } : { kind: 'event', event }
}

const isTwo = ([first]: readonly Item[]): boolean =>
  first?.kind === 'word' ? first.text === 'two' : first?.kind === 'number' && first.value.n === 2n

/** "Cards marked with the numbers 11 to 60 are mixed. Find the probability that the number is a multiple of 2 or 3." */
export const numbered = recogniser({
  id: 'numbered-cards',
  solution,
  story: true,
  cues: ['probability', 'chance', 'chances'],
  words: [
    ...chanceWords,
    'one',
    'card',
    'cards',
    'ball',
    'balls',
    'slip',
    'slips',
    'integer',
    'integers',
    'whole',
    'each',
    'together',
  ],
  examples: [
    'Cards marked with the numbers 11 to 60 are mixed. One card is drawn at random. Find the probability that the number is a multiple of 2 or 3.',
    'tickets numbered 1 to 20 are mixed and one ticket is drawn. whats the probability that it is a multiple of 3',
    'a number is chosen at random from 1 to 30. probability that it is prime',
    'slips marked 21 to 80. P(number divisible by both 3 and 5)',
    'box me 90 discs hai numbered from 1 to 90, ek disc nikali. two digit number ki probability batao',
    'Cards numbered 1, 2, 3, ..., 20 are in a box. A card is drawn. Find the probability that its number is divisible by both 2 and 3.',
  ],
  refuses: [
    'slips marked 21 to 80. P(number divisible by 3 but not 5)',
    'cards numbered 1 to 20 are mixed. two cards are drawn. find the probability that the sum is even',
    'cards numbered 1 to 20 are mixed. find the probability that the number is even and a multiple of 3',
    'cards numbered 1 to 20 are mixed. find the probability that the number is not a prime',
    'cards with the odd numbers from 1 to 19 are mixed. find the probability of a prime number',
    'cards numbered 1 to 20 are mixed. all the even ones are removed. find the probability of a multiple of 3',
    'a box has 5 red discs numbered 1 to 5 and 4 black discs numbered 6 to 9. find the probability of an even number',
  ],
  read: (question) => {
    // "from 1 to n": how many there are is not told
    if (question.facts.some((fact) => fact.kind === 'letter' && fact.name === 'n')) return null
    const range = asksChance(question) ? rangeIn(question) : null
    if (!range) return null
    const manners = mannersIn(question)
    const asked = askIn(without(question, range, manners))
    // "90 discs numbered from 1 to 90"
    const many = phrase(question, '#n discs|cards|tickets|slips|balls|tokens|pieces|numbers|coupons|tags')
    const [count] = many ? wholes(many.numbers.n) : []
    const total = many && count === range.to - range.from + 1 ? { taken: many.taken } : null
    return asked
      ? {
          given: { from: range.from, to: range.to, ask: asked.ask },
          ...told(question, range, asked, manners, total),
        }
      : null
  },
})
