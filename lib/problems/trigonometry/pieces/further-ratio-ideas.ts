import type { RatioIdea } from './ratio-idea'

const angles = [0.2, 0.5, 0.9, 1.3]

const same = (p: number, q: number) => Math.abs(p - q) < 1e-9

const always = (test: (t: number) => boolean) => () => angles.every(test)

const { sin, cos, tan } = Math

const atDegrees = (degrees: number) => (degrees * Math.PI) / 180

/** The fourth idea and those after it. */
export const furtherIdeas: readonly RatioIdea[] = [
  {
    reason: {
      text: '$\\tan A \\times \\cot A = 1$ for every acute angle $A$.',
      why: '$\\cot A$ is the reciprocal of $\\tan A$',
      test: always((t) => same(tan(t) * (cos(t) / sin(t)), 1)),
    },
    falseReason: {
      text: '$\\tan A + \\cot A = 1$ for every acute angle $A$.',
      why: 'at $45^\\circ$ the sum is $1 + 1 = 2$',
      test: always((t) => same(tan(t) + cos(t) / sin(t), 1)),
    },
    assertions: [
      {
        text: 'If $\\tan A = \\frac{3}{4}$, then $\\cot A = \\frac{4}{3}$.',
        why: 'the two are reciprocals, and $\\frac{3}{4} \\times \\frac{4}{3} = 1$',
        test: () => same(1 / tan(Math.atan(3 / 4)), 4 / 3),
      },
    ],
    falseAssertion: {
      text: 'If $\\tan A = \\frac{2}{5}$, then $\\cot A = \\frac{3}{5}$.',
      why: 'the reciprocal of $\\frac{2}{5}$ is $\\frac{5}{2}$',
      test: () => same(1 / tan(Math.atan(2 / 5)), 3 / 5),
    },
  },
  {
    reason: {
      text: 'In a right triangle with an angle of $45^\\circ$ the two legs are equal.',
      why: 'the other acute angle is $45^\\circ$ too, and sides opposite to equal angles are equal',
      test: () => same(tan(atDegrees(45)), 1),
    },
    falseReason: {
      text: 'In a right triangle with an angle of $45^\\circ$ a leg and the hypotenuse are equal.',
      why: 'the hypotenuse is longer than each leg; the two legs are equal',
      test: () => same(sin(atDegrees(45)), 1),
    },
    assertions: [
      {
        text: 'The value of $\\tan 45^\\circ$ is $1$.',
        why: 'the opposite and the adjacent side are equal, so their quotient is $1$',
        test: () => same(tan(atDegrees(45)), 1),
      },
      {
        text: "A pole is as long as its shadow on level ground when the sun's altitude is $45^\\circ$.",
        why: 'the pole and its shadow are the legs of such a triangle',
        test: () => same(7 / tan(atDegrees(45)), 7),
      },
    ],
    falseAssertion: {
      text: "The shadow of a pole on level ground is longer than the pole when the sun's altitude is $45^\\circ$.",
      why: 'the pole and its shadow are then equal',
      test: () => 7 / tan(atDegrees(45)) > 7 + 1e-9,
    },
  },
  {
    reason: {
      text: '$\\sin^2 A + \\cos^2 A = 1$ for every acute angle $A$.',
      why: 'it is one of the three identities',
      test: always((t) => same(sin(t) ** 2 + cos(t) ** 2, 1)),
    },
    falseReason: {
      text: '$\\sin A + \\cos A = 1$ for every acute angle $A$.',
      why: 'at $45^\\circ$ the sum is $\\sqrt{2}$; the squares add up to $1$',
      test: always((t) => same(sin(t) + cos(t), 1)),
    },
    assertions: [
      {
        text: 'If $\\sin A = \\frac{3}{5}$ for an acute angle $A$, then $\\cos A = \\frac{4}{5}$.',
        why: '$1 - \\frac{9}{25} = \\frac{16}{25}$ is the square of $\\frac{4}{5}$',
        test: () => same(cos(Math.asin(3 / 5)), 4 / 5),
      },
      {
        text: 'The value of $3\\sin^2 A + 3\\cos^2 A$ is $3$ for every acute angle $A$.',
        why: 'it is $3(\\sin^2 A + \\cos^2 A)$ and the bracket is $1$',
        test: always((t) => same(3 * sin(t) ** 2 + 3 * cos(t) ** 2, 3)),
      },
    ],
    falseAssertion: {
      text: 'If $\\sin A = \\frac{5}{13}$ for an acute angle $A$, then $\\cos A = \\frac{8}{13}$.',
      why: '$1 - \\frac{25}{169} = \\frac{144}{169}$, so $\\cos A = \\frac{12}{13}$',
      test: () => same(cos(Math.asin(5 / 13)), 8 / 13),
    },
  },
  {
    reason: {
      text: 'The angle of depression of an object is equal to the angle of elevation at which the observer is seen from it.',
      why: 'the two horizontal lines are parallel, so the angles are alternate angles',
      test: () => same(Math.atan2(30, 40), Math.PI / 2 - Math.atan2(40, 30)),
    },
    falseReason: {
      text: 'The angle of depression of an object is measured from the vertical line through the observer.',
      why: 'it is measured from the horizontal line through the observer',
      test: () => same(Math.atan2(30, 40), Math.atan2(40, 30)),
    },
    assertions: [
      {
        text: 'A boat is seen from the top of a lighthouse at an angle of depression of $40^\\circ$. From the boat, the top of the lighthouse is seen at an angle of elevation of $40^\\circ$.',
        why: 'both angles lie between the line of sight and parallel horizontal lines',
        test: () => same(Math.atan2(8, 5), Math.PI / 2 - Math.atan2(5, 8)),
      },
    ],
    falseAssertion: {
      text: 'A boat is seen from the top of a lighthouse at an angle of depression of $40^\\circ$. From the boat, the top of the lighthouse is seen at an angle of elevation of $50^\\circ$.',
      why: 'the two angles are alternate angles, so the angle of elevation is $40^\\circ$ as well',
      test: () => same(Math.atan2(tan(atDegrees(40)), 1), atDegrees(50)),
    },
  },
  {
    reason: {
      text: '$\\tan A = \\frac{\\sin A}{\\cos A}$ for every acute angle $A$.',
      why: 'opposite over hypotenuse, divided by adjacent over hypotenuse, is opposite over adjacent',
      test: always((t) => same(tan(t), sin(t) / cos(t))),
    },
    falseReason: {
      text: '$\\tan A = \\sin A \\times \\cos A$ for every acute angle $A$.',
      why: 'at $45^\\circ$ the product is $\\frac{1}{2}$, but $\\tan 45^\\circ = 1$',
      test: always((t) => same(tan(t), sin(t) * cos(t))),
    },
    assertions: [
      {
        text: 'If $\\sin A = \\sqrt{3} \\cos A$ for an acute angle $A$, then $A = 60^\\circ$.',
        why: 'dividing by $\\cos A$ gives $\\tan A = \\sqrt{3}$',
        test: () => same(tan(atDegrees(60)), Math.sqrt(3)),
      },
    ],
    falseAssertion: {
      text: 'If $\\sin A = \\frac{3}{5}$ and $\\cos A = \\frac{4}{5}$, then $\\tan A = \\frac{12}{25}$.',
      why: 'it is the first divided by the second, that is, $\\frac{3}{4}$',
      test: () => same(tan(Math.asin(3 / 5)), 12 / 25),
    },
  },
]
