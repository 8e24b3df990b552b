import { cos, cosec, cot, sec, sin, tan } from './identity'

/** What is left: sin, cos or tan of the angle, or 1. */
export type Outcome = 'sin' | 'cos' | 'tan' | 'one'

interface SimplifyForm {
  /** In every text @ stands for the angle. */
  readonly tex: string
  /** The next forms of it, each equal to it. */
  readonly chain: readonly string[]
  readonly outcome: Outcome
  readonly at: (t: number) => number
}

/** The forms, three for each outcome. */
export const simplifyForms: readonly SimplifyForm[] = [
  {
    tex: '(\\cosec @ - \\cot @)(1 + \\cos @)',
    chain: ['\\frac{(1 - \\cos @)(1 + \\cos @)}{\\sin @}', '\\frac{\\sin^2 @}{\\sin @}'],
    outcome: 'sin',
    at: (t) => (cosec(t) - cot(t)) * (1 + cos(t)),
  },
  {
    tex: '\\cos @ \\sqrt{\\sec^2 @ - 1}',
    chain: ['\\cos @ \\times \\tan @', '\\cos @ \\times \\frac{\\sin @}{\\cos @}'],
    outcome: 'sin',
    at: (t) => cos(t) * Math.sqrt(sec(t) ** 2 - 1),
  },
  {
    tex: '\\frac{\\tan @}{\\sec @}',
    chain: ['\\frac{\\sin @}{\\cos @} \\times \\cos @'],
    outcome: 'sin',
    at: (t) => tan(t) / sec(t),
  },
  {
    tex: '(\\sec @ + \\tan @)(1 - \\sin @)',
    chain: ['\\frac{(1 + \\sin @)(1 - \\sin @)}{\\cos @}', '\\frac{\\cos^2 @}{\\cos @}'],
    outcome: 'cos',
    at: (t) => (sec(t) + tan(t)) * (1 - sin(t)),
  },
  {
    tex: '(1 - \\sin^2 @) \\sec @',
    chain: ['\\cos^2 @ \\times \\frac{1}{\\cos @}'],
    outcome: 'cos',
    at: (t) => (1 - sin(t) ** 2) * sec(t),
  },
  {
    tex: '\\frac{\\cot @}{\\cosec @}',
    chain: ['\\frac{\\cos @}{\\sin @} \\times \\sin @'],
    outcome: 'cos',
    at: (t) => cot(t) / cosec(t),
  },
  {
    tex: '\\frac{\\sin @ \\cos @}{1 - \\sin^2 @}',
    chain: ['\\frac{\\sin @ \\cos @}{\\cos^2 @}', '\\frac{\\sin @}{\\cos @}'],
    outcome: 'tan',
    at: (t) => (sin(t) * cos(t)) / (1 - sin(t) ** 2),
  },
  {
    tex: '\\frac{1 - \\cos^2 @}{\\sin @ \\cos @}',
    chain: ['\\frac{\\sin^2 @}{\\sin @ \\cos @}', '\\frac{\\sin @}{\\cos @}'],
    outcome: 'tan',
    at: (t) => (1 - cos(t) ** 2) / (sin(t) * cos(t)),
  },
  {
    tex: '\\sin @ \\sqrt{1 + \\tan^2 @}',
    chain: ['\\sin @ \\times \\sec @', '\\sin @ \\times \\frac{1}{\\cos @}'],
    outcome: 'tan',
    at: (t) => sin(t) * Math.sqrt(1 + tan(t) ** 2),
  },
  {
    tex: '(1 + \\tan^2 @)(1 - \\sin @)(1 + \\sin @)',
    chain: ['\\sec^2 @ (1 - \\sin^2 @)', '\\frac{1}{\\cos^2 @} \\times \\cos^2 @'],
    outcome: 'one',
    at: (t) => (1 + tan(t) ** 2) * (1 - sin(t)) * (1 + sin(t)),
  },
  {
    tex: '(\\sec^2 @ - 1) \\cot^2 @',
    chain: ['\\tan^2 @ \\times \\cot^2 @'],
    outcome: 'one',
    at: (t) => (sec(t) ** 2 - 1) * cot(t) ** 2,
  },
  {
    tex: '\\sin^2 @ + \\frac{1}{1 + \\tan^2 @}',
    chain: ['\\sin^2 @ + \\frac{1}{\\sec^2 @}', '\\sin^2 @ + \\cos^2 @'],
    outcome: 'one',
    at: (t) => sin(t) ** 2 + 1 / (1 + tan(t) ** 2),
  },
]
