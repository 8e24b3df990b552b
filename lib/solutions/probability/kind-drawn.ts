import { togetherObjection, totalLine } from './any/counting'
import { eventWords, happens, type Event } from './any/event'
import { chanceSteps } from './pieces/chance'
import { favourable } from './pieces/counted'
import { fraction, toText } from '../../maths'
import { earns } from '../line'
import { worked } from '../solution'

/** One of things of several kinds is drawn. */
export interface KindDrawn {
  readonly kinds: readonly { readonly name: string; readonly count: number }[]
  /** How a count that was not told is found: "40 - 12 - 18", and of which kind. */
  readonly rest?: { readonly name: string; readonly sum: string }
  /** What was put in or taken out before. */
  readonly changed?: readonly { readonly name: string; readonly by: number }[]
  readonly event: Event<string>
}

const countNow = (given: KindDrawn, name: string): number =>
  (given.kinds.find((kind) => kind.name === name)?.count ?? 0) +
  (given.changed ?? []).reduce((sum, one) => (one.name === name ? sum + one.by : sum), 0)

/** E.g. "A jar has 40 marbles, of which 12 are blue, 18 are green and the rest white. Find the probability of a white one." */
export const kindDrawn = worked<KindDrawn>({
  id: 'kind-drawn',
  archetype: 'prob-bag',
  objection: (given) => {
    const counts = given.kinds.map(({ name }) => countNow(given, name))
    if (!counts.every((count) => Number.isSafeInteger(count) && count >= 0))
      return 'The numbers do not fit together: check them.'
    if (!counts.some((count) => count > 0)) return 'There is nothing to draw from.'
    return togetherObjection(given.event, given.kinds, (atom, { name }) => atom === name)
  },
  solve: (given) => {
    const { kinds, rest, changed = [], event } = given
    const now = kinds.map(({ name }) => ({ name, count: countNow(given, name) }))
    const good = now.filter(({ name }) => happens(event, (one) => one === name))
    const [total, suiting] = [now, good].map((some) => some.reduce((sum, { count }) => sum + count, 0))
    const sides = (some: typeof now, sum = 0): readonly (string | number)[] =>
      some.length > 1 ? [some.map(({ count }) => count).join(' + '), sum] : [sum]
    const counts = changed.map(({ name, by }) => {
      const before = kinds.find((kind) => kind.name === name)?.count ?? 0
      return `${name} then: $${before} ${by < 0 ? '-' : '+'} ${Math.abs(by)} = ${before + by}$.`
    })
    return {
      key: toText(fraction(suiting ?? 0, total ?? 1)),
      lines: [
        ...(rest ? [`${rest.name}: $${rest.sum} = ${kinds.find(({ name }) => name === rest.name)?.count ?? 0}$.`] : []),
        ...counts,
        totalLine(...sides(now, total)),
        earns(0.5, favourable(...sides(good, suiting).map(String)), 'favourable'),
        ...chanceSteps(
          eventWords(event, (name) => name),
          suiting ?? 0,
          total ?? 1,
        ),
      ],
    }
  },
})
