import { theorem } from '../../pieces/figure/theorem'
import type { Theorem } from '../../pieces/figure/matched'

const right = '(the tangent is perpendicular to the radius at the point of contact)'
const equal = '(tangents from a point to a circle are equal)'
const semicircle = '(angle in a semicircle)'

/** What is proved of the tangents of a circle in a figure with letters. */
export const circleTheorems: readonly Theorem[] = [
  // with N between A and B, no tangents of one circle
  theorem(
    'touching-circles',
    'tan A N; tan P N; tan B N; on N AB',
    'eq NA = NB; mid N AB; eq <APB = 90; right APB; eq NA = NP; eq NB = NP',
    `The common tangent at $P$ meets $AB$ at $N$. $NA$ and $NP$ are tangents from $N$ to the one circle, $NB$ and $NP$ to the other: $NA = NP$ and $NB = NP$ ${equal}.
    So $NA = NB$: the common tangent at $P$ bisects $AB$ at $N$.
    In $\\triangle NAP$: $NA = NP$, so $\\angle NAP = \\angle NPA$; in $\\triangle NBP$: $\\angle NBP = \\angle NPB$.
    In $\\triangle APB$: $\\angle NAP + \\angle NBP + \\angle APB = 180^\\circ$, where $\\angle NAP + \\angle NBP = \\angle NPA + \\angle NPB = \\angle APB$; so $2\\angle APB = 180^\\circ$ and $\\angle APB = 90^\\circ$.`,
  ),
  theorem(
    'two-tangents-and-the-centre',
    'tan A P; tan B P; centre O',
    `eq PA = PB; eq <APB = 2 <OAB; eq <APB = 2 <OBA; eq <OAB = 1/2 <APB; eq <APB + <AOB = 180; angle APO BPO; angle AOP BOP; eq <PAB = <PBA; perp OP AB; cong OAP OBP; isos PAB; cyclic OAPB; perp OA AP; perp OB BP`,
    `$\\angle OAP = \\angle OBP = 90^\\circ$ ${right}.
    In $\\triangle OAP$ and $\\triangle OBP$: $OA = OB$ (radii) and $OP = OP$ (common), so $\\triangle OAP \\cong \\triangle OBP$ (RHS).
    So $PA = PB$, $\\angle APO = \\angle BPO$ and $\\angle AOP = \\angle BOP$ (CPCT).
    In the quadrilateral $OAPB$: $\\angle APB + \\angle AOB = 360^\\circ - 90^\\circ - 90^\\circ = 180^\\circ$; opposite angles are supplementary, so $OAPB$ is cyclic.
    $PA = PB$, so $\\angle PAB = \\angle PBA = 90^\\circ - \\frac{1}{2}\\angle APB$, and $\\angle OAB = 90^\\circ - \\angle PAB = \\frac{1}{2}\\angle APB$: $\\angle APB = 2\\angle OAB$.
    $PO$ bisects the angle at $P$ of the isosceles triangle $PAB$, so $OP \\perp AB$.`,
  ),
  theorem(
    'tangents-at-120',
    'tan C B; tan D B; centre O; eq <DBC = 120',
    'eq BC + BD = BO; eq BO = 2 BC; eq BO = 2 BD',
    `$\\angle OCB = 90^\\circ$ ${right}, and $BO$ bisects the angle between the tangents: $\\angle OBC = \\frac{1}{2} \\times 120^\\circ = 60^\\circ$.
    In $\\triangle OBC$: $\\cos 60^\\circ = \\frac{BC}{BO} = \\frac{1}{2}$, so $BO = 2BC$.
    $BC = BD$ ${equal}, so $BC + BD = 2BC = BO$.`,
  ),
  {
    ...theorem(
      'tangents-from-two-radii',
      'tan A P; tan B P; centre O; eq OP = 2 r',
      'equil APB; equil PAB',
      `$OA = r$ and $OP = 2r$; $\\angle OAP = 90^\\circ$ ${right}.
    $\\sin \\angle OPA = \\frac{OA}{OP} = \\frac{1}{2}$, so $\\angle OPA = 30^\\circ$ and $\\angle APB = 2 \\times 30^\\circ = 60^\\circ$.
    $PA = PB$ ${equal}, so $\\angle PAB = \\angle PBA = \\frac{1}{2}(180^\\circ - 60^\\circ) = 60^\\circ$.
    All angles are $60^\\circ$: $\\triangle APB$ is equilateral.`,
    ),
    key: 'equilateral',
  },
  theorem(
    'tangent-and-a-diameter',
    'cir B; dia AC; tan A T; centre O',
    'eq <BAT = <ACB',
    `$\\angle ABC = 90^\\circ$ ${semicircle}, so $\\angle ACB + \\angle CAB = 90^\\circ$ ... (1)
    $\\angle CAT = 90^\\circ$ ${right}, so $\\angle BAT + \\angle CAB = 90^\\circ$ ... (2)
    From (1) and (2): $\\angle BAT = \\angle ACB$.`,
    'on O AC',
  ),
  {
    ...theorem(
      'tangent-at-30',
      'dia AB; cir C; eq <BAC = 30; tan C D; on B AD; centre O',
      'eq BC = BD',
      `$\\angle ACB = 90^\\circ$ ${semicircle}, so $\\angle ABC = 180^\\circ - 90^\\circ - 30^\\circ = 60^\\circ$.
    $OA = OC$, so $\\angle OCA = \\angle OAC = 30^\\circ$ and $\\angle OCB = 90^\\circ - 30^\\circ = 60^\\circ$.
    $\\angle OCD = 90^\\circ$ ${right}, so $\\angle BCD = 90^\\circ - 60^\\circ = 30^\\circ$.
    $\\angle ABC$ is an exterior angle of $\\triangle BCD$: $\\angle BDC = 60^\\circ - 30^\\circ = 30^\\circ$.
    So $\\angle BCD = \\angle BDC$, and $BC = BD$.`,
      'on O AB',
    ),
    key: 'BC = BD',
  },
  theorem(
    'circle-on-a-leg',
    'right ABC; dia AB; on P AC',
    'tanbis P BC',
    `Let the tangent at $P$ meet $BC$ at $Q$. $\\angle APB = 90^\\circ$ ${semicircle}, so $\\angle BPC = 90^\\circ$. $BC \\perp AB$ at the end $B$ of a diameter, so $BC$ is a tangent too.
    $QP = QB$ ${equal}, so $\\angle QPB = \\angle QBP$ ... (1)
    $\\angle QPC = 90^\\circ - \\angle QPB$, and in $\\triangle BPC$: $\\angle QCP = 90^\\circ - \\angle QBP$.
    By (1) $\\angle QPC = \\angle QCP$, so $QP = QC$.
    So $QB = QP = QC$: the tangent at $P$ bisects $BC$.`,
  ),
  theorem(
    'half-perimeter-less-a-side',
    'tan D B; tan D C; tan E C; tan E A; tan F A; tan F B; on D BC; on E CA; on F AB',
    'eq AF + BD + CE = AE + BF + CD; eq 2 AF + 2 BD + 2 CE = AB + BC + CA; eq AF = AE; eq BD = BF; eq CD = CE; eq 2 BD = AB + BC - CA; eq 2 AE = AB + CA - BC; eq 2 CD = BC + CA - AB; eq AB + CD = AC + BD',
    `$AF = AE$, $BD = BF$ and $CE = CD$ ${equal} ... (1)
    Adding: $AF + BD + CE = AE + BF + CD$.
    Both sums together are $AB + BC + CA$, so each is half the perimeter: $AF + BD + CE = \\frac{1}{2}(AB + BC + CA)$.
    $AE + CE = CA$, so $BD = \\frac{1}{2}(AB + BC + CA) - CA$, that is, $2BD = AB + BC - CA$; likewise for $AE$ and $CD$.
    By (1) also $AB + CD = AF + FB + CD = AE + BD + CE = AC + BD$.`,
  ),
  theorem(
    'isosceles-about-a-circle',
    'tan D B; tan D C; tan E C; tan E A; tan F A; tan F B; on D BC; on E CA; on F AB; eq AB = AC',
    'eq BD = DC; mid D BC',
    `$AF = AE$, $BD = BF$ and $CD = CE$ ${equal}.
    $AB = AC$ and $AF = AE$, so $AB - AF = AC - AE$, that is, $BF = CE$.
    So $BD = CD$: $D$ is the mid-point of $BC$.`,
  ),
  theorem(
    'escribed-tangents',
    'tan P B; tan P C; on P BC; tan Q A; tan Q B; on B AQ; tan R A; tan R C; on C AR',
    'eq 2 AQ = AB + BC + CA; eq AQ = AR; eq 2 AR = AB + BC + CA; eq BP = BQ; eq CP = CR',
    `$AQ = AR$, $BQ = BP$ and $CR = CP$ ${equal}.
    Perimeter of $\\triangle ABC = AB + BC + CA = AB + (BP + CP) + CA = (AB + BQ) + (CA + CR) = AQ + AR = 2AQ$.
    So $AQ = \\frac{1}{2}(AB + BC + CA)$.`,
  ),
  theorem(
    'sides-about-a-circle',
    'about ABCD',
    'eq AB + CD = AD + BC; eq AB - BC = AD - CD',
    `Let the circle touch $AB$, $BC$, $CD$ and $DA$ at $P$, $Q$, $R$ and $S$.
    $AP = AS$, $BP = BQ$, $CR = CQ$ and $DR = DS$ ${equal}.
    Adding: $(AP + BP) + (CR + DR) = (AS + DS) + (BQ + CQ)$.
    So $AB + CD = AD + BC$.`,
    'quad ABCD',
  ),
  theorem(
    'third-tangent',
    'tan A P; tan B P; tan M L; tan M N; on L PA; on N PB',
    'eq PL + LM = PN + NM; eq PL + LN + NP = 2 PA; eq LM = LA; eq NM = NB; eq LN = LA + NB',
    `$PA = PB$, $LM = LA$ and $NM = NB$ ${equal}.
    $PL + LM = PL + LA = PA$ and $PN + NM = PN + NB = PB$.
    $PA = PB$, so $PL + LM = PN + NM$.
    Perimeter of $\\triangle PLN = PL + LM + MN + NP = PA + PB = 2PA$; and $LN = LM + MN = LA + NB$.`,
    'on M LN',
  ),
  theorem(
    'third-tangent-of-a-figure',
    'tan A P; tan B P; tan M L; tan M N',
    'eq PL + LM = PN + NM; eq PL + LN + NP = 2 PA; eq LM = LA; eq NM = NB; eq LN = LA + NB',
    `$L$ lies on $PA$ and $N$ on $PB$. $PA = PB$, $LM = LA$ and $NM = NB$ ${equal}.
    $PL + LM = PL + LA = PA$ and $PN + NM = PN + NB = PB$.
    $PA = PB$, so $PL + LM = PN + NM$.
    Perimeter of $\\triangle PLN = PL + LM + MN + NP = PA + PB = 2PA$; and $LN = LM + MN = LA + NB$.`,
    'on M LN; on L PA; on N PB',
  ),
  theorem(
    'chord-parallel-to-a-tangent',
    'cir P; cir Q; partan PQ R',
    'arcs PR RQ; eq PR = RQ',
    `Let the tangent at $R$ be $ST$, $PQ \\parallel ST$, and let $RO$ produced meet $PQ$ at $M$.
    $OR \\perp ST$ ${right}, and $PQ \\parallel ST$, so $RM \\perp PQ$.
    The perpendicular from the centre bisects the chord: $PM = MQ$.
    In $\\triangle PMR$ and $\\triangle QMR$: $PM = QM$, $\\angle PMR = \\angle QMR = 90^\\circ$ and $RM$ is common, so they are congruent (SAS) and $PR = QR$.
    Equal chords cut off equal arcs, so $R$ bisects the arc $PRQ$.`,
  ),
]
