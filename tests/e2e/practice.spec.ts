import { expect, test } from '@playwright/test'
import { App } from './app'
import { problemFor } from './problems'

const typed = problemFor('polynomials', 'k3f9', ({ answerValidator }) => answerValidator.kind === 'number')
const right = String(typed.problem.answer)

test('the selector has thirteen chapters, three difficulties and four tips', async ({ page }) => {
  const app = await App.open(page)
  await app.tab('Practice').click()
  await expect(page.getByRole('heading', { name: 'CBSE Class 10 Mathematics' })).toBeVisible()
  await app.openChapters()
  await expect(app.chapters().getByRole('button')).toHaveCount(13)
  await expect(app.chapters().getByRole('button').last()).toContainText('Mixed Practice')
  await expect(page.getByRole('group', { name: 'Difficulty' }).getByRole('button')).toHaveCount(3)
  await expect(page.getByRole('group', { name: 'Board Exam Tips' }).getByRole('button')).toHaveCount(4)
  await expect(page.getByRole('heading', { name: 'Ready for Practice?' })).toBeVisible()
  await expect(page.getByText('Choose a chapter and difficulty level to start practicing!')).toBeVisible()
})

test('a chosen chapter and difficulty pose nothing by themselves; the button does', async ({ page }) => {
  const app = await App.open(page)
  await app.tab('Practice').click()
  await app.choose('Triangles')
  await page.getByRole('button', { name: 'Medium' }).click()
  await expect(app.problem()).toHaveCount(0)
  await app.button('Generate CBSE Problem').click()
  await expect(app.problem()).toContainText('Chapter 6: Triangles')
  await expect(app.problem()).toContainText('Medium')
  await expect(app.problem()).toContainText('NCERT Class 10 Mathematics')
  const question = await app.problem().textContent()
  await app.choose('Circles')
  await page.getByRole('button', { name: 'Easy' }).click()
  expect(await app.problem().textContent()).toBe(question)
  expect(app.troubles).toEqual([])
})

test('Mixed Practice says that it draws the difficulty', async ({ page }) => {
  const app = await App.open(page)
  await app.tab('Practice').click()
  await expect(page.getByText('Mixed Practice draws the chapter')).toBeHidden()
  await app.choose('Mixed Practice')
  await expect(page.getByText('Mixed Practice draws the chapter and the difficulty')).toBeVisible()
  await app.button('Generate CBSE Problem').click()
  await expect(app.problem()).toBeVisible()
})

test('a wrong answer asks to review and try again, and counts the attempt', async ({ page }) => {
  const app = await App.practising(page, typed.query)
  await expect(app.problem().getByText('Attempts:')).toHaveCount(0)
  await app.answer('98765')
  await expect(app.result()).toContainText('Incorrect')
  await expect(app.problem()).toContainText('Attempts: 1')
  await expect(app.tile('Total Problems')).toHaveText('1')
  await expect(app.tile('Correct Answers')).toHaveText('0')
  await expect(app.tile('Accuracy')).toHaveText('0.0%')
  await app.answerBox().fill('9876')
  await expect(app.result()).toBeEmpty()
  await app.answerBox().press('Enter')
  await expect(app.problem()).toContainText('Attempts: 2')
  await expect(app.tile('Total Problems')).toHaveText('1')
})

test('a right answer is praised, counted once, and two seconds later the next problem comes', async ({ page }) => {
  await page.clock.install()
  const app = await App.practising(page, typed.query)
  await app.stopClock()
  const before = await app.question().textContent()
  await app.button('Show Hints').click()
  await app.answer(right)
  await expect(app.result()).toContainText('Correct')
  await expect(app.result()).toContainText('new problem will load shortly')
  await expect(app.tile('Correct Answers')).toHaveText('1')
  await expect(app.tile('Current Streak')).toHaveText('1')
  await expect(app.tile('Accuracy')).toHaveText('100.0%')
  await expect(page.getByRole('progressbar', { name: 'Overall Progress' })).toBeVisible()
  await app.answer(`${right} `)
  await expect(app.tile('Correct Answers')).toHaveText('1')
  await page.clock.runFor(1900)
  await expect(app.question()).toHaveText(before ?? '')
  await page.clock.runFor(200)
  await expect(app.button('Show Hints')).toBeVisible()
  await expect(app.question()).not.toHaveText(before ?? '')
  for (const box of await app.problem().getByRole('textbox').all()) await expect(box).toHaveValue('')
  await expect(app.result()).toBeEmpty()
  await expect(app.problem().getByText('Attempts:')).toHaveCount(0)
})

test('leaving the tab calls the next problem off', async ({ page }) => {
  await page.clock.install()
  const app = await App.practising(page, typed.query)
  await app.stopClock()
  await app.answer(right)
  await expect(app.result()).toContainText('Correct')
  await app.tab('Learn').click()
  await page.clock.runFor(5000)
  await app.tab('Practice').click()
  await expect(app.result()).toContainText('Correct')
  await expect(app.answerBox()).toHaveValue(right)
})

test('an empty answer does nothing', async ({ page }) => {
  const app = await App.practising(page, typed.query)
  await app.answer('   ')
  await expect(app.result()).toBeEmpty()
  await app.answer('98765')
  await expect(app.problem()).toContainText('Attempts: 1')
  await expect(app.tile('Total Problems')).toHaveText('1')
})

test('hints and solution open independently, and neither counts as an attempt', async ({ page }) => {
  const app = await App.practising(page, typed.query)
  await app.button('Show Hints').click()
  const hints = page.getByRole('region', { name: 'Hints' })
  await expect(hints.getByRole('listitem')).toHaveCount(1)
  for (let seen = 1; seen < typed.problem.hints.length; seen++)
    await hints.getByRole('button', { name: `Next hint (${seen + 1} of ${typed.problem.hints.length})` }).click()
  await expect(hints.getByRole('listitem')).toHaveCount(typed.problem.hints.length)
  await app.button('Show Solution').click()
  await expect(page.getByRole('region', { name: 'Solution' }).getByRole('listitem')).toHaveCount(
    typed.problem.steps.length,
  )
  await app.button('Hide Hints').click()
  await expect(page.getByRole('region', { name: 'Hints' })).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Solution' })).toBeVisible()
  await expect(app.tile('Total Problems')).toHaveText('0')
})

test('the placeholder tells the form of the answer', async ({ page }) => {
  const app = await App.open(page)
  const cases = [
    ['quadratic-equations', 'roots', 'Enter roots, e.g., 5, -2'],
    ['coordinate-geometry', 'coordinates', 'Enter coordinates, e.g., (3, 4)'],
    ['real-numbers', 'text', 'Enter your answer as text'],
    ['polynomials', 'number', 'Enter your answer...'],
  ] as const
  for (const [topic, format, placeholder] of cases) {
    const { query } = problemFor(
      topic,
      'form',
      ({ answerFormat, answer }) => answerFormat === format && answer !== 'N/A',
    )
    await app.practise(query)
    await expect(app.answerBox()).toHaveAttribute('placeholder', placeholder)
  }
})

test('where the task is to draw, box and Submit are disabled and the solution shows the drawing', async ({ page }) => {
  const { query } = problemFor('linear-equations', 'draw', ({ answer }) => answer === 'N/A')
  const app = await App.practising(page, query)
  await expect(app.answerBox()).toBeDisabled()
  await expect(app.submit()).toBeDisabled()
  await app.button('Show Solution').click()
  await expect(page.getByRole('region', { name: 'Solution' }).locator('figure svg')).toBeVisible()
})

test('options are radio buttons without a box, and the letter on the keyboard picks one', async ({ page }) => {
  const topics = ['triangles', 'real-numbers', 'circles', 'polynomials', 'probability', 'trigonometry']
  const choice = topics
    .map((topic) => {
      try {
        return problemFor(topic, 'pick', ({ answerValidator }) => answerValidator.kind === 'choice')
      } catch {
        return undefined
      }
    })
    .find((one) => one !== undefined)
  if (!choice) throw new Error('no multiple choice in the bank')
  const app = await App.practising(page, choice.query)
  const letter = String(choice.problem.answerValidator.expected)
  await expect(app.problem().getByRole('textbox')).toHaveCount(0)
  await page.keyboard.press(letter.toLowerCase())
  await expect(app.problem().getByRole('radio', { name: `(${letter})` })).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(app.result()).toContainText('Correct')
})

test('a problem in parts has a box for each, and is right when every part is', async ({ page }) => {
  const { query, problem } = problemFor('coordinate-geometry', 'parts', ({ parts }) => parts.length > 1)
  const app = await App.practising(page, query)
  const [first, ...others] = problem.parts
  await app.answerBox(first?.label).fill(first?.rule.expected ?? '')
  for (const { label } of others) await app.answerBox(label).fill('98765')
  await app.submit().click()
  await expect(app.problem()).toContainText('Attempts: 1')
  await expect(app.result()).toContainText('Incorrect')
  for (const { label, rule } of others) await app.answerBox(label).fill(rule.expected)
  await app.submit().click()
  await expect(app.result()).toContainText('Correct')
  await expect(app.tile('Correct Answers')).toHaveText('1')
  await expect(app.tile('Total Problems')).toHaveText('1')
})

test('steps are put in order by tapping', async ({ page }) => {
  const { query, problem } = problemFor(
    'triangles',
    'order',
    ({ answerValidator }) => answerValidator.kind === 'sequence',
  )
  const app = await App.practising(page, query)
  for (const letter of problem.answerValidator.expected.match(/[A-Z]/g) ?? [])
    await app
      .problem()
      .getByRole('button', { name: `(${letter})` })
      .click()
  await app.submit().click()
  await expect(app.result()).toContainText('Correct')
})

test('the Board Exam Tip of the problem asks the assistant', async ({ page }) => {
  const app = await App.practising(page, typed.query)
  await app.problem().getByRole('button', { name: 'Board Exam Tip' }).click()
  await expect(app.dialog()).toBeVisible()
  await expect(app.questions()).toHaveCount(1)
})

test('the tabs stay in reach while an answer is typed', async ({ page }) => {
  const app = await App.practising(page, typed.query)
  await app.answerBox().fill('5')
  await expect(app.tab('Past Papers')).toBeVisible()
})

test('when the next problem comes the focus is on it, and it is announced', async ({ page }) => {
  await page.clock.install()
  const app = await App.practising(page, typed.query)
  await app.stopClock()
  await app.answer(right)
  await expect(app.result()).toContainText('Correct')
  await page.clock.runFor(2000)
  await expect(app.result()).toBeEmpty()
  await expect(app.problem()).toBeFocused()
  await expect(page.getByText(/^New problem: Chapter/)).toHaveCount(1)
})
