import { judged, noted } from './judged'

/** An equation is no expression, and a value is no equation. */

judged({ kind: 'expression', expected: 'x = 1' }, { right: ['x = 1', '1 = x', '2x = 2'], wrong: ['1', 'x = 2', 'x'] })
judged({ kind: 'expression', expected: '1' }, { right: ['1', '2/2', 'sin²θ + cos²θ'], wrong: ['x = 1', '1 = x'] })
noted({ kind: 'expression', expected: '1' }, 'x = 1', /without \$x =\$/)
judged({ kind: 'expression', expected: 'y = x' }, { right: ['y = x', 'x = y', '-y = -x'], wrong: ['x', 'y', 'y ≠ x'] })
judged({ kind: 'expression', expected: 'x' }, { right: ['x', 'xy/y'], wrong: ['y = x', 'x = 1'] })
judged({ kind: 'expression', expected: 'a' }, { right: ['a', 'd = a', 'd = 2a - a = a'], wrong: ['d', '2a', 'd = 2a'] })

/** What stands between bars, however it is typed. */

judged(
  { kind: 'expression', expected: '|x - 3|' },
  {
    right: [
      '|x - 3|',
      '|3-x|',
      'abs(x-3)',
      'mod(3 - x)',
      '\\left|x-3\\right|',
      '\\lvert x - 3 \\rvert',
      '∣x−3∣',
      '√((x-3)²)',
    ],
    wrong: ['x - 3', '3 - x', '|x| - 3', '|x - 3', 'x - 3|', '(x - 3)²'],
  },
)
judged({ kind: 'expression', expected: '2x|y|' }, { right: ['2|y|x', '|2y|x'], wrong: ['2|x|y', '2xy', '|2xy|'] })
judged({ kind: 'expression', expected: '3' }, { right: ['|3|', '|-3|', 'abs(-3)'], wrong: ['-|3|', '|-2|'] })
judged({ kind: 'expression', expected: '|x| < 2' }, { right: ['|x| < 2', '2 > |-x|'], wrong: ['|x| > 2', 'x < 2'] })
noted({ kind: 'number', expected: '3' }, '|-3|', /Work out/)

/** Subscripts and letters that run together. */

judged(
  { kind: 'expression', expected: '(m_1x_2 + m_2x_1)/(m_1 + m_2)' },
  {
    right: ['(m₁x₂ + m₂x₁)/(m₁ + m₂)', '(m1x2 + m2x1)/(m1+m2)', '(x_1m_2 + x_2m_1)/(m_2 + m_1)'],
    wrong: ['(m₁x₁ + m₂x₂)/(m₁ + m₂)', '(m₁x₂ - m₂x₁)/(m₁ - m₂)'],
  },
)
judged(
  { kind: 'expression', expected: '(M - m)u' },
  { right: ['Mu - mu', 'mu(M - m)/m'], wrong: ['Mu - μ', 'mu - Mu'] },
)
judged({ kind: 'expression', expected: 'μ + 1' }, { right: ['mu + 1', '1 + μ'], wrong: ['m + 1', 'u + 1'] })

/** Equations: what they say, not how they are written. */

judged(
  { kind: 'expression', expected: 'x^6000 - x^6001 = x^5999' },
  { right: ['x^5999(1 - x + x^2) = 0'], wrong: ['x^5999(1 - x - x^2) = 0', 'x - x^2 = 1'] },
)
judged(
  { kind: 'expression', expected: 'y = 2x - 5' },
  {
    right: ['(y + 5)/x = 2', 'y - 3 = 2(x - 4)', '.5(y+5)=x'],
    wrong: ['yz = 2xz - 5z', 'y² = (2x - 5)²', 'y/x = 2 - 5'],
  },
)
judged({ kind: 'expression', expected: '1/x > 2' }, { right: ['2 < 1/x', '2/x > 4'], wrong: ['1 > 2x', '1/x < 2'] })
judged({ kind: 'expression', expected: 'x = √a' }, { right: ['√a = x', '2x = √(4a)'], wrong: ['x² = a', 'x = -√a'] })

/** Powers with letters in them, and roots that cancel in an equation. */

judged(
  { kind: 'expression', expected: '(-2)^n' },
  { right: ['(-2)^n', '-2(-2)^(n - 1)'], wrong: ['(-2)^(n - 1)', '-2^n', '2^n'] },
)
judged({ kind: 'expression', expected: 'a^(bc)' }, { right: ['a^(cb)'], wrong: ['(a^b)^c', 'a^(b + c)'] })
judged(
  { kind: 'expression', expected: 'x² + y² = 1' },
  { right: ['(y - √(1 - x²))(y + √(1 - x²)) = 0'], wrong: ['y = √(1 - x²)', '(y - √(1 + x²))(y + √(1 + x²)) = 0'] },
)

/** An inequality with two ends: both count, in either direction. */

judged(
  { kind: 'expression', expected: '-3 <= x <= 3' },
  {
    right: ['-3 <= x <= 3', '3 >= x >= -3', '-3≤x≤3', '-6 <= 2x <= 6'],
    wrong: ['-3 <= x', 'x <= 3', '-3 < x < 3', '-3 <= x <= 2', '3 <= x <= -3', '-3 <= x = 3'],
  },
)
judged({ kind: 'expression', expected: 'x >= 2' }, { right: ['2 <= x'], wrong: ['2 <= x <= 5'] })
