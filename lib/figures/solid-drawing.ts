import { boxAround } from './box'
import { drawingWidth, type Drawing } from './drawing'
import type { SolidFigure, XY } from './figure'
import { barriersOf } from './label-cost'
import { placeLabels } from './place-labels'
import { cavityShapes } from './solid-cavities'
import { wanted, wholeMeasures } from './solid-dimension'
import { measures } from './solid-labels'
import { outline } from './solid-outline'
import { placeParts } from './solid-view'

const noteHeight = 22

/** A solid in outline, from the bottom up: what stands higher hides the rim that it stands on. It says so where it is not to scale. */
export function solidDrawing(figure: SolidFigure): Drawing {
  const { height: solidHeight, placed } = placeParts(figure)
  const toScale = placed.every(({ squeeze }) => squeeze > 0.9 && squeeze < 1.1)
  const height = solidHeight + (toScale ? 0 : noteHeight)
  const measured = [...placed.map(measures), ...wholeMeasures(figure, placed)]
  const lines = measured.flatMap((measure) => measure.lines)
  const bodies = [...placed.flatMap(outline), ...placed.flatMap(cavityShapes)]
  const note: XY = [drawingWidth / 2, solidHeight + noteHeight / 2 - 4]
  const labels = placeLabels(
    [...measured.flatMap((measure) => measure.labels), ...(toScale ? [] : [wanted('Not to scale', [note])])],
    {
      frame: { left: 2, top: 2, right: drawingWidth - 2, bottom: height - 2 },
      barriers: barriersOf([...bodies, ...lines]),
      taken: lines.flatMap((shape) => (shape.kind === 'dot' ? [boxAround(shape.at, [9, 9])] : [])),
    },
  )
  return { width: drawingWidth, height, shapes: [...bodies, ...lines, ...labels] }
}
