import { calculatorMessages } from '@/lib/answers/calculator'
import { reply, studyTip, type Context } from '@/lib/assistant'
import type { Problem } from '@/lib/problems/problem'
import { seededRandom } from '@/lib/random'

const problem: Problem = {
  id: 'sum-of-zeroes/1',
  type: 'polynomials',
  chapter: 'Chapter 2: Polynomials',
  difficulty: 'easy',
  cbseReference: 'NCERT Class 10 Mathematics',
  question: 'Find the sum of the zeroes of $x^2 - 5x + 6$.',
  answer: 5,
  answerFormat: 'number',
  answerValidator: { kind: 'number', expected: '5' },
  hints: ['Compare with $ax^2 + bx + c$.', 'The sum is $-\\frac{b}{a}$.'],
  steps: ['Sum $= 5$'],
  explanation: 'The zeroes need not be found.',
  templateId: 'sum-of-zeroes',
  version: 1,
  seed: '1',
  stepMarks: [1],
  marks: 1,
  parts: [],
}

describe('what is worked out', () => {
  test.each([
    ['HCF of 12 and 18', '6'],
    ['gcd of 96 and 404', '4'],
    ['LCM of 12, 15 and 21', '420'],
    ['hcf and lcm of 12 and 18', 'HCF = 6, LCM = 36'],
    ['What is the H.C.F. of 8 & 12?', '4'],
    ['hcf(100,150,200)', '50'],
    ['LCM of 1,20,000 and 50,000', '600000'],
    ['hcf of 7 and 9', '1'],
    ['LCM of 1 and 1', '1'],
    ['lcm of 999999937 and 999999929', '999999866000004473'],
    ['what is 2 + 3 * 4', '14'],
    ['calculate 10/3', '3.3333'],
    ['What is 12 x 5?', '60'],
    ['0.1 + 0.2', '0.3'],
    ['what is 1,00,000 / 4', '25000'],
    ['solve 2x² - 7x + 3 = 0', '3, 1/2'],
    ['solve 2x^2 = 7x - 3', '3, 1/2'],
    ['roots of x^2 - 4x + 1 = 0', '2 ± √3'],
    ['solve 2x^2 + 3x - 4 = 0', '(-3 ± √41)/4'],
    ['solve -x^2 + 4x - 1 = 0', '2 ± √3'],
    ['solve x^2 - 2 = 0', '√2, -√2'],
    ['zeroes of 4s^2 - 4s + 1', '1/2'],
    ['roots of x^2 + x + 1', 'no real roots'],
    ['discriminant of 2x² − 4x + 3', '-8'],
    ['nature of roots of x^2 - 4x + 4 = 0', 'two equal real roots'],
    ['factorise 6x^2 - 7x - 3', '(2x - 3)(3x + 1)'],
    ['factorise 2x^2 - 8', '2(x - 2)(x + 2)'],
    ['solve 2x + 3y = 7, 4x + 6y = 14', 'infinitely many solutions'],
    ['solve 2x + 3y = 7 and 4x + 6y = 15', 'no solution'],
    ['solve 3x + 4y = 10 and 2x - 2y = 2', 'x = 2, y = 1'],
    ['solve 2x + 5 = x - 1', '-6'],
    ['10th term of 10, 7, 4', '-17'],
    ['nth term of the AP 5, 8, 11', '3n + 2'],
    ['find k if x^2 + kx + 9 = 0 has equal roots', '6, -6'],
    ['solve x^2 - 2.5x + 1 = 0', '2, 1/2'],
    ['sin 30 + cos 60', '1'],
    ['HCF is 16 and product is 3072, find lcm', '192'],
    ['20th term kya hoga 3, 8, 13 ka', '98'],
    ['sum of the first 20 terms of 3, 7, 11', '820'],
    ['distance between (1, 2) and (3, 4)', '2√2'],
    ['mid-point of (1, 2) and (4, 6)', '(5/2, 4)'],
    ['point dividing (1, -2) and (4, 7) in the ratio 1 : 2', '(2, 1)'],
    ['What is cos 60°?', '1/2'],
    ['cosec 0', 'not defined'],
    ['median of 7, 3, 9, 5', '6'],
    ['mode of 1, 1, 2, 2, 3', '1, 2'],
    ['area of a circle of radius 7 cm', '154 cm²'],
    ['circumference of a circle of radius 5', '31.43'],
    ['volume of a cylinder of diameter 14 cm and height 10 cm', '1540 cm³'],
    ['volume of a cone with radius 7 cm and slant height 25 cm', '1232 cm³'],
    ['curved surface area of a cone with radius 7 cm and height 24 cm', '550 cm²'],
    ['total surface area of a hemisphere of radius 3.5 cm', '115.5 cm²'],
    ['volume of a sphere of radius 21 cm', '38808 cm³'],
    ['prime factorisation of 72', '2^3 * 3^2'],
  ])('%s: %s', async (question, answer) => {
    expect((await reply(question)).answer).toBe(answer)
  })
})

test('the working of an HCF shows the prime factorisations', async () => {
  const { text } = await reply('HCF of 12 and 18')
  expect(text).toContain('$12 = 2^{2} \\times 3$')
  expect(text).toContain('smallest power')
})

test.each([
  ['hcf of 0 and 5', 'positive integers'],
  ['hcf of -12 and 18', 'minus signs'],
  ['lcm of 2.5 and 3', 'whole numbers'],
  ['lcm of 12345678901 and 3', 'too big'],
  ['hcf of 7', 'at least two'],
])('%s is met with words: %s', async (question, words) => {
  const { text, answer } = await reply(question)
  expect(text).toContain(words)
  expect(answer).toBeUndefined()
})

test.each([
  ['calculate 5/0', calculatorMessages.notFinite],
  ['what is 5 % of x', calculatorMessages.disallowed],
  ['calculate abc', calculatorMessages.disallowed],
  ['compute 3 +', calculatorMessages.malformed],
])('%s gets the words of the calculator', async (question, words) => {
  expect((await reply(question)).text).toBe(words)
})

describe('every keyword has its reply', () => {
  test.each([
    ['what is a polynomial?', 'polynomials'],
    ['Tell me about quadratic equations', 'quadratic-equations'],
    ['trigonometry', 'trigonometry'],
    ['sin', 'theory-sine'],
    ['what is cos', 'theory-cosine'],
    ['real numbers', 'real-numbers'],
    ['coordinate geometry', 'coordinate-geometry'],
    ['arithmetic progression', 'arithmetic-progressions'],
    ['explain AP', 'arithmetic-progressions'],
    ['circle', 'circles'],
    ['statistics', 'statistics'],
    ['probability', 'probability'],
    ['linear equations', 'linear-equations'],
    ['triangles', 'triangles'],
    ['surface areas and volumes', 'solid-formulas'],
    ['how to study', 'study'],
    ['how do I prepare', 'study'],
    ['exam', 'exam'],
    ['board', 'exam'],
    ['I am stuck', 'stuck'],
    ['help', 'stuck'],
    ['maths is difficult', 'difficult'],
    ['this is hard', 'difficult'],
    ['hello', 'greeting'],
    ['hi', 'greeting'],
    ['thank you', 'thanks'],
    ['help me with circles', 'circles'],
    ['HELLO, what is a polynomial', 'polynomials'],
  ])('%s: %s', async (question, rule) => {
    expect((await reply(question)).rule).toBe(rule)
  })

  test.each(['which one?', 'draw a map', 'shard', 'sing me a song', '', '   ', '???'])(
    '"%s" holds no keyword',
    async (question) => {
      expect((await reply(question)).rule).toBe('fallback')
    },
  )
})

describe('a pattern cut short is never worked out', () => {
  test.each([
    'find k if x^2 + kx + 9 = 0 has integer roots',
    'solve (k + 1)x^2 + 3x + 1 = 0',
    'solve x^2 + 1/x = 3',
    'roots of √2 x^2 + 7x + 5√3 = 0',
    'solve x^2 - 2.5xy + 1 = 0',
    'HCF of two numbers is 9, their LCM is 360 and one number is 45',
    'sin 30 + cos 60 + tan x',
    'surface area of a cone on a hemisphere of radius 7 cm',
    'volume of a cylinder of radius 7 cm',
    '10th term of 1, 2, 4, 8',
  ])('%s', async (question) => {
    expect((await reply(question)).answer).toBeUndefined()
  })
})

describe('a problem on the screen', () => {
  const context: Context = { problem }

  test.each([
    'I am stuck',
    'help',
    'give me a hint',
    "I don't understand",
    'I am stuck on a problem. How do I get started?',
  ])('"%s" gives its first hint and not its answer', async (question) => {
    const { rule, text, answer } = await reply(question, context)
    expect(rule).toBe('problem-hint')
    expect(text).toContain('Compare with $ax^2 + bx + c$.')
    expect(text).not.toContain('frac')
    expect(answer).toBeUndefined()
  })

  test('other questions are answered as ever', async () => {
    expect((await reply('HCF of 12 and 18', context)).answer).toBe('6')
  })
})

test('the same question has the same reply, always', async () => {
  expect(await reply('HCF of 12 and 18')).toEqual(await reply('HCF of 12 and 18'))
})

test.each([
  `solve ${'x+'.repeat(400)}`,
  `hcf of ${'1,'.repeat(450)}`,
  `mean of ${'1 '.repeat(450)}x`,
  '1'.repeat(5000),
  `${'('.repeat(900)}`,
  `solve ${'- '.repeat(450)}x^2`,
])('a hostile question of %# is answered', async (question) => {
  expect((await reply(question)).text).not.toBe('')
})

test('a study tip is one of the tips', () => {
  const tips = ['one', 'two', 'three']
  expect(tips).toContain(studyTip(tips, seededRandom('tip')))
})
