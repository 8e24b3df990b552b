import { at, type Planted } from './planted'

const circles = at('lessons/circles.mdx')
const numbers = at('lessons/real-numbers.mdx')
const stats = at('lessons/statistics.mdx')
const ap = at('lessons/arithmetic-progressions.mdx')
const areas = at('lessons/areas-volumes.mdx')
const prob = at('lessons/probability.mdx')
const tri = at('lessons/triangles.mdx')
const lin = at('lessons/linear-equations.mdx')
const cg = at('lessons/coordinate-geometry.mdx')
const paper = at('papers/cbse-2024-sample.yaml')
const model = at('papers/model-standard.yaml')
const board = at('blueprints/board.yaml')
const practice = at('tips/practice.yaml')
const study = at('tips/study.yaml')
const per = at('tips/problem.yaml')
const line = 'A line and a circle in a plane can meet in three ways.'

/** Mistakes of those who know word processors and not Markdown, each by itself in a real file; remarks will do. */
export const plantedByStrangers: readonly Planted[] = [
  // A. typed in Word, pasted
  circles(line, 'A line and a circle can\u200b meet in three ways.'),
  circles(line, 'A line and a circle in a plane can meet in three ways\ufffd'),
  circles(line, 'The radius is ३ cm.'),
  circles('radius $6$ cm', 'radius $६$ cm'),
  circles(line, 'The area is 3 x 4 = 12 square cm.'),
  circles(line, 'So $3 x 4 = 12$ holds.'),
  circles(line, 'So $3 * 4 = 12$ holds.'),
  circles(line, 'So $12 / 4 = 3$ and $x=5−2$ hold, with $5 – 2 = 3$.'),
  circles(line, 'So $5 — 2 = 3$ holds.'),
  circles(line, 'The temperature is -5 to - 3 – that is “cold".'),
  circles(line, 'A line and a circle……… meet'),
  circles(line, 'A tangent is at 90° to the radius, i.e. $\\theta = 90º$.'),
  circles(line, 'Area = πr² and x2 + y2 = r2.'),
  circles(line, 'Find sqrt(25) and x^2 + 1 in this text.'),
  circles(line, 'Find \\frac{1}{2} of it.'),
  circles(line, 'Find \\sqrt 2 of it.'),
  circles(line, 'The angle is 30\\degree and \\angle ABC.'),
  circles(line, 'A line and a circle in a plane can meet in in three ways.'),
  circles(line, 'A line and a circle in a plane can meet in three ways .'),
  circles(line, 'See figure below.[^1]\n\n[^1]: From the book.'),
  circles(line, '![three](data:image/png;base64,iVBORw0KGgoAAAANSUhEUg==)'),
  circles(line, '<img src="three.png" alt="three ways"/>'),
  circles(line, 'See http://ncert.nic.in for more.'),
  circles(line, 'See www.cbse.gov.in for more.'),
  circles(line, 'Write to maths@example.org for help.'),
  circles(line, '&nbsp;&nbsp;A line meets'),
  circles(line, '```\nA line in code\n```'),
  circles(line, 'A `code` word.'),
  circles(line, '> A quotation'),
  circles(line, '~~Three~~ ways.'),
  circles(line, '- [ ] to do'),
  circles(line, '* * *'),
  circles(line, 'TODO: write this'),
  circles(line, 'Lorem ipsum dolor sit amet.'),
  circles(line, '____________'),
  circles(line, 'A **bold **word'),
  circles(line, 'A line and *a circle meet.'),
  circles(line, 'A line and _a circle meet.'),
  // lists
  circles('2. (ii) $5 \\lt 6$, so the point', '3. (ii) $5 \\lt 6$, so the point'),
  circles('- Secant: two common points. Tangent: exactly one.', '-Secant: two common points. Tangent: exactly one.'),
  circles('1. (i) $8 \\gt 6$', '1) (i) $8 \\gt 6$', { named: '2. (ii)' }),
  circles('1. (i) $8 \\gt 6$', '1.(i) $8 \\gt 6$'),
  circles('- They have **two common points**', '• They have **two common points**'),
  circles('- They have **two common points**', '– They have **two common points**'),
  // tags
  circles('</KeyPoints>\n\n</Concept>', '</Keypoints>\n\n</Concept>', { named: '<KeyPoints>' }),
  circles('<KeyPoints>', '<Keypoints>'),
  circles('<Example title="Counting tangents">', "<Example title='Counting tangents>"),
  circles('<Example title="Counting tangents">', '< Example title="Counting tangents">'),
  circles(
    '<Concept title="A line and a circle" check="cir-tangent-facts">',
    '<Concept title="A line and a circle" check="cir-tangent-facts" seed={5}>',
  ),
  circles(
    '<Concept title="A line and a circle" check="cir-tangent-facts">',
    '<Concept title={A line and a circle} check="cir-tangent-facts">',
  ),
  circles('<Solution>', '<Solution title="Steps">'),
  circles('<Solution>\n', '<Solution>\n\n<Solution>\n\n1. Once.\n\n</Solution>\n'),
  circles('<KeyPoints>', '<KeyPoints>\n\n- First.\n\n</KeyPoints>\n\n<KeyPoints>'),
  circles('</Example>', '</Example>\n\n<Solution>\n\n1. Alone.\n\n</Solution>'),
  circles(
    '<KeyPoints>',
    '<Example title="In key points">\n\nWhat?\n\n<Solution>\n\n1. That.\n\n</Solution>\n\n</Example>\n\n<KeyPoints>\n\n<Example title="In the box">\n\nWhat?\n\n<Solution>\n\n1. That.\n\n</Solution>\n\n</Example>\n',
  ),
  circles(
    '<Example title="Counting tangents">',
    '<Concept title="In another" check="cir-tangent-facts">\n\n<Example title="Counting tangents">',
    { named: '<Concept' },
  ),
  // front matter, YAML
  circles('title: Circles', 'title: Circles: tangents'),
  circles('title: Circles', 'title:Circles'),
  circles('title: Circles', 'title: Circles\ntitle: The circle'),
  circles('duration: 45', 'duration: 45 minutes'),
  circles('duration: 45', 'duration: "45"'),
  circles('  - name: Tangent and radius', '\t- name: Tangent and radius'),
  circles('  - name: Tangent and radius\n    formula:', '  - name: Tangent and radius\n  formula:'),
  circles("    formula: '$PA = PB$'", '    formula: "$OT \\perp PT$"'),
  circles("    formula: '$PA = PB$'", '    formula: PA = PB'),
  circles("    formula: '$PA = PB$'", "    formula: '$PA = PB$'\n    note: remember"),
  circles('boardTips:', 'boardtips:'),
  circles("formula: '$AB + CD = BC + DA$'", "formula: '$12 + 5 = 18$'"),
  circles('    prompt: What is the angle between two tangents to a circle?', '    prompt:'),
  circles('---\n\n<Concept', '\n\n<Concept', { named: '' }),
  circles('  - name: Two tangents from an external point', '  - name: Tangent and radius'),
  circles(
    "  - name: Two tangents from an external point\n    formula: '$PA = PB$'",
    "  - name: Two tangents from an external point\n    formula: '$OT \\perp PT$'",
  ),
  // tips
  practice('    prompt: How should I study', '   prompt: How should I study'),
  practice(
    'tips:\n  - text: Attempt',
    'tips:\n  - text: Attempt every question.\n    prompt: How should I prepare?\n  - text: Attempt',
  ),
  study('  - Any correct method earns full marks.', '  - Any correct method earns full marks: yes.'),
  study('Learn squares up to 25 and cubes up to 10', 'Learn that $12^2 = 124$ and more'),
  study('  - Never leave a multiple choice', '  -Never leave a multiple choice'),
  per(
    '    prompt: How do I solve a pair of linear equations by elimination?',
    '    prompt: What is the volume of a cone?',
  ),
  per('  - topic: polynomials\n', ''),
  // mathematics, by place
  circles('so they are $2 \\times 6 = 12$ cm apart', 'so they are 2 × 6 = 13 cm apart'),
  areas('= \\frac{1}{8} \\times 88 = 11$ cm', '= \\frac{1}{8} \\times 88 = 12$ cm'),
  areas('= \\frac{1}{8} \\times 616 = 77$ cm²', '= \\frac{1}{8} \\times 616 = 77$ cm'),
  areas('The angle is $40^\\circ$.', 'The angle is $45^\\circ$.'),
  ap('$a_{20} = 6 + 19 \\times 5 = 6 + 95 = 101$.', '$a_{20} = 6 + 20 \\times 5 = 6 + 100 = 106$.'),
  ap('so $4d = 20$ and $d = 5$', 'so $4d = 20$ and $d = 4$'),
  ap('The AP is $4, 9, 14, 19, 24$.', 'The AP is $4, 9, 14, 20, 24$.'),
  ap("{ at: [3, 11], label: '11' }", "{ at: [3, 11], label: '12' }"),
  ap('So 112 is the 22nd term.', 'So 112 is the 21st term.'),
  ap('$n > \\frac{53}{3} = 17\\frac{2}{3}$', '$n > \\frac{53}{3} = 17\\frac{1}{3}$'),
  prob('$P = \\frac{3}{6} = \\frac{1}{2}$. Remember', '$P = \\frac{3}{6} = \\frac{1}{3}$. Remember'),
  prob('$P(6) = \\frac{1}{6} = \\frac{20}{120}$', '$P(6) = \\frac{1}{6} = \\frac{23}{120}$'),
  tri('(i) $\\frac{3}{6} = \\frac{1}{2}$ and', '(i) $\\frac{3}{6} = \\frac{1}{3}$ and'),
  lin('$2 \\times 3 + 3 \\times 2 = 6 + 6 = 12$', '$2 \\times 3 + 3 \\times 2 = 6 + 5 = 11$'),
  lin('so $x = 6$. The point is $(6, 0)$.', 'so $x = 5$. The point is $(5, 0)$.'),
  lin("points={[{ at: [3, 2], label: '(3, 2)', tone: 3 }]}", "points={[{ at: [3, 2], label: '(2, 3)', tone: 3 }]}"),
  lin("{ line: [1, 1, 5], label: 'x + y = 5', tone: 1 }", "{ line: [1, 1, 6], label: 'x + y = 5', tone: 1 }"),
  cg("points={[{ at: [-4, 3], label: 'P(-4, 3)' }]}", "points={[{ at: [-4, 3], label: 'P(4, 3)' }]}"),
  cg("{ from: [-4, 3], to: [0, 3], label: '4', dashed", "{ from: [-4, 3], to: [0, 3], label: '5', dashed"),
  cg('caption="$PQ^2 = 4^2 + 3^2 = 25$, so $PQ = 5$."', 'caption="$PQ^2 = 4^2 + 3^2 = 26$, so $PQ = 5$."'),
  cg('- Subtracting a negative number adds: $4 - (-2) = 6$.', '- Subtracting a negative number adds: $4 - (-2) = 2$.'),
  cg('\\sqrt{8} = 2\\sqrt{2}$.', '\\sqrt{8} = 4\\sqrt{2}$.'),
  numbers('Factor tree: $180 = 2^2', 'Factor tree: $180 = 2^3'),
  numbers('So $1980 = 2^2 \\times 3^2 \\times 5 \\times 11$.', 'So $1980 = 2^2 \\times 3^2 \\times 5 \\times 13$.'),
  numbers("{ at: [2.4, -3.2], text: '45' }", "{ at: [2.4, -3.2], text: '45', tone: 2 }"),
  stats('the **class size** is $h = 30 - 20 = 10$', 'the **class size** is $h = 30 - 20 = 20$'),
  stats("['30–40', '$12$', '$35$', '$420$'],", "['30–40', '$12$', '$36$', '$432$'],"),
  stats('$\\frac{n}{2} = 20$. The first cumulative', '$\\frac{n}{2} = 25$. The first cumulative'),
  stats("['300–350', '$18$', '$325$', '$0$', '$0$'],", "['300–350', '$18$', '$325$', '$1$', '$18$'],"),
  stats("['Total', '$50$', '', '', '$-3$'],", "['Total', '$50$', '', '', '$3$'],"),
  stats("['less than 30', '$24$'],", "['less than 30', '$11$'],"),
  stats("['20–30', '$16$'],\n    ['30–40', '$12$'],", "['20–30', '$16$'],\n    ['30–45', '$12$'],", {
    named: "['40–50'",
  }),
  stats('The sum is $20 + 30 = 50$.', 'The sum is $20 + 30 = 60$.'),
  // figures
  circles('A: [-1.7320508, 1]', 'A: [-1,7320508, 1]'),
  circles("circles={[{ centre: 'O', radius: 2 }]}", "circles={[{ centre: 'O', radius: '2,5' }]}"),
  circles("circles={[{ centre: 'O', radius: 2 }]}", "circles={[{ centre: 'O', radius: -2 }]}"),
  circles("circles={[{ centre: 'O', radius: 2 }]}", "circles={{ centre: 'O', radius: 2 }}"),
  circles("{ from: 'P', to: 'Q', tone: 4 },", "{ from: 'P', to: 'Q', tone: 5 },"),
  circles("{ from: 'P', to: 'Q', tone: 4 },", "{ from: 'P', to: 'Q', tone: 4 }", { named: "{ from: 'C'" }),
  circles("{ from: 'P', to: 'Q', tone: 4 },", '{ from: ‘P’, to: ‘Q’, tone: 4 },'),
  circles(
    "angles={[{ at: 'P', from: 'O', to: 'Y', right: true }]}",
    "angles={[{ at: 'P', from: 'O', to: 'X', right: 'true' }]}",
  ),
  circles(
    'points={{ O: [0, 0], P: [0, -3], X: [-4.5, -3], Y: [4.5, -3] }}',
    'points={{ O: [0, 0], P: [0, -3], X: [-4.5, -3], Y: [4.5, -1] }}',
    { named: 'angles=' },
  ),
  circles('caption="$OP \\perp XY$"', 'caption={$OP \\perp XY$}'),
  circles(
    '  description="A circle with centre O, the radius OP',
    '  desription="A circle with centre O, the radius OP',
  ),
  tri("{ at: 'P', from: 'Q', to: 'S', label: '60°' }", "{ at: 'P', from: 'Q', to: 'S', label: '30°' }"),
  prob("{ at: 0.5, label: 'even chance', tone: 3 }", "{ at: '0.5', label: 'even chance', tone: 3 }"),
  prob('  from={0}\n  to={1}', '  from={0}\n  to={0}'),
  // papers
  paper('marks: 1\n        topic: polynomials', 'marks: 1.5\n        topic: polynomials'),
  paper('          (c) $720$\n', '          (b) $720$\n', { named: 'question: |-' }),
  paper('          (c) $720$\n', '', { named: 'question: |-' }),
  paper("answer: '(d) $360$'", "answer: '(D) $360$'"),
  paper(
    "description: 'Very Short Answer Questions, 2 marks each'",
    "description: 'Very Short Answer Questions, 3 marks each'",
    { named: 'marks: 2' },
  ),
  paper('year: 2024', 'year: 2024-25'),
  paper("- 'HCF $\\times$ LCM $= 12 \\times 840 = 10080$'", "- 'HCF $\\times$ LCM $= 12 \\times 840 = 10800$'"),
  paper('$= 3x(2x - 3) + 1(2x - 3) = (2x - 3)(3x + 1)$', '$= 3x(2x - 3) + 1(2x - 3) = (2x - 3)(3x - 1)$'),
  paper('$6x^2 - 7x - 3 = 6x^2 - 9x + 2x - 3$', '$6x^2 - 7x - 3 = 6x^2 - 9x - 2x - 3$', { named: "- '$= 3x(2x" }),
  paper("  - title: 'Section B'", "  - title: 'Section A'"),
  paper(
    'The zeroes of the quadratic polynomial $x^2 - 3x - 10$ are',
    'The zeroes of the quadratic polynomial $x^2 - 3x - 11$ are',
    { named: "answer: '(b)" },
  ),
  model("options: ['$1$', '$4$', '$5$', '$9$']", "options: ['$1$', '$4$', '$5$']"),
  model("options: ['$1$', '$4$', '$5$', '$9$']", "options: ['$1$', '$5$', '$5$', '$9$']"),
  model(
    "options: ['$1$', '$4$', '$5$', '$9$']\n        answer: C",
    "options: ['$1$', '$4$', '$5$', '$9$']\n        answer: E",
  ),
  model(
    "options: ['$1$', '$4$', '$5$', '$9$']\n        answer: C",
    "options: ['$1$', '$4$', '$5$', '$9$']\n        answer: B",
    { named: '- { response: B' },
  ),
  model(
    "options: ['$89$', '$93$', '$97$', '$141$']\n        answer: B",
    "options: ['$89$', '$93$', '$97$', '$141$']\n        answer: C",
    { named: '- { response: C' },
  ),
  model(
    "options: ['$7$', '$23$', '$289$', '$17$']\n        answer: D",
    "options: ['$7$', '$23$', '$289$', '$19$']\n        answer: D",
  ),
  model("answer: '$6$ hours (at 12 noon)'", "answer: '$8$ hours (at 2 p.m.)'"),
  model('LCM $= 2^3 \\times 3^2 \\times 5 = 360$', 'LCM $= 2^3 \\times 3^2 \\times 5 = 180$'),
  model("{ marks: 0.5, text: '$18 = 2 \\times 3^2$, $24", "{ marks: 0.25, text: '$18 = 2 \\times 3^2$, $24"),
  model("{ marks: 0.5, text: '$18 = 2 \\times 3^2$, $24", "{ marks: 1/2, text: '$18 = 2 \\times 3^2$, $24"),
  model('$a_{10} = 15 + 9 \\times 4 = 51$', '$a_{10} = 15 + 10 \\times 4 = 55$', { named: "answer: '$51$" }),
  model("ask: 'How many lamps are there in the $10$th row?'", "ask: 'How many lamps are there in the $11$th row?'", {
    named: "answer: '$51$",
  }),
  model('minutes: 180\n', "minutes: '180'\n"),
  model('readingMinutes: 15', 'readingminutes: 15'),
  model(
    'topic: circles\n        archetypes: [cir-assertion-reason]',
    'topic: circle\n        archetypes: [cir-assertion-reason]',
  ),
  model("So $k = 4$ only.' }", "So $k = -4$ only.' }", { named: 'answer: D' }),
  board('marks: 20\n', 'marks: 21\n', { named: '- { unit: numbers' }),
  board(
    "description: 'Very Short Answer Questions, 2 marks each'",
    "description: 'Very Short Answer Questions, 3 marks each'",
  ),
  board('difficulty: { easy: 30, medium: 40, hard: 30 }', 'difficulty: { easy: 30, medium: 40, hard: 40 }'),
  board('parts: [1, 1, 2]', 'parts: [1, 2, 2]'),
]
