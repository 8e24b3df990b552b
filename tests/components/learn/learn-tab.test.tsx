import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { checkOf, fileOf, lessonFiles, realNumbers } from '../lessons'
import { standInNetwork } from '../stand-ins/network'
import { LearnTab } from '@/components/learn/learn-tab'
import type { Lesson } from '@/components/learn/lesson'
import type { LessonPlace } from '@/lib/links/link'
import { chapters, type TopicKey } from '@/lib/syllabus'

interface LearnPageProps {
  readonly onStartPractice?: (topic: TopicKey) => void
  readonly onCheck?: (link: string) => void
  readonly onAsk?: (prompt: string) => void
  readonly firstLesson?: Lesson
  readonly concept?: number
}

function LearnPage({ concept, firstLesson = realNumbers, ...heard }: LearnPageProps) {
  const { onStartPractice = () => {}, onCheck = () => {}, onAsk = () => {} } = heard
  const [opened, setOpened] = useState<LessonPlace>({ ...first, ...(concept !== undefined && { concept }) })
  return (
    <>
      <LearnTab
        {...{ firstLesson, opened, onStartPractice, onCheck, onAsk }}
        onTopic={(topic) => setOpened({ tab: 'learn', topic })}
      />
      <button onClick={() => setOpened({ ...first, concept: 3 })}>A link to the third concept</button>
    </>
  )
}

const first: LessonPlace = { tab: 'learn', topic: 'real-numbers' }

const chapterGroup = () => within(screen.getByRole('group', { name: 'Chapters' }))
const choose = (title: string) => userEvent.click(chapterGroup().getByRole('button', { name: new RegExp(`${title}$`) }))
const lessonOf = (title: string) => screen.findByRole('heading', { name: `Lesson on ${title}` })
const concept = (name: string) => screen.getByRole('button', { name: new RegExp(name) })
const openConcepts = () =>
  screen.getAllByRole('button', { expanded: true }).map(({ textContent }) => textContent?.replace(/^\d/, ''))
const heading = (name: string) => screen.getByRole('heading', { name })

test('there are twelve chapters, in the order of the syllabus, and no Mixed Practice', () => {
  render(<LearnPage />)
  const names = chapterGroup()
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
  expect(names).toEqual(
    chapters.map(({ number, title, learnLabel }) => `${learnLabel ?? `Chapter ${number}`} ${title}`),
  )
  expect(names).toContain('Chapter 12 & 13 Surface Areas and Volumes')
})

test('the first lesson is there without the network, and its chapter is pressed', () => {
  const network = standInNetwork()
  render(<LearnPage />)
  expect(heading('Lesson on Real Numbers')).toBeVisible()
  expect(chapterGroup().getByRole('button', { pressed: true })).toHaveTextContent('Real Numbers')
  expect(network.asked).toEqual([])
})

test('a lesson shows its description, minutes, number of concepts, formulas and tips', () => {
  render(<LearnPage />)
  expect(screen.getByText('What there is to know about Real Numbers.')).toBeVisible()
  expect(screen.getByText('45 minutes')).toBeVisible()
  expect(screen.getByText('3 concepts')).toBeVisible()
  expect(heading('Important Formulas')).toBeVisible()
  expect(screen.getByRole('term')).toHaveTextContent('Formula of Real Numbers')
  expect(screen.getByRole('definition')).toContainHTML('<math><mi>x</mi></math>')
  expect(heading('Board Exam Tips')).toBeVisible()
})

describe('concepts', () => {
  test('the first is open at the start', () => {
    render(<LearnPage />)
    expect(openConcepts()).toEqual(['First idea of Real Numbers'])
    expect(screen.getByText('First explanation of Real Numbers')).toBeVisible()
    expect(screen.getByText('Second explanation of Real Numbers')).not.toBeVisible()
  })

  test('opening another closes the one that was open', async () => {
    render(<LearnPage />)
    await userEvent.click(concept('Third'))
    expect(openConcepts()).toEqual(['Third idea of Real Numbers'])
    expect(screen.getByText('Third explanation of Real Numbers')).toBeVisible()
    expect(screen.getByText('First explanation of Real Numbers')).not.toBeVisible()
  })

  test('clicking the open one closes it, and clicking again opens it', async () => {
    render(<LearnPage />)
    await userEvent.click(concept('First'))
    expect(screen.queryByRole('button', { expanded: true })).not.toBeInTheDocument()
    await userEvent.click(concept('First'))
    expect(openConcepts()).toEqual(['First idea of Real Numbers'])
  })

  test('changing the chapter, and coming back, opens the first again', async () => {
    standInNetwork(lessonFiles)
    render(<LearnPage />)
    await userEvent.click(concept('Second'))
    await choose('Polynomials')
    await lessonOf('Polynomials')
    expect(openConcepts()).toEqual(['First idea of Polynomials'])
    await userEvent.click(concept('Third'))
    await choose('Real Numbers')
    expect(openConcepts()).toEqual(['First idea of Real Numbers'])
    await choose('Polynomials')
    await lessonOf('Polynomials')
    expect(openConcepts()).toEqual(['First idea of Polynomials'])
  })
})

describe('a concept that a link names', () => {
  test('is open, and comes into view', () => {
    render(<LearnPage concept={2} />)
    expect(openConcepts()).toEqual(['Second idea of Real Numbers'])
    expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(1)
  })

  test('opens again, whatever was opened since the last link', async () => {
    render(<LearnPage concept={3} />)
    await userEvent.click(concept('First'))
    await userEvent.click(screen.getByRole('button', { name: 'A link to the third concept' }))
    expect(openConcepts()).toEqual(['Third idea of Real Numbers'])
  })

  test('that the lesson does not have is the first', () => {
    render(<LearnPage concept={9} />)
    expect(openConcepts()).toEqual(['First idea of Real Numbers'])
  })
})

test('a concept ends with a link to its question, which a plain click follows within the page', async () => {
  const onCheck = jest.fn()
  render(<LearnPage onCheck={onCheck} />)
  const link = screen.getByRole('link', { name: 'Check yourself: one question' })
  expect(link).toHaveAttribute('href', checkOf('real-numbers', 1))
  await userEvent.click(link)
  expect(onCheck.mock.calls).toEqual([[checkOf('real-numbers', 1)]])
})

describe('fetching', () => {
  test('a chapter is fetched when chosen, once, with a word while it is on its way', async () => {
    const network = standInNetwork(lessonFiles)
    const release = network.hold()
    render(<LearnPage />)
    await choose('Triangles')
    expect(await screen.findByText('Loading the lesson…')).toBeVisible()
    expect(chapterGroup().getByRole('button', { pressed: true })).toHaveTextContent('Triangles')
    release()
    expect(await lessonOf('Triangles')).toBeVisible()
    await choose('Real Numbers')
    await choose('Triangles')
    await lessonOf('Triangles')
    expect(network.asked).toEqual(['/lessons/triangles.json'])
  })

  const page = '<!doctype html>'
  test.each([
    ['there is no connection', 'Circles', true, {}],
    ['the file is missing', 'Statistics', false, {}],
    ['something else answers', 'Probability', false, { '/lessons/probability.json': page }],
  ])('when %s, a word says so and Try again fetches once more', async (_, title, down, files) => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    const network = Object.assign(standInNetwork(files), { down })
    render(<LearnPage />)
    await choose(title)
    const retry = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.getByRole('status')).toHaveTextContent('Could not load the lesson.')
    Object.assign(network, { down: false, files: lessonFiles })
    await userEvent.click(retry)
    expect(await lessonOf(title)).toBeVisible()
    expect(network.asked.filter((path) => path.startsWith('/lessons/'))).toHaveLength(2)
  })

  test('a lesson that comes late does not replace the one chosen meanwhile', async () => {
    const network = standInNetwork(lessonFiles)
    const release = network.hold()
    render(<LearnPage />)
    await choose('Introduction to Trigonometry')
    await choose('Real Numbers')
    release()
    await new Promise((done) => setTimeout(done))
    expect(await lessonOf('Real Numbers')).toBeVisible()
    expect(screen.queryByText(/Lesson on Introduction/)).not.toBeInTheDocument()
  })
})

test.each([
  ['Surface Areas and Volumes', 'Chapter 11 and 12'],
  ['Statistics', 'Chapter 13'],
  ['Probability', 'Chapter 14'],
])('%s says that it is %s of the current book', async (title, current) => {
  standInNetwork(lessonFiles)
  render(<LearnPage />)
  expect(screen.queryByText(/current NCERT book/)).not.toBeInTheDocument()
  await choose(title)
  await lessonOf(title)
  expect(screen.getByText(`In the current NCERT book: ${current}.`)).toBeVisible()
})

test('a tip asks the assistant its question', async () => {
  const onAsk = jest.fn()
  render(<LearnPage onAsk={onAsk} />)
  await userEvent.click(screen.getByRole('button', { name: 'Show the working in Real Numbers' }))
  expect(onAsk.mock.calls).toEqual([['How do I show the working in Real Numbers?']])
})

test('both Start Practice buttons start the chapter of the lesson', async () => {
  standInNetwork(lessonFiles)
  const onStartPractice = jest.fn()
  render(<LearnPage onStartPractice={onStartPractice} />)
  await choose('Quadratic Equations')
  await lessonOf('Quadratic Equations')
  const buttons = screen.getAllByRole('button', { name: 'Start Practice' })
  expect(buttons).toHaveLength(2)
  for (const button of buttons) await userEvent.click(button)
  expect(onStartPractice.mock.calls).toEqual([['quadratic-equations'], ['quadratic-equations']])
})

test('a concept that is not in the page comes with the file of the lesson when it is opened', async () => {
  const network = standInNetwork({ ...lessonFiles, '/lessons/real-numbers.json': fileOf(realNumbers) })
  const [first, ...others] = realNumbers.concepts
  const beginning = { ...realNumbers, concepts: [first ?? { title: '' }, ...others.map(({ title }) => ({ title }))] }
  render(<LearnPage firstLesson={beginning} />)
  expect(network.asked).toEqual([])
  await userEvent.click(concept('Second'))
  expect(await screen.findByText('Second explanation of Real Numbers')).toBeVisible()
  await userEvent.click(concept('Third'))
  expect(await screen.findByText('Third explanation of Real Numbers')).toBeVisible()
  expect(network.asked).toEqual(['/lessons/real-numbers.json'])
})
