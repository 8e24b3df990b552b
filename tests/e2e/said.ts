import type { Page } from '@playwright/test'

/** Notes from now on, on every page that is opened, what a screen reader is given to say by itself. */
export const listenOn = (page: Page) => page.addInitScript(listen)

/** What was said since it was last asked for, in order. */
export const saidOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const list: unknown = Reflect.get(window, 'saidAloud')
    return Array.isArray(list) ? list.splice(0).map(String) : []
  })

/**
 * A change of words in a place that is there for it is said, once for each time that the page is drawn anew: of a status all its words,
 * of a list what is added. Words that come together with their place are said where that is an alert, and only there for sure.
 */
function listen(): void {
  const said: string[] = []
  Object.assign(window, { saidAloud: said })
  const place = '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"], [role="log"]'
  const wordsOf = (nodes: Iterable<Node>) => [...nodes].map(({ textContent }) => textContent ?? '').join(' ')
  new MutationObserver((changes) => {
    const spoken = new Map<Element, string>()
    for (const { target, addedNodes } of changes) {
      const element = target instanceof Element ? target : target.parentElement
      const within = element?.closest(place)
      const alerts = [...addedNodes].flatMap((node) =>
        node instanceof Element
          ? [node, ...node.querySelectorAll('*')].filter((one) => one.matches('[role="alert"]'))
          : [],
      )
      for (const alert of alerts) spoken.set(alert, wordsOf([alert]))
      if (!within) continue
      const isWhole = within.matches('[role="status"], [role="alert"]')
      const added = target instanceof Text ? wordsOf([target]) : wordsOf(addedNodes)
      spoken.set(within, isWhole ? wordsOf([within]) : `${spoken.get(within) ?? ''} ${added}`)
    }
    for (const [one, words] of spoken) {
      const text = words.replace(/\s+/g, ' ').trim()
      if (text !== '' && one.checkVisibility()) said.push(text)
    }
  }).observe(document, { subtree: true, childList: true, characterData: true })
}
