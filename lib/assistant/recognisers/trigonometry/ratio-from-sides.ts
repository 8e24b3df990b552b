import { isOne, loneRatio, ratioSum, ratioTerms } from './ratios'
import { rightTriangleIn, rightTriangleWords } from '../right-triangle'
import { ratioFromSides as solution } from '../../../solutions/trigonometry/ratio-from-sides'
import { factsOf } from '../../question/question'
import { segment } from '../../question/segments'
import { recogniser } from '../../recogniser'

export const ratioFromSides = recogniser({
  id: 'ratio-from-two-sides',
  solution,
  cues: ['#length'],
  words: rightTriangleWords,
  examples: [
    'In △ABC, right-angled at B, AB = 24 cm and BC = 7 cm. Find sin A.',
    'in triangle abc angle b = 90, ab = 3 cm, ac = 5 cm find tan c',
    'PQR is a right triangle right angled at Q. PQ=5, PR=13, cosP kya hoga',
    'Triangle XYZ has a right angle at Y. If XY = 7 cm and XZ = 9 cm, find the value of cos Z.',
  ],
  refuses: [
    'In △ABC, right-angled at B, AB = 24 cm and BC = 7 cm. Find sin A + cos C.',
    'In △ABC, right-angled at B, AB = 24 cm and BC = 7 cm. Find 2 sin A.',
    'In △ABC, AB = 24 cm and BC = 7 cm. Find sin A.',
    'In △ABC, right-angled at B, AB = 24 cm and AC + BC = 32 cm. Find sin A.',
    'In △ABC, right-angled at B, AB = 24 cm and BC = 7 cm. Find AC.',
  ],
  read: (question) => {
    const triangle = rightTriangleIn(question)
    const [formula, ...more] = factsOf(question, 'formula')
    const asked = formula && more.length === 0 ? loneRatio(ratioTerms(ratioSum(formula.node))) : null
    if (!triangle || !formula || !asked || !isOne(asked.times) || triangle.angles.size > 0) return null
    const { corners, lengths } = triangle
    const [first, right, last] = corners
    const angle = asked.angle.toUpperCase()
    if ((angle !== first && angle !== last) || lengths.of.size !== 2) return null
    const [base, height, hypotenuse] = [`${first}${right}`, `${right}${last}`, `${first}${last}`].map((side) =>
      lengths.of.get(segment(side)),
    )
    return {
      given: {
        corners,
        ...(base && { base }),
        ...(height && { height }),
        ...(hypotenuse && { hypotenuse }),
        unit: lengths.unit,
        at: angle === first ? ('first' as const) : ('last' as const),
        name: asked.name,
      },
      used: [...triangle.used, formula],
      said: triangle.said,
    }
  },
  before: ({ corners, at, name }) => `$\\${name} ${at === 'first' ? corners[0] : corners[2]}$ = `,
})
