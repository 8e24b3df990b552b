/** A statement about ratios, and whether it holds. */
interface RatioStatement {
  readonly text: string
  readonly holds: boolean
  readonly reason: string
  readonly hint: string
  /** Tests the statement with numbers. */
  readonly test: () => boolean
}

const acute = [0.1, 0.4, 0.7, 1, 1.3, 1.5]

const same = (p: number, q: number) => Math.abs(p - q) < 1e-9

const cosec = (t: number) => 1 / Math.sin(t)

/** Those of the book and their like. */
export const ratioStatements: readonly RatioStatement[] = [
  {
    text: 'The value of $\\tan A$ is always less than $1$.',
    holds: false,
    reason: '$\\tan 60^\\circ = \\sqrt{3}$, which is greater than $1$',
    hint: 'Try $A = 60^\\circ$.',
    test: () => acute.every((t) => Math.tan(t) < 1),
  },
  {
    text: '$\\sec A = \\frac{12}{5}$ for some acute angle $A$.',
    holds: true,
    reason: 'the hypotenuse is the longest side, so $\\sec A$ can take any value greater than $1$',
    hint: 'Think of $\\sec A$ as hypotenuse over adjacent side. Which of the two is longer?',
    test: () => Math.acos(5 / 12) > 0,
  },
  {
    text: '$\\cos A$ is the abbreviation used for the cosecant of angle $A$.',
    holds: false,
    reason: '$\\cos A$ stands for the cosine of angle $A$; the cosecant is written $\\cosec A$',
    hint: 'Which ratio is written $\\cosec A$?',
    test: () => acute.every((t) => same(Math.cos(t), cosec(t))),
  },
  {
    text: '$\\cot A$ is the product of $\\cot$ and $A$.',
    holds: false,
    reason: '$\\cot$ has no meaning without an angle; $\\cot A$ is one number, the cotangent of angle $A$',
    hint: 'Can you say what $\\cot$ alone, without an angle, stands for?',
    test: () => false,
  },
  {
    text: '$\\sin \\theta = \\frac{4}{3}$ for some acute angle $\\theta$.',
    holds: false,
    reason: 'the hypotenuse is the longest side, so $\\sin \\theta$ can never be greater than $1$',
    hint: 'Think of $\\sin \\theta$ as opposite side over hypotenuse. Which of the two is longer?',
    test: () => !Number.isNaN(Math.asin(4 / 3)),
  },
  {
    text: '$\\sin(A + B) = \\sin A + \\sin B$ for all acute angles $A$ and $B$.',
    holds: false,
    reason:
      'for $A = 30^\\circ$, $B = 60^\\circ$ the left side is $1$ and the right side is $\\frac{1 + \\sqrt{3}}{2}$',
    hint: 'Try $A = 30^\\circ$ and $B = 60^\\circ$.',
    test: () => same(Math.sin(Math.PI / 2), Math.sin(Math.PI / 6) + Math.sin(Math.PI / 3)),
  },
  {
    text: 'The value of $\\sin \\theta$ increases as $\\theta$ increases from $0^\\circ$ to $90^\\circ$.',
    holds: true,
    reason: 'the table gives $0, \\frac{1}{2}, \\frac{1}{\\sqrt{2}}, \\frac{\\sqrt{3}}{2}, 1$',
    hint: 'Read the values of $\\sin \\theta$ in the table from $0^\\circ$ to $90^\\circ$.',
    test: () => acute.every((t, i) => i === 0 || Math.sin(t) > Math.sin(acute[i - 1] ?? 0)),
  },
  {
    text: 'The value of $\\cos \\theta$ increases as $\\theta$ increases from $0^\\circ$ to $90^\\circ$.',
    holds: false,
    reason: 'it decreases from $\\cos 0^\\circ = 1$ to $\\cos 90^\\circ = 0$',
    hint: 'Read the values of $\\cos \\theta$ in the table from $0^\\circ$ to $90^\\circ$.',
    test: () => acute.every((t, i) => i === 0 || Math.cos(t) > Math.cos(acute[i - 1] ?? 0)),
  },
  {
    text: '$\\sin \\theta = \\cos \\theta$ for all values of $\\theta$.',
    holds: false,
    reason:
      'it is true for $\\theta = 45^\\circ$ only; $\\sin 30^\\circ = \\frac{1}{2}$ but $\\cos 30^\\circ = \\frac{\\sqrt{3}}{2}$',
    hint: 'Try $\\theta = 30^\\circ$.',
    test: () => acute.every((t) => same(Math.sin(t), Math.cos(t))),
  },
  {
    text: '$\\cot A$ is not defined for $A = 0^\\circ$.',
    holds: true,
    reason: '$\\cot 0^\\circ = \\frac{\\cos 0^\\circ}{\\sin 0^\\circ}$ and $\\sin 0^\\circ = 0$',
    hint: 'Write $\\cot A$ as $\\frac{\\cos A}{\\sin A}$. What is $\\sin 0^\\circ$?',
    test: () => Math.sin(0) === 0,
  },
  {
    text: '$\\tan A \\times \\cot A = 1$ for every acute angle $A$.',
    holds: true,
    reason: '$\\cot A$ is the reciprocal of $\\tan A$',
    hint: 'What is the relation between $\\tan A$ and $\\cot A$?',
    test: () => acute.every((t) => same(Math.tan(t) * (Math.cos(t) / Math.sin(t)), 1)),
  },
  {
    text: '$\\sec^2 A = 1 + \\tan^2 A$ for every acute angle $A$.',
    holds: true,
    reason: 'dividing $\\sin^2 A + \\cos^2 A = 1$ by $\\cos^2 A$ gives it',
    hint: 'Divide $\\sin^2 A + \\cos^2 A = 1$ by $\\cos^2 A$.',
    test: () => acute.every((t) => same(1 / Math.cos(t) ** 2, 1 + Math.tan(t) ** 2)),
  },
  {
    text: '$\\sin 2A = 2 \\sin A$ for $A = 30^\\circ$.',
    holds: false,
    reason: '$\\sin 60^\\circ = \\frac{\\sqrt{3}}{2}$, but $2 \\sin 30^\\circ = 1$',
    hint: 'Put in $A = 30^\\circ$ on both sides.',
    test: () => same(Math.sin(Math.PI / 3), 2 * Math.sin(Math.PI / 6)),
  },
  {
    text: 'If $\\tan A = 1$ for an acute angle $A$, then $\\sin A = \\cos A$.',
    holds: true,
    reason: '$\\tan A = \\frac{\\sin A}{\\cos A} = 1$ means that the two are equal',
    hint: 'Write $\\tan A$ as $\\frac{\\sin A}{\\cos A}$.',
    test: () => same(Math.sin(Math.atan(1)), Math.cos(Math.atan(1))),
  },
]
