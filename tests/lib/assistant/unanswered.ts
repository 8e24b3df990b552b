import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { recognisersOf } from '@/lib/assistant/all'
import type { Fact } from '@/lib/assistant/question/fact'
import { readQuestion } from '@/lib/assistant/question/question'
import type { Recogniser } from '@/lib/assistant/recogniser'
import { topicKeys } from '@/lib/syllabus'

export const recogniserFolder = (topic: string): string => join('lib/assistant/recognisers', topic)

/** Why a recogniser does not answer an example of its own, and what to do. */
export function whyUnanswered(one: Recogniser, example: string, rule: string): readonly string[] {
  const { cue, words, facts } = one.leftOver(readQuestion(example))
  const listed = (names: readonly string[]) => [...new Set(names)].map((name) => `'${name}'`).join(', ')
  const why = [
    ...(cue
      ? [`it holds none of the cues ${listed(one.cues)}: add the word that only such a question holds to \`cues\``]
      : []),
    ...(words.length > 0
      ? [`the words ${listed(words)} are left over: add them to \`words\`, or the example asks something else`]
      : []),
    ...(!facts ? ['`read` returns null: it takes the example for another question'] : []),
    ...(facts && facts.length > 0
      ? [
          `the facts ${facts.map(shown).join(', ')} are left over: \`read\` must put them into \`used\`, and into \`given\` if they matter`,
        ]
      : []),
  ]
  const others = `${rule} answers instead: it understands as many words of it or more, or a cue is not in lib/assistant/recognisers/cues.ts`
  return (why.length > 0 ? why : [others]).map((what) => `${fileOf(one)}: "${example}": ${what}`)
}

/** "number 4", "letter x". */
const shown = (fact: Fact): string =>
  fact.kind === 'letter' ? `letter ${fact.name}` : fact.kind === 'unread' ? `unread "${fact.text}"` : fact.kind

/** The file in which a recogniser stands. */
export function fileOf({ id }: Recogniser): string {
  const topic = topicKeys.find((key) => recognisersOf[key].some((one) => one.id === id)) ?? ''
  const folder = recogniserFolder(topic)
  const file = readdirSync(folder).find((name) => readFileSync(join(folder, name), 'utf8').includes(`'${id}'`))
  return join(folder, file ?? '')
}
