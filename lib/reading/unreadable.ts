/** Thrown by the reader and caught by `checkAnswer` alone: the message tells the student how to write it. */
export class Unreadable extends Error {
  /** `at`: where reading stopped, in the cleaned text. */
  constructor(
    message: string,
    readonly at?: number,
  ) {
    super(message)
  }
}
