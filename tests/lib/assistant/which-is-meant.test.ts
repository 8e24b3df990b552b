import { reply, type Reply } from '@/lib/assistant'
import { asked, chosen } from '@/lib/assistant/answered'
import type { Understood } from '@/lib/assistant/recogniser'

const understood = (id: string, answer: string, words = 3): Understood => ({
  id,
  archetype: 'rn-hcf-two',
  words,
  said: { text: `A line of ${id}\nAnswer: ${answer}`, answer },
  left: [],
  knows: new Set(),
  chooses: false,
  rank: 0,
})

test('of two that understand as much and differ none is chosen', () => {
  expect(chosen([understood('one', '6'), understood('other', '36')])).toBeNull()
  expect(chosen([understood('one', '6'), understood('other', '6')])?.id).toBe('one')
  expect(chosen([understood('one', '6', 4), understood('other', '36')])?.id).toBe('one')
})

describe('where two differ, the student says which is meant', () => {
  const readings: readonly Reply[] = [
    { rule: 'hcf', text: 'HCF $= 6$\nAnswer: 6', answer: '6' },
    { rule: 'lcm', text: 'LCM $= 36$\nAnswer: 36', answer: '36' },
  ]
  const last = asked(readings)

  test('the answers are named, and none is given as the answer', () => {
    expect(last.answer).toBeUndefined()
    expect(last.text).toContain('1. Answer: 6\n2. Answer: 36')
    expect(last.offers).toEqual([
      { kind: 'ask', question: 'Meaning 1' },
      { kind: 'ask', question: 'Meaning 2' },
    ])
  })

  test.each([
    ['Meaning 2', '36'],
    ['1', '6'],
    ['the second one', '36'],
    ['I mean the first', '6'],
  ])('"%s" is that reading', async (message, answer) => {
    expect((await reply(message, { last })).answer).toBe(answer)
  })

  test('another message is another question', async () => {
    expect((await reply('hcf of 96 and 404', { last })).answer).toBe('4')
    expect((await reply('Meaning 2')).answer).toBeUndefined()
  })
})
