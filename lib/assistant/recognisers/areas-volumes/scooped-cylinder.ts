import { askedOf, piOf, solidWords, widthIn } from './solids'
import { phrase, told } from '../../question/phrase'
import { without } from '../../question/without'
import { recogniser } from '../../recogniser'
import { scoopedCylinder as solution } from '../../../solutions/areas-volumes/scooped-cylinder'

const out = 'hollowed|hollow|scooped|scooping|cut|cutting|drilled|carved|removed|taken|bored'

/** "From a solid cylinder of height 2.4 cm and diameter 1.4 cm, a conical cavity of the same height and diameter is hollowed out. ..." */
export const scoopedCylinder = recogniser({
  id: 'scooped-cylinder',
  solution,
  story: true,
  cues: ['cavity', 'hollowed', 'scooped', 'scooping', 'drilled', 'cut', 'carved'],
  words: [
    ...solidWords,
    ...[
      'cylinder',
      'cylindrical',
      'cone',
      'conical',
      'hemisphere',
      'hemispheres',
      'remaining',
      'remains',
      'left',
      'part',
      'use',
      'rest',
    ],
  ],
  examples: [
    'From a solid cylinder whose height is 2.4 cm and diameter is 1.4 cm, a conical cavity of the same height and the same diameter is hollowed out. Find the total surface area of the remaining solid.',
    'A wooden article was made by scooping out a hemisphere from each end of a solid cylinder. The height of the cylinder is 10 cm, and its base is of radius 3.5 cm. Find the total surface area of the article.',
    'a cone of same height and same radius is cut out from a cylinder of height 24 cm and radius 7 cm. find volume of remaining solid',
    'cylinder height 15 cm radius 3.5 cm, each end se hemisphere scooped out. volume of remaining solid batao',
  ],
  refuses: [
    'From a cylinder of height 8 cm and radius 6 cm a conical cavity of height 4 cm is hollowed out. Find the volume of the remaining solid.',
    'From a cylinder of height 8 cm and radius 6 cm a cone of the same height and radius is cut out. Find the volume of the cone.',
    'From a cylinder of height 8 cm and radius 6 cm a cone of the same height and radius is cut out. Find the volume of the cylinder.',
    'From one end of a cylinder of height 10 cm and radius 3.5 cm a hemisphere is scooped out. Find the total surface area.',
    'From a cylinder of height 8 cm and radius 6 cm a cone of the same height and radius is cut out. Find the curved surface area of the cone.',
    'A cone of the same height and radius is cut out of a cube of edge 8 cm. Find the volume of the remaining solid.',
  ],
  read: (question) => {
    const { words } = question
    const [cone, hemispheres] = [/^(?:cone|conical)$/, /^hemispher/].map((name) =>
      words.some((word) => name.test(word)),
    )
    const scooped = phrase(question, out)
    const same = phrase(
      question,
      'same height same? diameter|radius|base',
      'same diameter|radius|base same? height',
      'height diameter|radius * those',
    )
    const ends = phrase(question, 'each|either|both end|ends', 'two ends')
    const fits = phrase(question, 'same radius|diameter', 'radius same', 'same hemispheres', 'same that')
    const rest = without(question, cone ? same : fits)
    const height = phrase(rest, 'height * #h', '#h high|long|tall', 'length * #h')
    const [width, asked, pi] = [widthIn(rest), askedOf(question), piOf(question)]
    const ofCut = phrase(question, 'area|volume cone|conical|cavity|hemisphere|hemispheres', 'volume cylinder')
    if (
      !scooped ||
      cone === hemispheres ||
      !height ||
      !width ||
      !asked ||
      ofCut ||
      !words.some((word) => /^cylind/.test(word))
    )
      return null
    if ((cone ? same : ends) === null || height.units.h !== width.unit) return null
    const across = width.taken.some((item) => item.kind === 'word' && /^diameters?$/.test(item.text))
    return {
      given: {
        cut: cone ? ('cone' as const) : ('hemispheres' as const),
        asked: asked.asked === 'volume' ? ('volume' as const) : ('total surface area' as const),
        pi: pi.pi,
        radius: width.radius,
        height: height.numbers.h,
        across: across ? ('diameter' as const) : ('radius' as const),
        unit: width.unit,
      },
      ...told(question, scooped, cone ? same : ends, hemispheres ? fits : null, height, width, asked, pi),
    }
  },
  unit: ({ asked, unit }) => (unit === '' ? '' : `${unit}${asked === 'volume' ? '³' : '²'}`),
})
