import { Drawn } from './drawn'
import type { SolidFigure as SolidData } from '@/lib/figures/figure'
import { solidDrawing } from '@/lib/figures/solid-drawing'

export function SolidFigure(figure: SolidData) {
  return <Drawn drawing={solidDrawing(figure)} description={figure.description} />
}
