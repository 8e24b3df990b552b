import { template } from '../template'
import { posedPlot, slipsPlot, type Plot } from './pieces/rectangular-plot'
import { posedTriangle, slipsTriangle, type RightTriangle } from './pieces/right-triangle'

const triples = [
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [9, 40, 41],
  [12, 35, 37],
  [20, 21, 29],
  [6, 8, 10],
  [10, 24, 26],
  [16, 30, 34],
  [15, 36, 39],
  [12, 16, 20],
  [18, 24, 30],
  [15, 20, 25],
  [21, 28, 35],
] as const

/** E.g. "The length of a rectangular plot is 7 m more than its breadth, and its area is 60 m². Find ..." */
export const wordGeometry = template<Plot | RightTriangle>({
  id: 'qe-word-geometry',
  topic: 'quadratic-equations',
  difficulty: 'medium',
  archetypes: ['qe-word-geometry'],
  marks: 3,
  draw: (random) => {
    if (random.chance(0.3)) {
      const [altitude, base, hypotenuse] = random.pick(triples)
      return { shape: 'triangle', base, altitude, hypotenuse, stem: random.pick([0, 1, 2] as const) }
    }
    return {
      shape: 'plot',
      breadth: random.integer(5, 24),
      more: random.integer(3, 15),
      stem: random.pick([0, 1, 2] as const),
    }
  },
  things: (draw) =>
    draw.shape === 'plot'
      ? [
          { name: 'the breadth of the plot', size: draw.breadth, least: 5, most: 24, unit: 'm' },
          { name: 'how much longer it is', size: draw.more, least: 3, most: 15, unit: 'm' },
        ]
      : [],
  pose: (draw) => (draw.shape === 'plot' ? posedPlot(draw) : posedTriangle(draw)),
  crossCheck: (draw) => {
    for (let n = 1; n <= 60; n++) {
      if (draw.shape === 'plot') {
        const area = (draw.breadth + draw.more) * draw.breadth
        if (n * (n + draw.more) === area) return `breadth = ${n}, length = ${n + draw.more}`
      } else {
        const other = n - (draw.base - draw.altitude)
        if (other > 0 && n * n + other * other === draw.hypotenuse * draw.hypotenuse)
          return `base = ${n}, altitude = ${other}`
      }
    }
    return ''
  },
  slips: (draw) => (draw.shape === 'plot' ? slipsPlot(draw) : slipsTriangle(draw)),
})
