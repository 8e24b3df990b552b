import { expect, test } from '@playwright/test'
import { App } from './app'
import { axeFindings } from './axe'
import { places } from './places'
import { standInVoice } from './stand-in-voice'

test.use({ colorScheme: 'dark' })
test.beforeEach(({ page }) => standInVoice(page))

for (const [name, go] of places)
  test(`axe finds nothing on ${name} in the dark`, async ({ page }) => {
    await go(new App(page))
    expect(await axeFindings(page)).toEqual([])
  })
