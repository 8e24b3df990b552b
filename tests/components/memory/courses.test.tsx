import { act, screen, within } from '@testing-library/react'
import { address, button, openApp } from '../study-page'
import { answerOn } from '../../lib/memory/answers'
import { answerBox, card, noCard } from '../practice/practice-page'
import { memoryStore } from '@/components/memory/memory-store'
import { progressStore } from '@/components/progress/progress-store'
import { catalogue } from '@/lib/memory/catalogue'
import { carriedText } from '@/lib/memory/carried'
import { daysEast, readDay } from '@/lib/memory/day'
import { emptyLog } from '@/lib/memory/log'
import { todaysTen } from '@/lib/memory/today'
import { poseProblem, templates } from '@/lib/problems/all'
import { noProgress } from '@/lib/progress/progress'

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
  for (const method of ['getItem', 'setItem', 'key', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
  act(() => progressStore().change((now) => now))
  await openOn('?tab=practice&mode=today')
  expect(screen.getAllByText(/does not let the page store/)).toHaveLength(1)
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

  test('the card says which of the ten it is; pressed again on a problem, the button leads to the overview', async () => {
    const { click } = await openOn('?tab=practice')
    await click(button("Today's ten"))
    await click(button('Start'))
    expect(await within(card()).findByText('No. 1 of 10')).toBeVisible()
    await click(button("Today's ten"))
    expect(noCard()).toBe(true)
    expect(address()).toBe('?tab=practice&mode=today')
    expect(screen.getByRole('heading', { name: "Today's ten" })).toBeVisible()
  })

  test('after the last one the verdict says that the overview comes; there the wrong ones are offered again', async () => {
    const today = aDay ?? 0
    const [last, ...others] = todaysTen({ today, events: [], dayOf: daysEast(0), catalogue })
    const { click, user, wait } = await openOn('?tab=practice')
    const wrong = others.slice(0, 2)
    for (const { archetype, template, seed } of others)
      await act(() =>
        memoryStore().append({
          ...answerOn(today, { archetype: archetype.id, template: template.id, seed, mode: 'today' }),
          correct: !wrong.some((one) => one.archetype.id === archetype.id),
          at: Date.now(),
        }),
      )
    await click(button("Today's ten"))
    await click(button('Go on with number 1'))
    expect(posedHere().templateId).toBe(last?.template.id)
    await user.type(answerBox(), `${posedHere().answer}{Enter}`)
    await wait(0)
    expect(card()).toHaveTextContent('Correct! That was the last one: the overview will come shortly.')
    await wait(2000)
    const summary = within(screen.getByRole('region', { name: 'Today so far' }))
    expect(summary.getByText(/right at first try/)).toHaveTextContent('8 of 10 right at first try.')
    for (const { archetype } of wrong)
      expect(summary.getAllByText(new RegExp(archetype.name)).length).toBeGreaterThan(0)
    await click(button('Practise these again'))
    expect(screen.getByRole('heading', { name: 'My mistakes' })).toBeVisible()
  })

  test('what was right after the solution was opened is not right at first try', async () => {
    const { click, user, wait } = await openOn('?tab=practice')
    await click(button("Today's ten"))
    await click(button('Start'))
    await click(button('Show Solution'))
    await user.type(answerBox(), `${posedHere().answer}{Enter}`)
    await wait(0)
    await click(button('Overview'))
    const summary = within(await screen.findByRole('region', { name: 'Today so far' }))
    expect(summary.getByText(/right at first try/)).toHaveTextContent('0 of 1 right at first try.')
    expect(screen.getByText('1: right later, or with the solution')).toBeInTheDocument()
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

  test('the date comes back with a file, and shows at once; it goes with all that is cleared', async () => {
    const { click, user, wait } = await openOn('?tab=practice&mode=chapters')
    const text = carriedText({ progress: noProgress, log: emptyLog, exam: readDay('2028-02-15') ?? 0 })
    const file = new File([text], 'p.json', { type: 'application/json' })
    file.text = () => Promise.resolve(text)
    await user.upload(screen.getByLabelText('File of saved progress'), file)
    await wait(0)
    await click(screen.getByText('Add it'))
    expect(screen.getByLabelText('Date of the board exam')).toHaveValue('2028-02-15')
    await click(screen.getByText('Clear my progress'))
    await click(screen.getByText('Yes, clear everything'))
    expect(screen.getByLabelText('Date of the board exam')).toHaveValue('')
  })
})
