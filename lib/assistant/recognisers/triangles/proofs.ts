import { theorems } from '../../../solutions/triangles/pieces/theorems'
import { proof as solution, type Given } from '../../../solutions/triangles/proof'
import { told as toldBy } from '../../question/phrase'
import { recogniser } from '../../recogniser'
import { proofAsked } from '../figure-told/proof-asked'

/** "D is a point on BC with ∠ADC = ∠BAC. Prove that CA² = CB × CD.": what the syllabus proves of a figure, whatever its letters are. */
export const proofs = recogniser<Given>({
  id: 'proof-about-triangles',
  solution,
  story: true,
  cues: ['prove', 'show'],
  examples: [
    'D is a point on the side BC of triangle ABC such that angle ADC = angle BAC. Prove that CA² = CB × CD.',
    'Altitudes AD and CE of triangle ABC intersect each other at P. Show that △AEP ∼ △CDP.',
    'AD and PM are medians of triangles ABC and PQR respectively, where △ABC ~ △PQR. Prove that AB/PQ = AD/PM.',
    'In quadrilateral ABCD, M, L and N are points on AB, AC and AD such that LM ∥ CB and LN ∥ CD. Prove that AM/AB = AN/AD.',
    'E is a point on the side AD produced of a parallelogram ABCD and BE intersects CD at F. Show that △ABE ∼ △CFB.',
    'tri ABC right angled at B, BD perpendicular to AC. prove tri ADB ~ tri BDC',
    'ABCD is a llgm. a line thru A cuts side BC at X and DC produced at Y. prove tri ABX ~ tri YDA and hence BX x DY = AB x AD',
    'PA, QB and RC are all perpendicular to the line AC, where B lies between A and C, and Q is the point where AR and CP cross. If PA = x, QB = y and RC = z, prove that 1/x + 1/z = 1/y.',
    'O ek point hai aur A, B, C points OP, OQ, OR par hain is tarah ki AB parallel PQ aur AC parallel PR. Prove karo ki BC parallel QR hai',
    'AB , PQ and CD are each perpendicular to BD , with Q on BD . AD and BC intersect at P . If AB = x , CD = z and PQ = y , prove that 1/x + 1/z = 1/y .',
    'The diagonal BD of a quadrilateral ABCD bisects both angle B and angle D. Prove that AB/BC = AD/CD.',
    'PQRS is a quadrilateral with diagonal PR , and T is a point on PR . TU ∥ RQ meets PQ at U , TV ∥ RS meets PS at V . Prove that PU/PQ = PV/PS .',
    'D point hai triangle ABC ki side BC par aur angle ADC = angle BAC. prove karo CA² = CB × CD',
    'quadrilateral ABCD ke diagonals O par aise milte hai ki AO/BO = CO/DO. prove karo ki ABCD ek trapezium hai',
    'O is a point inside △PQR. A, B and C are points on OP, OQ and OR respectively such that AB ∥ PQ and AC ∥ PR. Show that BC ∥ QR.',
    'The diagonals of a quadrilateral ABCD intersect at O such that AO/BO = CO/DO. Show that ABCD is a trapezium.',
  ],
  refuses: [
    'ABCD is a parallelogram. a line through A cuts side BC at X and DC produced at Y. prove tri ABX ~ tri DYA',
    'AB, PQ and CD are each perpendicular to BD, with Q on BD. AD and BC intersect at P. If AB = x, CD = z and PQ = y, prove that 1/x + 1/y = 1/z.',
    'The diagonal BD of a quadrilateral ABCD bisects both angle B and angle D. Prove that AB/AD = BC/BD.',
    'D is a point on the side BC of triangle ABC such that angle ADC = angle BAC. Prove that CA² = CB × BD.',
    'D is a point on the side BC of triangle ABC such that angle ADB = angle BAC. Prove that CA² = CB × CD.',
    'Altitudes AD and CE of triangle ABC intersect each other at P. Show that △AEP ∼ △DCP.',
    'AD and PM are medians of triangles ABC and PQR respectively. Prove that AB/PQ = AD/PM.',
    'E is a point on the side AD of a parallelogram ABCD and BE intersects CD at F. Show that △ABE ∼ △CFB.',
    'tri ABC right angled at A, BD perpendicular to AC. prove tri ADB ~ tri BDC',
    'The diagonals of a quadrilateral ABCD intersect at O such that AO/BO = CO/DO. Show that ABCD is a parallelogram.',
  ],
  read: (question) => {
    const found = proofAsked(question, theorems, false)
    if (!found) return null
    const { theorem, letters } = found
    return { given: { theorem }, letters, ...toldBy(question, { taken: question.apart }) }
  },
  before: () => 'Hence ',
})
