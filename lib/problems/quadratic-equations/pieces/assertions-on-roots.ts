import { bracketed, polynomialTex } from '../../../maths'
import type { Random } from '../../../random'
import type { StatementFamily } from '../../kinds-of-question/assertion-statements'
import { generalFacts as facts } from '../../../solutions/quadratic-equations/general-facts'
import { general, reasonsOf } from './assertions-on-nature'

const nonZero = (random: Random, most: number): number => random.integer(1, most) * (random.chance(0.5) ? 1 : -1)

/** A root put into its equation. */
function isRoot(random: Random): StatementFamily {
  const { r, s } = random.until(
    (source) => ({ r: nonZero(source, 8), s: nonZero(source, 8) }),
    (drawn) => Math.abs(drawn.r) !== Math.abs(drawn.s),
  )
  const [b, c] = [-(r + s), r * s]
  const value = (x: number) => x * x + b * x + c
  const equation = `$${polynomialTex([1, b, c])} = 0$`
  const put = (x: number) =>
    `Putting $x = ${x}$: the left side is $${bracketed(x)}^2 ${b < 0 ? '-' : '+'} ${Math.abs(b)} \\times ${bracketed(x)} ${c < 0 ? '-' : '+'} ${Math.abs(c)} = ${value(x)}$.`
  return {
    truth: { text: `$${r}$ is a root of the equation ${equation}.`, about: put(r), holds: () => value(r) === 0 },
    falsehood: { text: `$${-r}$ is a root of the equation ${equation}.`, about: put(-r), holds: () => value(-r) === 0 },
    ...reasonsOf('root', () => 1 - 5 + 6 === 0),
    unrelated: random.pick(general),
  }
}

/** An equation whose squares cancel. */
function cancels(random: Random): StatementFamily {
  const { a, b } = random.until(
    (source) => ({ a: nonZero(source, 7), b: source.integer(1, 9) }),
    (drawn) => drawn.a * drawn.a !== drawn.b,
  )
  const left = `(${polynomialTex([1, a])})^2`
  const equation = `$${left} = x^2 + ${b}$`
  const opened = polynomialTex([1, 2 * a, a * a])
  // second differences of left side less right side: zero for a line
  const second = (x: number) => {
    const at = (n: number) => (n + a) ** 2 - n * n - b
    return at(x + 2) - 2 * at(x + 1) + at(x)
  }
  const about = `Opening the bracket: $${opened} = x^2 + ${b}$. The squares cancel, and $${polynomialTex([2 * a, a * a - b])} = 0$ has degree 1.`
  return {
    truth: { text: `The equation ${equation} is not a quadratic equation.`, about, holds: () => second(3) === 0 },
    falsehood: { text: `The equation ${equation} is a quadratic equation.`, about, holds: () => second(3) !== 0 },
    ...reasonsOf('simplified', () => 1 - 1 !== 0),
    unrelated: general[random.pick([0, 2, 3])] ?? facts.three.text,
  }
}

/** x² = nx: the root 0. */
function rootZero(random: Random): StatementFamily {
  const n = nonZero(random, 12)
  const equation = `$x^2 = ${polynomialTex([n, 0])}$`
  const about = `$${polynomialTex([1, -n, 0])} = 0$ gives $x(${polynomialTex([1, -n])}) = 0$, so $x = 0$ or $x = ${n}$.`
  const roots = Array.from({ length: 41 }, (_, k) => k - 20).filter((x) => x * x === n * x)
  return {
    truth: {
      text: `The equation ${equation} has two roots, $0$ and $${n}$.`,
      about,
      holds: () => roots.length === 2 && roots.includes(n),
    },
    falsehood: { text: `The equation ${equation} has only one root, $${n}$.`, about, holds: () => roots.length === 1 },
    ...reasonsOf('zeroProduct', () => 0 * 0 !== 0),
    unrelated: random.pick(general),
  }
}

/** x² + n, and x² − n. */
function squares(random: Random): StatementFamily {
  const n = random.pick([2, 3, 4, 5, 7, 9, 16, 25, 36, 49])
  const lead = random.integer(1, 5)
  const equation = `$${polynomialTex([lead, 0, lead * n])} = 0$`
  const about = `It says that $x^2 = -${n}$, and no real number has a negative square.`
  const touches = Array.from({ length: 201 }, (_, k) => (k - 100) / 4).some((x) => lead * x * x + lead * n <= 0)
  return {
    truth: { text: `The equation ${equation} has no real roots.`, about, holds: () => !touches },
    falsehood: {
      text: `The equation ${equation} has two real roots, one positive and one negative.`,
      about,
      holds: () => touches,
    },
    ...reasonsOf('square', () => 1 - 4 >= 0),
    unrelated: random.pick(general),
  }
}

/** The other root, by the product. */
function otherRoot(random: Random): StatementFamily {
  const { r, s } = random.until(
    (source) => ({ r: nonZero(source, 7), s: nonZero(source, 9) }),
    (drawn) => Math.abs(drawn.r) !== Math.abs(drawn.s) && Math.abs(drawn.s) > 1,
  )
  const equation = `$${polynomialTex([1, -(r + s), r * s])} = 0$`
  const about = `The product of the roots is $${r * s}$, and $${r * s} \\div ${bracketed(r)} = ${s}$.`
  const solves = (x: number) => (x - r) * (x - s) === 0
  return {
    truth: {
      text: `One root of ${equation} is $${r}$; the other is $${s}$.`,
      about,
      holds: () => solves(r) && solves(s),
    },
    falsehood: { text: `One root of ${equation} is $${r}$; the other is $${-s}$.`, about, holds: () => solves(-s) },
    ...reasonsOf('product', () => 1 * 2 === 3),
    unrelated: random.pick(general),
  }
}

export const rootFamilies = [isRoot, cancels, rootZero, squares, otherRoot]
