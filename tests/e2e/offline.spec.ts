import { expect, type BrowserContext, type Page } from '@playwright/test'
import { App, goToStill } from './app'
import { nextRelease } from './next-release'
import { test } from './on-flaky-site'
import { seedsOf } from '../seeds'
import { chapters } from '../../lib/syllabus'
import { seededRandom } from '../../lib/random'
import { tried } from '../faults/tried'
import { rarely } from './rarely'

test.use({ serviceWorkers: 'allow' })

const ready = (page: Page) => page.getByText('Ready for offline', { exact: true })
const atFoot = (page: Page) => page.locator('#offline-state')

/** Opens the site; the rest that a page takes before it begins to save is over at once. */
async function opened(page: Page, query = ''): Promise<App> {
  await page.clock.install()
  const app = await App.open(page, query)
  await page.clock.fastForward(20_000)
  return app
}

/** A page of a browser that has taken the whole site. */
async function saved(page: Page): Promise<App> {
  const app = await opened(page)
  await expect(ready(page)).toBeVisible({ timeout: 60_000 })
  return app
}

const releases = (page: Page): Promise<readonly string[]> => page.evaluate(() => caches.keys())
const isActive = (page: Page): Promise<boolean> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated')

async function nextPage(context: BrowserContext, query = ''): Promise<App> {
  return App.open(await context.newPage(), query)
}

test('after one visit everything works without a network, a cold start included', async ({ page, context, site }) => {
  test.slow()
  await saved(page)
  await page.close()
  site.weather = 'cut'
  const app = await nextPage(context)
  for (const { title } of chapters) {
    await app.choose(title)
    await expect(app.titled(title)).toBeVisible()
    await app.page
      .getByRole('button', { expanded: false })
      .filter({ hasText: /^[2-9]/ })
      .first()
      .click()
    await expect(app.page.locator('.prose-maths:visible').first()).toBeVisible()
  }
  await app.tab('Past Papers').click()
  await expect(app.titled('CBSE 2024 Sample Question Paper (Solved)')).toBeVisible()
  await app.openAssistant()
  await app.ask('hcf of 12 and 18')
  await expect(app.log()).toContainText('product of the smallest power')
  for (const { topic } of chapters) {
    const problem = await nextPage(context, `?tab=practice&topic=${topic}&difficulty=hard&seed=k3f9`)
    await expect(problem.problem()).toBeVisible()
    expect(problem.troubles.filter((trouble) => !trouble.includes('sw.js'))).toEqual([])
    await problem.page.close()
  }
  // The long lists are not kept: it is said that they are not here.
  await goToStill(app.page, './accepted-answers.html')
  await expect(app.page.getByRole('heading', { level: 1, name: 'This page is not here' })).toBeVisible()
  // The plain page of a lesson is for readers who come without the app: here its chapter opens.
  await goToStill(app.page, './lessons/triangles/')
  await expect(app.titled('Triangles')).toBeVisible()
  tried('network', 'it is cut after one visit, and the site is opened anew')
})

test('a network that is cut at any moment leaves nothing half done, and the rest is taken when it is back', async ({
  browser,
  site,
  home,
}) => {
  test.slow()
  const context = await browser.newContext({ serviceWorkers: 'allow', baseURL: home })
  const whole = await context.newPage()
  await saved(whole)
  const total = site.sent
  await context.close()
  for (const moment of seedsOf('cut', { few: 1, many: 20 })) {
    site.weather = 'fair'
    site.sent = 0
    const other = await browser.newContext({ serviceWorkers: 'allow', baseURL: home })
    const page = await other.newPage()
    await page.clock.install()
    await App.open(page)
    site.cutAt = site.sent + Math.floor((total - site.sent) * seededRandom(moment).real())
    await page.clock.fastForward(20_000)
    await expect(atFoot(page)).toContainText('Not saved for offline use yet')
    expect(await isActive(page)).toBe(false)
    site.cutAt = Infinity
    site.weather = 'fair'
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect(atFoot(page)).toContainText('Ready for offline', { timeout: 60_000 })
    site.weather = 'cut'
    const offline = await nextPage(other, '?tab=learn&topic=circles')
    await expect(offline.titled('Circles')).toBeVisible()
    await other.close()
    tried('network', 'it is cut at a random moment while the site is saved', {
      lost: 'nothing: the rest is taken when it is back',
    })
  }
})

test('a portal that answers 200 with its own page to everything is never taken for the site', async ({
  page,
  context,
  site,
}) => {
  await page.clock.install()
  await App.open(page)
  site.weather = 'portal'
  await page.clock.fastForward(20_000)
  await expect(atFoot(page)).toContainText(/Not saved|^$/)
  expect(await isActive(page)).toBe(false)
  site.weather = 'fair'
  await new App(page).reload()
  await page.clock.fastForward(20_000)
  await expect(atFoot(page)).toContainText('Ready for offline', { timeout: 60_000 })
  site.weather = 'portal'
  const app = await nextPage(context, '?tab=learn&topic=statistics')
  await expect(app.titled('Statistics')).toBeVisible()
  await app.tab('Past Papers').click()
  await expect(app.titled('CBSE 2024 Sample Question Paper (Solved)')).toBeVisible()
  tried('portal', 'it answers 200 with its own page to everything, before the site is saved and after')
})

test('a portal in the middle of saving: what it answers is not kept', rarely, async ({ page, context, site }) => {
  await page.clock.install()
  await App.open(page)
  const before = site.sent
  await page.clock.fastForward(20_000)
  await expect.poll(() => site.sent).toBeGreaterThan(before + 300_000)
  site.weather = 'portal'
  await expect(atFoot(page)).toContainText('Not saved for offline use yet', { timeout: 60_000 })
  site.weather = 'fair'
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(atFoot(page)).toContainText('Ready for offline', { timeout: 60_000 })
  site.weather = 'cut'
  for (const { topic, title } of chapters) {
    const app = await nextPage(context, `?tab=learn&topic=${topic}`)
    await expect(app.titled(title)).toBeVisible()
    await app.page.close()
  }
  tried('portal', 'it comes in the middle of saving the site')
})

test('a server that never answers makes no one wait: what is kept opens', async ({ page, context, site }) => {
  await saved(page)
  site.weather = 'silent'
  const app = await nextPage(context, '?tab=practice&topic=triangles&difficulty=easy&seed=k3f9')
  await expect(app.problem()).toBeVisible()
  await app.tab('Learn').click()
  await app.choose('Probability')
  await expect(app.titled('Probability')).toBeVisible()
  tried('server', 'it never answers, once the site is saved')
})

test('who saves data is asked first', async ({ page, context, site }) => {
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  )
  await opened(page)
  const offer = page.getByRole('button', { name: /Make it work offline \(\d\.\d MB\)/ })
  await expect(offer).toBeVisible()
  expect(site.asked).not.toContain('/sw.js')
  await offer.click()
  await expect(atFoot(page)).toContainText('Ready for offline', { timeout: 60_000 })
})

test('that it is ready is said once, at the foot of the page for ever', async ({ page, context }) => {
  await saved(page)
  const again = await context.newPage()
  await opened(again)
  await expect(atFoot(again)).toContainText('Ready for offline')
  await expect(ready(again)).toHaveCount(0)
})

test('a new release is announced; it takes this tab when asked, and no other tab loses a file', async ({
  page,
  context,
  site,
}) => {
  test.slow()
  const next = nextRelease()
  await saved(page)
  const old = await nextPage(context)
  site.folder = next
  await new App(page).reload()
  await page.clock.fastForward(20_000)
  await expect(page.getByText('A new version is ready.')).toBeVisible({ timeout: 60_000 })
  await expect(page.locator('meta[name="edition"]')).toHaveCount(0)
  await page.getByRole('button', { name: 'Open it' }).click()
  await expect(page.locator('meta[name="edition"]')).toHaveCount(1)
  // The other tab goes on with its own scripts and texts; the server has them no more.
  await old.choose('Circles')
  await expect(old.titled('Circles')).toBeVisible()
  await expect(old.page.getByText('Second edition')).toHaveCount(0)
  await old.tab('Practice').click()
  await old.button('Generate CBSE Problem').click()
  await expect(old.problem()).toBeVisible()
  await old.openAssistant()
  await old.ask('hcf of 12 and 18')
  await expect(old.log()).toContainText('product of the smallest power')
  expect(await releases(page)).toHaveLength(2)
  // When it is closed, its files go.
  await old.page.close()
  await new App(page).reload()
  await page.clock.fastForward(20_000)
  await expect.poll(() => releases(page)).toHaveLength(1)
  await new App(page).choose('Circles')
  await expect(page.getByText('Second edition').first()).toBeVisible()
  tried('release', 'a new release is taken while a tab of the old one is open, whose files are gone from the server')
})

test('a new release that is cut off leaves the old one whole', rarely, async ({ page, context, site }) => {
  const next = nextRelease()
  await saved(page)
  site.folder = next
  site.sent = 0
  site.cutAt = 100_000
  await new App(page).reload()
  await page.clock.fastForward(20_000)
  await expect.poll(() => site.weather).toBe('cut')
  const app = await nextPage(context, '?tab=learn&topic=circles')
  await expect(app.titled('Circles')).toBeVisible()
  await expect(app.page.getByText('Second edition')).toHaveCount(0)
  tried('release', 'a new release is cut off half-way', { lost: 'nothing: the old one stays whole' })
})
