import { alikeSince } from './alike'
import { spreadSince } from './spread'
import listed from './pool.json'
import { questionKinds, type QuestionKind } from './blueprint'
import { grouped } from '../memory/grouped'
import { isDifficulty, isTopicKey, type Difficulty, type TopicKey } from '../syllabus'

/** A template that papers draw. */
export interface PoolEntry {
  readonly id: string
  readonly topic: TopicKey
  readonly difficulty: Difficulty
  readonly marks: number
  readonly kind: QuestionKind
  readonly archetypes: readonly string[]
  /** It may be one of two parts of a longer question. */
  readonly joins?: boolean
  /** The edition of the pool in which it came. */
  readonly since: number
  /** The first edition without it. */
  readonly until?: number
}

const isKind = (value: string): value is QuestionKind => questionKinds.some((kind) => kind === value)

const entries: readonly PoolEntry[] = listed.flatMap(({ topic, difficulty, kind, ...rest }) =>
  isTopicKey(topic) && isDifficulty(difficulty) && isKind(kind) ? [{ ...rest, topic, difficulty, kind }] : [],
)

/** New papers are of this edition. */
export const newestEdition = Math.max(
  alikeSince,
  spreadSince,
  ...entries.flatMap(({ since, until = since }) => [since, until]),
)

/** What can be drawn, by chapter, kind, marks and level. */
export type Pool = (
  topic: TopicKey,
  kind: QuestionKind,
  marks: number | undefined,
  difficulty: Difficulty,
) => readonly PoolEntry[]

/** Of an edition: what came later is left out, so that a seed gives the paper that it always gave. */
export function poolOf(edition: number): Pool {
  const own = entries.filter(({ since, until = Infinity }) => since <= edition && edition < until)
  const places = grouped(own, ({ topic, kind, marks, difficulty }) => `${topic} ${kind} ${marks} ${difficulty}`)
  return (topic, kind, marks, difficulty) => places.get(`${topic} ${kind} ${marks} ${difficulty}`) ?? []
}

/** "2.k3f9" -> 2: the seeds of later editions say so; any other is of the first. An edition that is not there yet is the newest. */
export function editionOf(seed: string): number {
  const [, written] = /^(\d{1,4})\./.exec(seed) ?? []
  return written === undefined ? 1 : Math.min(Math.max(1, Number(written)), newestEdition)
}

/** A seed for a new paper, from a random text: of the newest edition. */
export const seedOfEdition = (random: string, edition = newestEdition): string =>
  edition === 1 ? random : `${edition}.${random}`
