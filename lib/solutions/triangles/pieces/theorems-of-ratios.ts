import { theorem } from '../../pieces/figure/theorem'
import type { Theorem } from '../../pieces/figure/matched'

const bpt = '(basic proportionality theorem)'

/** What is proved with the basic proportionality theorem and the criteria of similarity, beyond what the textbook proves. */
export const theoremsOfRatios: readonly Theorem[] = [
  theorem(
    'ratio-and-an-angle',
    'on S PQ; on T PR; prop PS TR = SQ PT; angle PST PRQ',
    'isos PQR; eq PQ = PR',
    `$\\frac{PS}{SQ} = \\frac{PT}{TR}$, so $ST \\parallel QR$ (converse of the basic proportionality theorem).
    So $\\angle PST = \\angle PQR$ (corresponding angles).
    $\\angle PST = \\angle PRQ$ is given, so $\\angle PRQ = \\angle PQR$.
    Sides opposite to equal angles are equal: $PQ = PR$, and $\\triangle PQR$ is isosceles.`,
  ),
  theorem(
    'ratio-and-an-angle-of-a-figure',
    'prop PS TR = SQ PT; angle PST PRQ',
    'isos PQR; eq PQ = PR',
    `$S$ lies on $PQ$ and $T$ on $PR$. $\\frac{PS}{SQ} = \\frac{PT}{TR}$, so $ST \\parallel QR$ (converse of the basic proportionality theorem).
    So $\\angle PST = \\angle PQR$ (corresponding angles).
    $\\angle PST = \\angle PRQ$ is given, so $\\angle PRQ = \\angle PQR$.
    Sides opposite to equal angles are equal: $PQ = PR$, and $\\triangle PQR$ is isosceles.`,
    'on S PQ; on T PR',
  ),
  theorem(
    'ratio-and-equal-angles',
    'on D AB; on E AC; prop AD EC = AE DB; angle ADE AED',
    'isos ABC; eq AB = AC',
    `$\\frac{AD}{DB} = \\frac{AE}{EC}$, so $DE \\parallel BC$ (converse of the basic proportionality theorem).
    So $\\angle ADE = \\angle ABC$ and $\\angle AED = \\angle ACB$ (corresponding angles).
    $\\angle ADE = \\angle AED$ is given, so $\\angle ABC = \\angle ACB$.
    So $AB = AC$, and $\\triangle ABC$ is isosceles.`,
  ),
  theorem(
    'equal-parts-cut-by-a-parallel',
    'par DE BC; eq BD = CE',
    'isos ABC; eq AB = AC',
    `$D$ lies on $AB$ and $E$ on $AC$. As $DE \\parallel BC$: $\\frac{AD}{DB} = \\frac{AE}{EC}$ ${bpt}.
    $DB = EC$ is given, so $AD = AE$.
    Adding: $AD + DB = AE + EC$, that is, $AB = AC$. So $\\triangle ABC$ is isosceles.`,
    'on D AB; on E AC',
  ),
  theorem(
    'equal-angles-and-equal-parts',
    'on D AB; on E AC; angle ABC ACB; eq BD = CE',
    'par DE BC',
    `$\\angle B = \\angle C$, so $AB = AC$ (sides opposite to equal angles).
    $BD = CE$, so $AB - BD = AC - CE$, that is, $AD = AE$.
    So $\\frac{AD}{DB} = \\frac{AE}{EC}$, and $DE \\parallel BC$ (converse of the basic proportionality theorem).`,
  ),
  theorem(
    'sides-in-one-ratio',
    'on D AB; on E AC; prop AD EC = AE DB',
    'par DE BC; sim ADE ABC',
    `Given: $\\triangle ABC$ with $D$ on $AB$ and $E$ on $AC$ such that $\\frac{AD}{DB} = \\frac{AE}{EC}$. To prove: $DE \\parallel BC$.
    Suppose that $DE$ is not parallel to $BC$; draw $DF \\parallel BC$ with $F$ on $AC$.
    By the basic proportionality theorem $\\frac{AD}{DB} = \\frac{AF}{FC}$, so $\\frac{AE}{EC} = \\frac{AF}{FC}$.
    Adding $1$ to both sides: $\\frac{AC}{EC} = \\frac{AC}{FC}$, so $EC = FC$.
    So $E$ and $F$ are one point, and $DE \\parallel BC$ (converse of the basic proportionality theorem).
    $\\angle ADE = \\angle ABC$ and $\\angle AED = \\angle ACB$ (corresponding angles), so $\\triangle ADE \\sim \\triangle ABC$ by AA.`,
  ),
  theorem(
    'parallels-from-a-point-inside',
    'par DE OQ; par DF OR',
    'par EF QR; prop PE FR = EQ PF',
    `$D$ lies on $PO$, $E$ on $PQ$ and $F$ on $PR$. In $\\triangle POQ$, $DE \\parallel OQ$: $\\frac{PE}{EQ} = \\frac{PD}{DO}$ ... (1)
    In $\\triangle POR$, $DF \\parallel OR$: $\\frac{PF}{FR} = \\frac{PD}{DO}$ ... (2)
    From (1) and (2): $\\frac{PE}{EQ} = \\frac{PF}{FR}$.
    So in $\\triangle PQR$, $EF \\parallel QR$ (converse of the basic proportionality theorem).`,
    'on D PO; on E PQ; on F PR',
  ),
  theorem(
    'equal-angles-and-a-ratio',
    'prop QR PR = QT QS; angle 1 2',
    'sim PQS TQR',
    `$\\angle 1 = \\angle 2$ in $\\triangle PQR$, so $PR = PQ$ (sides opposite to equal angles).
    $\\frac{QR}{QS} = \\frac{QT}{PR}$ is given, so $\\frac{QR}{QS} = \\frac{QT}{QP}$, that is, $\\frac{QS}{QR} = \\frac{QP}{QT}$.
    In $\\triangle PQS$ and $\\triangle TQR$: $\\frac{QP}{QT} = \\frac{QS}{QR}$ and $\\angle Q = \\angle 1$ is common.
    So $\\triangle PQS \\sim \\triangle TQR$ by SAS.`,
  ),
  theorem(
    'congruent-triangles-of-one-corner',
    'cong ABE ACD',
    'sim ADE ABC; par DE BC',
    `$\\triangle ABE \\cong \\triangle ACD$, so $AB = AC$ and $AE = AD$ (CPCT).
    So $\\frac{AD}{AB} = \\frac{AE}{AC}$.
    In $\\triangle ADE$ and $\\triangle ABC$: $\\frac{AD}{AB} = \\frac{AE}{AC}$ and $\\angle A$ is common.
    So $\\triangle ADE \\sim \\triangle ABC$ by SAS.`,
    'on D AB; on E AC',
  ),
  theorem(
    'two-altitudes-right',
    'alt AD BC; alt CE AB; meet AD CE P',
    'sim PDC BEC',
    `In $\\triangle PDC$ and $\\triangle BEC$: $\\angle PDC = \\angle BEC = 90^\\circ$ and $\\angle PCD = \\angle BCE$ (common angle).
    So $\\triangle PDC \\sim \\triangle BEC$ by AA.`,
  ),
  theorem(
    'two-altitudes-of-a-figure',
    'alt AD BC; alt BE AC',
    'sim ADC BEC; prop AD CE = BE CD; prop AC BE = BC AD',
    `In $\\triangle ADC$ and $\\triangle BEC$: $\\angle ADC = \\angle BEC = 90^\\circ$ and $\\angle C$ is common.
    So $\\triangle ADC \\sim \\triangle BEC$ by AA, and $\\frac{AD}{BE} = \\frac{DC}{EC} = \\frac{AC}{BC}$.`,
  ),
  theorem(
    'bisectors-of-similar',
    'sim ABC FEG; on D AB; on H FE; angle ACD BCD; angle FGH EGH',
    'sim DCB HGE; sim DCA HGF; prop CD FG = GH AC; prop CD EG = GH BC; prop CD FE = GH AB',
    `$\\triangle ABC \\sim \\triangle FEG$: $\\angle A = \\angle F$, $\\angle B = \\angle E$ and $\\angle ACB = \\angle FGE$.
    The halves of equal angles are equal: $\\angle ACD = \\angle FGH$ and $\\angle DCB = \\angle HGE$.
    In $\\triangle DCA$ and $\\triangle HGF$: $\\angle A = \\angle F$ and $\\angle ACD = \\angle FGH$, so $\\triangle DCA \\sim \\triangle HGF$ by AA.
    In $\\triangle DCB$ and $\\triangle HGE$: $\\angle B = \\angle E$ and $\\angle DCB = \\angle HGE$, so $\\triangle DCB \\sim \\triangle HGE$ by AA.
    Corresponding sides: $\\frac{CD}{GH} = \\frac{AC}{FG} = \\frac{BC}{EG}$, and $\\frac{AC}{FG} = \\frac{AB}{FE}$.`,
  ),
  theorem(
    'bisectors-of-similar-of-a-figure',
    'sim ABC PQR; angle BAD CAD; angle QPS RPS',
    'sim ABD PQS; sim ADC PSR; prop AD PQ = PS AB; prop AD QR = PS BC; prop AD PR = PS AC',
    `$D$ lies on $BC$ and $S$ on $QR$. $\\triangle ABC \\sim \\triangle PQR$: $\\angle B = \\angle Q$, $\\angle C = \\angle R$ and $\\angle BAC = \\angle QPR$.
    The halves of equal angles are equal: $\\angle BAD = \\angle QPS$ and $\\angle DAC = \\angle SPR$.
    So $\\triangle ABD \\sim \\triangle PQS$ and $\\triangle ADC \\sim \\triangle PSR$ by AA.
    Corresponding sides: $\\frac{AD}{PS} = \\frac{AB}{PQ} = \\frac{AC}{PR} = \\frac{BC}{QR}$.`,
    'on D BC; on S QR',
  ),
  theorem(
    'altitudes-of-similar',
    'sim ABC PQR; alt AD BC; alt PS QR',
    'sim ABD PQS; sim ADC PSR; prop AD PQ = PS AB; prop AD QR = PS BC; prop AD PR = PS AC',
    `$\\triangle ABC \\sim \\triangle PQR$: $\\angle B = \\angle Q$, $\\angle C = \\angle R$ and $\\frac{AB}{PQ} = \\frac{BC}{QR} = \\frac{AC}{PR}$.
    In $\\triangle ABD$ and $\\triangle PQS$: $\\angle ADB = \\angle PSQ = 90^\\circ$ and $\\angle B = \\angle Q$, so they are similar by AA; in the same way $\\triangle ADC \\sim \\triangle PSR$.
    So $\\frac{AD}{PS} = \\frac{AB}{PQ} = \\frac{BC}{QR} = \\frac{AC}{PR}$.`,
  ),
  theorem(
    'converse-of-the-bisector',
    'prop BD AC = CD AB; on D BC',
    'angle BAD CAD',
    `Produce $BA$ to $E$ with $AE = AC$, and join $CE$.
    $\\frac{BD}{CD} = \\frac{AB}{AC} = \\frac{AB}{AE}$, so in $\\triangle BCE$, $AD \\parallel EC$ (converse of the basic proportionality theorem).
    So $\\angle BAD = \\angle AEC$ (corresponding angles) and $\\angle CAD = \\angle ACE$ (alternate angles).
    $AE = AC$, so $\\angle AEC = \\angle ACE$. Hence $\\angle BAD = \\angle CAD$: $AD$ bisects $\\angle BAC$.`,
  ),
  theorem(
    'two-chords-inside',
    'cir A; cir B; cir C; cir D; meet AB CD P',
    'sim APC DPB; prop AP PB = CP PD',
    `In $\\triangle APC$ and $\\triangle DPB$: $\\angle APC = \\angle DPB$ (vertically opposite) and $\\angle CAP = \\angle BDP$ (angles in the same segment).
    So $\\triangle APC \\sim \\triangle DPB$ by AA.
    Corresponding sides: $\\frac{AP}{DP} = \\frac{CP}{BP}$, so $AP \\times PB = CP \\times DP$.`,
  ),
  theorem(
    'two-chords-outside',
    'cir A; cir B; cir C; cir D; out AB P; out CD P',
    'sim PAC PDB; prop PA PB = PC PD',
    `$ACDB$ is a cyclic quadrilateral, and its exterior angle is equal to the interior opposite angle: $\\angle PAC = \\angle PDB$.
    In $\\triangle PAC$ and $\\triangle PDB$: $\\angle PAC = \\angle PDB$ and $\\angle P$ is common.
    So $\\triangle PAC \\sim \\triangle PDB$ by AA.
    Corresponding sides: $\\frac{PA}{PD} = \\frac{PC}{PB}$, so $PA \\times PB = PC \\times PD$.`,
  ),
  theorem(
    'two-chords-of-a-figure',
    'meet AB CD P; cir A; cir B; cir C; cir D',
    'prop AP PB = CP PD',
    `In $\\triangle APC$ and $\\triangle DPB$: $\\angle APC = \\angle DPB$ (vertically opposite) and $\\angle CAP = \\angle BDP$ (angles in the same segment).
    So they are similar by AA, and $\\frac{AP}{DP} = \\frac{CP}{BP}$: $AP \\times PB = CP \\times DP$.`,
  ),
  theorem(
    'crossing-between-parallels',
    'par AB DC; meet AC PQ O',
    'sim OAP OCQ; prop OA CQ = OC AP; prop OP CQ = OQ AP',
    `$P$ lies on $AB$ and $Q$ on $DC$. In $\\triangle OAP$ and $\\triangle OCQ$: $\\angle OAP = \\angle OCQ$ (alternate angles, $AB \\parallel DC$) and $\\angle AOP = \\angle COQ$ (vertically opposite).
    So $\\triangle OAP \\sim \\triangle OCQ$ by AA.
    Corresponding sides: $\\frac{OA}{OC} = \\frac{AP}{CQ}$, so $OA \\times CQ = OC \\times AP$.`,
    'on P AB; on Q DC',
  ),
  theorem(
    'two-right-triangles-on-one-hypotenuse',
    'perp AB AC; perp DB DC; meet AC BD P',
    'sim ABP DCP; prop AP PC = BP PD; prop AP DC = DP AB',
    `In $\\triangle ABP$ and $\\triangle DCP$: $\\angle BAP = \\angle CDP = 90^\\circ$ and $\\angle APB = \\angle DPC$ (vertically opposite).
    So $\\triangle ABP \\sim \\triangle DCP$ by AA.
    Corresponding sides: $\\frac{AP}{DP} = \\frac{BP}{CP}$, so $AP \\times PC = BP \\times PD$.`,
  ),
  theorem(
    'diagonal-of-a-parallelogram-and-a-line',
    'pgram ABCD; on E BC; meet BD AE F',
    'sim AFD EFB; prop DF EF = FB FA; prop AD EF = EB FA',
    `In $\\triangle AFD$ and $\\triangle EFB$: $\\angle ADF = \\angle EBF$ (alternate angles, $AD \\parallel BC$) and $\\angle AFD = \\angle EFB$ (vertically opposite).
    So $\\triangle AFD \\sim \\triangle EFB$ by AA.
    Corresponding sides: $\\frac{DF}{FB} = \\frac{FA}{EF} = \\frac{AD}{EB}$, so $DF \\times EF = FB \\times FA$.`,
  ),
  theorem(
    'perpendicular-to-the-hypotenuse',
    'perp AC BC; on D AC; on E AB; perp DE AB',
    'sim ABC ADE; prop AB AE = AC AD; prop AB DE = BC AD',
    `In $\\triangle ABC$ and $\\triangle ADE$: $\\angle ACB = \\angle AED = 90^\\circ$ and $\\angle A$ is common.
    So $\\triangle ABC \\sim \\triangle ADE$ by AA, and $\\frac{AB}{AD} = \\frac{BC}{DE} = \\frac{AC}{AE}$.`,
  ),
  theorem(
    'perpendicular-to-the-hypotenuse-of-a-figure',
    'perp AC BC; perp DE AB',
    'sim ABC ADE; prop AB AE = AC AD; prop AB DE = BC AD',
    `$D$ lies on $AC$ and $E$ on $AB$. In $\\triangle ABC$ and $\\triangle ADE$: $\\angle ACB = \\angle AED = 90^\\circ$ and $\\angle A$ is common.
    So $\\triangle ABC \\sim \\triangle ADE$ by AA, and $\\frac{AB}{AD} = \\frac{BC}{DE} = \\frac{AC}{AE}$.`,
    'on D AC; on E AB',
  ),
  theorem(
    'equal-angle-across',
    'on D AB; on E AC; angle ADE ACB',
    'sim ADE ACB; prop AD AB = AE AC; prop AD BC = DE AC',
    `In $\\triangle ADE$ and $\\triangle ACB$: $\\angle ADE = \\angle ACB$ (given) and $\\angle A$ is common.
    So $\\triangle ADE \\sim \\triangle ACB$ by AA.
    Corresponding sides: $\\frac{AD}{AC} = \\frac{AE}{AB} = \\frac{DE}{CB}$, so $AD \\times AB = AE \\times AC$.`,
  ),
  theorem(
    'equal-angle-along',
    'on D AB; on E AC; angle ADE ABC',
    'sim ADE ABC; par DE BC',
    `In $\\triangle ADE$ and $\\triangle ABC$: $\\angle ADE = \\angle ABC$ (given) and $\\angle A$ is common.
    So $\\triangle ADE \\sim \\triangle ABC$ by AA; the angles $\\angle ADE$ and $\\angle ABC$ are corresponding angles, so $DE \\parallel BC$.`,
  ),
  theorem(
    'middle-of-a-median',
    'mid D BC; mid E AD; on E BF; on F AC',
    'eq 3 AF = AC; eq FC = 2 AF',
    `Draw $DG \\parallel BF$, with $G$ on $AC$.
    In $\\triangle ADG$, $EF \\parallel DG$ and $E$ is the mid-point of $AD$: so $F$ is the mid-point of $AG$, $AF = FG$.
    In $\\triangle CBF$, $DG \\parallel BF$ and $D$ is the mid-point of $BC$: so $G$ is the mid-point of $CF$, $FG = GC$.
    So $AF = FG = GC$, and $AF = \\frac{1}{3}AC$.`,
  ),
  theorem(
    'middle-of-a-side-of-a-parallelogram',
    'pgram ABCD; mid M CD; on L BM; on L AC; on M BE; on D AE',
    'eq EL = 2 BL',
    `In $\\triangle BMC$ and $\\triangle EMD$: $MC = MD$, $\\angle BMC = \\angle EMD$ (vertically opposite) and $\\angle MCB = \\angle MDE$ (alternate angles), so they are congruent (ASA) and $BC = DE$.
    $AD = BC$ (opposite sides of a parallelogram), so $AE = AD + DE = 2BC$.
    In $\\triangle AEL$ and $\\triangle CBL$: $\\angle ALE = \\angle CLB$ (vertically opposite) and $\\angle EAL = \\angle BCL$ (alternate angles), so they are similar (AA).
    So $\\frac{EL}{BL} = \\frac{AE}{CB} = 2$, and $EL = 2BL$.`,
  ),
  theorem(
    'parallel-through-the-crossing-of-diagonals',
    'par AB DC; meet AC BD O; on O PQ; on P AD; on Q BC; par PQ AB',
    'eq PO = OQ',
    `In $\\triangle ADC$, $PO \\parallel DC$: $\\triangle APO \\sim \\triangle ADC$ (AA), so $\\frac{PO}{DC} = \\frac{AP}{AD}$ ... (1)
    In $\\triangle BCD$, $OQ \\parallel DC$: $\\triangle BQO \\sim \\triangle BCD$ (AA), so $\\frac{OQ}{DC} = \\frac{BQ}{BC}$ ... (2)
    $PQ \\parallel AB \\parallel DC$ cuts both sides of the trapezium in the same ratio: $\\frac{AP}{AD} = \\frac{BQ}{BC}$.
    From (1) and (2): $\\frac{PO}{DC} = \\frac{OQ}{DC}$, so $PO = OQ$.`,
    'par PQ DC',
  ),
  theorem(
    'parallel-cut-twice',
    'on D AB; on E AC; on F AD; par DE BC; par EF CD',
    'prop AD AD = AB AF',
    `In $\\triangle ABC$, $DE \\parallel BC$: $\\frac{AB}{AD} = \\frac{AC}{AE}$ ... (1)
    In $\\triangle ADC$, $FE \\parallel DC$: $\\frac{AD}{AF} = \\frac{AC}{AE}$ ... (2)
    From (1) and (2): $\\frac{AB}{AD} = \\frac{AD}{AF}$, so $AD^2 = AB \\times AF$.`,
  ),
  theorem(
    'mid-points-of-all-sides',
    'mid D BC; mid E CA; mid F AB',
    'sim DEF ABC; eq #DEF = 1/4 #ABC',
    `By the mid-point theorem $EF = \\frac{1}{2}BC$, $FD = \\frac{1}{2}CA$ and $DE = \\frac{1}{2}AB$.
    So $\\frac{DE}{AB} = \\frac{EF}{BC} = \\frac{FD}{CA} = \\frac{1}{2}$, and $\\triangle DEF \\sim \\triangle ABC$ by SSS.
    The areas are as the squares of the sides: $\\text{ar}(DEF) = \\frac{1}{4}\\,\\text{ar}(ABC)$.`,
  ),
]
