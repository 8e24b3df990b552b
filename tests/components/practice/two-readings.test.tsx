import { within } from '@testing-library/react'
import { problemWhere } from './posed'
import { card, practiceOn, result, tile } from './practice-page'

const surd = /^(\d*)√(\d+)(?:\/(\d+))?$/
const typed = problemWhere(({ answerValidator: { kind, expected } }) => kind === 'surd' && surd.test(expected))
const [, p = '', q = '', r = '1'] = surd.exec(typed.problem.answerValidator.expected) ?? []

/** p√q/r is pq/(r√q): without the brackets it can be read as (pq/r)√q as well. */
const ambiguous = `${Number(p || 1) * Number(q)}/${r}√${q}`

test('an answer that can be read in two ways, one of them right, is asked about and is no attempt', async () => {
  const page = await practiceOn(typed)
  await page.answer(ambiguous)
  expect(result()).toHaveTextContent('does not count as an attempt')
  expect(result()).not.toHaveTextContent('Incorrect')
  expect(result()).toHaveTextContent('Use brackets')
  expect(within(card()).queryByText(/^Attempts:/)).not.toBeInTheDocument()
  expect([tile('Total Problems'), tile('Current Streak')]).toEqual(['0', '0'])
})

test('with brackets it is judged', async () => {
  const page = await practiceOn(typed)
  await page.answer(`${Number(p || 1) * Number(q)}/(${r}√${q})`)
  expect(result()).toHaveTextContent('Correct')
  expect(tile('Total Problems')).toBe('1')
})
