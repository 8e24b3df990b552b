import { shapeTex, signOf, type KnownRatio, type RootShape } from './root-shapes'
import { reciprocal, type RatioName } from './ratio'
import { earns, line, type Step } from '../../line'

/** From the identity to the ratio that is asked for: half of the one mark. */
export function expressSteps(given: KnownRatio, asked: RatioName, shape: RootShape, angle: string): readonly Step[] {
  const root = shapeTex('root', given, signOf(given), angle)
  const first = { sin: 'cos', cos: 'sin', tan: 'sec' }[given]
  const identity = earns(
    0.5,
    given === 'tan'
      ? `Identity: $\\sec^2 ${angle} = 1 + \\tan^2 ${angle}$`
      : `Identity: $\\sin^2 ${angle} + \\cos^2 ${angle} = 1$, so $\\${first}^2 ${angle} = 1 - \\${given}^2 ${angle}$`,
    'identity',
  )
  const firstLine = `$${angle}$ is acute, so the positive root is taken: $\\${first} ${angle} = ${root}$`
  if (shape === 'root') return [identity, firstLine]
  if (shape === 'over root')
    return [identity, firstLine, line('ratio', `$\\${asked} ${angle} = \\frac{1}{\\${reciprocal[asked]} ${angle}}$`)]
  const link: Partial<Record<RatioName, string>> = {
    tan: `\\frac{\\sin ${angle}}{\\cos ${angle}}`,
    cot: `\\frac{\\cos ${angle}}{\\sin ${angle}}`,
    sin: `\\frac{\\sin ${angle}}{\\cos ${angle}} \\times \\cos ${angle} = \\frac{\\tan ${angle}}{\\sec ${angle}}`,
    cosec: `\\frac{\\cos ${angle}}{\\sin ${angle}} \\times \\frac{1}{\\cos ${angle}} = \\frac{\\sec ${angle}}{\\tan ${angle}}`,
  }
  return [identity, firstLine, line('ratio', `$\\${asked} ${angle} = ${link[asked] ?? ''}$`)]
}
