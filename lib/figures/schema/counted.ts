import * as z from 'zod'
import { described, fields, flag, labelled, list, number, tone } from './fields'
import { textWanted } from './wanted'
import type { HistogramFigure, NumberLineFigure, TableFigure } from '../figure'

/** It may be empty. */
const cell = z.string({ error: textWanted('12') })

export const table = fields<TableFigure>()({
  ...described('Marks with their frequencies.'),
  kind: z.literal('table'),
  head: list(cell, 'headings'),
  rows: list(list(cell, 'cells'), 'rows, each a list of cells'),
  rowHeadings: flag.exactOptional(),
})

export const histogram = fields<HistogramFigure>()({
  ...described('A histogram of the marks of 30 students.'),
  kind: z.literal('histogram'),
  classes: list(
    fields<HistogramFigure['classes'][number]>()({
      from: number,
      to: number,
      frequency: number.nonnegative('a frequency is 0 or more'),
    }),
    'classes { from, to, frequency }',
  ),
  xLabel: labelled('Marks'),
  yLabel: labelled('Students'),
  highlight: z.int({ error: 'is the place of a class, counted from 0: write highlight={0}' }).exactOptional(),
})

export const numberLine = fields<NumberLineFigure>()({
  ...described('A number line from 0 to 5 with a mark at 2.'),
  kind: z.literal('number-line'),
  from: number,
  to: number,
  marks: list(
    fields<NumberLineFigure['marks'][number]>()({ at: number, label: labelled('2'), tone: tone.exactOptional() }),
    'marks { at, label }',
  ),
})
