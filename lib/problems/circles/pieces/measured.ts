/** A floating-point value cut to four places, for answers found by measuring. */
export const measured = (value: number): string => String(Number(value.toFixed(4)))

export const radians = (degrees: number): number => (degrees * Math.PI) / 180
