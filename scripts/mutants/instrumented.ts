import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { Instrumenter } from '@stryker-mutator/instrumenter'
import type { Mutant } from './mutant'

const none = () => undefined
const silent = {
  trace: none,
  debug: none,
  info: none,
  warn: none,
  error: console.error,
  fatal: console.error,
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => false,
  isErrorEnabled: () => true,
  isFatalEnabled: () => true,
}

/** Files with every small change in them, each behind a switch, and the changes. */
export async function instrumented(
  paths: readonly string[],
): Promise<{ readonly files: ReadonlyMap<string, string>; readonly mutants: readonly Mutant[] }> {
  const { files, mutants } = await new Instrumenter(silent).instrument(
    paths.map((path) => ({ name: resolve(path), mutate: true, content: readFileSync(path, 'utf8') })),
    { plugins: null, excludedMutations: [], ignorers: [] },
  )
  return {
    files: new Map(files.map(({ name, content }) => [name, content])),
    mutants: mutants.map(({ id, fileName, location, replacement }) => ({
      id,
      fileName,
      // counted from 1, as editors do
      location: {
        start: { line: location.start.line + 1, column: location.start.column + 1 },
        end: { line: location.end.line + 1, column: location.end.column + 1 },
      },
      replacement,
    })),
  }
}
