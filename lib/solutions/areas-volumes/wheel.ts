import { lengthObjection, numeral, numeralText, piObjection, product } from '../measure'
import { worked } from '../solution'
import { divide, isInteger, type Fraction } from '../../maths'

export type WheelAsked = 'turns' | 'distance' | 'speed' | 'radius' | 'diameter' | 'circumference' | 'time'

/** A wheel that rolls, or a round track that is gone round. Lengths in `unit`, times in minutes. */
export interface Wheel {
  readonly asked: WheelAsked
  /** Each turn is once round it. */
  readonly called: 'wheel' | 'track'
  readonly pi: Fraction
  readonly across?: { readonly of: 'radius' | 'diameter' | 'circumference'; readonly value: Fraction }
  readonly turns?: Fraction
  readonly distance?: Fraction
  /** In `unit` a minute, and as it is told. */
  readonly speed?: { readonly value: Fraction; readonly told: string }
  readonly minutes?: Fraction
  readonly unit: string
  /** What the answer is given in, and how many of `unit` (or of `unit` a minute) make one. */
  readonly answer: { readonly unit: string; readonly is: Fraction }
}

interface Found {
  readonly lines: readonly string[]
  readonly value: Fraction
}

/** The way that is gone, with its line. */
function wayOf({ distance, speed, minutes, unit }: Wheel): Found | null {
  if (distance) return { lines: [], value: distance }
  if (!speed || !minutes) return null
  const value = product(speed.value, minutes)
  return {
    value,
    lines: [
      `Speed $= ${speed.told}$, that is $${numeral(speed.value)}$ ${unit} in a minute.`,
      `In $${numeral(minutes)}$ minutes: distance $= ${numeral(speed.value)} \\times ${numeral(minutes)} = ${numeral(value)}$ ${unit}`,
    ],
  }
}

function roundOf({ across, pi, unit, called }: Wheel): Found | null {
  if (!across) return null
  const by = numeral(across.value)
  const lead = `Distance covered in one ${called === 'wheel' ? 'revolution' : 'round'} $=$ circumference`
  if (across.of === 'circumference') return { value: across.value, lines: [`${lead} $= ${by}$ ${unit}`] }
  const [times, letter] = across.of === 'radius' ? ([2, '2 \\pi r'] as const) : ([1, '\\pi d'] as const)
  const value = product(times, pi, across.value)
  const put = `${times === 2 ? '2 \\times ' : ''}${numeral(pi)} \\times ${by}`
  return { value, lines: [`${lead} $= ${letter} = ${put} = ${numeral(value)}$ ${unit}`] }
}

/** Whether all measures are positive: what is not is said against them. */
export const isOfLengths = ({ across, turns, distance, speed, minutes }: Wheel): boolean =>
  [across?.value, turns, distance, speed?.value, minutes].every((one) => !one || one.n > 0n)

export function wheelFound(given: Wheel): Found | null {
  const { asked, turns, minutes, pi, unit } = given
  if (!isOfLengths(given)) return null
  const round = roundOf(given)
  const way = wayOf(given)
  if (asked === 'turns')
    return round && way && !turns && isInteger(divide(way.value, round.value))
      ? {
          value: divide(way.value, round.value),
          lines: [
            ...round.lines,
            ...way.lines,
            `Number of ${given.called === 'wheel' ? 'revolutions' : 'rounds'} $= ${numeral(way.value)} \\div ${numeral(round.value)} = ${numeral(divide(way.value, round.value))}$`,
          ],
        }
      : null
  if (asked === 'distance' || asked === 'speed' || asked === 'time') {
    if (!round || !turns) return null
    const whole = product(turns, round.value)
    const lines = [
      ...round.lines,
      `Distance $= ${numeral(turns)} \\times ${numeral(round.value)} = ${numeral(whole)}$ ${unit}`,
    ]
    if (asked === 'distance') return given.distance || given.speed ? null : { value: whole, lines }
    if (asked === 'time') {
      if (!given.speed || minutes || given.distance) return null
      const value = divide(whole, given.speed.value)
      return {
        value,
        lines: [
          ...lines,
          `Speed $= ${given.speed.told}$, that is $${numeral(given.speed.value)}$ ${unit} in a minute.`,
          `Time $= ${numeral(whole)} \\div ${numeral(given.speed.value)} = ${numeral(value)}$ minutes`,
        ],
      }
    }
    if (!minutes || given.distance || given.speed) return null
    const value = divide(whole, minutes)
    return {
      value,
      lines: [
        ...lines,
        `Speed $= ${numeral(whole)} \\div ${numeral(minutes)} = ${numeral(value)}$ ${unit} in a minute`,
      ],
    }
  }
  if (round || !way || !turns) return null
  const once = divide(way.value, turns)
  const lines = [
    ...way.lines,
    `Circumference $= ${numeral(way.value)} \\div ${numeral(turns)} = ${numeral(once)}$ ${unit}`,
  ]
  if (asked === 'circumference') return { value: once, lines }
  const [times, letter] = asked === 'radius' ? ([2, '2 \\pi r'] as const) : ([1, '\\pi d'] as const)
  const value = divide(once, product(times, pi))
  const by = times === 2 ? `(2 \\times ${numeral(pi)})` : numeral(pi)
  return {
    value,
    lines: [
      ...lines,
      `$${letter} = ${numeral(once)}$, so the ${asked} is $${numeral(once)} \\div ${by} = ${numeral(value)}$ ${unit}`,
    ],
  }
}

/** E.g. "The wheels of a car are of diameter 80 cm. How many revolutions does each make in 10 minutes at 66 km per hour?" */
export const wheel = worked<Wheel>({
  id: 'wheel',
  archetype: 'sav-formula-direct',
  objection: (given) =>
    piObjection(given.pi) ??
    lengthObjection({
      ...(given.across && { [given.across.of]: given.across.value }),
      ...(given.turns && { 'number of revolutions': given.turns }),
      ...(given.distance && { distance: given.distance }),
      ...(given.speed && { speed: given.speed.value }),
      ...(given.minutes && { time: given.minutes }),
    }) ??
    (wheelFound(given) ? null : 'That is not enough to work it out.'),
  solve: (given) => {
    const found = wheelFound(given)
    if (!found) throw new Error('wheel: not told')
    const { is, unit } = given.answer
    const value = divide(found.value, is)
    const isOther = is.n !== is.d
    const rate = given.asked === 'speed'
    return {
      lines: [...found.lines, ...(isOther || rate ? [`That is $${numeral(value)}$ ${unit}.`] : [])],
      key: `${numeralText(value)} ${unit}`.trim(),
    }
  },
})
