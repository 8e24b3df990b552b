import type { Problem } from '@/lib/problems/problem'
import type { Claim, Line, Side } from './claims'
import { rulesOf } from './key-parts'
import { childrenOf, symbol, type Node } from './node'

/** The claims of the lines with "LHS", "A $= 17.5$" and lines that begin with "=" filled in. */
export function resolved(problem: Problem, lines: readonly Line[]): readonly Claim[] {
  const names = keyNames(problem)
  let last: Node | null = null
  let lastLine = -1
  let fraction: Node | null = null
  const question = lines[0]
  const whole = question ? largest(question) : null
  return lines.flatMap(({ claims, values, index }) => {
    const before = last
    let reasons = false
    const made = claims.map((claim, place): Claim => {
      const sides = claim.sides.map((side, position): Side => {
        if (side.node || side.label === undefined) return side
        const label = side.label.replace(/^\([A-Za-z]+\)\s*/, '')
        if (label === '') return place === 0 && position === 0 && index >= 0 ? { ...side, node: before } : side
        if (/^th term$/.test(label)) return { ...side, node: { kind: 'indexed', name: 'a', index: symbol('n') } }
        if (/\bLHS$|^LHS\b/.test(label)) return { ...side, node: sideOfQuestion(question, 0) }
        if (/\bRHS$|^RHS\b/.test(label)) return { ...side, node: sideOfQuestion(question, 1) }
        if (/expression$/i.test(label)) return { ...side, node: whole }
        const word = /([A-Za-z]+)[^A-Za-z]*$/.exec(label)?.[1] ?? ''
        const part = /numerator$/i.test(label) ? 0 : /denominator$/i.test(label) ? 1 : null
        if (part !== null) return { ...side, node: partOf(fraction ?? whole, part) }
        return names.has(word) && !/[+\\-]/.test(label) ? { ...side, node: symbol(word) } : side
      })
      reasons ||=
        place > 0 && /^\s*,?\s*(because|since|dividing|by|using|as|taking|cancelling|multiplying)\b/i.test(claim.before)
      if (!reasons) last = sides.findLast(({ node }) => node !== null)?.node ?? last
      const goesOn = sides[0]?.label !== undefined && sides[0].node === before && before !== null
      const made = goesOn ? { ...claim, sides, continues: lastLine } : { ...claim, sides }
      if (sides.some(({ node }) => node)) lastLine = index
      return made
    })
    for (const value of values) if (value.kind === 'binary' && value.operator === '/') fraction = value
    return made
  })
}

const keyNames = ({ answerValidator }: Problem): ReadonlySet<string> =>
  new Set(
    rulesOf(answerValidator).flatMap((rule) =>
      rule.kind === 'pair' ? rule.expected.split(',').map((part) => part.split('=')[0]?.trim() ?? '') : [],
    ),
  )

const partOf = (node: Node | null, part: 0 | 1): Node | null =>
  node?.kind === 'binary' && node.operator === '/' ? (part === 0 ? node.left : node.right) : null

/** The display equation of the question, or its last one. */
function sideOfQuestion(question: Line | undefined, side: 0 | 1): Node | null {
  const claims = question?.claims.filter(({ relations }) => relations.length === 1 && relations[0] === '=') ?? []
  const [first, ...rest] = claims.map(({ sides }) => sides.flatMap(({ node }) => node ?? []))
  const longest = rest.reduce((best, nodes) => (weight(nodes) > weight(best) ? nodes : best), first ?? [])
  return longest[side] ?? null
}

const size = (node: Node): number => 1 + childrenOf(node).reduce((sum, child) => sum + size(child), 0)

const weight = (nodes: readonly Node[]): number => nodes.reduce((sum, node) => sum + size(node), 0)

function largest({ values }: Line): Node | null {
  const [first, ...rest] = values
  if (!first) return null
  return rest.reduce((best, value) => (size(value) > size(best) ? value : best), first)
}
