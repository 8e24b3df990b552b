import { chancesOf, moved, movedBlack, movedRed, one, type MovedCards } from './moved-cards'
import { fraction, toTex, toText } from '../../../maths'
import type { Said } from '../../../solutions/claim'
import type { PosedPart } from '../../posed'
import { earns, equals, isValue, says } from '../../template'
import { several } from './removals'
import { chanceSides, type Chance } from './chance'

const rule = ([good, total]: Chance) => ({ kind: 'fraction', expected: toText(fraction(good, total)) }) as const

/** "Hence, the probability of getting a king is $\\frac{1}{13}$." */
const conclusion = (event: string, [good, total]: Chance): Said =>
  says`Hence, ${isValue(`the probability of getting ${event}`, toTex(fraction(good, total)))}.`

const again = 'That card is put back, and one card is again drawn at random from pack II.'

/** Neither of two ranks. */
function neitherPart(draw: MovedCards): PosedPart {
  const { wanted, other } = draw
  const chances = chancesOf(draw)
  const [, [b, large], [c]] = chances
  const goneOther = moved(draw, other)
  const neither = `neither ${one(wanted)} nor ${one(other)}`
  return {
    label: '(iii)',
    ask: `${again} Find the probability of getting ${neither}.`,
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
  }
}

/** "26 + 6 = 32", or "26" alone. */
const grown = (before: number, by: number): string => (by === 0 ? `${before}` : `${before} + ${by} = ${before + by}`)

/** A colour or a rank: the cards that are both are counted once. */
function redOrPart(draw: MovedCards): PosedPart {
  const { wanted } = draw
  const [, , chance] = chancesOf(draw)
  const [good, large] = chance
  const [red, black] = [movedRed(draw), movedBlack(draw, wanted)]
  const event = `a red card or ${one(wanted)}`
  return {
    label: '(iii)',
    ask: `${again} Find the probability of getting ${event}.`,
    rule: rule(chance),
    steps: [
      earns(0.5, `Pack II has $${grown(26, red)}$ red cards; the red ${several(one(wanted))} are among them.`, 'red'),
      earns(0.5, `Besides it has $${grown(2, black)}$ black ${several(one(wanted))}.`, 'black'),
      earns(
        0.5,
        says`${equals('Number of favourable outcomes', `${26 + red} + ${2 + black}`, `${good}`)}, so ${equals('the probability', ...chanceSides(good, large))}.`,
      ),
      earns(0.5, conclusion(event, chance)),
    ],
  }
}

/** From the smaller pack, from the larger one, and once more from the larger one. */
export function movedCardsParts(draw: MovedCards): readonly PosedPart[] {
  const { removal, wanted } = draw
  const chances = chancesOf(draw)
  const [[a, small], [b, large]] = chances
  const gone = moved(draw, wanted)
  const many = several(one(wanted))
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
    draw.last === 'neither' ? neitherPart(draw) : redOrPart(draw),
  ]
}
