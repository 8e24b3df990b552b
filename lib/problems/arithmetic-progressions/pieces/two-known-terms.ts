/** An AP of which the terms at two places are told. */
export interface TwoKnownTerms {
  readonly a: number
  readonly d: number
  readonly p: number
  readonly q: number
}

/** By steps alone: the AP through the two terms, as it runs from the first place on. */
export function termsThrough({ p, q }: TwoKnownTerms, first: number, second: number, count: number): readonly number[] {
  const step = (second - first) / (q - p)
  return Array.from({ length: count }, (_, index) => first + (index + 1 - p) * step)
}
