import type { Page } from '@playwright/test'

/** Longer than the page rests after it has loaded, before it fetches what comes last (components/offline/when-idle.ts). */
const quietFor = 5000

/**
 * Made before the page opens; what it gives waits until nothing has been asked of the network for five seconds and nothing is on its way.
 * Playwright's 'networkidle' is said once, soon after a page opened, and knows nothing of what comes later.
 */
export function whenQuiet(page: Page): () => Promise<void> {
  let underWay = 0
  let last = Date.now()
  page.on('request', () => {
    underWay++
    last = Date.now()
  })
  const ended = () => {
    underWay--
    last = Date.now()
  }
  page.on('requestfinished', ended)
  page.on('requestfailed', ended)
  return async () => {
    // no event tells that nothing happens: only time does
    while (underWay > 0 || Date.now() - last < quietFor) await page.waitForTimeout(100)
  }
}
