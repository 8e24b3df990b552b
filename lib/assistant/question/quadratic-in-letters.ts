import { exactly } from './exactly'
import type { Fact } from './fact'
import type { Node } from './reading'
import { equals, lettersOf, newBudget, unity, collect, type Sum } from '../../maths/sum'
import { polynomials } from '../../maths/quotient'

const usual = ['x', 'y', 'z', 't', 'u']

export interface QuadraticInLetters {
  readonly x: string
  readonly coefficients: readonly [Sum, Sum, Sum]
  /** The other letters. */
  readonly others: readonly string[]
}

const zeroNode = (left: Node, right: Node): Node => ({ kind: 'binary', operation: '-', left, right })

/** The polynomial of a formula, or of an equation brought to one side and freed of fractions in letters. */
export function polynomialOf(fact: Fact): Sum | null {
  if (fact.kind === 'formula') {
    const value = exactly(fact.node)
    return value && equals(value.bottom, unity) ? value.top : null
  }
  const [left, right, ...more] = fact.kind === 'equation' && fact.relation === '=' ? fact.sides : []
  const value = left && right && more.length === 0 ? exactly(zeroNode(left, right)) : null
  return value && polynomials(value, newBudget()).top
}

/** ax² + bx + c with letters or roots in its numbers. */
export function quadraticInLetters(fact: Fact): QuadraticInLetters | null {
  const sum = polynomialOf(fact)
  if (!sum) return null
  const letters = [...lettersOf(sum)]
  const x = usual.find((name) => letters.includes(name)) ?? (letters.length === 1 ? letters[0] : undefined)
  if (x === undefined) return null
  const powerOf = (powers: readonly (readonly [string, number])[]) => powers.find(([name]) => name === x)?.[1] ?? 0
  const parts = [2, 1, 0].map((power) =>
    collect(
      [...sum.values()]
        .filter(({ powers }) => powerOf(powers) === power)
        .map((term) => ({ ...term, powers: term.powers.filter(([name]) => name !== x) })),
      newBudget(),
    ),
  )
  const [a, b, c] = parts
  const isWhole = parts.reduce((count, part) => count + part.size, 0) === sum.size
  if (!a || !b || !c || a.size === 0 || !isWhole) return null
  return { x, coefficients: [a, b, c], others: letters.filter((name) => name !== x) }
}
