import { expect, test } from '@playwright/test'
import { App, goToStill } from './app'

/** Runs on a build made with BASE_PATH, as a project page on a CDN has it. */
const home = `${process.env.BASE_PATH ?? ''}/`

test('the site works whole from a sub-folder of a host', async ({ page }) => {
  const missing: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400) missing.push(`${response.status()} ${response.url()}`)
  })
  const app = await App.open(page)
  await expect(app.titled('Real Numbers')).toBeVisible()
  await app.choose('Circles')
  await expect(app.titled('Circles')).toBeVisible()
  await app.tab('Past Papers').click()
  await expect(app.titled('CBSE 2024 Sample Question Paper (Solved)')).toBeVisible()
  await app.practise('topic=polynomials&difficulty=easy&seed=k3f9')
  expect(new URL(page.url()).pathname).toBe(home)
  await app.openAssistant()
  const manifest = await page.request.get(`${home}manifest.webmanifest`)
  expect(manifest.ok()).toBe(true)
  expect(missing).toEqual([])
  expect(app.troubles).toEqual([])
})

test('the plain pages lie in the sub-folder, and lead to each other and into the app there', async ({ page }) => {
  const app = await App.prepared(page)
  await goToStill(page, `${home}lessons/circles/`)
  await page.getByRole('link', { name: 'All lessons and papers' }).click()
  await page.getByRole('link', { name: 'CBSE 2024 Sample Question Paper (Solved)' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'CBSE 2024 Sample Question Paper (Solved)' })).toBeVisible()
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content')
  // Its path alone: the host is none while the site is tested.
  expect((await page.request.get(new URL(picture ?? '', page.url()).pathname)).headers()['content-type']).toBe(
    'image/png',
  )
  await page.getByRole('link', { name: 'Open this paper in the app' }).click()
  await expect(app.titled('CBSE 2024 Sample Question Paper (Solved)')).toBeVisible()
  expect(new URL(page.url()).pathname).toBe(home)
  expect(app.troubles).toEqual([])
})
