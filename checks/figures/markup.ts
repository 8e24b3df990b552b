import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Figure } from '../../components/figures/figure'
import type { Figure as FigureData } from '../../lib/figures/figure'

/** A figure as the product draws it. */
export const markupOf = (figure: FigureData): string => renderToStaticMarkup(createElement(Figure, figure))
