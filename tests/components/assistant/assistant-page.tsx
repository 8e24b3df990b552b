import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { standInNetwork } from '../stand-ins/network'
import { AssistantGate } from '@/components/assistant/assistant-gate'
import type { Problem } from '@/lib/problems'

export const studyTips = ['Sleep well.', 'Practise daily.']

interface AssistantPageProps {
  readonly tip: string
  readonly problem: Problem | null
}

/** Hears of what the page is asked to open. */
export const onVisit = jest.fn()

/** The assistant with the two ways to open it that the page has. */
function AssistantPage({ tip, problem }: AssistantPageProps) {
  const [{ open, prompt }, setOpen] = useState<{ open: boolean; prompt: string | null }>({ open: false, prompt: null })
  return (
    <>
      <button onClick={() => setOpen({ open: true, prompt: null })}>AI Assistant</button>
      <button onClick={() => setOpen({ open: true, prompt: tip })}>A tip</button>
      <AssistantGate
        onReopen={() => {}}
        {...{ open, prompt }}
        context={problem ? { problem } : {}}
        onClose={() => setOpen({ open: false, prompt: null })}
        onVisit={onVisit}
      />
    </>
  )
}

/** A student before the page, whose clock stands still unless told to go on. */
export async function assistantPage({
  tip = 'What is a polynomial?',
  problem = null,
}: Partial<AssistantPageProps> = {}) {
  standInNetwork({ '/tips/tips.json': { practice: [], problem: [], study: studyTips } })
  jest.useFakeTimers({ now: new Date(2025, 0, 15, 9, 5) })
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  const { unmount } = render(<AssistantPage tip={tip} problem={problem} />)
  const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))
  return {
    user,
    unmount,
    wait,
    async press(name: string) {
      await user.click(screen.getByRole('button', { name }))
      await wait(0)
    },
    send: (text: string) => user.type(questionBox(), `${text}{Enter}`),
  }
}

/** The same, with the assistant open. */
export async function openAssistant(problem: Problem | null = null) {
  const page = await assistantPage({ problem })
  await page.press('AI Assistant')
  return page
}

export const dialog = () => screen.getByRole('dialog', { name: 'AI Math Assistant' })
export const questionBox = () => within(dialog()).getByRole('textbox', { name: 'Your question' })
export const log = () => within(dialog()).getByRole('log')
const messagesOf = (speaker: string) =>
  within(log())
    .queryAllByText(speaker)
    .map(({ nextSibling }) => nextSibling?.textContent)
export const asked = () => messagesOf('You:')
export const replies = () => messagesOf('Assistant:')
