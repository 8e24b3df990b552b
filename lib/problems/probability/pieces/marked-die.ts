import type { Random } from '../../../random'
import { listed } from './chance'
import type { EventPart } from './events-in-parts'

/** A die whose six faces bear fewer than six different marks. */
export interface MarkedDie {
  readonly faces: readonly string[]
  readonly asked: readonly [DieEvent, DieEvent]
}

/** One mark; every mark but one; either of two. */
export interface DieEvent {
  readonly kind: 'one' | 'not' | 'either'
  readonly marks: readonly string[]
}

const shares = [
  [3, 2, 1],
  [4, 1, 1],
  [3, 1, 1, 1],
  [2, 2, 1, 1],
] as const

const markSets = [
  ['A', 'B', 'C', 'D'],
  ['P', 'Q', 'R', 'S'],
  ['A', 'E', 'M', 'T'],
  ['1', '2', '3', '4'],
  ['0', '1', '2', '5'],
  ['2', '3', '5', '7'],
  ['1', '4', '6', '9'],
] as const

const eventOf = (random: Random, marks: readonly string[]): DieEvent => {
  const kind = random.pick(['one', 'not', 'either'] as const)
  return { kind, marks: random.shuffle([...marks]).slice(0, kind === 'either' ? 2 : 1) }
}

export function drawMarkedDie(random: Random): MarkedDie {
  const share = random.shuffle([...random.pick(shares)])
  const marks = random.shuffle([...random.pick(markSets)]).slice(0, share.length)
  const sorted = marks.toSorted()
  const faces = sorted.flatMap((mark, i) => Array.from({ length: share[i] ?? 1 }, () => mark))
  return random.until(
    (r): MarkedDie => ({ faces, asked: [eventOf(r, marks), eventOf(r, marks)] }),
    ({ asked: [one, other] }) =>
      one.marks.join() !== other.marks.join() &&
      one.kind !== other.kind &&
      [one, other].every((event) => !byMarks(faces, event)),
  )
}

export const holds = ({ kind, marks }: DieEvent, face: string): boolean =>
  kind === 'not' ? !marks.includes(face) : marks.includes(face)

/** Who counts marks in place of faces is right by accident. */
function byMarks(faces: readonly string[], event: DieEvent): boolean {
  const marks = [...new Set(faces)]
  const share = (list: readonly string[]) => list.filter((mark) => holds(event, mark)).length / list.length
  return Math.abs(share(faces) - share(marks)) < 1e-9
}

const saying = ({ kind, marks: [one = '', other = ''] }: DieEvent): string =>
  kind === 'one'
    ? `$\\text{${one}}$`
    : kind === 'not'
      ? `a mark other than $\\text{${one}}$`
      : `$\\text{${one}}$ or $\\text{${other}}$`

/** The two events with their counts. */
export function dieEvents({ faces, asked }: MarkedDie): readonly EventPart[] {
  const marks = [...new Set(faces)]
  const often = (mark: string) => faces.filter((face) => face === mark).length
  return asked.map((event): EventPart => {
    const good = faces.filter((face) => holds(event, face)).length
    const suited = marks.filter((mark) => holds(event, mark))
    return {
      ask: `Find the probability of getting ${saying(event)}.`,
      event: `of getting ${saying(event)}`,
      good,
      total: 6,
      counted: `Of the $6$ faces, ${listed(suited.map((mark) => `$${often(mark)}$ ${often(mark) === 1 ? 'bears' : 'bear'} $\\text{${mark}}$`))}${suited.length > 1 ? `, that is, $${suited.map(often).join(' + ')} = ${good}$ faces in all` : ''}.`,
      wrong: [
        [suited.length, marks.length, 'The marks are not equally likely: count the faces that bear them.'],
        [6 - good, 6, 'That is the probability that the event does not happen.'],
        ...(suited.length === good
          ? []
          : ([[suited.length, 6, 'A mark may stand on several faces: count all of them.']] as const)),
        [good, 6 - good, 'Divide by the number of all the faces.'],
      ],
    }
  })
}
