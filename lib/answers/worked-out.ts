import { bigGcd } from '../maths/integer'
import { newBudget } from '../maths/sum'
import { attempt, isUnread } from '../reading/reading'
import { workItOut as workItOutNote } from '../reading/values/calculation'
import type { Node } from '../reading/tree/node'
import { valueOf } from '../reading/values/value'
import type { Outcome } from './kind'
import {
  factorsOf,
  isPower,
  isRational,
  isRoot,
  isSum,
  radicandOf,
  termsOf,
  unsigned,
  wholeOf,
  type Factors,
} from './value-shape'

/** What is said of "5 + 3" or "HCF(12, 18)" in place of a value: it is no attempt at the question. */
export const workItOut: Outcome = { correct: false, unread: true, unclear: true, note: workItOutNote }

/** Whether all that was typed is worked out, or the key is not either. */
export const isAllWorkedOut = (key: readonly Node[], typed: readonly Node[]): boolean =>
  typed.every((node) => isWorkedOut(node) && !isDivisionLeft(node)) || !key.every(isWorkedOut)

/** The same for the terms of a ratio: 36/12 is 36 : 12. */
export const areTermsWorkedOut = (key: readonly Node[], typed: readonly Node[]): boolean =>
  typed.every(isWorkedOut) || !key.every(isWorkedOut)

/** 3600/10: a division by more than one figure that comes out; 40/2 and 36/36 are read at a glance. */
function isDivisionLeft(node: Node): boolean {
  const plain = unsigned(node)
  if (plain.kind !== 'binary' || plain.operation !== '/') return false
  const [top, bottom] = [wholeOf(unsigned(plain.left)), wholeOf(unsigned(plain.right))]
  return top !== undefined && bottom !== undefined && bottom >= 10n && top > bottom && top % bottom === 0n
}

/**
 * Whether a value is worked out as far as the exam asks: 8/62, 12/√3, √72, (3 + √5)/2 and 20√3 − 20 are; 5 + 3, 7 × 7 × π, 2³, √144,
 * √(9 + 16), √2 × √8, 54√3 + 18√3 and sin 30° are not. At most one rational number and one root may stand in a product above a line, and
 * below it, and no two terms of a sum may be alike.
 */
export function isWorkedOut(node: Node): boolean {
  switch (node.kind) {
    case 'number':
    case 'letter':
      return true
    case 'trig':
      return false
    case 'root':
      return !isPower(node.of, node.index) && isWorkedOut(node.of)
    case 'binary':
      if (node.operation === '^') return isRoot(node) && !isRational(node) && isWorkedOut(node.left)
      return node.operation === '*' || node.operation === '/' ? isOneProduct(factorsOf(node)) : isOneSum(termsOf(node))
    default:
      return isWorkedOut(node.of)
  }
}

const isOneSum = (terms: readonly Node[]): boolean =>
  hasOneRational(terms) && terms.every(isWorkedOut) && !haveLikeTerms(terms.filter((term) => !isRational(term)))

/** Whether one term is so many times another: 54√3 and 18√3, 2π and π. */
const haveLikeTerms = (terms: readonly Node[]): boolean =>
  terms.length < mostTerms && terms.some((a, index) => terms.slice(index + 1).some((b) => isMultiple(a, b)))

const mostTerms = 6

function isMultiple(a: Node, b: Node): boolean {
  const quotient = attempt(() => valueOf({ kind: 'binary', operation: '/', left: a, right: b }, newBudget()))
  return !isUnread(quotient) && quotient.rational !== null
}

const isOneProduct = ({ above, below }: Factors): boolean =>
  [above, below].every((factors) => hasOneRational(factors) && factors.filter(isSum).length < 2) &&
  !haveLikeRoots(above.filter(isRoot), below.filter(isRoot)) &&
  [...above, ...below].every(isWorkedOut)

/** √2 × √8, or √180/√20: roots that go into one. */
const haveLikeRoots = (above: readonly Node[], below: readonly Node[]): boolean =>
  above.length > 1 ||
  below.length > 1 ||
  above.some((top) => below.some((bottom) => bigGcd(radicandOf(top), radicandOf(bottom)) > 1n))

const hasOneRational = (nodes: readonly Node[]): boolean => nodes.filter(isRational).length < 2
