import { piIn } from './lengths'
import { phrase, told } from '../../question/phrase'
import type { Question } from '../../question/question'
import { without } from '../../question/without'
import { recogniser } from '../../recogniser'
import { hollowPipe as solution, type HollowPipe } from '../../../solutions/areas-volumes/hollow-pipe'

const differenceIn = (question: Question) =>
  phrase(
    question,
    'difference between? outer|inner|outside|inside|external|internal * outer|inner|outside|inside|external|internal curved? surface|surfaces area|areas? * #d',
    'outer|outside|external curved? surface area? is? #d more than inner|inside|internal curved? surface area?',
    'inner|inside|internal curved? surface area? is? #d less than outer|outside|external curved? surface area?',
  )

const lengthIn = (question: Question) => phrase(question, '#h long|high', 'length|height|h #h', '#h in? length|height')

/** The number in cubic units: "the volume of the metal used is 99 cm³", "99 cm³ of copper was used". */
const volumeIn = (question: Question, unit: string) => {
  const found = phrase(question, 'volume * #v', '#v metal|copper|steel|iron|brass', 'contains #v', '#v')
  return found && found.units.v === `${unit}^3` ? found : null
}

/** "A pipe is 14 cm long. The difference between its outer and its inner curved surface is 44 cm², the metal is 99 cm³. Find the radii." */
export const hollowPipe = recogniser<HollowPipe>({
  id: 'radii-of-a-hollow-pipe',
  solution,
  story: true,
  cues: ['inner', 'inside', 'internal'],
  words: [
    'hollow',
    'cylindrical',
    'cylinder',
    'curved',
    'surface',
    'area',
    'volume',
    'radius',
    'radii',
    'inner',
    'outer',
    'inside',
    'outside',
    'external',
    'internal',
    'each',
    'both',
  ],
  examples: [
    'A hollow cylindrical metal pipe is 14 cm long. The difference between its outer and its inner curved surface area is 44 cm², and the volume of the metal used is 187 cm³. Find its outer and its inner radius in cm. (Use π = 22/7.) Give your answer as outer = …, inner = ….',
    'A plumber has a copper pipe of length 28 cm. Its outer curved surface area is 528 cm² more than its inner curved surface area, and 2904 cm³ of copper was used in making it. Find its outer and its inner radius in cm.',
    'The difference between the outside and inside curved surface areas of a metallic cylindrical pipe 14 cm long is 44 cm^2. If the pipe is made of 99 cm^3 of metal, find the outer and inner radii of the pipe.',
  ],
  refuses: [
    'The difference between the outside and inside curved surface areas of a metallic cylindrical pipe 14 cm long is 44 cm^2. If the pipe is made of 99 cm^3 of metal, find its outer surface area.',
    'The sum of the outer and inner curved surface areas of a cylindrical pipe 14 cm long is 44 cm^2. If the pipe is made of 99 cm^3 of metal, find the outer and inner radii.',
    'The difference between the outer and inner curved surface areas of a cylindrical pipe 14 cm long is 44 cm^2. If the pipe is made of 99 cm^3 of metal, find its thickness and the outer and inner radii.',
  ],
  read: (question) => {
    const length = lengthIn(question)
    const difference = length && differenceIn(without(question, length))
    const volume = length && difference ? volumeIn(without(question, length, difference), length.units.h) : null
    const asked =
      phrase(question, 'find|determine|calculate outer|outside|external inner|inside|internal radii|radius') ??
      phrase(
        question,
        'find|determine|calculate outer|outside|external radius|radii inner|inside|internal radius|radii',
      ) ??
      phrase(question, 'find|determine|calculate inner|inside|internal outer|outside|external radii|radius')
    if (
      !length ||
      !/^(?:m|c|d)?m$/.test(length.units.h) ||
      !difference ||
      !volume ||
      !asked ||
      difference.units.d !== `${length.units.h}^2`
    )
      return null
    const { pi, used } = piIn(question)
    return {
      given: {
        pi,
        length: length.numbers.h,
        difference: difference.numbers.d,
        volume: volume.numbers.v,
        unit: length.units.h,
      },
      ...told(question, difference, length, volume, asked, { taken: used }),
    }
  },
})
