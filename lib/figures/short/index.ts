import * as z from 'zod'
import { frequencies, frequenciesSense, frequenciesTable, type FrequenciesFigure } from './frequencies'
import { tangents, tangentsSense, tangentsSketch, type TangentsFigure } from './tangents'
import { triangle, triangleSense, triangleSketch, type TriangleFigure } from './triangle'
import type { Figure } from '../figure'
import { figureKinds, figureSchema, figureWrongs } from '../figure-schema'
import type { Wrong } from '../wrong'

/** Short forms of the figures that lessons need most: they become a sketch or a table when the site is built. */
export type ShortFigure = TriangleFigure | TangentsFigure | FrequenciesFigure

/** A figure as lessons write it. */
export type WrittenFigure = Figure | ShortFigure

const shortSchema = z.discriminatedUnion('kind', [triangle, tangents, frequencies])

export const shortKinds = ['triangle', 'tangents', 'frequencies'] as const

const kindOf = (figure: unknown): unknown =>
  typeof figure === 'object' && figure !== null && 'kind' in figure ? figure.kind : undefined

const isShort = (kind: unknown): boolean => shortKinds.some((short) => short === kind)

function shortSense(figure: ShortFigure): readonly Wrong[] {
  switch (figure.kind) {
    case 'triangle':
      return triangleSense(figure)
    case 'tangents':
      return tangentsSense(figure)
    case 'frequencies':
      return frequenciesSense(figure)
    default:
      return figure satisfies never
  }
}

/** A figure in full. */
export function inFull(figure: WrittenFigure): Figure {
  switch (figure.kind) {
    case 'triangle':
      return triangleSketch(figure)
    case 'tangents':
      return tangentsSketch(figure)
    case 'frequencies':
      return frequenciesTable(figure)
    default:
      return figure
  }
}

/** What is wrong with a figure as a lesson writes it; nothing when it can be drawn. */
export function writtenWrongs(figure: unknown): readonly Wrong[] {
  const kind = kindOf(figure)
  if (isShort(kind)) {
    const { data, error } = shortSchema.safeParse(figure)
    return data ? shortSense(data) : (error?.issues ?? [])
  }
  return figureKinds.some((known) => known === kind)
    ? figureWrongs(figure)
    : [{ path: ['kind'], message: `is one of ${[...figureKinds, ...shortKinds].join(', ')}` }]
}

/** A figure as an editor writes it, read in full. What cannot be drawn although it is well written is for `figureSense` to say. */
export const writtenFigureSchema = z.unknown().transform((figure, context): Figure => {
  const full = writtenInFull(figure)
  if (full) return full
  for (const { path, message } of writtenWrongs(figure)) context.addIssue({ code: 'custom', path: [...path], message })
  return z.NEVER
})

/** A figure as a lesson writes it, in full; nothing where it is wrong. */
export function writtenInFull(figure: unknown): Figure | undefined {
  if (!isShort(kindOf(figure))) return figureSchema.safeParse(figure).data
  const { data } = shortSchema.safeParse(figure)
  return data && shortSense(data).length === 0 ? inFull(data) : undefined
}
