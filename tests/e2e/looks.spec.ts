import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { App } from './app'
import { chapters } from '../../lib/syllabus'

const places = [
  ['Learn', async () => {}],
  [
    'Practice',
    async (app: App) => {
      await app.tab('Practice').click()
      await app.button('Generate CBSE Problem').click()
      await app.button('Show Hints').click()
      await app.button('Show Solution').click()
      await app.answer('98765.4321')
    },
  ],
  [
    'Past Papers',
    async (app: App) => {
      await app.tab('Past Papers').click()
      await app.button('Show Solution').first().click()
    },
  ],
  [
    'the assistant',
    async (app: App) => {
      await app.button('AI Assistant').click()
      await expect(app.dialog()).toBeVisible()
      await app.dialog().getByRole('button', { name: 'Get Study Tip' }).click()
    },
  ],
] as const

for (const scheme of ['light', 'dark'] as const)
  for (const [name, go] of places)
    test(`axe finds nothing on ${name}, ${scheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme })
      const app = await App.open(page)
      await go(app)
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)).toEqual([])
    })

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

for (const { topic, title } of chapters)
  test(`${title}: no concept makes the page scroll sideways`, async ({ page }) => {
    await App.open(page, `?tab=learn&topic=${topic}`)
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
    const concepts = page.getByRole('region', { name: 'Concepts' }).getByRole('button')
    for (let index = 1; index < (await concepts.count()); index++) {
      await concepts.nth(index).click()
      expect(await overflow(page)).toBeLessThanOrEqual(0)
    }
  })

test('no control is smaller than 44 px', async ({ page }) => {
  const app = await App.open(page)
  for (const [, go] of places) {
    await page.goto('/')
    await go(app)
    const small = await page
      .locator('button:visible, input[type="text"]:visible, summary:visible, label.option:visible')
      .evaluateAll((all) =>
        all
          .map((one) => ({ name: one.textContent || one.getAttribute('aria-label'), box: one.getBoundingClientRect() }))
          .filter(({ box }) => box.height < 43.5 || box.width < 43.5)
          .map(({ name, box }) => `${name}: ${box.width}×${box.height}`),
      )
    expect(small).toEqual([])
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
