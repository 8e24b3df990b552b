import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const findings = async (of: AxeBuilder): Promise<readonly string[]> => {
  const { violations } = await of.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)
}

/**
 * What passes is counted, but not described, and all of it stays in the page, which has no frames: to carry it over to another page would
 * take most of the time. Options come first: they replace the choice of rules.
 */
const axe = (page: Page) => new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()

/** What axe finds on the page as it stands, a rule a line. */
export const axeFindings = (page: Page) => findings(axe(page))

/** What it finds of colours alone: all that another colour scheme changes. */
export const axeFindingsOfColours = (page: Page) =>
  findings(axe(page).withRules(['color-contrast', 'link-in-text-block']))

/** On a page whose scripts are turned off timers never come, and axe would wait for ever: there what it puts off is done at once. */
export const timersAtOnce = (page: Page) =>
  page.evaluate(() => {
    const setTimeout = (call: () => void) => {
      void Promise.resolve().then(call)
      return 0
    }
    Object.assign(window, { setTimeout })
  })
