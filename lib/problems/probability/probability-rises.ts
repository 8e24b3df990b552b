import { fraction, subtract, toTex, toText } from '../../maths'
import { chain, earns, equals, line, says, template } from '../template'
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
  pose: ({ total, blue, more, rise, holder, thing, red, other, stem }) => {
    const key = total - blue
    const product = total * (total + more)
    const riseTex = toTex(rise)
    const times = Number(rise.n)
    const stories = [
      `A ${holder} contains $${blue}$ ${other} ${thing}s and some ${red} ${thing}s. When $${more}$ more ${red} ${thing}s are put in the ${holder}, the probability of drawing a ${red} ${thing} increases by $${riseTex}$. How many ${red} ${thing}s were there in the ${holder} at first?`,
      `In a ${holder} there are $${blue}$ ${other} ${thing}s and an unknown number of ${red} ones. Ayesha puts in $${more}$ more ${red} ${thing}s, and now a ${thing} drawn at random is ${red} with a probability that is $${riseTex}$ more than before. Find the number of ${red} ${thing}s at first.`,
      `Some ${red} ${thing}s and $${blue}$ ${other} ${thing}s are in a ${holder}, and one ${thing} is to be drawn. With $${more}$ ${red} ${thing}s more in the ${holder}, the probability of drawing a ${red} one would be greater by $${riseTex}$. How many ${red} ${thing}s does the ${holder} hold?`,
    ] as const
    return {
      question: stories[stem],
      rule: { kind: 'number', expected: `${key}` },
      hints: [
        `Let the total number of ${thing}s at first be $n$; work with the ${other} ${thing}s, whose number does not change.`,
        `When the probability of ${red} increases, the probability of ${other} decreases by the same amount.`,
        'You get a quadratic equation in $n$. A number of things cannot be negative.',
      ],
      steps: [
        `Let the total number of ${thing}s at first be $n$. Then $P(\\text{${other}}) = \\dfrac{${blue}}{n}$.`,
        earns(0.5, `Afterwards the total is $n + ${more}$, so $P(\\text{${other}}) = \\dfrac{${blue}}{n + ${more}}$.`),
        `Since $P(\\text{${red}}) = 1 - P(\\text{${other}})$ increases by $${riseTex}$, $P(\\text{${other}})$ decreases by $${riseTex}$:`,
        earns(0.5, says`${chain(`\\dfrac{${blue}}{n} - \\dfrac{${blue}}{n + ${more}}`, riseTex)}`),
        earns(
          0.5,
          `On the left, $\\dfrac{${blue}(n + ${more}) - ${blue}n}{n(n + ${more})} = \\dfrac{${blue * more}}{n(n + ${more})}$, so $\\dfrac{${blue * more}}{n(n + ${more})} = ${riseTex}$.`,
        ),
        times === 1
          ? `Cross-multiplying, $n(n + ${more}) = ${product}$.`
          : `Cross-multiplying, $${times}n(n + ${more}) = ${times * product}$, so $n(n + ${more}) = ${product}$.`,
        says`So ${chain(`n^2 + ${more}n - ${product}`, '0')}.`,
        says`Splitting the middle term, ${chain(`n^2 + ${total + more}n - ${total}n - ${product}`, '0')}.`,
        earns(0.5, `$(n - ${total})(n + ${total + more}) = 0$, so $n = ${total}$ or $n = -${total + more}$.`),
        earns(
          0.5,
          `$n = -${total + more}$ is rejected, because a number of ${thing}s cannot be negative. So $n = ${total}$.`,
          'rejected',
        ),
        line('first', says`${equals(`Number of ${red} ${thing}s at first`, `${total} - ${blue}`, `${key}`)}`),
        earns(0.5, `Hence, there were $${key}$ ${red} ${thing}s at first.`),
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
