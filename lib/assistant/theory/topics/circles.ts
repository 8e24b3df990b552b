import type { TopicTheory } from '../theory'
import type { SketchFigure } from '../../../figures/figure'

const lineAndCircle: SketchFigure = {
  kind: 'sketch',
  points: {
    O: [0, 0],
    P: [-3.4, 2.8],
    Q: [3.4, 2.8],
    A: [-1.7320508, 1],
    B: [1.7320508, 1],
    T: [0, -2],
    C: [-3.4, 1],
    D: [3.4, 1],
    X: [-3.4, -2],
    Y: [3.4, -2],
  },
  dots: ['O', 'A', 'B', 'T'],
  unnamed: ['C', 'D'],
  circles: [{ centre: 'O', radius: 2 }],
  segments: [
    { from: 'P', to: 'Q', tone: 4 },
    { from: 'C', to: 'D', tone: 3 },
    { from: 'X', to: 'Y', tone: 2 },
  ],
  description:
    'A circle with centre O and three lines. PQ passes outside the circle, the line through A and B is a secant, and XY touches the circle at the point of contact T only.',
  caption: '$PQ$ misses the circle, $AB$ is a secant, $XY$ is a tangent at $T$.',
}

const tangentAndRadius: SketchFigure = {
  kind: 'sketch',
  points: { O: [0, 0], P: [0, -3], X: [-4.5, -3], Y: [4.5, -3] },
  dots: ['O', 'P'],
  circles: [{ centre: 'O', radius: 3 }],
  segments: [
    { from: 'O', to: 'P', label: 'radius', tone: 3 },
    { from: 'X', to: 'Y', tone: 2 },
  ],
  angles: [{ at: 'P', from: 'O', to: 'Y', right: true }],
  labels: [
    { at: [3.3, -2.5], text: 'tangent' },
    { at: [0, -4.1], text: 'point of contact' },
  ],
  description:
    'A circle with centre O, the radius OP and the tangent XY at the point of contact P. A right angle is marked between the radius and the tangent.',
  caption: '$OP \\perp XY$',
}

const twoTangents: SketchFigure = {
  kind: 'sketch',
  points: { O: [0, 0], P: [5, 0], A: [1.8, 2.4], B: [1.8, -2.4] },
  dots: ['O'],
  circles: [{ centre: 'O', radius: 3 }],
  segments: [
    { from: 'O', to: 'A', tone: 3 },
    { from: 'O', to: 'B', tone: 3 },
    { from: 'O', to: 'P', dashed: true },
    { from: 'P', to: 'A', tone: 2, ticks: 1 },
    { from: 'P', to: 'B', tone: 2, ticks: 1 },
  ],
  angles: [
    { at: 'A', from: 'O', to: 'P', right: true },
    { at: 'B', from: 'O', to: 'P', right: true },
  ],
  description:
    'A circle with centre O and an external point P. The tangents PA and PB touch the circle at A and B and are marked equal; the radii OA and OB are perpendicular to them, and OP is dashed.',
  caption: '$PA = PB$',
}

export const circleTheory: TopicTheory = {
  theories: [
    {
      id: 'tangent-to-a-circle',
      names: ['tangent', 'tangent to a circle', 'tangent of a circle', 'tangent line'],
      concept: 1,
      what: 'A tangent to a circle is a line that meets the circle at exactly one point. This point is called the point of contact.\nThere is one and only one tangent at a point of a circle.',
      figure: lineAndCircle,
    },
    {
      id: 'secant',
      names: ['secant', 'secant of a circle', 'secant line'],
      concept: 1,
      what: 'A secant is a line that meets a circle in two points. The part of it between these two points is a chord.',
      figure: lineAndCircle,
    },
    {
      id: 'chord',
      names: ['chord', 'chord of a circle'],
      concept: 1,
      what: 'A chord is a line segment whose two end points lie on the circle. A chord through the centre is a diameter; it is the longest chord.\nThe perpendicular from the centre to a chord bisects the chord.',
    },
    {
      id: 'point-of-contact',
      names: ['point of contact', 'point of tangency', 'contact point'],
      concept: 1,
      what: 'The point of contact is the one point that a tangent and its circle have in common. The radius drawn to it is perpendicular to the tangent.',
      figure: tangentAndRadius,
    },
    {
      id: 'number-of-tangents',
      names: [
        'number of tangents',
        'number of tangents from a point',
        'how many tangents',
        'number of tangents to a circle',
      ],
      concept: 3,
      what: 'From a point inside the circle: no tangent.\nFrom a point on the circle: exactly one.\nFrom a point outside the circle: exactly two.\nA circle has infinitely many tangents in all, one at each of its points, and at most two of them are parallel to each other.',
    },
    {
      id: 'tangent-perpendicular-to-radius',
      names: [
        'tangent radius theorem',
        'tangent is perpendicular to the radius',
        'tangent perpendicular to radius',
        'tangent at any point of a circle is perpendicular to the radius through the point of contact',
        'tangent to a circle is perpendicular to the radius through the point of contact',
        'radius is perpendicular to the tangent',
        'theorem 10.1',
      ],
      concept: 2,
      what: 'The tangent at any point of a circle is perpendicular to the radius through the point of contact: $OP \\perp XY$.',
      prove:
        'Given: a circle with centre $O$ and a tangent $XY$ to it at the point $P$.\nTo prove: $OP \\perp XY$.\nProof: Take any point $Q$ on $XY$ other than $P$, and join $OQ$.\n$Q$ must lie outside the circle, for if it lay inside, $XY$ would meet the circle in two points and be a secant. So $OQ > OP$.\nThis is true for every point of $XY$ except $P$. So $OP$ is the shortest of all the distances from $O$ to the points of $XY$.\nThe shortest distance from a point to a line is along the perpendicular. Hence $OP \\perp XY$.',
      when: 'Use it wherever a radius meets a tangent: it gives a right angle at the point of contact, so the Pythagoras theorem holds in the triangle of the radius, the tangent and the line to the centre: $OP^2 = OT^2 + PT^2$.',
      whys: [
        {
          asks: [
            'is the tangent perpendicular to the radius',
            'is the radius perpendicular to the tangent',
            'tangent is perpendicular to radius',
          ],
          text: 'Every other point $Q$ of the tangent lies outside the circle, so $OQ$ is longer than the radius $OP$. So $OP$ is the shortest distance from the centre to the tangent, and the shortest distance to a line is along the perpendicular. Hence $OP \\perp XY$.',
        },
      ],
      figure: tangentAndRadius,
    },
    {
      id: 'equal-tangents',
      names: [
        'two tangents from a point are equal',
        'two tangents theorem',
        'equal tangents',
        'lengths of tangents drawn from an external point to a circle are equal',
        'tangents from an external point are equal',
        'tangents drawn from an external point to a circle are equal',
        'tangents drawn from an external point are equal',
        'theorem 10.2',
      ],
      concept: 4,
      what: 'The lengths of tangents drawn from an external point to a circle are equal: $PA = PB$.',
      prove:
        'Given: $PA$ and $PB$ are tangents from an external point $P$ to a circle with centre $O$.\nTo prove: $PA = PB$.\nConstruction: join $OA$, $OB$ and $OP$.\nProof: In the right triangles $OAP$ and $OBP$,\n$\\angle OAP = \\angle OBP = 90^\\circ$ (tangent $\\perp$ radius)\n$OA = OB$ (radii of the same circle)\n$OP = OP$ (common)\nSo $\\triangle OAP \\cong \\triangle OBP$ (RHS congruence), and $PA = PB$ (CPCT).',
      when: 'Use it whenever two tangents meet outside a circle: for a triangle or a quadrilateral around a circle, name the equal tangents from each corner in turn and add the equations.',
      whys: [
        {
          asks: [
            'are tangents from an external point equal',
            'are the two tangents from a point equal',
            'are tangents from a point equal',
          ],
          text: 'Join the point $P$ and both points of contact $A$, $B$ to the centre $O$. The triangles $OAP$ and $OBP$ have a right angle each, equal radii $OA = OB$ and the common hypotenuse $OP$. They are congruent by RHS, so $PA = PB$.',
        },
      ],
      figure: twoTangents,
    },
    {
      id: 'length-of-a-tangent',
      names: [
        'length of a tangent',
        'length of tangent',
        'tangent length',
        'length of the tangent from a point',
        'length of tangent from external point',
      ],
      concept: 3,
      what: 'The length of the tangent from an external point $P$ is the length of the segment from $P$ to the point of contact $T$.',
      formula:
        '$PT = \\sqrt{OP^2 - OT^2}$, where $OP$ is the distance of $P$ from the centre and $OT$ the radius.\nIt comes from the right angle at $T$: $OP^2 = OT^2 + PT^2$.',
    },
    {
      id: 'angle-between-two-tangents',
      names: ['angle between two tangents', 'angle between tangents', 'angle between the tangents and the radii'],
      concept: 5,
      what: 'The angle between two tangents from $P$ and the angle between the radii to the points of contact are supplementary: $\\angle APB + \\angle AOB = 180^\\circ$.\nIn the quadrilateral $OAPB$ the angles at $A$ and $B$ are right angles, and all four add up to $360^\\circ$.',
      figure: twoTangents,
    },
    {
      id: 'quadrilateral-around-a-circle',
      names: [
        'quadrilateral circumscribing a circle',
        'circumscribed quadrilateral',
        'quadrilateral around a circle',
        'ab + cd = bc + da',
        'ab + cd = ad + bc',
        'ab+cd=ad+bc',
        'ab+cd=bc+da',
        'tangential quadrilateral',
      ],
      concept: 6,
      what: 'If a quadrilateral $ABCD$ is drawn around a circle so that all its sides touch it, the sums of opposite sides are equal: $AB + CD = BC + DA$.',
      prove:
        'Given: the sides $AB$, $BC$, $CD$ and $DA$ touch a circle at $P$, $Q$, $R$ and $S$.\nTo prove: $AB + CD = BC + DA$.\nProof: Tangents from an external point are equal, so\n$AP = AS$, $BP = BQ$, $CR = CQ$, $DR = DS$.\nAdding: $(AP + BP) + (CR + DR) = (BQ + CQ) + (DS + AS)$.\nHence $AB + CD = BC + DA$.',
    },
    {
      id: 'parallelogram-around-a-circle',
      names: [
        'parallelogram circumscribing a circle is a rhombus',
        'parallelogram around a circle',
        'a parallelogram circumscribing a circle is a rhombus',
      ],
      concept: 6,
      what: 'A parallelogram that circumscribes a circle is a rhombus.',
      prove:
        'Given: a parallelogram $ABCD$ whose sides touch a circle.\nTo prove: $ABCD$ is a rhombus.\nProof: For a quadrilateral around a circle $AB + CD = BC + DA$.\nIn a parallelogram $AB = CD$ and $BC = DA$.\nSo $2AB = 2BC$, that is $AB = BC$.\nAll sides are equal. Hence $ABCD$ is a rhombus.',
    },
    {
      id: 'incircle',
      names: [
        'incircle',
        'inscribed circle',
        'inradius',
        'radius of incircle',
        'inradius of a right triangle',
        'inradius of right triangle',
      ],
      concept: 7,
      what: 'The incircle of a triangle is the circle inside it that touches all three sides. Its radius is the inradius.',
      formula:
        'In a right triangle with hypotenuse $c$ and other sides $a$ and $b$: $r = \\frac{a + b - c}{2}$.\nIn any triangle: area $= r \\times s$, where $s$ is half the perimeter.',
    },
    {
      id: 'concentric-circles',
      names: ['concentric circles', 'concentric circle'],
      concept: 3,
      what: 'Concentric circles are circles with the same centre and different radii.\nA chord of the larger circle that touches the smaller one is bisected at the point of contact: with radii $R$ and $r$ its length is $2\\sqrt{R^2 - r^2}$.',
    },
  ],
  differences: [
    {
      between: [
        ['tangent', 'tangent to a circle'],
        ['secant', 'secant of a circle'],
      ],
      concept: 1,
      text: 'A tangent meets the circle at exactly one point, the point of contact. A secant meets it in two points.',
    },
    {
      between: [
        ['chord', 'chord of a circle'],
        ['secant', 'secant of a circle'],
      ],
      concept: 1,
      text: 'A secant is a whole line that cuts the circle in two points. The chord is only the segment of it between these two points.',
    },
    {
      between: [['chord'], ['diameter']],
      concept: 1,
      text: 'A chord joins any two points of the circle. A diameter is a chord through the centre: it is the longest chord, twice the radius.',
    },
    {
      between: [['chord'], ['tangent', 'tangent to a circle']],
      concept: 1,
      text: 'A chord is a segment inside the circle with both ends on it. A tangent is a line outside the circle that touches it at one point.',
    },
  ],
}
