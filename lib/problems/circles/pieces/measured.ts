/** A floating-point value rounded to four places, zeros and all, for answers found by measuring. */
export const measured = (value: number): string => value.toFixed(4).replace('.0000', '')

export const radians = (degrees: number): number => (degrees * Math.PI) / 180
