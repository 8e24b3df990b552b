import { worked } from './of-worked'
import type { Sample } from './sample'

const of = (question: string, wrong: string, right: string, says: string): Sample => ({
  in: 'concept',
  wrong: worked(question, wrong),
  right: worked(question, right),
  says,
})

const text = (wrong: string, right: string, says: string): Sample => ({ in: 'text', wrong, right, says })

/** A point outside of a circle, with two lengths. */
const tangent = (radius: string, far: string) =>
  `A point $P$ is $15$ cm from the centre $O$ of a circle of radius $9$ cm. Find the length of the tangent $PT$.\n\n<Figure kind="sketch" points={{ O: [0, 0], P: [15, 0], T: [5.4, 7.2] }} dots={['O', 'T']} circles={[{ centre: 'O', radius: 9 }]} segments={[{ from: 'O', to: 'T', label: '${radius} cm' }, { from: 'O', to: 'P', label: '${far} cm' }, { from: 'P', to: 'T', label: '?' }]} caption="Not to scale." description="A circle with centre O and radius ${radius} cm. The point P is ${far} cm from O, and the tangent from P touches the circle at T." />`
const length = '1. $PT^2 = OP^2 - OT^2 = 225 - 81 = 144$, so $PT = 12$ cm.'

const table = (cell: string) =>
  `Compare the four figures.\n\n<Figure kind="table" head={['Figure', 'Diagonals']} rows={[['Parallelogram', 'bisect each other'], ['Rectangle', 'equal'], ['Rhombus', '${cell}']]} rowHeadings description="Table of the diagonals of a parallelogram, a rectangle and a rhombus." />`
const marked = (cell: string) =>
  `Compare the figures.\n\n<Figure kind="table" head={['Property', 'Rectangle', 'Rhombus']} rows={[['Diagonals equal', 'yes', '${cell}'], ['Diagonals bisect each other', 'yes', 'yes']]} rowHeadings description="Table of two figures and two properties of their diagonals." />`

const rhombus =
  'What kind of quadrilateral has the vertices $A(3, 0)$, $B(4, 5)$, $C(-1, 4)$ and $D(-2, -1)$, in order?'
const sides = '1. $AB = BC = CD = DA = \\sqrt{26}$\n'

/** What a solution concludes that does not follow, and what it says too soon. */
export const conclusionSamples: readonly Sample[] = [
  // quadrilaterals
  of(
    rhombus,
    `${sides}2. All four sides are equal. So $ABCD$ is a square.`,
    `${sides}2. All four sides are equal. So $ABCD$ is a rhombus.`,
    'its vertices make a rhombus',
  ),
  of(
    'In $ABCD$ all sides are found to be equal. Name the quadrilateral.',
    '1. The four sides are equal. Hence $ABCD$ is a square.',
    '1. The four sides are equal. Hence $ABCD$ is a rhombus.',
    'four equal sides alone make a rhombus',
  ),
  of(
    'In $ABCD$ opposite sides are found to be equal. Name the quadrilateral.',
    '1. Opposite sides are equal.\n2. Therefore $ABCD$ is a rectangle.',
    '1. Opposite sides are equal.\n2. Therefore $ABCD$ is a parallelogram.',
    'a parallelogram with equal diagonals, or with a right angle, is a rectangle',
  ),
  text(table('equal'), table('perpendicular'), 'a rhombus need not have equal diagonals'),
  text(marked('yes'), marked('no'), 'a rhombus need not have equal diagonals'),
  text(
    'If the diagonals of a quadrilateral are equal, it is a rectangle.',
    'If the diagonals of a parallelogram are equal, it is a rectangle.',
    'a parallelogram with equal diagonals, or with a right angle, is a rectangle',
  ),
  text(
    'If $\\triangle ABC \\sim \\triangle PQR$, then $\\frac{AB}{PQ} = \\frac{BC}{PR}$.',
    'If $\\triangle ABC \\sim \\triangle PQR$, then $\\frac{AB}{PQ} = \\frac{BC}{QR}$.',
    'does not go with the order of the letters',
  ),
  // a sentence that goes on in a list
  text(
    'A line is a tangent to a circle if\n\n1. it meets a radius, and\n2. it is perpendicular to the radius at a point inside the circle.',
    'A line is a tangent to a circle if\n\n1. it meets a radius at its end point on the circle, and\n2. it is perpendicular to it there.',
    'a tangent meets the circle in one point',
  ),
  // labels
  {
    in: 'concept',
    wrong: worked(tangent('7', '25'), length),
    right: worked(tangent('9', '15'), length),
    says: 'neither the question nor the solution knows "7 cm"',
  },
  // steps in the wrong order
  of(
    'Prove that $\\sqrt{7}$ is irrational.',
    '1. Let $\\sqrt{7} = \\frac{a}{b}$ with co-prime integers $a$ and $b$, so $a^2 = 7b^2$ and 7 divides $a$.\n2. So 7 divides $b^2$, and hence 7 divides $b$.\n3. Write $a = 7c$ for some integer $c$. Then $7b^2 = 49c^2$, that is, $b^2 = 7c^2$.\n4. This contradicts that $a$ and $b$ are co-prime. So $\\sqrt{7}$ is irrational.',
    '1. Let $\\sqrt{7} = \\frac{a}{b}$ with co-prime integers $a$ and $b$, so $a^2 = 7b^2$ and 7 divides $a$.\n2. Write $a = 7c$ for some integer $c$. Then $7b^2 = 49c^2$, that is, $b^2 = 7c^2$.\n3. So 7 divides $b^2$, and hence 7 divides $b$.\n4. This contradicts that $a$ and $b$ are co-prime. So $\\sqrt{7}$ is irrational.',
    'stands only in step 3: turn the steps round',
  ),
  of(
    'Prove that $\\sqrt{7}$ is irrational.',
    '1. Let $\\sqrt{7} = \\frac{a}{b}$ with co-prime integers $a$ and $b$, so $a^2 = 7b^2$ and 7 divides $a$.\n2. Then $b^2 = 7c^2$, so 7 divides $b$.\n3. Here $a = 7c$ for some integer $c$.\n4. This contradicts that $a$ and $b$ are co-prime. So $\\sqrt{7}$ is irrational.',
    '1. Let $\\sqrt{7} = \\frac{a}{b}$ with co-prime integers $a$ and $b$, so $a^2 = 7b^2$ and 7 divides $a$.\n2. Here $a = 7c$ for some integer $c$.\n3. Then $b^2 = 7c^2$, so 7 divides $b$.\n4. This contradicts that $a$ and $b$ are co-prime. So $\\sqrt{7}$ is irrational.',
    'c is used here, and what it is stands only in step 3',
  ),
  of(
    '$PA$ and $PB$ are tangents from $P$ to a circle with centre $O$. Prove that $PA = PB$.',
    '1. $PA = PB$ (CPCT)\n2. In $\\triangle OAP$ and $\\triangle OBP$: $OA = OB$, $OP = OP$, and the angles at $A$ and $B$ are right angles. So $\\triangle OAP \\cong \\triangle OBP$ (RHS).',
    '1. In $\\triangle OAP$ and $\\triangle OBP$: $OA = OB$, $OP = OP$, and the angles at $A$ and $B$ are right angles. So $\\triangle OAP \\cong \\triangle OBP$ (RHS).\n2. $PA = PB$ (CPCT)',
    'before the triangles are found to be congruent',
  ),
  of(
    'The sum of two numbers is $10$, and their difference is $4$. Find them.',
    '1. Let the numbers be $x$ and $y$. Then $x + y = 10$ ... (1)\n2. Adding (1) and (2), $2x = 14$ and $x = 7$.\n3. $x - y = 4$ ... (2)\n4. So $y = 3$. The numbers are $7$ and $3$.',
    '1. Let the numbers be $x$ and $y$. Then $x + y = 10$ ... (1)\n2. $x - y = 4$ ... (2)\n3. Adding (1) and (2), $2x = 14$ and $x = 7$.\n4. So $y = 3$. The numbers are $7$ and $3$.',
    '(2) is used here, and stands only in a later step',
  ),
  of(
    'A point $P$ is $15$ cm from the centre $O$ of a circle of radius $9$ cm. Find the length of the tangent $PT$.',
    '1. So $PT = 12$ cm.\n2. $PT^2 = OP^2 - OT^2 = 225 - 81 = 144$',
    '1. $PT^2 = OP^2 - OT^2 = 225 - 81 = 144$\n2. So $PT = 12$ cm.',
    'PT is worked out only in step 2',
  ),
  of(
    'Find $k$ so that the equation $kx^2 - 4kx + 12 = 0$ has equal roots.',
    '1. $D = (-4k)^2 - 4 \\times k \\times 12 = 16k^2 - 48k = 16k(k - 3)$, and this is $0$ for $k = 0$ or $k = 3$.\n2. Both values are possible: $k = 0$ or $k = 3$.',
    '1. $D = (-4k)^2 - 4 \\times k \\times 12 = 16k^2 - 48k = 16k(k - 3)$, and this is $0$ for $k = 0$ or $k = 3$.\n2. For $k = 0$ the equation is not quadratic. So $k = 3$.',
    'the equation has no square',
  ),
]
