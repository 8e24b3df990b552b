import { equationChain, equationTex } from '../../solutions/quadratic-equations/pieces/equation'
import { expanded, factorSteps, halfEach, type Factors } from '../../solutions/quadratic-equations/pieces/factors'
import { fraction, polynomialText, toTex, toText } from '../../maths'
import { chain, earns, line, says, template } from '../template'

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

/** E.g. "Case study: ... a lawn 20 m by 14 m ... a track of uniform width x m around it of area 152 m² ... (i) ... (ii) ... (iii)" */
export const gardenPath = template<Draw>({
  id: 'qe-case-study-path',
  version: 2,
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
    const total = inside + area
    const outer = `(${length} + 2x)(${breadth} + 2x)`
    return {
      question: `Case study. ${owner} ${bed}, ${length} m long and ${breadth} m broad. Around it, on the outside, runs ${path} of uniform width $x$ m. The area of the ${strip} is ${area} m².`,
      hints: [
        `The ${strip} adds its width on both sides: the outer length is greater by $2x$, and so is the outer breadth.`,
        'Area of the outer rectangle $=$ outer length $\\times$ outer breadth. Put it equal to the area from part (i).',
        'Divide the whole equation so that the first term becomes $2x^2$.',
      ],
      parts: [
        {
          label: '(i)',
          ask: `Find the total area, in m², of the ${strip} and what lies inside it. This is the area of the outer rectangle.`,
          rule: { kind: 'number', expected: `${total}`, unit: 'm²' },
          steps: [
            says`Area of the inner rectangle: ${chain(`${length} \\times ${breadth}`, `${inside}`)} m²`,
            earns(1, says`Total area: ${chain(`${inside} + ${area}`, `${total}`)} m²`, 'total'),
          ],
        },
        {
          label: '(ii)',
          ask: 'Form a quadratic equation in $x$ for the outer rectangle, and write it in standard form.',
          rule: { kind: 'expression', expected: `${polynomialText([2, half, -area / 2])} = 0` },
          steps: [
            line('outer rectangle', `The outer rectangle is $(${length} + 2x)$ m by $(${breadth} + 2x)$ m.`),
            earns(0.5, says`So ${chain(outer, `${total}`)}.`),
            says`Opening the brackets: ${chain(`4x^2 + ${2 * half}x + ${inside}`, `${total}`)}`,
            line('one side', says`Bringing all terms to one side: ${equationChain([4, 2 * half, -area])}`),
            earns(0.5, says`Dividing by 2, the equation in standard form is ${equationChain([2, half, -area / 2])}.`),
          ],
        },
        {
          label: '(iii)',
          ask: `Solve this equation, and find the width of the ${strip} in metres.`,
          rule: { kind: 'number', expected: `${width}`, unit: 'm' },
          steps: [
            common === 2
              ? says`Dividing by 2 again: ${equationChain(expanded(factors))}`
              : `To find $x$, we solve $${equationTex(expanded(factors))}$ by factorisation.`,
            ...factorSteps(factors, halfEach),
            earns(
              0.5,
              `$x = ${toTex(fraction(-(half + 2 * width), 2))}$ is rejected, because width cannot be negative. So $x = ${width}$.`,
              'rejected',
            ),
            earns(0.5, `Hence the ${strip} is ${width} m wide.`),
          ],
        },
      ],
      explanation: 'A strip on the outside adds its width twice to each side of the rectangle: once at either end.',
    }
  },
  crossCheck: ({ length, breadth, width }) => {
    // Cut the path into two long strips, two short strips and four corner squares: 2xl + 2xb + 4x².
    const strips = (x: number) => 2 * x * length + 2 * x * breadth + 4 * x * x
    const area = strips(width)
    const found = Array.from({ length: 100 }, (_, index) => (index + 1) / 10).find(
      (x) => Math.abs(strips(x) - area) < 1e-9,
    )
    return [`${area + length * breadth}`, `4x^2 + ${strips(1) - 4}x = ${area}`, `${found}`]
  },
  slips: ({ length, breadth, width, place }) => {
    const half = length + breadth
    const area = (length + 2 * width) * (breadth + 2 * width) - length * breadth
    const strip = places[place][2]
    const bothSides = `The ${strip} adds its width on both sides: the outer length is greater by $2x$, not by $x$.`
    return [
      {
        part: '(i)',
        response: `${area}`,
        note: `Add the area inside: the area of the ${strip} alone is given.`,
        step: 'total',
      },
      {
        part: '(ii)',
        response: `${polynomialText([1, half, -area])} = 0`,
        note: bothSides,
        step: 'outer rectangle',
      },
      {
        part: '(ii)',
        response: `${polynomialText([2, half, area / 2])} = 0`,
        note: 'Check the sign of the constant term when all terms are brought to one side.',
        step: 'one side',
      },
      { part: '(iii)', response: `${2 * width}`, note: bothSides, step: 'roots' },
      {
        part: '(iii)',
        response: toText(fraction(-(half + 2 * width), 2)),
        note: 'A width cannot be negative: reject that root.',
        step: 'rejected',
      },
    ]
  },
})
