import { holdsAtAll, near, type ConditionalProof } from './conditional-proof'
import { fixedConditionals } from './fixed-conditionals'
import { sumTex, toTex, fraction, multiply, subtract, add, divide, one } from '../../../maths'
import type { Random } from '../../../random'

const { sin, cos, tan } = Math

/** 1 + n sin² = m sin cos: tan is 1/p or 1/q. */
function twoTangents(random: Random): ConditionalProof {
  const p = random.integer(2, 4)
  const q = random.integer(p + 1, 7)
  const [n, m] = [p * q - 1, p + q]
  const value = (k: number) => toTex(fraction(1, k))
  const quadratic = sumTex([
    [n + 1, '\\tan^2 @'],
    [-m, '\\tan @'],
    [1, ''],
  ])
  return {
    given: `1 + ${n}\\sin^2 @ = ${m}\\sin @ \\cos @`,
    prove: `\\tan @ = ${value(p)}$ or $\\tan @ = ${value(q)}`,
    lines: [
      `Dividing both sides by $\\cos^2 @$: $\\sec^2 @ + ${n}\\tan^2 @ = ${m}\\tan @$`,
      `With $\\sec^2 @ = 1 + \\tan^2 @$ this becomes $${quadratic} = 0$`,
      `The left side has two factors: $(${p}\\tan @ - 1)(${q}\\tan @ - 1) = 0$`,
      `One of the factors is $0$, so $\\tan @ = ${value(p)}$ or $\\tan @ = ${value(q)}$`,
    ],
    hint: 'Divide by $\\cos^2 @$, so that $\\tan @$ and $\\sec @$ are left.',
    holds: () =>
      holdsAtAll(
        (t) => 1 + n * sin(t) ** 2 - m * sin(t) * cos(t),
        (t) => near(tan(t), 1 / p) || near(tan(t), 1 / q),
      ),
  }
}

/** a sin + b cos = b: b sin - a cos = ±a. */
function turned(random: Random): ConditionalProof {
  const [a, b] = random.pick([
    [3, 5],
    [2, 3],
    [3, 4],
    [4, 5],
    [1, 2],
    [2, 5],
    [5, 7],
    [3, 7],
  ] as const)
  const times = (k: number): string => (k === 1 ? '' : `${k}`)
  const [one, two] = [`${times(a)}\\sin @ + ${b}\\cos @`, `${b}\\sin @ - ${times(a)}\\cos @`]
  return {
    given: `${one} = ${b}`,
    prove: `${two} = \\pm ${a}`,
    lines: [
      `Both squares together: $(${one})^2 + (${two})^2 = ${a * a}\\sin^2 @ + ${b * b}\\cos^2 @ + ${b * b}\\sin^2 @ + ${a * a}\\cos^2 @$, since the products cancel`,
      `$= ${a * a + b * b}(\\sin^2 @ + \\cos^2 @) = ${a * a + b * b}$`,
      `Putting in what is given: $${b}^2 + (${two})^2 = ${a * a + b * b}$`,
      `So $(${two})^2 = ${a * a + b * b} - ${b * b} = ${a * a}$`,
      `Taking the square root, $${two} = \\pm ${a}$`,
    ],
    hint: 'Square both expressions and add: the products of sine and cosine cancel.',
    holds: () =>
      holdsAtAll(
        (t) => a * sin(t) + b * cos(t) - b,
        (t) => near(Math.abs(b * sin(t) - a * cos(t)), a),
      ),
  }
}

/** cosec + cot = k, or sec + tan = k: the cosine, or the sine, from k. */
function fromSum(random: Random): ConditionalProof {
  const isSec = random.chance(0.5)
  const k = random.pick([
    fraction(2),
    fraction(3),
    fraction(4),
    fraction(5),
    fraction(3, 2),
    fraction(5, 2),
    fraction(4, 3),
    fraction(5, 3),
  ])
  const [s, t, ratio] = isSec ? ['\\sec @', '\\tan @', '\\sin @'] : ['\\cosec @', '\\cot @', '\\cos @']
  const inverse = divide(one, k)
  const half = fraction(1, 2)
  const [larger, smaller] = [multiply(half, add(k, inverse)), multiply(half, subtract(k, inverse))]
  const value = toTex(divide(smaller, larger))
  const size = Number(k.n) / Number(k.d)
  const angle = isSec ? 2 * Math.atan(size) - Math.PI / 2 : 2 * Math.atan(1 / size)
  return {
    given: `${s} + ${t} = ${toTex(k)}`,
    prove: `${ratio} = ${value}`,
    lines: [
      `From the identity $${s.replace(' @', '^2 @')} - ${t.replace(' @', '^2 @')} = 1$ we have $(${s} + ${t})(${s} - ${t}) = 1$`,
      `With what is given, the other factor is $${s} - ${t} = ${toTex(inverse)}$`,
      `Adding and subtracting this and what is given, $${s} = ${toTex(larger)}$ and $${t} = ${toTex(smaller)}$`,
      `Dividing one by the other, $${ratio} = \\frac{${t}}{${s}} = ${value}$`,
    ],
    hint: 'The sum and the difference of the two ratios have the product $1$.',
    holds: () =>
      near(isSec ? sin(angle) : cos(angle), Number(value.match(/\d+/g)?.[0]) / Number(value.match(/\d+/g)?.[1])),
  }
}

/** x = a sec + b tan, y = a tan + b sec. */
function twoLetters(random: Random): ConditionalProof {
  const b = random.integer(1, 5)
  const a = random.integer(b + 1, 8)
  const times = (k: number): string => (k === 1 ? '' : `${k}`)
  const [x, y] = [`${a}\\sec @ + ${times(b)}\\tan @`, `${a}\\tan @ + ${times(b)}\\sec @`]
  const gap = a * a - b * b
  return {
    given: `x = ${x}$ and $y = ${y}`,
    prove: `x^2 - y^2 = ${gap}`,
    lines: [
      `$x^2 - y^2 = (${x})^2 - (${y})^2$`,
      `$= ${a * a}\\sec^2 @ + ${times(b * b)}\\tan^2 @ - ${a * a}\\tan^2 @ - ${times(b * b)}\\sec^2 @$, because the products $${2 * a * b}\\sec @ \\tan @$ cancel`,
      `$= ${gap}\\sec^2 @ - ${gap}\\tan^2 @$, putting like terms together`,
      `$= ${gap}(\\sec^2 @ - \\tan^2 @) = ${gap}$`,
    ],
    hint: 'Write $x^2 - y^2$ out and keep the squares of $\\sec @$ and $\\tan @$ apart.',
    holds: () =>
      [0.3, 0.8, 1.2].every((t) => near((a / cos(t) + b * tan(t)) ** 2 - (a * tan(t) + b / cos(t)) ** 2, gap)),
  }
}

/** One of the six kinds, drawn. */
export const conditionalProof = (random: Random): ConditionalProof =>
  random.pick([twoTangents, turned, fromSum, twoLetters, (source: Random) => source.pick(fixedConditionals)])(random)
