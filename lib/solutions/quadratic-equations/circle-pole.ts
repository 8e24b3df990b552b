import { bracketed, sumTex, toNumber, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'
import { storySteps } from './pieces/factors'
import { wholeObjection, wholeRoot } from './pieces/story'

/** A point of a circle whose distances from the ends of a diameter differ by so much. */
export interface Given {
  readonly diameter: Fraction
  readonly gap: Fraction
}

export interface Manner {
  /** 'the gates': what lies at the ends. */
  readonly from: string
}

/** The smaller distance where it is whole; null where there is none. */
function nearOf({ diameter, gap }: Given): number | null {
  const [d, by] = [toNumber(diameter), toNumber(gap)]
  const product = (d * d - by * by) / 2
  return Number.isInteger(product) ? wholeRoot(by, product) : null
}

function objection(given: Given): string | null {
  const general = wholeObjection(given.diameter, given.gap)
  if (general !== null) return general
  const [d, by] = [toNumber(given.diameter), toNumber(given.gap)]
  return by >= d || nearOf(given) !== null ? null : 'The distances would be no whole numbers: check what you typed.'
}

/** E.g. "A lamp post is to stand on the edge of a round park of diameter 17 m so that its distances from two gates ..." 8 m, 15 m */
export const circlePole = worked<Given, Manner>({
  id: 'circle-pole',
  archetype: 'qe-word-circle-pole',
  objection,
  solve: (given, { from } = { from: 'the two ends' }) => {
    const [d, gap] = [toNumber(given.diameter), toNumber(given.gap)]
    const near = nearOf(given)
    const constant = (gap * gap - d * d) / 2
    const [a, b, c] = Number.isInteger(constant) ? ([1, gap, constant] as const) : ([2, 2 * gap, 2 * constant] as const)
    const D = b * b - 4 * a * c
    const opening = [
      `Let the distance from the nearer of ${from} be $x$ m; then the other distance is $(x + ${gap})$ m.`,
      earns(
        1,
        `The angle in a semicircle is a right angle, so by the Pythagoras theorem: $x^2 + (x + ${gap})^2 = ${d}^2$`,
        'triangle',
      ),
      line(
        'opened',
        `Opening the bracket: $${sumTex([
          [2, 'x^2'],
          [2 * gap, 'x'],
          [gap * gap, ''],
        ])} = ${d * d}$`,
      ),
      earns(
        1,
        `In standard form: $${sumTex([
          [a, 'x^2'],
          [b, 'x'],
          [c, ''],
        ])} = 0$`,
        'standard',
      ),
      earns(
        1,
        says`Its discriminant: ${chain('D', `${b}^2 - 4 \\times ${a} \\times ${bracketed(c)}`, `${D}`)}`,
        'discriminant',
      ),
    ]
    if (near === null)
      return {
        lines: [
          ...opening,
          earns(
            1,
            D < 0
              ? 'Since $D < 0$, the equation has no real roots.'
              : 'No root is positive: the roots have a negative sum and no negative product.',
            'nature',
          ),
          earns(1, 'Hence this is not possible.'),
        ],
        key: 'not possible',
      }
    const far = near + gap
    return {
      lines: [
        ...opening,
        line('nature', 'Since $D > 0$, the equation has two real roots.'),
        ...storySteps(near, -far, { standard: 0, factors: 1 }).slice(1),
        line('rejected', `$x = -${far}$ is rejected, because a distance cannot be negative. So $x = ${near}$.`),
        earns(1, `Hence it is possible: the distances are $${near}$ m and $${far}$ m.`),
      ],
      key: `nearer = ${near}, farther = ${far}`,
    }
  },
})
