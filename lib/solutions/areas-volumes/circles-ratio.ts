import { rootOf } from '../root'
import { worked } from '../solution'
import { divide, isInteger, multiply, surdTex, surdText, toText, type Fraction, type Surd } from '../../maths'

export type CircleLength = 'radii' | 'diameters' | 'circumferences'

/** Two circles of which one measure is in a ratio, and another's is asked. */
export interface CirclesRatio {
  readonly told: CircleLength | 'areas'
  readonly terms: readonly [Fraction, Fraction]
  readonly asked: CircleLength | 'areas'
}

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

const rootText = (root: Surd): string => (root.radicand === 1 ? toText(root.coefficient) : surdText(root))
const rootTex = (root: Surd): string => (root.radicand === 1 ? toText(root.coefficient) : surdTex(root))

/** E.g. "The circumferences of two circles are in the ratio 2 : 3. Find the ratio of their areas." */
export const circlesRatio = worked<CirclesRatio>({
  id: 'circles-ratio',
  archetype: 'sav-ratio',
  objection: ({ terms: [a, b] }) =>
    [a, b].every((one) => isInteger(one) && one.n > 0n && one.n < 10n ** 6n)
      ? null
      : 'The terms of the ratio must be whole numbers above $0$.',
  solve: ({ told, terms: [a, b], asked }) => {
    const [x, y] = [toText(a), toText(b)]
    if (told !== 'areas' && asked !== 'areas') {
      const key = `${x} : ${y}`
      return {
        lines: [
          'Diameter $= 2r$ and circumference $= 2\\pi r$: both are so many times the radius.',
          `So the ${asked} are in the same ratio as the ${told}: $${key}$.`,
        ],
        key,
      }
    }
    if (asked === 'areas') {
      const [one, two] = [multiply(a, a), multiply(b, b)].map(toText)
      return {
        lines: [
          ...(told === 'radii'
            ? []
            : [`${capital(told)} are in the same ratio as the radii, so $r_1 : r_2 = ${x} : ${y}$.`]),
          `Area $= \\pi r^2$, so the areas are in the ratio $r_1^2 : r_2^2 = ${x}^2 : ${y}^2 = ${one} : ${two}$.`,
        ],
        key: `${one} : ${two}`,
      }
    }
    const whole = rootOf(divide(a, b))
    const roots = [rootOf(a), rootOf(b)] as const
    const [one, two] = roots
    if (!whole || !one || !two) throw new Error('circlesRatio: no root')
    const isWhole = whole.radicand === 1
    const text = isWhole ? `${whole.coefficient.n} : ${whole.coefficient.d}` : `${rootText(one)} : ${rootText(two)}`
    const tex = isWhole ? text : `${rootTex(one)} : ${rootTex(two)}`
    return {
      lines: [
        `Area $= \\pi r^2$, so $r_1^2 : r_2^2 = ${x} : ${y}$ and $r_1 : r_2 = \\sqrt{${x}} : \\sqrt{${y}} = ${tex}$.`,
        ...(asked === 'radii' ? [] : [`The ${asked} are in the same ratio: $${tex}$.`]),
      ],
      key: text,
    }
  },
})
