import { namesOf, nameOf, pointWords } from './points'
import {
  parallelogramUnknowns as solution,
  type Given,
} from '../../../solutions/coordinate-geometry/parallelogram-unknowns'
import type { FactOf } from '../../question/fact'
import { lettersNamed } from '../../question/pick'
import { rational } from '../../question/polynomial'
import { factsOf, type Question } from '../../question/question'
import { phrase, told } from '../../question/phrase'
import { recogniser } from '../../recogniser'
import type { HalfKnown } from '../../../solutions/coordinate-geometry/pieces/half-known'
import type { NamedPoint } from '../../../solutions/coordinate-geometry/pieces/point'

const known = (fact: FactOf<'point'>, name: string): NamedPoint | null => {
  const [x, y] = [rational(fact.x), rational(fact.y)]
  return x && y && { name, at: [x, y] }
}

function half(fact: FactOf<'point'>, name: string, unknown: 'x' | 'y'): HalfKnown | null {
  const [free, other] = unknown === 'x' ? [fact.x, fact.y] : [fact.y, fact.x]
  const value = rational(other)
  return free.kind === 'letter' && value ? { name, letter: free.name, unknown, known: value } : null
}

/** "If (1, 2), (4, y), (x, 6) and (3, 5) are the vertices of a parallelogram taken in order, find x and y." */
export const parallelogramUnknowns = recogniser({
  id: 'unknowns-of-parallelogram',
  solution,
  story: true,
  cues: ['parallelogram'],
  words: [...pointWords, 'vertices', 'taken', 'order', 'parallelogram', 'hence'],
  examples: [
    'If (1, 2), (4, y), (x, 6) and (3, 5) are the vertices of a parallelogram taken in order, find x and y.',
    'The vertices of a parallelogram PQRS are P(-3, -3), Q(-8, y), R(x, 3) and S(1, 1). Find the values of x and y.',
    'The points A(0, -1), B(a, -5), C(-9, b) and D(-5, 2), taken in order, are the vertices of a parallelogram. Find the values of a and b.',
    'a(1,2) b(4,y) c(x,6) d(3,5) are vertices of parallelogram taken in order find x and y',
    'If A(-2, 1), B(a, 0), C(4, b) and D(1, 2) are the vertices of a parallelogram ABCD, find the values of a and b. Hence find the lengths of its sides.',
  ],
  refuses: [
    'If (1, 2), (4, y), (x, 6) and (3, 5) are the vertices of a parallelogram taken in order, find x + y.',
    'If (1, 2), (4, y), (x, 6) and (3, 5) are the vertices of a parallelogram taken in order, find its area.',
    'If (1, 2), (4, y), (x, 6) and (3, 5) are the vertices of a parallelogram taken in order, find x.',
    'If (1, 2), (4, y), (x, 6) and (3, 5) are the vertices of a rhombus and no parallelogram, find x and y.',
  ],
  read: (question) => {
    const found = parallelogramIn(question)
    if (!found) return null
    const { b, c } = found.given
    const [forX, forY] = [lettersNamed(question, c.letter), lettersNamed(question, b.letter)]
    if (![c.letter, b.letter].every((letter) => isAsked(question, letter))) return null
    const sides = phrase(
      question,
      'find|determine|calculate * lengths|length * sides',
      'hence|also * lengths|length * sides',
    )
    return {
      given: { ...found.given, ...(sides && { sides: true as const }) },
      used: [...found.used, ...forX, ...forY],
      said: told(question, sides).said,
    }
  },
})

/** Whether a letter stands alone; the a of "find a and b" is read as the article. */
export const isAsked = (question: Question, letter: string): boolean =>
  lettersNamed(question, letter).length > 0 ||
  (letter === 'a' &&
    question.apart.some((item, at) => {
      const [next, third] = [question.apart[at + 1], question.apart[at + 2]]
      const joins = next?.kind === 'mark' || (next?.kind === 'word' && next.text === 'and')
      return item.kind === 'word' && item.text === 'a' && joins && third?.kind === 'letter'
    }))

/** The four vertices in order, of two neighbours of which one coordinate each is a letter. */
export function parallelogramIn(question: Question) {
  const facts = factsOf(question, 'point')
  const typed = facts.map((fact) => nameOf(question, fact))
  const names = typed.every((name) => name === '') ? ['A', 'B', 'C', 'D'] : typed
  const figures = factsOf(question, 'letter').filter(({ name }) => name.length === 4)
  if (facts.length !== 4 || new Set(names).size < 4 || figures.some(({ name }) => name !== names.join(''))) return null
  // the same figure read backwards
  const given = orderedIn(facts, names) ?? orderedIn(facts.toReversed(), names.toReversed())
  return given && { given, names, used: [...facts, ...namesOf(question, Object.values(given))] }
}

function orderedIn(facts: readonly FactOf<'point'>[], names: readonly string[]): Given | null {
  const [first, second, third, fourth] = facts
  const [p = '', q = '', r = '', s = ''] = names
  if (!first || !second || !third || !fourth) return null
  const [a, b, c, d] = [known(first, p), half(second, q, 'y'), half(third, r, 'x'), known(fourth, s)]
  return a && b && c && d && b.letter !== c.letter ? { a, b, c, d } : null
}
