import { bracketed, fraction, sumTex, toTex, type Term } from '../../../maths'
import { lineTex, xy, type Line, type Pair } from './line'
import { numberedPair } from './elimination'
import { chain, says } from '../../claim'
import { earns, line, type Line as WorkedLine } from '../../line'

interface Place {
  /** Which equation, and which letter of it, has the coefficient 1 or −1. */
  readonly equation: 0 | 1
  readonly letter: 0 | 1
}

const places: readonly Place[] = [
  { equation: 0, letter: 0 },
  { equation: 1, letter: 0 },
  { equation: 0, letter: 1 },
  { equation: 1, letter: 1 },
]

const unitPlace = (pair: Pair): Place | undefined =>
  places.find(({ equation, letter }) => Math.abs(pair[equation][letter]) === 1)

/** Whether one letter can be written in terms of the other without fractions. */
export const suitsSubstitution = (pair: Pair): boolean => unitPlace(pair) !== undefined

const times = (n: number, bracket: string): string => `${n === 1 ? '' : n === -1 ? '-' : n}(${bracket})`

/** The equation with `inner` in place of one letter: "2x - 3(5 - x) = 4". */
function putIn([a, b, c]: Line, letter: 0 | 1, inner: string): string {
  if (letter === 0) return `${times(a, inner)} ${b < 0 ? '-' : '+'} ${sumTex([[Math.abs(b), 'y']])} = ${c}`
  return `${sumTex([[a, 'x']])} ${b < 0 ? '-' : '+'} ${times(Math.abs(b), inner)} = ${c}`
}

/** One letter, which has the coefficient 1 or −1, as constant + slope × the other; and the equation to put it in. Throws when there is none. */
export function expressed(pair: Pair) {
  const place = unitPlace(pair)
  if (!place) throw new Error(`expressed(${pair.map((line) => lineTex(line)).join(', ')}): no coefficient 1 or −1`)
  const { equation, letter } = place
  const [from, into] = equation === 0 ? ([pair[0], pair[1]] as const) : ([pair[1], pair[0]] as const)
  const other = letter === 0 ? 1 : 0
  const [constant, slope] = [from[2] * from[letter], -from[other] * from[letter]]
  return { equation, letter, other, constant, slope, into } as const
}

/** The lines of substitution, three of which earn half a mark each. */
export function substitutionLines(pair: Pair): readonly WorkedLine[] {
  const { equation, letter, other, constant, slope, into } = expressed(pair)
  // "4y - 18" rather than "-18 + 4y"
  const inOrder = <T>(terms: readonly [T, T]): readonly T[] => (constant < 0 && slope > 0 ? terms.toReversed() : terms)
  const inner = sumTex(
    inOrder<Term>([
      [constant, ''],
      [slope, xy[other]],
    ]),
  )
  const put = inOrder<Term>([
    [into[letter] * constant, ''],
    [into[letter] * slope, xy[other]],
  ])
  const kept: Term = [into[other], xy[other]]
  const expanded = sumTex(letter === 0 ? [...put, kept] : [kept, ...put])
  const [coefficient, right] = [into[other] + into[letter] * slope, into[2] - into[letter] * constant]
  const value = fraction(right, coefficient)
  const found = chain(xy[other], toTex(value))
  const size = Math.abs(slope) === 1 ? bracketed(value) : `${Math.abs(slope)}\\left(${toTex(value)}\\right)`
  const multiple = `${slope < 0 ? '-' : '+'} ${size}`
  const back =
    constant === 0
      ? multiple.replace('+ ', '').replace('- ', '-')
      : constant < 0 && slope > 0
        ? `${size} - ${-constant}`
        : `${constant} ${multiple}`
  const result = toTex(fraction(constant * coefficient + slope * right, coefficient))
  return [
    ...numberedPair(pair),
    line('expressed', says`From (${equation + 1}): ${chain(xy[letter], inner)}`),
    earns(0.5, `Substituting in (${2 - equation}): $${putIn(into, letter, inner)}$`, 'substituted'),
    earns(
      0.5,
      coefficient === 1
        ? says`${chain(expanded, `${into[2]}`)}, so ${found}`
        : says`${chain(expanded, `${into[2]}`)}, so ${chain(sumTex([[coefficient, xy[other]]]), `${right}`)} and ${found}`,
      'expanded',
    ),
    earns(
      0.5,
      says`Putting ${found.set} back: ${chain(xy[letter], ...(back === result ? [result] : [back, result]))}`,
      'put back',
    ),
  ]
}
