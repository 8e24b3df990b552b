import { fraction, toTex, toText } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { earns, template, type Step } from '../template'
import { chanceTex } from './pieces/chance'

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

const written = (chances: readonly Chance[]): string =>
  chances.map(([good, total], index) => `${'ABC'.charAt(index)} = ${toText(fraction(good, total))}`).join(', ')

function questionOf(draw: Draw): string {
  const { story, more } = draw
  const { tell, kinds, person, later } = story
  const [first, second, third, fourth] = kinds
  const says = person === 'member' ? "the member's game is" : "the student's reply is"
  return [
    `${tell(totalOf(draw))} One ${person} is chosen at random.`,
    `(i) Find the probability $A$ that ${says} "${first}".`,
    `(ii) Find the probability $B$ that ${says} not "${second}".`,
    `(iii) ${later(more, third)} One of all the ${person}s is now chosen at random. Find the probability $C$ that ${says} "${third}" or "${fourth}".`,
    'Give your answer as A = …, B = …, C = ….',
  ].join('\n')
}

function stepsOf(draw: Draw): readonly Step[] {
  const { story, counts, more } = draw
  const [first, second, third, fourth] = story.kinds
  const [one, two, three, four] = counts
  const [[a, total], [b], [c, all]] = chancesOf(draw)
  const lowest = (good: number, of: number) => toTex(fraction(good, of))
  const what = story.person === 'member' ? 'game' : 'reply'
  return [
    earns(0.5, `(i) Number of all possible outcomes $= ${one} + ${two} + ${three} + ${four} = ${total}$.`),
    earns(0.5, `For "${first}" the number of favourable outcomes is $${a}$, so $A = ${chanceTex(a, total)}$.`),
    earns(0.5, `(ii) The ${what} is not "${second}" for $${total} - ${two} = ${b}$ ${story.person}s.`),
    earns(0.5, `So $B = ${chanceTex(b, total)}$.`),
    earns(0.5, `(iii) With the new ones the number of all possible outcomes is $${total} + ${more} = ${all}$.`),
    `Now "${third}" has $${three} + ${more} = ${three + more}$ ${story.person}s.`,
    earns(
      0.5,
      `For "${third}" or "${fourth}" the number of favourable outcomes is $${three + more} + ${four} = ${c}$.`,
    ),
    earns(0.5, `So $C = ${chanceTex(c, all)}$.`),
    earns(0.5, `Hence, $A = ${lowest(a, total)}$, $B = ${lowest(b, total)}$ and $C = ${lowest(c, all)}$.`),
  ]
}

/** E.g. "The table shows how 60 students come to school. Find the probability A that ..., B that ..., and C after 4 more were asked." */
export const surveyCase = template({
  id: 'prob-case-of-a-survey',
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
      question: questionOf(draw),
      rule: { kind: 'pair', expected: written(chancesOf(draw)) },
      hints: [
        `All ${person}s are equally likely to be chosen; find their total number.`,
        'For "not" take away from the total; for "or" add the two numbers.',
        'In part (iii) both numbers change: the total, and one of the kinds.',
      ],
      steps: stepsOf(draw),
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
    return written([
      share(people, (kind) => kind === 0),
      share(people, (kind) => kind !== 1),
      share(everyone, (kind) => kind > 1),
    ])
  },
  slips: (draw) => {
    const { counts, more } = draw
    const [a, b, c] = chancesOf(draw)
    const total = totalOf(draw)
    return distinctSlips(written([a, b, c]), [
      { response: written([a, [counts[1], total], c]), note: 'B has the word "not": count all the others.', step: 3 },
      {
        response: written([[total - a[0], total], b, c]),
        note: 'A asks for those of that kind, not for the others.',
        step: 2,
      },
      {
        response: written([a, b, [c[0], total]]),
        note: 'For C the total has grown: count everyone again.',
        step: 5,
      },
      {
        response: written([a, b, [c[0] - more, total + more]]),
        note: 'Those who came later belong to one of the two kinds of C: count them there too.',
        step: 6,
      },
      {
        response: written([a, b, [counts[2] + more, total + more]]),
        note: 'C has the word "or": add the numbers of both kinds.',
        step: 7,
      },
    ])
  },
})
