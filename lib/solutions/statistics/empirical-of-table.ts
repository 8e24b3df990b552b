import { meanDirect } from './mean-direct'
import type { Measure } from './measures-of-table'
import { medianGrouped } from './median-grouped'
import { modeGrouped } from './mode-grouped'
import { sum, sumOfProducts, type GroupedData } from './pieces/grouped'
import { medianOf } from './pieces/median'
import { modeOf } from './pieces/mode'
import { decimal, isShort, keyOf } from './pieces/decimal'
import { add, divide, fraction, multiply, subtract, toTex, type Fraction } from '../../maths'
import { earns, line } from '../line'
import { worked, type Solution } from '../solution'

export interface Given {
  readonly data: GroupedData
  /** What the relation gives from the other two. */
  readonly third: Measure
  /** Those of the other two that are asked besides, in the order in which they are asked. */
  readonly besides: readonly Measure[]
}

const solutions: Readonly<Record<Measure, (data: GroupedData) => Solution>> = {
  mean: (data) => meanDirect.solve({ data, what: 'of the data' }),
  median: (data) => medianGrouped.solve({ data }),
  mode: (data) => modeGrouped.solve({ data }),
}

const valueOf = (measure: Measure, data: GroupedData): Fraction =>
  measure === 'mean'
    ? divide(sumOfProducts(data, data.frequencies), fraction(sum(data.frequencies)))
    : measure === 'median'
      ? medianOf(data)
      : modeOf(data)

const [two, three] = [fraction(2), fraction(3)]

/** Exact, so that no rounding of a median is carried on. */
const exact = (value: Fraction): string => (isShort(value) ? decimal(value) : toTex(value))

interface Related {
  readonly formula: string
  /** The formula with the numbers put in. */
  readonly put: string
  readonly value: Fraction
}

const related: Readonly<Record<Measure, (mean: Fraction, median: Fraction, mode: Fraction) => Related>> = {
  mode: (mean, median) => ({
    formula: '3 \\, \\text{Median} - 2 \\, \\text{Mean}',
    put: `3 \\times ${exact(median)} - 2 \\times ${exact(mean)}`,
    value: subtract(multiply(three, median), multiply(two, mean)),
  }),
  median: (mean, _, mode) => ({
    formula: '\\dfrac{\\text{Mode} + 2 \\, \\text{Mean}}{3}',
    put: `\\dfrac{${exact(mode)} + 2 \\times ${exact(mean)}}{3}`,
    value: divide(add(mode, multiply(two, mean)), three),
  }),
  mean: (_, median, mode) => ({
    formula: '\\dfrac{3 \\, \\text{Median} - \\text{Mode}}{2}',
    put: `\\dfrac{3 \\times ${exact(median)} - ${exact(mode)}}{2}`,
    value: divide(subtract(multiply(three, median), mode), two),
  }),
}

/** What the relation gives, from the other two worked out exactly. */
function thirdOf({ data, third }: Given): Solution {
  const [mean, median, mode] = (['mean', 'median', 'mode'] as const).map((measure) =>
    measure === third ? fraction(0) : valueOf(measure, data),
  )
  const { formula, put, value } = related[third](mean ?? two, median ?? two, mode ?? two)
  return {
    key: keyOf(value),
    lines: [
      line('relationship', 'Empirical relationship: $3 \\, \\text{Median} = \\text{Mode} + 2 \\, \\text{Mean}$'),
      line('solved for', `So the ${third} $= ${formula}$`),
      earns(1, `$= ${put} ${isShort(value) ? '=' : '\\approx'} ${decimal(value)}$`),
      `Hence, the ${third} is $${decimal(value)}$.`,
    ],
  }
}

function objection({ data, third, besides }: Given): string | null {
  if (besides.includes(third)) return 'Say which of the measures the relation gives.'
  return third === 'mode' ? medianGrouped.objection({ data }) : modeGrouped.objection({ data })
}

/** E.g. "Find the mean and the median of the data in the table, and then the mode, using the empirical relationship." */
export const empiricalOfTable = worked<Given>({
  id: 'empirical-of-table',
  archetype: 'stat-empirical',
  objection,
  solve: (given) => {
    const { data, third, besides } = given
    const others = (['mean', 'median', 'mode'] as const).filter((measure) => measure !== third)
    const each = [...besides, ...others.filter((measure) => !besides.includes(measure))].map((measure) => ({
      measure,
      ...solutions[measure](data),
    }))
    const last = thirdOf(given)
    const keys = [...each.filter(({ measure }) => besides.includes(measure)), { measure: third, ...last }]
    return {
      lines: [...each.flatMap(({ lines }) => lines), ...last.lines],
      key: keys.length === 1 ? last.key : keys.map(({ measure, key }) => `${measure} = ${key}`).join(', '),
    }
  },
})
