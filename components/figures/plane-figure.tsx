import { Drawn } from './drawn'
import type { PlaneFigure as PlaneData } from '@/lib/figures/figure'
import { planeDrawing } from '@/lib/figures/plane-drawing'

export function PlaneFigure(figure: PlaneData) {
  return <Drawn drawing={planeDrawing(figure)} description={figure.description} />
}
