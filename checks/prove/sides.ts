import type { Claim, Relation, Side } from './claims'
import { readTex } from './read-tex'
import { Unreadable } from './token-stream'
import type { Token } from './tokens'

const relationOf: Readonly<Record<string, Relation>> = {
  '=': '=',
  '\\ne': '≠',
  '<': '<',
  '>': '>',
  '\\le': '≤',
  '\\ge': '≥',
  '\\approx': '≈',
}
/** Relations that are not between numbers. */
const other = new Set('\\sim \\cong \\parallel \\perp \\leftrightarrow'.split(' '))
/** What stands between the statements of one formula. */
export const separators = new Set([',', '\\Rightarrow', ';'])

/** The claim of a formula; null when it relates nothing. */
export function claimOf(
  tokens: readonly Token[],
  before: string,
  after: string,
): Pick<Claim, 'sides' | 'relations'> | null {
  const isRelation = (text: string) => relationOf[text] !== undefined || other.has(text)
  const sides = cut(tokens, isRelation)
  const signs = atTop(tokens, isRelation)
  if (signs.length === 0 || signs.some((sign) => other.has(sign))) return null
  return {
    relations: signs.flatMap((sign) => relationOf[sign] ?? []),
    sides: sides.map((side, index) => {
      if (side.length > 0) return sideOf(side)
      const words = index === 0 ? before : index === sides.length - 1 ? after : ''
      return { node: null, label: words.trim() }
    }),
  }
}

export function sideOf(tokens: readonly Token[]): Side {
  try {
    return { node: readTex(tokens), text: tokens.map(({ text }) => text).join(' ') }
  } catch (error) {
    if (error instanceof Unreadable) return { node: null, why: error.message }
    throw error
  }
}

/** The tokens between the separators that stand in no bracket. */
export function cut(tokens: readonly Token[], isSeparator: (text: string) => boolean): readonly (readonly Token[])[] {
  const parts: Token[][] = [[]]
  walk(tokens, (token, atTopLevel) => {
    if (atTopLevel && token.kind !== 'text' && isSeparator(token.text)) parts.push([])
    else parts.at(-1)?.push(token)
  })
  return parts
}

function atTop(tokens: readonly Token[], wanted: (text: string) => boolean): readonly string[] {
  const found: string[] = []
  walk(tokens, (token, atTopLevel) => {
    if (atTopLevel && token.kind !== 'text' && wanted(token.text)) found.push(token.text)
  })
  return found
}

function walk(tokens: readonly Token[], visit: (token: Token, atTopLevel: boolean) => void): void {
  let depth = 0
  for (const token of tokens) {
    const bracket = token.kind === 'text' ? '' : token.text
    if (['}', ')', ']'].includes(bracket)) depth--
    visit(token, depth === 0)
    if (['{', '(', '['].includes(bracket)) depth++
  }
}
