import { decimal } from './pieces/decimal'
import { at, classTitle, lower, sum, tableObjection, type GroupedData } from './pieces/grouped'
import { earns, type Step } from '../line'
import { worked } from '../solution'

/** Which table is made of another one: of cumulative frequencies, or of those of the classes. */
export type Made = 'less than' | 'more than or equal to' | 'frequency'

export interface Given {
  readonly data: GroupedData
  readonly made: readonly Made[]
  /** Of which type the table is that was given, where it is a cumulative one. */
  readonly from?: 'less than' | 'more than or equal to'
}

const sumsOf = ({ frequencies }: GroupedData, made: Made): readonly number[] =>
  frequencies.map((f, index) =>
    made === 'frequency' ? f : sum(made === 'less than' ? frequencies.slice(0, index + 1) : frequencies.slice(index)),
  )

/** A row of the table with its working: "less than 20: $5 + 8 = 13$". */
function rowOf({ data, from }: Given, made: Made, index: number): Step {
  const { frequencies } = data
  const sums = sumsOf(data, made)
  const [f, value] = [at(frequencies, index), at(sums, index)]
  if (made === 'frequency') {
    const cumulative = sumsOf(data, from ?? 'less than')
    const next = from === 'less than' ? index - 1 : index + 1
    const isEnd = next < 0 || next >= frequencies.length
    const apart = isEnd ? '' : `${at(cumulative, index)} - ${at(cumulative, next)} = `
    return `${classTitle(data, index)}: $${apart}${value}$`
  }
  const limit = decimal(lower(data, made === 'less than' ? index + 1 : index))
  const before = at(sums, index - 1)
  const working =
    index === 0
      ? ''
      : `${before} ${made === 'less than' ? '+' : '-'} ${made === 'less than' ? f : at(frequencies, index - 1)} = `
  return `${made} ${limit}: $${working}${value}$`
}

const titles: Readonly<Record<Made, string>> = {
  'less than': 'Cumulative frequencies of the less than type: to each frequency those before it are added.',
  'more than or equal to':
    'Cumulative frequencies of the more than type: from the number of all the frequencies before each class are taken away.',
  frequency: 'The frequency of a class is the difference of two cumulative frequencies that follow each other.',
}

/** E.g. "Construct the cumulative frequency distribution of the less than type", "Form the frequency distribution table" */
export const cumulative = worked<Given>({
  id: 'cumulative-table',
  archetype: 'stat-class-reading',
  objection: ({ data }) => tableObjection(data),
  solve: (given) => {
    const { data, made } = given
    const keys = made.map((one) => sumsOf(data, one).join(', '))
    return {
      lines: made.flatMap((one) => [
        earns(1, titles[one], one),
        ...data.frequencies.map((_, index) => rowOf(given, one, index)),
      ]),
      key: made.length === 1 ? keys.join('') : made.map((one, place) => `${one}: ${keys[place]}`).join('; '),
    }
  },
})
