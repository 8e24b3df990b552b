import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const findings = async (of: AxeBuilder): Promise<readonly string[]> => {
  const { violations } = await of.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)
}

/** What passes is counted, but not described, which on a long page takes most of the time. Options come first: they replace the choice of rules. */
const axe = (page: Page) => new AxeBuilder({ page }).options({ resultTypes: ['violations'] })

/** What axe finds on the page as it stands, a rule a line. */
export const axeFindings = (page: Page) => findings(axe(page))

/** What it finds of colours alone: all that another colour scheme changes. */
export const axeFindingsOfColours = (page: Page) =>
  findings(axe(page).withRules(['color-contrast', 'link-in-text-block']))
