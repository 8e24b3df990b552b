import { chanceText, chancesOf, type Survey } from './survey'
import { fraction, toTex } from '../../../maths'
import type { Said } from '../../../solutions/claim'
import type { PosedPart } from '../../posed'
import { earns, equals, isValue, line, says } from '../../template'
import { chanceSides, type Chance } from './chance'

const rule = (chance: Chance) => ({ kind: 'fraction', expected: chanceText(chance) }) as const

/** What is found of each part, stated by its last line. */
const conclusion = (what: string, [good, total]: Chance): Said =>
  says`Hence, ${isValue(`the probability that ${what}`, toTex(fraction(good, total)))}.`

/** One kind; all but one; one or another, when more have come. */
export function surveyParts(draw: Survey): readonly PosedPart[] {
  const { story, counts, more } = draw
  const [first, second, third, fourth] = story.kinds
  const [one, two, three, four] = counts
  const chances = chancesOf(draw)
  const [[a, total], [b], [c, all]] = chances
  const what = story.person === 'member' ? 'game' : 'reply'
  const is = `the ${story.person}'s ${what} is`
  return [
    {
      label: '(i)',
      ask: `Find the probability that ${is} "${first}".`,
      rule: rule(chances[0]),
      steps: [
        earns(
          0.5,
          says`${equals('Number of all possible outcomes', `${one} + ${two} + ${three} + ${four}`, `${total}`)}.`,
        ),
        earns(
          0.5,
          says`For "${first}" the number of favourable outcomes is $${a}$, so ${equals('the probability', ...chanceSides(a, total))}.`,
          'favourable',
        ),
        conclusion(`${is} "${first}"`, chances[0]),
      ],
    },
    {
      label: '(ii)',
      ask: `Find the probability that ${is} not "${second}".`,
      rule: rule(chances[1]),
      steps: [
        earns(0.5, `The ${what} is not "${second}" for $${total} - ${two} = ${b}$ ${story.person}s.`, 'favourable'),
        earns(0.5, says`So ${equals('the probability', ...chanceSides(b, total))}.`),
        conclusion(`${is} not "${second}"`, chances[1]),
      ],
    },
    {
      label: '(iii)',
      ask: `${story.later(more, third)} One of all the ${story.person}s is now chosen at random. Find the probability that ${is} "${third}" or "${fourth}".`,
      rule: rule(chances[2]),
      steps: [
        earns(
          0.5,
          `With the new ones the number of all possible outcomes is $${total} + ${more} = ${all}$.`,
          'outcomes',
        ),
        line('later', `Now "${third}" has $${three} + ${more} = ${three + more}$ ${story.person}s.`),
        earns(
          0.5,
          `For "${third}" or "${fourth}" the number of favourable outcomes is $${three + more} + ${four} = ${c}$.`,
          'favourable',
        ),
        earns(0.5, says`So ${equals('the probability', ...chanceSides(c, all))}.`),
        earns(0.5, conclusion(`${is} "${third}" or "${fourth}"`, chances[2])),
      ],
    },
  ]
}
