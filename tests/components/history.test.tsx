import { act, screen, within } from '@testing-library/react'
import { checkOf } from './lessons'
import { address, button, chapter, openApp, tab } from './study-page'
import { problemWhere } from './practice/posed'
import { answerBox, noCard, question } from './practice/practice-page'
import { memoryStore, nothingYet } from '@/components/memory/memory-store'
import { linkTo } from '@/lib/links/link'

const posed = problemWhere(({ type, answerFormat }) => type === 'polynomials' && answerFormat === 'number')
const linkToPosed = linkTo({ tab: 'practice', ...posed.choice })

/** Presses the browser's own button. */
async function travel(how: 'back' | 'forward') {
  act(() => window.history[how]())
  await act(() => jest.advanceTimersByTimeAsync(50))
}
const back = () => travel('back')
const shownTab = () => screen.getByRole('tab', { selected: true }).textContent

test('Back walks through the tabs and the chapters that were shown, Forward returns', async () => {
  const { click } = await openApp('?tab=learn&topic=circles')
  await click(chapter('Triangles'))
  await click(tab('Past Papers'))
  await click(tab('Practice'))
  await back()
  expect([shownTab(), address()]).toEqual(['Past Papers', '?tab=past-papers'])
  await back()
  expect(screen.getByRole('heading', { name: 'Lesson on Triangles' })).toBeVisible()
  await back()
  expect(screen.getByRole('heading', { name: 'Lesson on Circles' })).toBeVisible()
  await travel('forward')
  expect(screen.getByRole('heading', { name: 'Lesson on Triangles' })).toBeVisible()
})

test('the same place twice in a row is one entry', async () => {
  const { click } = await openApp('?tab=learn&topic=circles')
  const before = window.history.length
  await click(chapter('Circles'))
  await click(tab('Learn'))
  expect(window.history.length).toBe(before)
})

test('Back brings the earlier problem, and then the tab as it was before the first', async () => {
  const { click } = await openApp()
  await click(tab('Practice'))
  await click(button('Generate CBSE Problem'))
  const [first, itsAddress] = [question(), address()]
  await click(button('Generate CBSE Problem'))
  expect(address()).not.toBe(itsAddress)
  await back()
  expect([question(), address()]).toEqual([first, itsAddress])
  await back()
  expect(noCard()).toBe(true)
  expect(screen.getByRole('heading', { name: 'Ready for Practice?' })).toBeVisible()
  await travel('forward')
  expect(question()).toBe(first)
})

test('the problem that comes by itself is an entry too', async () => {
  const { user, wait } = await openApp(linkToPosed)
  const first = question()
  await user.type(answerBox(), `${posed.problem.answer}{Enter}`)
  await wait(2000)
  expect(address()).not.toBe(linkToPosed)
  await back()
  expect([question(), address()]).toEqual([first, linkToPosed])
})

test('Back from the problem of Start Practice is the lesson, in one step', async () => {
  const { click, wait } = await openApp('?tab=learn&topic=polynomials')
  const [start] = screen.getAllByRole('button', { name: 'Start Practice' })
  if (start) await click(start)
  await wait(100)
  expect(noCard()).toBe(false)
  await back()
  expect([shownTab(), address()]).toEqual(['Learn', '?tab=learn&topic=polynomials'])
})

describe('the question of a concept', () => {
  const follow = 'Check yourself: one question'
  const openSecond = async () => {
    const page = await openApp('?tab=learn&topic=polynomials')
    await page.click(screen.getByRole('button', { name: /Second idea/ }))
    await page.click(screen.getByRole('link', { name: follow }))
    await page.wait(0)
    return page
  }
  const openConcept = () => screen.getByRole('button', { name: /idea of/, expanded: true }).textContent

  test('opens in Practice, and Back is the concept, open as it was', async () => {
    await openSecond()
    expect(shownTab()).toBe('Practice')
    expect(address()).toContain('&seed=check-2&template=')
    expect(address()).toContain('&from=2')
    await back()
    expect([shownTab(), openConcept()]).toEqual(['Learn', '2Second idea of Polynomials'])
    expect(address()).toBe('?tab=learn&topic=polynomials&concept=2')
  })

  test('has a way back on its card, as have the problems that follow it', async () => {
    const { click } = await openSecond()
    await click(button('Next problem'))
    await click(screen.getByRole('link', { name: 'Back to the lesson: Second idea of Polynomials' }))
    expect([shownTab(), openConcept()]).toEqual(['Learn', '2Second idea of Polynomials'])
    await back()
    expect(shownTab()).toBe('Practice')
  })

  test('has its way back after a reload too; another problem has none', async () => {
    const { click } = await openApp(checkOf('polynomials', 3))
    await click(screen.getByRole('link', { name: 'Back to the lesson: Third idea of Polynomials' }))
    expect([shownTab(), openConcept()]).toEqual(['Learn', '3Third idea of Polynomials'])
    await click(tab('Practice'))
    await click(chapter('Circles'))
    await click(button('Generate CBSE Problem'))
    expect(screen.queryByRole('link', { name: /Back to the lesson/ })).not.toBeInTheDocument()
  })

  test('has its way back even when it comes only after Back', async () => {
    // A problem waits a moment for a log that does not answer.
    jest.spyOn(memoryStore(), 'get').mockReturnValue(nothingYet)
    jest.spyOn(memoryStore(), 'load').mockReturnValue(new Promise(() => {}))
    const { wait } = await openApp(linkTo({ tab: 'learn', topic: 'polynomials', concept: 2 }))
    act(() => screen.getByRole('link', { name: follow }).click())
    await back()
    expect([shownTab(), openConcept()]).toEqual(['Learn', '2Second idea of Polynomials'])
    await wait(2000)
    await travel('forward')
    expect(screen.getByRole('link', { name: 'Back to the lesson: Second idea of Polynomials' })).toBeVisible()
    expect(address()).toContain('&from=2')
  })
})

describe('over the page', () => {
  const dialog = () => screen.queryByRole('dialog', { name: 'AI Math Assistant' })
  beforeEach(() => {
    jest.spyOn(console, 'warn').mockImplementation(() => {})
  })

  test('Back closes the assistant first, and leaves the place', async () => {
    const { click } = await openApp('?tab=learn&topic=circles')
    await click(chapter('Triangles'))
    await click(button('AI Assistant'))
    await back()
    expect([dialog(), address()]).toEqual([null, '?tab=learn&topic=triangles'])
    await back()
    expect(address()).toBe('?tab=learn&topic=circles')
  })

  test('an assistant that was closed by hand costs no Back', async () => {
    const { click } = await openApp('?tab=learn&topic=circles')
    await click(chapter('Triangles'))
    for (let times = 0; times < 2; times++) {
      await click(button('AI Assistant'))
      await click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }))
    }
    await back()
    expect([dialog(), address()]).toEqual([null, '?tab=learn&topic=circles'])
  })

  test('opened over a solved problem it calls off the next one', async () => {
    const { user, click, wait } = await openApp(linkToPosed)
    await user.type(answerBox(), `${posed.problem.answer}{Enter}`)
    await click(button('AI Assistant'))
    await wait(5000)
    expect(address()).toBe(linkToPosed)
    await back()
    expect([dialog(), address(), noCard()]).toEqual([null, linkToPosed, false])
    await wait(5000)
    expect(address()).toBe(linkToPosed)
  })

  test.each([
    ['Back', back],
    ['Close', async () => act(() => within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }).click())],
  ])('a problem that comes under it stays when %s closes it, and takes one entry', async (_, close) => {
    const { click, wait } = await openApp('?tab=learn&topic=polynomials')
    const [start] = screen.getAllByRole('button', { name: 'Start Practice' })
    if (start) await click(start)
    await click(button('AI Assistant'))
    await wait(100)
    expect(dialog()).not.toBeNull()
    const came = question()
    await close()
    expect([dialog(), question()]).toEqual([null, came])
    expect(address()).toContain('seed=')
    await back()
    expect([shownTab(), address()]).toEqual(['Learn', '?tab=learn&topic=polynomials'])
  })

  test('a place reached after it was closed takes its entry', async () => {
    const { click } = await openApp('?tab=learn&topic=circles')
    await click(button('AI Assistant'))
    await click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }))
    await click(tab('Past Papers'))
    await back()
    expect(address()).toBe('?tab=learn&topic=circles')
  })
})

test('Back to another paper shows it', async () => {
  const { click } = await openApp('?tab=past-papers')
  await click(button('CBSE 2023 (Solved)'))
  expect(address()).toBe('?tab=past-papers&paper=cbse-2023')
  await back()
  expect(screen.getByRole('heading', { name: 'CBSE 2024 (Solved)' })).toBeVisible()
})

describe('one chapter in mind', () => {
  test('chosen in Learn, it is chosen in Practice, and the other way', async () => {
    const { click } = await openApp()
    await click(chapter('Triangles'))
    await click(tab('Practice'))
    expect(chapter('Triangles')).toHaveAttribute('aria-pressed', 'true')
    await click(chapter('Circles'))
    await click(tab('Learn'))
    expect(screen.getByRole('heading', { name: 'Lesson on Circles' })).toBeVisible()
  })

  test('Mixed Practice leaves Learn where it was, and stays chosen', async () => {
    const { click } = await openApp('?tab=learn&topic=circles')
    await click(tab('Practice'))
    await click(chapter('Mixed Practice'))
    await click(tab('Learn'))
    expect(screen.getByRole('heading', { name: 'Lesson on Circles' })).toBeVisible()
    await click(tab('Practice'))
    expect(chapter('Mixed Practice')).toHaveAttribute('aria-pressed', 'true')
  })

  test('the chapter of a problem from a link is the one of the lesson', async () => {
    const { click } = await openApp(linkToPosed)
    await click(tab('Learn'))
    expect(screen.getByRole('heading', { name: 'Lesson on Polynomials' })).toBeVisible()
  })
})

describe('what was worked on last', () => {
  const offer = () => screen.queryByRole('button', { name: /^Continue/ })?.textContent

  test('is offered on the next visit, and opens where it was', async () => {
    localStorage.setItem('mathTutorLastPlace', linkToPosed)
    const { click } = await openApp()
    await click(button('Continue: Polynomials'))
    expect([shownTab(), address()]).toEqual(['Practice', linkToPosed])
    expect(noCard()).toBe(false)
    expect(offer()).toBeUndefined()
    await back()
    expect(shownTab()).toBe('Learn')
  })

  test('is the chapter that was chosen, or whose problem came', async () => {
    const { click } = await openApp()
    await click(chapter('Triangles'))
    expect(localStorage.getItem('mathTutorLastPlace')).toBe('?tab=learn&topic=triangles')
    await click(tab('Practice'))
    await click(button('Generate CBSE Problem'))
    expect(localStorage.getItem('mathTutorLastPlace')).toBe(address())
  })

  test.each([
    ['nothing was', null],
    ['its chapter is shown already', '?tab=learn&topic=real-numbers'],
    ['it cannot be read', '?tab=learn&topic=calculus'],
  ])('is not offered where %s', async (_, kept) => {
    if (kept) localStorage.setItem('mathTutorLastPlace', kept)
    await openApp()
    expect(offer()).toBeUndefined()
  })

  test('is not offered beside the place of a link', async () => {
    localStorage.setItem('mathTutorLastPlace', linkToPosed)
    await openApp('?tab=learn&topic=circles')
    expect(offer()).toBeUndefined()
  })
})
