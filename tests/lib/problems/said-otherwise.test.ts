import { checkAnswer, type AnswerRule } from '@/lib/answers'
import { ruleAsking, type AskedRow } from './asked-rows'

const count = (expected: string): AnswerRule => ({ kind: 'number', expected, unitless: true })
const measure = (expected: string, unit: string): AnswerRule => ({ kind: 'number', expected, unit })

const rows: readonly AskedRow[] = [
  {
    question: 'A point is marked at $P(8, -6)$ on a graph sheet. How far is it, in units, from the origin?',
    rule: measure('10', 'units'),
    right: ['OP = 10', 'PO = 10 units', 'distance OP is 10'],
    refused: ['OQ = 10', 'AP = 10', 'OP = 14'],
  },
  {
    question: 'Find the distance of the point $(8, -6)$ from the origin.',
    rule: measure('10', 'units'),
    right: ['OP = 10', 'OA = 10 units', 'OQ is 10'],
    refused: ['AB = 10', 'OP = 100'],
  },
  {
    question: 'A circle has its centre at $O(3, 1)$. How far is the point $P(8, -6)$ from the origin?',
    rule: measure('10', 'units'),
    right: ['10', 'distance = 10'],
    refused: ['OP = 10', 'PO = 10'],
  },
  {
    question: 'How far is the point $P(8, -6)$ from the origin $O$?',
    rule: measure('10', 'units'),
    right: ['OP = 10', 'PO = 10'],
    refused: ['OQ = 10'],
  },
  {
    question: 'Draw the lines $2x + 3y = 9$ and $2x + y = 3$ on graph paper. At which point do they intersect?',
    rule: { kind: 'coordinates', expected: '(0, 3)' },
    right: ['they meet at (0, 3)', 'lines meet at (0,3)', 'the two lines cut at (0, 3)', 'they intersect at (0, 3)'],
    refused: ['they meet at (3, 0)', 'they do not meet at (0, 3)', 'they end at (0, 3)'],
  },
  {
    question: 'Find the coordinates of the mid-point of the line segment joining $A(-1, 2)$ and $B(1, 4)$.',
    rule: { kind: 'coordinates', expected: '(0, 3)' },
    right: ['mid-point is (0, 3)'],
    refused: ['they meet at (0, 3)', 'they cut at (0, 3)'],
  },
  {
    question: 'Find the points which divide the line segment $AB$ into four equal parts. Give all three points.',
    rule: { kind: 'coordinates', expected: '(6, 0), (7, 2), (8, 4)' },
    right: [
      '(6, 0) (7, 2) and (8, 4) are the three points',
      '(6, 0), (7, 2), (8, 4) are the 3 required points',
      'the three points are (6, 0), (7, 2), (8, 4)',
    ],
    refused: [
      '(6, 0) (7, 2) and (8, 4) are the two points',
      '(6, 0) (7, 2) and (8, 4) are three other points',
      '(6, 0) (7, 2) and (8, 4) are 3',
      '3 (6, 0) (7, 2) and (8, 4)',
    ],
  },
  {
    question:
      'A number $x$ is chosen from $2, 3, 5$ and a number $y$ from $1, 2, 4, 8$. Find the probability that the product of $x$ and $y$ is greater than $10$.',
    rule: { kind: 'fraction', expected: '5/12' },
    right: ['P(xy > 10) = 5/12', 'P(product > 10) = 5/12', 'P(x × y > 10) = 5/12', 'p(yx>10) = 5/12'],
    refused: [
      'P(xy < 10) = 5/12',
      'P(xy > 11) = 5/12',
      'P(x + y > 10) = 5/12',
      'P(sum > 10) = 5/12',
      'P(xy ≤ 10) = 5/12',
    ],
  },
  {
    question: 'Two ribbons are cut into pieces of equal length. How many pieces are obtained in all?',
    rule: count('13'),
    right: ['13 pcs', '13 pc', '13 nos', '13 nos.', '13 no.', '13 pieces'],
    refused: ['13 no', '13, no', '13 ribbons', '13 kg', '13 ps'],
  },
  {
    question: 'How many rows are there in the hall?',
    rule: count('13'),
    right: ['13 nos.', '13 no.'],
    refused: ['13 pcs', '13 pc'],
  },
  {
    question: 'It comes nearer in $40$ seconds. How many more seconds does the boat take to reach the foot?',
    rule: measure('20', 's'),
    right: ['20 more seconds', '20 seconds more', '20 more sec'],
    refused: ['40 more seconds', '20 less seconds', '20 more boats'],
  },
  {
    question: 'It comes nearer in $40$ seconds. How many seconds does the boat take to reach the foot?',
    rule: measure('20', 's'),
    right: ['20 seconds'],
    refused: ['20 more seconds'],
  },
  {
    question: 'Find the common difference of the AP $-3k, 2k, 7k, \\ldots$',
    rule: { kind: 'expression', expected: '5k' },
    right: ['common diff. is 5 k', 'diff. = 5k', 'common diff is 5k'],
    refused: ['first term. is 5k', 'common diff. is 5', 'common diff. k is 5'],
  },
  {
    question: 'Oranges are packed in boxes of $7$, $8$ or $26$. What is the least possible number of oranges?',
    rule: count('732'),
    right: ['kam se kam 732 oranges', 'at least 732', 'at least 732 oranges', 'atleast 732', 'minimum 732'],
    refused: ['at most 732', 'zyada se zyada 732', 'kam 732', 'at least 731', '732 or more', 'at least 732 boxes'],
  },
  {
    question: 'Two ropes are cut into equal pieces. What is the greatest possible number of pieces?',
    rule: count('13'),
    right: ['at most 13', 'zyada se zyada 13 pieces', 'maximum 13'],
    refused: ['at least 13', 'kam se kam 13'],
  },
  {
    question: 'Find the number of oranges in the box.',
    rule: count('732'),
    right: ['732 oranges'],
    refused: ['at least 732', 'kam se kam 732', 'at most 732'],
  },
  {
    question: 'The diagonals of $ABCD$ meet at $O$, with $OA = x$ and $OC = 2x$. Find $x$.',
    rule: { kind: 'number', expected: '2' },
    right: [
      'so x comes out as two',
      'x comes out as 2',
      'x turns out to be 2',
      'it comes out as 2',
      'answer comes out as two',
      'it turns out to be 2',
    ],
    refused: ['x comes out as three', 'OA comes out as 2', 'x + 2 comes out as 2', '2x turns out to be 2'],
  },
  {
    question: 'State whether the following is true or false.',
    rule: { kind: 'text', expected: 'false', synonyms: ['f'] },
    right: ['galat hai, false', 'false, galat hai', 'galat hai', 'galat'],
    refused: ['sahi hai, false', 'false, sahi hai', 'sahi hai', 'false galat hai', 'galat hai, true', 'galat nahi hai'],
  },
  {
    question: 'State whether the following is true or false.',
    rule: { kind: 'text', expected: 'true', synonyms: ['t'] },
    right: ['sahi hai, true', 'true, sahi hai', 'sahi hai'],
    refused: ['galat hai, true', 'true galat hai', 'true, galat hai', 'sahi nahi hai', 'galat hai'],
  },
  {
    question: 'Is the list an AP? If so, type the common difference $d$ and the next term; if not, type "no".',
    rule: { kind: 'pair', expected: 'd = -2, next = -39/4', aliases: { next: ['a5', 'next term'] } },
    right: ['haan AP hai, d=-2, next -9.75', 'yes, d = -2, next = -39/4', 'yes it is an AP, d=-2, next term -9.75'],
    refused: [
      'nahi AP hai, d=-2, next -9.75',
      'AP nahi hai, d=-2, next -9.75',
      'no, d = -2, next = -39/4',
      'haan AP hai, d=2, next -9.75',
      'haan AP hai',
    ],
  },
  {
    question: 'Find two consecutive even positive integers. (Give the smaller integer first.)',
    rule: { kind: 'pair', expected: 'smaller = 16, larger = 18', aliases: { smaller: ['x'], larger: ['y'] } },
    right: ['x = 16, x + 2 = 18', 'x = 18, x - 2 = 16', 'x=16 and x+2=18', 'n = 16, n + 2 = 18'],
    refused: [
      'x = 16, x + 2 = 19',
      'x = 18, x + 2 = 16',
      'x = 18, x + 2 = 20',
      'x = 16, y + 2 = 18',
      'x = 16, 2x = 18',
      'x = 16, x + 3 = 18',
    ],
  },
]

describe('What students say in other words', () => {
  for (const { question, rule, right, refused } of rows) {
    const whole = ruleAsking(question, rule)
    test.each(right)(`${question.slice(-70)} “%s” is right`, (response) => {
      expect(checkAnswer(whole, response)).toMatchObject({ correct: true })
    })
    test.each(refused)(`${question.slice(-70)} “%s” is refused`, (response) => {
      expect(checkAnswer(whole, response)).toMatchObject({ correct: false })
    })
  }

  test('of a letter and the letter with a number the link that does not hold is shown', () => {
    const rule: AnswerRule = { kind: 'pair', expected: 'smaller = 16, larger = 18' }
    expect(checkAnswer(rule, 'x = 16, x + 2 = 19').note).toContain('16 + 2')
  })

  const parts: AnswerRule = {
    kind: 'parts',
    expected: '(i) 6; (ii) 18; (iii) 9',
    parts: ['6', '18', '9'].map((expected, at) => ({
      label: ['(i)', '(ii)', '(iii)'][at] ?? '',
      rule: { kind: 'number', expected },
      marks: 1,
    })),
  }

  test.each([
    'i- six times ii- height 18 metres iii- shadow 9 metres',
    'i- 6, ii- 18, iii- 9',
    'i-6 ii-18 iii-9',
    'a- 6 b- 18 c- 9',
    'iii- 9 ii- 18 i- 6',
  ])('labels of parts may have a dash: “%s”', (response) => {
    expect(checkAnswer(parts, response)).toMatchObject({ correct: true })
  })

  test.each(['i- 18 ii- 6 iii- 9', 'i - 6 ii - 18 iii- -9', 'ii- 6 i- 18 iii- 9'])(
    'a dash behind a label leaves the parts where they are: “%s” is refused',
    (response) => {
      expect(checkAnswer(parts, response)).toMatchObject({ correct: false })
    },
  )
})
