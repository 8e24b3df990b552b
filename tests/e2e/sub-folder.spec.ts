import { expect, test } from '@playwright/test'

/** Runs on a build made with BASE_PATH, as a project page on a CDN has it. */
const home = `${process.env.BASE_PATH ?? ''}/`

test('the site works whole from a sub-folder of a host', async ({ page }) => {
  const troubles: string[] = []
  page.on('pageerror', (error) => troubles.push(error.message))
  page.on('response', (response) => {
    if (response.status() >= 400) troubles.push(`${response.status()} ${response.url()}`)
  })
  await page.goto(home)
  await expect(page.getByRole('heading', { level: 2, name: 'Real Numbers' })).toBeVisible()
  await page.getByRole('button', { name: 'Circles' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Circles' })).toBeVisible()
  await page.getByRole('tab', { name: 'Past Papers' }).click()
  await expect(page.getByRole('heading', { name: 'CBSE 2024 Sample Question Paper (Solved)' })).toBeVisible()
  await page.goto(`${home}?tab=practice&topic=polynomials&difficulty=easy&seed=k3f9`)
  await expect(page.getByRole('article', { name: 'Problem' })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe(home)
  await page.getByRole('button', { name: 'AI Assistant' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  const manifest = await page.request.get(`${home}manifest.webmanifest`)
  expect(manifest.ok()).toBe(true)
  expect(troubles).toEqual([])
})
