import { test as base } from '@playwright/test'
import { FlakySite } from './flaky-site'

/** Tests of the built site behind a network that they can break. */
export const test = base.extend<{ site: FlakySite; home: string }>({
  site: async ({}, use) => {
    const site = new FlakySite('out')
    await use(site)
    await site.stop()
  },
  home: async ({ site }, use) => use(await site.start()),
  baseURL: async ({ home }, use) => use(home),
})
