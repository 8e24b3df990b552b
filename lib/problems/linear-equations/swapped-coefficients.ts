import { distinctSlips } from '../distinct-slips'
import { template } from '../template'
import { conclusion } from './elimination'
import { byDeterminants, lineTex, solutionText } from './line'
import { pairOf, sumAndDifferenceLines } from './sum-and-difference'
import { usualSlips } from './usual-slips'

/** E.g. "Solve 99x + 101y = 499 and 101x + 99y = 501." */
export const swappedCoefficients = template({
  id: 'le-swapped-coefficients',
  topic: 'linear-equations',
  archetypes: ['le-swapped-large-coeff'],
  difficulty: 'hard',
  marks: 3,
  draw: (random) =>
    random.until(
      (source) => ({
        p: source.integer(23, 250),
        q: source.integer(23, 250) * source.pick([1, 1, 1, -1]),
        x: source.integer(-8, 9),
        y: source.integer(-8, 9),
        asked: source.pick(['both', 'both', 'difference'] as const),
        stem: source.pick(['solve', 'find'] as const),
      }),
      ({ p, q, x, y }) =>
        x * y !== 0 &&
        x !== y &&
        x + y !== 0 &&
        Math.abs(p) !== Math.abs(q) &&
        Math.abs((p + q) * (x + y)) < 5000 &&
        Math.abs((p - q) * (x - y)) < 5000 &&
        Math.abs(p - q) > 1,
    ),
  pose: (swapped) => {
    const { x, y, asked, stem } = swapped
    const [first, second] = pairOf(swapped)
    const equations = `$${lineTex(first)}$ and $${lineTex(second)}$`
    const look = 'Look at the coefficients: they are the same two numbers, exchanged.'
    const explanation =
      'When the coefficients are exchanged, both the sum and the difference of the equations have equal coefficients, so large numbers drop out by one division.'
    const lines = sumAndDifferenceLines(swapped)
    if (asked === 'difference')
      return {
        question: `If ${equations}, find the value of $x - y$.`,
        rule: { kind: 'number', expected: `${x - y}` },
        hints: [look, 'Subtract one equation from the other. Which number can you then divide by?'],
        steps: [...lines.slice(0, 2), ...lines.slice(3, 4), `So the value of $x - y$ is $${x - y}$`],
        explanation,
      }
    return {
      question: {
        solve: `Solve the pair of linear equations ${equations}.`,
        find: `Find $x$ and $y$ without multiplying the equations: ${equations}.`,
      }[stem],
      rule: { kind: 'pair', expected: solutionText(x, y) },
      hints: [
        look,
        'Add the two equations, and divide by the common coefficient. Then subtract them.',
        'You then know $x + y$ and $x - y$.',
      ],
      steps: [...lines, conclusion(x, y)],
      explanation,
    }
  },
  crossCheck: (swapped) => {
    const [x, y] = byDeterminants(pairOf(swapped))
    return swapped.asked === 'difference' ? `${x.n - y.n}` : solutionText(x, y)
  },
  slips: (swapped) => {
    const { x, y, asked } = swapped
    return asked === 'difference'
      ? distinctSlips(`${x - y}`, [
          { response: `${x + y}`, note: 'That is x + y, from adding. Subtract the equations for x − y.' },
          { response: `${y - x}`, note: 'Check the signs: subtract the second equation from the first on both sides.' },
        ])
      : usualSlips(x, y, pairOf(swapped))
  },
})
