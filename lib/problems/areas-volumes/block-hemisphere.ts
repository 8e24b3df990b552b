import { blockFigure } from './pieces/block-figure'
import { blockQuestion } from './pieces/block-questions'
import { blockAnswer, blockCircle, blockCubeSurface, blockHemisphereVolume, type Block } from './pieces/block'
import { cubeHemisphere } from '../../solutions/areas-volumes/cube-hemisphere'
import { add, fraction, subtract, toNumber } from '../../maths'
import { template } from '../template'
import { wrongValues } from '../slips/wrong-values'
import { dome, surfaceByBands } from './pieces/by-slices'
import { isNice, product, tenths, threeFourteen, twentyTwoBySeven } from './pieces/pi'

interface Draw extends Block {
  readonly stem: 0 | 1 | 2
}

/** E.g. "A decorative block is made of a cube of edge 5 cm and a hemisphere of diameter 4.2 cm fixed on its top. Find its total surface area." */
export const blockHemisphere = template({
  id: 'sav-cube-and-hemisphere',
  version: 4,
  topic: 'areas-volumes',
  archetypes: ['sav-cube-hemisphere'],
  difficulty: 'medium',
  marks: 3,
  draw: (random): Draw => {
    const stem = random.pick([0, 1, 2] as const)
    const kind = random.pick(['mounted', 'hollowed'] as const)
    const ask = random.pick(['surface', 'volume'] as const)
    // a paperweight is at most 8 cm wide
    const widest = kind === 'mounted' && stem === 1 ? 8 : 16
    const block = random.until(
      (r): Block => {
        const decimal = r.chance(0.25)
        return {
          pi: decimal ? threeFourteen : twentyTwoBySeven,
          edge: r.integer(4, widest),
          r: decimal ? r.pick(ask === 'surface' ? [20, 50] : [15, 30, 60]) : r.pick([7, 14, 21, 28, 35, 42, 70]),
          kind,
          ask,
        }
      },
      // the volume of a hemisphere mostly has three decimals
      (draw) =>
        draw.r <= 5 * draw.edge &&
        draw.r >= draw.edge &&
        isNice(ask === 'surface' ? blockAnswer(draw) : product(10, blockAnswer(draw)), 100_000),
    )
    return { ...block, stem }
  },
  variants: {
    all: ['mounted surface', 'mounted volume', 'hollowed surface', 'hollowed volume'],
    of: ({ kind, ask }) => `${kind} ${ask}`,
  },
  things: ({ edge, r }) => [
    { name: 'the edge of the cube', size: edge, least: 4, most: 16, unit: 'cm' },
    { name: 'the diameter for the edge', size: r / 5 / edge, least: 0.15, most: 1 },
  ],
  given: ({ pi, edge, r, kind, ask }) => ({
    kind,
    asked: ask === 'surface' ? ('total surface area' as const) : ('volume' as const),
    pi: pi.value,
    edge: fraction(edge),
    diameter: tenths(2 * r),
    unit: 'cm',
  }),
  solution: cubeHemisphere,
  ask: (draw) => {
    const { kind, ask } = draw
    return {
      question: blockQuestion(draw, draw.stem),
      rule: { kind: 'number', unit: ask === 'surface' ? 'cm²' : 'cm³' },
      hints: [
        'Halve the diameter to get the radius.',
        ask === 'surface'
          ? `A circle of ${kind === 'mounted' ? 'the top' : 'one'} face is lost, and the curved surface of the hemisphere comes in its place.`
          : kind === 'mounted'
            ? 'Add the volumes of the two parts.'
            : 'Take the volume of the hemisphere away from the cube.',
        ...(ask === 'surface'
          ? ['It makes no difference to the surface whether the hemisphere stands out or is cut in.']
          : []),
      ],
      explanation:
        ask === 'surface'
          ? 'The flat circle has area $\\pi r^2$ and the curved surface in its place $2 \\pi r^2$, so the surface grows by $\\pi r^2$.'
          : kind === 'mounted'
            ? 'Volumes of solids that are put together add up; it does not matter where they touch.'
            : 'What is cut out is lost to the volume, even though the surface becomes larger.',
      figure: blockFigure(draw),
    }
  },
  crossCheck: ({ pi, edge, r, kind, ask }) => {
    const p = toNumber(pi.value)
    const bowl = surfaceByBands(dome(r / 10, 0, 'opening'), p)
    if (ask === 'surface') return (5 * edge ** 2 + (edge ** 2 - p * (r / 10) ** 2) + bowl).toFixed(3)
    // A ball is made of thin pyramids on its surface with their tips at the centre: volume = surface × radius / 3.
    const ball = (bowl * r) / 30
    return (edge ** 3 + (kind === 'mounted' ? ball : -ball)).toFixed(3)
  },
  slips: (draw) => {
    const key = blockAnswer(draw)
    const [flat, half] = [blockCircle(draw), blockHemisphereVolume(draw)]
    return wrongValues(
      key,
      draw.ask === 'surface'
        ? [
            [
              add(key, flat),
              draw.kind === 'mounted'
                ? 'The circle under the hemisphere is not part of the surface: subtract it.'
                : 'The circle that is cut out is no longer part of the face: subtract it.',
              'formula',
            ],
            ...(draw.kind === 'mounted'
              ? [
                  [
                    add(key, product(2, flat)),
                    'The flat face of the hemisphere is hidden, and so is the circle under it.',
                    'formula',
                  ] as const,
                ]
              : []),
            [subtract(blockCubeSurface(draw), flat), 'Add the curved surface of the hemisphere.', 'formula'],
            [add(blockCubeSurface(draw), product(4, flat)), 'Halve the diameter to get the radius.', 'radius'],
          ]
        : [
            [add(key, product(draw.kind === 'mounted' ? 1 : -1, half)), 'Only half of a sphere is there.', 'formula'],
            [
              subtract(fraction(2 * draw.edge ** 3), key),
              'Is the hemisphere added to the cube or cut out of it?',
              'formula',
            ],
            [fraction(draw.edge ** 3), 'That is the volume of the cube alone.', 'formula'],
            ...(draw.kind === 'mounted'
              ? [[add(key, product(7, half)), 'Halve the diameter to get the radius.', 'radius'] as const]
              : []),
          ],
    )
  },
})
