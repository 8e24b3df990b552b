import { expect, test } from '@playwright/test'
import { App, overflow } from './app'
import { chapters, type TopicKey } from '../../lib/syllabus'
import { rarely } from './rarely'

/** Those with the widest formulas, tables and figures; every one is read at 320 px as a page without scripts (plain-pages.spec.ts). */
const widest: readonly TopicKey[] = ['circles', 'trigonometry', 'statistics']

for (const chapter of chapters)
  test(
    `the lesson ${chapter.title} says its duration and its concepts, none of which makes the page scroll sideways`,
    widest.includes(chapter.topic) ? {} : rarely,
    async ({ page }) => {
      const app = await App.open(page)
      await app.choose(chapter.title)
      await app.expectChosen(chapter.title)
      await expect(app.titled(chapter.title)).toBeVisible()
      await expect(page.getByText(`${chapter.minutes} minutes`)).toBeVisible()
      const concepts = page.getByRole('region', { name: 'Concepts' }).getByRole('button')
      const count = await concepts.count()
      expect(count).toBeGreaterThanOrEqual(5)
      expect(count).toBeLessThanOrEqual(8)
      await expect(page.getByText(`${count} concepts`)).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Important Formulas' })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Board Exam Tips' })).toBeVisible()
      await expect(app.button('Start Practice')).toHaveCount(2)
      expect(await page.getByRole('tabpanel', { name: 'Learn' }).locator('math').count()).toBeGreaterThan(10)
      for (const concept of (await concepts.all()).slice(1)) {
        await concept.click()
        await expect(concept).toHaveAttribute('aria-expanded', 'true')
        await page.locator('details').evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')))
        expect(await overflow(page)).toBeLessThanOrEqual(0)
      }
      expect(app.troubles).toEqual([])
    },
  )
