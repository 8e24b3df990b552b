import { screen, within } from '@testing-library/react'
import { problemWhere } from './posed'
import { answerBox, card, practiceOn, result } from './practice-page'
import { notAnswerable } from '@/lib/problems'

const typed = problemWhere(
  ({ answerValidator: { kind, slips = [] }, steps }) =>
    kind === 'number' && slips.some(({ step }) => step > 1 && step < steps.length - 1),
)
const slip = typed.problem.answerValidator.slips?.find(({ step }) => step > 1 && step < typed.problem.steps.length - 1)
const { response: slipped, step } = slip ?? { response: '', step: 0 }
const right = String(typed.problem.answer)

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const isBefore = (one: Element | null | undefined, other: Element) =>
  Boolean((one?.compareDocumentPosition(other) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING)
const solutionLines = () => within(screen.getByRole('list', { name: 'Solution steps' })).getAllByRole('listitem')
const region = (name: string) => screen.queryByRole('region', { name })

test('the verdict stands right under Submit, before the keys and everything else, and comes into view', async () => {
  const { answer } = await practiceOn(typed)
  jest.mocked(answerBox().scrollIntoView).mockClear()
  await answer(slipped)
  expect(isBefore(button('Submit'), result() ?? card())).toBe(true)
  for (const later of [screen.getByRole('group', { name: 'Symbols' }), button('Show Hints')])
    expect(isBefore(result(), later)).toBe(true)
  expect(answerBox().scrollIntoView).toHaveBeenCalledWith({ block: 'nearest', behavior: 'instant' })
})

test('an empty answer moves nothing', async () => {
  const { press } = await practiceOn(typed)
  jest.mocked(answerBox().scrollIntoView).mockClear()
  await press('Submit')
  expect(answerBox().scrollIntoView).not.toHaveBeenCalled()
})

describe('a slip that is known', () => {
  test('is told with its step as a button, which opens the solution there and marks the line', async () => {
    const { answer, press } = await practiceOn(typed)
    await answer(slipped)
    expect(result()).toHaveTextContent(`Look again at step ${step} of the solution`)
    await press(`Look again at step ${step} of the solution`)
    const marked = solutionLines()[step - 1]
    expect(marked).toHaveAttribute('aria-current', 'step')
    expect(marked).toHaveTextContent(new RegExp(`^Step ${step}`))
    expect(marked).toHaveFocus()
    expect(solutionLines().filter((line) => line.hasAttribute('aria-current'))).toHaveLength(1)
  })

  test('just that step can be shown, and one line more after it', async () => {
    const { answer, press } = await practiceOn(typed)
    await answer(slipped)
    await press('Show me the step where it went wrong')
    const lines = () => within(region('Where it went wrong') ?? card()).getAllByRole('listitem')
    expect(lines()).toHaveLength(1)
    expect(lines()[0]).toHaveTextContent(new RegExp(`^Step ${step}`))
    expect(region('Solution')).not.toBeInTheDocument()
    await press('One line more')
    expect(lines()).toHaveLength(2)
    for (let shown = step + 1; shown < typed.problem.steps.length; shown++) await press('One line more')
    expect(screen.queryByRole('button', { name: 'One line more' })).not.toBeInTheDocument()
    await press('Hide these lines')
    expect(region('Where it went wrong')).not.toBeInTheDocument()
  })

  test('the line stays while the answer is typed anew', async () => {
    const { user, answer, press } = await practiceOn(typed)
    await answer(slipped)
    await press('Show me the step where it went wrong')
    await user.type(answerBox(), '1')
    expect(region('Where it went wrong')).toBeVisible()
  })
})

describe('a wrong answer of no known kind', () => {
  const steps = () => within(region('Step by step') ?? card()).getAllByRole('listitem')

  test('names no step where it went wrong; the first step can be shown by itself, and one line more after it', async () => {
    const { answer, press } = await practiceOn(typed)
    await answer('98765.4321')
    expect(screen.queryByRole('button', { name: /Look again|went wrong/ })).not.toBeInTheDocument()
    await press('Show me the first step')
    expect(steps()).toHaveLength(1)
    expect(steps()[0]).toHaveTextContent(/^Step 1/)
    expect(region('Solution')).not.toBeInTheDocument()
    await press('One line more')
    expect(steps()).toHaveLength(2)
  })

  test('of one part of several: the first step of that part', async () => {
    const inParts = problemWhere(({ parts }) => parts.length > 1 && parts.every(({ steps }) => steps.length > 1))
    const { user, press } = await practiceOn(inParts)
    const [first = 0] = inParts.problem.parts.map((part) => part.steps.length)
    await user.type(screen.getAllByRole('textbox')[1] ?? card(), '98765.4321')
    await press('Submit')
    await press(`Show me the first step of ${inParts.problem.parts[1]?.label ?? ''}`)
    expect(steps()).toHaveLength(1)
    expect(steps()[0]).toHaveTextContent(new RegExp(`^Step ${first + 1}`))
  })

  test('of a part that is worked in one line: nothing, for it would give all away', async () => {
    const short = problemWhere(
      ({ parts }) => parts.length > 1 && parts[0]?.rule.kind === 'number' && parts[0].steps.length === 1,
    )
    const { user, press } = await practiceOn(short)
    await user.type(screen.getAllByRole('textbox')[0] ?? card(), '98765.4321')
    await press('Submit')
    expect(screen.getByText('Not yet right')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Show me the first step' })).not.toBeInTheDocument()
  })

  test('of steps put in order: nothing, for the first of them may stand right already', async () => {
    const ordered = problemWhere(({ parts, answer }) => parts[0]?.rule.kind === 'sequence' && String(answer).length > 5)
    const { answer } = await practiceOn(ordered)
    await answer(String(ordered.problem.answer).split(' ').toReversed().join(' '))
    expect(result()).toHaveTextContent(/^\s*Incorrect/)
    expect(screen.queryByRole('button', { name: 'Show me the first step' })).not.toBeInTheDocument()
  })

  test('beside the whole solution: nothing', async () => {
    const { answer, press } = await practiceOn(typed)
    await answer('98765.4321')
    await press('Show Solution')
    expect(screen.queryByRole('button', { name: 'Show me the first step' })).not.toBeInTheDocument()
  })
})

describe('the student leads', () => {
  test('"Stay on this problem" calls the next one off, and the focus goes to "Next problem"', async () => {
    const { answer, press, wait, onPosed } = await practiceOn(typed)
    expect(screen.queryByRole('button', { name: 'Stay on this problem' })).not.toBeInTheDocument()
    await answer(right)
    await press('Stay on this problem')
    await wait(10_000)
    expect(onPosed).toHaveBeenCalledTimes(1)
    expect(result()).toHaveTextContent(/^\s*Correct!$/)
    expect(button('Next problem')).toHaveFocus()
    await press('Next problem')
    expect(onPosed).toHaveBeenCalledTimes(2)
  })

  test.each(['Show Hints', 'Show Solution'])('"%s" calls the next problem off', async (name) => {
    const { answer, press, wait, onPosed } = await practiceOn(typed)
    await answer(right)
    await press(name)
    await wait(10_000)
    expect(onPosed).toHaveBeenCalledTimes(1)
  })

  test('"Next problem" stands beside the buttons, and again after the solution', async () => {
    const { user, press, wait, onPosed } = await practiceOn(typed)
    expect(screen.getAllByRole('button', { name: 'Next problem' })).toHaveLength(1)
    await press('Show Solution')
    const again = within(region('Solution') ?? card()).getByRole('button', { name: 'Next problem' })
    expect(isBefore(solutionLines().at(-1), again)).toBe(true)
    await user.click(again)
    await wait(0)
    expect(onPosed).toHaveBeenCalledTimes(2)
  })
})

test('hints come one at a time, and are counted', async () => {
  const three = problemWhere(({ hints }) => hints.length === 3)
  const { press } = await practiceOn(three)
  const hints = () => within(region('Hints') ?? card()).getAllByRole('listitem')
  await press('Show Hints')
  expect(hints()).toHaveLength(1)
  await press('Next hint (2 of 3)')
  await press('Next hint (3 of 3)')
  expect(hints()).toHaveLength(3)
  expect(screen.queryByRole('button', { name: /^Next hint/ })).not.toBeInTheDocument()
  expect(region('Hints')).toHaveFocus()
  await press('Hide Hints')
  expect(region('Hints')).not.toBeInTheDocument()
})

test('a table of the working stands at the step that earns its marks', async () => {
  const tabled = problemWhere(({ templateId }) => templateId === 'stat-mean-of-grouped-data')
  const { press } = await practiceOn(tabled)
  await press('Show Solution')
  expect(within(solutionLines()[0] ?? card()).getByRole('table')).toBeVisible()
  expect(within(region('Solution') ?? card()).getAllByRole('table')).toHaveLength(1)
})

test('of a task to draw the student says how it went, which counts nothing', async () => {
  const { press } = await practiceOn(problemWhere(({ answer }) => answer === notAnswerable))
  await press('Show Solution')
  await press('I did it')
  expect(button('I did it')).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByText('Well done. Go on when you are ready.')).toBeVisible()
  await press('I need more practice')
  expect(button('I need more practice')).toHaveAttribute('aria-pressed', 'false')
  expect(window.localStorage.getItem('mathTutorProgress')).toBeNull()
})

test('"I did it" opens the solution to compare with, and counts when it is said again; more practice needs no comparing', async () => {
  const drawing = problemWhere(({ answer }) => answer === notAnswerable)
  const { press } = await practiceOn(drawing)
  expect(screen.getByText(/^Draw this on paper: there is nothing to type here/)).toBeVisible()
  await press('I did it')
  expect(button('I did it')).toHaveAttribute('aria-pressed', 'false')
  expect(screen.getByText(/^First compare: the solution is open below/)).toBeVisible()
  expect(solutionLines().length).toBeGreaterThan(0)
  expect(solutionLines()[0]).toHaveFocus()
  const end = within(region('Solution') ?? card()).getByRole('group', { name: 'How did it go?' })
  expect(within(end).getByRole('button', { name: 'I did it' })).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Your answer' })).toHaveAttribute('placeholder', 'Nothing to type here')
  await press('I did it')
  expect(button('I did it')).toHaveAttribute('aria-pressed', 'true')
})

test('who needs more practice says so at once', async () => {
  const { press } = await practiceOn(problemWhere(({ answer }) => answer === notAnswerable))
  await press('I need more practice')
  expect(button('I need more practice')).toHaveAttribute('aria-pressed', 'true')
  expect(region('Solution')).not.toBeInTheDocument()
})

test('where something is typed or picked there is nothing to say', async () => {
  await practiceOn(typed)
  expect(screen.queryByRole('button', { name: 'I did it' })).not.toBeInTheDocument()
})
