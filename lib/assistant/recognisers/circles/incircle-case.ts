import { rightTriangleIn, rightTriangleWords } from '../right-triangle'
import { letterFacts } from './named-lengths'
import { incircleCase as solution, type IncircleCase } from '../../../solutions/circles/incircle-case'
import { phrase, told, type Phrase } from '../../question/phrase'
import type { Question } from '../../question/question'
import { segment } from '../../question/segments'
import { recogniser } from '../../recogniser'

interface Asked {
  readonly asked: IncircleCase['asked']
  readonly found: Pick<Phrase, 'taken'> | null
}

/** What is asked, by the names of the solution. */
function askedIn(question: Question, named: (name: string) => string): Asked | null {
  const parts = phrase(question, 'parts|lengths|find @x:letter @y:letter', 'what @x:letter @y:letter')
  const pair = parts ? [parts.facts.x.name, parts.facts.y.name].map(named) : []
  if (parts && pair.join() === 'AR,CR') return { asked: 'parts', found: parts }
  const distance = phrase(question, 'distance|length @x:letter', 'find @x:letter', 'far @x:letter')
  if (distance && named(distance.facts.x.name) === 'AO') return { asked: 'centre', found: distance }
  const side = phrase(question, 'length side? @x:letter', 'find side? @x:letter', 'long is? side? @x:letter')
  if (side && named(side.facts.x.name) === 'AC') return { asked: 'hypotenuse', found: side }
  const radius = phrase(question, 'find|what|calculate radius', 'radius nikalo|batao|kya')
  return radius && { asked: 'radius', found: radius }
}

/** "A round pond touches the three sides AB, BC and CA of a park with the right angle at B at P, Q and R: find CA, its radius, AR and RC." */
export const incircleCase = recogniser<IncircleCase>({
  id: 'circle-in-a-right-triangle-in-parts',
  solution,
  story: true,
  asPart: true,
  cues: ['touches', 'touch', 'touching'],
  words: [
    ...rightTriangleWords,
    ...['circle', 'centre', 'center', 'radius', 'touches', 'touch', 'touching', 'three', 'all', 'two', 'largest'],
    ...['parts', 'part', 'point', 'contact', 'divides', 'distance', 'incircle', 'inscribed', 'respectively'],
    ...['inside', 'table'],
  ],
  examples: [
    'A circle with centre O touches the sides AB, BC and CA of a triangle ABC with a right angle at B at P, Q and R. AB = 40 cm and BC = 30 cm. Find the two parts AR and RC into which the point of contact divides the side CA.',
    'A circle with centre O touches the sides AB, BC and CA of △ABC, right-angled at B, at P, Q and R. AB = 12 cm and BC = 5 cm. Find the distance OA.',
    'triangle ABC right angle at B, AB = 8 cm, BC = 6 cm. circle with centre O touches AB, BC, CA at P, Q, R. find AR and RC',
  ],
  refuses: [
    'A circle with centre O touches the sides AB, BC and CA of a triangle ABC with a right angle at B at P, Q and R. AB = 40 cm and BC = 30 cm. Find the parts BP and BQ.',
    'A circle with centre O touches the sides AB, BC and CA of a triangle ABC with a right angle at B at P, Q and R. AB = 40 cm and BC = 30 cm. Find the distance OC.',
    'A circle through A, B and C touches the line RS. AB = 40 cm, BC = 30 cm, and the triangle ABC has its right angle at B. Find its radius.',
    'A circle with centre O touches the sides AB, BC and CA of a triangle ABC with a right angle at B at P, Q and R. AB = 40 cm and BC = 30 cm. Find the area of the circle.',
  ],
  read: (question) => {
    const triangle = rightTriangleIn(question)
    const sidesTouched = 'touches|touch|touching sides? @ab:letter @bc:letter @ca:letter'
    const contacts = phrase(
      question,
      `${sidesTouched} triangle @t:letter right angle|angled @b:letter @p:letter @q:letter @r:letter`,
      `${sidesTouched} triangle @t:letter @p:letter @q:letter @r:letter`,
      `${sidesTouched} @p:letter @q:letter @r:letter`,
    )
    const centre = phrase(question, 'centre|center @o:letter')
    if (!triangle || !contacts || triangle.angles.size > 0) return null
    const { ab, bc, ca, p, q, r } = contacts.facts
    const [one, b, last] = triangle.corners
    const [a, c] = segment(ab.name) === segment(`${one}${b}`) ? [one, last] : [last, one]
    const sides = [ab, bc, ca].map(({ name }) => segment(name))
    if (sides.join() !== [segment(`${a}${b}`), segment(`${b}${c}`), segment(`${c}${a}`)].join()) return null
    const o = centre?.facts.o.name.toUpperCase() ?? 'O'
    const letters = { A: a, B: b, C: c, P: p.name, Q: q.name, R: r.name, O: o }
    if (new Set(Object.values(letters)).size < 7) return null
    const back = new Map(Object.entries(letters).map(([own, other]) => [other, own]))
    const named = (name: string) => segment([...name].map((letter) => back.get(letter) ?? '?').join(''))
    const asked = askedIn(question, named)
    const legs = [`${a}${b}`, `${b}${c}`].map((name) => triangle.lengths.of.get(segment(name)))
    const [first, second] = legs
    const isKnown = letterFacts(question).every(
      (fact) => fact.kind !== 'letter' || [...fact.name.toUpperCase()].every((letter) => back.has(letter)),
    )
    if (!asked || !first || !second || triangle.lengths.of.size !== 2 || !isKnown) return null
    const isRenamed = Object.entries(letters).some(([own, other]) => own !== other)
    const all = told(question, contacts, centre, asked.found)
    return {
      given: { legs: [first, second], asked: asked.asked, unit: triangle.lengths.unit },
      used: [...triangle.used, ...all.used, ...letterFacts(question)],
      said: [...triangle.said, ...all.said],
      ...(isRenamed && { letters }),
    }
  },
  before: ({ asked }) => (asked === 'parts' ? '' : 'Answer: '),
  unit: ({ asked, unit }) => (asked === 'parts' ? '' : unit),
})
