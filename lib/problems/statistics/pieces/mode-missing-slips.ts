import { compare, divide, fraction, multiply, subtract, zero, type Fraction } from '../../../maths'
import type { WrongValue } from '../../slips/wrong-values'
import { apart } from './apart'
import type { Told } from './draw-table'
import { mode } from './grouped'
import { modeParts } from './modes'

/** A table whose mode is told; the frequency before or after the modal class is not. */
export interface ModeMissing extends Told {
  readonly side: 'before' | 'after'
}

/** The place of the frequency that is not told. */
export const hiddenIndex = ({ table, side }: Pick<ModeMissing, 'table' | 'side'>): number =>
  modeParts(table).index + (side === 'before' ? -1 : 1)

/** (mode − l)/h */
const shareOf = ({ table }: ModeMissing): Fraction => {
  const { l, h } = modeParts(table)
  return divide(subtract(mode(table) ?? zero, fraction(l)), fraction(h))
}

/** Wrong values of the frequency. */
export function modeMissingMistakes(draw: ModeMissing): readonly WrongValue[] {
  const { f0, f1, f2 } = modeParts(draw.table)
  const before = draw.side === 'before'
  const share = shareOf(draw)
  const wrong: readonly WrongValue[] = [
    [
      before ? exchangedBefore(share, f1, f2) : exchangedAfter(share, f1, f0),
      'f₀ belongs to the class before the modal class, f₂ to the class after it.',
      'values',
    ],
    [
      fraction(before ? f2 : f0),
      'That is the frequency on the other side of the modal class; look for the missing one.',
      'values',
    ],
    [fraction(f1), 'That is the frequency of the modal class itself.', 'values'],
    ...solvingMistakes(draw),
  ]
  return apart(wrong.filter(([value]) => compare(value, zero) > 0))
}

/** What is left of x where it is not divided by the number in front of it, or a term keeps its sign on the other side. */
function solvingMistakes(draw: ModeMissing): readonly WrongValue[] {
  const { f0, f1, f2 } = modeParts(draw.table)
  const { n, d } = shareOf(draw)
  const before = draw.side === 'before'
  const factor = before ? Number(d - n) : Number(n)
  const x = before ? f0 : f2
  return [
    ...(factor === 1 ? [] : [[fraction(factor * x), 'Divide by the number in front of x, too.', 'last'] as const]),
    ...(before
      ? []
      : [
          [
            fraction(2 * (2 * f1 - f0) - x),
            'Check the signs when you solve the equation.',
            'cross-multiplied',
          ] as const,
        ]),
  ]
}

/** What x comes to when f₀ and f₂ have changed places in the formula and x stands before the modal class. */
const exchangedBefore = (share: Fraction, f1: number, f2: number): Fraction =>
  subtract(fraction(2 * f1 - f2), divide(fraction(f1 - f2), share))

/** The same when x stands after it. */
const exchangedAfter = (share: Fraction, f1: number, f0: number): Fraction =>
  divide(subtract(fraction(f1), multiply(share, fraction(2 * f1 - f0))), subtract(fraction(1), share))
