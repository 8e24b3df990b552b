import type { Random } from '../../../random'
import { atPoint, drawMeetingLines } from './lattice-lines'
import { drawCoefficient, through } from './line'
import { leftSide, lineTex, type Line } from '../../../solutions/linear-equations/pieces/line'
import { eitherWay, type EitherWay, type RuledKind } from '../../kinds-of-question/assertion-rules'
import type { RuleName } from './assertion-rules'

const lies = ([a, b, c]: Line, x: number, y: number): boolean => a * x + b * y === c

/** The left side with the coordinates of a point put in. */
const valueAt = (line: Line, [x, y]: readonly [number, number]): string =>
  `$${atPoint([line[0], line[1], line[0] * x + line[1] * y], [x, y])}$`

/** The solution of a pair. */
function solution(random: Random): EitherWay {
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
  }
}

/** Where a line meets an axis. */
function onAxis(random: Random): EitherWay {
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
  }
}

/** Lines parallel to an axis. */
function upright(random: Random): EitherWay {
  const axis = random.pick(['x', 'y'] as const)
  const other = axis === 'x' ? 'y' : 'x'
  const [p, q] = random.until(
    (source) => [drawCoefficient(source, 9), drawCoefficient(source, 9)] as const,
    ([a, b]) => a !== b,
  )
  const meet = axis === 'x' ? `$(${p}, ${q})$` : `$(${q}, ${p})$`
  return {
    truth: {
      text: `The lines $${axis} = ${p}$ and $${axis} = ${q}$ have no common point.`,
      about: `Both lines are parallel to the $${other}$-axis, and they are different lines, so they are parallel to each other.`,
      holds: () => p !== q,
    },
    falsehood: {
      text: `The lines $${axis} = ${p}$ and $${other} = ${q}$ have no common point.`,
      about: `The point ${meet} lies on both lines.`,
      holds: () => p === q && axis === other,
    },
  }
}

/** Two equations of one line, or of two. */
function multiples(random: Random): EitherWay {
  const [a, b, c, k] = random.until(
    (source) =>
      [source.integer(1, 7), drawCoefficient(source, 7), drawCoefficient(source, 9), source.integer(2, 5)] as const,
    ([p, q]) => p !== Math.abs(q),
  )
  return {
    truth: {
      text: `The equations $${lineTex([a, b, c])}$ and $${lineTex([k * a, k * b, k * c])}$ have the same solutions.`,
      about: `Both sides of the second are $${k}$ times those of the first.`,
      holds: () => a * (k * c) === c * (k * a) && b * (k * c) === c * (k * b),
    },
    falsehood: {
      text: `The equations $${lineTex([a, b, c])}$ and $${lineTex([k * a, k * b, c])}$ have the same solutions.`,
      about: `The left side of the second is $${k}$ times that of the first, but the right side is not.`,
      holds: () => c * k === c,
    },
  }
}

/** Other solutions of one equation. */
function further(random: Random): EitherWay {
  const [a, b, x, y] = random.until(
    (source) =>
      [
        source.integer(1, 7),
        drawCoefficient(source, 7),
        drawCoefficient(source, 6),
        drawCoefficient(source, 6),
      ] as const,
    ([p, q]) => p !== Math.abs(q),
  )
  const line: Line = [a, b, a * x + b * y]
  const [u, v] = [x + b, y - a]
  const about = `Putting $x = ${u}$, $y = ${v}$: ${valueAt(line, [u, v])}, so these values are another solution.`
  const [text, other] = [`Besides $x = ${x}$, $y = ${y}$ the equation $${lineTex(line)}$ has`, 'solution.']
  return {
    truth: { text: `${text} another ${other}`, about, holds: () => lies(line, u, v) },
    falsehood: { text: `${text} no other ${other}`, about, holds: () => !lies(line, u, v) },
  }
}

export const lineKinds: readonly RuledKind<RuleName>[] = [
  { rule: 'solution', near: ['unique'], draw: eitherWay(solution) },
  { rule: 'axis', near: ['parallel to an axis', 'solution'], draw: eitherWay(onAxis) },
  { rule: 'parallel to an axis', near: ['none', 'axis', 'consistent'], draw: eitherWay(upright) },
  { rule: 'multiple', near: ['infinite'], draw: eitherWay(multiples) },
  { rule: 'alone', near: ['solution'], draw: eitherWay(further) },
]
