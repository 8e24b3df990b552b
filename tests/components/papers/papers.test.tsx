import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { paperFiles, solved2023, solved2024 } from './papers'
import { standInNetwork } from '../stand-ins/network'
import { PaperView } from '@/components/papers/paper-view'
import type { Paper } from '@/components/papers/paper'
import { PapersGate } from '@/components/papers/papers-gate'
import type { Place } from '@/lib/links/link'

function PapersPage({ papers, link }: { readonly papers: readonly Paper[]; readonly link?: string }) {
  const [place, setPlace] = useState<Place>({ tab: 'past-papers', ...(link && { paper: link }) })
  return place.tab === 'past-papers' && <PapersGate {...{ papers, place }} onVisit={setPlace} onPaper={() => {}} />
}

const section = (name: string) => screen.getByRole('button', { name: new RegExp(name) })
const openSections = () =>
  screen
    .queryAllByRole('button', { name: /Section/, expanded: true })
    .map(({ textContent }) => textContent?.slice(0, 'Section A'.length))
const shownQuestions = () => screen.queryAllByRole('article').map((article) => article.getAttribute('aria-label'))
const question = (number: number) => within(screen.getByRole('article', { name: `Question ${number}` }))

describe('sections', () => {
  test('each has a title and a description; the first is open at the start', () => {
    render(<PaperView paper={solved2024} />)
    expect(screen.getByRole('heading', { name: 'CBSE 2024 (Solved)' })).toBeVisible()
    for (const { title, description } of solved2024.sections)
      expect(section(title)).toHaveAccessibleName(`${title} ${description}`)
    expect(openSections()).toEqual(['Section A'])
  })

  test('a note under the title says what kind of paper it is; a paper without one has none', () => {
    const { rerender } = render(<PaperView paper={solved2024} />)
    expect(screen.getByText('Sample questions: 6 questions')).toBeVisible()
    rerender(<PaperView paper={solved2023} />)
    expect(screen.queryByText(/Sample questions/)).not.toBeInTheDocument()
  })

  test('opening one closes the other; clicking the open one closes it', async () => {
    render(<PaperView paper={solved2024} />)
    await userEvent.click(section('Section C'))
    expect(openSections()).toEqual(['Section C'])
    expect(shownQuestions()).toEqual(['Question 5', 'Question 6'])
    await userEvent.click(section('Section C'))
    expect(openSections()).toEqual([])
    expect(shownQuestions()).toEqual([])
  })

  test.each([
    ['Section A', [1, 2], '1 Mark'],
    ['Section B', [3, 4], '2 Marks'],
    ['Section C', [5, 6], '3 Marks'],
  ])('%s holds questions %j of the paper, with %s each', async (name, numbers, marks) => {
    render(<PaperView paper={solved2024} />)
    if (name !== 'Section A') await userEvent.click(section(name))
    expect(shownQuestions()).toEqual(numbers.map((number) => `Question ${number}`))
    for (const number of numbers) {
      expect(question(number).getByRole('heading', { name: `Question ${number}` })).toBeVisible()
      expect(question(number).getByText(marks)).toBeVisible()
      expect(question(number).getByText(`Question text ${number}`)).toBeVisible()
    }
  })
})

test('a question that names its chapter shows it', () => {
  render(<PaperView paper={solved2024} />)
  expect(question(1).getByText('Circles')).toBeVisible()
  expect(question(2).queryByText('Circles')).not.toBeInTheDocument()
})

describe('solutions', () => {
  test('hidden at the start; shown, a solution has numbered steps and the final answer', async () => {
    render(<PaperView paper={solved2024} />)
    expect(screen.queryByText(/Final Answer/)).not.toBeInTheDocument()
    await userEvent.click(question(1).getByRole('button', { name: 'Show Solution' }))
    expect(question(1).getByRole('heading', { name: 'Step-by-Step Solution:' })).toBeVisible()
    const steps = question(1).getAllByRole('listitem')
    expect(steps.map(({ textContent }) => textContent)).toEqual(['Step 1: First line of 1', 'Step 2: Second line of 1'])
    expect(question(1).getByText(/^Final Answer:/)).toHaveTextContent('Final Answer: Key of 1')
  })

  test('each toggle is independent and stays as it was while its section is closed', async () => {
    render(<PaperView paper={solved2024} />)
    await userEvent.click(question(1).getByRole('button', { name: 'Show Solution' }))
    await userEvent.click(question(2).getByRole('button', { name: 'Show Solution' }))
    await userEvent.click(question(1).getByRole('button', { name: 'Hide Solution' }))
    expect(question(1).queryByText(/Final Answer/)).not.toBeInTheDocument()
    expect(question(2).getByText(/Final Answer/)).toBeVisible()
    await userEvent.click(section('Section B'))
    await userEvent.click(section('Section A'))
    expect(question(2).getByRole('button', { name: 'Hide Solution' })).toHaveAttribute('aria-expanded', 'true')
  })
})

describe('the tab', () => {
  test('it introduces the papers and fetches the first', async () => {
    const network = standInNetwork(paperFiles)
    render(<PapersPage papers={[solved2024]} />)
    expect(
      screen.getByText('Review solved question papers to understand the exam pattern and important topics.'),
    ).toBeVisible()
    expect(await screen.findByRole('heading', { name: solved2024.title })).toBeVisible()
    expect(network.asked).toEqual(['/papers/cbse-2024.json'])
    expect(within(screen.getByRole('group', { name: 'Papers' })).getAllByRole('button')).toHaveLength(2)
  })

  test.each([
    ['cbse-2023', solved2023.title],
    ['no-such-paper', solved2024.title],
  ])('a link to %s opens %s', async (wanted, title) => {
    standInNetwork(paperFiles)
    render(<PapersPage papers={[solved2024, solved2023]} link={wanted} />)
    expect(await screen.findByRole('heading', { name: title })).toBeVisible()
  })

  test('with several papers the student chooses one', async () => {
    standInNetwork(paperFiles)
    render(<PapersPage papers={[solved2024, solved2023]} />)
    await userEvent.click(await screen.findByRole('button', { name: solved2023.title }))
    expect(await screen.findByRole('heading', { name: solved2023.title })).toBeVisible()
    expect(screen.getByRole('button', { pressed: true })).toHaveTextContent(solved2023.title)
    expect(screen.queryByRole('heading', { name: solved2024.title })).not.toBeInTheDocument()
  })

  test('a paper that cannot be fetched gets a word and another try', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    const network = Object.assign(standInNetwork(paperFiles), { down: true })
    render(<PapersPage papers={[solved2024]} />)
    const retry = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.getByRole('status')).toHaveTextContent('Could not load the paper.')
    network.down = false
    await userEvent.click(retry)
    expect(await screen.findByRole('heading', { name: solved2024.title })).toBeVisible()
  })
})
