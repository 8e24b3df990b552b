import { replyAside, stopThinking } from '@/components/assistant/thread/ask'
import { received, sent, type Asked, type Told } from '@/components/assistant/thread/message'
import type * as Threads from '@/components/assistant/thread/start-thread'
import { startThread } from '@/components/assistant/thread/start-thread'
import { reply, type Context } from '@/lib/assistant'
import { generateProblem } from '@/lib/problems'

jest.mock('@/components/assistant/thread/start-thread', () => {
  const actual = jest.requireActual<typeof Threads>('@/components/assistant/thread/start-thread')
  return { startThread: jest.fn(actual.startThread) }
})
const started = jest.mocked(startThread)

afterEach(() => {
  stopThinking()
  started.mockClear()
})

/** A thread that says nothing of its own accord. */
function silentThread() {
  const thread = { ask: jest.fn<undefined, [Asked]>(), end: jest.fn() }
  started.mockReturnValueOnce(thread)
  return {
    ...thread,
    tell: (told: Told) => started.mock.lastCall?.[0](told),
    getLost: () => started.mock.lastCall?.[1](),
  }
}

test('a reply is the same beside the page as in it, also about an open problem', async () => {
  const problem = await generateProblem({ topic: 'circles', difficulty: 'easy', seed: 'k3f9' })
  const context: Context = { problem, response: ['14'], attempts: 1, hintsSeen: 0, solutionOpen: false }
  for (const question of ['HCF of 96 and 404', 'give me a hint', 'another like this', 'what is a tangent', '?'])
    expect(await replyAside(question, context)).toEqual(await reply(question, context))
})

test('one thread answers all questions, each its own', async () => {
  const replies = await Promise.all(['HCF of 12 and 18', 'LCM of 4 and 6'].map((one) => replyAside(one, {})))
  expect(replies.map(({ answer }) => answer)).toEqual(['6', '12'])
  expect(started).toHaveBeenCalledTimes(1)
})

test('a marked paper is told in full: its score and each of its questions', async () => {
  const problem = await generateProblem({ topic: 'circles', difficulty: 'easy', seed: 'k3f9' })
  const first = { problem: { ...problem, isMarked: true as const }, response: ['14'] }
  const score = { got: 1, of: 2, chapters: [{ topic: 'circles' as const, got: 1, of: 2 }] }
  const paper = { state: 'marked' as const, place: 1, count: 2, score: () => score }
  const { paper: back } = received(sent({ paper: { ...paper, question: (number) => (number === 1 ? first : null) } }))
  if (back?.state !== 'marked') throw new Error('the paper is no longer a marked one')
  expect(back).toMatchObject({ place: 1, count: 2 })
  expect(back.score()).toEqual(score)
  expect([1, 2, 3].map(back.question)).toEqual([first, null, null])
})

test('a paper that is being written, and no paper at all, stay what they are', () => {
  expect(received(sent({ paper: { state: 'sitting' } }))).toEqual({ paper: { state: 'sitting' } })
  expect(received(sent({ attempts: 2 }))).toEqual({ attempts: 2 })
})

test('where a file cannot be had, the question is rejected with the reason', async () => {
  const thread = silentThread()
  const asked = replyAside('HCF of 12 and 18', {})
  thread.tell({ number: thread.ask.mock.lastCall?.[0].number ?? 0, error: 'Loading chunk 12 failed' })
  await expect(asked).rejects.toThrow('Loading chunk 12 failed')
})

test('where the thread itself cannot be had, the question is rejected, and the next one begins it anew', async () => {
  const thread = silentThread()
  const asked = replyAside('HCF of 12 and 18', {})
  thread.getLost()
  await expect(asked).rejects.toThrow('the assistant was stopped')
  expect(thread.end).toHaveBeenCalled()
  expect((await replyAside('HCF of 12 and 18', {})).answer).toBe('6')
  expect(started).toHaveBeenCalledTimes(2)
})

test('a thread that hangs is ended: what it says later is nobody’s reply', async () => {
  const thread = silentThread()
  const asked = replyAside('HCF of 12 and 18', {})
  stopThinking()
  await expect(asked).rejects.toThrow('the assistant was stopped')
  thread.tell({ number: thread.ask.mock.lastCall?.[0].number ?? 0, reply: { rule: 'hcf', text: 'late' } })
  expect((await replyAside('HCF of 12 and 18', {})).answer).toBe('6')
})
