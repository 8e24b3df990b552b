import type { Drawing } from './drawing'
import type { Figure } from './figure'
import { histogramDrawing } from './histogram-drawing'
import { numberLineDrawing } from './number-line-drawing'
import { planeDrawing } from './plane-drawing'
import { sketchDrawing } from './sketch-drawing'
import { solidDrawing } from './solid-drawing'

/** A figure worked out; null for a table, which is no drawing. */
export function drawingOf(figure: Figure): Drawing | null {
  switch (figure.kind) {
    case 'sketch':
      return sketchDrawing(figure)
    case 'plane':
      return planeDrawing(figure)
    case 'solid':
      return solidDrawing(figure)
    case 'histogram':
      return histogramDrawing(figure)
    case 'number-line':
      return numberLineDrawing(figure)
    case 'table':
      return null
    default:
      return figure satisfies never
  }
}
