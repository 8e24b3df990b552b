import { worked } from './of-worked'
import type { Sample } from './sample'

const of = (question: string, wrong: string, right: string, says: string): Sample => ({
  in: 'concept',
  wrong: worked(question, wrong),
  right: worked(question, right),
  says,
})

const figure = (wrong: string, right: string, says: string): Sample => ({ in: 'text', wrong, right, says })

const cone = (labels: string, more = '') =>
  `<Figure kind="solid" parts={[{ shape: 'cone', radius: 7, height: 24, labels: { ${labels} } }]} description="A cone of radius 7 cm, height 24 cm (or 25 cm) and slant height 25 cm (or 24 cm, 21 cm).${more}" />`

/** A parallelogram with a side produced. */
const produced = `<Figure kind="sketch" points={{ A: [0, 0], B: [6, 0], C: [8, 4], D: [2, 4], E: [3, 6], F: [4, 4] }} segments={[{ from: 'A', to: 'B' }, { from: 'B', to: 'C' }, { from: 'C', to: 'D' }, { from: 'D', to: 'A' }, { from: 'D', to: 'E' }, { from: 'B', to: 'E' }]} description="Parallelogram ABCD with AD produced beyond D to E. The segment BE cuts the side CD at F." />`

const proof = (second: string) =>
  `$ABCD$ is a parallelogram and $BE$ meets $CD$ at $F$. Prove that $\\triangle ABE \\sim \\triangle ${second}$.\n\n${produced}`

const similar = '1. The angles at $A$ and $C$ are equal, so $\\triangle ABE \\sim \\triangle CFB$.'

const dice = 'Two dice are thrown. Find the probability that the product of the numbers is $12$.'
const parts = 'Two dice are thrown. Find the probability of (i) a doublet (ii) the difference $4$.'

const touching = (caption: string) =>
  `<Figure kind="plane" x={[-1, 5]} y={[-2, 6]} curves={[{ polynomial: [1, -4, 4], label: 'y = x² − 4x + 4' }]} points={[{ at: [2, 0] }]} description="The parabola y = x squared minus 4x plus 4 touches the x-axis at 2 only." caption="${caption}" />`

const shadows = (shadow: number) =>
  `Arjun is $1.5$ m tall and his shadow is $${shadow}$ m long. At the same time the shadow of a tree is $12$ m long. Find the height of the tree.`

/** A question, its figure and the lines of its solution are of one and the same thing. */
export const agreementSamples: readonly Sample[] = [
  {
    ...of(proof('CGB'), similar, similar, 'names a point G that is nowhere else'),
    right: worked(proof('CFB'), similar),
  },
  of(
    proof('CFB'),
    '1. The angles at $A$ and $C$ are equal, and $\\angle AEB = \\angle KBF$.\n2. So they are similar.',
    '1. The angles at $A$ and $C$ are equal, and $\\angle AEB = \\angle CBF$.\n2. So they are similar.',
    'names a point K that is nowhere else',
  ),
  {
    ...of(shadows(3), '', '', 'the question says 3, the solution reckons with 2'),
    wrong: worked(shadows(3), '1. By AA, $\\frac{h}{1.5} = \\frac{12}{2}$.\n2. So $h = 9$ m.'),
    right: worked(shadows(2), '1. By AA, $\\frac{h}{1.5} = \\frac{12}{2}$.\n2. So $h = 9$ m.'),
  },
  of(
    dice,
    '1. $(2, 6), (4, 4), (4, 3), (6, 2)$: $P = \\frac{4}{36} = \\frac{1}{9}$',
    '1. $(2, 6), (3, 4), (4, 3), (6, 2)$: $P = \\frac{4}{36} = \\frac{1}{9}$',
    '(4, 4) does not have the product 12',
  ),
  of(
    parts,
    '1. (i) $P = \\frac{6}{36} = \\frac{1}{6}$\n2. (ii) $(1, 5), (2, 6), (6, 2)$ are favourable: $P = \\frac{1}{9}$.',
    '1. (i) $P = \\frac{6}{36} = \\frac{1}{6}$\n2. (ii) $(1, 5), (2, 6), (6, 2), (5, 1)$ are favourable: $P = \\frac{1}{9}$.',
    '(5, 1) has the difference 4 too, and is missing',
  ),
  of(
    'Through which angle does the minute hand turn in $10$ minutes?',
    '1. In $60$ minutes it turns through $360^\\circ$, so in $10$ minutes through $30^\\circ$.',
    '1. In $60$ minutes it turns through $360^\\circ$, so in $10$ minutes through $60^\\circ$.',
    'it turns 60° in 10, not 30°',
  ),
  figure(
    cone("height: 'h = 25 cm', slant: 'l = 24 cm'"),
    cone("height: 'h = 24 cm', slant: 'l = 25 cm'"),
    'is not longer than the height (25)',
  ),
  figure(
    cone("radius: '7 cm', height: '24 cm', slant: '21 cm'"),
    cone("radius: '7 cm', height: '24 cm', slant: '25 cm'"),
    'is not longer than the height (24)',
  ),
  figure(
    `<Figure kind="solid" parts={[{ shape: 'cylinder', radius: 3, height: 12, labels: { radius: '3 cm', height: '10 cm' } }]} description="A cylinder of radius 3 cm and height 10 cm." />`,
    `<Figure kind="solid" parts={[{ shape: 'cylinder', radius: 3, height: 10, labels: { radius: '3 cm', height: '10 cm' } }]} description="A cylinder of radius 3 cm and height 10 cm." />`,
    'give the part its own measures, or say "Not to scale"',
  ),
  figure(touching('One zero: $-2$'), touching('One zero: $2$'), '-2 is told, and the curve meets the axis at 2'),
  {
    in: 'text',
    wrong: 'Area $= \\frac{1}{2} \\times 24 \\times 2 = 24$ units.',
    right: 'Area $= \\frac{1}{2} \\times 24 \\times 2 = 24$ square units.',
    says: 'an area without a unit of its own is in square units',
  },
  {
    in: 'text',
    wrong: 'Volume $= 2 \\times 3 \\times 4 = 24$ square units.',
    right: 'Volume $= 2 \\times 3 \\times 4 = 24$ cubic units.',
    says: 'a volume is in cubic units',
  },
  {
    in: 'text',
    wrong: 'Distance $= \\sqrt{9 + 16} = 5$ square units.',
    right: 'Distance $= \\sqrt{9 + 16} = 5$ units.',
    says: 'a length is in units',
  },
  of(
    'Two dice are thrown. Find the probability that the sum is (i) $8$, (ii) at least $10$.',
    '1. (i) $(2, 6), (3, 5), (5, 3), (6, 2)$: $P = \\frac{5}{36}$\n2. (ii) $3 + 2 + 1 = 6$ outcomes: $P = \\frac{1}{6}$',
    '1. (i) $(2, 6), (3, 5), (4, 4), (5, 3), (6, 2)$: $P = \\frac{5}{36}$\n2. (ii) $3 + 2 + 1 = 6$ outcomes: $P = \\frac{1}{6}$',
    '(4, 4) has the sum 8 too, and is missing',
  ),
  figure(
    `<Figure kind="plane" x={[-3, 3]} y={[-5, 5]} curves={[{ polynomial: [1, 0, -4, 0], label: 'y = x³ − 4x' }]} points={[{ at: [-2, 0] }, { at: [0, 0] }, { at: [2, 0] }]} description="The cubic y = x cubed minus 4x cuts the x-axis at minus 2 and 2." />`,
    `<Figure kind="plane" x={[-3, 3]} y={[-5, 5]} curves={[{ polynomial: [1, 0, -4, 0], label: 'y = x³ − 4x' }]} points={[{ at: [-2, 0] }, { at: [0, 0] }, { at: [2, 0] }]} description="The cubic y = x cubed minus 4x cuts the x-axis at minus 2, 0 and 2." />`,
    '0 is not told',
  ),
  figure(
    `<Figure kind="table" head={['$x$', '$3 - x$', '$\\\\frac{x - 2}{2}$']} rows={[['$0$', '$3$', '$-1$'], ['$4$', '$-1$', '$2$']]} rowHeadings description="Values for x = 0 and 4: 3 and −1, and −1 and 2." />`,
    `<Figure kind="table" head={['$x$', '$3 - x$', '$\\\\frac{x - 2}{2}$']} rows={[['$0$', '$3$', '$-1$'], ['$4$', '$-1$', '$1$']]} rowHeadings description="Values for x = 0 and 4: 3 and −1, and −1 and 1." />`,
    'is 1 for x = 4, and not 2',
  ),
  {
    ...of('', '', '', 'no two consecutive odd numbers have the product 168'),
    wrong: worked(
      'The product of two consecutive positive odd integers is $168$. Find them.',
      '1. Let them be $x$ and $x + 2$.',
    ),
    right: worked(
      'The product of two consecutive positive even integers is $168$. Find them.',
      '1. $x(x + 2) = 168$, so $x = 12$.\n2. The numbers are $12$ and $12 + 2 = 14$.',
    ),
  },
  of(
    'The lengths of leaves were measured in mm: half are below $34.5$ mm. Find the median length.',
    '1. Half of them lie below the median.\n2. The median length is $34.5$ cm.',
    '1. Half of them lie below the median.\n2. The median length is $34.5$ mm.',
    'the answer is in cm, and all that is given in mm',
  ),
]

const line = (wrong: string, right: string, says: string): Sample => ({ in: 'text', wrong, right, says })

/** The reason that a line gives for what it says. */
export const reasonSamples: readonly Sample[] = [
  line(
    'The factor $x + 5$ gives the zero $5$.',
    'The factor $x + 5$ gives the zero $-5$, and $2x - 3$ the zero $\\frac{3}{2}$.',
    'x + 5 is 0 for x = -5, not for 5',
  ),
  line(
    'It means $k \\geq 6$ **and** $k \\leq -6$.',
    'It means $k \\geq 6$ **or** $k \\leq -6$; a number with $k \\geq -6$ and $k \\leq 6$ is between them.',
    'no k is both: write "or"',
  ),
  line(
    'The ratios are equal, so $EF \\parallel QR$ by the BPT.',
    'The ratios are equal, so $EF \\parallel QR$ by the converse of the BPT.',
    'follows by the converse of the theorem',
  ),
  line(
    'By the converse of the BPT, $\\frac{AD}{DB} = \\frac{AE}{EC}$.',
    'By the BPT, $\\frac{AD}{DB} = \\frac{AE}{EC}$.',
    'a proportion follows by the theorem',
  ),
  line(
    '$\\triangle BDE$ and $\\triangle CDE$ are on the same base $BC$.',
    '$\\triangle BDE$ and $\\triangle CDE$ are on the same base $DE$.',
    'their common side is DE',
  ),
  line(
    'Since $3$ is an odd number, $3$ divides $a$.',
    'Since $3$ is a prime number, $3$ divides $a$.',
    'because it is prime, and not because it is odd',
  ),
  line(
    'Speed $= 200 \\times \\frac{18}{5} = 720$ m/s.',
    'Speed $= 200 \\times \\frac{18}{5} = 720$ km/h.',
    'multiplying by 18/5 gives km/h',
  ),
  of(
    'From $P$ two tangents touch the circle with centre $O$ at $A$ and $B$. Prove that $PA = PB$.',
    '1. $PA = PB$ (radii of the same circle), so the triangles are congruent.',
    '1. $OA = OB$ (radii of the same circle), so the triangles are congruent.',
    'PA and PB are no radii: the centre is O',
  ),
  of(
    'Solve the equations $3x + 2y = 12$ and $5x - 2y = 4$.',
    '1. Subtracting the two equations: $8x = 16$, so $x = 2$.\n2. Then $y = 3$.',
    '1. Adding the two equations: $8x = 16$, so $x = 2$.\n2. Then $y = 3$.',
    'is what the sum of the equations gives',
  ),
  line(
    '$\\triangle BDE$ and $\\triangle CDE$ are on the same base $DE$ and between the same parallels $BE$ and $CD$.',
    '$\\triangle BDE$ and $\\triangle CDE$ are on the same base $DE$ and between the same parallels $DE$ and $BC$.',
    'lies on neither of BE and CD',
  ),
  line(
    'The zeroes $2\\alpha$ and $2\\beta$, for example, have the sum $2(\\alpha + \\beta)$ and the product $2\\alpha\\beta$.',
    'The zeroes $2\\alpha$ and $2\\beta$, for example, have the sum $2(\\alpha + \\beta)$ and the product $4\\alpha\\beta$.',
    'is 4 times αβ',
  ),
  line(
    'A capsule is a cylinder with two hemispherical ends. The cylinder has the length *total minus* $r$.',
    'A capsule is a cylinder with two hemispherical ends. The cylinder has the length *total minus* $2r$.',
    'the total minus 2r',
  ),
  {
    ...of('', '', '', 'does not hold for every angle'),
    wrong: worked(
      'Prove that $\\frac{\\cos^2 A - \\tan^2 A - 1}{\\sin^2 A} = \\tan^2 A$.',
      '1. Put $\\cos^2 A - 1$ for $-\\sin^2 A$.',
    ),
    right: worked(
      'Prove that $\\frac{\\cos^2 A + \\tan^2 A - 1}{\\sin^2 A} = \\tan^2 A$.',
      '1. Put $\\cos^2 A - 1$ for $-\\sin^2 A$.',
    ),
  },
]
