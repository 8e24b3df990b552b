import { Drawn } from './drawn'
import type { NumberLineFigure as NumberLineData } from '@/lib/figures/figure'
import { numberLineDrawing } from '@/lib/figures/number-line-drawing'

export function NumberLineFigure(figure: NumberLineData) {
  return <Drawn drawing={numberLineDrawing(figure)} description={figure.description} />
}
