import { otherLast } from '../other-last'
import type { Chance } from './pieces/chance'
import { surveyParts } from './pieces/survey-parts'
import { chanceText, chancesOf, thirdLater, totalOf, type Counts, type Survey } from './pieces/survey'
import { surveyStories } from './pieces/survey-stories'
import { fraction, toText } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { template, type Slip } from '../template'

const lead = (draw: Survey): string =>
  `Case study: ${draw.story.tell(totalOf(draw))} One ${draw.story.person} is chosen at random.`

/** All numbers are different, and the share that is told is a plain one. */
const isSound = (draw: Survey): boolean =>
  new Set([...draw.counts, draw.more]).size === 5 && (draw.last === 'chance' || fraction(...thirdLater(draw)).d <= 12n)

/** E.g. "The table shows how 60 students come to school. Find the probability A that ..., B that ..., and C after 4 more were asked, or how many were." */
export const surveyCase = template({
  id: 'prob-case-of-a-survey',
  version: 6,
  topic: 'probability',
  archetypes: ['prob-case-study'],
  difficulty: 'hard',
  marks: 4,
  draw: (random): Survey => {
    const last = random.pick(['chance', 'count'] as const)
    return random.until(
      (r): Survey => {
        const total = r.pick([20, 24, 30, 36, 40, 45, 48, 50, 60])
        const [a, b, c] = [r.integer(3, 20), r.integer(3, 20), r.integer(3, 20)]
        const counts: Counts = [a, b, c, total - a - b - c]
        return { story: r.pick(surveyStories), counts, more: r.integer(2, last === 'chance' ? 6 : 12), last }
      },
      (draw) => {
        const d = draw.counts[3]
        return d >= 3 && d <= 20 && isSound(draw)
      },
    )
  },
  things: (draw) => [
    { name: 'how many were asked', size: totalOf(draw), least: 20, most: 60 },
    { name: 'how many were asked later', size: draw.more, least: 2, most: 12 },
  ],
  variants: { all: ['chance', 'count'], of: ({ last }) => last },
  // of another number of new ones: the chance would tell how many came
  otherwise: (draw) => {
    if (draw.more > 6 || fraction(...thirdLater(draw)).d > 12n) return null
    const other = otherLast(draw, 'chance', 'count')
    const numbers = [2, 3, 4, 5, 6, ...(other.last === 'count' ? [7, 8, 9, 10, 11, 12] : [])]
    return numbers.map((more) => ({ ...other, more })).find((one) => one.more !== draw.more && isSound(one)) ?? null
  },
  pose: (draw) => {
    const { story, counts } = draw
    const { heading, kinds, person } = story
    return {
      question: lead(draw),
      parts: surveyParts(draw),
      hints: [
        `All ${person}s are equally likely to be chosen; find their total number.`,
        'For "not" take away from the total; for "or" add the two numbers.',
        'In part (iii) both numbers change: the total, and one of the kinds.',
        ...(draw.last === 'count' ? ['Let $x$ be the number of new ones, and write the probability with it.'] : []),
      ],
      explanation: `A table of counts gives each probability as a share of the total. "Not ${kinds[1]}" is the complement of "${kinds[1]}", and whoever comes in later belongs to the total too.`,
      figure: {
        kind: 'table',
        description: `Table of ${person}s: ${kinds.map((kind, index) => `${kind} ${counts[index]}`).join(', ')}.`,
        head: [heading, `Number of ${person}s`],
        rows: kinds.map((kind, index) => [kind, `$${counts[index] ?? 0}$`]),
      },
    }
  },
  crossCheck: (draw) => {
    const { counts, more, last } = draw
    const people = counts.flatMap((count, kind) => Array.from({ length: count }, () => kind))
    const everyone = [...people, ...Array.from({ length: more }, () => 2)]
    const share = (list: readonly number[], test: (kind: number) => boolean): Chance => [
      list.filter(test).length,
      list.length,
    ]
    const first = [share(people, (kind) => kind === 0), share(people, (kind) => kind !== 1)].map(chanceText)
    if (last === 'chance') return [...first, chanceText(share(everyone, (kind) => kind > 1))]
    // by trial: how many new ones give the share that is told
    const told = chanceText(thirdLater(draw))
    const count = Array.from({ length: 60 }, (_, index) => index + 1).find(
      (x) => chanceText([counts[2] + x, people.length + x]) === told,
    )
    return [...first, `${count}`]
  },
  slips: (draw) => {
    const { counts, more } = draw
    const [a, b, c] = chancesOf(draw)
    const total = totalOf(draw)
    const slip = (part: string, chance: Chance, note: string, step: string): Slip => ({
      part,
      response: chanceText(chance),
      note,
      step,
    })
    return [
      ...distinctSlips(chanceText(a), [
        slip('(i)', [total - a[0], total], 'Those of that kind are asked, not the others.', 'favourable'),
      ]),
      ...distinctSlips(chanceText(b), [
        slip('(ii)', [counts[1], total], 'Mind the word "not": count all the others.', 'favourable'),
      ]),
      ...(draw.last === 'count'
        ? countSlips(draw)
        : distinctSlips(chanceText(c), [
            slip('(iii)', [c[0], total], 'The total has grown: count everyone again.', 'outcomes'),
            slip(
              '(iii)',
              [c[0] - more, total + more],
              'Those who came later belong to one of the two kinds: count them there too.',
              'later',
            ),
            slip(
              '(iii)',
              [counts[2] + more, total + more],
              'The word is "or": add the numbers of both kinds.',
              'favourable',
            ),
          ])),
    ]
  },
})

/** Wrong numbers of new ones. */
const countSlips = (draw: Survey): readonly Slip[] => {
  const [before, total] = [draw.counts[2], totalOf(draw)]
  const share = fraction(...thirdLater(draw))
  const [n, d] = [Number(share.n), Number(share.d)]
  return distinctSlips(`${draw.more}`, [
    {
      part: '(iii)',
      response: toText(fraction(n * total - d * before, d)),
      note: 'The total grows by the new ones as well: write $x$ in the denominator too.',
      step: 'equation',
    },
    {
      part: '(iii)',
      response: `${before + draw.more}`,
      note: 'That is the whole number of that kind now. Only the new ones are asked.',
      step: 'let',
    },
    {
      part: '(iii)',
      response: `${(d - n) * draw.more}`,
      note: 'Divide by the number in front of $x$, too.',
      step: 'x',
    },
  ])
}
