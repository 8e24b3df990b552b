import type { Sample } from './sample'

const paper = (question: string, more = '') =>
  `id: sample-one\ntitle: Sample one\nyear: 2024\n${more}sections:\n  - title: Section A\n    description: Multiple Choice Questions, 1 mark each\n    questions:\n${question}`

const choice = (
  answer: string,
  { marks = 1, id = 'q1', options = ['$6$', '$36$', '$2$', '$9$'] } = {},
) => `      - id: ${id}
        marks: ${marks}
        topic: real-numbers
        question: |-
          The HCF of $12$ and $18$ is
          (a) ${options[0]}
          (b) ${options[1]}
          (c) ${options[2]}
          (d) ${options[3]}
        solution:
          steps:
            - '$12 = 2^2 \\times 3$ and $18 = 2 \\times 3^2$.'
            - 'HCF $= 2 \\times 3 = 6$.'
          answer: '${answer}'
`

const tipsOf = (field: string, text: string) =>
  `${field}\n  - text: ${text}\n    prompt: What is a tangent?\n  - text: B\n    prompt: How long is the tangent from a point to a circle?\n  - text: C\n    prompt: What is the angle between two tangents to a circle?`

const right = paper(choice('(a) $6$'))
const of = (wrong: string, says: string): Sample => ({ in: 'paper', wrong, right, says })

/** Papers, tips, and what stands before a lesson. */
export const yamlSamples: readonly Sample[] = [
  {
    in: 'tips',
    wrong:
      'tips:\n  - Attempt every question. There is negative marking.\n  - two\n  - three\n  - four\n  - five\n  - six\n  - seven\n  - eight',
    right:
      'tips:\n  - Attempt every question. There is no negative marking.\n  - two\n  - three\n  - four\n  - five\n  - six\n  - seven\n  - eight',
    says: 'there is no negative marking',
  },
  {
    in: 'tips',
    wrong:
      'tips:\n  - You get 20 minutes to read the paper.\n  - two\n  - three\n  - four\n  - five\n  - six\n  - seven\n  - eight',
    right:
      'tips:\n  - You get 15 minutes to read the paper.\n  - two\n  - three\n  - four\n  - five\n  - six\n  - seven\n  - eight',
    says: 'there are 15 minutes for reading',
  },
  of(paper(choice('(a) $36$')), '(a) is "$6$", and not "$36$"'),
  of(paper(choice('(e) $6$')), 'write the letter of an option'),
  of(paper(choice('$6$')), 'write the letter of an option'),
  of(paper(choice('(a) $6$', { marks: 2 })), 'the section says 1 mark each, this question has 2'),
  of(paper(choice('(a) $6$', { options: ['$6$', '$6$', '$2$', '$9$'] })), 'says the same as another one'),
  of(paper(choice('(a) $6$') + choice('(a) $6$')), 'id: "q1" is the id of question 1 of "Section A" too'),
  of(paper(choice('(a) $6$', { id: 'one' })), 'id must be q and a number'),
  of(paper(choice('(a) $6$')).replace('id: sample-one', 'id: sample-two'), 'so the id is "sample-one"'),
  of(paper(choice('(a) $6$'), "note: '2 questions, 2 marks.'\n"), 'the paper has 1 and 1'),
  of(right.replace('2 \\times 3 = 6', '2 \\times 3 = 5'), 'is false'),
  of(right.replace('$12 = 2^2 \\times 3$', '$12 = 2^2 \\times 5$'), 'is false'),
  of(right.replace('topic: real-numbers', 'topic: reals'), 'topic is one of'),
  of(right.replace('marks: 1', 'marks: one'), 'marks'),
  of(right.replace('year: 2024', 'year: 24'), 'year has four digits'),
  of(right.replace("6$.'", "6.'"), 'a dollar sign is left open'),
  of(right.replace("'HCF $= 2 \\times 3 = 6$.'", 'HCF: $= 6$: so'), 'this is not YAML'),
  of(right.replace('        solution:', '        soluton:'), 'soluton is unknown: is solution meant?'),
  ...(
    [
      [tipsOf('boardTips', 'A'), 'a colon is missing: write `boardTips:`'],
      [tipsOf('boardTips:', "'A"), "the quote of this text is open: write ' at its end"],
      [tipsOf('boardTips:', '"A'), 'the quote of this text is open: write " at its end'],
    ] as const
  ).map(([wrong, says]): Sample => ({ in: 'front', wrong, right: tipsOf('boardTips:', "'A''s'"), says })),
  { in: 'front', wrong: 'duration: 90', right: 'duration: 45', says: '45 (minutes)' },
  {
    in: 'front',
    wrong: 'descripton: Words.',
    right: 'description: Words.',
    says: 'descripton is unknown: is description meant?',
  },
  { in: 'front', wrong: 'description: “Words.”', right: 'description: "Words."', says: 'typographic quotes' },
  {
    in: 'front',
    wrong: "description: 'At a price of $5 only'",
    right: "description: 'At a price of ₹5 only'",
    says: 'a dollar sign is left open',
  },
  {
    in: 'front',
    wrong: "description: 'Since $3 \\times 4 = 11$.'",
    right: "description: 'Since $3 \\times 4 = 12$.'",
    says: 'is false',
  },
  {
    in: 'tips',
    wrong: 'tips:\n  - one',
    right: 'tips:\n  - one\n  - two\n  - three\n  - four\n  - five\n  - six\n  - seven\n  - eight',
    says: 'exactly 8 entries',
  },
  {
    in: 'tips',
    wrong: 'tipps:\n  - one\n  - two\n  - three\n  - four\n  - five\n  - six\n  - seven\n  - eight',
    right: 'tips:\n  - one\n  - two\n  - three\n  - four\n  - five\n  - six\n  - seven\n  - eight',
    says: 'tipps is unknown: is tips meant?',
  },
  of(right.replace('          (c) $2$\n', ''), 'its options are (a), (b), (d)'),
  of(right.replace('(c) $2$', '(b) $2$'), 'its options are (a), (b), (b), (d)'),
  of(
    right
      .replace('The HCF of $12$ and $18$ is', 'The zeroes of $x^2 - 5x + 7$ are')
      .replace("- '$12 = 2^2 \\times 3$ and $18 = 2 \\times 3^2$.'\n            ", ''),
    'does not solve what the question asks about',
  ),
  of(right.replace("6$.'", "6$. **Done.**'"), 'is printed as it stands'),
  of(right.replace("'HCF $= 2", "'The area in cm2: HCF $= 2"), 'a unit is raised by its own sign'),
  of(right.replace("'HCF $= 2 \\times 3 = 6$.'", "'HCF $= 2 \\times 3 = 6$, and 2 × 6 = 13.'"), 'is false'),
  {
    in: 'front',
    wrong:
      "importantFormulas: [{ name: a, formula: PA = PB }, { name: b, formula: '$b$' }, { name: c, formula: '$c$' }]",
    right:
      "importantFormulas: [{ name: a, formula: '$PA = PB$' }, { name: b, formula: '$b$' }, { name: c, formula: '$c$' }]",
    says: 'a formula stands between dollars',
  },
  {
    in: 'front',
    wrong:
      "importantFormulas: [{ name: a, formula: '$PT = \\sqrt{OP^2 + OT^2}$' }, { name: b, formula: '$PA = PB$' }, { name: c, formula: '$r = \\frac{a + b - c}{2}$' }]",
    right:
      "importantFormulas: [{ name: a, formula: '$PT = \\sqrt{OP^2 - OT^2}$' }, { name: b, formula: '$PA = PB$' }, { name: c, formula: '$r = \\frac{a + b - c}{2}$' }]",
    says: 'does not hold: look at its signs, letters and numbers',
  },
  {
    in: 'front',
    wrong: "importantFormulas: [{ name: a, formula: '$a$' }, { name: a, formula: '$b$' }, { name: c, formula: '$c$' }]",
    right: "importantFormulas: [{ name: a, formula: '$a$' }, { name: b, formula: '$b$' }, { name: c, formula: '$c$' }]",
    says: 'the 1. entry says the same already: "a"',
  },
  {
    in: 'front',
    wrong:
      'boardTips: [{ text: A, prompt: What is a tangent? }, { text: B, prompt: What is the mean? }, { text: C, prompt: What is the angle between two tangents to a circle? }]',
    right:
      'boardTips: [{ text: A, prompt: What is a tangent? }, { text: B, prompt: How long is the tangent from a point to a circle? }, { text: C, prompt: What is the angle between two tangents to a circle? }]',
    says: 'is about statistics, the tip is of circles',
  },
]
