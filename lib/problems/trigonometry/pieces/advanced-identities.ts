import { cos, cosec, cot, sec, sin, tan, type Identity } from './identity'

/** Identities of the long questions. */
export const advancedIdentities: readonly Identity[] = [
  {
    left: '\\frac{\\tan @}{1 - \\cot @} + \\frac{\\cot @}{1 - \\tan @}',
    right: '1 + \\sec @\\,\\cosec @',
    lines: [
      'LHS $= \\frac{\\tan @}{1 - \\frac{1}{\\tan @}} + \\frac{\\frac{1}{\\tan @}}{1 - \\tan @}$, writing $\\cot @$ as $\\frac{1}{\\tan @}$',
      '$= \\frac{\\tan^2 @}{\\tan @ - 1} - \\frac{1}{\\tan @(\\tan @ - 1)}$',
      '$= \\frac{\\tan^3 @ - 1}{\\tan @(\\tan @ - 1)}$, taking the common denominator',
      '$= \\frac{(\\tan @ - 1)(\\tan^2 @ + \\tan @ + 1)}{\\tan @(\\tan @ - 1)} = \\frac{\\tan^2 @ + \\tan @ + 1}{\\tan @}$, by $a^3 - b^3 = (a - b)(a^2 + ab + b^2)$',
      '$= \\tan @ + 1 + \\cot @ = 1 + \\frac{\\sin^2 @ + \\cos^2 @}{\\sin @\\cos @}$',
      '$= 1 + \\frac{1}{\\sin @\\cos @} = 1 + \\sec @\\,\\cosec @ =$ RHS',
    ],
    hint: 'Write everything in terms of $\\tan @$ and use the factors of $a^3 - b^3$.',
    sides: (t) => [tan(t) / (1 - cot(t)) + cot(t) / (1 - tan(t)), 1 + sec(t) * cosec(t)],
  },
  {
    left: '\\frac{\\cos @ - \\sin @ + 1}{\\cos @ + \\sin @ - 1}',
    right: '\\cosec @ + \\cot @',
    lines: [
      'LHS $= \\frac{\\cot @ - 1 + \\cosec @}{\\cot @ + 1 - \\cosec @}$, dividing the numerator and the denominator by $\\sin @$',
      '$= \\frac{(\\cot @ + \\cosec @) - (\\cosec^2 @ - \\cot^2 @)}{\\cot @ + 1 - \\cosec @}$, because $\\cosec^2 @ - \\cot^2 @ = 1$',
      '$= \\frac{(\\cosec @ + \\cot @)\\left[1 - (\\cosec @ - \\cot @)\\right]}{\\cot @ + 1 - \\cosec @}$, taking out the common factor',
      '$= \\frac{(\\cosec @ + \\cot @)(1 - \\cosec @ + \\cot @)}{\\cot @ + 1 - \\cosec @}$, opening the square bracket',
      '$= \\cosec @ + \\cot @ =$ RHS, cancelling the equal factors',
    ],
    hint: 'Divide the numerator and the denominator by $\\sin @$, then replace $1$ in the numerator by an identity.',
    sides: (t) => [(cos(t) - sin(t) + 1) / (cos(t) + sin(t) - 1), cosec(t) + cot(t)],
  },
  {
    left: '\\frac{\\sin @ - 2\\sin^3 @}{2\\cos^3 @ - \\cos @}',
    right: '\\tan @',
    lines: [
      'LHS $= \\frac{\\sin @(1 - 2\\sin^2 @)}{\\cos @(2\\cos^2 @ - 1)}$, taking out the common factors',
      '$= \\frac{\\sin @(1 - 2(1 - \\cos^2 @))}{\\cos @(2\\cos^2 @ - 1)}$, because $\\sin^2 @ = 1 - \\cos^2 @$',
      '$= \\frac{\\sin @(2\\cos^2 @ - 1)}{\\cos @(2\\cos^2 @ - 1)}$',
      '$= \\frac{\\sin @}{\\cos @} = \\tan @ =$ RHS, cancelling the equal brackets',
    ],
    hint: 'Take out $\\sin @$ above and $\\cos @$ below; then make the two brackets alike.',
    sides: (t) => [(sin(t) - 2 * sin(t) ** 3) / (2 * cos(t) ** 3 - cos(t)), tan(t)],
  },
  {
    left: '\\frac{\\sin @ - \\cos @ + 1}{\\sin @ + \\cos @ - 1}',
    right: '\\frac{1}{\\sec @ - \\tan @}',
    lines: [
      'LHS $= \\frac{\\tan @ - 1 + \\sec @}{\\tan @ + 1 - \\sec @}$, dividing the numerator and the denominator by $\\cos @$',
      '$= \\frac{(\\tan @ + \\sec @) - 1}{(\\tan @ - \\sec @) + 1}$, grouping the terms',
      '$= \\frac{\\left[(\\tan @ + \\sec @) - 1\\right](\\tan @ - \\sec @)}{\\left[(\\tan @ - \\sec @) + 1\\right](\\tan @ - \\sec @)}$, multiplying the numerator and the denominator by $\\tan @ - \\sec @$',
      '$= \\frac{(\\tan^2 @ - \\sec^2 @) - (\\tan @ - \\sec @)}{\\left[(\\tan @ - \\sec @) + 1\\right](\\tan @ - \\sec @)}$',
      '$= \\frac{-1 - \\tan @ + \\sec @}{(\\tan @ - \\sec @ + 1)(\\tan @ - \\sec @)}$, because $\\tan^2 @ - \\sec^2 @ = -1$',
      '$= \\frac{-1}{\\tan @ - \\sec @} = \\frac{1}{\\sec @ - \\tan @} =$ RHS, cancelling $\\tan @ - \\sec @ + 1$',
    ],
    hint: 'Divide the numerator and the denominator by $\\cos @$, since the right side holds $\\sec @$ and $\\tan @$.',
    sides: (t) => [(sin(t) - cos(t) + 1) / (sin(t) + cos(t) - 1), 1 / (sec(t) - tan(t))],
  },
  {
    left: '(1 + \\cot @ - \\cosec @)(1 + \\tan @ + \\sec @)',
    right: '2',
    lines: [
      'LHS $= \\left(1 + \\frac{\\cos @}{\\sin @} - \\frac{1}{\\sin @}\\right)\\left(1 + \\frac{\\sin @}{\\cos @} + \\frac{1}{\\cos @}\\right)$, writing all in terms of $\\sin @$ and $\\cos @$',
      '$= \\frac{(\\sin @ + \\cos @ - 1)(\\cos @ + \\sin @ + 1)}{\\sin @\\cos @}$, taking the common denominators',
      '$= \\frac{(\\sin @ + \\cos @)^2 - 1}{\\sin @\\cos @}$, by $(a - b)(a + b) = a^2 - b^2$',
      '$= \\frac{1 + 2\\sin @\\cos @ - 1}{\\sin @\\cos @}$, because $\\sin^2 @ + \\cos^2 @ = 1$',
      '$= \\frac{2\\sin @\\cos @}{\\sin @\\cos @} = 2 =$ RHS',
    ],
    hint: 'Write both brackets in terms of $\\sin @$ and $\\cos @$; a difference of two squares appears.',
    sides: (t) => [(1 + cot(t) - cosec(t)) * (1 + tan(t) + sec(t)), 2],
  },
  {
    left: '\\frac{\\tan @ + \\sec @ - 1}{\\tan @ - \\sec @ + 1}',
    right: '\\frac{1 + \\sin @}{\\cos @}',
    lines: [
      'LHS $= \\frac{(\\tan @ + \\sec @) - (\\sec^2 @ - \\tan^2 @)}{\\tan @ - \\sec @ + 1}$, because $\\sec^2 @ - \\tan^2 @ = 1$',
      '$= \\frac{(\\sec @ + \\tan @)\\left[1 - (\\sec @ - \\tan @)\\right]}{\\tan @ - \\sec @ + 1}$, taking out the common factor',
      '$= \\frac{(\\sec @ + \\tan @)(\\tan @ - \\sec @ + 1)}{\\tan @ - \\sec @ + 1}$, opening the square bracket',
      '$= \\sec @ + \\tan @$, cancelling the equal factors',
      '$= \\frac{1}{\\cos @} + \\frac{\\sin @}{\\cos @} = \\frac{1 + \\sin @}{\\cos @} =$ RHS',
    ],
    hint: 'In the numerator replace $1$ by $\\sec^2 @ - \\tan^2 @$ and factorise.',
    sides: (t) => [(tan(t) + sec(t) - 1) / (tan(t) - sec(t) + 1), (1 + sin(t)) / cos(t)],
  },
  {
    left: '\\frac{\\cos @}{1 - \\tan @} + \\frac{\\sin @}{1 - \\cot @}',
    right: '\\sin @ + \\cos @',
    lines: [
      'LHS $= \\frac{\\cos @}{1 - \\frac{\\sin @}{\\cos @}} + \\frac{\\sin @}{1 - \\frac{\\cos @}{\\sin @}}$, writing all in terms of $\\sin @$ and $\\cos @$',
      '$= \\frac{\\cos^2 @}{\\cos @ - \\sin @} + \\frac{\\sin^2 @}{\\sin @ - \\cos @}$',
      '$= \\frac{\\cos^2 @ - \\sin^2 @}{\\cos @ - \\sin @}$, making the denominators alike',
      '$= \\frac{(\\cos @ - \\sin @)(\\cos @ + \\sin @)}{\\cos @ - \\sin @}$',
      '$= \\cos @ + \\sin @ =$ RHS, cancelling the equal factors',
    ],
    hint: 'Write $\\tan @$ and $\\cot @$ in terms of $\\sin @$ and $\\cos @$; the two denominators differ in sign only.',
    sides: (t) => [cos(t) / (1 - tan(t)) + sin(t) / (1 - cot(t)), sin(t) + cos(t)],
  },
  {
    left: '\\sin^6 @ + \\cos^6 @',
    right: '1 - 3\\sin^2 @\\cos^2 @',
    lines: [
      'LHS $= (\\sin^2 @)^3 + (\\cos^2 @)^3$',
      '$= (\\sin^2 @ + \\cos^2 @)^3 - 3\\sin^2 @\\cos^2 @(\\sin^2 @ + \\cos^2 @)$, by $a^3 + b^3 = (a + b)^3 - 3ab(a + b)$',
      '$= 1^3 - 3\\sin^2 @\\cos^2 @(1)$, because $\\sin^2 @ + \\cos^2 @ = 1$',
      '$= 1 - 3\\sin^2 @\\cos^2 @ =$ RHS',
    ],
    hint: 'Think of $a^3 + b^3$ with $a = \\sin^2 @$ and $b = \\cos^2 @$.',
    sides: (t) => [sin(t) ** 6 + cos(t) ** 6, 1 - 3 * sin(t) ** 2 * cos(t) ** 2],
  },
]
