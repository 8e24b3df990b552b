import { letterFacts, namesOnly } from './named-lengths'
import { incircleSides as solution, type IncircleSides } from '../../../solutions/circles/incircle-sides'
import { phrase, told } from '../../question/phrase'
import { cornersOf, lengthsIn, namesOf, segment } from '../../question/segments'
import { recogniser } from '../../recogniser'
import { add, compare, divide, multiply, subtract } from '../../../maths'

/** "A triangle ABC is drawn to circumscribe a circle of radius 4 cm, which touches BC at D. BD = 8 cm and DC = 6 cm. Find AB and AC." */
export const incircleSides = recogniser<IncircleSides>({
  id: 'sides-about-an-incircle',
  solution,
  story: true,
  cues: ['circle', 'incircle'],
  words: [
    ...['triangle', 'circle', 'incircle', 'inscribed', 'circumscribe', 'circumscribes', 'circumscribing', 'radius'],
    ...['side', 'sides', 'touches', 'touch', 'point', 'contact', 'divides', 'divided', 'parts', 'segments', 'length'],
    ...['lengths', 'drawn', 'respectively', 'two', 'centre', 'center'],
  ],
  examples: [
    'A triangle ABC is drawn to circumscribe a circle of radius 3 cm. The side BC touches the circle at D, with BD = 21 cm and DC = 4 cm. Find the sides AB and AC, in cm.',
    'A triangle ABC is drawn to circumscribe a circle of radius 4 cm such that the segments BD and DC into which BC is divided by the point of contact D are of lengths 8 cm and 6 cm respectively. Find the sides AB and AC.',
    'circle of radius 4 cm is inscribed in triangle PQR, touches QR at S. QS = 8 cm SR = 6 cm. PQ aur PR nikalo',
  ],
  refuses: [
    'A triangle ABC is drawn to circumscribe a circle of radius 4 cm. The side BC touches the circle at D, with BD = 8 cm and DC = 6 cm. Find the side AB.',
    'A triangle ABC is drawn to circumscribe a circle of diameter 8 cm. The side BC touches the circle at D, with BD = 8 cm and DC = 6 cm. Find the sides AB and AC.',
    'A triangle ABC is inscribed in a circle of radius 9 cm. D is a point of BC with BD = 8 cm and DC = 6 cm. Find the sides AB and AC.',
    'A triangle ABC is drawn to circumscribe a circle of radius 4 cm. The side BC touches the circle at D, with BD = 8 cm and BC = 14 cm. Find the sides AB and AC.',
  ],
  read: (question) => {
    const [triangle, lengths] = [cornersOf(question, 'triangle'), lengthsIn(question)]
    const radius = phrase(question, 'radius #r', '#r radius')
    const [last, before] = namesOf(question, 2).toReversed()
    const corners = triangle?.corners ?? ''
    // the sides that are asked meet at A
    const a = [...corners].find((at) => (last?.name.includes(at) ?? false) && (before?.name.includes(at) ?? false))
    const [b, c] = [...corners].filter((at) => at !== a)
    const d = [...letterFacts(question).flatMap((fact) => (fact.kind === 'letter' ? [...fact.name] : []))].find(
      (at) => !corners.includes(at) && at !== 'O',
    )
    if (!triangle || !lengths || !radius || !a || !b || !c || d === undefined) return null
    if (!last || !before || segment(last.name) === segment(before.name)) return null
    const inWords = phrase(question, '@bd:letter @dc:letter * @bc:letter * @d:letter lengths? #x #y')
    const [bd, dc] = [lengths.of.get(segment(`${b}${d}`)), lengths.of.get(segment(`${d}${c}`))]
    const isInWords =
      inWords !== null &&
      segment(inWords.facts.bd.name) === segment(`${b}${d}`) &&
      segment(inWords.facts.dc.name) === segment(`${d}${c}`)
    const parts =
      bd && dc && lengths.of.size === 2
        ? ([bd, dc] as const)
        : isInWords && lengths.of.size === 0
          ? ([inWords.numbers.x, inWords.numbers.y] as const)
          : null
    const isAbout =
      phrase(question, 'circumscribe|circumscribes|circumscribing circle', 'incircle') ??
      phrase(question, 'circle * inscribed triangle', 'circle #r inscribed triangle', 'radius #r inscribed triangle')
    if (!parts || !isAbout || !namesOnly(question, [a, b, c, d])) return null
    const unit = radius.units.r === '' ? lengths.unit : radius.units.r
    // its area is told besides: it is that of the sides found
    const area = phrase(question, 'area triangle? @t:letter #a')
    const sum = area && divide(area.numbers.a, radius.numbers.r)
    const third = sum && subtract(sum, add(...parts))
    const product = multiply(...parts)
    // r²·s = xyz of the three tangents
    if (
      sum &&
      third &&
      compare(multiply(multiply(radius.numbers.r, radius.numbers.r), sum), multiply(product, third)) !== 0
    )
      return null
    const all = told(question, radius, isInWords ? inWords : null, isAbout, area)
    const order = segment(before.name) === segment(`${a}${b}`) ? ([b, c] as const) : ([c, b] as const)
    const ordered = order[0] === b ? parts : ([parts[1], parts[0]] as const)
    return {
      given: { names: [a, order[0], order[1], d], radius: radius.numbers.r, parts: ordered, unit },
      used: [...all.used, ...lengths.used, ...letterFacts(question)],
      said: all.said,
    }
  },
  before: () => '',
})
