import { equals, toTex, toText, type Fraction } from '../../../maths'

/** "3, -1/2", or "3" for equal roots: the grammar of answers. */
export const rootsText = (first: Fraction, second: Fraction): string =>
  equals(first, second) ? toText(first) : `${toText(first)}, ${toText(second)}`

/** The closing line of a solution: "Hence the roots are $3$ and $-\frac{1}{2}$." */
export const rootsLine = (first: Fraction, second: Fraction): string =>
  equals(first, second)
    ? `Hence the equation has two equal roots, each $${toTex(first)}$.`
    : `Hence the roots are $${toTex(first)}$ and $${toTex(second)}$.`

/** The key of an equation whose discriminant is negative. */
export const noRealRoots = 'no real roots'

export const noRealRootsLine = 'Hence the equation has no real roots.'
