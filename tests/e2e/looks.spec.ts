import { expect, test } from '@playwright/test'
import { App, overflow } from './app'
import { axeFindings } from './axe'
import { places } from './places'
import { standInVoice } from './stand-in-voice'
import { chapters } from '../../lib/syllabus'

test.beforeEach(({ page }) => standInVoice(page))

for (const [name, go] of places) {
  test(`axe finds nothing on ${name}`, async ({ page }) => {
    await go(new App(page))
    expect(await axeFindings(page)).toEqual([])
  })

  test(`${name} fits the screen`, async ({ page }) => {
    await go(new App(page))
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    const small = await page
      .locator('button:visible, input[type="text"]:visible, summary:visible, label.option:visible')
      .evaluateAll((all) =>
        all
          .map((one) => ({ name: one.textContent || one.getAttribute('aria-label'), box: one.getBoundingClientRect() }))
          .filter(({ box }) => box.height < 43.5 || box.width < 43.5)
          .map(({ name, box }) => `${name}: ${box.width}×${box.height}`),
      )
    expect(small, 'controls smaller than 44 px').toEqual([])
  })
}

for (const { topic, title } of chapters)
  test(`${title}: no concept makes the page scroll sideways`, async ({ page }) => {
    const app = await App.open(page, `?tab=learn&topic=${topic}`)
    await expect(app.titled(title)).toBeVisible()
    const concepts = page.getByRole('region', { name: 'Concepts' }).getByRole('button')
    for (let index = 1; index < (await concepts.count()); index++) {
      await concepts.nth(index).click()
      await expect(concepts.nth(index)).toHaveAttribute('aria-expanded', 'true')
      expect(await overflow(page)).toBeLessThanOrEqual(0)
    }
  })

test('the focus is always visible', async ({ page }) => {
  await App.open(page)
  for (let i = 0; i < 8; i++) {
    await page.keyboard.press('Tab')
    const outline = await page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle)
    expect(outline).not.toBe('none')
  }
})

test('the arrow keys walk through the tabs', async ({ page }) => {
  const app = await App.open(page)
  await app.tab('Learn').focus()
  await page.keyboard.press('ArrowRight')
  await expect(app.tab('Practice')).toHaveAttribute('aria-selected', 'true')
  await expect(app.tab('Practice')).toBeFocused()
  await page.keyboard.press('End')
  await expect(app.tab('Past Papers')).toHaveAttribute('aria-selected', 'true')
})
