import { screen, within } from '@testing-library/react'
import { card, practiceOn, question, result, tile } from './practice-page'
import { problemWhere } from './posed'

const posed = problemWhere(({ templateId }) => templateId === 'cg-grid-map')
const { parts } = posed.problem
const keys = parts.map(({ rule }) => rule.expected)
const box = (label: string) => screen.getByRole('textbox', { name: `Your answer ${label}` })
const labels = ['(i)', '(ii)', '(iii)']

async function open() {
  const page = await practiceOn(posed)
  return {
    ...page,
    async fill(texts: readonly string[]) {
      for (const [index, text] of texts.entries()) {
        await page.user.clear(box(labels[index] ?? ''))
        if (text !== '') await page.user.type(box(labels[index] ?? ''), text)
      }
      await page.user.keyboard('{Enter}')
    },
  }
}

test('each part has a box, named as the question labels it, and no box is for all of them', async () => {
  await open()
  for (const label of labels) expect(box(label)).toHaveValue('')
  expect(screen.queryByRole('textbox', { name: 'Your answer' })).not.toBeInTheDocument()
  expect(question()).toContain('(iii)')
})

test('the placeholder of each box says how that part is written', async () => {
  await open()
  expect(box('(ii)')).toHaveAttribute('placeholder', 'Enter coordinates, e.g., (3, 4)')
  expect(box('(i)')).toHaveAttribute('placeholder', 'Enter your answer...')
})

test('all parts right: the problem is correct and counts once', async () => {
  const { fill } = await open()
  await fill(keys)
  expect(result()).toHaveTextContent('Correct! A new problem will load shortly.')
  expect(within(card()).getAllByText(/^Right: \d marks?$/)).toHaveLength(3)
  expect([tile('Total Problems'), tile('Correct Answers')]).toEqual(['1', '1'])
})

test('one part wrong: which, and the marks so far', async () => {
  const { fill } = await open()
  await fill([keys[0] ?? '', '(99, 98)', keys[2] ?? ''])
  expect(result()).toHaveTextContent('Incorrect. Review your working and try again.')
  expect(result()).toHaveTextContent('3 of 4 marks so far. Look again at (ii).')
  expect(within(card()).getAllByText('Not yet right')).toHaveLength(1)
  expect([tile('Total Problems'), tile('Correct Answers')]).toEqual(['1', '0'])
})

test('right parts with the others still empty are not judged yet: no attempt, no mistake, and they keep their mark', async () => {
  const { fill } = await open()
  await fill([keys[0] ?? '', '', ''])
  expect(result()).toHaveTextContent('Not judged yet: this does not count as an attempt.')
  expect(result()).not.toHaveTextContent('Incorrect')
  expect(within(card()).getAllByText(/^Right: 1 mark$/)).toHaveLength(1)
  expect(screen.queryByText(/Attempts:/)).not.toBeInTheDocument()
  expect([tile('Total Problems'), tile('Correct Answers')]).toEqual(['0', '0'])
})

test('who goes on after a right part solves the problem at the first attempt', async () => {
  const { fill } = await open()
  await fill([keys[0] ?? '', '', ''])
  await fill([keys[0] ?? '', keys[1] ?? '', ''])
  expect(result()).toHaveTextContent('Still to be answered: (iii).')
  await fill(keys)
  expect(result()).toHaveTextContent('Correct!')
  expect(screen.getByText('Attempts: 1')).toBeInTheDocument()
  expect([tile('Total Problems'), tile('Correct Answers'), tile('Current Streak')]).toEqual(['1', '1', '1'])
})

test('a part in a later box alone is as much a beginning as the first', async () => {
  const { fill } = await open()
  await fill(['', keys[1] ?? '', ''])
  expect(result()).toHaveTextContent('Not judged yet')
  expect(result()).toHaveTextContent('Still to be answered: (i) and (iii).')
})

test('one wrong part alone is an attempt, told as wrong', async () => {
  const { fill } = await open()
  await fill(['', '(99, 98)', ''])
  expect(result()).toHaveTextContent('Incorrect.')
  expect(screen.getByText('Attempts: 1')).toBeInTheDocument()
})

test('a part left empty is told from a wrong one', async () => {
  const { fill } = await open()
  await fill([keys[0] ?? '', '', ''])
  expect(result()).toHaveTextContent('1 of 4 marks so far. Still to be answered: (ii) and (iii).')
  expect(within(card()).getAllByText('Still to be answered')).toHaveLength(2)
  expect(screen.queryByText('Not yet right')).not.toBeInTheDocument()
})

test('of a wrong part and an empty one each is named for what it is', async () => {
  const { fill } = await open()
  await fill([keys[0] ?? '', '(99, 98)', ''])
  expect(result()).toHaveTextContent('1 of 4 marks so far. Look again at (ii). Still to be answered: (iii).')
})

test('all parts typed into the first box are read as well', async () => {
  const { fill } = await open()
  await fill([labels.map((label, index) => `${label} ${keys[index]}`).join(' ')])
  expect(result()).toHaveTextContent('Correct!')
})

test('typing in one box takes the verdicts away and leaves the other answers', async () => {
  const { fill, user } = await open()
  await fill([keys[0] ?? '', '(99, 98)', keys[2] ?? ''])
  await user.type(box('(ii)'), '0')
  expect(result()).toBeEmptyDOMElement()
  expect(screen.queryByText('Not yet right')).not.toBeInTheDocument()
  expect(box('(i)')).toHaveValue(keys[0])
})

test('with nothing typed Submit does nothing', async () => {
  const { press } = await open()
  await press('Submit')
  expect(result()).toBeEmptyDOMElement()
  expect(tile('Total Problems')).toBe('0')
})
