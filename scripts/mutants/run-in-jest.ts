import { readFileSync } from 'node:fs'
import { Stryker } from '@stryker-mutator/core'
import type { TriedMutant } from './mutant'

/**
 * Tries the changes of files by a run of Jest for each: for tests that need the page that Jest makes them.
 * `every`: one of so many lines is changed; a change that reaches over several lines is then in no share.
 */
export function runInJest(
  paths: readonly string[],
  tests: readonly string[],
  every: number,
): Promise<readonly TriedMutant[]> {
  process.env.MUTANTS_TESTS = tests.join()
  return new Stryker({
    mutate: every === 1 ? [...paths] : [...linesOf(paths, every)],
    testRunner: 'jest',
    jest: {
      projectType: 'custom',
      enableFindRelatedTests: false,
      configFile: 'jest.mutants.config.mjs',
    },
    coverageAnalysis: 'perTest',
    // A change of what is made when a file is loaded is noticed by all tests or by none: it tells little and takes the whole run.
    ignoreStatic: true,
    concurrency: Number(process.env.MUTANTS_AT_ONCE ?? 1),
    timeoutMS: 30_000,
    tempDirName: '.mutants',
    ignorePatterns: ['out', '.next', 'docs', 'test-results', 'content', 'public', 'hosting'],
    checkers: [],
    reporters: ['progress'],
    allowConsoleColors: false,
    thresholds: { high: 85, low: 85, break: null },
  }).runMutationTest()
}

/** One of `every` lines that hold something, counted through all files, as Stryker names them. */
function linesOf(paths: readonly string[], every: number): readonly string[] {
  let counted = 0
  return paths.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .flatMap((text, at) =>
        text.trim() !== '' && counted++ % every === 0 ? [`${path}:${at + 1}:0-${at + 1}:${text.length}`] : [],
      ),
  )
}
