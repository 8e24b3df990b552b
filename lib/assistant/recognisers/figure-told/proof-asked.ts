import type { Fact } from '../../../solutions/pieces/figure/expanded'
import { matched, type Theorem } from '../../../solutions/pieces/figure/matched'
import type { Question } from '../../question/question'
import { figureOf, figureTold } from './figure-told'
import { isIdle } from './pattern'
import { isWord, piecesOf, type Piece } from './pieces'

/** What is told, and what is to be proved: from "prove that" to the end of its sentence, or to "if". */
function partsOf(
  pieces: readonly Piece[],
): { readonly given: readonly Piece[]; readonly wanted: readonly Piece[] } | null {
  const from = pieces.findIndex((piece) => isWord(piece, 'prove', 'show', 'proof', 'establish'))
  if (from < 0) return null
  const rest = pieces.slice(from + 1)
  // "Prove that AB = CD. Hence show that ..." proves all of it
  const length = rest.findIndex(
    (piece, at) => isWord(piece, 'if', 'where', 'given') || (isOpening(piece) && saysMore(rest.slice(at))),
  )
  const to = length < 0 ? pieces.length : from + 1 + length
  const wanted = pieces.slice(from + 1, to).filter((piece) => !isWord(piece, 'prove', 'show', 'hence', 'deduce'))
  return { given: [...pieces.slice(0, from), stop, ...pieces.slice(to)], wanted }
}

const stop: Piece = { kind: 'sign', text: '.' }
const isOpening = (piece: Piece): boolean => piece.kind === 'sign' && piece.text === '('

/** "Show that EF ∥ QR (D on OP, E on PQ)": what stands in brackets tells of the figure. */
const saysMore = (pieces: readonly Piece[]): boolean => {
  const end = pieces.findIndex((piece) => piece.kind === 'sign' && piece.text === ')')
  return pieces.slice(1, end).some((piece) => isWord(piece, 'on', 'inside', 'is', 'are', 'midpoint', 'midpoints'))
}

/** Points that only the proof draws get letters that the question does not use. */
function withFree(proof: readonly string[], letters: ReadonlyMap<string, string>): Readonly<Record<string, string>> {
  const used = new Set(letters.values())
  const drawn = new Set(proof.join(' ').match(/(?<=[^A-Za-z]|[A-Z])[A-Z](?=[^a-z])/g))
  const free = [...'EFGHKLMNSTUVWXYZ'].filter((letter) => !used.has(letter) && !drawn.has(letter))
  const own = [...drawn].filter((letter) => !letters.has(letter) && used.has(letter))
  return Object.fromEntries([...letters, ...own.map((letter, at) => [letter, free[at] ?? letter] as const)])
}

const isOfLetter = /^eq (?:([A-Z]{2}) = ([a-z])|([a-z]) = ([A-Z]{2}))$/

/** "AB = x, CD = z": letters of lengths, put back where something is to be proved of them. */
const lettersOf = (facts: readonly Fact[]): ReadonlyMap<string, string> =>
  new Map(
    facts.flatMap((fact) => {
      const [, one, x, y, other] = isOfLetter.exec(fact) ?? []
      const [letter, name] = [x ?? y, one ?? other]
      return letter !== undefined && name !== undefined ? [[letter, name] as const] : []
    }),
  )

const withLengths = (fact: Fact, lengths: ReadonlyMap<string, string>): Fact =>
  fact.startsWith('eq ') ? fact.replace(/(?<= )[a-z](?= |$)/g, (letter) => lengths.get(letter) ?? letter) : fact

export interface ProofAsked {
  readonly theorem: string
  readonly letters: Readonly<Record<string, string>>
}

/** Of lines to be put in order, an idea or a reason to be named, a proof to be completed. */
const otherAsks = new Set(['order', 'mixed', 'how', 'idea', 'name', 'complete', 'completes', 'criterion', 'missing'])

/** The theorem that proves what is asked of a figure, and what the question calls its points. */
export function proofAsked(question: Question, theorems: readonly Theorem[], isOfCircle: boolean): ProofAsked | null {
  if (!question.tokens || question.words.some((word) => otherAsks.has(word))) return null
  const { pieces, dashed } = piecesOf(question.tokens)
  const parts = partsOf(pieces)
  if (!parts) return null
  const figure = figureOf(pieces)
  const [given, wanted] = [figureTold(parts.given, figure), figureTold(parts.wanted, figure)]
  const both = wanted && wanted.length > 0 ? [] : bothSimilar(parts.wanted, figure.corners)
  if (!given || (!wanted && both.length === 0)) return null
  const lengths = lettersOf(given)
  const told = given.filter((fact) => !isOfLetter.test(fact)).map((fact) => withLengths(fact, lengths))
  const read = (wanted ?? []).map((fact) => withLengths(fact, lengths))
  const isCentred = [...told, ...read].some((fact) => fact.startsWith('centre '))
  const facts: readonly Fact[] = [...told, ...(isOfCircle && !isCentred && !isTaken('O', told) ? ['centre O'] : [])]
  const claims = read.length > 0 ? read : both
  const isMeant = claims.filter((claim) => !facts.includes(claim))
  if (isMeant.length === 0) return null
  return theoremFor(facts, isMeant, theorems, dashed)
}

/** The first of the theorems that proves the claims of a figure, and what the question calls its points. */
export function theoremFor(
  facts: readonly Fact[],
  claims: readonly Fact[],
  theorems: readonly Theorem[],
  dashed: Readonly<Record<string, string>>,
): ProofAsked | null {
  for (const theorem of theorems) {
    const letters = matched(theorem, facts, claims)
    if (!letters) continue
    const shown = withFree(theorem.proof, letters)
    return {
      theorem: theorem.id,
      letters: Object.fromEntries(Object.entries(shown).map(([own, name]) => [own, dashed[name] ?? name])),
    }
  }
  return null
}

/** O is a point of the figure that is no centre: where lines meet. */
const isTaken = (letter: string, facts: readonly Fact[]): boolean =>
  facts.some(
    (fact) =>
      fact.startsWith(`cir ${letter}`) ||
      fact.startsWith(`tan ${letter}`) ||
      (fact.startsWith('meet ') && fact.endsWith(` ${letter}`)),
  )

/** "prove that both triangles are similar" */
function bothSimilar(wanted: readonly Piece[], corners: readonly string[]): readonly Fact[] {
  const [one, two, ...more] = corners.filter((name) => name.length === 3)
  const isAsked =
    wanted.some((piece) => isWord(piece, 'similar')) &&
    wanted.every((piece) => isWord(piece, 'similar', 'both', 'two', 'triangle', 'triangles') || isIdle(piece))
  return isAsked && one !== undefined && two !== undefined && more.length === 0 ? [`sim ${one} ${two}`] : []
}
