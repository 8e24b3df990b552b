import type { Page } from '@playwright/test'
import { givenAway } from './given-away'
import { clashesInBrowser } from './in-browser'
import { againstOrder } from './kept-order'
import { markupOf } from './markup'
import type { PosedFigure } from './posed-figures'

export { clashesInBrowser } from './in-browser'
export { markupOf } from './markup'
export { bankFigures, figuresOf, posedFigures } from './posed-figures'

export interface FigureFault {
  readonly template: string
  readonly seed: string
  readonly place: PosedFigure['place']
  readonly what: string
}

/** Everything that is wrong with figures as a student sees them; the same drawing is measured once. */
export async function figureFaults(
  page: Page,
  css: string,
  figures: readonly PosedFigure[],
): Promise<readonly FigureFault[]> {
  const markups = figures.map(({ figure }) => markupOf(figure))
  const different = [...new Set(markups)]
  const found = await clashesInBrowser(page, css, different)
  const clashesOf = new Map(different.map((markup, i) => [markup, found[i] ?? []]))
  return figures.flatMap(({ problem, place, figure }, i) =>
    [
      ...(clashesOf.get(markups[i] ?? '') ?? []),
      ...againstOrder(figure, problem.question),
      ...(place === 'question' ? givenAway(figure, problem) : []),
    ].map((what) => ({ template: problem.templateId, seed: problem.seed, place, what })),
  )
}
