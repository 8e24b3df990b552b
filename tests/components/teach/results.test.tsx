import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { linkOf, resultOf, set } from '../../lib/sets/class'
import { Results } from '@/components/teach/results'
import { codeOfResult } from '@/lib/sets/result-code'
import { resultText } from '@/lib/sets/result-text'

const short = { ...set, questions: set.questions.slice(0, 4) }
const users = () => userEvent.setup({ delay: null })

/** What five students sent: of one the link was changed by hand, of another cut. */
async function messages(): Promise<string> {
  const sent = [
    ['Asha', 'a', 4, 300],
    ['Ravi', 'b', 1, 100],
    ['Meera', 'c', 2, 200],
    ['Zoya', 'd', 3, 50],
    ['Imran', 'e', 0, 400],
  ] as const
  const texts = await Promise.all(
    sent.map(async ([name, copy, right, seconds]) => {
      const result = await resultOf(name, copy, right, short)
      const timed = { ...result, answers: result.answers.map((answer) => ({ ...answer, seconds })) }
      const code = codeOfResult(timed)
      const last = code.endsWith('A') ? 'B' : 'A'
      const link = name === 'Zoya' ? code.slice(0, -1) + last : name === 'Imran' ? code.slice(0, -30) : code
      return `23/11/26, 9:10 pm - ${name}: ${resultText(result, short, linkOf(link))}`
    }),
  )
  return texts.join('\n')
}

const names = () => {
  const [, ...rows] = within(screen.getByRole('table')).getAllByRole('row')
  return rows.slice(0, -1).map((row) => within(row).getByRole('rowheader').textContent)
}

async function pasted() {
  const user = users()
  render(<Results linked="" />)
  const box = screen.getByRole('textbox', { name: /^Paste what your students sent/ })
  await user.click(box)
  await user.paste(await messages())
  await user.click(screen.getByRole('button', { name: 'Add' }))
  await screen.findByText('5 results found, 5 of them new.')
  return user
}

beforeEach(() => localStorage.clear())

test('what students sent becomes one table: marks, times, and each damaged link by its sender', async () => {
  await pasted()
  expect(names()).toEqual(['Asha', 'Meera', 'Ravi', 'Zoya'])
  const lost = within(screen.getByRole('list', { name: 'Results that cannot be read' })).getAllByRole('listitem')
  expect(lost).toHaveLength(1)
  expect(lost[0]).toHaveTextContent(/Imran.*Ask for it again/)
  expect(screen.getByRole('row', { name: /^Zoya.*changed after it was made/ })).toBeVisible()
  expect(screen.getByRole('row', { name: /^Share of the marks/ })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Hardest kinds of questions' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Slips' })).toBeVisible()
})

test('the table is sorted by name, marks, time or the last that finished', async () => {
  const user = await pasted()
  const sort = (by: string) => user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), by)
  await sort('Marks')
  expect(names()).toEqual(['Asha', 'Zoya', 'Meera', 'Ravi'])
  await sort('Time taken')
  expect(names()).toEqual(['Zoya', 'Ravi', 'Meera', 'Asha'])
})

test('it is filtered by a name and by what is flagged', async () => {
  const user = await pasted()
  await user.type(screen.getByRole('searchbox', { name: 'Filter by name' }), 'ra')
  expect(names()).toEqual(['Meera', 'Ravi'])
  await user.clear(screen.getByRole('searchbox', { name: 'Filter by name' }))
  await user.click(screen.getByRole('checkbox', { name: 'Flagged only' }))
  expect(names()).toEqual(['Zoya'])
  await user.type(screen.getByRole('searchbox', { name: 'Filter by name' }), 'q')
  expect(screen.getByText('No result fits the filter.')).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Slips' })).toBeNull()
})

test('it is saved as a file for a spreadsheet: what is shown, in that order', async () => {
  const user = await pasted()
  const saved: Blob[] = []
  const made = jest.fn((blob: Blob) => (saved.push(blob), 'blob:results'))
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  Object.assign(URL, { createObjectURL: made, revokeObjectURL: () => {} })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Marks')
  await user.click(screen.getByRole('button', { name: 'Save as CSV' }))
  const text = await new Promise<string>((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    if (saved[0]) reader.readAsText(saved[0])
  })
  const [head = '', ...lines] = text.trimEnd().split('\r\n')
  expect(head).toMatch(/Name,Set,Finished \(UTC\),Marks,Out of,Minutes,Q1,Q2,Q3,Q4,/)
  expect(lines.map((line) => line.split(',')[0])).toEqual(['Asha', 'Zoya', 'Meera', 'Ravi'])
})

test('results stay in this browser and are there again; they can be removed', async () => {
  const user = await pasted()
  screen.getByRole('table')
  const again = render(<Results linked="" />)
  expect(await within(again.container).findByRole('rowheader', { name: 'Asha' })).toBeVisible()
  again.unmount()
  await user.click(screen.getByRole('button', { name: 'Remove all results' }))
  expect(screen.getByText('All results are removed from this browser.')).toBeVisible()
  expect(screen.queryByRole('table')).toBeNull()
  expect(Object.values(localStorage).join()).not.toContain('Asha')
})

test('a text without a result says what to paste', async () => {
  const user = users()
  render(<Results linked="" />)
  await user.type(screen.getByRole('textbox', { name: /^Paste/ }), 'Good evening')
  await user.click(screen.getByRole('button', { name: 'Add' }))
  expect(await screen.findByText(/No result was found in this text/)).toBeVisible()
})
