import { earns, template } from '../template'

/** E.g. "Prove that √3 is irrational ... Complete the last line: we arrive at a ____." */
export const proofByContradiction = template({
  id: 'rn-proof-by-contradiction',
  topic: 'real-numbers',
  archetypes: ['rn-prove-root-irrational'],
  difficulty: 'hard',
  marks: 3,
  weight: 0.25,
  draw: (random) => ({
    p: random.pick([2, 3, 5, 7, 11, 13]),
    stem: random.pick(['complete', 'method', 'arrive'] as const),
  }),
  pose: ({ p, stem }) => ({
    question: {
      complete: `Prove that $\\sqrt{${p}}$ is irrational. Write the proof in your notebook, then type the one word that completes its last lines: "So $a$ and $b$ have the common factor $${p}$. But $a$ and $b$ are co-prime. This ____ has arisen because of our incorrect assumption that $\\sqrt{${p}}$ is rational."`,
      method: `Prove that $\\sqrt{${p}}$ is irrational. Write the proof in your notebook, then name the method of proof by completing this sentence with one word: "The irrationality of $\\sqrt{${p}}$ is proved by the method of ____."`,
      arrive: `Prove that $\\sqrt{${p}}$ is an irrational number. Write the proof in your notebook, then type the missing word: "Assuming that $\\sqrt{${p}}$ is rational, we arrive at a ____, and so $\\sqrt{${p}}$ is irrational."`,
    }[stem],
    rule: { kind: 'keywords', expected: 'contradiction' },
    hints: [
      `Begin by assuming the opposite: let $\\sqrt{${p}} = \\frac{a}{b}$, where $a$ and $b$ are co-prime integers and $b \\neq 0$.`,
      `Square both sides, and use: if a prime $p$ divides $a^2$, then $p$ divides $a$.`,
      'What do we call it when a proof leads to two statements that cannot both be true?',
    ],
    steps: [
      earns(0.5, `Let us assume, to the contrary, that $\\sqrt{${p}}$ is rational`, 'assumption'),
      `Then $\\sqrt{${p}} = \\frac{a}{b}$, where $a$ and $b$ are co-prime integers and $b \\neq 0$`,
      `Squaring both sides, $a^2 = ${p}b^2$`,
      `So $${p}$ divides $a^2$`,
      earns(0.5, `By the theorem "if a prime $p$ divides $a^2$, then $p$ divides $a$", $${p}$ divides $a$`),
      earns(0.5, `Let $a = ${p}c$ for some integer $c$. Then $${p * p}c^2 = ${p}b^2$, that is, $b^2 = ${p}c^2$`),
      earns(0.5, `So $${p}$ divides $b^2$, and therefore, by the same theorem, $${p}$ divides $b$`),
      earns(0.5, `Thus $a$ and $b$ have at least $${p}$ as a common factor, but they are co-prime`, 'clash'),
      earns(
        0.5,
        `This contradiction has arisen because of our incorrect assumption, so $\\sqrt{${p}}$ is irrational. The missing word is: contradiction`,
      ),
    ],
    explanation: `Either $\\sqrt{${p}}$ is rational or it is irrational. When the first leads to something impossible, the second must be true.`,
  }),
  crossCheck: ({ p }) => {
    for (let b = 1; b <= 200; b++) for (let a = b; a <= 4 * b; a++) if (a * a === p * b * b) return `√${p} = ${a}/${b}`
    return 'proof by contradiction'
  },
  slips: () => [
    {
      response: 'assumption',
      note: 'The assumption is where the proof starts. Name what it leads to.',
      step: 'assumption',
    },
    {
      response: 'rational',
      note: 'That is what we assumed at the start, and it turned out to be impossible.',
      step: 'assumption',
    },
    { response: 'co-prime', note: 'That the numbers are co-prime is one of two statements that clash.', step: 'clash' },
    {
      response: 'common factor',
      note: 'The common factor is what clashes with the other statement. Name the clash.',
      step: 'clash',
    },
  ],
})
