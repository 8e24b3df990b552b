import { isFact, textOf, type Fact, type Item } from '../../question/fact'
import { phrase } from '../../question/phrase'
import { isFree } from '../../question/meanings'
import type { Question } from '../../question/question'
import { toText } from '../../../maths/fraction'

export { everywhere } from '../../question/everywhere'
export { without } from '../../question/without'

/** Words about chance that change nothing. */
export const chanceWords = [
  'probability',
  'chance',
  'chances',
  'random',
  'event',
  'outcome',
  'outcomes',
  'obtained',
] as const

/** "5 red, 3 blue and some green balls": how many there are is not told. */
export const leavesUntold = (word: string): boolean => /^(?:some|few|several|unknown|kuchh?)$/.test(word)

/** "1 drawn", "1 ball picked", "2 taken out": how many are drawn is no kind of what there is. */
export const isDrawnAt = (items: readonly Item[], at: number): boolean =>
  [items[at + 1], items[at + 2]].some(
    (item, place, [next]) =>
      /^(?:drawn|draw|taken|took|take|picked|pick|chosen|selected|removed|nikal\w*|nikli|lost)$/.test(textOf(item)) &&
      (place === 0 || next?.kind === 'word'),
  )

/** Whether a probability is asked, and just once; a game of chance asks none. */
export const asksChance = ({ words }: Question): boolean =>
  words.filter((word, at) => /^(?:probability|chances?)$/.test(word) && !/^games?$/.test(words[at - 2] ?? ''))
    .length === 1

/** The numbers of a row as they stand alone, with the row. */
export const withPieces = (question: Question, list: Fact): readonly Item[] => {
  const all = new Set([...question.facts, ...[...question.rows.values()].flat()])
  const ofOpen = question.apart.filter((item) => isFact(item) && !all.has(item))
  return [list, ...(question.rows.get(list) ?? ofOpen)]
}

/** What stands behind the word "probability", where the event is told as a rule. */
export const askedBehind = (question: Question): Question => {
  const at = question.apart.findIndex((item) => item.kind === 'word' && /^(?:probability|chances?)$/.test(item.text))
  const [before, behind] = [question.apart.slice(0, at), question.apart.slice(at + 1)]
  const isIdle = (item: Item) => item.kind === 'mark' || (item.kind === 'word' && isFree(item.text))
  const last = before.at(-1)
  // "club aane ki probability": the clause before
  if (last?.kind !== 'word' || last.text !== 'ki' || !behind.every(isIdle)) return { ...question, apart: behind }
  const from = before.findLastIndex(
    (item) => item.kind === 'mark' || (item.kind === 'word' && /^toh?$/.test(item.text)),
  )
  return { ...question, apart: before.slice(from + 1) }
}

const manners = [
  'alike|identical|similar except|but colour|color',
  'all|each|every equally likely',
  'all|each|every coin|coins|ball|balls|card|cards equally likely',
  'equally likely',
  'identical ~x',
  'without looking|seeing',
  'taken out',
  'same time',
] as const

/** How a thing is drawn, which changes nothing: "alike except for colour", "without looking". */
export const mannersIn = (question: Question) => ({
  taken: [
    ...manners.flatMap((manner) => phrase<string>(question, manner)?.taken ?? []),
    ...question.apart.filter(
      (item, at, items) => item.kind === 'number' && toText(item.value) === '1' && isDrawnAt(items, at),
    ),
  ],
})
