import { fraction } from '../../maths'
import { shadow } from '../../solutions/triangles/shadow'
import { template } from '../template'
import { wrongValues } from '../slips/wrong-values'
import type { SketchFigure } from '../../figures/figure'

interface Draw {
  readonly pole: number
  readonly poleShadow: number
  readonly towerShadow: number
  readonly ask: 'height' | 'shadow'
  readonly stem: 0 | 1 | 2
}

const height = ({ pole, poleShadow, towerShadow }: Draw): number => (pole * towerShadow) / poleShadow

/** Two right triangles on one ground line: the pole's, then the tower's. */
function shadowFigure(draw: Draw): SketchFigure {
  const { pole, poleShadow, towerShadow, ask } = draw
  const tall = height(draw)
  const known = ask === 'height' ? '?' : `${tall} m`
  const shade = ask === 'height' ? `${towerShadow} m` : '?'
  return {
    kind: 'sketch',
    points: { A: [0, 3], B: [0, 0], C: [2, 0], P: [4, 6], Q: [4, 0], R: [8, 0] },
    segments: [
      { from: 'A', to: 'B', label: `${pole} m`, tone: 2 },
      { from: 'B', to: 'C', label: `${poleShadow} m` },
      { from: 'A', to: 'C', dashed: true },
      { from: 'P', to: 'Q', label: known, tone: 2 },
      { from: 'Q', to: 'R', label: shade },
      { from: 'P', to: 'R', dashed: true },
    ],
    angles: [
      { at: 'B', from: 'A', to: 'C', right: true },
      { at: 'Q', from: 'P', to: 'R', right: true },
    ],
    description: `Two right triangles, not to scale: pole AB of ${pole} m with shadow BC of ${poleShadow} m, and tower PQ ${ask === 'height' ? 'of unknown height' : `of ${tall} m`} with shadow QR ${ask === 'height' ? `of ${towerShadow} m` : 'of unknown length'}. The rays AC and PR are parallel.`,
    caption: 'Not to scale.',
  }
}

/** E.g. "A vertical pole of length 6 m casts a shadow 4 m long on the ground, and at the same time a tower casts ..." */
export const towerShadow = template({
  id: 'tri-tower-shadow',
  version: 2,
  topic: 'triangles',
  difficulty: 'easy',
  archetypes: ['tri-shadow'],
  marks: 2,
  draw: (random): Draw => ({
    ...random.until(
      (source) => ({
        pole: source.integer(3, 12),
        poleShadow: source.integer(2, 12),
        towerShadow: source.integer(12, 60),
      }),
      ({ pole, poleShadow, towerShadow }) => {
        const tall = (pole * towerShadow) / poleShadow
        return pole !== poleShadow && Number.isInteger(tall) && tall > 2 * pole && tall <= 90 && tall !== towerShadow
      },
    ),
    ask: random.pick(['height', 'height', 'shadow'] as const),
    stem: random.pick([0, 1, 2] as const),
  }),
  things: (draw) => [
    { name: 'the length of the pole', size: draw.pole, least: 3, most: 12, unit: 'm' },
    { name: 'the shadow for its height', size: draw.poleShadow / draw.pole, least: 0.15, most: 4 },
    { name: 'the height of the tower', size: height(draw), least: 6, most: 90, unit: 'm' },
  ],
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
        `A lamp post ${pole} m high has a shadow of ${poleShadow} m. At the same moment, what is the length of the shadow of a tower that is ${tall} m high?`,
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
      figure: shadowFigure(draw),
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
