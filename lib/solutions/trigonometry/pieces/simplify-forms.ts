/** What is left: sin, cos or tan of the angle, or 1. */
export type Outcome = 'sin' | 'cos' | 'tan' | 'one'

export interface SimplifyForm {
  /** In every text @ stands for the angle. */
  readonly tex: string
  /** The next forms of it, each equal to it. */
  readonly chain: readonly string[]
  readonly outcome: Outcome
}

/** The forms, three for each outcome. */
export const simplifyForms: readonly SimplifyForm[] = [
  {
    tex: '(\\cosec @ - \\cot @)(1 + \\cos @)',
    chain: ['\\frac{(1 - \\cos @)(1 + \\cos @)}{\\sin @}', '\\frac{\\sin^2 @}{\\sin @}'],
    outcome: 'sin',
  },
  {
    tex: '\\cos @ \\sqrt{\\sec^2 @ - 1}',
    chain: ['\\cos @ \\times \\tan @', '\\cos @ \\times \\frac{\\sin @}{\\cos @}'],
    outcome: 'sin',
  },
  {
    tex: '\\frac{\\tan @}{\\sec @}',
    chain: ['\\frac{\\sin @}{\\cos @} \\times \\cos @'],
    outcome: 'sin',
  },
  {
    tex: '(\\sec @ + \\tan @)(1 - \\sin @)',
    chain: ['\\frac{(1 + \\sin @)(1 - \\sin @)}{\\cos @}', '\\frac{\\cos^2 @}{\\cos @}'],
    outcome: 'cos',
  },
  {
    tex: '(1 - \\sin^2 @) \\sec @',
    chain: ['\\cos^2 @ \\times \\frac{1}{\\cos @}'],
    outcome: 'cos',
  },
  {
    tex: '\\frac{\\cot @}{\\cosec @}',
    chain: ['\\frac{\\cos @}{\\sin @} \\times \\sin @'],
    outcome: 'cos',
  },
  {
    tex: '\\frac{\\sin @ \\cos @}{1 - \\sin^2 @}',
    chain: ['\\frac{\\sin @ \\cos @}{\\cos^2 @}', '\\frac{\\sin @}{\\cos @}'],
    outcome: 'tan',
  },
  {
    tex: '\\frac{1 - \\cos^2 @}{\\sin @ \\cos @}',
    chain: ['\\frac{\\sin^2 @}{\\sin @ \\cos @}', '\\frac{\\sin @}{\\cos @}'],
    outcome: 'tan',
  },
  {
    tex: '\\sin @ \\sqrt{1 + \\tan^2 @}',
    chain: ['\\sin @ \\times \\sec @', '\\sin @ \\times \\frac{1}{\\cos @}'],
    outcome: 'tan',
  },
  {
    tex: '(1 + \\tan^2 @)(1 - \\sin @)(1 + \\sin @)',
    chain: ['\\sec^2 @ (1 - \\sin^2 @)', '\\frac{1}{\\cos^2 @} \\times \\cos^2 @'],
    outcome: 'one',
  },
  {
    tex: '(\\sec^2 @ - 1) \\cot^2 @',
    chain: ['\\tan^2 @ \\times \\cot^2 @'],
    outcome: 'one',
  },
  {
    tex: '\\sin^2 @ + \\frac{1}{1 + \\tan^2 @}',
    chain: ['\\sin^2 @ + \\frac{1}{\\sec^2 @}', '\\sin^2 @ + \\cos^2 @'],
    outcome: 'one',
  },
]
