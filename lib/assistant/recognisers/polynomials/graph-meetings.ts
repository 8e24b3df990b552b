import { isNumber, textOf, type Item } from '../../question/fact'
import { numberNamed } from '../../question/number-named'
import { phrase } from '../../question/phrase'
import type { Question } from '../../question/question'
import { isInteger, toNumber } from '../../../maths/fraction'

const cuts = /^(?:cuts?|crosses|cross|intersects?|meets?|kaa?t\w*|kat(?:ta|ti|te))$/
const touching = /^(?:touch(?:es|ing)?|chhu\w*|chhoo\w*)$/
const places = /^(?:points?|places?|times?|jagah|jagahon|baar|bindu\w*)$/
const between = /^(?:at|in|exactly|only|distinct|different|other|more|another|it|and|par|pe|the|alag)$/

/** How often a graph that is told of cuts and touches the x-axis, each time with its number, in figures or in words. */
export interface Meetings {
  readonly crossings: number
  readonly touches: number
  readonly taken: readonly Item[]
}

const countAt = (item: Item | undefined): number | null => {
  const value = item && isNumber(item) ? (item.unit === '' ? item.value : null) : numberNamed(textOf(item))
  return value && isInteger(value) && value.n >= 0n && value.n < 20n ? toNumber(value) : null
}

/** "3 points", "three different points", from a place on or, in Hindi, before it. */
function countedFrom(items: readonly Item[], from: number, step: 1 | -1) {
  const taken: Item[] = []
  for (let at = from; at >= 0 && at < items.length; at += step) {
    const item = items[at]
    if (!item || item.kind === 'mark') return null
    const text = textOf(item)
    if (cuts.test(text) || touching.test(text)) return null
    const isAxis = (item.kind === 'letter' && item.name === 'x') || text === 'axis' || text === 'ko'
    const count = countAt(item)
    if (count === null) {
      if (step < 0 && text === 'and') return null
      if (!isAxis && !between.test(text) && !places.test(text)) return null
      if (!isAxis) taken.push(item)
      continue
    }
    const beside = items.slice(at + 1, at + 4).findIndex((one) => places.test(textOf(one)))
    const isBeside = beside >= 0 && items.slice(at + 1, at + 1 + beside).every((one) => between.test(textOf(one)))
    return isBeside ? { count, taken: [...taken, item, ...items.slice(at + 1, at + 2 + beside)] } : null
  }
  return null
}

export function meetingsIn(question: Question): Meetings | null {
  // "touches it without crossing it"
  const aside = new Set(phrase(question, 'without crossing|cutting it?')?.taken)
  const apart = question.apart.filter((item) => !aside.has(item))
  const counts = { crossings: 0, touches: 0 }
  const taken: Item[] = []
  let verbs = 0
  for (const [at, item] of apart.entries()) {
    const text = textOf(item)
    const isTouch = touching.test(text)
    if (!isTouch && !cuts.test(text)) continue
    const found = countedFrom(apart, at + 1, 1) ?? countedFrom(apart, at - 1, -1)
    if (!found) return null
    verbs++
    counts[isTouch ? 'touches' : 'crossings'] += found.count
    taken.push(item, ...found.taken)
  }
  return verbs === 0 || verbs > 2 ? null : { ...counts, taken }
}
