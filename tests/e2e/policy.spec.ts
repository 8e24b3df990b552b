import { expect, test } from '@playwright/test'
import { App } from './app'

test('the app itself needs no other door: lesson, problem, solution, paper, assistant', async ({ page }) => {
  const app = await App.open(page)
  await app.choose('Circles')
  await app.tab('Practice').click()
  await app.button('Generate CBSE Problem').click()
  await expect(app.problem()).toBeVisible()
  await app.tab('Past Papers').click()
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await app.openAssistantLate()
  await expect(app.dialog()).toBeVisible()
  expect(app.troubles).toEqual([])
})
