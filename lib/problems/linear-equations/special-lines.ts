import { arranged, choiceSlips, drawOrder, letterAt, offeredOf } from '../kinds-of-question/lettered'
import { fraction, zero } from '../../maths'
import { lieText, specialLines as solution, type Given, type Lie } from '../../solutions/linear-equations/special-lines'
import { template } from '../template'
import { drawCoefficient } from './pieces/line'

/** The lines x = p or y = p, and x = q or y = q. */
interface Drawn {
  readonly axes: readonly ['x' | 'y', 'x' | 'y']
  readonly at: readonly [number, number]
  readonly order: readonly number[]
  readonly stem: 0 | 1 | 2
}

type Fact = 'meet' | 'swapped' | 'x-axis' | 'y-axis'

const pointOf = ({ axes: [first], at: [p, q] }: Drawn): readonly [number, number] => (first === 'x' ? [p, q] : [q, p])

const rightFact = ({ axes: [first, second] }: Drawn): Fact =>
  first !== second ? 'meet' : first === 'x' ? 'y-axis' : 'x-axis'

function itemsOf(drawn: Drawn): readonly Fact[] {
  const right = rightFact(drawn)
  return [right, ...(['meet', 'swapped', 'x-axis', 'y-axis'] as const).filter((fact) => fact !== right)]
}

const textOf = (fact: Fact, drawn: Drawn): string => lieText(lieOf(fact, drawn))

/** The facts as a solution reads them. */
function lieOf(fact: Fact, drawn: Drawn): Lie {
  const [x, y] = pointOf(drawn).map((at) => fraction(at))
  if (fact === 'x-axis' || fact === 'y-axis') return { kind: 'parallel', to: fact === 'x-axis' ? 'x' : 'y' }
  const [first, second] = fact === 'meet' ? [x, y] : [y, x]
  return { kind: 'meet', x: first ?? zero, y: second ?? zero }
}

/** E.g. "The pair of equations x = 4 and x = −9 is drawn on one graph. How do the lines lie, and how many solutions ...?" */
export const specialLines = template({
  id: 'le-special-lines',
  version: 2,
  topic: 'linear-equations',
  archetypes: ['le-special-lines'],
  difficulty: 'easy',
  marks: 1,
  draw: (random): Drawn => {
    const parallel = random.chance(0.5)
    const first = random.pick(['x', 'y'] as const)
    const other = first === 'x' ? 'y' : 'x'
    const [p, q] = random.until(
      (source) =>
        [drawCoefficient(source, 9), source.chance(1 / 3) && !parallel ? 0 : drawCoefficient(source, 9)] as const,
      ([a, b]) => a !== b,
    )
    return {
      axes: [first, parallel ? first : other],
      at: random.chance(0.5) ? [p, q] : [q, p],
      order: drawOrder(random, 4),
      stem: random.pick([0, 1, 2] as const),
    }
  },
  given: (drawn): Given => ({
    lines: [
      { axis: drawn.axes[0], at: fraction(drawn.at[0]) },
      { axis: drawn.axes[1], at: fraction(drawn.at[1]) },
    ],
    options: arranged(itemsOf(drawn), drawn.order).map((fact) => lieOf(fact, drawn)),
  }),
  solution,
  ask: (drawn) => {
    const { axes, at, order, stem } = drawn
    const [one, two] = [`${axes[0]} = ${at[0]}`, `${axes[1]} = ${at[1]}`]
    return {
      question:
        [
          `The pair of equations $${one}$ and $${two}$ is drawn on one graph. How do the two lines lie, and how many solutions does the pair have?`,
          `What can be said of the lines $${one}$ and $${two}$ on graph paper?`,
          `Asha draws the graphs of $${one}$ and $${two}$ on the same axes. Which statement about the two lines is true?`,
        ][stem] ?? '',
      ...offeredOf(
        itemsOf(drawn).map((fact) => textOf(fact, drawn)),
        order,
      ),
      hints: [
        'On the line $x = a$ every point has the same $x$-coordinate. To which axis is that line parallel?',
        'A common point of both lines must satisfy both equations.',
      ],
      explanation:
        'An equation in x alone fixes the x-coordinate and leaves y free, so its line is vertical, parallel to the y-axis; an equation in y alone gives a horizontal line, parallel to the x-axis.',
    }
  },
  crossCheck: (drawn) => {
    // the points of a grid that lie on both lines
    const { axes, at, order } = drawn
    const grid = Array.from({ length: 21 }, (_, n) => n - 10)
    const common = grid.flatMap((x) =>
      grid.filter((y) => axes.every((axis, index) => (axis === 'x' ? x : y) === at[index])).map((y) => [x, y] as const),
    )
    const [point] = common
    const fact: Fact = common.length === 1 ? 'meet' : axes[0] === 'x' ? 'y-axis' : 'x-axis'
    const text = point ? `They intersect at $(${point[0]}, ${point[1]})$: one solution.` : textOf(fact, drawn)
    const items = itemsOf(drawn).map((item) => textOf(item, drawn))
    return letterAt(arranged(items, order).indexOf(text))
  },
  slips: (drawn) =>
    choiceSlips(
      itemsOf(drawn)
        .slice(1)
        .map((fact) =>
          fact === 'swapped' && rightFact(drawn) === 'meet'
            ? (['The x-coordinate comes first in a point: the coordinates are exchanged.', 'common point'] as const)
            : fact === 'meet' || fact === 'swapped'
              ? (['Can a point lie on both of these lines at once?', 'common point'] as const)
              : rightFact(drawn) === 'meet'
                ? ([
                    'One of the two lines is vertical and the other horizontal: are they parallel?',
                    'first line',
                  ] as const)
                : (['Plot two points of the first line: to which axis is it parallel?', 'first line'] as const),
        ),
      drawn.order,
    ),
})
