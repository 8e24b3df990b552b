import { divide, fraction, multiply, subtract, toDecimal, toNumber, toTex } from '../../maths'
import { chain, earns, equals, isValue, line, says, template } from '../template'
import { wrongValues } from '../slips/wrong-values'
import { dome, surfaceByBands, volumeBySlices } from './pieces/by-slices'
import { isNice, lengthText, product, tenths, twentyTwoBySeven } from './pieces/pi'
import {
  asked,
  factorOf,
  isSurface,
  known,
  radii,
  reverseQuestion,
  rootWork,
  unitOf,
  type Reverse,
} from './pieces/reverse-solids'

const pi = twentyTwoBySeven
const whatOf = ({ kind }: Reverse): string => (kind === 'capsule' ? 'the total length' : 'the total height')

const formulas = {
  dome: 'Volume $= \\pi r^2 h + \\dfrac{2}{3}\\pi r^3$',
  top: 'Volume $= \\dfrac{1}{3}\\pi r^2 h + \\dfrac{2}{3}\\pi r^3$',
  capsule: 'Surface area $= 2\\pi r h + 2 \\times 2\\pi r^2$',
} as const

/** E.g. "A room is a cylinder with a hemispherical dome on it. The wall is as high as the radius, and the room holds 48.51 m³ of air. Find its greatest height." */
export const compositeReverse = template({
  id: 'sav-length-of-a-joined-solid',
  version: 4,
  topic: 'areas-volumes',
  archetypes: ['sav-composite-reverse'],
  difficulty: 'hard',
  marks: 3,
  draw: (random): Reverse => {
    const kind = random.pick(['dome', 'top', 'capsule'] as const)
    return random.until(
      (r) => ({
        kind,
        r:
          kind === 'dome'
            ? r.pick([21, 28, 35, 42, 70])
            : r.pick(
                kind === 'top'
                  ? [14, 21, 28, 35, 42, 70]
                  : [14, 21, 28, 35, 42, 49, 56, 63, 70, 77, 84, 91, 98, 105, 140],
              ),
        k: r.integer(kind === 'dome' ? 1 : 2, kind === 'dome' ? 6 : kind === 'top' ? 9 : 12),
        stem: r.pick([0, 1, 2] as const),
      }),
      (draw) => isNice(product(10, known(draw)), 600_000),
    )
  },
  things: ({ kind, r }) => [
    { name: 'the radius in dm or cm', size: r / 10, least: 1.4, most: kind === 'capsule' ? 14 : 7 },
  ],
  pose: (draw) => {
    const { kind, r, k } = draw
    const [told, key] = [toDecimal(known(draw)), toDecimal(asked(draw))]
    const unit = unitOf(draw)
    const [radius, share] = [lengthText(r), toTex(fraction(k, 2))]
    const power = isSurface(draw) ? 2 : 3
    const factor = toTex(factorOf(draw))
    const base = toDecimal(power === 2 ? product(tenths(r), tenths(r)) : product(tenths(r), tenths(r), tenths(r)))
    return {
      question: reverseQuestion(draw, told),
      rule: { kind: 'number', expected: key, unit },
      hints: [
        'Express every length in terms of the radius $r$: the question gives the other one as a multiple of it.',
        isSurface(draw)
          ? 'The joined circles are hidden, so the surface is made of curved parts only.'
          : 'Add the volumes of the two parts; then only $r$ is unknown.',
        `${kind === 'capsule' ? 'At both ends a radius' : 'One radius'} of the total belongs to the round part.`,
      ],
      steps: [
        line(
          'relation',
          k === 2
            ? `Let the radius be $r$ ${unit}; then $h = r$.`
            : `Let the radius be $r$ ${unit}; then $h = ${share} r$.`,
        ),
        earns(0.5, formulas[kind], 'formula'),
        earns(
          0.5,
          says`Putting $h = ${k === 2 ? 'r' : `${share} r`}$, we get ${chain(`${factor} \\times ${pi.tex} \\times r^${power}`, told)}.`,
          'in r',
        ),
        earns(1, says`So ${chain(`r^${power}`, base, ...rootWork(r, power))}, and ${chain('r', radius)}.`, 'radius'),
        line(
          'other',
          says`Then ${chain('h', k === 2 ? 'r' : `${share} \\times ${radius}`, toDecimal(product(fraction(k, 2), tenths(r))))}.`,
        ),
        earns(
          0.5,
          says`${equals(whatOf(draw).replace('the t', 'T'), kind === 'capsule' ? `${toDecimal(product(fraction(k, 2), tenths(r)))} + 2 \\times ${radius}` : `${toDecimal(product(fraction(k, 2), tenths(r)))} + ${radius}`, key)} ${unit}`,
          'total',
        ),
        earns(0.5, says`Hence, ${isValue(whatOf(draw), key, unit)}.`),
      ],
      explanation:
        'One known measure gives one equation, so all the lengths must first be written in terms of one letter.',
    }
  },
  crossCheck: (draw) => {
    const [told, p] = [toNumber(known(draw)), toNumber(pi.value)]
    for (let r = 7; r <= 200; r += 7) {
      const [radius, long] = [r / 10, (draw.k * r) / 20]
      const wall = [
        [0, radius],
        [long, radius],
      ] as const
      const cap = dome(radius, 0, 'opening')
      const found =
        draw.kind === 'capsule'
          ? surfaceByBands(wall, p) + 2 * surfaceByBands(cap, p)
          : draw.kind === 'dome'
            ? volumeBySlices(wall, p) + volumeBySlices(cap, p)
            : volumeBySlices(
                [
                  [0, radius],
                  [long, 0],
                ],
                p,
              ) + volumeBySlices(cap, p)
      if (Math.abs(found - told) < told * 1e-5)
        return `${Math.round((long + (draw.kind === 'capsule' ? 2 : 1) * radius) * 100) / 100}`
    }
    return null
  },
  slips: (draw) => {
    const key = asked(draw)
    const r = tenths(draw.r)
    return wrongValues(key, [
      [r, 'That is the radius: find the other length and add.', 'total'],
      [
        subtract(key, r),
        draw.kind === 'capsule' ? 'There is a radius at both ends.' : 'The round part belongs to the total as well.',
        'total',
      ],
      [multiply(key, fraction(2)), 'Check whether you found the radius or the diameter.', 'radius'],
      [
        multiply(divide(known(draw), product(pi.value, factorOf(draw))), radii(draw)),
        `Take the ${isSurface(draw) ? 'square' : 'cube'} root to get r.`,
        'radius',
      ],
    ])
  },
})
