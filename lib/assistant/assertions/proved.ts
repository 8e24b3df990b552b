import type { WorkedAssertion } from './stated'
import { answered } from '../answered'
import { readQuestion } from '../question/question'

/** The proofs that a statement calls for: "If S, then T" for one of T. */
function proofsOf(text: string): readonly string[] {
  const whole = text.trim().replace(/\.$/, '')
  const [, scene, claim] =
    /^(?:if |when )(.+?),?\s+then,?\s+(.+)$/is.exec(whole) ??
    /^(.+?)[,.;]\s+(?:then|so|hence),?\s+(.+)$/is.exec(whole) ??
    /^(?:if |when )(.+?),\s+(.+)$/is.exec(whole) ??
    []
  return scene === undefined || claim === undefined
    ? [`Prove that ${whole}.`]
    : [`${scene}. Prove that ${claim}.`, `If ${scene}, prove that ${claim}.`]
}

/** A statement that holds, as it can be proved: never one that does not. */
export async function proved(text: string): Promise<WorkedAssertion | null> {
  for (const each of proofsOf(text)) {
    const found = await answered(readQuestion(each), [])
    const archetype = found?.reply.offers?.flatMap((offer) => ('archetype' in offer ? (offer.archetype ?? []) : []))[0]
    if (found?.reply.answer === 'proved' && archetype !== undefined)
      return {
        lines: found.reply.text.split('\n').filter((line) => !/^(?:Hence )?proved\.?$/i.test(line)),
        holds: true,
        archetype,
      }
  }
  return null
}
