import { generalIn } from './general'
import type { Statement } from './statement'
import { readQuestion } from '../question/question'
import { plainText } from '../../rich-text/plain'
import type { GeneralFact, JudgedAssertion, JudgedReason } from '../../solutions/assertion-reason'

/** What a chapter's assertions and reasons say. */
export interface Chapter {
  readonly archetype: string
  /** null where it is none of this chapter, or where its kinds judge it differently. */
  readonly assertion: (text: string) => JudgedAssertion | null
  readonly reason: (text: string) => JudgedReason | null
}

/** The letters and signs of a statement, in whatever way it is set. */
const bare = (text: string): string =>
  plainText(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}=≠<>+\-−/√^_]/gu, '')
    .replace(/−/g, '-')
    .replace(/²/g, '^2')

export function chapter<Name extends string>(
  archetype: string,
  facts: Readonly<Record<Name, GeneralFact>>,
  names: readonly Name[],
  statements: readonly Statement<Name>[],
): Chapter {
  const reasons = new Map<string, JudgedReason>(
    names.flatMap((name) => {
      const { text, untrue, rightly } = facts[name]
      return [
        ...(text === '' ? [] : [[bare(text), { name, holds: true, rightly }] as const]),
        ...(untrue === '' ? [] : [[bare(untrue), { name, holds: false, rightly }] as const]),
      ]
    }),
  )
  const ofAllCases = (text: string): JudgedReason | null => {
    const found = generalIn(text)
    const name = names.find((each) => each === found?.chapter?.fact)
    return found?.chapter?.archetype === archetype && name !== undefined
      ? { name, holds: found.holds, rightly: found.rightly ?? '' }
      : null
  }
  return {
    archetype,
    assertion: (text) => {
      const question = readQuestion(text)
      const [found, ...more] = statements.flatMap((read) => read(question) ?? [])
      return found && more.every(({ holds, rests }) => holds === found.holds && rests === found.rests) ? found : null
    },
    reason: (text) => reasons.get(bare(text)) ?? ofAllCases(text),
  }
}
