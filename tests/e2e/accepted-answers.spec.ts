import { expect, test } from '@playwright/test'
import { App } from './app'

test('a teacher finds what answers are accepted, from the foot of the page', async ({ page }) => {
  const app = await App.open(page)
  await page.getByRole('link', { name: 'what answers are accepted' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'What answers are accepted' })).toBeVisible()
  const chapter = page.getByRole('region', { name: 'Chapter 10: Circles' })
  const question = chapter.getByRole('group').first()
  await question.locator('summary').click()
  await expect(question.getByRole('columnheader')).toHaveText(['Typed', 'Judged', 'Why'])
  await expect(question.getByRole('row', { name: /right/ }).first()).toBeVisible()
  await expect(question.getByRole('row', { name: /wrong/ }).first()).toBeVisible()
  expect(app.troubles).toEqual([])
})
