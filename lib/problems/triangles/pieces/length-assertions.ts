import { fraction, gcd, toDecimal } from '../../../maths'
import type { AssertionKind } from '../../kinds-of-question/assertion-families'
import { claimed } from '../../kinds-of-question/claimed'
import { isShort } from './short-decimal'

const aboutShapes = [
  'All equilateral triangles are similar.',
  'All circles are similar.',
  'Two congruent triangles are always similar.',
] as const

const length = (top: number, bottom: number): string => toDecimal(fraction(top, bottom))

/** The fourth part. */
const fourthPart: AssertionKind = {
  draw: claimed((random) => {
    const [upper, lower, known] = random.until(
      (source) => [source.integer(2, 10), source.integer(2, 12), source.integer(2, 12)] as const,
      ([a, b, c]) => a !== b && a !== c && isShort(fraction(c * b, a)) && c + b - a > 0,
    )
    return {
      text: (value) =>
        `In $\\triangle ABC$, $D$ lies on $AB$ and $E$ on $AC$ so that $DE \\parallel BC$. If $AD = ${upper}$ cm, $DB = ${lower}$ cm and $AE = ${known}$ cm, then $EC = ${value}$ cm.`,
      right: length(known * lower, upper),
      wrong: `${known + lower - upper}`,
      why: `$\\frac{AD}{DB} = \\frac{AE}{EC}$, so $EC = \\frac{${known} \\times ${lower}}{${upper}} = ${length(known * lower, upper)}$ cm.`,
      again: () => `${Math.round((((upper + lower) * known) / upper - known) * 100) / 100}`,
    }
  }),
  explains:
    'If a line is drawn parallel to one side of a triangle to intersect the other two sides in distinct points, the other two sides are divided in the same ratio.',
  unrelated: aboutShapes,
  untrue:
    'If a line is drawn parallel to one side of a triangle to intersect the other two sides in distinct points, it divides each of these sides into two equal parts.',
  rightly: 'The two sides are divided in the same ratio, not into equal parts.',
}

/** The length of the parallel line. */
const parallelLine: AssertionKind = {
  draw: claimed((random) => {
    const [p, q, unit, base] = random.until(
      (source) => [source.integer(1, 5), source.integer(1, 5), source.integer(1, 3), source.integer(2, 4)] as const,
      ([a, b, u, w]) => a !== b && u !== w && gcd(a, b) === 1,
    )
    return {
      text: (value) =>
        `In $\\triangle ABC$, $DE \\parallel BC$ with $D$ on $AB$ and $E$ on $AC$. If $AD = ${p * unit}$ cm, $DB = ${q * unit}$ cm and $BC = ${(p + q) * base}$ cm, then $DE = ${value}$ cm.`,
      right: `${p * base}`,
      wrong: `${q * base}`,
      why: `$\\frac{DE}{BC} = \\frac{AD}{AB}$, so $DE = \\frac{${p * unit} \\times ${(p + q) * base}}{${(p + q) * unit}} = ${p * base}$ cm.`,
      again: () => `${Math.round((p + q) * base - ((p + q) * base * q) / (p + q))}`,
    }
  }),
  explains: 'If two triangles are similar, their corresponding sides are in the same ratio.',
  unrelated: ['All squares are similar.', ...aboutShapes],
  untrue: 'If two triangles are similar, their corresponding sides are equal.',
  rightly:
    'Corresponding sides of similar triangles are in the same ratio; they are equal only in congruent triangles.',
}

/** The third angle of a similar triangle. */
const thirdAngle: AssertionKind = {
  draw: claimed((random) => {
    const [a, b] = random.until(
      (source) => [source.integer(35, 80), source.integer(35, 80)] as const,
      ([x, y]) => x !== y && 180 - x - y !== y && 180 - x - y !== x,
    )
    return {
      text: (value) =>
        `It is given that $\\triangle ABC \\sim \\triangle DEF$. If $\\angle A = ${a}^\\circ$ and $\\angle E = ${b}^\\circ$, then $\\angle F = ${value}^\\circ$.`,
      right: `${180 - a - b}`,
      wrong: `${a}`,
      why: `$\\angle D = \\angle A = ${a}^\\circ$, so $\\angle F = 180^\\circ - ${a}^\\circ - ${b}^\\circ = ${180 - a - b}^\\circ$.`,
      again: () => {
        let rest = 180
        for (let degree = 0; degree < a + b; degree++) rest -= 1
        return `${rest}`
      },
    }
  }),
  explains: 'Corresponding angles of similar triangles are equal, and the angles of a triangle add to $180^\\circ$.',
  unrelated: [
    'All squares are similar.',
    'All circles are similar.',
    'The perimeters of similar triangles are in the ratio of their corresponding sides.',
  ],
  untrue: 'Corresponding angles of similar triangles are in the ratio of their corresponding sides.',
  rightly: 'Corresponding angles of similar triangles are equal.',
}

/** The ratio of perimeters. */
const perimeters: AssertionKind = {
  draw: claimed((random) => {
    const [p, q, times] = random.until(
      (source) => [source.integer(2, 7), source.integer(2, 9), source.integer(2, 4)] as const,
      ([x, y]) => x !== y && gcd(x, y) === 1,
    )
    return {
      text: (value) =>
        `It is given that $\\triangle ABC \\sim \\triangle PQR$, with $AB = ${p * times}$ cm and $PQ = ${q * times}$ cm. The perimeters of the two triangles are in the ratio $${value}$.`,
      right: `${p} : ${q}`,
      wrong: `${p * p} : ${q * q}`,
      why: `The perimeters are in the ratio of the sides, $\\frac{${p * times}}{${q * times}} = \\frac{${p}}{${q}}$.`,
      again: () => {
        const total = [3, 4, 5].reduce((sum, side) => sum + side * p, 0)
        return `${total / 12} : ${(total * q) / p / 12}`
      },
    }
  }),
  explains:
    'If two triangles are similar, each side of one is the same multiple of the corresponding side of the other.',
  unrelated: [
    'All equilateral triangles are similar.',
    'The angles of a triangle add to $180^\\circ$.',
    'All circles are similar.',
  ],
  untrue: 'If two triangles are similar, their perimeters are in the ratio of the squares of their sides.',
  rightly: 'A perimeter is a length: it is in the ratio of the sides themselves.',
}

export const lengthKinds: readonly AssertionKind[] = [fourthPart, parallelLine, thirdAngle, perimeters]
