import { piIn } from './lengths'
import { stories } from './solid-stories'
import { SizeReader } from './size-reader'
import { textOf, type Item } from '../../question/fact'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import {
  measuresInTurn as solution,
  measuresWorked,
  type MeasuresInTurn,
} from '../../../solutions/areas-volumes/measures-in-turn'

const saidIn = ({ apart }: Question): string =>
  apart.flatMap((item) => (item.kind === 'word' ? [item.text] : item.kind === 'mark' ? ['|'] : ['#'])).join(' ')

/** Solids as the books tell of them: canals and tanks, wells and embankments, frustums, tops, rockets and glasses. */
export const solidsByHeart = recogniser<MeasuresInTurn>({
  id: 'solids-by-heart',
  solution,
  story: true,
  last: true,
  cues: [
    ...[
      'canal',
      'pipe',
      'water',
      'well',
      'embankment',
      'frustum',
      'cone',
      'cones',
      'cylinder',
      'cylindrical',
      'hemisphere',
    ],
    ...[
      'hemispherical',
      'spherical',
      'bucket',
      'tank',
      'capsule',
      'syrup',
      'pole',
      'cube',
      'tent',
      'shots',
      'heap',
      'pond',
    ],
    ...[
      'wheel',
      'wheels',
      'rhombus',
      'bricks',
      'marbles',
      'cuboid',
      'beaker',
      'sector',
      'wire',
      'glass',
      'gulab',
      'rocket',
      'vessel',
      'building',
      'toy',
      'cubes',
      'rod',
      'diagonal',
      'room',
    ],
  ],
  examples: stories.flatMap(({ examples }) => examples),
  refuses: [
    'Water in a canal, 6 m wide and 1.5 m deep, is flowing with a speed of 10 km/h. How much area will it irrigate in 30 minutes, if 8 cm of standing water is needed and half of it is lost?',
    'A well of diameter 3 m is dug 14 m deep. Half of the earth taken out of it has been spread evenly all around it in the shape of a circular ring of width 4 m to form an embankment. Find the height of the embankment.',
    'The radii of the ends of a frustum of a cone are 28 cm and 7 cm. Find its volume.',
    'A drinking glass is in the shape of a frustum of a cone of height 14 cm. The diameters of its two circular ends are 4 cm and 2 cm. It is half full. Find the volume of the water.',
    'capsule 6 mm diameter, cylinder 15 mm long with hemisphere at both ends. curved surface area of the cylinder',
    'hollow vessel total height 17 cm: hollow hemisphere of diameter 14 cm with a hollow cylinder over it. outer surface area?',
    'hollow vessel total height 6 cm: hollow hemisphere of diameter 14 cm with a hollow cylinder over it. inner surface area?',
    'cone cavity half the height same diameter taken out of solid cylinder. height 4 cm diameter 6 cm. tsa of remaining solid',
    'hemisphere scooped from one end of solid wooden cylinder radius 7 cm height 20 cm. total surface area of article',
    'rocket toy, cone on cylinder. cone diameter 4 cm height 4 cm, cylinder diameter 6 cm, full rocket 20 cm. cone orange cylinder yellow, area of each colour?',
    'mass of iron pole in kg. 1 cm³ = 8 g approx. lower cylinder diameter 20 height 200, upper cylinder height 40 cm',
    'building cylinder with hemispherical dome. total height above floor is twice the internal diameter of dome. air 880/21 m³. height of building?',
    'solid toy cone on hemisphere radius 3 cm wood used 132 cm³. height of toy? cost of painting conical part at rs 7 per cm²',
    'A bird-bath is a cylinder of height 1.45 m and radius 30 cm with a hemispherical depression at one end. Find its volume.',
    'A bird-bath is a cylinder of height 1.45 m and radius 30 cm with a hemispherical depression at one end. Find its total surface area including the base.',
    'longest rod that can be placed on the floor of a room 12 m long, 9 m broad and 8 m high',
  ],
  read: (question) => {
    const pi = piIn(question)
    const text = saidIn(question)
    const inPi: Item[] =
      pi.used.length > 0 ? [] : question.apart.filter((item) => item.kind === 'letter' && item.name === 'π')
    if (inPi.length > 0) inPi.push(...question.apart.filter((item) => /^terms?$/.test(textOf(item))))
    for (const { needs, words, unit, read } of stories) {
      if (!needs.every((form) => form.test(text))) continue
      const reader = new SizeReader(question, unit, pi.pi)
      reader.take([...pi.used, ...inPi])
      const found = read(reader, text)
      const given = found && { ...found, pi: pi.pi, ...(inPi.length > 0 && { inPi: true }) }
      if (given && measuresWorked(given)) return { given, ...reader.told(new Set(words.split(' '))) }
    }
    return null
  },
})
