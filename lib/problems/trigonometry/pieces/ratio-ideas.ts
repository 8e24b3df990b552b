import { furtherIdeas } from './further-ratio-ideas'
import type { RatioIdea } from './ratio-idea'

const angles = [0.2, 0.5, 0.9, 1.3]

const same = (p: number, q: number) => Math.abs(p - q) < 1e-9

const atDegrees = (degrees: number) => (degrees * Math.PI) / 180

/** Each with what it explains. */
export const ratioIdeas: readonly RatioIdea[] = [
  {
    reason: {
      text: 'The hypotenuse is the longest side of a right triangle.',
      why: 'the side opposite to the greatest angle is the longest',
      test: () => angles.every((t) => Math.max(Math.sin(t), Math.cos(t)) < 1),
    },
    falseReason: {
      text: 'The hypotenuse is the shortest side of a right triangle.',
      why: 'the hypotenuse is opposite to the right angle, so it is the longest side',
      test: () => angles.every((t) => Math.min(Math.sin(t), Math.cos(t)) > 1),
    },
    assertions: [
      {
        text: 'There is no angle $A$ for which $\\sin A = \\frac{5}{4}$.',
        why: 'the opposite side would have to be longer than the hypotenuse',
        test: () => Number.isNaN(Math.asin(5 / 4)),
      },
      {
        text: 'For an acute angle $A$, $\\sec A$ is always greater than $1$.',
        why: 'the hypotenuse divided by the shorter adjacent side is more than $1$',
        test: () => angles.every((t) => 1 / Math.cos(t) > 1),
      },
    ],
    falseAssertion: {
      text: 'There is an acute angle $A$ for which $\\cos A = \\frac{3}{2}$.',
      why: 'the adjacent side is never longer than the hypotenuse',
      test: () => !Number.isNaN(Math.acos(3 / 2)),
    },
  },
  {
    reason: {
      text: '$\\sec^2 A = 1 + \\tan^2 A$ for every acute angle $A$.',
      why: 'it is one of the three identities',
      test: () => angles.every((t) => same(1 / Math.cos(t) ** 2, 1 + Math.tan(t) ** 2)),
    },
    falseReason: {
      text: '$\\tan^2 A = 1 + \\sec^2 A$ for every acute angle $A$.',
      why: 'the identity is $\\sec^2 A = 1 + \\tan^2 A$',
      test: () => angles.every((t) => same(Math.tan(t) ** 2, 1 + 1 / Math.cos(t) ** 2)),
    },
    assertions: [
      {
        text: 'For an acute angle $A$, the value of $5\\tan^2 A - 5\\sec^2 A$ is $-5$.',
        why: 'it is $-5(\\sec^2 A - \\tan^2 A)$ and the bracket is $1$',
        test: () => angles.every((t) => same(5 * Math.tan(t) ** 2 - 5 / Math.cos(t) ** 2, -5)),
      },
      {
        text: 'If $\\sec A + \\tan A = 3$, then $\\sec A - \\tan A = \\frac{1}{3}$.',
        why: 'the product $(\\sec A + \\tan A)(\\sec A - \\tan A)$ is $1$',
        test: () => {
          const t = 2 * Math.atan(3) - Math.PI / 2
          return same(1 / Math.cos(t) + Math.tan(t), 3) && same(1 / Math.cos(t) - Math.tan(t), 1 / 3)
        },
      },
    ],
    falseAssertion: {
      text: 'For an acute angle $A$, the value of $4\\tan^2 A - 4\\sec^2 A$ is $4$.',
      why: 'it is $-4(\\sec^2 A - \\tan^2 A) = -4$',
      test: () => angles.every((t) => same(4 * Math.tan(t) ** 2 - 4 / Math.cos(t) ** 2, 4)),
    },
  },
  {
    reason: {
      text: 'The value of $\\sin A$ increases as $A$ increases from $0^\\circ$ to $90^\\circ$.',
      why: 'the table gives $0, \\frac{1}{2}, \\frac{1}{\\sqrt{2}}, \\frac{\\sqrt{3}}{2}, 1$',
      test: () => angles.every((t, i) => i === 0 || Math.sin(t) > Math.sin(angles[i - 1] ?? 0)),
    },
    falseReason: {
      text: 'The value of $\\sin A$ decreases as $A$ increases from $0^\\circ$ to $90^\\circ$.',
      why: 'the table gives $0, \\frac{1}{2}, \\frac{1}{\\sqrt{2}}, \\frac{\\sqrt{3}}{2}, 1$, which increases',
      test: () => angles.every((t, i) => i === 0 || Math.sin(t) < Math.sin(angles[i - 1] ?? 0)),
    },
    assertions: [
      {
        text: '$\\sin 70^\\circ$ is greater than $\\sin 50^\\circ$.',
        why: '$70^\\circ$ is the larger of two acute angles, so its sine is larger',
        test: () => Math.sin(atDegrees(70)) > Math.sin(atDegrees(50)),
      },
      {
        text: '$\\cosec 20^\\circ$ is greater than $\\cosec 40^\\circ$.',
        why: '$\\sin 20^\\circ$ is less than $\\sin 40^\\circ$, and $\\cosec$ is the reciprocal',
        test: () => 1 / Math.sin(atDegrees(20)) > 1 / Math.sin(atDegrees(40)),
      },
    ],
    falseAssertion: {
      text: '$\\sin 25^\\circ$ is greater than $\\sin 65^\\circ$.',
      why: '$25^\\circ$ is the smaller of two acute angles, so its sine is smaller',
      test: () => Math.sin(atDegrees(25)) > Math.sin(atDegrees(65)),
    },
  },
  ...furtherIdeas,
]

/** For each idea those whose reasons do not explain its assertions. */
export const unrelatedIdeas: readonly (readonly number[])[] = [
  [3, 4, 6],
  [2, 4, 6],
  [3, 5, 6],
  [0, 2, 6],
  [0, 1, 2],
  [2, 3, 6],
  [0, 2, 7],
  [0, 2, 6],
]
