import type { Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'
import { factorLines } from './pieces/factor-lines'
import { naturals, naturalsObjection } from './pieces/naturals'
import { allPowers, evaluatedSides, powersValue } from './pieces/powers'

/** Two things, sold in packs of so many. */
export interface Given {
  readonly sizes: readonly [Fraction, Fraction]
  readonly things: readonly [string, string]
}

/** E.g. "Pens are sold in packs of 8 and notepads in packs of 12. Find the least number of packs of each ..., that there are as many pens as notepads." */
export const equalPacks = worked<Given>({
  id: 'equal-packs',
  archetype: 'rn-lcm-with-remainder',
  objection: ({ sizes }) => naturalsObjection(sizes, 'LCM'),
  solve: ({ sizes, things }) => {
    const found = naturals(sizes)
    const powers = allPowers(found)
    const lcm = powersValue(powers)
    const counts = found.map((size) => lcm / BigInt(size))
    return {
      lines: [
        ...factorLines(found, 1),
        earns(0.5, says`The least equal number is the LCM: ${chain('\\text{LCM}', ...evaluatedSides(powers))}`, 'LCM'),
        ...things.map((thing, at) =>
          earns(0.5, says`Packs of ${thing}: ${chain(`\\frac{${lcm}}{${found[at] ?? 1}}`, `${counts[at] ?? 0n}`)}`),
        ),
      ],
      key: things.map((thing, at) => `${thing}: ${counts[at] ?? 0n}`).join(', '),
    }
  },
})
