import { template } from '../template'
import { posedField, slipsField, type FieldWithDiagonal } from './pieces/field-with-diagonal'
import { posedSquares, slipsSquares, type TwoSquares } from './pieces/two-squares'

const triples = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
] as const

/** E.g. "The sum of the areas of two squares is 468 m². If the difference of their perimeters is 24 m, ..." */
export const wordSquares = template<TwoSquares | FieldWithDiagonal>({
  id: 'qe-word-squares',
  version: 2,
  topic: 'quadratic-equations',
  difficulty: 'medium',
  archetypes: ['qe-word-geometry'],
  marks: 3,
  draw: (random) => {
    const stem = random.pick([0, 1, 2] as const)
    if (random.chance(0.4)) {
      const [small, large, diagonal] = random.pick(triples)
      // a field is 15 m wide at least
      const times = random.integer(Math.ceil(15 / small), Math.floor(100 / diagonal))
      return { shape: 'field', small: times * small, large: times * large, diagonal: times * diagonal, stem }
    }
    const small = random.integer(5, 20)
    return { shape: 'squares', small, large: small + random.integer(2, 10), stem }
  },
  things: (draw) =>
    draw.shape === 'field'
      ? [
          { name: 'the shorter side of the field', size: draw.small, least: 15, most: 80, unit: 'm' },
          { name: 'the diagonal of the field in metres', size: draw.diagonal, least: 25, most: 100 },
        ]
      : [],
  pose: (draw) => (draw.shape === 'squares' ? posedSquares(draw) : posedField(draw)),
  crossCheck: (draw) => {
    const gap = draw.large - draw.small
    for (let n = 1; n <= 100; n++) {
      const squares = n * n + (n + gap) ** 2
      if (draw.shape === 'squares' && squares === draw.small ** 2 + draw.large ** 2) return `${n}, ${n + gap}`
      if (draw.shape === 'field' && squares === (n + draw.diagonal - draw.small) ** 2) return `${n}, ${n + gap}`
    }
    return ''
  },
  slips: (draw) => (draw.shape === 'squares' ? slipsSquares(draw) : slipsField(draw)),
})
