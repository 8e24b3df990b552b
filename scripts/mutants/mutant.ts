interface Place {
  /** From 1. */
  readonly line: number
  /** From 1. */
  readonly column: number
}

/** A small change of the code. */
export interface Mutant {
  readonly id: string
  readonly fileName: string
  readonly location: { readonly start: Place; readonly end: Place }
  readonly replacement?: string
}

/** What became of it: "Ignored" is made when its file is loaded, and tells little. */
export type Status = 'Killed' | 'Survived' | 'NoCoverage' | 'Timeout' | 'Ignored'

export interface TriedMutant extends Omit<Mutant, 'id'> {
  readonly status: string
}
