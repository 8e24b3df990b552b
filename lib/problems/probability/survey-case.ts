import type { Chance } from './pieces/chance'
import { surveyParts } from './pieces/survey-parts'
import { chanceText, chancesOf, totalOf, type Counts, type Survey } from './pieces/survey'
import { surveyStories } from './pieces/survey-stories'
import { distinctSlips } from '../slips/distinct-slips'
import { template, type Slip } from '../template'

const lead = (draw: Survey): string => `${draw.story.tell(totalOf(draw))} One ${draw.story.person} is chosen at random.`

/** E.g. "The table shows how 60 students come to school. Find the probability A that ..., B that ..., and C after 4 more were asked." */
export const surveyCase = template({
  id: 'prob-case-of-a-survey',
  version: 3,
  topic: 'probability',
  archetypes: ['prob-case-study'],
  difficulty: 'hard',
  marks: 4,
  draw: (random): Survey => {
    const drawn = random.until(
      (r) => {
        const total = r.pick([20, 24, 30, 36, 40, 45, 48, 50, 60])
        const [a, b, c] = [r.integer(3, 20), r.integer(3, 20), r.integer(3, 20)]
        const counts: Counts = [a, b, c, total - a - b - c]
        return { story: r.pick(surveyStories), counts }
      },
      ({ counts: [a, b, c, d] }) => d >= 3 && d <= 20 && new Set([a, b, c, d]).size === 4,
    )
    return { ...drawn, more: random.integer(2, 6) }
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
  crossCheck: ({ counts, more }) => {
    const people = counts.flatMap((count, kind) => Array.from({ length: count }, () => kind))
    const everyone = [...people, ...Array.from({ length: more }, () => 2)]
    const share = (list: readonly number[], test: (kind: number) => boolean): Chance => [
      list.filter(test).length,
      list.length,
    ]
    return [
      share(people, (kind) => kind === 0),
      share(people, (kind) => kind !== 1),
      share(everyone, (kind) => kind > 1),
    ].map(chanceText)
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
      ...distinctSlips(chanceText(c), [
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
      ]),
    ]
  },
})
