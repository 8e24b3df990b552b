import { compare, equals, toText, type Fraction } from '../../../maths'
import { distinctSlips } from '../../slips/distinct-slips'
import type { Slip } from '../../template'

/** A set of wrong roots, the word that helps, and the line of the solution at which the slip enters. */
export type WrongRoots = readonly [roots: readonly Fraction[], note: string, step: Slip['step']]

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

export const signsNote = 'Check the signs: set each factor equal to zero.'
export const oneRootNote = 'That is only one of the two roots: each factor can be zero.'
