/** What is said of a response. */
export interface Verdict {
  readonly correct: boolean
  /** The response could not be read: not correct, but no attempt at the question either, and never one of its slips. */
  readonly unread?: true
  /** TeX: how the response was read. */
  readonly reading?: string
  /** The student is asked, and it is no attempt: two readings differ and the other one is right, or the value is still to be worked out. */
  readonly unclear?: true
  /** Of an answer in parts: the marks of the parts that are right. */
  readonly marks?: number
  /** Of an answer in parts: one for each, in the order of the rule. */
  readonly parts?: readonly Verdict[]
  /** A word to the student: what could not be read, the form asked for, the unit, the slip it matches. */
  readonly note?: string
  /** Of a response that matches a slip: the line of the worked solution, counted from 1, at which it went wrong; the note ends with it. */
  readonly step?: number
}
