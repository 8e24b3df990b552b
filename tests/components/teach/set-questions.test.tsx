import { render, screen, within } from '@testing-library/react'
import { set as classSet } from '../../lib/sets/class'
import { SummaryQuestion } from '@/components/sets/summary-question'
import { SetQuestions } from '@/components/teach/set-questions'
import { catalogue } from '@/lib/memory/catalogue'
import { judgedAnswer } from '@/lib/sets/judged-result'
import { posedSet } from '@/lib/sets/posed-set'
import type { QuestionSet } from '@/lib/sets/set'

const ordering: QuestionSet = {
  ...classSet,
  own: true,
  questions: [{ template: 'rn-root-irrational-in-order', version: 1 }],
}
const nothing = () => {}

async function opened(set: QuestionSet, copy: string) {
  render(<SetQuestions set={set} copy={copy} onReplace={nothing} onRemove={nothing} />)
  await screen.findByText(/^Key:/)
  return screen.getByRole('region', { name: /^1 question/ })
}

const linesShown = () =>
  within(screen.getByRole('list', { name: 'Lines with letters' }))
    .getAllByRole('listitem')
    .map((line) => line.textContent?.trim().slice(0, 3))

const lettersOf = (count: number) => ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].slice(0, count).map((one) => `(${one})`)

test('the teacher sees the lettered lines of an ordering question above its key', async () => {
  await opened(ordering, '')
  const [question] = await posedSet(ordering, '', catalogue)
  const count = question?.problem.options?.length ?? 0
  expect(count).toBeGreaterThan(3)
  expect(linesShown()).toEqual(lettersOf(count))
})

test('the student sees them in the result, beside the letters that were answered', async () => {
  const [question] = await posedSet(ordering, '', catalogue)
  if (!question) throw new Error('no question')
  const texts = ['B A']
  const judged = judgedAnswer(question.problem, { texts })
  render(<SummaryQuestion problem={question.problem} place={0} judged={judged} texts={texts} withSolution={false} />)
  expect(screen.getByText('You answered: B A')).toBeVisible()
  expect(linesShown()).toEqual(lettersOf(question.problem.options?.length ?? 0))
})

test('the link of a copy brings its key into view; the questions of a new set stay where they are', async () => {
  expect((await opened(ordering, '7')).scrollIntoView).toHaveBeenCalledWith({ block: 'start' })
})

test('a set without a copy scrolls nothing', async () => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView').mockClear()
  await opened(ordering, '')
  expect(scroll).not.toHaveBeenCalled()
})
