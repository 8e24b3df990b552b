import type { Node } from './tex-nodes'
import { trigonometricNames } from './tex-words'

/** What stands last in a formula as far as it is spoken, and whether a ratio of an angle is still open: "sin θ" before "cos θ". */
export interface Spoken {
  readonly last: Node | undefined
  readonly isOfAngle: boolean
}

const silent = new Set('left right big Big bigl bigr Bigl Bigr , ; : !'.split(' ').concat(' '))
const greek = new Set('pi theta alpha beta gamma delta phi lambda mu'.split(' '))

const isAtom = (node: Node | undefined, pattern: RegExp): boolean => node?.kind === 'atom' && pattern.test(node.text)
const isCommand = (node: Node | undefined, pattern: RegExp): boolean =>
  node?.kind === 'command' && pattern.test(node.name)

const isFraction = (node: Node | undefined): boolean => isCommand(node, /^[dt]?frac$/)
const isRoot = (node: Node | undefined): boolean => isCommand(node, /^sqrt$/)
const isGreek = (node: Node | undefined): boolean => node?.kind === 'command' && greek.has(node.name)
const isTrigonometric = (node: Node | undefined): boolean =>
  node?.kind === 'command' && trigonometricNames.has(node.name)

/** The index of the next node that is spoken. */
const nextAt = (nodes: readonly Node[], at: number): number => {
  let index = at
  while (isSilent(nodes[index])) index++
  return index
}
const isSilent = (node: Node | undefined): boolean => node?.kind === 'command' && silent.has(node.name)

/**
 * The word between two factors that a formula sets side by side, where without it another formula would be heard: "42√3", "9[44 + 136]",
 * "√6 x", "sin θ cos θ", "4½". '' between all others: "5x", "πr²", "(n - 1)d", "A(2, 3)".
 */
export function between({ last, isOfAngle }: Spoken, nodes: readonly Node[], from: number): string {
  if (isSilent(nodes[from - 1])) return ''
  const at = nextAt(nodes, from)
  const next = nodes[at]
  if (!next || !endsValue(last)) return ''
  if (isAtom(next, /^[([]$/)) return isProduct(last, nodes, at) ? 'times' : ''
  if (isRoot(next)) return 'times'
  if (isTrigonometric(next)) return isOfAngle ? 'times' : ''
  if (isFraction(next)) return isAtom(last, /^\d+$/) ? 'and' : 'times'
  const startsFactor = isAtom(next, /^(?:\d[\d.,]*|[A-Za-z])$/) || isGreek(next)
  return startsFactor && (isRoot(last) || isFraction(last)) ? ', times' : ''
}

const endsValue = (node: Node | undefined): boolean =>
  isAtom(node, /^(?:\d[\d.,]*|[A-Za-z]|[)\]^_])$/) || isFraction(node) || isRoot(node) || isGreek(node)

/** Not a point, "A(2, 3)", nor a function of what the bracket holds, "p(x)", "f(-2)". */
function isProduct(last: Node | undefined, nodes: readonly Node[], at: number): boolean {
  const close = closeOf(nodes, at)
  const inside = nodes.slice(at + 1, close)
  if (isAtom(last, /^[A-Z]$/) || inside.some((node) => isAtom(node, /^,$/))) return false
  return !(isAtom(last, /^[fgpq]$/) && inside.length < 3)
}

function closeOf(nodes: readonly Node[], open: number): number {
  let depth = 0
  const close = nodes.findIndex((node, index) => {
    if (index < open) return false
    if (isAtom(node, /^[([]$/)) depth++
    if (isAtom(node, /^[)\]]$/)) depth--
    return depth === 0
  })
  return close < 0 ? nodes.length : close
}

const endsAngle = /^[-+−=<>,:/]$/

/** What is known after the nodes from one index up to another were spoken. */
export function after({ last, isOfAngle }: Spoken, nodes: readonly Node[], from: number): Spoken {
  const node = nodes[from]
  if (isSilent(node)) return { last, isOfAngle }
  const isOver = isAtom(node, endsAngle) || isCommand(node, /^(?:times|cdot|div|leq?|geq?|neq?|pm|quad)$/)
  return { last: node, isOfAngle: isTrigonometric(node) || (isOfAngle && !isOver) }
}
