import { fraction, toText } from '../../maths'
import { goodTriples, threePeople as solution, type ThreePeople } from '../../solutions/probability/three-people'
import { template } from '../template'
import { wrongChances } from './pieces/chance'

interface Draw {
  readonly choice: (typeof choices)[number]
  readonly friends: string
  readonly ask: 'all the same' | 'all different' | 'two at least the same'
  readonly stem: 0 | 1 | 2
}

/** What each of the three has, of how many equally likely ones. */
const choices = [
  {
    count: 7,
    of: 'day of the week',
    several: 'days of the week',
    verb: 'were born on',
    each: 'was born on any of the $7$ days of the week',
  },
  { count: 12, of: 'month', several: 'months', verb: 'were born in', each: 'was born in any of the $12$ months' },
  {
    count: 4,
    of: 'house of the school',
    several: 'houses of the school',
    verb: 'belong to',
    each: 'belongs to any of the $4$ houses',
  },
  {
    count: 5,
    of: 'day',
    several: 'days',
    verb: 'will visit the fair on',
    each: 'will visit the fair on any of its $5$ days',
  },
  {
    count: 6,
    of: 'day',
    several: 'days',
    verb: 'will go to the library on',
    each: 'will go to the library on any day from Monday to Saturday, $6$ days in all',
  },
] as const

const trios = [
  'Asha, Bharat and Celine',
  'Meher, Naseem and Omkar',
  'Pooja, Rahim and Simran',
  'Tara, Usha and Vikram',
] as const

const eventText = ({ choice: { verb, of, several }, ask }: Draw): string =>
  ask === 'all the same'
    ? `all three ${verb} the same ${of}`
    : ask === 'all different'
      ? `the three ${verb} three different ${several}`
      : `at least two of the three ${verb} the same ${of}`

const givenOf = ({ choice: { count }, ask }: Draw): ThreePeople => ({ count, ask })

/** E.g. "Three friends: each was born on any day of the week, all equally likely. Find the probability that all three were born on different days." */
export const threePeople = template({
  id: 'prob-three-people',
  topic: 'probability',
  archetypes: ['prob-two-people', 'prob-complement'],
  difficulty: 'hard',
  marks: 3,
  draw: (random): Draw => ({
    choice: random.pick(choices),
    friends: random.pick(trios),
    ask: random.pick(['all the same', 'all different', 'two at least the same'] as const),
    stem: random.pick([0, 1, 2] as const),
  }),
  given: givenOf,
  solution,
  manner: (draw) => ({ event: eventText(draw) }),
  ask: (draw) => {
    const { choice, friends, ask, stem } = draw
    const { each } = choice
    const event = eventText(draw)
    const stems = [
      `${friends} are friends. Each of them ${each}, all equally likely. What is the probability that ${event}?`,
      `Each of ${friends} ${each}; for each of them these are equally likely. Find the probability that ${event}.`,
      `Suppose that each of ${friends} ${each}, and that all of these are equally likely. Find the probability that ${event}.`,
    ] as const
    return {
      question: stems[stem],
      rule: { kind: 'fraction' },
      hints: [
        'Each possibility of the first goes with each of the second, and these with each of the third.',
        ask === 'all the same'
          ? 'In how many of the outcomes do the second and the third agree with the first?'
          : 'Choose for the first, then for the second so that it differs, then for the third.',
        ...(ask === 'two at least the same' ? ['"At least two the same" is the complement of "all different".'] : []),
      ],
      explanation:
        'For three people the outcomes are triples. "At least two the same" is counted most easily by leaving out the triples that are all different.',
    }
  },
  crossCheck: ({ choice: { count: n }, ask }) => {
    let good = 0
    for (let a = 0; a < n; a++)
      for (let b = 0; b < n; b++)
        for (let c = 0; c < n; c++) {
          const kinds = new Set([a, b, c]).size
          if (ask === 'all the same' ? kinds === 1 : ask === 'all different' ? kinds === 3 : kinds < 3) good++
        }
    return toText(fraction(good, n * n * n))
  },
  slips: (draw) => {
    const { count: n } = draw.choice
    const [good, all] = [goodTriples(givenOf(draw)), n ** 3]
    return wrongChances(fraction(good, all), [
      draw.ask === 'all the same'
        ? [1, all, 'The common one is not fixed: it can be any of them.', 'favourable']
        : [n, all, 'In so many outcomes all three are the same. What is asked of them here?', 'different'],
      [
        all - good,
        all,
        'That is the probability that the event does not happen.',
        draw.ask === 'all different' ? 'different' : 'favourable',
      ],
      [1, n, 'That would be so for two people: there are three here.', 'outcomes'],
      [n - 1, n, 'That would be so for two people: there are three here.', 'outcomes'],
    ])
  },
})
