import { progressionWords } from './progression'
import {
  threeTermsInALetter as solution,
  type Given,
  type TermInLetter,
} from '../../../solutions/arithmetic-progressions/three-terms-in-a-letter'
import { lettersNamed } from '../../question/pick'
import { exactly } from '../../question/exactly'
import { termsOf } from '../../question/polynomial'
import { phrase, told } from '../../question/phrase'
import { factsOf } from '../../question/question'
import type { Node } from '../../question/reading'
import { recogniser } from '../../recogniser'
import { zero, type Fraction } from '../../../maths/fraction'
import { cancelled } from '../../../maths/quotient'
import { lettersOf, newBudget, type Sum } from '../../../maths/sum'

/** The coefficients of a polynomial of degree two at most, the highest power first. */
function rowOf(sum: Sum, letter: string): readonly Fraction[] | null {
  const terms = termsOf(sum)
  const names = [`${letter}^2`, letter, '']
  if (!terms || [...terms.keys()].some((name) => !names.includes(name))) return null
  const first = names.findIndex((name) => terms.has(name))
  return first < 0 ? [zero] : names.slice(first).map((name) => terms.get(name) ?? zero)
}

interface Read {
  readonly term: TermInLetter
  readonly letters: readonly string[]
}

function termIn(node: Node): Read | null {
  const value = exactly(node)
  if (!value) return null
  const budget = newBudget()
  const { top, bottom } = cancelled(value, budget)
  const letters = [...new Set([...lettersOf(top), ...lettersOf(bottom)])]
  const [over, under] = [top, bottom].map((sum) => rowOf(sum, letters[0] ?? 'x'))
  return over && under && letters.length <= 1 ? { term: { top: over, bottom: under }, letters } : null
}

const isLinear = ({ top, bottom }: TermInLetter): boolean => top.length <= 2 && bottom.length === 1

/** Three terms of an AP that hold squares or denominators; `three-terms` knows those that do not. */
export const threeTermsInALetter = recogniser<Given>({
  id: 'three-terms-of-ap-in-a-letter',
  solution,
  cues: ['ap'],
  words: [...progressionWords, 'three', 'consecutive', 'form', 'be', 'determine', 'next'],
  examples: [
    'Determine k so that k² + 4k + 8, 2k² + 3k + 6 and 3k² + 4k + 4 are three consecutive terms of an AP.',
    'If 1/(x + 2), 1/(x + 3) and 1/(x + 5) are in AP, find the value of x.',
    'For what value of p are 2p², 5p, 3p + 3 in AP?',
    'k ki value nikalo agar k^2+4k+8, 2k^2+3k+6, 3k^2+4k+4 ap me hain',
  ],
  refuses: [
    'If k² + 4k + 8, 2k² + 3k + 6 and 3k² + 4k + 4 are in AP, find the common difference.',
    'If k² + 4k + 8, 2m² + 3m + 6 and 3k² + 4k + 4 are in AP, find k.',
    'If k², 2k + 3, 3k + 4 and k are in AP, find k.',
    'If k², 2k + 3 and 3k are the first, second and fourth term of an AP, find k.',
  ],
  read: (question) => {
    const [list, ...lists] = factsOf(question, 'list')
    const read = list && !list.open && !list.end && lists.length === 0 ? list.items.map(termIn) : []
    const [a, b, c, ...more] = read
    if (!list || !a || !b || !c || more.length > 0) return null
    const letters = new Set([a, b, c].flatMap((one) => one.letters))
    const [letter] = letters
    const asked = letter === undefined ? [] : lettersNamed(question, letter)
    if (letters.size !== 1 || letter === undefined || asked.length === 0) return null
    if ([a, b, c].every(({ term }) => isLinear(term))) return null
    const three = phrase(question, '#n consecutive? term')
    if (three && three.numbers.n.n !== 3n) return null
    const { used, said } = told(question, three)
    return { given: { letter, terms: [a.term, b.term, c.term] }, used: [list, ...asked, ...used], said }
  },
  before: ({ letter }) => `${letter} = `,
})
