import type { Theorem } from '../../pieces/figure/matched'
import { theorem } from '../../pieces/figure/theorem'

const equal = '(tangents from an external point)'

/** What ties one angle of a figure of a circle to another: each claim holds for the figure whatever its angles are. */
export const angleTheorems: readonly Theorem[] = [
  theorem(
    'opposite-sides-at-the-centre',
    'about ABCD; centre O',
    'eq <AOB + <COD = 180; eq <BOC + <DOA = 180',
    `The tangents from each corner are equally inclined to the line from it to $O$, so $OA$, $OB$, $OC$ and $OD$ halve the angles of $ABCD$.
    In $\\triangle AOB$ and $\\triangle COD$: $\\angle AOB = 180^\\circ - \\frac{1}{2}(\\angle A + \\angle B)$ and $\\angle COD = 180^\\circ - \\frac{1}{2}(\\angle C + \\angle D)$.
    As $\\angle A + \\angle B + \\angle C + \\angle D = 360^\\circ$, adding gives $\\angle AOB + \\angle COD = 180^\\circ$; in the same way $\\angle BOC + \\angle DOA = 180^\\circ$.`,
  ),
  theorem(
    'chord-parallel-to-one-of-two-tangents',
    'tan Q P; tan R P; cir S; par RS PQ',
    'eq <RQS = <RPQ',
    `$PQ = PR$ ${equal}, so $\\angle PQR = \\angle PRQ = \\frac{1}{2}(180^\\circ - \\angle RPQ)$.
    $RS \\parallel PQ$, so $\\angle QRS = \\angle PQR$ (alternate angles).
    The radius to $Q$ is perpendicular to $PQ$, so its line is perpendicular to the chord $RS$ and bisects it: $QR = QS$, and $\\angle QSR = \\angle QRS = \\angle PQR$.
    In $\\triangle QRS$: $\\angle RQS = 180^\\circ - 2\\angle PQR = \\angle RPQ$.`,
  ),
  theorem(
    'chord-parallel-to-a-tangent-at-its-point',
    'tan Q P; tan Q R; on Q PR; cir A; cir B; par AB PR',
    'eq <AQB + 2 <BQR = 180',
    `$AB \\parallel PR$, so $\\angle ABQ = \\angle BQR$ (alternate angles).
    The radius to $Q$ is perpendicular to $PR$, so its line is perpendicular to the chord $AB$ and bisects it: $QA = QB$, and $\\angle QAB = \\angle ABQ = \\angle BQR$.
    In $\\triangle AQB$: $\\angle AQB = 180^\\circ - 2\\angle BQR$.`,
  ),
  theorem(
    'tangent-and-the-far-end-of-a-diameter',
    'tan C P; dia AB; on B AP',
    'eq <ACP + <ABC = 180; eq <BCP = <BAC; eq <ACP = 90 + <BCP; eq <ABC + <BCP = 90',
    `$\\angle ACB = 90^\\circ$ (angle in a semicircle), so $\\angle BCP = \\angle ACP - 90^\\circ$.
    With the centre $M$ of the circle, $MC \\perp CP$, so $\\angle MCA = \\angle ACP - 90^\\circ = \\angle BCP$; and $MA = MC$, so $\\angle BAC = \\angle MCA = \\angle BCP$.
    In $\\triangle ABC$: $\\angle ABC = 90^\\circ - \\angle BAC = 180^\\circ - \\angle ACP$.`,
  ),
]
