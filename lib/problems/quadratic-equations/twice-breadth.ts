import { lengthFromBreadth as solution } from '../../solutions/quadratic-equations/length-from-breadth'
import { fraction, toText } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'

/** A rectangle whose length is so much more, or less, than twice its breadth. */
interface Plot {
  readonly breadth: number
  readonly more: number
  readonly story: 'plot' | 'hall' | 'field'
}

/** The greatest breadth, in metres. */
const widest = { plot: 30, hall: 16, field: 30 } as const

const lengthOf = ({ breadth, more }: Plot): number => 2 * breadth + more

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
    const solved = solution.solve({
      times: fraction(2),
      more: fraction(more),
      area: fraction(length * breadth),
      unit: 'm',
    })
    return {
      question: `${story(plot)} (Give the length first.)`,
      rule: {
        kind: 'pair',
        expected: solved.key,
        unit: 'm',
        aliases: { length: ['l', 'longer side'], breadth: ['b', 'x', 'shorter side'] },
      },
      hints: [
        'Let the breadth be $x$ m. What is twice the breadth, and what is the length?',
        'Area of a rectangle $=$ length $\\times$ breadth.',
        'A breadth cannot be negative, so only one root fits.',
      ],
      steps: solved.lines,
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
