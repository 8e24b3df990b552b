import { decimal, keyOf, signedDecimal, withUnit } from './pieces/decimal'
import { at, classTitle, lower, markOf, sum, tableObjection, type GroupedData } from './pieces/grouped'
import { medianParts } from './pieces/median'
import { modeParts } from './pieces/mode'
import { add, fraction, type Fraction } from '../../maths'
import { earns, type Step } from '../line'
import { worked } from '../solution'

/** What is read from the modal class or the median class. */
export type ClassAsk = `${'upper limit' | 'lower limit' | 'class mark'} of the ${'modal' | 'median'} class` | 'sum'

export interface Given {
  readonly data: GroupedData
  readonly ask: ClassAsk
  /** Of which class the upper limit is added; the lower ones where it is left out. */
  readonly upper?: { readonly median: boolean; readonly modal: boolean }
  readonly unit?: string
}

export const needsMode = (ask: ClassAsk): boolean => ask === 'sum' || ask.includes('modal')
export const needsMedian = (ask: ClassAsk): boolean => ask === 'sum' || ask.includes('median')

type Upper = Given['upper']
const limitOf = (isUpper: boolean | undefined): string => (isUpper === true ? 'upper' : 'lower')

export const askText = (ask: ClassAsk, upper?: Upper): string => {
  if (ask !== 'sum') return ask
  return limitOf(upper?.median) === limitOf(upper?.modal)
    ? `sum of the ${limitOf(upper?.median)} limits of the median class and the modal class`
    : `sum of the ${limitOf(upper?.median)} limit of the median class and the ${limitOf(upper?.modal)} limit of the modal class`
}

function valueOf({ data, ask, upper }: Given): Fraction {
  const [mode, median] = [modeParts(data).index, medianParts(data).index]
  if (ask === 'sum')
    return add(lower(data, median + Number(upper?.median ?? false)), lower(data, mode + Number(upper?.modal ?? false)))
  const place = ask.includes('modal') ? mode : median
  if (ask.startsWith('class mark')) return markOf(data, place)
  return lower(data, ask.startsWith('upper') ? place + 1 : place)
}

/** E.g. "Find the sum of the lower limits of the median class and the modal class." */
export const classReading = worked<Given>({
  id: 'class-reading',
  archetype: 'stat-class-reading',
  objection: ({ data, ask }) => {
    const table = tableObjection(data)
    if (table !== null || !needsMode(ask)) return table
    const most = Math.max(...data.frequencies)
    return data.frequencies.filter((f) => f === most).length > 1
      ? 'Two classes have the highest frequency, so there is no single modal class.'
      : null
  },
  solve: (given) => {
    const { data, ask, unit, upper } = given
    const [mode, median] = [modeParts(data).index, medianParts(data).index]
    const key = decimal(valueOf(given))
    const low = (place: number) => decimal(lower(data, place))
    const own = ask.includes('modal') ? mode : median
    const isLimit = ask.includes('limit of')
    const cumulative = data.frequencies.map((_, place) => sum(data.frequencies.slice(0, place + 1)))
    const lines: readonly Step[] = [
      ...(needsMode(ask)
        ? [
            earns(
              isLimit ? 1 : 0,
              `The highest frequency is $${at(data.frequencies, mode)}$, so the modal class is ${classTitle(data, mode)}.`,
              'modal class',
            ),
          ]
        : []),
      ...(needsMedian(ask)
        ? [
            `The cumulative frequencies are $${cumulative.join(', ')}$.`,
            earns(
              isLimit ? 1 : 0,
              `$\\dfrac{n}{2} = ${decimal(fraction(sum(data.frequencies), 2))}$; the first cumulative frequency greater than it belongs to the class ${classTitle(data, median)}, which is the median class.`,
              'median class',
            ),
          ]
        : []),
      ...(ask === 'sum'
        ? [
            earns(
              1,
              `Sum of the ${limitOf(upper?.median) === limitOf(upper?.modal) ? `${limitOf(upper?.median)} ` : ''}limits $= ${low(median + Number(upper?.median ?? false))} + ${signedDecimal(lower(data, mode + Number(upper?.modal ?? false)))} = ${key}$`,
              'sum',
            ),
          ]
        : []),
      ...(ask.startsWith('class mark')
        ? [
            earns(
              1,
              `Class mark $= \\dfrac{${low(own)} + ${signedDecimal(lower(data, own + 1))}}{2} = ${key}$`,
              'class mark',
            ),
          ]
        : []),
    ]
    return {
      lines: [...lines, `Hence, the ${askText(ask, upper)} is ${withUnit(unit, key)}.`],
      key: keyOf(valueOf(given)),
    }
  },
})
