import { checkAnswer, type AnswerRule } from '@/lib/answers'

interface Row {
  readonly rule: AnswerRule
  readonly right: readonly string[]
  readonly wrong: readonly string[]
}

const rows: Readonly<Record<string, Row>> = {
  'one value said of both': {
    rule: { kind: 'pair', expected: 'x = -1/2, y = -1/2' },
    right: [
      'x = y = -1/2',
      'x=y=-1/2',
      'x = -1/2 = y',
      'both are -1/2',
      'x and y are both -1/2',
      'both x and y are -1/2',
      'x and y are -0.5',
      'x = y = -2/4 = -1/2',
    ],
    wrong: ['x = y = 1/2', 'both are 1/2', 'x = y', 'x = -1/2', '-1/2', 'x and y are', 'x = y = -2/3 = -1/2', 'both'],
  },
  'one value said of two of three': {
    rule: { kind: 'pair', expected: 'a = 1, b = 1, c = 2' },
    right: ['C is 2 and both a and b are 1', 'a = b = 1, c = 2', 'a and b are 1, c is 2', 'a, b are both 1 and c is 2'],
    wrong: [
      'C is 1 and both a and b are 2',
      'a = b = c = 1',
      'both a and b are 1',
      'all are 1',
      'a and b are 2, c is 1',
    ],
  },
  'two values said of two names': {
    rule: { kind: 'pair', expected: 'HCF = 11, LCM = 924' },
    right: [
      'HCF and LCM are 11 and 924',
      '44=2²×11, 66=2×3×11, 77=7×11 HCF=11 LCM=2²×3×7×11=924',
      '44 = 2^2 x 11, 66 = 2 x 3 x 11, HCF = 11, LCM = 924',
    ],
    wrong: [
      'HCF = LCM = 11',
      '44=2²×11, 66=2×3×11, 77=7×11 HCF=924 LCM=11',
      '44=2²×11, 66=2×3×11, 77=7×13 HCF=11 LCM=924',
      '44=2²×11, 66=2×3×11 HCF=11 LCM=2×3×7×11=924',
      '44=2²×11, 66=2×3×11, 77=7×11 HCF=11',
    ],
  },
  '"no" for number, and a root that is no sign': {
    rule: { kind: 'pair', expected: 'larger = 38, smaller = 24' },
    right: [
      'larger no 38, smaller no 24',
      'smaller no. = 24, larger no. = 38',
      'larger root is 38, smaller root is 24',
      'larger no is 38 and the smaller no is 24',
    ],
    wrong: ['larger no 24, smaller no 38', 'no 38, no 24', 'larger root 24 is, smaller root 38', 'larger is no 38, 24'],
  },
  'sums of money in a name': {
    rule: {
      kind: 'pair',
      expected: 'x = 26, y = 16',
      unitless: true,
      aliases: { x: ['₹100 notes', 'notes of ₹100'], y: ['₹200 notes', 'notes of ₹200'] },
    },
    right: [
      '16 notes of ₹200 and 26 notes of ₹100',
      '26 notes of Rs 100, 16 notes of Rs. 200',
      '₹100 notes = 26, ₹200 notes = 16',
      '26 of ₹100 and 16 of ₹200',
    ],
    wrong: [
      '16 notes of ₹100 and 26 notes of ₹200',
      '26 notes of ₹100 and 26 notes of ₹200',
      '16 notes of ₹500 and 26 notes of ₹100',
      '26 notes of ₹100',
      'x = ₹26, y = ₹16',
      'x = ₹100, y = ₹200',
    ],
  },
  'a name that is a word of denial elsewhere': {
    rule: {
      kind: 'pair',
      expected: 'x = 20, y = 2',
      aliases: { x: ['right', 'right answers', 'correct'], y: ['wrong', 'wrong answers', 'incorrect'] },
    },
    right: [
      '20 right, 2 wrong',
      '2 wrong, 20 right',
      'right answers = 20 and wrong answers = 2',
      '20 correct and 2 incorrect',
      '20 are right and 2 are wrong',
      'y = 2 wrong and x = 20 right answers',
    ],
    wrong: [
      'y = 20 wrong and x = 2 right answers',
      'y = 2 right and x = 20 wrong',
      '2 right, 20 wrong',
      '20 right',
      '20 wrong',
      '20, 2 is wrong',
      'wrong, 20, 2',
      'wrong: 20, 2',
      '20 not right, 2 wrong',
      'x = 20, y = 2 is wrong',
    ],
  },
  'a name behind its value': {
    rule: {
      kind: 'pair',
      expected: 'x = 4500, y = 2000',
      unit: '₹',
      aliases: { x: ['scheme A', 'A'], y: ['scheme B', 'B'] },
    },
    right: [
      'Rs 4500 in scheme A and Rs 2000 in scheme B',
      '₹2000 in B, ₹4500 in A',
      'y=2000/- x=4500/-',
      'x = 4500/- y = 2000/-',
    ],
    wrong: [
      'Rs 2000 in scheme A and Rs 4500 in scheme B',
      'Rs 4500 in scheme A and Rs 2000 in scheme A',
      'Rs 4500 in scheme A',
      'y=4500/- x=2000/-',
      'less than 4500 in scheme A, 2000 in scheme B',
      '4500 km in scheme A, 2000 in scheme B',
    ],
  },
}

describe.each(Object.entries(rows))('%s', (_, { rule, right, wrong }) => {
  test.each(right)('%s is right', (response) => {
    const { correct, note } = checkAnswer(rule, response)
    expect({ correct, note: correct ? undefined : note }).toEqual({ correct: true, note: undefined })
  })

  test.each(wrong)('%s is wrong', (response) => {
    expect(checkAnswer(rule, response).correct).toBe(false)
  })
})
