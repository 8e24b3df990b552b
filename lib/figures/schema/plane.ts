import * as z from 'zod'
import { described, fields, flag, label, length, list, number, range, tone, xy } from './fields'
import type { PlaneCurve, PlaneFigure, PlanePoint, PlaneSegment } from '../figure'

const planeCurve = fields<PlaneCurve>()({
  polynomial: list(number, 'coefficients, highest power first: [1, 0, -4]')
    .refine(
      (coefficients) => coefficients.length > 0,
      'write one coefficient at least, highest power first: [1, 0, -4]',
    )
    .exactOptional(),
  line: z
    .tuple([number, number, number], { error: 'the line ax + by = c is [a, b, c]: write three numbers' })
    .readonly()
    .exactOptional(),
  label: label.exactOptional(),
  tone: tone.exactOptional(),
  dashed: flag.exactOptional(),
})

const planePoint = fields<PlanePoint>()({ at: xy, label: label.exactOptional(), tone: tone.exactOptional() })

const planeSegment = fields<PlaneSegment>()({
  from: xy,
  to: xy,
  label: label.exactOptional(),
  tone: tone.exactOptional(),
  dashed: flag.exactOptional(),
})

export const plane = fields<PlaneFigure>()({
  ...described('The parabola y = x² − 4 on a grid.'),
  kind: z.literal('plane'),
  x: range,
  y: range,
  xStep: length.exactOptional(),
  yStep: length.exactOptional(),
  curves: list(planeCurve, 'curves').exactOptional(),
  points: list(planePoint, 'points').exactOptional(),
  segments: list(planeSegment, 'segments').exactOptional(),
  regions: list(list(xy, 'corners [x, y]'), 'areas, each a list of corners').exactOptional(),
  bare: flag.exactOptional(),
})
