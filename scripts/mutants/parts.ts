/** A part of the project whose tests are put to the test: what is changed, and the tests that should notice. */
export interface Part {
  /** Of the folder, every file of code is changed. */
  readonly folder: string
  /** Folders of tests. */
  readonly tests: readonly string[]
  /** Whether the tests need the page that Jest gives them: each change is a run of Jest then. */
  readonly inJest: boolean
}

export const parts: Readonly<Record<string, Part>> = {
  links: { folder: 'lib/links', tests: ['lib/links'], inJest: false },
  progress: { folder: 'lib/progress', tests: ['lib/progress'], inJest: false },
  papers: { folder: 'lib/papers', tests: ['lib/papers'], inJest: false },
  answers: { folder: 'lib/answers', tests: ['lib/answers', 'answers'], inJest: false },
  practice: { folder: 'components/practice', tests: ['components/practice'], inJest: true },
}
