/** Two numbers as products of powers of primes that are letters, and maybe a number in front. */
export interface TwoProducts {
  /** The numbers in front, 1 where there is none. */
  readonly fronts: readonly [number, number]
  readonly letters: readonly string[]
  /** The exponents of each letter, 0 where it does not occur. */
  readonly exponents: readonly (readonly [first: number, second: number])[]
  /** 'product': of the two. */
  readonly asked: 'HCF' | 'LCM' | 'product'
}

export const powerTex = (letter: string, exponent: number): string =>
  exponent === 1 ? letter : `${letter}^${exponent}`

/** "12x^3 y^2", in formulas and in the grammar of answers; 1 in front is left out. */
export function productTex(front: number, letters: readonly string[], exponents: readonly number[]): string {
  const powers = letters.flatMap((letter, index) => {
    const exponent = exponents[index] ?? 0
    return exponent === 0 ? [] : [powerTex(letter, exponent)]
  })
  return powers.length === 0 ? `${front}` : `${front === 1 ? '' : front}${powers.join(' ')}`
}

/** The exponents in the HCF, the LCM or the product of both. */
export const chosenExponents = ({ exponents, asked }: TwoProducts): readonly number[] =>
  exponents.map((pair) =>
    asked === 'product' ? pair[0] + pair[1] : asked === 'HCF' ? Math.min(...pair) : Math.max(...pair),
  )

export function productsObjection({ fronts, letters, exponents }: TwoProducts): string | null {
  const all = [...fronts, ...exponents.flat()]
  if (!all.every((n) => Number.isInteger(n) && n >= 0) || fronts.some((n) => n < 1 || n > 1_000_000))
    return 'Write each number as a product of powers with whole exponents.'
  if (letters.length === 0 || exponents.flat().some((n) => n > 100)) return 'These powers are too large for me.'
  return [0, 1].some((at) => exponents.every((pair) => pair[at] === 0))
    ? 'Each of the two numbers must hold one of the letters.'
    : null
}
