import { sumTex, toNumber, type Fraction } from '../../maths'
import { earns, line } from '../line'
import { worked } from '../solution'
import { storySteps } from './pieces/factors'
import { noWhole, wholeObjection, wholeRoot } from './pieces/story'

/** How much shorter than its base the altitude of a right triangle is, and its hypotenuse. */
export interface Given {
  readonly less: Fraction
  readonly hypotenuse: Fraction
  /** 'cm' */
  readonly unit: string
  /** What is found from the sides. */
  readonly asked?: 'area' | 'perimeter'
}

function altitudeOf({ less, hypotenuse }: Given): number | null {
  const [gap, longest] = [toNumber(less), toNumber(hypotenuse)]
  const product = (longest * longest - gap * gap) / 2
  return Number.isInteger(product) ? wholeRoot(gap, product) : null
}

/** E.g. "The altitude of a right triangle is 7 cm less than its base. If the hypotenuse is 13 cm, ..." */
export const rightTriangleSides = worked<Given>({
  id: 'right-triangle-sides',
  archetype: 'qe-word-geometry',
  objection: (given) =>
    wholeObjection(given.less, given.hypotenuse) ?? (altitudeOf(given) === null ? noWhole('the altitude') : null),
  solve: (given) => {
    const { unit, asked } = given
    const [less, hypotenuse] = [toNumber(given.less), toNumber(given.hypotenuse)]
    const altitude = altitudeOf(given) ?? 0
    const base = altitude + less
    const [area, around] = [(base * altitude) / 2, base + altitude + hypotenuse]
    return {
      lines: [
        line('unknown', `Let the base be $x$ ${unit}; then the altitude is $(x - ${less})$ ${unit}.`),
        earns(1, `By the Pythagoras theorem: $x^2 + (x - ${less})^2 = ${hypotenuse}^2$`),
        `Opening the bracket: $${sumTex([
          [2, 'x^2'],
          [-2 * less, 'x'],
          [less * less, ''],
        ])} = ${hypotenuse * hypotenuse}$`,
        earns(
          0.5,
          `Bringing all terms to one side and dividing by 2: $${sumTex([
            [1, 'x^2'],
            [-less, 'x'],
            [(less * less - hypotenuse * hypotenuse) / 2, ''],
          ])} = 0$`,
        ),
        ...storySteps(base, -altitude, { factors: 0.5 }).slice(1),
        earns(
          0.5,
          `$x = -${altitude}$ is rejected, because a side cannot be negative. So $x = ${base}$ and $x - ${less} = ${altitude}$.`,
          'rejected',
        ),
        earns(0.5, `Hence base = ${base} ${unit} and altitude = ${altitude} ${unit}.`),
        ...(asked === 'area' ? [`Area $= \\frac{1}{2} \\times ${base} \\times ${altitude} = ${area}$`] : []),
        ...(asked === 'perimeter' ? [`Perimeter $= ${base} + ${altitude} + ${hypotenuse} = ${around}$`] : []),
      ],
      key:
        asked === undefined
          ? `base = ${base}, altitude = ${altitude}`
          : asked === 'perimeter'
            ? `${around} ${unit}`
            : `${area} ${unit === 'units' ? 'square units' : `${unit}²`}`,
    }
  },
})
