import { expect } from '@playwright/test'
import { step, type Walk } from './walk'
import { withoutAdvance } from './practice'
import type { App } from '../app'
import { faults } from '../faults'
import { problemFor } from '../problems'

const typed = problemFor('polynomials', 'k3f9', ({ answerValidator }) => answerValidator.kind === 'number')

const fileOf = (name: string, text: string) => ({ name, mimeType: 'application/json', buffer: Buffer.from(text) })
const chooseFile = (app: App, text: string) =>
  app.page.getByLabel('File of saved progress').setInputFiles(fileOf('maths.json', text))

/** One storage fault for each line that says what is not kept. */
const lines = faults.filter(
  ({ line }, index) => line && faults.findIndex((other) => String(other.line) === String(line)) === index,
)

export const memoryWalks: readonly Walk[] = [
  {
    name: 'what is remembered',
    before: withoutAdvance,
    steps: [
      step("today's ten, before", async (app) => {
        await app.go('?tab=practice&mode=today')
        await expect(app.button('Start')).toBeVisible()
      }),
      step('the first of ten', async (app) => {
        await app.button('Start').click()
        await expect(app.problem()).toBeVisible()
      }),
      step('no mistakes yet', async (app) => {
        await app.go('?tab=practice&mode=mistakes')
        await expect(app.page.getByText('Nothing waits here.')).toBeVisible()
      }),
      step('a mistake', async (app) => {
        await app.practise(typed.query)
        await app.answer('98765')
        await expect(app.result()).toContainText('Incorrect')
        await app.go('?tab=practice&mode=mistakes')
        await expect(app.page.getByRole('list', { name: 'What went wrong' })).toBeVisible()
      }),
      step('a mistake to put right', async (app) => {
        await app.button('Start').click()
        await expect(app.problem()).toBeVisible()
      }),
      step('my chapters', async (app) => {
        await app.go('?tab=practice&mode=chapters')
        await expect(app.page.getByRole('heading', { name: 'Keep and carry' })).toBeVisible()
      }),
      step('every chapter open', async (app) => {
        for (const fold of await app.page.locator('main summary:visible').all()) await fold.click()
      }),
      step('a plan until the exam', async (app) => {
        const day = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10)
        await app.page.getByLabel('Date of the board exam').fill(day)
      }),
      step('saved to a file', async (app) => {
        await app.button('Save my progress').click()
        await expect(app.page.getByText('Saved to a file.')).toBeVisible()
      }),
      step('a file of something else', async (app) => {
        await chooseFile(app, '{"hello":1}')
        await expect(app.page.getByText('This is not a file of saved progress.')).toBeVisible()
      }),
      step('a file that is cut short', async (app) => {
        await chooseFile(app, '{"version":1,"progr')
        await expect(app.page.getByText(/damaged|not a file/)).toBeVisible()
      }),
      step('whether to clear all', async (app) => {
        await app.button('Clear my progress').click()
        await expect(app.button('No, keep it')).toBeVisible()
      }),
    ],
  },
  ...lines.map((fault): Walk => ({
    name: `what is not kept: ${fault.name}`,
    before: async (app) => {
      await withoutAdvance(app)
      if (fault.stored !== undefined) {
        await app.page.goto('./404.html')
        await app.page.evaluate((text) => localStorage.setItem('mathTutorProgress', text), fault.stored)
      }
      if (fault.arm) await app.page.addInitScript(fault.arm)
    },
    steps: [
      step('its line', async (app) => {
        await app.practise(typed.query)
        await app.answer(String(typed.problem.answer))
        await expect(app.progress().locator('p')).toHaveText(fault.line ?? /./)
      }),
    ],
  })),
  {
    name: 'what was kept aside',
    before: async ({ page }) => {
      await page.goto('./404.html')
      await page.evaluate(() =>
        localStorage.setItem('mathTutorProgress', '{"totalProblems":40,"correctAnswers":30,"st'),
      )
    },
    steps: [
      step('offered', async (app) => {
        await app.go()
        await expect(app.button('Bring back')).toBeVisible()
      }),
      step('what it tells', async (app) => {
        await app.button('Bring back').click()
        await expect(app.progress().getByText('Total Problems: 40')).toBeVisible()
      }),
      step('brought back', async (app) => {
        await app.button('Add these').click()
        await expect(app.progress().getByText('Your progress is back.')).toBeVisible()
      }),
    ],
  },
]
