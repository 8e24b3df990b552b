import { figureIn, usedOf } from './figure'
import {
  altitudeOnHypotenuse as solution,
  isEnough,
  type Given,
  type Part,
} from '../../../solutions/triangles/altitude-on-hypotenuse'
import { isFact } from '../../question/fact'
import { phrase, told } from '../../question/phrase'
import { rational } from '../../question/polynomial'
import { factsOf, type Question } from '../../question/question'
import { cornersOf, lengthsIn, segment } from '../../question/segments'
import { recogniser } from '../../recogniser'

/** The corner with the right angle, and what says so. */
function rightAngleIn(question: Question) {
  const angle = factsOf(question, 'angle').find(({ node }) => rational(node)?.n === 90n)
  const name = angle?.name ?? ''
  if (angle) return { at: name.length === 3 ? name.charAt(1) : name, used: [angle], said: [] }
  for (const pattern of rightAngles) {
    const found = phrase(question, pattern)
    if (found?.facts.a.name.length === 1) return { at: found.facts.a.name, ...told(question, found) }
  }
  return null
}

const rightAngles = [
  'right angle|angled at? angle? @a:letter',
  'right at angle? @a:letter',
  'right triangle triangle? @t:letter right? at @a:letter',
  'angle @a:letter right',
] as const

export const altitudeOnHypotenuse = recogniser<Given>({
  id: 'altitude-on-the-hypotenuse',
  solution,
  last: true,
  cues: ['perpendicular', 'altitude'],
  words: [
    'triangle',
    'right',
    'angle',
    'angled',
    'perpendicular',
    'altitude',
    'side',
    'hypotenuse',
    'length',
    'drawn',
    'on',
    'point',
    'meets',
    'lies',
  ],
  examples: [
    'triangle ABC right angled at B, BD perpendicular to AC, D on AC, AD = 4 cm, DC = 5 cm. find AB',
    'In triangle ABC, ∠A = 90° and AD is perpendicular to BC, with D on BC. If BD = 4 cm and CD = 9 cm, find AD.',
    'in right triangle pqr right angle at p, pm ⊥ qr, qm = 8 cm, qr = 10 cm find pm',
  ],
  refuses: [
    'In triangle ABC, AD is perpendicular to BC, with D on BC. If BD = 4 cm and CD = 9 cm, find AD.',
    'In triangle ABC, ∠A = 60° and AD is perpendicular to BC. If BD = 4 cm and CD = 9 cm, find AD.',
    'In triangle ABC, ∠B = 90° and AD is perpendicular to BC. If BD = 4 cm and CD = 9 cm, find AD.',
    'In triangle ABC, ∠A = 90° and AD is perpendicular to BC. If BD = 4 cm and CD = 9 cm, find the area of ABC.',
  ],
  read: (question) => {
    const [lengths, right, figure] = [lengthsIn(question), rightAngleIn(question), figureIn(question)]
    const across = phrase(
      question,
      '@h:letter altitude? perpendicular hypotenuse? @s:letter',
      'perpendicular @h:letter hypotenuse? @s:letter',
      'altitude @h:letter',
    )
    const height = across?.facts.h.name ?? ''
    if (!lengths || !right || !across || height.length !== 2 || !height.includes(right.at)) return null
    const a = right.at
    const d = height.replace(a, '')
    const triangle = cornersOf(question, 'triangle')?.corners ?? ''
    const onto = 's' in across.facts ? across.facts.s.name : (figure.on.get(d) ?? triangle.replace(a, ''))
    const [b = '', c = ''] = onto
    if (
      onto.length !== 2 ||
      onto.includes(a) ||
      onto.includes(d) ||
      (triangle !== '' && ![...triangle].every((one) => `${a}${onto}`.includes(one)))
    )
      return null
    if (figure.on.size > 0 && [...figure.on].some(([point, side]) => point !== d || side !== segment(onto))) return null
    const parts = new Map<string, Part>([
      [segment(a + b), 'AB'],
      [segment(a + c), 'AC'],
      [segment(b + c), 'BC'],
      [segment(a + d), 'AD'],
      [segment(b + d), 'BD'],
      [segment(d + c), 'DC'],
    ])
    const known = [...lengths.of].flatMap(([name, length]) => {
      const part = parts.get(name)
      return part ? [{ part, length }] : []
    })
    const structure = [segment(height), segment(onto)]
    const names = figure.asked.flatMap((one) => (typeof one === 'string' && !lengths.of.has(one) ? [one] : []))
    // "AD ⊥ BC" names them without asking
    const extra = names.filter((name, index) => !structure.includes(name) || names.indexOf(name) !== index)
    const asked = [...new Set(extra)].flatMap((name) => parts.get(name) ?? [])
    if (known.length !== 2 || known.length !== lengths.of.size || asked.length === 0 || asked.length > 2) return null
    if (
      figure.ratios.length > 0 ||
      figure.asked.some((one) => typeof one !== 'string') ||
      [...new Set(extra)].some((name) => !parts.has(name))
    )
      return null
    const own = `${a}${b}${c}${d}`
    const letters = factsOf(question, 'letter').filter(({ name }) => [...name].every((one) => own.includes(one)))
    const saidBy = told(question, across)
    // two lengths that tell it by more than one step: the engine of figures works them
    if (!isEnough({ known, asked, unit: lengths.unit })) return null
    return {
      given: { known, asked, unit: lengths.unit },
      used: [...lengths.used, ...right.used, ...usedOf(figure), ...saidBy.used, ...letters].filter(isFact),
      said: [...right.said, ...saidBy.said],
      letters: { A: a, B: b, C: c, D: d },
    }
  },
  unit: ({ unit, asked }) => (asked.length === 1 ? unit : ''),
})
