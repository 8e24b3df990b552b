import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, expect, test, type BrowserContext, type Page } from '@playwright/test'
import { App, goToStill } from './app'
import { faults, lostBy } from './faults'
import { problemFor } from './problems'
import { rarely } from './rarely'
import { tried } from '../faults/tried'
import { seedsOf } from '../seeds'
import { seededRandom } from '../../lib/random'

const key = 'mathTutorProgress'
const problemOf = (seed: string) =>
  problemFor('polynomials', seed, ({ answerValidator }) => answerValidator.kind === 'number')

/** Opens the problem of a seed and answers it rightly. */
async function solve(app: App, seed = 'k3f9') {
  const { query, problem } = problemOf(seed)
  await app.practise(query)
  await app.answer(String(problem.answer))
  await expect(app.result()).toContainText('Correct')
}

const store = (page: Page, text: string) =>
  page.evaluate(([name, value]) => localStorage.setItem(name, value), [key, text] as const)
const storedText = (page: Page) => page.evaluate((name) => localStorage.getItem(name), key)
const lines = (app: App) => app.progress().locator('p')

/** Of the faults that one piece of the page meets alike, one; all of them in the thorough tests and by `npm run faults`. */
const oneOfAKind: readonly string[] = [
  'cookies are blocked: to name any storage throws',
  'the local storage and the database are full',
  'reading alone throws: what is stored is not overwritten',
  'there are no locks',
  'the database never answers',
  'the counts are beyond the limit of integers',
  'a newer page has stored the progress',
  'the stored progress is damaged: "[]"',
  'the clock is 400 days slow',
]

for (const one of oneOfAKind)
  if (!faults.some(({ name }) => name === one)) throw new Error(`no fault has the name "${one}"`)

for (const fault of faults) {
  const { name, arm, stored, counted = '1', line, afterwards } = fault
  const title = `${name}: the answer counts, ${line ? 'one line says what is not kept' : 'nothing is lost'}, nothing is thrown`
  test(title, oneOfAKind.includes(name) ? {} : rarely, async ({ page, context }) => {
    if (stored !== undefined) {
      await goToStill(page, './404.html')
      await store(page, stored)
    }
    if (arm) await page.addInitScript(arm)
    const app = await App.prepared(page)
    await solve(app)
    await expect(app.tile('Correct Answers')).toHaveText(counted)
    await expect(lines(app)).toHaveCount(line ? 1 : 0)
    if (line) await expect(lines(app)).toHaveText(line)
    expect(app.troubles).toEqual([])

    const later = await App.open(await context.newPage())
    if (afterwards === 'as it was')
      expect(JSON.parse((await storedText(later.page)) ?? '')).toMatchObject(JSON.parse(stored ?? ''))
    if (afterwards === 'kept') await expect(later.tile('Correct Answers')).toHaveText(counted)
    expect(later.troubles).toEqual([])
    tried('storage', name, { lost: lostBy(fault) })
  })
}

test('two tabs that answer at random moments of the same tenth of a second add up to all that was answered', async ({
  context,
  page,
}) => {
  const races = seedsOf('race', { few: 3, many: 200 })
  test.setTimeout(races.length * 12_000)
  const tabs = [await App.prepared(page), await App.prepared(await context.newPage())]
  for (const race of races) {
    const { query, problem } = problemOf(race)
    const random = seededRandom(race)
    for (const tab of tabs) {
      await tab.practise(query)
      await tab.answerBox().fill(String(problem.answer))
    }
    // Each verdict is looked for in its own time: soon after it the next problem stands there.
    const start = Date.now() + 300
    await Promise.all(
      tabs.map(async (tab) => {
        await submitAt(tab.page, start + 100 * random.real())
        await expect(tab.result()).toContainText('Correct')
      }),
    )
  }
  for (const tab of tabs)
    for (const name of ['Correct Answers', 'Total Problems', 'Current Streak'])
      await expect(tab.tile(name)).toHaveText(`${2 * races.length}`)
  for (const tab of tabs) expect(tab.troubles).toEqual([])
  tried('tabs', 'two tabs answer at random moments of the same tenth of a second', { times: races.length })
})

/** Submits at an instant, whatever else goes on. */
const submitAt = (page: Page, instant: number) =>
  page.evaluate(
    (when) =>
      new Promise<void>((done) => {
        setTimeout(() => {
          document.querySelector<HTMLFormElement>('article form')?.requestSubmit()
          done()
        }, when - Date.now())
      }),
    instant,
  )

test('a tab that dies right after the verdict loses nothing, and the problem does not count again', async ({
  context,
  page,
}) => {
  await solve(await App.prepared(page))
  const session = await context.newCDPSession(page)
  session.send('Page.crash').catch(() => {})
  await page.waitForEvent('crash')
  const app = await App.prepared(await context.newPage())
  await app.practise(problemOf('k3f9').query)
  await expect(app.tile('Correct Answers')).toHaveText('1')
  await app.submit().click()
  await expect(app.result()).toContainText('Correct')
  await expect(app.tile('Correct Answers')).toHaveText('1')
  await expect(app.tile('Total Problems')).toHaveText('1')
  tried('death', 'a tab crashes right after the verdict')
})

/** At each run; five times in the thorough tests. */
const kills = process.env.THOROUGH ? 5 : 2

test(`a browser that is killed right after the verdict, ${kills} times, loses no answer, and none counts twice`, async ({
  baseURL,
}, { project }) => {
  const folder = await mkdtemp(join(tmpdir(), 'nothing-lost-'))
  const { launchOptions = {}, viewport = null } = project.use
  const launch = () =>
    chromium.launchPersistentContext(folder, { ...launchOptions, viewport, ...(baseURL && { baseURL }) })
  try {
    for (let kill = 0; kill < kills; kill++) {
      const context = await launch()
      await solve(await App.prepared(await context.newPage()), `kill${kill}`)
      await killBrowserOf(context)
    }
    const context = await launch()
    const app = await App.open(await context.newPage())
    await expect(app.tile('Correct Answers')).toHaveText(`${kills}`)
    await solve(app, `kill${kills - 1}`)
    await expect(app.tile('Correct Answers')).toHaveText(`${kills}`)
    await expect(app.tile('Total Problems')).toHaveText(`${kills}`)
    await context.close()
    tried('death', 'the browser is killed right after the verdict', { times: kills })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

/** As a phone does that needs the room: without a word before. */
async function killBrowserOf(context: BrowserContext): Promise<void> {
  const session = await context.newCDPSession(context.pages()[0] ?? (await context.newPage()))
  const browser = context.browser()
  const { processInfo } = browser
    ? await (await browser.newBrowserCDPSession()).send('SystemInfo.getProcessInfo')
    : await session.send('SystemInfo.getProcessInfo')
  const closed = context.waitForEvent('close')
  for (const { type, id } of processInfo) if (type === 'browser') process.kill(id, 'SIGKILL')
  await closed
}

test('damage twice in a row keeps both texts, and offers to bring back what they tell', async ({ page }) => {
  const app = await App.open(page)
  const texts = ['{"totalProblems":40,"correctAnswers":30,"streak', '{"totalProblems":50,"correctAnswers":35,']
  for (const text of texts) {
    await store(page, text)
    await app.reload()
    await expect(app.button('Bring back')).toBeVisible()
  }
  const kept = await page.evaluate(() => Object.values({ ...localStorage }))
  expect(kept).toEqual(expect.arrayContaining(texts))
  await app.button('Bring back').click()
  await app.progress().getByText('Total Problems: 50').locator('..').getByRole('button', { name: 'Add these' }).click()
  await expect(app.tile('Total Problems')).toHaveText('50')
  await expect(app.tile('Correct Answers')).toHaveText('35')
  await app.go()
  await expect(app.tile('Total Problems')).toHaveText('50')
  expect(app.troubles).toEqual([])
  tried('text', 'stored progress is damaged twice in a row', {
    lost: 'nothing: both texts are kept aside, and what they tell is offered',
  })
})

test('progress that is damaged after answers is counted anew from them', async ({ page }) => {
  const app = await App.prepared(page)
  await solve(app, 'one')
  await solve(app, 'two')
  await store(page, '{"totalProb')
  await app.go()
  await expect(app.tile('Correct Answers')).toHaveText('2')
  await expect(app.tile('Current Streak')).toHaveText('2')
  await expect(lines(app)).toHaveText(/was counted anew from your answers/)
  tried('text', 'stored progress is damaged after answers', { lost: 'nothing: it is counted anew from the answers' })
})

test('storage that is cleared in another tab while a problem is open: the next answer counts, and nothing is thrown', async ({
  context,
  page,
}) => {
  const app = await App.prepared(page)
  await solve(app, 'one')
  const { query, problem } = problemOf('two')
  await app.practise(query)
  const other = await App.open(await context.newPage())
  await other.page.evaluate(() => localStorage.clear())
  await app.answer(String(problem.answer))
  await expect(app.result()).toContainText('Correct')
  await expect(app.tile('Correct Answers')).toHaveText('2')
  expect([...app.troubles, ...other.troubles]).toEqual([])
  tried('tabs', 'another tab clears the storage while a problem is open')
})
