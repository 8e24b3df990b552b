/** A length that a label tells, how long it is drawn, and the unit, where lengths of several are not compared. */
export interface DrawnLength {
  readonly told: number
  readonly drawn: number
  readonly unit?: string | undefined
}

/** All lengths of a drawing have one scale: what differs from the most, another that it differs from, and what would fit beside that; where none are the most, each. */
export function outOfScale<Length extends DrawnLength>(
  all: readonly Length[],
): readonly { readonly one: Length; readonly other: Length; readonly fitting: number }[] {
  const scale = ({ drawn, told }: Length): number => drawn / told
  const isOff = (a: Length, b: Length): boolean =>
    a.unit === b.unit && Math.abs(scale(a) - scale(b)) > 0.05 * Math.max(scale(a), scale(b))
  const alike = (one: Length): number => all.filter((other) => !isOff(one, other)).length
  return all.flatMap((one) => {
    const other = all.find((each) => isOff(one, each) && alike(each) >= alike(one))
    return other ? [{ one, other, fitting: Number((one.drawn / scale(other)).toFixed(1)) }] : []
  })
}
