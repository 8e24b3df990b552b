import { fraction, toDecimal, toTex, toText } from '../../../maths'
import { medianLines } from '../../../solutions/statistics/pieces/median'
import { modeLines } from '../../../solutions/statistics/pieces/mode'
import type { PosedPart } from '../../posed'
import { chain, earns, isValue, says } from '../../template'
import type { Told } from './draw-table'
import { at, className, cumulative, lowerLimit, medianClass, median, modalClass, mode, sum } from './grouped'
import { withUnit } from './stories'
import { dataOf } from './told-data'

/** A table with a story, and what is asked of it. */
export interface TableCase extends Told {
  /** Part (ii) asks for the probability of a value below the upper limit of this class. */
  readonly upTo: number
  /** The last part; the first asks about the class of the other one. */
  readonly last: 'median' | 'mode'
}

/** The limit that part (i) asks for: of the modal class the upper one, of the median class the lower one. */
export const limitAsked = ({ table, last }: TableCase): number =>
  last === 'median' ? lowerLimit(table, (modalClass(table) ?? 0) + 1) : lowerLimit(table, medianClass(table) ?? 0)

/** The value that the last part asks for; null where the book leaves it open. */
export const lastValue = ({ table, last }: Pick<TableCase, 'table' | 'last'>) =>
  last === 'median' ? median(table) : mode(table)

const inUnit = ({ story }: TableCase): string => (story.unit ? ` (in ${story.unit})` : '')
const unitOf = ({ story }: TableCase) => story.unit !== undefined && { unit: story.unit }

function classPart(draw: TableCase): PosedPart {
  const { table, last } = draw
  const limit = limitAsked(draw)
  const rule = { kind: 'number', expected: `${limit}`, ...unitOf(draw) } as const
  if (last === 'median') {
    const index = modalClass(table) ?? 0
    return {
      label: '(i)',
      ask: `Write the upper limit of the modal class${inUnit(draw)}.`,
      rule,
      steps: [
        earns(
          1,
          `The highest frequency is $${at(table.frequencies, index)}$, so the modal class is ${className(table, index)} and its upper limit is $${limit}$.`,
          'class',
        ),
      ],
    }
  }
  const index = medianClass(table) ?? 0
  const n = sum(table.frequencies)
  return {
    label: '(i)',
    ask: `Write the lower limit of the median class${inUnit(draw)}.`,
    rule,
    steps: [
      says`Half of the values: ${chain('\\dfrac{n}{2}', toDecimal(fraction(n, 2)))}.`,
      earns(
        1,
        `The cumulative frequency $${at(cumulative(table.frequencies), index)}$ is the first that is greater, so the median class is ${className(table, index)} and its lower limit is $${limit}$.`,
        'class',
      ),
    ],
  }
}

function chancePart({ story, table, upTo }: TableCase): PosedPart {
  const n = sum(table.frequencies)
  const limit = lowerLimit(table, upTo + 1)
  const below = at(cumulative(table.frequencies), upTo)
  const chance = fraction(below, n)
  const one = story.headings[1].replace(/^Number of /, '')
  return {
    label: '(ii)',
    ask: `One of the ${one} is chosen at random. Find the probability that ${story.below(limit)}.`,
    rule: { kind: 'fraction', expected: toText(chance) },
    steps: [
      earns(
        0.5,
        says`The number of ${one} below the limit $${limit}$ is ${chain(table.frequencies.slice(0, upTo + 1).join(' + '), `${below}`)}.`,
        'below',
      ),
      earns(
        0.5,
        `The number of all ${one} is $${n}$, so the probability $= \\dfrac{${below}}{${n}}${toTex(chance) === `\\frac{${below}}{${n}}` ? '' : ` = ${toTex(chance)}`}$`,
        'probability',
      ),
      says`Hence, ${isValue('the probability', toTex(chance))}.`,
    ],
  }
}

function lastPart(draw: TableCase): PosedPart {
  const { story, table, last } = draw
  const value = toDecimal(lastValue(draw) ?? fraction(0))
  return {
    label: '(iii)',
    ask: `Find the ${last} of the data${inUnit(draw)}.`,
    rule: { kind: 'number', expected: value, ...unitOf(draw) },
    steps: [
      ...(last === 'median' ? medianLines(dataOf(table)) : modeLines(dataOf(table), [0.5, 0, 0.5, 0.5, 0.5])),
      `Hence, the ${last} is ${withUnit(story, value)}.`,
    ],
  }
}

/** A class, a probability, a measure. */
export const tableCaseParts = (draw: TableCase): readonly PosedPart[] => [
  classPart(draw),
  chancePart(draw),
  lastPart(draw),
]
