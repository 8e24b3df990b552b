import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { App } from './app'
import { problemFor } from './problems'
import { tried } from '../faults/tried'
import { seedsOf } from '../seeds'
import { seededRandom } from '../../lib/random'

const problemOf = (seed: string) =>
  problemFor('polynomials', seed, ({ answerValidator }) => answerValidator.kind === 'number')

/** What is done to the student's tab at a moment of its own; each leaves a living page. */
const interruptions = {
  'a reload': async (app: App) => {
    await app.reload()
    return app
  },
  Back: async (app: App) => {
    await app.page.goBack()
    await app.page.goForward()
    await app.isAlive()
    return app
  },
  'a killed tab': async (app: App, context: BrowserContext) => {
    const address = app.page.url()
    await crash(context, app.page)
    const next = await App.prepared(await context.newPage())
    await next.page.goto(address)
    await next.isAlive()
    return next
  },
} as const
type Interruption = keyof typeof interruptions
const kinds: readonly Interruption[] = ['a reload', 'Back', 'a killed tab']

async function crash(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page)
  session.send('Page.crash').catch(() => {})
  await page.waitForEvent('crash')
}

for (const seed of seedsOf('hour', { few: 1, many: 20 }))
  test(`an hour of a student, ${seed}: whatever happens to the tab, and whenever, nothing is lost and nothing counts twice`, async ({
    page,
    context,
  }) => {
    test.setTimeout(240_000)
    const random = seededRandom(seed)
    let app = await App.prepared(page)
    let [total, correct] = [0, 0]
    const interrupt = async (): Promise<void> => {
      const kind = random.pick(kinds)
      app = await interruptions[kind](app, context)
      tried('death', 'a reload, Back and forward, or the death of the tab at a random moment of an hour of work')
    }
    for (let work = 0; work < 8; work++) {
      const { query, problem } = problemOf(`${seed}-${work}`)
      await app.practise(query)
      const right = String(problem.answer)
      const response = random.integer(0, 2) === 0 ? '98765' : right
      await app.answerBox().fill(response)
      const moment = random.integer(0, 3)
      // While something is typed and not submitted.
      if (moment === 0) {
        await app.page.waitForTimeout(random.integer(0, 60))
        await interrupt()
        await expect(app.answerBox()).toHaveValue(response)
      }
      await app.submit().click()
      await expect(app.result()).toContainText(response === right ? 'Correct' : 'Incorrect')
      total++
      if (response === right) correct++
      // Right after the verdict, or a moment later, before the next problem.
      if (moment === 1) await interrupt()
      else if (moment === 2) {
        await app.page.waitForTimeout(random.integer(0, 1500))
        await interrupt()
      }
      await expect(app.tile('Total Problems')).toHaveText(`${total}`)
      await expect(app.tile('Correct Answers')).toHaveText(`${correct}`)
    }
    const later = await App.open(await context.newPage(), '?tab=practice&mode=chapters')
    await expect(later.tile('Total Problems')).toHaveText(`${total}`)
    await expect(later.tile('Correct Answers')).toHaveText(`${correct}`)
    expect(later.troubles).toEqual([])
  })

test('a paper that is sat: the answer typed last stands after a reload and after the death of the tab', async ({
  page,
  context,
}) => {
  let app = await App.open(page, '?tab=past-papers&paper=board&seed=k3f9')
  await page.getByRole('checkbox', { name: /^Timer/ }).uncheck()
  await app.button('Start').click()
  for (const [index, kind] of kinds.entries()) {
    const radio = app.page.getByRole('radio').nth(index)
    await radio.check()
    app = await interruptions[kind](app, context)
    await expect(app.page.getByRole('radio').nth(index)).toBeChecked()
  }
  tried('death', 'a paper is interrupted right after an answer', { times: kinds.length })
})
