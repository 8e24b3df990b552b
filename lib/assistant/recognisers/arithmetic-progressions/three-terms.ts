import { progressionWords } from './progression'
import { threeTerms as solution, type LinearInK } from '../../../solutions/arithmetic-progressions/three-terms'
import type { Fact } from '../../question/fact'
import { lettersNamed } from '../../question/pick'
import { linearIn, rational } from '../../question/polynomial'
import { phrase, told } from '../../question/phrase'
import { factsOf } from '../../question/question'
import type { Node } from '../../question/reading'
import { recogniser } from '../../recogniser'
import { zero } from '../../../maths/fraction'

/** pk + q and its letter; no letter for a number. */
function linear(node: Node): { readonly term: LinearInK; readonly letter: string } | null {
  const value = rational(node)
  if (value) return { term: { p: zero, q: value }, letter: '' }
  const fact: Fact = { kind: 'formula', node, name: '' }
  const found = linearIn(fact)
  return found && { term: { p: found.a, q: found.b }, letter: found.letter }
}

/** "For what value of k will k + 9, 2k − 1 and 2k + 7 be consecutive terms of an AP?" */
export const threeTerms = recogniser({
  id: 'three-terms-of-ap',
  solution,
  cues: ['ap'],
  words: [...progressionWords, 'three', 'consecutive', 'form', 'be'],
  examples: [
    'For what value of k will k + 9, 2k − 1 and 2k + 7 be the consecutive terms of an AP?',
    'The numbers 2k + 12, 4k - 7 and k + 4 are three consecutive terms of an AP. Find k.',
    'Find the value of k for which 2k - 15, 2k - 12, k + 2 are in AP.',
    'if 2x, x+10, 3x+2 are in ap find x',
    'k ki value nikalo agar k+2, 9, 3k-4 AP mein hain',
  ],
  refuses: [
    'For what value of k will k + 9, 2k − 1 and 2k + 7 be terms of an AP and of a GP?',
    'If k + 9, 2k − 1 and 2k + 7 are in AP, find the common difference.',
    'If k + 9, 2k − 1 and 2m + 7 are in AP, find k.',
    'If k + 9, 2k − 1, 2k + 7, 3k + 1 are in AP, find k.',
    'If k + 9, 2k − 1 and 2k + 7 are the first, second and fourth term of an AP, find k.',
  ],
  read: (question) => {
    const [list, ...lists] = factsOf(question, 'list')
    const terms = list && !list.open && lists.length === 0 ? list.items.map(linear) : []
    const [first, second, third, ...more] = terms
    if (!list || !first || !second || !third || more.length > 0) return null
    const letters = new Set([first, second, third].flatMap(({ letter }) => (letter === '' ? [] : letter)))
    const [letter] = letters
    const asked = letter === undefined ? [] : lettersNamed(question, letter)
    if (letters.size !== 1 || letter === undefined || asked.length === 0) return null
    // "3 consecutive terms"
    const three = phrase(question, '#n consecutive? term')
    if (three && three.numbers.n.n !== 3n) return null
    const lead = letter === 'k' ? {} : { lead: `Write $k$ for $${letter}$.` }
    return {
      given: { terms: [first.term, second.term, third.term] as const },
      used: [list, ...asked, ...told(question, three).used],
      ...lead,
    }
  },
})
