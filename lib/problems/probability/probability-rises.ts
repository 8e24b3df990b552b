import { fraction, subtract, toTex, toText } from '../../maths'
import { riseWhenAdded as solution } from '../../solutions/probability/rise-when-added'
import { template } from '../template'
import { wrongValues } from '../slips/wrong-values'

/**
 * With `blue` other balls, `total` in all and `more` red ones added, P(red) rises by more·blue / (total(total + more)). Only rises 1/d or
 * n/d with small d are set, so that the quadratic stays small.
 */
const settings = Array.from({ length: 17 }, (_, i) => i + 4).flatMap((total) =>
  Array.from({ length: total - 3 }, (_, i) => i + 2).flatMap((blue) =>
    Array.from({ length: 8 }, (_, i) => i + 2).flatMap((more) => {
      const rise = fraction(more * blue, total * (total + more))
      // what is asked is none of the two numbers that are told
      const isTold = [blue, more].includes(total - blue)
      return rise.d <= 15n && rise.n <= 2n && total - blue >= 2 && !isTold ? [{ total, blue, more, rise }] : []
    }),
  ),
)

/** E.g. "A bag contains 4 blue balls and some red balls. If 4 more red balls are put in, P(red) rises by 1/6. How many red balls were there?" */
export const probabilityRises = template({
  id: 'prob-rise-when-balls-added',
  version: 2,
  topic: 'probability',
  archetypes: ['prob-find-count'],
  difficulty: 'hard',
  marks: 3,
  draw: (random) => ({
    ...random.pick(settings),
    ...random.pick([
      { holder: 'bag', thing: 'ball', red: 'red', other: 'blue' },
      { holder: 'box', thing: 'marble', red: 'white', other: 'green' },
      { holder: 'jar', thing: 'bead', red: 'yellow', other: 'black' },
    ]),
    stem: random.pick([0, 1, 2] as const),
  }),
  things: ({ total }) => [{ name: 'how many there are at first', size: total, least: 4, most: 20 }],
  given: ({ blue, more, rise, thing, red, other }) => ({
    colours: [red, other] as const,
    other: blue,
    more,
    rise,
    thing,
  }),
  solution,
  ask: ({ blue, more, rise, holder, thing, red, other, stem }) => {
    const riseTex = toTex(rise)
    const stories = [
      `A ${holder} contains $${blue}$ ${other} ${thing}s and some ${red} ${thing}s. When $${more}$ more ${red} ${thing}s are put in the ${holder}, the probability of drawing a ${red} ${thing} increases by $${riseTex}$. How many ${red} ${thing}s were there in the ${holder} at first?`,
      `In a ${holder} there are $${blue}$ ${other} ${thing}s and an unknown number of ${red} ones. Ayesha puts in $${more}$ more ${red} ${thing}s, and now a ${thing} drawn at random is ${red} with a probability that is $${riseTex}$ more than before. Find the number of ${red} ${thing}s at first.`,
      `Some ${red} ${thing}s and $${blue}$ ${other} ${thing}s are in a ${holder}, and one ${thing} is to be drawn. With $${more}$ ${red} ${thing}s more in the ${holder}, the probability of drawing a ${red} one would be greater by $${riseTex}$. How many ${red} ${thing}s does the ${holder} hold?`,
    ] as const
    return {
      question: stories[stem],
      rule: { kind: 'number' },
      hints: [
        `Let the total number of ${thing}s at first be $n$; work with the ${other} ${thing}s, whose number does not change.`,
        `When the probability of ${red} increases, the probability of ${other} decreases by the same amount.`,
        'You get a quadratic equation in $n$. A number of things cannot be negative.',
      ],
      explanation: `Taking the ${other} ${thing}s keeps the numerators constant, so the condition becomes a short quadratic equation.`,
    }
  },
  crossCheck: ({ blue, more, rise }) => {
    for (let red = 1; red < 200; red++) {
      const gain = subtract(fraction(red + more, red + more + blue), fraction(red, red + blue))
      if (toText(gain) === toText(rise)) return `${red}`
    }
    return null
  },
  slips: ({ total, blue, more }) =>
    wrongValues(fraction(total - blue), [
      [fraction(total), 'That is the total number at first; take away those of the other colour.', 'first'],
      [fraction(total + more - blue), 'That is the number after the new ones are put in.', 'first'],
      [fraction(-total - more), 'A number of things cannot be negative: reject that root.', 'rejected'],
    ]),
})
