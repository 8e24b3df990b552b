import type { GeneralFact } from '../assertion-reason'

/** The facts of the chapter from which an assertion may follow. */
export const factNames = [
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

export type FactName = (typeof factNames)[number]

const equal = '\\frac{a_1}{a_2} = \\frac{b_1}{b_2}'
const unequal = '\\frac{a_1}{a_2} \\neq \\frac{b_1}{b_2}'
const parallel = 'then the lines are parallel and the pair has no solution.'
const coincident = 'then the lines coincide and the pair has infinitely many solutions.'
const crossing = 'then the lines intersect and the pair has exactly one solution.'

export const generalFacts: Readonly<Record<FactName, GeneralFact>> = {
  none: {
    text: `If $${equal} \\neq \\frac{c_1}{c_2}$, ${parallel}`,
    untrue: `If $${equal} = \\frac{c_1}{c_2}$, ${parallel}`,
    rightly: 'Where all three ratios are equal, the lines coincide.',
  },
  infinite: {
    text: `If $${equal} = \\frac{c_1}{c_2}$, ${coincident}`,
    untrue: `If $${equal} \\neq \\frac{c_1}{c_2}$, ${coincident}`,
    rightly: 'Where the first two ratios are equal and that of the constants differs, the lines are parallel.',
  },
  unique: {
    text: `If $${unequal}$, ${crossing}`,
    untrue: `If $${equal}$, ${crossing}`,
    rightly: 'Where these two ratios are equal, the lines are parallel or coincide.',
  },
  consistent: {
    text: 'A pair of equations is consistent if its lines have at least one common point, and inconsistent if they have none.',
    untrue:
      'A pair of equations is consistent if its lines have exactly one common point, and inconsistent if they have none or more than one.',
    rightly: 'A pair of coincident lines is consistent too: it has infinitely many solutions.',
  },
  solution: {
    text: 'Two values of $x$ and $y$ are a solution of a pair of equations if they satisfy both of the equations.',
    untrue: 'Two values of $x$ and $y$ are a solution of a pair of equations if they satisfy one of the equations.',
    rightly: 'Values that satisfy only one of the two equations are no solution of the pair.',
  },
  axis: {
    text: 'On the $x$-axis every point has the $y$-coordinate $0$, and on the $y$-axis the $x$-coordinate $0$.',
    untrue: 'On the $x$-axis every point has the $x$-coordinate $0$, and on the $y$-axis the $y$-coordinate $0$.',
    rightly: 'The point $(5, 0)$ lies on the $x$-axis, and its $x$-coordinate is $5$.',
  },
  'parallel to an axis': {
    text: 'For $k \\neq 0$, the line $x = k$ is parallel to the $y$-axis, and the line $y = k$ is parallel to the $x$-axis.',
    untrue:
      'For $k \\neq 0$, the line $x = k$ is parallel to the $x$-axis, and the line $y = k$ is parallel to the $y$-axis.',
    rightly: 'The points of a line $x = k$ have the same $x$-coordinate, as those of the $y$-axis have.',
  },
  multiple: {
    text: 'If both sides of an equation are multiplied by a number other than $0$, its solutions stay the same.',
    untrue:
      'If both sides of an equation are multiplied by a number other than $0$, its solutions are multiplied by it too.',
    rightly: 'Both equations are satisfied by just the same values.',
  },
  alone: {
    text: 'A linear equation in two variables, taken alone, has infinitely many solutions.',
    untrue: 'A linear equation in two variables, taken alone, has exactly one solution.',
    rightly: 'Its graph is a line, and each point of the line is a solution.',
  },
  digits: {
    text: 'A two-digit number with the tens digit $x$ and the ones digit $y$ is $10x + y$.',
    untrue: 'A two-digit number with the tens digit $x$ and the ones digit $y$ is $x + 10y$.',
    rightly: 'The tens digit counts tens, so its part of the number is $10x$.',
  },
}
