import { expect, test, type Page } from '@playwright/test'
import { App, overflow } from './app'
import { axeFindings, axeFindingsOfColours, timersAtOnce } from './axe'
import { smallControls } from './small-controls'
import { walks } from './states'

test.use({ viewport: { width: 320, height: 640 } })

const count = walks.reduce((sum, { steps }) => sum + steps.length, 0)
const looked = process.env.THOROUGH ? walks : walks.filter(({ always }) => always)

/** What axe cannot know: a header that holds a formula alone has words only for those who read MathML. */
const known = /^empty-table-header/

/** What a phone of 320 px shows of a state: axe in the light, its colours in the dark and in forced colours, nothing beyond the screen, nothing too small for a finger. */
async function looksWell(page: Page, state: string): Promise<void> {
  // On paper nothing scrolls and nothing is touched.
  if (!(await page.evaluate(() => matchMedia('print').matches))) {
    expect.soft(await overflow(page), `${state}: beyond 320 px`).toBeLessThanOrEqual(0)
    expect.soft(await smallControls(page), `${state}: smaller than 44 px`).toEqual([])
  }
  expect
    .soft(
      (await axeFindings(page)).filter((found) => !known.test(found)),
      state,
    )
    .toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect.soft(await axeFindingsOfColours(page), `${state}, in the dark`).toEqual([])
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' })
  expect.soft(await axeFindingsOfColours(page), `${state}, in forced colours`).toEqual([])
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' })
}

test(`the list has ${count} states, each once`, () => {
  expect(count).toBeGreaterThanOrEqual(200)
  const names = walks.flatMap(({ name, steps }) => steps.map(({ state }) => `${name}: ${state}`))
  expect(new Set(names).size).toBe(count)
})

for (const { name, steps, before, still } of looked)
  test.describe(name, () => {
    if (still) test.use({ javaScriptEnabled: false })
    test(`axe finds nothing in ${steps.length} states, in the light, the dark and forced colours; all fits 320 px and a finger`, async ({
      page,
    }) => {
      // On a lesson axe looks at 7,000 elements three times: on a shared machine that takes minutes.
      test.setTimeout(steps.length * 240_000)
      const app = await App.prepared(page)
      await before?.(app)
      for (const { state, go } of steps) {
        await go(app)
        if (still) await timersAtOnce(page)
        await looksWell(page, state)
      }
    })
  })
