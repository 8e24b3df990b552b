import { equationTex } from '../../solutions/quadratic-equations/pieces/equation'
import { expanded, factorSteps, type Factors } from '../../solutions/quadratic-equations/pieces/factors'
import { fraction, toTex, toText } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { chain, earns, line, says, template } from '../template'

/** A rectangle whose length is so much more, or less, than twice its breadth. */
interface Plot {
  readonly breadth: number
  readonly more: number
  readonly story: 'plot' | 'hall' | 'field'
}

/** The greatest breadth, in metres. */
const widest = { plot: 30, hall: 16, field: 30 } as const

const lengthOf = ({ breadth, more }: Plot): number => 2 * breadth + more

const factorsOf = (plot: Plot): Factors => ({ p: 1, q: -plot.breadth, r: 2, s: lengthOf(plot) })

const key = (length: number | string, breadth: number | string): string => `length = ${length}, breadth = ${breadth}`

function story(plot: Plot): string {
  const { breadth, more } = plot
  const area = breadth * lengthOf(plot)
  const gap = `$${Math.abs(more)}$ m ${more > 0 ? 'more' : 'less'} than twice`
  return {
    plot: `The area of a rectangular plot is $${area}$ m². The length of the plot is ${gap} its breadth. Find the length and the breadth of the plot in metres.`,
    hall: `A prayer hall with a floor area of $${area}$ m² is to be built. Its length shall be ${gap} its breadth. What should be its length and breadth in metres?`,
    field: `A rectangular field of $${area}$ m² is fenced for vegetables. One side is ${gap} the other. Find the two sides in metres.`,
  }[plot.story]
}

/** E.g. "The area of a rectangular plot is 528 m². Its length is 1 m more than twice its breadth. ..." 33 m and 16 m */
export const twiceBreadth = template({
  id: 'qe-length-twice-breadth',
  version: 2,
  topic: 'quadratic-equations',
  difficulty: 'medium',
  archetypes: ['qe-word-geometry'],
  marks: 3,
  draw: (random): Plot => {
    const place = random.pick(['plot', 'hall', 'field'] as const)
    return {
      breadth: random.integer(8, widest[place]),
      more: random.integer(1, 5) * random.pick([1, 1, -1]),
      story: place,
    }
  },
  things: (plot) => [
    { name: 'the breadth', size: plot.breadth, least: 8, most: widest[plot.story], unit: 'm' },
    { name: 'the length for its breadth', size: lengthOf(plot) / plot.breadth, least: 1.3, most: 2.7 },
  ],
  pose: (plot) => {
    const { breadth, more } = plot
    const length = lengthOf(plot)
    const factors = factorsOf(plot)
    const [sign, size] = [more > 0 ? '+' : '-', Math.abs(more)]
    const longer = `2x ${sign} ${size}`
    const other = toTex(fraction(-length, 2))
    return {
      question: `${story(plot)} (Give the length first.)`,
      rule: {
        kind: 'pair',
        expected: key(length, breadth),
        unit: 'm',
        aliases: { length: ['l', 'longer side'], breadth: ['b', 'x', 'shorter side'] },
      },
      hints: [
        'Let the breadth be $x$ m. What is twice the breadth, and what is the length?',
        'Area of a rectangle $=$ length $\\times$ breadth.',
        'A breadth cannot be negative, so only one root fits.',
      ],
      steps: [
        line('unknown', `Let the breadth be $x$ m; then the length is $(${longer})$ m.`),
        earns(1, `Area $=$ length $\\times$ breadth: $x(${longer}) = ${length * breadth}$`, 'area'),
        earns(0.5, `In standard form: $${equationTex(expanded(factors))}$`, 'standard'),
        ...factorSteps(factors, { factors: 0.5 }),
        line('rejected', `$x = ${other}$ is rejected, because the breadth cannot be negative. So $x = ${breadth}$.`),
        earns(0.5, says`The length: ${chain(longer, `2 \\times ${breadth} ${sign} ${size}`, `${length}`)}`, 'length'),
        earns(0.5, `Hence the length is $${length}$ m and the breadth $${breadth}$ m.`),
      ],
      explanation:
        'Both sides are written with one letter, and the area gives the equation. The negative root has no meaning for a side.',
    }
  },
  crossCheck: (plot) => {
    for (let n = 1; n <= 60; n++)
      if (n * (n + n + plot.more) === plot.breadth * lengthOf(plot)) return key(2 * n + plot.more, n)
    return null
  },
  slips: (plot) => {
    const length = lengthOf(plot)
    return distinctSlips(key(length, plot.breadth), [
      {
        response: key(plot.breadth, length),
        note: 'The right numbers, on the wrong names: the length is the longer side.',
        step: 'last',
      },
      {
        response: key(2 * plot.breadth, plot.breadth),
        note: 'Use the whole of the statement: the length is not just twice the breadth.',
        step: 'length',
      },
      {
        response: key(-plot.breadth, toText(fraction(-length, 2))),
        note: 'A side cannot be negative: reject that root.',
        step: 'rejected',
      },
    ])
  },
})
