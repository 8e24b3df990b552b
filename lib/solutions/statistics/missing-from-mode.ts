import { decimal } from './pieces/decimal'
import { modeOf, modeParts } from './pieces/mode'
import { classOf, filled, hiddenOf, noFrequency, titleOf, unknownObjection } from './pieces/unknown-frequency'
import { add, divide, equals, fraction, multiply, subtract, toTex, type Fraction } from '../../maths'
import { earns, line, type Step } from '../line'
import { worked } from '../solution'

/** A table with one unknown frequency (null), which is called by a letter, and its mode. */
export interface Given {
  readonly from: Fraction
  readonly width: Fraction
  readonly frequencies: readonly (number | null)[]
  readonly mode: Fraction
  readonly letter: string
}

function partsOf(given: Given) {
  const index = classOf(given, given.mode)
  const [hidden = -1] = hiddenOf(given)
  const l = add(given.from, multiply(fraction(index), given.width))
  const ratio = divide(subtract(given.mode, l), given.width)
  const [f0, f1, f2] = [index - 1, index, index + 1].map((place) => given.frequencies[place] ?? 0)
  return {
    index,
    hidden,
    l,
    ratio,
    f0: f0 ?? 0,
    f1: f1 ?? 0,
    f2: f2 ?? 0,
    isBefore: hidden < index,
    isModal: hidden === index,
  }
}

function found(given: Given): Fraction | null {
  const { ratio, f0, f1, f2, isBefore, isModal } = partsOf(given)
  const [p, q] = [fraction(ratio.n), fraction(ratio.d)]
  if (isModal) {
    const left = subtract(multiply(fraction(2), p), q)
    return left.n === 0n ? null : divide(subtract(multiply(p, fraction(f0 + f2)), multiply(q, fraction(f0))), left)
  }
  if (isBefore) {
    const rest = subtract(multiply(q, fraction(f1)), multiply(p, fraction(2 * f1 - f2)))
    return equals(p, q) ? null : divide(rest, subtract(q, p))
  }
  const rest = subtract(multiply(p, fraction(2 * f1 - f0)), multiply(q, fraction(f1 - f0)))
  return p.n === 0n ? null : divide(rest, p)
}

/** p/q = (mode − l)/h in lowest terms, and the linear equation that follows. */
function equation(given: Given): readonly Step[] {
  const { ratio, f0, f1, f2, isBefore, isModal } = partsOf(given)
  const [p, q] = [Number(ratio.n), Number(ratio.d)]
  const { letter } = given
  const shown = toTex(ratio)
  const times = (k: number, inner: string) => (k === 1 ? inner : `${k}(${inner})`)
  const xs = (k: number) => `${k === 1 ? '' : k}${letter}`
  if (isModal) {
    const both = f0 + f2
    // the side with more of the letter first
    const [more, less] = 2 * p > q ? [2 * p, q] : [q, 2 * p]
    const [right, left] = 2 * p > q ? [p * both, q * f0] : [q * f0, p * both]
    return [
      `$${shown} = \\dfrac{${letter} - ${f0}}{2${letter} - ${f0} - ${f2}} = \\dfrac{${letter} - ${f0}}{2${letter} - ${both}}$`,
      line('cross-multiplied', `$${times(p, `2${letter} - ${both}`)} = ${times(q, `${letter} - ${f0}`)}$`),
      earns(0.5, `$${xs(more)} - ${xs(less)} = ${right} - ${left}$`),
      ...(more - less === 1 ? [] : [`$${xs(more - less)} = ${right - left}$`]),
    ]
  }
  if (isBefore)
    return [
      `$${shown} = \\dfrac{${f1} - ${letter}}{${2 * f1} - ${letter} - ${f2}} = \\dfrac{${f1} - ${letter}}{${2 * f1 - f2} - ${letter}}$`,
      line('cross-multiplied', `$${times(p, `${2 * f1 - f2} - ${letter}`)} = ${times(q, `${f1} - ${letter}`)}$`),
      earns(0.5, `$${xs(q)} - ${xs(p)} = ${q * f1} - ${p * (2 * f1 - f2)}$`),
      ...(q - p === 1 ? [] : [`$${xs(q - p)} = ${q * f1 - p * (2 * f1 - f2)}$`]),
    ]
  return [
    `$${shown} = \\dfrac{${f1} - ${f0}}{${2 * f1} - ${f0} - ${letter}} = \\dfrac{${f1 - f0}}{${2 * f1 - f0} - ${letter}}$`,
    line(
      'cross-multiplied',
      `$${times(p, `${2 * f1 - f0} - ${letter}`)} = ${q === 1 || f1 - f0 === 1 ? '' : `${q} \\times ${f1 - f0} = `}${q * (f1 - f0)}$`,
    ),
    earns(0.5, `$${xs(p)} = ${p * (2 * f1 - f0)} - ${q * (f1 - f0)} = ${p * (2 * f1 - f0) - q * (f1 - f0)}$`),
  ]
}

/** E.g. "The mode of the following data is 36. Find the missing frequency x." */
export const missingFromMode = worked<Given>({
  id: 'missing-from-mode',
  archetype: 'stat-mode-missing',
  objection: (given) => {
    const odd = unknownObjection(given, 1, given.mode)
    if (odd !== null) return odd
    const { index, hidden } = partsOf(given)
    if (index < 0) return 'The mode lies in none of the classes: check what you typed.'
    if (Math.abs(hidden - index) > 1)
      return 'The mode does not tell that frequency: only the modal class and its two neighbours enter the formula.'
    const x = found(given)
    const table = x && filled(given, [x])
    if (!table) return noFrequency('mode')
    const most = Math.max(...table.frequencies)
    const isOnly = table.frequencies.filter((f) => f === most).length === 1
    return isOnly && modeParts(table).index === index && equals(modeOf(table), given.mode) ? null : noFrequency('mode')
  },
  solve: (given) => {
    const { index, l, f0, f1, f2, isBefore, isModal } = partsOf(given)
    const { letter } = given
    const [low, h, told] = [l, given.width, given.mode].map(decimal)
    const x = decimal(found(given) ?? fraction(0))
    const [before, most, after] = isModal
      ? [`${f0}`, letter, `${f2}`]
      : isBefore
        ? [letter, `${f1}`, `${f2}`]
        : [`${f0}`, `${f1}`, letter]
    const twice = isModal ? `2${letter}` : `2 \\times ${f1}`
    return {
      lines: [
        earns(0.5, `The mode $${told}$ lies in the class ${titleOf(given, index)}, so this is the modal class.`),
        earns(0.5, `Here $l = ${low}$, $h = ${h}$, $f_1 = ${most}$, $f_0 = ${before}$ and $f_2 = ${after}$.`, 'values'),
        earns(0.5, 'Mode $= l + \\left(\\dfrac{f_1 - f_0}{2f_1 - f_0 - f_2}\\right) \\times h$'),
        earns(
          0.5,
          `$${told} - ${low} = \\left(\\dfrac{${most} - ${before}}{${twice} - ${before} - ${after}}\\right) \\times ${h}$`,
        ),
        `Dividing by $${h}$ and simplifying:`,
        ...equation(given),
        earns(0.5, `Hence, the missing frequency is $${letter} = ${x}$.`),
      ],
      key: x,
    }
  },
})
