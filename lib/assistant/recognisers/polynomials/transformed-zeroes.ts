import { inX, quadraticFact } from './quadratic'
import { isSame, nodeOf } from './symmetric-forms'
import type { ChangeOfZeroes } from '../../../solutions/polynomials/pieces/changes-of-zeroes'
import { transformedZeroes as solution, type Given } from '../../../solutions/polynomials/transformed-zeroes'
import { phrase, told } from '../../question/phrase'
import type { Question } from '../../question/question'
import type { Node } from '../../question/reading'
import { recogniser } from '../../recogniser'

const sizes = Array.from({ length: 25 }, (_, index) => index - 12).filter((n) => n !== 0)

const written: readonly (readonly [ChangeOfZeroes, (zero: string, other: string) => string])[] = [
  [{ kind: 'reciprocal' }, (zero) => `1/${zero}`],
  [{ kind: 'quotient' }, (zero, other) => `${zero}/${other}`],
  ...sizes.map((n) => [{ kind: 'scaled', n }, (zero: string) => `${n} × ${zero}`] as const),
  ...sizes.map(
    (n) => [{ kind: 'shifted', n }, (zero: string) => `${zero} ${n < 0 ? '-' : '+'} ${Math.abs(n)}`] as const,
  ),
]

/** What makes these of α and β, in whichever order they stand. */
function changeIn(first: Node, second: Node): ChangeOfZeroes | null {
  const fits = (zero: Node, other: Node) =>
    written.find(([, text]) => isSame(zero, nodeOf(text('α', 'β'))) && isSame(other, nodeOf(text('β', 'α'))))?.[0] ??
    null
  return fits(first, second) ?? fits(second, first)
}

/** "zeroes are α + 2 and β + 2", "zeroes are the reciprocals of the zeroes of 2x² + 5x + 3". */
function changed(question: Question) {
  const formulas =
    phrase(question, 'zeroes are|is|equal? @first:formula @second:formula') ??
    phrase(question, 'zeroes quadratic? polynomial? @first:formula @second:formula')
  if (formulas) {
    const change = changeIn(formulas.facts.first.node, formulas.facts.second.node)
    return change && { change, found: formulas }
  }
  const reciprocals = phrase(question, 'whose zeroes reciprocal|reciprocals zeroes')
  if (reciprocals) return { change: { kind: 'reciprocal' } as const, found: reciprocals }
  const times = phrase(question, 'whose zeroes %n zeroes')
  const size = times ? Number(times.numbers.n.n) : 0
  return times && times.numbers.n.d === 1n && Math.abs(size) < 100
    ? { change: { kind: 'scaled', n: size } as const, found: times }
    : null
}

export const transformedZeroes = recogniser<Given>({
  id: 'polynomial-with-changed-zeroes',
  solution,
  story: true,
  cues: ['zeroes'],
  words: ['quadratic', 'polynomial', 'zeroes', 'one', 'such'],
  examples: [
    'If α and β are the zeroes of the polynomial 3x² − 14x + 15, find a quadratic polynomial in x whose zeroes are α + 2 and β + 2.',
    'The zeroes of p(x) = 2x² − 3x + 1 are α and β. Form a quadratic polynomial in x with the zeroes 3α and 3β.',
    'if alpha and beta are zeroes of x^2 - 5x + 6 find quadratic polynomial whose zeroes are 1/alpha and 1/beta',
    'α, β zeroes of 2x²+5x+2, polynomial banao jiske zeroes α/β and β/α ho',
  ],
  refuses: [
    'If α and β are the zeroes of 3x² − 14x + 15, find a quadratic polynomial whose zeroes are α + 2 and β + 3.',
    'If α and β are the zeroes of 3x² − 14x + 15, find a cubic polynomial whose zeroes are 2α and 2β.',
    'If α and β are the zeroes of 3x² − 14x + 15, find a quadratic polynomial whose zeroes are α² and β².',
    'Find a quadratic polynomial whose zeroes are 3 more than twice the zeroes of x² − 7x + 10.',
    'Find a quadratic polynomial whose zeroes are the squares of the zeroes of x² − 7x + 10.',
  ],
  read: (question) => {
    const quadratic = quadraticFact(question, 'α', 'β', 'x')
    const change = changed(question)
    const asked =
      inX(phrase(question, 'find|form|write|obtain|give quadratic? polynomial @x:letter')) ??
      phrase(question, 'find|form|write|obtain|give quadratic? polynomial') ??
      phrase(question, 'polynomial banao|batao|nikalo|with|having')
    if (!quadratic || !change || !asked || quadratic.quadratic.letter !== 'x') return null
    const { a, b, c } = quadratic.quadratic
    const stated = told(question, change.found, asked)
    return { given: { a, b, c, change: change.change }, ...stated, used: [...stated.used, ...quadratic.used] }
  },
  before: () => 'Polynomial: ',
})
