import { pairIn, solveWords } from './equations'
import { equals, one, toTex, zero, type Fraction } from '../../../maths/fraction'
import { nodeTex } from '../../../reading/tree/tex'
import { lettersOf, type Node } from '../../../reading/tree/node'
import { byDeterminants, determinant } from '../../../solutions/linear-equations/pieces/line'
import { wholePair } from '../../../solutions/linear-equations/pieces/story'
import type { Fact } from '../../question/fact'
import { expanded, rational, termsOf } from '../../question/polynomial'
import { lettersNamed, says } from '../../question/pick'
import { factsOf, type Question } from '../../question/question'
import { valueFromPair as solution, type Given } from '../../../solutions/linear-equations/value-from-pair'
import { recogniser } from '../../recogniser'

/** px + qy, which is asked. */
function expressionIn(question: Question) {
  const [formula, ...more] = factsOf(question, 'formula')
  const terms = formula && more.length === 0 ? termsOf(expanded(formula)) : null
  const isLinear = terms && terms.size > 0 && [...terms.keys()].every((name) => name === 'x' || name === 'y')
  return formula && isLinear ? { fact: formula, p: terms.get('x') ?? zero, q: terms.get('y') ?? zero } : null
}

/** An expression with numbers in the places of its letters. */
function withValues(node: Node, values: Readonly<Record<string, Fraction>>): Node {
  switch (node.kind) {
    case 'number':
      return node
    case 'letter': {
      const value = values[node.name]
      return value ? { kind: 'bracket', of: { kind: 'number', value, decimal: false, tex: toTex(value) } } : node
    }
    case 'binary':
      return { ...node, left: withValues(node.left, values), right: withValues(node.right, values) }
    default:
      return { ...node, of: withValues(node.of, values) }
  }
}

/** Any sum in x and y, at the solution: "y/x − 2", "x² + y²". */
function otherIn(question: Question, equations: Given['equations']) {
  const [formula, ...more] = factsOf(question, 'formula')
  const pair = wholePair(equations)
  // "find x y" asks for both, and for no product
  const isSum = formula?.node.kind === 'binary' && /^[+-]$/.test(formula.node.operation)
  if (!formula || !isSum || more.length > 0 || determinant(pair) === 0) return null
  if ([...lettersOf(formula.node)].some((name) => name !== 'x' && name !== 'y')) return null
  const [x, y] = byDeterminants(pair)
  const put = withValues(formula.node, { x, y })
  const value = rational(put)
  return value && { fact: formula, tex: nodeTex(formula.node), put: nodeTex(put), value }
}

/** "y = mx + 5": the number in it. */
function lineWithSlope(facts: readonly Fact[]) {
  for (const fact of facts) {
    const terms = fact.kind === 'equation' && fact.relation === '=' ? termsOf(expanded(fact)) : null
    const [y, m] = [terms?.get('y'), terms?.get('mx')]
    if (!terms || !y || !m || !equals(y, one) || !equals(m, { n: -1n, d: 1n })) continue
    if ([...terms.keys()].every((name) => ['y', 'mx', ''].includes(name))) {
      const constant = terms.get('') ?? zero
      return { fact, c: { n: -constant.n, d: constant.d } }
    }
  }
  return null
}

/** "find x and y": the letters behind the word that asks. */
const asksForBoth = ({ items }: Question): boolean =>
  items.some((item, at) => {
    const [first, joint, second] = items.slice(at + 1, at + 4)
    const isNamed = first?.kind === 'letter' && joint?.kind === 'word' && second?.kind === 'letter'
    return item.kind === 'word' && item.text === 'find' && isNamed
  })

export const valueFromPair = recogniser<Given>({
  id: 'value-from-pair',
  solution,
  asPart: true,
  cues: ['#equation'],
  words: [
    ...[...solveWords, 'hence', 'use', 'lines', 'drawn', 'graph', 'paper', 'given', 'first', 'after', 'true', 'line'],
    ...['through', 'point', 'meet', 'graphically'],
  ],
  examples: [
    'find x - y if 2x + y = 5 and x + 3y = 4',
    'solve 3x+2y=4 and 5x-3y=13 then find m if y=mx+7',
    'Solve 2x + 3y = 11 and 2x - 4y = -24 and hence find the value of m for which y = mx + 3.',
    'if x + y = 14 and x - y = 4 what is the value of 3x + y',
    '2x + y = 5 aur x + 2y = 4 hai, x + y batao',
    'If 2x + y = 23 and 4x – y = 19, find the value of y/x – 2.',
  ],
  refuses: [
    'Find xy if 2x + y = 5 and x + 2y = 4.',
    'Find x/y if 2x + y = 5 and x + 2y = 4.',
    'Find 2x + z if 2x + y = 5 and x + 2y = 4.',
    'Find x/y + 1 if 2x + y = 5 and 4x + 2y = 10.',
    'Find the value of k for which y = kx + 3 if 2x + y = 5 and x + 2y = 4 are parallel.',
    'Find x - y if 2x + y = 5.',
  ],
  read: (question) => {
    const slope = lineWithSlope(question.facts)
    const rest = { ...question, facts: question.facts.filter((fact) => fact !== slope?.fact) }
    const pair = pairIn(rest)
    if (!pair || pair.letters.join('') !== 'xy') return null
    const { equations } = pair
    // "solve ... and hence find ...": both are asked
    const isSolved = says(question, 'solve') || asksForBoth(question)
    const both = { equations, ...(isSolved && { isSolved: true as const }) }
    if (slope) {
      const letters = lettersNamed(question, 'm')
      return letters.length > 0
        ? { given: { ...both, use: 'slope', c: slope.c }, used: [...pair.used, slope.fact, ...letters] }
        : null
    }
    const asked = expressionIn(question)
    if (asked) return { given: { ...both, use: 'value', p: asked.p, q: asked.q }, used: [...pair.used, asked.fact] }
    const other = otherIn(question, equations)
    if (!other) return null
    const { fact, ...expression } = other
    return { given: { ...both, use: 'expression', ...expression }, used: [...pair.used, fact] }
  },
})
