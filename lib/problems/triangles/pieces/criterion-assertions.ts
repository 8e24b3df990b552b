import { fraction, gcd, toDecimal } from '../../../maths'
import type { AssertionKind } from '../../kinds-of-question/assertion-families'
import { claimed } from '../../kinds-of-question/claimed'

/** Whether two sets of sides are in one ratio. */
const sides: AssertionKind = {
  draw: (random, holds) => {
    const three = random.pick([
      [4, 5, 6],
      [4, 6, 7],
      [5, 6, 8],
      [5, 7, 9],
      [6, 7, 10],
    ] as const)
    const [p, q] = random.pick([
      [2, 3],
      [1, 2],
      [3, 4],
      [2, 5],
    ] as const)
    const first = three.map((side) => side * p)
    const second = three.map((side, index) => side * q + (holds || index < 2 ? 0 : 1))
    const names = ['AB', 'BC', 'CA']
    const others = ['DE', 'EF', 'FD']
    const list = (labels: readonly string[], lengths: readonly number[]) =>
      labels.map((label, index) => `$${label} = ${lengths[index]}$ cm`).join(', ')
    const ratio = (index: number) =>
      `\\frac{${names[index]}}{${others[index]}} = \\frac{${first[index]}}{${second[index]}}`
    return {
      assertion: `In two triangles ${list(names, first)} and ${list(others, second)}. Then $\\triangle ABC \\sim \\triangle DEF$.`,
      about: [
        `Assertion: $${ratio(0)}$, $${ratio(1)}$ and $${ratio(2)}$.`,
        holds
          ? 'The three ratios are equal, so the assertion is true.'
          : 'The three ratios are not all equal, so the assertion is false.',
      ],
      holds: () => first.every((side, index) => side * (second[0] ?? 0) === (first[0] ?? 0) * (second[index] ?? 0)),
    }
  },
  explains:
    'If the three sides of one triangle are in the same ratio to the three sides of another triangle, the two triangles are similar.',
  unrelated: [
    'Corresponding altitudes of similar triangles are in the ratio of their corresponding sides.',
    'The angles of a triangle add to $180^\\circ$.',
    'All circles are similar.',
  ],
  untrue: 'Two triangles are similar only if their corresponding sides are equal.',
  rightly: 'The sides need only be in one ratio; with equal sides the triangles are congruent.',
}

/** Whether two pairs of angles agree in the order of the letters. */
const angles: AssertionKind = {
  draw: (random, holds) => {
    const [a, b] = random.until(
      (source) => [source.integer(35, 80), source.integer(35, 80)] as const,
      ([x, y]) => new Set([x, y, 180 - x - y]).size === 3,
    )
    const third = 180 - a - b
    const atR = holds ? third : b
    return {
      assertion: `In $\\triangle ABC$, $\\angle A = ${a}^\\circ$ and $\\angle B = ${b}^\\circ$; in $\\triangle PQR$, $\\angle P = ${a}^\\circ$ and $\\angle R = ${atR}^\\circ$. Then $\\triangle ABC \\sim \\triangle PQR$.`,
      about: [
        `Assertion: $\\angle Q = 180^\\circ - ${a}^\\circ - ${atR}^\\circ = ${180 - a - atR}^\\circ$, and $\\angle B = ${b}^\\circ$.`,
        holds
          ? 'So $\\angle A = \\angle P$ and $\\angle B = \\angle Q$: the assertion is true.'
          : 'So $B$ does not correspond to $Q$ but to $R$: the assertion is false.',
      ],
      holds: () => a + b + atR === 180,
    }
  },
  explains: 'If two angles of one triangle are equal to two angles of another triangle, the two triangles are similar.',
  unrelated: [
    'The perimeters of similar triangles are in the ratio of their corresponding sides.',
    'All circles are similar.',
    'Two congruent triangles are always similar.',
  ],
  untrue: 'Two triangles with equal angles are always congruent.',
  rightly: 'Triangles with equal angles are similar; they need not be of the same size.',
}

/** Altitudes of similar triangles. */
const altitudes: AssertionKind = {
  draw: claimed((random) => {
    const [p, q, times] = random.until(
      (source) => [source.integer(2, 5), source.integer(3, 8), source.integer(2, 4)] as const,
      ([x, y]) => x < y && gcd(x, y) === 1,
    )
    return {
      text: (value) =>
        `$\\triangle ABC \\sim \\triangle DEF$ and $AB : DE = ${p} : ${q}$. If the altitude from $A$ is $${p * times}$ cm, the altitude from $D$ is $${value}$ cm.`,
      right: `${q * times}`,
      wrong: `${p * times + q - p}`,
      why: `The altitudes are in the ratio $${p} : ${q}$, so the altitude from $D$ is $\\frac{${p * times} \\times ${q}}{${p}} = ${q * times}$ cm.`,
      again: () => toDecimal(fraction(p * times * q, p)),
    }
  }),
  explains: 'Corresponding altitudes of similar triangles are in the same ratio as their corresponding sides.',
  unrelated: [
    'The angles of a triangle add to $180^\\circ$.',
    'All circles are similar.',
    'All equilateral triangles are similar.',
  ],
  untrue: 'Corresponding altitudes of similar triangles are equal.',
  rightly: 'They are in the ratio of the sides; they are equal only in congruent triangles.',
}

export const criterionKinds: readonly AssertionKind[] = [sides, angles, altitudes]
