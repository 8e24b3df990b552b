import { lengthObjection, lengthTex, lengthText } from './pieces/length'
import { partNames, type Letters } from './pieces/letters'
import { divide, multiply, one, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

type Part = 0 | 1 | 2 | 3

/** DE parallel to BC cuts AB into AD and DB, and AC into AE and EC; three of the parts are known. */
export interface Given {
  readonly letters: Letters
  /** AD, DB, AE, EC; null for the one that is asked for. */
  readonly parts: readonly [Fraction | null, Fraction | null, Fraction | null, Fraction | null]
  readonly unit: string
}

/** For each part: the other part of its side, then the one above or below it on the other side, then the last one. */
const others: Readonly<Record<Part, readonly [partner: Part, times: Part, over: Part]>> = {
  0: [1, 2, 3],
  1: [0, 3, 2],
  2: [3, 0, 1],
  3: [2, 1, 0],
}

const places: readonly Part[] = [0, 1, 2, 3]

const missing = ({ parts }: Given): readonly Part[] => places.filter((place) => parts[place] === null)

function objection(given: Given): string | null {
  if (missing(given).length !== 1) return 'Three of the four parts must be given, to find the fourth one.'
  return lengthObjection(given.parts.filter((part) => part !== null))
}

/** E.g. "In △ABC, DE ∥ BC. If AD = 4 cm, DB = 6 cm and AE = 5 cm, find EC." */
export const bptSegment = worked<Given>({
  id: 'bpt-segment',
  archetype: 'tri-bpt-segment',
  objection,
  solve: (given) => {
    const { letters, parts, unit } = given
    const [, b, c, d, e] = letters
    const names = partNames(letters)
    const [asked = 3] = missing(given)
    const [partner, times, over] = others[asked]
    const length = (place: Part): Fraction => parts[place] ?? one
    const shown = (place: Part): string => (place === asked ? names[place] : lengthTex(length(place)))
    const found = divide(multiply(length(partner), length(times)), length(over))
    const known = places
      .filter((place) => place !== asked)
      .map((place) => `$${names[place]} = ${lengthTex(length(place))}$ ${unit}`)
    return {
      lines: [
        `Given: $${d}${e} \\parallel ${b}${c}$, ${known.slice(0, -1).join(', ')} and ${known.slice(-1).join('')}`,
        earns(
          0.5,
          `By the Basic Proportionality Theorem: $\\frac{${names[0]}}{${names[1]}} = \\frac{${names[2]}}{${names[3]}}$`,
          'theorem',
        ),
        earns(0.5, says`${chain(`\\frac{${shown(0)}}{${shown(1)}}`, `\\frac{${shown(2)}}{${shown(3)}}`)}`, 'values'),
        earns(
          0.5,
          says`${chain(names[asked], `\\frac{${shown(partner)} \\times ${shown(times)}}{${shown(over)}}`, lengthTex(found))}`,
          'length',
        ),
        earns(0.5, says`Hence ${chain(names[asked], lengthTex(found))} ${unit}.`),
      ],
      key: lengthText(found),
    }
  },
})
