import { greatest, least } from './words'
import { namedNumbers as solution, type Given } from '../../../solutions/real-numbers/named-numbers'
import type { NamedNumber } from '../../../solutions/real-numbers/pieces/named-number'
import type { Item } from '../../question/fact'
import { says } from '../../question/pick'
import { told } from '../../question/phrase'
import { factsOf, type Question } from '../../question/question'
import { numberOf } from '../../question/slot'
import { recogniser } from '../../recogniser'

const extremes: ReadonlyMap<string, NamedNumber['extreme']> = new Map([
  ...greatest.split('|').map((word) => [word, 'greatest'] as const),
  ...least.split('|').map((word) => [word, 'smallest'] as const),
])

const skipped = new Set([
  'wala',
  'wale',
  'wali',
  'ka',
  'ki',
  'of',
  'with',
  'having',
  'has',
  'the',
  'a',
  'natural',
  'number',
  'only',
  'exactly',
])

const wordAt = (items: readonly Item[], at: number): string => {
  const item = items[at]
  return item?.kind === 'word' ? item.text : ''
}

/** The number that is told from a place on: "smallest two digit odd composite number". */
export function nameAt(
  items: readonly Item[],
  from: number,
): { readonly name: NamedNumber; readonly next: number } | null {
  const extreme = extremes.get(wordAt(items, from))
  if (!extreme) return null
  let name: NamedNumber = { extreme, digits: null, parity: null, kind: 'number', primeFactors: null }
  let at = from + 1
  for (;;) {
    const [word, next, third] = [wordAt(items, at), wordAt(items, at + 1), wordAt(items, at + 2)]
    const item = items[at]
    const count = word === 'single' || word === 'ek' ? 1 : item ? Number(numberOf(item)?.n ?? 0) : 0
    if (count > 0 && /^digits?$/.test(next) && name.digits === null) {
      name = { ...name, digits: count }
      at += 2
    } else if (count > 0 && /^(?:different|distinct)$/.test(next) && third === 'prime' && name.primeFactors === null) {
      if (wordAt(items, at + 3) !== 'factors') return null
      name = { ...name, primeFactors: count }
      at += 4
    } else if ((word === 'odd' || word === 'even') && name.parity === null) {
      name = { ...name, parity: word }
      at += 1
    } else if ((word === 'prime' || word === 'composite') && name.kind === 'number') {
      name = { ...name, kind: word }
      at += 1
    } else if (word === 'perfect' && next === 'square' && name.kind === 'number') {
      name = { ...name, kind: 'square' }
      at += 2
    } else if (skipped.has(word)) at += 1
    else break
  }
  const isTold = name.kind !== 'number' || name.parity !== null || name.primeFactors !== null || name.digits !== null
  return isTold ? { name, next: at } : null
}

/** Whether a number may be told from there on. */
export const isExtreme = (item: Item): boolean => item.kind === 'word' && extremes.has(item.text)

function namesIn({ apart }: Question) {
  const places = apart.flatMap((_, at) => (extremes.has(wordAt(apart, at)) ? [at] : []))
  const found = places.flatMap((at) => {
    const one = nameAt(apart, at)
    return one ? [{ name: one.name, taken: apart.slice(at, one.next) }] : []
  })
  return found.length === places.length ? found : []
}

export const namedNumbers = recogniser<Given>({
  id: 'measure-of-named-numbers',
  solution,
  story: true,
  cues: ['hcf', 'lcm'],
  words: ['hcf', 'lcm', 'number'],
  examples: [
    'What is the LCM of the smallest number with three different prime factors and the smallest two-digit perfect square?',
    'Let a be the smallest two-digit odd composite number and let b be the smallest odd prime number. Find HCF(a, b).',
    'hcf of smallest prime and smallest composite no',
    'lcm of smallest 2 digit composite and largest single digit prime',
    'HCF of the smallest two digit number and the smallest composite number kya hoga',
  ],
  refuses: [
    'Find the product of the HCF and the LCM of the smallest prime number and the smallest composite number.',
    'HCF of 12 and the smallest composite number',
    'LCM of the smallest prime number, the smallest composite number and the smallest odd number',
    'LCM of the two smallest prime numbers and the smallest composite number',
    'LCM of the smallest prime number greater than 10 and the smallest composite number',
  ],
  read: (question) => {
    const [first, second, ...more] = namesIn(question)
    const [hcf, lcm] = [says(question, 'hcf'), says(question, 'lcm')]
    if (!first || !second || more.length > 0 || hcf === lcm) return null
    const stated = told(question, first, second)
    return {
      given: { asked: hcf ? 'HCF' : 'LCM', first: first.name, second: second.name },
      said: stated.said,
      used: [...stated.used, ...factsOf(question, 'letter')],
    }
  },
})
