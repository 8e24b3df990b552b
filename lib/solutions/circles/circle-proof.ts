import { worked } from '../solution'

const perpendicular = 'the tangent is perpendicular to the radius at the point of contact'
const equal = 'tangents from a point to a circle are equal'

/** The proofs of the chapter, each in its lines; letters as in the textbook. */
const proofs = {
  perpendicular: [
    'Given: a circle with centre $O$ and a tangent $XY$ at the point $P$. To prove: $OP \\perp XY$.',
    'Take any point $Q$ other than $P$ on $XY$ and join $OQ$.',
    '$Q$ lies outside the circle: if it lay inside, $XY$ would be a secant and not a tangent. So $OQ$ is longer than the radius, $OQ > OP$.',
    'This holds for every point of $XY$ except $P$, so $OP$ is the shortest of all distances from $O$ to the points of $XY$.',
    'The shortest distance from a point to a line is the perpendicular, so $OP \\perp XY$.',
  ],
  equal: [
    'Given: a circle with centre $O$, a point $P$ outside it and the tangents $PA$ and $PB$. To prove: $PA = PB$.',
    'Join $OA$, $OB$ and $OP$.',
    `In the triangles $OAP$ and $OBP$: $\\angle OAP = \\angle OBP = 90^\\circ$, because ${perpendicular}.`,
    '$OA = OB$ (radii) and $OP = OP$ (common).',
    'So $\\triangle OAP \\cong \\triangle OBP$ (RHS), and $PA = PB$ (CPCT).',
  ],
  inclined: [
    'Let $PA$ and $PB$ be the tangents from $P$ to the circle with centre $O$. Join $OA$, $OB$ and $OP$.',
    `$\\angle OAP = \\angle OBP = 90^\\circ$, because ${perpendicular}.`,
    '$OA = OB$ (radii) and $OP = OP$ (common), so $\\triangle OAP \\cong \\triangle OBP$ (RHS).',
    'By CPCT, $\\angle APO = \\angle BPO$ and $\\angle AOP = \\angle BOP$.',
    'So $OP$ bisects $\\angle APB$ and $\\angle AOB$: the centre lies on the bisector of the angle between the two tangents.',
  ],
  chordOfContact: [
    'Let $PA$ and $PB$ be the tangents from $P$ to the circle with centre $O$, and let $OP$ meet $AB$ at $M$.',
    `$PA = PB$, because ${equal}; $OA = OB$ (radii) and $OP = OP$, so $\\triangle OAP \\cong \\triangle OBP$ (SSS) and $\\angle APM = \\angle BPM$.`,
    'In the triangles $PAM$ and $PBM$: $PA = PB$, $\\angle APM = \\angle BPM$, $PM = PM$, so they are congruent (SAS).',
    'By CPCT, $AM = BM$ and $\\angle AMP = \\angle BMP$. These two make a straight angle, so each is $90^\\circ$.',
    'So $OP$ is the perpendicular bisector of $AB$.',
  ],
  quadrilateral: [
    'Let the quadrilateral $ABCD$ touch the circle at $P$ on $AB$, $Q$ on $BC$, $R$ on $CD$ and $S$ on $DA$.',
    `Because ${equal}: $AP = AS$, $BP = BQ$, $CR = CQ$ and $DR = DS$.`,
    'Adding the four: $(AP + BP) + (CR + DR) = (AS + DS) + (BQ + CQ)$.',
    'So $AB + CD = AD + BC$.',
  ],
  rhombus: [
    'Let the parallelogram $ABCD$ touch the circle at $P$ on $AB$, $Q$ on $BC$, $R$ on $CD$ and $S$ on $DA$.',
    `Because ${equal}: $AP = AS$, $BP = BQ$, $CR = CQ$ and $DR = DS$.`,
    'Adding the four: $(AP + BP) + (CR + DR) = (AS + DS) + (BQ + CQ)$, that is, $AB + CD = AD + BC$.',
    '$ABCD$ is a parallelogram, so $AB = CD$ and $AD = BC$: hence $2AB = 2AD$ and $AB = AD$.',
    'A parallelogram with two adjacent sides equal has all sides equal, so $ABCD$ is a rhombus.',
  ],
  hexagon: [
    'Let the hexagon $ABCDEF$ touch the circle at $P$, $Q$, $R$, $S$, $T$ and $U$ on $AB$, $BC$, $CD$, $DE$, $EF$ and $FA$.',
    `Because ${equal}: $AP = AU$, $BP = BQ$, $CR = CQ$, $DR = DS$, $ET = ES$ and $FT = FU$.`,
    'Adding the six: $(AP + BP) + (CR + DR) + (ET + FT) = (BQ + CQ) + (DS + ES) + (FU + AU)$.',
    'So $AB + CD + EF = BC + DE + FA$.',
  ],
  doubleAngle: [
    'Let $\\angle PTQ = \\theta$.',
    `$TP = TQ$, because ${equal}. So $TPQ$ is an isosceles triangle and $\\angle TPQ = \\angle TQP = \\frac{1}{2}(180^\\circ - \\theta) = 90^\\circ - \\frac{1}{2}\\theta$.`,
    `$\\angle OPT = 90^\\circ$, because ${perpendicular}.`,
    'So $\\angle OPQ = \\angle OPT - \\angle TPQ = 90^\\circ - (90^\\circ - \\frac{1}{2}\\theta) = \\frac{1}{2}\\theta = \\frac{1}{2}\\angle PTQ$.',
    'So $\\angle PTQ = 2\\angle OPQ$.',
  ],
  supplementary: [
    'Let $PA$ and $PB$ be the tangents from $P$ to the circle with centre $O$. To prove: $\\angle APB + \\angle AOB = 180^\\circ$.',
    `$\\angle OAP = \\angle OBP = 90^\\circ$, because ${perpendicular}.`,
    'The angles of the quadrilateral $OAPB$ add to $360^\\circ$: $\\angle OAP + \\angle APB + \\angle OBP + \\angle AOB = 360^\\circ$.',
    'So $\\angle APB + \\angle AOB = 360^\\circ - 90^\\circ - 90^\\circ = 180^\\circ$: the two angles are supplementary.',
  ],
  parallels: [
    'Let the tangent $AB$ touch the circle at $C$, and let the parallel tangents through $A$ and through $B$ touch it at $P$ and $Q$. Join $OP$, $OC$ and $OQ$.',
    `In the triangles $OPA$ and $OCA$: $OP = OC$ (radii), $AP = AC$ (${equal}), $OA = OA$: they are congruent (SSS), so $\\angle POA = \\angle COA$.`,
    'In the same way $\\triangle OQB \\cong \\triangle OCB$ and $\\angle QOB = \\angle COB$.',
    'The tangents at $P$ and $Q$ are parallel, so $POQ$ is a diameter, a straight line: $\\angle POA + \\angle COA + \\angle COB + \\angle QOB = 180^\\circ$.',
    'So $2\\angle COA + 2\\angle COB = 180^\\circ$, that is, $\\angle COA + \\angle COB = 90^\\circ$ and $\\angle AOB = 90^\\circ$.',
  ],
  oppositeSides: [
    'Let the quadrilateral $ABCD$ touch the circle with centre $O$ at $P$, $Q$, $R$ and $S$ on $AB$, $BC$, $CD$ and $DA$. Join $O$ to all these points.',
    `$\\triangle OAP \\cong \\triangle OAS$ (SSS: $AP = AS$, because ${equal}; radii; common side), so $OA$ bisects $\\angle POS$. In the same way $OB$, $OC$ and $OD$ bisect $\\angle POQ$, $\\angle QOR$ and $\\angle ROS$.`,
    'So of the eight angles at $O$ there are two of each size: $2(\\angle AOP + \\angle BOP + \\angle COR + \\angle DOR) = 360^\\circ$.',
    'So $\\angle AOB + \\angle COD = 180^\\circ$, and likewise $\\angle BOC + \\angle DOA = 180^\\circ$.',
  ],
  diameterEnds: [
    'Let $AB$ be a diameter of the circle with centre $O$, and let $PQ$ and $RS$ be the tangents at $A$ and $B$.',
    `$\\angle OAQ = 90^\\circ$ and $\\angle OBR = 90^\\circ$, because ${perpendicular}.`,
    '$AB$ is a line that cuts both tangents, and the alternate angles $\\angle BAQ$ and $\\angle ABR$ are equal, $90^\\circ$ each.',
    'So $PQ \\parallel RS$: the tangents at the ends of a diameter are parallel.',
  ],
  throughCentre: [
    'Let $XY$ be the tangent at $P$ to the circle with centre $O$, and let $PQ \\perp XY$. Suppose that $PQ$ does not pass through $O$; join $OP$.',
    `$\\angle OPY = 90^\\circ$, because ${perpendicular}; and $\\angle QPY = 90^\\circ$ as supposed.`,
    'So $\\angle OPY = \\angle QPY$, which is possible only if $PO$ and $PQ$ are one line: a contradiction.',
    'So the perpendicular to the tangent at the point of contact passes through the centre.',
  ],
  chordBisected: [
    'Let $O$ be the common centre, and let the chord $AB$ of the larger circle touch the smaller circle at $P$. Join $OP$.',
    `$OP$ is a radius of the smaller circle and $AB$ its tangent at $P$, so $OP \\perp AB$ (${perpendicular}).`,
    '$AB$ is a chord of the larger circle, and the perpendicular from the centre bisects a chord.',
    'So $AP = PB$: the chord is bisected at the point of contact.',
  ],
  isosceles: [
    'Let the circle touch $BC$, $CA$ and $AB$ at $E$, $F$ and $D$.',
    `Because ${equal}: $AD = AF$, $BD = BE$ and $CF = CE$.`,
    '$AB = AC$ is given; taking the equal parts $AD$ and $AF$ away, $AB - AD = AC - AF$, that is, $BD = CF$.',
    'So $BE = CE$: the base is bisected at the point of contact.',
  ],
  escribed: [
    `Because ${equal}: $AQ = AR$, $BQ = BP$ and $CR = CP$.`,
    'Perimeter of $\\triangle ABC = AB + BC + CA = AB + (BP + CP) + CA$',
    '$= (AB + BQ) + (CA + CR) = AQ + AR = 2AQ$',
    'So $AQ = \\frac{1}{2}(AB + BC + CA)$.',
  ],
  chordAngles: [
    'Let $AB$ be a chord of the circle with centre $O$, and let the tangents at $A$ and $B$ meet at $P$.',
    `$PA = PB$, because ${equal}.`,
    'In $\\triangle PAB$ the angles opposite to equal sides are equal: $\\angle PAB = \\angle PBA$.',
    'So the tangents at the ends of a chord make equal angles with the chord.',
  ],
  thirdTangent: [
    'Let $PA$ and $PB$ be tangents from $P$, and let a third tangent, which touches the circle at $E$, meet them at $C$ and $D$.',
    `Because ${equal}: $CE = CA$, $DE = DB$ and $PA = PB$.`,
    'Perimeter of $\\triangle PCD = PC + CE + ED + PD = (PC + CA) + (PD + DB) = PA + PB = 2PA$',
    'So the perimeter of $\\triangle PCD$ is $2PA$.',
  ],
  halfPerimeter: [
    'Let the circle touch $BC$, $CA$ and $AB$ at $D$, $E$ and $F$.',
    `Because ${equal}: $AF = AE$, $BD = BF$ and $CE = CD$.`,
    'Adding the three: $AF + BD + CE = AE + BF + CD$.',
    'The two sums together are $AB + BC + CA$, the perimeter, so each of them is half of it.',
  ],
  arcMidpoint: [
    'Let $C$ be the mid-point of the arc $AB$ of the circle with centre $O$, and let $PQ$ be the tangent at $C$. Join $OA$, $OB$, and $OC$, which meets $AB$ at $M$.',
    'Equal arcs $AC$ and $CB$ subtend equal angles at the centre: $\\angle AOC = \\angle BOC$.',
    'In $\\triangle AOM$ and $\\triangle BOM$: $OA = OB$ (radii), $\\angle AOM = \\angle BOM$, $OM = OM$: they are congruent (SAS), so $\\angle OMA = \\angle OMB = 90^\\circ$ (CPCT, a straight angle).',
    `$\\angle OCQ = 90^\\circ$, because ${perpendicular}.`,
    'So $AB$ and $PQ$ are both perpendicular to $OC$, and $AB \\parallel PQ$.',
  ],
  parallelContacts: [
    'Let $AB$ and $CD$ be parallel tangents that touch the circle with centre $O$ at $P$ and $Q$. Join $OP$ and $OQ$, and draw $OM \\parallel AB$.',
    `$\\angle APO = 90^\\circ$, because ${perpendicular}; $OM \\parallel AB$, so $\\angle APO + \\angle POM = 180^\\circ$ and $\\angle POM = 90^\\circ$.`,
    '$OM \\parallel CD$ too, and in the same way $\\angle QOM = 90^\\circ$.',
    'So $\\angle POM + \\angle QOM = 180^\\circ$: $POQ$ is a straight line.',
    'So the segment that joins the points of contact passes through the centre (it is a diameter).',
  ],
  chordsAcrossDiameter: [
    'Let $AB$ be a diameter of the circle with centre $O$, $XAY$ the tangent at $A$, and $CD$ a chord parallel to $XY$ that meets $AB$ at $M$.',
    `$\\angle OAY = 90^\\circ$, because ${perpendicular}.`,
    '$CD \\parallel XY$, so $\\angle OMD = \\angle OAY = 90^\\circ$ (corresponding angles): $OM \\perp CD$.',
    'The perpendicular from the centre bisects a chord, so $CM = MD$.',
    'So the diameter $AB$ bisects every chord that is parallel to the tangent at $A$.',
  ],
  touchingLines: [
    'Let the circle with centre $O$ touch the two lines, which meet at $P$, at $A$ and $B$. Join $OA$, $OB$ and $OP$.',
    `$\\angle OAP = \\angle OBP = 90^\\circ$, because ${perpendicular}.`,
    '$OA = OB$ (radii) and $OP = OP$ (common), so $\\triangle OAP \\cong \\triangle OBP$ (RHS).',
    'So $\\angle APO = \\angle BPO$ (CPCT): the centre $O$ lies on the bisector of the angle between the lines.',
  ],
  commonTangents: [
    'The radii are unequal, so the common tangents $AB$ and $CD$, produced, meet at a point $P$.',
    `$PA = PC$ (tangents to one circle) and $PB = PD$ (tangents to the other circle), because ${equal}.`,
    'Subtracting: $PA - PB = PC - PD$, that is, $AB = CD$.',
  ],
  crossedTangents: [
    `$EA = EC$ (tangents to one circle) and $EB = ED$ (tangents to the other circle), because ${equal}.`,
    'Adding: $EA + EB = EC + ED$, that is, $AB = CD$.',
  ],
  touchingCircles: [
    'Let the two circles touch at $C$, let the other common tangent touch them at $P$ and $Q$, and let the common tangent at $C$ meet $PQ$ at $R$.',
    `$RP = RC$ (tangents to one circle) and $RQ = RC$ (tangents to the other circle), because ${equal}.`,
    'So $RP = RQ$: the common tangent at $C$ bisects $PQ$, and in the same way the other common tangent.',
  ],
  touchingCirclesAngle: [
    'Let the common tangent at $P$ meet $AB$ at $C$.',
    `$CA = CP$ and $CB = CP$, because ${equal}.`,
    'So $\\angle CAP = \\angle CPA = x$ and $\\angle CBP = \\angle CPB = y$.',
    'In $\\triangle APB$: $x + y + (x + y) = 180^\\circ$, so $x + y = 90^\\circ$.',
    'So $\\angle APB = x + y = 90^\\circ$.',
  ],
  tangentParts: [
    'Let the circle touch $BC = a$, $CA = b$ and $AB = c$ at $D$, $E$ and $F$.',
    `Because ${equal}: $AE = AF = x$, $BD = BF = y$ and $CD = CE = z$.`,
    '$a + b + c = (y + z) + (z + x) + (x + y) = 2(x + y + z)$, so $s = x + y + z$.',
    '$x = s - (y + z) = s - a$, $y = s - (z + x) = s - b$ and $z = s - (x + y) = s - c$.',
    'So $AE = AF = s - a$, $BD = BF = s - b$ and $CD = CE = s - c$.',
  ],
  rightIncircle: [
    'Let the circle with centre $O$ touch the sides $BC = a$, $CA = b$ and $AB = c$ of $\\triangle ABC$, which is right-angled at $C$, at $D$, $E$ and $F$.',
    `$OD \\perp BC$ and $OE \\perp CA$, because ${perpendicular}; $\\angle C = 90^\\circ$ and $OD = OE = r$, so $ODCE$ is a square and $CD = CE = r$.`,
    `$AF = AE = b - r$ and $BF = BD = a - r$, because ${equal}.`,
    '$AF + BF = AB$ gives $(b - r) + (a - r) = c$, so $2r = a + b - c$.',
    'So $r = \\frac{a + b - c}{2}$.',
  ],
  concentricDiameters: [
    'Let $O$ be the common centre, and let the chord $AB = c$ of the larger circle touch the smaller one at $M$. Join $OA$ and $OM$: $OA = \\frac{d_2}{2}$ and $OM = \\frac{d_1}{2}$.',
    `$OM \\perp AB$, because ${perpendicular}; so $M$ is the mid-point of the chord and $AM = \\frac{c}{2}$.`,
    'In $\\triangle OMA$: $OA^2 = OM^2 + AM^2$, that is, $\\frac{d_2^2}{4} = \\frac{d_1^2}{4} + \\frac{c^2}{4}$.',
    'So $d_2^2 = c^2 + d_1^2$.',
  ],
} as const

export type Theorem = keyof typeof proofs

/** E.g. "Prove that the tangents from an external point to a circle are equal." */
export const circleProof = worked<{ readonly theorem: Theorem }>({
  id: 'circle-proof',
  archetype: 'cir-prove-equal-tangents',
  objection: () => null,
  solve: ({ theorem }) => ({ lines: proofs[theorem], key: 'proved' }),
})
