import type { JudgedQuestion, JudgedResult } from './judged-result'
import type { Archetype } from '../memory/catalogue'
import { grouped } from '../memory/grouped'

/** What a teacher should know of a row. */
export const flags = ['edited', 'same-numbers', 'again', 'changed'] as const
export type Flag = (typeof flags)[number]

export interface ClassRow {
  /** Of the result: unique. */
  readonly code: string
  readonly judged: JudgedResult
  readonly flags: readonly Flag[]
}

export interface Arrived {
  readonly code: string
  readonly judged: JudgedResult
  readonly edited: boolean
}

/** The results of one set as rows, with what is odd about them. */
export function classRows(arrived: readonly Arrived[]): readonly ClassRow[] {
  const named = (name: string) => name.trim().toLowerCase().replaceAll(/\s+/g, ' ')
  const isOther = (a: Arrived, b: Arrived) => named(a.judged.result.name) !== named(b.judged.result.name)
  return arrived.map((one) => {
    const { code, judged, edited } = one
    const { set, result } = judged
    const sameSet = arrived.filter((other) => other !== one && other.judged.result.set === result.set)
    const sameNumbers = sameSet.some((other) => isOther(one, other) && other.judged.result.copy === result.copy)
    const odd: Readonly<Record<Flag, boolean>> = {
      edited,
      'same-numbers': set.own && sameNumbers,
      again: sameSet.some((other) => !isOther(one, other)),
      changed: judged.questions.some(({ changed }) => changed),
    }
    return { code, judged, flags: flags.filter((flag) => odd[flag]) }
  })
}

export interface QuestionCount {
  readonly archetype: Archetype | undefined
  /** The marks that were had, of those that could be had. */
  readonly share: number
  readonly answers: number
}

/** The archetypes, the hardest first: where the smallest share of the marks was had. */
export function hardestArchetypes(rows: readonly ClassRow[]): readonly QuestionCount[] {
  const groups = grouped(
    rows.flatMap(({ judged }) => judged.questions),
    ({ archetype }) => archetype,
  )
  return Array.from(groups, ([archetype, questions]) => ({
    archetype,
    share: shareOf(questions),
    answers: questions.length,
  })).toSorted((a, b) => a.share - b.share)
}

/** Marks had of marks to be had, 0 to 1. */
export function shareOf(questions: readonly Pick<JudgedQuestion, 'marks' | 'problem'>[]): number {
  const [had, could] = questions.reduce(
    ([marks, all], question) => [marks + question.marks, all + question.problem.marks],
    [0, 0],
  )
  return could === 0 ? 0 : had / could
}

export interface SlipCount {
  readonly note: string
  readonly archetype: Archetype | undefined
  /** Who made it. */
  readonly names: readonly string[]
}

/** The slips, the most frequent first: the same word on the same archetype is the same slip, whatever the numbers. */
export function slipCounts(rows: readonly ClassRow[]): readonly SlipCount[] {
  const made = rows.flatMap(({ judged }) =>
    judged.questions.flatMap(({ slips, archetype }) =>
      slips.map((note) => ({ note, archetype, name: judged.result.name })),
    ),
  )
  const groups = grouped(made, ({ note, archetype }) => `${archetype?.id}/${withoutNumbers(note)}`)
  return Array.from(groups.values(), (slips) => ({
    note: slips[0]?.note ?? '',
    archetype: slips[0]?.archetype,
    names: [...new Set(slips.map(({ name }) => name))],
  })).toSorted((a, b) => b.names.length - a.names.length)
}

const withoutNumbers = (note: string): string => note.replaceAll(/\d+/g, '0')

export const orders = ['name', 'marks', 'time', 'finished'] as const
export type Order = (typeof orders)[number]

/** Names from A, marks from the best, times from the shortest, the latest result first. */
export function sortedRows(rows: readonly ClassRow[], order: Order): readonly ClassRow[] {
  const byName = (a: ClassRow, b: ClassRow) => a.judged.result.name.localeCompare(b.judged.result.name, 'en-IN')
  const compare: Readonly<Record<Order, (a: ClassRow, b: ClassRow) => number>> = {
    name: byName,
    marks: (a, b) => b.judged.marks - a.judged.marks,
    time: (a, b) => a.judged.seconds - b.judged.seconds,
    finished: (a, b) => b.judged.result.finished - a.judged.result.finished,
  }
  return rows.toSorted((a, b) => compare[order](a, b) || byName(a, b))
}
