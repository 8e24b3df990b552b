import { theorem } from '../../pieces/figure/theorem'
import type { Theorem } from '../../pieces/figure/matched'

/** What is proved with the Pythagoras theorem. */
export const theoremsOfSquares: readonly Theorem[] = [
  theorem(
    'pythagoras',
    'right ABC',
    'eq AC AC = AB AB + BC BC',
    `Draw $BD \\perp AC$.
    $\\triangle ADB \\sim \\triangle ABC$ ($\\angle ADB = \\angle ABC = 90^\\circ$, $\\angle A$ common): $\\frac{AD}{AB} = \\frac{AB}{AC}$, so $AD \\times AC = AB^2$ ... (1)
    $\\triangle BDC \\sim \\triangle ABC$ ($\\angle BDC = \\angle ABC = 90^\\circ$, $\\angle C$ common): $\\frac{CD}{BC} = \\frac{BC}{AC}$, so $CD \\times AC = BC^2$ ... (2)
    Adding (1) and (2): $AC \\times (AD + CD) = AB^2 + BC^2$, that is, $AC \\times AC = AB^2 + BC^2$.
    So $AC^2 = AB^2 + BC^2$.`,
  ),
  theorem(
    'converse-of-pythagoras',
    'eq AC AC = AB AB + BC BC',
    'right ABC; righttriangle ABC',
    `Construct $\\triangle PQR$ right-angled at $Q$ with $PQ = AB$ and $QR = BC$.
    By the Pythagoras theorem $PR^2 = PQ^2 + QR^2 = AB^2 + BC^2$; and $AC^2 = AB^2 + BC^2$ is given. So $AC = PR$.
    So $\\triangle ABC \\cong \\triangle PQR$ (SSS), and $\\angle B = \\angle Q = 90^\\circ$ (CPCT).`,
  ),
  theorem(
    'squares-and-an-altitude',
    'eq AC AC = AB AB + BC BC; alt BD AC',
    'prop BD BD = AD DC',
    `$AC^2 = AB^2 + BC^2$, so $\\angle B = 90^\\circ$ (converse of the Pythagoras theorem).
    In $\\triangle ADB$ and $\\triangle BDC$: $\\angle ADB = \\angle BDC = 90^\\circ$, and $\\angle ABD = 90^\\circ - \\angle DBC = \\angle BCD$.
    So $\\triangle ADB \\sim \\triangle BDC$ by AA, and $\\frac{AD}{BD} = \\frac{BD}{DC}$.
    So $BD^2 = AD \\times DC$.`,
  ),
  theorem(
    'altitude-as-mean',
    'alt BD AC; prop BD BD = AD DC',
    'right ABC; righttriangle ABC; eq AC AC = AB AB + BC BC',
    `$BD^2 = AD \\times DC$, so $\\frac{AD}{BD} = \\frac{BD}{DC}$, and $\\angle ADB = \\angle BDC = 90^\\circ$.
    So $\\triangle ADB \\sim \\triangle BDC$ by SAS, and $\\angle ABD = \\angle BCD$, $\\angle BAD = \\angle CBD$.
    $\\angle ABC = \\angle ABD + \\angle CBD = \\angle BCD + \\angle BAD$, and the angles of $\\triangle ABC$ add up to $180^\\circ$: $2\\angle ABC = 180^\\circ$.
    So $\\angle ABC = 90^\\circ$.`,
  ),
  theorem(
    'isosceles-right',
    'right ACB; eq AC = BC',
    'eq AB AB = 2 AC AC',
    `$\\angle C = 90^\\circ$ and the triangle is isosceles, so $AC = BC$.
    By the Pythagoras theorem $AB^2 = AC^2 + BC^2 = AC^2 + AC^2$.
    So $AB^2 = 2AC^2$.`,
  ),
  theorem(
    'isosceles-with-double-square',
    'eq AC = BC; eq AB AB = 2 AC AC',
    'right ACB; righttriangle ABC',
    `$AB^2 = 2AC^2 = AC^2 + AC^2$, and $AC = BC$.
    So $AB^2 = AC^2 + BC^2$.
    By the converse of the Pythagoras theorem $\\angle C = 90^\\circ$: $\\triangle ABC$ is a right triangle.`,
  ),
  theorem(
    'squares-of-a-rhombus',
    'rhombus ABCD',
    'eq AB AB + BC BC + CD CD + DA DA = AC AC + BD BD; eq 4 AB AB = AC AC + BD BD',
    `Let the diagonals $AC$ and $BD$ meet at $O$. They bisect each other at right angles: $AO = \\frac{1}{2}AC$, $BO = \\frac{1}{2}BD$ and $\\angle AOB = 90^\\circ$.
    In $\\triangle AOB$: $AB^2 = AO^2 + BO^2 = \\frac{1}{4}AC^2 + \\frac{1}{4}BD^2$, so $4AB^2 = AC^2 + BD^2$.
    All sides are equal, so $AB^2 + BC^2 + CD^2 + DA^2 = 4AB^2 = AC^2 + BD^2$.`,
  ),
  theorem(
    'squares-of-a-parallelogram',
    'pgram ABCD',
    'eq AC AC + BD BD = AB AB + BC BC + CD CD + DA DA; eq AC AC + BD BD = 2 AB AB + 2 BC BC',
    `Draw $DE \\perp AB$ with $E$ on $AB$, and $CF \\perp AB$ produced. $\\triangle ADE \\cong \\triangle BCF$ (RHS: $AD = BC$, $DE = CF$), so $AE = BF$.
    In $\\triangle DEB$: $BD^2 = DE^2 + EB^2 = (AD^2 - AE^2) + (AB - AE)^2 = AD^2 + AB^2 - 2AB \\times AE$ ... (1)
    In $\\triangle AFC$: $AC^2 = CF^2 + AF^2 = (BC^2 - BF^2) + (AB + BF)^2 = BC^2 + AB^2 + 2AB \\times AE$ ... (2)
    Adding (1) and (2): $AC^2 + BD^2 = AD^2 + AB^2 + BC^2 + AB^2$.
    $AB = CD$, so $AC^2 + BD^2 = AB^2 + BC^2 + CD^2 + DA^2$.`,
  ),
  theorem(
    'perpendiculars-from-a-point-inside',
    'perp OD BC; perp OE AC; perp OF AB; on D BC; on E AC; on F AB',
    `eq OA OA + OB OB + OC OC - OD OD - OE OE - OF OF = AF AF + BD BD + CE CE; eq AF AF + BD BD + CE CE = AE AE + CD CD + BF BF`,
    `Join $OA$, $OB$ and $OC$. By the Pythagoras theorem in $\\triangle OAF$, $\\triangle OBD$ and $\\triangle OCE$:
    $OA^2 - OF^2 = AF^2$, $OB^2 - OD^2 = BD^2$ and $OC^2 - OE^2 = CE^2$.
    Adding: $OA^2 + OB^2 + OC^2 - OD^2 - OE^2 - OF^2 = AF^2 + BD^2 + CE^2$ ... (1)
    In the same way, in $\\triangle OAE$, $\\triangle OCD$ and $\\triangle OBF$: $OA^2 + OB^2 + OC^2 - OD^2 - OE^2 - OF^2 = AE^2 + CD^2 + BF^2$ ... (2)
    From (1) and (2): $AF^2 + BD^2 + CE^2 = AE^2 + CD^2 + BF^2$.`,
    'inside O ABC',
  ),
  theorem(
    'points-on-the-legs',
    'right ACB; on D CA; on E CB',
    'eq AE AE + BD BD = AB AB + DE DE',
    `By the Pythagoras theorem in $\\triangle ACE$ and $\\triangle DCB$: $AE^2 = AC^2 + CE^2$ and $BD^2 = DC^2 + CB^2$.
    Adding: $AE^2 + BD^2 = (AC^2 + CB^2) + (DC^2 + CE^2)$.
    In $\\triangle ACB$ and $\\triangle DCE$: $AC^2 + CB^2 = AB^2$ and $DC^2 + CE^2 = DE^2$.
    So $AE^2 + BD^2 = AB^2 + DE^2$.`,
  ),
  theorem(
    'medians-of-the-legs',
    'right BAC; mid L AC; mid M AB',
    'eq 4 BL BL + 4 CM CM = 5 BC BC; eq 4 BL BL = 4 AB AB + AC AC; eq 4 CM CM = 4 AC AC + AB AB',
    `In $\\triangle BAL$: $BL^2 = AB^2 + AL^2 = AB^2 + \\frac{1}{4}AC^2$, so $4BL^2 = 4AB^2 + AC^2$ ... (1)
    In $\\triangle CAM$: $CM^2 = AC^2 + AM^2 = AC^2 + \\frac{1}{4}AB^2$, so $4CM^2 = 4AC^2 + AB^2$ ... (2)
    Adding: $4(BL^2 + CM^2) = 5(AB^2 + AC^2)$, and $AB^2 + AC^2 = BC^2$.
    So $4(BL^2 + CM^2) = 5BC^2$.`,
  ),
  theorem(
    'altitude-at-a-quarter',
    'alt AD BC; eq DB = 3 CD',
    'eq 2 AB AB = 2 AC AC + BC BC',
    `$DB = 3CD$, so $BC = DB + CD = 4CD$: $CD = \\frac{1}{4}BC$ and $DB = \\frac{3}{4}BC$.
    In $\\triangle ADB$ and $\\triangle ADC$: $AB^2 = AD^2 + DB^2$ and $AC^2 = AD^2 + CD^2$.
    Subtracting: $AB^2 - AC^2 = DB^2 - CD^2 = \\frac{9}{16}BC^2 - \\frac{1}{16}BC^2 = \\frac{1}{2}BC^2$.
    So $2AB^2 = 2AC^2 + BC^2$.`,
  ),
  theorem(
    'third-of-an-equilateral',
    'equil ABC; on D BC; eq 3 BD = BC',
    'eq 9 AD AD = 7 AB AB',
    `Draw $AE \\perp BC$. In the equilateral triangle $BE = EC = \\frac{1}{2}BC = \\frac{1}{2}AB$, and $AE^2 = AB^2 - \\frac{1}{4}AB^2 = \\frac{3}{4}AB^2$.
    $BD = \\frac{1}{3}BC$, so $DE = BE - BD = \\frac{1}{2}BC - \\frac{1}{3}BC = \\frac{1}{6}BC = \\frac{1}{6}AB$.
    In $\\triangle ADE$: $AD^2 = AE^2 + DE^2 = \\frac{3}{4}AB^2 + \\frac{1}{36}AB^2 = \\frac{28}{36}AB^2 = \\frac{7}{9}AB^2$.
    So $9AD^2 = 7AB^2$.`,
  ),
  theorem(
    'altitude-of-an-equilateral',
    'equil ABC; alt AD BC',
    'eq 3 AB AB = 4 AD AD; eq 4 AD AD = 3 BC BC; eq AD AD = 3 BD BD',
    `In $\\triangle ADB$ and $\\triangle ADC$: $AB = AC$, $AD = AD$ and $\\angle ADB = \\angle ADC = 90^\\circ$, so they are congruent (RHS) and $BD = DC = \\frac{1}{2}BC$.
    By the Pythagoras theorem $AD^2 = AB^2 - BD^2$, and $AB = BC = 2BD$: $AD^2 = 4BD^2 - BD^2 = 3BD^2$.
    $AD^2 = AB^2 - \\frac{1}{4}AB^2 = \\frac{3}{4}AB^2$, so $4AD^2 = 3AB^2 = 3BC^2$.`,
  ),
  theorem(
    'two-perpendiculars-to-the-legs',
    'right ABC; perp BD AC; on D AC; perp DM BC; on M BC; perp DN AB; on N AB',
    'eq DM DM = DN MC; eq DN DN = DM AN',
    `$DM \\perp BC$, $DN \\perp AB$ and $\\angle B = 90^\\circ$, so $BMDN$ is a rectangle: $BM = DN$ and $BN = DM$.
    $\\triangle BDC$ is right-angled at $D$ and $DM$ is its altitude on $BC$: $\\triangle BMD \\sim \\triangle DMC$, so $\\frac{DM}{MC} = \\frac{BM}{DM}$.
    So $DM^2 = BM \\times MC = DN \\times MC$.
    In the same way in $\\triangle ADB$: $DN^2 = BN \\times AN = DM \\times AN$.`,
  ),
  theorem(
    'obtuse-angle',
    'perp AD BC; on B CD',
    'eq AC AC = AB AB + BC BC + 2 BC BD',
    `In $\\triangle ADC$: $AC^2 = AD^2 + DC^2 = AD^2 + (DB + BC)^2 = AD^2 + DB^2 + BC^2 + 2BC \\times BD$.
    In $\\triangle ADB$: $AD^2 + DB^2 = AB^2$.
    So $AC^2 = AB^2 + BC^2 + 2BC \\times BD$.`,
  ),
  theorem(
    'acute-angle',
    'alt AD BC',
    'eq AC AC = AB AB + BC BC - 2 BC BD; eq AB AB - AC AC = BD BD - CD CD',
    `In $\\triangle ADC$: $AC^2 = AD^2 + DC^2$, and in $\\triangle ADB$: $AB^2 = AD^2 + BD^2$. So $AB^2 - AC^2 = BD^2 - CD^2$.
    $DC = BC - BD$, so $AC^2 = AD^2 + (BC - BD)^2 = AD^2 + BD^2 + BC^2 - 2BC \\times BD$.
    So $AC^2 = AB^2 + BC^2 - 2BC \\times BD$.`,
  ),
  theorem(
    'perpendicular-diagonals',
    'perp AC BD; meet AC BD O',
    'eq AB AB + CD CD = AD AD + BC BC',
    `In the right triangles at $O$: $AB^2 = OA^2 + OB^2$, $CD^2 = OC^2 + OD^2$, $AD^2 = OA^2 + OD^2$ and $BC^2 = OB^2 + OC^2$.
    So $AB^2 + CD^2 = OA^2 + OB^2 + OC^2 + OD^2 = AD^2 + BC^2$.`,
  ),
  theorem(
    'median-and-altitude',
    'mid D BC; perp AM BC; on M BC',
    'eq AC AC = AD AD + BC DM + 1/4 BC BC; eq AB AB = AD AD - BC DM + 1/4 BC BC; eq AB AB + AC AC = 2 AD AD + 1/2 BC BC',
    `$M$ lies between $B$ and $D$, and $BD = DC = \\frac{1}{2}BC$. In $\\triangle AMD$: $AD^2 = AM^2 + DM^2$.
    In $\\triangle AMC$: $AC^2 = AM^2 + (DM + DC)^2 = AD^2 + 2DM \\times DC + DC^2 = AD^2 + BC \\times DM + \\left(\\frac{BC}{2}\\right)^2$ ... (1)
    In $\\triangle AMB$: $AB^2 = AM^2 + (BD - DM)^2 = AD^2 - 2BD \\times DM + BD^2 = AD^2 - BC \\times DM + \\left(\\frac{BC}{2}\\right)^2$ ... (2)
    Adding (1) and (2): $AC^2 + AB^2 = 2AD^2 + \\frac{1}{2}BC^2$.`,
  ),
  theorem(
    'apollonius',
    'mid D BC',
    'eq AB AB + AC AC = 2 AD AD + 2 BD BD; eq AB AB + AC AC = 2 AD AD + 1/2 BC BC',
    `Draw $AM \\perp BC$; let $M$ lie between $B$ and $D$ (in the other case exchange $B$ and $C$). In $\\triangle AMD$: $AD^2 = AM^2 + DM^2$.
    In $\\triangle AMC$: $AC^2 = AM^2 + (DC + DM)^2 = AD^2 + DC^2 + 2DC \\times DM$ ... (1)
    In $\\triangle AMB$: $AB^2 = AM^2 + (BD - DM)^2 = AD^2 + BD^2 - 2BD \\times DM$ ... (2)
    $BD = DC$; adding (1) and (2): $AB^2 + AC^2 = 2AD^2 + 2BD^2$.
    $BD = \\frac{1}{2}BC$, so also $AB^2 + AC^2 = 2AD^2 + \\frac{1}{2}BC^2$.`,
  ),
  theorem(
    'point-in-a-rectangle',
    'rect ABCD; inside O ABCD',
    'eq OB OB + OD OD = OA OA + OC OC',
    `Through $O$ draw $PQ \\parallel BC$, with $P$ on $AB$ and $Q$ on $DC$. Then $PQ \\perp AB$ and $PQ \\perp DC$, $BPQC$ and $APQD$ are rectangles, so $BP = CQ$ and $AP = DQ$.
    $OB^2 = BP^2 + OP^2$, $OD^2 = OQ^2 + DQ^2$, $OC^2 = OQ^2 + CQ^2$ and $OA^2 = AP^2 + OP^2$.
    $OB^2 + OD^2 = BP^2 + OP^2 + OQ^2 + DQ^2 = CQ^2 + OP^2 + OQ^2 + AP^2 = OC^2 + OA^2$.`,
  ),
  theorem(
    'point-on-the-base-of-an-isosceles',
    'eq AB = AC; on D BC',
    'eq AB AB - AD AD = BD CD',
    `Draw $AE \\perp BC$. $\\triangle AEB \\cong \\triangle AEC$ (RHS), so $BE = EC$.
    $AB^2 - AD^2 = (AE^2 + BE^2) - (AE^2 + DE^2) = BE^2 - DE^2 = (BE + DE)(BE - DE)$.
    One of the two factors is $BD$ and the other is $CD$, because $BE = EC$.
    So $AB^2 - AD^2 = BD \\times CD$.`,
  ),
  theorem(
    'altitude-on-a-leg-of-an-isosceles',
    'eq AB = AC; alt BD AC',
    'eq BD BD - CD CD = 2 CD AD',
    `In $\\triangle ADB$: $AB^2 = AD^2 + BD^2$, and $AB = AC = AD + CD$.
    So $(AD + CD)^2 = AD^2 + BD^2$, that is, $AD^2 + 2AD \\times CD + CD^2 = AD^2 + BD^2$.
    So $BD^2 - CD^2 = 2CD \\times AD$.`,
  ),
  theorem(
    'median-of-a-leg',
    'right ACB; mid D BC',
    'eq AB AB = 4 AD AD - 3 AC AC; eq BC BC = 4 AD AD - 4 AC AC',
    `In $\\triangle ACD$: $AD^2 = AC^2 + CD^2$, and $CD = \\frac{1}{2}BC$: so $BC^2 = 4CD^2 = 4AD^2 - 4AC^2$.
    In $\\triangle ACB$: $AB^2 = AC^2 + BC^2 = AC^2 + 4AD^2 - 4AC^2$.
    So $AB^2 = 4AD^2 - 3AC^2$.`,
  ),
  theorem(
    'squares-of-the-legs',
    'right ACB; alt CD AB',
    'eq BC BC AD = AC AC BD; eq CD AB = AC BC; eq AC AC BC BC = CD CD AC AC + CD CD BC BC',
    `$\\triangle ACD \\sim \\triangle ABC$ (AA: right angles, $\\angle A$ common), so $AC^2 = AD \\times AB$; $\\triangle CBD \\sim \\triangle ABC$, so $BC^2 = BD \\times AB$.
    Dividing: $\\frac{BC^2}{AC^2} = \\frac{BD}{AD}$.
    The area in two ways: $\\frac{1}{2} \\times AB \\times CD = \\frac{1}{2} \\times AC \\times BC$, so $AB \\times CD = AC \\times BC$.
    $AB^2 = AC^2 + BC^2$, so $\\frac{1}{CD^2} = \\frac{AB^2}{AC^2 \\times BC^2} = \\frac{1}{AC^2} + \\frac{1}{BC^2}$.`,
  ),
  theorem(
    'leg-cut-in-three',
    'right ABC; on D BC; on E BC; eq BD = DE; eq DE = EC',
    'eq 8 AE AE = 3 AC AC + 5 AD AD',
    `Let $BD = DE = EC = x$: $BE = 2x$ and $BC = 3x$.
    $AD^2 = AB^2 + x^2$, $AE^2 = AB^2 + 4x^2$ and $AC^2 = AB^2 + 9x^2$.
    $3AC^2 + 5AD^2 = 3AB^2 + 27x^2 + 5AB^2 + 5x^2 = 8AB^2 + 32x^2 = 8(AB^2 + 4x^2)$.
    So $8AE^2 = 3AC^2 + 5AD^2$.`,
  ),
]
