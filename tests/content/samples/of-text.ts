import type { Sample } from './sample'

/** Words, formulas, lists, tables, links and tags of a lesson. */
export const textSamples: readonly Sample[] = [
  {
    in: 'text',
    wrong:
      'A spinner with equal sectors has equally likely outcomes, one for each of its sectors.\n\nCount the sectors.\n\nA spinner with equal sectors has equally likely outcomes, one for each of its sectors.',
    right:
      'A spinner with equal sectors has equally likely outcomes, one for each of its sectors.\n\nCount the sectors.\n\nA spinner with unequal sectors has outcomes of which some are more likely than others.',
    says: 'was it pasted twice?',
  },
  // dollars
  {
    in: 'text',
    wrong: 'The tangent is $PT long.',
    right: 'The tangent is $PT$ long.',
    says: 'a dollar sign has no partner',
  },
  {
    in: 'text',
    wrong: 'Then $x = 3 and it ends.',
    right: 'Then $x = 3$ and it ends.',
    says: 'a dollar sign has no partner',
  },
  { in: 'text', wrong: 'Then x = 3$ at last.', right: 'Then $x = 3$ at last.', says: 'a dollar sign has no partner' },
  {
    in: 'text',
    wrong: 'It costs $450 and the other one $20 more.',
    right: 'It costs ₹450 and the other one ₹20 more.',
    says: 'holds words: is a dollar sign meant as money',
  },
  {
    in: 'question',
    wrong: 'A bat costs $500 and a ball $50.',
    right: 'A bat costs ₹$500$ and a ball ₹$50$.',
    says: 'holds words',
  },
  {
    in: 'step',
    wrong: '1. $PT = 12 cm and so it is done$.',
    right: '1. $PT = 12$ cm and so it is done.',
    says: 'holds words',
  },
  { in: 'text', wrong: 'So “$PT = 12$” holds.', right: 'So $PT = 12$ holds.', says: 'typographic quotes' },
  {
    in: 'points',
    wrong: '- Remember ‘$OT \\perp PT$’.',
    right: '- Remember $OT \\perp PT$.',
    says: 'typographic quotes',
  },
  // braces and angle brackets
  {
    in: 'text',
    wrong: 'The set {1, 2, 3} has three numbers.',
    right: 'The set $\\{1, 2, 3\\}$ has three numbers.',
    says: 'in the text are read as a program',
  },
  { in: 'text', wrong: 'Write {x} for it.', right: 'Write $x$ for it.', says: 'in the text are read as a program' },
  {
    in: 'points',
    wrong: '- The numbers {2, 4}.',
    right: '- The numbers $2$ and $4$.',
    says: 'in the text are read as a program',
  },
  {
    in: 'text',
    wrong: 'The set {2 4 6} of numbers.',
    right: 'The set of numbers $2, 4, 6$.',
    says: 'braces { } in the text',
  },
  { in: 'text', wrong: 'For all x < 5 it holds.', right: 'For all $x \\lt 5$ it holds.', says: 'a < in the text' },
  { in: 'text', wrong: 'Here 3 <5 is true.', right: 'Here $3 \\lt 5$ is true.', says: 'a < in the text' },
  {
    in: 'text',
    wrong: '<!-- to be mended -->',
    right: 'Nothing is left to mend.',
    says: 'notes <!-- --> are not read',
  },
  {
    in: 'text',
    wrong: '{/* to be mended */}',
    right: 'Nothing is left to mend.',
    says: 'in the text are read as a program',
  },
  // formulas
  { in: 'text', wrong: 'It is $\\frac{1}{2$.', right: 'It is $\\frac{1}{2}$.', says: 'cannot be set' },
  { in: 'text', wrong: 'It is $\\sqroot{2}$.', right: 'It is $\\sqrt{2}$.', says: 'cannot be set' },
  { in: 'text', wrong: 'It is $x^2^3$.', right: 'It is $x^{23}$.', says: 'cannot be set' },
  { in: 'step', wrong: '1. $\\left(x + 1$.', right: '1. $\\left(x + 1\\right)$.', says: 'cannot be set' },
  {
    in: 'text',
    wrong: 'It is $5 × 3$ or $½$.',
    right: 'It is $5 \\times 3$ or $\\frac{1}{2}$.',
    says: 'cannot be set',
  },
  { in: 'text', wrong: '$$\nx = \\frac{1}\n$$', right: '$$\nx = \\frac{1}{2}\n$$', says: 'cannot be set' },
  {
    in: 'text',
    wrong: 'The $HCF$ of them.',
    right: 'The $\\text{HCF}$ of them.',
    says: 'stands upright',
    remark: true,
  },
  {
    in: 'text',
    wrong: 'An angle of $30°$.',
    right: 'An angle of $30^\\circ$.',
    says: 'write degrees as',
    remark: true,
  },
  { in: 'text', wrong: 'It is $5 cm$ long.', right: 'It is $5$ cm long.', says: 'a unit stands outside', remark: true },
  {
    in: 'text',
    wrong: 'The value $sin 30^\\circ$.',
    right: 'The value $\\sin 30^\\circ$.',
    says: 'functions stand upright',
    remark: true,
  },
  // headings, tables
  { in: 'text', wrong: '## Tangents', right: '**Tangents**', says: 'a lesson has no headings of its own' },
  { in: 'text', wrong: '# Tangents', right: '**Tangents** are lines.', says: 'a lesson has no headings of its own' },
  {
    in: 'text',
    wrong: 'Tangents\n---',
    right: '**Tangents** and secants.',
    says: 'a lesson has no headings of its own',
  },
  {
    in: 'text',
    wrong: '| a | b |\n| --- | --- |\n| 1 |',
    right: '| a | b |\n| --- | --- |\n| 1 | 2 |',
    says: 'this row of the table has 1 cells',
  },
  {
    in: 'text',
    wrong: '| a | b |\n| --- | --- |\n| 1 | 2 | 3 |',
    right: '| a | b | c |\n| --- | --- | --- |\n| 1 | 2 | 3 |',
    says: 'this row of the table has 3 cells',
  },
  {
    in: 'text',
    wrong: '| a | b |\n| --- |\n| 1 | 2 |',
    right: '| a | b |\n| :-- | --: |\n| 1 | 2 |',
    says: 'this is no table',
  },
  { in: 'text', wrong: '| a | b |\n| 1 | 2 |', right: '| a | b |\n| - | - |\n| 1 | 2 |', says: 'this is no table' },
  // links and images
  {
    in: 'text',
    wrong: 'See [this](https://example.com).',
    right: 'See [this](/?tab=learn&topic=circles).',
    says: 'leads out of the site',
  },
  {
    in: 'text',
    wrong: 'See [this](/?tab=lern).',
    right: 'See [this](/?tab=practice&topic=circles).',
    says: 'the link to "/?tab=lern"',
  },
  {
    in: 'text',
    wrong: 'See [this](/?tab=learn&topic=circels).',
    right: 'See [this](/?tab=learn&topic=circles&concept=2).',
    says: 'circels',
  },
  {
    in: 'text',
    wrong: 'See [this](/?tab=learn&topic=circles&concept=9).',
    right: 'See [this](/?tab=learn&topic=circles&concept=5).',
    says: 'the lesson has 5 concepts',
  },
  {
    in: 'text',
    wrong: 'See [this](/?tab=past-papers&paper=cbse-1999).',
    right: 'See [this](/?tab=past-papers).',
    says: 'there is no paper "cbse-1999"',
  },
  {
    in: 'text',
    wrong: 'See [this](/?tab=learn&chapter=circles).',
    right: 'See [this](/?tab=learn).',
    says: 'nothing reads "chapter"',
  },
  {
    in: 'text',
    wrong: 'See [this](/?tab=practice&topic=circles&template=cir-lenght-of-tangent&seed=a).',
    right: 'See [this](/?tab=practice&topic=circles&template=cir-length-of-tangent&seed=a).',
    says: 'no template is called "cir-lenght-of-tangent"',
  },
  {
    in: 'text',
    wrong: 'See [this](circles.mdx).',
    right: 'See [this](?tab=learn&topic=circles).',
    says: 'leads nowhere',
  },
  {
    in: 'text',
    wrong: '![a circle](https://example.com/c.png)',
    right: '![a circle](/icon-192.png)',
    says: 'the image comes from outside',
  },
  {
    in: 'text',
    wrong: '![a circle](/no-such.png)',
    right: '![the sign of the app](/icon-512.png)',
    says: 'there is no image /no-such.png',
  },
  {
    in: 'text',
    wrong: '![](/icon-192.png)',
    right: '![an icon](/icon-192.png)',
    says: 'has no words for those who cannot see it',
  },
  // tags
  { in: 'text', wrong: '<Not>Careful</Not>', right: '**Careful**', says: '<Not> is unknown' },
  { in: 'text', wrong: 'A <b>bold</b> word.', right: 'A **bold** word.', says: '<b> is unknown' },
  { in: 'text', wrong: 'One line<br/>another.', right: 'One line, another.', says: '<br> is unknown' },
  {
    in: 'text',
    wrong: '<KeyPoint>\n\n- One.\n\n</KeyPoint>',
    right: '- One.',
    says: 'is <KeyPoints> meant?',
  },
  {
    in: 'text',
    wrong: 'import x from "y"',
    right: 'Import duties are a matter of another lesson.',
    says: 'import and export are not for lessons',
  },
  { in: 'text', wrong: '<Wrong></Wrong>', right: '<Wrong>$4 = 7$</Wrong>', says: '<Wrong> is empty' },
  { in: 'text', wrong: 'An **unclosed word.', right: 'A **closed** word.', says: 'two stars ** have no partner' },
  { in: 'points', wrong: '- A ** loose** one.', right: '- A **firm** one.', says: 'two stars ** have no partner' },
]
