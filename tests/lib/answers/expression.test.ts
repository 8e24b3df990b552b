import { judged, noted } from './judged'

judged(
  { kind: 'expression', expected: 'x^2 - 5x + 6' },
  {
    right: [
      'x^2 - 5x + 6',
      'x²-5x+6',
      'X^2 - 5X + 6',
      'x**2 - 5*x + 6',
      '6 - 5x + x^2',
      '(x-2)(x-3)',
      '(x - 2)*(x - 3)',
      '(2-x)(3-x)',
      'x(x-5)+6',
      'p(x) = x^2 - 5x + 6',
      'p(x) = (x-2)(x-3) = x^2 - 5x + 6',
      'x.x - 5x + 6',
      '(x^3 - 5x^2 + 6x)/x',
      '1x² − 5x + 6',
      'x^{2} - 5x + 6',
      'The polynomial is x² - 5x + 6',
      'x squared - 5x + 6',
    ],
    wrong: [
      'x^2 + 5x + 6',
      'x^2 - 5x - 6',
      'x2 - 5x + 6',
      '2x^2 - 10x + 12',
      'x^2 - 5x + 6 = 0',
      'y^2 - 5y + 6',
      '(x+2)(x+3)',
      'x^2 - 5x',
      '',
      'x^^2',
      'x^2 - 5x + 6 > 0',
      '12',
    ],
  },
)
judged(
  { kind: 'expression', expected: 'x^2 - 5x + 6', upToFactor: true },
  {
    right: [
      'x^2 - 5x + 6',
      '2x^2 - 10x + 12',
      '-x² + 5x - 6',
      'k(x^2 - 5x + 6)',
      'k(x-2)(x-3)',
      '(x-2)(x-3)',
      'x^2/2 - 5x/2 + 3',
      '√2x^2 - 5√2x + 6√2',
      'p(x) = k(x² - 5x + 6)',
      'x^2 - 5x + 6 = 0',
    ],
    wrong: ['x^2 + 5x + 6', '0', 'x(x^2 - 5x + 6)', '2x^2 - 5x + 6', 'y(x^2 - 5x + 6)', '(x^2 - 5x + 6)^2'],
  },
)
judged(
  { kind: 'expression', expected: 'x + 2y = 5' },
  {
    right: [
      'x + 2y = 5',
      '2x + 4y - 10 = 0',
      '5 = x + 2y',
      'x = 5 - 2y',
      '-x - 2y = -5',
      'x/2 + y = 5/2',
      '2y = 5 - x',
      'X + 2Y = 5',
      '√3x + 2√3y = 5√3',
      '0 = x + 2y - 5',
      'y = (5 - x)/2',
    ],
    wrong: [
      'x + 2y = 6',
      'x + 2y',
      '2x + y = 5',
      'x - 2y = 5',
      'x + 2y = -5',
      '5',
      '0 = 0',
      'x = 5',
      'x + 2y < 5',
      'x(x + 2y) = 5x',
    ],
  },
)
judged(
  { kind: 'expression', expected: '3n + 2' },
  {
    right: [
      '3n + 2',
      '2+3n',
      '3N+2',
      'an = 3n + 2',
      'a_n = 3n+2',
      'aₙ = 3n + 2',
      'Tn = 5 + (n-1)3',
      '5 + 3(n - 1)',
      'nth term = 3n + 2',
      'The nth term is 3n+2',
      '3×n + 2',
    ],
    wrong: ['3n - 2', '3n', '3x + 2', '5n', 'n3 + 2', '3n + 2 = 5'],
  },
)
judged(
  { kind: 'expression', expected: 'y = 2x + 3' },
  { right: ['y = 2x + 3', '2x + 3', '2x - y + 3 = 0', 'y - 3 = 2x'], wrong: ['x = 2y + 3', '2x', 'y = 2x - 3'] },
)
judged(
  { kind: 'expression', expected: 'x + 1/x = 2' },
  { right: ['x^2 + 1 = 2x', 'x^2 - 2x + 1 = 0', '(x-1)^2 = 0'], wrong: ['x^2 + 1 = 2', 'x = 1'] },
)
judged(
  { kind: 'expression', expected: 'k ≤ 4' },
  {
    right: ['k ≤ 4', 'k <= 4', '4 >= k', '2k ≤ 8', '-k ≥ -4', 'k \\le 4'],
    wrong: ['k < 4', 'k ≥ 4', 'k = 4', '4', '-k ≤ -4'],
  },
)
judged(
  { kind: 'expression', expected: 'k ≠ 3' },
  { right: ['k != 3', '3 ≠ k', '2k ≠ 6'], wrong: ['k = 3', 'k > 3', '3'] },
)
judged(
  { kind: 'expression', expected: '2^3 * 3^2' },
  {
    right: [
      '2^3 * 3^2',
      '2^3 × 3^2',
      '2³×3²',
      '2^3 x 3^2',
      '2^3x3^2',
      '3^2 * 2^3',
      '2×2×2×3×3',
      '2 x 2 x 2 x 3 x 3',
      '72 = 2^3 × 3^2',
      '2^3 . 3^2',
      '2^{3} \\times 3^{2}',
    ],
    wrong: ['72', '8 × 9', '2^2 × 3^3', '2^3 × 9', '2 × 36', '2^3 + 3^2'],
  },
)
judged(
  { kind: 'expression', expected: '2πr(r + h)' },
  {
    right: ['2πr(r+h)', '2πr² + 2πrh', '2 pi r (r + h)', '2pir(h+r)', '2*π*r*(r+h)', '2\\pi r(r+h)'],
    wrong: ['πr(r + h)', '2πr(r - h)', '2πrh'],
  },
)
judged(
  { kind: 'expression', expected: 'xy + x' },
  { right: ['x(y+1)', 'xy+x', 'x*y + x', 'yx + x'], wrong: ['x + y', 'xy', 'x(y + x)'] },
)
judged(
  { kind: 'expression', expected: '(x - 1)/(x + 1)' },
  {
    right: ['(x-1)/(x+1)', '1 - 2/(x+1)', '(x^2-1)/(x+1)^2', '\\frac{x-1}{x+1}'],
    wrong: ['x-1/x+1', '(x+1)/(x-1)', 'x - 1'],
  },
)
judged(
  { kind: 'expression', expected: '3/(2y)' },
  { right: ['3/(2y)', '1.5/y', '3/2/y', '\\frac{3}{2y}', '(3/2)(1/y)'], wrong: ['3/2y', '(3/2)y', '3y/2'] },
)
judged(
  { kind: 'expression', expected: '3y/2' },
  { right: ['3y/2', '3/2y', '(3/2)y', '1.5y', '3/2 × y', '1½y'], wrong: ['3/(2y)', '3y'] },
)
judged(
  { kind: 'expression', expected: 'sec A + tan A' },
  {
    right: [
      'sec A + tan A',
      'secA+tanA',
      'tan A + sec A',
      '(1 + sin A)/cos A',
      '1/cosA + sinA/cosA',
      '√((1+sinA)/(1-sinA))',
      'cosA/(1 - sinA)',
      'sec a + tan a',
      '\\sec A + \\tan A',
      'Sec A + Tan A',
      '1/(sec A - tan A)',
    ],
    wrong: ['sec A - tan A', 'sec A', '(1 - sin A)/cos A', 'sec B + tan B', 'cosec A + tan A', 'sec A tan A'],
  },
)
judged(
  { kind: 'expression', expected: 'cosec²θ' },
  {
    right: [
      'cosec²θ',
      'cosec^2 θ',
      'cosec^2 theta',
      'cosec^2(θ)',
      '(cosec θ)^2',
      '1 + cot²θ',
      '1/sin²θ',
      'csc^2θ',
      'cosecθ × cosecθ',
      '1 + (cosθ/sinθ)²',
      'cosec^{2}\\theta',
    ],
    wrong: ['cosec θ', 'sec²θ', 'sin²θ', '1 - cot²θ', 'cosec 2θ', '1'],
  },
)
judged(
  { kind: 'expression', expected: '1' },
  { right: ['1', 'sin 90°', 'tan 45', '2/2', 'sin²30° + cos²30°'], wrong: ['0', '-1', '2'] },
)
judged(
  { kind: 'expression', expected: 'cos A' },
  {
    right: ['cos A', 'sin(90° - A)', 'sin(90-A)', '1/sec A', '√(1 - sin²A)'],
    wrong: ['sin A', '-cos A', 'cos 2A', 'cos(90° - A)'],
  },
)
judged(
  { kind: 'expression', expected: '(m² - 1)/(m² + 1)' },
  { right: ['(m^2-1)/(m^2+1)', '(M²-1)/(M²+1)', '1 - 2/(m²+1)'], wrong: ['(m^2+1)/(m^2-1)', 'm^2-1/m^2+1'] },
)

noted({ kind: 'expression', expected: 'x^2 - 5x + 6' }, 'x2 - 5x + 6', /x\^2/)
noted({ kind: 'expression', expected: '3n + 2' }, '3x + 2', /letters of the question.*n/)
noted({ kind: 'expression', expected: 'x + 2y = 5' }, 'x + 2y', /=/)
noted({ kind: 'expression', expected: '3/(2y)' }, '3/2y', /brackets/)
noted({ kind: 'expression', expected: '2^3 * 3^2' }, '72', /product of primes/)
noted({ kind: 'expression', expected: 'x^2 - 5x + 6', upToFactor: true }, 'x^2 - 5x + 6 = 0', /not set equal/)

judged(
  { kind: 'expression', expected: 'a_n = 3n + 2' },
  { right: ['an = 3n + 2', 'a_n = 2 + 3n', 'aₙ = 3n+2', '3n + 2'], wrong: ['3n', 'a_n = 3n - 2', 'b_n = 3n + 2'] },
)
noted({ kind: 'expression', expected: 'x^2 - 5x + 6' }, 'x^2 - 5x + 6 = 0', /without = 0/)
