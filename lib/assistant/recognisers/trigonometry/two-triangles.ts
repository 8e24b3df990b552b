import { loneRatio, ratioSum, ratioTerms } from './ratios'
import type { Fact } from '../../question/fact'
import { phrase, told, type Phrase } from '../../question/phrase'
import { factsOf, type Question } from '../../question/question'
import { lengthsIn, segment } from '../../question/segments'
import { recogniser } from '../../recogniser'
import { ratioNames, type RatioName, type Side } from '../../../solutions/trigonometry/pieces/ratio'
import {
  layouts,
  twoTriangles as solution,
  type TwoTriangles,
  type TwoTrianglesLayout,
} from '../../../solutions/trigonometry/two-triangles'

type Letters = Readonly<Record<'A' | 'B' | 'C' | 'D', string>>

interface Figure {
  readonly layout: TwoTrianglesLayout
  readonly letters: Letters
  readonly found: readonly Pick<Phrase, 'taken'>[]
}

/** "The angles ABC and ACD are right angles": the first at B, the second at C or at D. */
function quadrilateralIn(question: Question): Figure | null {
  const angles = phrase(
    question,
    'angles|angle @x:letter angle? @y:letter are? right angles|angled',
    'right angles|angled @x:letter @y:letter',
  )
  const named = phrase(question, 'quadrilateral @q:letter')
  const [one, two] = [angles?.facts.x.name ?? '', angles?.facts.y.name ?? '']
  const [a, b, c] = one
  if (!angles || one.length !== 3 || two.length !== 3 || !a || !b || !c) return null
  const found = named ? [angles, named] : [angles]
  // the common side joins the ends of the first angle
  const d = [...two].find((letter) => !one.includes(letter))
  if (!d || !two.includes(a) || !two.includes(c)) return null
  if (named && named.facts.q.name !== `${a}${b}${c}${d}`) return null
  if (two.charAt(1) === d) return { layout: 'common hypotenuse', letters: { A: a, B: b, C: c, D: d }, found }
  return two.charAt(1) === c ? { layout: 'hypotenuse and leg', letters: { A: a, B: b, C: c, D: d }, found } : null
}

/** "AD is perpendicular to BC" in the triangle ABC. */
function altitudeIn(question: Question): Figure | null {
  const [upright, triangle] = [
    phrase(question, '@ad:letter perpendicular @bc:letter'),
    phrase(question, 'triangle @t:letter', '@t:letter is triangle'),
  ]
  const [ad, bc] = [upright?.facts.ad.name ?? '', upright?.facts.bc.name ?? '']
  const a = [...(triangle?.facts.t.name ?? '')].find((letter) => !bc.includes(letter))
  const d = [...ad].find((letter) => letter !== a)
  const [b, c] = bc
  if (!upright || !triangle || !a || !b || !c || !d || ad.length !== 2 || bc.length !== 2) return null
  if (!ad.includes(a) || bc.includes(d) || triangle.facts.t.name.length !== 3) return null
  return { layout: 'altitude', letters: { A: a, B: b, C: c, D: d }, found: [upright, triangle] }
}

/** "tan ∠CAD", "tan C": the ratio, and the angle that it is of. */
function ratioIn(question: Question): {
  readonly name: RatioName
  readonly angle: string
  readonly used: readonly Fact[]
  readonly found: Pick<Phrase, 'taken'> | null
} | null {
  const [formula, ...more] = factsOf(question, 'formula')
  const lone = formula && more.length === 0 ? loneRatio(ratioTerms(ratioSum(formula.node))) : null
  if (formula)
    return lone && lone.times.radicand === 1 && lone.times.coefficient.n === lone.times.coefficient.d
      ? { name: lone.name, angle: lone.angle, used: [formula], found: null }
      : null
  const named = ratioNames.flatMap((name) => {
    const found = phrase(question, `${name} angle? @x:letter`)
    return found ? [{ name, found }] : []
  })
  const [one, ...others] = named
  return one && others.length === 0
    ? { name: one.name, angle: one.found.facts.x.name, used: [], found: one.found }
    : null
}

const places: readonly Side[] = ['opposite', 'adjacent', 'hypotenuse']

export const twoTriangles = recogniser<TwoTriangles>({
  id: 'ratio-across-two-triangles',
  solution,
  story: true,
  cues: ['#length'],
  words: ['quadrilateral', 'triangle', 'angle', 'angles', 'point', 'right', 'side', 'perpendicular', 'lies', 'here'],
  examples: [
    'In the quadrilateral ABCD the angles ABC and ACD are right angles. It is given that AB = 12 cm, BC = 16 cm, CD = 21 cm. Find tan ∠CAD.',
    'In the quadrilateral ABCD the angles ABC and ADC are right angles. If AB = 7 cm, BC = 24 cm, AD = 15 cm, find the value of cot ∠CAD.',
    'In △ABC the point D lies on BC, and AD is perpendicular to BC. AB = 13 cm, BD = 5 cm, DC = 16 cm. What is tan C?',
  ],
  refuses: [
    'In the quadrilateral ABCD the angles ABC and ACD are right angles. It is given that AB = 12 cm, BC = 16 cm, CD = 21 cm. Find tan ∠ADC.',
    'In the quadrilateral ABCD the angles ABC and ACD are right angles. It is given that AB = 12 cm, BC = 16 cm, CD = 21 cm. Find AD.',
    'In the quadrilateral ABCD the angles ABC and ACD are equal. It is given that AB = 12 cm, BC = 16 cm, CD = 21 cm. Find tan ∠CAD.',
    'In △ABC the point D lies on BC, and AD is a median. AB = 13 cm, BD = 5 cm, DC = 16 cm. What is tan C?',
  ],
  read: (question) => {
    const figure = quadrilateralIn(question) ?? altitudeIn(question)
    const [lengths, ratio] = [lengthsIn(question), ratioIn(question)]
    if (!figure || !lengths || !ratio) return null
    const { layout, letters } = figure
    const { known, second, commonAs } = layouts[layout]
    const own = (name: string) =>
      segment([...name].map((at) => letters[at === 'A' || at === 'B' || at === 'C' ? at : 'D']).join(''))
    const { A, C, D } = letters
    const wanted = layout === 'altitude' ? [C, `${A}${C}${D}`, `${D}${C}${A}`] : [`${C}${A}${D}`, `${D}${A}${C}`]
    const [one, other] = known.map((name) => lengths.of.get(own(name)))
    const toldSides = places.filter((side, at) => side !== commonAs && lengths.of.has(own(second[at] ?? '')))
    const [side, ...more] = toldSides
    const length = side && lengths.of.get(own(second[places.indexOf(side)] ?? ''))
    if (!one || !other || !side || !length || more.length > 0 || lengths.of.size !== 3) return null
    if (!wanted.includes(ratio.angle)) return null
    const names = factsOf(question, 'letter')
    const all = [...Object.values(letters)]
    if (!names.every(({ name }) => [...name.toUpperCase()].every((letter) => all.includes(letter)))) return null
    const said = told(question, ...figure.found, ratio.found)
    return {
      given: { layout, first: [one, other], told: side, length, name: ratio.name, unit: lengths.unit },
      used: [...said.used, ...lengths.used, ...names, ...ratio.used],
      said: said.said,
      ...(Object.entries(letters).some(([mine, theirs]) => mine !== theirs) && { letters }),
    }
  },
})
