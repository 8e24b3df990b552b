import { add, fraction, toDecimal, toNumber, type Fraction } from '../../maths'
import { earns, template, type Step } from '../template'
import { wrongValues } from '../slips/wrong-values'
import { surfaceByBands, typed, volumeBySlices } from './pieces/by-slices'
import { isNice, lengthText, product, slantTex, tenths, twentyTwoBySeven, usePi } from './pieces/pi'
import { cones, type Cone } from './pieces/triples'

type Ask = 'curved surface area' | 'total surface area' | 'volume'

interface Draw {
  readonly ask: Ask
  readonly cone: Cone
  readonly thing: 0 | 1 | 2
  readonly stem: 0 | 1 | 2
}

const pi = twentyTwoBySeven

function values([r, h, l]: Cone): Readonly<Record<Ask, Fraction>> {
  const curved = product(pi.value, tenths(r), tenths(l))
  return {
    'curved surface area': curved,
    'total surface area': add(curved, product(pi.value, tenths(r), tenths(r))),
    volume: product(fraction(1, 3), pi.value, tenths(r), tenths(r), tenths(h)),
  }
}

const things = ['A solid cone', 'A cone made of clay', 'A conical paperweight'] as const

function question({ ask, cone: [r, h], thing, stem }: Draw): string {
  const [radius, height] = [r, h].map(lengthText)
  const stems = [
    `${things[thing]} has radius $${radius}$ cm and height $${height}$ cm. Find its ${ask}.`,
    `The base radius of ${things[thing].replace('A', 'a')} is $${radius}$ cm and its height is $${height}$ cm. What is its ${ask}?`,
    `Find the ${ask} of ${things[thing].replace('A', 'a')} which is $${height}$ cm high and has a base of radius $${radius}$ cm.`,
  ] as const
  return `${stems[stem]} ${usePi(pi)}`
}

function working({ ask, cone: [r, h, l] }: Draw, key: string): readonly Step[] {
  const [radius, height, slant] = [r, h, l].map(lengthText)
  if (ask === 'volume')
    return [
      earns(0.5, 'Volume of a cone $= \\dfrac{1}{3} \\pi r^2 h$'),
      earns(0.5, `$= \\dfrac{1}{3} \\times ${pi.tex} \\times ${radius} \\times ${radius} \\times ${height}$`),
      earns(0.5, `$= ${key}$`),
    ]
  return [
    earns(0.5, `Slant height $l = ${slantTex(r, h, l)}$ cm`),
    ...(ask === 'total surface area'
      ? [
          earns(0.5, 'Total surface area of a cone $= \\pi r (l + r)$'),
          `$= ${pi.tex} \\times ${radius} \\times (${slant} + ${radius})$`,
          earns(0.5, `$= ${toDecimal(product(pi.value, tenths(r)))} \\times ${lengthText(l + r)} = ${key}$`),
        ]
      : [
          earns(0.5, 'Curved surface area of a cone $= \\pi r l$'),
          earns(0.5, `$= ${pi.tex} \\times ${radius} \\times ${slant} = ${key}$`),
        ]),
  ]
}

/** E.g. "A cone has radius 7 cm and height 24 cm. Find its curved surface area. (Use π = 22/7.)" */
export const cone = template({
  id: 'sav-cone-measure',
  topic: 'areas-volumes',
  archetypes: ['sav-formula-direct'],
  difficulty: 'easy',
  marks: 2,
  draw: (random): Draw => ({
    ...random.until(
      (r) => ({
        ask: r.pick(['curved surface area', 'curved surface area', 'total surface area', 'volume'] as const),
        cone: r.pick(cones),
        thing: r.pick([0, 1, 2] as const),
      }),
      ({ ask, cone }) => isNice(values(cone)[ask]),
    ),
    stem: random.pick([0, 1, 2] as const),
  }),
  pose: (draw) => {
    const { ask, cone } = draw
    const [r, h] = cone
    const key = toDecimal(values(cone)[ask])
    const unit = ask === 'volume' ? 'cm³' : 'cm²'
    return {
      question: question(draw),
      rule: { kind: 'number', expected: key, unit },
      hints:
        ask === 'volume'
          ? [
              'A cone has one third of the volume of the cylinder with the same base and height.',
              'Write the formula, substitute, and cancel before you multiply.',
            ]
          : [
              'The surface of a cone needs the slant height $l$, not the height $h$.',
              'Radius, height and slant height form a right triangle.',
              ...(ask === 'total surface area' ? ['The total surface includes the circular base.'] : []),
            ],
      steps: [
        `Given: radius $r = ${lengthText(r)}$ cm and height $h = ${lengthText(h)}$ cm.`,
        ...working(draw, key),
        earns(0.5, `Hence, the ${ask} is $${key}$ ${unit}.`),
      ],
      explanation:
        ask === 'volume'
          ? 'Three cones full of sand fill a cylinder with the same base and the same height.'
          : 'The slant height runs along the side of the cone; the height runs from the vertex to the centre of the base.',
      figure: {
        kind: 'solid',
        description: `A cone of radius ${lengthText(r)} cm and height ${lengthText(h)} cm.`,
        parts: [
          {
            shape: 'cone',
            radius: r / 10,
            height: h / 10,
            labels: { radius: `${lengthText(r)} cm`, height: `${lengthText(h)} cm` },
          },
        ],
      },
    }
  },
  crossCheck: ({ ask, cone: [r, h] }) => {
    const side = [
      [0, r / 10],
      [h / 10, 0],
    ] as const
    if (ask === 'volume') return typed(volumeBySlices(side, toNumber(pi.value)))
    return typed(surfaceByBands(ask === 'total surface area' ? [[0, 0], ...side] : side, toNumber(pi.value)))
  },
  slips: ({ ask, cone }) => {
    const [r, h, l] = cone
    const found = values(cone)
    const withHeight = product(pi.value, tenths(r), tenths(h))
    const base = product(pi.value, tenths(r), tenths(r))
    return wrongValues(
      found[ask],
      ask === 'volume'
        ? [
            [product(3, found.volume), 'A cone is one third of the cylinder.', 2],
            [product(fraction(1, 3), base, tenths(l)), 'The volume needs the height, not the slant height.', 3],
            [product(4, found.volume), 'The length given is the radius: do not double it.', 3],
          ]
        : [
            [
              ask === 'total surface area' ? add(withHeight, base) : withHeight,
              'Use the slant height l, not the height h.',
              2,
            ],
            ask === 'total surface area'
              ? [found['curved surface area'], 'Add the circular base.', 3]
              : [found['total surface area'], 'The curved surface does not include the base.', 3],
            [product(2, found[ask]), 'Check the formula: the curved surface of a cone is πrl, not 2πrl.', 3],
          ],
    )
  },
})
