import { overRatio, ratioOf, sideFrom, timesRatio, workedSides, type SightSide } from './pieces/sight'
import { valueTex, type StandardAngle } from './pieces/ratio'
import { fraction, multiply, sign, surdTex, surdText, toTex, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns, line, type Step } from '../line'
import { sumOfSurds, surdsTex, surdsText, type SurdSum } from '../pieces/surd-sum'
import { worked, type Solution } from '../solution'

/** The triangle of a vertical line AB, a point C of the ground and the line of sight AC, with the angle at C. */
export interface Given {
  readonly known: SightSide
  /** The broken tree is both the upright and the slanting part. */
  readonly wanted: SightSide | 'height and sight'
  readonly length: Fraction
  readonly angle: StandardAngle
}

interface Manner {
  /** How the conclusion names what was found: 'the peg is', ' from the foot of the pole'. */
  readonly before: string
  readonly after?: string
  /** What the foot of the vertical line is, where there is no tower or wall. */
  readonly foot?: string
}

const names: Readonly<Record<SightSide, string>> = { height: 'AB', ground: 'BC', sight: 'AC' }

const isBroken = ({ wanted }: Given): boolean => wanted === 'height and sight'

/** The ratio, the values put in, and the length: half a mark each. */
function lengthLines({ known, length, angle }: Given, wanted: SightSide): readonly Step[] {
  const [name, over, under] = ratioOf(known, wanted)
  const ratio = `\\${name} ${angle}^\\circ`
  const shown = (side: SightSide) => (side === known ? toTex(length) : names[side])
  return [
    earns(0.5, `$${ratio} = \\frac{${names[over]}}{${names[under]}}$`, 'ratio'),
    earns(0.5, `$${valueTex(name, angle)} = \\frac{${shown(over)}}{${shown(under)}}$`, 'values'),
    earns(0.5, says`${chain(names[wanted], ...workedSides(known, length, wanted, angle))}`, 'length'),
  ]
}

const conclusion = (value: string, { before, after = '' }: Manner): string => `Hence ${before} $${value}$ m${after}.`

function oneLength(given: Given, wanted: SightSide, manner: Manner): Solution {
  const { known, length, angle } = given
  const value = sideFrom(known, length, wanted, angle)
  return {
    lines: [
      line(
        'given',
        `Given: $${names[known]} = ${toTex(length)}$ m, $\\angle ACB = ${angle}^\\circ$ and $\\angle B = 90^\\circ$${manner.foot ?? ''}.`,
      ),
      ...lengthLines(given, wanted),
      earns(0.5, conclusion(surdTex(value), manner)),
    ],
    key: surdText(value),
  }
}

/** A tree that broke at A and touches the ground at C: the upright part and the slanting part together. */
function brokenTree({ length, angle }: Given, manner: Manner): Solution {
  const [upright, slant] = [timesRatio(length, 'tan', angle), overRatio(length, 'cos', angle)]
  const sum: SurdSum = sumOfSurds([upright, slant])
  const put = (name: 'tan' | 'cos', fractionTex: string) => `$\\${name} ${angle}^\\circ = ${fractionTex}$`
  const found = {
    AB: workedSides('ground', length, 'height', angle),
    AC: workedSides('ground', length, 'sight', angle),
  }
  const first = (values: readonly string[]) => values[0] ?? ''
  const both = `${first(found.AB)} + ${first(found.AC)}`
  const over = angle === 30 ? [`\\frac{${toTex(multiply(length, fraction(3)))}}{\\sqrt{3}}`] : []
  const total = surdsTex(sum)
  return {
    lines: [
      line(
        'given',
        `Let the tree break at $A$. Given: $BC = ${toTex(length)}$ m, $\\angle ACB = ${angle}^\\circ$ and $\\angle B = 90^\\circ$. Height of the tree $= AB + AC$.`,
      ),
      earns(
        0.5,
        `${put('tan', '\\frac{AB}{BC}')}, so $${valueTex('tan', angle)} = \\frac{AB}{${toTex(length)}}$ and $AB = ${first(found.AB)}$`,
        'upright part',
      ),
      earns(
        0.5,
        `${put('cos', '\\frac{BC}{AC}')}, so $${valueTex('cos', angle)} = \\frac{${toTex(length)}}{AC}$ and $AC = ${first(found.AC)}$`,
        'slanting part',
      ),
      earns(0.5, says`${chain('AB + AC', both, ...over, ...(both === total ? [] : [total]))}`, 'length'),
      earns(0.5, conclusion(total, manner)),
    ],
    key: surdsText(sum),
  }
}

/** E.g. "From a point on the ground, 15 m away from the foot of a tower, the angle of elevation of the top is 60°. Find the height." */
export const oneElevation = worked<Given, Manner>({
  id: 'one-elevation',
  archetype: 'ht-single-elevation',
  objection: (given) => {
    const { known, wanted, length } = given
    if (sign(length) <= 0) return 'A length is more than zero.'
    if (known === wanted) return 'That length is given already.'
    return isBroken(given) && known !== 'ground' ? 'I can work this out from the distance along the ground.' : null
  },
  solve: (given, manner) => {
    const { wanted } = given
    if (wanted === 'height and sight') return brokenTree(given, manner ?? { before: 'the height of the tree was' })
    return oneLength(given, wanted, manner ?? { before: `$${names[wanted]}$ is` })
  },
})
