import { circleFigureProof as solution, type Given } from '../../../solutions/circles/circle-figure-proof'
import { circleTheorems } from '../../../solutions/circles/pieces/theorems'
import { told as toldBy } from '../../question/phrase'
import { recogniser } from '../../recogniser'
import { proofAsked } from '../figure-told/proof-asked'

/** "AB is a chord and AOC a diameter, AT the tangent at A. Prove that ∠BAT = ∠ACB.": whatever the letters are. */
export const figureProofs = recogniser<Given>({
  id: 'proof-about-a-circle-in-letters',
  solution,
  story: true,
  last: true,
  cues: ['prove', 'show'],
  examples: [
    'If AB is a chord of a circle with centre O, AOC is a diameter and AT is the tangent at A. Prove that ∠BAT = ∠ACB.',
    'If from an external point B of a circle with centre O, two tangents BC and BD are drawn such that ∠DBC = 120°, prove that BC + BD = BO.',
    'AB is a diameter and AC is a chord of a circle with centre O such that ∠BAC = 30°. The tangent at C intersects extended AB at a point D. Prove that BC = BD.',
    'In a right triangle ABC in which ∠B = 90°, a circle is drawn with AB as diameter intersecting the hypotenuse AC at P. Prove that the tangent to the circle at P bisects BC.',
    'In the figure, PA and PB are tangents from external point P to a circle with centre O. LN touches the circle at M. Prove that PL + LM = PN + MN.',
    'Two tangents PQ and PR are drawn from an external point to a circle with centre O. Prove that QORP is a cyclic quadrilateral.',
    'A chord PQ of a circle is parallel to the tangent drawn at a point R of the circle. Prove that R bisects the arc PRQ.',
    'A quadrilateral ABCD circumscribes a circle. Prove that AB - BC = AD - CD.',
  ],
  refuses: [
    'PA and PB are tangents from P to a circle with centre O. Prove that ∠APB = ∠OAB.',
    'PA and PB are tangents from P to a circle with centre O. Prove that OP = 2AP.',
    'AB is a diameter and AC is a chord of a circle with centre O such that ∠BAC = 40°. The tangent at C intersects extended AB at a point D. Prove that BC = BD.',
    'A quadrilateral ABCD circumscribes a circle. Prove that AB + BC = AD + CD.',
    'AB is a chord of a circle and AC is another chord, AT is the tangent at A. Prove that ∠BAT = ∠ABC.',
  ],
  read: (question) => {
    const found = proofAsked(question, circleTheorems, true)
    if (!found) return null
    const { theorem, letters } = found
    return { given: { theorem }, letters, ...toldBy(question, { taken: question.apart }) }
  },
  before: () => 'Hence ',
})
