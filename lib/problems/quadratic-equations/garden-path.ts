import { equationTex } from '../../solutions/quadratic-equations/pieces/equation'
import { expanded, factorSteps, halfEach, type Factors } from '../../solutions/quadratic-equations/pieces/factors'
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

const answerText = (total: number, sum: number, width: number | string): string =>
  `T = ${total}, b = ${sum}, x = ${width}`

/** E.g. "Case study: ... a lawn 20 m by 14 m ... a track of uniform width x m around it of area 152 m² ... (i) ... (ii) ... (iii)" */
export const gardenPath = template<Draw>({
  id: 'qe-case-study-path',
  topic: 'quadratic-equations',
  difficulty: 'hard',
  archetypes: ['qe-case-study', 'qe-word-geometry'],
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
    const inside = length * breadth
    const common = half % 2 === 0 ? 2 : 1
    const factors: Factors = { p: 1, q: -width, r: 2 / common, s: (half + 2 * width) / common }
    return {
      question:
        `Case study. ${owner} ${bed}, ${length} m long and ${breadth} m broad. Around it, on the outside, runs ${path} of uniform width $x$ m. The area of the ${strip} is ${area} m².\n` +
        `(i) Find the total area $T$, in m², of the ${strip} and what lies inside it. This is the area of the outer rectangle.\n` +
        `(ii) Form an equation in $x$ for the outer rectangle. Written as $2x^2 + bx - c = 0$ with positive integers $b$ and $c$, what is $b$?\n` +
        `(iii) Solve this equation, and find the width $x$ of the ${strip} in metres.\n` +
        'Type all three values: $T$, $b$, $x$.',
      rule: {
        kind: 'pair',
        expected: answerText(area + length * breadth, half, width),
        unit: { T: 'm²', x: 'm' },
        aliases: { T: ['total area', 'total', 'area'], x: ['width'] },
      },
      hints: [
        `The ${strip} adds its width on both sides: the outer length is greater by $2x$, and so is the outer breadth.`,
        'Area of the outer rectangle $=$ outer length $\\times$ outer breadth. Put it equal to the area from part (i).',
        'Divide the whole equation so that the first term becomes $2x^2$.',
      ],
      steps: [
        `(i) Area of the inner rectangle: $${length} \\times ${breadth} = ${inside}$ m²`,
        earns(1, `Total area: $T = ${inside} + ${area} = ${inside + area}$ m²`),
        `(ii) The outer rectangle is $(${length} + 2x)$ m by $(${breadth} + 2x)$ m.`,
        earns(0.5, `So $(${length} + 2x)(${breadth} + 2x) = ${inside + area}$.`),
        `Opening the brackets: $4x^2 + ${2 * half}x + ${inside} = ${inside + area}$`,
        `Bringing all terms to one side: $${equationTex([4, 2 * half, -area])}$`,
        earns(0.5, `Dividing by 2: $${equationTex([2, half, -area / 2])}$, so $b = ${half}$.`),
        common === 2
          ? `(iii) Dividing by 2 again: $${equationTex(expanded(factors))}$`
          : `(iii) To find $x$, we solve $${equationTex(expanded(factors))}$ by factorisation.`,
        ...factorSteps(factors, halfEach),
        earns(
          0.5,
          `$x = ${toTex(fraction(-(half + 2 * width), 2))}$ is rejected, because width cannot be negative. So $x = ${width}$.`,
        ),
        earns(
          0.5,
          `Hence $T = ${inside + area}$ (in m²), $b = ${half}$ and $x = ${width}$: the ${strip} is ${width} m wide.`,
        ),
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
        return `x = ${x}, b = ${(strips(1) - 4) / 2}, T = ${strips(width) + length * breadth}`
    }
    return ''
  },
  slips: ({ length, breadth, width, place }) => {
    const half = length + breadth
    const total = (length + 2 * width) * (breadth + 2 * width)
    return [
      {
        response: answerText(total, 2 * half, width),
        note: 'Divide the whole equation by 2, so that it begins with $2x^2$.',
        step: 7,
      },
      {
        response: answerText(total, half, 2 * width),
        note: `The ${places[place][2]} adds its width on both sides: the outer length is greater by $2x$, not by $x$.`,
        step: 3,
      },
      {
        response: answerText(total - length * breadth, half, width),
        note: `In the first part add the area inside: the area of the ${places[place][2]} alone is given.`,
        step: 2,
      },
      {
        response: answerText(total, half, toText(fraction(-(half + 2 * width), 2))),
        note: 'A width cannot be negative: reject that root.',
        step: 14,
      },
    ]
  },
})
