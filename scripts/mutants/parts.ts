/** A part of the project whose tests are put to the test: what is changed, and the tests that should notice. */
export interface Part {
  readonly mutate: readonly string[]
  /** Folders of tests. */
  readonly tests: readonly string[]
  /** The project of jest.config.mjs whose setup they have. */
  readonly project: 'lib' | 'components'
}

export const parts: Readonly<Record<string, Part>> = {
  links: { mutate: ['lib/links/**/*.ts'], tests: ['lib/links'], project: 'lib' },
  progress: { mutate: ['lib/progress/**/*.ts'], tests: ['lib/progress'], project: 'lib' },
  papers: { mutate: ['lib/papers/**/*.ts'], tests: ['lib/papers'], project: 'lib' },
  answers: { mutate: ['lib/answers/**/*.ts'], tests: ['lib/answers', 'answers'], project: 'lib' },
  practice: {
    mutate: ['components/practice/**/*.{ts,tsx}'],
    tests: ['components/practice'],
    project: 'components',
  },
}
