import { piOf, solidWords } from './solids'
import { phrase, told } from '../../question/phrase'
import type { Question } from '../../question/question'
import { without } from '../../question/without'
import { recogniser } from '../../recogniser'
import { equals, type Fraction } from '../../../maths/fraction'
import { solidInCylinder as solution } from '../../../solutions/areas-volumes/solid-in-cylinder'
import type { Item } from '../../question/fact'

interface Sizes {
  readonly all: readonly Fraction[]
  readonly units: readonly string[]
  readonly taken: readonly Item[]
}

/** Every radius that is told. */
function radiiIn(question: Question): Sizes {
  const found = phrase(question, 'radius|radii cylinder|cone|hemisphere|jar? #r')
  if (!found) return { all: [], units: [], taken: [] }
  const more = radiiIn(without(question, found))
  return {
    all: [found.numbers.r, ...more.all],
    units: [found.units.r, ...more.units],
    taken: [...found.taken, ...more.taken],
  }
}

/** "A solid cone on a hemisphere is placed upright in a right circular cylinder full of water, so that it touches the bottom. Find the volume of water left." */
export const solidInCylinder = recogniser({
  id: 'water-left-in-a-cylinder',
  solution,
  story: true,
  cues: ['water'],
  words: [
    ...solidWords,
    ...[
      'cone',
      'hemisphere',
      'cylinder',
      'cylindrical',
      'same',
      'full',
      'upright',
      'first',
      'radius',
      'use',
      'on',
      'into',
      'consisting',
    ],
  ],
  examples: [
    'A solid consisting of a right circular cone of height 120 cm and radius 60 cm standing on a hemisphere of radius 60 cm is placed upright in a right circular cylinder full of water such that it touches the bottom. Find the volume of water left in the cylinder, if the radius of the cylinder is 60 cm and its height is 180 cm.',
    'cone of height 15.5 cm on a hemisphere both of radius 5 cm is lowered into a cylindrical jar of radius 5 cm and height 20.5 cm full of water, touching the bottom. how much water is left',
    'A cylindrical jar of radius 5 cm and height 20.5 cm is full of water. A solid toy made of a cone of height 15.5 cm on a hemisphere, both of radius 5 cm, is lowered into it until it stands on the bottom. How much water is left in the jar?',
  ],
  refuses: [
    'A solid cone of height 120 cm and radius 60 cm on a hemisphere of radius 60 cm is placed in a cylinder of radius 60 cm and height 180 cm full of water. Find the volume of the water that flows out.',
    'A solid cone of height 120 cm and radius 60 cm on a hemisphere of radius 60 cm is placed in a cylinder of radius 80 cm and height 180 cm full of water. Find the volume of water left in the cylinder.',
    'A solid cone of height 120 cm and radius 60 cm is placed in a cylinder of radius 60 cm and height 180 cm full of water. Find the volume of water left in the cylinder.',
    'A cone of height 12 cm on a hemisphere of radius 6 cm is placed in a cylinder of radius 6 cm and height 18 cm half full of water. How much water is left?',
  ],
  read: (question) => {
    const { words } = question
    const sizes = radiiIn(question)
    const rest = without(question, sizes)
    const cone = phrase(rest, 'cone height #h', 'cone is #h high', 'cone #h high')
    const jar = phrase(
      without(rest, cone),
      'cylinder|cylindrical * height * #H',
      'cylinder|cylindrical is? #H high',
      'height * #H',
    )
    const asked = phrase(question, 'water left|remains|remaining', 'water * left', 'left water')
    const volume = phrase(question, 'volume', 'much water')
    const flows = phrase(question, 'flows|overflows|spills|half|third|quarter')
    const pi = piOf(question)
    const [radius] = sizes.all
    const ofThree =
      ['cone', 'hemisphere'].every((name) => words.includes(name)) && words.some((word) => /^cylind/.test(word))
    if (!radius || !cone || !jar || !asked || !volume || flows || !ofThree || !words.includes('full')) return null
    const same = phrase(question, 'same radius', 'both radius', 'that radius')
    if (sizes.all.some((other) => !equals(other, radius)) || (sizes.all.length < 3 && !same && sizes.all.length < 2))
      return null
    const units = [...sizes.units, cone.units.h, jar.units.H]
    const [unit = ''] = units
    if (units.some((other) => other !== unit)) return null
    return {
      given: { pi: pi.pi, radius, height: cone.numbers.h, whole: jar.numbers.H, unit },
      ...told(question, sizes, cone, jar, asked, volume, same, pi),
    }
  },
  unit: ({ unit }) => (unit === '' ? '' : `${unit}³`),
})
