/** Thrown by the reader and caught by `checkAnswer` alone: the message tells the student how to write it. */
export class Unreadable extends Error {}
