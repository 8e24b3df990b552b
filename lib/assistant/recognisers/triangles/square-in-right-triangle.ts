import {
  squareInRightTriangle as solution,
  type SquareInside,
} from '../../../solutions/triangles/square-in-right-triangle'
import { phrase, told } from '../../question/phrase'
import { factsOf } from '../../question/question'
import { recogniser } from '../../recogniser'

/** "legs 4 cm and 8 cm; a square inside, one corner at the right angle and the opposite one on the hypotenuse": its side. */
export const squareInRightTriangle = recogniser<SquareInside>({
  id: 'square-in-a-right-triangle',
  solution,
  cues: ['square'],
  words: [
    ...[
      'square',
      'right',
      'angle',
      'angled',
      'rightangled',
      'triangle',
      'legs',
      'sides',
      'side',
      'perpendicular',
      'corner',
      'corners',
    ],
    ...[
      'vertex',
      'inside',
      'inscribed',
      'drawn',
      'hypotenuse',
      'opposite',
      'diagonally',
      'one',
      'other',
      'fits',
      'containing',
      'shares',
    ],
    ...[
      'has',
      'have',
      'length',
      'lengths',
      'lies',
      'lying',
      'two',
      'its',
      'side',
      'find',
      'on',
      'fitted',
      'cut',
      'common',
      'andar',
      'kona',
      'par',
    ],
  ],
  examples: [
    'The legs of a right triangle are 4 cm and 8 cm. A square is inscribed in it with one corner at the right angle and the opposite corner on the hypotenuse. Find the side of the square.',
    'right triangle with legs 3 m and 6 m. square inside it, one vertex at right angle and opposite vertex on hypotenuse. find side of square',
  ],
  refuses: [
    'The legs of a right triangle are 4 cm and 8 cm. A square is inscribed in it with one side on the hypotenuse. Find the side of the square.',
    'The legs of a right triangle are 4 cm and 8 cm. A square is inscribed in it with one corner at the right angle and the opposite corner on the hypotenuse. Find the area of the square.',
    'The leg of a right triangle is 4 cm and its hypotenuse 8 cm. A square is inscribed in it with one corner at the right angle and the opposite corner on the hypotenuse. Find the side of the square.',
  ],
  read: (question) => {
    const [legs, at, on, asked] = [
      phrase(
        question,
        'legs * &l',
        'sides * right angle &l',
        '&l sides? * containing|at right angle',
        'sides &l',
        'perpendicular sides &l',
      ),
      phrase(
        question,
        'corner|vertex|kona at|on|shares? right angle',
        'right angle * corner|vertex common',
        'right angle * common',
      ),
      phrase(question, 'opposite|other corner|vertex|kona? * hypotenuse', 'hypotenuse * opposite corner|vertex|kona'),
      phrase(question, 'side * square .', 'square side', 'side of? square'),
    ]
    const [a, b, ...more] = legs?.rows.l ?? []
    const unit = legs?.units.l ?? ''
    const isSide = phrase(
      question,
      'side|base * on|along hypotenuse',
      'area|perimeter|diagonal',
      'hypotenuse #h',
      '#h hypotenuse',
    )
    if (!legs || !at || !on || !asked || isSide || !a || !b || more.length > 0 || !/^(?:[cm]?m)?$/.test(unit))
      return null
    if (factsOf(question, 'number').length > 2) return null
    return { given: { legs: [a, b], unit: unit === '' ? 'units' : unit }, ...told(question, legs, at, on, asked) }
  },
  unit: ({ unit }) => unit,
})
