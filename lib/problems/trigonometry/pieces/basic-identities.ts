import { cos, cosec, cot, sec, sin, tan, type Identity } from './identity'

/** Identities proved in a few steps. */
export const basicIdentities: readonly Identity[] = [
  {
    left: '\\frac{1 - \\cos @}{1 + \\cos @}',
    right: '(\\cosec @ - \\cot @)^2',
    lines: [
      'LHS $= \\frac{1 - \\cos @}{1 + \\cos @} = \\frac{(1 - \\cos @)(1 - \\cos @)}{(1 + \\cos @)(1 - \\cos @)}$, multiplying the numerator and the denominator by $1 - \\cos @$',
      '$= \\frac{(1 - \\cos @)^2}{1 - \\cos^2 @}$',
      '$= \\frac{(1 - \\cos @)^2}{\\sin^2 @}$, because $1 - \\cos^2 @ = \\sin^2 @$',
      '$= \\left(\\frac{1}{\\sin @} - \\frac{\\cos @}{\\sin @}\\right)^2$',
      '$= (\\cosec @ - \\cot @)^2 =$ RHS',
    ],
    hint: 'Multiply the numerator and the denominator by $1 - \\cos @$.',
    sides: (t) => [(1 - cos(t)) / (1 + cos(t)), (cosec(t) - cot(t)) ** 2],
  },
  {
    left: '\\frac{\\cos @}{1 + \\sin @} + \\frac{1 + \\sin @}{\\cos @}',
    right: '2\\sec @',
    lines: [
      'LHS $= \\frac{\\cos^2 @ + (1 + \\sin @)^2}{(1 + \\sin @)\\cos @}$, taking the common denominator',
      '$= \\frac{\\cos^2 @ + 1 + 2\\sin @ + \\sin^2 @}{(1 + \\sin @)\\cos @}$, expanding the square',
      '$= \\frac{2 + 2\\sin @}{(1 + \\sin @)\\cos @}$, because $\\sin^2 @ + \\cos^2 @ = 1$',
      '$= \\frac{2(1 + \\sin @)}{(1 + \\sin @)\\cos @} = \\frac{2}{\\cos @}$, cancelling $1 + \\sin @$',
      '$= 2\\sec @ =$ RHS',
    ],
    hint: 'Add the two fractions: take $(1 + \\sin @)\\cos @$ as the common denominator.',
    sides: (t) => [cos(t) / (1 + sin(t)) + (1 + sin(t)) / cos(t), 2 * sec(t)],
  },
  {
    left: '\\frac{1 + \\sec @}{\\sec @}',
    right: '\\frac{\\sin^2 @}{1 - \\cos @}',
    lines: [
      'LHS $= \\frac{1}{\\sec @} + 1 = \\cos @ + 1$, dividing each term by $\\sec @$',
      '$= \\frac{(1 + \\cos @)(1 - \\cos @)}{1 - \\cos @}$, multiplying the numerator and the denominator by $1 - \\cos @$',
      '$= \\frac{1 - \\cos^2 @}{1 - \\cos @}$',
      '$= \\frac{\\sin^2 @}{1 - \\cos @} =$ RHS, because $1 - \\cos^2 @ = \\sin^2 @$',
    ],
    hint: 'Write $\\frac{1}{\\sec @}$ as $\\cos @$ first.',
    sides: (t) => [(1 + sec(t)) / sec(t), sin(t) ** 2 / (1 - cos(t))],
  },
  {
    left: '\\sqrt{\\frac{1 + \\sin @}{1 - \\sin @}}',
    right: '\\sec @ + \\tan @',
    lines: [
      'LHS $= \\sqrt{\\frac{(1 + \\sin @)(1 + \\sin @)}{(1 - \\sin @)(1 + \\sin @)}}$, multiplying the numerator and the denominator by $1 + \\sin @$',
      '$= \\sqrt{\\frac{(1 + \\sin @)^2}{1 - \\sin^2 @}}$',
      '$= \\sqrt{\\frac{(1 + \\sin @)^2}{\\cos^2 @}}$, because $1 - \\sin^2 @ = \\cos^2 @$',
      '$= \\frac{1 + \\sin @}{\\cos @}$, taking the square root',
      '$= \\frac{1}{\\cos @} + \\frac{\\sin @}{\\cos @} = \\sec @ + \\tan @ =$ RHS',
    ],
    hint: 'Inside the root, multiply the numerator and the denominator by $1 + \\sin @$.',
    sides: (t) => [Math.sqrt((1 + sin(t)) / (1 - sin(t))), sec(t) + tan(t)],
  },
  {
    left: '(\\sin @ + \\cosec @)^2 + (\\cos @ + \\sec @)^2',
    right: '7 + \\tan^2 @ + \\cot^2 @',
    lines: [
      'LHS $= \\sin^2 @ + \\cosec^2 @ + 2\\sin @\\,\\cosec @ + \\cos^2 @ + \\sec^2 @ + 2\\cos @\\,\\sec @$, expanding both squares',
      '$= \\sin^2 @ + \\cos^2 @ + \\cosec^2 @ + \\sec^2 @ + 2 + 2$, because $\\sin @\\,\\cosec @ = 1$ and $\\cos @\\,\\sec @ = 1$',
      '$= 1 + \\cosec^2 @ + \\sec^2 @ + 4$, because $\\sin^2 @ + \\cos^2 @ = 1$',
      '$= 5 + (1 + \\cot^2 @) + (1 + \\tan^2 @)$',
      '$= 7 + \\tan^2 @ + \\cot^2 @ =$ RHS',
    ],
    hint: 'Expand both squares; two of the products are equal to $1$.',
    sides: (t) => [(sin(t) + cosec(t)) ** 2 + (cos(t) + sec(t)) ** 2, 7 + tan(t) ** 2 + cot(t) ** 2],
  },
  {
    left: '\\sec @\\,(1 - \\sin @)(\\sec @ + \\tan @)',
    right: '1',
    lines: [
      'LHS $= \\frac{1}{\\cos @}(1 - \\sin @)\\left(\\frac{1}{\\cos @} + \\frac{\\sin @}{\\cos @}\\right)$, writing all in terms of $\\sin @$ and $\\cos @$',
      '$= \\frac{(1 - \\sin @)(1 + \\sin @)}{\\cos^2 @}$',
      '$= \\frac{1 - \\sin^2 @}{\\cos^2 @}$',
      '$= \\frac{\\cos^2 @}{\\cos^2 @} = 1 =$ RHS, because $1 - \\sin^2 @ = \\cos^2 @$',
    ],
    hint: 'Write $\\sec @$ and $\\tan @$ in terms of $\\sin @$ and $\\cos @$.',
    sides: (t) => [sec(t) * (1 - sin(t)) * (sec(t) + tan(t)), 1],
  },
  {
    left: '\\frac{\\cot @ - \\cos @}{\\cot @ + \\cos @}',
    right: '\\frac{\\cosec @ - 1}{\\cosec @ + 1}',
    lines: [
      'LHS $= \\frac{\\frac{\\cos @}{\\sin @} - \\cos @}{\\frac{\\cos @}{\\sin @} + \\cos @}$, writing $\\cot @$ as $\\frac{\\cos @}{\\sin @}$',
      '$= \\frac{\\cos @\\left(\\frac{1}{\\sin @} - 1\\right)}{\\cos @\\left(\\frac{1}{\\sin @} + 1\\right)}$, taking out the common factor $\\cos @$',
      '$= \\frac{\\frac{1}{\\sin @} - 1}{\\frac{1}{\\sin @} + 1}$, cancelling $\\cos @$',
      '$= \\frac{\\cosec @ - 1}{\\cosec @ + 1} =$ RHS',
    ],
    hint: 'Write $\\cot @$ as $\\frac{\\cos @}{\\sin @}$ and look for a common factor.',
    sides: (t) => [(cot(t) - cos(t)) / (cot(t) + cos(t)), (cosec(t) - 1) / (cosec(t) + 1)],
  },
  {
    left: '\\tan^2 @ - \\sin^2 @',
    right: '\\tan^2 @\\,\\sin^2 @',
    lines: [
      'LHS $= \\frac{\\sin^2 @}{\\cos^2 @} - \\sin^2 @$, writing $\\tan @$ as $\\frac{\\sin @}{\\cos @}$',
      '$= \\frac{\\sin^2 @ - \\sin^2 @\\cos^2 @}{\\cos^2 @}$',
      '$= \\frac{\\sin^2 @(1 - \\cos^2 @)}{\\cos^2 @}$, taking out the common factor $\\sin^2 @$',
      '$= \\frac{\\sin^2 @}{\\cos^2 @} \\times \\sin^2 @ = \\tan^2 @\\,\\sin^2 @ =$ RHS',
    ],
    hint: 'Write $\\tan^2 @$ as $\\frac{\\sin^2 @}{\\cos^2 @}$ and take out a common factor.',
    sides: (t) => [tan(t) ** 2 - sin(t) ** 2, tan(t) ** 2 * sin(t) ** 2],
  },
  {
    left: '(\\cosec @ - \\sin @)(\\sec @ - \\cos @)',
    right: '\\frac{1}{\\tan @ + \\cot @}',
    lines: [
      'LHS $= \\left(\\frac{1}{\\sin @} - \\sin @\\right)\\left(\\frac{1}{\\cos @} - \\cos @\\right)$, writing all in terms of $\\sin @$ and $\\cos @$',
      '$= \\frac{1 - \\sin^2 @}{\\sin @} \\times \\frac{1 - \\cos^2 @}{\\cos @}$',
      '$= \\frac{\\cos^2 @}{\\sin @} \\times \\frac{\\sin^2 @}{\\cos @} = \\sin @\\cos @$',
      '$= \\frac{\\sin @\\cos @}{\\sin^2 @ + \\cos^2 @}$, dividing by $1 = \\sin^2 @ + \\cos^2 @$',
      '$= \\frac{1}{\\tan @ + \\cot @} =$ RHS, dividing the numerator and the denominator by $\\sin @\\cos @$',
    ],
    hint: 'Write both brackets in terms of $\\sin @$ and $\\cos @$.',
    sides: (t) => [(cosec(t) - sin(t)) * (sec(t) - cos(t)), 1 / (tan(t) + cot(t))],
  },
]
