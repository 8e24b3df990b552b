import { twoCircles as solution, type TwoCircles } from '../../../solutions/circles/two-circles'
import { phrase, told } from '../../question/phrase'
import type { Question } from '../../question/question'
import { recogniser, type Found } from '../../recogniser'

const outside = 'externally|external'
const inside = 'internally|internal'

function read(question: Question): Found<TwoCircles> | null {
  const radii = phrase(question, 'radii|radius #a #b', '#a #b radii|radius')
  const single = radii ? null : phrase(question, 'radius one|first? circle? #r', 'one|first radius #r', 'radius #r')
  const apart = phrase(
    question,
    '#d apart',
    'distance between? centres|centers|centre #d',
    'centres|centers|centre * #d',
    'distance between? them #d',
  )
  const touch =
    phrase(question, `touch|touches|touching each? other? ${outside}`) ??
    phrase(question, `touch|touches|touching each? other? ${inside}`) ??
    phrase(question, `${outside} touch|touches|touching`) ??
    phrase(question, `${inside} touch|touches|touching`)
  const manner = touch?.taken.some((item) => item.kind === 'word' && item.text.startsWith('external'))
    ? ('externally' as const)
    : ('internally' as const)
  const lay =
    phrase(question, 'intersect|intersecting|intersects|cut|cutting|cuts each? other? two? distinct? point?') ??
    phrase(question, 'touch|touching|intersect not each? other?')
  const many = phrase(question, 'many|number common tangents|tangent', 'common tangents|tangent * many|number')
  const between = phrase(
    question,
    'distance between? centres|centers|centre',
    'far * centres|centers',
    'distance between? them',
  )
  const other = phrase(question, 'radius other|second circle?', 'other|second circle? radius')
  const isTwo = question.words.includes('circles')
  const units = [radii?.units.a, radii?.units.b, single?.units.r, apart?.units.d].filter(
    (unit) => unit !== undefined && unit !== '',
  )
  const unit = units[0] ?? 'units'
  if (!isTwo || new Set(units).size > 1 || units.includes('°')) return null
  const found = (given: TwoCircles, ...all: readonly Parameters<typeof told>[1][]): Found<TwoCircles> => ({
    given,
    ...told(question, touch, ...all),
  })
  if (many && radii && apart)
    return touch || lay
      ? null
      : found(
          { asked: 'tangents of', radii: [radii.numbers.a, radii.numbers.b], distance: apart.numbers.d, unit },
          many,
          radii,
          apart,
        )
  if (many && !radii && !apart && !single) {
    if (touch) return lay ? null : found({ asked: 'tangents', touch: manner, unit: '' }, many)
    const isNot = lay?.taken.some((item) => item.kind === 'word' && item.text === 'not')
    return lay && !isNot ? found({ asked: 'tangents', touch: 'crossing', unit: '' }, many, lay) : null
  }
  if (radii && touch && between && !apart && !many && !other)
    return found({ asked: 'distance', radii: [radii.numbers.a, radii.numbers.b], touch: manner, unit }, radii, between)
  if (single && apart && touch && manner === 'externally' && other && !many)
    return found({ asked: 'radius', radius: single.numbers.r, distance: apart.numbers.d, unit }, single, apart, other)
  return null
}

/** Two circles that touch, cut or lie apart: the distance of the centres, a radius, the number of common tangents. */
export const twoCircles = recogniser<TwoCircles>({
  id: 'two-circles-and-their-centres',
  solution,
  story: true,
  cues: ['circles'],
  words: ['two', 'circles', 'circle', 'point', 'other', 'have', 'has', 'drawn', 'one', 'can', 'each', 'maximum'],
  examples: [
    'Two circles of radii 5 cm and 3 cm touch each other externally. Find the distance between their centres.',
    'two circles touch internally radii 8 cm and 3 cm distance between centres',
    'How many common tangents can be drawn to two circles touching each other externally?',
    'Two circles have radii 4 cm and 3 cm, and their centres are 9 cm apart. How many common tangents do they have?',
    'Two circles touch externally. The distance between their centres is 14 cm and the radius of one circle is 8 cm. Find the radius of the other circle.',
    'Number of common tangents of two intersecting circles',
  ],
  refuses: [
    'Two circles of radii 5 cm and 3 cm touch each other. Find the distance between their centres.',
    'Two circles touch externally and the distance between their centres is 14 cm. Find the radius of the other circle.',
    'How many common tangents do two circles have?',
    'Two circles touch internally. The distance between their centres is 4 cm and the radius of one circle is 8 cm. Find the radius of the other circle.',
    'Two circles of radii 5 cm and 3 cm touch externally. Find the length of their direct common tangent.',
    'Two circles of radii 5 cm and 3 cm touch externally. Find the sum of their areas.',
  ],
  read,
  unit: ({ unit, asked }) => (asked === 'tangents' || asked === 'tangents of' ? '' : unit),
})
