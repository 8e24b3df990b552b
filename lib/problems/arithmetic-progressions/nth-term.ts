import { listTex, sumOf, termOf } from './pieces/progression'
import { nthTerm as solution } from '../../solutions/arithmetic-progressions/nth-term'
import { nthTermFormula as formulaSolution } from '../../solutions/arithmetic-progressions/nth-term-formula'
import { ordinal, progression } from '../../solutions/arithmetic-progressions/pieces/progression'
import { polynomialText } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'

/** E.g. "Find the 20th term of the AP 6, 11, 16, ..." */
export const nthTerm = template({
  id: 'ap-nth-term',
  topic: 'arithmetic-progressions',
  difficulty: 'easy',
  archetypes: ['ap-nth-term'],
  marks: 1,
  draw: (random) => ({
    a: random.integer(1, 10),
    d: random.integer(2, 5),
    n: random.integer(5, 20),
    stem: random.pick([0, 1, 2] as const),
  }),
  given: ({ a, d, n }) => ({ ...progression(a, d), n }),
  solution,
  ask: ({ a, d, n, stem }) => {
    const stories = [
      `Find the ${ordinal(n)} term of the AP $${listTex(a, d)}$`,
      `The first term of an AP is $${a}$ and its common difference is $${d}$. What is its ${ordinal(n)} term?`,
      `Which number stands in the ${ordinal(n)} place of the AP $${listTex(a, d)}$?`,
    ] as const
    return {
      question: stories[stem],
      rule: { kind: 'number' },
      hints: ['$a_n = a + (n - 1)d$', `From the first term to the ${ordinal(n)} there is one step fewer than ${n}.`],
      explanation: 'Each step from one term to the next adds $d$, and the $n$th term is $n - 1$ steps after the first.',
    }
  },
  crossCheck: ({ a, d, n }) => {
    let term = a
    for (let place = 1; place < n; place++) term += d
    return `${term}`
  },
  slips: ({ a, d, n }) =>
    distinctSlips(`${termOf(a, d, n)}`, [
      {
        response: `${a + n * d}`,
        note: `The ${ordinal(n)} term is ${n - 1} steps after the first: use $n - 1$.`,
        step: 'worked out',
      },
      {
        response: `${a - (n - 1) * d}`,
        note: 'The terms of this AP grow: check the sign of the common difference.',
        step: 'given',
      },
      {
        response: `${2 * a + (n - 1) * d}`,
        note: 'There is one $a$ in the $n$th term; $2a$ belongs to the sum.',
        step: 'formula',
      },
      { response: `${sumOf(a, d, n)}`, note: 'That is the sum of the terms. Only one term is asked.', step: 'formula' },
    ]),
})

/** E.g. "Find the nth term of the AP 5, 8, 11, ...", with the key 3n + 2 */
export const nthTermFormula = template({
  id: 'ap-nth-term-formula',
  topic: 'arithmetic-progressions',
  difficulty: 'easy',
  archetypes: ['ap-nth-term'],
  marks: 2,
  draw: (random) => ({
    ...random.until(
      (source) => ({ a: source.integer(-5, 30), d: source.integer(2, 9) * source.pick([1, 1, -1]) }),
      ({ a, d }) => a !== d && a !== 0,
    ),
    stem: random.pick([0, 1, 2] as const),
  }),
  given: ({ a, d }) => progression(a, d),
  solution: formulaSolution,
  ask: ({ a, d, stem }) => {
    const stories = [
      `Find the $n$th term of the AP $${listTex(a, d, 4)}$`,
      `Write an expression in $n$ for the general term $a_n$ of the AP $${listTex(a, d, 4)}$`,
      `The first term of an AP is $${a}$ and the common difference is $${d}$. Find $a_n$ in its simplest form.`,
    ] as const
    return {
      question: stories[stem],
      rule: { kind: 'expression', collected: true },
      hints: [
        'Put $a$ and $d$ in $a_n = a + (n - 1)d$ and leave $n$ as it is.',
        'Open the bracket and collect the numbers.',
      ],
      explanation: 'The general term of an AP is linear in $n$, and the coefficient of $n$ is the common difference.',
    }
  },
  // A line through the points (1, a) and (2, a + d).
  crossCheck: ({ a, d }) => {
    const rise = a + d - a
    return `${rise} * n + (${a - rise})`
  },
  slips: ({ a, d }) =>
    distinctSlips(polynomialText([d, a - d], 'n'), [
      {
        response: polynomialText([d, a], 'n'),
        note: 'That takes $n$ steps; there are $n - 1$. Put $n = 1$ to check.',
        step: 'put in',
      },
      {
        response: polynomialText([-d, a + d], 'n'),
        note: 'Check the sign of $d$: do the terms grow or fall?',
        step: 'given',
      },
      {
        response: polynomialText([d, a - 1], 'n'),
        note: 'Multiply both $n$ and $-1$ in the bracket by $d$.',
        step: 'opened',
      },
      {
        response: polynomialText([a, d - a], 'n'),
        note: '$a$ and $d$ have changed places: the coefficient of $n$ is $d$.',
        step: 'put in',
      },
    ]),
})
