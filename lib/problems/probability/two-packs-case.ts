import { fraction, toTex, toText } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { earns, template, type Step } from '../template'
import { removals, several, type Removal } from './cards-removed'
import { chanceTex } from './pieces/chance'
import { pack, type Card } from './pieces/pack'

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

const written = (chances: readonly Chance[]): string =>
  chances.map(([good, total], index) => `${'ABC'.charAt(index)} = ${toText(fraction(good, total))}`).join(', ')

const tellings: readonly ((gone: string) => string)[] = [
  (gone) =>
    `Harpreet has two packs, each of $52$ playing cards. She takes ${gone} out of pack I and puts them into pack II.`,
  (gone) =>
    `For a game at a family gathering Yusuf needs a smaller and a larger pack. From two packs of $52$ playing cards each, he moves ${gone} of pack I to pack II.`,
  (gone) => `There are two packs of $52$ playing cards each. By mistake ${gone} of pack I have been put into pack II.`,
]

function questionOf({ removal, wanted, other, stem }: Draw): string {
  return [
    `${tellings[stem]?.(removal.say) ?? ''} Both packs are well shuffled.`,
    `(i) One card is drawn at random from pack I. Find the probability $A$ of getting ${one(wanted)}.`,
    `(ii) One card is drawn at random from pack II. Find the probability $B$ of getting ${one(wanted)}.`,
    `(iii) That card is put back, and one card is again drawn at random from pack II. Find the probability $C$ of getting neither ${one(wanted)} nor ${one(other)}.`,
    'Give your answer as A = …, B = …, C = ….',
  ].join('\n')
}

function stepsOf(draw: Draw): readonly Step[] {
  const { removal, wanted, other } = draw
  const [[a, small], [b, large], [c]] = chancesOf(draw)
  const [gone, goneOther] = [moved(draw, wanted), moved(draw, other)]
  const many = several(one(wanted))
  const lowest = (good: number, of: number) => toTex(fraction(good, of))
  return [
    earns(0.5, `(i) $${removal.count}$ cards were moved, so pack I has $52 - ${removal.count} = ${small}$ cards.`),
    gone === 0 ? `No ${wanted} was moved, so pack I has $4$ ${many}.` : `Pack I has $4 - ${gone} = ${a}$ ${many}.`,
    earns(0.5, `So $A = ${chanceTex(a, small)}$.`),
    earns(0.5, `(ii) Pack II has $52 + ${removal.count} = ${large}$ cards.`),
    gone === 0 ? `Pack II has $4$ ${many}.` : `Pack II has $4 + ${gone} = ${b}$ ${many}.`,
    earns(0.5, `So $B = ${chanceTex(b, large)}$.`),
    earns(
      0.5,
      `(iii) Pack II has $${goneOther === 0 ? '4' : `4 + ${goneOther} = ${4 + goneOther}`}$ ${several(one(other))}.`,
    ),
    earns(0.5, `Cards which are neither: $${large} - ${b} - ${4 + goneOther} = ${c}$.`),
    earns(0.5, `So $C = ${chanceTex(c, large)}$.`),
    earns(0.5, `Hence, $A = ${lowest(a, small)}$, $B = ${lowest(b, large)}$ and $C = ${lowest(c, large)}$.`),
  ]
}

/** E.g. "All the face cards of pack I are put into pack II. Find the probability of a king from pack I, from pack II, ..." */
export const twoPacksCase = template({
  id: 'prob-case-of-two-packs',
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
    question: questionOf(draw),
    rule: { kind: 'pair', expected: written(chancesOf(draw)) },
    hints: [
      'Count the cards of each pack after the move.',
      'Then look which of the cards that were moved are favourable: they count in pack II, not in pack I.',
      'For "neither ... nor" take both kinds away from the total.',
    ],
    steps: stepsOf(draw),
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
    return written([
      share(first, ({ rank }) => rank === wanted),
      share(second, ({ rank }) => rank === wanted),
      share(second, ({ rank }) => rank !== wanted && rank !== other),
    ])
  },
  slips: (draw) => {
    const [a, b, c] = chancesOf(draw)
    return distinctSlips(written([a, b, c]), [
      { response: written([[a[0], 52], b, c]), note: 'Pack I no longer has 52 cards.', step: 1 },
      { response: written([a, [b[0], 52], c]), note: 'Pack II has more than 52 cards now.', step: 4 },
      {
        response: written([a, b, [c[1] - c[0], c[1]]]),
        note: 'C has the words "neither ... nor": count all the other cards.',
        step: 8,
      },
      {
        response: written([a, b, [c[1] - b[0], c[1]]]),
        note: 'For C both kinds must be left out.',
        step: 8,
      },
    ])
  },
})
