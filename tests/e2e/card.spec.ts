import { expect, test, type Locator, type Page } from '@playwright/test'
import { App } from './app'
import { problemFor } from './problems'
import { notAnswerable, type Problem } from '../../lib/problems'
import type { RuleKind } from '../../lib/answers/rule'
import { rarely } from './rarely'

const kinds: readonly (readonly [RuleKind, string])[] = [
  ['number', 'statistics'],
  ['fraction', 'probability'],
  ['ratio', 'triangles'],
  ['surd', 'areas-volumes'],
  ['roots', 'quadratic-equations'],
  ['coordinates', 'coordinate-geometry'],
  ['pair', 'quadratic-equations'],
  ['expression', 'polynomials'],
  ['text', 'triangles'],
  ['keywords', 'trigonometry'],
  ['choice', 'real-numbers'],
  ['sequence', 'trigonometry'],
  ['parts', 'coordinate-geometry'],
]
const of = (kind: RuleKind, topic: string) =>
  problemFor(topic, 'card', ({ answerValidator, answer }) => answerValidator.kind === kind && answer !== notAnswerable)

/** A wrong answer, typed or picked: one that is expected where there is one. */
async function answerWrongly(app: App, { parts, answer }: Problem) {
  if (parts.length === 1 && parts[0]?.rule.kind === 'choice')
    return app
      .problem()
      .locator(`input[value="${answer === 'A' ? 'B' : 'A'}"]`)
      .check()
  for (const { label, slips } of parts) await app.answerBox(label).fill(slips[0]?.response ?? '98765')
}

/** Between the header and the bar of tabs, where a student sees it. */
async function expectInSight(page: Page, verdict: Locator) {
  await expect(verdict).toBeInViewport({ ratio: 1 })
  const box = await verdict.boundingBox()
  const header = await page.getByRole('banner').boundingBox()
  const tabs = await page.getByRole('tablist', { name: 'Sections' }).boundingBox()
  expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
  if (tabs) expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(tabs.y)
}

for (const height of [740, 420])
  test(
    `of every kind of answer the verdict is in sight after Submit on a screen of 360×${height}`,
    height === 420 ? {} : rarely,
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height })
      const app = await App.prepared(page)
      for (const [kind, topic] of kinds)
        await test.step(kind, async () => {
          const { query, problem } = of(kind, topic)
          await app.practise(query)
          await answerWrongly(app, problem)
          await app.submit().click()
          await expectInSight(page, app.result().locator('p').first())
        })
      expect(app.troubles).toEqual([])
    },
  )

test('from a wrong answer to the line where it went wrong, and on to the next problem', async ({ page }) => {
  const { query, problem } = of('number', 'statistics')
  const app = await App.practising(page, query)
  await answerWrongly(app, problem)
  await app.submit().click()
  await app.button('Show me the step where it went wrong').click()
  const shown = page.getByRole('region', { name: 'Where it went wrong' })
  await expect(shown.getByRole('listitem')).toHaveCount(1)
  await expect(shown.getByRole('listitem')).toBeInViewport()
  await app
    .problem()
    .getByRole('button', { name: /^Look again at step/ })
    .click()
  const marked = page.getByRole('list', { name: 'Solution steps' }).locator('[aria-current="step"]')
  await expect(marked).toBeFocused()
  await expect(marked).toBeInViewport()
  const question = await app.question().textContent()
  await app.button('Next problem').last().click()
  await expect(app.question()).not.toHaveText(question ?? '')
})

test('staying calls the next problem off', async ({ page }) => {
  await page.clock.install()
  const { query, problem } = of('number', 'polynomials')
  const app = await App.practising(page, query)
  await app.stopClock()
  await app.answer(String(problem.answer))
  await app.button('Stay on this problem').click()
  await page.clock.runFor(5000)
  await expect(app.result()).toContainText('Correct!')
  await expect(app.button('Next problem')).toBeFocused()
})

test('what is typed survives a reload', async ({ page }) => {
  const app = await App.practising(page, of('number', 'polynomials').query)
  await app.answerBox().fill('12 + ')
  await app.reload()
  await expect(app.answerBox()).toHaveValue('12 + ')
})

test('a step is dragged to its place by its handle', async ({ page }) => {
  const app = await App.practising(page, of('sequence', 'trigonometry').query)
  const handle = (letter: string) => app.problem().getByRole('button', { name: `Move step ${letter}, number` })
  // In the middle of the screen: near its edges the page scrolls along.
  await handle('B').evaluate((one) => one.scrollIntoView({ block: 'center' }))
  const [from, to] = [await handle('A').boundingBox(), await handle('B').boundingBox()]
  await page.mouse.move((from?.x ?? 0) + 20, (from?.y ?? 0) + 20)
  await page.mouse.down()
  await page.mouse.move((to?.x ?? 0) + 20, (to?.y ?? 0) + 20, { steps: 5 })
  await expect(handle('A')).toBeVisible()
  await page.mouse.up()
  await expect(app.answerBox()).toHaveValue(/^B A C/)
})
