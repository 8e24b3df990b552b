import type { Random } from '../../../random'

/** The fact that a claim rests on. */
export type TangentIdea = 'right angle' | 'angle sum' | 'equal tangents'

/** All of them. */
export const tangentIdeas: readonly TangentIdea[] = ['right angle', 'angle sum', 'equal tangents']

/** A statement about tangents with one number in it. */
interface TangentClaim {
  readonly idea: TangentIdea
  /** Radius and distance, or the angle between the tangents, or two tangent lengths of a triangle. */
  readonly first: number
  readonly second: number
  readonly claimed: number
}

const triples = [
  [3, 4, 5],
  [6, 8, 10],
  [5, 12, 13],
  [8, 15, 17],
  [9, 12, 15],
  [7, 24, 25],
] as const

/** A claim that holds, or one with the usual wrong number. */
export function drawClaim(random: Random, idea: TangentIdea, holds: boolean): TangentClaim {
  if (idea === 'right angle') {
    const [r, t, d] = random.pick(triples)
    return { idea, first: r, second: d, claimed: holds ? t : d - r }
  }
  if (idea === 'angle sum') {
    const angle = random.pick([40, 50, 60, 70, 80, 100, 110])
    return { idea, first: angle, second: 0, claimed: holds ? 180 - angle : angle }
  }
  const length = random.integer(4, 15)
  return { idea, first: length, second: 0, claimed: holds ? 2 * length : length * length }
}

/** The assertion. */
export function claimText({ idea, first, second, claimed }: TangentClaim): string {
  if (idea === 'right angle')
    return `A point is $${second}$ cm from the centre of a circle of radius $${first}$ cm. The length of the tangent from it is $${claimed}$ cm.`
  if (idea === 'angle sum')
    return `If the tangents $PA$ and $PB$ from a point $P$ to a circle with centre $O$ make an angle of $${first}^\\circ$, then $\\angle AOB = ${claimed}^\\circ$.`
  return `If $PA$ and $PB$ are tangents from a point $P$ to a circle and $PA = ${first}$ cm, then $PA + PB = ${claimed}$ cm.`
}

/** What the number is, and why. */
export function workingLine({ idea, first, second }: TangentClaim): string {
  if (idea === 'right angle')
    return `by the Pythagoras theorem the tangent is $\\sqrt{${second}^2 - ${first}^2} = ${Math.sqrt(second * second - first * first)}$ cm long`
  if (idea === 'angle sum') return `$\\angle AOB = 180^\\circ - ${first}^\\circ = ${180 - first}^\\circ$`
  return `$PB = PA = ${first}$ cm, so $PA + PB = ${2 * first}$ cm`
}
