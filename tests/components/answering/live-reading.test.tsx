import { act, render, screen } from '@testing-library/react'
import { LiveReading } from '@/components/answering/live-reading'
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

describe('an answer that cannot be read is told why and where', () => {
  const number: AnswerRule = { kind: 'number', expected: '12' }
  const expression: AnswerRule = { kind: 'expression', expected: 'x^2 - 5x + 6' }

  test.each<readonly [string, AnswerRule, string, string, string]>([
    ['5x', number, 'x', '5x', 'At character 2.'],
    ['abc', number, 'abc', 'abc', 'At character 1.'],
    ['x² − 5x # 6', expression, '#', 'x² − 5x # 6', 'At character 9.'],
    ['3 +', number, '…', '3 +…', 'At the end.'],
    ['(5 + √', roots, '…', '(5 + √…', 'At the end.'],
  ])('%s', (answer, rule, marked, line, place) => {
    const container = typed(rule, answer)
    wait(600)
    const mark = container.querySelector('mark')
    expect(mark?.textContent).toBe(marked)
    expect(mark?.parentElement?.textContent).toBe(line)
    expect(screen.getByText(place)).toBeInTheDocument()
  })

  test('of a long answer only the part around the place is shown', () => {
    const container = typed(number, `${'1 + '.repeat(20)}x${' + 1'.repeat(20)}`)
    wait(600)
    const line = container.querySelector('mark')?.parentElement?.textContent
    expect(line).toBe('…1 + 1 + 1 + 1 + 1 + 1 + x + 1 + 1 + 1…')
  })

  test('a problem of the whole answer has no place', () => {
    const container = typed({ kind: 'fraction', expected: '3/13' }, '3/0')
    wait(600)
    expect(container).toHaveTextContent('That divides by zero.')
    expect(container.querySelector('mark')).not.toBeInTheDocument()
  })

  test('and nothing of it before the typing pauses', () => {
    const container = typed(number, '3 +')
    wait(400)
    expect(container).toHaveTextContent('')
  })
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
