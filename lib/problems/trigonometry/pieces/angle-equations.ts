import type { StandardAngle } from '../../../solutions/trigonometry/pieces/ratio'

/** An equation that fixes an angle @, and the line that finds it. */
interface AngleEquation {
  readonly tex: string
  readonly angle: StandardAngle | 90
  readonly why: string
  /** Both sides at an angle in radians. */
  readonly sides: (t: number) => readonly [number, number]
}

const { sin, cos, tan, sqrt } = Math

/** In every text @ stands for the angle. */
export const angleEquations: readonly AngleEquation[] = [
  { tex: '\\sin @ = \\cos @', angle: 45, why: 'Dividing by $\\cos @$, $\\tan @ = 1$', sides: (t) => [sin(t), cos(t)] },
  {
    tex: '\\tan @ = \\cot @',
    angle: 45,
    why: 'Since $\\cot @ = \\frac{1}{\\tan @}$, $\\tan^2 @ = 1$ and $\\tan @ = 1$',
    sides: (t) => [tan(t), 1 / tan(t)],
  },
  {
    tex: '\\sqrt{3} \\sin @ = \\cos @',
    angle: 30,
    why: 'Dividing by $\\sqrt{3} \\cos @$, $\\tan @ = \\frac{1}{\\sqrt{3}}$',
    sides: (t) => [sqrt(3) * sin(t), cos(t)],
  },
  {
    tex: '\\sin @ = \\sqrt{3} \\cos @',
    angle: 60,
    why: 'Dividing by $\\cos @$, $\\tan @ = \\sqrt{3}$',
    sides: (t) => [sin(t), sqrt(3) * cos(t)],
  },
  {
    tex: '2 \\sin @ = 1',
    angle: 30,
    why: 'The equation gives $\\sin @ = \\frac{1}{2}$',
    sides: (t) => [2 * sin(t), 1],
  },
  {
    tex: '2 \\cos @ = 1',
    angle: 60,
    why: 'The equation gives $\\cos @ = \\frac{1}{2}$',
    sides: (t) => [2 * cos(t), 1],
  },
  {
    tex: '2 \\cos @ = \\sqrt{3}',
    angle: 30,
    why: 'The equation gives $\\cos @ = \\frac{\\sqrt{3}}{2}$',
    sides: (t) => [2 * cos(t), sqrt(3)],
  },
  {
    tex: '\\sec @ = \\sqrt{2}',
    angle: 45,
    why: 'The equation gives $\\cos @ = \\frac{1}{\\sqrt{2}}$',
    sides: (t) => [1 / cos(t), sqrt(2)],
  },
  {
    tex: '\\sqrt{3} \\tan @ = 3',
    angle: 60,
    why: 'The equation gives $\\tan @ = \\frac{3}{\\sqrt{3}} = \\sqrt{3}$',
    sides: (t) => [sqrt(3) * tan(t), 3],
  },
]

/** The same for a sum of two angles. */
export const sumEquations: readonly AngleEquation[] = [
  { tex: '\\cos @ = 0', angle: 90, why: 'The table gives $\\cos 90^\\circ = 0$', sides: (t) => [cos(t), 0] },
  { tex: '\\sin @ = 1', angle: 90, why: 'The table gives $\\sin 90^\\circ = 1$', sides: (t) => [sin(t), 1] },
  {
    tex: '\\tan @ = \\sqrt{3}',
    angle: 60,
    why: 'The table gives $\\tan 60^\\circ = \\sqrt{3}$',
    sides: (t) => [tan(t), sqrt(3)],
  },
  {
    tex: '\\cos @ = \\frac{1}{2}',
    angle: 60,
    why: 'The table gives $\\cos 60^\\circ = \\frac{1}{2}$',
    sides: (t) => [cos(t), 1 / 2],
  },
]
