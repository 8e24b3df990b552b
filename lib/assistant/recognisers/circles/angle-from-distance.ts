import { letterFacts, namesOnly } from './named-lengths'
import { angleFromDistance as solution, type AngleFromDistance } from '../../../solutions/circles/angle-from-distance'
import type { Fact } from '../../question/fact'
import { phrase, told, type Phrase } from '../../question/phrase'
import { exactly, rational } from '../../question/polynomial'
import { factsOf, type Question } from '../../question/question'
import type { Node } from '../../question/reading'
import { angleNamed, namesOf, segment } from '../../question/segments'
import { recogniser } from '../../recogniser'
import type { Fraction } from '../../../maths/fraction'
import type { Surd } from '../../../maths/surd'

/** A number, or a multiple of one root. */
function surdOf(node: Node): Surd | null {
  const value = exactly(node)
  const [term, ...more] = value ? value.top.values() : []
  const [under, ...others] = value ? value.bottom.values() : []
  const isWhole = under?.radicand === 1n && under.powers.length === 0 && under.coefficient.n === under.coefficient.d
  return term && isWhole && term.powers.length === 0 && more.length + others.length === 0
    ? { coefficient: term.coefficient, radicand: Number(term.radicand) }
    : null
}

interface Known {
  readonly radius: Fraction
  readonly distance: Surd
  readonly used: readonly Fact[]
  readonly found: readonly (Pick<Phrase, 'taken'> | null)[]
}

/** OA, or the radius, and OP, or how far P is from the centre. */
function knownIn(question: Question): Known | null {
  const lengths = factsOf(question, 'length')
  const named = (...names: readonly string[]) => lengths.filter(({ name }) => names.includes(segment(name)))
  const [[op, ...moreOp], [oa, ...moreOa]] = [named('OP'), named('AO', 'BO')]
  const radius = phrase(question, 'radius #r', '#r radius')
  const far = phrase(question, '#d centre @o:letter', 'distance #d centre @o:letter')
  const root = phrase(
    question,
    '@d:formula cm|m|units? centre @o:letter',
    'distance @d:formula cm|m|units? centre @o:letter',
  )
  const distance = op
    ? surdOf(op.node)
    : far
      ? { coefficient: far.numbers.d, radicand: 1 }
      : root
        ? surdOf(root.facts.d.node)
        : null
  const r = oa ? rational(oa.node) : (radius?.numbers.r ?? null)
  const all = lengths.length === (op ? 1 : 0) + (oa ? 1 : 0) && moreOp.length + moreOa.length === 0
  if (!distance || !r || !all || (oa && radius) || (op && (far ?? root))) return null
  return { radius: r, distance, used: lengths, found: [oa ? null : radius, op ? null : (far ?? root)] }
}

const isAsked = (name: string): name is AngleFromDistance['asked'] => /^(?:APB|AOB|PAB|OAB|OPA)$/.test(name)

/** The angle by the name that the solution gives it: PBA is PAB, OBA is OAB, APO is OPA. */
const asNamed = (name: string): string => {
  const one = angleNamed(name)
  return { ABP: 'PAB', BAP: 'PAB', ABO: 'OAB', BAO: 'OAB', APO: 'OPA', BPO: 'OPA' }[one] ?? one
}

/** "P is 10 cm from the centre O of a circle of radius 5 cm. PA and PB are the tangents from P. Find ∠APB." */
export const angleFromDistance = recogniser<AngleFromDistance>({
  id: 'angle-from-distance',
  solution,
  story: true,
  cues: ['tangents', 'tangent', 'touch'],
  words: [
    ...[
      'point',
      'centre',
      'center',
      'circle',
      'radius',
      'tangents',
      'tangent',
      'touch',
      'angle',
      'distance',
      'external',
    ],
    ...['two', 'drawn', 'large', 'between'],
  ],
  examples: [
    'A point P is 20 cm from the centre O of a circle of radius 10 cm. PA and PB are the tangents from P to the circle. Find ∠APB.',
    'From a point P tangents PA and PB are drawn to a circle with centre O. If OA = 9 cm and OP = 6√3 cm, find ∠AOB.',
    'PA and PB touch a circle with centre O and radius 9 cm at A and B, and OP = 18 cm. How large is ∠OAB?',
    'tangents PA and PB from P to circle with centre O. OP = 12 cm, OA = 6 cm find angle APB',
  ],
  refuses: [
    'A point P is 20 cm from the centre O of a circle of radius 10 cm. PA and PB are the tangents from P to the circle. Find PA.',
    'A point P is 20 cm from the centre O of a circle of radius 10 cm. PA and PB are the tangents from P to the circle. Find ∠APB + ∠AOB.',
    'A point P is 20 cm from a circle of radius 10 cm. PA and PB are the tangents from P to the circle. Find ∠APB.',
    'A point P is 20 cm from the centre O of a circle of diameter 10 cm. PA and PB are the tangents from P to the circle. Find ∠APB.',
  ],
  read: (question) => {
    const known = knownIn(question)
    const [asked, ...more] = [...new Set(namesOf(question, 3).map(({ name }) => name))]
    const two = namesOf(question, 2).map(({ name }) => segment(name))
    const isFigure = two.includes('AP') && two.includes('BP') && two.every((name) => name === 'AP' || name === 'BP')
    const name = asked === undefined ? '' : asNamed(asked)
    if (!known || more.length > 0 || !isAsked(name) || !isFigure || !namesOnly(question, ['P', 'A', 'B'])) return null
    const all = told(question, ...known.found)
    return {
      given: { radius: known.radius, distance: known.distance, asked: name },
      used: [...all.used, ...known.used, ...letterFacts(question)],
      said: all.said,
    }
  },
  unit: () => '°',
})
