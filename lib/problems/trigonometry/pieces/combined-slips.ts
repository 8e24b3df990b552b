import { isZero } from './sine-table'
import { surd, surdText, toNumber, type Surd } from '../../../maths'
import type { Slip } from '../../template'

/** The value in floating point. */
export const floating = ({ coefficient, radicand }: Surd): number => toNumber(coefficient) * Math.sqrt(radicand)

const text = (value: Surd): string => (isZero(value) ? '0' : surdText(value))

/** One value of the table, or two of them added or subtracted, as a response. */
export function combined(first: Surd, plusOrMinus: '+' | '-' = '+', second: Surd = surd(0, 1)) {
  const value = floating(first) + (plusOrMinus === '+' ? 1 : -1) * floating(second)
  const [one, two] = [text(first), text(second)]
  if (two === '0') return { value, response: one }
  if (one === '0') return { value, response: plusOrMinus === '+' ? two : `-${two}` }
  return { value, response: `${one} ${plusOrMinus} ${two}` }
}

/** The slips whose values differ from the key and from one another. */
export const differing = (key: number, slips: readonly (Slip & { readonly value: number })[]): readonly Slip[] =>
  slips
    .filter(
      ({ value }, index) =>
        Math.abs(value - key) > 1e-9 &&
        !slips.slice(0, index).some((earlier) => Math.abs(earlier.value - value) < 1e-9),
    )
    .map(({ response, note, step }) => ({ response, note, step }))
