/** The form that a question asks for; a right value in another form is right, with a word on the form. */
export type Form = 'lowest terms' | 'simplest surd' | 'factorised' | { readonly places: number }

/**
 * How a decimal is taken for an exact key. 'near': within the tolerance of its kind. 'rounded': it must be the key rounded or cut to
 * the places typed. An interval: what lies in it is right as well, for a question that fixes π, a root or the places.
 */
export type Decimals = 'near' | 'rounded' | { readonly from: string; readonly to: string }

/** What a question asks for, by its names. A response that names or counts something else is wrong. */
export interface Asked {
  /**
   * What the asked value is called, the question's own name first: ['BD'], ['height of the tower', 'h'], ['P(not red)'], ['AP:PB'].
   * '?' is any capital letter that the question does not use.
   */
  readonly names: readonly string[]
  /** What else the question names: ['BC', 'DC'], ['LCM']. */
  readonly others?: readonly string[]
  /** What is counted: ['columns']. */
  readonly things?: readonly string[]
  /** What else the question counts: ['rows']. */
  readonly otherThings?: readonly string[]
  /** Whether the least or the greatest of some numbers is asked for: "at least 36" is then the least one. */
  readonly bound?: 'least' | 'greatest'
  /** All its words and letters. A name made of none of them is not known. Left out: every name is passed over. */
  readonly words?: readonly string[]
}

/** A wrong response that we expect, in the grammar of `expected`, and the word that helps without giving the answer away. */
export interface RuleSlip {
  readonly response: string
  readonly note: string
  /** The line of the worked solution, counted from 1, at which it enters. */
  readonly step: number
}
