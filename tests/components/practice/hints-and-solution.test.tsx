import { render, screen, within } from '@testing-library/react'
import { problemWhere } from './posed'
import { card, practiceOn, result, tile } from './practice-page'
import type { Problem } from '@/lib/problems'
import { WorkedSolution } from '@/components/practice/worked-solution'

const isTyped = ({ type, answerFormat }: Problem) => type === 'polynomials' && answerFormat === 'number'
const typed = problemWhere(isTyped)
const another = problemWhere(isTyped, 'm4x9')
const right = String(typed.problem.answer)
const attempts = () => within(card()).queryByText(/^Attempts:/)
const tiles = () => ['Total Problems', 'Correct Answers', 'Accuracy', 'Current Streak'].map(tile)
const stored = () => window.localStorage.getItem('mathTutorProgress')

const look = ['Show Hints', 'Show Solution', 'Hide Hints', 'Hide Solution', 'Show Hints', 'Hide Hints']

describe('hints and the solution are never a wrong answer', () => {
  test('opening and closing them leaves attempts, streak and progress as they were', async () => {
    const page = await practiceOn(typed, another)
    await page.answer(right)
    await page.press('Open another link')
    const before = [tiles(), stored()]
    expect(tiles()).toEqual(['1', '1', '100.0%', '1'])
    for (const name of look) await page.press(name)
    expect([tiles(), stored()]).toEqual(before)
    expect(attempts()).not.toBeInTheDocument()
    expect(result()).toBeEmptyDOMElement()
  })

  test('a right answer after them goes on with the streak, as a first attempt', async () => {
    const page = await practiceOn(typed, another)
    await page.answer(right)
    await page.press('Open another link')
    for (const name of look) await page.press(name)
    await page.answer(String(another.problem.answer))
    expect(tiles()).toEqual(['2', '2', '100.0%', '2'])
    expect(attempts()).toHaveTextContent('Attempts: 1')
  })

  test('after a wrong answer they add no attempt, and leave its result', async () => {
    const page = await practiceOn(typed)
    await page.answer('98765')
    const before = [tiles(), stored()]
    for (const name of look) await page.press(name)
    expect([tiles(), stored()]).toEqual(before)
    expect(attempts()).toHaveTextContent('Attempts: 1')
    expect(result()).toHaveTextContent('Incorrect')
  })
})

describe('the marks of the solution', () => {
  const lines = () => within(screen.getByRole('region', { name: 'Solution' })).getAllByRole('listitem')
  const words = (marks: number) => ['', '½ mark', '1 mark', '1½ marks', '2 marks'][marks * 2] ?? ''
  const shown = (line: HTMLElement) => /(?:\d*½|\d+) marks?$/.exec(line.textContent ?? '')?.[0] ?? ''

  test('stand at the end of the lines that earn them', async () => {
    const divided = problemWhere(({ stepMarks }) => stepMarks.includes(0.5) && stepMarks.includes(1))
    const { press } = await practiceOn(divided)
    await press('Show Solution')
    expect(lines().map(shown)).toEqual(divided.problem.stepMarks.map(words))
  })

  test('are left out where they are not divided', () => {
    const { problem } = typed
    render(<WorkedSolution problem={{ ...problem, stepMarks: problem.steps.map(() => 0) }} />)
    expect(lines().map(shown)).toEqual(problem.steps.map(() => ''))
  })

  test.each([
    [0.5, '½ mark'],
    [1, '1 mark'],
    [1.5, '1½ marks'],
    [2, '2 marks'],
  ])('%d: %s', (marks, text) => {
    render(<WorkedSolution problem={{ ...typed.problem, stepMarks: [marks] }} />)
    expect(screen.getByText(text)).toBeVisible()
  })
})
