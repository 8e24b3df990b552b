import { asksChance, chanceWords, without } from './chance'
import type { Item } from '../../question/fact'
import { phrase, told } from '../../question/phrase'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import { isInteger, toNumber, type Fraction } from '../../../maths/fraction'
import { coins as solution, type Coins } from '../../../solutions/probability/coins'

interface Tossed {
  readonly coins: number
  readonly taken: readonly Item[]
}

const whole = (value: Fraction): number | null => (isInteger(value) ? toNumber(value) : null)

/** "Two coins", "a coin is tossed three times", "three friends toss one coin each". */
function tossedIn(question: Question): Tossed | null {
  const each = phrase(question, '#n friends|boys|girls|students|persons|people * one? coin each')
  const counted = each ?? phrase(question, '#n coin|coins', 'coin * #n times|time')
  const coins = counted && whole(counted.numbers.n)
  const again = phrase(question, 'coin * twice|thrice')
  if (again) return { coins: question.words.includes('twice') ? 2 : 3, taken: again.taken }
  if (counted && coins !== null) return { coins, taken: counted.taken }
  const one = phrase(question, 'coin * once', 'coin')
  return one && !question.words.includes('coins') ? { coins: 1, taken: one.taken } : null
}

type Event = Pick<Coins, 'bound' | 'count' | 'side'> & { readonly taken: readonly Item[] }

const patterns = [
  ['least|atleast #n head|heads|tail|tails', 'at least'],
  ['most|maximum #n head|heads|tail|tails', 'at most'],
  ['not more than #n head|heads|tail|tails', 'at most'],
  ['not less than #n head|heads|tail|tails', 'at least'],
  ['more than #n head|heads|tail|tails', 'more than'],
  ['less|fewer than #n head|heads|tail|tails', 'less than'],
  ['exactly|only #n head|heads|tail|tails', 'exactly'],
  ['#n head|heads|tail|tails', 'exactly'],
] as const

function eventIn(question: Question, tossed: Tossed): Event | null {
  const rest = without(question, tossed)
  for (const [pattern, bound] of patterns) {
    const found = phrase(rest, pattern)
    const count = found && whole(found.numbers.n)
    if (!found || count === null) continue
    const side = sideOf(found.taken)
    // "more than one" is at least two
    if (bound === 'more than') return { bound: 'at least', count: count + 1, side, taken: found.taken }
    if (bound === 'less than') return { bound: 'at most', count: count - 1, side, taken: found.taken }
    return { bound, count, side, taken: found.taken }
  }
  const least = phrase(rest, 'least|atleast head|tail')
  if (least) return { bound: 'at least', count: 1, side: sideOf(least.taken), taken: least.taken }
  const none = phrase(rest, 'no head|heads|tail|tails', 'neither head|heads|tail|tails')
  if (none) return { bound: 'exactly', count: 0, side: sideOf(none.taken), taken: none.taken }
  const all = phrase(rest, 'all|both head|heads|tail|tails')
  if (all) return { bound: 'exactly', count: tossed.coins, side: sideOf(all.taken), taken: all.taken }
  const one = tossed.coins === 1 ? phrase(rest, 'head|tail') : null
  return one && { bound: 'exactly', count: 1, side: sideOf(one.taken), taken: one.taken }
}

const sideOf = (items: readonly Item[]): 'head' | 'tail' =>
  items.some((item) => item.kind === 'word' && /^tails?$/.test(item.text)) ? 'tail' : 'head'

/** Whether both sides are asked of: "one head and two tails", "a head or a tail". */
const namesBoth = ({ words }: Question): boolean =>
  words.some((word) => /^heads?$/.test(word)) && words.some((word) => /^tails?$/.test(word))

/** "Three unbiased coins are tossed together. Find the probability of getting at least two heads." */
export const coins = recogniser({
  id: 'coins-tossed',
  solution,
  story: true,
  cues: ['coin', 'coins'],
  words: [...chanceWords, 'together', 'coin', 'coins'],
  examples: [
    'Three unbiased coins are tossed together. Find the probability of getting at least two heads.',
    'A fair coin is tossed two times. What is the probability of getting at most one tail?',
    '2 coins are tossed simultaneously find probability of exactly one head',
    'ek coin 3 times toss kiya, no head aane ki probability kya hai',
    'a coin is tossed once. probability of getting a head',
    'three coins are tossed. find the probability of getting more than one head',
  ],
  refuses: [
    'two coins are tossed. find the probability of getting one head and one tail',
    'three coins are tossed. find the probability of not getting two heads',
    'a bag has 5 one-rupee coins. find the probability of a head',
    'two coins are tossed. find the probability of getting a head',
    'three coins are tossed 100 times and two heads come up 36 times. find the probability of two heads',
    'two coins and a die are thrown. find the probability of two heads',
    'two coins are tossed. find the probability of two heads given that the first is a head',
  ],
  read: (question) => {
    const tossed = tossedIn(question)
    const event = tossed && eventIn(question, tossed)
    if (!tossed || !event || namesBoth(question) || !asksChance(question)) return null
    const { bound, count, side } = event
    const together = phrase(question, 'same time', 'one time')
    const inAll = phrase(question, 'head|heads|tail|tails all')
    return { given: { coins: tossed.coins, bound, count, side }, ...told(question, tossed, event, together, inAll) }
  },
})
