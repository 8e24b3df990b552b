import { otherLast } from '../other-last'
import { costPart, leastTerms, places, stripArea, widthPart, type GardenPath } from './pieces/garden-path-parts'
import { equationChain } from '../../solutions/quadratic-equations/pieces/equation'
import { fraction, polynomialText, toText } from '../../maths'
import { inPart } from '../slips/in-part'
import { chain, earns, line, says, template } from '../template'

/** E.g. "Case study: ... a lawn 20 m by 14 m ... a track of uniform width x m around it of area 152 m² ... (i) ... (ii) ... (iii)" */
export const gardenPath = template<GardenPath>({
  id: 'qe-case-study-path',
  version: 4,
  topic: 'quadratic-equations',
  difficulty: 'hard',
  archetypes: ['qe-case-study', 'qe-word-geometry'],
  marks: 4,
  draw: (random) => {
    const breadth = random.integer(6, 20)
    return {
      breadth,
      ...random.until(
        (source) => ({
          length: breadth + source.integer(2, 14),
          width: source.integer(1, 4),
          planned: source.integer(1, 5),
        }),
        ({ length, width, planned }) => length <= 30 && planned !== width,
      ),
      place: random.pick([0, 1, 2] as const),
      last: random.pick(['width', 'cost'] as const),
      rate: 10 * random.integer(4, 15),
    }
  },
  things: ({ length, breadth, width, rate }) => [
    { name: 'the length of the garden', size: length, least: 8, most: 30, unit: 'm' },
    { name: 'the breadth of the garden', size: breadth, least: 6, most: 20, unit: 'm' },
    { name: 'the width of the path in metres', size: width, least: 1, most: 4 },
    { name: 'the price of a square metre in ₹', size: rate, least: 40, most: 150 },
  ],
  variants: { all: ['width', 'cost'], of: ({ last }) => last },
  otherwise: (draw) => otherLast(draw, 'width', 'cost'),
  pose: (draw) => {
    const { length, breadth, width, place, last } = draw
    const [bed, path, strip, owner] = places[place]
    const half = length + breadth
    const area = stripArea(draw, width)
    const inside = length * breadth
    const total = inside + area
    const least = leastTerms(draw)
    const outer = `(${length} + 2x)(${breadth} + 2x)`
    return {
      question: `Case study. ${owner} ${bed}, ${length} m long and ${breadth} m broad. Around it, on the outside, runs ${path} of uniform width $x$ m. The area of the ${strip} is ${area} m².`,
      hints: [
        `The ${strip} adds its width on both sides: the outer length is greater by $2x$, and so is the outer breadth.`,
        'Area of the outer rectangle $=$ outer length $\\times$ outer breadth. Put it equal to the area from part (i).',
        last === 'width'
          ? 'Divide the whole equation by the common factor of its terms, then factorise.'
          : 'For (iii): area of the outer rectangle less area of the inner one, then the cost.',
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
          rule: { kind: 'expression', expected: `${polynomialText(least)} = 0` },
          steps: [
            line('outer rectangle', `The outer rectangle is $(${length} + 2x)$ m by $(${breadth} + 2x)$ m.`),
            earns(0.5, says`So ${chain(outer, `${total}`)}.`),
            says`Opening the brackets: ${chain(`4x^2 + ${2 * half}x + ${inside}`, `${total}`)}`,
            line('one side', says`Bringing all terms to one side: ${equationChain([4, 2 * half, -area])}`),
            earns(0.5, says`Dividing by ${4 / least[0]}, the equation in standard form is ${equationChain(least)}.`),
          ],
        },
        last === 'width' ? widthPart(draw) : costPart(draw),
      ],
      explanation: 'A strip on the outside adds its width twice to each side of the rectangle: once at either end.',
    }
  },
  crossCheck: ({ length, breadth, width, last, planned, rate }) => {
    // Cut the path into two long strips, two short strips and four corner squares: 2xl + 2xb + 4x².
    const strips = (x: number) => 2 * x * length + 2 * x * breadth + 4 * x * x
    const area = strips(width)
    const found = Array.from({ length: 100 }, (_, index) => (index + 1) / 10).find(
      (x) => Math.abs(strips(x) - area) < 1e-9,
    )
    return [
      `${area + length * breadth}`,
      `4x^2 + ${strips(1) - 4}x = ${area}`,
      last === 'width' ? `${found}` : `${strips(planned) * rate}`,
    ]
  },
  slips: (draw) => {
    const { length, breadth, width, place, last, planned, rate } = draw
    const half = length + breadth
    const area = stripArea(draw, width)
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
      ...(last === 'width'
        ? [
            { part: '(iii)', response: `${2 * width}`, note: bothSides, step: 'roots' },
            {
              part: '(iii)',
              response: toText(fraction(-(half + 2 * width), 2)),
              note: 'A width cannot be negative: reject that root.',
              step: 'rejected',
            },
          ]
        : inPart('(iii)', `${stripArea(draw, planned) * rate}`, [
            { response: `${stripArea(draw, planned / 2) * rate}`, note: bothSides, step: 'outer sides' },
            {
              response: `${(length + 2 * planned) * (breadth + 2 * planned) * rate}`,
              note: `Only the ${strip} is paid for: take away the area inside it.`,
              step: 'strip',
            },
            {
              response: `${stripArea(draw, planned)}`,
              note: 'That is the area. The cost is asked: multiply by the rate.',
              step: 'cost',
            },
          ])),
    ]
  },
})
