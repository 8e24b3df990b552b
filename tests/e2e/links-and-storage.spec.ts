import { expect, test } from '@playwright/test'
import { App } from './app'
import { problemFor } from './problems'

const key = 'mathTutorProgress'

test('a link opens that very problem, and opening it again gives the same', async ({ page }) => {
  const { query, problem } = problemFor('quadratic-equations', 'k3f9')
  const app = await App.practising(page, query)
  const question = await app.question().innerHTML()
  await expect(app.problem()).toContainText(problem.chapter)
  await app.go()
  await app.practise(query)
  expect(await app.question().innerHTML()).toBe(question)
})

test('the address of a generated problem opens the same problem', async ({ page }) => {
  const app = await App.open(page)
  await app.tab('Practice').click()
  await app.button('Generate CBSE Problem').click()
  await expect(page).toHaveURL(/[?&]seed=/)
  const question = await app.question().innerHTML()
  await app.reload()
  await expect(app.problem()).toBeVisible()
  expect(await app.question().innerHTML()).toBe(question)
})

for (const [query, tab, heading] of [
  ['?tab=learn&topic=circles', 'Learn', 'Circles'],
  ['?tab=past-papers&paper=cbse-2024-sample', 'Past Papers', 'CBSE 2024 Sample Question Paper (Solved)'],
] as const)
  test(`${query} opens ${heading}`, async ({ page }) => {
    const app = await App.open(page, query)
    await expect(app.tab(tab)).toHaveAttribute('aria-selected', 'true')
    await expect(app.titled(heading)).toBeVisible()
  })

test('a damaged link falls back with a visible word', async ({ page }) => {
  const app = await App.prepared(page)
  for (const query of [
    '?tab=games',
    '?tab=learn&topic=calculus',
    '?tab=practice&topic=circles&difficulty=impossible',
    '?tab=practice&topic=circles&seed=%00%ff<script>',
    '?tab=practice&topic=circles&template=no-such-template&seed=abc',
    '?tab=past-papers&paper=cbse-1990',
  ])
    await test.step(query, async () => {
      await app.go(query)
      await expect(page.locator('main').getByRole('alert')).toBeVisible()
    })
})

test('progress survives a reload', async ({ page }) => {
  const { query, problem } = problemFor(
    'polynomials',
    'k3f9',
    ({ answerValidator }) => answerValidator.kind === 'number',
  )
  const app = await App.practising(page, query)
  await app.answer(String(problem.answer))
  await expect(app.result()).toContainText('Correct')
  await expect(app.tile('Correct Answers')).toHaveText('1')
  await app.go()
  await expect(app.tile('Correct Answers')).toHaveText('1')
  const stored: unknown = await page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), key)
  expect(stored).toMatchObject({
    version: 1,
    totalProblems: 1,
    correctAnswers: 1,
    streak: 1,
    topicProgress: { polynomials: 1 },
    chapterWiseProgress: { 'Chapter 2: Polynomials': { solved: 1, correct: 1 } },
  })
})

test('stored text that is no progress gives fresh progress, and is kept aside', async ({ page }) => {
  const app = await App.open(page)
  for (const text of [
    'not json',
    '{"totalProblems":"many"}',
    '[]',
    'null',
    '{"totalProblems":-3,"correctAnswers":1}',
    '{"totalProblems":3,"correctAnswers":9}',
  ])
    await test.step(text, async () => {
      await page.evaluate(([name, value]) => localStorage.setItem(name ?? '', value ?? ''), [key, text])
      await app.reload()
      await expect(app.progress()).toContainText('could not be read')
      await expect(app.tile('Total Problems')).toHaveText('0')
      expect(await page.evaluate(() => localStorage.getItem('mathTutorProgress.unreadable'))).toBe(text)
    })
  expect(app.troubles).toEqual([])
})

test('two open tabs add up and show the same', async ({ context, page }) => {
  const { query, problem } = problemFor(
    'polynomials',
    'k3f9',
    ({ answerValidator }) => answerValidator.kind === 'number',
  )
  const first = await App.open(page)
  const second = await App.open(await context.newPage())
  await first.practise(query)
  await second.practise(query)
  await first.answer(String(problem.answer))
  await expect(second.tile('Correct Answers')).toHaveText('1')
  await second.answer(String(problem.answer))
  await expect(first.tile('Correct Answers')).toHaveText('2')
  await expect(second.tile('Total Problems')).toHaveText('2')
})
