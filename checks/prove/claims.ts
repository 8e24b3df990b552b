import { signs, type Claim as Said, type Relation } from '@/lib/solutions/claim'
import type { Node } from './node'
import { piecesOf } from './pieces'
import { cutAtClaims } from './set-claims'
import { claimOf, cut, separators, sideOf } from './sides'
import { tokensOf } from './tokens'

export type { Relation }

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
  /** The claim as the line holds it; none where it was read from the words. */
  readonly said?: Said
}

/** Says something of numbers or letters: not only that words equal words. */
export const isOfNumbers = ({ sides }: Claim): boolean => sides.filter(({ node }) => node !== null).length > 1

/** A formula that claims nothing by itself: it is kept for the claims of words. */
export interface Line {
  readonly index: number
  readonly text: string
  readonly claims: readonly Claim[]
  /** The formulas that hold no relation, in order. */
  readonly values: readonly Node[]
}

const tagPattern = /\\?(?:\\quad)?\s*\\[lc]?dots\s*\((\d+)\)\s*$/

/** A line read: its claims from their data, and what else its text says from the words around them. */
export function readLine(text: string, index: number, said: readonly Said[] = []): Line {
  const claims: Claim[] = []
  const values: Node[] = []
  let words = ''
  const { stretches } = cutAtClaims(text, said)
  for (const [place, stretch] of stretches.entries())
    if ('words' in stretch) {
      const read = readWords(stretch.words, index)
      claims.push(...read.claims)
      values.push(...read.values)
      words = stretch.words
    } else {
      const next = stretches[place + 1]
      const after = next && 'words' in next ? next.words : ''
      const tag = stretch.tag ?? /^\s*(?:\.\.\.|…)\s*\((\d+)\)/.exec(after)?.[1] ?? null
      claims.push({
        ...readSaid(stretch.said, stretch.goesOn),
        line: index,
        tag,
        before: words.slice(words.lastIndexOf('$') + 1),
      })
    }
  return { index, text, claims, values }
}

/** A claim from its data; a side that holds a relation itself is read as the sides that it is. */
function readSaid(said: Said, goesOn: boolean): Pick<Claim, 'sides' | 'relations' | 'text' | 'said'> {
  const { of, sides, relations = [] } = said
  const sign = (index: number): string => signs[relations[index] ?? '=']
  const offset = of === undefined ? 0 : 1
  const whole = sides.map((side, index) => (index === 0 ? side : `${sign(index - 1 + offset)} ${side}`)).join(' ')
  const tokens = tokensOf(whole.replace(tagPattern, ''))
  const read = claimOf(tokens, '', '') ?? { sides: [sideOf(tokens)], relations: [] }
  return {
    sides: [...(of === undefined ? [] : [{ node: null, label: goesOn ? '' : of }]), ...read.sides],
    relations: [...(of === undefined ? [] : [relations[0] ?? '=']), ...read.relations],
    text: [of ?? [], ...tokens.map(({ text }) => text)].flat().join(' '),
    said,
  }
}

function readWords(text: string, index: number): Pick<Line, 'claims' | 'values'> {
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
  return { claims, values }
}
