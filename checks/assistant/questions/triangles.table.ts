import type { QuestionTable } from './row'

const table: QuestionTable = {
  topic: 'triangles',
  answered: [
    [
      'The lengths of the diagonals of a rhombus are 16 cm and 12 cm. Then, the length of the side of the rhombus is (A) 9 cm (B) 10 cm (C) 8 cm (D) 20 cm',
      'B',
    ],
    ['ek rhombus ke diagonals 30 cm aur 40 cm hai, side nikalo', '25 cm'],
    [
      'PA, QB and RC are each perpendicular to AC. If AP = x, QB = z, RC = y, AB = a and BC = b, prove that 1/x + 1/y = 1/z',
      'proved',
    ],
    ['Is the triangle with sides 25 cm, 5 cm and 24 cm a right triangle? Give reasons for your answer.', 'no'],
    [
      'Sides of a triangle are 7 cm, 24 cm and 25 cm. Is it a right triangle? If yes, write the length of its hypotenuse',
      'yes, 25 cm',
    ],
    [
      'Assertion: Two equilateral triangles with sides 3 cm and 7 cm are similar.\nReason: If the corresponding angles of two triangles are equal, then the triangles are similar.',
      'A',
    ],
    [
      'Assertion: Triangles with sides 3 cm, 4 cm, 5 cm and 6 cm, 8 cm, 10 cm are similar. Reason: If two angles of one triangle are equal to two angles of another triangle, the triangles are similar',
      'B',
    ],
    ['Assertion: Two squares of sides 4 cm and 9 cm are similar. Reason: All squares are similar', 'A'],
    [
      'Assertion: two equilateral triangles of sides 4 cm and 6 cm are congruent. Reason: all equilateral triangles are similar',
      'D',
    ],
    [
      'is it true to say that if in 2 triangles an angle of one triangle is equal to an angle of another triangle and two sides of one triangle are proportional to the two sides of the other triangle then the triangles are similar. give reasons',
      'False',
    ],
    [
      'Sides AB and BC and median AD of a triangle\nABC are respectively proportional to sides PQ\nand QR and median PM of △PQR. Show that\n△ABC ~ △PQR.',
      'proved',
    ],
    [
      "Vijay is trying to find the height of a tower near his house. Vijay's house is 20 m tall and it casts a shadow 10 m long on the ground. At the same time the tower casts a shadow 50 m long and Ajay's house casts a shadow 20 m long.\n(i) What is the height of the tower?\n(ii) What is the height of Ajay's house?\n(iii) When the tower casts a shadow of 40 m, what is the length of the shadow of Ajay's house?",
      '(i) 100 m; (ii) 40 m; (iii) 16 m',
    ],
    [
      "Vijay's house is 20 m tall and casts a shadow 10 m long on the ground. At the same time the tower casts a shadow 50 m long.\n(i) What is the height of the tower?\n(ii) What will be the length of the shadow of the tower when the shadow of Vijay's house is 12 m?",
      '(i) 100 m; (ii) 60 m',
    ],
    [
      'ek ladka 1.5 m lamba hai aur lamp post se 6 m door khada hai. uski shadow 2 m ki hai. lamp post ki height?',
      '6 m',
    ],
    [
      'do khambe 10 m aur 15 m ke zameen pe khade hai. har ek ke top ko dusre ke foot se join kiya. jaha dono lines kat ti hai us point ki height ground se kitni hogi',
      '6 m',
    ],
    [
      'do khambe 6 m aur 11 m unche hai. unke feet ke beech ki doori 12 m hai. unke tops ke beech ki doori batao',
      '13 m',
    ],
    [
      'It is given that △ABC ~ △DFE, ∠A = 30°, ∠C = 50°, AB = 5 cm, AC = 8 cm and DF = 7.5 cm. Then which one is true:\n(A) DE = 12 cm, ∠F = 50°\n(B) DE = 12 cm, ∠F = 100°\n(C) EF = 12 cm, ∠D = 100°\n(D) EF = 12 cm, ∠D = 30°',
      'B',
    ],
    [
      'Two poles of heights a metres and b metres stand p metres apart. Prove that the height of the point of intersection of the lines joining the top of each pole to the foot of the opposite pole is ab/(a + b) metres.',
      'proved',
    ],
    [
      'ABC and DBC are two right triangles on the same hypotenuse BC, right angled at A and D, drawn on the same side of BC. If AC and DB intersect at P, prove that AP × PC = BP × DP.',
      'proved',
    ],
    [
      'DEFG is a square, D lies on AB, G lies on AC, E and F lie on BC and ∠BAC = 90°. Show that DE² = BE × FC',
      'proved',
    ],
    [
      'DEFG is a square with D on AB, G on AC and E, F on BC of a triangle ABC in which ∠BAC = 90°, E lies between B and F. If BE = 4 cm and FC = 9 cm, find the side of the square',
      '6 cm',
    ],
    [
      'ABCD parallelogram hai, P side BC pe hai aur BP : PC = 1 : 2. DP ko produce karne par AB produced ko Q pe milti hai. agar CD = 12 cm to BQ kitni hai',
      '6 cm',
    ],
    [
      'P and Q are points on sides AB and AC of $\\triangle ABC$ such that $AP=3$, $PB=6$, $AQ=5$, $QC=10$ (in cm). Show that $BC = 3PQ$.',
      'proved',
    ],
    [
      'P aur Q triangle ABC ki sides AB aur AC par points hain, AP = 3, PB = 6, AQ = 5, QC = 10. show that PQ = 1/3 BC',
      'proved',
    ],
    [
      'in triangle a b c d e is parallel to b c a d is x d b is x minus two a e is x plus two e c is x minus one find x',
      '4',
    ],
    [
      'in triangle a b c d e parallel to b c a d is 2 x minus 1 d b is x plus 1 a e is 4 x minus 1 e c is 2 x plus 4 find x',
      '1',
    ],
    [
      'In △ABC, ∠A = 50° and ∠B = 60°; in △PQR, ∠P = 50°, ∠Q = 70°. Is triangle ABC similar to triangle PQR?',
      'yes, AA',
    ],
    [
      'Fill in the blanks using the correct word given in brackets : (i) All circles are ______. (congruent, similar) (ii) Two polygons of the same number of sides are similar, if (a) their corresponding angles are ______ and (b) their corresponding sides are ______. (equal, proportional)',
      '(i) similar; (ii) equal; proportional',
    ],
    [
      'Is the following statement true? Why? "Two quadrilaterals are similar, if their corresponding angles are equal".',
      'False',
    ],
    ['Altitudes AD and CE of triangle ABC\nintersect each other at the point P.\nShow that : ∆AEP ~ ∆CDP', 'proved'],
    [
      'Assertion (A): If ΔABC ~ ΔPQR, angle A = 65° and angle C = 60° then angle Q = 55°\nReason (R): sum of all angles of a triangle is 180°',
      'A',
    ],
    [
      'Ritu keeps a plane mirror flat on the ground 15 m from the foot of a tree. Standing 2 m on the other side of the mirror, she just sees the top of the tree in it. Her eyes are 1.6 m above the ground. Using similar triangles find the height of the tree.',
      '12 m',
    ],
    ['It is given that ΔDEF ~ ΔRPQ. Is it true to say that ∠D = ∠R and ∠F = ∠P? Why?', 'no'],
    ['In triangles PQR and MST, ∠P = 55°, ∠Q = 25°, ∠M = 100° and ∠S = 25°. Is ΔQPR ~ ΔTSM? Why?', 'no'],
    ['In triangles PQR and MST, ∠P = 55°, ∠Q = 25°, ∠M = 100° and ∠S = 25°. Is ΔQPR ~ ΔSTM?', 'yes, AA'],
    ['In a ΔPQR, N is a point on PR such that QN ⊥ PR. If PN · NR = QN², prove that ∠PQR = 90°.', 'proved'],
    [
      'In ΔPQR, PD ⊥ QR such that D lies on QR. If PQ = a, PR = b, QD = c and DR = d, prove that (a + b)(a – b) = (c + d)(c – d).',
      'proved',
    ],
    [
      'A and B sides PQ and PR pe points h triangle PQR ke, PQ = 12.5 cm PA = 5cm BR=6 cm PB=4cm. is AB ∥ QR? reason do',
      'yes',
    ],
    ['trapezium ABCD me AB || DC aur diagonals O pe intersect karte h. show AO/BO = CO/DO', 'proved'],
    [
      '6m ka vertical pole zameen pe 4m shadow banata hai same time pe tower ki shadow 28 m long hai. tower ki height?',
      '42 m',
    ],
    [
      '$\\triangle ABC \\sim \\triangle PQR$, $AD$ and $PM$ are medians to $BC$ and $QR$. If $AB = 6$ cm, $PQ = 9$ cm and $AD = 4.8$ cm, find $PM$.',
      '7.2 cm',
    ],
    [
      'D is a point on side BC of triangle ABC such that ∠ADC = ∠BAC. Show that CA² = CB·CD. If CA = 12 cm and CB = 16 cm find CD',
      '(i) proved; (ii) 9 cm',
    ],
    [
      'two vertical poles 10 m and 15 m high stand some distance apart on level ground. wires go from top of each pole to the foot of the other. at what height do the wires cross',
      '6 m',
    ],
    ['triangle ABC me D side BC par hai aur angle ADC = angle BAC. CD = 4 cm, BC = 9 cm to CA kitna hoga?', '6 cm'],
    ['D is a point on BC of triangle ABC, ∠ADC = ∠BAC, CA = 6 cm, BD = 9 cm. Find CD.', '3 cm'],
    [
      'D and E are points on AB and AC of triangle ABC with DE parallel to BC. AB = 12, AC = 18 and AE is 6 less than AC. find AD',
      '8 units',
    ],
    [
      'In quadrilateral ABCD, E lies on the diagonal BD. EF ∥ DA meets AB at F and EG ∥ DC meets BC at G. BF = 4, FA = 6, BC = 15. Find BG.',
      '6 units',
    ],
    [
      'In trapezium ABCD AB ∥ CD, EF ∥ AB where E on AD and F on BC and EF meets the diagonal AC at G. AE : ED = 2 : 3 and CD = 10 cm. Find EG.',
      '4 cm',
    ],
    [
      'In trapezium ABCD, AB || DC, E on AD, F on BC with EF || AB. AB = 16 cm, DC = 6 cm and AE : ED = 3 : 2. Find EF.',
      '10 cm',
    ],
    [
      'ABCD is a parallelogram. E is a point on BC such that BE = 4 cm and EC = 6 cm. AE produced meets DC produced at F. If AB = 8 cm find CF.',
      '12 cm',
    ],
    [
      'ABCD is a parallelogram and E is a point on BC with BE : EC = 2 : 1. AE meets diagonal BD at F. Find DF : FB.',
      '3 : 2',
    ],
    [
      'abcd ek parallelogram hai, E side AB ka midpoint hai aur DE diagonal AC ko F par kaatta hai. AC = 12 cm to AF kitna hoga',
      '4 cm',
    ],
    ['ABCD is a rhombus of side 6 cm. E is a point on AB produced with BE = 3 cm. DE cuts BC at F. Find BF.', '2 cm'],
    ['triangle ABC me angle B = 90 degree hai, BD perpendicular AC. AB = 15 cm BC = 20 cm. BD nikalo', '12 cm'],
    ['AB and CD intersect at O with AC ∥ DB. OA = 4 cm, OC = 3 cm, OD = 9 cm. Find OB.', '12 cm'],
    [
      'Two line segments AC and BD cut each other at P such that AP = 6, PC = 9, BP = 4 and PD = 6. If AB = 5 find CD.',
      '7.5 units',
    ],
    ['Line segments PQ and RS cross at T. angle TPR = angle TSQ. TP = 4, TS = 6, TR = 5. find TQ', '7.5 units'],
    [
      'In triangle ABC, BM ⊥ AC and CN ⊥ AB with M on AC and N on AB. AM = 3 cm, AN = 4 cm, AB = 9 cm. Find AC.',
      '12 cm',
    ],
    [
      'E is a point on side CB produced of isosceles triangle ABC with AB = AC. AD ⊥ BC and EF ⊥ AC. AB = 10, BC = 12, CE = 15. find EF',
      '12 units',
    ],
    ['AB ∥ CD ∥ EF. C lies on AE and D lies on BF. AC = 4, CE = 6, BD = 5. Find DF.', '7.5 units'],
    ['D divides side AB of triangle ABC in the ratio 2 : 3 and DE ∥ BC meets AC at E. If BC = 20 cm find DE.', '8 cm'],
    [
      'In parallelogram ABCD, E is on AD produced and BE meets CD at F. Show that ΔABE ∼ ΔCFB. If AB = 10 cm, AE = 15 cm and BC = 9 cm find CF.',
      '6 cm',
    ],
    [
      'D, E and F are the mid-points of the sides BC, CA and AB of triangle ABC. AB = 8, BC = 10, CA = 12. Find the perimeter of triangle DEF.',
      '15 units',
    ],
    [
      'parallelogram ABCD ki side AD ko E tak badhaya aur BE side CD ko F par kaatti hai. AB = 12 cm, AD = 6 cm, DE = 3 cm to DF batao',
      '4 cm',
    ],
    [
      'A B C D is a quadrilateral P is a point on diagonal A C P Q is parallel to C B and meets A B at Q P R is parallel to C D and meets A D at R if A Q is 6 Q B is 4 and A R is 9 find R D',
      '6 units',
    ],
    ['BL and CM are altitudes of triangle ABC meeting at H. BH=10 HL=4 HM=5 find CH', '8 units'],
    ['In ΔABC, ∠ACB = 90° and CD ⊥ AB. If BD = 9 cm and AC = 20 cm, find AB and CD.', 'AB = 25 cm, CD = 12 cm'],
    [
      'D is the mid-point of side BC of triangle ABC and E is the mid-point of AD. BE produced meets AC at F. AC = 15 cm. Find AF.',
      '5 cm',
    ],
    [
      'X is a point on side QR of △PQR. XM ∥ PR meets PQ at M, and XN ∥ PQ meets PR at N. MN meets QR produced at T. TR = 4 and RX = 5. Find TQ.',
      '20.25 units',
    ],
    [
      'A line through vertex A of parallelogram ABCD cuts BC at P and DC produced at Q. BP = 3 cm, PC = 2 cm, AB = 9 cm. Find DQ.',
      '15 cm',
    ],
    ['ABC is an isosceles triangle with AB = AC = 13 cm and the altitude AD from A on BC is 5 cm. Find BC.', '24 cm'],
    ['ABCD is a rectangle with AB = 8 cm and BC = 6 cm. BE ⊥ AC meets AC at E. Find BE.', '4.8 cm'],
    ['If △ABC ∼ △DEF, 2AB = DE and BC = 8 cm, find EF.', '16 cm'],
    [
      'tri ABC ~ tri DEF, AB=x+1 BC=2x-1 AC=2x DE=15 EF=5x+1 DF=6x find all sides of both',
      'AB = 5 units, BC = 7 units, CA = 8 units, DE = 15 units, EF = 21 units, FD = 24 units',
    ],
    ['In triangle ABC, D on AB, E on AC and DE ∥ BC. AD is three fourth of DB and AE = 3. Find EC.', '4 units'],
    [
      'D and E are points on the sides AB and AC of ΔABC with AD : DB = AE : EC. BC = 14 cm and AD : AB = 1 : 2. Find DE.',
      '7 cm',
    ],
    [
      'PR and QS intersect at T. TP = 2 cm, TR = 5 cm, TQ = 4 cm and TS = 10 cm. Show that △PTQ ∼ △RTS and that PQ ∥ RS.',
      'proved',
    ],
    [
      'In ΔXYZ, XW is the bisector of ∠X and meets YZ at W. XY = 9 cm, XZ = 6 cm and YZ = 10 cm. Find YW and WZ.',
      'YW = 6 cm, WZ = 4 cm',
    ],
    ['the bisector of angle B of triangle ABC cuts AC at E. BA = 4.5, AE = 3 and EC = 4. find BC', '6 units'],
    [
      'triangle DEF me DG angle D ka bisector hai jo EF ko G par milta hai. DE = 8 cm, EG = 4 cm, GF = 3 cm. DF nikalo',
      '6 cm',
    ],
    [
      'D lies on the side BC of ΔABC. AB = 9 cm, AC = 12 cm, BD = 3 cm and DC = 5 cm. Does AD bisect ∠A, check whether AD is the bisector of angle A.',
      'no',
    ],
    [
      'The legs of a right triangle are 10 cm and 15 cm. A square fits inside it with one vertex at the right angle and the opposite vertex on the hypotenuse. Find the side of the square.',
      '6 cm',
    ],
    [
      'Two lamp posts of height 6 m and 12 m stand on a plane ground. Find the height of the point of intersection of the lines joining the top of each post to the foot of the opposite post.',
      '4 m',
    ],
    [
      'A mirror lies flat on the ground between a girl and a tower. It is 3 m from her feet and 60 m from the foot of the tower. Her eyes are 1.5 m above the ground. Find the height of the tower.',
      '30 m',
    ],
    ['In the triangles ABC and XYZ, AB/YZ = BC/ZX. The triangles are similar if also', '∠B = ∠Z'],
    [
      'in triangles PQR and STU, PQ/ST = QR/US then they will be similar when\n(a) angle P = angle S\n(b) Q = T\n(c) Q = S\n(d) R = U',
      'C',
    ],
    ['sides of 1 triangle 3, 4.5, 6 and other one 2, 3, 4. are they similar and by which criteria', 'yes, SSS'],
    ['triangle ABC AB=3cm BC=4 CA=6 and triangle PQR PQ=6 QR=8 RP=11. similar or not? if yes which criterion', 'no'],
    [
      'triangle LMN me P aur Q, LM aur LN pe points hai. LP = 2 cm, PM = 3 cm, LQ = 3 cm, QN = 4.5 cm. kya PQ parallel hai MN ke',
      'yes',
    ],
    [
      'Diagonals PR and QS of quadrilateral PQRS meet at T. △TSR ∼ △TQP, ∠QTR = 120° and ∠RST = 65°. Find ∠TRS and ∠TPQ.',
      '55°, 55°',
    ],
    [
      '△ABC ∼ △DEF, and their corresponding altitudes AL and DM are in the ratio 2 : 5. The perimeter of △DEF is 40 cm. Find the perimeter of △ABC.',
      '16 cm',
    ],
    [
      'Say whether each statement is true or false, and why. (i) All squares are similar. (ii) Any two similar figures are congruent.',
      '(i) True; (ii) False',
    ],
    [
      'Assertion (A): All circles are similar. Reason (R): Two polygons are similar if their corresponding angles are equal.',
      'C',
    ],
    [
      'In △PQR, ∠P = 90° and PS is drawn perpendicular to QR. Prove that △PQS ∼ △RPS, and hence that PS² = QS × SR.',
      'proved',
    ],
    ['triangle pqr right angled at p, pm perpendicular to hypotenuse qr, qm = 4 cm, mr = 16 cm. find pm', '8 cm'],
    [
      'A vertical pole 18 m long casts a shadow 27 m long. At the same time another pole casts a shadow 12 m long. Find its height.',
      '8 m',
    ],
    ['tri PQR similar to tri XYZ ang P = 52 ang Y = 61 find ang R', '67°'],
    ['in tri abc, pq || bc with p on ab and q on ac. ap 2 pb 3 aq 4, find qc', '6 units'],
    ['abc ~ pqr. ab 6 pq 9 bc 8. find qr', '12 units'],
    ['trapezium pqrs pq||sr diagonals meet o. po 3x-1 or 5x-3 qo 2x+1 os 6x-5 find x', '2'],
    [
      'A and B are respectively the points on the sides XY and XZ of a triangle XYZ such that XY = 7.5 cm, XA = 3 cm, BZ = 6 cm and XB = 4 cm. Is AB || YZ? Give reasons for your answer.',
      'yes',
    ],
    ['M N are pts on XY and XZ of triangle XYZ, XY=6, XM=2, XZ=9, XN=4. kya MN || YZ hai?', 'no'],
    [
      'M and N are points on the sides XY and XZ respectively of a ΔXYZ. For each of the following cases, state whether MN || YZ : (i) XM = 3 cm, MY = 4 cm, XN = 6 cm and NZ = 8 cm (ii) XY = 5 cm, XZ = 10 cm, XM = 2 cm and XN = 3 cm',
      '(i) yes; (ii) no',
    ],
    ['tri pqr similar to xyz , PQ = 9, QR=6 , PR =12 and XZ=4 find XY+YZ', '5 units'],
    ['ΔPQR ∼ ΔXYZ. If PQ + QR = 15 cm, XY + YZ = 20 cm and PR = 9 cm, then XZ = ?', '12 cm'],
    ['PQR ~ XYZ hai PQ=6 XY=9 YZ=12 XZ=15 to PQR ka perimeter', '24 units'],
    ['MN ll YZ in triangle XYZ (M on XY, N on XZ) XM 2.5 MY 5 XN 3 find NZ', '6 units'],
    [
      'The perimeters of two similar triangles PQR and XYZ are 48 cm and 32 cm. If XY = 8 cm then PQ equals (a) 6 cm (b) 10 cm (c) 12 cm (d) 16 cm',
      'C',
    ],
    ['M n N r points on XY and XZ of triangle XYZ. XM=2 MY=4 XN=3 NZ=6 . if MN = 3.5 find YZ (all cm)', '10.5 units'],
    ['ML || YT and MK || ZT. show that LK || YZ wahan se (M on XT, L on XY, K on XZ, T inside triangle XYZ)', 'proved'],
    [
      'Diagonals PR and QS of a trapezium PQRS with PQ || SR intersect each other at the point T. Using a similarity criterion for two triangles, show that TP/TR = TQ/TS.',
      'proved',
    ],
    [
      'sides XY XZ and median XM of triangle XYZ are proportional to PQ PR and median PN of triangle PQR. show both are similar',
      'proved',
    ],
    [
      'BM and QN are respectively the medians of ΔABC and ΔPQR. If ΔABC ~ ΔPQR, prove that: (i) ΔABM ~ ΔPQN (ii) BM/QN = AB/PQ',
      '(i) proved; (ii) proved',
    ],
    ['In ΔXYZ, XZ² – XY² = YZ² and M is a point on side XZ such that YM ⊥ XZ. Prove that YM² = XM × MZ.', 'proved'],
    [
      'T is the point of intersection of the diagonals PR and QS of a trapezium PQRS with PQ || SR. Through T, a line segment MN is drawn parallel to PQ meeting PS in M and QR in N. Prove that MT = NT.',
      'proved',
    ],
    [
      'In triangles PQR and XYZ, ∠P = ∠X, ∠Z = ∠R and PQ = 2 XY. Then, the two triangles are (A) congruent but not similar (B) similar but not congruent (C) neither congruent nor similar (D) congruent as well as similar',
      'B',
    ],
    [
      'in triangles XYZ and PQR angle X = angle R and angle Q = angle Y then which is not true (a) XY/RQ = YZ/QP (b) XY/PQ = XZ/PR (c) XZ/RP = XY/RQ (d) YZ/QP = XZ/RP',
      'B',
    ],
    ['Triangle PQR, S on QR with angle PSR = angle QPR. RP=6 cm, RQ=9 cm. find RS', '4 cm'],
    [
      'g and h are points on sides d e and d f of triangle d e f such that angle e equals angle f and e g equals f h show that g h is parallel to e f',
      'proved',
    ],
    [
      'In triangle ABC ∠ADE = ∠ACB where D lies on AB, E lies on AC; AD = 3 cm, AC = 9 cm, AB = 12 cm. Find AE.',
      '4 cm',
    ],
    [
      'triangle PQR me E side PQ par aur F side PR par hai. PE = 3.6, EQ = 2.4, PF = 4.8, FR = 3.6 cm. kya EF || QR hai?',
      'no',
    ],
    ['S is a point on the side QR of a triangle PQR such that ∠PSR = ∠QPR. Prove that PR² = QR . SR', 'proved'],
    [
      'In △ABC, ∠A is acute, BD and CE are perpendicular on AC and AB respectively. Prove that AB × AE = AC × AD.',
      'proved',
    ],
    [
      'A street lamp is 6 m above the ground. A 1.5 m tall woman stands 4.5 m away from the lamp post. Find the length of her shadow.',
      '1.5 m',
    ],
    [
      'triangle ABC me AB = 6, BC = 8, CA = 10 aur triangle XYZ me XY = 9, YZ = 12, XZ = 15 hai. kya dono similar hai? konse criterion se?',
      'yes, SSS',
    ],
    ['ΔODC ~ ΔOBA, ∠BOC = 125° and ∠CDO = 70°. Find ∠DOC, ∠DCO and ∠OAB', '55°, 55°, 55°'],
    ['in triangle ABC DE||BC AD = 6, AB = 9, DE = 8 BC=?', '12 units'],
    [
      'Altitudes AD and CE of an acute angled △ABC intersect each other at P. Show that △AEP ∼ △CDP and AP × PD = CP × PE .',
      'proved',
    ],
    [
      'sides AB, AC and median AD of tri ABC r proportional to sides PQ, PR and median PM of tri PQR. prove both triangles similar',
      'proved',
    ],
    [
      'Sides AB and BC and median AD of a triangle ABC are respectively proportional to sides PQ and QR and median PM of triangle PQR. Show that △ABC ~ △PQR',
      'proved',
    ],
    [
      'Diagonals AC and BD of a trapezium ABCD with AB || DC intersect each other at the point O. Show that OA/OC = OB/OD',
      'proved',
    ],
    [
      'In triangle ABC, DE || AC and DF || AE where D lies on AB and E, F lie on BC. Prove that BF/FE = BE/EC',
      'proved',
    ],
    [
      'A point T on KN produced of parallelogram KLMN and LT meets MN at S. prove triangle KLT similar to triangle MSL',
      'proved',
    ],
    ['BD bisects angle B and angle D of quadrilateral ABCD. prove tri ABD similar tri CBD', 'proved'],
    ['X is a point on side QR of triangle PQR with angle PXR = angle QPR. prove that RP² = RQ × RX', 'proved'],
    ['If ΔLMN ∼ ΔZYX , ∠L = 48° and ∠X = 72° , then ∠M = (a) 48°  (b) 60°  (c) 72°  (d) 132°', 'B'],
    ['in triangle ABC DE || BC with D on AB and E on AC. AD=2.4 cm DB=3.6 cm AE=3.2 cm find EC', '4.8 cm'],
    ['de parallel to bc in tri abc, d on ab e on ac, ae = 6, ec = 8, ad = 4.5. db=?', '6 units'],
    ['DE||BC in triangle ABC, D on AB, E on AC. AD = x+1, DB = x-1, AE = x+3, EC = x. find x', '3'],
    ['x nikalo: triangle ABC, D on AB and E on AC, DE ∥ BC, AD = x, DB = x + 2, AE = x - 1, EC = x', '2'],
    [
      'if ST is parallel to QR in triangle PQR, S on PQ, T on PR, PS = 3x, SQ = 2x+3, PT = 12, TR = 10 then x = ? (a) 4 (b) 5 (c) 6 (d) 8',
      'C',
    ],
    [
      'E and F are points on PQ and PR of triangle PQR. PE = 2.1 cm, EQ = 3.5 cm, PF = 2.7 cm, FR = 4.5 cm. is EF || QR?',
      'yes',
    ],
    ['ΔABC ~ ΔDEF, AB = 6, BC = 9, DE = 8, EF = ?', '12 units'],
    ['triangle ABC is similar to triangle QRP, AB = 12 cm, BC = 10 cm, QR = 9 cm. find PR', '7.5 cm'],
    ['ΔPQR ~ ΔXYZ, ∠Q = 50° and ∠R = 70° then ∠X is (a) 50° (b) 60° (c) 70° (d) 120°', 'B'],
    ['ΔABC ∼ ΔPQR. Which is correct? (a) AB/PQ = BC/PR (b) AB/QR = BC/PQ (c) AB/PR = AC/PQ (d) BC/QR = AC/PR', 'D'],
    [
      'lamp post 4.5 m high casts a shadow 3 m long. at same time shadow of a mobile tower is 26 m. height of tower',
      '39 m',
    ],
    ['A boy 1.5 m tall casts a shadow of 2.25 m. How long is the shadow of a tree 8 m high at the same time?', '12 m'],
    [
      'tower of height 24m casts shadow 32m. chimney near it casts shadow of 20 m then. chimney height = (a) 12 m (b) 15 m (c) 16 m (d) 18 m',
      'B',
    ],
    [
      'a boy of height 1.5 m walks away from the base of a lamp post at 0.9 m/s. lamp is 6 m above ground. length of shadow after 5 seconds?',
      '1.5 m',
    ],
    ['ABCD trapezium AB || DC diagonals meet at O. AO = x+5, OC = x+3, BO = x-1, OD = x-2. find x', '7'],
    [
      '2 poles of height 7 m and 15 m stand on plane ground, distance between their feet is 15 m. distance between tops',
      '17 m',
    ],
    ['DE || BC, D on AB E on AC, AD = 3, DB = 5, BC = 16. DE?', '6 units'],
    [
      'In ΔPQR, S on PQ and T on PR, ST ∥ QR, PS = 5 cm, SQ = 2 cm, QR = 21 cm. ST = (a) 6 cm (b) 14 cm (c) 15 cm (d) 8.4 cm',
      'C',
    ],
    ['D on AB, E on AC of triangle ABC with angle AED = angle ABC. AD = 4 cm, AB = 12 cm, AE = 6 cm. find AC', '8 cm'],
    ['in triangle ABC, DE is parallel to BC. AD = 1.8 cm DB = 5.4 cm and EC = 7.2 cm, AE kitna hoga', '2.4 cm'],
    ['de ∥ bc in Δabc , ad = x , db = x-2 , ae = x+2 , ec = x-1 . x nikalo', '4'],
    [
      'Aarav is 1.5 m tall and walks away from the base of a lamp post at 0.8 m/s. lamp is 4.5 m above the ground. how long is his shadow after 5 seconds??',
      '2 m',
    ],
    ['ABCD trapezium hai AB || DC, diagonals O pe milte hai. AO = 3x-1, OC = 5x-3, BO = 2x+1, OD = 6x-5. find x', '2'],
    ['E and F are points on sides PQ and PR of tri PQR. PE=4 cm QE=4.5cm PF=8cm RF=9cm is EF ∥ QR or not', 'yes'],
    ['a ladder 10 m long reaches a window 8 m above the ground how far is foot of ladder from the wall', '6 m'],
    [
      'perimeters of two similar triangles are 25 cm and 15 cm. one side of first is 9 cm, find corresponding side of the second',
      '5.4 cm',
    ],
    [
      'two poles 12m and 6m stand on level ground. wires go from top of each pole to the foot of the other. kitni height pe wires cross karenge',
      '4 m',
    ],
    ['in triangle pqr mn is parallel to qr, pm = 2 cm, pq = 6 cm and pr = 9 cm. find pn and nr', '3, 6'],
    ['DE || BC in triangle ABC, D on AB and E on AC. AD:DB = 2:3 and BC = 20 cm. DE kitna hai', '8 cm'],
    ['In △ABC the line DE is parallel to BC and AD = 2 DB. If AC = 12 cm, find AE.', '8 cm'],
    [
      'X is the midpoint of side PQ of triangle PQR, line through X parallel to QR meets PR at Y. QR = 9 cm find XY',
      '4.5 cm',
    ],
    ['ABCD trapezium with AB || DC, diagonals meet at O. AB = 3 CD, find AO:OC', '3:1'],
    ['In trapezium PQRS PQ ∥ RS and the diagonals intersect at O. PO = 6, OR = 4 and QO = 9. Find OS.', '6 units'],
    ['△LMN ~ △XYZ, LM = 4 cm, MN = 6 cm, LN = 7 cm and XY = 10 cm. find YZ and XZ', '15, 17.5'],
    ['right triangle ABC angle B = 90°, BD perpendicular to AC. AD = 9 cm, DC = 16 cm find BD', '12 cm'],
    [
      'medians of two similar triangles are 6 cm and 8 cm. a side of the second triangle is 12 cm, find corresponding side of first triangle',
      '9 cm',
    ],
    [
      'sides of one triangle are 3 cm, 4 cm, 6 cm and of another 9 cm, 12 cm, 18 cm. are they similar? which criterion',
      'yes, SSS',
    ],
    ['are all isosceles triangles similar?', 'no'],
    ['true or false all equilateral triangles are similar', 'true'],
    ['D on AB, E on AC of triangle ABC. AB = 10, BD = 4, AC = 15, AE = 9. is DE || BC?', 'yes'],
    ['A tower casts 40 m shadow when a stick of 15 cm has a shadow of 10 cm. how tall is the tower', '60 m'],
    [
      'Assertion (A): Two triangles with sides 3 cm, 4 cm, 5 cm and 6 cm, 8 cm, 10 cm are similar.\nReason (R): If the corresponding sides of two triangles are in the same ratio, then they are similar.\n(a) Both A and R are true and R is the correct explanation of A.\n(b) Both A and R are true but R is not the correct explanation of A.\n(c) A is true but R is false.\n(d) A is false but R is true.',
      'A',
    ],
    [
      'Assertion (A): All congruent triangles are similar.\nReason (R): All similar triangles are congruent.\n(a) Both A and R are true and R is the correct explanation of A.\n(b) Both A and R are true but R is not the correct explanation of A.\n(c) A is true but R is false.\n(d) A is false but R is true.',
      'C',
    ],
    [
      'Assertion (A): In △ABC, DE ∥ BC with D on AB and E on AC. If AD/DB = 3/5, then AE/AC = 3/8.\nReason (R): A line drawn parallel to one side of a triangle to intersect the other two sides in distinct points divides those two sides in the same ratio.\n(a) Both A and R are true and R is the correct explanation of A.\n(b) Both A and R are true but R is not the correct explanation of A.\n(c) A is true but R is false.\n(d) A is false but R is true.',
      'A',
    ],
    [
      'triangle ABC ki sides AB aur AC par points D aur E hain. AB = 5.6 cm, AD = 1.4 cm, AC = 7.2 cm aur AE = 1.8 cm. kya DE || BC hai?',
      'yes',
    ],
    [
      'triangle d e f is similar to triangle k l m if angle d is forty two degrees and angle e is sixty eight degrees find angle m',
      '70°',
    ],
    [
      'A flag post casts a shadow of length 12 m when a metre rod held vertically casts a shadow of 80 cm. How tall is the flag post?',
      '15 m',
    ],
    ['do similar triangles ke sides ka ratio 5:8 hai. unke corresponding altitudes ka ratio?', '5:8'],
    [
      'If $\\triangle ABC \\sim \\triangle QRP$, $\\angle A = 55^\\circ$ and $\\angle B = 75^\\circ$, then $\\angle P$ is equal to\n(a) $55^\\circ$ (b) $75^\\circ$ (c) $50^\\circ$ (d) $60^\\circ$',
      'C',
    ],
    [
      'ek 1.5 m lamba ladka 4.5 m unche lamp post se 1.5 m/s ki speed se door ja raha hai. 4 second baad uski shadow ki length kya hogi',
      '3 m',
    ],
    ['triangle ABC me D, BC par ek point hai jisme angle ADC = angle BAC. prove karo CA² = CB × CD', 'proved'],
    [
      '2 similar triangles have corresponding altitudes 6 cm n 9 cm. if a side of smaller one is 8 cm find corresponding side of bigger',
      '12 cm',
    ],
    ['quadrilateral ABCD ke diagonals O par milte hain aur AO/BO = CO/DO. prove karo ki ABCD trapezium hai', 'proved'],
    [
      'the vertices of triangle A B C are A 0 comma minus 4 B 3 comma 9 and C 7 comma 7 find the length of the median through A',
      '13',
    ],
    [
      'in a right triangle a b c right angled at b b d is perpendicular to a c prove that triangle a d b is similar to triangle a b c',
      'proved',
    ],
    [
      'E is a point on side CB produced of an isosceles triangle ABC with AB = AC. If AD ⊥ BC and EF ⊥ AC, prove that ΔABD ~ ΔECF.',
      'proved',
    ],
    [
      'ABCD is a trapezium with AB ∥ DC. E and F are points on AD and BC such that EF ∥ AB. Show that AE/ED = BF/FC',
      'proved',
    ],
    [
      'if ABC similar to EDF which is not true  (a) BC.EF = AC.FD (b) AB.EF = AC.DE (c) BC.DE = AB.EF (d) BC.DE = AB.FD',
      'C',
    ],
    ["the shadow of a tower is 40 m longer when sun's altitude is 30 than when it is 60. find height", '20√3 m'],
    ['if the height and length of shadow of a man are same then find angle of elevation of sun', '45°'],
    ['the length of shadow of a pole is √3 times its height. sun elevation?', '30°'],
    ['are all squares similar? are all rectangles similar?', 'yes; no'],
    ['Fill in the blank : All ______ triangles are similar . ( isosceles , equilateral )', 'equilateral'],
    ['All circles are ____ (congruent / similar)', 'similar'],
    [
      'two polygons of same number of sides are similar if their corresponding angles are ___ and corresponding sides are ___',
      'equal; proportional',
    ],
    ['in tri ABC and tri PQR angle A = angle P =50 , AB/PQ = AC/PR. by which criterion similar', 'yes, SAS'],
    ['AB and CD intersect at O. OA=6 OB=9 OC=4 OD=6. is triangle AOC similar to triangle BOD?', 'yes, SAS'],
    ['In △ABC and △DEF, AB/DE = BC/EF = CA/FD. By which criterion are they similar?', 'yes, SSS'],
    ['In △PQR and △XYZ ∠P = ∠X and ∠Q = ∠Y. name the similarity criterion', 'yes, AA'],
    ['in tri ABC P and Q on AB AC, PQ || BC . AP = 3 PB = 5 PQ= 4.5 BC?', '12 units'],
    ['6 m lambe khambe ki chhaya 4 m hai usi samay ek minar ki chhaya 28 m hai. minar ki unchai?', '42 m'],
    [
      'A guy wire attached to a vertical pole of height 18 m is 24 m long and has a stake attached to the other end. How far from the base of the pole should the stake be driven so that the wire will be taut?',
      '6√7 m',
    ],
    [
      'In the given figure , ABC and AMP are two right triangles , right angled at B and M respectively . Prove that : ΔABC ∼ ΔAMP',
      'proved',
    ],
    [
      'ABC and PQR are similar triangles with AB = 8 cm and PQ = 12 cm. If the altitude of triangle ABC from A is 6 cm, find the corresponding altitude of triangle PQR.',
      '9 cm',
    ],
    ['in triangle ABC, P and Q lie on AB and AC, PQ || BC. AP = 3, PB = 5, PQ = 4.5. find BC', '12 units'],
    ['in triangle ABC, P and Q on AB, AC, PQ || BC. AP = 3, PB = 5, PQ = 4.5, find BC', '12 units'],
    [
      'a 26 m rope is tied from the top of a 24 m high pole to the ground. how far is the end of rope from the base',
      '10 m',
    ],
    [
      'in triangle p q r e and f are points on sides p q and p r respectively p e equals four centimetres q e equals four point five centimetres p f equals eight centimetres and r f equals nine centimetres state whether e f is parallel to q r',
      'yes',
    ],
    [
      'A street light is 6 m high. A man 1.8 m tall walks away from it and is 4.2 m from its base. Find the length of his shadow.',
      '1.8 m',
    ],
    ['in trapezium ABCD AB||DC . EF || AB meets AD at E and BC at F. prove AE/ED = BF/FC', 'proved'],
    [
      'in triangle a b c d e is parallel to b c a d equals x d b equals x minus two a e equals x plus two and e c equals x minus one find x',
      '4',
    ],
    [
      'in triangle p q r a line s t parallel to q r meets p q at s and p r at t if p s is four centimetre s q is six centimetre and p r is fifteen centimetre find p t',
      '6 cm',
    ],
    [
      'in triangle A B C D E is parallel to B C where D is on A B and E is on A C A D is 2.4 D B is 3.6 and A C is 10 find A E',
      '4 units',
    ],
    [
      'in triangle L M N a line parallel to M N cuts L M at S and L N at T L S is 3 centimetre S M is 4.5 centimetre and the whole side L N is 10 centimetre find L T',
      '4 cm',
    ],
    [
      'triangle ABC me D, AB par hai aur E, AC par. AB = 12 cm, AD = 8 cm, AC = 16 cm, AE = 10 cm. kya DE, BC ke parallel hai?',
      'no',
    ],
    [
      'in tri PQR, MN is parallel to QR with M on PQ and N on PR. PM 4.5 , MQ 3 , PN 6. NR kitna i mean find NR plz',
      '4 units',
    ],
    [
      'Farida is 1.5 m tall. At 4 oclock her shadow on the school ground measures 2.4 m and the old neem tree near the gate has a shadow of 20 m. She wants to tell her friend the height of tree without climbing it. how tall is the neem tree',
      '12.5 m',
    ],
    [
      'do similar triangles ki corresponding altitudes 6 cm aur 9 cm hai. agar pehle triangle ka base 14 cm hai to dusre ka base kitna hoga',
      '21 cm',
    ],
    [
      'Assertion (A): Any two isosceles triangles are similar.\nReason (R): If two triangles are similar, then their corresponding angles are equal.\n(a) Both A and R are true and R is the correct explanation of A.\n(b) Both A and R are true but R is not the correct explanation of A.\n(c) A is true but R is false.\n(d) A is false but R is true.',
      'D',
    ],
    [
      'Assertion (A): If a line divides two sides of a triangle in the same ratio, then it is parallel to the third side.\nReason (R): All right-angled triangles are similar.\n(a) Both A and R are true and R is the correct explanation of A\n(b) Both A and R are true but R is not the correct explanation of A\n(c) A is true but R is false\n(d) A is false but R is true',
      'C',
    ],
    [
      'If ΔLMN ∼ ΔTSV, then which one of the following is NOT true ?\n(a) LM/TS = MN/SV  (b) LN/TV = MN/SV  (c) LM/TV = LN/TS  (d) LM/TS = LN/TV',
      'C',
    ],
    [
      'p q r s is a trapezium with p q parallel to r s diagonals meet at o o p is 3 o r is 6 o q is 4 find o s',
      '8 units',
    ],
    [
      'triangle PQR ki sides QR, RP aur PQ ke midpoints A, B aur C hain. PQR ka perimeter 52 cm hai to ABC ka perimeter kya hoga',
      '26 cm',
    ],
    [
      'right triangle PQR rt angled at Q, PQ=10 QR=15. square QXYZ inside with X on QR Y on PR Z on PQ. side of sq?',
      '6 units',
    ],
  ],
  declined: [
    'The diagonals of a rhombus are 24 cm and 11 cm. Find its side',
    'PA, QB and RC are each perpendicular to AC. If AP = x, QB = z, RC = y prove that 1/x + 1/z = 1/y',
    'Are 6 cm, 8 cm and 20 cm the sides of a right triangle?',
    "Vijay's house is 20 m tall and casts a shadow 10 m long. A day later a tower casts a shadow 50 m long. What is the height of the tower?",
    'ABC and DBC are two right triangles on the same hypotenuse BC, right angled at B and D, drawn on the same side of BC. If AC and DB intersect at P, prove that AP × PC = BP × DP.',
    'It is given that △ABC ~ △DFE, ∠A = 30°, ∠C = 50°, AB = 5 cm, AC = 8 cm and DF = 7.5 cm. Then which one is true:\n(A) DE = 12 cm, ∠F = 50°\n(B) DE = 13 cm, ∠F = 100°\n(C) EF = 12 cm, ∠D = 100°\n(D) EF = 12 cm, ∠D = 30°',
    'Two poles of heights a metres and b metres stand p metres apart. Prove that the height of the point of intersection of the lines joining the top of each pole to the foot of the opposite pole is ab/(a - b) metres.',
    'D and E are points on AB and AC of triangle ABC. AD = 2 cm, AB = 6 cm, AE = 3 cm, AC = 9 cm. Prove that BC = 2DE.',
    'If ∠D = ∠R and ∠F = ∠P, is ΔDEF ~ ΔRPQ?',
    'In triangle ABC, AD is perpendicular to BC and AD² = BD × BC. Prove that angle BAC = 90°',
    'In ΔABC, DE ∥ BC, D on AB, E on AC. AD = 7 cm, AB = 5 cm, AE = 4 cm. Find EC.',
    'In triangle ABC, AB = 3, BC = 4 and CA = 9. D on AB and E on AC with DE ∥ BC and AD = 1. find DE',
    'D is a point on side BC of triangle ABC such that ∠ADB = ∠BAC. CA = 8 cm, CB = 16 cm. Find CD.',
    'In △ABC, ∠B = 90° and BD ⊥ AC. AD = 4 cm, DC = 9 cm and BD = 7 cm. Find AB.',
    'ABCD is a trapezium with AB ∥ DC, diagonals meet at O. AO = 6 cm, BD = 15 cm. Find OB.',
    'E is a point on the side AD produced of a parallelogram ABCD and BE intersects CD at F. If AB = 8 cm and DE = 3 cm, find CF.',
    'D is a point on BC of triangle ABC with ∠ADC = ∠BAC, CA = 12 cm, CB = 16 cm. Find the area of triangle ABC.',
    'In triangle ABC, D on AB, E on AC and DE ∥ BC. AD = 4 cm, DB = 2 cm, AE = 6 cm. Find EC if DB is doubled.',
    'In triangle ABC, D on AB, E on AC and DE ∥ BC. AD = 4 cm, DB = 2 cm, AE = 6 cm. Find AC + AB.',
    'In triangle ABC, D on AB, E on AC and DE ∥ BC. AD = 4 m, DB = 200 cm, AE = 6 m. Find EC.',
    'triangle ABC with angle ADC = angle BAC. CA = 12 and CB = 16. find BD',
    'PR and QS intersect at T. TP = 2 cm, TR = 5 cm, TQ = 4 cm and TS = 9 cm. Show that △PTQ ∼ △RTS.',
    'PR and QS intersect at T. TP = 2 cm, TR = 5 cm, TQ = 4 cm and TS = 10 cm. Show that △PTQ ∼ △RTS and that PS ∥ QR.',
    'In ΔABC, AD is the bisector of ∠B, meeting side BC at D. If AB = 10 cm, AC = 14 cm and BC = 6 cm, find BD.',
    'In ΔXYZ, XW is the bisector of the exterior angle X, meeting YZ produced at W. XY = 9 cm, XZ = 6 cm and YZ = 10 cm. Find YW.',
    'In ΔXYZ, XW is a median and meets YZ at W. XY = 9 cm, XZ = 6 cm and YZ = 10 cm. Find YW and WZ by the bisector.',
    'In ΔXYZ, XW is the bisector of ∠X and meets YZ at W. XY = 9 cm and YZ = 10 cm. Find YW.',
    'The legs of a right triangle are 10 cm and 15 cm. A square fits inside it with one side along the hypotenuse. Find the side of the square.',
    'The legs of a right triangle are 10 cm and 15 cm. A square fits inside it with one vertex at the right angle and the opposite vertex on the hypotenuse. Find the area of the square.',
    'A mirror lies flat on the ground between a girl and a tower. It is 3 m from her feet and 60 m from the foot of the tower. Her eyes are 1.5 m above the ground. Find the distance between the girl and the tower.',
    'In the triangles ABC and XYZ, AB/YZ = BC/ZX. The triangles are congruent if also',
    '△ABC ∼ △DEF, and their altitude AL and median DM are in the ratio 2 : 5. The perimeter of △DEF is 40 cm. Find the perimeter of △ABC.',
    'Diagonals PR and QS of quadrilateral PRQS meet at T. △TSR ∼ △TQP, ∠QTR = 120° and ∠RST = 65°. Find ∠TRS.',
    'In △PQR, ∠P = 90° and PS is drawn perpendicular to QR. Prove that PS² = QS × QR.',
    'A vertical pole 18 m long casts a shadow 27 m long. At another time it casts a shadow 12 m long. Find its height.',
    'A vertical pole 18 m long casts a shadow 27 m long. At some other time a tower casts a shadow 12 m long. Find the height of the tower.',
    'A vertical pole 18 m long casts a shadow 27 m long. Another pole casts a shadow 12 m longer. Find its height.',
    'tri PQR similar to tri XYZ ang P = 52 find ang R',
    'find qc. in tri abc pq || bc, p on ab, q on ac. ap 2 pb 3',
    'M and N are points on XY and XZ of triangle XYZ, XM=2 MY=4 XN=3 NZ=5. if MN = 3.5 find YZ',
    'ΔPQR ∼ ΔXYZ. If PQ + QR = 15 cm, XY + XZ = 20 cm and PR = 9 cm, then YZ = ?',
    'In triangles PQR and XYZ, ∠P = ∠X, ∠Z = ∠R and PQ = 2 YZ. Then, the two triangles are (A) congruent but not similar (B) similar but not congruent (C) neither congruent nor similar (D) congruent as well as similar',
    'In ΔXYZ, XZ² – XY² = YZ² and M is a point on side XZ such that YM ⊥ XZ. Prove that YM² = XM × XZ.',
    'Assertion (A): All equilateral triangles are similar.\nReason (R): All similar triangles are equilateral.\n(a) Both A and R are true and R is the correct explanation of A.\n(b) Both A and R are true but R is not the correct explanation of A.\n(c) A is true but R is false.\n(d) A is false but R is true.',
    'S is a point on the side QR of a triangle PQR such that ∠PSR = ∠QPR. Prove that PR² = QR . SQ',
    'In △ABC, BD and CE are perpendicular on AC and AB respectively. Prove that AB × AD = AC × AE.',
    'Segments BC and AD intersect at O and ΔODC ∼ ΔOBA. If ∠BOC = 115° and ∠CDO = 75°, find ∠DOC.',
    'Sides AB and BC and median AD of a triangle ABC are respectively proportional to sides PQ and PR and median PM of triangle PQR. Show that △ABC ~ △PQR',
    'X is a point on side QR of triangle PQR with angle PXQ = angle QPR. prove that RP² = RQ × RX',
    'tri ABC ~ tri PQR, angle A = 80, angle B = 60, angle R = 50. find angle Q',
    'In triangle ABC, DE || AC and DF || AC where D lies on AB and E, F lie on BC. Prove that BF/FE = BE/EC',
    'ABCD trapezium with AB || DC, diagonals meet at O. AO = 4 cm and BO = 3 cm. find OC',
    'DE || BC in triangle ABC, AD:DB = 2:3. find the area of ADE if the area of ABC is 50',
    'BD perpendicular to AC in triangle ABC, AD = 9 cm, DC = 16 cm find BD',
    'are some isosceles triangles similar?',
    'DE || BC in triangle ABC, AD = 4, DB = 6 find EC',
    'in a triangle two angles are 100° each, find the third angle of its similar triangle',
    'ABC ~ PQR, AB = 5 cm find QR',
    'triangle ke sides 3 cm, 4 cm aur 9 cm hai, similar triangle ki sabse chhoti side 6 cm hai to uska perimeter?',
    '△ABC ~ △DEF, ∠A = 70°, ∠B = 60°, ∠F = 65°. find ∠E',
    'using sine rule find side a if A = 37°, B = 64°, b = 8 cm',
    'ladder leans on a wall and reaches 8 m high. length of ladder?',
    'ABC ~ DEF with AB = 4, DE = 6, BC = 5, EF = 9, AC = 7. find DF',
    'a pole 6 m tall casts shadow of 4 m. find height of tower',
    'right triangle hypotenuse 7 cm ek side 9 cm dusri side nikalo',
    'find third side of triangle with sides 5 and 8 and included angle 71° by cosine rule',
    'in triangle ABC DE || BC, D on AB, E on AC, AD = 3, DB = 6, AE = 4, EC = 5, BC = 12. find DE',
    '△ABC ~ △PQR x nikalo',
    'find the length of the third side if two sides of a triangle are 6 and 11',
    'DE is parallel to BC in triangle ABC. AD = 3 cm and DB = 5cm. find EC',
    'triangle ABC and PQR are similar and AB = 5 cm. PQ kitna hai',
    'Δ ABC ~ Δ PQR, ∠A = 60°, ∠Q = 70°, ∠C = 80° find ∠R + ∠P + ∠B',
    'sides of a triangle are 3 cm, 4 cm and 9 cm. a similar triangle has smallest side 6 cm find its perimeter',
    'in triangle ABC a = 10 cm, angle A = 40° , angle B = 75°. find b by sine rule',
    'triangle ABC right angled at B, AD perpendicular to hypotenuse BC, BD = 4 cm, CD = 9 cm. find AD',
    'D, E, F triangle ABC ki sides BC, CA, AB par hain. ABC ka perimeter 38 cm hai to DEF ka perimeter kya hoga',
    'right triangle ABC right angled at B, AB = 6, BC = 12. square DEFG inside with D on AB E on AC F on AC G on BC. side of square?',
  ],
}

export default table
