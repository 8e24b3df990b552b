import type { Sample } from './sample'

/** What is told wrong of the chapters in words: key points, tips, tables. */
export const factSamples: readonly Sample[] = [
  {
    in: 'points',
    wrong: '- Two parallel tangents touch the ends of a diameter; the distance between them is the radius.',
    right: '- Two parallel tangents touch the ends of a diameter; the distance between them is the diameter.',
    says: '"parallel tangents" goes with',
  },
  {
    in: 'text',
    wrong: 'In the LCM the exponent of 3 is the smaller of $m$ and 2.',
    right: 'In the LCM the exponent of 3 is the greater of $m$ and 2.',
    says: '"the LCM" goes with "the greatest powers"',
  },
  {
    in: 'step',
    wrong: '1. $c = -9$, so it cuts the $y$-axis at $(-9, 0)$.',
    right: '1. $c = -9$, so it cuts the $y$-axis at $(0, -9)$.',
    says: 'a point of the y-axis has $x = 0$',
  },
  {
    in: 'step',
    wrong: '1. The triangles are on the same base $DE$ and between the same parallels $AB$ and $AC$.',
    right: '1. The triangles are on the same base $DE$ and between the same parallels $BC$ and $DE$.',
    says: 'AB and AC meet at A: they are not parallel',
  },
  {
    in: 'step',
    wrong: '1. $AB^2 + AC^2 = 25 + 25 = 50 = BC^2$.\n2. So the triangle is right-angled at $B$.',
    right: '1. $AB^2 + AC^2 = 25 + 25 = 50 = BC^2$.\n2. So the triangle is right-angled at $A$.',
    says: 'the right angle is at A',
  },
  {
    in: 'text',
    wrong: 'Through a point outside the circle there is exactly one tangent.',
    right: 'Through a point outside the circle there are exactly two tangents.',
    says: '"outside the circle" goes with "two tangents"',
  },
  {
    in: 'text',
    wrong: 'A secant meets the circle in one common point, a tangent in two.',
    right: 'A secant meets the circle in two common points, a tangent in one.',
    says: '"a secant" goes with "two common points"',
  },
  {
    in: 'step',
    wrong:
      '1. $PT = \\sqrt{13^2 - 5^2} = 12$ cm. If the circles touch externally, the distance is the difference of the radii.',
    right:
      '1. $PT = \\sqrt{13^2 - 5^2} = 12$ cm. If the circles touch externally, the distance is the sum of the radii.',
    says: '"touch externally" goes with',
  },
  {
    in: 'text',
    wrong:
      "<Figure\n  kind=\"table\"\n  head={['Point', 'Tangents']}\n  rows={[['inside the circle', 'two'], ['on the circle', 'one']]}\n  description=\"A table of points and tangents.\"\n/>",
    right:
      "<Figure\n  kind=\"table\"\n  head={['Point', 'Tangents']}\n  rows={[['inside the circle', 'none'], ['on the circle', 'one']]}\n  description=\"A table of points and tangents.\"\n/>",
    says: '"inside the circle" goes with "no tangent"',
  },
  tip(
    'Smallest powers of the common primes make the LCM.',
    'Smallest powers of the common primes make the HCF.',
    '"the LCM" goes with "the greatest powers"',
  ),
  tip(
    'Remember: similar figures are always congruent.',
    'Remember: congruent figures are always similar.',
    'it is the other way round that it holds always',
  ),
  tip('The LCM divides both numbers.', 'Both numbers divide the LCM.', 'the numbers divide the LCM'),
  tip(
    'In the median formula, cf is the cumulative frequency of the class after the median class.',
    'In the median formula, cf is the cumulative frequency of the class before the median class.',
    'cf is that of the class before the median class',
  ),
  tip(
    'In the mode formula $f_0$ belongs to the class after the modal class.',
    'In the mode formula $f_2$ belongs to the class after the modal class.',
    'belongs to the class before the modal class',
  ),
  tip('All rectangles are similar.', 'All squares are similar.', 'their shapes can differ'),
  tip(
    'The product of two irrational numbers is irrational.',
    'The product of two irrational numbers can be rational.',
    'it can be rational or irrational',
  ),
  tip(
    'Of the 3 hours, 100 minutes are 1 hour 30 minutes.',
    'Of the 3 hours, 100 minutes are 1 hour 40 minutes.',
    'reckon it once more in the smaller unit',
  ),
  tip(
    'Volumes: 100 cm³ make one litre.',
    'Volumes: 1000 cm³ make one litre.',
    'reckon it once more in the smaller unit',
  ),
  tip(
    'In a polynomial the sum of the zeroes is $\\frac{b}{a}$.',
    'In a polynomial the sum of the zeroes is $-\\frac{b}{a}$.',
    'does not hold: look at its signs',
  ),
  tip('Use product of zeroes = −c/a.', 'Use product of zeroes = c/a.', 'does not hold: look at its signs'),
  {
    in: 'points',
    wrong: '- Tangents at $60^\\circ$: $PA = 2r$, $OP = 2r$.',
    right: '- Tangents at $60^\\circ$: $PA = r\\sqrt{3}$, $OP = 2r$.',
    says: 'does not hold: look at its signs',
  },
  {
    in: 'text',
    wrong: 'Know the triples: $3, 4, 5$; $5, 12, 14$.',
    right: 'Know the triples: $3, 4, 5$; $5, 12, 13$.',
    says: '5² + 12² is 169, and not 14²',
  },
  {
    in: 'text',
    wrong: 'The angles of the triangle are $45^\\circ$, $60^\\circ$ and $90^\\circ$.',
    right: 'The angles of the triangle are $45^\\circ$, $45^\\circ$ and $90^\\circ$.',
    says: 'they add up to 195°, and not to 180°',
  },
  {
    in: 'text',
    wrong: 'The primes up to 11 are $2, 3, 5, 7, 11$, that is $6$.',
    right: 'The primes up to 11 are $2, 3, 5, 7, 11$, that is $5$.',
    says: '5 numbers are listed, and 6 counted',
  },
  {
    in: 'text',
    wrong: 'The primes are $2, 3, 5, 7, 9$ and so on.',
    right: 'The primes are $2, 3, 5, 7, 11$ and so on.',
    says: '9 is no prime number',
  },
  {
    in: 'text',
    wrong: 'Expand with $(p + q)^2 = p^2 + pq + q^2$.',
    right: 'Expand with $(p + q)^2 = p^2 + 2pq + q^2$.',
    says: 'multiply it out once more',
  },
  {
    in: 'text',
    wrong: 'If $AB^2 + AC^2 = BC^2$, then $\\angle B = 90^\\circ$.',
    right: 'If $AB^2 + AC^2 = BC^2$, then $\\angle A = 90^\\circ$.',
    says: 'the right angle is at A',
  },
  {
    in: 'text',
    wrong: ratios('$\\\\sqrt{3}$'),
    right: ratios('$\\\\frac{1}{\\\\sqrt{3}}$'),
    says: 'tan 30° is not \\sqrt{3}',
  },
  {
    in: 'text',
    wrong: sums('$5$'),
    right: sums('$4$'),
    says: 'the sum of 1 and 3 is 4, and not 5',
  },
  {
    in: 'text',
    wrong: coins('HT, HH', '$2$'),
    right: coins('HT, TH', '$2$'),
    says: 'HH has not 1 heads',
  },
  {
    in: 'text',
    wrong: coins('HT, HT', '$2$'),
    right: coins('HT, TH', '$2$'),
    says: 'HT stands here a second time',
  },
  {
    in: 'text',
    wrong: coins('HT, TH', '$3$'),
    right: coins('HT, TH', '$2$'),
    says: '2 outcomes are listed, and 3 counted',
  },
  {
    in: 'text',
    wrong: bars(13),
    right: bars(11),
    says: 'the description does not tell 13',
  },
  {
    in: 'step',
    wrong: '1. $x^2 - 3x - 40 = (x - 8)(x + 5) = 0$. The roots are $-8$ and $5$.',
    right: '1. $x^2 - 3x - 40 = (x - 8)(x + 5) = 0$. The roots are $8$ and $-5$.',
    says: 'does not solve the equation before it',
  },
  {
    in: 'step',
    wrong: '1. $x = \\frac{15}{5} = 3$\n2. $y = \\frac{10}{5} = 2$\n3. The point is $(2, 3)$.',
    right: '1. $x = \\frac{15}{5} = 3$\n2. $y = \\frac{10}{5} = 2$\n3. The point is $(3, 2)$.',
    says: '$x$ was worked out as 3, and not as $2$',
  },
  {
    in: 'step',
    wrong: '1. $4(n - 1) = 40$, so $n = 11$.\n2. The 10th terms are equal.',
    right: '1. $4(n - 1) = 40$, so $n = 11$.\n2. The 11th terms are equal.',
    says: '$n = 11$ is the place that was found, and not 10',
  },
  {
    in: 'step',
    wrong:
      '1. Let the smaller tap take $x$ hours.\n2. $x - 6 = 6$, so $x = 12$. The smaller tap takes 6 hours and the larger 12 hours.',
    right:
      '1. Let the smaller tap take $x$ hours.\n2. $x - 6 = 6$, so $x = 12$. The smaller tap takes 12 hours and the larger 6 hours.',
    says: 'the smaller tap was called $x$',
  },
  tip(
    'In all 38 questions: Section A has 20 questions of 1 mark, Section B 5 questions of 2 marks, Section C 5 of 3 marks, Section D 4 of 5 marks and Section E 3 case studies of 4 marks.',
    'In all 38 questions: Section A has 20 questions of 1 mark, Section B 5 questions of 2 marks, Section C 6 of 3 marks, Section D 4 of 5 marks and Section E 3 case studies of 4 marks.',
    'the sections have 77 marks together',
  ),
  tip(
    'In all 38 questions: Section A has 20 questions of 1 mark, Section B 5 questions of 2 marks, Section C 6 of 3 marks, Section D 5 of 4 marks and Section E 3 case studies of 4 marks.',
    'In all 38 questions: Section A has 20 questions of 1 mark, Section B 5 questions of 2 marks, Section C 6 of 3 marks, Section D 4 of 5 marks and Section E 3 case studies of 4 marks.',
    'the sections have 39 questions together',
  ),
  tip(
    'Algebra carries 15 of the 80 marks.',
    'Algebra carries 20 of the 80 marks.',
    'Algebra carries 20 marks, and not 15',
  ),
  tip(
    'Algebra carries 20 of the 90 marks.',
    'Algebra carries 20 of the 80 marks.',
    'the paper has 80 marks, and not 90',
  ),
  {
    in: 'step',
    wrong:
      '1. A is false: $PT = \\sqrt{13^2 - 5^2} = 12$ cm.\n2. R is true.\n3. Both are true, but R is not the correct explanation of A.',
    right:
      '1. A is true: $PT = \\sqrt{13^2 - 5^2} = 12$ cm.\n2. R is true.\n3. Both are true, but R is not the correct explanation of A.',
    says: 'the lines before say otherwise of the assertion or the reason',
  },
  {
    in: 'step',
    wrong:
      '1. $PT = \\sqrt{13^2 - 5^2} = 12$ cm.\n2. A follows from the right angle, not from the equal lengths. Both are true, and R is the correct explanation of A.',
    right:
      '1. $PT = \\sqrt{13^2 - 5^2} = 12$ cm.\n2. A follows from the right angle, not from the equal lengths. Both are true, but R is not the correct explanation of A.',
    says: 'the assertion is said to follow from something else',
  },
  { in: 'concept', wrong: matching('DEF'), right: matching('DFE'), says: 'does not go with the order of the letters' },
]

function matching(other: string): string {
  return `<Concept title="Letters" check="cir-length-of-tangent" seed="k3f9">\n\nLetters tell which corners go together.\n\n<Example title="Letters">\n\nIf $\\triangle ABC \\sim \\triangle ${other}$ and $\\angle B = 68^\\circ$, find $\\angle F$.\n\n<Solution>\n\n1. $\\angle F = \\angle B$.\n2. $\\angle F = 68^\\circ$.\n\n</Solution>\n\n</Example>\n\n<KeyPoints>\n\n- The order of the letters tells it.\n\n</KeyPoints>\n\n</Concept>`
}

function figureTable(head: string, rows: string): string {
  return `<Figure\n  kind="table"\n  head={${head}}\n  rows={[${rows}]}\n  description="A small table."\n/>`
}

function ratios(tangent: string): string {
  return figureTable("['Angle', '$30^\\\\circ$', '$45^\\\\circ$']", `['$\\\\tan$', '${tangent}', '$1$']`)
}

function sums(cell: string): string {
  return figureTable(
    "['Sum', '1', '2', '3']",
    `['1', '$2$', '$3$', '${cell}'], ['2', '$3$', '$4$', '$5$'], ['3', '$4$', '$5$', '$6$']`,
  )
}

function coins(outcomes: string, count: string): string {
  return figureTable("['Heads', 'Outcomes', 'Count']", `['0', 'TT', '$1$'], ['1', '${outcomes}', '${count}']`)
}

function bars(count: number): string {
  return `<Figure\n  kind="histogram"\n  classes={[\n    { from: 0, to: 10, frequency: 9 },\n    { from: 10, to: 20, frequency: ${count} },\n  ]}\n  xLabel="Marks"\n  yLabel="Number of students"\n  description="Histogram of marks with frequencies 9 and 11."\n/>`
}

/** The first of eight tips. */
function tip(wrong: string, right: string, says: string): Sample {
  const file = (first: string) =>
    `tips:\n  - '${first}'\n${['two', 'three', 'four', 'five', 'six', 'seven', 'eight'].map((one) => `  - ${one}`).join('\n')}`
  return { in: 'tips', wrong: file(wrong), right: file(right), says }
}
