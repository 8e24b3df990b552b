/**
 * Thrown by the reader and caught by `checkAnswer` alone: the message tells the student how to write it. It is no Error: to note down the
 * stack, which nobody looks at, would take longer than to read an answer.
 */
export class Unreadable {
  /** `at`: where reading stopped, in the cleaned text. */
  constructor(
    readonly message: string,
    readonly at?: number,
  ) {}
}
