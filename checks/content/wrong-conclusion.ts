/** A line of a solution, counted from 0, and what its words conclude wrongly from the lines before. */
export interface WrongConclusion {
  readonly line: number
  readonly what: string
}
