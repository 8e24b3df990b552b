import { fraction, toDecimal } from '../../maths'
import { earns, template, type Slip } from '../template'
import { wrongValues, type WrongValue } from '../slips/wrong-values'
import { apart } from './pieces/apart'
import { drawTold } from './pieces/draw-table'
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
} from './pieces/grouped'
import { withUnit } from './pieces/stories'

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
  readonly stem: 0 | 1 | 2
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
    return { ...told, ask: random.pick(asks), stem: random.pick([0, 1, 2] as const) }
  },
  pose: (draw) => {
    const { story, table, ask, stem } = draw
    const n = sum(table.frequencies)
    const half = toDecimal(fraction(n, 2))
    const [mode, median] = [modal(draw), middle(draw)]
    const key = toDecimal(value(draw))
    const needsMode = ask !== 'lower limit of the median class'
    const needsMedian = ask === 'lower limit of the median class' || ask === 'sum'
    const stems = [
      `Find the ${askText(ask)}.`,
      `What is the ${askText(ask)}?`,
      `Write the ${askText(ask)} of this distribution.`,
    ] as const
    const marks = (settled: boolean) => (settled ? 1 : 0)
    return {
      question: `${story.tell(n)} ${stems[stem]}`,
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
              earns(
                marks(ask === 'upper limit of the modal class'),
                `The highest frequency is $${at(table.frequencies, mode)}$, so the modal class is ${className(table, mode)}.`,
                'modal class',
              ),
            ]
          : []),
        ...(needsMedian
          ? [
              `The cumulative frequencies are $${cumulative(table.frequencies).join(', ')}$.`,
              earns(
                marks(ask === 'lower limit of the median class'),
                `$\\dfrac{n}{2} = ${half}$; the first cumulative frequency greater than it belongs to the class ${className(table, median)}, which is the median class.`,
                'median class',
              ),
            ]
          : []),
        ...(ask === 'sum'
          ? [
              earns(
                1,
                `Sum of the lower limits $= ${lowerLimit(table, median)} + ${lowerLimit(table, mode)} = ${key}$`,
                'sum',
              ),
            ]
          : []),
        ...(ask.startsWith('class mark')
          ? [
              earns(
                1,
                `Class mark $= \\dfrac{${lowerLimit(table, mode)} + ${lowerLimit(table, mode + 1)}}{2} = ${key}$`,
                'class mark',
              ),
            ]
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
    const half = table.width / 2
    const other = (value: number, line: string): WrongValue => [
      fraction(2 * value, 2),
      'The modal class and the median class are different classes here.',
      line,
    ]
    const frequency = (index: number, line: string): WrongValue => [
      fraction(at(table.frequencies, index)),
      'That is a frequency; a class limit or class mark is asked.',
      line,
    ]
    const candidates: Readonly<Record<Ask, readonly WrongValue[]>> = {
      'upper limit of the modal class': [
        other(lowMedian + table.width, 'modal class'),
        [fraction(lowMode), 'That is the lower limit of the modal class.', 'last'],
        frequency(mode, 'modal class'),
      ],
      'lower limit of the median class': [
        other(lowMode, 'median class'),
        [fraction(lowMedian + table.width), 'That is the upper limit of the median class.', 'last'],
        [fraction(sum(table.frequencies), 2), 'That is half of n, a position; a class limit is asked.', 'median class'],
        frequency(median, 'median class'),
      ],
      'class mark of the modal class': [
        other(lowMedian + half, 'modal class'),
        [fraction(lowMode), 'That is the lower limit; the class mark is the middle of the class.', 'class mark'],
        frequency(mode, 'modal class'),
      ],
      sum: [
        other(2 * lowMode, 'median class'),
        [fraction(lowMedian + lowMode + 2 * table.width), 'Add the lower limits, not the upper limits.', 'sum'],
        [fraction(lowMedian + lowMode + table.width), 'Add the lower limits, not the class marks.', 'sum'],
      ],
    }
    return wrongValues(value(draw), apart(candidates[ask]))
  },
})
