import type { Poolable } from './pooled-bank'

/** A line of lib/papers/pool.json. */
export interface PoolLine extends Poolable {
  /** The edition in which it came. */
  readonly since: number
  /** The first edition without it. */
  readonly until?: number | undefined
}

/**
 * The pool after the bank has changed. What was listed stays as it is for the papers of its editions; what is new, gone or otherwise than
 * it was comes with, or goes in, the next edition.
 * @param released the newest edition that papers are of.
 */
export function nextPool(listed: readonly PoolLine[], bank: readonly Poolable[], released = 0): readonly PoolLine[] {
  const current = Math.max(released, ...listed.flatMap(({ since, until = 0 }) => [since, until]))
  const isListed = (one: Poolable) => listed.some((line) => line.until === undefined && says(line) === says(one))
  const isInBank = (line: PoolLine) => bank.some((one) => says(line) === says(one))
  const kept = listed.map((line) =>
    line.until === undefined && !isInBank(line) ? { ...line, until: current + 1 } : line,
  )
  return [...kept, ...bank.filter((one) => !isListed(one)).map((one) => ({ ...one, since: current + 1 }))]
}

const says = ({ id, topic, difficulty, marks, kind, archetypes, joins }: Poolable): string =>
  JSON.stringify([id, topic, difficulty, marks, kind, archetypes, joins])
