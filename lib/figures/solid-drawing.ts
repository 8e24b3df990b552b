import { drawingWidth, type Drawing } from './drawing'
import type { SolidFigure } from './figure'
import { placeLabels } from './place-labels'
import { measures } from './solid-labels'
import { outline, straightEdges } from './solid-outline'
import { placeParts } from './solid-view'

/** A solid in outline, from the bottom up: what stands higher hides the rim that it stands on. */
export function solidDrawing(figure: SolidFigure): Drawing {
  const { height, placed } = placeParts(figure)
  const measured = placed.map(measures)
  const labels = placeLabels(
    measured.flatMap((measure) => measure.labels),
    {
      frame: { left: 2, top: 2, right: drawingWidth - 2, bottom: height - 2 },
      barriers: placed.flatMap(straightEdges).map(([from, to]) => ({ from, to, weight: 2 })),
    },
  )
  return {
    width: drawingWidth,
    height,
    shapes: [...placed.flatMap(outline), ...measured.flatMap(({ lines }) => lines), ...labels],
  }
}
