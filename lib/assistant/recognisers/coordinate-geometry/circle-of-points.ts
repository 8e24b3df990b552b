import { figuresIn } from './figure'
import { namesOf, otherNames, pointsIn, pointWords } from './points'
import { piIn } from '../areas-volumes/lengths'
import {
  circleOfPoints as solution,
  circleParts,
  type CirclePart,
  type Given,
} from '../../../solutions/coordinate-geometry/circle-of-points'
import { phrase, told } from '../../question/phrase'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'

const isPart = (word: string): word is CirclePart => circleParts.some((part) => part === word)

/** What is asked of the circle: every word for a part of it but the one that says what the points are. */
function askedIn(question: Question, toldBy: CirclePart): readonly CirclePart[] {
  const named = question.words.filter(isPart)
  const at = named.indexOf(toldBy)
  return [...new Set(named.filter((_, index) => index !== at))]
}

const ends = [
  'ends|end|endpoints|extremities diameter',
  'diameter * ends|end|endpoints|extremities',
  'diameter join|joining',
] as const
const aroundCentre = [
  'centre circle? @c:point * passes|passing|through|containing|on @p:point',
  'centre circle? @c:point * @p:point * on circle',
  'centre circle? @c:point @p:point passes|through',
  '@p:point * on circle centre @c:point',
  'circle centre @c:point @p:point through|passes',
] as const

/** "The ends of a diameter are (2, -3) and (4, 5): find the centre and the radius." */
export const circleOfPoints = recogniser<Given>({
  id: 'circle-of-two-points',
  solution,
  story: true,
  cues: ['diameter', 'centre'],
  words: [
    ...pointWords,
    ...['circle', 'diameter', 'centre', 'radius', 'circumference', 'area', 'passes', 'passing', 'through', 'has'],
    ...['coordinates', 'drawn', 'also', 'on', 'extremities', 'its', 'length'],
  ],
  examples: [
    'ends of a diameter are (2,-3) and (4,5). find centre and radius',
    'AB is a diameter of a circle with A(3,-4) and B(-5,2). Find the centre and the radius of the circle.',
    'find the radius of circle whose diameter has ends (1,2) and (7,10)',
    'circle ka centre (1,-2) hai aur wo (4,2) se guzarta hai, area kitna hoga (π = 3.14)',
    'A circle with centre (2, 3) passes through (5, 7). Find its diameter.',
  ],
  refuses: [
    'ends of a chord are (2,-3) and (4,5). find centre and radius',
    'The centre of a circle is (2, -3) and it passes through (1, 4). Does it pass through (3, 5)?',
    'ends of a diameter are (2,-3) and (4,5). find centre and radius of the semicircle',
    'ends of a diameter are (2,-3) and (4,k). find the centre',
    'find the coordinates of a point A where AB is diameter centre (2,-3) B(1,4)',
    'AB is diameter of circle with centre (2,-3) and B is (1,4). find the radius and A',
    'The centre of a circle of radius 5 is (2, 3) and it passes through (5, 7). Find its diameter.',
  ],
  read: (question) => {
    const found = pointsIn(question)
    const [a, b, ...more] = found?.points ?? []
    if (!found || !a || !b || more.length > 0) return null
    const around = phrase(question, ...aroundCentre)
    const figure = namesOf(question, [a, b]).filter((fact) => fact.kind === 'letter' && fact.name.length === 2)
    const named = figure.length > 0 ? phrase(question, '@f:letter is? diameter', 'diameter circle? @f:letter') : null
    const isDiameter = phrase(question, ...ends) ?? named
    // "the centre is (2, -3) and B is (1, 4)" tells of one end only
    if (!around && (phrase(question, 'centre circle? @c:point') || otherNames(question, [a, b]).length > 0)) return null
    if (!around === !isDiameter) return null
    const asked = askedIn(question, around ? 'centre' : 'diameter')
    if (asked.length === 0) return null
    const pi = question.words.includes('area') || question.words.includes('circumference') ? piIn(question) : null
    const given = pi?.used.length ? pi.pi : null
    const first = around && around.facts.c !== found.used[0] ? ([b, a] as const) : ([a, b] as const)
    const points =
      around && a.name === 'A' && b.name === 'B'
        ? ([
            { ...first[0], name: 'C' },
            { ...first[1], name: 'P' },
          ] as const)
        : first
    const { used, said } = told(question, isDiameter, around)
    return {
      given: { points, are: around ? 'centre and point' : 'ends', asked, pi: given },
      used: [
        ...found.used,
        ...used,
        ...(pi?.used ?? []),
        ...figure,
        ...figuresIn(question, [a, b], ...otherNames(question, [a, b])),
      ],
      said,
    }
  },
})
