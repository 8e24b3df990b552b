import { polynomialWords, quadraticFact } from './quadratic'
import type { Fact } from '../../question/fact'
import { exactly } from '../../question/polynomial'
import { readQuestion, type Question } from '../../question/question'
import type { Node } from '../../question/reading'
import type { SymmetricKind } from '../../../solutions/polynomials/pieces/symmetric-forms'
import type { MoreKind } from '../../../solutions/polynomials/pieces/more-symmetric-forms'

/** Words about α and β that change nothing. */
export const symmetricWords = [...polynomialWords, 'without', 'finding', 'solving', 'them', 'real'] as const

const written: Readonly<Record<SymmetricKind | Exclude<MoreKind, 'shiftedProduct'>, string>> = {
  squares: 'α^2 + β^2',
  reciprocals: '1/α + 1/β',
  quotients: 'α/β + β/α',
  cubes: 'α^3 + β^3',
  difference: '(α - β)^2',
  commonFactor: 'α^2 × β + α × β^2',
  reciprocalSquares: '1/α^2 + 1/β^2',
  reciprocalsLessProduct: '1/α + 1/β - α × β',
  squaresOverZeroes: 'α^2/β + β^2/α',
  reciprocalCubes: '1/α^3 + 1/β^3',
  fourthPowers: 'α^4 + β^4',
}

const nodes = new Map<string, Node | null>()

/** The forms never change: each is read once. */
export function nodeOf(text: string): Node | null {
  const known = nodes.get(text)
  if (known !== undefined) return known
  const [fact] = readQuestion(text).facts
  const node = fact?.kind === 'formula' ? fact.node : null
  nodes.set(text, node)
  return node
}

/** Whether two formulas are equal for all α and β. */
export const isSame = (left: Node, right: Node | null): boolean =>
  right !== null && exactly({ kind: 'binary', operation: '-', left, right })?.top.size === 0

/** k of "(α - k)(β - k)", or null. */
function shiftOf(node: Node): number | null {
  for (let k = -12; k <= 12; k++) {
    const sign = k < 0 ? '+' : '-'
    if (k !== 0 && isSame(node, nodeOf(`(α ${sign} ${Math.abs(k)})(β ${sign} ${Math.abs(k)})`))) return k
  }
  return null
}

const kinds = Object.entries(written)

/** The quadratic whose zeroes are α and β, and the one expression in them that is asked for. */
export function symmetricIn(question: Question) {
  const found = quadraticFact(question, 'α', 'β')
  const expressions = question.facts.flatMap((fact) =>
    fact !== found?.fact && fact.kind === 'formula' && fact.name === '' ? [{ fact, node: fact.node }] : [],
  )
  const [only, ...more] = expressions
  if (!found || !only || more.length > 0) return null
  const kind = kinds.find(([, text]) => isSame(only.node, nodeOf(text)))?.[0] ?? null
  const k = kind === null ? shiftOf(only.node) : 0
  const used: readonly Fact[] = [...found.used, only.fact]
  return { quadratic: found.quadratic, kind, k, used }
}
