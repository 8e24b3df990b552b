import { worked } from './of-worked'
import type { Sample } from './sample'

const of = (question: string, wrong: string, right: string, says: string): Sample => ({
  in: 'concept',
  wrong: worked(question, wrong),
  right: worked(question, right),
  says,
})

/** A circle that touches a side of a triangle and the two others produced. */
const escribed = `A circle touches the side $BC$ of $\\triangle ABC$ at $P$, and $AB$ and $AC$ produced at $Q$ and $R$. Prove that $AQ = AR$.

<Figure kind="sketch" points={{ A: [0, 0], B: [6.1482, 3.3466], C: [4.3916, -2.3905], P: [5.5626, 1.4343], Q: [7.9048, 4.3028], R: [7.9048, -4.3028], O: [10.247, 0] }} unnamed={['O']} circles={[{ centre: 'O', radius: 4.899 }]} segments={[{ from: 'A', to: 'Q' }, { from: 'A', to: 'R' }, { from: 'B', to: 'C' }]} description="Triangle ABC and a circle that touches the side BC at P and the two other sides produced at Q and R." />`

/** A triangle with a line parallel to a side. */
const parallel = (caption: string) =>
  `<Figure kind="sketch" points={{ A: [0, 6], B: [-3, 0], C: [6, 0], D: [-1, 4], E: [2, 4] }} segments={[{ from: 'A', to: 'B' }, { from: 'B', to: 'C' }, { from: 'C', to: 'A' }, { from: 'D', to: 'E' }]} description="Triangle ABC with D on AB and E on AC."${caption} />`

const inText = (wrong: string, right: string, says: string): Sample => ({
  in: 'text',
  wrong: `A line through two sides of a triangle.\n\n${parallel('')}\n\n${wrong}`,
  right: `A line through two sides of a triangle.\n\n${parallel('')}\n\n${right}`,
  says,
})

const times = (second: string) =>
  `The median of the times is $25$ minutes, and there are $40$ of them. Find $x$ and $y$.\n\n<Figure kind="table" head={['Minutes', 'Times']} rows={[['0–10', '$5$'], ['10–20', '$x$'], ['20–30', '$12$'], ['30–40', '$y$']]} description="Times in minutes: 0 to 10, 5; 10 to 20, x; 20 to 30, 12; 30 to 40, y." />\n\n${second}`

/** Two circles about one centre and a chord of the larger one that touches the other. */
const rings = (radius: number) =>
  `<Figure kind="sketch" points={{ O: [0, 0], A: [-12, -5], B: [12, -5], M: [0, -5] }} circles={[{ centre: 'O', radius: 13 }, { centre: 'O', radius: ${radius}, tone: 3 }]} segments={[{ from: 'A', to: 'B' }, { from: 'O', to: 'M' }]} description="Two circles about O. The chord AB of the larger one touches the smaller one at M." />`

/** What is said of the points of a figure, of triangles in the order of their letters, and of rows of numbers. */
export const drawnSamples: readonly Sample[] = [
  of(
    escribed,
    '1. From $B$: $BQ = BR$, and from $C$: $CR = CP$.',
    '1. From $B$: $BQ = BP$, and from $C$: $CR = CP$.',
    'in the figure $BQ$ is',
  ),
  of(
    `In the figure $DE \\parallel BC$. Find the ratio of $AD$ to $AB$.\n\n${parallel('')}`,
    '1. By the BPT, $\\frac{AD}{DB} = \\frac{AE}{AC}$, and each is $\\frac{1}{2}$.',
    '1. By the BPT, $\\frac{AD}{DB} = \\frac{AE}{EC}$, and each is $\\frac{1}{2}$.',
    'in the figure $\\frac{AD}{DB}$ is',
  ),
  inText('Here $AE \\parallel BC$.', 'Here $DE \\parallel BC$.', 'are not parallel'),
  inText('Here $AD \\perp BC$.', 'Here $DE \\parallel BC$.', 'are not perpendicular'),
  inText('Here $\\angle ADE = \\angle ACB$.', 'Here $\\angle ADE = \\angle ABC$.', 'these angles are not equal'),
  inText(
    'So $\\triangle ADE \\sim \\triangle ACB$.',
    'So $\\triangle ADE \\sim \\triangle ABC$.',
    'are not similar in this order',
  ),
  inText(
    'So $\\text{ar}(ADE) = \\text{ar}(DEB)$.',
    'So $2 \\times \\text{ar}(ADE) = \\text{ar}(DEB)$.',
    'in the figure $\\text{ar}(ADE)$',
  ),
  {
    in: 'text',
    wrong: parallel(' caption="$AD : DB = 2 : 1$"'),
    right: parallel(' caption="$AD : DB = 1 : 2$"'),
    says: 'caption: in the figure',
  },
  {
    in: 'text',
    wrong:
      'In the triangle $OM = \\frac{r}{2}$ and $AM = \\frac{\\sqrt{3}}{2}r$. Area $= \\frac{1}{2} \\times AM \\times OM = \\frac{\\sqrt{3}}{4}r^2$.',
    right:
      'In the triangle $OM = \\frac{r}{2}$ and $AM = \\frac{\\sqrt{3}}{2}r$. Area $= \\frac{1}{2} \\times 2\\,AM \\times OM = \\frac{\\sqrt{3}}{4}r^2$.',
    says: 'is not $\\frac{\\sqrt{3}}{4}r^2$',
  },
  {
    in: 'text',
    wrong:
      'So the area is $\\frac{1}{2} r \\times$ perimeter, that is, $\\frac{1}{2} rs$, where $s$ is half the perimeter.',
    right: 'So the area is $\\frac{1}{2} r \\times$ perimeter, that is, $rs$, where $s$ is half the perimeter.',
    says: 'does not hold',
  },
  of(
    'In two triangles the sides and the medians are in one ratio. Prove that two angles of them are equal.',
    '1. So $\\triangle ABD \\sim \\triangle PQM$ (SSS), and therefore $\\angle B = \\angle M$.',
    '1. So $\\triangle ABD \\sim \\triangle PQM$ (SSS), and therefore $\\angle B = \\angle Q$.',
    'does not go with the order of the letters',
  ),
  of(
    'Two triangles have two angles in common. Compare their sides.',
    '1. So $\\triangle KLM \\sim \\triangle RST$ (AA), and $\\frac{KL}{ST} = \\frac{LM}{ST}$.',
    '1. So $\\triangle KLM \\sim \\triangle RST$ (AA), and $\\frac{KL}{RS} = \\frac{LM}{ST}$.',
    'does not go with the order of the letters',
  ),
  of(
    'The sides of two triangles are in one ratio. Write the similarity.',
    '1. $AB$ corresponds to $EF$, $CA$ to $DE$ and $BC$ to $FD$: $\\triangle ABC \\sim \\triangle DEF$ (SSS).',
    '1. $AB$ corresponds to $EF$, $CA$ to $DE$ and $BC$ to $FD$: $\\triangle ABC \\sim \\triangle EFD$ (SSS).',
    'the side AB goes with',
  ),
  of(
    'Is the median class always the modal class?',
    '1. No. Take the frequencies $12, 8, 6, 4$: $\\frac{n}{2} = 15$ falls in the second class, where the cumulative frequency is $8$.',
    '1. No. Take the frequencies $12, 8, 6, 4$: $\\frac{n}{2} = 15$ falls in the second class, where the cumulative frequency is $20$.',
    'and none is 8',
  ),
  of(
    'Is the median class always the modal class?',
    '1. No. Take the frequencies $12, 8, 6, 4$: $\\frac{n}{2} = 14$ falls in the second class, where the cumulative frequency is $20$.',
    '1. No. Take the frequencies $12, 8, 6, 4$: $\\frac{n}{2} = 15$ falls in the second class, where the cumulative frequency is $20$.',
    'half of the frequencies is 15',
  ),
  of(
    times(''),
    '1. Cumulative frequencies: $5$, $5 + x$, $17 + x$, $17 + y$.',
    '1. Cumulative frequencies: $5$, $5 + x$, $17 + x$, $17 + x + y$.',
    'the 4. cumulative frequency is not',
  ),
  {
    in: 'question',
    wrong:
      'There are $15$ lamps in the first row, $18$ in the second, $23$ in the third: each row has $4$ lamps more than the row before it.',
    right:
      'There are $15$ lamps in the first row, $19$ in the second, $23$ in the third: each row has $4$ lamps more than the row before it.',
    says: 'do not rise by the same number',
  },
  {
    in: 'text',
    wrong:
      '<Figure kind="plane" x={[-1, 8]} y={[-1, 7]} curves={[{ line: [1, 3, 15] }]} points={[{ at: [0, 5] }, { at: [6, 2] }]} description="The line x + 3y = 15." />',
    right:
      '<Figure kind="plane" x={[-1, 8]} y={[-1, 7]} curves={[{ line: [1, 3, 15] }]} points={[{ at: [0, 5] }, { at: [6, 3] }]} description="The line x + 3y = 15." />',
    says: 'lies on no line of the figure',
  },
  { in: 'text', wrong: rings(6), right: rings(5), says: 'passes through no point and touches no line' },
  {
    in: 'text',
    wrong: '"Real roots" without "distinct" means $D > 0$.',
    right: '"Real roots" without "distinct" means $D \\geq 0$.',
    says: 'equal roots are real as well',
  },
  of(
    'How likely are $53$ Sundays in a leap year?',
    '1. Of the $7$ pairs of extra days two contain a Sunday, (Sat, Sun) and (Mon, Tue): $P = \\frac{2}{7}$',
    '1. Of the $7$ pairs of extra days two contain a Sunday, (Sat, Sun) and (Sun, Mon): $P = \\frac{2}{7}$',
    '(Mon, Tue) does not contain Sun',
  ),
  of(
    'Write a line that is parallel to the one that is given.',
    '1. Multiply only the coefficients of $x$ and $y$ by 2: $6x + 4y + 7 = 0$. Here $\\frac{3}{6} = \\frac{-2}{-4} = \\frac{1}{2}$.',
    '1. Multiply only the coefficients of $x$ and $y$ by 2: $6x - 4y + 7 = 0$. Here $\\frac{3}{6} = \\frac{-2}{-4} = \\frac{1}{2}$.',
    'is no ratio of the coefficients',
  ),
  {
    in: 'text',
    wrong:
      '<Figure kind="plane" x={[-2, 6]} y={[-2, 6]} curves={[{ polynomial: [1, -4, 3] }]} description="A parabola that opens downwards." />',
    right:
      '<Figure kind="plane" x={[-2, 6]} y={[-2, 6]} curves={[{ polynomial: [1, -4, 3] }]} description="A parabola that opens upwards." />',
    says: 'is told, and it opens upwards',
  },
]
