import { z } from 'zod'
import { described, fields, flag, label, list, number, tone } from './fields'
import type { HistogramFigure, NumberLineFigure, TableFigure } from '../figure'

export const table = fields<TableFigure>()({
  ...described,
  kind: z.literal('table'),
  head: list(z.string({ error: 'a heading is a text' }), 'headings'),
  rows: list(list(z.string({ error: 'a cell is a text' }), 'cells'), 'rows, each a list of cells'),
  rowHeadings: flag.exactOptional(),
})

export const histogram = fields<HistogramFigure>()({
  ...described,
  kind: z.literal('histogram'),
  classes: list(
    fields<HistogramFigure['classes'][number]>()({
      from: number,
      to: number,
      frequency: number.nonnegative('a frequency is 0 or more'),
    }),
    'classes { from, to, frequency }',
  ),
  xLabel: label,
  yLabel: label,
  highlight: z.int({ error: 'highlight is the place of a class, counted from 0' }).exactOptional(),
})

export const numberLine = fields<NumberLineFigure>()({
  ...described,
  kind: z.literal('number-line'),
  from: number,
  to: number,
  marks: list(
    fields<NumberLineFigure['marks'][number]>()({ at: number, label, tone: tone.exactOptional() }),
    'marks { at, label }',
  ),
})
