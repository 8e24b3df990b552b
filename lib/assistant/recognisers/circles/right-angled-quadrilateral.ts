import { letterFacts, namesOnly } from './named-lengths'
import {
  rightAngledQuadrilateral as solution,
  type RightAngledQuadrilateral,
} from '../../../solutions/circles/right-angled-quadrilateral'
import { phrase, told } from '../../question/phrase'
import { factsOf, type Question } from '../../question/question'
import { lengthsIn, namesOf, segment } from '../../question/segments'
import { recogniser } from '../../recogniser'

/** The corner of the right angle: "∠B = 90°", "∠B is a right angle", "a right angle at B". */
function rightCorner(question: Question) {
  const [angle, ...more] = factsOf(question, 'angle')
  const said = phrase(question, 'angle @b:letter right angle', 'right angle|angled @b:letter')
  if (angle)
    return more.length === 0 && angle.node.kind === 'number' && angle.node.value.n === 90n * angle.node.value.d
      ? { corner: angle.name.length === 3 ? angle.name.charAt(1) : angle.name, used: [angle], said: null }
      : null
  return said && { corner: said.facts.b.name, used: [], said }
}

/** The quadrilateral, and where the circle touches its sides. */
function touchedIn(question: Question) {
  const eight = '@ab:letter @bc:letter @cd:letter @da:letter @p:letter @q:letter @r:letter @s:letter'
  const first = phrase(question, eight)
  // "a circle with centre O: AB, BC, ..."
  const found = first?.facts.ab.name.length === 1 ? phrase(question, `@o:letter ${eight}`) : first
  if (!found) return null
  const { ab, bc, cd, da, p, q, r, s } = found.facts
  const sides = [ab, bc, cd, da].map(({ name }) => name)
  const [A, B, C, D] = sides.map((side, index) =>
    [...side].find((letter) => sides[(index + 3) % 4]?.includes(letter) ?? false),
  )
  const names = [A, B, C, D, ...[p, q, r, s].map(({ name }) => name)]
  const known = names.filter((name) => name?.length === 1)
  return known.length === 8 && new Set(known).size === 8 ? { names: known, found } : null
}

/** "A circle with centre O is inscribed in a quadrilateral ABCD with ∠B = 90° and touches AB, BC, CD and DA at P, Q, R and S." */
export const rightAngledQuadrilateral = recogniser<RightAngledQuadrilateral>({
  id: 'circle-in-a-quadrilateral-with-a-right-angle',
  solution,
  story: true,
  cues: ['quadrilateral', 'quad'],
  words: [
    ...['quadrilateral', 'quad', 'circle', 'centre', 'center', 'right', 'angle', 'sides', 'touch', 'touches', 'radius'],
    ...['inscribed', 'length', 'circumscribes', 'incircle', 'point', 'respectively'],
  ],
  examples: [
    'In a quadrilateral ABCD, ∠B is a right angle. A circle with centre O touches its sides AB, BC, CD and DA at P, Q, R and S. Given that AD = 24 cm, AB = 25 cm and the radius of the circle is 10 cm, find DS.',
    'A circle is inscribed in a quadrilateral ABCD in which ∠B = 90°, touching AB, BC, CD and DA at P, Q, R and S respectively. If AD = 23 cm, AB = 29 cm and DS = 5 cm, find the radius of the circle.',
    'quadrilateral ABCD me angle B = 90, circle with centre O touches AB, BC, CD, DA at P, Q, R, S. AD = 26 cm AB = 30 cm DS = 6 cm, radius nikalo',
  ],
  refuses: [
    'A circle is inscribed in a quadrilateral ABCD in which ∠A = 90°. It touches AB, BC, CD and DA at P, Q, R and S. If AD = 23 cm, AB = 29 cm and DS = 5 cm, find the radius of the circle.',
    'A circle is inscribed in a quadrilateral ABCD in which ∠B = 90°. It touches AB, BC, CD and DA at P, Q, R and S. If AD = 23 cm, AB = 29 cm and DS = 5 cm, find CR.',
    'A circle is inscribed in a quadrilateral ABCD in which ∠B = 90°. It touches AB, BC, CD and DA at P, Q, R and S. If AD = 23 cm, AB = 29 cm and CR = 5 cm, find the radius of the circle.',
    'A circle is inscribed in a quadrilateral ABCD in which ∠B = 90°. It touches AB, BC, CD and DA at P, Q, R and S. If AD = 23 cm, AB = 29 cm and DS = 5 cm, find the diameter of the circle.',
  ],
  read: (question) => {
    const [right, touched, lengths] = [rightCorner(question), touchedIn(question), lengthsIn(question)]
    const [A, B, C, D, P, Q, R, S] = touched?.names ?? []
    if (!right || !touched || !lengths || !A || !B || !C || !D || !P || !Q || !R || !S || right.corner !== B)
      return null
    const names: RightAngledQuadrilateral['names'] = [A, B, C, D, P, Q, R, S]
    if (!namesOnly(question, names)) return null
    const radius = phrase(question, 'radius circle? #r', '#r radius')
    const [side, other, part] = [`${A}${D}`, `${A}${B}`, `${D}${S}`].map((name) => lengths.of.get(segment(name)))
    const [asked, ...more] = namesOf(question, 2).filter((name) => !touched.found.taken.includes(name))
    const isAsked = (name: string): boolean => asked !== undefined && segment(asked.name) === segment(name)
    const r = radius?.numbers.r
    const known =
      asked === undefined && other && part && !r && question.words.includes('radius')
        ? ({ asked: 'radius', other, part } as const)
        : isAsked(`${A}${B}`) && part && r && !other
          ? ({ asked: 'side', part, radius: r } as const)
          : isAsked(`${D}${S}`) && other && r && !part
            ? ({ asked: 'part', other, radius: r } as const)
            : null
    if (!side || !known || more.length > 0 || lengths.of.size !== (known.asked === 'radius' ? 3 : 2)) return null
    const all = told(question, touched.found, radius, right.said)
    return {
      given: { names, side, known, unit: lengths.unit },
      used: [...all.used, ...lengths.used, ...right.used, ...letterFacts(question)],
      said: all.said,
    }
  },
  unit: ({ unit }) => unit,
})
