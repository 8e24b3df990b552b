import { isFact, type Item, textOf } from './fact'

/** What a question tells, and the pieces of it that ask. */
export interface ToldAndAsked {
  readonly told: readonly Item[]
  readonly asked: readonly (readonly Item[])[]
  /** No word says where it begins to ask: "HCF and LCM of 12 and 18?" */
  readonly isBare?: true
}

const bids = new Set([
  'find',
  'calculate',
  'compute',
  'determine',
  'evaluate',
  'obtain',
  'tell',
  'what',
  'how',
  'which',
])
/** Behind what they ask: "iska area nikalo". */
const bidsBehind = new Set(
  'nikalo nikaalo nikale nikaliye nikalna batao bata bataiye likho hoga hogi honge kitna kitni kitne kya'.split(' '),
)
/** Behind these stands something told again: "find AB if BC = 3". */
const tellsAgain = new Set(['if', 'when', 'given', 'agar', 'jab'])
/** What is told in Hindi ends with these: "radius 7 cm hai to area nikalo". */
const endsTold = new Set(['hai', 'hain', 'ho', 'h', 'to', 'toh', 'then', 'tha'])

export const isStop = (item: Item | undefined): boolean => item?.kind === 'mark' && item.text === '.'
const stop: Item = { kind: 'mark', text: '.' }

/** "π = 3.14", "√3 = 1.73": how to calculate, wherever it stands. */
const isConstant = (item: Item): boolean =>
  item.kind === 'equation' &&
  item.sides.length === 2 &&
  (item.sides[0]?.kind === 'letter' ? /^(?:π|pi)$/.test(item.sides[0].name) : item.sides[0]?.kind === 'root')

const sentencesOf = (items: readonly Item[]): readonly (readonly Item[])[] => {
  const sentences: Item[][] = [[]]
  for (const item of items) {
    if (isStop(item)) sentences.push([])
    else sentences.at(-1)?.push(item)
  }
  return sentences.filter((sentence) => sentence.length > 0)
}

/** "It is not put back", "the pen is kept aside" */
const staysOut = (sentence: readonly Item[]): boolean => {
  const words = sentence.map(textOf)
  return (
    words.includes('aside') ||
    (words.includes('not') && words.some((word) => /^(?:put|replaced|returned|kept|rakha|rakhi|lautaya)$/.test(word)))
  )
}

const changesIt = new Set(['suppose', 'supposing', 'now'])

/** Where the story goes on behind something that it has asked: "Find ... Suppose the pen is not put back. Now ... find ..."; -1 where it does not. */
export function beforeItGoesOn(items: readonly Item[]): number {
  const sentences = sentencesOf(items)
  const asks = (sentence: readonly Item[]) => partedAtBids(sentence).asked.length > 0
  const first = sentences.findIndex(asks)
  const on = sentences.find(
    (sentence, at) =>
      first >= 0 &&
      at > first &&
      (asks(sentence)
        ? // "If it is not replaced ..., what is ...": told behind what was asked
          tellsAgain.has(textOf(sentence[0])) && staysOut(partedAtBids(sentence).told)
        : sentence.some((item) => changesIt.has(textOf(item))) || staysOut(sentence)),
  )
  return on?.[0] ? items.indexOf(on[0]) : -1
}

export const goesOn = (items: readonly Item[]): boolean => beforeItGoesOn(items) >= 0

/** Parts a sentence of which something is asked in Hindi, at its end. */
function behindTold(sentence: readonly Item[]): ToldAndAsked | null {
  const bid = sentence.findLastIndex((item) => bidsBehind.has(textOf(item)))
  const first = sentence.findIndex((item, at) => bidsBehind.has(textOf(item)) && at >= bid - 2)
  if (first < 1) return null
  const from = sentence.findLastIndex((item, at) => at < first && endsTold.has(textOf(item))) + 1
  const asked = sentence.slice(from, bid + 1)
  return { told: [...sentence.slice(0, from), stop, ...sentence.slice(bid + 1)], asked: [asked] }
}

/** "the field in which the cow can graze" asks nothing by its "which". */
const isRelative = (sentence: readonly Item[], at: number): boolean =>
  (textOf(sentence[at]) === 'which' &&
    /^(?!(?:and|also|then|so|tell|find|state|say)$)[a-z]/.test(textOf(sentence[at - 1]))) ||
  // "how 80 students come to school: ..."
  (textOf(sentence[at]) === 'how' && sentence[at + 1]?.kind === 'number')

/** Parts a sentence where it begins to ask, and where it tells again. */
function partedAtBids(sentence: readonly Item[]): ToldAndAsked {
  const told: Item[] = []
  const asked: Item[][] = []
  let into: Item[] = told
  for (const [at, item] of sentence.entries()) {
    const word = isRelative(sentence, at) ? '' : textOf(item)
    const isOpen = into !== told && into.every((one) => one.kind === 'word' && bids.has(one.text))
    if (bids.has(word) && !isOpen) {
      into = []
      asked.push(into)
    } else if (tellsAgain.has(word)) {
      told.push(stop)
      into = told
    }
    into.push(item)
  }
  return { told, asked }
}

/** What is told, sentence by sentence, and each piece that asks: "find ...", "what ...", "... nikalo". */
export function toldAndAsked(items: readonly Item[]): ToldAndAsked {
  const constants = items.filter(isConstant)
  const sentences = sentencesOf(items.filter((item) => !isConstant(item)))
  const all = sentences.map((sentence) => {
    const parted = partedAtBids(sentence)
    return parted.asked.length > 0 ? parted : (behindTold(sentence) ?? parted)
  })
  const asked = all.flatMap((one) => one.asked)
  if (asked.length === 0) {
    // "prob of getting C? prob of A?"
    const areChances = sentences.map((sentence) => /^(?:probability|chances?)$/.test(textOf(sentence[0])))
    const chances = sentences.filter((_, at) => areChances[at])
    const others = sentences.filter((_, at) => !areChances[at])
    if (chances.length > 0 && others.length > 0)
      return { told: others.flatMap((sentence) => [...sentence, stop]), asked: chances }
  }
  const ending = constants.flatMap((item) => [item, stop])
  const [only, ...more] = sentences
  if (asked.length === 0 && only && more.length === 0) return { told: ending, asked: [only], isBare: true }
  return { told: [...all.flatMap((one) => (one.told.length > 0 ? [...one.told, stop] : [])), ...ending], asked }
}
/** Whether an item gives a value: a name alone gives none. */
export const isGiven = (item: Item): boolean => isFact(item) && item.kind !== 'letter' && item.kind !== 'ordinal'
