import { theorem } from '../../pieces/figure/theorem'
import type { Theorem } from '../../pieces/figure/matched'
import { theoremsOfAreas } from './theorems-of-areas'
import { theoremsOfRatios } from './theorems-of-ratios'
import { theoremsOfSquares } from './theorems-of-squares'

const common = '(common angle)'

/** What the syllabus has proved with similar triangles and the proportionality theorem. */
const basic: readonly Theorem[] = [
  theorem(
    'side-as-mean',
    'on D BC; angle ADC BAC',
    'sim ABC DAC; prop CA CA = CB CD',
    `In $\\triangle ABC$ and $\\triangle DAC$: $\\angle BAC = \\angle ADC$ (given) and $\\angle C = \\angle C$ ${common}.
    So $\\triangle ABC \\sim \\triangle DAC$ by AA.
    Corresponding sides: $\\frac{CA}{CD} = \\frac{CB}{CA}$
    Hence $CA^2 = CB \\times CD$.`,
  ),
  theorem(
    'two-altitudes-at-the-top',
    'alt AD BC; alt CE AB; meet AD CE P',
    'sim AEP CDP; prop AP PD = CP PE',
    `In $\\triangle AEP$ and $\\triangle CDP$: $\\angle AEP = \\angle CDP = 90^\\circ$ and $\\angle APE = \\angle CPD$ (vertically opposite).
    So $\\triangle AEP \\sim \\triangle CDP$ by AA.
    Corresponding sides: $\\frac{AP}{CP} = \\frac{PE}{PD}$, so $AP \\times PD = CP \\times PE$.`,
  ),
  theorem(
    'two-altitudes-whole',
    'alt AD BC; alt CE AB; meet AD CE P',
    'sim ABD CBE; prop AB CE = AD BC; prop AD BE = BD CE',
    `In $\\triangle ABD$ and $\\triangle CBE$: $\\angle ADB = \\angle CEB = 90^\\circ$ and $\\angle B = \\angle B$ ${common}.
    So $\\triangle ABD \\sim \\triangle CBE$ by AA, and $\\frac{AB}{CB} = \\frac{BD}{BE} = \\frac{AD}{CE}$.`,
  ),
  theorem(
    'two-altitudes-left',
    'alt AD BC; alt CE AB; meet AD CE P',
    'sim AEP ADB; prop AP AD = AE AB',
    `In $\\triangle AEP$ and $\\triangle ADB$: $\\angle AEP = \\angle ADB = 90^\\circ$ and $\\angle A$ is common to both.
    So $\\triangle AEP \\sim \\triangle ADB$ by AA, and $\\frac{AE}{AD} = \\frac{AP}{AB}$.`,
  ),
  theorem(
    'medians-of-similar',
    'sim ABC PQR; median AD BC; median PM QR',
    'prop AB PM = PQ AD; sim ABD PQM; prop BC PM = QR AD; prop AC PM = PR AD; sim ADC PMR',
    `As the triangles are similar: $\\frac{AB}{PQ} = \\frac{AC}{PR} = \\frac{BC}{QR}$, $\\angle B = \\angle Q$ and $\\angle C = \\angle R$.
    $D$ and $M$ are mid-points, so $\\frac{BC}{QR} = \\frac{2BD}{2QM} = \\frac{BD}{QM}$ and $\\frac{BC}{QR} = \\frac{DC}{MR}$.
    In $\\triangle ABD$ and $\\triangle PQM$: $\\frac{AB}{PQ} = \\frac{BD}{QM}$ and $\\angle B = \\angle Q$, so they are similar by SAS; in the same way $\\triangle ADC \\sim \\triangle PMR$.
    So $\\frac{AD}{PM} = \\frac{AB}{PQ} = \\frac{BC}{QR} = \\frac{AC}{PR}$.`,
  ),
  theorem(
    'two-sides-and-the-median',
    'median AD BC; median PM QR; prop AB PR = AC PQ; prop AB PM = AD PQ',
    'sim ABC PQR',
    `Given: $\\frac{AB}{PQ} = \\frac{AC}{PR} = \\frac{AD}{PM}$.
    Produce $AD$ to $E$ with $DE = AD$, and $PM$ to $N$ with $MN = PM$; join $CE$ and $RN$.
    $\\triangle ABD \\cong \\triangle ECD$ by SAS ($BD = DC$, $AD = DE$, vertically opposite angles), so $CE = AB$. In the same way $RN = PQ$.
    So $\\frac{CE}{RN} = \\frac{AC}{PR} = \\frac{2AD}{2PM} = \\frac{AE}{PN}$, and $\\triangle ACE \\sim \\triangle PRN$ by SSS.
    So $\\angle CAE = \\angle RPN$. In the same way, with $B$ and $Q$, $\\angle BAE = \\angle QPN$. Adding: $\\angle BAC = \\angle QPR$.
    With $\\frac{AB}{PQ} = \\frac{AC}{PR}$: $\\triangle ABC \\sim \\triangle PQR$ by SAS.`,
    'prop AC PM = AD PR',
  ),
  theorem(
    'two-sides-and-the-median-between',
    'median AD BC; median PM QR; prop AB QR = BC PQ; prop AB PM = AD PQ',
    'sim ABC PQR',
    `Given: $\\frac{AB}{PQ} = \\frac{BC}{QR} = \\frac{AD}{PM}$. As $D$ and $M$ are mid-points, $\\frac{BC}{QR} = \\frac{2BD}{2QM} = \\frac{BD}{QM}$.
    So $\\frac{AB}{PQ} = \\frac{BD}{QM} = \\frac{AD}{PM}$, and $\\triangle ABD \\sim \\triangle PQM$ by SSS.
    So $\\angle B = \\angle Q$. With $\\frac{AB}{PQ} = \\frac{BC}{QR}$: $\\triangle ABC \\sim \\triangle PQR$ by SAS.`,
    'prop BC PM = AD QR',
  ),
  theorem(
    'two-parallels-from-a-diagonal',
    'par LM CB; par LN CD; on M AB; on L AC; on N AD',
    'prop AM AD = AN AB; prop AM ND = AN MB',
    `In $\\triangle ABC$, $LM \\parallel CB$: $\\frac{AM}{AB} = \\frac{AL}{AC}$ ... (1)
    In $\\triangle ADC$, $LN \\parallel CD$: $\\frac{AN}{AD} = \\frac{AL}{AC}$ ... (2)
    From (1) and (2): $\\frac{AM}{AB} = \\frac{AN}{AD}$, and so also $\\frac{AM}{MB} = \\frac{AN}{ND}$.`,
    'quad ABCD',
  ),
  theorem(
    'parallelogram-and-a-line',
    'pgram ABCD; on D AE; meet BE CD F',
    'sim ABE CFB; prop AB BC = AE CF',
    `In $\\triangle ABE$ and $\\triangle CFB$: $\\angle A = \\angle C$ (opposite angles of a parallelogram).
    $\\angle AEB = \\angle CBF$ (alternate angles, $AE \\parallel BC$).
    So $\\triangle ABE \\sim \\triangle CFB$ by AA, and $\\frac{AB}{CF} = \\frac{AE}{CB}$.`,
  ),
  theorem(
    'parallelogram-and-a-line-through-a-corner',
    'pgram ABCD; on X BC; on C DY; on X AY',
    'sim ABX YDA; prop BX DY = AB AD; sim ABX YCX; prop AB YX = YC AX; prop BX CY = AB CX',
    `In $\\triangle ABX$ and $\\triangle YDA$: $\\angle B = \\angle D$ (opposite angles of a parallelogram).
    $\\angle BAX = \\angle DYA$ (alternate angles, $AB \\parallel DY$).
    So $\\triangle ABX \\sim \\triangle YDA$ by AA.
    Corresponding sides: $\\frac{AB}{YD} = \\frac{BX}{DA}$, so $BX \\times DY = AB \\times AD$.
    In the same way $\\triangle ABX \\sim \\triangle YCX$: the angles at $X$ are vertically opposite.`,
  ),
  theorem(
    'altitude-of-a-right-triangle',
    'perp AB BC; alt BD AC',
    'sim ADB BDC; sim ADB ABC; sim BDC ABC; prop BD BD = AD DC; prop AB AB = AD AC; prop BC BC = CD AC',
    `In $\\triangle ADB$ and $\\triangle ABC$: $\\angle ADB = \\angle ABC = 90^\\circ$ and $\\angle A$ is common, so $\\triangle ADB \\sim \\triangle ABC$ by AA ... (1)
    In $\\triangle BDC$ and $\\triangle ABC$: $\\angle BDC = \\angle ABC = 90^\\circ$ and $\\angle C$ is common, so $\\triangle BDC \\sim \\triangle ABC$ by AA ... (2)
    From (1) and (2): $\\triangle ADB \\sim \\triangle BDC$.
    Corresponding sides: $\\frac{AD}{BD} = \\frac{BD}{DC}$, so $BD^2 = AD \\times DC$; by (1) $AB^2 = AD \\times AC$, by (2) $BC^2 = CD \\times AC$.`,
  ),
  theorem(
    'bpt-twice',
    'on A OP; on B OQ; on C OR; par AB PQ; par AC PR',
    'par BC QR',
    `In $\\triangle OPQ$, $AB \\parallel PQ$: $\\frac{OA}{AP} = \\frac{OB}{BQ}$ (basic proportionality theorem) ... (1)
    In $\\triangle OPR$, $AC \\parallel PR$: $\\frac{OA}{AP} = \\frac{OC}{CR}$ ... (2)
    From (1) and (2): $\\frac{OB}{BQ} = \\frac{OC}{CR}$.
    So in $\\triangle OQR$, $BC \\parallel QR$ (converse of the theorem).`,
    'inside O PQR',
  ),
  theorem(
    'bpt-twice-the-other-way',
    'on D BC; on E BC; on X AC; par XD AB; par XE AD',
    'prop CD CD = CE CB',
    `In $\\triangle CAB$, $XD \\parallel AB$: $\\frac{CX}{CA} = \\frac{CD}{CB}$ ... (1)
    In $\\triangle CAD$, $XE \\parallel AD$: $\\frac{CX}{CA} = \\frac{CE}{CD}$ ... (2)
    From (1) and (2): $\\frac{CD}{CB} = \\frac{CE}{CD}$, so $CD^2 = CE \\times CB$.`,
  ),
  theorem(
    'two-parallels-on-one-side',
    'par DE AC; par DF AE',
    'prop BF EC = FE BE',
    `In $\\triangle BAC$, $DE \\parallel AC$: $\\frac{BD}{DA} = \\frac{BE}{EC}$ ... (1)
    In $\\triangle BAE$, $DF \\parallel AE$: $\\frac{BD}{DA} = \\frac{BF}{FE}$ ... (2)
    From (1) and (2): $\\frac{BF}{FE} = \\frac{BE}{EC}$.`,
    'on D AB; on E BC; on F BC',
  ),
  theorem(
    'diagonals-in-one-ratio',
    'meet AC BD O; prop AO DO = BO CO',
    'trap ABCD; par AB DC',
    `Given: $\\frac{AO}{BO} = \\frac{CO}{DO}$, so $\\frac{AO}{CO} = \\frac{BO}{DO}$ ... (1)
    Draw $OE \\parallel AB$, with $E$ on $AD$. In $\\triangle ABD$: $\\frac{AE}{ED} = \\frac{BO}{DO}$ ... (2)
    From (1) and (2): $\\frac{AE}{ED} = \\frac{AO}{CO}$, so in $\\triangle ADC$, $EO \\parallel DC$ (converse of the basic proportionality theorem).
    $OE \\parallel AB$ and $OE \\parallel DC$, so $AB \\parallel DC$, and $ABCD$ is a trapezium.`,
    'quad ABCD',
  ),
  theorem(
    'diagonals-of-a-trapezium',
    'par AB DC',
    'prop AO DO = BO CO; sim AOB COD; prop OA CD = OC AB; prop OB CD = OD AB',
    `In $\\triangle AOB$ and $\\triangle COD$: $\\angle OAB = \\angle OCD$ and $\\angle OBA = \\angle ODC$ (alternate angles, $AB \\parallel DC$).
    So $\\triangle AOB \\sim \\triangle COD$ by AA.
    Corresponding sides: $\\frac{OA}{OC} = \\frac{OB}{OD} = \\frac{AB}{CD}$.`,
    'meet AC BD O',
  ),
  theorem(
    'two-sides-of-crossing-segments',
    'prop OA OB = OC OD',
    'sim AOD COB; angle A C; angle D B',
    `Given: $OA \\times OB = OC \\times OD$, so $\\frac{OA}{OC} = \\frac{OD}{OB}$.
    $\\angle AOD = \\angle COB$ (vertically opposite).
    So $\\triangle AOD \\sim \\triangle COB$ by SAS, and $\\angle A = \\angle C$ and $\\angle D = \\angle B$.`,
    'meet AB CD O',
  ),
  theorem(
    'two-altitudes-of-one-corner',
    'alt BD AC; alt CE AB',
    'prop AB AE = AC AD; sim ABD ACE; prop AB CE = AC BD; prop AD CE = AE BD',
    `In $\\triangle ABD$ and $\\triangle ACE$: $\\angle ADB = \\angle AEC = 90^\\circ$ and $\\angle A$ is common.
    So $\\triangle ABD \\sim \\triangle ACE$ by AA, and $\\frac{AB}{AC} = \\frac{AD}{AE} = \\frac{BD}{CE}$.
    Hence $AB \\times AE = AC \\times AD$.`,
  ),
  theorem(
    'two-parallels-of-a-figure',
    'par LM CB; par LN CD',
    'prop AM AD = AN AB; prop AM ND = AN MB',
    `$L$ lies on $AC$, $M$ on $AB$ and $N$ on $AD$. In $\\triangle ABC$, $LM \\parallel CB$: $\\frac{AM}{AB} = \\frac{AL}{AC}$ ... (1)
    In $\\triangle ADC$, $LN \\parallel CD$: $\\frac{AN}{AD} = \\frac{AL}{AC}$ ... (2)
    From (1) and (2): $\\frac{AM}{AB} = \\frac{AN}{AD}$, and so also $\\frac{AM}{MB} = \\frac{AN}{ND}$.`,
    'on M AB; on L AC; on N AD',
  ),
  theorem(
    'two-right-triangles',
    'perp AB BC; perp AM MP',
    'sim ABC AMP; prop CA MP = PA BC',
    `In $\\triangle ABC$ and $\\triangle AMP$: $\\angle ABC = \\angle AMP = 90^\\circ$ and $\\angle A$ is common.
    So $\\triangle ABC \\sim \\triangle AMP$ by AA, and $\\frac{CA}{PA} = \\frac{BC}{MP}$.`,
    'on M AB; on P AC; on M AC; on P AB',
  ),
  theorem(
    'right-triangles-on-one-hypotenuse',
    'perp AB AC; perp DB DC; meet AC BD P',
    'prop AP PC = BP DP; sim APB DPC; prop AP DC = DP AB',
    `In $\\triangle APB$ and $\\triangle DPC$: $\\angle BAP = \\angle CDP = 90^\\circ$ and $\\angle APB = \\angle DPC$ (vertically opposite).
    So $\\triangle APB \\sim \\triangle DPC$ by AA.
    Corresponding sides: $\\frac{AP}{DP} = \\frac{BP}{PC} = \\frac{AB}{DC}$, so $AP \\times PC = BP \\times DP$.`,
  ),
  theorem(
    'square-in-a-right-triangle',
    'square DEFG; perp AB AC; on D AB; on G AC; on E BC; on F BC',
    'prop DE DE = BE FC; prop EF EF = BE FC; prop DG DG = BE FC; prop FG FG = BE FC; sim BED GFC; sim ADG EBD; sim ADG FGC',
    `$DG \\parallel BC$ (opposite sides of the square), so $\\angle ADG = \\angle B$ and $\\angle AGD = \\angle C$; $\\angle A = 90^\\circ$ and the angles at $E$ and $F$ are right angles.
    So $\\triangle ADG \\sim \\triangle EBD$ and $\\triangle ADG \\sim \\triangle FGC$ by AA.
    So $\\triangle EBD \\sim \\triangle FGC$, that is $\\triangle BED \\sim \\triangle GFC$, and $\\frac{BE}{GF} = \\frac{ED}{FC}$.
    As $DE = EF = FG = DG$: $DE^2 = BE \\times FC$.`,
  ),
  theorem(
    'equal-angle-at-a-side',
    'on S PR; on T QR; angle RPQ RTS',
    'sim RPQ RTS; prop RP RS = RQ RT',
    `In $\\triangle RPQ$ and $\\triangle RTS$: $\\angle RPQ = \\angle RTS$ (given) and $\\angle R$ is common.
    So $\\triangle RPQ \\sim \\triangle RTS$ by AA, and $\\frac{RP}{RT} = \\frac{RQ}{RS}$.`,
  ),
  theorem(
    'diagonal-that-bisects',
    'angle ABD CBD; angle ADB CDB',
    'sim ABD CBD; prop AB CD = AD BC; prop AB AD = CB CD; prop AB = CB; prop AD = CD',
    `In $\\triangle ABD$ and $\\triangle CBD$: $\\angle ABD = \\angle CBD$ and $\\angle ADB = \\angle CDB$ ($BD$ bisects both angles).
    So $\\triangle ABD \\sim \\triangle CBD$ by AA.
    Corresponding sides: $\\frac{AB}{CB} = \\frac{AD}{CD} = \\frac{BD}{BD} = 1$, so $AB = CB$ and $AD = CD$.
    Hence $\\frac{AB}{BC} = \\frac{AD}{CD}$.`,
    'quad ABCD',
  ),
  theorem(
    'bisector-of-an-angle',
    'angle BAD CAD',
    'prop AB DC = AC BD',
    `Draw $CE \\parallel DA$, meeting $BA$ produced at $E$.
    $\\angle CAD = \\angle ACE$ (alternate angles), $\\angle BAD = \\angle AEC$ (corresponding angles) and $\\angle BAD = \\angle CAD$ (given).
    So $\\angle ACE = \\angle AEC$, and $AE = AC$.
    In $\\triangle BCE$, $AD \\parallel EC$: $\\frac{BD}{DC} = \\frac{BA}{AE}$ (basic proportionality theorem).
    So $\\frac{BD}{DC} = \\frac{AB}{AC}$.`,
    'on D BC',
  ),
  theorem(
    'line-across-a-trapezium',
    'par AB DC; on E AD; on F BC; par EF AB',
    'prop AE FC = ED BF; prop AE BC = AD BF; prop ED BC = AD FC',
    `Join $AC$, meeting $EF$ at $G$. $EF \\parallel AB$ and $AB \\parallel DC$, so $EF \\parallel DC$.
    In $\\triangle ADC$, $EG \\parallel DC$: $\\frac{AE}{ED} = \\frac{AG}{GC}$ ... (1)
    In $\\triangle CAB$, $GF \\parallel AB$: $\\frac{AG}{GC} = \\frac{BF}{FC}$ ... (2)
    From (1) and (2): $\\frac{AE}{ED} = \\frac{BF}{FC}$, and so also $\\frac{AE}{AD} = \\frac{BF}{BC}$.`,
    'trap ABCD; quad ABCD; par EF DC',
  ),
  theorem(
    'isosceles-with-a-side-produced',
    'prop AB = AC; on B CE; alt AD BC; perp EF AC',
    'sim ABD ECF',
    `$AB = AC$, so $\\angle ABC = \\angle ACB$: that is $\\angle ABD = \\angle ECF$.
    In $\\triangle ABD$ and $\\triangle ECF$: $\\angle ADB = \\angle EFC = 90^\\circ$ and $\\angle ABD = \\angle ECF$.
    So $\\triangle ABD \\sim \\triangle ECF$ by AA.`,
  ),
  theorem(
    'basic-proportionality',
    'par DE BC',
    'prop AD EC = AE DB',
    `Given: $\\triangle ABC$ with $DE \\parallel BC$, $D$ on $AB$ and $E$ on $AC$. To prove: $\\frac{AD}{DB} = \\frac{AE}{EC}$.
    Construction: join $BE$ and $CD$; draw $DM \\perp AC$ and $EN \\perp AB$.
    $\\frac{\\text{ar}(ADE)}{\\text{ar}(BDE)} = \\frac{\\frac{1}{2} \\times AD \\times EN}{\\frac{1}{2} \\times DB \\times EN} = \\frac{AD}{DB}$ ... (1)
    $\\frac{\\text{ar}(ADE)}{\\text{ar}(DEC)} = \\frac{\\frac{1}{2} \\times AE \\times DM}{\\frac{1}{2} \\times EC \\times DM} = \\frac{AE}{EC}$ ... (2)
    $\\triangle BDE$ and $\\triangle DEC$ stand on the same base $DE$ and between the same parallels $BC$ and $DE$: $\\text{ar}(BDE) = \\text{ar}(DEC)$ ... (3)
    From (1), (2) and (3): $\\frac{AD}{DB} = \\frac{AE}{EC}$.`,
    'on D AB; on E AC',
  ),
  theorem(
    'parallel-to-a-side',
    'on D AB; on E AC; par DE BC',
    'prop AD EC = AE DB; sim ADE ABC; prop AD AC = AE AB; prop AD BC = DE AB; prop AE BC = DE AC',
    `In $\\triangle ADE$ and $\\triangle ABC$: $\\angle ADE = \\angle ABC$ and $\\angle AED = \\angle ACB$ (corresponding angles, $DE \\parallel BC$).
    So $\\triangle ADE \\sim \\triangle ABC$ by AA, and $\\frac{AD}{AB} = \\frac{AE}{AC} = \\frac{DE}{BC}$.
    $\\frac{AB}{AD} - 1 = \\frac{AC}{AE} - 1$ gives $\\frac{DB}{AD} = \\frac{EC}{AE}$, so $\\frac{AD}{DB} = \\frac{AE}{EC}$.`,
  ),
  theorem(
    'line-through-a-mid-point',
    'on D AB; on E AC; par DE BC; prop AD = DB',
    'prop AE = EC',
    `As $DE \\parallel BC$, by the Basic Proportionality Theorem $\\frac{AD}{DB} = \\frac{AE}{EC}$.
    $D$ is the mid-point of $AB$: $AD = DB$, so $\\frac{AD}{DB} = 1$.
    So $\\frac{AE}{EC} = 1$ and $AE = EC$: $DE$ bisects $AC$.`,
  ),
  theorem(
    'mid-points-joined',
    'on D AB; on E AC; prop AD = DB; prop AE = EC',
    'par DE BC',
    `$D$ and $E$ are mid-points: $AD = DB$ and $AE = EC$, so $\\frac{AD}{DB} = 1 = \\frac{AE}{EC}$.
    $DE$ divides two sides of $\\triangle ABC$ in the same ratio.
    By the converse of the Basic Proportionality Theorem $DE \\parallel BC$.`,
  ),
  theorem(
    'perpendiculars-and-a-crossing',
    'perp AB BD; alt PQ BD; perp CD BD; meet AD BC P',
    'recip AB CD PQ',
    `$AB$, $PQ$ and $CD$ are perpendicular to $BD$, so they are parallel.
    In $\\triangle DQP$ and $\\triangle DBA$: $\\angle DQP = \\angle DBA = 90^\\circ$ and $\\angle D$ is common, so they are similar (AA) and $\\frac{PQ}{AB} = \\frac{DQ}{BD}$.
    In $\\triangle BQP$ and $\\triangle BDC$: $\\angle BQP = \\angle BDC = 90^\\circ$ and $\\angle B$ is common, so they are similar (AA) and $\\frac{PQ}{CD} = \\frac{BQ}{BD}$.
    Adding: $\\frac{PQ}{AB} + \\frac{PQ}{CD} = \\frac{DQ + BQ}{BD} = \\frac{BD}{BD} = 1$.
    Dividing by $PQ$: $\\frac{1}{AB} + \\frac{1}{CD} = \\frac{1}{PQ}$.`,
  ),
]

export const theorems: readonly Theorem[] = [...basic, ...theoremsOfRatios, ...theoremsOfAreas, ...theoremsOfSquares]
