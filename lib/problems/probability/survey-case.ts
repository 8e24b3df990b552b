import { fraction, toTex, toText } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import type { Said } from '../../solutions/claim'
import { earns, equals, isValue, line, says, template, type PosedPart, type Slip } from '../template'
import { chanceSides } from './pieces/chance'

interface Story {
  readonly tell: (total: number) => string
  readonly heading: string
  readonly kinds: readonly [string, string, string, string]
  readonly person: string
  /** Who comes in later, all for the third kind. */
  readonly later: (count: number, kind: string) => string
}

const allOf = (count: number): string => (count === 2 ? 'both of them' : 'all of them')

const stories: readonly Story[] = [
  {
    tell: (total) =>
      `Before opening a canteen, a school asked each of its $${total}$ students of Class 10 to name one favourite snack. The table shows their replies.`,
    heading: 'Snack',
    kinds: ['Idli', 'Samosa', 'Poha', 'Sandwich'],
    person: 'student',
    later: (count, kind) =>
      `The next day $${count}$ more students, who had been absent, are asked as well, and ${allOf(count)} name "${kind}".`,
  },
  {
    tell: (total) => `A teacher asked $${total}$ students how they come to school. The table shows their replies.`,
    heading: 'Means',
    kinds: ['On foot', 'Bicycle', 'Bus', 'Metro'],
    person: 'student',
    later: (count, kind) =>
      `The next day the teacher asks $${count}$ more students as well, and ${allOf(count)} reply "${kind}".`,
  },
  {
    tell: (total) =>
      `A sports club has $${total}$ members, each of whom plays just one game. The table shows how many members play each game.`,
    heading: 'Game',
    kinds: ['Kabaddi', 'Hockey', 'Badminton', 'Chess'],
    person: 'member',
    later: (count, kind) => `Then $${count}$ new members join the club, and ${allOf(count)} play only "${kind}".`,
  },
]

type Counts = readonly [number, number, number, number]

interface Draw {
  readonly story: Story
  readonly counts: Counts
  /** How many come in later. */
  readonly more: number
}

const totalOf = ({ counts }: Draw): number => counts.reduce((sum, count) => sum + count, 0)

type Chance = readonly [favourable: number, total: number]

/** A: the first kind; B: not the second kind; C: the third or the fourth kind, with those who came later. */
function chancesOf(draw: Draw): readonly [Chance, Chance, Chance] {
  const { counts, more } = draw
  const [a, , c, d] = counts
  const total = totalOf(draw)
  return [
    [a, total],
    [a + c + d, total],
    [c + d + more, total + more],
  ]
}

const key = ([good, total]: Chance): string => toText(fraction(good, total))

const lead = (draw: Draw): string => `${draw.story.tell(totalOf(draw))} One ${draw.story.person} is chosen at random.`

const rule = (chance: Chance) => ({ kind: 'fraction', expected: key(chance) }) as const

/** What is found of each part, stated by its last line. */
const conclusion = (what: string, [good, total]: Chance): Said =>
  says`Hence, ${isValue(`the probability that ${what}`, toTex(fraction(good, total)))}.`

function partsOf(draw: Draw): readonly PosedPart[] {
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

/** E.g. "The table shows how 60 students come to school. Find the probability A that ..., B that ..., and C after 4 more were asked." */
export const surveyCase = template({
  id: 'prob-case-of-a-survey',
  version: 2,
  topic: 'probability',
  archetypes: ['prob-case-study'],
  difficulty: 'hard',
  marks: 4,
  draw: (random): Draw => {
    const drawn = random.until(
      (r) => {
        const total = r.pick([20, 24, 30, 36, 40, 45, 48, 50, 60])
        const [a, b, c] = [r.integer(3, 20), r.integer(3, 20), r.integer(3, 20)]
        const counts: Counts = [a, b, c, total - a - b - c]
        return { story: r.pick(stories), counts }
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
      parts: partsOf(draw),
      hints: [
        `All ${person}s are equally likely to be chosen; find their total number.`,
        'For "not" take away from the total; for "or" add the two numbers.',
        'In part (iii) both numbers change: the total, and one of the kinds.',
      ],
      explanation: `A table of counts gives each probability as a share of the total. "Not ${kinds[1]}" is the complement of "${kinds[1]}", and whoever comes in later belongs to the total too.`,
      figure: {
        kind: 'table',
        description: `Table of ${person}s: ${kinds.map((kind, index) => `${kind} ${counts[index]}`).join(', ')}.`,
        head: [heading, ...kinds],
        rows: [[`Number of ${person}s`, ...counts.map((count) => `$${count}$`)]],
        rowHeadings: true,
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
    ].map(key)
  },
  slips: (draw) => {
    const { counts, more } = draw
    const [a, b, c] = chancesOf(draw)
    const total = totalOf(draw)
    const slip = (part: string, chance: Chance, note: string, step: string): Slip => ({
      part,
      response: key(chance),
      note,
      step,
    })
    return [
      ...distinctSlips(key(a), [
        slip('(i)', [total - a[0], total], 'Those of that kind are asked, not the others.', 'favourable'),
      ]),
      ...distinctSlips(key(b), [
        slip('(ii)', [counts[1], total], 'Mind the word "not": count all the others.', 'favourable'),
      ]),
      ...distinctSlips(key(c), [
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
