import type { Page } from '@playwright/test'
import { clashes } from './clashes'
import { readDrawings } from './read-drawings'

/** As the page has it on a phone: text of a problem begins so far from the edge. */
const inset = 33
const perPage = 300
const widths = [320, 360]

/** What runs into what in each drawing, at the widths of small phones; `css` is the site's own. */
export async function clashesInBrowser(
  page: Page,
  css: string,
  markups: readonly string[],
): Promise<readonly (readonly string[])[]> {
  await page.setContent(`<!doctype html><style>${css}</style><main id="all"></main>`)
  const found = markups.map(() => new Set<string>())
  for (let start = 0; start < markups.length; start += perPage) {
    const some = markups.slice(start, start + perPage)
    await page.locator('#all').evaluate((all, html) => void (all.innerHTML = html), boxed(some))
    for (const width of widths) {
      await page.setViewportSize({ width, height: 740 })
      const drawings = await page.evaluate(readDrawings)
      drawings.forEach((drawing, i) => clashes(drawing).forEach((clash) => found[start + i]?.add(clash)))
    }
  }
  return found.map((all) => [...all])
}

const boxed = (markups: readonly string[]): string =>
  markups.map((markup) => `<div style="padding: 0 ${inset}px">${markup}</div>`).join('')
