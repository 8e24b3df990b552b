import { judged, noted } from './judged'

judged(
  { kind: 'text', expected: 'not similar' },
  {
    right: [
      'not similar',
      'Not similar.',
      'NOT SIMILAR',
      'They are not similar',
      'no, not similar',
      "they aren't similar",
      'notsimilar',
    ],
    wrong: ['similar', 'yes, similar', 'not', 'not congruent', 'not not similar'],
  },
)
judged(
  { kind: 'text', expected: 'similar' },
  {
    right: ['similar', 'Similar', 'yes, similar', 'They are similar.'],
    wrong: ['not similar', 'no', 'similar but not congruent', 'dissimilar'],
  },
)
judged(
  { kind: 'text', expected: 'irrational' },
  {
    right: ['irrational', 'Irrational.', 'It is an irrational number', '"irrational"', 'IRRATIONAL NUMBER'],
    wrong: ['rational', 'not irrational', 'irrational and rational', ''],
  },
)
judged(
  { kind: 'text', expected: 'consistent' },
  { right: ['consistent', ' Consistent '], wrong: ['inconsistent', 'not consistent', 'consistently not'] },
)
judged(
  { kind: 'text', expected: 'infinitely many solutions' },
  {
    right: [
      'infinitely many solutions',
      'infinite solutions',
      'Infinitely many',
      'infinitely many',
      'an infinite number of solutions',
      'There are infinitely many solutions.',
    ],
    wrong: ['no solution', 'finite solutions', 'many', 'not infinitely many'],
  },
)
judged(
  { kind: 'text', expected: 'no solution' },
  {
    right: ['no solution', 'No solutions', 'there is no solution'],
    wrong: ['unique solution', 'no', 'solution', 'infinite solutions'],
  },
)
judged(
  { kind: 'text', expected: 'unique solution' },
  {
    right: ['unique solution', 'a unique solution', 'exactly one solution', 'one solution', 'unique'],
    wrong: ['no solution', 'not unique', 'two solutions'],
  },
)
judged(
  { kind: 'text', expected: 'yes' },
  {
    right: ['yes', 'Yes', 'Yes, it is', 'yes.', 'YES!', 'Yes, because 14 = 2 × 7'],
    wrong: ['no', 'yes, it is not', 'not yes', 'yes and no', 'y'],
  },
)
judged(
  { kind: 'text', expected: 'no' },
  { right: ['no', 'No.', 'No, it is not', 'no, because it is not prime'], wrong: ['yes', 'not', 'no yes', 'none'] },
)
judged(
  { kind: 'text', expected: 'non-terminating' },
  { right: ['non-terminating', 'non terminating', 'Nonterminating'], wrong: ['terminating', 'not non-terminating'] },
)
judged(
  { kind: 'text', expected: 'right-angled', synonyms: ['right triangle'] },
  {
    right: ['right-angled', 'right angled', 'Right angle', 'right triangle'],
    wrong: ['isosceles', 'not right-angled'],
  },
)
judged(
  { kind: 'text', expected: 'real and distinct', synonyms: ['two distinct real roots'] },
  {
    right: ['real and distinct', 'Real and distinct.', 'two distinct real roots'],
    wrong: ['real and equal', 'not real', 'distinct', 'real'],
  },
)
judged(
  { kind: 'text', expected: 'parallel' },
  { right: ['parallel', 'They are parallel'], wrong: ['intersecting', 'not parallel', 'coincident'] },
)

judged(
  { kind: 'keywords', expected: 'contradiction' },
  {
    right: [
      'contradiction',
      'This is a contradiction.',
      'CONTRADICTION',
      'by contradiction, √3 is irrational',
      'a, b have a common factor 3, a contradiction',
      'this is not possible, so contradiction',
      'contradictions',
      'it contradicts',
      'contradition',
      'contradiction, not assumption',
      'the contradiction shows that our assumption is wrong',
    ],
    wrong: [
      'no contradiction',
      'there is no such contradiction',
      'not a contradiction',
      'it cannot be a contradiction',
      'irrational',
      'noncontradiction',
      "isn't any contradiction",
      'contradiction is wrong',
      'contradiction nahi hai',
      'contradiction?',
      'other than contradiction',
      'contraction',
      '',
    ],
  },
)
judged(
  { kind: 'keywords', expected: 'rhs | congruence' },
  {
    right: [
      'rhs',
      'RHS',
      'R.H.S.',
      'by RHS criterion',
      'RHS congruence',
      'using congruence of triangles',
      'rhs | congruence',
      'by RHS, not SAS',
      'congruent',
      'the triangles are congruent',
      'RHS, then CPCT',
      'by rhs criterion △OPA ≅ △OQA',
    ],
    wrong: [
      'by sss criterion △OPA ≅ △OQA',
      'by rhs criterion △OPA ~ △OQA',
      'SSS',
      'no congruence',
      'C.P.C.T.',
      'CPCTC',
      'corresponding parts of congruent triangles',
      'not RHS',
      'rhsx',
      'not congruent',
      'congruent by SAS',
      'similar',
      'without congruence',
      'BPT',
      'RHS similarity',
      'RHS or SSS',
    ],
  },
)
judged(
  { kind: 'keywords', expected: '19/5 & 6/5' },
  {
    right: ['x = 19/5, y = 6/5', '6/5 and 19/5', '(19/5, 6/5)', '19/5 & 6/5', '19 / 5 and 6 / 5', 'x=19/5;y=6/5'],
    wrong: ['19/5', '6/5', 'x = -19/5, y = 6/5', '119/5, 6/5', '19/5, 6/55', '19/5, 16/5', '1.19/5 6/5'],
  },
)
judged(
  { kind: 'keywords', expected: 'proved' },
  {
    right: ['proved', 'Hence proved', 'LHS = RHS. Hence proved.', 'L.H.S. = R.H.S.', 'LHS is equal to RHS'],
    wrong: [
      'not proved',
      'cannot be proved',
      'unproved',
      'disproved',
      'never proved',
      'prove',
      'LHS',
      'LHS ≠ RHS',
      'to prove LHS = RHS',
      'proved wrong',
    ],
  },
)
judged(
  { kind: 'keywords', expected: 'AA & similar | BPT' },
  { right: ['AA similar', 'similar by AA', 'BPT', 'by bpt'], wrong: ['similar', 'AA', 'AAA similar'] },
)

const slips = (...responses: readonly string[]) => responses.map((response) => ({ response, note: 'No.', step: 1 }))

describe('a list of the words that might be asked for is no answer', () => {
  judged(
    { kind: 'keywords', expected: 'contradiction', slips: slips('assumption', 'rational', 'common factor') },
    {
      right: ['contradiction', 'a and b have a common factor, a contradiction', 'contradiction of our assumption'],
      wrong: ['contradiction, assumption', 'assumption contradiction', 'rational or a contradiction', 'common factor'],
    },
  )
  judged(
    { kind: 'text', expected: 'no', synonyms: ['not a term'], slips: slips('38', '187/5', 'yes') },
    {
      right: ['no, n = 187/5 is not a whole number', 'no', '178 is not a term', 'no since n = 187/5'],
      wrong: ['no, 38', 'no 38', 'no; 38', 'no = 38', 'no → 187/5', 'no or 38', 'yes, but no', 'no, yes'],
    },
  )
})

judged(
  { kind: 'text', expected: 'no', synonyms: ['no, it is not', 'not parallel'] },
  {
    right: ['LM ∦ YZ', 'No, LM is not parallel to YZ', 'no, they meet', 'XL/LY ≠ XM/MZ, so not parallel'],
    wrong: ['No, LM ∥ YZ', 'LM || YZ', 'no, parallel', 'no idea'],
  },
)
judged(
  { kind: 'text', expected: 'yes', synonyms: ['parallel'] },
  {
    right: ['LM ∥ YZ', 'yes, LM || YZ', 'Yes, since the ratios are equal'],
    wrong: ['No, LM || YZ', 'yes, perpendicular', 'yes, they intersect', 'yes, but no', 'yes no'],
  },
)
judged(
  { kind: 'text', expected: 'not possible', synonyms: ['no', 'no such park'] },
  {
    right: ['D = -160 < 0, so not possible', 'No such park is possible', 'it cannot be designed'],
    wrong: ['D < 0, so possible', 'yes, D < 0, not possible', 'such a park is possible'],
  },
)
judged(
  { kind: 'text', expected: 'true', synonyms: ['t'] },
  {
    right: ['true, cot A is not defined for A = 0', 'true', 'true since it is an identity'],
    wrong: ['true, it is not', 'true is wrong', 'not true'],
  },
)

judged(
  { kind: 'choice', expected: 'B', options: ['$\\frac{1}{2}$', '$\\frac{3}{4}$', '2 cm', 'the lines are parallel'] },
  {
    right: [
      'B',
      'b',
      '(b)',
      'B)',
      'b.',
      'option b',
      'Option (B)',
      'the answer is b',
      'Ans: B',
      '3/4',
      '0.75',
      '6/8',
      '(b) 3/4',
      '\\frac{3}{4}',
      '$\\frac{3}{4}$',
    ],
    wrong: ['A', 'c', '1/2', 'the lines are parallel', 'a, b', '(b) 1/2', 'both', 'E', '', '4/3', 'bb'],
  },
)
judged(
  { kind: 'choice', expected: 'D', options: ['1', '2', '$2\\sqrt{3}$', 'the lines are parallel'] },
  {
    right: ['d', 'the lines are parallel', 'The lines are parallel.', 'lines are parallel'],
    wrong: ['c', '2√3', 'parallel lines meet', 'the lines are not parallel'],
  },
)
judged(
  { kind: 'choice', expected: 'C', options: ['$x + 1$', '$x - 1$', '$(x+1)^2$', '5 m'] },
  { right: ['c', 'x^2 + 2x + 1', '(x+1)²'], wrong: ['x + 1', 'x^2 + 1', '5 m', '5'] },
)
judged(
  { kind: 'choice', expected: 'C' },
  { right: ['C', 'c', '(c)', 'C because it is so'], wrong: ['B', 'C, D', 'c or d', 'cd'] },
)

judged(
  { kind: 'sequence', expected: 'B D A C' },
  {
    right: [
      'B D A C',
      'BDAC',
      'bdac',
      'B, D, A, C',
      'b-d-a-c',
      'b > d > a > c',
      'B → D → A → C',
      '(b)(d)(a)(c)',
      'B then D then A then C',
      'b.d.a.c',
      'B;D;A;C',
      'The correct order is B D A C',
    ],
    wrong: ['B D C A', 'BDA', 'BDACC', 'CADB', '', '1 2 3 4', 'B D A C E'],
  },
)
noted({ kind: 'sequence', expected: 'B D A C' }, 'B D A', /C is missing/)
noted({ kind: 'choice', expected: 'B' }, 'xyz', /letter/)
judged(
  { kind: 'text', expected: 'inconsistent', synonyms: ['not consistent', 'no solution'] },
  {
    right: ['inconsistent', 'no solution', 'it has no solution, so inconsistent', 'no solution hence not consistent'],
    wrong: [
      'unique solution',
      'infinitely many solutions',
      'no solution so consistent',
      'unique solution so inconsistent',
    ],
  },
)
