import { differencesOf } from '../../../solutions/arithmetic-progressions/pieces/differences'
import { whichList as solution, type Given } from '../../../solutions/arithmetic-progressions/which-list'
import type { Item } from '../../question/fact'
import { exactly } from '../../question/polynomial'
import type { Question } from '../../question/question'
import type { Node } from '../../question/reading'
import { recogniser } from '../../recogniser'
import { equals, unity, type Sum } from '../../../maths/sum'

/** A number, a root or something with letters. */
function nodeOf(item: Item): Node | null {
  if (item.kind === 'letter') return { kind: 'letter', name: item.name }
  // "a" is read as an article
  if (item.kind === 'word' && item.text === 'a') return { kind: 'letter', name: 'a' }
  if (item.kind === 'number') return item.unit === '' ? item.node : null
  return item.kind === 'formula' && item.name === '' ? item.node : null
}

interface Listed {
  readonly terms: readonly Sum[]
  readonly isDecimal: boolean
}

/** The terms of an option that is a list and nothing else: "2, 5, 8, ..."; three at least. */
function listIn({ apart }: Question): Listed | null {
  const nodes: Node[] = []
  for (const [at, item] of apart.entries()) {
    const node = nodeOf(item)
    const isDivided = at === 0 || apart[at - 1]?.kind === 'mark'
    if (node && isDivided) nodes.push(node)
    else if (item.kind !== 'mark' || !(item.text === ',' || item.text === '...' || item.text === '.')) return null
  }
  const values = nodes.map(exactly)
  const terms = values.flatMap((value) => (value && equals(value.bottom, unity) ? [value.top] : []))
  if (terms.length < 3 || terms.length !== nodes.length) return null
  return { terms, isDecimal: nodes.some((node) => node.kind === 'number' && node.decimal) }
}

export const whichList = recogniser<Given>({
  id: 'which-list-is-an-ap',
  solution,
  chooses: true,
  cues: ['ap'],
  words: [
    'list',
    'lists',
    'number',
    'only',
    'one',
    'sequence',
    'sequences',
    'form',
    'forms',
    'option',
    'series',
    'not',
    'progression',
  ],
  examples: [
    'Which of the following lists of numbers is an AP? (A) 49, 64, 81, 100, ... (B) √3, √48, √108, √243, ... (C) −9, 0, 9, 18, ... (D) 5, 15, 45, 135, ...',
    'Only one of these lists of numbers is an arithmetic progression. Which one? (A) 0.4, 0, −0.3, −0.7, ... (B) −54, −18, −6, −2, ... (C) −10, −18, −26, −34, ... (D) √6, √12, √18, √24, ...',
    'which of these is not an ap (a) 1, 4, 7, 10 (b) 2, 4, 8, 16 (c) 5, 3, 1, -1 (d) √2, √8, √18, √32',
    'In which of the following does the list of numbers form an AP? (A) a, a^2, a^3, a^4, ... (B) p + 1, p + 4, p + 7, p + 10, ... (C) 1, 4, 9, 16, ...',
  ],
  refuses: [
    'Which of the following is an AP of prime numbers? (A) 3, 5, 7 (B) 2, 4, 8, 16, ...',
    'Which of these is an AP with the common difference 3? (A) 1, 4, 7, 10, ... (B) 2, 4, 6, 8, ...',
    'Which of the following is an AP? (A) 1, 4, 7, 10, ... (B) the squares of the natural numbers',
    'Which of these is a term of the AP 2, 5, 8, ...? (A) 11 (B) 12 (C) 13',
  ],
  read: (question) => {
    const lists = question.options.map(listIn)
    const found = lists.flatMap((list) => (list ? [differencesOf(list.terms, list.isDecimal)] : []))
    if (found.length < 2 || found.length !== lists.length || question.facts.length > 0) return null
    return {
      given: { lists: found, wanted: question.words.includes('not') ? 'no AP' : 'an AP' },
      used: question.options.flatMap(({ facts }) => facts),
      said: question.options.flatMap(({ items }) => items.filter((item) => item.kind === 'word')),
    }
  },
})
