import { screen, within } from '@testing-library/react'
import { address, button, openApp } from '../study-page'
import { answerBox, card, noCard } from '../practice/practice-page'
import { memoryStore } from '@/components/memory/memory-store'
import { catalogue } from '@/lib/memory/catalogue'
import { daysEast } from '@/lib/memory/day'
import { todaysTen } from '@/lib/memory/today'
import { poseProblem, templates } from '@/lib/problems/all'

/** The problem of the address. */
function posedHere() {
  const query = new URLSearchParams(address())
  const template = templates.find(({ id }) => id === query.get('template')?.split('.')[0])
  if (!template) throw new Error(`${address()} names no template`)
  return poseProblem(template, query.get('seed') ?? '')
}

const isTyped = (id: string, seed: string) => {
  const template = templates.find((one) => one.id === id)
  return template !== undefined && typeof poseProblem(template, seed).answer === 'number'
}

/** A day on which the first two of a new student's ten are answered with a number. */
const aDay = Array.from({ length: 300 }, (_, more) => 20_788 + more).find((today) =>
  todaysTen({ today, events: [], dayOf: daysEast(0), catalogue })
    .slice(0, 2)
    .every(({ template, seed }) => isTyped(template.id, seed)),
)

async function openOn(search: string) {
  const page = await openApp(search)
  jest.setSystemTime((aDay ?? 0) * 86_400_000 + 12 * 3_600_000)
  // The memory looks up the day when it is shown.
  await page.wait(0)
  return page
}

// There is no IndexedDB here: the tab remembers by itself.
beforeEach(() => memoryStore().clear())

test('a browser that stores nothing is said in one sentence, and everything works all the same', async () => {
  await openOn('?tab=practice&mode=today')
  expect(screen.getByText(/This browser does not let the page store what you did/)).toBeVisible()
  expect(screen.getByRole('heading', { name: "Today's ten" })).toBeVisible()
})

describe("Today's ten", () => {
  test('runs through the problem card, one after the other, and shows where the student is', async () => {
    const { click, user, wait } = await openOn('?tab=practice')
    await click(button("Today's ten"))
    expect(address()).toBe('?tab=practice&mode=today')
    await click(button('Start'))
    expect(card()).toBeVisible()
    expect(address()).toMatch(/mode=today&topic=/)
    expect(screen.getByText('1 of 10')).toBeVisible()
    await user.type(answerBox(), `${posedHere().answer}{Enter}`)
    await wait(0)
    await wait(2000)
    expect(screen.getByText('2 of 10')).toBeVisible()
    await user.type(answerBox(), `${Number(posedHere().answer) + 1}{Enter}`)
    await wait(0)
    await click(button('Overview'))
    expect(noCard()).toBe(true)
    expect(screen.getByText(/2 of 10 done/)).toBeVisible()
    expect(button('Go on with number 3')).toBeVisible()
    const summary = within(screen.getByRole('region', { name: 'Today so far' }))
    expect(summary.getByText(/of 2 right at first try/)).toHaveTextContent('1 of 2 right at first try.')
    expect(summary.getByText(/back/)).toBeVisible()
  })

  test('pressed again, the button leads back to the chapters', async () => {
    const { click } = await openOn('?tab=practice&mode=today')
    await click(button("Today's ten"))
    expect(screen.getByRole('group', { name: 'Chapters' })).toBeVisible()
    expect(address()).toMatch(/^\?tab=practice&topic=/)
  })
})

describe('My mistakes', () => {
  test('nothing waits at first; what went wrong comes back with new numbers', async () => {
    const { click, user, wait } = await openOn('?tab=practice&mode=mistakes')
    expect(screen.getByText(/Nothing waits here/)).toBeVisible()
    await click(button("Today's ten"))
    await click(button('Start'))
    const wrong = posedHere()
    await user.type(answerBox(), `${Number(wrong.answer) + 1}{Enter}`)
    await wait(0)
    await click(button('My mistakes'))
    const name = catalogue.ofTemplate.get(wrong.templateId)?.name ?? ''
    expect(within(screen.getByRole('list', { name: 'What went wrong' })).getByText(name)).toBeVisible()
    await click(button('Start'))
    expect(posedHere().type).toBe(wrong.type)
    expect(posedHere().seed).not.toBe(wrong.seed)
    expect(address()).toMatch(/mode=mistakes/)
  })
})

describe('My chapters', () => {
  test('every kind of question of a chapter is a tile with its word; tapped, it is practised', async () => {
    const { click } = await openOn('?tab=practice&mode=chapters')
    expect(screen.getByText('20 marks')).toBeVisible()
    await click(screen.getByText('Circles', { selector: 'summary span' }))
    await click(button('Length of a tangent new'))
    expect(card()).toHaveTextContent('Chapter 10: Circles')
    expect(posedHere().templateId).toBe('cir-length-of-tangent')
  })

  test('until the exam: a date, and the plan says what each day takes', async () => {
    const { user } = await openOn('?tab=practice&mode=chapters')
    const date = screen.getByLabelText('Date of the board exam')
    await user.type(date, '2028-02-15')
    expect(screen.getByText(/kinds of question that are not yet sure/)).toBeVisible()
    expect(window.localStorage.getItem('mathTutorExamDay')).toBe('2028-02-15')
  })
})
