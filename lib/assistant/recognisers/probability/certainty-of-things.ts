import { askedBehind, asksChance } from './chance'
import { type Item, textOf } from '../../question/fact'
import { phrase } from '../../question/phrase'
import type { Question } from '../../question/question'
import { fillers } from '../../question/words'
import type { Certainty } from '../../../solutions/probability/certainty'

/** What is asked of an event that is sure or impossible, and what has been read of the question. */
export interface Read {
  readonly given: Certainty
  readonly taken: readonly Item[]
}

const thingsOf = ['ball', 'balls', 'card', 'cards', 'coin', 'coins']
const dot: Item = { kind: 'mark', text: '.' }
const joins = /^(?:and|aur|or|ya|,)$/
const isIdle = (word: string, sorts: readonly string[]) =>
  fillers.has(word) ||
  sorts.includes(word) ||
  /^(?:flavoured|coloured|getting|drawing|picking|colou?r|out|takes?|taken|picked|drawn|gets?|picks?|draws?|he|she)$/.test(
    word,
  )

/** "a bag holds 5 lemon-flavoured sweets and no others": one sort in, one sort asked. */
export function oneSortIn(question: Question): Read | null {
  const only = asksChance(question)
    ? phrase(
        question,
        `#n ~x ${thingsOf.join('|')}? no others|other`,
        '#n ~x only .',
        `contains|holds|has ~x ${thingsOf.join('|')}? only .`,
        `contains|holds|has only ~x ${thingsOf.join('|')} .`,
        'contains|holds|has only ~x .',
      )
    : null
  const words = only ? only.taken.map(textOf).filter((word) => word !== '' && !fillers.has(word)) : []
  const named = words.filter((word) => !/^(?:no|others?|only|contains|holds|has|flavoured|coloured)$/.test(word))
  const [inside, several] = [named[0], named.at(-1)]
  if (!only || inside === undefined || several === undefined || named.length !== 2) return null
  // "red and blue balls only" are two sorts
  const [from, to] = [question.apart.indexOf(only.taken[0] ?? dot), question.apart.indexOf(only.taken.at(-1) ?? dot)]
  const between = question.apart.slice(from, to)
  const isJoin = (item: Item, at: number) =>
    joins.test(item.kind === 'mark' ? item.text : textOf(item)) && textOf(between[at + 1]) !== 'no'
  if (between.some(isJoin)) return null
  const thing = several.replace(/ies$/, 'y').replace(/s$/, '')
  const tail = askedBehind(question).apart.map(textOf)
  const asked = [...new Set(tail.filter((word) => word !== '' && !isIdle(word, [several, thing])))]
  const [sort, ...more] = asked
  if (sort === undefined || more.length > 0) return null
  const said = question.apart.filter((item) => [inside, sort, several, thing].includes(textOf(item)))
  return { given: { kind: 'one sort', thing, inside, asked: sort }, taken: [...only.taken, ...said] }
}

/** "The even numbers from 6 to 20 are written on slips. ... that its number is odd" */
export function parityIn(question: Question): Read | null {
  const all = asksChance(question) ? phrase(question, 'even|odd number from? #a to #b', 'even|odd number') : null
  const rest = askedBehind(question)
  const asked = all && phrase(rest, 'number even|odd', 'even|odd number')
  const parity = (found: Pick<Read, 'taken'>) => (found.taken.some((item) => textOf(item) === 'odd') ? 'odd' : 'even')
  if (!all || !asked || !question.words.some((word) => /^(?:written|numbered|marked)$/.test(word))) return null
  const idle = ['a', 'its', 'that', 'the', 'is', 'getting', 'number', 'even', 'odd', 'of', 'an', '']
  if (!rest.apart.every((item) => idle.includes(textOf(item)) && item.kind !== 'number')) return null
  const first = question.apart.indexOf(all.taken[0] ?? rest.apart[0] ?? { kind: 'mark', text: '.' })
  if (first > question.apart.findIndex((item) => textOf(item) === 'probability')) return null
  const cards = phrase(question, 'slips|slip|cards|card|papers of? paper? one each', 'one each')
  const taken = [
    ...all.taken,
    ...asked.taken,
    ...(cards?.taken ?? []),
    ...question.apart.filter((item) => /^(?:slip|slips|cards?)$/.test(textOf(item))),
  ]
  return { given: { kind: 'parity', inside: parity(all), asked: parity(asked) }, taken }
}
