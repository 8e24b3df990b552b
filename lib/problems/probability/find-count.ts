import { fraction, toTex } from '../../maths'
import { chain, earns, equals, isValue, says, template, type Step } from '../template'
import { wrongValues } from '../slips/wrong-values'

interface Draw {
  /** 'times': P(blue) is k times P(red). 'share': P(green) is n/d of a known total. */
  readonly ask: 'times' | 'share'
  readonly red: number
  readonly times: number
  readonly n: number
  readonly d: number
  readonly story: 0 | 1 | 2
}

const timesWord = ['', '', 'double', 'three times', 'four times', 'five times']
const timesAsLikely = ['', '', 'twice', 'three times', 'four times', 'five times']

function facts({ ask, red, times, n, d }: Draw) {
  const unknown = ask === 'times' ? red * times : (d - n) * red
  return { unknown, total: ask === 'times' ? red + unknown : d * red, green: n * red }
}

const timesStories = [
  {
    unknown: 'blue balls',
    colour: 'blue',
    tell: (red: number, times: string) =>
      `A bag contains $${red}$ red balls and some blue balls. If the probability of drawing a blue ball is ${times} that of a red ball, find the number of blue balls in the bag.`,
  },
  {
    unknown: 'white balls',
    colour: 'white',
    tell: (red: number, times: string) =>
      `A carton has $${red}$ cricket balls that are red and some that are white. One ball is taken out at random. If the probability of getting a white ball is ${times} the probability of getting a red ball, how many white balls does the carton have?`,
  },
  {
    unknown: 'green balls',
    colour: 'green',
    tell: (red: number, times: string) =>
      `For a game on sports day Manpreet puts $${red}$ red balls and some green balls in a box. A child draws one ball without looking, and it is ${times} as likely to be green as to be red. Find the number of green balls.`,
  },
] as const

const shareStories = [
  {
    known: 'green marbles',
    wanted: 'blue marbles',
    tell: (total: number, p: string) =>
      `A jar contains $${total}$ marbles, some green and the others blue. If a marble is drawn at random from the jar, the probability that it is green is ${p}. Find the number of blue marbles in the jar.`,
  },
  {
    known: 'pens with blue ink',
    wanted: 'pens with black ink',
    tell: (total: number, p: string) =>
      `A shopkeeper has $${total}$ pens, some with blue ink and the others with black ink. A pen is picked at random. The probability that it has blue ink is ${p}. Find the number of pens with black ink.`,
  },
  {
    known: 'story books',
    wanted: 'science books',
    tell: (total: number, p: string) =>
      `On a shelf of the class library there are $${total}$ books, some of them story books and the others science books. Zoya takes one book at random, and the probability that it is a story book is ${p}. How many science books are on the shelf?`,
  },
] as const

function question(draw: Draw): string {
  const { ask, red, times, n, d, story } = draw
  return ask === 'times'
    ? timesStories[story].tell(red, (story === 2 ? timesAsLikely : timesWord)[times] ?? '')
    : shareStories[story].tell(facts(draw).total, `$${toTex(fraction(n, d))}$`)
}

function timesSteps(draw: Draw): readonly Step[] {
  const { red, times, story } = draw
  const { colour, unknown: things } = timesStories[story]
  const { unknown } = facts(draw)
  return [
    `Let the number of ${things} be $x$. Then the total number of balls is $${red} + x$.`,
    earns(0.5, `$P(\\text{red}) = \\dfrac{${red}}{${red} + x}$ and $P(\\text{${colour}}) = \\dfrac{x}{${red} + x}$`),
    earns(
      0.5,
      says`Given: ${chain(`\\dfrac{x}{${red} + x}`, `${times} \\times \\dfrac{${red}}{${red} + x}`)}`,
      'equation',
    ),
    earns(0.5, says`The denominators are equal, so ${chain('x', `${times} \\times ${red}`, `${unknown}`)}.`),
    earns(0.5, says`Hence, ${isValue(`the number of ${things}`, `${unknown}`)}.`),
  ]
}

function shareSteps(draw: Draw): readonly Step[] {
  const { n, d, story } = draw
  const { known, wanted } = shareStories[story]
  const { unknown, total, green } = facts(draw)
  const p = toTex(fraction(n, d))
  return [
    `Let the number of ${known} be $x$.`,
    earns(0.5, says`Given: ${chain(`\\dfrac{x}{${total}}`, p)}`),
    earns(0.5, says`So ${chain('x', `${p} \\times ${total}`, `${green}`)}.`, 'known'),
    earns(0.5, says`${equals(`Number of ${wanted}`, `${total} - ${green}`, `${unknown}`)}`, 'others'),
    earns(0.5, says`Hence, ${isValue(`the number of ${wanted}`, `${unknown}`)}.`),
  ]
}

/** E.g. "A bag contains 5 red balls and some blue balls. If the probability of drawing a blue ball is double that of a red ball, ..." */
export const findCount = template({
  id: 'prob-find-number-of-items',
  topic: 'probability',
  archetypes: ['prob-find-count'],
  difficulty: 'medium',
  marks: 2,
  draw: (random): Draw => ({
    ask: random.pick(['times', 'share'] as const),
    red: random.integer(3, 12),
    times: random.integer(2, 5),
    ...random.pick([
      { n: 2, d: 3 },
      { n: 1, d: 4 },
      { n: 3, d: 4 },
      { n: 2, d: 5 },
      { n: 3, d: 5 },
      { n: 5, d: 6 },
      { n: 3, d: 8 },
    ]),
    story: random.pick([0, 1, 2] as const),
  }),
  pose: (draw) => ({
    question: question(draw),
    rule: { kind: 'number', expected: `${facts(draw).unknown}` },
    hints: [
      'Let the unknown number be $x$, and write each probability with it.',
      draw.ask === 'times'
        ? 'Both probabilities have the same denominator.'
        : 'First find how many there are of the kind whose probability is given.',
    ],
    steps: draw.ask === 'times' ? timesSteps(draw) : shareSteps(draw),
    explanation:
      'A probability is a share of the total, so a known probability gives an equation for the unknown number.',
  }),
  crossCheck: ({ ask, red, times, n, d }) => {
    for (let x = 1; x <= 500; x++) {
      const total = d * red
      if (ask === 'times' ? x * (x + red) === times * red * (x + red) : (total - x) * d === n * total) return `${x}`
    }
    return null
  },
  slips: (draw) => {
    const { unknown, total, green } = facts(draw)
    return wrongValues(
      fraction(unknown),
      draw.ask === 'times'
        ? [
            [fraction(total), 'That is the total number of balls.', 'last'],
            [
              fraction(draw.red, draw.times),
              'The other colour is the more likely one, so there are more of it.',
              'equation',
            ],
            [
              fraction(draw.red + draw.times),
              'The probability is so many times as large: multiply, do not add.',
              'equation',
            ],
          ]
        : [
            [
              fraction(green),
              'That is the number of those whose probability is given. The others are asked.',
              'others',
            ],
            [fraction(total * draw.d, draw.n), 'Multiply the total by the probability.', 'known'],
            [fraction(total - draw.n), 'Take the probability of the whole total first.', 'known'],
          ],
    )
  },
})
