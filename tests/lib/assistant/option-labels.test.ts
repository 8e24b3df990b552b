import { reply } from '@/lib/assistant'
import { withOptionLabels } from '@/lib/assistant/question/option-labels'

describe('options are known under any label, in one line or in lines of their own', () => {
  test.each([
    ['HCF of 12 and 18 is\n1) 36\n2) 4\n3) 6\n4) 12', 'C'],
    ['HCF of 12 and 18 is 1. 36 2. 4 3. 6 4. 12', 'C'],
    ['HCF of 12 and 18 is (1) 36 (2) 4 (3) 6 (4) 12', 'C'],
    ['HCF of 12 and 18 is 1)36 2)4 3)6 4)12', 'C'],
    ['HCF of 12 and 18\n(i) 36\n(ii) 4\n(iii) 6\n(iv) 12', 'C'],
    ['HCF of 12 and 18 I. 36 II. 4 III. 6 IV. 12', 'C'],
    ['HCF of 12 and 18 i) 36 ii) 4 iii) 6', 'C'],
    ['how far is (-9,4) from y axis\n1) 4\n2) 9\n3) -9\n4) √97', 'B'],
    ['if 217x + 131y = 913 131x + 217y = 827 then (x, y) is 1) (3, 2) 2) (2, 3) 3) (1, 4) 4) (4, 1)', 'A'],
    ['zeros of x^2+17x+41 are 1) both positive 2) both negative 3) one positive and one negative 4) both equal', 'B'],
    [
      'Assertion (A): The mode of the data 3, 5, 7, 5, 9, 5 is 5. Reason (R): The mode is the middle-most value of the data.\n1) Both A and R are true and R is the correct explanation of A\n2) Both A and R are true but R is not the correct explanation of A\n3) A is true but R is false\n4) A is false but R is true',
      'C',
    ],
  ])('%s', async (question, letter) => {
    expect((await reply(question)).answer).toBe(letter)
  })
})

describe('what is asked in parts stays in parts', () => {
  test.each([
    [
      'A die is thrown once. Find the probability of getting (i) an even number (ii) a 7 (iii) a prime',
      '(i) 1/2; (ii) 0; (iii) 1/2',
    ],
    ['find the hcf of (i) 12 and 18 (ii) 8 and 20 (iii) 9 and 15', '(i) 6; (ii) 4; (iii) 3'],
    ['HCF of 1) 12 and 18 2) 8 and 20 3) 9 and 15', '(1) 6; (2) 4; (3) 3'],
  ])('%s', async (question, answer) => {
    expect((await reply(question)).answer).toBe(answer)
  })

  test.each([
    'State true or false: (i) 12 is the HCF of 12 and 18 (ii) 36 is their LCM (iii) both',
    'HCF of 12 and 18 is 1) 5 2) 7 3) 8 4) 9',
    'HCF of 12 and 18 is 1) 6.0 2) 12/2 3) 8 4) 9',
    'which of the following are APs 1) 1, 2, 4 2) 1, 2, 3 3) pq, rs, tu 4) 2, 2, 5',
  ])('"%s" has no letter for its answer', async (question) => {
    expect((await reply(question)).answer ?? '').not.toMatch(/^[A-D]$/)
  })

  test.each([
    'the points are A(1, 2) and B(3, 4), 1) find AB',
    'x + y = 5 (1) and x - y = 1 (2)',
    'find (3, 1) (4, 2) (5, 3) (6, 4) on a line',
    'Find 1) the sum 2) the product 3) the zeroes 4) the graph',
  ])('"%s" has no options', (text) => {
    expect(withOptionLabels(text)).toBe(text)
  })
})
