import { screen, within } from '@testing-library/react'
import {
  asked,
  assistantPage,
  dialog,
  log,
  onVisit,
  openAssistant,
  questionBox,
  replies,
  studyTips,
} from './assistant-page'
import { problemWhere } from '../practice/posed'
import { mediaQuery } from '../stand-ins/media-query'
import { reply, welcome } from '@/lib/assistant'

beforeEach(() => {
  window.sessionStorage.clear()
  jest.spyOn(console, 'warn').mockImplementation(() => {})
})

const question = 'What is the HCF of 12 and 18?'

describe('opening and closing', () => {
  test('it is there only while open', async () => {
    const { press } = await assistantPage()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await press('AI Assistant')
    expect(dialog()).toBeVisible()
    expect(within(dialog()).getByText('CBSE Class 10 Helper')).toBeVisible()
    await press('Close')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  test('it welcomes the student, once, and asks nothing by itself', async () => {
    const { wait } = await openAssistant()
    await wait(5000)
    expect(replies()).toEqual([welcome])
    expect(asked()).toEqual([])
  })

  test('the conversation is still there when it is opened again', async () => {
    const { send, wait, press } = await openAssistant()
    await send(question)
    await wait(1000)
    await press('Close')
    await press('AI Assistant')
    expect(asked()).toEqual([question])
    expect(replies()).toHaveLength(2)
  })

  test.each([
    ['with a mouse the student may type at once', true, 'Your question'],
    ['on a phone the keyboard does not cover the conversation', false, 'Close'],
  ])('%s', async (_, hovers, name) => {
    jest.spyOn(window, 'matchMedia').mockImplementation(mediaQuery(hovers))
    await openAssistant()
    expect(document.activeElement).toHaveAccessibleName(name)
  })

  test('the Tab key goes round inside, both ways', async () => {
    const { user } = await openAssistant()
    within(dialog()).getByRole('button', { name: 'Send' }).focus()
    await user.tab()
    expect(within(dialog()).getByRole('button', { name: 'Close' })).toHaveFocus()
    await user.tab({ shift: true })
    expect(within(dialog()).getByRole('button', { name: 'Send' })).toHaveFocus()
  })
})

describe('a tip', () => {
  test('is asked 100 ms after opening and not before', async () => {
    const { press, wait } = await assistantPage()
    await press('A tip')
    await wait(99)
    expect(asked()).toEqual([])
    await wait(1)
    expect(asked()).toEqual(['What is a polynomial?'])
    await wait(1000)
    expect(replies()).toEqual([welcome, expect.stringContaining('polynomial')])
    await wait(5000)
    expect(asked()).toHaveLength(1)
  })

  test('is asked again when it is clicked again', async () => {
    const { press, wait } = await assistantPage()
    for (const times of [1, 2]) {
      await press('A tip')
      await wait(100)
      expect(asked()).toHaveLength(times)
      await press('Close')
    }
  })

  test('is not asked when the student closes within the 100 ms', async () => {
    const { press, wait } = await assistantPage()
    await press('A tip')
    await wait(50)
    await press('Close')
    await wait(1000)
    await press('AI Assistant')
    expect(asked()).toEqual([])
  })
})

describe('asking', () => {
  test('the question is shown at once and leaves the box; the reply comes 1000 ms later and not before', async () => {
    const { send, wait } = await openAssistant()
    await send(question)
    expect(asked()).toEqual([question])
    expect(questionBox()).toHaveValue('')
    await wait(999)
    expect(replies()).toEqual([welcome])
    await wait(1)
    expect(replies()).toHaveLength(2)
    expect((await reply(question)).answer).toBe('6')
    expect(replies()[1]).toContain('6')
  })

  test('the Send button sends as Enter does', async () => {
    const { user, press } = await openAssistant()
    await user.type(questionBox(), `  ${question}  `)
    await press('Send')
    expect(asked()).toEqual([question])
  })

  test.each(['', '   '])('"%s" is not sent', async (blank) => {
    const { user, press, wait } = await openAssistant()
    if (blank) await user.type(questionBox(), blank)
    await press('Send')
    await wait(2000)
    expect(asked()).toEqual([])
    expect(replies()).toEqual([welcome])
  })

  test('two questions in a row get their replies in order', async () => {
    const { send, wait } = await openAssistant()
    await send('lcm of 4 and 6')
    await wait(500)
    await send('calculate 2 + 3')
    await wait(500)
    expect(replies()).toHaveLength(2)
    await wait(500)
    expect(replies()).toHaveLength(3)
    expect(replies()[1]).toContain('12')
    expect(replies()[2]).toContain('5')
  })

  test.each([
    ['calculate 5/0', "I couldn't calculate that. Please use basic arithmetic operators (+, -, *, /)."],
    ['calculate 2 +*', "Sorry, I couldn't understand that calculation. Please check the format."],
  ])('%s: %s', async (text, words) => {
    const { send, wait } = await openAssistant()
    await send(text)
    await wait(1000)
    expect(replies()[1]).toBe(words)
  })

  test('what the student types stays text; the reply has formulas', async () => {
    const { send, wait } = await openAssistant()
    await send('<b>bold</b> $x$ zeroes of x^2 - 5x + 6')
    await wait(1000)
    expect(asked()).toEqual(['<b>bold</b> $x$ zeroes of x^2 - 5x + 6'])
    expect(log().querySelector('.message-ai math')).toBeInstanceOf(Element)
  })

  test('a stuck student gets a hint of the problem that is open', async () => {
    const { problem } = problemWhere(({ type }) => type === 'polynomials')
    const { send, wait } = await openAssistant(problem)
    await send('I am stuck')
    await wait(1000)
    const { rule } = await reply('I am stuck', { problem })
    expect(rule).toBe('problem-hint')
    expect(replies()[1]).not.toBe((await reply('I am stuck')).text)
  })

  test('a reply that is due when the page closes does no harm', async () => {
    const { send, unmount } = await openAssistant()
    await send(question)
    unmount()
    await jest.advanceTimersByTimeAsync(2000)
    expect(screen.queryByText(question)).not.toBeInTheDocument()
  })
})

test('Get Study Tip shows one of the tips at once', async () => {
  const { press } = await openAssistant()
  await press('Get Study Tip')
  expect(replies()).toHaveLength(2)
  expect(studyTips).toContain(replies()[1])
  expect(asked()).toEqual([])
})

test('study tips vary', async () => {
  const { press, wait } = await openAssistant()
  for (let i = 0; i < 20; i++) {
    await wait(7)
    await press('Get Study Tip')
  }
  expect(new Set(replies().slice(1)).size).toBe(studyTips.length)
})

test('each message shows its time of day, in hours and minutes', async () => {
  const { send, wait } = await openAssistant()
  await wait(60_000)
  await send(question)
  const times = within(log()).getAllByRole('time')
  expect(times.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^0?9:05/),
    expect.stringMatching(/^0?9:06/),
  ])
  expect(times[1]).toHaveAttribute('datetime', new Date(2025, 0, 15, 9, 6).toISOString())
})

test('the newest message is scrolled to', async () => {
  const { send, wait } = await openAssistant()
  jest.spyOn(log(), 'scrollHeight', 'get').mockReturnValue(1234)
  jest.mocked(log().scrollTo).mockClear()
  await send(question)
  expect(log().scrollTo).toHaveBeenLastCalledWith({ top: 1234 })
  jest.mocked(log().scrollTo).mockClear()
  await wait(1000)
  expect(log().scrollTo).toHaveBeenLastCalledWith({ top: 1234 })
})

describe('what a reply offers', () => {
  test('a question is asked when it is pressed', async () => {
    const { problem } = problemWhere(({ hints }) => hints.length > 1)
    const { send, wait, press } = await openAssistant(problem)
    await send('give me a hint')
    await wait(1000)
    await press('Next hint')
    await wait(1000)
    expect(asked()).toEqual(['give me a hint', 'Next hint'])
    expect(replies()[2]).toContain('hint 2 of')
  })

  test('a problem or a lesson is opened, and the dialog closes', async () => {
    const { problem } = problemWhere(({ type }) => type === 'polynomials')
    const { send, wait, press } = await openAssistant(problem)
    await send('another like this')
    await wait(1000)
    onVisit.mockClear()
    await press('Another like this')
    expect(onVisit).toHaveBeenCalledWith(expect.objectContaining({ kind: 'practise', template: problem.templateId }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})

describe('the conversation', () => {
  test('is there again after a reload, and the help goes on where it was', async () => {
    const { problem } = problemWhere(({ hints }) => hints.length > 1)
    const { send, wait, unmount } = await openAssistant(problem)
    await send('give me a hint')
    await wait(1000)
    unmount()
    const again = await openAssistant(problem)
    expect(asked()).toEqual(['give me a hint'])
    await again.send('hint')
    await again.wait(1000)
    expect(replies().at(-1)).toContain('hint 2 of')
  })

  test('answers after a reload what was asked before it, once', async () => {
    const { send, wait, unmount } = await openAssistant()
    await send('HCF of 96 and 404')
    await send('LCM of 4 and 6')
    await wait(300)
    expect(replies()).toEqual([welcome])
    unmount()
    const again = await openAssistant()
    await again.wait(1000)
    expect(asked()).toEqual(['HCF of 96 and 404', 'LCM of 4 and 6'])
    expect(replies().slice(1)).toEqual([expect.stringMatching(/HCF.*= 4$/s), expect.stringMatching(/LCM.*= 12$/s)])
    again.unmount()
    const last = await openAssistant()
    await last.wait(2000)
    expect(replies()).toHaveLength(3)
  })

  test.each([
    '{',
    '[{"id":1}]',
    '{"a":1}',
    '[{"id":"1","type":"ai","content":"x","timestamp":1,"reply":{"offers":[1]}}]',
  ])('begins anew where what was kept is damaged: %s', async (kept) => {
    window.sessionStorage.setItem('mathTutorChat', kept)
    await openAssistant()
    expect(replies()).toEqual([welcome])
  })

  test('as it was kept at first, in one piece, is there again', async () => {
    window.sessionStorage.setItem(
      'mathTutorChat',
      JSON.stringify([
        { id: '1-1', type: 'ai', content: welcome, timestamp: 1 },
        { id: '2-2', type: 'user', content: 'who was that', timestamp: 2 },
      ]),
    )
    const { send, wait, unmount } = await openAssistant()
    expect(asked()).toEqual(['who was that'])
    await send(question)
    await wait(1000)
    unmount()
    await openAssistant()
    expect(asked()).toEqual(['who was that', question])
  })

  test('of more than sixty messages keeps the last sixty, in their order, over two reloads', async () => {
    const first = await openAssistant()
    for (let index = 0; index < 40; index++) await first.send(`${index}`)
    await first.wait(1000)
    first.unmount()
    const second = await openAssistant()
    const kept = asked()
    expect(kept.length + replies().length).toBe(60)
    expect(kept.at(-1)).toBe('39')
    await second.send('and one')
    await second.wait(1000)
    second.unmount()
    await openAssistant()
    expect(asked()).toEqual([...kept, 'and one'].slice(-asked().length))
    expect(asked().length + replies().length).toBe(60)
  })

  test('loses a message that is damaged, and no other', async () => {
    const { send, wait, unmount } = await openAssistant()
    for (const text of ['one', 'two', 'three']) {
      await send(text)
      await wait(1000)
    }
    unmount()
    window.sessionStorage.setItem('mathTutorChat.3', '{')
    await openAssistant()
    expect(asked()).toEqual(['one', 'three'])
  })

  test('goes on where the browser keeps nothing', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('blocked')
    })
    const { send, wait } = await openAssistant()
    await send(question)
    await wait(1000)
    expect(replies()).toHaveLength(2)
  })
})

test('a reply is copied in plain signs, or as TeX', async () => {
  const { send, wait, press } = await openAssistant()
  const writeText = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await send('discriminant of x^2 - 5x + 6')
  await wait(1000)
  await press('Copy this reply')
  expect(writeText.mock.lastCall?.[0]).toContain('b^2 - 4ac')
  expect(writeText.mock.lastCall?.[0]).not.toMatch(/[$\\]/)
  await press('Copy this reply as TeX')
  expect(writeText.mock.lastCall?.[0]).toContain('$x^2 - 5x + 6 = 0$')
  expect(within(log()).getAllByRole('status').at(-1)).toHaveTextContent('Copied')
})

test('the steps of a solution are numbered, the result stands behind them, and a step can be asked about', async () => {
  const { send, wait } = await openAssistant()
  await send('Solve x^2 - 5x + 6 = 0')
  await wait(1000)
  const steps = within(log()).getByRole('list')
  expect(within(steps).getAllByRole('listitem')).toHaveLength(7)
  expect(within(log()).getByText('Answer: 3, 2')).toBeVisible()
  await send('explain step 3')
  await wait(1000)
  expect(replies().at(-1)).toContain('Step 3 of 7')
})
