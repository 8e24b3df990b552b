import type { Fact } from '../../question/fact'
import { lettersNamed } from '../../question/pick'
import { lineIn } from '../../question/polynomial'
import type { Question } from '../../question/question'
import type { Equations } from '../../../solutions/linear-equations/pieces/equation'

/** Words about a pair of equations that change nothing. */
export const pairWords = [
  'pair',
  'linear',
  'equation',
  'two',
  'variables',
  'system',
  'both',
  'following',
  'above',
  'simultaneous',
] as const

/** Words that ask for its solution. */
export const solveWords = [
  ...pairWords,
  'solve',
  'method',
  'algebraic',
  'algebraically',
  'any',
  'satisfy',
  'satisfies',
  'hold',
  'solution',
  'simultaneously',
  'number',
  'first',
  'second',
  'other',
] as const

export interface PairIn {
  readonly equations: Equations
  readonly letters: readonly [string, string]
  readonly used: readonly Fact[]
}

/** Two linear equations in two letters, and nothing else; the letters may be named, also as a pair. */
export function pairIn(question: Question): PairIn | null {
  const letters = lettersOf(question)
  if (!letters) return null
  const found = question.facts.flatMap((fact) => {
    const line = lineIn(fact, ...letters)
    return line ? [{ fact, line }] : []
  })
  const [first, second, ...more] = found
  if (!first || !second || more.length > 0) return null
  return {
    equations: [first.line, second.line],
    letters,
    used: [first.fact, second.fact, ...lettersNamed(question, ...letters)],
  }
}

const pairs = [
  ['x', 'y'],
  ['p', 'q'],
  ['u', 'v'],
  ['a', 'b'],
  ['m', 'n'],
  ['s', 't'],
] as const

function lettersOf(question: Question): readonly [string, string] | null {
  return pairs.find((letters) => question.facts.filter((fact) => lineIn(fact, ...letters)).length === 2) ?? null
}

const further =
  /\b(?:if (?:so|yes|it is|they are|consistent|possible|unique|it exists|it has)|and|also|then|hence|aur|to|toh|n)\b.*\b(?:solve|(?:find|obtain|batao|nikalo|write) (?:the |its |that |unique )*solution|solution (?:bhi )?(?:nikalo|batao))\b|\b(?:what (?:is|are)|find|write|obtain) (?:it|them|that|they)\b|\b(?:solve|find) (?:it|them|also|the solution)\b/

/** Whether it asks for the values as well: "how many solutions, and what are they?" */
export const asksThem = ({ words }: Question): boolean => further.test(words.join(' '))
