import { lengthLines, lengthText, rootObjection, type RootThree } from './pieces/root-three'
import { scaled, twoTerm, type TwoTerm } from './pieces/two-term'
import type { StandardAngle } from './pieces/ratio'
import { fraction, multiply, sign, toTex, type Fraction } from '../../maths'
import { earns } from '../line'
import { worked } from '../solution'

/** From a height above still water something is seen, and its reflection. */
export interface Given {
  readonly eye: Fraction
  readonly up: StandardAngle
  readonly down: StandardAngle
  readonly rootThree: RootThree
}

interface Manner {
  /** "the cloud" */
  readonly thing: string
}

type Lines = readonly [upper: string, lower: string, equation: string, value: string]

interface Way {
  /** The height above the water over the height of the eye. */
  readonly perEye: TwoTerm
  /** tan of the two angles, and the equation without x; k is the height of the eye. */
  readonly lines: (k: string, times: (n: number) => string) => Lines
}

const rationalised = (k: string): string =>
  `So $H = \\frac{${k}(\\sqrt{3} + 1)}{\\sqrt{3} - 1} = \\frac{${k}(\\sqrt{3} + 1)^2}{2} = ${k}(2 + \\sqrt{3})$`

const ways: Readonly<Record<string, Way>> = {
  '30,60': {
    perEye: twoTerm(2, 0),
    lines: (k, times) => [
      `x = \\sqrt{3}(H - ${k})`,
      `x = \\frac{H + ${k}}{\\sqrt{3}}`,
      `$\\sqrt{3}(H - ${k}) = \\frac{H + ${k}}{\\sqrt{3}}$, so $3(H - ${k}) = H + ${k}$`,
      `So $2H = ${times(3)} + ${k} = ${times(4)}$`,
    ],
  },
  '30,45': {
    perEye: twoTerm(2, 1),
    lines: (k) => [
      `x = \\sqrt{3}(H - ${k})`,
      `x = H + ${k}`,
      `$\\sqrt{3}(H - ${k}) = H + ${k}$, so $H(\\sqrt{3} - 1) = ${k}(\\sqrt{3} + 1)$`,
      rationalised(k),
    ],
  },
  '45,60': {
    perEye: twoTerm(2, 1),
    lines: (k) => [
      `x = H - ${k}`,
      `x = \\frac{H + ${k}}{\\sqrt{3}}`,
      `$H - ${k} = \\frac{H + ${k}}{\\sqrt{3}}$, so $H(\\sqrt{3} - 1) = ${k}(\\sqrt{3} + 1)$`,
      rationalised(k),
    ],
  },
}

const wayOf = ({ up, down }: Given): Way | undefined => ways[`${up},${down}`]

/** E.g. "From a point 25 m above a lake a cloud is seen at 30° and its reflection at 60°. Find the height of the cloud." */
export const cloudReflection = worked<Given, Manner>({
  id: 'cloud-reflection',
  archetype: 'ht-cloud-reflection',
  objection: (given) => {
    if (sign(given.eye) <= 0) return 'A length is more than zero.'
    const way = wayOf(given)
    return way
      ? rootObjection(scaled(way.perEye, given.eye), given.rootThree)
      : 'The reflection is seen at the larger angle: check what you typed.'
  },
  solve: (given, { thing } = { thing: 'what is seen' }) => {
    const way = wayOf(given)
    if (!way) throw new Error('cloudReflection: the angle of depression must be the larger one')
    const { eye, up, down, rootThree } = given
    const k = toTex(eye)
    const height = scaled(way.perEye, eye)
    const [first, second, equation, value] = way.lines(k, (n) => toTex(multiply(fraction(n), eye)))
    return {
      lines: [
        earns(
          1,
          `Let $C$ be ${thing}, $D$ its reflection, $CF = FD = H$ and $EG = x$. As $GF = EB = ${k}$ m, $CG = H - ${k}$ and $DG = H + ${k}$.`,
          'reflection',
        ),
        earns(
          1,
          `In right triangle $EGC$, $\\tan ${up}^\\circ = \\frac{CG}{EG} = \\frac{H - ${k}}{x}$, so $${first}$`,
          'upper',
        ),
        earns(
          1,
          `In right triangle $EGD$, $\\tan ${down}^\\circ = \\frac{DG}{EG} = \\frac{H + ${k}}{x}$, so $${second}$`,
          'lower',
        ),
        earns(0.5, `Equating the two, ${equation}`, 'equation'),
        earns(1, value, 'height'),
        ...lengthLines(0.5, `the height of ${thing}`, 'H', height, rootThree),
      ],
      key: lengthText(height, rootThree),
    }
  },
})
