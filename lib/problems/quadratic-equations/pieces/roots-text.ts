import { compare, equals, toTex, toText, type Fraction } from '../../../maths'
import { distinctSlips } from '../../slips/distinct-slips'
import type { Slip } from '../../template'

/** "3, -1/2", or "3" for equal roots: the grammar of answers. */
export const rootsText = (first: Fraction, second: Fraction): string =>
  equals(first, second) ? toText(first) : `${toText(first)}, ${toText(second)}`

/** The closing line of a solution: "Hence the roots are $3$ and $-\frac{1}{2}$." */
export const rootsLine = (first: Fraction, second: Fraction): string =>
  equals(first, second)
    ? `Hence the equation has two equal roots, each $${toTex(first)}$.`
    : `Hence the roots are $${toTex(first)}$ and $${toTex(second)}$.`

/** A set of wrong roots, the word that helps, and the line of the solution at which the slip enters. */
export type WrongRoots = readonly [roots: readonly Fraction[], note: string, step: string | number]

/** A set of roots written in one way only: each once, in growing order. */
const sorted = (roots: readonly Fraction[]): string =>
  roots
    .filter((root, index) => roots.findIndex((other) => equals(other, root)) === index)
    .sort(compare)
    .map(toText)
    .join(', ')

/** The slips that a draw really allows: no set equal to the key, and no two sets alike. */
export const rootSlips = (key: readonly Fraction[], wrong: readonly WrongRoots[]): readonly Slip[] =>
  distinctSlips(
    sorted(key),
    wrong.map(([roots, note, step]) => ({ response: sorted(roots), note, step })),
  )
