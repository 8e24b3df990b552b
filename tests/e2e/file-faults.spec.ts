import { expect } from '@playwright/test'
import { App } from './app'
import { faultOf, keptFile, neededFiles } from './file-faults'
import { fileTroubles } from './file-troubles'
import { test } from './on-flaky-site'
import { tried } from '../faults/tried'

/** At each run one trouble with each file, every file another; all of them in "npm run faults". */
const troublesAt = (place: number) =>
  process.env.THOROUGH ? fileTroubles : fileTroubles.filter((_, index) => index === (place * 3) % fileTroubles.length)

const word = ({ page }: App) =>
  page.getByText(/Could not load|could not be loaded|could not start/).filter({ visible: true })

for (const [place, { what, files, except, before, act, works, again }] of neededFiles.entries())
  for (const how of troublesAt(place).filter((one) => one !== except))
    test(`${what}: it ${how}; all works, or a word says so and a second try succeeds`, async ({ page, site }) => {
      await page.clock.install()
      const app = new App(page)
      await before(app)
      site.spoils = { files, how }
      await act(app).catch((error: unknown) => {
        // A page whose scripts never come is never alive.
        if (!String(error).includes('Timeout')) throw error
      })
      const [there, said] = [works(app).first(), word(app).first()]
      // What is never answered is given up after a while.
      if (how === 'begins and never ends') for (let wait = 0; wait < 7; wait++) await page.clock.fastForward(10_000)
      await expect(there.or(said).first()).toBeVisible({ timeout: 30_000 })
      expect(site.spoilt).toBeGreaterThan(0)
      site.spoils = undefined
      if (!(await there.isVisible())) {
        const retry = app.button('Try again')
        const reload = page.getByRole('link', { name: 'Load it again' })
        if (await retry.isVisible()) await retry.click()
        else if (await reload.isVisible()) await reload.click()
        else await again?.(app)
        await expect(there).toBeVisible({ timeout: 30_000 })
      }
      tried('file', faultOf(what, how), { lost: 'nothing: all works, or a word says so and a second try succeeds' })
    })

test.describe('while the site is saved', () => {
  test.use({ serviceWorkers: 'allow' })
  for (const how of troublesAt(1))
    test(`${keptFile}: it ${how}; what is kept is right, and it is whole when the file is`, async ({
      page,
      context,
      site,
    }) => {
      test.slow()
      await page.clock.install()
      await App.open(page)
      site.spoils = { files: /^\/lessons\/circles\.json$/, how }
      await page.clock.fastForward(20_000)
      const state = page.locator('#offline-state')
      if (how === 'begins and never ends') {
        // Given up after a minute; here the server ends it before.
        await expect.poll(() => site.spoilt).toBeGreaterThan(0)
        site.spoils = undefined
        await site.letGo()
      }
      await expect(state).toContainText(/Ready for offline|Not saved for offline use yet/, { timeout: 60_000 })
      site.spoils = undefined
      await page.evaluate(() => window.dispatchEvent(new Event('online')))
      await expect(state).toContainText('Ready for offline', { timeout: 60_000 })
      site.weather = 'cut'
      const app = await App.open(await context.newPage(), '?tab=learn&topic=circles')
      await expect(app.titled('Circles')).toBeVisible()
      tried('file', faultOf(keptFile, how), {
        lost: 'nothing: what is kept is right, and it is whole when the file is',
      })
    })
})
