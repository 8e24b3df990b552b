import { lengthNamed } from './lengths'
import { phrase, told } from '../../question/phrase'
import { recogniser } from '../../recogniser'
import { isInteger, toNumber } from '../../../maths/fraction'
import { joinCubes as solution } from '../../../solutions/areas-volumes/join-cubes'

/** "Two cubes, each of volume 64 cm³, are joined end to end. Find the surface area of the resulting cuboid." */
export const joinCubes = recogniser({
  id: 'joined-cubes',
  solution,
  story: true,
  cues: ['cubes'],
  words: [
    'each',
    'cuboid',
    'surface',
    'total',
    'end',
    'face',
    'area',
    'solid',
    'obtained',
    'formed',
    'cubes',
    'volume',
    'edge',
    'side',
    'having',
    'edges',
    'together',
  ],
  examples: [
    'Two cubes, each of volume 64 cm³, are joined end to end. Find the surface area of the resulting cuboid.',
    'Three cubes, each having edge 5 cm, are joined face to face in a single row. Find the total surface area of the solid so formed.',
    '2 cubes of side 4 cm each are joined end to end. surface area of cuboid kya hoga',
  ],
  refuses: [
    'Two cubes, each of volume 64 cm³, are joined end to end. Find the volume of the resulting cuboid.',
    'Two cubes, each of volume 64 cm³, are joined end to end. Find the ratio of the surface area of the cuboid to that of a cube.',
    'Two cubes of edges 4 cm and 6 cm are joined. Find the surface area of the solid.',
    'Two cubes, each of volume 64 cm³, are melted to make a cuboid of length 8 cm. Find its surface area.',
    'Two cubes, each of edge 4 cm, are joined. Find the length of the cuboid.',
  ],
  read: (question) => {
    const counted = phrase(question, '#n cubes')
    const joined = phrase(question, 'joined|join|placed|put|kept|joining|fixed|attached')
    const edge = lengthNamed(question, ['edge', 'side', 'edges', 'sides'])
    const volume = edge ? null : lengthNamed(question, ['volume'])
    const length = edge ?? volume
    const asked = phrase(question, 'surface area|areas', 'tsa')
    if (!counted || !joined || !asked || !length || !isInteger(counted.numbers.n)) return null
    const unit = edge ? length.unit : length.unit.replace('^3', '')
    if (unit === length.unit && volume) return null
    const { used, said } = told(question, counted, asked)
    return {
      given: {
        count: toNumber(counted.numbers.n),
        each: { kind: edge ? ('edge' as const) : ('volume' as const), value: length.value },
        unit,
      },
      used: [...used, length.fact],
      said,
    }
  },
  unit: ({ unit }) => `${unit}²`,
})
