import { Drawn } from './drawn'
import type { HistogramFigure as HistogramData } from '@/lib/figures/figure'
import { histogramDrawing } from '@/lib/figures/histogram-drawing'

export function HistogramFigure(figure: HistogramData) {
  return <Drawn drawing={histogramDrawing(figure)} description={figure.description} />
}
