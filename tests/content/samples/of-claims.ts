import { worked } from './of-worked'
import type { Sample } from './sample'

const of = (question: string, wrong: string, right: string, says: string): Sample => ({
  in: 'concept',
  wrong: worked(question, wrong),
  right: worked(question, right),
  says,
})

const points = (wrong: string, right: string, says: string): Sample => ({
  in: 'points',
  wrong: `- ${wrong}`,
  right: `- ${right}`,
  says,
})

const proof = (number: number) =>
  `1. Suppose $\\sqrt{5} = \\frac{a}{b}$ with co-prime integers $a$ and $b$. Then $5b^2 = a^2$, so 5 divides $a^2$ and 5 divides $a$.\n2. Write $a = 5c$. Then $b^2 = 5c^2$, so ${number} divides $b$.\n3. This contradicts that they are co-prime, so $\\sqrt{5}$ is irrational.`

const legend =
  'Assertion (A): A tangent touches the circle. Reason (R): A secant meets the circle in two points. Choose: (a) both are true and R explains A; (b) both are true but R does not explain A; (c) A is true, R is false; (d) A is false, R is true.'

const similar = (name: string) =>
  `1. $\\frac{OA}{OC} = \\frac{1}{2}$ and $\\frac{OB}{OD} = \\frac{1}{2}$.\n2. $\\angle AOB = \\angle COD$ (vertically opposite angles).\n3. So $\\triangle AOB \\sim \\triangle COD$ (${name}).`

const roots = (rejected: string) =>
  `1. $(x + 14)(x - 12) = 0$, so $x = -14$ or $x = 12$.\n2. ${rejected} is rejected, because the integer is positive.\n3. The integer is 12.`

const parabola = (caption: string, description: string) =>
  `<Figure kind="plane" x={[-3, 5]} y={[-5, 6]} curves={[{ polynomial: [1, -2, -3] }]} points={[{ at: [-1, 0] }, { at: [3, 0] }]} description="${description}" caption="${caption}" />`
const cuts = 'The parabola cuts the x-axis at minus 1 and 3.'

/** The second point lies on one of the lines alone. */
const crossing = (point: string) =>
  `<Figure kind="plane" x={[-2, 6]} y={[-3, 6]} curves={[{ line: [1, 1, 5] }, { line: [1, -1, 1] }]} points={[{ at: [3, 2] }]} description="Two lines cross at the point ${point}." />`

const powers = (number: string, hcf: string) =>
  `<Figure kind="table" head={['', '2s', '3s']} rows={[['$72$', '$2^3$', '${number}'], ['$24$', '$2^3$', '$3$'], ['HCF', '$2^3$', '${hcf}']]} rowHeadings description="The powers of primes in 72 and 24." />`

/** What a tired editor says that goes against what stands beside it. */
const ofTrain = (word: string) =>
  `A train travels $360$ km at a speed $x$ km/h. At a speed $20$ km/h greater it would have taken $1$ hour ${word}. Form an equation for $x$.`

const congruent = (name: string) =>
  `1. In $\\triangle OAP$ and $\\triangle OBP$: $OA = OB$ (radii), $OP = OP$ and $\\angle OAP = \\angle OBP = 90^\\circ$.\n2. So $\\triangle OAP \\cong \\triangle OBP$ (${name}), and $PA = PB$.`

export const claimSamples: readonly Sample[] = [
  of(
    '$PA$ and $PB$ are tangents from $P$ to a circle with centre $O$. Prove that $PA = PB$.',
    congruent('SAS'),
    congruent('RHS'),
    'what is shown of the triangles OAP and OBP is RHS, and not SAS',
  ),
  of(
    'Six prizes are worth ₹2100 together. Each prize is ₹100 more than the one before it. Find the first prize.',
    '1. Here $d = -100$, $n = 6$ and $S_6 = 2100$.\n2. $\\frac{6}{2}\\left[2a + 5 \\times (-100)\\right] = 2100$, so $2a - 500 = 700$ and $a = 600$.',
    '1. Here $d = 100$, $n = 6$ and $S_6 = 2100$.\n2. $\\frac{6}{2}\\left[2a + 5 \\times 100\\right] = 2100$, so $2a + 500 = 700$ and $a = 100$.',
    'the question says 100 more each time, and here the common difference is -100',
  ),
  of(
    'In $\\triangle ABC$ and $\\triangle PQR$, $AB = 4$ cm, $BC = 6$ cm, $PQ = 6$ cm, $QR = 9$ cm. Are they similar?',
    '1. $\\frac{AB}{PQ} = \\frac{2}{3}$ and $\\frac{BC}{QR} = \\frac{2}{3}$.\n2. It is given that $\\angle A = \\angle P$.\n3. So $\\triangle ABC \\sim \\triangle PQR$ (SAS).',
    '1. $\\frac{AB}{PQ} = \\frac{2}{3}$ and $\\frac{BC}{QR} = \\frac{2}{3}$.\n2. It is given that $\\angle B = \\angle Q$.\n3. So $\\triangle ABC \\sim \\triangle PQR$ (SAS).',
    'AB and BC meet at B: for SAS the equal angle must be there',
  ),
  of(
    'Two ropes are 48 m and 60 m long. They are cut into equal pieces, as long as possible. How long is each piece?',
    '1. $48 = 2^4 \\times 3$ and $60 = 2^2 \\times 3 \\times 5$.\n2. $\\text{LCM} = 2^4 \\times 3 \\times 5 = 240$.\n3. Each piece is 240 m long.',
    '1. $48 = 2^4 \\times 3$ and $60 = 2^2 \\times 3 \\times 5$.\n2. $\\text{HCF} = 2^2 \\times 3 = 12$.\n3. Each piece is 12 m long.',
    'that is the HCF, and not the LCM',
  ),
  of(
    'Prove that $\\sqrt{5}$ is irrational.',
    '1. Suppose $\\sqrt{5} = \\frac{a}{b}$ with integers $a$ and $b$. Then $5b^2 = a^2$, so 5 divides $a$.\n2. Write $a = 5c$. Then $b^2 = 5c^2$, so 5 divides $b$.\n3. This contradicts that $a$ and $b$ are co-prime.',
    proof(5),
    'no line before has assumed it',
  ),
  of(
    'Prove that $\\sqrt{5}$ is irrational.',
    proof(5).replace('so 5 divides $b$', 'so 5 divides $a^2$ and 5 divides $a$'),
    proof(5),
    'that 5 divides a was found before',
  ),
  of(
    'The area of a circle of radius $7$ cm grows by a ring of width $7$ cm. By how much does it grow?',
    '1. Small circle: $\\frac{22}{7} \\times 7 \\times 7 = 154$ cm²\n2. Large circle: $\\frac{22}{7} \\times 14 \\times 14 = 616$ cm²\n3. Increase $= 616 - 154 = 462$ cm',
    '1. Small circle: $\\frac{22}{7} \\times 7 \\times 7 = 154$ cm²\n2. Large circle: $\\frac{22}{7} \\times 14 \\times 14 = 616$ cm²\n3. Increase $= 616 - 154 = 462$ cm²',
    '616 and 154 are in cm²: so is 462',
  ),
  of(
    'A shop sells $4$ notebooks and $5$ pens for ₹$260$, and $2$ notebooks and $3$ pens for ₹$138$. Find the price of each.',
    '1. Let them be $x$ and $y$: $4x + 5y = 260$ and $2x + 3y = 138$.\n2. $4x + 6y = 276$, so $y = 16$ and $x = 45$.\n3. A pencil costs ₹45 and an eraser ₹16.',
    '1. Let them be $x$ and $y$: $4x + 5y = 260$ and $2x + 3y = 138$.\n2. $4x + 6y = 276$, so $y = 16$ and $x = 45$.\n3. A notebook costs ₹45 and a pen ₹16.',
    'the question speaks of no pencil',
  ),
  of(
    'Three knives and a spoon cost ₹$70$, two knives and a spoon cost ₹$50$. What does each cost?',
    '1. The difference is the price of a knife: $70 - 50 = 20$.\n2. A knife costs ₹20 and a fork ₹10, since $50 - 40 = 10$.',
    '1. The difference is the price of a knife: $70 - 50 = 20$.\n2. A knife costs ₹20 and a spoon ₹10, since $50 - 40 = 10$.',
    'the question speaks of no fork',
  ),
  of(
    'Find the 8th term from the end of the AP $5, 9, 13, \\ldots, 101$.',
    '1. Backwards, the first term is 101 and the common difference $4$.\n2. The 8th term from the end is $101 - 7 \\times 4 = 73$.',
    '1. Backwards, the first term is 101 and the common difference $-4$.\n2. The 8th term from the end is $101 - 7 \\times 4 = 73$.',
    'backwards the terms fall: the common difference is -4',
  ),
  of(
    'Prove that $\\sqrt{5}$ is irrational.',
    proof(5).replace('that they are co-prime', 'the fact that $a$ and $b$ are integers'),
    proof(5).replace('that they are co-prime', 'the fact that $a$ and $b$ are co-prime'),
    'what it contradicts is that a and b are co-prime',
  ),
  of(
    'Prove that $\\sqrt{5}$ is irrational.',
    proof(5).replace('that they are co-prime', 'the fact that $a$ and $b$ are natural numbers'),
    proof(5).replace('that they are co-prime', 'the fact that $a$ and $b$ have no common factor'),
    'what it contradicts is that a and b are co-prime',
  ),
  of(
    'Prove that $6 + \\sqrt{2}$ is irrational.',
    '1. Assume that it is rational; then $\\sqrt{2}$ is rational too.\n2. This contradicts the fact that $\\sqrt{2}$ is rational.',
    '1. Assume that it is rational; then $\\sqrt{2}$ is rational too.\n2. This contradicts the fact that $\\sqrt{2}$ is irrational.',
    '√2 is irrational: that is the fact which is contradicted',
  ),
  of(
    'A capsule is $20$ mm long and $7$ mm wide. Find its surface.',
    '1. $r = 3.5$ mm.\n2. Surface $= 2 \\pi rh + 4 \\pi r^2 = 2 \\pi r(h + 2r)$\n3. $= 2 \\times \\frac{22}{7} \\times 3.5 \\times 20 = 440$ mm³',
    '1. $r = 3.5$ mm.\n2. Surface $= 2 \\pi rh + 4 \\pi r^2 = 2 \\pi r(h + 2r)$\n3. $= 2 \\times \\frac{22}{7} \\times 3.5 \\times 20 = 440$ mm²',
    'an area has a unit with ²',
  ),
  of(
    'A circle of radius $14$ mm is cut into $8$ equal sectors. Find the area of each.',
    '1. Area of the circle $= \\frac{22}{7} \\times 14 \\times 14 = 616$ mm², so each sector has area $\\frac{616}{8} = 77$ mm.',
    '1. Area of the circle $= \\frac{22}{7} \\times 14 \\times 14 = 616$ mm², so each sector has area $\\frac{616}{8} = 77$ mm².',
    'an area has a unit with ²',
  ),
  {
    in: 'concept',
    wrong: worked(ofTrain('more'), '1. $\\frac{360}{x} - \\frac{360}{x + 20} = 1$'),
    right: worked(ofTrain('less'), '1. $\\frac{360}{x} - \\frac{360}{x + 20} = 1$'),
    says: 'at a greater speed the same way takes less time',
  },
  of('Prove that $\\sqrt{5}$ is irrational.', proof(3), proof(5), 'stands in a proof that speaks of 5'),
  of(
    'A tangent is 12 cm long, the radius is 5 cm. How far is the point from the centre?',
    '1. $\\sqrt{12^2 + 5^2} = 13$\n2. It is 13 m away.',
    '1. $\\sqrt{12^2 + 5^2} = 13$\n2. It is 13 cm away.',
    'the answer is in m, and all before it in cm',
  ),
  of(
    'The square of a positive integer and twice the integer add up to 168. Find it.',
    roots('$x = 12$'),
    roots('$x = -14$'),
    'is the other root to be rejected?',
  ),
  of(
    legend,
    '1. A is true.\n2. R is true.\n3. The one does not follow from the other. The answer is (a).',
    '1. A is true.\n2. R is true.\n3. The one does not follow from the other. The answer is (b).',
    '(a) means something else',
  ),
  of(
    'Assertion (A): The angle between the tangents is $60^\\circ$. Reason (R): The line to the centre bisects it.',
    '1. The angle is $2 \\times 30^\\circ = 60^\\circ$: (A) is false.',
    '1. The angle is $2 \\times 30^\\circ = 60^\\circ$: (A) is true.',
    'the assertion says 60°, and so does this line',
  ),
  of(
    'The segments $AC$ and $BD$ cross at $O$, which divides both in the ratio $1 : 2$. Are $AOB$ and $COD$ similar?',
    similar('SSS'),
    similar('SAS'),
    'that is SAS, and not SSS',
  ),
  of(
    'True or false? (i) $\\sec A = \\frac{12}{5}$ for some acute angle $A$. (ii) $\\sin A = \\frac{4}{3}$ for some acute angle $A$.',
    '1. (i) False. The hypotenuse is the longest side.\n2. (ii) False. The hypotenuse is the longest side.',
    '1. (i) True. The hypotenuse is the longest side.\n2. (ii) False. The hypotenuse is the longest side.',
    '(i) is true: sec of an acute angle can be',
  ),
  points(
    'From the 10th to the 17th term there are 8 steps.',
    'From the 10th to the 17th term there are 7 steps.',
    'they are 7',
  ),
  points(
    'From the 10th to the 17th term there are 7 terms.',
    'From the 10th to the 17th term there are 8 terms.',
    'they are 8',
  ),
  points('Face cards: $16$ in a pack.', 'Face cards: $12$ in a pack.', 'a pack of 52 has 12 of them'),
  points('A full pack has three aces.', 'A full pack has four aces.', 'a pack of 52 has 4 of them'),
  points(
    'Face cards are ace, king, queen and jack.',
    'Face cards are king, queen and jack. An ace is not a face card.',
    'face cards are the kings, queens and jacks',
  ),
  points(
    'The total height is $h + r$, so the cone has the height total minus $2r$.',
    'The total height is $h + r$, so the cone has the height total minus $r$.',
    '2r is taken away',
  ),
  points(
    '$x = \\frac{mx_1 + nx_2}{m + n}$ for the ratio $m : n$.',
    '$x = \\frac{mx_2 + nx_1}{m + n}$ for the ratio $m : n$.',
    'is not the section formula',
  ),
  points(
    '$\\sin A$, $\\cos A$ and $\\tan A$ of an acute angle are less than $1$.',
    '$\\sin A$ and $\\cos A$ of an acute angle are less than $1$, while $\\tan A$ may be more.',
    'take every positive value',
  ),
  points(
    'The hypotenuse is longest, so $\\sec A$ cannot be greater than $1$.',
    'The hypotenuse is longest, so $\\sec A$ cannot be less than $1$.',
    'sec and cosec are never less than 1',
  ),
  points('$\\cos A$ can be greater than $1$.', '$\\cos A$ cannot be greater than $1$.', 'never greater than 1'),
  {
    in: 'text',
    wrong: parabola('Two zeroes: $1$ and $-3$', cuts),
    right: parabola('Two zeroes: $-1$ and $3$', cuts),
    says: 'the curve meets the axis at -1 and 3',
  },
  {
    in: 'text',
    wrong: parabola('Two zeroes', 'The parabola cuts the x-axis at 1 and minus 3.'),
    right: parabola('Two zeroes', cuts),
    says: 'description: 1 is told',
  },
  {
    in: 'text',
    wrong: crossing('(2, 3)'),
    right: crossing('(3, 2)'),
    says: '(2, 3) is told, and (3, 2) is drawn',
  },
  {
    in: 'text',
    wrong: powers('$3^2$', '$3^2$'),
    right: powers('$3^2$', '$3$'),
    says: 'the power of 3 in the HCF is 3^1',
  },
  {
    in: 'text',
    wrong: powers('$3^3$', '$3$'),
    right: powers('$3^2$', '$3^1$'),
    says: 'these powers make 216, and not 72',
  },
]
