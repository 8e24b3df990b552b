import { eventWords, happens, type Event } from './event'
import { chanceSteps } from '../pieces/chance'
import { favourable } from '../pieces/counted'
import { fraction, toText } from '../../../maths'
import { equals, says } from '../../claim'
import { earns, type Step } from '../../line'
import type { Solution } from '../../solution'

/** Equally likely outcomes and how the lines name them. */
export interface Outcomes<Outcome, Atom> {
  readonly all: readonly Outcome[]
  readonly is: (atom: Atom, outcome: Outcome) => boolean
  readonly words: (atom: Atom) => string
  /** As listed; null where they are too long to be listed. */
  readonly name: ((outcome: Outcome) => string) | null
  /** The lines that count them all. */
  readonly lines: readonly Step[]
  /** The event reads after "the probability of". */
  readonly verb: string
}

const most = 12

function listed(names: readonly string[]): string {
  return names.length > most ? `${names.slice(0, 3).join(', ')}, \\ldots, ${names.at(-1) ?? ''}` : names.join(', ')
}

/** The lines that count what suits the event: all of them by name, or by its pieces. */
function countLines<Outcome, Atom>(event: Event<Atom>, of: Outcomes<Outcome, Atom>): readonly string[] {
  const suiting = (one: Event<Atom>) => of.all.filter((outcome) => happens(one, (atom) => of.is(atom, outcome)))
  const text = (one: Event<Atom>) => eventWords(one, of.words)
  const good = suiting(event)
  const { name } = of
  if (good.length === 0) return [`No outcome is favourable (${text(event)}).`]
  if (name && (good.length <= most || event.kind === 'is'))
    return [`Favourable (${text(event)}): $${listed(good.map(name))}$.`]
  if (event.kind === 'not') {
    const others = suiting(event.of).length
    return [
      ...(event.of.kind === 'is' ? [] : countLines(event.of, of)),
      `Outcomes with ${text(event.of)}: $${others}$. The others are favourable: $${of.all.length} - ${others} = ${good.length}$.`,
    ]
  }
  const [one, two, ...more] = event.kind === 'or' ? event.of : []
  if (one && two && more.length === 0) {
    const [a, b] = [suiting(one).length, suiting(two).length]
    const both = a + b - good.length
    return [
      `Outcomes with ${text(one)}: $${a}$; with ${text(two)}: $${b}$; with both: $${both}$.`,
      `Favourable: $${a} + ${b} - ${both} = ${good.length}$.`,
    ]
  }
  return [`Outcomes with ${text(event)}: $${name ? listed(good.map(name)) : good.length}$.`]
}

/** The probability of an event by counting. */
export function counted<Outcome, Atom>(event: Event<Atom>, of: Outcomes<Outcome, Atom>): Solution {
  const good = of.all.filter((outcome) => happens(event, (atom) => of.is(atom, outcome))).length
  return {
    key: toText(fraction(good, of.all.length)),
    lines: [
      ...of.lines,
      ...countLines(event, of),
      earns(0.5, favourable(`${good}`), 'favourable'),
      ...chanceSteps(`${of.verb} ${eventWords(event, of.words)}`, good, of.all.length),
    ],
  }
}

export const totalLine = (...sides: readonly (string | number)[]): Step =>
  earns(0.5, says`${equals('Number of all possible outcomes', ...sides.map(String))}.`, 'outcomes')

/** Conditions that no outcome fulfils together were hardly meant. */
export const togetherObjection = <Outcome, Atom>(
  event: Event<Atom>,
  all: readonly Outcome[],
  is: (atom: Atom, outcome: Outcome) => boolean,
): string | null =>
  holdsAnd(event) && !all.some((outcome) => happens(event, (atom) => is(atom, outcome)))
    ? 'No outcome is all of that at once: check what is asked.'
    : null

const holdsAnd = <Atom>(event: Event<Atom>): boolean =>
  event.kind === 'and' || (event.kind === 'not' ? holdsAnd(event.of) : event.kind === 'or' && event.of.some(holdsAnd))
