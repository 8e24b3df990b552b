import type { Page } from '@playwright/test'

const quietFor = 1500

/**
 * Made before the page opens; what it gives waits until nothing has been asked of the network for a second and a half and nothing is on its way.
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
    while (underWay > 0 || Date.now() - last < quietFor) await page.waitForTimeout(100)
  }
}
