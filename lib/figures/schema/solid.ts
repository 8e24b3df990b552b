import * as z from 'zod'
import { described, fields, flag, label, length, list } from './fields'
import type { SolidCavity, SolidFigure, SolidLabels, SolidPart, SolidWhole } from '../figure'

const labels = fields<SolidLabels>()({
  radius: label.exactOptional(),
  height: label.exactOptional(),
  slant: label.exactOptional(),
  length: label.exactOptional(),
  breadth: label.exactOptional(),
}).exactOptional()

const cavities = list(
  fields<SolidCavity>()({
    shape: z.literal(['cone', 'hemisphere'], { error: "is 'cone' or 'hemisphere'" }),
    end: z.literal(['top', 'bottom'], { error: "is 'top' or 'bottom'" }),
    radius: length,
    depth: length.exactOptional(),
  }),
  'hollows',
).exactOptional()

type Part<Shape extends SolidPart['shape']> = Extract<SolidPart, { readonly shape: Shape }>

const cylinder = fields<Part<'cylinder'>>()({
  shape: z.literal('cylinder'),
  radius: length,
  height: length,
  labels,
  cavities,
})

const cone = fields<Part<'cone'>>()({
  shape: z.literal('cone'),
  radius: length,
  height: length,
  labels,
  pointDown: flag.exactOptional(),
})

const hemisphere = fields<Part<'hemisphere'>>()({
  shape: z.literal('hemisphere'),
  radius: length,
  labels,
  domeDown: flag.exactOptional(),
})

const sphere = fields<Part<'sphere'>>()({ shape: z.literal('sphere'), radius: length, labels })

const cuboid = fields<Part<'cuboid'>>()({
  shape: z.literal('cuboid'),
  length,
  breadth: length,
  height: length,
  labels,
  cavities,
})

const shapes = { cylinder, cone, hemisphere, sphere, cuboid } satisfies {
  readonly [Shape in SolidPart['shape']]: z.ZodType<Part<Shape>>
}

export const solid = fields<SolidFigure>()({
  ...described('A cone on a cylinder of the same radius.'),
  kind: z.literal('solid'),
  parts: list(
    z.discriminatedUnion('shape', [cylinder, cone, hemisphere, sphere, cuboid], {
      error: `is one of ${Object.keys(shapes).join(', ')}`,
    }),
    'solids, from the bottom up',
  ),
  whole: fields<SolidWhole>()({ height: label.exactOptional(), width: label.exactOptional() }).exactOptional(),
})
