import type { Item } from '../../question/fact'
import { phrase } from '../../question/phrase'
import type { Question } from '../../question/question'

const colour = 'red|blue|white|green|black|grey|yellow|large|small|big'

/** "Two dice", "a pair of dice", "a die is thrown twice", "a red die and then a white die": what says that there are two throws. */
export function twoDiceIn(question: Question): { readonly taken: readonly Item[] } | null {
  // which of them is called the first
  const called = phrase(question, `number ${colour} die first`)
  const pair = phrase(question, `${colour} die|dice and ${colour} die|dice`, `${colour} die|dice and ${colour} one`)
  if (pair) return { taken: [...pair.taken, ...(called?.taken ?? [])] }
  const thrown = phrase(question, '#k dice|die', 'pair dice', 'die|dice * twice', 'die|dice * two|2 time|times')
  if (!thrown) return null
  const count = thrown.taken.find((item) => item.kind === 'number' || item.kind === 'word')
  const isTwo = count?.kind === 'number' ? count.value.n === 2n && count.value.d === 1n : count?.kind === 'word'
  const [first] = thrown.taken
  if (!isTwo || (first?.kind === 'word' && !/^(?:two|pair|die|dice)$/.test(first.text))) return null
  const named = phrase(
    question,
    `first one? ${colour} second one? ${colour}`,
    `one ${colour} other one? ${colour}`,
    `one ${colour} and one ${colour}`,
  )
  return { taken: [...thrown.taken, ...(named?.taken ?? []), ...(called?.taken ?? [])] }
}
