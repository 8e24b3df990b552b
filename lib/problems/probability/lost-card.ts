import { fraction, toText } from '../../maths'
import { pack, type Card } from '../../solutions/probability/pieces/pack'
import { template } from '../template'
import { eventParts, eventSlips, type EventPart } from './pieces/events-in-parts'

interface Wanted {
  readonly say: string
  readonly inPack: number
  readonly suits: (card: Card) => boolean
}

interface Draw {
  readonly lost: Card
  readonly wanted: readonly [Wanted, Wanted, Wanted]
  readonly stem: 0 | 1 | 2
}

const nameOf = ({ rank, suit }: Card): string => `the ${/\d/.test(rank) ? `$${rank}$` : rank} of ${suit}`

/** What may be asked after such a card is lost: of its rank, of its suit or colour, of others. */
const wanteds: readonly Wanted[] = [
  ...(['king', 'queen', 'jack', 'ace'] as const).map((rank) => ({
    say: rank === 'ace' ? 'an ace' : `a ${rank}`,
    inPack: 4,
    suits: (card: Card) => card.rank === rank,
  })),
  ...(['hearts', 'diamonds', 'spades', 'clubs'] as const).map((suit) => ({
    say: `a card of ${suit}`,
    inPack: 13,
    suits: (card: Card) => card.suit === suit,
  })),
  { say: 'a red card', inPack: 26, suits: ({ red }) => red },
  { say: 'a black card', inPack: 26, suits: ({ red }) => !red },
  { say: 'a face card', inPack: 12, suits: ({ face }) => face },
  { say: 'a red face card', inPack: 6, suits: ({ red, face }) => red && face },
  { say: 'a black king', inPack: 2, suits: ({ red, rank }) => !red && rank === 'king' },
]

const eventsOf = ({ lost, wanted }: Draw): readonly EventPart[] =>
  wanted.map(({ say, inPack, suits }): EventPart => {
    const gone = suits(lost)
    const good = inPack - (gone ? 1 : 0)
    return {
      ask: `What is the probability that it is ${say}?`,
      event: `of drawing ${say}`,
      good,
      total: 51,
      counted: gone
        ? `A full pack has $${inPack}$ such cards, and ${nameOf(lost)} was one of them: $${inPack} - 1 = ${good}$ of the $52 - 1 = 51$ cards are favourable.`
        : `${nameOf(lost).replace('the', 'The')} was none of the $${inPack}$ such cards: all $${good}$ are among the $52 - 1 = 51$ cards that are left.`,
      wrong: [
        [good, 52, 'One card is lost: 51 cards are left.'],
        gone
          ? [inPack, 51, 'The lost card was one of the favourable ones: take it off as well.']
          : [inPack - 1, 51, 'Was the lost card one of the favourable ones?'],
        [inPack, 52, 'That is the probability for a full pack.'],
      ],
    }
  })

/** E.g. "The queen of hearts is lost from a pack of 52 cards. One card is drawn from the rest. Find the probability that it is (i) a queen (ii) a heart (iii) a black card." */
export const lostCard = template({
  id: 'prob-one-card-lost',
  topic: 'probability',
  archetypes: ['prob-cards-removed'],
  difficulty: 'medium',
  marks: 3,
  draw: (random): Draw => {
    const lost = random.pick(pack)
    const wanted = random.until(
      (r) => {
        const [a, b, c] = r.shuffle([...wanteds])
        return [a, b, c] as const
      },
      (drawn) => {
        const touched = drawn.filter((each) => each?.suits(lost)).length
        return touched >= 1 && touched <= 2
      },
    )
    const [a, b, c] = wanted
    if (!a || !b || !c) throw new Error('lostCard: three events are drawn')
    return { lost, wanted: [a, b, c], stem: random.pick([0, 1, 2] as const) }
  },
  pose: (draw) => {
    const card = nameOf(draw.lost)
    const stems = [
      `From a pack of $52$ playing cards, ${card} is lost. The remaining cards are well shuffled, and one of them is drawn at random.`,
      `${card.replace('the', 'The')} is missing from a pack of $52$ playing cards. Sana shuffles the other cards well and draws one.`,
      `Before a game, ${card} falls out of a pack of $52$ cards without anybody noticing it. A card is drawn at random from the others.`,
    ] as const
    return {
      question: stems[draw.stem],
      parts: eventParts(eventsOf(draw)),
      hints: [
        'How many cards are left?',
        'Ask for each event whether the lost card was one of the favourable cards.',
        'A suit has $13$ cards; there are $12$ face cards: kings, queens and jacks.',
      ],
      explanation:
        'A lost card makes the pack smaller for every event, but the favourable cards fewer for some events only.',
    }
  },
  crossCheck: ({ lost, wanted }) => {
    const left = pack.filter((card) => card !== lost)
    return wanted.map(({ suits }) => toText(fraction(left.filter(suits).length, left.length)))
  },
  slips: (draw) => eventSlips(eventsOf(draw)),
})
