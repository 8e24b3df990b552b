import type { Claim, Said } from './claim'

/** A line of a worked solution: the text that a student reads, and what others need to know of it. */
export interface Line {
  readonly text: string
  /** What slips call it; unique in its solution. The last line is called 'last' as well. */
  readonly name?: string
  /** The marks that an examiner gives for it, whole or half. */
  readonly marks?: number
  /** What it claims, as data: the text is set from it, and the prover reads it in place of the words. */
  readonly claim?: readonly Claim[]
}

/** A line, or its text alone. */
export type Step = string | Line

const saidBy = (said: string | Said): Said => (typeof said === 'string' ? { text: said } : said)

/** A line with a name, for the slips that enter there. */
export const line = (name: string, said: string | Said): Line => ({ ...saidBy(said), name })

/** A line that earns marks, whole or half ones; `name`: for the slips that enter there. */
export const earns = (marks: number, said: string | Said, name?: string): Line => ({
  ...saidBy(said),
  marks,
  ...(name !== undefined && { name }),
})

/** The step as a line. */
export const lineOf = (step: Step): Line => (typeof step === 'string' ? { text: step } : step)

/**
 * The place, counted from 1, of the line with that name.
 * @throws when no line, or more than one, is called so.
 */
export function placeOfLine(lines: readonly Line[], name: string): number {
  if (name === 'last') return lines.length
  const places = lines.flatMap((one, index) => (one.name === name ? [index + 1] : []))
  const [place] = places
  if (place !== undefined && places.length === 1) return place
  const known = lines.flatMap((one) => one.name ?? [])
  throw new Error(
    `${places.length === 0 ? 'no line is' : `${places.length} lines are`} called "${name}"; the lines are called ${known.join(', ')}, last`,
  )
}
