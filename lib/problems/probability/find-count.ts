import { fraction, toTex } from '../../maths'
import { template } from '../template'
import { wrongValues } from '../wrong-values'

interface Draw {
  /** 'times': P(blue) is k times P(red). 'share': P(green) is n/d of a known total. */
  readonly ask: 'times' | 'share'
  readonly red: number
  readonly times: number
  readonly n: number
  readonly d: number
  readonly story: 0 | 1
}

const timesWord = ['', '', 'double', 'three times', 'four times', 'five times']

function facts({ ask, red, times, n, d }: Draw) {
  const unknown = ask === 'times' ? red * times : (d - n) * red
  return { unknown, total: ask === 'times' ? red + unknown : d * red, green: n * red }
}

function question(draw: Draw): string {
  const { ask, red, times, n, d, story } = draw
  const { total } = facts(draw)
  const p = `$${toTex(fraction(n, d))}$`
  if (ask === 'times')
    return story === 0
      ? `A bag contains $${red}$ red balls and some blue balls. If the probability of drawing a blue ball is ${timesWord[times]} that of a red ball, find the number of blue balls in the bag.`
      : `A carton has $${red}$ cricket balls that are red and some that are white. One ball is taken out at random. If the probability of getting a white ball is ${timesWord[times]} the probability of getting a red ball, how many white balls does the carton have?`
  return story === 0
    ? `A jar contains $${total}$ marbles, some green and the others blue. If a marble is drawn at random from the jar, the probability that it is green is ${p}. Find the number of blue marbles in the jar.`
    : `A shopkeeper has $${total}$ pens, some with blue ink and the others with black ink. A pen is picked at random. The probability that it has blue ink is ${p}. Find the number of pens with black ink.`
}

function steps(draw: Draw): readonly string[] {
  const { ask, red, times, n, d, story } = draw
  const { unknown, total, green } = facts(draw)
  const p = toTex(fraction(n, d))
  if (ask === 'times') {
    const colour = story === 0 ? 'blue' : 'white'
    return [
      `Let the number of ${colour} balls be $x$. Then the total number of balls is $${red} + x$.`,
      `$P(\\text{red}) = \\dfrac{${red}}{${red} + x}$ and $P(\\text{${colour}}) = \\dfrac{x}{${red} + x}$`,
      `Given: $\\dfrac{x}{${red} + x} = ${times} \\times \\dfrac{${red}}{${red} + x}$`,
      `The denominators are equal, so $x = ${times} \\times ${red} = ${unknown}$.`,
      `Hence, the number of ${colour} balls is $${unknown}$.`,
    ]
  }
  const [known, wanted] =
    story === 0 ? ['green marbles', 'blue marbles'] : ['pens with blue ink', 'pens with black ink']
  return [
    `Let the number of ${known} be $x$.`,
    `Given: $\\dfrac{x}{${total}} = ${p}$`,
    `So $x = ${p} \\times ${total} = ${green}$.`,
    `Number of ${wanted} $= ${total} - ${green} = ${unknown}$`,
    `Hence, the number of ${wanted} is $${unknown}$.`,
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
    story: random.pick([0, 1] as const),
  }),
  pose: (draw) => ({
    question: question(draw),
    rule: { kind: 'number', expected: `${facts(draw).unknown}` },
    hints: [
      'Let the unknown number be $x$, and write each probability with it.',
      draw.ask === 'times'
        ? 'Both probabilities have the same denominator.'
        : 'First find how many are of the colour whose probability is given.',
    ],
    steps: steps(draw),
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
            [fraction(total), 'That is the total number of balls.'],
            [fraction(draw.red, draw.times), 'The other colour is the more likely one, so there are more of it.'],
            [fraction(draw.red + draw.times), 'The probability is so many times as large: multiply, do not add.'],
          ]
        : [
            [fraction(green), 'That is the number of the other colour.'],
            [fraction(total * draw.d, draw.n), 'Multiply the total by the probability.'],
            [fraction(total - draw.n), 'Take the probability of the whole total first.'],
          ],
    )
  },
})
