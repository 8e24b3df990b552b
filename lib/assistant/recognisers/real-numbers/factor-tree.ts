import { factorTree as solution, type Given, type TreeNumber } from '../../../solutions/real-numbers/factor-tree'
import type { Item } from '../../question/fact'
import { lettersNamed } from '../../question/pick'
import { phrase, told } from '../../question/phrase'
import type { Question } from '../../question/question'
import { fillers } from '../../question/words'
import { recogniser } from '../../recogniser'

const treeNumberOf = (item: Item | undefined): TreeNumber | null =>
  item?.kind === 'number' && item.unit === '' ? item.value : item?.kind === 'letter' ? item.name : null

const passed = /^(?:into|primes?|then|further|again|numbers?|two)$/

const splits = new Set(['branches', 'splits', 'breaks', 'branch', 'split'])

/** "220 branches into x and 20" */
function branchingsIn(question: Question) {
  const items = question.apart.filter(
    (item) => !(item.kind === 'word' && (fillers.has(item.text) || passed.test(item.text))) && item.kind !== 'mark',
  )
  const places = items.flatMap((item, at) => (item.kind === 'word' && splits.has(item.text) ? [at] : []))
  const branchings = places.flatMap((at) => {
    const [top, left, right] = [items[at - 1], items[at + 1], items[at + 2]].map(treeNumberOf)
    return top && left && right ? [[top, left, right] as const] : []
  })
  const taken = places.flatMap((at) => items.slice(at - 1, at + 3))
  return branchings.length === places.length ? { branchings, taken } : null
}

export const factorTree = recogniser<Given>({
  id: 'factor-tree',
  solution,
  story: true,
  cues: ['tree', 'branches', 'splits'],
  words: ['factor', 'factors', 'tree', 'number', 'missing', 'prime', 'primes', 'further', 'again', 'two', 'composite'],
  examples: [
    'In a factor tree, x is split into 3 and y, then y is split into 5 and z, and z is split into the primes 7 and 11. Find z, y and x.',
    'In a factor tree x branches into 3 and y, y branches into 3 and z, and z branches into 11 and 17. Find x and y.',
    'Some numbers of a factor tree were rubbed out and are called x, y and z: 220 branches into x and 20, 20 branches into 5 and z, and z branches into y and 2. What are x and y?',
    'factor tree: x splits into 2 and y, y splits into 3 and 7. find x and y',
    'in factor tree 84 splits into 2 and m, m splits into n and 21. find m and n',
  ],
  refuses: [
    'In a factor tree x branches into 3 and y, y branches into 3 and z, and z branches into 11 and 17. Find x + y.',
    'In a factor tree x branches into 3 and y, y branches into 3 and z, and z branches into 11 and 17. Find the sum of x and y.',
    'In a factor tree 84 branches into 2 and a and 3. Find a.',
    'In a factor tree x branches into 3 and y, y branches into 3 and 7. Find the exponent of 3 in x.',
  ],
  read: (question) => {
    const tree = branchingsIn(question)
    const asked =
      phrase(
        question,
        'find|what|determine missing|composite? number? are|is? @x:letter @y:letter @z:letter @w:letter',
      ) ??
      phrase(question, 'find|what|determine missing|composite? number? are|is? @x:letter @y:letter @z:letter') ??
      phrase(question, 'find|what|determine missing|composite? number? are|is? @x:letter @y:letter') ??
      phrase(question, 'find|what|determine missing|composite? number? are|is? @x:letter')
    if (!tree || tree.branchings.length < 1 || !asked) return null
    const letters = tree.branchings.flat().filter((one) => typeof one === 'string')
    const names = Object.values(asked.facts).map(({ name }) => name)
    if (!names.every((name) => letters.includes(name))) return null
    const stated = told(question, tree, asked)
    // "are called x, y and z", before the first branching
    const called =
      phrase(question, 'called @x:letter @y:letter @z:letter') ?? phrase(question, 'called @x:letter @y:letter')
    return {
      given: { branchings: tree.branchings, asked: names },
      said: [...stated.said, ...told(question, called).said],
      used: [...stated.used, ...(called ? lettersNamed(question, ...letters) : [])],
    }
  },
  before: ({ asked }) => (asked.length === 1 ? `${asked[0] ?? ''} = ` : ''),
})
