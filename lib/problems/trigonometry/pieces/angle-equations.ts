import type { StandardAngle } from '../../../solutions/trigonometry/pieces/ratio'
import type { AngleEquation as Given } from '../../../solutions/trigonometry/value-after-angle'
import { fraction, surd } from '../../../maths'

/** An equation that fixes an angle @. */
interface AngleEquation {
  readonly tex: string
  readonly angle: StandardAngle | 90
  readonly given: Given
  /** Both sides at an angle in radians. */
  readonly sides: (t: number) => readonly [number, number]
}

const { sin, cos, tan, sqrt } = Math

/** In every text @ stands for the angle. */
export const angleEquations: readonly AngleEquation[] = [
  {
    tex: '\\sin @ = \\cos @',
    angle: 45,
    given: { form: 'sine and cosine', sine: surd(1, 1), cosine: surd(1, 1) },
    sides: (t) => [sin(t), cos(t)],
  },
  {
    tex: '\\tan @ = \\cot @',
    angle: 45,
    given: { form: 'tan and cot' },
    sides: (t) => [tan(t), 1 / tan(t)],
  },
  {
    tex: '\\sqrt{3} \\sin @ = \\cos @',
    angle: 30,
    given: { form: 'sine and cosine', sine: surd(1, 3), cosine: surd(1, 1) },
    sides: (t) => [sqrt(3) * sin(t), cos(t)],
  },
  {
    tex: '\\sin @ = \\sqrt{3} \\cos @',
    angle: 60,
    given: { form: 'sine and cosine', sine: surd(1, 1), cosine: surd(1, 3) },
    sides: (t) => [sin(t), sqrt(3) * cos(t)],
  },
  {
    tex: '2 \\sin @ = 1',
    angle: 30,
    given: { form: 'value', name: 'sin', times: surd(2, 1), value: surd(1, 1) },
    sides: (t) => [2 * sin(t), 1],
  },
  {
    tex: '2 \\cos @ = 1',
    angle: 60,
    given: { form: 'value', name: 'cos', times: surd(2, 1), value: surd(1, 1) },
    sides: (t) => [2 * cos(t), 1],
  },
  {
    tex: '2 \\cos @ = \\sqrt{3}',
    angle: 30,
    given: { form: 'value', name: 'cos', times: surd(2, 1), value: surd(1, 3) },
    sides: (t) => [2 * cos(t), sqrt(3)],
  },
  {
    tex: '\\sec @ = \\sqrt{2}',
    angle: 45,
    given: { form: 'value', name: 'sec', times: surd(1, 1), value: surd(1, 2) },
    sides: (t) => [1 / cos(t), sqrt(2)],
  },
  {
    tex: '\\sqrt{3} \\tan @ = 3',
    angle: 60,
    given: { form: 'value', name: 'tan', times: surd(1, 3), value: surd(3, 1) },
    sides: (t) => [sqrt(3) * tan(t), 3],
  },
]

/** The same for a sum of two angles. */
export const sumEquations: readonly AngleEquation[] = [
  {
    tex: '\\cos @ = 0',
    angle: 90,
    given: { form: 'value', name: 'cos', times: surd(1, 1), value: surd(0, 1) },
    sides: (t) => [cos(t), 0],
  },
  {
    tex: '\\sin @ = 1',
    angle: 90,
    given: { form: 'value', name: 'sin', times: surd(1, 1), value: surd(1, 1) },
    sides: (t) => [sin(t), 1],
  },
  {
    tex: '\\tan @ = \\sqrt{3}',
    angle: 60,
    given: { form: 'value', name: 'tan', times: surd(1, 1), value: surd(1, 3) },
    sides: (t) => [tan(t), sqrt(3)],
  },
  {
    tex: '\\cos @ = \\frac{1}{2}',
    angle: 60,
    given: { form: 'value', name: 'cos', times: surd(1, 1), value: surd(fraction(1, 2), 1) },
    sides: (t) => [cos(t), 1 / 2],
  },
]
