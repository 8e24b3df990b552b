import { byPoints } from './by-points'
import type { Pair } from '../../../solutions/linear-equations/pieces/line'
import type { Rule } from '../../kinds-of-question/assertion-rules'

/** The facts of the chapter from which an assertion may follow. */
export const ruleNames = [
  'none',
  'infinite',
  'unique',
  'consistent',
  'solution',
  'axis',
  'parallel to an axis',
  'multiple',
  'alone',
  'digits',
] as const

export type RuleName = (typeof ruleNames)[number]

const equal = '\\frac{a_1}{a_2} = \\frac{b_1}{b_2}'
const unequal = '\\frac{a_1}{a_2} \\neq \\frac{b_1}{b_2}'
const parallel = 'then the lines are parallel and the pair has no solution.'
const coincident = 'then the lines coincide and the pair has infinitely many solutions.'
const crossing = 'then the lines intersect and the pair has exactly one solution.'

const same: Pair = [
  [1, 1, 2],
  [2, 2, 4],
]
const apart: Pair = [
  [1, 1, 2],
  [2, 2, 5],
]

export const rules: Readonly<Record<RuleName, Rule>> = {
  none: {
    text: `If $${equal} \\neq \\frac{c_1}{c_2}$, ${parallel}`,
    untrue: `If $${equal} = \\frac{c_1}{c_2}$, ${parallel}`,
    rightly: 'Where all three ratios are equal, the lines coincide.',
    survives: () => byPoints(same) === 'none',
  },
  infinite: {
    text: `If $${equal} = \\frac{c_1}{c_2}$, ${coincident}`,
    untrue: `If $${equal} \\neq \\frac{c_1}{c_2}$, ${coincident}`,
    rightly: 'Where the ratio of the constants differs from the other two, the lines are parallel.',
    survives: () => byPoints(apart) === 'infinite',
  },
  unique: {
    text: `If $${unequal}$, ${crossing}`,
    untrue: `If $${equal}$, ${crossing}`,
    rightly: 'Where these two ratios are equal, the lines are parallel or coincide.',
    survives: () => byPoints(apart) === 'unique',
  },
  consistent: {
    text: 'A pair of equations is consistent if its lines have at least one common point, and inconsistent if they have none.',
    untrue:
      'A pair of equations is consistent if its lines have exactly one common point, and inconsistent if they have none or more than one.',
    rightly: 'A pair of coincident lines is consistent too: it has infinitely many solutions.',
    survives: () => byPoints(same) === 'unique',
  },
  solution: {
    text: 'Two values of $x$ and $y$ are a solution of a pair of equations if they satisfy both of the equations.',
    untrue: 'Two values of $x$ and $y$ are a solution of a pair of equations if they satisfy one of the equations.',
    rightly: 'Values that satisfy only one of the two equations are no solution of the pair.',
    // x = 2, y = 0 satisfies x + y = 2; the other equation is x - y = 0
    survives: () => 2 - 0 === 0,
  },
  axis: {
    text: 'On the $x$-axis every point has the $y$-coordinate $0$, and on the $y$-axis the $x$-coordinate $0$.',
    untrue: 'On the $x$-axis every point has the $x$-coordinate $0$, and on the $y$-axis the $y$-coordinate $0$.',
    rightly: 'The point $(5, 0)$ lies on the $x$-axis, and its $x$-coordinate is $5$.',
    survives: () => [5, 0][0] === 0,
  },
  'parallel to an axis': {
    text: 'A line $x = k$ is parallel to the $y$-axis, and a line $y = k$ is parallel to the $x$-axis.',
    untrue: 'A line $x = k$ is parallel to the $x$-axis, and a line $y = k$ is parallel to the $y$-axis.',
    rightly: 'The points of a line $x = k$ have the same $x$-coordinate, as those of the $y$-axis have.',
    // the line x = 5 through (5, 0) and (5, 1)
    survives: () => [0, 1].every((y, _, [first]) => y === first),
  },
  multiple: {
    text: 'If both sides of an equation are multiplied by a number other than $0$, its solutions stay the same.',
    untrue:
      'If both sides of an equation are multiplied by a number other than $0$, its solutions are multiplied by it too.',
    rightly: 'Both equations are satisfied by just the same values.',
    // x = y = 1 satisfies x + y = 2; three times that is no solution of 3x + 3y = 6
    survives: () => 3 * 3 + 3 * 3 === 6,
  },
  alone: {
    text: 'A linear equation in two variables, taken alone, has infinitely many solutions.',
    untrue: 'A linear equation in two variables, taken alone, has exactly one solution.',
    rightly: 'Its graph is a line, and each point of the line is a solution.',
    survives: () => [0, 1, 2].length === 1,
  },
  digits: {
    text: 'A two-digit number with the tens digit $x$ and the ones digit $y$ is $10x + y$.',
    untrue: 'A two-digit number with the tens digit $x$ and the ones digit $y$ is $x + 10y$.',
    rightly: 'The tens digit counts tens, so its part of the number is $10x$.',
    survives: () => 4 + 10 * 7 === 47,
  },
}
