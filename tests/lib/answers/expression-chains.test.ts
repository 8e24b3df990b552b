import { judged, noted } from './judged'

judged(
  { kind: 'expression', expected: 'x^2 - 5x + 6' },
  {
    right: ['p = (x - 2)(x - 3) = x² - 5x + 6', 'p(x) = x² - 2x - 3x + 6 = x(x - 2) - 3(x - 2) = (x - 2)(x - 3)'],
    wrong: [
      'p = (x - 2)(x - 3) = x² - 5x - 6',
      'p(x) = (x - 2)(x - 3) = x² - 6x + 6 = x² - 5x + 6',
      '(x + 2)(x + 3) = x² - 5x + 6',
      'x² - 5x + 6 = (x - 1)(x - 6)',
    ],
  },
)
noted(
  { kind: 'expression', expected: 'x^2 - 5x + 6' },
  '(x-2)(x-3) = x^2 - 6x + 6 = x^2 - 5x + 6',
  /left\(x - 2\\right\).* is not .*- 6 x \+ 6/,
)

judged(
  { kind: 'expression', expected: '4n + 1' },
  {
    right: ['a + (n - 1)d = 5 + (n - 1)4 = 4n + 1', 'a_n = 5 + 4n - 4 = 4n + 1'],
    wrong: ['a + (n - 1)d = 5 + (n - 1)4 = 4n + 2 = 4n + 1', 'y + 5 = 4n + 1', '4n + 1 = 5'],
  },
)

judged(
  { kind: 'expression', expected: '2^3 * 3^2' },
  { right: ['72 = 8 × 9 = 2^3 × 3^2'], wrong: ['72 = 8 × 8 = 2^3 × 3^2', '71 = 2^3 × 3^2'] },
)
noted({ kind: 'expression', expected: '2^3 * 3^2' }, '72 = 8 × 8 = 2^3 × 3^2', /72\$ is not \$8 \\times 8/)

judged(
  { kind: 'expression', expected: 'y = 2x + 3' },
  {
    right: ['y = 2(x + 1) + 1 = 2x + 3', 'y = 2x + 3 = 3 + 2x'],
    wrong: ['y = 2(x + 1) + 1 = 2x + 4', 'y = 2x + 3 = 7', 'y = x + 3 = 2x + 3'],
  },
)
noted({ kind: 'expression', expected: 'y = 2x + 3' }, 'y = 2x + 3 = 7', /2 x \+ 3\$ is not \$7/)

judged(
  { kind: 'expression', expected: 'x^2 - 5x + 6', upToFactor: true },
  { right: ['k(x - 2)(x - 3) = k(x² - 5x + 6)'], wrong: ['x² - 5x + 6 = 2x² - 10x + 12'] },
)
