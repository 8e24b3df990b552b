import type { Sample } from './sample'

/** A concept with one worked example: a question and its solution. */
export function worked(question: string, solution: string): string {
  return [
    '<Concept title="Concept 1" check="cir-length-of-tangent" seed="k3f9">',
    'A tangent touches the circle.',
    '<Example title="Example 1">',
    question,
    '<Solution>',
    solution,
    '</Solution>',
    '</Example>',
    '<KeyPoints>',
    '- A tangent touches the circle once.',
    '</KeyPoints>',
    '</Concept>',
  ].join('\n\n')
}

const of = (question: string, wrong: string, right: string, says: string): Sample => ({
  in: 'concept',
  wrong: worked(question, wrong),
  right: worked(question, right),
  says,
})

const plane = (at: string) =>
  `Find the centroid $G$ of the triangle with the vertices $A(1, 5)$, $B(4, -1)$ and $C(10, 5)$.\n\n<Figure kind="plane" x={[0, 12]} y={[-2, 7]} points={[{ at: [1, 5], label: 'A' }, { at: [4, -1], label: 'B' }, { at: [10, 5], label: 'C' }, { at: ${at}, label: 'G' }]} segments={[{ from: [1, 5], to: [4, -1] }, { from: [4, -1], to: [10, 5] }, { from: [10, 5], to: [1, 5] }]} description="Triangle ABC with A(1, 5), B(4, -1) and C(10, 5), and its centroid G." />`
const centroid = '1. $G = \\left(\\frac{1 + 4 + 10}{3}, \\frac{5 - 1 + 5}{3}\\right) = (5, 3)$.'

const line = (cells: string) =>
  `Solve $x + y = 6$ and $x - y = 2$ by their graphs.\n\n<Figure kind="table" head={['$x$', '$0$', '$2$', '$6$']} rows={[['$y = 6 - x$', '$6$', '$4$', '$0$'], ['$y = x - 2$', ${cells}]]} description="Values of y for x = 0, 2 and 6." />`

const sides = (longer: string) =>
  `The sides of a right triangle are $x$, $x + 7$ and $x + 8$ cm. Find $x$.\n\n<Figure kind="sketch" points={{ A: [0, 4], B: [0, 0], C: [6, 0] }} segments={[{ from: 'A', to: 'B', label: 'x' }, { from: 'B', to: 'C', label: '${longer}' }, { from: 'C', to: 'A', label: 'x + 8' }]} caption="Not to scale" description="A right triangle with the sides x, x + 7 and x + 8." />`

const capsule = (height: number) =>
  `<Figure kind="solid" parts={[{ shape: 'hemisphere', radius: 3.5, domeDown: true }, { shape: 'cylinder', radius: 3.5, height: ${height} }, { shape: 'hemisphere', radius: 3.5 }]} description="A capsule standing upright. It is 20 mm long and 7 mm wide." />`

const bars = (highlight: number) =>
  `Which is the modal class?\n\n<Figure kind="histogram" classes={[{ from: 0, to: 10, frequency: 5 }, { from: 10, to: 20, frequency: 9 }, { from: 20, to: 30, frequency: 4 }]} xLabel="Marks" yLabel="Students" highlight={${highlight}} description="Histogram of 5, 9 and 4 students in 0-10, 10-20 and 20-30. The modal class is set off." />`
const modal = '1. The highest frequency is 9, so the modal class is 10–20.'

/** What goes wrong between a question, the lines of its solution and its figure. */
export const workedSamples: readonly Sample[] = [
  of(
    'Three bells ring at intervals of 6, 9 and 15 minutes, together at 9:00 a.m. When do they ring together next?',
    '1. The LCM of 6, 9 and 15 is $2 \\times 3^2 \\times 5 = 90$.\n2. 90 minutes are 1 hour 40 minutes, so they ring together at 10:40 a.m.',
    '1. The LCM of 6, 9 and 15 is $2 \\times 3^2 \\times 5 = 90$.\n2. 90 minutes are 1 hour 30 minutes, so they ring together at 10:30 a.m.',
    'they are 100, and not 90',
  ),
  {
    ...of(
      'A circle has centre $O$ and radius $7$ cm. How many tangents can be drawn through a point (i) $9$ cm from $O$, (ii) $4$ cm from $O$? (iii) How far apart are two parallel tangents?',
      '1. (i) $9 \\gt 7$, so the point is outside the circle: two tangents.\n2. (ii) $4 \\lt 7$, so the point is inside the circle: three tangents.\n3. (iii) They touch at the ends of a diameter: $2 \\times 7 = 14$ cm apart.',
      '1. (i) $9 \\gt 7$, so the point is outside the circle: two tangents.\n2. (ii) $4 \\lt 7$, so the point is inside the circle: no tangent.\n3. (iii) They touch at the ends of a diameter: $2 \\times 7 = 14$ cm apart.',
      'the assistant answers "(i) 2; (ii) 0; (iii) 14 cm"',
    ),
    remark: true,
  },
  of(
    'The HCF of 12 and 18 is 6. Find (i) their product (ii) their LCM.',
    '1. (i) $12 \\times 18 = 216$.\n2. (iii) $216 \\div 6 = 36$.',
    '1. (i) $12 \\times 18 = 216$.\n2. (ii) $216 \\div 6 = 36$.',
    'has no part (iii)',
  ),
  of(
    'The HCF of 12 and 18 is 6. Find (i) their product (ii) their LCM.',
    '1. (i) $12 \\times 18 = 216$.',
    '1. (i) $12 \\times 18 = 216$.\n2. (ii) $216 \\div 6 = 36$.',
    'part (ii) of the question has no line here',
  ),
  of(
    'Solve $a + b = 6$ and $2a - b = 9$.',
    '1. $a + b = 6$ and $2a - b = 9$.\n2. Subtracting, $3a = 15$, so $a = 5$ and $b = 1$.',
    '1. $a + b = 6$ and $2a - b = 9$.\n2. Adding, $3a = 15$, so $a = 5$ and $b = 1$.',
    'is what the sum of the equations gives',
  ),
  of(
    'Solve $a + b = 6$ and $3a + b = 16$.',
    '1. $3a + b = 16$ and $a + b = 6$.\n2. Adding, $2a = 10$, so $a = 5$ and $b = 1$.',
    '1. $3a + b = 16$ and $a + b = 6$.\n2. Subtracting, $2a = 10$, so $a = 5$ and $b = 1$.',
    'is what the difference of the equations gives',
  ),
  of(
    'One zero of $x^2 - 9x + k$ is double the other. Find $k$.',
    '1. The sum is 9, so the zeroes are $-3$ and $-6$.\n2. So $k = 3 \\times 6 = 18$.',
    '1. The sum is 9, so the zeroes are 3 and 6.\n2. So $k = 3 \\times 6 = 18$.',
    'is no zero of',
  ),
  of(
    'How many zeroes has $5 - 2x^3 + x$ at most?',
    '1. It is a polynomial of degree 5, so it has at most 5 zeroes.',
    '1. It is a polynomial of degree 3, so it has at most 3 zeroes.',
    'is of degree 3, and not 5',
  ),
  of(
    'Which terms of $20, 18, 16, \\ldots$ have the sum $0$?',
    '1. The 9th, 10th and 11th terms are $2, 0, -2$, and their sum is 0.',
    '1. The 10th, 11th and 12th terms are $2, 0, -2$, and their sum is 0.',
    'term 9 of the progression is 4, and not 2',
  ),
  of(
    'Two cars start 180 km apart in the same direction. The faster one catches up after 6 hours. How much faster is it?',
    '1. Same direction: $9(x - y) = 180$.\n2. So $x - y = 20$.',
    '1. Same direction: $6(x - y) = 180$.\n2. So $x - y = 30$.',
    'the question says 6, the solution reckons with 9',
  ),
  of(
    'Two sums at 9 % and 10 % bring ₹1670 in a year, and ₹1740 when the rates are exchanged. Add the equations.',
    '1. $9x + 10y = 176000$ and $10x + 9y = 174000$.\n2. Adding: $19x + 19y = 350000$.',
    '1. $9x + 10y = 167000$ and $10x + 9y = 174000$.\n2. Adding: $19x + 19y = 341000$.',
    'the question says 1670, the solution reckons with 176000',
  ),
  of(
    '**Assertion (A):** $5 + 7 = 12$. **Reason (R):** From a point inside the circle two tangents can be drawn. Are both true, and does R explain A?',
    '1. A is true by adding.\n2. R is true. Both are true but R is not the explanation of A.',
    '1. A is true by adding.\n2. Through such a point there is no tangent. A is true but R is false.',
    'the reason is called true: ',
  ),
  {
    in: 'concept',
    wrong: worked(plane('[4, 3.5]'), centroid),
    right: worked(plane('[5, 3]'), centroid),
    says: 'and it is drawn at (4, 3.5)',
  },
  {
    in: 'concept',
    wrong: worked(line("'$2$', '$0$', '$4$'"), '1. Both hold for $x = 4$, $y = 2$.'),
    right: worked(line("'$-2$', '$0$', '$4$'"), '1. Both hold for $x = 4$, $y = 2$.'),
    says: 'gives -2, and not 2',
  },
  {
    in: 'concept',
    wrong: worked(bars(2), modal),
    right: worked(bars(1), modal),
    says: 'the modal class is the tallest bar',
  },
  of(
    'Find the volume of a cone of radius 3 cm and height 7 cm. (Use $\\pi = \\frac{22}{7}$)',
    '1. Volume $= \\frac{1}{3} \\times \\frac{22}{7} \\times 3^2 \\times 7$\n2. $= 66$ cm',
    '1. Volume $= \\frac{1}{3} \\times \\frac{22}{7} \\times 3^2 \\times 7$\n2. $= 66$ cm³',
    'a volume has a unit with ³',
  ),
  {
    in: 'concept',
    wrong: worked(sides('x − 7'), '1. $x = 5$.'),
    right: worked(sides('x + 7'), '1. $x = 5$.'),
    says: 'the words have the other sign',
  },
  of(
    'Which is the first negative term of $50, 47, 44, \\ldots$?',
    '1. $a_n = 53 - 3n$.\n2. $53 - 3n < 0$ gives $n < \\frac{53}{3}$, so it is the 18th.',
    '1. $a_n = 53 - 3n$.\n2. $53 - 3n < 0$ gives $n > \\frac{53}{3}$, so it is the 18th.',
    'is its sign to be turned?',
  ),
  of(
    'Find the median of $8, 3, 12, 6, 5$.',
    '1. In order: $12, 3, 5, 6, 8$. The middle one is 5.',
    '1. In order: $3, 5, 6, 8, 12$. The middle one is 6.',
    'they do not stand in order',
  ),
  {
    in: 'text',
    wrong: capsule(20),
    right: capsule(13),
    says: 'the parts are 27 long together',
  },
  { in: 'text', wrong: 'It costs â‚¹50.', right: 'It costs ₹50.', says: 'saved in another encoding' },
  { in: 'step', wrong: '1. $\\angle A = 45\\circ$.', right: '1. $\\angle A = 45^\\circ$.', says: 'a degree is raised' },
  {
    in: 'text',
    wrong: '$$\\begin{aligned} x + 1 &= 3 \\ &= 2 + 1 \\end{aligned}$$',
    right: '$$\\begin{aligned} x + 1 &= 3 \\\\ &= 2 + 1 \\end{aligned}$$',
    says: 'two backslashes end a line',
  },
  {
    in: 'step',
    wrong: '1. $a_12 = 5$ and $r = 12$.',
    right: '1. $a_{12} = 5$ and $r = 12$.',
    says: 'lowers the 1 alone',
  },
  { in: 'step', wrong: '1. $x^10 = 1$.', right: '1. $x^{10} = 1$.', says: 'raises the 1 alone' },
  {
    in: 'step',
    wrong: '1. $2ax + b = \\sqrt b^2 - 4ac$.',
    right: '1. $2ax + b = \\sqrt{b^2 - 4ac}$.',
    says: 'the root covers b alone',
  },
  {
    in: 'step',
    wrong: '1. The mean is $\\frac{\\sum f x}\\sum f$.',
    right: '1. The mean is $\\frac{\\sum f x}{\\sum f}$.',
    says: 'stands under the line of the fraction',
  },
  {
    in: 'step',
    wrong: '1. $\\frac{x - 1}{2 = 2}$ gives $x = 5$.',
    right: '1. $\\frac{x - 1}{2} = 2$ gives $x = 5$.',
    says: 'is a brace closed too late?',
  },
]
