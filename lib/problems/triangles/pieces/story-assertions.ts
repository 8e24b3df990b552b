import { gcd } from '../../../maths'
import type { AssertionKind } from '../../kinds-of-question/assertion-families'
import { claimed } from '../../kinds-of-question/claimed'

/** The tall thing and its shadow. */
export const shadows: AssertionKind = {
  draw: claimed((random) => {
    const [pole, shade, times] = random.until(
      (source) => [source.integer(2, 6), source.integer(2, 8), source.integer(3, 6)] as const,
      ([p, s]) => p !== s,
    )
    return {
      text: (value) =>
        `When a pole of $${pole}$ m casts a shadow of $${shade}$ m, a tower near it whose shadow at the same time is $${shade * times}$ m long is $${value}$ m high.`,
      right: `${pole * times}`,
      wrong: `${shade * times + pole - shade}`,
      why: `$\\frac{\\text{height}}{${pole}} = \\frac{${shade * times}}{${shade}}$, so the height is $${pole} \\times ${times} = ${pole * times}$ m.`,
      again: () => `${Math.round((pole / shade) * shade * times)}`,
    }
  }),
  explains:
    "At the same time and place the sun's rays make the same angle with the ground, so vertical objects and their shadows form similar right triangles.",
  unrelated: ['All squares are similar.', 'Two congruent triangles are always similar.', 'All circles are similar.'],
  untrue:
    'At the same time and place the difference between the height and the length of the shadow is the same for all vertical objects.',
  rightly: 'The ratio of height and shadow is the same, not their difference.',
}

/** Diagonals of a trapezium. */
export const diagonals: AssertionKind = {
  draw: claimed((random) => {
    const [p, q, one, other] = random.until(
      (source) => [source.integer(2, 5), source.integer(2, 7), source.integer(1, 3), source.integer(2, 4)] as const,
      ([a, b, x, y]) => a < b && gcd(a, b) === 1 && x !== y,
    )
    return {
      text: (value) =>
        `The diagonals $AC$ and $BD$ of a trapezium $ABCD$ with $AB \\parallel DC$ meet at $O$. If $OA = ${p * one}$ cm, $OC = ${q * one}$ cm and $OB = ${p * other}$ cm, then $OD = ${value}$ cm.`,
      right: `${q * other}`,
      wrong: `${p * other + (q - p) * one}`,
      why: `$\\frac{OA}{OC} = \\frac{OB}{OD}$, so $OD = \\frac{${q * one} \\times ${p * other}}{${p * one}} = ${q * other}$ cm.`,
      again: () => `${Math.round((p * other * q) / p)}`,
    }
  }),
  explains:
    'In a trapezium $ABCD$ with $AB \\parallel DC$ whose diagonals meet at $O$, $\\triangle OAB \\sim \\triangle OCD$ by the AA criterion.',
  unrelated: [
    'All equilateral triangles are similar.',
    'Two congruent triangles are always similar.',
    'All circles are similar.',
  ],
  untrue: 'The diagonals of every trapezium bisect each other.',
  rightly: 'They divide each other in the same ratio; only in a parallelogram they bisect each other.',
}
