import type { ReactNode } from 'react'
import { HistogramFigure } from './histogram-figure'
import { NumberLineFigure } from './number-line-figure'
import { PlaneFigure } from './plane-figure'
import { SketchFigure } from './sketch-figure'
import { SolidFigure } from './solid-figure'
import { TableFigure } from './table-figure'
import type { Figure as FigureData } from '@/lib/figures/figure'

/** Both render props take a text that may hold $TeX$; without them it is shown as it stands. */
interface Rendering {
  readonly renderCaption?: (text: string) => ReactNode
  /** For the cells of a table; as captions unless given. */
  readonly renderText?: (text: string) => ReactNode
}

export type FigureProps = FigureData & Rendering

const plain = (text: string): ReactNode => text

/** Any figure of the product, with its caption. Works on the server and in the browser: no state, no ids. */
export function Figure({ renderCaption = plain, renderText = renderCaption, ...figure }: FigureProps) {
  const captionInside = figure.kind === 'table'
  return (
    <figure className="figure">
      <FigureOfKind figure={figure} renderText={renderText} />
      {figure.caption !== undefined && !captionInside && (
        <figcaption className="figure-caption">{renderCaption(figure.caption)}</figcaption>
      )}
    </figure>
  )
}

interface FigureOfKindProps {
  readonly figure: FigureData
  readonly renderText: (text: string) => ReactNode
}

function FigureOfKind({ figure, renderText }: FigureOfKindProps) {
  switch (figure.kind) {
    case 'plane':
      return <PlaneFigure {...figure} />
    case 'sketch':
      return <SketchFigure {...figure} />
    case 'solid':
      return <SolidFigure {...figure} />
    case 'table':
      return <TableFigure {...figure} renderText={renderText} />
    case 'histogram':
      return <HistogramFigure {...figure} />
    case 'number-line':
      return <NumberLineFigure {...figure} />
    default:
      return figure satisfies never
  }
}
