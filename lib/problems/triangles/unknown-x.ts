import {
  balances,
  difference,
  drawFourParts,
  lengthAt,
  negativeAt,
  otherRoot,
  partPlain,
  partTex,
  productOf,
  productTex,
  type FourParts,
} from './pieces/four-parts'
import { letterSets, type Letters } from './pieces/names'
import { parallelFigure } from './pieces/parallel-figure'
import { unknownSlips } from './pieces/unknown-x-slips'
import { fraction, gcd, polynomialTex, toNumber, toTex } from '../../maths'
import { earns, template, type Step } from '../template'
import type { SketchFigure } from '../../figures/figure'

/** From the proportion of the four parts to x; `names` are the four segments, `product` what the product earns, if anything. */
function solving(drawn: FourParts, names: readonly string[], product?: number): readonly Step[] {
  const [first, second, third, fourth] = drawn.parts
  const [a, b, c] = difference(drawn)
  const other = otherRoot(drawn)
  const [one, two, three, four] = drawn.parts.map(partTex)
  const [nameOne, nameTwo, nameThree, nameFour] = names
  const expanded = `$${polynomialTex(productOf(first, fourth))} = ${polynomialTex(productOf(second, third))}$`
  const crossed = `Cross-multiplying: $${productTex(first, fourth)} = ${productTex(second, third)}$`
  const opening = [
    earns(
      0.5,
      `$\\frac{${nameOne}}{${nameTwo}} = \\frac{${nameThree}}{${nameFour}}$: $\\frac{${one}}{${two}} = \\frac{${three}}{${four}}$`,
    ),
    product === undefined ? crossed : earns(product, crossed),
    `Opening the brackets: ${expanded}`,
  ]
  if (other === null) {
    const [times, value] = b < 0 ? [-b, c] : [b, -c]
    return [
      ...opening,
      earns(0.5, `The $x^2$ terms cancel: $${polynomialTex([times, 0])} = ${value}$`),
      earns(0.5, `Hence $x = ${drawn.root}$.`),
    ]
  }
  const sign = a < 0 ? -1 : 1
  const common = gcd(a, b, c)
  const whole = [a * sign, b * sign, c * sign]
  const [p, q, r] = [(a * sign) / common, (b * sign) / common, (c * sign) / common]
  const bad = negativeAt(drawn, other)
  return [
    ...opening,
    `Bringing all terms to one side: $${polynomialTex(whole)} = 0$${common > 1 ? `. Dividing by ${common}: $${polynomialTex([p, q, r])} = 0$` : ''}`,
    earns(
      0.5,
      `Factorising: $(${polynomialTex([1, -drawn.root])})(${polynomialTex([p, q + p * drawn.root])}) = 0$, so $x = ${drawn.root}$ or $x = ${toTex(other)}$`,
    ),
    `$x = ${toTex(other)}$ is rejected: it would make the length $${partTex(bad)}$ equal to $${toTex(lengthAt(bad, other))}$, which is not positive.`,
    earns(0.5, `Hence $x = ${drawn.root}$.`),
  ]
}

/** The x in hundredths for which the proportion holds with all lengths positive, by trial. */
function tried(drawn: FourParts): string {
  for (let hundredths = 1; hundredths <= 3000; hundredths++)
    if (balances(drawn, hundredths)) return `${hundredths / 100}`
  return ''
}

interface Draw {
  readonly drawn: FourParts
  readonly letters: Letters
  readonly stem: 0 | 1 | 2
}

/** E.g. "In △ABC, DE ∥ BC. If AD = x, DB = x − 2, AE = x + 2 and EC = x − 1, find x." */
export const bptUnknown = template<Draw>({
  id: 'tri-bpt-find-x',
  topic: 'triangles',
  difficulty: 'medium',
  archetypes: ['tri-bpt-x'],
  marks: 2,
  draw: (random) => ({
    drawn: drawFourParts(random),
    letters: random.pick(letterSets),
    stem: random.pick([0, 1, 2] as const),
  }),
  pose: ({ drawn, letters, stem }) => {
    const [A, B, C, D, E] = letters
    const [first, second, third, fourth] = drawn.parts
    const names = [`${A}${D}`, `${D}${B}`, `${A}${E}`, `${E}${C}`]
    const data = drawn.parts.map((part, index) => `$${names[index]} = ${partTex(part)}$`).join(', ')
    const share =
      toNumber(lengthAt(first, drawn.root)) /
      (toNumber(lengthAt(first, drawn.root)) + toNumber(lengthAt(second, drawn.root)))
    return {
      question: (
        [
          `In $\\triangle ${A}${B}${C}$, $${D}${E} \\parallel ${B}${C}$, with $${D}$ on $${A}${B}$ and $${E}$ on $${A}${C}$. If ${data} (all in cm), find the value of $x$.`,
          `In the figure, $${D}${E} \\parallel ${B}${C}$ and ${data}, all in cm. Find $x$.`,
          `A line parallel to the side $${B}${C}$ of $\\triangle ${A}${B}${C}$ cuts $${A}${B}$ at $${D}$ and $${A}${C}$ at $${E}$, so that ${data}, in centimetres. What is $x$?`,
        ] as const
      )[stem],
      rule: { kind: 'number', expected: `${drawn.root}` },
      hints: [
        'A line parallel to one side divides the other two sides in the same ratio.',
        'Write the proportion part to part and cross-multiply.',
        'If you get two values of $x$, check that all four lengths are positive.',
      ],
      steps: [
        earns(
          0.5,
          `Given: $${D}${E} \\parallel ${B}${C}$. By the Basic Proportionality Theorem the four parts are in proportion.`,
        ),
        ...solving(drawn, names),
      ],
      explanation: `With $x = ${drawn.root}$ the parts are ${drawn.parts.map((part) => `$${toTex(lengthAt(part, drawn.root))}$`).join(', ')} cm, and the two ratios agree.`,
      figure: parallelFigure(letters, Math.min(0.75, Math.max(0.25, share)), {
        upperLeft: partPlain(first),
        lowerLeft: partPlain(second),
        upperRight: partPlain(third),
        lowerRight: partPlain(fourth),
      }),
    }
  },
  crossCheck: ({ drawn }) => tried(drawn),
  slips: ({ drawn }) => unknownSlips(drawn),
})

/** `share` is AO : AC. Trapezium ABCD with AB ∥ DC whose diagonals meet at O; the parts are OA, OC, OB, OD. */
function trapeziumFigure({ parts }: FourParts, share: number): SketchFigure {
  const [OA, OC, OB, OD] = parts.map(partPlain)
  const [bottom, top] = share >= 0.5 ? [8, (8 * (1 - share)) / share] : [(8 * share) / (1 - share), 8]
  const [left, start] = [(8 - bottom) / 2, (8 - top) / 2]
  return {
    kind: 'sketch',
    points: {
      A: [left, 0],
      B: [left + bottom, 0],
      C: [start + top, 5],
      D: [start, 5],
      O: [left + (start + top - left) * share, 5 * share],
    },
    segments: [
      { from: 'A', to: 'B', arrows: 1 },
      { from: 'B', to: 'C' },
      { from: 'D', to: 'C', arrows: 1 },
      { from: 'D', to: 'A' },
      { from: 'O', to: 'A', label: OA ?? '', tone: 2 },
      { from: 'O', to: 'C', label: OC ?? '', tone: 2 },
      { from: 'O', to: 'B', label: OB ?? '', tone: 3 },
      { from: 'O', to: 'D', label: OD ?? '', tone: 3 },
    ],
    description: `Trapezium ABCD with AB parallel to DC. Its diagonals AC and BD meet at O, with OA = ${OA}, OC = ${OC}, OB = ${OB} and OD = ${OD}.`,
  }
}

/** E.g. "In trapezium ABCD, AB ∥ DC and the diagonals meet at O. If OA = 3x − 1, OC = 5x − 3, OB = 2x + 1, OD = 6x − 5, find x." */
export const trapeziumDiagonals = template<{ readonly drawn: FourParts; readonly stem: 0 | 1 | 2 }>({
  id: 'tri-trapezium-diagonals',
  topic: 'triangles',
  difficulty: 'medium',
  archetypes: ['tri-trapezium-diagonals'],
  marks: 3,
  draw: (random) => ({ drawn: drawFourParts(random), stem: random.pick([0, 1, 2] as const) }),
  pose: ({ drawn, stem }) => {
    const names = ['OA', 'OC', 'OB', 'OD']
    const data = drawn.parts.map((part, index) => `$${names[index]} = ${partTex(part)}$`).join(', ')
    const [above, below] = [drawn.parts[0], drawn.parts[1]].map((part) => toNumber(lengthAt(part, drawn.root)))
    const share = fraction(above ?? 1, (above ?? 1) + (below ?? 1))
    return {
      question: (
        [
          `In trapezium $ABCD$, $AB \\parallel DC$, and its diagonals meet at $O$. If ${data} (all in cm), find the value of $x$.`,
          `The diagonals $AC$ and $BD$ of trapezium $ABCD$, in which $AB \\parallel DC$, intersect at $O$. Given ${data}, all in cm, find $x$.`,
          `Rehan draws a trapezium $ABCD$ with $AB \\parallel DC$ and both diagonals, which cross at $O$. He writes ${data} (in cm) beside the four parts. Find $x$.`,
        ] as const
      )[stem],
      rule: { kind: 'number', expected: `${drawn.root}` },
      hints: [
        'Look for two similar triangles at the point where the diagonals meet.',
        'The diagonals of a trapezium divide each other in the same ratio.',
        'If you get two values of $x$, check that all four lengths are positive.',
      ],
      steps: [
        earns(
          1,
          'Since $AB \\parallel DC$, $\\angle OAB = \\angle OCD$ and $\\angle OBA = \\angle ODC$ (alternate angles), so $\\triangle OAB \\sim \\triangle OCD$ (AA).',
        ),
        ...solving(drawn, names, 0.5),
      ],
      explanation:
        'The parallel sides of the trapezium make the two triangles at $O$ similar, so each diagonal is cut in the ratio $AB : DC$.',
      figure: trapeziumFigure(drawn, Math.min(0.75, Math.max(0.25, toNumber(share)))),
    }
  },
  crossCheck: ({ drawn }) => tried(drawn),
  slips: ({ drawn }) => unknownSlips(drawn),
})
