import { expect, test } from '@playwright/test'
import { App } from './app'

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
