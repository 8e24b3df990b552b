import { cells, drawsGiven, numberSets, type TwoDraws } from './pieces/two-draws'
import { fraction, toText } from '../../maths'
import { goodDraws, productOfDraws as solution } from '../../solutions/probability/product-of-draws'
import { template } from '../template'
import { notHappening, wrongChances } from './pieces/chance'

/** E.g. "A number x is selected at random from 1, 2, 3 and then y from 1, 4, 9. Find the probability that xy is less than 9." */
export const twoDrawsProduct = template({
  id: 'prob-product-of-two-numbers',
  version: 2,
  topic: 'probability',
  archetypes: ['prob-two-dice-other'],
  difficulty: 'hard',
  marks: 3,
  wrongRoadsShow: true,
  draw: (random) =>
    random.until(
      (r): TwoDraws => ({
        set: r.integer(0, numberSets.length - 1),
        bound: r.integer(4, 30),
        less: r.chance(0.6),
        stem: r.pick([0, 1, 2] as const),
      }),
      (draw) => {
        const count = goodDraws(drawsGiven(draw)).length
        return count > 2 && count < cells(draw).length - 1 && cells(draw).some(([x, y]) => x * y === draw.bound)
      },
    ),
  given: drawsGiven,
  solution,
  ask: (draw) => {
    const { stem } = draw
    const { xs, ys, bound, is: relation } = drawsGiven(draw)
    const [xList, yList] = [xs.join(', '), ys.join(', ')]
    const stories = [
      `A number $x$ is selected at random from the numbers $${xList}$, and then another number $y$ is selected at random from the numbers $${yList}$. Find the probability that the product of $x$ and $y$ is ${relation} $${bound}$.`,
      `Box I holds cards numbered $${xList}$ and Box II holds cards numbered $${yList}$. One card is drawn at random from each box; let their numbers be $x$ and $y$. What is the probability that $xy$ is ${relation} $${bound}$?`,
      `Ishita spins a wheel with the numbers $${xList}$ and Danish spins one with the numbers $${yList}$; on each wheel all the numbers are equally likely. Let $x$ and $y$ be the numbers at which the wheels stop. Find the probability that the product $xy$ is ${relation} $${bound}$.`,
    ] as const
    return {
      question: stories[stem],
      rule: { kind: 'fraction' },
      hints: [
        'Make a table with the values of $x$ in rows and the values of $y$ in columns.',
        `Write the product in each cell and mark the products that are ${relation} $${bound}$; a product equal to $${bound}$ does not count.`,
      ],
      explanation:
        'The two selections are made separately, so all pairs are equally likely; equal products from different pairs are different outcomes.',
      solutionFigure: {
        kind: 'table',
        description: `Table of the products xy, with a row for each x (${xList}) and a column for each y (${yList}).`,
        head: ['$x \\backslash y$', ...ys.map((y) => `$${y}$`)],
        rows: xs.map((x) => [`$${x}$`, ...ys.map((y) => `$${x * y}$`)]),
        rowHeadings: true,
      },
    }
  },
  crossCheck: ({ set, bound, less }) => {
    const [xs, ys] = numberSets[set] ?? [[], []]
    let count = 0
    for (const y of ys) for (const x of xs) if (less ? y < bound / x : y > bound / x) count++
    return toText(fraction(count, ys.length * xs.length))
  },
  slips: (draw) => {
    const { set, bound, less } = draw
    const [xs, ys] = numberSets[set] ?? [[], []]
    const all = cells(draw)
    const count = goodDraws(drawsGiven(draw)).length
    const products = [...new Set(all.map(([x, y]) => x * y))]
    const distinct = products.filter((p) => (less ? p < bound : p > bound)).length
    return wrongChances(fraction(count, all.length), [
      [
        count + all.filter(([x, y]) => x * y === bound).length,
        all.length,
        'Is a product that equals the bound favourable? Read the event again.',
        'pairs',
      ],
      ...(products.length === all.length
        ? []
        : ([
            [distinct, products.length, 'Equal products from different pairs are different outcomes.', 'outcomes'],
          ] as const)),
      [all.length - count, all.length, notHappening, 'favourable'],
      [
        count,
        xs.length + ys.length,
        'Each $x$ goes with each $y$: multiply the numbers of values, do not add.',
        'outcomes',
      ],
    ])
  },
})
