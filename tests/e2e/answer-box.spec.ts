import { expect, test } from '@playwright/test'
import { App, overflow } from './app'
import { problemFor } from './problems'
import type { AnswerRule } from '../../lib/answers/rule'

const places: readonly (readonly [AnswerRule['kind'], string])[] = [
  ['number', 'areas-volumes'],
  ['fraction', 'probability'],
  ['ratio', 'triangles'],
  ['surd', 'areas-volumes'],
  ['roots', 'quadratic-equations'],
  ['coordinates', 'coordinate-geometry'],
  ['pair', 'quadratic-equations'],
  ['expression', 'polynomials'],
]
const of = (kind: AnswerRule['kind'], topic: string) =>
  problemFor(topic, 'box', ({ answerValidator }) => answerValidator.kind === kind)
const roots = of('roots', 'quadratic-equations')

const keyRow = (app: App) => app.problem().getByRole('group', { name: 'Symbols' })
const key = (app: App, name: string) => keyRow(app).getByRole('button', { name, exact: true })

test('taps write at the cursor, and the box keeps the focus', async ({ page }) => {
  const app = await App.practising(page, roots.query)
  await app.answerBox().tap()
  for (const name of ['open bracket', 'minus', 'square root']) {
    await key(app, name).tap()
    await expect(app.answerBox()).toBeFocused()
  }
  await page.keyboard.type('3')
  await key(app, 'close bracket').tap()
  await page.keyboard.press('Home')
  await key(app, 'plus or minus').tap()
  await expect(app.answerBox()).toHaveValue('±(−√3)')
  await page.keyboard.press('Delete')
  await expect(app.answerBox()).toHaveValue('±−√3)')
  await page.keyboard.press('Control+a')
  await key(app, 'comma').tap()
  await expect(app.answerBox()).toHaveValue(',')
  await expect(app.result()).toBeEmpty()
  expect(app.troubles).toEqual([])
})

test('a mouse leaves the focus in the box as well', async ({ page }) => {
  const app = await App.practising(page, roots.query)
  await app.answerBox().click()
  await key(app, 'square root').click()
  await expect(app.answerBox()).toBeFocused()
  await page.keyboard.press('Backspace')
  await expect(app.answerBox()).toHaveValue('')
})

test('of every kind: each key is at least 48 px tall and on the screen, and the page does not scroll sideways', async ({
  page,
}) => {
  const app = await App.prepared(page)
  for (const [kind, topic] of places)
    await test.step(kind, async () => {
      await app.practise(of(kind, topic).query)
      await app.answerBox().tap()
      for (const button of await keyRow(app).getByRole('button').all()) {
        const box = await button.boundingBox()
        expect(box?.height).toBeGreaterThanOrEqual(48)
        expect(box?.width).toBeGreaterThanOrEqual(44)
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360)
        await expect(button).toBeInViewport({ ratio: 1 })
      }
      expect(await overflow(page)).toBeLessThanOrEqual(0)
    })
})

test('with half of the screen under the keyboard, box and keys are still in view', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 420 })
  const app = await App.practising(page, roots.query)
  await app.answerBox().tap()
  await expect(app.answerBox()).toBeInViewport({ ratio: 1 })
  await expect(keyRow(app)).toBeInViewport({ ratio: 1 })
})

test('what cannot be read is marked where it stands, and the box is left alone', async ({ page }) => {
  const app = await App.practising(page, roots.query)
  await app.answerBox().fill('3, -2 + ')
  await expect(app.problem().getByText('Something is missing after')).toBeVisible()
  await expect(app.problem().locator('mark')).toHaveText('…')
  await app.answerBox().fill('3, -2')
  await expect(app.problem().getByText('We read:')).toBeVisible()
  await expect(app.problem().locator('mark')).toHaveCount(0)
  await expect(app.answerBox()).toHaveValue('3, -2')
})

test('hints and the solution leave attempts, streak and progress as they were', async ({ page }) => {
  const typed = of('number', 'polynomials')
  const app = await App.practising(page, typed.query)
  await app.answer(String(typed.problem.answer))
  await expect(app.tile('Current Streak')).toHaveText('1')
  await app.practise(of('number', 'real-numbers').query)
  for (const name of ['Show Hints', 'Show Solution', 'Hide Hints', 'Hide Solution']) await app.button(name).click()
  await expect(app.problem().getByText('Attempts:')).toHaveCount(0)
  for (const name of ['Total Problems', 'Correct Answers', 'Current Streak'])
    await expect(app.tile(name)).toHaveText('1')
})
