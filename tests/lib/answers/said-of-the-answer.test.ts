import { asks } from './asks'
import { judged } from './judged'
import { reads } from './read-option'

const whichTerm = asks(
  ['n', 'number of the term', 'term', 'place'],
  'the 12th term of an AP is 99 and the 30th is -63 which term of the AP is zero',
  { others: ['common difference', 'd', 'first term', 'sum'] },
)

describe('the question said back with the place of the term in it', () => {
  judged(
    { kind: 'number', expected: '23', ...whichTerm },
    {
      right: ['the 23rd term of the AP is zero', '23rd term is zero', 'Hence, 23rd term is 0', '23rd term'],
      wrong: ['the 22nd term of the AP is zero', 'the 23rd term of the AP is 5', 'zero'],
    },
  )
  judged(
    {
      kind: 'number',
      expected: '13',
      ...asks(['n', 'number of terms'], 'find n for which a_n is the first negative term', { others: ['a_n'] }),
    },
    {
      right: ['13th term is the first negative one', 'the 13th term is the first negative term', 'n = 13'],
      wrong: ['13th term is the last positive one', '12th term is the first negative one', 'a_n = 13'],
    },
  )
})

describe('a verb before the number, and a Hindi one behind it', () => {
  judged(
    {
      kind: 'number',
      expected: '612',
      unit: 'cm²',
      ...asks(['increase', 'difference'], 'by how much does it increase'),
    },
    {
      right: ['it increases by 612', 'increases by 612 cm²'],
      wrong: ['it increases by 621', 'it increases to 612 times', 'it increases by 612 m²', 'it decreases by 612'],
    },
  )
  judged(
    { kind: 'number', expected: '3420', ...asks(['sum', 'S_n', 'total'], 'what do the numbers add up to') },
    {
      right: ['they add up to 3420', 'it sums to 3 420', 'they add to 3,420'],
      wrong: ['they add up to 3402', 'up to 3420', 'they do not add up to 3420'],
    },
  )
  judged(
    {
      kind: 'number',
      expected: '12',
      ...asks(['number of balls'], 'how many balls were there', { things: ['balls'] }),
    },
    { right: ['12 thi', '12 balls thi', 'twelve tha'], wrong: ['21 thi', '12 nahi thi', '12 bags thi'] },
  )
})

describe('a half behind a whole number, and a part in percent', () => {
  judged(
    { kind: 'number', expected: '37.5', unit: 'years' },
    {
      right: ['37 and a half years', '37 and half years', '37 and one half', '37½'],
      wrong: ['half of 37', '37 and a quarter', '38 and a half'],
    },
  )
  judged({ kind: 'roots', expected: '3, 1/2' }, { right: ['3 and 1/2', '3, 1/2'], wrong: ['3 and a half', '3.5'] })
  judged(
    { kind: 'number', expected: '124.74', unit: 'cm³' },
    {
      right: ['20% of 623.7 = 124.74 cm³', '20/100 × 623.7 = 124.74'],
      wrong: ['20% of 623.7', '25% of 623.7 = 124.74 cm³', '20% of 124.74 = 623.7'],
    },
  )
})

describe('points by the letters that the question asks for', () => {
  judged(
    {
      kind: 'coordinates',
      expected: '(3, -4), (-1, 6), (-5, -6)',
      ...asks(['vertices', 'A', 'B', 'C'], 'find the coordinates of A, B and C'),
    },
    {
      right: ['A(3, -4), B(-1, 6), C(-5, -6)', 'C(-5, -6), A(3, -4), B(-1, 6)', '(-1, 6), (3, -4), (-5, -6)'],
      wrong: ['A(-1, 6), B(3, -4), C(-5, -6)', 'C(3, -4), A(-5, -6), B(-1, 6)', 'A(3, -4), B(-1, 6), C(-5, 6)'],
    },
  )
})

describe('several values with one unit behind them, or by a part of their names', () => {
  judged(
    { kind: 'pair', expected: 'KTL = 64, TMN = 68, TNM = 48', unit: '°' },
    {
      right: ['64 68 48 degrees', '64, 68, 48°', '64 68 48'],
      wrong: ['64 48 68 degrees', '64 68 degrees', '64 68 48 cm'],
    },
  )
  judged(
    {
      kind: 'pair',
      expected: 'x = 18, y = 17',
      unit: '₹',
      aliases: { x: ['samosa'], y: ['glass of lassi', 'glasses of lassi'] },
    },
    {
      right: ['samosa ₹18, lassi ₹17', 'lassi = 17, samosa = 18', 'a glass of lassi ₹17, samosa ₹18'],
      wrong: ['samosa ₹17, lassi ₹18', 'samosa ₹18, water ₹17', 'lassi ₹18, samosa ₹17'],
    },
  )
  judged(
    { kind: 'pair', expected: 'x = 94, y = 104', aliases: { x: ['box A'], y: ['box B'] } },
    {
      right: ['B = 104, A = 94', 'box A 94, box B 104', 'A = 94, B = 104'],
      wrong: ['A = 104, B = 94', 'C = 94, B = 104'],
    },
  )
})

describe('two answers of which the last is right', () => {
  judged(
    { kind: 'expression', expected: 'x - y = -3' },
    {
      right: ['2x - 2y = -6, x - y = -3', 'x = y - 3 so x - y = -3', 'x - y = -3'],
      wrong: ['x + y = -3, x - y = -3', 'x - y = 3, x - y = -3', 'x - y = -3, x + y = 3'],
    },
  )
  judged(
    { kind: 'pair', expected: 'greater = a + 2b, smaller = a - 2b', aliases: { greater: ['x1'], smaller: ['x2'] } },
    {
      right: ['greater = a + 2b, smaller = a - 2b', 'D = 16b^2, greater = a + 2b, smaller = a - 2b'],
      wrong: [
        'greater = a - 2b, smaller = a + 2b, greater = a + 2b, smaller = a - 2b',
        'greater = a, smaller = b, greater = a + 2b, smaller = a - 2b',
      ],
    },
  )
})

describe('a value beside the letter of an option, or set equal to a denial', () => {
  judged(
    { kind: 'number', expected: '705' },
    { right: ['705', '705.'], wrong: ['705 or B', '705 and B', '705, D', '705 = no', '705 = not'] },
  )
})

describe('working that ends in another unit, or in the parts', () => {
  judged(
    {
      kind: 'number',
      expected: '507.11',
      unit: 'kg',
      unitFixed: true,
      ...asks(['mass'], 'find its mass in kilograms'),
    },
    {
      right: ['59660 × 8.5 = 507110 g = 507.11 kg', '507110 g = 507.11 kg', 'mass = 507110 g = 507.11 kg'],
      wrong: ['50711 g = 507.11 kg', '59660 × 8.5 = 507110 g', '59660 × 8 = 507110 g = 507.11 kg', '5 g = 507.11'],
    },
  )
  judged(
    {
      kind: 'pair',
      expected: 'smaller = 10, larger = 19',
      aliases: { smaller: ['x', 'first'], larger: ['y', 'second'] },
    },
    {
      right: ['(x-10)(x-19)=0 so the parts are 10 and 19', 'parts are 10, 19', 'the two parts are 10 and 19'],
      wrong: ['the parts are 19 and 10', 'the parts are 10 and 9', 'the part is 10', 'the parts are not 10 and 19'],
    },
  )
})

describe('a letter for the other of radius and diameter', () => {
  judged(
    {
      kind: 'number',
      expected: '3.5',
      unit: 'cm',
      ...asks(['radius', 'r', 'R'], 'find the radius of the circle', { others: ['diameter', 'd', 'D'] }),
    },
    { right: ['r = 3.5 cm', 'R = 3.5', '3.5 cm'], wrong: ['d = 3.5 cm', 'D = 3.5', 'diameter = 3.5'] },
  )
})

describe('options', () => {
  reads(['$3 : 1$', '$1 : \\sqrt{3}$', '$\\sqrt{3} : 1$', '$1 : 3$'], {
    A: ['3:1', '3 : 1'],
    B: ['1:√3', '1 : root 3'],
    D: ['1:3', '1 : 3', 'so 1:3'],
    '': ['3', '1:2', '3:√1:3'],
  })
  reads(['in the third quadrant', 'on the $y$-axis', 'in the first quadrant', 'in the fourth quadrant'], {
    A: ['third quadrant', '3rd quadrant', 'third', 'III', 'option 1', 'first option', '1st'],
    C: ['first quadrant', '1st quadrant', 'in the first quadrant', 'first', 'third option', '3rd'],
    D: ['4th quadrant', 'fourth'],
    '': ['second quadrant', 'quadrant', 'first or third quadrant', 'not in the first quadrant'],
  })
  reads(['Both zeroes are positive.', 'One zero is positive and the other is negative.', 'Both zeroes are negative.'], {
    A: ['both +ve', 'both zeroes are +ve'],
    B: ['one zero is +ve and one is -ve', 'one +ve, other -ve'],
    C: ['both -ve'],
    '': ['+ve', 'not both -ve'],
  })
  reads(
    ['Only when $n$ is odd', 'For every natural number $n$', 'Only when $n$ is even', 'For no natural number $n$'],
    {
      A: ['odd'],
      B: ['for every natural no. n', 'every natural number'],
      D: ['for no natural no. n', 'no natural number'],
      '': ['natural no.'],
    },
  )
  reads(['$\\cos A$', '$\\sin A$', '$1$', '$\\tan A$'], {
    A: ['A', 'cos A', 'Reason is A'],
    B: ['sin A', '(1-cosA)(1+cosA)/sinA = sin²A/sinA = sin A', 'Reason is B'],
    D: ['tan A'],
    '': ['(1-cosA)(1+cosA)/sinA = sin²A/cosA = sin A', 'cot A'],
  })
})
