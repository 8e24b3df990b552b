import { piOf, solidWords, widthIn } from './solids'
import { phrase, told } from '../../question/phrase'
import { without } from '../../question/without'
import { recogniser } from '../../recogniser'
import { product } from '../../../solutions/measure'
import { syrup as solution } from '../../../solutions/areas-volumes/syrup'

/** "A gulab jamun contains syrup up to 30 % of its volume. Find how much syrup there is in 45 of them, each shaped like a cylinder with two hemispherical ends." */
export const syrup = recogniser({
  id: 'syrup-in-sweets',
  solution,
  story: true,
  cues: ['syrup', 'hemispherical', 'hemisphere'],
  words: [
    ...solidWords,
    ...[
      'cylinder',
      'cylindrical',
      'hemisphere',
      'hemispherical',
      'two',
      'each',
      'either',
      'end',
      'all',
      'up',
      'how',
      'much',
      'shape',
    ],
    ...['volume', 'use', 'its', 'about', 'approximately', 'rolls'],
  ],
  examples: [
    'A gulab jamun contains sugar syrup up to about 30% of its volume. Find approximately how much syrup would be found in 45 gulab jamuns, each shaped like a cylinder with two hemispherical ends with length 5 cm and diameter 2.8 cm.',
    '50 gulab jamuns me syrup 20% of volume hai, each is a cylinder with hemispherical ends, length 7.3 cm diameter 4.2 cm. how much syrup is in all',
    'For a wedding 50 gulab jamuns are made. Each is a cylinder with a hemisphere at either end; it is 7.3 cm long in all and 4.2 cm in diameter. The syrup takes up 20% of the volume of each. How much syrup is in all of them?',
  ],
  refuses: [
    'A gulab jamun contains sugar syrup up to 30% of its volume, another sweet up to 20%. Find how much syrup there is in 45 gulab jamuns, each a cylinder with two hemispherical ends with length 5 cm and diameter 2.8 cm.',
    'A gulab jamun contains syrup up to 30% of its volume. Find how much of it is not syrup in 45 gulab jamuns, each a cylinder with two hemispherical ends with length 5 cm and diameter 2.8 cm.',
    'A gulab jamun contains syrup up to 30% of its volume. Find the syrup in 45 gulab jamuns, each a cylinder with two hemispherical ends, the cylindrical part 5 cm long and of diameter 2.8 cm.',
  ],
  read: (question) => {
    const part = phrase(question, '#p volume')
    const ends = phrase(question, 'two hemispherical ends', 'hemispherical ends', 'hemisphere * either|each end')
    const length = phrase(question, '#l long end end', '#l long all', 'total? length #l', '#l long')
    const thick = phrase(question, '#r thick')
    const width = thick ? null : widthIn(question)
    const count = phrase(without(question, part, ends, length, width, thick), '#n ~what')
    const asked = phrase(question, 'much syrup|milk|water', 'volume syrup|milk', 'syrup * all')
    const again = phrase(question, 'total length')
    const pi = piOf(question)
    const [unit, across] = [width?.unit ?? thick?.units.r ?? '', width ? product(2, width.radius) : thick?.numbers.r]
    if (!part || part.units.p !== '%' || !ends || !length || !count || !asked || !across || count.units.n !== '')
      return null
    if (length.units.l !== unit || phrase(question, 'cylindrical part', 'not|no')) return null
    return {
      given: {
        pi: pi.pi,
        diameter: across,
        length: length.numbers.l,
        count: count.numbers.n,
        percent: part.numbers.p,
        unit,
      },
      ...told(question, part, ends, length, { taken: count.taken.slice(0, 1) }, thick, width, asked, again, pi),
    }
  },
  unit: ({ unit }) => (unit === '' ? '' : `${unit}³`),
})
