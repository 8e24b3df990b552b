import { at, type Planted } from './planted'

const circles = at('lessons/circles.mdx')
const numbers = at('lessons/real-numbers.mdx')
const stats = at('lessons/statistics.mdx')
const prob = at('lessons/probability.mdx')
const quad = at('lessons/quadratic-equations.mdx')
const basic = at('papers/model-basic.yaml')
const paper = at('papers/cbse-2024-sample.yaml')
const practice = at('tips/practice.yaml')
const study = at('tips/study.yaml')
const board = at('blueprints/board.yaml')
const line = 'A line and a circle in a plane can meet in three ways.'

/**
 * A second round of mistakes, written without a look at the check. Left out: a column whose rule only words tell (heads divided by tosses),
 * which no check can know.
 */
export const plantedByOthers: readonly Planted[] = [
  // text
  circles(line, 'The price is Rs. $450 and the tax $20 more.'),
  circles(line, 'Here \\(x^2 = 4\\) holds.'),
  circles(line, 'Here \\[x^2 = 4\\] holds.'),
  circles(line, 'Half of it is ½ of $4 = 3$.'),
  circles(line, 'The set \\{1, 2, 3\\} has three elements, x \\in A.'),
  circles(line, '[Read on](/lessons/circle/)'),
  circles(line, '[Read on](?tab=past-papers&paper=board-2019)'),
  circles(line, '[Read on](#tangents)'),
  circles(line, '![three lines](/images/three.png)'),
  circles(line, 'Setext heading\n==='),
  circles(line, '# Circles'),
  circles(line, '| ways | points |\n| none | 0 |\n'),
  circles(line, '| ways | points |\n|---|---|\n| none |\n'),
  circles(line, '<center>Three ways.</center>'),
  circles(line, '{/* a note for myself */} Three ways.'),
  circles(line, '<!-- a note for myself -->'),
  circles(line, 'They meet in three ways, **see below*.'),
  circles('<Solution>\n\n1. (i) $8', '<Solution>\n\n(i) $8', { named: '2. (ii)' }),
  // formulas
  circles('$OP \\perp XY$.', '$OP \\prep XY$.'),
  circles('radius $6$ cm', 'radius $\\frac{6}$ cm'),
  circles('radius $6$ cm', 'radius $\\sqrt6$ and $\\left( 6 $ cm'),
  circles('radius $6$ cm', 'radius $6 cm$'),
  circles('radius $6$ cm', 'radius $6\\degrees$ cm'),
  circles("formula: '$PA = PB$'", "formula: '$PA == PB$'"),
  circles("formula: '$OT \\perp PT$'", "formula: '$OT \\perp PT'"),
  // mathematics
  circles(
    '$2 \\times 6 = 12$ cm apart',
    '$2 \\times 6 = 12$ cm apart, that is $0.12$ m $= 120$ mm, or $\\frac{12}{100} = 1.2$ m',
  ),
  circles(line, 'With $r = 7$ the area is $\\frac{22}{7} \\times 7^2 = 145$ cm².'),
  circles(line, 'Here $\\sqrt{2} \\approx 1.42$.'),
  circles(line, 'Here $\\frac{1}{3} = 0.33$.'),
  circles(line, 'Since $3^2 + 4^2 = 5^2$ and $5^2 + 11^2 = 13^2$, both are right triangles.'),
  circles(line, 'As $7 \\gt 9$, the point is outside.'),
  circles(line, 'It is 25% of 60, that is, 20.'),
  circles(line, 'The sum of $4$, $5$ and $6$ is $14$.'),
  quad('(i) $x^2 + 6x + 9 = x^2 + 5$, so $6x + 4 = 0$.', '(i) $x^2 + 6x + 9 = x^2 + 5$, so $6x - 4 = 0$.'),
  quad('(i) $x^2 + 6x + 9 = x^2 + 5$', '(i) $x^2 + 3x + 9 = x^2 + 5$'),
  quad('(ii) $x^3 + 3x^2 + 3x + 1 = x^3 + 5$', '(ii) $x^3 + 3x^2 + x + 1 = x^3 + 5$'),
  quad('In standard form: $x^2 + 5x - 84 = 0$.', 'In standard form: $x^2 + 5x + 84 = 0$.', {
    named: '2. The area is length',
  }),
  prob('caption="Share = heads', 'caption="So $\\\\frac{12012}{24000} = 0.55$. Share = heads'),
  stats("['20–30', '$16$'],", "['20–30', '$-16$'],"),
  stats('$12 - 4 = 8$, $24 - 12 = 12$, $33 - 24 = 9$', '$12 - 4 = 8$, $24 - 12 = 12$, $33 - 24 = 8$'),
  stats('so the modal class is $20$–$30$.\n3.', 'so the modal class is $30$–$40$.\n3.'),
  stats(
    'Find the mean of the following marks of $50$ students.',
    'Find the mean of the following marks of $60$ students.',
  ),
  stats(
    'description="Table of marks: 4 students in 0-10, 9 in 10-20, 16 in 20-30',
    'description="Table of marks: 4 students in 0-10, 9 in 10-20, 17 in 20-30',
  ),
  numbers('So $1980 = 2^2 \\times 3^2 \\times 5 \\times 11$.', 'So $1980 = 4 \\times 9 \\times 5 \\times 12$.'),
  // figures
  circles("circles={[{ centre: 'O', radius: 2 }]}", "circles={[{ centre: 'M', radius: 2 }]}"),
  circles("circles={[{ centre: 'O', radius: 2 }]}", "circles={[{ center: 'O', radius: 2 }]}"),
  circles("dots={['O', 'A', 'B', 'T']}", "dots={['O', 'A', 'B', 'Z']}"),
  circles("dots={['O', 'A', 'B', 'T']}", 'dots="O A B T"'),
  circles('T: [0, -2],', 'T: [0],'),
  circles('T: [0, -2],', 'T: [0, NaN],'),
  circles("{ from: 'O', to: 'P', label: 'radius', tone: 3 },", "{ from: 'O', to: 'P', label: '$r$', tone: 3 },"),
  circles("{ at: [3.3, -2.5], text: 'tangent' }", "{ at: [33, -25], text: 'tangent' }"),
  circles('kind="sketch"', 'kind="drawing"'),
  circles('caption="$OP \\perp XY$"', 'caption="$OP \\perp XY"'),
  circles('T: [0, -2],', 'T: [0, -1.5],'),
  // papers
  basic(
    "options: ['$3$', '$15$', '$-15$', '$-3$']\n        answer: D",
    "options: ['$3$', '$15$', '$-15$', '$-3$']\n        answer: A",
    { named: '- { response: A' },
  ),
  basic("options: ['$30$', '$54$', '$6$', '$225$']", "options: ['$30$', '$54$', '$6$', '$54$']"),
  basic('LCM is $270$. If one', 'LCM is $360$. If one', { named: 'answer: B' }),
  basic("{ response: C, note: 'Do not leave out the HCF", "{ response: B, note: 'Do not leave out the HCF"),
  basic('- id: q2\n', '- id: q1\n'),
  basic(
    'topic: polynomials\n        archetypes: [poly-k-from-zero]',
    'topic: polynomials\n        archetypes: [poly-k-from-zeroes]',
  ),
  basic("options: ['$x = 3, y = 2$', '$x = 2, y = 3$'", "options: ['$x = 2, y = 3$', '$x = 3, y = 2$'", {
    named: 'answer: A',
  }),
  basic("label: 'x − y = 1', tone: 2", "label: 'x − y = 2', tone: 2"),
  basic('minutes: 180', 'minutes: 18O'),
  basic('        marks: 1\n        topic: real-numbers', '        marks: one\n        topic: real-numbers'),
  basic("note: 'The 12th term is 11 steps after the first.' }", 'note: The 12th term: 11 steps after the first. }'),
  basic('id: model-basic', 'id: model_basic'),
  basic('ratio: [2, 3]', 'ratio: [2, 4]', { named: 'kind: triangle' }),
  paper('id: cbse-2024-sample', 'id: cbse-2023-sample'),
  practice('Algebra carries 20 of the 80 marks, Geometry 15', 'Algebra carries 20 of the 80 marks, Geometry $15'),
  practice('    prompt: I am stuck on a problem. How do I get started?', '    prompt: What is the capital of India?'),
  study('tips:', 'tip:'),
  board('minutes: 180', 'minutes: 180 min'),
  // numbers that no longer go together, formulas of another shape
  at('lessons/areas-volumes.mdx')(
    '- A minute hand turns $6^\\circ$ a minute.',
    '- A minute hand turns $6^circ$ a minute.',
  ),
  at('lessons/arithmetic-progressions.mdx')(
    '3. The 8th term from the end is $101 - 7 \\times 4 = 101 - 28 = 73$.',
    '3. The 8th term from the end is $101 - 8 \\times 4 = 101 - 32 = 69$.',
  ),
  at('lessons/arithmetic-progressions.mdx')(
    '6 \\times 320 = 1920$: she saves ₹1920 in the year.',
    '6 \\times 320 = 1920$: she saves ₹1980 in the year.',
  ),
  at('lessons/coordinate-geometry.mdx')(
    "    formula: '$\\text{Area} = \\frac{1}{2} \\times d_1 \\times d_2$'",
    "    formula: '$\\text{Area} = d_1 \\times d_2$'",
  ),
  at('lessons/coordinate-geometry.mdx')('5. Dividing by $-8$: $x - y = 3$,', '5. Dividing by $-8$: $x + y = 3$,'),
  at('lessons/triangles.mdx')('- 47^\\circ - 65^\\circ = 68^\\circ$.', '- 47^\\circ - 65^\\circ = 68^circ$.'),
  at('lessons/polynomials.mdx')(
    '$6 \\times (-3) = -18$: they are $-9$ and $2$.',
    '$6 \\times (-3) = -18$: they are $9$ and $-2$.',
  ),
  at('lessons/real-numbers.mdx')(
    '2. Smaller exponents: $\\text{HCF} = x y^2$.',
    '2. Smaller exponents: $\\text{HCF} = x^3 y^2$.',
    { named: '3. Greater exponents' },
  ),
  at('lessons/statistics.mdx')(
    "    formula: '$l + \\frac{f_1 - f_0}{2f_1 - f_0 - f_2} \\times h$'",
    "    formula: '$l + \\frac{f_1 - f_0}{f_1 - f_0 - f_2} \\times h$'",
  ),
  at('lessons/triangles.mdx')(
    '$C \\leftrightarrow Q$: $\\triangle ABC \\sim \\triangle RPQ$ (AA).',
    '$C \\leftrightarrow Q$: $\\triangle ABC \\sim \\triangle PQR$ (AA).',
  ),
  at('papers/model-basic.yaml')('$3x + 2y = 12$ and $5x - 2y = 4$.', '$3x + 2y = 12$ and $5x - 2y = 6$.'),
]
