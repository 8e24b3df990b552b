import { expect, test } from '@playwright/test'
import { App } from './app'

test('the sample paper: three sections, one open, six questions numbered through the paper', async ({ page }) => {
  const app = await App.open(page)
  await app.tab('Past Papers').click()
  await expect(
    page.getByText('Review solved question papers to understand the exam pattern and important topics.'),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: 'CBSE 2024 Sample Question Paper (Solved)' })).toBeVisible()
  const sections = page.getByRole('button', { name: /^Section [ABC]/ })
  await expect(sections).toHaveCount(3)
  await expect(sections.nth(0)).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('article', { name: 'Question 1' })).toContainText('1 Mark')
  await expect(page.getByRole('article', { name: 'Question 3' })).toBeHidden()
  await sections.nth(1).click()
  await expect(sections.nth(0)).toHaveAttribute('aria-expanded', 'false')
  await expect(page.getByRole('article', { name: 'Question 3' })).toContainText('2 Marks')
  await sections.nth(2).click()
  await expect(page.getByRole('article', { name: 'Question 6' })).toContainText('3 Marks')
  await sections.nth(2).click()
  await expect(page.getByRole('article').filter({ visible: true })).toHaveCount(0)
  expect(app.troubles).toEqual([])
})

test('each solution opens by itself with its steps and its final answer', async ({ page }) => {
  const app = await App.open(page, '?tab=past-papers&paper=cbse-2024-sample')
  const first = page.getByRole('article', { name: 'Question 1' })
  const second = page.getByRole('article', { name: 'Question 2' })
  await expect(first).toBeVisible()
  await expect(first.getByText('Step-by-Step Solution:')).toHaveCount(0)
  await first.getByRole('button', { name: 'Show Solution' }).click()
  await expect(first.getByText('Step-by-Step Solution:')).toBeVisible()
  await expect(first.getByText('Step 1:')).toBeVisible()
  await expect(first.getByText('Final Answer:')).toBeVisible()
  await expect(second.getByRole('button', { name: 'Show Solution' })).toBeVisible()
  await first.getByRole('button', { name: 'Hide Solution' }).click()
  await expect(first.getByText('Final Answer:')).toHaveCount(0)
  expect(app.troubles).toEqual([])
})
