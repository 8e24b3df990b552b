import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { lessonFiles, realNumbers } from './lessons'
import { paperFiles, solved2023, solved2024 } from './papers/papers'
import { problemTips, tips } from './practice/practice-page'
import { standInNetwork } from './stand-ins/network'
import { StudyApp } from '@/components/study-app'

const tipFiles = { '/tips/tips.json': { practice: tips, problem: problemTips, study: ['Sleep well.'] } }

/** The whole page, opened at this address, in a browser that sets MathML. */
export async function openApp(search = '') {
  jest.useFakeTimers()
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 77, 23))
  const network = standInNetwork({ ...lessonFiles, ...paperFiles, ...tipFiles })
  window.history.replaceState(null, '', `/${search}`)
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))
  render(<StudyApp firstLesson={realNumbers} papers={[solved2024, solved2023]} />)
  await wait(0)
  const click = async (element: HTMLElement) => {
    await user.click(element)
    await wait(0)
  }
  return { network, user, wait, click }
}

export const tab = (name: string) => screen.getByRole('tab', { name })
export const button = (name: string) => screen.getByRole('button', { name })
export const address = () => window.location.search
export const chapter = (title: string) =>
  within(screen.getByRole('group', { name: 'Chapters' })).getByRole('button', { name: new RegExp(`${title}$`) })
