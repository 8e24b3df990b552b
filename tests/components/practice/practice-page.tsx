import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { PosedProblem } from './posed'
import { PracticeTab } from '@/components/practice/practice-tab'
import { usePractice, type Cell, type ProblemChoice } from '@/components/practice/use-practice'
import type { Problem } from '@/lib/problems'
import { ProgressPanel } from '@/components/progress/progress-panel'
import type { Prompt, TopicPrompt } from '@/components/ui/prompt'

export const tips: readonly Prompt[] = ['Time', 'Marks', 'Steps', 'Diagrams'].map((word) => ({
  html: `${word} tip`,
  prompt: `Tell me about ${word}`,
}))
export const problemTips: readonly TopicPrompt[] = [
  { topic: 'polynomials', html: 'Watch the sign', prompt: 'Which signs go wrong in polynomials?' },
]

interface PracticePageProps {
  readonly link: ProblemChoice
  readonly other: ProblemChoice
  readonly onPosed: (problem: Problem, cell: Cell) => void
  readonly onAsk: (prompt: string) => void
}

/** The practice tab with the ways in and out that the page around it has. */
function PracticePage({ link, other, onPosed, onAsk }: PracticePageProps) {
  const practice = usePractice(onPosed)
  return (
    <>
      <button onClick={() => practice.generate(link)}>Open the link</button>
      <button onClick={() => practice.generate(other)}>Open another link</button>
      <button onClick={() => practice.startFromLearn('quadratic-equations')}>Start from the lesson</button>
      <button onClick={practice.leave}>Leave</button>
      <ProgressPanel />
      <PracticeTab {...{ practice, tips, problemTips, onAsk }} mode={undefined} onMode={() => {}} onPose={() => {}} />
    </>
  )
}

const noLink: ProblemChoice = { topic: 'real-numbers', difficulty: 'easy' }

/** A student before the practice tab, whose clock stands still unless told to go on. */
export async function practicePage(
  { choice }: { readonly choice: ProblemChoice } = { choice: noLink },
  { choice: other }: { readonly choice: ProblemChoice } = { choice: noLink },
) {
  jest.useFakeTimers()
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  const [onPosed, onAsk] = [jest.fn<undefined, [Problem, Cell]>(), jest.fn<undefined, [string]>()]
  const { unmount } = render(<PracticePage link={choice} other={other} {...{ onPosed, onAsk }} />)
  const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))
  async function press(name: string | RegExp) {
    await user.click(screen.getByRole('button', { name }))
    await wait(0)
  }
  return {
    user,
    onPosed,
    onAsk,
    unmount,
    wait,
    press,
    async answer(text: string) {
      await user.clear(answerBox())
      await user.type(answerBox(), `${text}{Enter}`)
    },
    chapter: (title: string) => user.click(chapters().getByRole('button', { name: new RegExp(`${title}$`) })),
  }
}

/** The same, with this problem open, and the link of another at hand. */
export async function practiceOn(posed: PosedProblem, another?: PosedProblem) {
  const page = await practicePage(posed, another)
  await page.press('Open the link')
  // the first problem of a file of tests loads the bank
  for (let turn = 0; turn < 100 && noCard(); turn++) await page.wait(0)
  return page
}

export const chapters = () => within(screen.getByRole('group', { name: 'Chapters' }))
export const card = () => screen.getByRole('article', { name: 'Problem' })
export const noCard = () => screen.queryByRole('article', { name: 'Problem' }) === null
export const answerBox = () => screen.getByRole('textbox', { name: 'Your answer' })
export const result = () => within(card()).getAllByRole('status')[0]
/** The problem's question as it is shown. */
export const question = () => card().querySelector('.problem-text')?.textContent

/** A tile of "Your Progress". */
export function tile(name: string) {
  const panel = within(screen.getByRole('region', { name: 'Your Progress' }))
  const place = panel.getAllByRole('term').findIndex(({ textContent }) => textContent === name)
  return panel.getAllByRole('definition')[place]?.textContent
}
