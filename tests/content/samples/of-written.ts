import type { Sample } from './sample'
import type { ContentFile } from '@/lib/content/content-error'

/** A small pattern, to which the paper below keeps. */
export const smallPattern: ContentFile = {
  path: 'blueprints/small.yaml',
  text: `id: small
title: A class test
marks: 7
minutes: 20
readingMinutes: 0
difficulty: { easy: 30, medium: 70, hard: 0 }
units:
  - { unit: numbers, marks: 1 }
  - { unit: algebra, marks: 6, chapters: { quadratic-equations: [2, 3] } }
sections:
  - title: Section A
    description: Multiple Choice Questions, 1 mark each
    questions: [{ count: 1, kind: choice, marks: 1, levels: { easy: 1 } }]
  - title: Section B
    description: Questions to work out
    questions:
      - { count: 1, kind: answer, marks: 2, levels: { easy: 1 }, choices: 1, chapters: [quadratic-equations] }
      - { count: 1, kind: case, marks: 4, levels: { medium: 1 }, parts: [1, 1, 2] }
`,
}

const right = `id: sample-one
title: Sample one
year: 2027
note: 3 questions, 7 marks.
blueprint: small
marks: 7
minutes: 20
readingMinutes: 0
sections:
  - title: Section A
    description: Multiple Choice Questions, 1 mark each
    questions:
      - id: q1
        kind: choice
        marks: 1
        topic: real-numbers
        archetypes: [rn-hcf-two]
        ask: 'The HCF of $12$ and $18$ is'
        options: ['$36$', '$6$', '$2$', '$9$']
        answer: B
        reject:
          - { response: A, note: 'That is the LCM.' }
        scheme:
          - '$12 = 2^2 \\times 3$ and $18 = 2 \\times 3^2$'
          - { marks: 1, text: 'HCF $= 2 \\times 3 = 6$' }
  - title: Section B
    description: Questions to work out
    questions:
      - id: q2
        kind: answer
        marks: 2
        topic: quadratic-equations
        archetypes: [qe-factor-monic]
        ask: 'Find the roots of $x^2 - 5x + 6 = 0$.'
        rule: { kind: roots, expected: '2, 3' }
        answer: '$2$ and $3$'
        accept: ['2, 3', 'x = 3 or x = 2', '3 and 2']
        reject: ['2', '-2, -3', { response: '1, 6', note: 'Their sum is to be 5.', line: 1 }]
        scheme:
          - { marks: 1, text: '$(x - 2)(x - 3) = 0$' }
          - { marks: 1, text: 'So $x = 2$ or $x = 3$.' }
        or:
          archetypes: [qe-discriminant-nature]
          ask: 'Find the discriminant of $x^2 - 5x + 1 = 0$.'
          rule: { kind: number, expected: '21' }
          answer: '$21$'
          accept: ['21', 'D = 21', '21.0']
          reject: ['29', '-29', '24']
          scheme:
            - { marks: 2, text: '$D = (-5)^2 - 4 \\times 1 \\times 1 = 21$' }
      - id: q3
        kind: case
        marks: 4
        topic: arithmetic-progressions
        archetypes: [ap-case-study]
        story: 'A gardener plants $3$ roses in the first row, $5$ in the second, $7$ in the third, and so on.'
        figure:
          kind: table
          head: ['Row', 'Roses']
          rows: [['1', '3'], ['2', '5'], ['3', '7']]
          description: 'Row 1 has 3 roses, row 2 has 5, row 3 has 7.'
        parts:
          - ask: 'How many roses are in the $6$th row?'
            marks: 1
            rule: { kind: number, expected: '13' }
            answer: '$13$'
            accept: ['13', '13 roses', 'a6 = 13']
            reject: ['15', '48', '10']
            scheme: [{ marks: 1, text: '$a_6 = 3 + 5 \\times 2 = 13$' }]
          - ask: 'Show that no row has $20$ roses.'
            marks: 1
            scheme: [{ marks: 1, text: 'Every row has an odd number of roses, and $20$ is even.' }]
          - ask: 'How many roses are in the first $10$ rows?'
            marks: 2
            rule: { kind: number, expected: '120' }
            answer: '$120$'
            accept: ['120', '120 roses', 'S10 = 120']
            reject: ['21', '240', '110']
            scheme:
              - { marks: 1, text: '$S_{10} = \\frac{10}{2}(2 \\times 3 + 9 \\times 2)$' }
              - { marks: 1, text: '$= 5 \\times 24 = 120$' }
        or:
          ask: 'There are $35$ roses in all. How many rows are there?'
          rule: { kind: number, expected: '5' }
          answer: '$5$'
          accept: ['5', '5 rows', 'n = 5']
          reject: ['7', '17', '5, -7']
          scheme:
            - { marks: 1, text: '$n(n + 2) = 35$' }
            - { marks: 1, text: '$n = 5$, since $5 \\times 7 = 35$ and $n$ is positive.' }
`

const of = (from: string, to: string, says: string): Sample => {
  if (!right.includes(from)) throw new Error(`the sample has no ${from}`)
  return { in: 'paper', wrong: right.replace(from, () => to), right, says }
}

/** A paper to be sat. */
export const writtenSamples: readonly Sample[] = [
  of('minutes: 20\nreadingMinutes: 0\n', 'readingMinutes: 0\n', 'minutes is missing'),
  of('readingMinutes: 0\n', '', 'write 15, or 0 for none'),
  of('marks: 7\n', 'marks: 8\n', 'the questions have 7 together, not 8'),
  of('3 questions, 7 marks.', '3 questions, 9 marks.', 'the paper has 3 and 7'),
  of('kind: choice', 'kind: mcq', 'kind is one of: choice, assertion, answer, case'),
  of('topic: quadratic-equations', 'topic: quadratics', 'topic is one of'),
  of('answer: B', 'answer: (b)', 'write the letter of the right option'),
  of('answer: B\n', "answer: B\n        rule: { kind: number, expected: '6' }\n", 'a choice has none'),
  of(", '$9$']", ']', 'options are four'),
  of("'$9$']", "'$6$']", 'says the same as another one'),
  of("['$36$', '$6$', '$2$', '$9$']", "['$6$', '$3$', '$2$', '$9$']", 'the scheme comes to "$6$", and not to "$3$"'),
  of('and so on.', 'and so on: each row has $3$ roses more than the row before it.', 'rise by 2, and not by 3'),
  of("        options: ['$36$', '$6$', '$2$', '$9$']\n", '', 'options is missing: write four'),
  of(
    '{ response: A, note',
    "{ response: C, note: 'That is the LCM.' }\n          - { response: A, note",
    'another note says the same of another number',
  ),
  of(
    "reject: ['15', '48', '10']",
    "reject: ['15', '48', { response: '10', note: 'That is the 4th row alone.', line: 1 }]",
    'the note says that this is the 4th row, which is 9 in the solution',
  ),
  of(
    "reject: ['29', '-29', '24']",
    "reject: ['29', '-29', { response: '24', note: 'That is the discriminant.', line: 1 }]",
    'which is asked for: what is it really?',
  ),
  of('{ response: A, note', '{ response: LCM, note', 'of a choice write the letter of a wrong option'),
  of('That is the LCM.', 'That is the HCF.', 'the note says that this is the HCF, which is 6 in the solution'),
  of(
    "'-2, -3', { response: '1, 6', note: 'Their sum is to be 5.'",
    "'-2, -3', { response: '1, 6', note: \"The two values are on each other's letters.\"",
    'these are not the values of the answer in the other order',
  ),
  of('{ response: A, note', '{ response: B, note', '"B" is judged right'),
  of("{ marks: 1, text: 'HCF", "{ marks: 0.3, text: 'HCF", 'marks goes in halves'),
  of("{ marks: 1, text: 'HCF", "{ marks: 0, text: 'HCF", 'a line that earns nothing is a text by itself'),
  of("{ marks: 1, text: 'HCF", "{ mark: 1, text: 'HCF", 'a line of the scheme is { marks: 0.5'),
  of("{ marks: 1, text: 'HCF", "{ marks: 0.5, text: 'HCF", 'its lines earn 0.5 marks, the question has 1'),
  of('2 \\times 3 = 6', '2 \\times 3 = 5', 'is false'),
  of('(x - 2)(x - 3) = 0$', '(x - 2)(x + 3) = 0$', 'does not hold for x = 3'),
  of('kind: roots, ', 'kind: zeroes, ', 'kind is one of number, fraction'),
  of("expected: '21'", 'expected: 21', "is a number: write expected: '21'"),
  of("expected: '21'", "expected: '21 +/ 3'", 'is no number that can be read'),
  of("expected: '21' }", "expected: '21', units: cm }", 'units is unknown'),
  of("accept: ['21', 'D = 21', '21.0']", "accept: [21, 'D = 21', '21.0']", "is a number: write '21'"),
  of("accept: ['21', 'D = 21', '21.0']", "accept: ['21']", 'write 3 right answers at least'),
  of("          accept: ['21', 'D = 21', '21.0']\n", '', 'write 3 right answers at least'),
  of("reject: ['29', '-29', '24']", "reject: ['29']", 'write 3 wrong answers at least'),
  of("accept: ['21', 'D = 21', '21.0']", "accept: ['21', 'D = 12', '21.0']", '"D = 12" is judged wrong'),
  of("reject: ['29', '-29', '24']", "reject: ['29', '-29', '42/2']", '"42/2" is judged right'),
  of(
    "{ response: '1, 6', note: 'Their sum is to be 5.', line: 1 }",
    "{ response: '1, 6' }",
    'an answer that is wrong is a text',
  ),
  of("          answer: '$21$'\n", '', 'write what is printed as the final answer'),
  of(
    "          rule: { kind: number, expected: '21' }\n",
    '',
    'there is no rule that these answers could be typed into',
  ),
  of("        ask: 'Find the roots of $x^2 - 5x + 6 = 0$.'\n", '', 'write either ask and scheme, or parts'),
  of(
    "first $10$ rows?'\n            marks: 2",
    "first $10$ rows?'\n            marks: 1",
    'they have 1 + 1 + 1 marks, the question has 4',
  ),
  of("to be 5.', line: 1 }", "to be 5.', line: 3 }", 'the scheme of this part has 2'),
  of('archetypes: [rn-hcf-two]', 'archetypes: [rn-hcf-tow]', 'near it: rn-hcf-two'),
  of('archetypes: [rn-hcf-two]', 'archetypes: [qe-identify]', 'is of the chapter quadratic-equations'),
  of("rows: [['1', '3'],", "rows: [['1'],", 'it has 1 cells, the head has 2'),
  of('kind: table', 'kind: tabel', 'is one of plane, sketch'),
  of("          description: 'Row 1 has 3 roses, row 2 has 5, row 3 has 7.'\n", '', 'description'),
  of(
    "head: ['Row', 'Roses']\n          rows: [['1', '3'], ['2', '5'], ['3', '7']]",
    "head: ['Row', '$f$']\n          rows: [['1', '3'], ['2', '5'], ['Total', '9']]",
    'adds up to 8',
  ),
  of('blueprint: small', 'blueprint: smal', 'no pattern is called "smal"; near it: small'),
  of('minutes: 20', 'minutes: 30', 'minutes: the pattern has 20, not 30'),
  of('blueprint: small\n', 'blueprint: small\nlanguage: English\n', 'language'),
  of(
    right.slice(right.indexOf('        or:\n          archetypes'), right.indexOf('      - id: q3')),
    '',
    '1 questions of 2 marks offer a choice, here 0',
  ),
  of('archetypes: [qe-discriminant-nature]', 'archetypes: [qe-factor-monic]', 'no kind of question comes twice'),
  of('        archetypes: [ap-case-study]\n', '', 'archetypes is missing'),
  of(
    'topic: real-numbers\n        archetypes: [rn-hcf-two]',
    'topic: probability\n        archetypes: [prob-bag]',
    'the unit numbers has 1 marks, here 0',
  ),
  of(
    'topic: quadratic-equations\n        archetypes: [qe-factor-monic]',
    'topic: polynomials\n        archetypes: [poly-zeroes-integer]',
    'no question of polynomials comes here',
  ),
  of("answer: '$21$'", "answer: '$12$'", '$12$ stands in no line before it'),
  of("answer: '$21$'", "answer: '$4$'", '$4$ is printed, and the rule expects 21'),
  of(
    "expected: '120' }\n            answer: '$120$'",
    "expected: '120', unit: minutes }\n            answer: '$120$ roses'",
    '"roses" is printed, and the rule expects minutes',
  ),
  of(
    right.slice(right.indexOf('        kind: choice'), right.indexOf('  - title: Section B')),
    `        kind: assertion
        marks: 1
        topic: real-numbers
        archetypes: [rn-hcf-two]
        assertion: 'The HCF of $12$ and $18$ is $9$.'
        reason: 'The HCF is the product of the smallest powers of the common primes.'
        answer: C
        scheme:
          - 'The HCF is $2 \\times 3 = 6$.'
          - { marks: 1, text: '(A) is false, but (R) is true.' }
`,
    'the scheme comes to (D), and not to (C)',
  ),
  of(
    "['$36$', '$6$', '$2$', '$9$']",
    "['$36$', '$6$', '$\\frac{18}{2}$', '$9$']",
    'are one number, written in two ways',
  ),
  of(
    'Questions to work out',
    'Questions to work out, 3 marks each',
    'the section says 3 marks each, this question has 2',
  ),

  of(
    right.slice(right.indexOf('        kind: choice'), right.indexOf('  - title: Section B')),
    `        kind: assertion
        marks: 1
        topic: real-numbers
        archetypes: [rn-hcf-two]
        assertion: 'The HCF of $12$ and $18$ is $6$.'
        reason: 'The HCF is the product of the smallest powers of the common primes.'
        answer: A
        scheme:
          - 'The HCF is $2 \\times 3 = 6$: (A) is false.'
          - { marks: 1, text: 'Both are true, and (R) is the correct explanation of (A).' }
`,
    'the lines before say otherwise of the assertion or the reason',
  ),
  of('topic: real-numbers', 'topic: polynomials', 'the question is one of "Real Numbers"'),
  of(
    "reject: ['29', '-29', '24']\n          scheme:\n            - { marks: 2, text: '$D = (",
    "reject: ['24', '-29', { response: '29', note: 'Take away: the formula is b² + 4ac.' }]\n          scheme:\n            - { marks: 2, text: '$D = b^2 - 4ac = (",
    'the solution takes b²-4ac',
  ),
]
