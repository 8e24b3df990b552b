import { expect, test } from '@playwright/test'
import { alikeWhenWide } from './rarely'
import { App } from './app'

test('the page opens on the first lesson, with its name, label and footer', alikeWhenWide, async ({ page }) => {
  const app = await App.open(page)
  await expect(page).toHaveTitle('CBSE Math Tutor')
  await expect(page.getByRole('banner')).toContainText('CBSE 2025')
  await expect(app.tab('Learn')).toHaveAttribute('aria-selected', 'true')
  await expect(app.titled('Real Numbers')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toContainText('board exam preparation tool with voice AI')
  expect(app.troubles).toEqual([])
})

test('there are twelve chapters and no mixed one', async ({ page }) => {
  const app = await App.open(page)
  await app.openChapters()
  await expect(app.chapters().getByRole('button')).toHaveCount(12)
})

test(
  'areas and volumes is labelled Chapter 12 & 13, with the numbers of the current book',
  alikeWhenWide,
  async ({ page }) => {
    await App.open(page, '?tab=learn&topic=areas-volumes')
    const panel = page.getByRole('tabpanel', { name: 'Learn' })
    await expect(panel.getByText('Chapter 12 & 13').filter({ visible: true }).first()).toBeVisible()
    await expect(panel.getByText('In the current NCERT book: Chapter 11 and 12.')).toBeVisible()
  },
)

test('one concept is open at a time, the first at the start; a click closes it; another chapter starts afresh', async ({
  page,
}) => {
  const app = await App.open(page)
  const concepts = page.getByRole('region', { name: 'Concepts' }).getByRole('button')
  const open = page.getByRole('region', { name: 'Concepts' }).getByRole('button', { expanded: true })
  await expect(concepts.first()).toHaveAttribute('aria-expanded', 'true')
  await expect(open).toHaveCount(1)
  await concepts.nth(2).click()
  await expect(concepts.nth(2)).toHaveAttribute('aria-expanded', 'true')
  await expect(open).toHaveCount(1)
  await concepts.nth(2).click()
  await expect(open).toHaveCount(0)
  await app.choose('Circles')
  await expect(app.titled('Circles')).toBeVisible()
  await expect(concepts.first()).toHaveAttribute('aria-expanded', 'true')
})

test('the circles lesson shows the radius and tangent with the point of contact', alikeWhenWide, async ({ page }) => {
  const app = await App.open(page, '?tab=learn&topic=circles')
  await expect(app.titled('Circles')).toBeVisible()
  const descriptions = await page
    .locator('svg[role="img"]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''))
  expect(descriptions.some((text) => /radius/i.test(text) && /tangent/i.test(text) && /contact/i.test(text))).toBe(true)
})

test('an example opens with the question alone; its solution opens by keyboard or tap, and moves nothing above it', async ({
  page,
}) => {
  const app = await App.open(page)
  const example = page.locator('.lesson-example').first()
  const fold = example.locator('summary')
  const lines = example.getByRole('list')
  await expect(lines).toBeHidden()
  await expect(fold).toHaveText(/^Show the solution/, { useInnerText: true })
  const top = async () => Math.round((await fold.boundingBox())?.y ?? -1)
  await fold.scrollIntoViewIfNeeded()
  const before = await top()
  await fold.press('Enter')
  await expect(lines).toBeVisible()
  await expect(fold).toHaveText(/^Hide the solution/, { useInnerText: true })
  expect(await top()).toBe(before)
  await fold.click()
  await expect(lines).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(lines).toBeVisible()
  expect(app.troubles).toEqual([])
})

test('a tip opens the assistant and asks its question', alikeWhenWide, async ({ page }) => {
  const app = await App.open(page)
  const tips = page.getByRole('heading', { name: 'Board Exam Tips' }).locator('..').getByRole('button')
  const count = await tips.count()
  expect(count).toBeGreaterThanOrEqual(3)
  await tips.first().click()
  await expect(app.dialog()).toBeVisible()
  await expect(app.questions()).toHaveCount(1)
})

test('a lesson that cannot be fetched says so and can be tried again', alikeWhenWide, async ({ page }) => {
  const app = await App.open(page)
  await page.route('**/lessons/circles.json?*', (route) => route.abort())
  await app.choose('Circles')
  await expect(page.getByText('Could not load the lesson. Check your connection and try again.')).toBeVisible()
  await page.unroute('**/lessons/circles.json?*')
  await app.button('Try again').click()
  await expect(app.titled('Circles')).toBeVisible()
})

for (const which of [0, 1])
  test(
    `Start Practice ${which + 1} turns to practice and poses a problem of the chapter after 100 ms`,
    alikeWhenWide,
    async ({ page }) => {
      await page.clock.install()
      const app = await App.open(page)
      await app.stopClock()
      await app.choose('Polynomials')
      await expect(app.titled('Polynomials')).toBeVisible()
      await app.button('Start Practice').nth(which).click()
      await expect(app.tab('Practice')).toHaveAttribute('aria-selected', 'true')
      await app.expectChosen('Polynomials')
      await page.clock.runFor(90)
      await expect(app.problem()).toHaveCount(0)
      await page.clock.runFor(20)
      await expect(app.problem()).toContainText('Chapter 2: Polynomials')
    },
  )

test(
  'a concept ends with a question in Practice; Back, and the way back on its card, lead to the open concept',
  alikeWhenWide,
  async ({ page }) => {
    const app = await App.open(page, '?tab=learn&topic=polynomials')
    const concept = page.getByRole('region', { name: 'Concepts' }).getByRole('button').nth(1)
    const title = (await concept.textContent())?.replace(/^\d/, '') ?? ''
    await concept.click()
    await page.getByRole('link', { name: 'Check yourself' }).click()
    await expect(app.problem()).toContainText('Chapter 2: Polynomials')
    await app.reload()
    await page.goBack()
    await expect(concept).toHaveAttribute('aria-expanded', 'true')
    await page.goForward()
    await page.getByRole('link', { name: `Back to the lesson: ${title}` }).click()
    await expect(concept).toHaveAttribute('aria-expanded', 'true')
    await expect(concept).toBeInViewport()
    expect(app.troubles).toEqual([])
  },
)

test('an opened concept is read from its head, whatever closed above it', alikeWhenWide, async ({ page }) => {
  const app = await App.open(page)
  const concepts = page.getByRole('region', { name: 'Concepts' }).getByRole('button')
  const header = (await page.getByRole('banner').boundingBox())?.height ?? 0
  for (const index of [1, 4, 2]) {
    await concepts.nth(index).click()
    const top = async () => (await concepts.nth(index).boundingBox())?.y ?? -1
    await expect.poll(top).toBeGreaterThanOrEqual(header)
    expect(await top()).toBeLessThan(400)
  }
  expect(app.troubles).toEqual([])
})
