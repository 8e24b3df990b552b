import { expect, test } from '@playwright/test'
import { App } from './app'

test('a question is shown at once and answered a second later', async ({ page }) => {
  await page.clock.install()
  const app = await App.open(page)
  await app.stopClock()
  await app.openAssistant()
  await expect(app.dialog()).toContainText('CBSE Class 10 Helper')
  const box = app.dialog().getByPlaceholder('Ask about any math topic...')
  await box.fill('What is the HCF of 12 and 18?')
  await box.press('Enter')
  await expect(box).toHaveValue('')
  await expect(app.log()).toContainText('What is the HCF of 12 and 18?')
  await page.clock.runFor(950)
  await expect(app.replies()).toHaveCount(1)
  await page.clock.runFor(100)
  await expect(app.replies()).toHaveCount(2)
  await expect(app.log()).toContainText('6')
  await expect(app.log().locator('math').first()).toBeVisible()
  await expect(app.log().locator('time').first()).toHaveText(/\d{1,2}:\d{2}/)
  expect(app.troubles).toEqual([])
})

test('a tip is asked 100 ms after opening', async ({ page }) => {
  await page.clock.install()
  const app = await App.open(page)
  await app.stopClock()
  const tips = page.getByRole('heading', { name: 'Board Exam Tips' }).locator('..').getByRole('button')
  await tips.first().click()
  await expect(app.dialog()).toBeVisible()
  await page.clock.runFor(90)
  await expect(app.questions()).toHaveCount(0)
  await page.clock.runFor(20)
  await expect(app.questions()).toHaveCount(1)
  await page.clock.runFor(1000)
  await expect(app.replies()).toHaveCount(2)
})

test('blank text is not sent; Get Study Tip answers at once', async ({ page }) => {
  const app = await App.open(page)
  await app.openAssistant()
  await app.ask('   ')
  await app.dialog().getByRole('button', { name: 'Get Study Tip' }).click()
  await expect(app.replies()).toHaveCount(2)
  await expect(app.questions()).toHaveCount(0)
})

test('the calculator answers, and says what it cannot do in the words of the catalogue', async ({ page }) => {
  // At a time of day whose figures are in none of the answers.
  await page.clock.install({ time: new Date(2026, 0, 5, 9, 30) })
  const app = await App.open(page)
  await app.stopClock()
  await app.openAssistant()
  const asked = [
    ['calculate (2 + 3) * 4', '20'],
    ['calculate 5/0', "couldn't calculate that"],
    ['calculate 2 +* ', "couldn't understand that calculation"],
  ] as const
  for (const [index, [question, answer]] of asked.entries()) {
    await app.ask(question)
    await expect(app.questions()).toHaveCount(index + 1)
    await page.clock.runFor(1000)
    await expect(app.replies()).toHaveCount(index + 2)
    await expect(app.log().locator('.message').last()).toContainText(answer)
  }
})

test('the newest message is in view, also when the dialog is opened again, and after a reload', async ({ page }) => {
  const app = await App.open(page)
  await app.openAssistant()
  for (let i = 0; i < 12; i++) await app.dialog().getByRole('button', { name: 'Get Study Tip' }).click()
  await expect(app.replies()).toHaveCount(13)
  const isAtItsEnd = () =>
    expect.poll(() => app.log().evaluate((log) => log.scrollHeight - log.scrollTop - log.clientHeight)).toBeLessThan(4)
  await isAtItsEnd()
  await page.keyboard.press('Escape')
  await app.button('AI Assistant').click()
  await isAtItsEnd()
  await page.keyboard.press('Escape')
  await app.reload()
  await app.button('AI Assistant').click()
  await expect(app.replies()).toHaveCount(13)
  await isAtItsEnd()
})

test('the dialog keeps the focus inside, closes on Escape and gives the focus back', async ({ page }) => {
  const app = await App.open(page)
  await app.button('AI Assistant').focus()
  await page.keyboard.press('Enter')
  await expect(app.dialog()).toBeVisible()
  for (let i = 0; i < 15; i++) {
    await page.keyboard.press('Tab')
    expect(await app.dialog().evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(app.dialog()).toBeHidden()
  await expect(app.button('AI Assistant')).toBeFocused()
  await page.keyboard.press('Enter')
  await app.dialog().getByRole('button', { name: 'Close' }).click()
  await expect(app.dialog()).toBeHidden()
})

test('it is at most 672 px wide and 600 px high', async ({ page }) => {
  const app = await App.open(page)
  await app.openAssistant()
  const box = await app.dialog().boundingBox()
  expect(box?.width).toBeLessThanOrEqual(672)
  expect(box?.height).toBeLessThanOrEqual(600)
})
