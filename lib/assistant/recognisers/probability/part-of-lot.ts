import { asksChance, chanceWords, leavesUntold, mannersIn } from './chance'
import { fitting, is } from './event-grammar'
import { stem } from './event-kinds'
import { onesIn } from './event-symbols'
import { keptOut } from './kept-out'
import { denies, isSaid, saidIn } from './told-and-opposite'
import { type FactOf, type Item, textOf } from '../../question/fact'
import { isFree } from '../../question/meanings'
import { told } from '../../question/phrase'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import { isInteger, toNumber } from '../../../maths/fraction'
import { kindDrawn as solution, type KindDrawn } from '../../../solutions/probability/kind-drawn'

const isStop = (item: Item | undefined): boolean => item?.kind === 'mark' && item.text !== ':'
const adverbs =
  /^(?:and|aur|properly|well|really|actually|bilkul|nikalne|nikle|nikalega|hue|hui|hua|ones?|got|found|turns?|kiya|gaya|gayi|liya|li|have|has)$/
const joinsOrCounts = /^(?:not|no|two|three|four|five|both|all|each|every|either|neither|none|or|ya)$/
const mixes = /^(?:mixed|mix|mil)$/

interface Part {
  readonly total: number
  readonly part: number
  readonly name: string
  readonly other: string
  readonly isAsked: boolean
  readonly taken: readonly Item[]
}

/** What is asked: behind the word "probability", or before its "ki". */
export function askIn(items: readonly Item[]): readonly [from: number, to: number] | null {
  const at = items.findIndex((item) => /^(?:probability|chances?)$/.test(textOf(item)))
  const start = items.findLastIndex((item, place) => place < at && (isStop(item) || /^toh?$/.test(textOf(item)))) + 1
  if (/^(?:ki|kya)$/.test(textOf(items[at - 1]))) return at - 1 - start > 1 ? [start, at] : null
  const stop = items.findIndex((item, place) => place > at && isStop(item))
  return [at + 1, stop < 0 ? items.length : stop]
}

/** What the told part says, and how to read the same of one thing. */
interface Property {
  readonly total: number
  readonly part: number
  readonly isDenied: boolean
  readonly words: string
  /** Where the sentence that tells it ends. */
  readonly end: number
  readonly taken: readonly Item[]
  /** Whether a stretch says that one is of the part; null where it says something else. */
  readonly isOf: (from: number, to: number) => boolean | null
}

/** "15 pens, of which 5 do not write" */
export function propertyIn({ apart }: Question, askFrom: number): Property | null {
  const numbers = apart.filter(
    (item): item is FactOf<'number'> => item.kind === 'number' && item.unit === '' && isInteger(item.value),
  )
  const counts = numbers.filter((item) => toNumber(item.value) > 1 || apart.indexOf(item) < askFrom - 12)
  const [first, second, ...more] = counts
  if (!first || !second || more.length > 0) return null
  const [from, to] = [apart.indexOf(first), apart.indexOf(second)]
  const end = apart.findIndex((item, at) => at > to && isStop(item))
  const between = apart.slice(from + 1, to)
  const isMixed = between.some((item) => mixes.test(textOf(item)))
  if (isMixed || end < 0 || end > askFrom || apart.some((item) => leavesUntold(textOf(item)))) return null
  const nouns = new Set(between.map((item) => stem(textOf(item))).filter((word) => word !== ''))
  const clause = apart
    .slice(to + 1, end)
    .filter((item) => !adverbs.test(textOf(item)) && !nouns.has(stem(textOf(item))))
  if (apart.slice(to, end).some((item) => /^(?:and|aur|or|ya)$/.test(textOf(item)))) return null
  const part = saidIn(clause)
  const story = new Set(
    [...apart.slice(0, from), ...between, ...apart.slice(end, askFrom)].map((item) => stem(textOf(item))),
  )
  const own = new Set(clause.map((item) => stem(textOf(item))))
  if (!part || part.keys.size === 0) return null
  // what stands between tells of no more kinds
  const isPlain = [...between, ...clause].every(
    (item) => item.kind === 'mark' || (item.kind === 'word' && (isFree(item.text) || known.test(item.text))),
  )
  const [total, few] = [toNumber(first.value), toNumber(second.value)]
  if (!isPlain || few >= total) return null
  const words = clause
    .flatMap((item) => (isSaid(textOf(item)) && !denies.test(textOf(item)) ? textOf(item) : []))
    .join(' ')
  const isKept = (item: Item) => {
    const text = textOf(item)
    const isOne = item.kind === 'number' && item.unit === '' && toNumber(item.value) === 1
    return text === ''
      ? !isOne
      : !adverbs.test(text) && (own.has(stem(text)) || !story.has(stem(text)) || joinsOrCounts.test(text))
  }
  return {
    total,
    part: few,
    isDenied: part.isDenied,
    words,
    end,
    taken: [first, second, ...between, ...clause],
    isOf: (start, stop) => {
      const said = saidIn(apart.slice(start, stop).filter(isKept))
      const isSame = said && said.keys.size > 0 && [...said.keys].every((key) => part.keys.has(key))
      return said && isSame ? said.isDenied === part.isDenied : null
    },
  }
}

function partIn(question: Question): Part | null {
  const ask = askIn(question.apart)
  const found = ask && propertyIn(question, ask[0])
  const isAsked = ask && found && found.isOf(...ask)
  if (!found || isAsked === null) return null
  const { total, part, isDenied, words, taken } = found
  return {
    total,
    part,
    name: isDenied ? `not ${words}` : words,
    other: isDenied ? words : `not ${words}`,
    isAsked,
    taken: [...taken, ...question.apart.slice(...ask)],
  }
}

const known = /^(?:not|no|non|defective|good|out|has|have|contains?|includes?|balls?|late|one|ones|class)$/

/** "A stand holds 15 pens, of which 5 do not write. One is taken at random. What is the probability that it writes?" */
export const partOfLot = recogniser<KindDrawn>({
  id: 'part-of-a-lot',
  solution,
  story: true,
  last: 'of all',
  cues: ['probability', 'chance', 'chances'],
  words: [...chanceWords, 'one', 'taken', 'out', 'single', 'ball', 'balls'],
  examples: [
    'A stand holds 15 pens, of which 5 do not write. A pen is taken at random. What is the probability that it writes?',
    'Out of 240 torches in a shop 18 do not work. One torch is bought. What is the probability that it works?',
    'a batch of 400 mobile covers contains 20 with scratches. probability that a cover picked at random has no scratch',
    '150 ande me se 15 toote hue hain. ek anda uthaya to toota na hone ki probability?',
  ],
  refuses: [
    'A stand holds 15 pens, of which 5 do not write. Two pens are taken at random. What is the probability that both write?',
    'A stand holds 15 pens, of which 5 do not write. A pen is taken at random. What is the probability that it is blue?',
    'A stand holds 15 pens, of which 5 do not write and some leak. A pen is taken at random. What is the probability that it leaks?',
    'A stand holds 15 pens, of which 5 do not write and are blue. A pen is taken at random. What is the probability that it does not write?',
    'A stand holds 15 pens, of which 5 do not write. A pen is taken at random and not put back. What is the probability that it writes?',
  ],
  read: fitting(solution, (question) => {
    const found = asksChance(question) && !keptOut(question) ? partIn(question) : null
    if (!found) return null
    const kinds = [
      { name: found.name, count: found.part },
      { name: found.other, count: found.total - found.part },
    ]
    return {
      given: {
        kinds,
        rest: { name: found.other, sum: `${found.total} - ${found.part}` },
        event: is(found.isAsked ? found.name : found.other),
      },
      ...told(question, found, onesIn(question), mannersIn(question)),
    }
  }),
})
