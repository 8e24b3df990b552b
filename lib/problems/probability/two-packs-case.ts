import { fraction, toTex, toText } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import type { Said } from '../../solutions/claim'
import { earns, equals, isValue, says, template, type PosedPart, type Slip } from '../template'
import { removals, several, type Removal } from './cards-removed'
import { chanceSides } from './pieces/chance'
import { pack, type Card } from '../../solutions/probability/pieces/pack'

/** Ranks, no two of which can be on one card. */
const ranks = ['queen', 'king', 'ace', 'jack'] as const
type Rank = (typeof ranks)[number]

const one = (rank: Rank): string => (rank === 'ace' ? 'an ace' : `a ${rank}`)

interface Draw {
  readonly removal: Removal
  readonly wanted: Rank
  readonly other: Rank
  readonly stem: 0 | 1 | 2
}

type Chance = readonly [favourable: number, total: number]

/** How many cards of a rank leave the first pack. */
const moved = ({ removal }: Draw, rank: Rank): number =>
  pack.filter((card) => card.rank === rank && removal.gone(card)).length

/** A: the wanted rank from what is left of pack I; B: the same from the larger pack II; C: neither of the two ranks, from pack II. */
function chancesOf(draw: Draw): readonly [Chance, Chance, Chance] {
  const { removal, wanted, other } = draw
  const [small, large] = [52 - removal.count, 52 + removal.count]
  const inLarge = 4 + moved(draw, wanted)
  return [
    [4 - moved(draw, wanted), small],
    [inLarge, large],
    [large - inLarge - 4 - moved(draw, other), large],
  ]
}

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

const lead = ({ removal, stem }: Draw): string => `${tellings[stem]?.(removal.say) ?? ''} Both packs are well shuffled.`

const rule = ([good, total]: Chance) => ({ kind: 'fraction', expected: toText(fraction(good, total)) }) as const

/** "Hence, the probability of getting a king is $\\frac{1}{13}$." */
const conclusion = (event: string, [good, total]: Chance): Said =>
  says`Hence, ${isValue(`the probability of getting ${event}`, toTex(fraction(good, total)))}.`

function partsOf(draw: Draw): readonly PosedPart[] {
  const { removal, wanted, other } = draw
  const chances = chancesOf(draw)
  const [[a, small], [b, large], [c]] = chances
  const [gone, goneOther] = [moved(draw, wanted), moved(draw, other)]
  const many = several(one(wanted))
  const neither = `neither ${one(wanted)} nor ${one(other)}`
  return [
    {
      label: '(i)',
      ask: `One card is drawn at random from pack I. Find the probability of getting ${one(wanted)}.`,
      rule: rule(chances[0]),
      steps: [
        earns(
          0.5,
          `$${removal.count}$ cards were moved, so pack I has $52 - ${removal.count} = ${small}$ cards.`,
          'pack',
        ),
        gone === 0 ? `No ${wanted} was moved, so pack I has $4$ ${many}.` : `Pack I has $4 - ${gone} = ${a}$ ${many}.`,
        earns(0.5, says`So ${equals('the probability', ...chanceSides(a, small))}.`),
        conclusion(one(wanted), chances[0]),
      ],
    },
    {
      label: '(ii)',
      ask: `One card is drawn at random from pack II. Find the probability of getting ${one(wanted)}.`,
      rule: rule(chances[1]),
      steps: [
        earns(0.5, `Pack II has $52 + ${removal.count} = ${large}$ cards.`, 'pack'),
        gone === 0 ? `Pack II has $4$ ${many}.` : `Pack II has $4 + ${gone} = ${b}$ ${many}.`,
        earns(0.5, says`So ${equals('the probability', ...chanceSides(b, large))}.`),
        conclusion(one(wanted), chances[1]),
      ],
    },
    {
      label: '(iii)',
      ask: `That card is put back, and one card is again drawn at random from pack II. Find the probability of getting ${neither}.`,
      rule: rule(chances[2]),
      steps: [
        earns(
          0.5,
          `Pack II has $${goneOther === 0 ? '4' : `4 + ${goneOther} = ${4 + goneOther}`}$ ${several(one(other))}.`,
        ),
        earns(0.5, `Cards which are neither: $${large} - ${b} - ${4 + goneOther} = ${c}$.`, 'neither'),
        earns(0.5, says`So ${equals('the probability', ...chanceSides(c, large))}.`),
        earns(0.5, conclusion(neither, chances[2])),
      ],
    },
  ]
}

/** E.g. "All the face cards of pack I are put into pack II. Find the probability of a king from pack I, from pack II, ..." */
export const twoPacksCase = template({
  id: 'prob-case-of-two-packs',
  version: 2,
  topic: 'probability',
  archetypes: ['prob-case-study', 'prob-cards-removed'],
  difficulty: 'medium',
  marks: 4,
  draw: (random): Draw =>
    random.until(
      (r) => {
        const [wanted, other] = r.shuffle<Rank>([...ranks])
        return {
          removal: r.pick(removals),
          wanted: wanted ?? 'queen',
          other: other ?? 'king',
          stem: r.pick([0, 1, 2] as const),
        }
      },
      (draw) => moved(draw, draw.wanted) < 4,
    ),
  pose: (draw) => ({
    question: lead(draw),
    parts: partsOf(draw),
    hints: [
      'Count the cards of each pack after the move.',
      'Then look which of the cards that were moved are favourable: they count in pack II, not in pack I.',
      'For "neither ... nor" take both kinds away from the total.',
    ],
    explanation:
      'When cards go from one pack to the other, both counts change in both packs: all the cards, and the favourable ones among them.',
  }),
  crossCheck: ({ removal, wanted, other }) => {
    const first = pack.filter((card) => !removal.gone(card))
    const second = [...pack, ...pack.filter(removal.gone)]
    const share = (cards: readonly Card[], holds: (card: Card) => boolean): Chance => [
      cards.filter(holds).length,
      cards.length,
    ]
    return keysOf([
      share(first, ({ rank }) => rank === wanted),
      share(second, ({ rank }) => rank === wanted),
      share(second, ({ rank }) => rank !== wanted && rank !== other),
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
      ...distinctSlips(toText(fraction(...c)), [
        slip('(iii)', [c[1] - c[0], c[1]], 'The words are "neither ... nor": count all the other cards.', 'neither'),
        slip('(iii)', [c[1] - b[0], c[1]], 'Both kinds must be left out.', 'neither'),
      ]),
    ]
  },
})
