import { checkAnswer, type AnswerRule, type Asked } from '@/lib/answers'

const wordsOf = (question: string): readonly string[] => question.split(/[\s,.?]+/)

interface Row {
  readonly rule: AnswerRule
  readonly right: readonly string[]
  readonly wrong: readonly string[]
  /** Not known: no attempt. */
  readonly strange: readonly string[]
}

const asks = (asked: Asked, question: string): { readonly asked: Asked } => ({
  asked: { ...asked, words: wordsOf(question) },
})

const rows: Readonly<Record<string, Row>> = {
  'the HCF': {
    rule: {
      kind: 'number',
      expected: '51',
      ...asks({ names: ['HCF', 'x'], others: ['LCM', 'product'] }, 'the HCF of two numbers whose product is given'),
    },
    right: [
      '51',
      'HCF = 51',
      'h.c.f. is 51',
      'GCD: 51',
      'highest common factor of 867 and 459 = 51',
      'HCF(867, 459) = 51',
      'hcf 51',
      '51 is the HCF',
      'x = 51',
      'required number is 51',
      'hence HCF of the numbers is 51',
    ],
    wrong: ['LCM = 51', 'lcm 51', '51 is the LCM', 'product = 51', '51 cm'],
    strange: ['range = 51', 'BC = 51', 'mean 51', 'banana = 51'],
  },
  'a segment': {
    rule: {
      kind: 'number',
      expected: '21',
      unit: 'cm',
      ...asks(
        { names: ['BD', 'length', 'x'], others: ['BC', 'DC', 'B', 'C', 'D'] },
        'd is a point on BC , DC = 27 cm , find BD',
      ),
    },
    right: [
      'BD = 21',
      'DB = 21 cm',
      'bd = 21',
      'Bd=21',
      'length of BD is 21',
      'length = 21 cm',
      'BD = BC - DC = 48 - 27 = 21',
      '21 = BD',
      'x = 21 cm',
      '21 cm long',
    ],
    wrong: ['BC = 21', 'CB = 21', 'BC 21', 'side BC = 21', 'length of DC = 21', '21 marbles'],
    strange: ['XY = 21', 'area = 21'],
  },
  'the vertices of a triangle': {
    rule: {
      kind: 'coordinates',
      expected: '(1, 0), (5, 0)',
      ...asks(
        { names: ['vertices', '?'], others: ['P', 'Q'] },
        'the lines meet the x axis at two vertices ; PQ is another line , P , Q',
      ),
    },
    right: ['A(1, 0), B(5, 0)', 'A(1,0) B(5,0)', 'A = (1, 0), B = (5, 0)', '(1, 0), (5, 0)'],
    wrong: ['A(1, 0)', 'A(1, 0), B(5, 0), C(2, 2)', 'P(1, 0), Q(5, 0)'],
    strange: ['area(1, 0), area(5, 0)'],
  },
  'an angle': {
    rule: {
      kind: 'number',
      expected: '50',
      unit: '°',
      ...asks({ names: ['∠BAT', 'angle'], others: ['CAB', 'AOB'] }, 'find ∠BAT , ∠CAB'),
    },
    right: ['∠BAT = 50°', '∠TAB = 50', 'angle BAT = 50', 'm∠BAT = 50', 'angle = 50'],
    wrong: ['∠CAB = 50°', '∠AOB = 50', 'angle BAC = 50'],
    strange: ['∠XYZ = 50'],
  },
  'the probability of "not red"': {
    rule: {
      kind: 'fraction',
      expected: '26/29',
      ...asks(
        { names: ['P(not red)', 'probability', 'P'], others: ['P(red)'] },
        'a box has red and blue balls , find the probability that it is not red',
      ),
    },
    right: [
      'P(not red) = 26/29',
      'P(E) = 26/29',
      'P = 26/29',
      'probability of not red is 26/29',
      'P(not getting a red ball) = 26/29',
      "P(red)' = 26/29",
    ],
    wrong: ['P(red) = 26/29', 'probability of red = 26/29', 'P(blue) = 26/29'],
    strange: ['P(green) = 26/29', 'mean = 26/29'],
  },
  'a ratio': {
    rule: {
      kind: 'ratio',
      expected: '3:2',
      ...asks({ names: ['AP:PB', 'ratio', 'k', 'm:n'] }, 'find the ratio AP PB in which P divides AB'),
    },
    right: [
      'AP:PB = 3:2',
      'PB:AP = 2:3',
      'AP/PB = 3/2',
      'BP : PA = 2 : 3',
      'AP:PB::3:2',
      'ratio = 3:2',
      'm:n = 3:2',
      'k = 3/2',
    ],
    wrong: ['PB:AP = 3:2', 'AP:PB = 2:3', 'PB:AP::3:2'],
    strange: ['AP:AB = 3:2'],
  },
  'the ratio in which a point without a letter divides AB': {
    rule: { kind: 'ratio', expected: '3:2', ...asks({ names: ['A?:?B', 'ratio'] }, 'in what ratio is AB divided') },
    right: ['AP:PB = 3:2', 'BQ:QA = 2:3', '3:2'],
    wrong: ['PB:AP = 3:2'],
    strange: [],
  },
  'a point': {
    rule: {
      kind: 'coordinates',
      expected: '(-7, 4)',
      ...asks(
        { names: ['B', 'coordinates', 'point', 'x', 'y'], others: ['A', 'C'] },
        'C is the mid-point of AB , find the coordinates of B',
      ),
    },
    right: [
      'B(-7, 4)',
      'B = (-7, 4)',
      'the coordinates of B are (-7, 4)',
      'B(x, y) = (-7, 4)',
      'x = -7, y = 4',
      'point (-7, 4)',
    ],
    wrong: ['A(-7, 4)', 'C = (-7, 4)', 'the coordinates of A are (-7, 4)'],
    strange: ['Q(-7, 4)'],
  },
  'a count': {
    rule: {
      kind: 'number',
      expected: '33',
      ...asks(
        { names: ['number of columns', 'n'], things: ['columns'], otherThings: ['rows', 'members'] },
        'members march in rows , in how many columns do they march',
      ),
    },
    right: [
      '33',
      '33 columns',
      '33 column',
      'number of columns = 33',
      'no. of columns is 33',
      'columns: 33',
      'n = 33',
      '33 columns in all',
      '33 only',
      'they march in 33 columns',
    ],
    wrong: ['33 rows', 'rows = 33', '33 members', '33 kg', '33 cm³', '33 marbles', '33 members in each column'],
    strange: ['mean = 33'],
  },
  'white marbles among green ones': {
    rule: {
      kind: 'number',
      expected: '3',
      ...asks(
        {
          names: ['number of white marbles', 'x'],
          things: ['white marbles', 'marbles'],
          otherThings: ['green marbles'],
        },
        'a box has green marbles and some white marbles',
      ),
    },
    right: ['3 white marbles', '3 marbles', 'white = 3', '3 white'],
    wrong: ['3 green marbles', '3 green', 'green marbles = 3'],
    strange: [],
  },
  'a height': {
    rule: {
      kind: 'number',
      expected: '10',
      unit: 'm',
      ...asks(
        {
          names: ['height of the tower', 'height', 'tower', 'h'],
          others: ['height of the pole', 'pole', 'shadow', 'length of the shadow'],
        },
        'a pole casts a shadow , find the height of the tower',
      ),
    },
    right: [
      'height of tower = 10 m',
      'h = 10',
      'H = 10',
      'the tower is 10 m high',
      "the tower's height is 10 m",
      'hieght = 10',
      '10 m tall',
    ],
    wrong: ['height of the pole = 10 m', 'pole height = 10', 'shadow = 10', '10 marbles'],
    strange: ['volume = 10 m'],
  },
  'a calculation with letters': {
    rule: {
      kind: 'fraction',
      expected: '5/3',
      ...asks({ names: ['sec θ + tan θ', 'value'] }, 'what is the value of sec θ + tan θ'),
    },
    right: ['sec θ + tan θ = 5/3', 'tan θ + sec θ = 5/3', 'value = 5/3', 'secθ+tanθ=5/3'],
    wrong: ['sec θ = 5/3', 'tan θ = 5/3'],
    strange: ['cos θ = 5/3'],
  },
  'the letter k, where x is another': {
    rule: {
      kind: 'roots',
      expected: '3, -1',
      ...asks({ names: ['k', 'values'], others: ['x'] }, 'for which values of k has the equation in x equal roots'),
    },
    right: ['k = 3, -1', 'k = 3 or k = -1', 'values of k are 3 and -1', '3, -1', 'K = 3, -1'],
    wrong: ['x = 3, -1', 'x = 3 or x = -1'],
    strange: ['m = 3, -1'],
  },
  'the nth term': {
    rule: {
      kind: 'expression',
      expected: '4n + 1',
      ...asks({ names: ['a_n', 'nth term'], others: ['S_n', 'sum'] }, 'find the n th term a_n'),
    },
    right: ['a_n = 4n + 1', 'an = 4n+1', 'T_n = 4n + 1', '4n + 1'],
    wrong: ['S_n = 4n + 1', 'Sn = 4n+1'],
    strange: [],
  },
}

describe.each(Object.entries(rows))('asked for %s', (_, { rule, right, wrong, strange }) => {
  if (right.length > 0)
    test.each(right)('%s is right', (response) => {
      expect(checkAnswer(rule, response)).toMatchObject({ correct: true })
    })
  if (wrong.length > 0)
    test.each(wrong)('%s is wrong, with a word', (response) => {
      const { correct, unread, note } = checkAnswer(rule, response)
      expect([correct, unread, note !== undefined]).toEqual([false, undefined, true])
    })
  if (strange.length > 0)
    test.each(strange)('%s is no attempt: nobody knows that name', (response) => {
      expect(checkAnswer(rule, response)).toMatchObject({ correct: false, unread: true })
    })
})

test('the word says what is asked and what was given', () => {
  const note = (key: string, response: string) => {
    const row = rows[key]
    return row && checkAnswer(row.rule, response).note
  }
  expect(note('a segment', 'BC = 21')).toBe('The question asks for BD, and this is BC.')
  expect(note('a segment', 'XY = 21')).toBe('The question asks for BD. Write the value alone, or BD = ...')
  expect(note('a count', '33 rows')).toBe('The question asks for the number of columns, not for rows.')
  expect(note('the HCF', 'LCM = 51')).toBe('The question asks for the HCF, and this is LCM.')
})

test('a rule that names nothing looks at no names', () => {
  expect(checkAnswer({ kind: 'number', expected: '5' }, 'XY = 5').correct).toBe(true)
  expect(checkAnswer({ kind: 'number', expected: '5' }, '5 marbles').correct).toBe(true)
})
