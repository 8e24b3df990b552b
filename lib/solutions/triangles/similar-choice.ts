import type { Corners } from './pieces/letters'
import { holds, shown, type Proportion } from './true-proportion'
import { letterAt } from '../../letters'
import { earns } from '../line'
import { worked } from '../solution'

/** What an option says of two triangles: "△PQR ∼ △CAB", "∠B = ∠D", "AB/DE = BC/EF". */
export type Statement =
  | { readonly kind: 'similar' | 'angle'; readonly one: string; readonly other: string }
  | { readonly kind: 'proportion'; readonly proportion: Proportion }

/** Which corners correspond, and how that is known; what is offered of it. */
export interface Given {
  readonly first: Corners
  readonly second: Corners
  readonly by: 'told' | 'three ratios' | 'two ratios' | 'angles'
  /** The ratios, where the corners follow from them. */
  readonly ratios: Proportion
  readonly options: readonly Statement[]
  readonly wanted: boolean
}

type Pair = Pick<Given, 'first' | 'second'>

/** The corner of the other triangle; '' for a letter of none, or of both. */
function partner({ first, second }: Pair, letter: string): string {
  const [i, j] = [first, second].map((corners) => corners.findIndex((corner) => corner === letter))
  if (i === undefined || j === undefined || i >= 0 === j >= 0) return ''
  return (i >= 0 ? second[i] : first[j]) ?? ''
}

/** The corner of an angle. */
const vertex = (name: string): string => (name.length === 3 ? name.charAt(1) : name)

function isTrue(given: Pick<Given, 'first' | 'second' | 'by'>, statement: Statement): boolean {
  if (statement.kind === 'proportion') return holds(given, statement.proportion)
  const { kind, one, other } = statement
  // of two ratios only the angles between the sides tell that the triangles are similar
  const isBetween = [given.first[1], given.second[1]].includes(vertex(one))
  if (kind === 'angle') return partner(given, vertex(one)) === vertex(other) && (given.by !== 'two ratios' || isBetween)
  return [...one].every((letter, at) => partner(given, letter) === other.charAt(at))
}

const text = (statement: Statement): string =>
  statement.kind === 'proportion'
    ? shown(statement.proportion)
    : statement.kind === 'angle'
      ? `$\\angle ${statement.one} = \\angle ${statement.other}$`
      : `$\\triangle ${statement.one} \\sim \\triangle ${statement.other}$`

const right = (given: Given): readonly number[] =>
  given.options.flatMap((option, index) => (isTrue(given, option) === given.wanted ? [index] : []))

/** Why the corners correspond so. */
function reason({ first, second, by, ratios }: Pick<Given, 'first' | 'second' | 'by' | 'ratios'>): string {
  const matches = first.map((corner, at) => `${corner} \\leftrightarrow ${second[at] ?? ''}`).join(',\\ ')
  const statement = `$\\triangle ${first.join('')} \\sim \\triangle ${second.join('')}$`
  switch (by) {
    case 'told':
      return `Given: ${statement}, so the corners correspond in this order: $${matches}$`
    case 'angles':
      return `The equal angles tell which corners correspond: $${matches}$, so ${statement} (AA)`
    case 'three ratios':
      return `Given: ${shown(ratios)}. A corner lies between two sides, so $${matches}$ and ${statement} (SSS)`
    case 'two ratios':
      return `Given: ${shown(ratios)}. For SAS the angles between these sides must be equal: $${first[1]}$ lies between $${ratios[0]?.[0] ?? ''}$ and $${ratios[1]?.[0] ?? ''}$, $${second[1]}$ between $${ratios[0]?.[1] ?? ''}$ and $${ratios[1]?.[1] ?? ''}$`
    default:
      return by satisfies never
  }
}

/** E.g. "In △ABC and △PQR, AB/QR = BC/PR = CA/PQ. Then (a) △PQR ∼ △CAB (b) △PQR ∼ △ABC ..." */
export const similarChoice = worked<Given>({
  id: 'similar-choice',
  archetype: 'tri-criterion',
  objection: (given) => {
    const { length } = right(given)
    if (length === 1) return null
    return length === 0
      ? 'None of the options fits: look at them again.'
      : 'More than one of the options fits: look at them again.'
  },
  solve: (given) => {
    const [index = 0] = right(given)
    const option = given.options[index]
    const letter = letterAt(index)
    return {
      lines: [
        earns(0.5, reason(given), 'corners'),
        earns(
          0.5,
          `Hence ${option ? text(option) : ''} is ${given.wanted ? (given.by === 'two ratios' ? 'what is needed' : 'true') : 'not true'}, which is option ${letter}.`,
        ),
      ],
      key: letter,
    }
  },
})

/** Two similar triangles, and what is said to be true of them. */
export type Claimed = Pick<Given, 'first' | 'second' | 'by' | 'ratios'> & { readonly claims: readonly Statement[] }

/** What is right in place of a false claim about an angle. */
const rightly = (given: Pair, claim: Statement): string =>
  claim.kind === 'angle' && partner(given, vertex(claim.one)) !== ''
    ? ` ($\\angle ${claim.one} = \\angle ${partner(given, vertex(claim.one))}$)`
    : ''

/** E.g. "△DEF ∼ △RPQ. Is it true to say that ∠D = ∠R and ∠F = ∠P?" */
export const similarClaims = worked<Claimed>({
  id: 'similar-claims',
  archetype: 'tri-correspondence',
  objection: () => null,
  solve: (given) => {
    const all = given.claims.map((claim) => isTrue(given, claim))
    return {
      lines: [
        earns(0.5, reason(given), 'corners'),
        ...given.claims.map(
          (claim, at) => `${text(claim)} ${all[at] ? 'is true' : `need not be true${rightly(given, claim)}`}.`,
        ),
        earns(0.5, all.every(Boolean) ? 'So yes: it is true.' : 'So no: it is not true.'),
      ],
      key: all.every(Boolean) ? 'yes' : 'no',
    }
  },
})
