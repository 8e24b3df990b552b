import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import { App, overflow } from './app'
import { axeFindings, axeFindingsOfColours } from './axe'
import { qrText, qrTextOfPage } from './qr'

const teach = (page: Page): Promise<App> => App.open(page, 'teach/')

/** Makes a set and gives its link. */
async function makeSet(page: Page, questions: number, own = false): Promise<string> {
  await teach(page)
  await page.getByLabel('Title').fill('Unit test 1')
  await page.getByLabel('Number of questions').fill(String(questions))
  if (own) await page.getByLabel('Own numbers for each student').check()
  await page.getByRole('button', { name: 'Make the set' }).click()
  return page.getByLabel('Link of the set').inputValue()
}

test('a set of 20 questions is one link of at most 300 characters, with a QR code', async ({ page }) => {
  const link = await makeSet(page, 20)
  expect(link).toMatch(/\/\?set=[\w-]+$/)
  expect(link.length).toBeLessThanOrEqual(300)
  const code = page.getByRole('img', { name: 'QR code of the set' })
  await expect(code).toBeVisible()
  expect(await qrText(code)).toBe(link)
  await expect(page.getByRole('heading', { name: /^20 questions, \d+ marks$/ })).toBeVisible()
})

test('archetypes are searched by words, each with an example', async ({ page }) => {
  await teach(page)
  await page.getByText('Kinds of questions', { exact: false }).first().click()
  await page.getByLabel('Search: a word of its name or chapter').fill('hcf')
  await page.getByRole('button', { name: 'Example: HCF by prime factorisation' }).click()
  await expect(page.locator('.teach-example')).toContainText('HCF')
  await page.getByRole('checkbox', { name: /HCF by prime factorisation/ }).check()
  await page.getByLabel('Number of questions').fill('1')
  await page.getByRole('button', { name: 'Make the set' }).click()
  await expect(page.getByText(/^1\. HCF by prime factorisation/)).toBeVisible()
})

test('a student works a set: a reload loses nothing, the result comes back to the teacher and is judged again', async ({
  page,
  context,
}) => {
  const link = await makeSet(page, 3, true)
  const student = await context.newPage()
  const atHome = new App(student)
  await atHome.go(new URL(link).search)
  await student.getByLabel('Your name, for your teacher').fill('Asha Rao')
  await student.getByRole('button', { name: 'Start' }).click()
  await expect(student.getByRole('heading', { name: 'Question 1 of 3' })).toBeVisible()
  await student.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(student.getByRole('heading', { name: 'Question 2 of 3' })).toBeVisible()
  const box = student.getByRole('textbox').first()
  const isTyped = (await box.count()) > 0
  await (isTyped ? box.fill('12') : student.getByRole('radio').first().check())
  const question = await student.locator('.problem-text').innerText()
  await context.setOffline(true)
  await student.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(student.getByRole('heading', { name: 'Question 3 of 3' })).toBeVisible()
  await context.setOffline(false)
  await atHome.reload()
  await student.getByRole('button', { name: 'Question 2, answered' }).click()
  await expect(student.locator('.problem-text')).toHaveText(question, { useInnerText: true })
  if (isTyped) await expect(box).toHaveValue('12')
  await student.getByRole('button', { name: 'Finish', exact: true }).click()
  await expect(student.getByRole('main').getByRole('alert')).toContainText('2 of 3 questions are not answered')
  await student.getByRole('button', { name: 'Finish now' }).click()
  await expect(student.getByRole('heading', { name: 'Summary' })).toBeVisible()
  const text = await student.getByRole('textbox', { name: 'Your result' }).inputValue()
  expect(text).toContain('Asha Rao')

  await page
    .getByLabel('Paste what your students sent')
    .fill(`23/11/26, 9:10 pm - Asha: ${text}\n23/11/26, 9:11 pm - Ravi: ${text.slice(0, -20)}`)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('rowheader', { name: 'Asha Rao' })).toHaveCount(1)
  await expect(page.getByRole('list', { name: 'Results that cannot be read' })).toContainText('Ravi')
  await new App(page).reload()
  await expect(page.getByRole('rowheader', { name: 'Asha Rao' })).toHaveCount(1)
})

test('a damaged link says what to do', async ({ page }) => {
  await App.open(page, '?set=AQUFazNmOXoKVW5')
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Ask for the link again')
})

const hasPdfReader = ['/usr/bin/pdftotext', '/opt/homebrew/bin/pdftotext'].some((path) => existsSync(path))

test('a set on paper: A4, each paper and each key from a page of its own, marks at the right, black on white', async ({
  page,
}, info) => {
  test.skip(!hasPdfReader, 'pdftotext of poppler-utils reads the pages')
  await page.emulateMedia({ colorScheme: 'dark' })
  const link = await makeSet(page, 6, true)
  await page.getByLabel('School').fill('Kendriya Vidyalaya')
  await page.getByLabel('Lines to write on, for each mark').fill('2')
  await page.getByLabel('Papers, each with its own numbers and key').fill('2')
  await page.getByRole('combobox', { name: 'Answers' }).selectOption('The marking scheme on pages of its own')
  await expect(page.locator('.sheet')).toHaveCount(4)
  const path = info.outputPath('set.pdf')
  await page.pdf({ path, preferCSSPageSize: true })
  const pages = execFileSync('pdftotext', ['-layout', path, '-'], { encoding: 'utf8' }).split('\f')
  const withHead = (words: string) => pages.filter((text) => text.trimStart().startsWith(words))
  expect(withHead('Kendriya Vidyalaya')).toHaveLength(2)
  expect(withHead('Marking scheme')).toHaveLength(2)
  // The QR code of the key stands on the teacher's pages alone.
  expect(pages.findIndex((text) => text.includes('QR code'))).toBeGreaterThanOrEqual(
    pages.findIndex((text) => text.trimStart().startsWith('Marking scheme')),
  )
  const feet = pages.flatMap((text, index) => (text.includes('opens the key of this very paper') ? [index + 1] : []))
  expect(feet).toHaveLength(2)
  const read = feet.map((foot) => new URL(qrTextOfPage(path, foot)))
  for (const [place, { pathname, searchParams }] of read.entries()) {
    expect(pathname).toMatch(/\/teach\/$/)
    expect(searchParams.get('set')).toBe(new URL(link).searchParams.get('set'))
    expect(pages[(feet[place] ?? 0) - 1]).toContain(`/ ${searchParams.get('copy')}.`)
  }
  expect(new Set(read.map(({ search }) => search)).size).toBe(2)
  expect(pages.join('').match(/\[\d\]$/gm)?.length).toBe(6 * 4)
  expect(pages.join('')).not.toContain('Make a set')
})

/** What a phone of 320 px shows of a state: axe in the light and in the dark, its colours there, forced ones, nothing beyond the screen. */
async function looksWell(page: Page, state: string): Promise<void> {
  expect.soft(await overflow(page), `${state}: beyond 320 px`).toBeLessThanOrEqual(0)
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' })
  expect.soft(await axeFindings(page), state).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect.soft(await axeFindingsOfColours(page), `${state}, in the dark`).toEqual([])
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' })
  const unframed = await page.locator('main :is(button, input, select, textarea):visible').evaluateAll((all) =>
    all
      .filter((one) => !(one instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(one.type)))
      .filter((one) => ['none', 'hidden'].includes(getComputedStyle(one).borderTopStyle))
      .map((one) => one.outerHTML.slice(0, 120)),
  )
  expect.soft(unframed, `${state}: without a frame in forced colours`).toEqual([])
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' })
}

test.describe('on a screen of 320 px, in the light, in the dark and in forced colours', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('the page for teachers: empty, searching, a set that is made, its print, what students sent', async ({
    page,
  }) => {
    test.slow()
    await teach(page)
    await expect(page.getByLabel('Number of questions')).toBeVisible()
    await looksWell(page, 'empty')
    await page.getByText('Kinds of questions', { exact: false }).first().click()
    await page.getByLabel('Search: a word of its name or chapter').fill('hcf')
    await page.getByRole('button', { name: 'Example: HCF by prime factorisation' }).click()
    await expect(page.locator('.teach-example')).toContainText('HCF')
    await looksWell(page, 'an example')
    const link = await makeSet(page, 4)
    await looksWell(page, 'a set')
    const student = await page.context().newPage()
    await student.setViewportSize({ width: 320, height: 640 })
    const atHome = new App(student)
    await atHome.go(new URL(link).search)
    await expect(student.getByLabel('Your name, for your teacher')).toBeVisible()
    await looksWell(student, 'the start of a set')
    await student.getByLabel('Your name, for your teacher').fill('Asha Rao')
    await student.getByRole('button', { name: 'Start' }).click()
    await expect(student.getByRole('heading', { name: 'Question 1 of 4' })).toBeVisible()
    await looksWell(student, 'a question of a set')
    await student.getByRole('button', { name: 'Finish', exact: true }).click()
    await looksWell(student, 'asked whether to finish')
    await student.getByRole('button', { name: 'Finish now' }).click()
    await expect(student.getByRole('heading', { name: 'Summary' })).toBeVisible()
    await looksWell(student, 'the summary')
    const text = await student.getByRole('textbox', { name: 'Your result' }).inputValue()
    await page.getByLabel('Paste what your students sent').fill(`${text}\n\nRavi: ${text.slice(0, -20)}`)
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(page.getByRole('rowheader', { name: 'Asha Rao' })).toHaveCount(1)
    await looksWell(page, 'results')
  })

  for (const [query, state] of [
    ['?set=AQUFazNmOXoKVW5', 'a damaged set'],
    ['teach/?set=AQUFazNmOXoKVW5', 'a damaged set, for its teacher'],
    ['teach/?result=ASkBBQVrM2Y5egtV', 'a damaged result'],
  ] as const)
    test(`${state} gets a word`, async ({ page }) => {
      await App.open(page, query)
      await expect(page.getByRole('main').getByText(/Ask for (?:the link|it) again/)).toBeVisible()
      await looksWell(page, state)
    })
})
