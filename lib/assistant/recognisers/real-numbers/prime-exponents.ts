import { primeExponents as solution } from '../../../solutions/real-numbers/prime-exponents'
import type { FactOf } from '../../question/fact'
import { lettersNamed, onlyList } from '../../question/pick'
import { rational } from '../../question/polynomial'
import { factsOf, type Question } from '../../question/question'
import type { Node } from '../../question/reading'
import { recogniser } from '../../recogniser'
import type { Fraction } from '../../../maths/fraction'

interface Power {
  readonly base: Fraction
  readonly letter: string
}

/** 2^a × 3^b × 11^c as its powers, or null. */
function powersIn(node: Node): readonly Power[] | null {
  if (node.kind === 'bracket') return powersIn(node.of)
  if (node.kind !== 'binary') return null
  if (node.operation === '*') {
    const [left, right] = [powersIn(node.left), powersIn(node.right)]
    return left && right && [...left, ...right]
  }
  const base = node.operation === '^' ? rational(node.left) : null
  const letter = node.right.kind === 'bracket' ? node.right.of : node.right
  return base && letter.kind === 'letter' ? [{ base, letter: letter.name }] : null
}

/** "1782 = 2^a × ..." or "1782 is written as 2^a × ...". */
function stated(
  question: Question,
): { number: Fraction; powers: readonly Power[]; used: readonly FactOf<'equation' | 'number' | 'formula'>[] } | null {
  const [equation] = factsOf(question, 'equation')
  const [number] = factsOf(question, 'number')
  const [formula] = factsOf(question, 'formula')
  const left = equation ? (equation.sides[0] ? rational(equation.sides[0]) : null) : (number?.value ?? null)
  const right = equation ? equation.sides[1] : formula?.node
  const powers = right ? powersIn(right) : null
  return left && powers
    ? { number: left, powers, used: equation ? [equation] : [number, formula].filter((fact) => fact !== undefined) }
    : null
}

export const primeExponents = recogniser({
  id: 'prime-exponents',
  solution,
  cues: ['#equation', '#formula'],
  words: ['prime', 'factorisation', 'written', 'natural', 'number'],
  examples: [
    'If 9720 = 2^a × 3^b × 5^c, then the value of b is',
    'If 1782 = 2^a × 3^b × 11^c, find a, b and c.',
    'The prime factorisation of 2904 is written as 2^a × 3^b × 11^c. Find the values of a, b and c.',
  ],
  read: (question) => {
    const found = stated(question)
    if (!found) return null
    const letters = found.powers.map(({ letter }) => letter)
    const list = onlyList(question)
    const listed = list?.items.every((item) => item.kind === 'letter' && letters.includes(item.name)) ? [list] : []
    const named = new Set(
      lettersNamed(question, ...letters).flatMap((fact) => (fact.kind === 'letter' ? [fact.name] : [])),
    )
    const [only, ...more] = listed.length > 0 ? [] : named
    return {
      given: {
        number: found.number,
        bases: found.powers.map(({ base }) => base),
        letters,
        ...(only !== undefined && more.length === 0 && { only }),
      },
      used: [...found.used, ...listed, ...lettersNamed(question, ...letters)],
    }
  },
  before: ({ only }) => (only === undefined ? '' : `${only} = `),
})
