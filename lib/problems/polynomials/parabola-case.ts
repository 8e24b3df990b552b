import type { PlaneFigure } from '../../figures/figure'
import { sumTex } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { earns, template } from '../template'

const named = (a: number, b: number, h: number): string => `a = ${a}, b = ${b}, h = ${h}`

const stories = {
  arch: {
    told: (p: string) =>
      `The entrance of a fort has the shape of an arch. On a drawing in metres, the ground is the $x$-axis and the arch is the graph of $p(x) = ${p}$.`,
    ends: 'meets the ground',
    thing: 'arch',
  },
  fountain: {
    told: (p: string) =>
      `Water from a fountain in a park moves along the graph of $p(x) = ${p}$, where $x$ and $p(x)$ are in metres and the water surface of the pond is the $x$-axis.`,
    ends: 'meets the water surface',
    thing: 'water jet',
  },
  bridge: {
    told: (p: string) =>
      `A foot-bridge over a canal rests on an arch. With the water level as the $x$-axis, and all lengths in metres, the arch is the graph of $p(x) = ${p}$.`,
    ends: 'meets the water level',
    thing: 'arch',
  },
} as const

/** −k(x − a)(x − b) as coefficients. */
const coefficients = (a: number, b: number, k: number) => [-k, k * (a + b), -k * a * b] as const

/** E.g. a case study: an arch p(x) = −x² + 8x − 12, where it meets the ground, and how high it is in the middle. */
export const parabolaCase = template({
  id: 'poly-parabola-case',
  topic: 'polynomials',
  archetypes: ['poly-case-parabola'],
  difficulty: 'hard',
  marks: 4,
  draw: (random) =>
    random.until(
      (source) => {
        const a = source.integer(1, 7)
        const half = source.integer(1, 3)
        const story = source.pick(['arch', 'fountain', 'bridge'] as const)
        return { a, b: a + 2 * half, k: source.pick([1, 1, 2]), story }
      },
      // up to 9 m high, and an arch that one can pass under
      ({ a, b, k, story }) => {
        const h = k * ((b - a) / 2) ** 2
        return h <= 9 && (story === 'fountain' || h >= 4)
      },
    ),
  pose: ({ a, b, k, story }) => {
    const [square, linear, constant] = coefficients(a, b, k)
    const polynomial = sumTex([
      [square, 'x^2'],
      [linear, 'x'],
      [constant, ''],
    ])
    const { told, ends, thing } = stories[story]
    const middle = (a + b) / 2
    const h = k * ((b - a) / 2) ** 2
    return {
      question: `${told(polynomial)}
(i) The ${thing} ${ends} at $x = a$ and $x = b$, where $a < b$. Find $a$ and $b$.
(ii) Verify that $a + b = -\\frac{\\text{coefficient of } x}{\\text{coefficient of } x^2}$.
(iii) The highest point is half-way between these two points. Find its height $h$ in metres.
Type your answers as $a = \\ldots$, $b = \\ldots$, $h = \\ldots$`,
      rule: {
        kind: 'pair',
        expected: named(a, b, h),
        unit: { h: 'm' },
        aliases: { h: ['height', 'greatest height', 'highest point'] },
      },
      figure: sketch(a, b, k, h, thing),
      hints: [
        `Where the ${thing} ${ends}, the height $p(x)$ is zero: find the zeroes.`,
        `Take out the common factor $-${k === 1 ? '1' : k}$ first, then split the middle term.`,
        'For the height put the number half-way between the zeroes into $p(x)$.',
      ],
      steps: [
        `$p(x) = ${polynomial} = -${k === 1 ? '' : k}(${sumTex([
          [1, 'x^2'],
          [-(a + b), 'x'],
          [a * b, ''],
        ])})$`,
        `$= -${k === 1 ? '' : k}(${sumTex([
          [1, 'x^2'],
          [-a, 'x'],
          [-b, 'x'],
          [a * b, ''],
        ])})$`,
        earns(0.5, `$= -${k === 1 ? '' : k}[x(x - ${a}) - ${b}(x - ${a})] = -${k === 1 ? '' : k}(x - ${a})(x - ${b})$`),
        earns(0.5, `(i) The zeroes are $${a}$ and $${b}$, so $a = ${a}$ and $b = ${b}$`),
        earns(
          1,
          `(ii) $a + b = ${a} + ${b} = ${a + b}$, and $-\\frac{\\text{coefficient of } x}{\\text{coefficient of } x^2} = -\\frac{${linear}}{(${square})} = ${a + b}$, which is the same`,
        ),
        earns(1, `(iii) Half-way between them, $x = \\frac{${a} + ${b}}{2} = ${middle}$`),
        earns(
          1,
          `$p(${middle}) = -${k === 1 ? '' : k}(${middle} - ${a})(${middle} - ${b}) = -${k === 1 ? '' : k}(${middle - a})(${middle - b}) = ${h}$, so $h = ${h}$ m`,
        ),
        `So the ${thing} ${ends} at $x = ${a}$ and $x = ${b}$, and its highest point is $${h}$ m up: $a = ${a}$, $b = ${b}$, $h = ${h}$`,
      ],
      explanation:
        'The zeroes of a polynomial are the places where its graph meets the x-axis. A parabola is symmetric, so its highest point lies half-way between them.',
    }
  },
  crossCheck: ({ a, b, k }) => {
    const [square, linear, constant] = coefficients(a, b, k)
    const height = (x: number) => square * x * x + linear * x + constant
    const places = Array.from({ length: 60 }, (_, x) => x)
    const [first = NaN, second = NaN] = places.filter((x) => height(x) === 0)
    return named(first, second, Math.max(...places.map(height)))
  },
  slips: ({ a, b, k }) => {
    const h = k * ((b - a) / 2) ** 2
    return distinctSlips(named(a, b, h), [
      { response: named(-b, -a, h), note: 'Set each factor equal to 0: x − m = 0 gives x = m.', step: 4 },
      {
        response: named(a, b, (a + b) / 2),
        note: 'That is where the highest point lies. Put it into p(x) for the height.',
        step: 7,
      },
      {
        response: named(a, b, h / k),
        note: 'The number in front of the brackets belongs to the height as well.',
        step: 7,
      },
      { response: named(a, b, -h), note: 'Check the signs: the curve is above the x-axis there.', step: 7 },
      { response: named(a, b, k * a * b), note: 'The height asked for is in the middle, not at x = 0.', step: 6 },
    ])
  },
})

function sketch(a: number, b: number, k: number, h: number, thing: string): PlaneFigure {
  return {
    kind: 'plane',
    x: [-1, b + 2],
    y: [-2, h + 2],
    yStep: h > 20 ? 5 : h > 8 ? 2 : 1,
    bare: true,
    curves: [{ polynomial: [...coefficients(a, b, k)], label: 'y = p(x)' }],
    points: [
      { at: [a, 0], label: 'A' },
      { at: [b, 0], label: 'B' },
    ],
    description: `A parabola that opens downwards: the ${thing}. It meets the x-axis at two points A and B to the right of the origin, and its highest point lies above the middle of AB.`,
  }
}
