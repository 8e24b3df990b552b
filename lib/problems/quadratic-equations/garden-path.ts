import { equationTex } from './equation'
import { expanded, factorSteps, halfEach, type Factors } from './factor-steps'
import { fraction, toTex, toText } from '../../maths'
import { earns, template } from '../template'

interface Draw {
  readonly length: number
  readonly breadth: number
  readonly width: number
  readonly place: 0 | 1 | 2
}

const places = [
  ['a rectangular flower bed', 'a gravel path', 'path', "The Residents' Association of a colony has"],
  ['a rectangular swimming pool', 'a tiled walkway', 'walkway', 'A school has'],
  ['a rectangular lawn', 'a jogging track', 'track', 'The gram panchayat of a village has'],
] as const

const answerText = (sum: number, product: number, width: number | string): string =>
  `b = ${sum}, c = ${product}, x = ${width}`

/** E.g. "Case study: ... a lawn 20 m by 14 m ... a track of uniform width x m around it of area 152 m² ... (i) ... (ii) ... (iii)" */
export const gardenPath = template<Draw>({
  id: 'qe-case-study-path',
  topic: 'quadratic-equations',
  difficulty: 'hard',
  archetypes: ['qe-case-study'],
  marks: 4,
  draw: (random) => {
    const breadth = random.integer(6, 20)
    return {
      breadth,
      ...random.until(
        (source) => ({ length: breadth + source.integer(2, 14), width: source.integer(1, 4) }),
        ({ length }) => length <= 30,
      ),
      place: random.pick([0, 1, 2] as const),
    }
  },
  pose: ({ length, breadth, width, place }) => {
    const [bed, path, strip, owner] = places[place]
    const half = length + breadth
    const area = (length + 2 * width) * (breadth + 2 * width) - length * breadth
    const common = half % 2 === 0 ? 2 : 1
    const factors: Factors = { p: 1, q: -width, r: 2 / common, s: (half + 2 * width) / common }
    return {
      question:
        `Case study. ${owner} ${bed}, ${length} m long and ${breadth} m broad. Around it, on the outside, runs ${path} of uniform width $x$ m. The area of the ${strip} is ${area} m².\n` +
        `(i) Show that $x$ satisfies an equation of the form $2x^2 + bx - c = 0$, and give the positive integers $b$ and $c$.\n` +
        `(ii) Find the width $x$ of the ${strip} in metres.\n` +
        'Type all three values: $b$, $c$, $x$.',
      rule: { kind: 'pair', expected: answerText(half, area / 2, width) },
      hints: [
        `The ${strip} adds its width on both sides: the outer length is greater by $2x$, and so is the outer breadth.`,
        `Area of the ${strip} $=$ area of the outer rectangle $-$ area of the inner rectangle.`,
        'Divide the whole equation so that the first term becomes $2x^2$.',
      ],
      steps: [
        `(i) The outer rectangle is $(${length} + 2x)$ m by $(${breadth} + 2x)$ m.`,
        earns(1, `Area of the ${strip}: $(${length} + 2x)(${breadth} + 2x) - ${length} \\times ${breadth} = ${area}$`),
        `Opening the brackets: $4x^2 + ${2 * half}x = ${area}$`,
        earns(1, `Dividing by 2: $${equationTex([2, half, -area / 2])}$, so $b = ${half}$ and $c = ${area / 2}$.`),
        common === 2
          ? `(ii) Dividing by 2 again: $${equationTex(expanded(factors))}$`
          : `(ii) To find $x$, we solve $${equationTex(expanded(factors))}$ by factorisation.`,
        ...factorSteps(factors, halfEach),
        earns(
          1,
          `$x = ${toTex(fraction(-(half + 2 * width), 2))}$ is rejected, because width cannot be negative. So the width of the ${strip} is ${width} m.`,
        ),
        `Hence $b = ${half}$, $c = ${area / 2}$, $x = ${width}$.`,
      ],
      explanation: 'A strip on the outside adds its width twice to each side of the rectangle: once at either end.',
    }
  },
  crossCheck: ({ length, breadth, width }) => {
    // Cut the path into two long strips, two short strips and four corner squares: 2xl + 2xb + 4x².
    const strips = (x: number) => 2 * x * length + 2 * x * breadth + 4 * x * x
    for (let tenths = 1; tenths <= 100; tenths++) {
      const x = tenths / 10
      if (Math.abs(strips(x) - strips(width)) < 1e-9)
        return `x = ${x}, c = ${strips(width) / 2}, b = ${(strips(1) - 4) / 2}`
    }
    return ''
  },
  slips: ({ length, breadth, width, place }) => {
    const half = length + breadth
    const c = width * (2 * width + half)
    return [
      {
        response: answerText(2 * half, 2 * c, width),
        note: 'Divide the whole equation by 2, so that it begins with $2x^2$.',
        step: 4,
      },
      {
        response: answerText(2 * half, 4 * c, 2 * width),
        note: `The ${places[place][2]} adds its width on both sides: the outer length is greater by $2x$, not by $x$.`,
        step: 1,
      },
      {
        response: answerText(half, c, 2 * width),
        note: 'The outer length is greater by $2x$: the width itself is half of that.',
        step: 'last',
      },
      {
        response: answerText(half, c, toText(fraction(-(half + 2 * width), 2))),
        note: 'A width cannot be negative: reject that root.',
        step: 11,
      },
    ]
  },
})
