import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { solved2023 } from './papers/papers'
import { problemWhere } from './practice/posed'
import { answerBox, card, noCard, question, result } from './practice/practice-page'
import { address, button, chapter, openApp, tab } from './study-page'
import { linkTo } from '@/lib/links/link'

const posed = problemWhere(({ type, answerFormat }) => type === 'polynomials' && answerFormat === 'number')
const linkToPosed = linkTo({ tab: 'practice', ...posed.choice })

describe('tabs', () => {
  test('Learn is shown first; the panel shown is named by its tab', async () => {
    const { click } = await openApp()
    expect(screen.getByRole('tabpanel', { name: 'Learn' })).toBeVisible()
    for (const name of ['Practice', 'Past Papers', 'Learn']) {
      await click(tab(name))
      expect(screen.getAllByRole('tabpanel')).toEqual([screen.getByRole('tabpanel', { name })])
    }
  })

  test('Your Progress stands above every tab', async () => {
    const { click } = await openApp()
    for (const name of ['Learn', 'Practice', 'Past Papers']) {
      await click(tab(name))
      expect(screen.getByRole('region', { name: 'Your Progress' })).toBeVisible()
    }
  })

  test('the papers are fetched when first looked at, and stay as the student left them', async () => {
    const { click, network } = await openApp()
    expect(network.asked).toEqual([])
    await click(tab('Past Papers'))
    await click(screen.getByRole('button', { name: /Section B/ }))
    await click(tab('Learn'))
    await click(tab('Past Papers'))
    expect(network.asked).toEqual(['/papers/cbse-2024.json'])
    expect(screen.getByRole('button', { name: /Section B/ })).toHaveAttribute('aria-expanded', 'true')
  })

  test('a half-typed answer survives a look at another tab', async () => {
    const { click, user } = await openApp(linkToPosed)
    await user.type(answerBox(), '12')
    await click(tab('Learn'))
    await click(tab('Practice'))
    expect(answerBox()).toHaveValue('12')
  })
})

describe('Start Practice', () => {
  test('shows Practice from the top, with the chapter of the lesson, and its problem after 100 ms', async () => {
    const { click, wait } = await openApp('?tab=learn&topic=quadratic-equations')
    const [start] = screen.getAllByRole('button', { name: 'Start Practice' })
    if (start) await click(start)
    expect(tab('Practice')).toHaveAttribute('aria-selected', 'true')
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 0 })
    expect(chapter('Quadratic Equations')).toHaveAttribute('aria-pressed', 'true')
    await wait(99)
    expect(noCard()).toBe(true)
    await wait(1)
    expect(card()).toHaveTextContent('Chapter 4: Quadratic Equations')
  })

  test('going back within the 100 ms poses nothing', async () => {
    const { click, wait } = await openApp()
    const [start] = screen.getAllByRole('button', { name: 'Start Practice' })
    if (start) await click(start)
    await click(tab('Learn'))
    await wait(1000)
    await click(tab('Practice'))
    expect(noCard()).toBe(true)
  })
})

test('leaving Practice after a right answer calls the next problem off', async () => {
  const { click, user, wait } = await openApp(linkToPosed)
  await user.type(answerBox(), `${posed.problem.answer}{Enter}`)
  await click(tab('Past Papers'))
  await wait(10_000)
  await click(tab('Practice'))
  expect(answerBox()).toHaveValue(String(posed.problem.answer))
  expect(result()).toHaveTextContent('Correct')
})

describe('the assistant', () => {
  const dialog = () => screen.getByRole('dialog', { name: 'AI Math Assistant' })
  const asked = () =>
    within(dialog())
      .queryAllByText('You:')
      .map(({ nextSibling }) => nextSibling?.textContent)

  beforeEach(() => {
    // the conversation of a tab
    window.sessionStorage.clear()
    jest.spyOn(console, 'warn').mockImplementation(() => {})
  })

  test('opens from the header with nothing asked, and closes', async () => {
    const { click, wait } = await openApp()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await click(button('AI Assistant'))
    await wait(1000)
    expect(asked()).toEqual([])
    await click(button('Close'))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  test('opens from a tip with its question, once per click', async () => {
    const { click, wait } = await openApp()
    for (const times of [1, 2]) {
      await click(button('Check the answer in Real Numbers'))
      await wait(100)
      expect(asked()).toEqual(Array(times).fill('How do I check my answer in Real Numbers?'))
      await click(button('Close'))
    }
  })

  test.each([
    ['a tip of the selector', 'Marks tip', 'Tell me about Marks'],
    ['the tip of the problem', 'Board Exam Tip', 'Which signs go wrong in polynomials?'],
  ])('opens from %s in Practice', async (_, name, prompt) => {
    const { click, wait } = await openApp(linkToPosed)
    await click(button(name))
    await wait(100)
    expect(asked()).toEqual([prompt])
  })
})

describe('links', () => {
  test('a link to a problem opens that very problem', async () => {
    const { click } = await openApp(linkToPosed)
    expect(tab('Practice')).toHaveAttribute('aria-selected', 'true')
    const first = question()
    await click(button('Generate CBSE Problem'))
    expect(address()).not.toBe(linkToPosed)
    cleanup()
    await openApp(linkToPosed)
    expect(question()).toBe(first)
    expect(address()).toBe(linkToPosed)
  })

  test('a link to a chapter and difficulty chooses them and poses nothing', async () => {
    await openApp('?tab=practice&topic=random&difficulty=hard')
    expect(chapter('Mixed Practice')).toHaveAttribute('aria-pressed', 'true')
    expect(screen.getByRole('button', { name: /^Hard/ })).toHaveAttribute('aria-pressed', 'true')
    expect(noCard()).toBe(true)
  })

  test('a link to a lesson opens it', async () => {
    await openApp('?tab=learn&topic=circles')
    expect(screen.getByRole('heading', { name: 'Lesson on Circles' })).toBeVisible()
  })

  test('a link to a paper opens it', async () => {
    await openApp('?tab=past-papers&paper=cbse-2023')
    expect(screen.getByRole('heading', { name: solved2023.title })).toBeVisible()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test.each([
    ['?tab=games', 'Learn', /asks for tab “games”/],
    ['?tab=learn&topic=calculus', 'Learn', /asks for topic “calculus”.*showing Real Numbers/],
    ['?tab=practice&difficulty=impossible', 'Practice', /asks for difficulty “impossible”/],
    ['?tab=practice&seed=%00', 'Practice', /problem code is damaged/],
    ['?tab=past-papers&paper=cbse-1950', 'Past Papers', /paper of this link is not known/],
  ])('%s falls back with a word that can be closed', async (search, name, word) => {
    const { click } = await openApp(search)
    expect(tab(name)).toHaveAttribute('aria-selected', 'true')
    expect(screen.getByRole('alert')).toHaveTextContent(word)
    await click(button('Close this message'))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})

describe('the address', () => {
  test('follows the tab, the chapter and the problem', async () => {
    const { click } = await openApp()
    await click(chapter('Triangles'))
    expect(address()).toBe('?tab=learn&topic=triangles')
    await click(tab('Past Papers'))
    expect(address()).toBe('?tab=past-papers')
    await click(tab('Practice'))
    expect(address()).toBe('?tab=practice&topic=triangles&difficulty=easy')
    await click(button('Generate CBSE Problem'))
    expect(address()).toMatch(
      /^\?tab=practice&topic=triangles&difficulty=easy&seed=\w{6}&template=tri-[a-z-]+(\.\d+)?$/,
    )
    await click(tab('Learn'))
    expect(address()).toBe('?tab=learn&topic=triangles')
  })

  test('coming back to Practice it names the problem that is there, whatever is chosen for the next', async () => {
    const { click } = await openApp(linkToPosed)
    await click(chapter('Circles'))
    await click(tab('Learn'))
    await click(tab('Practice'))
    expect(address()).toBe(linkToPosed)
  })

  test('a problem that arrives after the student has left does not take the address over', async () => {
    const { click, wait } = await openApp('?tab=practice')
    fireEvent.click(button('Generate CBSE Problem'))
    fireEvent.click(tab('Learn'))
    await wait(0)
    expect(address()).toBe('?tab=learn&topic=real-numbers')
    await click(tab('Practice'))
    expect(card()).toBeVisible()
    expect(address()).toMatch(/&seed=\w{6}&template=rn-[a-z-]+(\.\d+)?$/)
  })
})
