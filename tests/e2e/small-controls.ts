import type { Page } from '@playwright/test'

const controls =
  'button:visible, a:visible:not(.skip-link), input[type="text"]:visible, summary:visible, label.option:visible'

/** Controls that a finger may miss: less than 44 px wide or high. */
export const smallControls = (page: Page): Promise<readonly string[]> =>
  page.locator(controls).evaluateAll((all) => {
    const isWord = (node: Node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== ''
    return (
      all
        // A link among words is as high as these.
        .filter((one) => one.tagName !== 'A' || ![...(one.parentNode?.childNodes ?? [])].some(isWord))
        .map((one) => ({ name: one.textContent || one.getAttribute('aria-label'), box: one.getBoundingClientRect() }))
        .filter(({ box }) => box.height < 43.5 || box.width < 43.5)
        .map(({ name, box }) => `${name}: ${box.width}×${box.height}`)
    )
  })
