import { fraction, toDecimal, toNumber, type Fraction } from '../../maths'
import { chain, earns, isValue, line, says, template, type Step } from '../template'
import { wrongValues } from '../slips/wrong-values'
import { dome, surfaceByBands, typed, volumeBySlices } from './pieces/by-slices'
import { isNice, lengthText, product, slantTex, tenths, twentyTwoBySeven, usePi } from './pieces/pi'
import { cones } from './pieces/triples'

interface Scooped {
  readonly cut: 'cone' | 'hemispheres'
  readonly ask: 'total surface area' | 'volume'
  /** In tenths of a centimetre; l is the slant height of the cone, 0 for hemispheres. */
  readonly r: number
  readonly h: number
  readonly l: number
}

interface Draw extends Scooped {
  readonly stem: 0 | 1 | 2
}

const pi = twentyTwoBySeven

function answer({ cut, ask, r, h, l }: Scooped): Fraction {
  const radius = tenths(r)
  if (cut === 'cone')
    return ask === 'volume'
      ? product(fraction(2, 3), pi.value, radius, radius, tenths(h))
      : product(pi.value, radius, tenths(2 * h + l + r))
  return ask === 'volume'
    ? product(pi.value, radius, radius, fraction(3 * h - 4 * r, 30))
    : product(2, pi.value, radius, tenths(h + 2 * r))
}

function question({ cut, ask, r, h, stem }: Draw): string {
  const [radius, diameter, height] = [r, 2 * r, h].map((length) => `$${lengthText(length)}$ cm`)
  const stems =
    cut === 'cone'
      ? ([
          `From a solid cylinder whose height is ${height} and diameter is ${diameter}, a conical cavity of the same height and the same diameter is hollowed out. Find the ${ask} of the remaining solid.`,
          `A conical cavity is drilled out of a solid metal cylinder. The cylinder has height ${height} and diameter ${diameter}, and the cavity has the same height and the same diameter. Find the ${ask} of the solid that is left.`,
          `A cone is cut out of a solid cylinder of height ${height} and diameter ${diameter}; the height and the diameter of the cone are those of the cylinder. What is the ${ask} of the remaining solid?`,
        ] as const)
      : ([
          `A wooden article was made by scooping out a hemisphere from each end of a solid cylinder. The height of the cylinder is ${height}, and its base is of radius ${radius}, the same as that of the hemispheres. Find the ${ask} of the article.`,
          `A wooden toy is a solid cylinder of height ${height} and radius ${radius}, with a hemisphere of the same radius scooped out from either end. Find the ${ask} of the toy.`,
          `From each end of a solid cylinder of height ${height} and base radius ${radius}, a hemisphere of the same radius is hollowed out. What is the ${ask} of the solid that is left?`,
        ] as const)
  return `${stems[stem]} ${usePi(pi)}`
}

function working({ cut, ask, r, h, l }: Draw, key: string): readonly Step[] {
  const [radius, height, slant] = [r, h, l].map(lengthText)
  if (ask === 'volume')
    return cut === 'cone'
      ? [
          earns(
            1.5,
            'Volume left $=$ volume of cylinder $-$ volume of cone $= \\pi r^2 h - \\dfrac{1}{3} \\pi r^2 h = \\dfrac{2}{3} \\pi r^2 h$',
            'formula',
          ),
          earns(1, `$= \\dfrac{2}{3} \\times ${pi.tex} \\times ${radius} \\times ${radius} \\times ${height}$`),
          earns(1, `$= ${key}$`),
        ]
      : [
          earns(
            1.5,
            'Volume left $=$ volume of cylinder $- 2 \\times$ volume of hemisphere $= \\pi r^2 h - \\dfrac{4}{3} \\pi r^3 = \\pi r^2 \\left(h - \\dfrac{4}{3} r\\right)$',
            'formula',
          ),
          earns(
            1,
            `$= ${pi.tex} \\times ${radius} \\times ${radius} \\times \\left(${height} - \\dfrac{4}{3} \\times ${radius}\\right)$`,
          ),
          earns(1, `$= ${key}$`),
        ]
  return cut === 'cone'
    ? [
        earns(1, says`Slant height of the cavity ${chain('l', slantTex(r, h))} cm`, 'slant height'),
        earns(
          1,
          'Total surface area $=$ CSA of cylinder $+$ area of one base $+$ CSA of cone $= 2 \\pi r h + \\pi r^2 + \\pi r l = \\pi r (2h + r + l)$',
          'surfaces',
        ),
        earns(0.5, `$= ${pi.tex} \\times ${radius} \\times (2 \\times ${height} + ${radius} + ${slant})$`),
        earns(1, `$= ${toDecimal(product(pi.value, tenths(r)))} \\times ${lengthText(2 * h + r + l)} = ${key}$`),
      ]
    : [
        earns(
          1.5,
          'Total surface area $=$ CSA of cylinder $+ 2 \\times$ CSA of hemisphere $= 2 \\pi r h + 2 \\times 2 \\pi r^2 = 2 \\pi r (h + 2r)$',
          'surfaces',
        ),
        earns(1, `$= 2 \\times ${pi.tex} \\times ${radius} \\times (${height} + 2 \\times ${radius})$`),
        earns(1, `$= ${toDecimal(product(2, pi.value, tenths(r)))} \\times ${lengthText(h + 2 * r)} = ${key}$`),
      ]
}

/** E.g. "From a solid cylinder of height 2.4 cm and diameter 1.4 cm, a conical cavity of the same height and diameter is hollowed out. ..." */
export const scooped = template({
  id: 'sav-hollowed-cylinder',
  topic: 'areas-volumes',
  archetypes: ['sav-scooped'],
  difficulty: 'hard',
  marks: 4,
  draw: (random): Draw => ({
    ...random.until(
      (r): Scooped => {
        const ask = r.pick(['total surface area', 'total surface area', 'volume'] as const)
        if (r.chance(0.5)) {
          const [radius, h, l] = r.pick([...cones, [7, 24, 25] as const])
          return { cut: 'cone', ask, r: radius, h, l }
        }
        return { cut: 'hemispheres', ask, r: r.pick([21, 28, 35, 42, 70]), h: 5 * r.integer(14, 60), l: 0 }
      },
      (draw) => isNice(answer(draw)) && (draw.cut === 'cone' || (draw.h > 2 * draw.r + 5 && draw.h !== 4 * draw.r)),
    ),
    stem: random.pick([0, 1, 2] as const),
  }),
  pose: (draw) => {
    const { cut, ask, r, h } = draw
    const key = toDecimal(answer(draw))
    const unit = ask === 'volume' ? 'cm³' : 'cm²'
    return {
      question: question(draw),
      rule: { kind: 'number', expected: key, unit },
      figure: {
        kind: 'solid',
        description: `A cylinder of ${cut === 'cone' ? `diameter ${lengthText(2 * r)}` : `radius ${lengthText(r)}`} cm and height ${lengthText(h)} cm, before ${cut === 'cone' ? 'the conical cavity is' : 'the hemispheres are'} taken out.`,
        parts: [
          {
            shape: 'cylinder',
            radius: r / 10,
            height: h / 10,
            labels: { ...(cut === 'hemispheres' && { radius: `${lengthText(r)} cm` }), height: `${lengthText(h)} cm` },
          },
        ],
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
      steps: [
        line(
          'radius',
          cut === 'cone'
            ? `Given: height $h = ${lengthText(h)}$ cm; diameter $${lengthText(2 * r)}$ cm, so radius $r = ${lengthText(r)}$ cm.`
            : `Given: height $h = ${lengthText(h)}$ cm and radius $r = ${lengthText(r)}$ cm.`,
        ),
        ...working(draw, key),
        earns(0.5, says`Hence, ${isValue(`the ${ask}`, key, unit)}.`),
      ],
      explanation:
        ask === 'volume'
          ? 'What is scooped out is lost to the volume, so its volume is subtracted.'
          : 'A cavity takes away a flat end, but it adds its own curved surface to the total surface.',
    }
  },
  crossCheck: ({ cut, ask, r, h }) => {
    const [radius, height, p] = [r / 10, h / 10, toNumber(pi.value)]
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
  slips: (draw) => {
    const { cut, ask, r, h, l } = draw
    const radius = tenths(r)
    const key = answer(draw)
    if (ask === 'volume')
      return wrongValues(key, [
        [
          product(pi.value, radius, radius, tenths(h)),
          'That is the whole cylinder: subtract what was taken out.',
          'formula',
        ],
        cut === 'cone'
          ? [
              product(fraction(1, 3), pi.value, radius, radius, tenths(h)),
              'That is the cone that was taken out; what is left is asked.',
              'formula',
            ]
          : [
              product(pi.value, radius, radius, fraction(3 * h - 2 * r, 30)),
              'Two hemispheres were taken out, not one.',
              'formula',
            ],
        ...(cut === 'cone'
          ? [[product(4, key), 'Halve the diameter to get the radius.', 'radius'] as const]
          : 3 * h > 8 * r
            ? [
                [
                  product(pi.value, radius, radius, fraction(3 * h - 8 * r, 30)),
                  'Each cavity is half of a sphere, not a whole one.',
                  'formula',
                ] as const,
              ]
            : []),
      ])
    return wrongValues(
      key,
      cut === 'cone'
        ? [
            [product(pi.value, radius, tenths(2 * h + 2 * r + l)), 'Only one flat base is left.', 'surfaces'],
            [
              product(pi.value, radius, tenths(2 * h + r + h)),
              'Use the slant height l for the cavity, not the height.',
              'slant height',
            ],
            [product(pi.value, radius, tenths(2 * h + l)), 'One flat base is still there: add it.', 'surfaces'],
          ]
        : [
            [product(2, pi.value, radius, tenths(h + 3 * r)), 'No flat base is left at either end.', 'surfaces'],
            [product(2, pi.value, radius, tenths(h + r)), 'There are two hemispherical cavities.', 'surfaces'],
            [product(2, pi.value, radius, tenths(h)), 'The cavities add their curved surfaces.', 'surfaces'],
          ],
    )
  },
})
