import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { set as classSet } from '../../lib/sets/class'
import { PrintSet } from '@/components/teach/print-set'
import { codeOfSet } from '@/lib/sets/set-code'
import type { QuestionSet } from '@/lib/sets/set'

const set: QuestionSet = { ...classSet, title: 'Unit test 1', own: true, questions: classSet.questions.slice(0, 2) }

async function printed(answers: 'none' | 'key' | 'scheme', papers = 2) {
  const user = userEvent.setup({ delay: null })
  const { container } = render(<PrintSet set={set} copy="" />)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Answers' }), answers)
  const count = screen.getByRole('spinbutton', { name: /^Papers/ })
  await user.tripleClick(count)
  await user.keyboard(String(papers))
  await screen.findByRole('button', { name: 'Print' })
  const sheets = [...(container.ownerDocument.querySelectorAll<HTMLElement>('.sheet') ?? [])]
  const ofStudents = sheets.filter((sheet) => within(sheet).queryByText(/^Roll no/))
  return { ofStudents, ofTeacher: sheets.filter((sheet) => !ofStudents.includes(sheet)) }
}

test.each(['none', 'key', 'scheme'] as const)(
  'nothing on a student’s sheet leads to the key: no QR code and no address (answers: %s)',
  async (answers) => {
    const { ofStudents } = await printed(answers)
    expect(ofStudents).toHaveLength(2)
    for (const sheet of ofStudents) {
      expect(within(sheet).queryByRole('img', { name: /QR code/ })).toBeNull()
      expect(sheet).not.toHaveTextContent(/QR code|set=|\/teach/)
    }
  },
)

test.each(['key', 'scheme'] as const)(
  'the page of each key carries the QR code of this very key, and the name that stands on the student’s sheet (%s)',
  async (answers) => {
    const { ofStudents, ofTeacher } = await printed(answers)
    expect(ofTeacher).toHaveLength(2)
    for (const [place, sheet] of ofTeacher.entries()) {
      const name = `Paper ${codeOfSet(set).slice(-6)} / ${place + 1}`
      expect(ofStudents[place]).toHaveTextContent(name)
      expect(sheet).toHaveTextContent(`${name}. The QR code opens the key of this very paper.`)
      expect(within(sheet).getAllByRole('img', { name: 'QR code of the key' })).toHaveLength(1)
    }
  },
)

test('who prints no key finds that of each paper from the page', async () => {
  const { ofTeacher } = await printed('none')
  expect(ofTeacher).toHaveLength(0)
  const keys = within(screen.getByRole('list', { name: /^No key is printed/ })).getAllByRole('link')
  expect(keys.map((link) => link.textContent)).toEqual(['Key of paper 1', 'Key of paper 2'])
  expect(keys.map((link) => new URL(link.getAttribute('href') ?? '').search)).toEqual(
    ['1', '2'].map((copy) => `?set=${codeOfSet(set)}&copy=${copy}`),
  )
})
