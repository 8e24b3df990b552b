import { checkAnswer, type AnswerRule } from '@/lib/answers'
import { judged } from './judged'

/** Tests that a response is no attempt: it is asked to be worked out, right or wrong. */
function unworked(rule: AnswerRule, ...responses: readonly string[]): void {
  for (const response of responses)
    test(`${response} for ${rule.expected} is not worked out`, () => {
      expect(checkAnswer(rule, response)).toMatchObject({
        correct: false,
        unread: true,
        note: 'Work it out: type the value.',
      })
    })
}

const rounded = { decimals: 'rounded' } as const

describe('a calculation in place of a value is no attempt, whatever it is worth', () => {
  unworked(
    { kind: 'number', expected: '8', ...rounded },
    '5 + 3',
    '5+4',
    '2^3',
    '2 × 4',
    '(10 - 2)',
    '√(16 + 48)',
    '16/2/1',
  )
  unworked({ kind: 'number', expected: '114' }, '10*3^2+4*3+2*6', 'area = 100 + 14', '100 + 15')
  unworked(
    { kind: 'number', expected: '154', unit: 'cm²' },
    '22/7 × 7 × 7',
    '7 × 7 × π',
    '2 × 22/7 × 28 cm²',
    '72/360*2*22/7*28',
  )
  unworked(
    { kind: 'fraction', expected: '1/2' },
    'sin 30°',
    'cos 60',
    '1 - 1/2',
    '(1/4)/(1/2)',
    '1/2 × 1/3',
    '50 + 10%',
    '1/2²',
  )
  unworked({ kind: 'surd', expected: '3 + √3', ...rounded }, '5 + √3 - 2', '6 cos 30° + 3', '2×1.5+√3', '3 + 3 tan 30°')
  unworked({ kind: 'surd', expected: '5√2' }, '√(25 × 2)', '√(7² + 1)', '√(49 + 1)', '2√4 × √3', '(2+√3)(2-√3)')
  unworked({ kind: 'number', expected: '12' }, '√144', '3600/300', '½ × √18 × √32', '144^(1/2)')
  unworked({ kind: 'number', expected: '30' }, '½ × √180 × √20', '√900', '√180 × √5', '(1/2)(√180)(√20)')
  unworked({ kind: 'surd', expected: '72√3' }, '54√3 + 54/√3', '54√3 + 18√3', '90√3 - √972', '2(27√3 + 9√3)')
  unworked({ kind: 'surd', expected: '√6' }, '√3 × √2', '√18/√3', '√24 - √6')
  unworked({ kind: 'surd', expected: '5π' }, '2π + 3π', '7π - 2π')
  unworked({ kind: 'roots', expected: '12, -12' }, '±√144', '√144, -√144', 'x = 120/10 or x = -12')
  unworked({ kind: 'ratio', expected: '2:3' }, '1+1 : 3', '2² : 6', '4 × 2 : 12')
  unworked({ kind: 'roots', expected: '3, -5' }, '-1 ± 4', '(−2 ± 8)/2', '2 + 1, -5', '3, -(2 + 3)')
  unworked({ kind: 'coordinates', expected: '(3, 4)' }, '((2 + 4)/2, 4)', '(3, 2²)', '(1+2, 4)')
  unworked({ kind: 'pair', expected: 'x = 3, y = 4' }, 'x = 1 + 2, y = 4', '3, 2 × 2')
})

describe('what is to be found is not what it is', () => {
  unworked({ kind: 'number', expected: '4' }, 'HCF(96, 404)', 'HCF of 96 and 404', 'gcd (96, 404)')
  judged(
    { kind: 'number', expected: '4' },
    { right: ['HCF(96, 404) = 4', 'HCF of 96 and 404 is 4'], wrong: ['5!', '4!'] },
  )
})

describe('what the exam allows is a value', () => {
  judged({ kind: 'fraction', expected: '4/31' }, { right: ['8/62', '-(-8/62)'], wrong: ['9/62'] })
  judged({ kind: 'ratio', expected: '9:4' }, { right: ['36:16', '2¼'], wrong: ['16:36'] })
  judged({ kind: 'surd', expected: '4√3' }, { right: ['12/√3', '√48', '(4)√3', '4√3', '48^(1/2)'], wrong: ['13/√3'] })
  judged(
    { kind: 'surd', expected: '(3+√5)/2' },
    { right: ['(3+√5)/2', '½(3 + √5)', '3/2 + √5/2', '2/(3-√5)'], wrong: ['(3-√5)/2'] },
  )
  judged({ kind: 'surd', expected: '6 + 2√5' }, { right: ['2(3+√5)', '2√5 + 6'], wrong: ['2(3-√5)'] })
  judged(
    { kind: 'surd', expected: '20√3 - 20' },
    { right: ['20√3-20', '20(√3 - 1)', '-20 + 20√3'], wrong: ['20√3+20'] },
  )
  judged({ kind: 'surd', expected: '49π/2' }, { right: ['49π/2', '49/2 π', '24.5π', '(49/2)π'], wrong: ['49π'] })
  judged({ kind: 'surd', expected: '√3/2' }, { right: ['√(3/4)', '(1/2)√3', '√3/2'], wrong: ['√(3/2)'] })
  judged({ kind: 'number', expected: '20' }, { right: ['20', '40/2', '(40)/2'], wrong: ['√401', '41/2'] })
  judged({ kind: 'fraction', expected: '1' }, { right: ['36/36', '52/52'], wrong: ['36/35'] })
  judged({ kind: 'ratio', expected: '3:1' }, { right: ['36/12', '36:12'], wrong: ['12/36'] })
  judged({ kind: 'surd', expected: '√6' }, { right: ['√6', '3√2/√3', '6/√6', '√3 × √2 = √6'], wrong: ['√5'] })
  judged({ kind: 'surd', expected: '√2 + √3' }, { right: ['√2 + √3', '√3+√2'], wrong: ['√2 - √3'] })
  judged({ kind: 'surd', expected: '9 + 4π' }, { right: ['9 + 4π', '4π + 9'], wrong: ['9π + 4'] })
  judged({ kind: 'fraction', expected: '5/2' }, { right: ['2 1/2', '2½', '10/4'], wrong: ['2 1/3'] })
})

describe('working before an equals sign stays, if it is true', () => {
  judged(
    { kind: 'number', expected: '154' },
    { right: ['22/7 × 7 × 7 = 154', 'πr² = 22/7 × 7² = 154'], wrong: ['154 = 22/7 × 7 × 7', '22/7 × 7 = 154'] },
  )
  judged({ kind: 'number', expected: '21' }, { right: ['BD = 48 - 27 = 21'], wrong: ['BD = 48 - 26 = 21'] })
  judged({ kind: 'fraction', expected: '1/2' }, { right: ['sin 30° = 1/2', '1 - 1/2 = 1/2'], wrong: ['sin 60° = 1/2'] })
})

describe('working for a root, a point or a named value is true as well', () => {
  judged(
    { kind: 'roots', expected: '3, -5' },
    {
      right: ['x = (-2+8)/2 = 3, x = (-2-8)/2 = -5', 'x = (-2 ± 8)/2 = 3, -5', 'x = (-2 ± √64)/2 = 3 or -5'],
      wrong: ['x = (-2+9)/2 = 3, x = (-2-8)/2 = -5'],
    },
  )
  judged(
    { kind: 'coordinates', expected: '(3, 4)' },
    {
      right: ['((2+4)/2, (3+5)/2) = (3, 4)', 'x = (2+4)/2 = 3, y = 4', 'M = ((2+4)/2, 8/2) = (6/2, 4) = (3, 4)'],
      wrong: ['((2+5)/2, (3+5)/2) = (3, 4)', 'x = (2+5)/2 = 3, y = 4', '(3, 5) = (3, 4)'],
    },
  )
  judged(
    { kind: 'pair', expected: 'x = 3, y = 4' },
    { right: ['x = 1 + 2 = 3, y = 4'], wrong: ['x = 1 + 1 = 3, y = 4'] },
  )
})

test('a key that is itself such a form may be typed so', () => {
  expect(checkAnswer({ kind: 'number', expected: '2^3 × 5' }, '2 × 2 × 2 × 5').correct).toBe(true)
  expect(checkAnswer({ kind: 'number', expected: '2^3 × 5' }, '2^3 × 7').unread).toBeUndefined()
})
