import type { Budget } from '../maths/sum'
import { agrees, judgementIn, together } from '../reading/options/assertion-reason'
import { isClaim, isOpen, piecesBeside } from '../reading/options/beside'
import { conclusions } from '../reading/text/working'
import { areJudgements, placesAtEnd, placesIn, type Option } from './option'
import { supported, type Chosen } from './supported'

/** The only option that all pieces fit which fit any: "no, p(1) = 2 - 18 = -16"; the others are working. */
export function narrowed(text: string, options: readonly Option[], budget: Budget): Chosen | null {
  const pieces = areJudgements(options) || isOpen(text) ? null : piecesBeside(text, false)
  if (!pieces || pieces.length < 2) return null
  const fits = pieces.map((piece) => placesIn(piece.text, options, budget)).filter((places) => places.length > 0)
  const [place, ...others] = fits.reduce((left, places) => left.filter((one) => places.includes(one)), fits[0] ?? [])
  if (place === undefined || others.length > 0) return null
  const found = supported(place, pieces, options, budget)
  return found.place < 0 ? null : found
}

/** What several pieces say of an assertion and its reason: "A is false as EC = 20, R is true". */
export function judgedTogether(text: string, options: readonly Option[]): Chosen | null {
  const pieces = areJudgements(options) && !isOpen(text) ? piecesBeside(text, false) : null
  if (!pieces || pieces.length < 2) return null
  const said = pieces.map((piece) => ({ ...piece, judgement: judgementIn(piece.text) }))
  if (said.some(({ judgement, isReasoned, text: piece }) => !judgement && !isReasoned && !isClaim(piece))) return null
  const all = together(said.flatMap(({ judgement }) => judgement ?? []))
  const places = options.flatMap(({ judgement }, place) => (all && judgement && agrees(all, judgement) ? [place] : []))
  const [place, ...others] = places
  return place === undefined || others.length > 0 ? null : { place }
}

/** The option in working that leads to it, or with a reason behind it; null where no piece is the wording of just one. */
export function concluded(text: string, options: readonly Option[], budget: Budget): Chosen | null {
  const [end, ...more] = placesAtEnd(text, options, budget)
  if (end !== undefined && more.length === 0) return { place: end }
  for (const { answer, from, working, isConcluded } of conclusions(text)) {
    const [place, ...others] = placesOfAnswer(answer, options, budget)
    if (place === undefined || others.length > 0) continue
    // a semicolon may stand between two answers
    const isReasoned = isConcluded && !/[;\n]\s*$/.test(text.slice(0, from))
    const pieces = working.map((piece) => ({ text: piece, isReasoned }))
    const found = supported(place, pieces, options, budget)
    if (found.place >= 0) return found
  }
  return null
}

/** With its subject before it as well: "the support lies at the origin". */
function placesOfAnswer(answer: string, options: readonly Option[], budget: Budget): readonly number[] {
  const places = placesIn(answer, options, budget)
  const subject = /^(?:the |its |this |that )?[a-z]{3,15}\s(?:is|are|lies|lie)\s(?!not|no|never)/i.exec(answer)?.[0]
  return places.length > 0 || subject === undefined || areJudgements(options)
    ? places
    : placesIn(answer.slice(subject.length), options, budget)
}
