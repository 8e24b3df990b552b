import { judged, noted } from './judged'

judged(
  { kind: 'fraction', expected: '3/13' },
  {
    right: [
      '3/13',
      '6/26',
      '12/52',
      '3 / 13',
      '(3/13)',
      'P(E) = 3/13',
      'Probability is 3/13',
      '3 by 13',
      '3 upon 13',
      '3 out of 13',
      '0.23',
      '.2308',
      '23%',
      '-3/-13',
      '\\frac{3}{13}',
      '\\dfrac{3}{13}',
      '12/52 = 3/13',
      '3⁄13',
      '३/१३',
    ],
    wrong: ['3/14', '13/3', '-3/13', '3/-13', '0.25', '0.2', '3', '3:13', '1/4', '3/13 or 4/13', '', '12/52 = 4/13'],
  },
)
judged(
  { kind: 'fraction', expected: '1/52' },
  { right: ['1/52', '2/104', '0.0192', '0.019'], wrong: ['1/104', '1/51', '0.01', '0.02', '0.03', '1/26'] },
)
judged(
  { kind: 'fraction', expected: '1/2' },
  {
    right: ['0.5', '.5', '½', '50%', '50 percent', '1/2', '0.50', '2/4'],
    wrong: ['0.51', '0.48', '0', '1', '5', '1:2', 'one half of 3'],
  },
)
judged(
  { kind: 'fraction', expected: '-7/2' },
  { right: ['-7/2', '7/-2', '-3.5', '−3½', '-3 1/2', '-(7/2)', '-14/4'], wrong: ['7/2', '-2/7', '-3'] },
)
judged(
  { kind: 'fraction', expected: '1/6' },
  { right: ['0.17', '0.167', '0.1667', '16.67%'], wrong: ['0.16', '0.2', '1/7'] },
)
judged({ kind: 'fraction', expected: '4' }, { right: ['4', '8/2', '4.0', '4/1', '3.99'], wrong: ['5', '1/4', '41/10'] })
judged(
  { kind: 'fraction', expected: 'certain event' },
  { right: ['certain event', 'Certain Event.'], wrong: ['1', 'impossible event'] },
)
noted({ kind: 'fraction', expected: '1/2' }, '2/4', /lowest terms.*1\/2/)

judged(
  { kind: 'ratio', expected: '2:3' },
  {
    right: [
      '2:3',
      '4:6',
      '2 : 3',
      '2∶3',
      '2 to 3',
      '2 is to 3',
      '2/3',
      '6/9',
      '1:1.5',
      'ratio = 2:3',
      'AP : PB = 2 : 3',
      'The ratio is 2:3',
      '2 cm : 3 cm',
      '2:3 internally',
      'two to three',
    ],
    wrong: ['3:2', '2', '2:4', '2:3:4', '-2:3', '2,3', '2:0', '', '3/2'],
  },
)
judged({ kind: 'ratio', expected: '1:√3' }, { right: ['1:√3', '√3:3', '1/√3', '1 : root 3'], wrong: ['√3:1', '1:3'] })
judged(
  { kind: 'ratio', expected: '2:3:4' },
  { right: ['2:3:4', '4:6:8', '2 : 3 : 4'], wrong: ['4:3:2', '2:3', '2:4:3'] },
)
noted({ kind: 'ratio', expected: '2:3' }, '3:2', /Check the order/)

judged(
  { kind: 'surd', expected: '5√2', unit: 'cm' },
  {
    right: [
      '5√2',
      '5√2 cm',
      '√50',
      '√50 cm',
      '5 root 2',
      '5root2',
      '5 under root 2',
      '5*sqrt(2)',
      '5sqrt2',
      '5 × √2',
      '10/√2',
      '5\\sqrt{2}',
      '5 \\sqrt 2',
      '5(2)^(1/2)',
      '7.07',
      '7.071 cm',
      '5 Root 2 Cm',
    ],
    wrong: ['5√3', '√10', '7.1', '7', '-5√2', '5√2 m', '25√2', '52', '√5√2', '5√'],
  },
)
judged(
  { kind: 'surd', expected: '20√3 - 20', unit: 'm' },
  {
    right: ['20(√3 - 1)', '20√3-20', '-20+20√3', '20(√3−1) m', '14.64', '40/(√3+1)', '20 × (√3 - 1)'],
    wrong: ['20√3+20', '20(1-√3)', '20√(3-1)', '20√3', '14.6'],
  },
)
judged(
  { kind: 'surd', expected: '49π/2', unit: 'cm²' },
  {
    right: ['49π/2', '24.5π', '24.5pi', '49/2 π cm²', '(49/2)π', '\\frac{49\\pi}{2}', '49 Pi / 2', '76.97'],
    wrong: ['77', '49π', '49/(2π)', '49/2', '76.9'],
  },
)
judged(
  { kind: 'surd', expected: '1/(2+√3)' },
  { right: ['2-√3', '1/(2+√3)', '(2-√3)/1', '0.268'], wrong: ['2+√3', '1/2+√3', '1/(2-√3)'] },
)
judged(
  { kind: 'surd', expected: '(√6+√2)/4' },
  { right: ['(√6 + √2)/4', '√2(√3+1)/4', '(√3+1)/(2√2)', '√6/4 + √2/4'], wrong: ['(√6-√2)/4', '√8/4', '√6+√2/4'] },
)
noted({ kind: 'surd', expected: '5√2' }, '7.07', /^Exactly: \$5 \\sqrt\{2\}\$\.$/)
noted({ kind: 'surd', expected: '5√2', form: 'simplest surd' }, '7.07', /asks for the exact form.* Exactly: /)
noted({ kind: 'surd', expected: '49/(2π)' }, '49/2π', /brackets/)
noted({ kind: 'surd', expected: '49π/2' }, '49/2π', /brackets/)
