import { lengthAsked, letterFacts, namesOnly } from './named-lengths'
import { chordTangents as solution, type ChordTangents } from '../../../solutions/circles/chord-tangents'
import { phrase, told } from '../../question/phrase'
import { factsOf } from '../../question/question'
import { lengthsIn, segment } from '../../question/segments'
import { recogniser } from '../../recogniser'

/** "PQ is a chord of length 8 cm of a circle of radius 5 cm. The tangents at P and Q meet at T. Find TP." */
export const chordTangents = recogniser<ChordTangents>({
  id: 'tangents-at-the-ends-of-a-chord',
  solution,
  story: true,
  cues: ['chord'],
  words: [
    ...['chord', 'length', 'circle', 'centre', 'center', 'radius', 'tangents', 'tangent', 'point', 'meet', 'intersect'],
    ...['ends', 'long', 'drawn'],
  ],
  examples: [
    'PQ is a chord of length 8 cm of a circle of radius 5 cm. The tangents at P and Q intersect at a point T. Find the length TP.',
    'The tangents at the ends of a chord AB of a circle with centre O meet at T. If the radius is 15 cm and AB = 24 cm, find TA.',
    'A circle with centre O has a radius of 15 cm and a chord PQ of 24 cm. At P and Q the tangents are drawn, which meet at T. What is the length of OT?',
    'chord PQ of length 16 cm of a circle of radius 10 cm. tangents at P and Q meet at T, TP kya hoga',
  ],
  refuses: [
    'PQ is a chord of length 8 cm of a circle of radius 5 cm. The tangents at P and Q intersect at a point T. Find the angle PTQ.',
    'PQ is a chord of length 8 cm of a circle of diameter 10 cm. The tangents at P and Q intersect at a point T. Find the length TP.',
    'PQ is a chord of length 8 cm of a circle of radius 5 cm. The tangents at P and Q intersect at a point T. Find the distance of O from PQ.',
    'PQ is a chord of length 8 cm of a circle of radius 5 cm. The tangents at P and Q intersect at T and meet the line RS. Find TP.',
  ],
  read: (question) => {
    const lengths = lengthsIn(question)
    const named =
      phrase(question, 'chord @pq:letter', '@pq:letter chord') ??
      phrase(question, '@pq:length chord', 'chord @pq:length')
    const meet = phrase(question, 'meet|intersect point? @t:letter')
    const radius = phrase(question, 'radius #r', '#r radius')
    const [p, q] = named?.facts.pq.name ?? ''
    if (
      !question.words.includes('tangents') ||
      !lengths ||
      !named ||
      !meet ||
      !radius ||
      !p ||
      !q ||
      named.facts.pq.name.length !== 2
    )
      return null
    const t = meet.facts.t.name.toUpperCase()
    const numbers = factsOf(question, 'number').filter((fact) => !radius.taken.includes(fact))
    const inWords = phrase(
      question,
      'chord length #c',
      'chord @pq:letter #c',
      'chord #c',
      'length #c',
      '#c chord',
      '#c long',
    )
    const chord = lengths.of.get(segment(`${p}${q}`)) ?? inWords?.numbers.c
    const asked = lengthAsked(question, lengths)
    const isTold = lengths.of.size === (lengths.of.has(segment(`${p}${q}`)) ? 1 : 0)
    if (!chord || !asked || !isTold || numbers.length + lengths.of.size !== 1 || t.length !== 1) return null
    if (!namesOnly(question, [p, q, t])) return null
    const name = segment(asked.name)
    const role =
      name === segment(`${t}${p}`) || name === segment(`${t}${q}`) ? 'TP' : name === segment(`O${t}`) ? 'OT' : null
    if (!role) return null
    const first = name === segment(`${t}${q}`) ? [q, p] : [p, q]
    const [one = p, two = q] = first
    const units = [radius.units.r, inWords?.units.c ?? '', lengths.unit].filter(
      (unit) => unit !== '' && unit !== 'units',
    )
    if (new Set(units).size > 1) return null
    const all = told(question, named, meet, radius, inWords)
    return {
      given: { names: [one, two, t], chord, radius: radius.numbers.r, asked: role, unit: units[0] ?? 'units' },
      used: [...all.used, ...lengths.used, ...letterFacts(question)],
      said: all.said,
    }
  },
  unit: ({ unit }) => unit,
})
