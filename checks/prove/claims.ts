import { segments } from '@/lib/rich-text/segments'
import type { Node } from './node'
import { readTex } from './read-tex'
import { Unreadable } from './token-stream'
import { tokensOf, type Token } from './tokens'

export type Relation = '=' | '≠' | '<' | '>' | '≤' | '≥' | '≈'

export interface Side {
  /** null: it could not be read, and `why` says why; or nothing stands there. */
  readonly node: Node | null
  readonly why?: string
  /** As it was written, for tracing numbers. */
  readonly text?: string
  /** The words that stand in place of a formula: "Sum of zeroes" in "Sum of zeroes $= 7$". */
  readonly label?: string
}

/** A = B = C, read. */
export interface Claim {
  /** The line of the solution, counted from 0; -1 for the question. */
  readonly line: number
  readonly sides: readonly Side[]
  /** One less than the sides. */
  readonly relations: readonly Relation[]
  /** The number of the equation, where it has one. */
  readonly tag: string | null
  /** What stands before it in its line. */
  readonly before: string
  readonly text: string
  /** The line whose last expression it goes on from. */
  readonly continues?: number
}

/** A formula that claims nothing by itself: it is kept for the claims of words. */
export interface Line {
  readonly index: number
  readonly text: string
  readonly claims: readonly Claim[]
  /** The formulas that hold no relation, in order. */
  readonly values: readonly Node[]
}

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
const separators = new Set([',', '\\Rightarrow', ';'])

interface Piece {
  readonly before: string
  readonly tex: string
  readonly after: string
}

/** A line cut into formulas, each with the words before it; a formula broken off at a sign is joined with its rest. */
function piecesOf(text: string): readonly Piece[] {
  const pieces: Piece[] = []
  let words = ''
  const parts = segments(text.replaceAll('\n', ' '))
  for (const [index, part] of parts.entries()) {
    if (part.kind === 'words') {
      words += part.text
      continue
    }
    const next = parts[index + 1]
    const after = next?.kind === 'words' ? next.text : ''
    const last = pieces.at(-1)
    const joins =
      last &&
      /^\s*₹?\s*$/.test(words) &&
      (/(=|\\times|\+|-|:|\\div)\s*$/.test(last.tex) || /^\s*(=|\\times|\+|\\div)/.test(part.tex))
    if (last && !joins && /^\s*(\+|-|\\times|\\div)\s*$/.test(last.tex))
      pieces[pieces.length - 1] = { before: `${last.before}${last.tex}${words}`, tex: part.tex, after }
    else if (last && joins) pieces[pieces.length - 1] = { before: last.before, tex: `${last.tex} ${part.tex}`, after }
    else pieces.push({ before: words, tex: part.tex, after })
    words = ''
  }
  return pieces
}

const tagPattern = /\\?(?:\\quad)?\s*\\[lc]?dots\s*\((\d+)\)\s*$/

export function readLine(text: string, index: number): Line {
  const claims: Claim[] = []
  const values: Node[] = []
  for (const { before, tex, after } of piecesOf(text)) {
    const tag = tagPattern.exec(tex)?.[1] ?? /^\s*(?:\.\.\.|…)\s*\((\d+)\)/.exec(after)?.[1] ?? null
    const statements = cut(tokensOf(tex.replace(tagPattern, '')), (text) => separators.has(text))
    for (const [place, tokens] of statements.entries()) {
      const claim = claimOf(tokens, place === 0 ? before : '', place === statements.length - 1 ? after : '')
      if (claim)
        claims.push({
          ...claim,
          line: index,
          tag,
          before: place === 0 ? before : '',
          text: tokens.map((t) => t.text).join(' '),
        })
      else if (tokens.length > 0) {
        const { node } = sideOf(tokens)
        if (node) values.push(node)
      }
    }
  }
  return { index, text, claims, values }
}

function claimOf(tokens: readonly Token[], before: string, after: string): Pick<Claim, 'sides' | 'relations'> | null {
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

function sideOf(tokens: readonly Token[]): Side {
  try {
    return { node: readTex(tokens), text: tokens.map(({ text }) => text).join(' ') }
  } catch (error) {
    if (error instanceof Unreadable) return { node: null, why: error.message }
    throw error
  }
}

/** The tokens between the separators that stand in no bracket. */
function cut(tokens: readonly Token[], isSeparator: (text: string) => boolean): readonly (readonly Token[])[] {
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
