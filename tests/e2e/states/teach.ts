import { expect } from '@playwright/test'
import { step, type Step, type Walk } from './walk'
import type { App } from '../app'

let link = ''
let result = ''

const makeSet = async ({ page }: App): Promise<void> => {
  await page.getByLabel('Title').fill('Unit test 1')
  await page.getByLabel('Number of questions').fill('4')
  await page.getByRole('button', { name: 'Make the set' }).click()
  await expect(page.getByRole('heading', { name: /^4 questions, \d+ marks$/ })).toBeVisible()
  link = new URL(await page.getByLabel('Link of the set').inputValue()).search
}

const says = (state: string, query: string, word: RegExp): Step =>
  step(state, async (app) => {
    await app.go(query)
    await expect(app.page.getByText(word).first()).toBeVisible()
  })

export const teachWalks: readonly Walk[] = [
  {
    name: 'the page for teachers',
    steps: [
      step('empty', async (app) => {
        await app.go('teach/')
        await expect(app.page.getByLabel('Number of questions')).toBeVisible()
      }),
      step('kinds of questions', (app) => app.page.getByText('Kinds of questions', { exact: false }).first().click()),
      step('no kind has these words', (app) =>
        app.page.getByLabel('Search: a word of its name or chapter').fill('zebra'),
      ),
      step('an example', async (app) => {
        await app.page.getByLabel('Search: a word of its name or chapter').fill('hcf')
        await app.page.getByRole('button', { name: 'Example: HCF by prime factorisation' }).click()
        await expect(app.page.locator('.teach-example')).toContainText('HCF')
      }),
      step('a set', makeSet),
      step('own numbers for each student', (app) => app.page.getByLabel('Own numbers for each student').check()),
      step('on paper, with its scheme', async (app) => {
        await app.page.getByRole('combobox', { name: 'Answers' }).selectOption('The marking scheme on pages of its own')
        await expect(app.page.locator('.sheet').first()).toBeAttached()
      }),
      step('in print', (app) => app.page.emulateMedia({ media: 'print' })),
      step('a student before the start', async (app) => {
        await app.page.emulateMedia({ media: null })
        await app.go(link)
        await expect(app.page.getByLabel('Your name, for your teacher')).toBeVisible()
      }),
      step('a question of the set', async (app) => {
        await app.page.getByLabel('Your name, for your teacher').fill('Asha Rao')
        await app.button('Start').click()
        await expect(app.page.getByRole('heading', { name: 'Question 1 of 4' })).toBeVisible()
      }),
      step('the next question', async (app) => {
        await app.button('Next').click()
        await expect(app.page.getByRole('heading', { name: 'Question 2 of 4' })).toBeVisible()
      }),
      step('whether to finish', (app) => app.button('Finish').click()),
      step('the summary', async (app) => {
        await app.button('Finish now').click()
        await expect(app.page.getByRole('heading', { name: 'Summary' })).toBeVisible()
        result = await app.page.getByRole('textbox', { name: 'Your result' }).inputValue()
      }),
      step('no result in the text', async (app) => {
        await app.go('teach/')
        await app.page.getByLabel('Paste what your students sent').fill('good morning')
        await app.button('Add').click()
        await expect(app.page.getByText('No result was found in this text', { exact: false })).toBeVisible()
      }),
      step('results, one of them damaged', async (app) => {
        await app.page.getByLabel('Paste what your students sent').fill(`${result}\n\nRavi: ${result.slice(0, -20)}`)
        await app.button('Add').click()
        await expect(app.page.getByRole('rowheader', { name: 'Asha Rao' })).toHaveCount(1)
      }),
    ],
  },
  {
    name: 'links of sets that are damaged',
    steps: [
      says('a damaged set', '?set=AQUFazNmOXoKVW5', /Ask for (?:the link|it) again/),
      says('a damaged set, for its teacher', 'teach/?set=AQUFazNmOXoKVW5', /Ask for (?:the link|it) again/),
      says('a damaged result', 'teach/?result=ASkBBQVrM2Y5egtV', /Ask for (?:the link|it) again/),
    ],
  },
]
