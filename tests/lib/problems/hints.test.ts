import { hintComplaints } from '@/checks/prove/hints'
import type { AnswerRule } from '@/lib/answers'

const six: AnswerRule = { kind: 'number', expected: '6' }

const complaintsOf = (hint: string, rule: AnswerRule = six, question = 'Find the HCF of $12$ and $18$.') =>
  hintComplaints({ question, hints: [hint], answerValidator: rule })

describe('a hint gives away', () => {
  test.each([
    ['The HCF is 6.', six],
    ['The HCF is $6$.', six],
    ['So the length is $6$ cm.', six],
    ['$\\text{HCF} = 2 \\times 3 = 6$', six],
    ['Here $x = 6$, as the table shows.', six],
    ['Hence $k = -4$.', { kind: 'number', expected: '-4' }],
    ['So $x = \\sqrt{3}$.', { kind: 'surd', expected: '√3' }],
    ['The only root is $x = 5$.', { kind: 'roots', expected: '5' }],
    ['The remainder is 0.', { kind: 'number', expected: '0' }],
    ['It comes to 36.', { kind: 'number', expected: '36' }],
  ] as const)('"%s"', (hint, rule) => {
    expect(complaintsOf(hint, rule)).toHaveLength(1)
  })
})

describe('a hint keeps the key to itself', () => {
  test.each([
    ['Divide by 6 first.', six],
    ['$12 = 6 \\times 2$ helps.', six],
    ['Write $x = 6y$.', six],
    ['It is $6 + k$.', six],
    ['The HCF is below 16.', six],
    ['The LCM is 36.', six],
    ['Hence $k = 4$.', { kind: 'number', expected: '-4' }],
    ['A zero is a number $x$ for which $y = 0$.', { kind: 'number', expected: '0' }],
  ] as const)('"%s"', (hint, rule) => {
    expect(complaintsOf(hint, rule)).toEqual([])
  })

  test('when the question names the number itself', () => {
    expect(complaintsOf('Put $x = 6$.', six, 'Find $k$, if $6$ is a root of $x^2 - kx = 0$.')).toEqual([])
  })
})
