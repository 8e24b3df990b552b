import type { QuestionTable } from './row'

const table: QuestionTable = {
  topic: 'circles',
  answered: [
    [
      '19.Assertion(A):PA and PB are tangents to a circle with centre O from a point P. If ∠APB = 50°, then ∠AOB = 130°.Reason(R):The tangent at any point of a circle is perpendicular to the radius through the point of contact.(A)Both A and R are true and R is the correct explanation of A.(B)Both A and R are true but R is not the correct explanation of A.(C)A is true but R is false.(D)A is false but R is true.',
      'A',
    ],
    [
      'DIRECTIONS: In the question a statement of Assertion (A) is followed by a statement of Reason (R). Choose the correct option. (A) Both true, R is the correct explanation of A (B) Both true, R is not the correct explanation of A (C) A true, R false (D) A false, R true. Assertion (A): The length of the tangent from a point Q to a circle is 24 cm and the distance of Q from the centre is 25 cm. The radius of the circle is 7 cm. Reason (R): The lengths of the tangents drawn from an external point to a circle are equal.',
      'B',
    ],
    [
      'Assertion (A): A quadrilateral ABCD circumscribes a circle. If AB = 6 cm, BC = 7 cm and CD = 4 cm, then AD = 3 cm. Reason (R): The lengths of the tangents drawn from an external point to a circle are equal.',
      'A',
    ],
    [
      'Assertion (A): Only one tangent can be drawn to a circle from a point outside it. Reason (R): The tangents drawn from an external point to a circle are equal in length. (a) Both A and R are true and R is the correct explanation of A. (b) Both A and R are true but R is not the correct explanation of A. (c) A is true but R is false. (d) A is false but R is true.',
      'D',
    ],
    ['a circle can have at the most how many parallel tangents at a time', '2'],
    [
      'right triangle jiski do perpendicular sides 8 cm aur 15 cm hai uske andar circle bana hai jo teeno sides ko touch karta hai, radius batao',
      '3 cm',
    ],
    ['PA aur PB circle ke tangent hai, PA = 9 cm aur angle APB = 60° to chord AB ki length kya hogi', '9 cm'],
    [
      'how many tangents can a circle have?? and at most how many parallel to each other',
      '(i) infinitely many; (ii) 2',
    ],
    [
      'two concentric circles are of radii 5 cm and 30 mm find the length of the chord of the larger circle which touches the smaller circle',
      '8 cm',
    ],
    ['the length of tangent from a point 25 centimetre away from centre is 240 millimetre find the radius', '7 cm'],
    ['find the length of tangent from point 13 millimetre from centre of circle of radius 5 millimetre', '12 mm'],
    [
      'AB is a diameter of circle centre O, AT tangent at A. Q lies on the circle such that BQ when produced meets the tangent at T. angle AOQ = 74, angle ATQ = ?',
      '53°',
    ],
    [
      'how many tangents can we draw to a circle from pt (i) inside (ii) on (iii) outside the circle',
      '(i) 0; (ii) 1; (iii) 2',
    ],
    [
      'triangle ABC ke andar circle hai jo AB BC CA ko D E F pe touch karta hai. AB=13 BC=15 CA=12 to AD BE CF kitna hoga',
      'AD = 5, BE = 8, CF = 7',
    ],
    [
      'a b is a chord of a circle with centre o the tangent at a makes an angle of fifty degree with the chord a b find angle a o b',
      '100°',
    ],
    [
      'circle ki chord PQ ki length radius ke barabar hai, P aur Q par tangent T par milti hai to angle PTQ batao',
      '120°',
    ],
    [
      'Chord AB of a circle with centre O is equal to the radius of the circle. Tangents at A and B meet at P. find angle APB',
      '120°',
    ],
    [
      'AB is a chord of a circle with centre O such that triangle OAB is equilateral. The tangents at A and B meet at P. Find angle APB',
      '120°',
    ],
    ['A tangent PQ of length 16 cm is drawn at a point P of a circle with centre O and radius 12 cm. Find OQ', '20 cm'],
    [
      'Assertion (A): If a tangent PQ of length 16 cm is drawn at a point P of a circle with centre O and radius 12 cm, then OQ = 20 cm. Reason (R): The tangent at any point of a circle is perpendicular to the radius through the point of contact.',
      'A',
    ],
    [
      'Assertion (A): If a tangent PQ of length 16 cm is drawn at a point P of a circle with centre O and radius 12 cm, then OQ = 28 cm. Reason (R): The tangent at any point of a circle is perpendicular to the radius through the point of contact.',
      'D',
    ],
    ['frm external point two tangents to same circle are 2x+7 and 4x-3 find x', '5'],
    ['lengths of two tangents from an external point are 3x - 5 and 13, find x', '6'],
    [
      'If angle between two radii of a circle is 130°, the angle between the tangents at the ends of the radii is : (a) 90° (b) 50° (c) 70° (d) 40° 1 mark',
      'B',
    ],
    ['angle between two radii of a circle is 100. find the angle between tangents at ends of these radii', '80°'],
    ['a circle can have at most ____ parallel tangents at a time', '2'],
    [
      'Two circles touch each other externally at C. A common tangent touches the two circles at two different points A and B. Prove that ∠ACB = 90°.',
      'proved',
    ],
    [
      'external point se circle par do tangent khiche, prove karo ki centre aur us point ko milane wali line dono tangent ke beech ke angle ko bisect karti hai',
      'proved',
    ],
    [
      'Two circles touch each other externally at P. AB is a direct common tangent touching them at A and B. The common tangent at P meets AB at N. Prove that NA = NB',
      'proved',
    ],
    [
      'In the figure two circles touch each other externally at C. PQ is a common tangent touching the circles at P and Q. Prove that the tangent at C bisects PQ.',
      'proved',
    ],
    [
      'PQ is a tangent to circle with centre O at the point P. If triangle OPQ is isosceles, then angle OQP is (a) 30 (b) 45 (c) 60 (d) 90',
      'B',
    ],
    [
      'A circular pond has centre O and radius 9 m. Two straight footpaths PA and PB start from the garden gate P and just touch the pond at A and B. The gate is 15 m from the centre O.\n(i) What is the measure of ∠OAP?\n(ii) Find the length of the footpath PA.\n(iii) Find the area of quadrilateral OAPB.',
      '(i) 90°; (ii) 12 m; (iii) 108 m²',
    ],
    [
      'From a point P, two tangents PA and PB are drawn to a circle C(0, r). If OP = 2r, then find ∠APB. What type of triangle is APB?',
      '∠APB = 60°, triangle APB: equilateral',
    ],
    [
      'Assertion (A): If PA and PB are tangents drawn to a circle with centre O from an external point P, then the quadrilateral OAPB is cyclic. Reason (R): In a cyclic quadrilateral, opposite angles are equal.',
      'C',
    ],
    [
      'If a, b, c are the sides of a right triangle where c is the hypotenuse, prove that the radius r of the circle which touches the sides of the triangle is given by r = (a + b – c)/2.',
      'proved',
    ],
    [
      'If d₁, d₂ (d₂ > d₁) be the diameters of two concentric circles and c be the length of a chord of a circle which is tangent to the other circle, prove that d₂² = c² + d₁².',
      'proved',
    ],
    [
      'Let s denote the semi-perimeter of a triangle ABC in which BC = a, CA = b, AB = c. If a circle touches the sides BC, CA, AB at D, E, F, respectively, prove that BD = s – b.',
      'proved',
    ],
    [
      'Assertion (A): In two concentric circles, the chord of the larger circle which touches the smaller circle is bisected at the point of contact.\nReason (R): The perpendicular drawn from the centre of a circle to a chord bisects the chord.',
      'A',
    ],
    [
      'PQ is a chord of a circle and PT is the tangent at P, angle QPT = 70°. R is a point on the major arc PQ. find angle PRQ',
      '70°',
    ],
    [
      'If a chord AB subtends an angle of 100° at the centre of a circle, find the angle between the tangents at A and B',
      '80°',
    ],
    [
      'Write True or False and give reasons: The length of the tangent from an external point P to a circle with centre O is always greater than OP.',
      'False',
    ],
    [
      'external point T se do tangents TA TB draw kiye centre O wale circle pe. circle ke ek point E pe tangent drawn hai jo TA aur TB ko C aur D pe cut karta hai. TA = 8 cm to triangle TCD ka perimeter?',
      '16 cm',
    ],
    [
      'PA, PB tangents hai circle pe. third tangent CD circle ko E pe touch karti hai, C on PA and D on PB. PA = 9 cm to triangle PCD ka perimeter?',
      '18 cm',
    ],
    [
      'Assertion (A): No tangent can be drawn to a circle through a point lying inside it. Reason (R): The tangent at any point of a circle is perpendicular to the radius through the point of contact.',
      'B',
    ],
    [
      'Assertion (A): If PA and PB are tangents from P to a circle with centre O such that angle AOB = 110° then angle APB = 70°. Reason (R): The sum of the opposite angles of the quadrilateral OAPB is 180°.',
      'A',
    ],
    [
      'If the angle between two tangents drawn from an external point P to a circle of radius a and centre O is 60°, find OP in terms of a',
      '2a',
    ],
    [
      'two tangents from P to a circle of radius r are inclined at 60 degree. find the length of each tangent in terms of r',
      'r√3',
    ],
    [
      'In right △ABC, ∠B = 90°, AB = 8 cm, BC = 15 cm. A circle is inscribed in it touching all three sides. Find the inradius',
      '3 cm',
    ],
    [
      'Assertion (A): The length of the tangent to a circle of radius 6 cm from a point 10 cm away from its centre is 8 cm.\nReason (R): Only one tangent can be drawn to a circle from a point lying outside it.',
      'C',
    ],
    [
      'a triangle p q r is drawn to circumscribe a circle of radius four centimetre such that the segments q d and d r into which q r is divided by the point of contact d are eight centimetre and six centimetre find p q and p r',
      'PQ = 15, PR = 13',
    ],
    ['right triangle PQR me Q 90° hai PQ = 8 cm QR = 15 cm, isme inscribed circle ki radius batao', '3 cm'],
    [
      'p q is a chord of a circle with centre o and the tangent p r at p makes an angle of fifty degrees with p q find angle p o q',
      '100°',
    ],
    ['A circle can have at most ____ tangents parallel to a given line', '2'],
    [
      'CD is a diameter of a circle with centre O and CT is a tangent at C. E is a point on the circle such that DE produced meets CT at T. If ∠COE = 70°, find ∠CTE.',
      '55°',
    ],
    ['PQ aur PR tangents ke beech ka angle 60° hai aur PQ = 9 cm, chord QR ki length nikalo', '9 cm'],
    ['two concentric circles larger radius 13 chord of larger 24 touches smaller find radius of smaller', '5 units'],
    [
      'two concentric circles the chord of the larger circle which touches the smaller is 16 cm and radius of larger circle is 17 cm find smaller radius',
      '15 cm',
    ],
    [
      'two concentric circles the radius of smaller is 12 cm chord of larger touching the smaller is 10 cm find radius of larger',
      '13 cm',
    ],
    [
      'two concentric circles chord of the larger touching the smaller is sixteen cm the smaller has radius six cm find the radius of the larger',
      '10 cm',
    ],
    ['how many tangents can a circle have parallel to one given line', '2'],
    ['max no of common tangents to 2 circles touching internally', '1'],
    [
      'point T se O centre wale circle pe tangents TA aur TB khinchi. agar OT circle ke diameter ke barabar hai to triangle ATB kis type ka triangle hoga',
      'equilateral',
    ],
    ['2 concentric circles, chord PQ of bigger touches smaller at R. show PR=QR', 'proved'],
    ['TA TB tangents from T, angle ATB=60, TA=8cm, chord AB length', '8 cm'],
    ['In △ABC a circle touches AB at P, BC at Q and CA at R. AP = 4 cm, BP = 6 cm and AC = 12 cm. Find BC.', '14 cm'],
    [
      'PQ is a diameter of a circle with centre O and PT is tangent at P. QT meets the circle at R. If angle POR = 70°, find angle PTR',
      '55°',
    ],
    [
      '3 circles with centres P Q R touch each other externally. PQ = 9, QR = 8, RP = 7 cm. radius of circle with centre Q',
      '5 cm',
    ],
    [
      'with the vertices A B C of a triangle as centres three circles are drawn each touching the other two externally AB = 9 cm BC = 8 cm CA = 7 cm find the radii',
      '4 cm, 5 cm, 3 cm',
    ],
    ['tangent at D and diameter AB produced beyond B meet at Q. angle QDA = 115° then angle DBA = ?', '65°'],
    [
      'PQR is a right triangle, right angled at Q. A circle is inscribed in it. The two sides containing the right angle are 9 cm and 12 cm. Find the radius of the incircle.',
      '3 cm',
    ],
    [
      'right triangle ki do sides 9 cm aur 12 cm hai jo right angle banati hai, uske andar jo circle banega uska radius nikalo',
      '3 cm',
    ],
    ['jo line circle ko do points par kaatti hai usko kya kehte hai', 'secant'],
    ['2 tangents from pt T inclined at 90 to each other, radius of circle 4 cm. length of each tangent?', '4 cm'],
    ['TA, TB are tangents to a ⊙ with centre O, ∠ATB = 70° ⇒ ∠TOA = ?', '55°'],
    [
      'how many tangents can a circle have? how many tangents can be parallel to a given line?',
      '(i) infinitely many; (ii) 2',
    ],
    [
      'circle ke bahar wale point se kitni tangent bana sakte hai? aur jo point circle ke upar hi ho usse kitni?',
      '(i) 2; (ii) 1',
    ],
    [
      'A circle has centre O and radius 5 cm. How many tangents can be drawn through a point (i) 5 cm from O, (ii) 4 cm from O? (iii) How far apart are two parallel tangents?',
      '(i) 1; (ii) 0; (iii) 10 cm',
    ],
    [
      'In △PQR, PQ = PR. A circle inscribed in the triangle touches PQ at X, QR at Y and RP at Z. Prove that Y is the mid-point of QR.',
      'proved',
    ],
    ['circle with centre O has radius 9 cm. how many tangents pass through a point 9 cm away from O', '1'],
    ['A point is 11 cm from the centre of a circle of diameter 24 cm. How many tangents can be drawn from it?', '0'],
    ['A circle with centre O has the radius 3.5 cm. How far apart are its two parallel tangents?', '7 cm'],
    [
      'The tangent from a point R to a circle of radius 5 cm is of length 5√3 cm. How far is R from the centre?',
      '10 cm',
    ],
    [
      'MN is a chord of a circle with centre O, and MT is the tangent at M. If ∠MON = 84°, find the acute angle TMN.',
      '42°',
    ],
    [
      'The two sides containing the right angle of a triangle are 20 cm and 21 cm. What is the radius of its incircle?',
      '6 cm',
    ],
    [
      'Two circles of radii 25 cm and 9 cm touch each other externally. A line touches both circles at different points E and F. Find EF.',
      '30 cm',
    ],
    [
      'PA and PB are tangents from P to a circle, and MN is a third tangent touching it at E. If PA = 11 cm, find the perimeter of triangle PMN.',
      '22 cm',
    ],
    [
      'The radii of two concentric circles are r and s, where r > s. What is the length of a chord of the larger circle that touches the smaller one?',
      '2√(r^2 - s^2)',
    ],
    [
      'a chord 28 cm long of the outer of two concentric circles touches the inner one. find the area of the ring between them, pi = 22/7',
      '616 cm²',
    ],
    [
      'Two concentric circles have radii 7 cm and 4 cm. PQ is a diameter of the larger circle, and QT is a tangent to the smaller circle at T. Find PT.',
      '√97 cm',
    ],
    ['AB 6 BC 7 CD 4, quad ABCD circumscribes a circle. AD?', '3 units'],
    [
      'please explain how to find the length of the tangent from a point 13 cm away from the centre of a circle of radius 5 cm. my exam is tomorrow',
      '12 cm',
    ],
    [
      'circle is inscribed in triangle PQR with sides PQ fourteen centimetre QR ten centimetre and PR twelve centimetre it touches PQ at X QR at Y and PR at Z find PX QY and RZ',
      'PX = 8 cm, QY = 6 cm, RZ = 4 cm',
    ],
    [
      'From a point P, which is at a distance of 25 cm from the centre O of a circle of radius 7 cm, the pair of tangents PA and PB to the circle are drawn. Then the area of quadrilateral PAOB (in cm²) is (A) 84 (B) 175 (C) 168 (D) 336',
      'C',
    ],
    [
      'A circle is inscribed in a quadrilateral PQRS touching PQ, QR, RS, SP at A, B, C, D respectively. If ∠Q = 90°, PS = 17 cm, PQ = 20 cm and SD = 4 cm, find the radius (r) of the circle.',
      '7 cm',
    ],
    [
      'MA and MB r tangents from M. another tangent touching the circle at T (on the side nearer to M) cuts MA at C and MB at D. MA=9cm, find perimeter of triangle MCD',
      '18 cm',
    ],
    [
      'from ext point P tangents PA PB drawn. one more tangent touches circle at Q (on the side nearer to P) cuts PA PB at C and D. PA=11cm perimeter of PCD=?',
      '22 cm',
    ],
    [
      'From an external point P, two tangents, PA and PB are drawn to a circle with centre O. At one point Q on the circle tangent is drawn which intersects PA and PB at M and N, respectively. If PA = 8 cm, find the perimeter of the triangle PMN.',
      '16 cm',
    ],
    [
      'fill up : (i) a tangent to a circle intersects it in __ point(s) (ii) a circle can have __ parallel tangents at the most (iii) no of tangents from a point outside circle is __',
      '(i) 1; (ii) 2; (iii) 2',
    ],
    ['PA and PB r tangents and PA is perp to PB. radius 7cm. lenght of each tangent', '7 cm'],
    ['2 tangents at angle 60 drawn to circle of radius 5cm find lenght of each tangent', '5√3 cm'],
    ['length of direct comon tangent of 2 circles radius 16cm and 9cm touching externaly', '24 cm'],
    ['3 circles centres P Q R touch each other externally. PQ=12 QR=10 RP=8 find all 3 radii', '5, 7, 3'],
    ['right triangle, 2 sides containing rt angle are 5cm n 12cm. radius of incircle', '2 cm'],
    [
      'ek circle triangle PQR ki side QR ko X pe touch karta hai aur PQ, PR ko aage badhane par Y aur Z pe. PQ=7, PR=8, QR=5 cm hai to PY nikalo',
      '10 cm',
    ],
    [
      'O centre hai, AB ek chord hai aur A pe tangent AT chord AB ke saath 40 degree ka angle banati hai to angle AOB kitna hoga',
      '80°',
    ],
    [
      'ek quadrilateral PQRS circle (centre O) ke bahar bana hai, charo side circle ko touch karti hai. angle POQ = 112° to angle ROS kitna hoga?',
      '68°',
    ],
    [
      'In Fig, tangents TX and TY are drawn to a circle such that ∠YTX = 44°. A chord YZ is drawn parallel to the tangent TX. Find the ∠YXZ.',
      '44°',
    ],
    [
      'XYZ is a tangent to a circle at Y whose centre is O, AB is a chord parallel to XZ and ∠BYZ = 75°, then ∠AYB is equal to (A) 20° (B) 30° (C) 35° (D) 45°',
      'B',
    ],
    [
      'The tangent at a point T of a circle and a diameter AB when extended intersect at P. If ∠PTA = 125°, find ∠TBA',
      '55°',
    ],
    [
      'If radii of two concentric circles are 12 cm and 13 cm, then the length of each chord of one circle which is tangent to the other circle is',
      '10 cm',
    ],
    ['M se circle par tangents MA aur MB hai aur OM circle ke diameter ke barabar hai, angle AMB kitna hoga', '60°'],
    [
      'A triangle ABC is drawn to circumscribe a circle of radius 4 cm such that the segments BD and DC into which BC is divided by the point of contact D are 6 cm and 7 cm respectively. Find the sides AB and AC.',
      'AB = 14, AC = 15',
    ],
    [
      'triangle ABC ke andar 6 cm radius ka circle bana hai jo BC ko D par chhoota hai. BD = 10 cm aur DC = 18 cm hai. AB aur AC ki length nikalo',
      'AB = 17, AC = 25',
    ],
    [
      'hexagon ABCDEF ek circle ke charo taraf bana hai (sab sides circle ko touch karti hai). AB=6, BC=7, CD=8, DE=9, EF=10 cm hai to FA kitna hoga',
      '8 cm',
    ],
    [
      'A circle touches the side BC of triangle ABC from outside and touches AB and AC produced at Q and R. If AB = 10 cm, BC = 8 cm and CA = 12 cm, find AQ.',
      '15 cm',
    ],
    [
      'do circles jinki radius 9 cm aur 4 cm hai ek dusre ko bahar se touch karte hain. unke direct common tangent ki length batao',
      '12 cm',
    ],
    [
      'From a point P whose distance from the centre O of a circle is twice the radius, two tangents PA and PB are drawn. The angle between the two tangents is',
      '60°',
    ],
    ['PQ is a chord of circle with center O & tangent PT at P makes 65° with PQ (angle QPT). angle POQ =?', '130°'],
    [
      'A tangent at P to a circle with centre O, PQ is a chord. If angle POQ is 100°, find the angle between the tangent and the chord PQ',
      '50°',
    ],
    [
      'the angle between two tangents drawn from a point P to a circle of radius four centimetres is sixty degrees find the length of each tangent',
      '4√3 cm',
    ],
    [
      'agar OP = 2r ho aur P se PA, PB tangents ho (r radius, O centre) to triangle APB kaisa triangle hai?',
      'equilateral',
    ],
    [
      'angle between two tangents from a point to a circle is 110 degree. what angle does the chord of contact subtend at the centre',
      '70°',
    ],
    [
      'A point P is 13 cm from centre O. a line through P touches the circle at T with PT = 12. diameter of circle = ?',
      '10 cm',
    ],
    [
      'PA is a tangent at A, PBC passes through centre O with B and C on the circle. If angle APO = 28°, find angle OCA',
      '31°',
    ],
    [
      'AB circle ka diameter hai, AC chord hai aur angle BAC = 30°. C par tangent, AB ko aage badhane par D par milti hai. prove karo BC = BD',
      'BC = BD',
    ],
    [
      'Perimeter of triangle PCD is 24 cm where CD is tangent at E on the circle, C on PA and D on PB, PA and PB being tangents from P. Find PA.',
      '12 cm',
    ],
    ['How many common tangents do two circles of radii 5 cm and 2 cm have if their centres are 7 cm apart?', '3'],
    ['two tangents from an external point are at right angles, radius 5 cm, find length of tangent', '5 cm'],
    ['If PQ and PR are tangents to a circle of radius 6 cm from P and they are at right angles find OP', '6√2 cm'],
    ['PQ ek chord hai aur PT tangent hai P par, angle QPT = 60, angle POQ kitna hai, O centre hai', '120°'],
    ['AC is a diameter and AT is a tangent at A, B lies on the circle. angle BAT = 55. find angle ACB', '55°'],
    ['shortest distance of point P from circle is 8 cm, tangent length 12 cm. find radius', '5 cm'],
    [
      'l and m are two parallel tangents to a circle with centre O. another tangent at C meets l at A and m at B. find angle AOB',
      '90°',
    ],
    [
      'tangents PA and PB from P to a circle with centre O, OP = 13 cm, PA = 12 cm. Find OA and the perimeter of PAOB',
      'OA = 5 cm, perimeter of PAOB = 34 cm',
    ],
    [
      'PA, PB tangents to a circle from external pt P, CD is another tangent touching the circle at E and cutting PA at C & PB at D. PA = 11.5 cm. perimeter of triangle PCD?',
      '23 cm',
    ],
    ['two tangents PA and PB from pt P, centre O , radius 5 cm OP 13cm. wats the area of quadrilateral PAOB', '60 cm²'],
    [
      'circle is inscribed in triangle ABC with AB=10 BC=8 CA=12 touching AB BC CA at D E F. find AD BE CF',
      'AD = 7, BE = 3, CF = 5',
    ],
    ['tangents from P to a circle are PA=(3x-5)cm and PB=(x+7)cm find x and length of PA', '(i) 6; (ii) 13 cm'],
    ['two parallel tangents of a circle are 12 cm apart. find radius of the circle', '6 cm'],
    [
      'The perimeter of $\\triangle ABC$ circumscribing a circle of radius $\\frac{7}{2}$ cm is $44$ cm. Find the area of $\\triangle ABC$.',
      '77 cm²',
    ],

    ['tangent ki length nikalo from a pt 29 cm away from centre, radius 20 cm', '21 cm'],
    ['from a point P, 10 cm from the centre of circle of radius 4 cm, tangent PT is drawn. PT = ?', '2√21 cm'],
    ['two concentric circles radii 17 cm and 8 cm. chord of bigger touches smaller. length of chord batao', '30 cm'],
    [
      'Two concentric circles are of radii 6.5 cm and 2.5 cm. Find the length of the chord of the larger circle which is tangent to the smaller one',
      '12 cm',
    ],
    [
      'a chord 48 cm long of the larger of 2 concentric circles touches the smaller circle. larger radius is 25 cm smaller wali ki radius?',
      '7 cm',
    ],
    ['PA and PB are tangents to circle with centre O, angle APB = 48° find angle AOB', '132°'],
    ['if tangents from P touch circle at A,B and ∠AOB = 115° (O centre) then ∠APB kitna hoga', '65°'],
    ['PA, PB tangents from P, $\\angle APB = 74^\\circ$. find $\\angle PAB$', '53°'],
    ['TP TQ are two tangents to circle centre O from T. angle PTQ = 66 degrees. angle OPQ =?', '33°'],
    ['if angle OAB = 21° where PA and PB are tangents to a circle with centre O find angle APB', '42°'],
    ['quad ABCD circumscribes a circle. AB=9 cm BC=12 cm CD=8 cm. AD?', '5 cm'],
    ['PQ is a chord of length 24 cm of a circle of radius 13 cm. tangents at P and Q meet at T. find TP', '156/5 cm'],
    [
      'AB is a chord of length 9.6 cm of a circle with centre O and radius 6 cm. the tangents at A and B intersect at P. Find the length of PA.',
      '8 cm',
    ],
    [
      'circle inscribed in triangle ABC touches AB, BC, CA at D, E, F. AB = 15 cm, BC = 11 cm, CA = 12 cm. find AD, BE and CF',
      'AD = 8, BE = 7, CF = 4',
    ],
    ['hexagon ABCDEF circumscribes a circle. AB=5 BC=6 CD=7 DE=5 EF=6 find FA', '7 units'],
    [
      'concentric circles centre O, radii 5 cm and 3 cm. from external pt P tangents PA to the bigger and PB to the smaller. PA = 12 cm. PB?',
      '4√10 cm',
    ],
    ['find length of tangent from a point 13 cm away from centre of circle with radius 5 cm', '12 cm'],
    ['TP and TQ are two tangents to a circle with centre O so that ∠POQ = 110°, then ∠PTQ kya hoga', '70°'],
    [
      'two concentric circles have radii 13 cm and 5 cm find length of chord of larger circle which touches the smaller one',
      '24 cm',
    ],
    ['circle touches all sides of quadrilateral ABCD. AB = 6 cm BC = 7 cm CD= 4cm. AD?', '3 cm'],
    ['two tangents TP and TQ from external point T, centre O, angle OPQ = 25 degree. angle PTQ=?', '50°'],
    [
      'PQ is a chord of length 9.6 cm of a circle of radius 6 cm. tangents at P and Q meet at T. TP ki length nikalo',
      '8 cm',
    ],
    ['PA PB tangents to circle with centre O, ∠APB = 50°. ∠OAB nikalo', '25°'],
    ['radius 5cm. tangent PQ at P meets a line through centre O at Q so that OQ = 12 cm. PQ = ?', '√119 cm'],
    [
      'A circle is inscribed in ΔABC having sides AB = 12 cm, BC = 8 cm and CA = 10cm touching AB, BC, CA at D, E, F. find AD, BE and CF',
      'AD = 7, BE = 5, CF = 3',
    ],
    [
      'in two concentric circles a chord of length 16 cm of larger circle touches the smaller circle of radius 6 cm. larger ka radius?',
      '10 cm',
    ],
    ['PQ is a tangent at a point C to a circle with centre O. If AB is a diameter and ∠CAB = 30°, find ∠PCA.', '60°'],
    [
      'AB is a chord of the circle and AOC is its diameter such that angle ACB = 50°. If AT is the tangent to the circle at the point A, then angle BAT is equal to',
      '50°',
    ],
    ['the tangent at A makes an angle of 60 with chord AB. find angle AOB, O centre', '120°'],
    ['from a point 10 cm away from the centre of circle of radius 6cm, find the length of pair of tangents', '8 cm'],
    ['angle between two tangents is 60, radius 3 cm. length of each tangent', '3√3 cm'],
    [
      'Two tangents inclined at an angle of 60° are drawn to a circle of radius 6 cm. Find the length of each tangent.',
      '6√3 cm',
    ],
    ['angle AOB = 120 where A and B are points of contact of tangents from P. OP = 10 cm. find PA', '5√3 cm'],
    ['The distance of point P from centre is twice the radius. angle between the tangents from P', '60°'],
    [
      'OP is equal to the diameter of the circle. Prove that triangle APB is equilateral where PA and PB are tangents',
      'equilateral',
    ],
    ['PA PB tangents, angle APB = 60, PA = 8 cm. find AB', '8 cm'],
    ['PA and PB are tangents to a circle with PA = 10 cm and angle APB = 60. find the length of chord AB', '10 cm'],
    ['PA is tangent to circle with centre O at A. OP = 17 cm, PA = 15 cm. find OA', '8 cm'],
    [
      'AB is diameter and AC is a chord with angle BAC=30. tangent at C meets AB produced at D. prove BC = BD',
      'BC = BD',
    ],
    ['In triangle ABC, a circle touches AB at P, BC at Q, CA at R. AP = 4 cm, BP = 6 cm, AC = 12 cm. find BC', '14 cm'],
    [
      'A circle touches sides AB, BC, CD, DA of quadrilateral ABCD at P,Q,R,S. if AP=3, BQ =4, CR=5, DS=2 find perimeter',
      '28 units',
    ],
    [
      'in a triangle ABC circle is inscribed touching BC, CA, AB at D,E,F. If BD = 4, DC=5, AF = 3 find perimeter of triangle ABC',
      '24 units',
    ],
    ['circle inscribed in triangle with sides 13, 14 and 15 cm. find its radius', '4 cm'],
    [
      'A circle is inscribed in a triangle ABC having sides AB = 8 cm, BC = 10 cm and CA = 12 cm. find AD, BE and CF where it touches AB, BC, CA at D, E, F',
      'AD = 5 cm, BE = 3 cm, CF = 7 cm',
    ],
    ['ABCD is circumscribing a circle, AB = 12 cm, CD = 10 cm. perimeter of ABCD', '44 cm'],
    [
      'quadrilateral ABCD circumscribes a circle touching AB,BC,CD,DA at P,Q,R,S. if AB = x+2, BC=2x, CD = x+7, AD = 2x-1 find x',
      'x = 5',
    ],
    [
      'The incircle of an isosceles triangle ABC in which AB = AC touches the sides BC at D. AB = 10, BC = 12. find radius',
      '3 units',
    ],
    [
      'AB=29, AD=23, angle B = 90 and DS =5 where circle with centre O inscribed in ABCD touches AD at S. find r',
      '11 units',
    ],
    ['A circle inscribed in triangle ABC touches AB at D and AC at E. AD = 5 cm. find AE', '5 cm'],
    [
      'a chord of bigger circle of radius 13 cm touches smaller circle of radius 5 cm, both concentric. find the length of chord',
      '24 cm',
    ],
    [
      'two concentric circles of radii 8 cm and 5 cm with centre O. from external point P, tangents PA and PB are drawn to these circles respectively. if PA = 15 cm find PB',
      '2√66 cm',
    ],
    ['radius of outer of two concentric circle is 25 cm. a chord 14 cm touches inner. inner radius?', '24 cm'],
    [
      'AB is chord of bigger of two concentric circles which touches smaller circle at P. radii are 5 and 3. AB = ?',
      '8 units',
    ],
    [
      'Prove that the tangents drawn at the end points of a chord of a circle make equal angles with the chord.',
      'proved',
    ],
    ['prove that tangents drawn from an external point are equal in length', 'proved'],
    ['show that tangents at extremities of diameter of circle are parallel', 'proved'],
    [
      'Prove that the perpendicular at the point of contact to the tangent to a circle passes through the centre.',
      'proved',
    ],
    [
      'prove that opposite sides of a quadrilateral circumscribing a circle subtend supplementary angles at the centre of the circle',
      'proved',
    ],
    ['A circle touches all four sides of quadrilateral ABCD. prove that AB + CD = BC + DA', 'proved'],
    [
      'Prove that the intercept of a tangent between two parallel tangents to a circle subtends a right angle at the centre',
      'proved',
    ],
    [
      'If PA and PB are tangents from an external point P to circle with centre O, prove that OP is the perpendicular bisector of AB',
      'proved',
    ],
    ['PA and PB are tangents from P to a circle with centre O. prove that angle APB + angle AOB = 180', 'proved'],
    ['PA and PB are tangents to a circle. Prove that PA = PB', 'proved'],
    ['tangent circle pe radius ke perpendicular hoti hai, prove karo', 'proved'],
    [
      'if a circle touches side BC of triangle ABC at P and extended sides AB and AC at Q and R, prove that AQ = 1/2 perimeter of triangle ABC',
      'proved',
    ],
    ['tangents TP and TQ drawn to circle with centre O. prove angle PTQ = 2 angle OPQ', 'proved'],
    [
      'from a point 41 centimetre away from the centre of a circle the length of the tangent is 40 centimetre what is the diameter of the circle',
      '18 cm',
    ],
    ['find length of chord of big circle which touches small circle. radii r 25 and 7, same centre', '48 units'],
    [
      'ek hi centre wale do circles hain radius 17 cm aur 8 cm. bade circle ki wo chord kitni lambi hogi jo chhote ko chhuti hai',
      '30 cm',
    ],
    ['do tangents ke beech ka angle 60° hai aur circle ki radius 3 cm, har tangent ki length?', '3√3 cm'],
    [
      'A quadrilateral ABCD is drawn to circumscribe a circle . If AB = x , BC = 7 cm , CD = 4 cm and AD = 3 cm , then x = (a) 3 cm (b) 4 cm (c) 6 cm (d) 7 cm',
      'C',
    ],
    [
      'incircle of radius 4 cm in triangle ABC. point of contact D divides BC into 8 cm and 6 cm. find AB and AC',
      'AB = 15, AC = 13',
    ],
    ['show that radius drawn to the point of contact makes 90 with the tangent', 'proved'],
    ['if a parallelogram circumscribes a circle show that its all sides are equal', 'proved'],
    ['distance of P from centre is equal to diameter. PA and PB tangents. find angle APB', '60°'],
    [
      'do concentric circles me bade circle ki chord jo chhote ko touch kare wo point of contact par bisect hoti hai, sidh karo',
      'proved',
    ],
    [
      'A ferris wheel with centre O and radius 8 m touches... A bird is sitting at P, 17 m from the centre of the wheel. PA and PB are lines of sight touching the wheel at A and B.\n(i) Find the length PA.\n(ii) What is ∠OBP?\n(iii) Find the perimeter of the quadrilateral OAPB.',
      'PA = 15 m, ∠OBP = 90°, perimeter of OAPB = 46 m',
    ],
    [
      'In a park a circular flower bed with centre O has radius 5 m. Two straight paths from gate G touch the bed at E and F. ∠EGF = 60°.\n(a) What is ∠EOF?\n(b) Find OG.\nOR\nFind the length of the path GE.',
      '(a) 120°; (b) 10 m; OR (b) 5√3 m',
    ],
    [
      'A: A tangent to a circle intersects it in two points. R: A secant meets the circle in exactly two points. (A) Both A and R are true and R is the correct explanation of A (B) Both A and R are true but R is not the correct explanation of A (C) A is true but R is false (D) A is false but R is true',
      'D',
    ],
    [
      'radius of inner circle is 6 cm. a chord AB of outer circle is 16 cm and it touches inner circle at P. both have same centre O. find radius of outer',
      '10 cm',
    ],
    [
      'agar do tangents ke beech angle 80 degree hai to unke contact points ko centre se jodne wali radii ke beech kya angle banega',
      '100°',
    ],
    ['ek quadrilateral circle ke around bana hai. AB = 12 cm, BC = 15 cm, CD = 14 cm. AD ki length batao', '11 cm'],
    [
      'TA and TB are tangents, TA = 6.5. DE is tangent at C cutting TA at D and TB at E. perimeter of triangle TDE',
      '13 units',
    ],
    ['8-15-17 triangle me circle inscribed hai, uski radius', '3 units'],
    ['length of common tangent of two externally touching circles with radii 16 and 9', '24 units'],
    [
      'sides of a triangle are 5, 6 and 7 cm. incircle touches the sides. find the lengths of tangents from each vertex',
      'tangent from A = 3 cm, tangent from B = 2 cm, tangent from C = 4 cm',
    ],
    ['A circle is inscribed in quad ABCD . AB = 11 , BC = 9 , CD = 6 . AD = ? (A) 6 (B) 8 (C) 10 (D) 14', 'B'],
    ['number of tangents that can be drawn to a circle at a point on it', '1'],
    [
      'concentric circles radii 8 cm and 5 cm, tangents from T to larger and smaller are TA and TB. TA = 15 cm. TB?',
      '2√66 cm',
    ],
    [
      'Assertion: A rectangle of sides 8 cm and 5 cm can have a circle touching all its four sides. Reason: If a quadrilateral circumscribes a circle, the sums of its opposite sides are equal. Choose: (a) both true, reason explains assertion (b) both true, reason does not explain (c) assertion true, reason false (d) assertion false, reason true.',
      'D',
    ],
    ['2 concentric circles radii 17 n 8. chord of bigger 1 touches smaller 1, its length', '30 units'],
    [
      "A potter's wheel with centre O is turned by a belt. The two straight parts of the belt, TA and TB, touch the wheel at A and B and meet at a peg T. Rukhsana measures TA = 45 cm, and she finds that ∠ATB = 60°.\n(i) What is the length of TB?\n(ii) Find ∠AOB.\n(iii) Find the radius of the wheel.",
      'TB = 45 cm, ∠AOB = 120°, OA = 15√3 cm',
    ],
    ['PQ is a chord of circle centre O, PR is tangent at P making angle 62 deg with PQ. angle POQ = ?', '124°'],
    [
      'bahar ke point P se circle par do tangent khinche, dono ke beech 60 degree ka angle hai aur radius 4 cm hai. har tangent ki lambai kya hogi',
      '4√3 cm',
    ],
    [
      'P se centre O wale circle par PA aur PB tangents hain aur unke beech ka angle 46 degree hai, to angle POA kitna hoga?',
      '67°',
    ],
    [
      'A brass plate is ring shaped. Its outer rim has radius 25 cm, and a straight line 48 cm long joining two points of the outer rim just touches the inner rim. What is the radius of the inner rim?',
      '7 cm',
    ],
    [
      'triangle ABC ke andar ek circle hai jo AB, BC, CA ko P, Q, R par chhuta hai. AB = 9 cm, BC = 14 cm, AC = 11 cm ho to AP, BQ aur CR kitne honge?',
      'AP = 3, BQ = 6, CR = 8',
    ],
    ['PT tangent at P, chord PQ makes 55° with PT, O centre, ∠POQ?', '110°'],
    ['kya diameter ke dono ends pe tangents parallel hoti h?', 'True'],
    [
      'a circle is inside triangle a b c touching a b at d b c at e and c a at f sides are a b fourteen b c eleven c a nine centimetre find a d b e and c f',
      'AD = 6 cm, BE = 8 cm, CF = 3 cm',
    ],
    [
      'assertion - two different tangents can be drawn to a circle at one point on it. reason - a tangent to a circle meets it in exactly one point. pick (p) both correct reason explains (q) both correct, no explanation (r) only assertion correct (s) only reason correct',
      'D',
    ],
    [
      'A goat is tied with a 7 m long rope to a peg at one corner of a rectangular plot 20 m by 16 m. (i) Find the area of the plot that the goat can graze. (ii) Find the increase in the grazing area if the rope is 14 m long. (π = 22/7)',
      '(i) 38.5 m²; (ii) 115.5 m²',
    ],
    [
      'From a point P at a distance of 13 cm from the centre O of a circle a tangent PT of length 12 cm is drawn. (i) What is the angle OTP? (ii) Find the radius. (iii) Find the area of triangle OTP.',
      '∠OTP = 90°, OT = 5 cm, area of OTP = 30 cm²',
    ],
    [
      'Two tangents PA and PB are drawn to a circle with centre O and ∠APB = 60°. (i) Find ∠AOB. (ii) Find ∠OAB. (iii) If OA = 5 cm, find PA.',
      '∠AOB = 120°, ∠OAB = 30°, PA = 5√3 cm',
    ],
    [
      'A circle is inscribed in ΔABC touching AB, BC and CA at P, Q and R. AP = 4 cm, BQ = 6 cm and CR = 5 cm. (i) Find AB. (ii) Find BC. (iii) Find the perimeter of the triangle.',
      'AB = 10 cm, BC = 11 cm, perimeter = 30 cm',
    ],
    [
      'circle ke point P par PQ tangent hai, O centre hai aur triangle OPQ isosceles hai to angle OQP kitna hoga',
      '45°',
    ],
    ['2 concentric circles radius 13cm and 5cm , chord of bigger one touches smaller. find length of chord', '24 cm'],
  ],
  declined: [
    'how many tangents can be drawn to a circle from a point (i) inside (ii) outside (iii) at the centre',
    'AB is a diameter of a circle with centre O and AT is the tangent at A. Q is a point on the circle and BQ produced meets AO at T. If ∠AOQ = 74°, find ∠ATQ.',
    'PQ is a chord of a circle with centre O equal to radius. PT is tangent at P. find angle QPT',
    'Chord AB is equal to the diameter of circle with centre O. Tangents at A and B meet at P. find angle APB',
    'two tangents from an external point are 2x+7 and 4y-3 find x',
    'two tangents from an external point make angle 2x+7 and 4x-3 find x',
    'tangents from two external points are 2x+7 and 4x-3 find x',
    'are the tangents at ends of a chord parallel?',
    'Two circles touch externally at P. AB is a common tangent. The tangent at P meets AB at T. Show that TA = 2 TB.',
    'Two circles touch internally at P. AB is a common tangent. The tangent at P meets AB at T. Show that TA = TB.',
    'A circular pond has centre O and radius 9 m. Two straight footpaths PA and PB start from the garden gate P and just touch the pond at A and B. Find the length of the footpath PA.',
    'If d₁, d₂ (d₂ > d₁) be the diameters of two concentric circles and c be the length of a chord of a circle which is tangent to the other circle, prove that d₁² = c² + d₂².',
    'Assertion (A): In two concentric circles, the chord of the smaller circle which touches the larger circle is bisected at the point of contact.\nReason (R): The perpendicular drawn from the centre of a circle to a chord bisects the chord.',
    'PQ is a chord of a circle and PT is the tangent at P, angle QPT = 70°. R is a point on the circle. find angle PRQ',
    'If angle between two tangents from a point P to a circle with radius r and centre O is 120°, find the perimeter in terms of r',
    'If the angle between two tangents drawn from an external point P to a circle of radius a and centre O is 60°, find OP in terms of b',
    'PQ aur PR tangents ke beech ka angle 50° hai aur PQ = 9 cm, chord QR ki length nikalo',
    'two concentric circles radius of larger 17 cm chord of larger touches the smaller 16 cm find the radius of the smaller',
    '2 concentric circles, chord PQ of bigger touches smaller at R. show PR=PQ',
    'point T se O centre wale circle pe tangents TA aur TB khinchi. agar OT circle ke radius ke barabar hai to triangle ATB kis type ka triangle hoga',
    '3 circles with centres P Q R touch each other externally. PQ = 9, QR = 8, RP = 7 cm. radius of circle with centre S',
    '3 circles with centres P Q R touch each other externally. PQ = 9, QR = 8, RP = 7 cm. radius of the largest circle',
    'PQR is a right triangle, right angled at Q. A circle is inscribed in it. The two sides containing angle P are 9 cm and 15 cm. Find the radius of the incircle.',
    'PQR is a right triangle, right angled at Q. A circle is inscribed in it. The two sides containing the right angle are 9 cm and 12 cm. Find the diameter of the incircle.',
    'In △PQR, PQ = PR. A circle inscribed in the triangle touches PQ at X, QR at Y and RP at Z. Prove that X is the mid-point of PQ.',
    'A circle with centre O has radius 9 cm. How many secants pass through a point 9 cm away from O?',
    'A point is 11 cm from a circle of radius 12 cm. How many tangents can be drawn from it?',
    'A circle with centre O and diameter 9 cm. How far apart are two tangents?',
    'Two circles of radii 25 cm and 9 cm touch each other internally. A line touches both circles at different points E and F. Find EF.',
    'The radii of two concentric circles are r and s. What is the length of a chord of the larger circle that touches the smaller one?',
    'a chord 28 cm long of the outer of two concentric circles touches the inner one. find the area of the outer circle, pi = 22/7',
    'Two concentric circles have radii 7 cm and 4 cm. PQ is a chord of the larger circle, and QT is a tangent to the smaller circle at T. Find PT.',
    'AB 6 BC 7, quad ABCD circumscribes a circle. AD?',
    'A quadrilateral PQRS is drawn to circumscribe a circle with centre O. If ∠POQ = 112°, find ∠QOR.',
    'XYZ is a tangent to a circle at Y whose centre is O, AB is a chord and ∠BYZ = 75°, find ∠AYB',
    'do circles jinki radius 9 cm aur 4 cm hai ek dusre ko andar se touch karte hain. unke direct common tangent ki length batao',
    'triangle ABC ke andar 6 cm radius ka circle bana hai jo BC ko D par chhoota hai. BD = 10 cm hai. AB aur AC ki length nikalo',
    'PT is a tangent at T and PO produced meets the circle at B and C. ∠TPO = 40, find ∠OBT',
    'Two circles of radii 5 cm and 3 cm touch each other. Find the distance between their centres.',
    'A tangent at P to a circle with centre O, PQ is a chord. Find the angle between the tangent and the chord PQ',
    'two tangents from P, angle between them is 70 and radius 5 cm, how far is P from the chord',
    'PA and PB are tangents from P to circle centre O, PA = 24 cm, OA = 7 cm. find OP and angle APB',
    'tangents PA and PB are perpendicular, radius 6 cm and OP = 10 cm. find PA',
    'two tangents from P are perpendicular to each other. find radius',
    'a parallelogram PQRS circumscribes a circle of radius 4 cm. find its perimeter',
    'distance between two parallel tangents of a circle',

    'find the length of tangent to a circle of radius 6 cm from a point P outside it',
    'a tangent 7 cm long is drawn to circle of radius 8 cm from a point 5 cm away from its centre. find the angle between the tangents',
    'PA and PB are tangents to circle centre O, angle APB = 60° and angle AOB = 130°. find angle OAB',
    'quad ABCD circumscribes a circle AB = 6 BC = 7. CD?',
    'a circle touches all sides of quadrilateral ABCD with AB=6, BC=7, CD=8, DA=10 cm. find tangent length from A if from B it is 3 cm',
    'find equation of tangent to the circle x² + y² = 25 at (3,4)',
    'length of tangent from (5,1) to circle x^2+y^2+6x-4y-3=0',
    'chord of the larger circle of radius 5 cm touches the smaller concentric circle of radius 9 cm, length of chord?',
    'a right triangle has sides 5, 6 and 9 cm with right angle between the 5 and 6. inradius nikalo',
    'circle ka tangent nikalo',
    'slope of tangent to the curve y = x^2 - 3x at x = 3 using differentiation',
    'third tangent cuts PA at C and PB at D. find perimeter of triangle PCD',
    'triangle with sides 3 cm, 4 cm, 9 cm is drawn about a circle, find the lengths of tangents from each vertex',
    'find the radical axis of the circles x²+y²=9 and x²+y²-4x+1=0',
    'find length of the tangent drawn from a point 4 cm from the centre of a circle of radius 6cm',
    'a tangent is drawn from P to a circle of radius 7 cm. tangent ki length batao',
    'quadrilateral ABCD circumscribes a circle, AB = 5 cm, BC = 9cm. find CD',
    'a circle touches all four sides of ABCD with AB = 6 , BC = 8, CD= 7, DA = 10. tangent from B is 2. length of the tangent from A?',
    'find the angle between the circles x²+y²=25 and x²+y²-8x+7=0 at their point of intersection',
    'PA and PB are tangents to a circle with centre O. find angle OAB',
    'PQ is a tangent at P, O is centre. find OQ if OP = 5',
    'AB is a chord of circle with centre O, ∠AOB = 100°. AT touches the circle at A. find ∠BAT',
    'PT is a tangent at T and the line PO meets the circle at B. ∠TPO = 40, find ∠OBT',
    'PA and PB are tangents, angle APB = 60, and C is a point of the circle. find angle ACB',
    'two circles of radii 5 cm and 3 cm touch externally. PT is a tangent of length 4 cm. find OP',
    'PA is not a tangent to circle with centre O, OA = 5, OP = 13 find PA',
    'PA is a secant through the centre O and PT is a tangent. PA = 18 and radius 5. find PT',
    'Prove that the tangent is not perpendicular to radius',
    'A circle of radius 5 cm passes through the vertices of triangle ABC. AB = 6 , BC = 8 find CA',
    'circle touches AB and BC of triangle ABC. AB = 6, BC = 8, find CA',
    'tangents PA and PB with PA = 6 cm, OP = 10 cm find OA and OB and the angle between OA and PB',
    'a chord PQ of length 8 cm in circle radius 5 cm. tangent at P meets line RS at T. find TP',
    'prove that the tangents drawn at the ends of a diameter are perpendicular',
    'A circle touches all four sides of quadrilateral ABCD. prove that AB + BC = CD + DA',
    'prove that a parallelogram circumscribing a circle is a rectangle',
    'a triangle PQR circumscribes circle of radius 2 cm. PQ = 7 cm QR = 8 cm PR = 9 cm . area of triangle',
    'A quadrilateral ABCD is inscribed in a circle. If AB = 9 cm, BC = 8 cm and CD = 5 cm, find DA.',
    'Two tangents from G touch the circle at E and F. Radius 5 m. Find OG.',
    'the length of the tangent is 40 cm what is the diameter of the circle',
    'two concentric circles a chord of the bigger circle is 16 cm and it touches the smaller circle find the radius of the smaller one',
    'if a parallelogram circumscribes a circle show that its diagonals are equal',
    'A triangle PQR is drawn to circumscribe a circle of radius 8 cm such that the segments QT and TR into which QR is divided by point of contact T are 14 cm and 16 cm . If area of triangle PQR is 330 cm² find the sides PQ and PR .',
    '2 concentric circles radius 13cm and 5cm , chord of smaller one touches bigger. find length of chord',
    '2 concentric circles of radii 13cm and 5cm, chord of smaller circle touches bigger circle. find length of chord',
  ],
}

export default table
