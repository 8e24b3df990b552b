import { fraction, toText } from '../../maths'
import { template } from '../template'
import { eventParts, eventSlips, type EventPart } from './pieces/events-in-parts'
import { numberEvents, type NumberEvent } from './pieces/number-events'

interface Draw {
  readonly to: number
  readonly events: readonly NumberEvent[]
  readonly stem: 0 | 1 | 2
}

const goodOf = (to: number, { holds }: NumberEvent): readonly number[] =>
  Array.from({ length: to }, (_, i) => i + 1).filter(holds)

const eventsOf = ({ to, events }: Draw): readonly EventPart[] =>
  events.map((event): EventPart => {
    const good = goodOf(to, event)
    return {
      ask: `Find the probability that it bears ${event.say}.`,
      event: `of ${event.say}`,
      good: good.length,
      total: to,
      counted: event.counted(to, good),
      wrong: [
        ...event.slip(to, good.length).map(([count, note]) => [count, to, note] as const),
        [to - good.length, to, 'That is the probability that the event does not happen.'],
        [good.length, to - good.length, 'Divide by the number of all outcomes.'],
      ],
    }
  })

/** E.g. "A box contains 90 discs numbered from 1 to 90. One is drawn. Find the probability that it bears (i) a two-digit number (ii) a perfect square (iii) ..." */
export const cardOfManyEvents = template({
  id: 'prob-several-events-on-one-disc',
  topic: 'probability',
  archetypes: ['prob-numbered'],
  difficulty: 'medium',
  marks: 3,
  draw: (random): Draw => ({
    to: random.integer(40, 99),
    events: random.shuffle([...numberEvents]).slice(0, 3),
    stem: random.pick([0, 1, 2] as const),
  }),
  pose: (draw) => {
    const { to, stem } = draw
    const stems = [
      `A box contains $${to}$ discs which are numbered from $1$ to $${to}$. One disc is drawn at random from the box.`,
      `Cards numbered from $1$ to $${to}$ are put in a bag and mixed well. One card is taken out at random.`,
      `The guests of a wedding get tickets numbered from $1$ to $${to}$ for a game. One of these $${to}$ numbers is drawn at random.`,
    ] as const
    return {
      question: stems[stem],
      parts: eventParts(eventsOf(draw)),
      hints: [
        'All the numbers are equally likely; how many are there?',
        'Count the favourable numbers of each event by itself: list them, or find the first and the last.',
      ],
      explanation: 'The same total serves for every event of one drawing; only the favourable numbers differ.',
    }
  },
  crossCheck: ({ to, events }) =>
    events.map(({ holds }) => {
      let good = 0
      for (let n = 1; n <= to; n++) if (holds(n)) good++
      return toText(fraction(good, to))
    }),
  slips: (draw) => eventSlips(eventsOf(draw)),
})
