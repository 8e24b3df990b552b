import { progressionWords } from './progression'
import { missingTerms as solution, type Given } from '../../../solutions/arithmetic-progressions/missing-terms'
import type { FactOf, Item } from '../../question/fact'
import { told } from '../../question/phrase'
import { recogniser } from '../../recogniser'

type Term = FactOf<'number'> | FactOf<'letter'>

/** "a" beside a comma, "and" or another letter is a letter. */
const asLetter = (item: Item, at: number, items: readonly Item[]): Item => {
  const isBeside = (other: Item | undefined) =>
    other?.kind === 'letter' ||
    (other?.kind === 'mark' && other.text === ',') ||
    (other?.kind === 'word' && other.text === 'and')
  return item.kind === 'word' && item.text === 'a' && isBeside(items[at + 1]) ? { kind: 'letter', name: 'a' } : item
}

const isTerm = (item: Item | undefined): item is Term =>
  (item?.kind === 'number' && item.unit === '') || (item?.kind === 'letter' && /^[a-z]$/.test(item.name))

/** "7, p, q, 16": three terms at least, two of them numbers and one a letter. */
function listIn(apart: readonly Item[]): readonly Term[] | null {
  const runs: Term[][] = [[]]
  for (const [at, item] of apart.entries()) {
    const isJoint = (item.kind === 'mark' && item.text === ',') || (item.kind === 'word' && item.text === 'and')
    if (isTerm(item)) runs.at(-1)?.push(item)
    else if (!isJoint || !isTerm(apart[at - 1])) runs.push([])
  }
  const [run, ...more] = runs.filter(
    (terms) => terms.filter(({ kind }) => kind === 'number').length > 1 && terms.some(({ kind }) => kind === 'letter'),
  )
  return run && more.length === 0 ? run : null
}

/** "7, p, q, 16 are in AP. Find p and q." */
export const missingTerms = recogniser<Given>({
  id: 'missing-terms-of-ap',
  solution,
  cues: ['ap'],
  words: [
    ...progressionWords,
    ...[
      'two',
      'three',
      'four',
      'five',
      'both',
      'them',
      'all',
      'missing',
      'called',
      'form',
      'consecutive',
      'order',
      'be',
      'up',
    ],
  ],
  examples: [
    'The numbers 18, p, q, 48 are in AP. Find p and q.',
    'Two terms of the AP 26, p, 46, q are missing and are called p and q. Find both of them.',
    'For which numbers p and q is the list 14, p, -10, q an AP?',
    'if 2, x, 26 are in ap find x',
    '5, x, y, 9.5 ap me hai to x aur y batao',
  ],
  refuses: [
    'The numbers 18, p, q, 48 are in AP. Find p.',
    'The numbers 18, p, q, 48 are in AP. Find the common difference.',
    'The numbers 18, p, q, 48 are in AP. Find p + q.',
    'The numbers 18, p, q, 48 are in GP and not in AP. Find p and q.',
    'The numbers 18, p, q, 48 are the first, third, fifth and seventh terms of an AP. Find p and q.',
  ],
  read: (question) => {
    const items = question.apart.map(asLetter)
    const terms = listIn(items)
    if (!terms) return null
    const places = terms.map((term, index) => ({ term, place: index + 1 }))
    const known = places.flatMap(({ term, place }) => (term.kind === 'number' ? [{ place, value: term.value }] : []))
    const missing = places.flatMap(({ term, place }) => (term.kind === 'letter' ? [{ place, letter: term.name }] : []))
    const names = new Set(missing.map(({ letter }) => letter))
    const [first, second, ...others] = known
    const asked = items.filter((item) => item.kind === 'letter' && !terms.includes(item))
    const isAsked = (letter: string) => asked.some((item) => item.kind === 'letter' && item.name === letter)
    const all = [...names].every(isAsked) || (asked.length === 0 && question.words.includes('missing'))
    if (!first || !second || names.size < missing.length || !all || question.words.includes('difference')) return null
    return {
      given: { known: [first, second, ...others], missing },
      ...told(question, { taken: [...terms, ...asked] }),
    }
  },
  before: () => '',
})
