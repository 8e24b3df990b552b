import { scoopedSlips } from './pieces/scooped-slips'
import { scoopedQuestion } from './pieces/scooped-questions'
import { scoopedAnswer, scoopedPi, type Scooped } from './pieces/scooped-cylinder'
import { toNumber } from '../../maths'
import { scoopedCylinder as solution } from '../../solutions/areas-volumes/scooped-cylinder'
import { template } from '../template'
import { dome, surfaceByBands, typed, volumeBySlices } from './pieces/by-slices'
import { isNice, lengthText, tenths } from './pieces/pi'
import { cones } from './pieces/triples'

interface Draw extends Scooped {
  readonly stem: 0 | 1 | 2
}

/** E.g. "From a solid cylinder of height 2.4 cm and diameter 1.4 cm, a conical cavity of the same height and diameter is hollowed out. ..." */
export const scooped = template({
  id: 'sav-hollowed-cylinder',
  version: 3,
  topic: 'areas-volumes',
  archetypes: ['sav-scooped'],
  difficulty: 'hard',
  marks: 3,
  draw: (random): Draw => {
    const ask = random.pick(['total surface area', 'volume'] as const)
    const drawn = random.until(
      (r): Scooped => {
        if (r.chance(0.5)) {
          const [radius, h, l] = r.pick([...cones, [7, 24, 25] as const])
          return { cut: 'cone', ask, r: radius, h, l }
        }
        return { cut: 'hemispheres', ask, r: r.pick([21, 28, 35, 42, 70]), h: 5 * r.integer(14, 60), l: 0 }
      },
      (draw) =>
        isNice(scoopedAnswer(draw)) && (draw.cut === 'cone' || (draw.h > 2 * draw.r + 5 && draw.h !== 4 * draw.r)),
    )
    return { ...drawn, stem: random.pick([0, 1, 2] as const) }
  },
  things: ({ r, h }) => [
    { name: 'the radius in cm', size: r / 10, least: 0.7, most: 14 },
    { name: 'the height in cm', size: h / 10, least: 2, most: 50 },
  ],
  given: ({ cut, ask, r, h }) => ({
    cut,
    asked: ask,
    pi: scoopedPi.value,
    radius: tenths(r),
    height: tenths(h),
    across: cut === 'cone' ? ('diameter' as const) : ('radius' as const),
    unit: 'cm',
  }),
  solution,
  ask: (draw) => {
    const { cut, ask, r, h } = draw
    return {
      question: scoopedQuestion(draw, draw.stem),
      rule: { kind: 'number', unit: ask === 'volume' ? 'cm³' : 'cm²' },
      figure: {
        kind: 'solid',
        description: `A cylinder of ${cut === 'cone' ? `diameter ${lengthText(2 * r)}` : `radius ${lengthText(r)}`} cm and height ${lengthText(h)} cm. Dashed inside it: ${cut === 'cone' ? 'a conical cavity from its top down to its base' : 'a hemisphere hollowed out at either end'}.`,
        parts: [
          {
            shape: 'cylinder',
            radius: r / 10,
            height: h / 10,
            labels: { ...(cut === 'hemispheres' && { radius: `${lengthText(r)} cm` }), height: `${lengthText(h)} cm` },
            cavities:
              cut === 'cone'
                ? [{ shape: 'cone', end: 'top', radius: r / 10, depth: h / 10 }]
                : [
                    { shape: 'hemisphere', end: 'top', radius: r / 10 },
                    { shape: 'hemisphere', end: 'bottom', radius: r / 10 },
                  ],
          },
        ],
        ...(cut === 'cone' && { whole: { width: `${lengthText(2 * r)} cm` } }),
      },
      hints:
        ask === 'volume'
          ? [
              'Volume left = volume of the cylinder − volume of what was taken out.',
              'Take common factors out before you substitute.',
            ]
          : [
              `Inside ${cut === 'cone' ? 'the cavity' : 'each cavity'} there is a new curved surface; it counts.`,
              cut === 'cone'
                ? 'One flat base is left; the other has become the mouth of the cavity. The cone needs its slant height.'
                : 'No flat base is left: both have become mouths of the cavities.',
            ],
      explanation:
        ask === 'volume'
          ? 'What is scooped out is lost to the volume, so its volume is subtracted.'
          : 'A cavity takes away a flat end, but it adds its own curved surface to the total surface.',
    }
  },
  crossCheck: ({ cut, ask, r, h }) => {
    const [radius, height, p] = [r / 10, h / 10, toNumber(scoopedPi.value)]
    const wall = [[0, radius] as const, [height, radius] as const]
    const cavities =
      cut === 'cone'
        ? [[[0, radius] as const, [height, 0] as const]]
        : [dome(radius, 0, 'closing'), dome(radius, 0, 'opening')]
    const sum = (measure: typeof surfaceByBands) => cavities.reduce((so, cavity) => so + measure(cavity, p), 0)
    if (ask === 'volume') return typed(volumeBySlices(wall, p) - sum(volumeBySlices))
    const base =
      cut === 'cone'
        ? surfaceByBands(
            [
              [0, 0],
              [0, radius],
            ],
            p,
          )
        : 0
    return typed(surfaceByBands(wall, p) + base + sum(surfaceByBands))
  },
  slips: scoopedSlips,
})
