import { isOne, loneRatio, ratioSum, ratioTerms } from './ratios'
import { rightTriangleIn, rightTriangleWords } from '../right-triangle'
import type { FactOf } from '../../question/fact'
import { rational } from '../../question/polynomial'
import { factsOf } from '../../question/question'
import { segment } from '../../question/segments'
import { recogniser } from '../../recogniser'
import { ratioFromSideAndSum as solution } from '../../../solutions/trigonometry/ratio-from-side-and-sum'

/** "PR + QR = 25 cm" */
function sumIn({ sides: [left, right, ...more], relation }: FactOf<'equation'>) {
  const value = right ? rational(right) : null
  if (left?.kind !== 'binary' || !value || more.length > 0 || relation !== '=') return null
  const { operation, left: one, right: two } = left
  if ((operation !== '+' && operation !== '-') || one.kind !== 'letter' || two.kind !== 'letter') return null
  return { operation, names: [one.name, two.name] as const, value }
}

export const ratioFromSideAndSum = recogniser({
  id: 'ratio-from-a-side-and-a-sum',
  solution,
  cues: ['#length'],
  words: rightTriangleWords,
  examples: [
    'In △PQR, right-angled at Q, PR + QR = 25 cm and PQ = 5 cm. Find the value of sin P.',
    'In △OPQ, right-angled at P, OP = 7 cm and OQ - PQ = 1 cm. Determine the value of sin Q.',
    'triangle ABC me angle B = 90, AB = 24 cm, AC + BC = 36 cm, cos A nikalo',
  ],
  refuses: [
    'In △PQR, right-angled at Q, PQ + QR = 25 cm and PQ = 5 cm. Find the value of sin P.',
    'In △PQR, right-angled at Q, PR + QR = 25 cm and PQ = 5 cm. Find QR.',
    'In △PQR, PR + QR = 25 cm and PQ = 5 cm. Find the value of sin P.',
    'In △PQR, right-angled at Q, PR + QR = 25 cm and PQ = 5 cm. Find the value of sin P + cos P.',
  ],
  read: (question) => {
    const triangle = rightTriangleIn(question)
    const [formula, ...formulas] = factsOf(question, 'formula')
    const [equation, ...equations] = factsOf(question, 'equation')
    const sum = equation && sumIn(equation)
    const asked = formula ? loneRatio(ratioTerms(ratioSum(formula.node))) : null
    const [known, ...lengths] = triangle?.lengths.of ?? []
    if (!triangle || !formula || !sum || !asked || !known || !isOne(asked.times)) return null
    if (formulas.length + equations.length + lengths.length + triangle.angles.size > 0) return null
    const [first, right, last] = triangle.corners
    // the leg that is told stands from the first corner to the right angle
    const corners =
      known[0] === segment(`${first}${right}`) ? ([first, right, last] as const) : ([last, right, first] as const)
    const [p, q, r] = corners
    const [one, two] = sum.names.map(segment)
    const [hypotenuse, leg] = [segment(`${p}${r}`), segment(`${q}${r}`)]
    const isThose = one === hypotenuse && two === leg
    const isTurned = one === leg && two === hypotenuse && sum.operation === '+'
    const angle = asked.angle.toUpperCase()
    if (known[0] !== segment(`${p}${q}`) || (!isThose && !isTurned) || (angle !== p && angle !== r)) return null
    return {
      given: {
        corners,
        base: known[1],
        operation: sum.operation,
        sum: sum.value,
        unit: triangle.lengths.unit,
        at: angle === p ? ('first' as const) : ('last' as const),
        name: asked.name,
      },
      used: [...triangle.used, formula, equation],
      said: triangle.said,
    }
  },
  before: ({ corners, at, name }) => `$\\${name} ${at === 'first' ? corners[0] : corners[2]}$ = `,
})
