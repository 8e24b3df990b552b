import { chancesOf, moved, one, type MovedCards } from './moved-cards'
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

/** From the smaller pack, from the larger one, neither of two ranks. */
export function movedCardsParts(draw: MovedCards): readonly PosedPart[] {
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
