import { bag as solution, type Bag } from '../../solutions/probability/bag'
import { fraction, toText } from '../../maths'
import { template } from '../template'
import { listed, notHappening, wrongChances } from './pieces/chance'

const colourSets = [
  ['red', 'white', 'green'],
  ['red', 'blue', 'yellow'],
  ['black', 'white', 'orange'],
  ['green', 'yellow', 'blue'],
] as const
const stories = [
  { holder: 'A bag', things: 'balls', thing: 'ball', drawn: 'is drawn at random from the bag' },
  { holder: 'A box', things: 'marbles', thing: 'marble', drawn: 'is taken out of the box at random' },
  { holder: 'A jar', things: 'beads', thing: 'bead', drawn: 'is picked from the jar without looking' },
] as const

/** E.g. "A box contains 5 red, 8 white and 4 green marbles. One marble is taken out at random. Find the probability that it is not green." */
export const bag = template({
  id: 'prob-coloured-balls',
  topic: 'probability',
  archetypes: ['prob-bag'],
  difficulty: 'easy',
  marks: 2,
  draw: (random) =>
    random.until(
      (r) => ({
        story: r.pick(stories),
        colours: r.shuffle(r.pick(colourSets)),
        counts: [r.integer(2, 15), r.integer(2, 15), r.integer(2, 15)],
        ask: r.pick(['one', 'not', 'either'] as const),
      }),
      ({ counts: [a = 0, b = 0, c = 0] }) => a + b + c >= 8 && a + b + c <= 36 && a !== b && a !== c && b !== c,
    ),
  things: ({ counts }) =>
    counts.map((size) => ({ name: 'how many of one colour there are', size, least: 2, most: 15 })),
  given: ({ story, colours, counts, ask }): Bag => {
    const [first, second, third] = colours
    return {
      things: [story.thing, story.things],
      colours: colours.map((name, index) => ({ name, count: counts[index] ?? 0 })),
      asked: {
        one: { kind: 'one of', names: [first ?? ''] } as const,
        not: { kind: 'not', names: [third ?? ''] } as const,
        either: { kind: 'one of', names: [second ?? '', third ?? ''] } as const,
      }[ask],
    }
  },
  solution,
  ask: ({ story, colours, counts: [a = 0, b = 0, c = 0], ask }) => {
    const [first = '', second = '', third = ''] = colours
    const event = ask === 'one' ? first : ask === 'not' ? `not ${third}` : `either ${second} or ${third}`
    return {
      question: `${story.holder} contains $${a}$ ${first}, $${b}$ ${second} and $${c}$ ${third} ${story.things}, alike except for colour. One ${story.thing} ${story.drawn}. Find the probability that it is ${event}.`,
      rule: { kind: 'fraction' },
      hints: [
        `Find the total number of ${story.things} first.`,
        ask === 'one'
          ? `Divide the number of ${first} ${story.things} by the total, not by the number of the others.`
          : 'More than one colour is favourable: add their numbers.',
        'Write the fraction in lowest terms.',
      ],
      explanation: `Every ${story.thing} is equally likely to be taken, so the probability is the share of favourable ${story.things} among all of them.`,
    }
  },
  crossCheck: ({ colours, counts, ask }) => {
    const inside = counts.flatMap((count, index) => Array.from({ length: count }, () => colours[index]))
    const [first, , third] = colours
    const good = inside.filter((colour) =>
      ask === 'one' ? colour === first : ask === 'not' ? colour !== third : colour !== first,
    )
    return toText(fraction(good.length, inside.length))
  },
  slips: ({ colours, counts: [a = 0, b = 0, c = 0], ask }) => {
    const total = a + b + c
    const good = ask === 'one' ? a : ask === 'not' ? a + b : b + c
    return wrongChances(fraction(good, total), [
      [good, total - good, 'Divide by the total number, not by the number of the unfavourable ones.', 'substituted'],
      ...(ask === 'one'
        ? []
        : [[b, total, 'More than one colour is favourable: read the event again.', 'favourable'] as const]),
      [total - good, total, notHappening, 'favourable'],
      [
        ask === 'one' ? 1 : 2,
        3,
        `The colours ${listed([...colours])} are not equally likely: there are different numbers of them.`,
        'outcomes',
      ],
    ])
  },
})
