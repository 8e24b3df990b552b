import { holdsAtAll, near, type ConditionalProof } from './conditional-proof'

const { sin, cos, sqrt } = Math

/** Those without numbers to draw. */
export const fixedConditionals: readonly ConditionalProof[] = [
  {
    given: '\\sin @ + \\sin^2 @ = 1',
    prove: '\\cos^2 @ + \\cos^4 @ = 1',
    lines: [
      'What is given says $\\sin @ = 1 - \\sin^2 @$',
      'By the identity, $1 - \\sin^2 @ = \\cos^2 @$, so $\\sin @ = \\cos^2 @$',
      'Squaring both sides, $\\sin^2 @ = \\cos^4 @$',
      'Putting both into what is given, $\\cos^2 @ + \\cos^4 @ = 1$',
    ],
    hint: 'Compare $1 - \\sin^2 @$ with $\\cos^2 @$.',
    holds: () =>
      holdsAtAll(
        (t) => sin(t) + sin(t) ** 2 - 1,
        (t) => near(cos(t) ** 2 + cos(t) ** 4, 1),
      ),
  },
  {
    given: '\\cos @ + \\sin @ = \\sqrt{2}\\cos @',
    prove: '\\cos @ - \\sin @ = \\sqrt{2}\\sin @',
    lines: [
      'Taking $\\cos @$ to the right side, $\\sin @ = (\\sqrt{2} - 1)\\cos @$',
      'Multiplying both sides by $\\sqrt{2} + 1$, $(\\sqrt{2} + 1)\\sin @ = (2 - 1)\\cos @$',
      'Opening the bracket, $\\sqrt{2}\\sin @ + \\sin @ = \\cos @$',
      'Taking the second term to the right side, $\\sqrt{2}\\sin @ = \\cos @ - \\sin @$, which is to be proved',
    ],
    hint: 'Bring all that holds $\\cos @$ to one side, and rationalise.',
    holds: () =>
      holdsAtAll(
        (t) => cos(t) + sin(t) - sqrt(2) * cos(t),
        (t) => near(cos(t) - sin(t), sqrt(2) * sin(t)),
      ),
  },
]
