import { act, render, screen } from '@testing-library/react'
import { LiveReading } from '@/components/practice/live-reading'
import type { AnswerRule } from '@/lib/answers/rule'

const roots: AnswerRule = { kind: 'roots', expected: '3, -2' }

function typed(rule: AnswerRule, answer: string) {
  jest.useFakeTimers()
  const { container, rerender } = render(<LiveReading rule={rule} answer="" />)
  rerender(<LiveReading rule={rule} answer={answer} />)
  return container
}

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))

test('half a second after the typing pauses it says how the answer is read, as mathematics', () => {
  const container = typed(roots, 'x=3 or -2')
  wait(400)
  expect(screen.queryByText(/We read/)).not.toBeInTheDocument()
  wait(200)
  expect(screen.getByText(/We read/)).toBeInTheDocument()
  expect(container.querySelectorAll('math')).toHaveLength(1)
})

test('an answer that cannot be read is told what is missing', () => {
  const container = typed({ kind: 'number', expected: '12' }, '3 +')
  wait(600)
  expect(container).toHaveTextContent('missing')
})

test('words and blank answers are left alone', () => {
  const words = typed({ kind: 'text', expected: 'true' }, 'false')
  wait(600)
  expect(words).toHaveTextContent('')
  const blank = typed(roots, '   ')
  wait(600)
  expect(blank).toHaveTextContent('')
})

test('it never tells whether the answer is right', () => {
  const right = typed(roots, '3, -2')
  wait(600)
  expect(right.textContent).not.toMatch(/correct|right|wrong/i)
})

test('it is announced politely', () => {
  const container = typed(roots, '3')
  expect(container.querySelector('[aria-live="polite"]')).toBeInTheDocument()
})
