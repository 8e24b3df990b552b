import { letterFacts, namesOnly } from './named-lengths'
import { rhombusAbout as solution, type RhombusAbout } from '../../../solutions/circles/rhombus-about'
import { phrase, told } from '../../question/phrase'
import { cornersOf, lengthsIn, segment } from '../../question/segments'
import { recogniser } from '../../recogniser'

/** "A parallelogram ABCD circumscribes a circle, AB = 6.5 cm. Find its perimeter." */
export const rhombusAbout = recogniser<RhombusAbout>({
  id: 'parallelogram-about-a-circle',
  solution,
  story: true,
  cues: ['parallelogram', 'rhombus'],
  words: [
    ...['parallelogram', 'rhombus', 'circle', 'circumscribes', 'circumscribe', 'circumscribing', 'circumscribed'],
    ...['touches', 'touch', 'all', 'four', 'sides', 'side', 'inscribed', 'perimeter', 'length', 'each', 'one'],
  ],
  examples: [
    'A parallelogram ABCD circumscribes a circle and AB = 6.5 cm. Find its perimeter.',
    'a parallelogram circumscribes a circle one of its sides is nine centimetre find its perimeter',
    'all four sides of a parallelogram PQRS touch a circle. QR = 7 cm. find the perimeter of PQRS',
    'parallelogram ABCD ek circle ko circumscribe karta hai, perimeter 52 cm hai to side AB kitni hogi',
  ],
  refuses: [
    'A parallelogram ABCD circumscribes a circle and AB = 6 cm. Find its area.',
    'A parallelogram ABCD circumscribes a circle of radius 3 cm and AB = 6 cm. Find its perimeter.',
    'A parallelogram ABCD circumscribes a circle, AB = 6 cm and BC = 7 cm. Find its perimeter.',
    'a parallelogram circumscribes a circle, two of its sides are 9 cm and 8 cm. find its perimeter',
    'A parallelogram ABCD is inscribed in a circle and AB = 6 cm. Find its perimeter.',
    'A parallelogram ABCD circumscribes a circle and AC = 6 cm. Find its perimeter.',
  ],
  read: (question) => {
    const named = cornersOf(question, 'parallelogram', 4) ?? cornersOf(question, 'rhombus', 4)
    const lengths = lengthsIn(question)
    const [A, B, C, D] = named?.corners ?? (letterFacts(question).length === 0 ? 'ABCD' : '')
    const about = phrase(
      question,
      'circumscribes|circumscribe|circumscribing circle',
      'circle ko circumscribe|circumscribes',
      'touches|touch all? four? sides',
      'sides parallelogram|rhombus @q:letter touch|touches circle',
      'sides * touch|touches circle',
      'circle inscribed parallelogram|rhombus',
    )
    if (!lengths || !about || !A || !B || !C || !D || !namesOnly(question, [A, B, C, D])) return null
    const corners = [A, B, C, D] as const
    const sides = [`${A}${B}`, `${B}${C}`, `${C}${D}`, `${D}${A}`].map(segment)
    const perimeter = phrase(question, 'perimeter #p')
    const single =
      lengths.of.size === 0 && !perimeter ? phrase(question, 'one? sides|side? length? #s', 'side #s', '#s side') : null
    if (single && !/^(?:[a-z]*m|units?|)$/.test(single.units.s)) return null
    const [[name, side] = [], ...more] = [...lengths.of]
    const all = told(question, about, perimeter)
    const used = [...all.used, ...lengths.used, ...letterFacts(question)]
    if (single && question.words.includes('perimeter'))
      return {
        given: {
          corners,
          asked: 'perimeter',
          told: single.numbers.s,
          unit: single.units.s === '' ? 'units' : single.units.s,
        },
        ...told(question, about, single),
      }
    if (name !== undefined && side && more.length === 0 && sides.includes(name) && !perimeter)
      return question.words.includes('perimeter')
        ? { given: { corners, asked: 'perimeter', told: side, unit: lengths.unit }, used, said: all.said }
        : null
    const asked = question.facts.findLast(({ kind }) => kind === 'letter')
    const isSide = asked?.kind === 'letter' && asked.name.length === 2 && sides.includes(segment(asked.name))
    if (!perimeter || lengths.of.size > 0 || !isSide) return null
    return {
      given: { corners, asked: 'side', told: perimeter.numbers.p, unit: perimeter.units.p },
      used,
      said: all.said,
    }
  },
  unit: ({ unit }) => unit,
})
