/** A relation between ratios of the acute angle @ that is given, and the proof of another one. */
export interface ConditionalProof {
  readonly given: string
  readonly prove: string
  readonly lines: readonly string[]
  readonly hint: string
  /** Whether what is proved holds at the angles at which what is given holds. */
  readonly holds: () => boolean
}

export const near = (p: number, q: number): boolean => Math.abs(p - q) < 1e-6

/** The acute angles at which f changes its sign or touches 0, by trying many. */
function anglesWith(f: (t: number) => number): readonly number[] {
  const many = Array.from({ length: 20000 }, (_, index) => ((index + 0.5) / 20000) * (Math.PI / 2))
  return many.flatMap((t, index) => {
    const next = many[index + 1]
    if (next === undefined || f(t) * f(next) > 0) return []
    let [low, high] = [t, next]
    for (let round = 0; round < 60; round++) {
      const middle = (low + high) / 2
      if (f(low) * f(middle) <= 0) high = middle
      else low = middle
    }
    return [low]
  })
}

/** Whether a test holds at every acute angle at which f is 0, of which there is one at least. */
export const holdsAtAll = (f: (t: number) => number, test: (t: number) => boolean): boolean => {
  const angles = anglesWith(f)
  return angles.length > 0 && angles.every(test)
}
