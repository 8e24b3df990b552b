import type { Sample } from './sample'

/** What is false: in text, questions, steps, key points and tables. */
export const mathematicsSamples: readonly Sample[] = [
  { in: 'text', wrong: 'Indeed $12 \\times 5 = 65$.', right: 'Indeed $12 \\times 5 = 60$.', says: 'is false' },
  {
    in: 'question',
    wrong: 'Knowing that $12 \\times 5 = 65$, find $PT$.',
    right: 'Knowing that $12 \\times 5 = 60$, find $PT$.',
    says: 'is false',
  },
  {
    in: 'step',
    wrong: '1. $PT = \\sqrt{13^2 - 5^2} = 11$ cm.',
    right: '1. $PT = \\sqrt{13^2 - 5^2} = 12$ cm.',
    says: 'is false',
  },
  {
    in: 'step',
    wrong: '1. $13^2 - 5^2 = 169 - 25 = 154$.',
    right: '1. $13^2 - 5^2 = 169 - 25 = 144$.',
    says: 'is false',
  },
  {
    in: 'step',
    wrong: '1. $PT = \\sqrt{13^2 - 5^2} = 12$ cm.\n2. The tangent is $11$ cm long.',
    right: '1. $PT = \\sqrt{13^2 - 5^2} = 12$ cm.\n2. The tangent is $12$ cm long.',
    says: 'stands in no line before it',
  },
  {
    in: 'step',
    wrong: '1. $PT = \\sqrt{13^2 - 5^2} = 12$ cm. The tangent is 21 cm long.',
    right: '1. $PT = \\sqrt{13^2 - 5^2} = 12$ cm. The tangent is 12 cm long.',
    says: '21 stands in no line before it',
  },
  {
    in: 'step',
    wrong: '1. $PT = \\sqrt{13^2 - 5^2} = 12$ cm: the tangent is 21 cm long.',
    right: '1. $PT = \\sqrt{13^2 - 5^2} = 12$ cm: the tangent is 12 cm long.',
    says: '21 stands in no line before it',
  },
  {
    in: 'step',
    wrong: '1. We need two numbers with the sum $-7$ and the product $-18$: they are $9$ and $-2$.',
    right: '1. We need two numbers with the sum $-7$ and the product $-18$: they are $-9$ and $2$.',
    says: '9 and -2 have the sum 7 and the product -18',
  },
  {
    in: 'step',
    wrong: '1. $x = 12$ is rejected, because $x - 6$ would be negative.',
    right: '1. $x = 2$ is rejected, because $x - 6$ would be negative.',
    says: 'with $x = 12$, $x - 6$ is 6, and not negative',
  },
  {
    in: 'step',
    wrong: '1. $(2 + \\sqrt{3})(2 - \\sqrt{3}) = 4 - 3 = 1$: irrational.',
    right: '1. $(2 + \\sqrt{3})(2 - \\sqrt{3}) = 4 - 3 = 1$: rational.',
    says: '$1$ is a rational number',
  },
  {
    in: 'step',
    wrong: '1. Width $= 6 - 2 = 4$ m².',
    right: '1. Width $= 6 - 2 = 4$ m.',
    says: 'a length has a unit without ² and ³',
  },
  {
    in: 'text',
    wrong: 'On the x-axis $x = 0$.',
    right: 'On the x-axis $y = 0$.',
    says: 'on the x-axis $y = 0$',
  },
  {
    in: 'step',
    wrong: '1. The 8th term from the end is $101 - 8 \\times 4 = 69$.',
    right: '1. The 8th term from the end is $101 - 7 \\times 4 = 73$.',
    says: 'from the first to the 8th term it is 7 steps, and not 8',
  },
  {
    in: 'step',
    wrong: '1. $-8x + 8y = -24$\n2. Dividing by $-8$: $x + y = 3$.',
    right: '1. $-8x + 8y = -24$\n2. Dividing by $-8$: $x - y = 3$.',
    says: 'this is not the equation before it, divided by -8',
  },
  {
    in: 'step',
    wrong:
      '1. $A \\leftrightarrow R$, $B \\leftrightarrow P$ and $C \\leftrightarrow Q$, so $\\triangle ABC \\sim \\triangle PQR$.',
    right:
      '1. $A \\leftrightarrow R$, $B \\leftrightarrow P$ and $C \\leftrightarrow Q$, so $\\triangle ABC \\sim \\triangle RPQ$.',
    says: 'is not in the order of the letters: ABC goes with RPQ',
  },
  {
    in: 'question',
    wrong: 'A point lies 31 cm from the centre of a circle. How long is its tangent, if the radius is $5$ cm?',
    right: 'A point lies 13 cm from the centre of a circle. How long is its tangent, if the radius is $5$ cm?',
    says: 'the question says 31, the solution reckons with 13',
  },
  {
    in: 'question',
    wrong: 'How long is the tangent from a point $26$ cm from the centre, if the radius is $10$ cm?',
    right: 'How long is the tangent from a point $13$ cm from the centre, if the radius is $5$ cm?',
    says: 'which no line of the solution says',
    remark: true,
  },
  {
    in: 'text',
    wrong: 'The interest for one year on ₹$x$ at 8 % is ₹$\\frac{8x}{10}$.',
    right: 'The interest for one year on ₹$x$ at 8 % is ₹$\\frac{8x}{100}$.',
    says: 'and not over 10',
  },
  {
    in: 'question',
    wrong: 'Find $P(\\overline{E})$ where $P(E) = 1.05$.',
    right: 'Find $P(\\overline{E})$ where $P(E) = 0.05$.',
    says: 'a probability lies between 0 and 1, and is not 1.05',
  },
  {
    in: 'concept',
    wrong: shares('0.570'),
    right: shares('0.507'),
    says: '2048 over 4040 is about 0.5069, as in the other rows, and not 0.57',
  },
  { in: 'points', wrong: '- $7^2 + 24^2 = 24^2$.', right: '- $7^2 + 24^2 = 25^2$.', says: 'is false' },
  {
    in: 'text',
    wrong: 'Here $\\frac{3}{4} + \\frac{1}{8} = \\frac{4}{12}$.',
    right: 'Here $\\frac{3}{4} + \\frac{1}{8} = \\frac{7}{8}$.',
    says: 'is false',
  },
  { in: 'text', wrong: 'Here $\\sqrt{50} = 2\\sqrt{5}$.', right: 'Here $\\sqrt{50} = 5\\sqrt{2}$.', says: 'is false' },
  {
    in: 'text',
    wrong: 'Here $\\sin 30^\\circ = \\frac{\\sqrt{3}}{2}$.',
    right: 'Here $\\sin 30^\\circ = \\frac{1}{2}$.',
    says: 'is false',
  },
  { in: 'text', wrong: 'Here $-3^2 = 9$.', right: 'Here $-3^2 = -9$.', says: 'is false' },
  { in: 'text', wrong: 'Here $\\sqrt{2} \\approx 1.51$.', right: 'Here $\\sqrt{2} \\approx 1.41$.', says: 'is false' },
  { in: 'text', wrong: 'Here $8 \\gt 9$.', right: 'Here $8 \\lt 9$.', says: 'is false' },
  { in: 'text', wrong: 'Here $2 + 3 = 5 = 6 - 2$.', right: 'Here $2 + 3 = 5 = 6 - 1$.', says: 'is false' },
  {
    in: 'text',
    wrong: 'This leaves <Wrong>$4 = 4$</Wrong>.',
    right: 'This leaves <Wrong>$4 = 7$</Wrong>.',
    says: 'what stands in <Wrong> is not false',
  },
  {
    in: 'text',
    wrong: 'This leaves $4 = 7$, which cannot be.',
    right: 'This leaves <Wrong>$4 = 7$</Wrong>, which cannot be.',
    says: 'is false',
  },
  {
    in: 'text',
    wrong: '| Marks | f | cf |\n| --- | --- | --- |\n| 0-10 | 4 | 4 |\n| 10-20 | 9 | 14 |',
    right: '| Marks | f | cf |\n| --- | --- | --- |\n| 0-10 | 4 | 4 |\n| 10-20 | 9 | 13 |',
    says: 'the cumulative frequency is 13 here',
  },
  {
    in: 'text',
    wrong: '| x | f | fx |\n| --- | --- | --- |\n| 5 | 4 | 20 |\n| 15 | 9 | 125 |',
    right: '| x | f | fx |\n| --- | --- | --- |\n| 5 | 4 | 20 |\n| 15 | 9 | 135 |',
    says: 'f × x is 135 in this row',
  },
  {
    in: 'text',
    wrong: '| Marks | f |\n| --- | --- |\n| 0-10 | 4 |\n| 10-20 | 9 |\n| Total | 14 |',
    right: '| Marks | f |\n| --- | --- |\n| 0-10 | 4 |\n| 10-20 | 9 |\n| Total | 13 |',
    says: 'adds up to 13',
  },
  {
    in: 'text',
    wrong: '| $u_i$ | $f_i$ | $f_iu_i$ |\n| --- | --- | --- |\n| -1 | 4 | 4 |\n| 0 | 9 | 0 |',
    right: '| $u_i$ | $f_i$ | $f_iu_i$ |\n| --- | --- | --- |\n| -1 | 4 | -4 |\n| 0 | 9 | 0 |',
    says: 'f × u is -4',
  },
  {
    in: 'text',
    wrong:
      "<Figure kind=\"table\" description=\"Marks.\" head={['Marks', '$f$', '$cf$']} rows={[['0-10', '4', '4'], ['10-20', '9', '12']]} />",
    right:
      "<Figure kind=\"table\" description=\"Marks.\" head={['Marks', '$f$', '$cf$']} rows={[['0-10', '4', '4'], ['10-20', '9', '13']]} />",
    says: 'the cumulative frequency is 13',
  },
  {
    in: 'text',
    wrong: 'Here $250 \\text{ cm} = 25 \\text{ m}$.',
    right: 'Here $250 \\text{ cm} = 2.5 \\text{ m}$.',
    says: 'the units do not agree',
  },
  { in: 'text', wrong: 'Here $\\sqrt{2} \\approx 1.42$.', right: 'Here $\\sqrt{2} \\approx 1.414$.', says: 'is false' },
  { in: 'text', wrong: 'There are 3 × 4 = 13 squares.', right: 'There are 3 × 4 = 12 squares.', says: 'is false' },
  {
    in: 'step',
    wrong: '1. So they are 2 × 6 = 13 cm apart.',
    right: '1. So they are 2 × 6 = 12 cm apart.',
    says: 'is false',
  },
  {
    in: 'points',
    wrong: '- Take square factors out: $\\sqrt{8} = 4\\sqrt{2}$.',
    right: '- Take square factors out: $\\sqrt{8} = 2\\sqrt{2}$.',
    says: 'is false',
  },
  {
    in: 'step',
    wrong: '1. Area $= 7 \\times 11 = 77$ cm',
    right: '1. Area $= 7 \\times 11 = 77$ cm²',
    says: 'an area has a unit with ²',
  },
  {
    in: 'step',
    wrong: '1. Volume $= 7 \\times 11 \\times 2 = 154$ cm²',
    right: '1. Volume $= 7 \\times 11 \\times 2 = 154$ cm³',
    says: 'a volume has a unit with ³',
  },
  {
    in: 'step',
    wrong: '1. Perimeter $= 7 + 11 + 12 = 30$ cm²',
    right: '1. Perimeter $= 7 + 11 + 12 = 30$ cm',
    says: 'a length has a unit without',
  },
  {
    in: 'text',
    wrong: 'The AP $4, 9, 14, 20, 24$ rises.',
    right: 'The AP $4, 9, 14, 19, 24$ rises.',
    says: 'is no AP: the steps are 5, 5, 6, 4',
  },
  {
    in: 'step',
    wrong: '1. $5n = 110$ gives $n = 22$. So 112 is the 21st term.',
    right: '1. $5n = 110$ gives $n = 22$. So 112 is the 22nd term.',
    says: '$n = 22$ is the place that was found',
  },
  {
    in: 'text',
    wrong: '| Class | $x$ | $f$ |\n| - | - | - |\n| 0–10 | 5 | 2 |\n| 10–20 | 16 | 3 |',
    right: '| Class | $x$ | $f$ |\n| - | - | - |\n| 0–10 | 5 | 2 |\n| 10–20 | 15 | 3 |',
    says: 'the class mark of 10–20 is 15',
  },
  {
    in: 'text',
    wrong: '| Class | $f$ |\n| - | - |\n| 0–10 | 2 |\n| 12–20 | 3 |\n| 20–30 | 4 |',
    right: '| Class | $f$ |\n| - | - |\n| 0–10 | 2 |\n| 10–20 | 3 |\n| 20–30 | 4 |',
    says: 'the class 12–20 is 8 wide, the others 10',
  },
  {
    in: 'text',
    wrong: '| Class | $f$ |\n| - | - |\n| 19.5–29.5 | 2 |\n| 29.5–38.5 | 3 |\n| 39.5–49.5 | 4 |',
    right: '| Class | $f$ |\n| - | - |\n| 19.5–29.5 | 2 |\n| 29.5–39.5 | 3 |\n| 39.5–49.5 | 4 |',
    says: 'the class 29.5–38.5 is 9 wide, the others 10',
  },
  {
    in: 'step',
    wrong: '1. One such polynomial is $x^2 - \\frac{11}{2}x + 6$. Multiplied by 2 it becomes $2x^2 - 11x + 6$.',
    right: '1. One such polynomial is $x^2 - \\frac{11}{2}x + 6$. Multiplied by 2 it becomes $2x^2 - 11x + 12$.',
    says: 'every term is multiplied',
  },
  {
    in: 'text',
    wrong: 'Take $6x^2 - 9x + 3$. Divided by 3 it becomes $2x^2 - 9x + 1$.',
    right: 'Take $6x^2 - 9x + 3$. Divided by 3 it becomes $2x^2 - 3x + 1$.',
    says: 'every term is divided',
  },
  {
    in: 'text',
    wrong: '| $x$ | $u$ |\n| - | - |\n| 15 | -1 |\n| 25 | 1 |\n| 35 | 1 |\n| 45 | 2 |',
    right: '| $x$ | $u$ |\n| - | - |\n| 15 | -1 |\n| 25 | 0 |\n| 35 | 1 |\n| 45 | 2 |',
    says: 'u is 0 in this row',
  },
  {
    in: 'text',
    wrong: '| Marks | Students |\n| - | - |\n| less than 10 | 4 |\n| less than 20 | 3 |',
    right: '| Marks | Students |\n| - | - |\n| less than 10 | 4 |\n| less than 20 | 7 |',
    says: 'a running count cannot fall',
  },
  {
    in: 'step',
    wrong:
      "1. $\\frac{n}{2} = 7$\n\n<Figure kind=\"table\" description=\"Marks.\" head={['Marks', '$f$']} rows={[['0–10', '4'], ['10–20', '8']]} />",
    right:
      "1. $\\frac{n}{2} = 6$\n\n<Figure kind=\"table\" description=\"Marks.\" head={['Marks', '$f$']} rows={[['0–10', '4'], ['10–20', '8']]} />",
    says: 'half of 14 is not half of the total',
  },
  {
    in: 'question',
    wrong: marks('Find the mode of the marks of $25$ students.'),
    right: marks('Find the mode of the marks of $20$ students.'),
    says: 'the question speaks of 25 students, its table has 20',
  },
  {
    in: 'text',
    wrong: marks('The marks are these.', '4 in 0-10, 9 in 10-20, 8 in 20-30'),
    right: marks('The marks are these.'),
    says: '"8 in 20-30" says 8, the table has 7',
  },
  {
    in: 'text',
    wrong: marks('The marks are these.').replace("'9'", "'-9'").replace('9 in', 'some in'),
    right: marks('The marks are these.'),
    says: 'a frequency is not negative: -9',
  },
  {
    in: 'concept',
    wrong: modal('20–30'),
    right: modal('10–20'),
    says: 'the modal class of the table is 10–20, and not 20–30',
  },
]

/** A figure of a frequency table below a sentence. */
function marks(sentence: string, told = '4 in 0-10, 9 in 10-20, 7 in 20-30'): string {
  return `${sentence}\n\n<Figure kind="table" description="Marks: ${told}." head={['Marks', 'Students']} rows={[['0–10', '4'], ['10–20', '9'], ['20–30', '7']]} />`
}

/** How often a coin fell on heads, with its share told in the first row. */
function shares(told: string): string {
  const rows = `[['4040', '2048', '${told}'], ['10000', '5067', '0.507'], ['24000', '12012', '0.5005']]`
  const table = `<Figure kind="table" description="Tosses of a coin." head={['Tosses', 'Heads', 'Share']} rows={${rows}} />`
  return modal('10–20').replace('The class with', `${table}\n\nThe class with`)
}

function modal(told: string): string {
  return [
    '<Concept title="Concept 1" check="cir-length-of-tangent" seed="k3f9">',
    'The class with the highest frequency has a name.',
    '<Example title="Example 1">',
    marks('Find the modal class.'),
    '<Solution>',
    `1. The highest frequency is $9$, so the modal class is ${told}.`,
    '</Solution>',
    '</Example>',
    '<KeyPoints>',
    '- The modal class has the highest frequency.',
    '</KeyPoints>',
    '</Concept>',
  ].join('\n\n')
}
