import { card, practiceOn } from './practice-page'
import { problemWhere } from './posed'

const posed = problemWhere(({ answer }) => typeof answer === 'number')
const later = posed.problem.version + 1

test('a link to the problem as it is says nothing of versions', async () => {
  await practiceOn(posed)
  expect(card()).not.toHaveTextContent(/improved|newer version/)
})

test('a link made before the problem was improved says so, and shows the new one', async () => {
  await practiceOn({ ...posed, choice: { ...posed.choice, version: 0 } })
  expect(card()).toHaveTextContent('This problem was improved after the link was made: here is the new version.')
})

test('a link made by a newer page says what to do', async () => {
  await practiceOn({ ...posed, choice: { ...posed.choice, version: later } })
  expect(card()).toHaveTextContent('This link comes from a newer version of this page. Reload the page')
})

test('the problem that follows has no link, and nothing is said', async () => {
  const page = await practiceOn({ ...posed, choice: { ...posed.choice, version: 0 } })
  await page.press('Generate CBSE Problem')
  expect(card()).not.toHaveTextContent('improved')
})
