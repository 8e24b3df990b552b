import type { Pair } from './two-triangles'
import type { Side } from '../../../solutions/trigonometry/pieces/ratio'

interface Layout {
  /** Two sides of the first triangle that are given, and the common side. */
  readonly known: readonly [string, string]
  readonly common: string
  readonly commonAs: Side
  /** Opposite, adjacent and hypotenuse of the second triangle. */
  readonly second: readonly [string, string, string]
  readonly angle: string
  readonly story: string
}

/** How two right triangles hang together, and what is said of them. */
export const layouts: Readonly<Record<Pair['layout'], Layout>> = {
  'hypotenuse and leg': {
    known: ['AB', 'BC'],
    common: 'AC',
    commonAs: 'adjacent',
    second: ['CD', 'AC', 'AD'],
    angle: '\\angle CAD',
    story: 'In the quadrilateral $ABCD$ the angles $ABC$ and $ACD$ are right angles.',
  },
  altitude: {
    known: ['AB', 'BD'],
    common: 'AD',
    commonAs: 'opposite',
    second: ['AD', 'DC', 'AC'],
    angle: 'C',
    story: 'In $\\triangle ABC$ the point $D$ lies on $BC$, and $AD$ is perpendicular to $BC$.',
  },
  'common hypotenuse': {
    known: ['AB', 'BC'],
    common: 'AC',
    commonAs: 'hypotenuse',
    second: ['CD', 'AD', 'AC'],
    angle: '\\angle CAD',
    story: 'In the quadrilateral $ABCD$ the angles $ABC$ and $ADC$ are right angles.',
  },
}
