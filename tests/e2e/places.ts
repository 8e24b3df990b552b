import { expect } from '@playwright/test'
import { goToStill, type App } from './app'
import { problemFor } from './problems'

const typed = problemFor('real-numbers', 'looks', ({ answerValidator }) => answerValidator.kind === 'number')
const halfMarks = problemFor(
  'quadratic-equations',
  'box',
  ({ answerValidator, stepMarks }) => answerValidator.kind === 'roots' && stepMarks.includes(0.5),
)
const ordered = problemFor('triangles', 'order', ({ answerValidator }) => answerValidator.kind === 'sequence')
const inParts = problemFor('coordinate-geometry', 'parts', ({ parts }) => parts.length > 1)

/** A board paper, without its timer, which is another at every moment; a seed of its own for each place, since what is begun is gone on with. */
async function begin(app: App, seed: string): Promise<void> {
  await app.go(`?tab=past-papers&paper=board&seed=${seed}`)
  await app.page.getByRole('checkbox', { name: /^Timer/ }).uncheck()
  await app.button('Start').click()
  await expect(app.button('Finish and mark')).toBeVisible()
}

/** How each place is reached; the last thing that comes there is waited for. */
export const places = [
  ['Learn', (app: App) => app.go()],
  [
    'Practice',
    async (app: App) => {
      await app.practise(typed.query)
      await app.button('Show Hints').click()
      await app.button('Show Solution').click()
      await app.answer('98765.4321')
      await expect(app.problem()).toContainText('Attempts: 1')
    },
  ],
  [
    'keys, reading and marks',
    async (app: App) => {
      await app.practise(halfMarks.query)
      await app.button('Show Solution').click()
      await expect(app.problem().locator('.step-marks')).toHaveCount(halfMarks.problem.stepMarks.filter(Boolean).length)
      await app.answerBox().fill('3 $$ x')
      await expect(app.problem().locator('mark')).toBeVisible()
    },
  ],
  [
    'a problem in parts',
    async (app: App) => {
      await app.practise(inParts.query)
      for (const { label } of inParts.problem.parts) await app.answerBox(label).fill('98765')
      await app.submit().click()
      await expect(app.problem()).toContainText('Attempts: 1')
    },
  ],
  [
    "today's ten",
    async (app: App) => {
      await app.go('?tab=practice&mode=today')
      await expect(app.button('Start')).toBeVisible()
    },
  ],
  [
    'my chapters',
    async (app: App) => {
      await app.go('?tab=practice&mode=chapters')
      await app.page.locator('summary', { hasText: 'Circles' }).click()
      await expect(app.button('Length of a tangent new')).toBeVisible()
    },
  ],
  [
    'steps in a wrong order, and the line to look at',
    async (app: App) => {
      await app.practise(ordered.query)
      await app.answer(String(ordered.problem.answer).split(' ').reverse().join(' '))
      await expect(app.problem()).toContainText('Attempts: 1')
      await app.submit().click()
      await expect(app.problem()).toContainText('Attempts: 2')
      await app.button('Show me the step where it went wrong').click()
      await app
        .problem()
        .getByRole('button', { name: /^Look again at step/ })
        .click()
      await expect(app.problem().locator('[aria-current="step"]')).toBeFocused()
    },
  ],
  [
    'Past Papers',
    async (app: App) => {
      await app.go('?tab=past-papers')
      await app.button('Show Solution').first().click()
      await expect(app.page.getByText('Final Answer:')).toBeVisible()
    },
  ],
  [
    'a paper before its start',
    async (app: App) => {
      await app.go('?tab=past-papers&paper=board&seed=k3f9')
      await app.page.getByText('General instructions').click()
      await expect(app.button('Start')).toBeVisible()
    },
  ],
  [
    'a question of a paper, one of two',
    async (app: App) => {
      await begin(app, 'k3f9')
      await app.button('Look at again').click()
      await app.button('Question 36, not answered').click()
      await app.page.getByRole('textbox').first().fill('2 3/4')
      await expect(app.page.getByText('We read:')).toBeVisible()
    },
  ],
  [
    'a paper with its marks',
    async (app: App) => {
      await begin(app, 'm3k8')
      await app.page.getByRole('radio').first().check()
      await app.button('Question 35, not answered').click()
      await app.page.getByRole('checkbox', { name: /^Written on paper/ }).check()
      await app.button('Finish and mark').click()
      await app.button('Finish now').click()
      await app.button('Mark it now').click()
      await expect(app.button('All lines').first()).toBeVisible()
    },
  ],
  [
    'the assistant',
    async (app: App) => {
      await app.go()
      await app.openAssistant()
      await app.dialog().getByRole('button', { name: 'Get Study Tip' }).click()
      await expect(app.replies()).toHaveCount(2)
    },
  ],
  [
    'the page of accepted answers',
    async ({ page }: App) => {
      await goToStill(page, 'accepted-answers')
      // Every chapter is made alike, and so is every kind of answer: the first three of the first stand for all.
      await page
        .locator('main > section ~ section, main details ~ details ~ details ~ details')
        .evaluateAll((alike) => alike.forEach((one) => one.remove()))
      await page.locator('summary').first().click()
      await expect(page.getByRole('table').first()).toBeVisible()
    },
  ],
] as const
