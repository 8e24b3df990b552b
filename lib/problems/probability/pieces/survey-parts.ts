import { chanceText, chancesOf, thirdLater, totalOf, type Survey } from './survey'
import { fraction, sumTex, toTex } from '../../../maths'
import type { Said } from '../../../solutions/claim'
import type { PosedPart } from '../../posed'
import { chain, earns, equals, isValue, line, says } from '../../template'
import { chanceSides, type Chance } from './chance'

const rule = (chance: Chance) => ({ kind: 'fraction', expected: chanceText(chance) }) as const

/** What is found of each part, stated by its last line. */
const conclusion = (what: string, [good, total]: Chance): Said =>
  says`Hence, ${isValue(`the probability that ${what}`, toTex(fraction(good, total)))}.`

const wordsOf = ({ story: { person } }: Survey) => {
  const what = person === 'member' ? 'game' : 'reply'
  return { what, is: `the ${person}'s ${what} is` }
}

/** One kind or another, when more have come. */
function chanceLater(draw: Survey): PosedPart {
  const { story, counts, more } = draw
  const [, , third, fourth] = story.kinds
  const [, , three, four] = counts
  const chances = chancesOf(draw)
  const [[, total], , [c, all]] = chances
  const { is } = wordsOf(draw)
  return {
    label: '(iii)',
    ask: `${story.later(more, third)} One of all the ${story.person}s is now chosen at random. Find the probability that ${is} "${third}" or "${fourth}".`,
    rule: rule(chances[2]),
    steps: [
      earns(0.5, `With the new ones the number of all possible outcomes is $${total} + ${more} = ${all}$.`, 'outcomes'),
      line('later', `Now "${third}" has $${three} + ${more} = ${three + more}$ ${story.person}s.`),
      earns(
        0.5,
        `For "${third}" or "${fourth}" the number of favourable outcomes is $${three + more} + ${four} = ${c}$.`,
        'favourable',
      ),
      earns(0.5, says`So ${equals('the probability', ...chanceSides(c, all))}.`),
      earns(0.5, conclusion(`${is} "${third}" or "${fourth}"`, chances[2])),
    ],
  }
}

/** How many have come, when the share of their kind is told. */
function countOfNew(draw: Survey): PosedPart {
  const { story, counts, more } = draw
  const [kind, before, total] = [story.kinds[2], counts[2], totalOf(draw)]
  const share = fraction(...thirdLater(draw))
  const [n, d] = [Number(share.n), Number(share.d)]
  const { is } = wordsOf(draw)
  return {
    label: '(iii)',
    ask: `${story.some(kind)}, and now the probability that ${is} "${kind}" is $${toTex(share)}$ for a ${story.person} chosen at random from all. How many new ${story.person}s are there?`,
    rule: { kind: 'number', expected: `${more}` },
    steps: [
      line('let', `Let there be $x$ new ${story.person}s: then "${kind}" has $${before} + x$ of $${total} + x$.`),
      earns(0.5, says`So ${chain(`\\dfrac{${before} + x}{${total} + x}`, toTex(share))}.`, 'equation'),
      earns(
        0.5,
        says`Cross-multiplying, ${chain(`${d}(${before} + x)`, n === 1 ? `${total} + x` : `${n}(${total} + x)`)}.`,
        'cross',
      ),
      earns(
        0.5,
        says`So ${chain(sumTex([[d - n, 'x']]), `${n * total} - ${d * before}`, `${n * total - d * before}`)}.`,
        'x',
      ),
      earns(0.5, says`Hence ${chain('x', `${more}`)}: there are $${more}$ new ${story.person}s.`),
    ],
  }
}

/** One kind; all but one; the last part, which is about those who came later. */
export function surveyParts(draw: Survey): readonly PosedPart[] {
  const { story, counts } = draw
  const [first, second] = story.kinds
  const [one, two, three, four] = counts
  const chances = chancesOf(draw)
  const [[a, total], [b]] = chances
  const { what, is } = wordsOf(draw)
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
    draw.last === 'chance' ? chanceLater(draw) : countOfNew(draw),
  ]
}
