/** What the desk of the editors tells the open page: the mistakes as they stand, and the place to show when the content has changed. */
export interface DeskNews {
  /** Each with file, line, column, what is wrong and the line itself. */
  readonly errors: readonly string[]
  /** The query of the lesson and concept, or of the tab, that was edited. */
  readonly show?: string
}
