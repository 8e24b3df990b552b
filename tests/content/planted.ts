/** A mistake as editors make it, put into the content as it stands. */
export interface Planted {
  readonly file: string
  readonly from: string
  readonly to: string
  /** Begins the line that is named, where it is not that of the mistake: of a block that is empty, of a figure, of the second of two. */
  readonly named?: string
  /** Nothing is broken by it. */
  readonly remark?: true
}

export const at =
  (file: string) =>
  (from: string, to: string, more: Pick<Planted, 'named' | 'remark'> = {}): Planted => ({ file, from, to, ...more })

const circles = at('lessons/circles.mdx')
const numbers = at('lessons/real-numbers.mdx')
const polynomials = at('lessons/polynomials.mdx')
const statistics = at('lessons/statistics.mdx')
const trigonometry = at('lessons/trigonometry.mdx')
const plane = at('lessons/coordinate-geometry.mdx')
const triangles = at('lessons/triangles.mdx')
const quadratics = at('lessons/quadratic-equations.mdx')
const progressions = at('lessons/arithmetic-progressions.mdx')
const chance = at('lessons/probability.mdx')
const standard = at('papers/model-standard.yaml')
const basic = at('papers/model-basic.yaml')
const paper = at('papers/cbse-2024-sample.yaml')
const blueprint = at('blueprints/board.yaml')
const practice = at('tips/practice.yaml')
const perTopic = at('tips/problem.yaml')

/** Mistakes of every kind that the check is to find, each by itself in a real file. */
export const planted: readonly Planted[] = [
  // formulas on lines of their own, beside those at the head of the lesson
  quadratics('x = \\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}\n$$', 'x = -b \\pm \\frac{\\sqrt{b^2 - 4ac}}{2a}\n$$'),
  progressions('a_n = a + (n - 1)d\n$$', 'a_n = a + (n + 1)d\n$$'),
  plane('PQ = \\sqrt{(x_2 - x_1)^2 +', 'PQ = \\sqrt{(x_2 - x_1)^2 -'),
  statistics(
    '= l + \\frac{f_1 - f_0}{2f_1 - f_0 - f_2} \\times h\n$$',
    '= l + \\frac{f_1 - f_2}{2f_1 - f_0 - f_2} \\times h\n$$',
  ),
  chance("formula: '$0 \\le P(E) \\le 1$'", "formula: '$0 \\lt P(E) \\lt 1$'"),
  chance('0 \\le P(E) \\le 1\n$$', '0 \\lt P(E) \\lt 1\n$$'),
  numbers('the greatest power of each prime factor that occurs', 'the greatest power of each common prime factor'),
  basic('By the basic proportionality theorem $\\frac{AD}{DB}', 'By the Pythagoras theorem $\\frac{AD}{DB}'),
  // text
  circles('The distance from the centre is the longest', 'The distance $OP from the centre is the longest'),
  circles('If your tangent comes out longer than $OP$', 'If your tangent comes out longer than $$OP$'),
  circles('A circle has centre $O$ and radius $6$ cm.', 'A ticket costs $60 and a circle costs $6 more.'),
  circles('How many tangents can be drawn through a point?', 'How many tangents (at most {0, 1, 2}) can be drawn?'),
  circles('A point **inside** the circle: none', 'A point with distance < r: none'),
  circles('A point **inside** the circle: none', 'A point **inside the circle: none'),
  circles('- Secant: two common points.', '- Secant “$AB$”: two common points.'),
  circles('How many tangents can be drawn through a point?\n', '### How many tangents?\n'),
  circles('A line and a circle in a plane can meet in three ways.', '[How they meet](http://ncert.nic.in/circles)'),
  circles('A line and a circle in a plane can meet in three ways.', '[How they meet](/?tab=learn&topic=circle)'),
  circles(
    'A line and a circle in a plane can meet in three ways.',
    '[Try it](/?tab=practice&topic=circles&template=cir-no-such&seed=a)',
  ),
  circles('A line and a circle in a plane can meet in three ways.', '[A lesson](/?tab=learn&topic=circles&concept=12)'),
  circles(
    'A line and a circle in a plane can meet in three ways.',
    '![Three lines](https://upload.example.org/lines.png)',
  ),
  circles('A line and a circle in a plane can meet in three ways.', '![](/icon-192.png)'),
  circles(
    'A line and a circle in a plane can meet in three ways.',
    '| ways | points |\n| --- | --- |\n| none | 0 | 1 |',
  ),
  circles('A line and a circle in a plane can meet in three ways.', '<Note>Three ways.</Note>'),
  circles('A line and a circle in a plane can meet in three ways.', 'They meet in <u>three</u> ways.'),
  circles('A line and a circle in a plane can meet in three ways.', 'They meet in three ways.<br>'),
  circles('<Example title="Counting tangents">', '<Example>'),
  circles('<Example title="Counting tangents">', '<Example title="Tangent, radius, distance">', {
    named: '<Example title="Tangent, radius',
  }),
  circles('<Example title="Counting tangents">', '<example title="Counting tangents">'),
  circles('check="cir-tangent-facts"', 'check="cir-tangents-fact"'),
  circles('check="cir-tangent-facts"', 'chek="cir-tangent-facts"'),
  circles('check="cir-tangent-facts"', 'check="cir-tangent-facts" archetypes="cir-tangent-lengths"'),
  circles(
    '- Secant: two common points. Tangent: exactly one.\n- Through a point inside, on or outside a circle there are $0$, $1$ or $2$ tangents.\n- The common point of a tangent and a circle is called the point of contact.\n',
    '',
    { named: '<KeyPoints>' },
  ),
  circles(
    '1. (i) $OT \\perp PT$ (radius and tangent), so $PT^2 = OP^2 - OT^2$.\n2. $PT^2 = 625 - 49 = 576$, so $PT = 24$ cm.\n3. (ii) $OQ^2 = OT^2 + QT^2 = 9 + 27 = 36$, so $OQ = 6$ cm.\n',
    '',
    { named: '<Solution>' },
  ),
  // formulas
  circles('PT = \\sqrt{OP^2 - OT^2}\n$$', 'PT = \\sqrt{OP^2 - OT^2\n$$', { named: '$$' }),
  polynomials('it is written $p(k)$', 'it is written $p(k$$'),
  polynomials(
    'The coefficients may be any real numbers, so $x^2 + \\sqrt{3}\\,x - 1$',
    'The coefficients may be any real numbers, so $x^2 + \\sqr{3}\\,x - 1$',
  ),
  polynomials("formula: '$\\alpha + \\beta = -\\dfrac{b}{a}$'", "formula: '$\\alpha + \\beta = -\\dfrac{b}{a$'"),
  polynomials("formula: '$\\alpha\\beta = \\dfrac{c}{a}$'", "formula: '$\\alfa\\beta = \\dfrac{c}{a}$'"),
  trigonometry('The symbol $\\sin A$ is one quantity', 'The symbol $sin A$ is one quantity', { remark: true }),
  circles('radius $6$ cm', 'radius $6 cm and more$'),
  // mathematics
  circles('$PT^2 = 625 - 49 = 576$, so $PT = 24$ cm.', '$PT^2 = 625 - 49 = 566$, so $PT = 24$ cm.'),
  circles('$PT^2 = 625 - 49 = 576$, so $PT = 24$ cm.', '$PT^2 = 625 - 49 = 576$, so $PT = 26$ cm.'),
  circles('$OQ^2 = OT^2 + QT^2 = 9 + 27 = 36$, so $OQ = 6$ cm.', '$OQ^2 = OT^2 + QT^2 = 9 + 27 = 36$, so $OQ = 9$ cm.'),
  circles('$AB = 2 \\times 12 = 24$ cm.', '$AB = 2 \\times 12 = 25$ cm.'),
  circles('(i) $8 \\gt 6$', '(i) $8 \\lt 6$'),
  circles('so they are $2 \\times 6 = 12$ cm apart', 'so they are $2 \\times 6 = 11$ cm apart'),
  numbers('$180 = 2 \\times 90 = 2 \\times 2 \\times 45', '$180 = 2 \\times 80 = 2 \\times 2 \\times 45'),
  numbers('$180 = 12 \\times 15$', '$180 = 12 \\times 16$'),
  polynomials('= -1 - 2 + 5 + 6 = 8$.', '= -1 - 2 + 5 + 6 = 10$.'),
  polynomials('= 27 - 18 - 15 + 6 = 0$.', '= 27 - 18 - 15 + 6 = 1$.'),
  statistics("['20–30', '$16$', '$25$', '$400$'],", "['20–30', '$16$', '$25$', '$410$'],"),
  statistics("['Total', '$50$', '', '$1380$'],", "['Total', '$51$', '', '$1380$'],"),
  statistics('$\\overline{x} = \\frac{1380}{50} = 27.6$', '$\\overline{x} = \\frac{1380}{50} = 28.6$'),
  statistics('The mean mark is $27.6$.', 'The mean mark is $26.7$.'),
  trigonometry(
    '$AC^2 = AB^2 + BC^2 = 64 + 225 = 289$, so $AC = 17$ cm.',
    '$AC^2 = AB^2 + BC^2 = 64 + 225 = 289$, so $AC = 18$ cm.',
  ),
  trigonometry(
    '$\\sin A = \\frac{15}{17}$, $\\cos A = \\frac{8}{17}$, $\\tan A = \\frac{15}{8}$',
    '$\\sin A = \\frac{15}{17}$, $\\cos A = \\frac{8}{17}$, $\\tan A = \\frac{8}{15}$',
  ),
  trigonometry('$PR = 25$ cm and $QR = 24$ cm', '$PR = 24$ cm and $QR = 25$ cm', { named: '1. $PR^2' }),
  // figures
  circles("circles={[{ centre: 'O', radius: 7 }]}", "circles={[{ center: 'O', radius: 7 }]}"),
  circles("circles={[{ centre: 'O', radius: 7 }]}", "circles={[{ centre: 'O', radius: '7' }]}"),
  circles("circles={[{ centre: 'O', radius: 7 }]}", "circles={[{ centre: 'O' }]}"),
  circles("circles={[{ centre: 'O', radius: 7 }]}", "circels={[{ centre: 'O', radius: 7 }]}"),
  circles("{ from: 'O', to: 'T', label: '7 cm', tone: 3 }", "{ from: 'O', to: 'S', label: '7 cm', tone: 3 }"),
  circles("{ from: 'O', to: 'T', label: '7 cm', tone: 3 }", "{ from: 'O', to: 'T', label: '27 cm', tone: 3 }"),
  circles('points={{ O: [0, 0], P: [25, 0], T: [1.96, 6.72] }}', 'points={{ O: [0, 0], P: [25, 0], T: [1.96] }}'),
  circles('points={{ O: [0, 0], P: [25, 0], T: [1.96, 6.72] }}', 'points={{ O: [0, 0], P: [25, 0], T: [1.96, 6.72 }}'),
  circles('  caption="The figure for (i)"', '  caption="The figure for $(i"'),
  circles('kind="sketch"\n  points={{ O: [0, 0], P: [25, 0]', 'kind="skech"\n  points={{ O: [0, 0], P: [25, 0]'),
  statistics("head={['Marks', '$f$', '$x$', '$fx$']}", "head={['Marks', '$f$', '$x$']}"),
  // front matter and tips
  circles('duration: 45', 'duration: 54'),
  circles('title: Circles', 'titel: Circles'),
  circles('    prompt: What is the angle between two tangents to a circle?', '    prompt: Hm?'),
  practice('    prompt: I am stuck on a problem. How do I get started?', '    prompt: Where is the library?'),
  practice(
    '    prompt: I am stuck on a problem. How do I get started?',
    '    promt: I am stuck on a problem. How do I get started?',
  ),
  perTopic('  - topic: circles', '  - topic: cirlces'),
  perTopic('  - topic: circles', '  - topic: triangles'),
  // papers and the blueprint
  paper("answer: '(d) $360$'", "answer: '(c) $360$'"),
  paper("answer: '(d) $360$'", "answer: '$360$'"),
  paper('(a) $51840$', '(a) $360$', { named: 'answer:' }),
  paper('= \\frac{4320}{12} = 360$', '= \\frac{4320}{12} = 350$'),
  paper('      - id: q3\n        marks: 2', '      - id: q3\n        marks: 3'),
  paper('      - id: q4', '      - id: q3'),
  paper('6 questions, 12 marks', '6 questions, 13 marks'),
  paper('id: cbse-2024-sample', 'id: cbse-2024'),
  paper('        topic: linear-equations', '        topic: linear-equation'),
  paper("answer: 'HCF $= 12$, LCM $= 840$'", "answer: 'HCF $= 12$, LCM $= 420$'"),
  paper(
    "answer: 'The zeroes are $\\frac{3}{2}$ and $-\\frac{1}{3}$.'",
    "answer: 'The zeroes are $\\frac{3}{2}$ and $\\frac{1}{3}$.'",
  ),
  paper("answer: '(b) $5$ and $-2$'", "answer: '(b) $5$ and $2$'"),
  blueprint('marks: 80', 'marks: 82'),
  // a condition of two, letters and their places, times, notes of wrong answers
  plane('**Square**: four sides equal **and** diagonals equal.', '**Square**: four sides equal.'),
  plane('**Square**: four sides equal **and** diagonals equal.', '**Square**: diagonals equal.'),
  plane('**Rectangle**: opposite sides equal and diagonals equal.', '**Rectangle**: diagonals equal.'),
  plane(
    '- $m$ goes with $(x_2, y_2)$ and $n$ goes with $(x_1, y_1)$.',
    '- $m$ goes with $(x_1, y_1)$ and $n$ goes with $(x_2, y_2)$.',
  ),
  plane('the coordinates of the far point $B$', 'the coordinates of the near point $A$'),
  plane('Four equal parts: $1 : 3$', 'Four parts: $1 : 3$'),
  numbers('ring together at 10:12 a.m.', 'ring together at 9:72 a.m.'),
  standard('That is LA, the distance at first.', 'That is LB, the distance two minutes later.'),
  standard('That is LB, the distance two minutes later.', 'That is AB, the way between the two.'),
  standard(
    'That is the sector: the triangle is still to be taken away.',
    'That is the triangle: it is still to be taken from the sector.',
  ),
  standard("{ response: '306.25', note", "{ response: '206.25', note"),
  basic(
    "{ response: '550', note: 'That is the cone alone.'",
    "{ response: '550', note: 'That is the hemisphere alone.'",
  ),
  basic("{ response: '90, 30', note: 'These are the sum", "{ response: '90, 60', note: 'These are the sum"),
  basic(
    "{ response: '12', note: 'That is the height.'",
    "{ response: '12', note: 'The square root is still to be taken.'",
  ),
  // a discriminant and its roots, at most, congruence, heights, more and less, names of angles, more notes
  numbers(
    'the product or quotient of a *non-zero* rational number and an irrational number is irrational.',
    'the product or quotient of a rational number and an irrational number is irrational.',
  ),
  quadratics(
    'caption="$D = 16 - 20 = -4 < 0$: no real roots"',
    'caption="$D = 16 - 20 = -4 < 0$: two equal real roots"',
  ),
  progressions('Each prize is ₹100 less than the one before it.', 'Each prize is ₹100 more than the one before it.', {
    named: '1. Let the first prize',
  }),
  triangles(
    'These are alternate angles for the transversal $AC$, so $AB \\parallel DC$.',
    'These are co-interior angles for the transversal $AC$, so $AB \\parallel DC$.',
  ),
  triangles(
    '$\\text{ar}(ADE) = \\frac{1}{2} \\times AE \\times DM$ and',
    '$\\text{ar}(ADE) = \\frac{1}{2} \\times AE \\times EN$ and',
  ),
  circles('by the **RHS** congruence criterion, and $PA = PB$', 'by the **SAS** congruence criterion, and $PA = PB$'),
  chance(
    '**At most two** means two or fewer, and no head at all is included.',
    '**At most two** means two or fewer, but at least one head.',
  ),
  basic("note: 'That is cos A.'", "note: 'That is cosec A.'"),
  basic("note: 'That is cot A.'", "note: 'That is sec A.'"),
  standard("note: 'That is cos θ.'", "note: 'That is cosec θ.'"),
  standard("note: 'That is the angle PAB.'", "note: 'That is the angle AOB.'"),
  basic("note: 'That is the common difference.'", "note: 'That is the first term.'"),
  basic("note: 'That is the number of saplings in a row.'", "note: 'That is the number of rows.'"),
  basic("note: 'That is the ratio of the volumes.'", "note: 'That is the ratio of the radii.'"),
  standard(
    "note: 'That is half of the perimeter: three lengths are asked for.'",
    "note: 'That is the perimeter: three lengths are asked for.'",
  ),
  standard("note: 'That is the height of the cone.'", "note: 'That is the slant height of the cone.'"),
  standard("note: 'That is the angle AOB.'", "note: 'That is the angle APO.'"),
  circles('These are equal alternate angles made by', 'These are equal co-interior angles made by'),
  triangles(
    '$\\text{ar}(BDE) = \\frac{1}{2} \\times DB \\times EN$.',
    '$\\text{ar}(BDE) = \\frac{1}{2} \\times DB \\times DM$.',
  ),
  triangles(
    '$\\text{ar}(ADE) = \\frac{1}{2} \\times AD \\times EN$ and',
    '$\\text{ar}(ADE) = \\frac{1}{2} \\times AB \\times EN$ and',
  ),
  basic('so $\\triangle OAP \\cong \\triangle OBP$ (RHS).', 'so $\\triangle OAP \\cong \\triangle OBP$ (SAS).'),
  quadratics('= 9 - 40 = -31 < 0$: no real roots.', '= 9 - 40 = -31 < 0$: two distinct real roots.'),
  quadratics(
    'with $D = 900 - 1000 = -100 < 0$. It is not possible.',
    'with $D = 900 - 1000 = -100 < 0$. It is possible.',
  ),
  progressions('and the sum is 5050. The same', 'and the sum is 5500. The same'),
  trigonometry('for example $\\tan 60^\\circ = \\sqrt{3}$.', 'for example $\\tan 30^\\circ = \\frac{1}{\\sqrt{3}}$.'),
  basic('2πrl would be twice as much: the formula is πrl.', 'You left out the 2: the formula is 2πrl.'),
  basic('0 to 10, 2; 10 to 20, 14; 20 to 30, 18;', '0 to 10, 2; 10 to 20, 18; 20 to 30, 14;'),
  statistics('10 in 350-400 and 5 in 400-450', '5 in 350-400 and 10 in 400-450'),
  statistics(
    "    ['10–20', '$9$', '$15$', '$135$'],\n    ['20–30', '$16$', '$25$', '$400$'],",
    "    ['10–20', '$16$', '$15$', '$240$'],\n    ['20–30', '$9$', '$25$', '$225$'],",
  ),
  basic(
    "note: 'The base does not belong to the curved surface.'",
    "note: 'That is the volume of the cone, not its surface.'",
  ),
  numbers('1 and itself: 2, 3, 5, 7, 11, 13 and so on', '1 and itself: 2, 3, 5, 7, 9, 11, 13 and so on'),
  numbers(
    'A number ends in 0 exactly when both 2 and 5 are among its prime factors.',
    'A number ends in 0 exactly when 2 or 5 is among its prime factors.',
  ),
  circles(
    '- Right triangle: $r = \\frac{a + b - c}{2}$, with $c$ the hypotenuse.',
    '- Right triangle: $r = \\frac{a + b - c}{2}$, with $c$ the shortest side.',
  ),
  statistics('table, subtract the next entry from each entry.', 'table, subtract each entry from the next entry.'),
  chance(
    '- At least: that many or more. At most: that many or fewer.',
    '- At least: more than that many. At most: fewer than that many.',
  ),
]
