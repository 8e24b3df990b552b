import { placeOf } from '@/lib/letters'
import type { Part, Problem } from '@/lib/problems/problem'

/** One part of one problem of a template. */
export interface Asked {
  readonly problem: Problem
  readonly part: Part
}

/** A choice with the place of its key. */
export interface AskedChoice extends Asked {
  readonly options: readonly string[]
  readonly key: number
}

/** The first parts of the problems, the second parts ...: what a template asks in one place. */
export function askedBy(problems: readonly Problem[]): readonly (readonly Asked[])[] {
  const most = Math.max(0, ...problems.map(({ parts }) => parts.length))
  return Array.from({ length: most }, (_, place) =>
    problems.flatMap((problem) => {
      const part = problem.parts[place]
      return part && problem.answer !== 'N/A' ? [{ problem, part }] : []
    }),
  )
}

export const choicesAmong = (asked: readonly Asked[]): readonly AskedChoice[] =>
  asked.flatMap(({ problem, part }) => {
    const { options = [], rule } = part
    return rule.kind === 'choice' && options.length > 1 ? [{ problem, part, options, key: placeOf(rule.expected) }] : []
  })

/** "(i): ", or nothing where a problem has one part. */
export const calledIn = (asked: readonly Asked[]): string => {
  const label = asked[0]?.part.label
  return label === undefined ? '' : `${label}: `
}

/** What counts each member of a list. */
export function counts<Key>(keys: readonly Key[]): ReadonlyMap<Key, number> {
  const found = new Map<Key, number>()
  for (const key of keys) found.set(key, (found.get(key) ?? 0) + 1)
  return found
}

/** The commonest member and its count. */
export function commonest<Key>(keys: readonly Key[]): readonly [Key | undefined, number] {
  let [best, most]: [Key | undefined, number] = [undefined, 0]
  for (const [key, count] of counts(keys)) if (count > most) [best, most] = [key, count]
  return [best, most]
}
