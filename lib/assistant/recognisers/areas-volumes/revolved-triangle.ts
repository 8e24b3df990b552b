import { askedOf, piOf, solidWords } from './solids'
import { phrase, told } from '../../question/phrase'
import { recogniser } from '../../recogniser'
import { add, divide, multiply, type Fraction } from '../../../maths'
import { numeral } from '../../../solutions/measure'
import { rootOf } from '../../../solutions/root'
import { doubleCone as solution } from '../../../solutions/areas-volumes/double-cone'

const squared = (a: Fraction): Fraction => multiply(a, a)

/** "A right triangle with sides 15 cm and 20 cm is revolved about its hypotenuse. Find the volume of the double cone." */
export const revolvedTriangle = recogniser({
  id: 'right-triangle-revolved',
  solution,
  story: true,
  cues: ['cone', 'cones', 'revolved', 'rotated'],
  words: [
    ...solidWords,
    ...[
      'triangle',
      'angled',
      'right',
      'sides',
      'legs',
      'side',
      'other',
      'hypotenuse',
      'revolve',
      'revolved',
      'rotated',
      'about',
    ],
    ...['double', 'cone', 'containing', 'angle', 'made', 'use', 'its', 'two', 'perpendicular', 'so', 'not'],
  ],
  examples: [
    'A right triangle, whose sides are 15 cm and 20 cm (other than hypotenuse), is made to revolve about its hypotenuse. Find the volume of the double cone so formed. (Use π = 3.14)',
    'right triangle with legs 15 cm and 20 cm is revolved about its hypotenuse find surface area of double cone (pi = 3.14)',
  ],
  refuses: [
    'A right triangle with sides 15 cm and 20 cm is revolved about the side of 20 cm. Find the volume of the cone.',
    'A right triangle with hypotenuse 25 cm and a side 20 cm is revolved about its hypotenuse. Find the volume of the double cone.',
    'A right triangle with legs 15 cm and 20 cm is revolved about its hypotenuse. Find the radius of the double cone.',
  ],
  read: (question) => {
    const turned = phrase(question, 'revolve|revolved|revolves|rotated|rotates|turned about|around|on its? hypotenuse')
    const sides = phrase(
      question,
      'sides|legs #a #b',
      'sides containing right? angle? #a #b',
      '#a #b * revolved|revolve',
    )
    const [asked, pi] = [askedOf(question), piOf(question)]
    if (!turned || !sides || !asked || (sides.units.a !== '' && sides.units.a !== sides.units.b)) return null
    if (!phrase(question, 'right angled? triangle', 'right')) return null
    const { a, b } = sides.numbers
    const root = rootOf(add(squared(a), squared(b)))
    if (root?.radicand !== 1) return null
    const h = root.coefficient
    const [radius, one, two] = [divide(multiply(a, b), h), divide(squared(a), h), divide(squared(b), h)]
    const unit = sides.units.b
    const [A, B, H] = [a, b, h].map(numeral)
    return {
      given: { asked: asked.asked, pi: pi.pi, radius, heights: [one, two] as const, unit },
      ...told(question, turned, sides, asked, pi),
      lead: `Hypotenuse $= \\sqrt{${A}^2 + ${B}^2} = ${H}$ ${unit}. The altitude on it is the radius of both cones: $r = \\dfrac{${A} \\times ${B}}{${H}} = ${numeral(radius)}$ ${unit}. It divides the hypotenuse into the heights $\\dfrac{${A}^2}{${H}} = ${numeral(one)}$ ${unit} and $\\dfrac{${B}^2}{${H}} = ${numeral(two)}$ ${unit}.`,
    }
  },
  unit: ({ asked, unit }) => (unit === '' ? '' : `${unit}${asked === 'volume' ? '³' : '²'}`),
})
