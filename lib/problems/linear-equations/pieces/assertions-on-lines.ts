import type { Random } from '../../../random'
import { atPoint, drawMeetingLines } from './lattice-lines'
import { drawCoefficient, through } from './line'
import { leftSide, lineTex, type Line } from '../../../solutions/linear-equations/pieces/line'
import type { StatementFamily } from '../../kinds-of-question/assertion-statements'
import { general } from './assertions-on-pairs'

const lies = ([a, b, c]: Line, x: number, y: number): boolean => a * x + b * y === c

/** The left side with the coordinates of a point put in. */
const valueAt = (line: Line, [x, y]: readonly [number, number]): string =>
  `$${atPoint([line[0], line[1], line[0] * x + line[1] * y], [x, y])}$`

/** The solution of a pair. */
function solution(random: Random): StatementFamily {
  const { pair, meet } = drawMeetingLines(random)
  const [first, second] = pair
  const [x, y] = meet
  // the second line misses it, the first goes through it
  const [dx, dy] = [-first[1], first[0]]
  const away = [x + dx, y + dy] as const
  const shown = `$${lineTex(first)}$ and $${lineTex(second)}$`
  return {
    truth: {
      text: `The solution of the pair of equations ${shown} is $x = ${x}$, $y = ${y}$.`,
      about: `Putting $x = ${x}$, $y = ${y}$: ${valueAt(first, meet)} and ${valueAt(second, meet)}, as it should be.`,
      holds: () => lies(first, x, y) && lies(second, x, y),
    },
    falsehood: {
      text: `The solution of the pair of equations ${shown} is $x = ${away[0]}$, $y = ${away[1]}$.`,
      about: `Putting $x = ${away[0]}$, $y = ${away[1]}$ in the left side $${leftSide(second)}$: ${valueAt(second, away)}, and not $${second[2]}$.`,
      holds: () => lies(first, ...away) && lies(second, ...away),
    },
    explains:
      'Two values are the solution of a pair of equations with intersecting lines if they satisfy both equations.',
    unrelated: random.pick(general),
    untrue: {
      text: 'Two values that satisfy one of the two equations are a solution of the pair.',
      why: `$x = ${away[0]}$, $y = ${away[1]}$ satisfies $${lineTex(first)}$, but not $${lineTex(second)}$.`,
      survives: () => lies(second, ...away),
    },
  }
}

/** Where a line meets an axis. */
function onAxis(random: Random): StatementFamily {
  const axis = random.pick(['x', 'y'] as const)
  const [at, a, b] = random.until(
    (source) => [drawCoefficient(source, 7), source.integer(2, 7), drawCoefficient(source, 7)] as const,
    ([, p, q]) => p !== Math.abs(q) && Math.abs(q) > 1,
  )
  const point: readonly [number, number] = axis === 'x' ? [at, 0] : [0, at]
  const swapped: readonly [number, number] = [point[1], point[0]]
  const line = through(a, b, point)
  const other = axis === 'x' ? 'y' : 'x'
  const tex = ([x, y]: readonly [number, number]) => `$(${x}, ${y})$`
  const rule = (zero: string) => `Every point of the $${axis}$-axis has the ${zero}-coordinate $0$.`
  return {
    truth: {
      text: `The line $${lineTex(line)}$ meets the $${axis}$-axis at ${tex(point)}.`,
      about: `With $${other} = 0$: ${valueAt(line, point)}, as it should be.`,
      holds: () => lies(line, ...point) && point[axis === 'x' ? 1 : 0] === 0,
    },
    falsehood: {
      text: `The line $${lineTex(line)}$ meets the $${axis}$-axis at ${tex(swapped)}.`,
      about: `On the $${axis}$-axis $${other} = 0$, but ${tex(swapped)} has $${other} = ${at}$: it is no point of that axis.`,
      holds: () => swapped[axis === 'x' ? 1 : 0] === 0,
    },
    explains: rule(`$${other}$`),
    unrelated: random.pick(general),
    untrue: {
      text: rule(`$${axis}$`),
      why: `The point ${tex(axis === 'x' ? [5, 0] : [0, 5])} lies on the $${axis}$-axis.`,
      survives: () => (axis === 'x' ? [5, 0] : [0, 5])[axis === 'x' ? 0 : 1] === 0,
    },
  }
}

/** Lines parallel to an axis. */
function upright(random: Random): StatementFamily {
  const axis = random.pick(['x', 'y'] as const)
  const [other, along] = axis === 'x' ? ['y', 'y'] : ['x', 'x']
  const [p, q] = random.until(
    (source) => [drawCoefficient(source, 9), drawCoefficient(source, 9)] as const,
    ([a, b]) => a !== b,
  )
  const meet = axis === 'x' ? `$(${p}, ${q})$` : `$(${q}, ${p})$`
  return {
    truth: {
      text: `The lines $${axis} = ${p}$ and $${axis} = ${q}$ have no common point.`,
      about: `A common point would have both $${axis} = ${p}$ and $${axis} = ${q}$, which cannot be.`,
      holds: () => p !== q,
    },
    falsehood: {
      text: `The lines $${axis} = ${p}$ and $${other} = ${q}$ have no common point.`,
      about: `The point ${meet} lies on both lines.`,
      holds: () => p === q && axis === other,
    },
    explains: `Different lines with equations of the form $${axis} = k$ are all parallel to the $${along}$-axis, and so to each other.`,
    unrelated: random.pick(general),
    untrue: {
      text: `A line with an equation of the form $${axis} = k$ is parallel to the $${axis}$-axis.`,
      why: `Its points all have the same $${axis}$-coordinate, so it is parallel to the $${along}$-axis.`,
      survives: () => axis === along,
    },
  }
}

export const lineFamilies = [solution, onAxis, upright]
