import { piIn } from './lengths'
import { stories } from './solid-stories'
import { SizeReader } from './size-reader'
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
    ...['wheel', 'wheels', 'rhombus', 'bricks', 'marbles', 'cuboid', 'beaker', 'sector', 'wire'],
  ],
  examples: stories.flatMap(({ examples }) => examples),
  refuses: [
    'Water in a canal, 6 m wide and 1.5 m deep, is flowing with a speed of 10 km/h. How much area will it irrigate in 30 minutes, if 8 cm of standing water is needed and half of it is lost?',
    'A well of diameter 3 m is dug 14 m deep. Half of the earth taken out of it has been spread evenly all around it in the shape of a circular ring of width 4 m to form an embankment. Find the height of the embankment.',
    'The radii of the ends of a frustum of a cone are 28 cm and 7 cm. Find its volume.',
    'A drinking glass is in the shape of a frustum of a cone of height 14 cm. The diameters of its two circular ends are 4 cm and 2 cm. It is half full. Find the volume of the water.',
    'A bird-bath is a cylinder of height 1.45 m and radius 30 cm with a hemispherical depression at one end. Find its volume.',
  ],
  read: (question) => {
    const pi = piIn(question)
    const text = saidIn(question)
    for (const { needs, words, unit, read } of stories) {
      if (!needs.every((form) => form.test(text))) continue
      const reader = new SizeReader(question, unit)
      reader.take(pi.used)
      const found = read(reader, text)
      const given = found && { ...found, pi: pi.pi }
      if (given && measuresWorked(given)) return { given, ...reader.told(new Set(words.split(' '))) }
    }
    return null
  },
})
