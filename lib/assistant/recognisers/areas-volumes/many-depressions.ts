import { piIn } from './lengths'
import { askedOf, solidWords } from './solids'
import { phrase, told } from '../../question/phrase'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import { isInteger, toNumber } from '../../../maths/fraction'
import { manyDepressions as solution, type ManyDepressions } from '../../../solutions/areas-volumes/many-depressions'

/** "a cuboid of 20 cm by 10 cm by 4 cm", "a cube of edge 11 cm" */
function blockIn(question: Question) {
  const sides = phrase(question, 'cuboid * #l by #b by #h', 'cuboid dimensions? #l by #b by #h')
  if (sides) {
    const { l, b, h } = sides.numbers
    return { sides: [l, b, h] as const, units: Object.values(sides.units), taken: sides.taken }
  }
  const cube = phrase(question, 'cube|cubical edge|side #a')
  const edge = cube?.numbers.a
  return cube && edge ? { sides: [edge, edge, edge] as const, units: [cube.units.a], taken: cube.taken } : null
}

const holes = 'depression|hollows|holes|pips|cavities'

/** "A pen stand is a cuboid 20 cm by 10 cm by 4 cm with 5 conical depressions, each of radius 0.7 cm and depth 3 cm. Find the volume of wood in it." */
export const manyDepressions = recogniser<ManyDepressions>({
  id: 'block-with-many-hollows',
  solution,
  story: true,
  cues: ['depression', 'hollows', 'holes', 'pips', 'cavities'],
  words: [
    ...solidWords,
    ...[
      'cuboid',
      'cuboidal',
      'cube',
      'equal',
      'equally',
      'hold',
      'class',
      'upper',
      'left',
      'remains',
      'each',
      'entire',
      'depression',
      'hollows',
      'die',
      'large',
      'drilling',
      'depth',
    ],
  ],
  examples: [
    'A pen stand made of wood is a cuboid of 20 cm by 10 cm by 4 cm with 5 equal conical depressions of radius 0.7 cm and depth 3 cm to hold the pens. Find the volume of wood in the stand. (Use π = 22/7.)',
    'A pen stand made of wood is in the shape of a cuboid with four conical depressions to hold pens. The dimensions of the cuboid are 15 cm by 10 cm by 3.5 cm. The radius of each of the depressions is 0.5 cm and the depth is 1.4 cm. Find the volume of wood in the entire stand.',
    'For a garden game a carpenter makes a die from a cube of edge 11 cm and hollows out its pips: 21 equal hemispherical depressions of radius 1.4 cm. What is the total surface area of the finished die? (Use π = 22/7.)',
    'A wooden tray for marbles is a cuboid of 20 cm by 10 cm by 4 cm with 6 equal hemispherical depressions of radius 1.4 cm in its top. Find the total surface area of the tray.',
  ],
  refuses: [
    'A cuboid of 20 cm by 10 cm by 4 cm has 5 equal conical depressions of radius 0.7 cm and depth 3 cm. Find the total surface area.',
    'A cuboid of 20 cm by 10 cm by 4 cm has 5 equal conical depressions of radius 0.7 cm and depth 3 cm. Find the volume of one of the depressions.',
    'A cuboid of 20 cm by 10 cm by 4 cm has 5 conical depressions of radius 0.7 cm and depth 3 cm and 2 cubical ones of edge 1 cm. Find the volume of wood.',
  ],
  read: (question) => {
    const block = blockIn(question)
    const many = phrase(question, `#n equal? identical? conical|hemispherical ${holes}`)
    const radius = phrase(question, 'radius * #r')
    const depth = phrase(question, 'depth * #d')
    const asked = askedOf(question)
    const out = phrase(question, 'hollows out', 'hollowed|cut|drilled|scooped out')
    if (!block || !many || !radius || !asked || !isInteger(many.numbers.n) || asksOfHollow(question)) return null
    const units = new Set(
      [...block.units, radius.units.r, ...(depth ? [depth.units.d] : [])].filter((unit) => unit !== ''),
    )
    const [unit, ...others] = units
    if (unit === undefined || others.length > 0 || !/^(?:m|c|d)?m$/.test(unit)) return null
    const isCone = many.taken.some((item) => item.kind === 'word' && item.text === 'conical')
    const { pi, used } = piIn(question)
    const all = { pi, sides: block.sides, radius: radius.numbers.r, count: toNumber(many.numbers.n), unit }
    const said = told(question, block, many, radius, depth, asked, out, { taken: used })
    if (isCone)
      return depth && asked.asked === 'volume'
        ? { given: { ...all, shape: 'cone', asked: 'volume', depth: depth.numbers.d }, ...said }
        : null
    return depth ? null : { given: { ...all, shape: 'hemisphere', asked: asked.asked }, ...said }
  },
  unit: ({ asked, unit }) => `${unit}${asked === 'volume' ? '³' : '²'}`,
})

/** "the volume of one of the depressions" */
const asksOfHollow = (question: Question): boolean =>
  phrase(question, `volume|area * ${holes} .`, `volume|area of? all|one|each * ${holes}`) !== null
