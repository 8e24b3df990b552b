import { pointText, type Point } from './pieces/point'
import { bracketed } from '../../maths'
import {
  assertionLine,
  assertionReasonLetter,
  assertionReasonOptions,
  assertionReasonQuestion,
  reasonLine,
  type AssertionReasonCode,
} from '../kinds-of-question/assertion-reason'
import type { ItemNote } from '../kinds-of-question/lettered'
import { earns, line, template } from '../template'
import type { Random } from '../../random'

type Idea = 'distance' | 'mid-point' | 'section' | 'axis'

const ideas: readonly Idea[] = ['distance', 'mid-point', 'section', 'axis']

const trueReason: Readonly<Record<Idea, string>> = {
  distance: 'The distance of the point $(x, y)$ from the origin is $\\sqrt{x^2 + y^2}$.',
  'mid-point':
    'The mid-point of the line segment joining $(x_1, y_1)$ and $(x_2, y_2)$ is $\\left(\\frac{x_1 + x_2}{2}, \\frac{y_1 + y_2}{2}\\right)$.',
  section:
    'The point which divides the line segment joining $(x_1, y_1)$ and $(x_2, y_2)$ internally in the ratio $m : n$ is $\\left(\\frac{mx_2 + nx_1}{m + n}, \\frac{my_2 + ny_1}{m + n}\\right)$.',
  axis: 'The $y$-coordinate of every point on the $x$-axis is zero.',
}

const falseReason: Readonly<Record<Idea, string>> = {
  distance: 'The distance of the point $(x, y)$ from the origin is $x + y$.',
  'mid-point':
    'The mid-point of the line segment joining $(x_1, y_1)$ and $(x_2, y_2)$ is $\\left(\\frac{x_1 - x_2}{2}, \\frac{y_1 - y_2}{2}\\right)$.',
  section:
    'The point which divides the line segment joining $(x_1, y_1)$ and $(x_2, y_2)$ internally in the ratio $m : n$ is $\\left(\\frac{mx_1 + nx_2}{m + n}, \\frac{my_1 + ny_2}{m + n}\\right)$.',
  axis: 'The $x$-coordinate of every point on the $x$-axis is zero.',
}

const legs: readonly Point[] = [
  [3, 4],
  [6, 8],
  [5, 12],
  [8, 6],
  [8, 15],
  [9, 12],
]

interface Claim {
  readonly idea: Idea
  /** The number claimed: a distance, or the x-coordinate of a mid-point or of a point on the axis. */
  readonly claimed: number
  readonly a: Point
  readonly b: Point
  /** The ratio of a section. */
  readonly m: number
  readonly n: number
}

function drawClaim(random: Random, idea: Idea, holds: boolean): Claim {
  const off = holds ? 0 : random.pick([1, 2])
  if (idea === 'distance') {
    const [p, q] = random.pick(legs)
    return {
      idea,
      a: [random.pick([p, -p]), random.pick([q, -q])],
      b: [0, 0],
      claimed: Math.hypot(p, q) + off,
      m: 1,
      n: 1,
    }
  }
  const [x, y] = [random.integer(-6, 6), random.integer(1, 6)]
  const [u, v] = [random.integer(1, 5), random.integer(1, 5)]
  if (idea === 'mid-point') return { idea, a: [x - u, y - v], b: [x + u, y + v], claimed: x + off, m: 1, n: 1 }
  if (idea === 'section') return drawSection(random, off)
  return { idea, a: [x, y], b: [x + 2 * u, -y], claimed: x + u + off, m: 1, n: 1 }
}

/** A segment of m + n equal steps, cut after the first m. */
function drawSection(random: Random, off: number): Claim {
  const [m, n] = random.pick([
    [1, 2],
    [2, 1],
    [1, 3],
    [3, 1],
    [2, 3],
    [3, 2],
  ] as const)
  const [x, y] = [random.integer(-6, 2), random.integer(-6, 2)]
  const [u, v] = [random.integer(1, 2), random.integer(1, 2)]
  return { idea: 'section', a: [x, y], b: [x + (m + n) * u, y + (m + n) * v], claimed: x + m * u + off, m, n }
}

function claimText({ idea, a, b, claimed, m, n }: Claim): string {
  if (idea === 'distance') return `The distance of the point $${pointText(a)}$ from the origin is $${claimed}$ units.`
  if (idea === 'mid-point')
    return `The mid-point of the line segment joining $${pointText(a)}$ and $${pointText(b)}$ is $${pointText([claimed, (a[1] + b[1]) / 2])}$.`
  if (idea === 'section')
    return `The point which divides the line segment joining $${pointText(a)}$ and $${pointText(b)}$ internally in the ratio $${m} : ${n}$ is $${pointText([claimed, (m * b[1] + n * a[1]) / (m + n)])}$.`
  return `The line segment joining $${pointText(a)}$ and $${pointText(b)}$ meets the $x$-axis at $${pointText([claimed, 0])}$.`
}

const trueValue = ({ idea, a, b, m, n }: Claim): number =>
  idea === 'distance' ? Math.sqrt(a[0] * a[0] + a[1] * a[1]) : (m * b[0] + n * a[0]) / (m + n)

/** The working that decides the assertion. */
function whyAssertion(claim: Claim): string {
  const { idea, a, b, m, n } = claim
  const value = trueValue(claim)
  if (idea === 'distance')
    return `The distance from the origin is $\\sqrt{${a[0] * a[0]} + ${a[1] * a[1]}} = ${value}$ units.`
  const place = pointText([value, idea === 'axis' ? 0 : (m * b[1] + n * a[1]) / (m + n)])
  if (idea === 'section')
    return `The point is $\\left(\\frac{${m}(${b[0]}) + ${n}(${a[0]})}{${m} + ${n}}, \\frac{${m}(${b[1]}) + ${n}(${a[1]})}{${m} + ${n}}\\right) = ${place}$.`
  return idea === 'axis'
    ? `The ends are at equal distances on opposite sides of the $x$-axis, so the segment meets it at its mid-point $${place}$.`
    : `The mid-point is $\\left(\\frac{${a[0]} + ${bracketed(b[0])}}{2}, \\frac{${a[1]} + ${bracketed(b[1])}}{2}\\right) = ${place}$.`
}

const verdicts: Readonly<Record<AssertionReasonCode, string>> = {
  explains: 'Both are true, and the reason is what gives the assertion',
  bothTrue: 'Both are true, but the reason is about another fact and does not give the assertion',
  reasonFalse: 'The assertion is true, but the reason is false',
  assertionFalse: 'The assertion is false, but the reason is true',
}

/** Whether a fact is no reason for a claim: the section formula holds the mid-point formula, and both decide the axis. */
function isUnrelated(fact: Idea, claim: Idea): boolean {
  if (claim === 'axis') return fact === 'distance'
  if (fact === claim) return false
  return !['mid-point', 'section'].includes(fact) || claim === 'distance'
}

/** What to look at again, and in which line, for a student who chose another option. */
function adviceFor(right: AssertionReasonCode, chosen: AssertionReasonCode): ItemNote {
  if (right === 'assertionFalse' || chosen === 'assertionFalse')
    return ['Test the assertion by itself first: work it out with the coordinates that are given.', assertionLine]
  if (right === 'reasonFalse' || chosen === 'reasonFalse')
    return ['Test the reason by itself: try it with simple points that you can see on a graph.', reasonLine]
  return ['Ask whether the reason is the very fact that you would use to show the assertion.', 'last']
}

/** E.g. "A: the distance of (6, -8) from the origin is 10 units. R: the distance of (x, y) from the origin is ..." */
export const coordinateAssertionReason = template({
  id: 'cg-assertion-reason-formulas',
  topic: 'coordinate-geometry',
  archetypes: ['cg-assertion-reason'],
  difficulty: 'easy',
  marks: 1,
  draw: (random) => {
    const code = random.pick(['explains', 'bothTrue', 'reasonFalse', 'assertionFalse'] as const)
    const idea = code === 'explains' || code === 'assertionFalse' ? random.pick(ideas.slice(0, 3)) : random.pick(ideas)
    const other = random.pick(ideas.filter((each) => isUnrelated(each, idea)))
    const claim = drawClaim(random, idea, code !== 'assertionFalse')
    return { code, claim, reasonIdea: code === 'bothTrue' ? other : idea, reasonHolds: code !== 'reasonFalse' }
  },
  pose: ({ code, claim, reasonIdea, reasonHolds }) => ({
    question: assertionReasonQuestion(claimText(claim), (reasonHolds ? trueReason : falseReason)[reasonIdea]),
    rule: { kind: 'choice', expected: assertionReasonLetter(code), options: assertionReasonOptions },
    options: assertionReasonOptions,
    hints: [
      'Decide first, each on its own, whether the assertion and the reason are true.',
      'If both are true, ask whether the reason is the fact you would use to show the assertion.',
    ],
    steps: [
      line(assertionLine, `Assertion: ${whyAssertion(claim)}`),
      `So the assertion is ${code === 'assertionFalse' ? 'false' : 'true'}.`,
      line(
        reasonLine,
        `Reason: ${reasonHolds ? 'it is a true statement' : `it is false; correctly, ${trueReason[reasonIdea].replace(/^The/, 'the')}`}${reasonHolds ? '.' : ''}`,
      ),
      earns(1, `${verdicts[code]}: option (${assertionReasonLetter(code)}).`),
    ],
    explanation:
      'In assertion-reason questions the truth of each statement comes first; only when both are true does the link between them matter.',
  }),
  crossCheck: ({ claim, reasonIdea, reasonHolds }) => {
    const { idea, a, b, claimed, m, n } = claim
    // The two parts of the segment, measured, are as m to n.
    const y = idea === 'axis' ? 0 : a[1] + (m / (m + n)) * (b[1] - a[1])
    const [first, second] = [a, b].map((end) => Math.hypot(claimed - end[0], y - end[1]))
    const holds =
      idea === 'distance'
        ? Math.abs(Math.hypot(...a) - claimed) < 1e-9
        : Math.abs((first ?? 0) * n - (second ?? 0) * m) < 1e-9
    if (!holds) return 'D'
    if (!reasonHolds) return 'C'
    return reasonIdea === idea ? 'A' : 'B'
  },
  slips: ({ code }) =>
    (['explains', 'bothTrue', 'reasonFalse', 'assertionFalse'] as const)
      .filter((other) => other !== code)
      .map((other) => {
        const [note, step] = adviceFor(code, other)
        return { response: assertionReasonLetter(other), note, step }
      }),
})
