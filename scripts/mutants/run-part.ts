import { Stryker } from '@stryker-mutator/core'
import type { Part } from './parts'

export type Mutants = Awaited<ReturnType<Stryker['runMutationTest']>>

/** Changes a part of the code in every small way, one at a time, and sees which of its tests notice. */
export function runPart({ mutate, tests, project }: Part): Promise<Mutants> {
  process.env.MUTANTS_PROJECT = project
  process.env.MUTANTS_TESTS = tests.join()
  return new Stryker({
    mutate: [...mutate],
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
