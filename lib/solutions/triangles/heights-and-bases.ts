import { lengthObjection, lengthShown, lengthTex, lengthText } from './pieces/length'
import { add, compare, divide, multiply, subtract, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

type Measure = Fraction | null

/** Two upright heights seen under one angle; one measure is asked, and null. Lengths in one unit. */
export type Given = { readonly unit: string } & (
  | {
      /** Someone stands beside a lamp: the shadow ends in the line of lamp and head. */
      readonly kind: 'lamp'
      readonly lamp: Measure
      readonly walker: Measure
      readonly apart: Measure
      readonly shadow: Measure
    }
  | {
      /** The top of something tall is seen in a mirror on the ground. */
      readonly kind: 'mirror'
      readonly tall: Measure
      readonly far: Measure
      readonly eye: Measure
      readonly near: Measure
    }
)

const words = {
  lamp: 'the height of the lamp',
  walker: 'the height of the person',
  apart: 'the distance from the lamp',
  shadow: 'the length of the shadow',
  tall: 'the height',
  far: 'the distance of the mirror from its foot',
  eye: 'the height of the eyes',
  near: 'the distance of the person from the mirror',
} as const

/** x from the three that are known; null where another number of them is, or they do not fit. */
function found(
  given: Given,
): { readonly name: keyof typeof words; readonly value: Fraction; readonly steps: readonly string[] } | null {
  if (given.kind === 'mirror') {
    const { tall, far, eye, near } = given
    const by = (name: keyof typeof words, a: Fraction, b: Fraction, c: Fraction) => ({
      name,
      value: divide(multiply(a, b), c),
      steps: [`\\frac{${lengthTex(a)} \\times ${lengthTex(b)}}{${lengthTex(c)}}`],
    })
    if (!tall && far && eye && near) return by('tall', eye, far, near)
    if (!far && tall && eye && near) return by('far', tall, near, eye)
    if (!eye && tall && far && near) return by('eye', tall, near, far)
    return !near && tall && far && eye ? by('near', eye, far, tall) : null
  }
  const { lamp, walker, apart, shadow } = given
  if (!lamp && walker && apart && shadow) {
    const [h, s, d] = [walker, shadow, apart].map(lengthTex)
    return {
      name: 'lamp',
      value: divide(multiply(walker, add(apart, shadow)), shadow),
      steps: [`\\frac{${h} \\times (${d} + ${s})}{${s}}`],
    }
  }
  if (!walker && lamp && apart && shadow) {
    const [H, s, d] = [lamp, shadow, apart].map(lengthTex)
    return {
      name: 'walker',
      value: divide(multiply(lamp, shadow), add(apart, shadow)),
      steps: [`\\frac{${H} \\times ${s}}{${d} + ${s}}`],
    }
  }
  if (!lamp || !walker || compare(lamp, walker) <= 0) return null
  const rest = subtract(lamp, walker)
  const [h, gap] = [walker, rest].map(lengthTex)
  if (!shadow && apart)
    return {
      name: 'shadow',
      value: divide(multiply(walker, apart), rest),
      steps: [`\\frac{${h} \\times ${lengthTex(apart)}}{${gap}}`],
    }
  return shadow && !apart
    ? {
        name: 'apart',
        value: divide(multiply(shadow, rest), walker),
        steps: [`\\frac{${lengthTex(shadow)} \\times ${gap}}{${h}}`],
      }
    : null
}

const knownOf = (given: Given): readonly Fraction[] => {
  const all =
    given.kind === 'lamp'
      ? [given.lamp, given.walker, given.apart, given.shadow]
      : [given.tall, given.far, given.eye, given.near]
  return all.flatMap((one) => one ?? [])
}

const shownOr = (value: Measure): string => (value ? lengthTex(value) : 'x')

/** E.g. "A man 1.8 m tall stands 6 m from a street light 5.4 m high. Find the length of his shadow." */
export const heightsAndBases = worked<Given>({
  id: 'heights-and-bases',
  archetype: 'tri-lamp-walk',
  objection: (given) => {
    const lengths = lengthObjection(knownOf(given))
    if (lengths !== null) return lengths
    const isLow = given.kind === 'lamp' && given.lamp && given.walker && compare(given.lamp, given.walker) <= 0
    if (isLow) return 'The lamp must hang higher than the head of the person.'
    return found(given) ? null : 'Three of the four lengths must be given.'
  },
  solve: (given) => {
    const one = found(given)
    if (!one) throw new Error('heights-and-bases: three lengths must be known')
    const value = lengthTex(one.value)
    const isLamp = given.kind === 'lamp'
    const [high, low] = isLamp ? [given.lamp, given.walker] : [given.tall, given.eye]
    const proportion = isLamp
      ? `\\frac{${shownOr(high)}}{${shownOr(low)}} = \\frac{${shownOr(given.apart)} + ${shownOr(given.shadow)}}{${shownOr(given.shadow)}}`
      : `\\frac{${shownOr(high)}}{${shownOr(low)}} = \\frac{${shownOr(given.far)}}{${shownOr(given.near)}}`
    return {
      lines: [
        isLamp
          ? 'Let $AB$ be the lamp post, $CD$ the person and $DE$ the shadow, all from the ground $BDE$.'
          : 'Let $AB$ be the tall object, $M$ the mirror on the ground and $CD$ the eyes $C$ above the ground at $D$.',
        earns(
          1,
          isLamp
            ? '$\\angle B = \\angle CDE = 90^\\circ$ and $\\angle E$ is common, so $\\triangle ABE \\sim \\triangle CDE$ (AA).'
            : '$\\angle B = \\angle D = 90^\\circ$ and $\\angle AMB = \\angle CMD$ (a mirror throws light back at the same angle), so $\\triangle ABM \\sim \\triangle CDM$ (AA).',
        ),
        earns(
          0.5,
          `${isLamp ? '$\\frac{AB}{CD} = \\frac{BE}{DE}$' : '$\\frac{AB}{CD} = \\frac{BM}{DM}$'}: $${proportion}$`,
          'proportion',
        ),
        earns(0.5, says`So ${chain('x', ...one.steps, value)}`, 'length'),
        earns(0.5, `Hence ${words[one.name]} is ${lengthShown(one.value)} ${given.unit}.`),
      ],
      key: lengthText(one.value),
    }
  },
})
