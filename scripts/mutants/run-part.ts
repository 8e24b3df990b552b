import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { TriedMutant } from './mutant'
import type { Part } from './parts'
import { runInJest } from './run-in-jest'
import { runTogether } from './run-together'

export interface Share {
  /** One of so many changes (1: each), evenly over all files. */
  readonly every: number
  /** One file alone. */
  readonly only?: string
}

/** Changes a part of the code in every small way, one at a time, and sees which of its tests notice. */
export function runPart({ folder, tests, inJest }: Part, { every, only }: Share): Promise<readonly TriedMutant[]> {
  const paths = only === undefined ? codeIn(folder) : [only]
  if (inJest) return runInJest(paths, tests, every)
  return runTogether(paths, tests, every)
}

const codeIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name))
    .toSorted()
