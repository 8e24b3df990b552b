import { expect, test } from '@playwright/test'
import { App } from './app'
import { whenQuiet } from './quiet'

test('Back walks through tabs, chapters and problems, closes the assistant first, and never asks the network', async ({
  page,
}) => {
  const quiet = whenQuiet(page)
  const app = await App.open(page)
  await app.choose('Circles')
  await expect(app.titled('Circles')).toBeVisible()
  await app.button('Start Practice').first().click()
  await expect(app.problem()).toBeVisible()
  const first = await app.question().innerHTML()
  await app.button('Generate CBSE Problem').click()
  await expect.poll(() => app.question().innerHTML()).not.toBe(first)
  await app.tab('Past Papers').click()
  await expect(app.titled('CBSE 2024 Sample Question Paper (Solved)')).toBeVisible()
  await app.openAssistant()
  // what is fetched beforehand, and by the assistant's thread, may still be on its way
  await expect.poll(() => page.workers().length).toBe(1)
  await quiet()

  const asked: string[] = []
  // The browser looks at the icon again at each new address.
  page.on('request', (request) => request.url().endsWith('icon-48.png') || asked.push(request.url()))
  await page.goBack()
  await expect(app.dialog()).toBeHidden()
  await expect(app.tab('Past Papers')).toHaveAttribute('aria-selected', 'true')
  await page.goBack()
  await expect(app.problem()).toBeVisible()
  await page.goBack()
  await expect.poll(() => app.question().innerHTML()).toBe(first)
  await page.goBack()
  await expect(app.titled('Circles')).toBeVisible()
  await page.goBack()
  await expect(app.titled('Real Numbers')).toBeVisible()
  await page.goForward()
  await expect(app.titled('Circles')).toBeVisible()
  expect(asked).toEqual([])
  expect(app.troubles).toEqual([])
})

test('Back closes the sheet of the chapters; a chapter chosen there is one entry', async ({ page }) => {
  const app = await App.open(page, '?tab=learn&topic=circles')
  await app.allChapters().click()
  await expect(app.chapters().getByRole('button')).toHaveCount(12)
  await page.goBack()
  await expect(app.chapters()).toHaveCount(0)
  await expect(app.titled('Circles')).toBeVisible()
  await app.choose('Triangles')
  await expect(app.titled('Triangles')).toBeVisible()
  await expect(app.chapters()).toHaveCount(0)
  await app.tab('Practice').click()
  await app.expectChosen('Triangles')
  await page.goBack()
  await expect(app.titled('Triangles')).toBeVisible()
  await page.goBack()
  await expect(app.titled('Circles')).toBeVisible()
  expect(app.troubles).toEqual([])
})

test('Back from practice shows the lesson where it was being read', async ({ page }) => {
  const app = await App.open(page)
  const last = app.button('Start Practice').last()
  await last.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(500)
  await last.click()
  await expect(app.problem()).toBeVisible()
  await page.goBack()
  await expect(app.titled('Real Numbers')).toBeAttached()
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(Math.round(before))
})

test('an assistant closed by hand costs no Back, and a reload with it open keeps it open over its place', async ({
  page,
}) => {
  const app = await App.open(page, '?tab=learn&topic=circles')
  await app.tab('Past Papers').click()
  await app.openAssistant()
  await app.dialog().getByRole('button', { name: 'Close' }).click()
  await expect(app.dialog()).toBeHidden()
  await page.goBack()
  await expect(app.tab('Learn')).toHaveAttribute('aria-selected', 'true')
  await app.tab('Past Papers').click()
  await app.openAssistant()
  await app.dialog().getByRole('textbox').fill('hcf of 12 and')
  await app.reload()
  await expect(app.dialog()).toBeVisible()
  await expect(app.dialog().getByRole('textbox')).toHaveValue('hcf of 12 and')
  await page.goBack()
  await expect(app.dialog()).toBeHidden()
  await expect(app.tab('Past Papers')).toHaveAttribute('aria-selected', 'true')
  await page.goBack()
  await expect(app.titled('Circles')).toBeVisible()
})

test('Back and Forward between problems show the head of the card', async ({ page }) => {
  const app = await App.open(
    page,
    '?tab=practice&topic=trigonometry&difficulty=easy&seed=y2&template=trig-ratio-from-two-sides',
  )
  await expect(app.problem()).toBeVisible()
  const first = await app.question().innerHTML()
  await app.button('Next problem').click()
  await expect.poll(() => app.question().innerHTML()).not.toBe(first)
  const second = await app.question().innerHTML()
  const headIsInView = async () => {
    await expect(app.problem().locator('header')).toBeInViewport()
    await expect.poll(async () => (await app.problem().boundingBox())?.y).toBeGreaterThan(0)
  }
  await page.goBack()
  await expect.poll(() => app.question().innerHTML()).toBe(first)
  await headIsInView()
  await page.goForward()
  await expect.poll(() => app.question().innerHTML()).toBe(second)
  await headIsInView()
})
