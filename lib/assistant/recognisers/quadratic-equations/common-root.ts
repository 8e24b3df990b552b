import { knownRoot } from './from-a-root'
import { equals, one, subtract, zero, type Fraction } from '../../../maths/fraction'
import type { Fact } from '../../question/fact'
import { expanded, termsOf, type Terms } from '../../question/polynomial'
import type { Question } from '../../question/question'
import { commonRoot as solution, type Given } from '../../../solutions/quadratic-equations/common-root'
import { quadraticWords } from './words'
import { recogniser } from '../../recogniser'

/** The terms of an equation in these monomials, all of the first `must` among them. */
export function equationTerms(fact: Fact, must: readonly string[], may: readonly string[] = []): Terms | null {
  const terms = fact.kind === 'equation' && fact.relation === '=' ? termsOf(expanded(fact)) : null
  const isKnown = (name: string) => must.includes(name) || may.includes(name)
  return terms && must.every((name) => terms.has(name)) && [...terms.keys()].every(isKnown) ? terms : null
}

/** The one equation with such terms. */
export function onlyEquation(question: Question, must: readonly string[], may: readonly string[] = []) {
  const all = question.facts.flatMap((fact) => {
    const terms = equationTerms(fact, must, may)
    return terms ? [{ fact, of: (name: string): Fraction => terms.get(name) ?? zero }] : []
  })
  const [only, ...more] = all
  return only && more.length === 0 ? only : null
}

const isOne = (value: Fraction): boolean => equals(value, one)

/** What is asked of a and b: "ab", "a + b", "a − b". */
function askedOf(question: Question): { readonly asked: Given['asked']; readonly used: readonly Fact[] } | null {
  for (const fact of question.facts) {
    const terms = fact.kind === 'formula' ? termsOf(expanded(fact)) : null
    const [a, b, ab] = [terms?.get('a'), terms?.get('b'), terms?.get('ab')]
    if (terms?.size === 1 && ab && isOne(ab)) return { asked: 'product', used: [fact] }
    if (terms?.size !== 2 || !a || !b || !isOne(a)) continue
    if (isOne(b)) return { asked: 'sum', used: [fact] }
    if (isOne(subtract(zero, b))) return { asked: 'difference', used: [fact] }
  }
  return question.words.includes('ab') ? { asked: 'product', used: [] } : null
}

export const commonRoot = recogniser<Given>({
  id: 'common-root',
  solution,
  cues: ['roots', 'common'],
  words: [...quadraticWords, 'roots', 'common', 'ab', 'has', 'have', 'both', 'solution', 'equals'],
  examples: [
    '2 is a root of ax² + ax − 18 = 0 and of x² + 5x + b = 0. Find ab.',
    'If x = −1 is a common root of the equations ax² − ax + 6 = 0 and 2x² − 5x + b = 0, what is the value of a − b?',
    'if 1 is a common root of ax^2 + ax + 2 = 0 and x^2 + x + b = 0 find ab',
    'The equations ax^2 + ax + 2 = 0 and 3x^2 + 3x + b = 0 have the common root -2. Find the value of a + b.',
  ],
  refuses: [
    '2 is a root of ax² + ax − 18 = 0 and of x² + 5x + b = 0. Find a/b.',
    '2 is a root of ax² + ax − 18 = 0 and of x² + 5x + b = 0. Find the other root of both. Take ab.',
    '2 is not a root of ax² + ax − 18 = 0 but of x² + 5x + b = 0. Find ab.',
  ],
  read: (question) => {
    const asked = askedOf(question)
    const root = knownRoot({ ...question, facts: question.facts.filter((fact) => !asked?.used.includes(fact)) })
    const first = onlyEquation(question, ['ax^2', 'ax', ''])
    const second = onlyEquation(question, ['x^2', 'x', 'b'])
    if (!asked || !root || !first || !second || !isOne(first.of('ax^2')) || !isOne(second.of('b'))) return null
    return {
      given: {
        root: root.value,
        first: { s: first.of('ax'), constant: first.of('') },
        second: { p: second.of('x^2'), q: second.of('x') },
        asked: asked.asked,
      },
      used: [...asked.used, root.fact, first.fact, second.fact],
    }
  },
})
