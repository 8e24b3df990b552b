import { expect, type Locator, type Page } from '@playwright/test'
import { App, overflow } from './app'
import { test } from './on-flaky-site'
import { boardPaper, questionOf } from './papers-at-home'
import { questionsOf } from '../../lib/papers/sitting'

const seed = 'k3f9'
const link = `?tab=past-papers&paper=board&seed=${seed}`

const question = (page: Page, number: number): Locator =>
  page.getByRole('article', { name: `Question ${number}`, exact: true })
const goTo = async (page: Page, number: number): Promise<void> => {
  await page.getByRole('button', { name: new RegExp(`^Question ${number}, `) }).click()
  await expect(question(page, number)).toBeVisible()
}

/** The paper of the seed, begun without a timer. */
async function begun(page: Page, query = link): Promise<App> {
  const app = await App.open(page, query)
  await page.getByRole('checkbox', { name: /^Timer/ }).uncheck()
  await app.button('Start').click()
  await expect(question(page, 1)).toBeVisible()
  return app
}

async function finish(app: App): Promise<void> {
  await app.button('Finish and mark').click()
  await app.button('Finish now').click()
  await expect(app.page.getByRole('heading', { name: /^Your marks: / })).toBeFocused()
}

/** Answers as the paper's own key says. */
async function answerRight(page: Page, number: number, expected: string, isOption: boolean): Promise<void> {
  await goTo(page, number)
  if (isOption)
    await question(page, number)
      .getByRole('radio')
      .and(page.locator(`[value="${expected}"]`))
      .check()
  else await question(page, number).getByRole('textbox').first().fill(expected)
}

test('a new board paper has a link of its own, and Back leads to the sample', async ({ page }) => {
  const app = await App.open(page, '?tab=past-papers')
  await expect(app.titled('CBSE 2024 Sample Question Paper (Solved)')).toBeVisible()
  await app.button('A new board paper').click()
  await expect(app.titled('CBSE Class 10 Mathematics: board paper')).toBeVisible()
  expect(new URL(page.url()).search).toMatch(/^\?tab=past-papers&paper=board&seed=[\w.-]+$/)
  await expect(page.getByText('Maximum marks: 80')).toBeVisible()
  await page.goBack()
  await expect(app.titled('CBSE 2024 Sample Question Paper (Solved)')).toBeVisible()
  expect(app.troubles).toEqual([])
})

test('a link opens the same paper for everyone', async ({ page }) => {
  const paper = boardPaper(seed)
  await begun(page)
  for (const number of [1, 22, 33]) {
    await goTo(page, number)
    const [alternative] = questionOf(paper, number).alternatives
    const words = /[A-Za-z]{4,}(?: [a-z]+)*/.exec(alternative?.parts[0]?.ask ?? '')?.[0] ?? ''
    await expect(question(page, number)).toContainText(words)
  }
})

test('leaving half-way loses nothing: a reload, another place, a closed tab', async ({ page, context }) => {
  const paper = boardPaper(seed)
  const app = await begun(page)
  const typed = questionsOf(paper).find(
    ({ alternatives: [one], kind }) => kind === 'answer' && one?.parts.length === 1 && one.parts[0]?.rule,
  )
  const number = typed?.number ?? 0
  await goTo(page, number)
  await question(page, number).getByRole('textbox').first().fill('12')
  await question(page, number).getByRole('button', { name: 'Look at again' }).click()
  await app.reload()
  await expect(question(page, number).getByRole('textbox').first()).toHaveValue('12')
  await app.tab('Learn').click()
  await page.goBack()
  await expect(question(page, number).getByRole('textbox').first()).toHaveValue('12')
  await page.close()
  const later = await App.open(await context.newPage(), '?tab=past-papers')
  await later.page.getByRole('button', { name: /^Go on with the paper of/ }).click()
  await expect(question(later.page, number).getByRole('textbox').first()).toHaveValue('12')
  await expect(later.button(`Question ${number}, answered, to look at again`)).toBeVisible()
})

test('the clock runs on while the tab is closed', async ({ page, context }) => {
  const app = await App.open(page, link)
  await app.button('Start').click()
  await expect(page.getByRole('timer', { name: 'Reading time left' })).toHaveText(/^1[45]:\d\d$/)
  await app.button('Begin writing now').click()
  await expect(page.getByRole('timer', { name: 'Time left' })).toHaveText(/^(?:3:00:00|2:59:\d\d)$/)
  await page.close()
  const later = await context.newPage()
  await later.clock.setSystemTime(Date.now() + 70 * 60_000)
  await App.open(later, link)
  await expect(later.getByRole('timer', { name: 'Time left' })).toHaveText(/^1:(?:50:00|49:\d\d)$/)
})

test('of two questions joined by OR one is answered, and counts', async ({ page }) => {
  const paper = boardPaper(seed)
  const choice = questionsOf(paper).find(
    ({ alternatives: [, other], shared }) => shared === 0 && other?.parts.length === 1 && other.parts[0]?.rule,
  )
  if (!choice) throw new Error('the paper has no choice with an answer to type')
  const app = await begun(page)
  await goTo(page, choice.number)
  await question(page, choice.number).getByRole('radio', { name: 'I answer the second' }).check()
  const expected = choice.alternatives[1]?.parts[0]?.rule?.expected ?? ''
  await question(page, choice.number).getByRole('textbox').fill(expected)
  await finish(app)
  await expect(app.titled(`Your marks: ${choice.marks} of 80`)).toBeVisible()
})

test('the end: marks by the scheme, what to practise, and the progress counts each answer once', async ({ page }) => {
  const paper = boardPaper(seed)
  const app = await begun(page)
  for (const number of [1, 2]) {
    const rule = questionOf(paper, number).alternatives[0]?.parts[0]?.rule
    await answerRight(page, number, rule?.expected ?? '', true)
  }
  const proof = questionsOf(paper).find(({ alternatives: [one] }) => one?.parts.every(({ rule }) => rule === null))
  if (!proof) throw new Error('the paper has no proof')
  await goTo(page, proof.number)
  await question(page, proof.number)
    .getByRole('checkbox', { name: /^Written on paper/ })
    .check()
  await finish(app)
  await expect(app.titled('Your marks: 2 of 80')).toBeVisible()
  await app.button('Mark it now').click()
  await question(page, proof.number).getByRole('button', { name: 'All lines' }).click()
  await question(page, proof.number).getByRole('button', { name: 'Marked' }).click()
  await expect(app.titled(`Your marks: ${2 + proof.marks} of 80`)).toBeVisible()
  // A proof is the student's own word: it is remembered, and no answer that was judged.
  await expect(app.progress()).toContainText(/Total Problems\s*2/)
  await app.reload()
  await expect(app.titled(`Your marks: ${2 + proof.marks} of 80`)).toBeVisible()
  await expect(app.progress()).toContainText(/Total Problems\s*2/)
  await page.getByRole('region', { name: 'Practise these' }).getByRole('link').first().click()
  await expect(app.problem()).toBeFocused()
  expect(new URL(page.url()).search).toContain('template=')
  await page.goBack()
  await expect(app.titled(`Your marks: ${2 + proof.marks} of 80`)).toBeVisible()
  expect(app.troubles).toEqual([])
})

for (const [query, word] of [
  ['?tab=past-papers&paper=board', /paper code is missing or damaged/],
  ['?tab=past-papers&paper=board&seed=%3Cb%3E', /paper code is missing or damaged/],
  ['?tab=past-papers&paper=no-such-paper', /paper of this link is not known/],
  ['?tab=past-papers&paper=board&seed=99.k3f9', /newer version of this site/],
] as const)
  test(`${query} gets a word, and there are papers all the same`, async ({ page }) => {
    const app = await App.open(page, query)
    await expect(page.getByRole('alert').filter({ hasText: word })).toBeVisible()
    await expect(app.button('A new board paper')).toBeVisible()
  })

test('the assistant keeps out of a paper that is written, and knows each question of one that is marked', async ({
  page,
}) => {
  const app = await begun(page)
  await app.openAssistant()
  await app.ask('explain question 22')
  await expect(app.dialog().getByRole('log')).toContainText('You are writing this paper')
  await app.dialog().getByRole('button', { name: 'Close' }).click()
  await finish(app)
  await app.openAssistantLate()
  await app.ask('explain question 22')
  await expect(app.dialog().getByRole('log')).toContainText(/Question 22\. Step 1 of \d/)
  await app.ask('how many marks did i get')
  await expect(app.dialog().getByRole('log')).toContainText('You have 0 of 80 marks on this paper.')
  expect(app.troubles).toEqual([])
})

test('at 320 px nothing reaches beyond the screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const app = await begun(page)
  for (const number of [1, 20, 21, 26, 32, 36]) {
    await goTo(page, number)
    expect(await overflow(page), `question ${number}`).toBeLessThanOrEqual(0)
  }
  await finish(app)
  expect(await overflow(page)).toBeLessThanOrEqual(0)
})

test('in forced colours what is answered is told by its frame', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const app = await begun(page)
  await question(page, 1).getByRole('radio').first().check()
  const frame = (name: string) => app.button(name).evaluate((one) => getComputedStyle(one).borderTopStyle)
  expect(await frame('Question 1, answered')).toBe('double')
  expect(await frame('Question 2, not answered')).toBe('solid')
})

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' })
  test('once the site is kept, a paper is drawn, sat and marked', async ({ page, context, site }) => {
    test.slow()
    await page.clock.install()
    await App.open(page)
    await page.clock.fastForward(20_000)
    await expect(page.getByText('Ready for offline', { exact: true })).toBeVisible({ timeout: 60_000 })
    await page.close()
    site.weather = 'cut'
    const other = await context.newPage()
    const app = await begun(other)
    await question(other, 1).getByRole('radio').first().check()
    await app.reload()
    await expect(question(other, 1).getByRole('radio').first()).toBeChecked()
    await finish(app)
  })
})
