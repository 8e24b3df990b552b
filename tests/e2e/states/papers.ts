import { expect, type Page } from '@playwright/test'
import { step, type Walk } from './walk'
import type { App } from '../app'

const question = (page: Page, number: number) => page.getByRole('article', { name: `Question ${number}`, exact: true })

async function goTo({ page }: App, number: number): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^Question ${number}, `) }).click()
  await expect(question(page, number)).toBeVisible()
}

const opened = (query: string, title: RegExp) => async (app: App) => {
  await app.go(`?tab=past-papers${query}`)
  await expect(app.page.getByText(title).first()).toBeVisible()
}

/** A paper that is sat, from its start to the mended marks. */
const sat = (name: string, query: string, numbers: readonly number[]): Walk => ({
  name: `papers: ${name}`,
  steps: [
    step('before its start', async (app) => {
      await app.go(`?tab=past-papers&${query}`)
      await expect(app.button('Start')).toBeVisible()
    }),
    step('its instructions', (app) => app.page.getByText('General instructions').click()),
    step('its first question', async (app) => {
      await app.page.getByRole('checkbox', { name: /^Timer/ }).uncheck()
      await app.button('Start').click()
      await expect(question(app.page, 1)).toBeVisible()
    }),
    step('an option is picked', (app) => app.page.getByRole('radio').first().check()),
    step('to look at again', (app) => app.button('Look at again').click()),
    ...numbers.map((number) => step(`question ${number}`, (app) => goTo(app, number))),
    step('whether to finish', (app) => app.button('Finish and mark').click()),
    step('its marks', async (app) => {
      await app.button('Finish now').click()
      await expect(app.page.getByRole('heading', { name: /^Your marks: / })).toBeVisible()
    }),
  ],
})

export const paperWalks: readonly Walk[] = [
  {
    name: 'papers: the sample',
    steps: [
      step('its first section', opened('', /CBSE 2024 Sample/)),
      step('a solution', async (app) => {
        await app.button('Show Solution').first().click()
        await expect(app.page.getByText('Final Answer:')).toBeVisible()
      }),
      ...['B', 'C'].map((section) =>
        step(`section ${section}, its solutions open`, async (app) => {
          await app.page.getByRole('button', { name: new RegExp(`^Section ${section}`) }).click()
          for (const button of await app.button('Show Solution').all()) await button.scrollIntoViewIfNeeded()
          while ((await app.button('Show Solution').count()) > 0) await app.button('Show Solution').first().click()
        }),
      ),
      step('a paper that is not known', opened('&paper=no-such-paper', /paper of this link is not known/)),
      step('a board paper without its code', opened('&paper=board', /paper code is missing or damaged/)),
      step('a board paper of a newer site', opened('&paper=board&seed=99.k3f9', /newer version of this site/)),
    ],
  },
  sat('a board paper', 'paper=board&seed=k3f9', [19, 21, 22, 26, 29, 33, 36, 38]),
  sat('the Basic model paper', 'paper=model-basic', [20, 24, 30, 34, 37]),
  sat('the Standard model paper', 'paper=model-standard', [20, 24, 30, 34, 37]),
  {
    name: 'papers: the clock and the marking',
    steps: [
      step('the reading time', async (app) => {
        await app.go('?tab=past-papers&paper=board&seed=m3k8')
        await app.button('Start').click()
        await expect(app.page.getByRole('timer', { name: 'Reading time left' })).toBeVisible()
      }),
      step('the writing time', async (app) => {
        await app.button('Begin writing now').click()
        await expect(app.page.getByRole('timer', { name: 'Time left' })).toBeVisible()
      }),
      step('written on paper', async (app) => {
        await goTo(app, 35)
        await app.page.getByRole('checkbox', { name: /^Written on paper/ }).check()
      }),
      step('something to mark', async (app) => {
        await app.button('Finish and mark').click()
        await app.button('Finish now').click()
        await expect(app.button('Mark it now')).toBeVisible()
      }),
      step('marking line by line', async (app) => {
        await app.button('Mark it now').click()
        await expect(app.button('All lines').first()).toBeVisible()
      }),
      step('all lines', (app) => app.button('All lines').first().click()),
      step('marked', (app) => app.button('Marked').first().click()),
      step('a paper that was begun', opened('', /^See it again|see it again/)),
    ],
  },
  {
    name: 'papers: on sheets',
    steps: [
      step('the sheets', async (app) => {
        await app.go('?tab=past-papers&paper=board&seed=k3f9&key=1')
        await expect(app.page.locator('.exam-key').getByRole('heading', { name: 'Section E' })).toBeVisible()
      }),
      step('in print', (app) => app.page.emulateMedia({ media: 'print' })),
    ],
  },
]
