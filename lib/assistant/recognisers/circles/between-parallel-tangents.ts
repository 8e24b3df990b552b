import { letterFacts } from './named-lengths'
import { phrase, told } from '../../question/phrase'
import { namesOf } from '../../question/segments'
import { recogniser } from '../../recogniser'
import {
  betweenParallelTangents as solution,
  type BetweenParallelTangents,
} from '../../../solutions/circles/between-parallel-tangents'

/** "XY and PQ are two parallel tangents to a circle with centre O; another tangent meets XY at A and PQ at B. Find ∠AOB." */
export const betweenParallelTangents = recogniser<BetweenParallelTangents>({
  id: 'angle-between-parallel-tangents',
  solution,
  cues: ['tangents'],
  words: [
    ...['two', 'parallel', 'tangents', 'tangent', 'circle', 'centre', 'center', 'another', 'third', 'point', 'contact'],
    ...['meets', 'intersects', 'intersecting', 'cuts', 'angle', 'touches', 'touching', 'measure', 'size', 'other'],
  ],
  examples: [
    'x y and p q are two parallel tangents to a circle with centre o another tangent with point of contact c meets x y at a and p q at b find angle a o b',
    'XY and PQ are two parallel tangents to a circle with centre O and another tangent AB with point of contact C intersects XY at A and PQ at B. Find ∠AOB.',
  ],
  refuses: [
    'XY and PQ are two parallel tangents to a circle with centre O. Another tangent with point of contact C meets XY at A and PQ at B. Find ∠OAB.',
    'XY and PQ are two tangents to a circle with centre O. Another tangent with point of contact C meets XY at A and PQ at B. Find ∠AOB.',
  ],
  read: (question) => {
    const parallel = phrase(
      question,
      '@l:letter @m:letter two? parallel tangents',
      'two? parallel tangents @l:letter @m:letter',
    )
    const centre = phrase(question, 'centre|center @o:letter', '@o:letter centre|center')
    const other = phrase(question, 'another|third tangent')
    const meets = phrase(
      question,
      'meets|intersects|cuts|intersecting @l:letter @a:letter @m:letter @b:letter',
      'meets|intersects|cuts|intersecting @l:letter @m:letter @a:letter @b:letter',
    )
    const [asked, ...more] = namesOf(question, 3)
    if (!parallel || !centre || !other || !meets || !asked || more.length > 0) return null
    const { l, m } = parallel.facts
    const lines = [l.name, m.name]
    const { a, b } = meets.facts
    const o = centre.facts.o.name
    if (!lines.includes(meets.facts.l.name) || !lines.includes(meets.facts.m.name) || l.name === m.name) return null
    if (meets.facts.l.name === meets.facts.m.name || a.name.length + b.name.length + o.length !== 3) return null
    if (![`${a.name}${o}${b.name}`, `${b.name}${o}${a.name}`].includes(asked.name)) return null
    const contact = phrase(question, 'point contact @c:letter', 'touches|touching circle? @c:letter')
    const transversal = phrase(question, 'another|third tangent @t:letter')
    const extra = letterFacts(question).filter(
      (fact) =>
        fact.kind === 'letter' &&
        ![...lines, a.name, b.name, o, asked.name, contact?.facts.c.name, transversal?.facts.t.name].includes(
          fact.name,
        ),
    )
    if (extra.length > 0) return null
    const all = told(question, parallel, centre, other, meets, contact, transversal)
    const letters = { A: a.name, B: b.name, O: o }
    return {
      given: { asked: 'AOB' },
      used: [...all.used, ...letterFacts(question)],
      said: all.said,
      ...(Object.entries(letters).some(([one, own]) => one !== own) && { letters }),
    }
  },
  unit: () => '°',
})
