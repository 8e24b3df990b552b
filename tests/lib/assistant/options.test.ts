import { reply } from '@/lib/assistant'
import { optionsApart } from '@/lib/assistant/question/options'

test.each([
  ['HCF of 12 and 18 is (A) 6 (B) 4 (C) 12 (D) 36', 'HCF of 12 and 18 is', ['6', '4', '12', '36']],
  ['HCF of 12 and 18:\n(a) 6\n(b) 4', 'HCF of 12 and 18:', ['6', '4']],
  ['discriminant of x^2 a) 1 b) 2 c) 3', 'discriminant of x^2', ['1', '2', '3']],
  ['Assertion (A): one. Reason (R): two. (A) both (B) none', 'Assertion (A): one. Reason (R): two.', ['both', 'none']],
])('"%s" has its options taken apart', (text, stem, options) => {
  expect(optionsApart(text)).toEqual({ stem, options })
})

test.each([
  'Assertion (A): The HCF of 12 and 18 is 6. Reason (R): so it is.',
  'the points A(1, 2) and B(3, 4)',
  'is (A) 6 (C) 7 a question',
  '(A) (B)',
])('"%s" has none', (text) => {
  expect(optionsApart(text)).toEqual({ stem: text, options: [] })
})

describe('a choice is answered by the option that is what was worked out', () => {
  test.each([
    ['The HCF of 12 and 18 is (A) 6 (B) 4 (C) 12 (D) 36', 'A'],
    ['The HCF of 12 and 18 is (A) 36 (B) 4 (C) 12 (D) 6', 'D'],
    ['no of polynomials having zeroes 4 and 7 is a)1 b)2 c)3 d)more than 3', 'D'],
    ['zeroes of x^2-x-12 are a)4,3 b)-4,3 c)4,-3 d)none of these', 'C'],
    ['distance between (1, 2) and (3, 4) (a) 2 (b) 2√2 (c) √8/2 (d) 8', 'B'],
  ])('%s', async (question, letter) => {
    expect((await reply(question)).answer).toBe(letter)
  })

  test.each(['HCF of 12 and 18 (a) 5 (b) 7', 'HCF of 12 and 18 (a) 6 (b) 7 (c) six'])(
    'none or more than one of them: "%s" has no answer',
    async (question) => {
      const { answer, text } = await reply(question)
      expect(answer).toBeUndefined()
      expect(text).toContain('which of the options')
    },
  )
})
