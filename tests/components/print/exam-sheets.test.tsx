import { render, screen, within } from '@testing-library/react'
import { smallExam } from '../../lib/papers/small-exam'
import { ExamKey } from '@/components/print/exam-key'
import { ExamSheets } from '@/components/print/exam-sheets'
import type { ExamPaper } from '@/lib/papers'

const [a, b, c] = smallExam.sections
const [two, three, four] = b?.questions ?? []
const [caseStudy] = c?.questions ?? []
if (!a || !b || !two || !three || !four || !caseStudy) throw new Error('the small exam has changed')
const several = caseStudy.alternatives[0]
const single = three.alternatives[1]
if (!several || !single) throw new Error('the small exam has changed')

/** Of question 3 the first way has three parts, the other one. */
const exam: ExamPaper = {
  ...smallExam,
  sections: [a, { ...b, questions: [two, { ...three, alternatives: [several, single] }, four] }],
}
const choice = { school: 'Kendriya Vidyalaya', className: '10', date: '', lines: 0, answers: 'none' } as const

const item = (words: string) => {
  const found = screen.getByText(words).closest('li')
  if (!found) throw new Error(`${words} stands in no question`)
  return within(found)
}

test('a question has its marks once; of several parts each has its own, and what is asked alone has none beside it', () => {
  render(<ExamSheets exam={exam} choice={choice} keyLink="https://example.org/?paper=board&seed=k3f9&key=1" />)
  const question = item('Find n.')
  expect(question.getAllByText(/^\[\d\]$/)).toHaveLength(1)
  expect(question.getAllByText(/^\(\d\)$/).map(({ textContent }) => textContent)).toEqual(['(1)', '(1)', '(2)'])
  expect(question.getByText('OR')).toBeInTheDocument()
})

test('options, lines to write on and the way to the key are on the sheet', () => {
  const { container } = render(
    <ExamSheets exam={exam} choice={{ ...choice, lines: 2 }} keyLink="https://example.org/?key=1" />,
  )
  expect(item('Which is prime?').getByText(/^\(B\)/)).toBeInTheDocument()
  expect(container.querySelectorAll('.sheet-lines > div').length).toBeGreaterThan(0)
  expect(item('Which is prime?').queryByText(/^_/)).toBeNull()
  expect(
    screen.getByText(/opens the marking scheme of this very paper: https:\/\/example.org\/\?key=1$/),
  ).toBeInTheDocument()
})

test('the scheme has the lines of both ways with what each earns, the key alone has none', () => {
  const { rerender, container } = render(<ExamKey exam={exam} scheme heading="h3" />)
  expect(screen.getByText('First line of Find n.')).toBeInTheDocument()
  expect(screen.getByText('3. OR')).toBeInTheDocument()
  expect(screen.getAllByRole('heading', { level: 3 })).not.toHaveLength(0)
  expect(container.textContent).toContain('½')
  rerender(<ExamKey exam={exam} scheme={false} heading="h2" />)
  expect(screen.queryByText('First line of Find n.')).toBeNull()
  expect(screen.queryByRole('heading', { level: 3 })).toBeNull()
  expect(screen.getByText('A proof: see the marking scheme.')).toBeInTheDocument()
})
