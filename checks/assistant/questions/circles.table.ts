import type { QuestionTable } from './row'

const table: QuestionTable = {
  topic: 'circles',
  answered: [
    ['two tangents from an external point are at right angles, radius 5 cm, find length of tangent', '5 cm'],
    ['If PQ and PR are tangents to a circle of radius 6 cm from P and they are at right angles find OP', '6√2 cm'],
    ['PQ ek chord hai aur PT tangent hai P par, angle QPT = 60, angle POQ kitna hai, O centre hai', '120 °'],
    ['AC is a diameter and AT is a tangent at A, B lies on the circle. angle BAT = 55. find angle ACB', '55 °'],
    ['shortest distance of point P from circle is 8 cm, tangent length 12 cm. find radius', '5 cm'],
    [
      'l and m are two parallel tangents to a circle with centre O. another tangent at C meets l at A and m at B. find angle AOB',
      '90 °',
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
    ['PA and PB are tangents to circle with centre O, angle APB = 48° find angle AOB', '132 °'],
    ['if tangents from P touch circle at A,B and ∠AOB = 115° (O centre) then ∠APB kitna hoga', '65 °'],
    ['PA, PB tangents from P, $\\angle APB = 74^\\circ$. find $\\angle PAB$', '53 °'],
    ['TP TQ are two tangents to circle centre O from T. angle PTQ = 66 degrees. angle OPQ =?', '33 °'],
    ['if angle OAB = 21° where PA and PB are tangents to a circle with centre O find angle APB', '42 °'],
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
    ['TP and TQ are two tangents to a circle with centre O so that ∠POQ = 110°, then ∠PTQ kya hoga', '70 °'],
    [
      'two concentric circles have radii 13 cm and 5 cm find length of chord of larger circle which touches the smaller one',
      '24 cm',
    ],
    ['circle touches all sides of quadrilateral ABCD. AB = 6 cm BC = 7 cm CD= 4cm. AD?', '3 cm'],
    ['two tangents TP and TQ from external point T, centre O, angle OPQ = 25 degree. angle PTQ=?', '50 °'],
    [
      'PQ is a chord of length 9.6 cm of a circle of radius 6 cm. tangents at P and Q meet at T. TP ki length nikalo',
      '8 cm',
    ],
    ['PA PB tangents to circle with centre O, ∠APB = 50°. ∠OAB nikalo', '25 °'],
    ['radius 5cm. tangent PQ at P meets a line through centre O at Q so that OQ = 12 cm. PQ = ?', '√119 cm'],
    [
      'A circle is inscribed in ΔABC having sides AB = 12 cm, BC = 8 cm and CA = 10cm touching AB, BC, CA at D, E, F. find AD, BE and CF',
      'AD = 7, BE = 5, CF = 3',
    ],
    [
      'in two concentric circles a chord of length 16 cm of larger circle touches the smaller circle of radius 6 cm. larger ka radius?',
      '10 cm',
    ],
  ],
  declined: [
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
  ],
}

export default table
