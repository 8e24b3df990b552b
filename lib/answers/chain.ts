import { digitsOf } from '../maths/digits'
import { absolute, compare, fraction, multiply, subtract, type Fraction } from '../maths/fraction'
import type { Budget } from '../maths/sum'
import { hasPlusMinus, isDecimal, some, type Node } from '../reading/tree/node'
import { binary } from '../reading/tree/operands'
import { nodeTex } from '../reading/tree/tex'
import type { Amount } from '../reading/values/amount'
import type { Decimal } from '../reading/values/decimal'
import { sameValue, valued, valueOf, type Value, type Valued } from '../reading/values/value'
import { isCutOrRounded } from './rounding'

/** "$48 - 27$ is not $22$.": the first link of a chain "48 - 27 = 22 = ..." that is false; undefined when each is true. */
export function falseLink(chain: readonly Valued[], budget: Budget): string | undefined {
  if (chain.length < 2) return undefined
  const at = chain.findIndex((side, index) => index > 0 && !isTrueLink(chain[index - 1] ?? side, side, budget))
  const [before, side] = [chain[at - 1], chain[at]]
  return before && side && `$${nodeTex(before.amount.node)}$ is not $${nodeTex(side.amount.node)}$.`
}

/** The first false link of several chains. */
export const falseLinkIn = (chains: readonly (readonly Amount[])[], budget: Budget): string | undefined =>
  chains.map((chain) => neitherIn(chain, budget)).find(Boolean) ??
  chains
    .flatMap(signed)
    .map(({ chain, upper }) => {
      const sides = chain.map((amount) => valued(amount, budget, upper))
      return falseLink(sides, budget)
    })
    .find(Boolean)

/** A chain with + and with − for each ±; where only some of its sides leave the sign open, each kind by itself. */
function signed(chain: readonly Amount[]) {
  const settled = chain.filter(({ node }) => !hasPlusMinus(node))
  const open = chain.filter(({ node }) => hasPlusMinus(node))
  return [{ chain: settled, upper: true }, ...[true, false].map((upper) => ({ chain: open, upper }))]
}

const neitherIn = (chain: readonly Amount[], budget: Budget): string | undefined => {
  const open = chain.find(({ node }) => hasPlusMinus(node))
  const side = chain.find((one) => isNeither(one, open, budget))
  return side && open && `$${nodeTex(side.node)}$ is not $${nodeTex(open.node)}$.`
}

/** "1 = (2 ± √3)/5": a side without ± that is neither of the two values beside it. */
function isNeither(side: Amount, open: Amount | undefined, budget: Budget): boolean {
  if (!open || hasPlusMinus(side.node)) return false
  const typed = valued(side, budget)
  return ![true, false].some((upper) => isTrueLink(typed, valued(open, budget, upper), budget))
}

function isTrueLink(a: Valued, b: Valued, budget: Budget): boolean {
  const isTrue = (left: Value) => worths(b).some((right) => isSameOrRounded(left, right, a, b, budget))
  if (worths(a).some(isTrue)) return true
  return otherwise(a.amount.node).some((node) => isTrue(valueOf(node, budget)))
}

/** What is written by hand without brackets: "144 ÷ 4/3" as 144 ÷ (4/3), "√64+36" as √(64 + 36). */
function otherwise(node: Node): readonly Node[] {
  const factors = factorsIn(node)
  const divided = factors.flatMap(({ under }, index) =>
    under && index < factors.length - 1
      ? [binary('/', productOf(factors.slice(0, index)), productOf(factors.slice(index)))]
      : [],
  )
  const under = rootOfAll(node)
  return under ? [...divided, under] : divided
}

interface Factor {
  readonly node: Node
  readonly under: boolean
}

/** The factors of a product without brackets, from left to right. */
const factorsIn = (node: Node): readonly Factor[] =>
  node.kind === 'binary' && (node.operation === '*' || node.operation === '/')
    ? [...factorsIn(node.left), { node: node.right, under: node.operation === '/' }]
    : [{ node, under: false }]

const productOf = ([first, ...others]: readonly Factor[]): Node =>
  others.reduce<Node>(
    (product, { node, under }) => binary(under ? '/' : '*', product, node),
    first?.node ?? { kind: 'number', value: fraction(1), decimal: false, tex: '1' },
  )

/** The root of a sum whose first term alone stands under it; null where it is no such sum. */
function rootOfAll(node: Node): Node | null {
  if (node.kind !== 'binary' || (node.operation !== '+' && node.operation !== '-')) return null
  const left = node.left.kind === 'root' ? node.left : rootOfAll(node.left)
  return left?.kind === 'root' ? { ...left, of: binary(node.operation, left.of, node.right) } : null
}

/** What a side may be worth: 50% is 50 of a hundred, or a half. */
const worths = ({ value, share, other }: Valued): readonly Value[] =>
  [value, share, other?.value, other?.share].filter((one) => one !== undefined)

function isSameOrRounded(left: Value, right: Value, a: Valued, b: Valued, budget: Budget): boolean {
  if (sameValue(left, right, budget)) return true
  if (!isRough(a.amount.node) && !isRough(b.amount.node)) return false
  const [from, to] = [digits(left), digits(right)]
  if (!from || !to) return false
  if (isRoundedTo(b.amount.decimal, from) || isRoundedTo(a.amount.decimal, to)) return true
  // "142 = 141.5": two plain numbers that nothing was worked out of
  return ![a, b].every(({ amount }) => amount.node.kind === 'number') && isClose(from, to)
}

/** Whether it holds a decimal or π, and so is perhaps worked with rounded numbers. */
const isRough = (node: Node): boolean =>
  isDecimal(node) || some(node, (part) => part.kind === 'letter' && part.name === 'π')

const isRoundedTo = (typed: Decimal | null, value: Fraction): boolean =>
  typed !== null && typed.places > 0 && isCutOrRounded(typed, value)

/** Half a hundredth part: what rounding on the way may make of a value. */
const isClose = (from: Fraction, to: Fraction): boolean =>
  compare(absolute(subtract(from, to)), multiply(fraction(1, 200), absolute(from))) <= 0

const digits = ({ exact, rational }: Value): Fraction | null => rational ?? (exact && digitsOf(exact))
