import type { Fraction } from '../../maths/fraction'

interface Piece {
  readonly text: string
  /** Whether white space stands before it. */
  readonly spaced: boolean
  /** Where it begins in the cleaned text. */
  readonly at: number
}

export interface NumberToken extends Piece {
  readonly kind: 'number'
  readonly value: Fraction
  readonly decimal: boolean
}

/** A number, a run of letters (with its subscript: "x_1"), or one symbol. */
export type Token = NumberToken | (Piece & { readonly kind: 'word' | 'symbol' })

export const isNumber = (token: Token | undefined): token is NumberToken => token?.kind === 'number'
