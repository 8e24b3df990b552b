import { otherLast } from '../other-last'
import type { Chance } from './pieces/chance'
import { movedCardsParts } from './pieces/moved-cards-parts'
import { chancesOf, moved, movedRed, ranks, type MovedCards, type Rank } from './pieces/moved-cards'
import { fraction, toText } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { template, type Slip } from '../template'
import { removals } from './pieces/removals'
import { pack, type Card } from '../../solutions/probability/pieces/pack'

/** The three keys. */
const keysOf = (chances: readonly Chance[]): readonly string[] =>
  chances.map(([good, total]) => toText(fraction(good, total)))

const tellings: readonly ((gone: string) => string)[] = [
  (gone) =>
    `Harpreet has two packs, each of $52$ playing cards. She takes ${gone} out of pack I and puts them into pack II.`,
  (gone) =>
    `For a game at a family gathering Yusuf needs a smaller and a larger pack. From two packs of $52$ playing cards each, he moves ${gone} of pack I to pack II.`,
  (gone) => `There are two packs of $52$ playing cards each. By mistake ${gone} of pack I have been put into pack II.`,
]

const lead = ({ removal, stem }: MovedCards): string =>
  `Case study: ${tellings[stem]?.(removal.say) ?? ''} Both packs are well shuffled.`

/** E.g. "All the face cards of pack I are put into pack II. Find the probability of a king from pack I, from pack II, ..." */
export const twoPacksCase = template({
  id: 'prob-case-of-two-packs',
  version: 5,
  topic: 'probability',
  archetypes: ['prob-case-study', 'prob-cards-removed'],
  difficulty: 'medium',
  marks: 4,
  draw: (random): MovedCards => {
    // many of the removals are of four cards: so that 4/48 is not the key of most draws, some of the wanted cards mostly move
    const someMove = random.chance(0.6)
    return random.until(
      (r) => {
        const [wanted, other] = r.shuffle<Rank>([...ranks])
        return {
          removal: r.pick(removals),
          wanted: wanted ?? 'queen',
          other: other ?? 'king',
          stem: r.pick([0, 1, 2] as const),
          last: r.pick(['neither', 'red or'] as const),
        }
      },
      (draw) => moved(draw, draw.wanted) < 4 && moved(draw, draw.wanted) > 0 === someMove,
    )
  },
  variants: { all: ['neither', 'red or'], of: ({ last }) => last },
  otherwise: (draw) => otherLast(draw, 'neither', 'red or'),
  pose: (draw) => ({
    question: lead(draw),
    parts: movedCardsParts(draw),
    hints: [
      'Count the cards of each pack after the move.',
      'Then look which of the cards that were moved are favourable: they count in pack II, not in pack I.',
      draw.last === 'neither'
        ? 'For "neither ... nor" take both kinds away from the total.'
        : 'For "or" count every card once: some cards are both.',
    ],
    explanation:
      'When cards go from one pack to the other, both counts change in both packs: all the cards, and the favourable ones among them.',
  }),
  crossCheck: ({ removal, wanted, other, last }) => {
    const first = pack.filter((card) => !removal.gone(card))
    const second = [...pack, ...pack.filter(removal.gone)]
    const share = (cards: readonly Card[], holds: (card: Card) => boolean): Chance => [
      cards.filter(holds).length,
      cards.length,
    ]
    return keysOf([
      share(first, ({ rank }) => rank === wanted),
      share(second, ({ rank }) => rank === wanted),
      share(second, ({ rank, red }) =>
        last === 'neither' ? rank !== wanted && rank !== other : red || rank === wanted,
      ),
    ])
  },
  slips: (draw) => {
    const [a, b, c] = chancesOf(draw)
    const slip = (part: string, [good, total]: Chance, note: string, step: string): Slip => ({
      part,
      response: toText(fraction(good, total)),
      note,
      step,
    })
    return [
      ...distinctSlips(toText(fraction(...a)), [slip('(i)', [a[0], 52], 'Pack I no longer has 52 cards.', 'pack')]),
      ...distinctSlips(toText(fraction(...b)), [
        slip('(ii)', [b[0], 52], 'Pack II has more than 52 cards now.', 'pack'),
      ]),
      ...distinctSlips(
        toText(fraction(...c)),
        draw.last === 'neither'
          ? [
              slip(
                '(iii)',
                [c[1] - c[0], c[1]],
                'The words are "neither ... nor": count all the other cards.',
                'neither',
              ),
              slip('(iii)', [c[1] - b[0], c[1]], 'Both kinds must be left out.', 'neither'),
            ]
          : [
              slip(
                '(iii)',
                [26 + movedRed(draw) + b[0], c[1]],
                'The red ones of that rank are counted twice: they are red cards already.',
                'black',
              ),
              slip(
                '(iii)',
                [26 + movedRed(draw), c[1]],
                'The word is "or": black ones of that rank count, too.',
                'black',
              ),
            ],
      ),
    ]
  },
})
