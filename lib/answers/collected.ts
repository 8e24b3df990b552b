import { newBudget } from '../maths/sum'
import { exactOrNull } from '../reading/tree/exact'
import type { Node } from '../reading/tree/node'
import type { Claim } from '../reading/values/claim'
import { termsOf } from './value-shape'

const mostTerms = 12

/**
 * Whether the last side of a claim, and of an equation each, has no like terms left, and no term with letters stands on both sides of an equation:
 * 8n + 3 and −5(n − 3) have none, 11 + (n − 1)8, 11 + 8n − 8 and x² + y² = x² + 8x + y² have.
 */
export function isCollected({ sides }: Claim, isEquation: boolean): boolean {
  const typed = sides.filter(({ isLabel }) => !isLabel).map(({ node }) => kindsOf(termsOf(node)))
  if (!isEquation) return typed.slice(-1).every(isWithoutRepeats)
  const [left = [], right = []] = typed
  return typed.every(isWithoutRepeats) && !shareLetters(left, right)
}

/** The letters with their powers in each term, opened out; none where a term is no sum of such. */
function kindsOf(terms: readonly Node[]): readonly (readonly string[])[] {
  if (terms.length > mostTerms) return []
  return terms.map((term) => {
    const exact = exactOrNull(term, newBudget())
    return exact && exact.bottom.size === 1 ? [...exact.top.keys()] : []
  })
}

function isWithoutRepeats(kinds: readonly (readonly string[])[]): boolean {
  const all = kinds.flat()
  return new Set(all).size === all.length
}

const number = '1|'

const shareLetters = (left: readonly (readonly string[])[], right: readonly (readonly string[])[]): boolean =>
  left.flat().some((kind) => kind !== number && right.flat().includes(kind))
