import { poleAndTower, type PoleAndTower } from './pieces/shadow-figure'
import { fraction } from '../../maths'
import { shadow } from '../../solutions/triangles/shadow'
import { template } from '../template'
import { wrongValues } from '../slips/wrong-values'

interface Draw extends PoleAndTower {
  readonly stem: 0 | 1 | 2
}

const height = ({ pole, poleShadow, towerShadow }: Draw): number => (pole * towerShadow) / poleShadow

/** What the pole and the tower of each story can be, in metres: a pole held in the hand is short, and a water tower no skyscraper. */
const sizes = {
  height: [
    { pole: [3, 12], tower: [12, 90] },
    { pole: [3, 12], tower: [20, 40] },
    { pole: [2, 4], tower: [15, 60] },
  ],
  shadow: [
    { pole: [3, 12], tower: [12, 90] },
    { pole: [3, 12], tower: [12, 90] },
    { pole: [2, 4], tower: [15, 60] },
  ],
} as const

const isWithin = (size: number, [least, most]: readonly [number, number]): boolean => size >= least && size <= most

/** E.g. "A vertical pole of length 6 m casts a shadow 4 m long on the ground, and at the same time a tower casts ..." */
export const towerShadow = template({
  id: 'tri-tower-shadow',
  version: 3,
  topic: 'triangles',
  difficulty: 'easy',
  archetypes: ['tri-shadow'],
  marks: 2,
  draw: (random): Draw => {
    const ask = random.pick(['height', 'height', 'shadow'] as const)
    const stem = random.pick([0, 1, 2] as const)
    const { pole: poles, tower } = sizes[ask][stem]
    return random.until(
      (source): Draw => ({
        pole: source.integer(poles[0], poles[1]),
        poleShadow: source.integer(2, 12),
        towerShadow: source.integer(12, 60),
        ask,
        stem,
      }),
      (draw) => {
        const tall = height(draw)
        const { pole, poleShadow, towerShadow } = draw
        return (
          pole !== poleShadow &&
          Number.isInteger(tall) &&
          isWithin(tall, tower) &&
          tall > 2 * pole &&
          tall !== towerShadow &&
          poleShadow <= 4 * pole
        )
      },
    )
  },
  things: (draw) => {
    const { pole, tower } = sizes[draw.ask][draw.stem]
    return [
      { name: 'the length of the pole', size: draw.pole, least: pole[0], most: pole[1], unit: 'm' },
      { name: 'the shadow for its height', size: draw.poleShadow / draw.pole, least: 0.15, most: 4 },
      { name: 'the height of the tower', size: height(draw), least: tower[0], most: tower[1], unit: 'm' },
    ]
  },
  given: (draw) => ({
    pole: fraction(draw.pole),
    poleShadow: fraction(draw.poleShadow),
    tower:
      draw.ask === 'height'
        ? { known: 'shadow' as const, length: fraction(draw.towerShadow) }
        : { known: 'height' as const, length: fraction(height(draw)) },
    unit: 'm',
  }),
  solution: shadow,
  ask: (draw) => {
    const { pole, poleShadow, towerShadow, ask, stem } = draw
    const tall = height(draw)
    const stories = {
      height: [
        `A vertical pole of length ${pole} m casts a shadow ${poleShadow} m long on the ground, and at the same time a tower casts a shadow ${towerShadow} m long. Find the height of the tower.`,
        `In the morning sun a flagpole ${pole} m high casts a shadow of ${poleShadow} m. At the same moment the shadow of a water tower is ${towerShadow} m. How high is the tower?`,
        `In a lesson in the school yard, Devika holds a pole of ${pole} m upright and measures its shadow: ${poleShadow} m. The shadow of a clock tower is ${towerShadow} m long at that moment. Find the height of the tower.`,
      ],
      shadow: [
        `A vertical pole of length ${pole} m casts a shadow ${poleShadow} m long. How long is the shadow of a tower ${tall} m high at the same time?`,
        `A lamp post ${pole} m high has a shadow of ${poleShadow} m. What is the length of the shadow of a tower ${tall} m high at the same moment?`,
        `Imran holds a pole of ${pole} m upright in the sun; its shadow is ${poleShadow} m long. A clock tower near the school is ${tall} m high. Find the length of its shadow at that moment.`,
      ],
    } as const
    return {
      question: stories[ask][stem],
      rule: { kind: 'number', unit: 'm' },
      hints: [
        'At the same time the rays of the sun make the same angle with the ground everywhere, so the two right triangles are similar.',
        'Compare height with height and shadow with shadow.',
      ],
      explanation:
        'Height and shadow grow together: the ratio height : shadow is the same for all upright things at one moment.',
      figure: poleAndTower(draw, tall),
    }
  },
  crossCheck: (draw) => {
    const { pole, poleShadow, towerShadow, ask } = draw
    const tall = (pole * towerShadow) / poleShadow
    for (let n = 1; n <= 200; n++)
      if (ask === 'height' ? n * poleShadow === pole * towerShadow : n * pole === poleShadow * tall) return `${n} m`
    return ''
  },
  slips: (draw) => {
    const { pole, poleShadow, towerShadow, ask } = draw
    const tall = height(draw)
    const [mine, partner, known] = ask === 'height' ? [pole, poleShadow, towerShadow] : [poleShadow, pole, tall]
    return wrongValues(fraction(mine * known, partner), [
      [fraction(partner * known, mine), 'Height and shadow are mixed up: compare height with height.', 'values'],
      [fraction(mine + known - partner), 'The ratio is the same, not the difference.', 'proportion'],
      [fraction(mine * known), 'The product must still be divided: look at the proportion again.', 'length'],
    ])
  },
})
