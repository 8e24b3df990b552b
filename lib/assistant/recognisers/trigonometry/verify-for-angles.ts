import { anglesOf, isOne, ratioSum, ratioTerms } from './ratios'
import { valueOf } from '../../question/polynomial'
import type { FactOf } from '../../question/fact'
import { factsOf } from '../../question/question'
import { recogniser } from '../../recogniser'
import { absolute, sign, toNumber } from '../../../maths/fraction'
import { tableAngles } from '../../../solutions/trigonometry/pieces/ratio'
import { rightOf, verifyForAngles as solution } from '../../../solutions/trigonometry/verify-for-angles'

/** "sin(A + B)": the ratio and the sign of "sin(A + B) = sin A cos B + cos A sin B", where the right side is what it must be. */
function relationIn({ sides: [left, right, ...more], relation }: FactOf<'equation'>) {
  const sum = left?.kind === 'trig' && left.of.kind === 'bracket' ? left.of.of : null
  if (left?.kind !== 'trig' || sum?.kind !== 'binary' || more.length > 0 || relation !== '=') return null
  const { name } = left
  const { operation, left: a, right: b } = sum
  if ((name !== 'sin' && name !== 'cos') || (operation !== '+' && operation !== '-')) return null
  if (a.kind !== 'letter' || b.kind !== 'letter' || a.name === b.name) return null
  const wanted = rightOf({ left: name, operation })
  const terms = ratioTerms(ratioSum(right))
  const letters = [a.name, b.name].map((letter) => letter.toUpperCase())
  const holds = wanted.products.every(([p, q], index) =>
    terms?.some(({ times, powers }) => {
      const minus = index === 1 && wanted.between === '-'
      const said = powers.map(({ name: of, angle, power }) => `${of} ${angle.toUpperCase()} ${power}`).toSorted()
      const size = { ...times, coefficient: absolute(times.coefficient) }
      const isSame = said.join() === [`${p} ${letters[0]} 1`, `${q} ${letters[1]} 1`].toSorted().join()
      return isSame && isOne(size) && sign(times.coefficient) === (minus ? -1 : 1)
    }),
  )
  return terms?.length === 2 && anglesOf(terms).length === 2 && holds
    ? { left: name, operation, letters: [a.name, b.name] as const }
    : null
}

export const verifyForAngles = recogniser({
  id: 'relation-verified-for-angles',
  solution,
  cues: ['#equation'],
  words: [
    'verify',
    'check',
    'sides',
    'show',
    'both',
    'equal',
    'common',
    'relation',
    'identity',
    'have',
    'angles',
    'take',
    'true',
    'they',
    'lhs',
    'rhs',
  ],
  examples: [
    'For A = 60° and B = 30°, verify that sin(A - B) = sin A cos B - cos A sin B. What is the common value of both sides?',
    'verify cos(A+B) = cosA cosB - sinA sinB for A = 30, B = 60',
    'if A = 60° and B = 30° check that cos(A - B) = cos A cos B + sin A sin B',
  ],
  refuses: [
    'For A = 60° and B = 30°, verify that sin(A - B) = sin A cos B + cos A sin B.',
    'For A = 60° and B = 30°, find sin(A - B).',
    'For A = 60°, verify that sin(A - B) = sin A cos B - cos A sin B.',
    'Verify that sin(A - B) = sin A cos B - cos A sin B.',
  ],
  read: (question) => {
    const equations = factsOf(question, 'equation')
    const [relation, ...more] = equations.filter((one) => one.sides.some(({ kind }) => kind === 'trig'))
    const told = relation && more.length === 0 ? relationIn(relation) : null
    if (!told || equations.length !== 3) return null
    const [a, b] = told.letters.map((letter) => {
      const size = equations.map((one) => valueOf(one, letter)).find((one) => one !== null)
      return tableAngles.find((angle) => size && angle === toNumber(size))
    })
    return a === undefined || b === undefined
      ? null
      : {
          given: { left: told.left, operation: told.operation, a, b },
          used: equations,
          letters: { A: told.letters[0], B: told.letters[1] },
        }
  },
})
