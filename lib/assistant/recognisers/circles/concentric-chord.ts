import { phrase, told } from '../../question/phrase'
import { factsOf, type Question } from '../../question/question'
import { lengthsIn } from '../../question/segments'
import { recogniser } from '../../recogniser'
import { compare } from '../../../maths/fraction'
import { concentricChord as solution, type ConcentricChord } from '../../../solutions/circles/concentric-chord'

const larger = 'larger|bigger|outer|large|greater'
const smaller = 'smaller|inner|small'

const bothRadii = [
  'radii #a #b',
  `${larger} circle? radius #a * ${smaller} circle? radius #b`,
  'circle radius #a * circle radius #b',
  'circle radius #a * concentric circle radius #b',
] as const
const chordLengths = ['chord length #c', 'chord * #c long', 'chord #c', '#c long'] as const
const oneRadius = ['radius #r', '#r radius'] as const

/** Which radius is asked: that of the larger or of the smaller circle. */
function askedRadius(question: Question): 'inner' | 'outer' | null {
  const inner = phrase(question, `radius ${smaller}`, `${smaller} circle? radius`)
  const outer = phrase(question, `radius ${larger}`, `${larger} circle? radius`)
  const isTold = (found: ReturnType<typeof phrase>) => {
    const last = found?.taken.at(-1)
    const at = last ? question.items.indexOf(last) : -1
    return question.items.slice(at + 1, at + 5).some(({ kind }) => kind === 'number')
  }
  const [asksInner, asksOuter] = [inner && !isTold(inner), outer && !isTold(outer)]
  return asksInner && !asksOuter ? 'inner' : asksOuter && !asksInner ? 'outer' : null
}

/** No chord of the smaller circle touches the larger one. */
export const ofSmaller = (question: Question): boolean =>
  phrase(question, `chord ${smaller} circle|one? touches|touch|touching|tangent`) !== null

export const concentricChord = recogniser<ConcentricChord>({
  id: 'chord-of-concentric-circles',
  solution,
  cues: ['concentric', 'chord'],
  words: [
    'concentric',
    'has',
    'have',
    'two',
    'circles',
    'circle',
    'same',
    'centre',
    'center',
    'radii',
    'radius',
    'chord',
    'tangent',
    'touches',
    'touch',
    'touched',
    'length',
    'long',
    'larger',
    'smaller',
    'bigger',
    'outer',
    'inner',
    'one',
    'other',
    'large',
    'small',
    'which',
    'point',
    'o',
  ],
  examples: [
    'Two concentric circles are of radii 5 cm and 3 cm. Find the length of the chord of the larger circle which touches the smaller circle.',
    '2 concentric circles have radii 13 cm and 5 cm find length of chord of bigger circle which is tangent to smaller circle',
    'A chord of length 48 cm of a circle of radius 25 cm touches a smaller concentric circle. Find the radius of the smaller circle.',
    'In two concentric circles, a chord of length 16 cm of the larger circle touches the smaller circle of radius 6 cm. Find the radius of the larger circle.',
  ],
  refuses: [
    'Two concentric circles are of radii 13 cm and 5 cm. A chord of the smaller circle touches the larger circle. Find the length of the chord.',
    'Two concentric circles are of radii 5 cm and 3 cm. Find the length of the tangent from a point of the larger circle to the smaller circle.',
    'Two concentric circles are of radii 5 cm and 3 cm. Find the distance of the chord of the larger circle which touches the smaller circle.',
    'chord of the larger circle of radius 5 cm touches the smaller concentric circle of radius 9 cm, length of chord?',
    'A chord of length 48 cm of a circle of radius 25 cm touches a concentric circle. Find the area of the smaller circle.',
  ],
  read: (question) => {
    const numbers = factsOf(question, 'number').filter(({ unit }) => unit !== '' || !phrase(question, '#n concentric'))
    const count = factsOf(question, 'number').filter(
      (fact) => !numbers.includes(fact) || (fact.value.n === 2n && fact.unit === ''),
    )
    const lengths = lengthsIn(question)
    const letters = factsOf(question, 'letter').filter(({ name }) => /^(?:[A-Zo]|AB)$/.test(name))
    const isAbout = ['touches', 'touch', 'touched', 'tangent'].some((word) => question.words.includes(word))
    const isConcentric = question.words.includes('concentric') || phrase(question, 'same centre') !== null
    if (!lengths || !isAbout || !isConcentric || !question.words.includes('chord')) return null
    if (ofSmaller(question)) return null
    const radii = phrase(question, ...bothRadii)
    const used = [...letters, ...lengths.used, ...count]
    if (radii && lengths.of.size === 0) {
      const isNamed =
        phrase(question, 'chord @x:letter')?.facts.x.name === 'AB' &&
        phrase(question, 'find @x:letter', '@x:letter nikalo|batao')?.facts.x.name === 'AB'
      if (!isNamed && !phrase(question, 'length|long chord', 'chord * length', 'length @x:letter', 'long * chord'))
        return null
      const { a, b } = radii.numbers
      // "the larger circle of radius 5" beside one of 9
      const named = phrase(question, `${larger} circle? radius #r`)?.numbers.r
      if (named && compare(named, a) <= 0 && compare(named, b) <= 0) return null
      const [inner, outer] = compare(a, b) < 0 ? [a, b] : [b, a]
      return {
        given: { asked: 'chord', inner, outer, unit: radii.units.b === '' ? 'units' : radii.units.b },
        used: [...used, ...told(question, radii).used],
      }
    }
    const [chord, radius, asked] = [
      phrase(question, ...chordLengths),
      phrase(question, ...oneRadius),
      askedRadius(question),
    ]
    const length = lengths.of.get('AB') ?? chord?.numbers.c
    if (!length || !radius || !asked || (chord && lengths.of.size > 0)) return null
    const unit = radius.units.r === '' ? 'units' : radius.units.r
    const all = [...used, ...told(question, chord, radius).used]
    return asked === 'inner'
      ? { given: { asked, chord: length, outer: radius.numbers.r, unit }, used: all }
      : { given: { asked, chord: length, inner: radius.numbers.r, unit }, used: all }
  },
  unit: ({ unit }) => unit,
})
