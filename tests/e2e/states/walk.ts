import type { App } from '../app'

/** Something that a student or a teacher can have before them, and how it comes about from the one before it. */
export interface Step {
  readonly state: string
  readonly go: (app: App) => Promise<unknown>
}

/** States one after the other, on one page. */
export interface Walk {
  readonly name: string
  readonly steps: readonly Step[]
  /** What is done to the page before it opens. */
  readonly before?: (app: App) => Promise<unknown>
  /** The browser runs no scripts of the page. */
  readonly still?: true
  /** "npm test" looks at it too; at all the others "npm run states". */
  readonly always?: true
}

export const step = (state: string, go: Step['go']): Step => ({ state, go })
