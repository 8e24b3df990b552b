import { gcd } from '../../maths'
import { arranged, choiceSlips, drawOrder, letterAt, offeredOf } from '../kinds-of-question/lettered'
import { template } from '../template'
import { secondLine as solution, type Given } from '../../solutions/linear-equations/second-line'
import { equation } from '../../solutions/linear-equations/pieces/equation'
import { byPoints } from './pieces/by-points'
import { drawCoefficient } from './pieces/line'
import { lineTex, type Line } from '../../solutions/linear-equations/pieces/line'
import { outcomes, type Outcome } from '../../solutions/linear-equations/pieces/ratio-test'

const wanted: Readonly<Record<Outcome, readonly string[]>> = {
  unique: ['intersecting lines', 'a unique solution', 'meets it in exactly one point'],
  none: ['parallel lines', 'no solution', 'is parallel to it'],
  infinite: ['coincident lines', 'infinitely many solutions', 'is the same line'],
}

const scaled = ([a, b, c]: Line, by: number, right = by * c): Line => [by * a, by * b, right]

/** E.g. "Which line makes a pair of parallel lines with 3x − 4y = 7: 6x − 8y = 14, 6x − 8y = 5, 6x + 8y = 5 or ...?" */
export const secondLine = template({
  id: 'le-second-line',
  version: 3,
  topic: 'linear-equations',
  archetypes: ['le-second-line'],
  difficulty: 'easy',
  marks: 1,
  draw: (random) => {
    const outcome = random.pick(outcomes)
    const drawn = random.until(
      (source) => ({
        base: [source.integer(1, 6), drawCoefficient(source, 6), drawCoefficient(source, 9)] as const,
        by: source.shuffle([2, 3, -1, -2]),
        change: source.pick([-3, -2, -1, 1, 2, 3]),
      }),
      ({ base: [a, b, c], change }) =>
        gcd(a, b, c) === 1 && Math.abs(a) !== Math.abs(b) && [1, 2, 3, -1, -2].every((by) => by * c + change !== 0),
    )
    const { base, by, change } = drawn
    const [m = 2, n = 3, k = -1] = by
    const turned: Line = [n * base[0], -n * base[1], n * base[2]]
    const others: Readonly<Record<Outcome, readonly Line[]>> = {
      none: [scaled(base, m, m * base[2] + change), scaled(base, n), turned, [k * base[1], k * base[0], k * base[2]]],
      infinite: [scaled(base, m), scaled(base, n, -n * base[2]), scaled(base, k, k * base[2] + change), turned],
      unique: [
        random.chance(0.5) ? turned : [m * base[1], m * base[0], m * base[2]],
        scaled(base, m),
        scaled(base, n, n * base[2] + change),
        scaled(base, k, -k * base[2]),
      ],
    }
    return { base, outcome, lines: others[outcome], order: drawOrder(random, 4), stem: random.pick([0, 1, 2] as const) }
  },
  given: ({ base, outcome, lines, order }): Given => ({
    base: equation(...base),
    options: arranged(lines, order).map((one) => equation(...one)),
    wanted: outcome,
  }),
  solution,
  ask: ({ base, outcome, lines, order, stem }) => {
    const words = wanted[outcome]
    return {
      question:
        [
          `Which of these equations makes a pair of ${words[0]} with $${lineTex(base)}$?`,
          `The equation $${lineTex(base)}$ is given. With which of these second equations does the pair have ${words[1]}?`,
          `A line is drawn for $${lineTex(base)}$. Which of these equations has a graph that ${words[2]}?`,
        ][stem] ?? '',
      ...offeredOf(
        lines.map((one) => `$${lineTex(one)}$`),
        order,
      ),
      hints: [
        'Compare $\\frac{a_1}{a_2}$ and $\\frac{b_1}{b_2}$ for each option: are they equal?',
        'Where these two agree, look at $\\frac{c_1}{c_2}$ as well. Mind the signs.',
      ],
      explanation:
        'Equal ratios of the coefficients of x and y mean the same direction. The third ratio then tells whether the lines are one line or two parallel ones.',
    }
  },
  crossCheck: ({ base, outcome, lines, order }) => {
    const fits = lines.map((one) => byPoints([base, one]) === outcome)
    return fits.filter(Boolean).length === 1 ? letterAt(arranged(fits, order).indexOf(true)) : null
  },
  slips: ({ base, outcome: asked, lines, order }) =>
    choiceSlips(
      lines.slice(1).map((one, index) => {
        const at = letterAt(order.indexOf(index + 1))
        const outcome = byPoints([base, one])
        return outcome === 'unique'
          ? (['Compare the first two ratios of this pair, with their signs.', `${at}0`] as const)
          : ([
              asked === 'unique'
                ? 'The first two ratios agree here: can the lines then meet in just one point?'
                : 'The first two ratios agree here. What does the third one say?',
              `${at}1`,
            ] as const)
      }),
      order,
    ),
})
