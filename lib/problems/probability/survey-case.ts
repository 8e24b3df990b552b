import { fraction, toTex, toText } from '../../maths'
import { distinctSlips } from '../distinct-slips'
import { earns, template } from '../template'
import { chanceTex } from './chance'

interface Story {
  readonly tell: (total: number) => string
  readonly heading: string
  readonly kinds: readonly [string, string, string, string]
  readonly person: string
}

const stories: readonly Story[] = [
  {
    tell: (total) =>
      `Before opening a canteen, a school asked each of its $${total}$ students of Class 10 to name one favourite snack. The table shows their replies.`,
    heading: 'Snack',
    kinds: ['Idli', 'Samosa', 'Poha', 'Sandwich'],
    person: 'student',
  },
  {
    tell: (total) => `A teacher asked $${total}$ students how they come to school. The table shows their replies.`,
    heading: 'Means',
    kinds: ['On foot', 'Bicycle', 'Bus', 'Metro'],
    person: 'student',
  },
  {
    tell: (total) =>
      `A sports club has $${total}$ members, each of whom plays just one game. The table shows how many members play each game.`,
    heading: 'Game',
    kinds: ['Kabaddi', 'Hockey', 'Badminton', 'Chess'],
    person: 'member',
  },
]

interface Draw {
  readonly story: Story
  readonly counts: readonly [number, number, number, number]
}

/** A: the first kind; B: not the second kind; C: the third or the fourth kind. */
const favourable = ({ counts: [a, , c, d] }: Draw): readonly [number, number, number] => [a, a + c + d, c + d]
const totalOf = ({ counts }: Draw): number => counts.reduce((sum, count) => sum + count, 0)

const written = (values: readonly number[], total: number): string =>
  values.map((value, index) => `${'ABC'.charAt(index)} = ${toText(fraction(value, total))}`).join(', ')

/** E.g. "The table shows how 60 students come to school. One is chosen at random. Find P(A), P(B), P(C), where A: comes on foot, ..." */
export const surveyCase = template({
  id: 'prob-case-of-a-survey',
  topic: 'probability',
  archetypes: ['prob-case-study'],
  difficulty: 'hard',
  marks: 4,
  draw: (random) =>
    random.until(
      (r): Draw => {
        const total = r.pick([20, 24, 30, 36, 40, 45, 48, 50, 60])
        const [a, b, c] = [r.integer(3, 20), r.integer(3, 20), r.integer(3, 20)]
        return { story: r.pick(stories), counts: [a, b, c, total - a - b - c] }
      },
      ({ counts: [a, b, c, d] }) => d >= 3 && d <= 20 && new Set([a, b, c, d]).size === 4,
    ),
  pose: (draw) => {
    const { story, counts } = draw
    const { heading, kinds, person } = story
    const [first, second, third, fourth] = kinds
    const total = totalOf(draw)
    const [a, b, c] = favourable(draw)
    const [one, two, three, four] = counts
    const says = person === 'member' ? "the member's game is" : "the student's reply is"
    const lowest = (value: number) => toTex(fraction(value, total))
    return {
      question: `${story.tell(total)} One ${person} is chosen at random. Consider the events\nA: ${says} "${first}";\nB: ${says} not "${second}";\nC: ${says} "${third}" or "${fourth}".\nFind $P(A)$, $P(B)$ and $P(C)$. Give your answer as A = …, B = …, C = ….`,
      rule: { kind: 'pair', expected: written([a, b, c], total) },
      hints: [
        `All ${person}s are equally likely to be chosen; find their total number.`,
        'For "not" take away from the total; for "or" add the two numbers.',
        'Write each probability in lowest terms.',
      ],
      steps: [
        earns(0.5, `Number of all possible outcomes $= ${one} + ${two} + ${three} + ${four} = ${total}$.`),
        earns(0.5, `For A, the number of favourable outcomes is $${a}$, so $P(A) = ${chanceTex(a, total)}$.`),
        earns(
          1,
          `For B, the number of favourable outcomes is $${total} - ${two} = ${b}$, so $P(B) = ${chanceTex(b, total)}$.`,
        ),
        earns(1, `For C, the number of favourable outcomes is $${three} + ${four} = ${c}$.`),
        earns(1, `So $P(C) = ${chanceTex(c, total)}$.`),
        `Hence, $P(A) = ${lowest(a)}$, $P(B) = ${lowest(b)}$ and $P(C) = ${lowest(c)}$.`,
      ],
      explanation: `A table of counts gives each probability as a share of the total. B is the complement of the event "${second}".`,
      figure: {
        kind: 'table',
        description: `Table of ${person}s: ${kinds.map((kind, index) => `${kind} ${counts[index]}`).join(', ')}.`,
        head: [heading, ...kinds],
        rows: [[`Number of ${person}s`, ...counts.map((count) => `$${count}$`)]],
        rowHeadings: true,
      },
    }
  },
  crossCheck: (draw) => {
    const people = draw.counts.flatMap((count, kind) => Array.from({ length: count }, () => kind))
    const share = (test: (kind: number) => boolean) => people.filter(test).length
    return written([share((kind) => kind === 0), share((kind) => kind !== 1), share((kind) => kind > 1)], people.length)
  },
  slips: (draw) => {
    const total = totalOf(draw)
    const [a, b, c] = favourable(draw)
    return distinctSlips(written([a, b, c], total), [
      { response: written([a, total - b, c], total), note: 'B has the word "not": count all the others.', step: 3 },
      {
        response: written([total - a, b, c], total),
        note: 'A asks for those of that kind, not for the others.',
        step: 2,
      },
      { response: written([a, b, draw.counts[2]], total), note: 'For "or" add both numbers.', step: 4 },
      { response: written([a, b, total - c], total), note: 'Which two kinds does C name? Count those.', step: 4 },
    ])
  },
})
