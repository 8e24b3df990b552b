import { expect, test, type Locator } from '@playwright/test'
import { App } from './app'

/** The colours of a control, and those that the system has for what is chosen. */
const colours = (control: Locator) =>
  control.evaluate((element) => {
    const probe = document.body.appendChild(document.createElement('mark'))
    probe.setAttribute('aria-pressed', 'true')
    const of = (one: Element) => `${getComputedStyle(one).color} on ${getComputedStyle(one).backgroundColor}`
    const found = {
      own: of(element),
      chosen: of(probe),
      inside: [...element.querySelectorAll('span')].map((one) => getComputedStyle(one).color),
    }
    probe.remove()
    return found
  })

test('the first stop of the Tab key leads past the header to what is shown', async ({ page }) => {
  const app = await App.open(page)
  const skip = page.getByRole('link', { name: 'Skip to the content' })
  await page.keyboard.press('Tab')
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  const before = await page.evaluate(() => history.length)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  expect(await page.evaluate(() => history.length)).toBe(before)
  expect((await skip.boundingBox())?.width).toBeLessThanOrEqual(1)
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('header'))).toBeNull()
  expect(app.troubles).toEqual([])
})

test('a tab that rests keeps its layout and is out of reach: no panel for a screen reader, no stop of the Tab key, no room taken', async ({
  page,
}) => {
  const app = await App.open(page)
  await app.tab('Practice').click()
  await app.tab('Past Papers').click()
  await expect(page.getByRole('tabpanel')).toHaveCount(1)
  const resting = page.locator('[role="tabpanel"][hidden]')
  await expect(resting).toHaveCount(2)
  expect(await resting.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))).toEqual([0, 0])
  expect(
    await resting.evaluateAll((all) =>
      all.flatMap((one) =>
        [...one.querySelectorAll('button')].filter((button) => {
          button.focus()
          return document.activeElement === button
        }),
      ),
    ),
  ).toEqual([])
  expect(app.troubles).toEqual([])
})

test('each place has a title of its own, also after Back', async ({ page }) => {
  const app = await App.open(page)
  await expect(page).toHaveTitle('CBSE Math Tutor')
  await app.choose('Circles')
  await expect(page).toHaveTitle('Circles · CBSE Math Tutor')
  await app.tab('Practice').click()
  await expect(page).toHaveTitle('Circles, practice · CBSE Math Tutor')
  await app.button("Today's ten").click()
  await expect(page).toHaveTitle("Today's ten, practice · CBSE Math Tutor")
  await app.tab('Past Papers').click()
  await expect(page).toHaveTitle('CBSE 2024 Sample Question Paper (Solved) · CBSE Math Tutor')
  await page.goBack()
  await expect(page).toHaveTitle("Today's ten, practice · CBSE Math Tutor")
})

test('in colours that the system chooses, what is chosen can be told', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const app = await App.open(page, '?tab=practice&topic=circles&difficulty=easy')
  const level = (pressed: boolean) =>
    page.getByRole('group', { name: 'Difficulty' }).getByRole('button', { pressed }).first()
  for (const [chosen, other] of [
    [app.tab('Practice'), app.tab('Learn')],
    [level(true), level(false)],
  ] as const) {
    const { own, chosen: meant, inside } = await colours(chosen)
    expect(own).toBe(meant)
    expect(inside.every((colour) => own.startsWith(colour))).toBe(true)
    expect((await colours(other)).own).not.toBe(own)
  }
})
