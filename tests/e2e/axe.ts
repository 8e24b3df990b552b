import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const findings = async (page: Page, of: AxeBuilder): Promise<readonly string[]> => {
  // What passes is counted, but not described, which on a long page takes most of the time.
  const { violations } = await of.options({ resultTypes: ['violations'] }).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)
}

/** What axe finds on the page as it stands, a rule a line. */
export const axeFindings = (page: Page) => findings(page, new AxeBuilder({ page }))

/** What it finds of colours alone: all that another colour scheme changes. */
export const axeFindingsOfColours = (page: Page) =>
  findings(page, new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block']))
