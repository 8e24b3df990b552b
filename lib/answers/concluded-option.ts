import { agrees, together } from '../reading/options/assertion-reason'
import { areJudgements, placesAtEnd, placesIn, type Option } from './option'
import type { Said } from './said'
import { supported, type Chosen } from './supported'

/** The only option that all pieces fit which fit any: "no, p(1) = 2 - 18 = -16"; the others are working. */
export function narrowed(response: Said, options: readonly Option[]): Chosen | null {
  const pieces = areJudgements(options) || response.isOpen ? null : response.pieces(false)
  if (!pieces || pieces.length < 2) return null
  const fits = pieces.map((piece) => placesIn(piece.said, options)).filter((places) => places.length > 0)
  const [place, ...others] = fits.reduce((left, places) => left.filter((one) => places.includes(one)), fits[0] ?? [])
  if (place === undefined || others.length > 0) return null
  const found = supported(place, pieces, options)
  return found.place < 0 ? null : found
}

/** What several pieces say of an assertion and its reason: "A is false as EC = 20, R is true". */
export function judgedTogether(response: Said, options: readonly Option[]): Chosen | null {
  const pieces = areJudgements(options) && !response.isOpen ? response.pieces(false) : null
  if (!pieces || pieces.length < 2) return null
  if (pieces.some(({ said: { judgement, isClaim }, isReasoned }) => !judgement && !isReasoned && !isClaim)) return null
  const all = together(pieces.flatMap((piece) => piece.said.judgement ?? []))
  const places = options.flatMap(({ judgement }, place) => (all && judgement && agrees(all, judgement) ? [place] : []))
  const [place, ...others] = places
  return place === undefined || others.length > 0 ? null : { place }
}

/** The option in working that leads to it, or with a reason behind it; null where no piece is the wording of just one. */
export function concluded(response: Said, options: readonly Option[]): Chosen | null {
  const [end, ...more] = placesAtEnd(response, options)
  if (end !== undefined && more.length === 0) return { place: end }
  for (const { answer, working } of response.conclusions) {
    const [place, ...others] = placesOfAnswer(answer, options)
    if (place === undefined || others.length > 0) continue
    const found = supported(place, working, options)
    if (found.place >= 0) return found
  }
  return null
}

/** With its subject before it as well: "the support lies at the origin". */
function placesOfAnswer(answer: Said, options: readonly Option[]): readonly number[] {
  const places = placesIn(answer, options)
  const subject = /^(?:the |its |this |that )?[a-z]{3,15}\s(?:is|are|lies|lie)\s(?!not|no|never)/i.exec(
    answer.text,
  )?.[0]
  return places.length > 0 || subject === undefined || areJudgements(options)
    ? places
    : placesIn(answer.other(answer.text.slice(subject.length)), options)
}
