import { figuresIn } from './figure'
import { pointWords } from './points'
import { circleUnknown as solution, type Given } from '../../../solutions/coordinate-geometry/circle-unknown'
import type { FactOf } from '../../question/fact'
import { phrase, told } from '../../question/phrase'
import { lettersNamed } from '../../question/pick'
import { linearIn, rational } from '../../question/polynomial'
import { factsOf, type Question } from '../../question/question'
import type { Node } from '../../question/reading'
import { recogniser } from '../../recogniser'
import { zero, type Fraction } from '../../../maths'

interface Linear {
  readonly slope: Fraction
  readonly shift: Fraction
  readonly letter: string | null
}

/** 3t - 1 of a coordinate; a number has no letter. */
function linear(node: Node): Linear | null {
  const value = rational(node)
  if (value) return { slope: zero, shift: value, letter: null }
  const found = linearIn({ kind: 'formula', node, name: '' })
  return found && { slope: found.a, shift: found.b, letter: found.letter }
}

/** The point that stands next behind "centre". */
function centreIn({ items }: Question): FactOf<'point'> | undefined {
  const at = items.findIndex((item) => item.kind === 'word' && item.text === 'centre')
  const next = at < 0 ? undefined : items.slice(at).find(({ kind }) => kind === 'point')
  return next?.kind === 'point' ? next : undefined
}

export const circleUnknown = recogniser<Given>({
  id: 'circle-with-unknown-centre',
  solution,
  story: true,
  cues: ['centre'],
  words: [
    ...pointWords,
    'centre',
    'circle',
    'passes',
    'passing',
    'through',
    'lies',
    'both',
    'all',
    'possible',
    'has',
    'on',
  ],
  examples: [
    'The centre of a circle of radius 5 units is C(3t - 1, t - 4), and the circle passes through the point P(-3, -3). Find the values of t.',
    'P(1, 2) lies on a circle whose centre is C(k + 2, k + 4). If the circle has the diameter 10 units, find both values of k.',
    'the centre of a circle is (3, k) and it passes through (-2, 4). if the diameter of the circle is 26 units find k',
    'centre of circle is (2k, k-7), it passes through (1,-9), radius 5 hai to k ki value nikalo',
  ],
  refuses: [
    'The centre of a circle of radius 5 units is C(3t - 1, t - 4), and the circle passes through P(-3, -3). Find the positive value of t.',
    'The centre of a circle of radius 5 units is C(3t - 1, t - 4), and P(-3, -3) lies outside the circle. Find the values of t.',
    'The centre of a circle of radius 5 units is C(3t - 1, s - 4), and the circle passes through P(-3, -3). Find t.',
    'The centre of a circle is C(3t - 1, t - 4), and the circle passes through P(-3, -3). Find its radius for t = 2.',
  ],
  read: (question) => {
    const points = factsOf(question, 'point')
    const centre = centreIn(question)
    const [through, ...more] = points.filter((point) => point !== centre)
    if (!centre || !through || more.length > 0) return null
    const [x, y] = [linear(centre.x), linear(centre.y)]
    const [u, v] = [rational(through.x), rational(through.y)]
    const [radius, diameter] = [phrase(question, 'radius circle? #r'), phrase(question, 'diameter circle? #r')]
    const size = radius ?? diameter
    if (!x || !y || !u || !v || !size || (radius && diameter) || !/^(?:unit)?$/.test(size.units.r)) return null
    const letter = x.letter ?? y.letter
    const letters = letter === null ? [] : lettersNamed(question, letter)
    if (letter === null || (x.letter ?? letter) !== (y.letter ?? letter) || letters.length === 0) return null
    const { used, said } = told(question, size)
    return {
      given: {
        letter,
        slope: [x.slope, y.slope],
        shift: [x.shift, y.shift],
        through: [u, v],
        size: radius ? ('radius' as const) : ('diameter' as const),
        length: size.numbers.r,
      },
      used: [...points, ...letters, ...used, ...figuresIn(question, points)],
      said,
      letters: { C: centre.name || 'C', P: through.name || 'P' },
    }
  },
})
