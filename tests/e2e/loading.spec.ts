import { expect } from '@playwright/test'
import { App, goToStill } from './app'
import { nextRelease } from './next-release'
import { test } from './on-flaky-site'
import { tried } from '../faults/tried'

const word = (app: App) => app.page.getByText(/Could not load practice/)

test('a file that is never answered has an end: the cause is named, and Try again succeeds', async ({ page, site }) => {
  await page.clock.install()
  const app = await App.open(page)
  site.weather = 'silent'
  await app.tab('Practice').click()
  await expect(page.getByText('Loading practice…')).toBeVisible()
  await page.clock.fastForward(10_000)
  await expect(page.getByText('The network is slow.')).toBeVisible()
  await page.clock.fastForward(40_000)
  await expect(word(app)).toHaveText('Could not load practice: the server does not answer. Try again in a moment.')
  site.weather = 'fair'
  await app.button('Try again').click()
  await expect(app.button('Generate CBSE Problem')).toBeVisible()
  tried('server', 'a file is never answered', { lost: 'nothing: the cause is named, and Try again succeeds' })
})

test('a portal is named, and after signing in Try again succeeds', async ({ page, site }) => {
  await page.clock.install()
  const app = await App.open(page)
  site.weather = 'portal'
  await app.tab('Practice').click()
  await page.clock.fastForward(45_000)
  await expect(word(app)).toContainText('Sign in to the network, then try again.')
  site.weather = 'fair'
  await app.button('Try again').click()
  await expect(app.button('Generate CBSE Problem')).toBeVisible()
  tried('portal', 'it answers in the place of a script', {
    lost: 'nothing: the cause is named, and Try again succeeds',
  })
})

test('a lesson and a paper that the network does not bring can be tried again', async ({ page, site }) => {
  const app = await App.open(page)
  for (const weather of ['cut', 'portal'] as const) {
    site.weather = weather
    await app.choose(weather === 'cut' ? 'Circles' : 'Statistics')
    await expect(page.getByText(/Could not load the lesson/)).toBeVisible()
    site.weather = 'fair'
    await app.button('Try again').click()
    await expect(app.titled(weather === 'cut' ? 'Circles' : 'Statistics')).toBeVisible()
  }
  tried('network', 'it brings no lesson: cut, or by a portal', { times: 2, lost: 'nothing: Try again succeeds' })
})

test('a file that is gone because the site was renewed: one reload, what was typed stands, and the assistant opens', async ({
  page,
  site,
}) => {
  const app = await App.practising(page, 'topic=polynomials&difficulty=easy&seed=k3f9')
  await app.answerBox().fill('12')
  site.folder = nextRelease()
  await app.openAssistantLate()
  await expect(page.locator('meta[name="edition"]')).toHaveCount(1)
  await app.isAlive()
  await expect(app.replies()).toHaveCount(1)
  await app.dialog().getByRole('button', { name: 'Close' }).click()
  await expect(app.answerBox()).toHaveValue('12')
  tried('release', 'a file is gone because the site was renewed', { lost: 'nothing: one reload keeps what was typed' })
})

test('a page whose script does not arrive says so, and can be loaded again', async ({ page, site }) => {
  site.loses = /^\/_next\/static\/chunks\/.*\.js$/
  await goToStill(page, './')
  await expect(page.getByRole('alert')).toContainText('The page could not start')
  site.loses = undefined
  await page.getByRole('link', { name: 'Load it again' }).click()
  await page.locator('html[data-alive]').waitFor({ state: 'attached' })
  await expect(page.getByText('The page could not start')).toBeHidden()
  tried('server', 'no script arrives', { lost: 'nothing: the page says so, and can be loaded again' })
})

test('without scripts the page says what it cannot do, and where the lessons are', async ({ browser, home }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: home })
  const page = await context.newPage()
  await goToStill(page, './')
  expect(await page.locator('body').innerText()).toContain('JavaScript, which is off in this browser')
  await context.close()
  tried('server', 'scripts are off in the browser', { lost: 'the app: the page says so, and the lessons can be read' })
})

test('the first frame is handed over before a script is asked for', async ({ page }) => {
  await page.addInitScript(() => {
    // The page's own frame comes after this one, in the same drawing; the second after which it would not wait for a frame never ends.
    requestAnimationFrame(() => performance.mark('first frame'))
    const wait = window.setTimeout
    Object.assign(window, { setTimeout: (call: () => void, ms?: number) => (ms === 1000 ? 0 : wait(call, ms)) })
  })
  await App.open(page)
  const [framed, asked] = await page.evaluate(() => [
    performance.getEntriesByName('first frame')[0]?.startTime ?? Infinity,
    Math.min(
      ...performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime),
    ),
  ])
  expect(asked).toBeGreaterThan(framed ?? Infinity)
})

test('a page whose frames are not drawn comes alive all the same', async ({ page }) => {
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0
  })
  await App.open(page)
  tried('server', 'frames are never drawn')
})
