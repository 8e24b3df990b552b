/** The coefficients of p(aq + r) in q, highest power first. */
export function putIn(coefficients: readonly number[], a: number, r: number): readonly number[] {
  return coefficients.reduce<readonly number[]>((sum, coefficient) => {
    // sum × (aq + r) + coefficient
    const raised = [...sum.map((one) => one * a), 0]
    sum.forEach((one, at) => (raised[at + 1] = (raised[at + 1] ?? 0) + one * r))
    raised[raised.length - 1] = (raised.at(-1) ?? 0) + coefficient
    return raised
  }, [])
}

/** From 0 on, of a negative value too. */
export const remainderOf = (value: number, by: number): number => ((value % by) + by) % by

/** The remainders of the integers, or of the odd or even ones, divided by m. */
export const classes = (m: number, only?: 'odd' | 'even'): readonly number[] =>
  Array.from({ length: m }, (_, r) => r).filter((r) => !only || (r % 2 === 1) === (only === 'odd'))

/** The least m, up to 12, so that the remainder of n divided by m settles the one of p(n) divided by `by`; null where there is none. */
export function settlingModulus(
  coefficients: readonly number[],
  by: number,
  only: 'odd' | 'even' | undefined,
  least: number,
): number | null {
  for (let m = only ? 2 : least; m <= 12; m += only ? 2 : 1) {
    const isEnough = classes(m, only).every((r) =>
      putIn(coefficients, m, r)
        .slice(0, -1)
        .every((one) => one % by === 0),
    )
    if (isEnough) return m
  }
  return null
}
