import { checkAnswer, type AnswerRule } from '@/lib/answers'
import { judged, noted } from './judged'

const rounded = { decimals: 'rounded' } as const

describe('a key that ends within three places is typed in full', () => {
  judged({ kind: 'number', expected: '62', ...rounded }, { right: ['62', '62.0', '62.00'], wrong: ['62.009', '61.99'] })
  judged({ kind: 'number', expected: '0.26', ...rounded }, { right: ['0.26', '.260', '26%'], wrong: ['0.265', '0.3'] })
  judged({ kind: 'number', expected: '0', ...rounded }, { right: ['0', '0.0'], wrong: ['0.001', '0.005'] })
  judged({ kind: 'fraction', expected: '1/125', ...rounded }, { right: ['0.008', '0.8%'], wrong: ['1%', '0.01'] })
  judged({ kind: 'fraction', expected: '1/2', ...rounded }, { right: ['0.5', '0.50', '50%'], wrong: ['0.501', '0.49'] })
  judged({ kind: 'coordinates', expected: '(7/2, 3)', ...rounded }, { right: ['(3.5, 3)'], wrong: ['(3.51, 3)'] })
})

describe('any other key is typed rounded or cut, to two places or more', () => {
  judged(
    { kind: 'fraction', expected: '1/3', ...rounded },
    { right: ['0.33', '0.333', '33.33%', '33%', '-(-1/3)'], wrong: ['0.3', '0.34', '0.332', '34%', '0.3334', '-0.33'] },
  )
  judged(
    { kind: 'fraction', expected: '2/3', ...rounded },
    { right: ['0.66', '0.67', '0.667', '66.7%'], wrong: ['0.68', '0.65', '0.7', '1.00'] },
  )
  judged({ kind: 'fraction', expected: '11/12', ...rounded }, { right: ['0.92', '0.916', '0.9167'], wrong: ['0.923'] })
  judged({ kind: 'fraction', expected: '15/16', ...rounded }, { right: ['0.93', '0.937', '0.938'], wrong: ['0.936'] })
  judged(
    { kind: 'number', expected: '-45/7', ...rounded },
    { right: ['-6.42', '-6.43', '-6.428'], wrong: ['6.43', '-6.44'] },
  )
  judged(
    { kind: 'ratio', expected: '2:3', ...rounded },
    { right: ['0.67', '0.667 : 1', '1 : 1.5'], wrong: ['0.7 : 1', '1 : 1.51'] },
  )
  judged(
    { kind: 'roots', expected: '2 ± √3', ...rounded },
    { right: ['3.73, 0.26', '0.268, 3.732'], wrong: ['3.7, 0.3', '3.73, 0.28'] },
  )
  judged(
    { kind: 'coordinates', expected: '(2/3, 5)', ...rounded },
    { right: ['(0.67, 5)'], wrong: ['(0.7, 5)', '(0.67, 5.01)'] },
  )
  judged(
    { kind: 'pair', expected: 'x = 19/7, y = 2', ...rounded },
    { right: ['x = 2.71, y = 2', 'y = 2.0, x = 2.714'], wrong: ['x = 2.7, y = 2', 'x = 2.71, y = 2.01'] },
  )
})

describe('a whole number is no rounding, and a small key needs three figures', () => {
  judged(
    { kind: 'fraction', expected: '364/365', ...rounded },
    { right: ['0.99', '0.997', '99.7%'], wrong: ['1.00', '1', '100%'] },
  )
  judged(
    { kind: 'fraction', expected: '1/13', ...rounded },
    { right: ['0.0769', '0.07692', '7.69%'], wrong: ['0.08', '0.077', '8%'] },
  )
  judged(
    { kind: 'fraction', expected: '1/104', ...rounded },
    { right: ['0.00961', '0.00962'], wrong: ['0.01', '0.0096', '1%'] },
  )
})

describe('a root or π has as many places as are typed', () => {
  judged(
    { kind: 'surd', expected: '√89', ...rounded },
    { right: ['9.43', '9.434', '9.43398113205660381'], wrong: ['9.44', '9.4', '√89.05', '9.43398113205660383'] },
  )
  judged(
    { kind: 'surd', expected: '18π', ...rounded },
    { right: ['56.54', '56.55', '56.549'], wrong: ['56.57', '56.52'] },
  )
  judged(
    { kind: 'surd', expected: '42√3', ...rounded },
    { right: ['72.74', '72.75', '72.744', '72.746'], wrong: ['72.66', '72.742', '72.73'] },
  )
})

describe('an interval is for a question that fixes what to work with', () => {
  const rule: AnswerRule = { kind: 'number', expected: '14.641', decimals: { from: '14.6', to: '293/20' } }
  judged(rule, { right: ['14.6', '14.641', '14.64', '14.65'], wrong: ['14.59', '14.66', '15', '14.6 + 0.01'] })
})

describe('a bare rule keeps its tolerance', () => {
  judged({ kind: 'number', expected: '62' }, { right: ['62.009'], wrong: ['62.01', '31.0045*2'] })
  judged({ kind: 'roots', expected: '1/3, 2' }, { right: ['0.3, 2'], wrong: ['0.2, 2'] })
})

describe('what is taken is told', () => {
  noted({ kind: 'fraction', expected: '1/3', ...rounded }, '0.33', /^Exactly: \$\\frac\{1\}\{3\}\$\.$/)
  noted({ kind: 'number', expected: '62' }, '62.009', /^Exactly: \$62\$\.$/)
  noted({ kind: 'ratio', expected: '2:3', ...rounded }, '0.67', /^Exactly: \$2 : 3\$\.$/)
  noted({ kind: 'roots', expected: '2 ± √3', ...rounded }, '3.73, 0.27', /^Exactly: \$2 \\pm {2}\\sqrt\{3\}\$\.$/)
  noted({ kind: 'coordinates', expected: '(2/3, 5)' }, '(0.7, 5)', /^Exactly: .*\\frac\{2\}\{3\}/)
  noted(
    { kind: 'pair', expected: 'x = 2/3, y = 5', ...rounded },
    'x = 0.67, y = 5',
    /^Exactly: \$x = \\frac\{2\}\{3\}\$\.$/,
  )
  noted(
    { kind: 'number', expected: '39.31', tolerance: 1, form: { places: 2 } },
    '39.5',
    /^To 2 decimal places: \$39.31\$\.$/,
  )
  noted({ kind: 'number', expected: '3.27', tolerance: 1 }, '3.3', /^Exactly: \$3.27\$\.$/)
  noted({ kind: 'fraction', expected: '1/3', ...rounded }, '0.3', /rounded too far/)

  test('an exact value needs no word', () => {
    for (const response of ['1/3', '0.3 recurring', '1 - 2/3 = 1/3'])
      expect(checkAnswer({ kind: 'fraction', expected: '1/3', ...rounded }, response)).not.toHaveProperty('note')
  })
})

describe('each link of a chain is true, or rounded', () => {
  judged(
    { kind: 'number', expected: '21', ...rounded },
    { right: ['48 - 27 = 21', '7/2 × 6 = 21'], wrong: ['48 - 27 = 22', '48 - 28 = 21', '48 - 27 = 22 = 21'] },
  )
  judged(
    { kind: 'surd', expected: '20√3 - 20', ...rounded },
    { right: ['20 × 1.732 - 20 = 14.64', '20√3 - 20 = 14.64'], wrong: ['20√3 - 21 = 14.64', '20 × 1.8 - 20 = 14.64'] },
  )
  judged(
    { kind: 'number', expected: '154' },
    { right: ['22/7 × 7 × 7 = 154', 'π × 7² = 154'], wrong: ['22/7 × 7 × 8 = 154'] },
  )
  judged(
    { kind: 'ratio', expected: '3:2' },
    { right: ['9:6 = 3:2', '(3:2)', 'So, 3:2'], wrong: ['2:3 = 3:2', '7/9 = 3:2', '3:2 = 2:3'] },
  )
  noted({ kind: 'number', expected: '22' }, '48 - 27 = 22', /^\$48 - 27\$ is not \$22\$\.$/)
  noted({ kind: 'ratio', expected: '2:1' }, '2:1 = 1:2', /^\$2 : 1\$ is not \$1 : 2\$\.$/)
})
