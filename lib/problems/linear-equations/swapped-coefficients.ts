import { distinctSlips } from '../slips/distinct-slips'
import { template, type Slip } from '../template'
import { stated } from '../../solutions/linear-equations/pieces/equation'
import { byDeterminants, lineTex, solutionText } from '../../solutions/linear-equations/pieces/line'
import { swappedPair } from '../../solutions/linear-equations/swapped-pair'

/** px + qy = r and qx + py = s. */
interface Swapped {
  readonly p: number
  readonly q: number
  readonly x: number
  readonly y: number
}

const pairOf = ({ p, q, x, y }: Swapped) =>
  [
    [p, q, p * x + q * y],
    [q, p, q * x + p * y],
  ] as const

/** E.g. "Solve 99x + 101y = 499 and 101x + 99y = 501." */
export const swappedCoefficients = template({
  id: 'le-swapped-coefficients',
  topic: 'linear-equations',
  archetypes: ['le-swapped-large-coeff'],
  difficulty: 'hard',
  marks: 2,
  draw: (random) =>
    random.until(
      (source) => ({
        p: source.integer(23, 250),
        q: source.integer(23, 250) * source.pick([1, 1, 1, -1]),
        x: source.integer(-8, 9),
        y: source.integer(-8, 9),
        asked: source.pick(['both', 'both', 'difference'] as const),
        stem: source.pick(['solve', 'find', 'values'] as const),
      }),
      ({ p, q, x, y }) =>
        x * y !== 0 &&
        x !== y &&
        x + y !== 0 &&
        Math.abs(p) !== Math.abs(q) &&
        Math.abs((p + q) * (x + y)) < 5000 &&
        Math.abs((p - q) * (x - y)) < 5000 &&
        Math.abs(p - q) > 1 &&
        Math.abs(p + q) > 1,
    ),
  given: (swapped) => ({ equations: stated(pairOf(swapped)), asked: swapped.asked }),
  solution: swappedPair,
  ask: (swapped) => {
    const { asked, stem } = swapped
    const [first, second] = pairOf(swapped)
    const equations = `$${lineTex(first)}$ and $${lineTex(second)}$`
    const look = 'Look at the coefficients: they are the same two numbers, exchanged.'
    const explanation =
      'In the sum the coefficients of x and y are equal; in the difference they are equal in size but opposite in sign. So one division leaves x + y or x − y.'
    if (asked === 'difference')
      return {
        question: {
          solve: `If ${equations}, find the value of $x - y$.`,
          find: `Without finding $x$ and $y$ themselves, find the value of $x - y$ from ${equations}.`,
          values: `The numbers $x$ and $y$ satisfy ${equations}. What is the value of $x - y$?`,
        }[stem],
        rule: { kind: 'number' },
        hints: [look, 'Subtract one equation from the other. Which number can you then divide by?'],
        explanation,
      }
    return {
      question: {
        solve: `Solve the pair of linear equations ${equations}.`,
        values: `Find the values of $x$ and $y$ for which both ${equations} hold.`,
        find: `Find $x$ and $y$ without multiplying the equations: ${equations}.`,
      }[stem],
      rule: { kind: 'pair' },
      hints: [
        look,
        'Add the two equations, and divide by the common coefficient. Then subtract them.',
        'You then know $x + y$ and $x - y$.',
      ],
      explanation,
    }
  },
  crossCheck: (swapped) => {
    const [x, y] = byDeterminants(pairOf(swapped))
    return swapped.asked === 'difference' ? `${x.n - y.n}` : solutionText(x, y)
  },
  slips: (swapped) => (swapped.asked === 'difference' ? differenceSlips(swapped) : solutionSlips(swapped)),
})

function differenceSlips({ p, q, x, y }: Swapped): readonly Slip[] {
  return distinctSlips(`${x - y}`, [
    { response: `${x + y}`, note: 'That is x + y, from adding. Subtract the equations for x − y.', step: 'difference' },
    {
      response: `${y - x}`,
      note: 'Check the signs: subtract the second equation from the first on both sides.',
      step: 'difference',
    },
    {
      response: `${(p - q) * (x - y)}`,
      note: 'After subtracting, divide by the number that stands before x and y.',
      step: 'difference of both',
    },
  ])
}

function solutionSlips({ x, y }: Swapped): readonly Slip[] {
  return distinctSlips(solutionText(x, y), [
    {
      response: solutionText(y, x),
      note: 'The values are exchanged: did you subtract in the same order on both sides?',
      step: 'difference',
    },
    {
      response: solutionText(x + y, x - y),
      note: 'Those are x + y and x − y. Find x and y from them.',
      step: 'first value',
    },
    {
      response: solutionText(2 * x, 2 * y),
      note: 'Adding x + y and x − y gives twice a number: halve it.',
      step: 'first value',
    },
    { response: solutionText(x, -y), note: 'Check the sign of y: y is (x + y) − x.', step: 'second value' },
  ])
}
