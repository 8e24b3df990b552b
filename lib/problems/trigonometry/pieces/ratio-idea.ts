export interface RatioClaim {
  readonly text: string
  readonly why: string
  /** Tests the claim with numbers. */
  readonly test: () => boolean
}

/** A reason, and the assertions that it explains; both also in a form that is false. */
export interface RatioIdea {
  readonly reason: RatioClaim
  readonly falseReason: RatioClaim
  readonly assertions: readonly RatioClaim[]
  readonly falseAssertion: RatioClaim
}
