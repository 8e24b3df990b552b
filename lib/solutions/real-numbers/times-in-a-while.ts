import { isInteger, sign, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'
import { factorLines, listed } from './pieces/factor-lines'
import { factorsObjection, naturals } from './pieces/naturals'
import { allPowers, evaluatedSides, powersValue } from './pieces/powers'

/** How often one thing happens, or several things happen together, in a time that begins with them. */
export interface Given {
  readonly intervals: readonly Fraction[]
  /** In the unit of the intervals. */
  readonly length: Fraction
  /** In the plural: 'minutes'. */
  readonly unit: string
  /** The start is counted as one of the times. */
  readonly withStart?: true
}

/** E.g. "Bells ring every 9 and 12 minutes ... How many times will they ring together in the next 3 hours, the start not counted?" */
export const timesInAWhile = worked<Given>({
  id: 'times-in-a-while',
  archetype: 'rn-case-hcf-lcm',
  objection: ({ intervals, length }) =>
    !isInteger(length) || sign(length) < 0
      ? 'I can work this with whole numbers only.'
      : factorsObjection(intervals, 'LCM'),
  solve: ({ intervals, length, unit, withStart }) => {
    const times = naturals(intervals)
    const powers = allPowers(times)
    const [every, whole] = [Number(powersValue(powers)), Number(length.n)]
    const count = Math.floor(whole / every)
    const rest = whole - count * every
    const product = `${every} \\times ${count}`
    return {
      lines: [
        ...(times.length < 2
          ? []
          : [
              line('rule', `It happens together every so many ${unit} as the LCM of ${listed(times)}`),
              ...factorLines(times, 0),
              line('LCM', says`${chain('\\text{LCM}', ...evaluatedSides(powers))}`),
            ]),
        earns(0.5, says`${chain(`${whole}`, rest === 0 ? product : `${product} + ${rest}`)}`, 'divided'),
        earns(0.5, `So it happens $${count}$ times${withStart ? ' after the start' : ''}`, 'often'),
        ...(withStart ? [says`With the start, ${chain(`${count} + 1`, `${count + 1}`)} times`] : []),
      ],
      key: `${withStart ? count + 1 : count}`,
    }
  },
})
