import { Drawn } from './drawn'
import type { SketchFigure as SketchData } from '@/lib/figures/figure'
import { sketchDrawing } from '@/lib/figures/sketch-drawing'

export function SketchFigure(figure: SketchData) {
  return <Drawn drawing={sketchDrawing(figure)} description={figure.description} />
}
