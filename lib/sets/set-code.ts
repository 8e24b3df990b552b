import { ByteReader, ByteWriter, DamagedBytes } from './bytes'
import { sealed, unsealed } from './sealed'
import { longestTitle, mostMinutes, mostQuestions, shortNameOf, solutionTimes, titleThatFits } from './set'
import type { QuestionSet, SetQuestion } from './set'

const format = 1
const [ownFlag, hintsFlag, timeFlag, solutionPlace] = [1, 2, 4, 8]
const seedPattern = /^[a-z0-9]{1,12}$/

/** A set as the text of a link: at most 300 characters with its address, for 20 questions. */
export function codeOfSet(set: QuestionSet): string {
  const { own, hints, solutions, minutes, questions } = set
  if (!seedPattern.test(set.seed))
    throw new Error(`codeOfSet: the seed "${set.seed}" must be 1 to 12 letters or digits`)
  const flags =
    (own ? ownFlag : 0) +
    (hints ? hintsFlag : 0) +
    (minutes === undefined ? 0 : timeFlag) +
    solutionTimes.indexOf(solutions) * solutionPlace
  const writer = new ByteWriter().number(format).number(flags).text(set.seed).text(titleThatFits(set.title))
  if (minutes !== undefined) writer.number(minutes)
  writer.number(questions.length)
  for (const { template, version } of questions) writer.three(shortNameOf(template)).number(version)
  return sealed(writer.bytes())
}

/** Why a set cannot be opened. */
export type SetTrouble = 'damaged' | 'newer'

export type OpenedSet =
  { readonly kind: 'set'; readonly set: QuestionSet } | { readonly kind: 'trouble'; readonly trouble: SetTrouble }

/** The set of a link. `templates`: the ids of the bank. Never throws. */
export function readSet(code: string, templates: Iterable<string>): OpenedSet {
  const found = unsealed(code)
  if (!found?.whole) return troubleWith('damaged')
  try {
    const reader = new ByteReader(found.bytes)
    return reader.number() === format ? readFormat(reader, templates) : troubleWith('newer')
  } catch (error) {
    if (error instanceof DamagedBytes) return troubleWith('damaged')
    throw error
  }
}

function readFormat(reader: ByteReader, templates: Iterable<string>): OpenedSet {
  const flags = reader.number()
  const [seed, title] = [reader.text(12), reader.text(longestTitle)]
  const minutes = (flags & timeFlag) > 0 ? reader.number() : undefined
  const count = reader.number()
  const solutions = solutionTimes[Math.floor(flags / solutionPlace)]
  if (!seedPattern.test(seed) || solutions === undefined) return troubleWith('damaged')
  if (count < 1 || count > mostQuestions || (minutes ?? 1) < 1 || (minutes ?? 1) > mostMinutes)
    return troubleWith('damaged')
  const byName = new Map(Array.from(templates, (id) => [shortNameOf(id), id]))
  const questions = Array.from({ length: count }, (): SetQuestion | undefined => {
    const template = byName.get(reader.three())
    const version = reader.number()
    return template === undefined ? undefined : { template, version }
  })
  // The bank keeps every template that it ever had: one that it does not know is of a later release.
  if (questions.includes(undefined)) return troubleWith('newer')
  const set: QuestionSet = {
    title,
    seed,
    own: (flags & ownFlag) > 0,
    hints: (flags & hintsFlag) > 0,
    solutions,
    ...(minutes !== undefined && { minutes }),
    questions: questions.filter((question) => question !== undefined),
  }
  return { kind: 'set', set }
}

const troubleWith = (trouble: SetTrouble): OpenedSet => ({ kind: 'trouble', trouble })

/** What to say of it, and what to do. */
export const setTroubleWords: Readonly<Record<SetTrouble, string>> = {
  damaged:
    'The link of this set is damaged: a part of it is missing or was changed. Ask for the link again, and copy the whole of it.',
  newer: 'This set was made with a newer version of this page. Connect to the network and load the page again.',
}
