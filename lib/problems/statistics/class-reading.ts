import { fraction, toDecimal } from '../../maths'
import { template, type Slip } from '../template'
import { wrongValues } from '../wrong-values'
import { drawTold } from './draw-table'
import {
  at,
  className,
  cumulative,
  lowerLimit,
  medianClass,
  modalClass,
  questionTable,
  sum,
  type Grouped,
} from './grouped'
import { withUnit } from './stories'

type Ask =
  'upper limit of the modal class' | 'lower limit of the median class' | 'class mark of the modal class' | 'sum'
const asks: readonly Ask[] = [
  'upper limit of the modal class',
  'lower limit of the median class',
  'class mark of the modal class',
  'sum',
]

interface Draw {
  readonly ask: Ask
  readonly table: Grouped
}

const modal = ({ table }: Draw) => modalClass(table) ?? 0
const middle = ({ table }: Draw) => medianClass(table) ?? 0

function value(draw: Draw) {
  const { ask, table } = draw
  const [mode, median] = [modal(draw), middle(draw)]
  if (ask === 'upper limit of the modal class') return fraction(lowerLimit(table, mode + 1))
  if (ask === 'lower limit of the median class') return fraction(lowerLimit(table, median))
  if (ask === 'sum') return fraction(lowerLimit(table, median) + lowerLimit(table, mode))
  return fraction(lowerLimit(table, mode) + lowerLimit(table, mode + 1), 2)
}

const askText = (ask: Ask) => (ask === 'sum' ? 'sum of the lower limits of the median class and the modal class' : ask)

/** E.g. "For the distribution in the table below, find the sum of the lower limits of the median class and the modal class." */
export const classReading = template({
  id: 'stat-modal-and-median-class',
  topic: 'statistics',
  archetypes: ['stat-class-reading'],
  difficulty: 'easy',
  marks: 1,
  draw: (random) => {
    const told = drawTold(random, {
      totals: [40, 50, 60, 66, 80],
      passes: (table) => {
        const [mode, median] = [modalClass(table), medianClass(table)]
        return mode !== null && median !== null && mode !== median
      },
    })
    return { ...told, ask: random.pick(asks) }
  },
  pose: (draw) => {
    const { story, table, ask } = draw
    const n = sum(table.frequencies)
    const half = toDecimal(fraction(n, 2))
    const [mode, median] = [modal(draw), middle(draw)]
    const key = toDecimal(value(draw))
    const needsMode = ask !== 'lower limit of the median class'
    const needsMedian = ask === 'lower limit of the median class' || ask === 'sum'
    return {
      question: `${story.tell(n)} Find the ${askText(ask)}.`,
      rule: { kind: 'number', expected: key, ...(story.unit && { unit: story.unit }) },
      figure: questionTable(table, story.headings),
      hints: [
        ...(needsMode ? ['The modal class is the class with the highest frequency.'] : []),
        ...(needsMedian
          ? [
              'The median class is the first class whose cumulative frequency is greater than half of the total frequency.',
            ]
          : []),
        ask.startsWith('class mark')
          ? 'The class mark is the middle of the class.'
          : 'The lower limit of a class is written first, the upper limit last.',
      ],
      steps: [
        ...(needsMode
          ? [
              `The highest frequency is $${at(table.frequencies, mode)}$, so the modal class is ${className(table, mode)}.`,
            ]
          : []),
        ...(needsMedian
          ? [
              `The cumulative frequencies are $${cumulative(table.frequencies).join(', ')}$.`,
              `$\\dfrac{n}{2} = ${half}$; the first cumulative frequency greater than it belongs to the class ${className(table, median)}, which is the median class.`,
            ]
          : []),
        ...(ask === 'sum'
          ? [`Sum of the lower limits $= ${lowerLimit(table, median)} + ${lowerLimit(table, mode)} = ${key}$`]
          : []),
        ...(ask.startsWith('class mark')
          ? [`Class mark $= \\dfrac{${lowerLimit(table, mode)} + ${lowerLimit(table, mode + 1)}}{2} = ${key}$`]
          : []),
        `Hence, the ${askText(ask)} is ${withUnit(story, key)}.`,
      ],
      explanation:
        'The modal class is found from the frequencies, the median class from the cumulative frequencies; they need not be the same class.',
    }
  },
  crossCheck: ({ ask, table: { from, width, frequencies } }) => {
    const values = frequencies.flatMap((f, i) => Array.from({ length: f }, () => i))
    const median = values[Math.floor(values.length / 2)] ?? 0
    const mode = frequencies.reduce((best, f, i) => (f > (frequencies[best] ?? 0) ? i : best), 0)
    if (ask === 'sum') return `${2 * from + width * (median + mode)}`
    if (ask === 'lower limit of the median class') return `${from + width * median}`
    return `${from + width * (mode + (ask === 'upper limit of the modal class' ? 1 : 0.5))}`
  },
  slips: (draw): readonly Slip[] => {
    const { ask, table } = draw
    const [mode, median] = [modal(draw), middle(draw)]
    const [lowMode, lowMedian] = [lowerLimit(table, mode), lowerLimit(table, median)]
    const candidates: Readonly<Record<Ask, readonly [other: number, limit: number, note: string]>> = {
      'upper limit of the modal class': [
        lowMedian + table.width,
        lowMode,
        'That is the lower limit of the modal class.',
      ],
      'lower limit of the median class': [
        lowMode,
        lowMedian + table.width,
        'That is the upper limit of the median class.',
      ],
      'class mark of the modal class': [
        lowMedian + table.width / 2,
        lowMode,
        'That is the lower limit; the class mark is the middle of the class.',
      ],
      sum: [2 * lowMode, lowMedian + lowMode + 2 * table.width, 'Add the lower limits, not the upper limits.'],
    }
    const [other, limit, note] = candidates[ask]
    return wrongValues(value(draw), [
      [fraction(2 * other, 2), 'The modal class and the median class are different classes here.'],
      [fraction(limit), note],
      [fraction(at(table.frequencies, mode)), 'That is a frequency; a class limit or class mark is asked.'],
    ])
  },
})
