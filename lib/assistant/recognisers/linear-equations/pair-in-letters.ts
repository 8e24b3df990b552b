import { solveWords } from './equations'
import {
  pairInLetters as solution,
  type Given,
  type LetterLine,
} from '../../../solutions/linear-equations/pair-in-letters'
import type { Fact } from '../../question/fact'
import { lettersNamed } from '../../question/pick'
import { rational } from '../../question/polynomial'
import { polynomialOf } from '../../question/quadratic-in-letters'
import { factsOf } from '../../question/question'
import { recogniser } from '../../recogniser'
import { collect, isPlain, lettersOf, negate, newBudget, type Sum } from '../../../maths/sum'

type Letters = Given['letters']

/** A sum as ax + by − c, where a, b and c hold neither x nor y; null where it has another power of them. */
function lineOf(sum: Sum, [x, y]: Letters): LetterLine | null {
  if (!isPlain(sum)) return null
  const parts: [Sum, Sum, Sum] = [new Map(), new Map(), new Map()]
  for (const term of sum.values()) {
    const own = term.powers.filter(([name]) => name === x || name === y)
    const [power, ...more] = own
    if (more.length > 0 || (power && power[1] !== 1)) return null
    const at = !power ? 2 : power[0] === x ? 0 : 1
    const rest = { ...term, powers: term.powers.filter((one) => !own.includes(one)) }
    parts[at] = collect([...parts[at].values(), rest], newBudget())
  }
  const [a, b, c] = parts
  return a.size + b.size > 0 ? [a, b, negate(c)] : null
}

/** "a² + b² ≠ 0": the letters are such that there is a solution. */
const isCondition = (fact: Fact): boolean =>
  fact.kind === 'equation' && fact.relation === '!=' && fact.sides.some((side) => rational(side) !== null)

export const pairInLetters = recogniser<Given>({
  id: 'pair-in-letters',
  solution,
  cues: ['#equation'],
  words: [...solveWords, 'elimination', 'substitution', 'cross', 'multiplication', 'where'],
  examples: [
    'Solve px + qy = p − q, qx − py = p + q.',
    'Solve for x and y: x/a − y/b = 0, ax + by = a² + b²',
    'Solve (a − b)x + (a + b)y = a² − 2ab − b² and (a + b)(x + y) = a² + b²',
    'solve ax + by = c, bx + ay = 1 + c',
  ],
  refuses: [
    'Find x + y if px + qy = p − q and qx − py = p + q.',
    'For what values of p and q has the pair px + qy = 3, 2x + y = 1 no solution?',
    'Solve for p and q: px + qy = p − q, qx − py = p + q.',
    'How many solutions has the pair px + qy = p − q, qx − py = p + q?',
  ],
  read: (question) => {
    const letters: Letters = ['x', 'y']
    const equations = factsOf(question, 'equation').filter(({ relation }) => relation === '=')
    const [first, second, ...more] = equations.flatMap((fact) => {
      const sum = polynomialOf(fact)
      const line = sum && lineOf(sum, letters)
      return line ? [{ fact, line, names: [...lettersOf(sum)] }] : []
    })
    if (!first || !second || more.length > 0 || equations.length > 2) return null
    const names = new Set([...first.names, ...second.names])
    // without other letters it is a plain pair
    if (names.size < 3 || !names.has('x') || !names.has('y')) return null
    // the pair alone is to be solved
    const isBare = question.words.length === 0
    if (!isBare && !question.words.includes('solve') && factsOf(question, 'letter').length === 0) return null
    return {
      given: { lines: [first.line, second.line], letters },
      used: [first.fact, second.fact, ...question.facts.filter(isCondition), ...lettersNamed(question, ...letters)],
    }
  },
  before: () => '',
})
