import * as z from 'zod'
import { described, fields, flag, label, length, list, name, number, tone, xy } from './fields'
import type { SketchAngle, SketchArc, SketchCircle, SketchFigure, SketchSegment } from '../figure'

const sketchSegment = fields<SketchSegment>()({
  from: name,
  to: name,
  label: label.exactOptional(),
  dashed: flag.exactOptional(),
  tone: tone.exactOptional(),
  ticks: z.literal([1, 2, 3], { error: 'is 1, 2 or 3' }).exactOptional(),
  arrows: z.literal([1, 2], { error: 'is 1 or 2' }).exactOptional(),
  ray: flag.exactOptional(),
})

const sketchCircle = fields<SketchCircle>()({
  centre: name,
  radius: length,
  tone: tone.exactOptional(),
  dashed: flag.exactOptional(),
  filled: flag.exactOptional(),
  hole: length.exactOptional(),
})

const sketchArc = fields<SketchArc>()({
  centre: name,
  radius: length,
  from: number,
  to: number,
  shaded: z.literal(['sector', 'segment'], { error: "is 'sector' or 'segment'" }).exactOptional(),
  tone: tone.exactOptional(),
  label: label.exactOptional(),
})

const sketchAngle = fields<SketchAngle>()({
  at: name,
  from: name,
  to: name,
  label: label.exactOptional(),
  right: flag.exactOptional(),
})

export const sketch = fields<SketchFigure>()({
  ...described('A circle with centre O.'),
  kind: z.literal('sketch'),
  points: z.record(z.string(), xy, { error: 'write the points by their names: { A: [0, 0], B: [3, 4] }' }).readonly(),
  dots: list(name, 'names of points').exactOptional(),
  unnamed: list(name, 'names of points').exactOptional(),
  segments: list(sketchSegment, 'segments').exactOptional(),
  circles: list(sketchCircle, 'circles').exactOptional(),
  arcs: list(sketchArc, 'arcs').exactOptional(),
  angles: list(sketchAngle, 'angles').exactOptional(),
  regions: list(list(name, 'names of points'), 'areas, each a list of names of points').exactOptional(),
  labels: list(fields<NonNullable<SketchFigure['labels']>[number]>()({ at: xy, text: label }), 'texts').exactOptional(),
})
