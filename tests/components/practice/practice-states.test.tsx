import { fireEvent, screen, within } from '@testing-library/react'
import { problemWhere, type PosedProblem } from './posed'
import { answerBox, card, noCard, practiceOn, practicePage, question, result, tile } from './practice-page'
import { checkAnswer } from '@/lib/answers'
import type { Problem } from '@/lib/problems'

/** Where the problem was drawn. */
const cellOf = ({ problem: { type: topic, difficulty } }: PosedProblem) => ({ topic, difficulty })

const isTyped = ({ type, answerFormat }: Problem) => type === 'polynomials' && answerFormat === 'number'
const typed = problemWhere(isTyped)
const another = problemWhere(isTyped, 'm4x9')
const right = String(typed.problem.answer)
const wrong = '98765'

const attempts = () => within(card()).queryByText(/^Attempts:/)
const button = (name: string) => screen.getByRole('button', { name })
const tiles = () => ['Total Problems', 'Correct Answers', 'Accuracy', 'Current Streak'].map(tile)

test('a new problem has no result, no attempts, an empty box, and hints and solution hidden', async () => {
  await practiceOn(typed)
  expect(result()).toBeEmptyDOMElement()
  expect(attempts()).not.toBeInTheDocument()
  expect(answerBox()).toHaveValue('')
  for (const name of ['Show Hints', 'Show Solution']) expect(button(name)).toHaveAttribute('aria-expanded', 'false')
})

test('a new problem comes into view', async () => {
  await practiceOn(typed)
  expect(card().scrollIntoView).toHaveBeenCalledWith({ block: 'start' })
})

describe('a wrong answer', () => {
  test('asks to review and try again, and shows one attempt with its icon', async () => {
    const { answer } = await practiceOn(typed)
    await answer(wrong)
    expect(result()).toHaveTextContent('Incorrect. Review your working and try again.')
    expect(attempts()).toHaveTextContent('Attempts: 1')
    expect(attempts()).toHaveTextContent('last attempt wrong')
    expect(answerBox()).toHaveValue(wrong)
  })

  test('typing takes the result away, and keeps the count', async () => {
    const { user, answer } = await practiceOn(typed)
    await answer(wrong)
    await user.type(answerBox(), '4')
    expect(result()).toBeEmptyDOMElement()
    expect(attempts()).toHaveTextContent(/^Attempts: 1$/)
  })

  test('a second one adds an attempt, but not a problem', async () => {
    const { user, answer } = await practiceOn(typed)
    await answer(wrong)
    await user.click(button('Submit'))
    expect(attempts()).toHaveTextContent('Attempts: 2')
    expect(tiles()).toEqual(['1', '0', '0.0%', '0'])
  })

  test('no new problem comes by itself', async () => {
    const { answer, wait, onPosed } = await practiceOn(typed)
    await answer(wrong)
    await wait(10_000)
    expect(onPosed).toHaveBeenCalledTimes(1)
  })

  test('then a right one counts as correct, and the problem still once', async () => {
    const { answer } = await practiceOn(typed)
    await answer(wrong)
    await answer(right)
    expect(tiles()).toEqual(['1', '1', '100.0%', '1'])
    expect(attempts()).toHaveTextContent('Attempts: 2')
  })
})

describe('a right answer', () => {
  test('is praised, and says that a new problem will load shortly', async () => {
    const { answer } = await practiceOn(typed)
    await answer(right)
    expect(result()).toHaveTextContent('Correct! A new problem will load shortly.')
    expect(attempts()).toHaveTextContent('last attempt right')
    expect(tiles()).toEqual(['1', '1', '100.0%', '1'])
  })

  test('the next problem comes after 2000 ms and not before, with everything reset', async () => {
    const { answer, press, wait, onPosed } = await practiceOn(typed)
    await press('Show Hints')
    await press('Show Solution')
    await answer(right)
    await wait(1999)
    expect(onPosed).toHaveBeenCalledTimes(1)
    await wait(1)
    expect(onPosed).toHaveBeenCalledTimes(2)
    for (const box of within(card()).queryAllByRole('textbox')) expect(box).toHaveValue('')
    expect(result()).toBeEmptyDOMElement()
    expect(attempts()).not.toBeInTheDocument()
    expect(button('Show Hints')).toBeVisible()
    expect(button('Show Solution')).toBeVisible()
  })

  test('with a note that is to be read the next problem waits for the student', async () => {
    const polynomial = problemWhere(({ templateId }) => templateId === 'poly-from-zeroes')
    const { answer, press, wait, onPosed } = await practiceOn(polynomial)
    await answer(`${polynomial.problem.answer} = 0`)
    expect(result()).toHaveTextContent('Correct!')
    expect(result()).toHaveTextContent('A polynomial is not set equal to 0.')
    expect(result()).toHaveTextContent('The next problem waits until you have read this.')
    expect(result()).not.toHaveTextContent('A new problem will load shortly.')
    await wait(60_000)
    expect(onPosed).toHaveBeenCalledTimes(1)
    await press('Next problem')
    expect(onPosed).toHaveBeenCalledTimes(2)
  })

  test('the next problem is of the chapter and difficulty chosen by then, and not of the link', async () => {
    const { answer, chapter, wait, onPosed } = await practiceOn(typed)
    await answer(right)
    await chapter('Quadratic Equations')
    await wait(2000)
    expect(onPosed.mock.lastCall?.[0]).toMatchObject({ type: 'quadratic-equations', difficulty: 'easy' })
    expect(onPosed.mock.lastCall?.[1]).toEqual({ topic: 'quadratic-equations', difficulty: 'easy' })
    expect(onPosed.mock.lastCall?.[0].seed).not.toBe(typed.choice.seed)
  })

  test('counts once: typing and submitting within the 2 s changes nothing', async () => {
    const { user, answer } = await practiceOn(typed)
    await answer(right)
    await user.click(button('Submit'))
    await answer(wrong)
    await answer(right)
    expect(tiles()).toEqual(['1', '1', '100.0%', '1'])
    expect(attempts()).toHaveTextContent('Attempts: 1')
  })

  test('typing within the 2 s takes the result away but calls nothing off', async () => {
    const { user, answer, wait, onPosed } = await practiceOn(typed)
    await answer(right)
    await wait(1000)
    await user.type(answerBox(), '1')
    expect(result()).toBeEmptyDOMElement()
    await wait(1000)
    expect(onPosed).toHaveBeenCalledTimes(2)
  })

  test('leaving calls the next problem off, and the problem is still there', async () => {
    const { answer, press, wait, onPosed } = await practiceOn(typed)
    await answer(right)
    await press('Leave')
    await wait(10_000)
    expect(onPosed).toHaveBeenCalledTimes(1)
    expect(result()).toHaveTextContent(/^\s*Correct!$/)
    expect(answerBox()).toHaveValue(right)
  })

  test('generating meanwhile gives one new problem, not two', async () => {
    const { answer, press, wait, onPosed } = await practiceOn(typed)
    await answer(right)
    await wait(1500)
    await press('Generate CBSE Problem')
    await wait(10_000)
    expect(onPosed).toHaveBeenCalledTimes(2)
  })

  test('closing the page calls the next problem off', async () => {
    const { answer, unmount, onPosed } = await practiceOn(typed)
    await answer(right)
    unmount()
    await jest.advanceTimersByTimeAsync(10_000)
    expect(onPosed).toHaveBeenCalledTimes(1)
  })
})

test('a wrong answer ends the streak, and a right one starts it again', async () => {
  const { answer, press } = await practiceOn(typed, another)
  await answer(right)
  expect(tile('Current Streak')).toBe('1')
  await press('Open another link')
  await answer(wrong)
  expect(tile('Current Streak')).toBe('0')
  await answer(String(another.problem.answer))
  expect(tiles()).toEqual(['2', '2', '100.0%', '1'])
})

test('a problem that is solved and opened again counts once', async () => {
  const { answer, press } = await practiceOn(typed)
  await answer(right)
  await press('Open the link')
  expect(result()).toHaveTextContent('Correct!')
  await answer(right)
  expect(tiles()).toEqual(['1', '1', '100.0%', '1'])
})

test.each([
  ['a box', typed, 'Type your answer first.'],
  [
    'options',
    problemWhere(({ parts }) => parts.length === 1 && parts[0]?.rule.kind === 'choice'),
    'Choose an option first.',
  ],
  ['several boxes', problemWhere(({ parts }) => parts.length > 1), 'Answer at least one part first.'],
])('%s with nothing in it: Submit says what to do, and counts nothing', async (_, posed, words) => {
  const { press } = await practiceOn(posed)
  expect(card()).not.toHaveTextContent(words)
  await press('Submit')
  expect(card()).toHaveTextContent(words)
  expect(attempts()).not.toBeInTheDocument()
})

test.each(['', '   '])('submitting "%s" does nothing', async (blank) => {
  const { user } = await practiceOn(typed)
  if (blank) await user.type(answerBox(), blank)
  await user.click(button('Submit'))
  expect(result()).toBeEmptyDOMElement()
  expect(attempts()).not.toBeInTheDocument()
  expect(tile('Total Problems')).toBe('0')
})

test('spaces around an answer do not matter', async () => {
  const { answer } = await practiceOn(typed)
  await answer(`  ${right}  `)
  expect(result()).toHaveTextContent('Correct')
})

test('a wrong answer says how it was read', async () => {
  const { problem, choice } = problemWhere(({ answerFormat }) => answerFormat === 'roots')
  const { answer } = await practiceOn({ problem, choice })
  await answer('1/2, 99')
  const { reading } = checkAnswer(problem.answerValidator, '1/2, 99')
  expect(reading).toBeDefined()
  expect(result()).toHaveTextContent('We read your answer as')
})

describe('hints and solution', () => {
  test('each shows and hides by itself, and neither is an attempt', async () => {
    const { press } = await practiceOn(typed)
    await press('Show Hints')
    const region = (name: string) => screen.queryByRole('region', { name })
    expect(region('Hints')).toBeVisible()
    expect(region('Solution')).not.toBeInTheDocument()
    await press('Show Solution')
    await press('Hide Hints')
    expect(region('Hints')).not.toBeInTheDocument()
    expect(region('Solution')).toBeVisible()
    await press('Hide Solution')
    expect(region('Solution')).not.toBeInTheDocument()
    expect(tile('Total Problems')).toBe('0')
    expect(attempts()).not.toBeInTheDocument()
  })

  test('they hold every hint, every step and the explanation', async () => {
    const { press } = await practiceOn(typed)
    await press('Show Hints')
    await press('Show Solution')
    const items = (name: string) => within(screen.getByRole('region', { name })).getAllByRole('listitem')
    for (let seen = 1; seen < typed.problem.hints.length; seen++) await press(/^Next hint/)
    expect(items('Hints')).toHaveLength(typed.problem.hints.length)
    expect(items('Solution')).toHaveLength(typed.problem.steps.length)
    expect(items('Solution')[0]?.parentElement?.tagName).toBe('OL')
  })

  test('they stay as they are through an attempt', async () => {
    const { press, answer } = await practiceOn(typed)
    await press('Show Hints')
    await answer(wrong)
    expect(button('Hide Hints')).toBeVisible()
  })
})

describe('from a lesson', () => {
  test('a problem of its chapter comes after 100 ms and not before', async () => {
    const { press, wait, onPosed } = await practicePage()
    await press('Start from the lesson')
    await wait(99)
    expect(noCard()).toBe(true)
    await wait(1)
    expect(within(card()).getByRole('heading', { name: 'Chapter 4: Quadratic Equations' })).toBeVisible()
    expect(onPosed).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('button', { name: 'Ch 4 Quadratic Equations' })).toHaveAttribute('aria-pressed', 'true')
  })

  test.each([
    ['leaving', 'Leave', 0],
    ['generating', 'Generate CBSE Problem', 1],
    ['starting again', 'Start from the lesson', 1],
  ])('%s meanwhile: %s gives %d problems', async (_, name, count) => {
    const { press, wait, onPosed } = await practicePage()
    await press('Start from the lesson')
    await wait(50)
    await press(name)
    await wait(1000)
    expect(onPosed).toHaveBeenCalledTimes(count)
  })

  test('closing the page meanwhile poses nothing', async () => {
    const { press, unmount, onPosed } = await practicePage()
    await press('Start from the lesson')
    unmount()
    await jest.advanceTimersByTimeAsync(1000)
    expect(onPosed).not.toHaveBeenCalled()
  })
})

describe('a link', () => {
  test('gives the very problem, every time, and chooses its chapter', async () => {
    const { press, onPosed } = await practiceOn(typed)
    const first = question()
    expect(onPosed).toHaveBeenCalledWith(typed.problem, cellOf(typed))
    expect(screen.getByRole('button', { name: 'Ch 2 Polynomials' })).toHaveAttribute('aria-pressed', 'true')
    await press('Generate CBSE Problem')
    await press('Open the link')
    expect(question()).toBe(first)
  })

  test('seed alone, without a template, gives the very problem as well', async () => {
    const choice = { topic: 'polynomials', difficulty: 'hard', seed: 'abc234' } as const
    const { press } = await practicePage({ choice })
    await press('Open the link')
    const first = question()
    await press('Generate CBSE Problem')
    await press('Open the link')
    expect(question()).toBe(first)
  })

  test('to a kind of problem that does not exist shows another of the chapter and says so, until the next', async () => {
    const { press } = await practicePage({ choice: { ...typed.choice, template: 'no-such-kind' } })
    await press('Open the link')
    expect(card()).toHaveTextContent(
      'The problem of this link is not known here: this is another one of the same chapter',
    )
    await press('Generate CBSE Problem')
    expect(card()).not.toHaveTextContent('is not known here')
  })

  test('that names the wrong chapter for its kind of problem shows that very problem', async () => {
    const { press, onPosed } = await practicePage({ choice: { ...typed.choice, topic: 'circles' } })
    await press('Open the link')
    expect(onPosed).toHaveBeenCalledWith(typed.problem, expect.anything())
  })
})

test('asked twice before the first problem has come, only the second comes', async () => {
  const { wait, onPosed } = await practicePage(typed)
  fireEvent.click(button('Generate CBSE Problem'))
  fireEvent.click(button('Open the link'))
  await wait(0)
  expect(onPosed.mock.calls).toEqual([[typed.problem, cellOf(typed)]])
})

test('every new problem has a code of its own', async () => {
  const { press, onPosed } = await practicePage()
  for (let i = 0; i < 5; i++) await press('Generate CBSE Problem')
  const seeds = onPosed.mock.calls.map(([{ seed }]) => seed)
  expect(new Set(seeds).size).toBe(5)
  for (const seed of seeds) expect(seed).toMatch(/^[a-hjkmnp-z2-9]{6}$/)
})

test('the Board Exam Tip of the chapter asks the assistant; a chapter without one shows none', async () => {
  const { press, chapter, onAsk } = await practiceOn(typed)
  expect(button('Board Exam Tip')).toHaveAccessibleDescription('Watch the sign')
  await press('Board Exam Tip')
  expect(onAsk.mock.calls).toEqual([['Which signs go wrong in polynomials?']])
  await chapter('Real Numbers')
  await press('Generate CBSE Problem')
  expect(screen.queryByRole('button', { name: 'Board Exam Tip' })).not.toBeInTheDocument()
})
