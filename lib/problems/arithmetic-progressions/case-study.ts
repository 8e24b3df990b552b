import { ordinal, sumOf, sumTexOf, termOf, termTex } from './pieces/progression'
import { distinctSlips } from '../slips/distinct-slips'
import { earns, template } from '../template'

interface Draw {
  readonly scene: 0 | 1 | 2
  readonly a: number
  readonly d: number
  readonly n: number
  /** Two places at which the story gives the values. */
  readonly p: number
  readonly q: number
}

const scenes = [
  ({ p, q }: Draw, first: number, second: number) =>
    `A school runs a charity walk. A child is given a fixed number of rupees for the first lap and a fixed amount more for each lap than for the lap before. Sana earns ₹$${first}$ for her ${ordinal(p)} lap and ₹$${second}$ for her ${ordinal(q)} lap.`,
  ({ p, q }: Draw, first: number, second: number) =>
    `A company that makes solar lamps raises its production by a fixed number every year. It made ${first} lamps in the ${ordinal(p)} year and ${second} lamps in the ${ordinal(q)} year.`,
  ({ p, q }: Draw, first: number, second: number) =>
    `In an open-air theatre each row has a fixed number of seats more than the row in front of it. The ${ordinal(p)} row has ${first} seats and the ${ordinal(q)} row has ${second} seats.`,
] as const

/** What the three parts ask, and what forms the AP. */
const parts = [
  {
    increase: 'the increase $d$ from lap to lap, in rupees',
    start: 'the amount $a$ for the first lap, in rupees',
    sum: (n: number) => `the total amount $S$ for the first ${n} laps, in rupees`,
    values: 'The amounts for the laps',
  },
  {
    increase: 'the yearly increase $d$',
    start: 'the production $a$ of the first year',
    sum: (n: number) => `the total production $S$ in the first ${n} years`,
    values: 'The numbers of lamps',
  },
  {
    increase: 'the increase $d$ from row to row',
    start: 'the number $a$ of seats in the first row',
    sum: (n: number) => `the total number $S$ of seats in the first ${n} rows`,
    values: 'The numbers of seats',
  },
] as const

const conclusions = [
  (d: number, a: number, total: number, n: number) =>
    `Hence $d = ${d}$, $a = ${a}$ and $S = ${total}$: ₹$${d}$ more for each lap, ₹$${a}$ for the first lap and ₹$${total}$ for ${n} laps.`,
  (d: number, a: number, total: number, n: number) =>
    `Hence $d = ${d}$, $a = ${a}$ and $S = ${total}$: ${d} lamps more each year, ${a} lamps in the first year and ${total} lamps in ${n} years.`,
  (d: number, a: number, total: number, n: number) =>
    `Hence $d = ${d}$, $a = ${a}$ and $S = ${total}$: ${d} seats more in each row, ${a} seats in the first row and ${total} seats in ${n} rows.`,
] as const

const answer = (d: number, a: number, total: number): string => `d = ${d}, a = ${a}, S = ${total}`

/** E.g. "Case study. A company that makes solar lamps ... (i) ... (ii) ... (iii) ... Type d, a and S." */
export const apCaseStudy = template<Draw>({
  id: 'ap-case-study',
  topic: 'arithmetic-progressions',
  difficulty: 'medium',
  archetypes: ['ap-case-study', 'ap-two-terms'],
  marks: 4,
  draw: (random) => {
    const scene = random.pick([0, 1, 2] as const)
    const p = random.integer(3, 5)
    return {
      scene,
      ...random.until(
        (source) => ({
          a: scene === 1 ? 10 * source.integer(8, 40) : source.integer(12, 30),
          d: scene === 1 ? 5 * source.integer(2, 8) : source.integer(2, 6),
          n: source.integer(8, 20),
        }),
        ({ a, d, n }) => sumOf(a, d, n) < 10_000,
      ),
      p,
      q: p + random.integer(3, 5),
    }
  },
  pose: (draw) => {
    const { scene, a, d, n, p, q } = draw
    const [first, second, total] = [termOf(a, d, p), termOf(a, d, q), sumOf(a, d, n)]
    const { increase, start, sum, values } = parts[scene]
    return {
      question:
        `Case study. ${scenes[scene](draw, first, second)}\n` +
        `(i) Find ${increase}.\n(ii) Find ${start}.\n(iii) Find ${sum(n)}.\n` +
        'Type all three values: $d$, $a$, $S$.',
      rule: {
        kind: 'pair',
        expected: answer(d, a, total),
        ...(scene === 0 && { unit: '₹' }),
        aliases: { d: ['increase', 'yearly increase'], a: ['first', 'start'], S: ['total', 'sum'] },
      },
      hints: [
        'The numbers form an AP. Write both given terms with $a_n = a + (n - 1)d$.',
        'Subtract the two equations to find $d$; then go back for $a$.',
        'For (iii) use $S_n = \\frac{n}{2}[2a + (n - 1)d]$.',
      ],
      steps: [
        `${values} form an AP with $a_{${p}} = ${first}$ and $a_{${q}} = ${second}$.`,
        `(i) By $a_n = a + (n - 1)d$: $a + ${p - 1}d = ${first}$ ... (1)`,
        earns(0.5, `In the same way $a + ${q - 1}d = ${second}$ ... (2)`),
        earns(0.5, `Subtracting (1) from (2): $${q - p}d = ${second - first}$, so $d = ${d}$`),
        earns(1, `(ii) From (1): $a = ${first} - ${p - 1} \\times ${d} = ${a}$`),
        earns(0.5, '(iii) All terms together are asked: $S_n = \\frac{n}{2}[2a + (n - 1)d]$'),
        earns(1, `$${sumTexOf(a, d, n)}$`),
        earns(0.5, conclusions[scene](d, a, total, n)),
      ],
      explanation: `With $a$ and $d$ known, every term and every sum of the AP can be found; for instance $${termTex(a, d, n)}$.`,
    }
  },
  crossCheck: ({ a, d, n, p, q }) => {
    const given = [a + (p - 1) * d, a + (q - 1) * d] as const
    for (let step = 1; step <= 60; step++) {
      const start = given[0] - (p - 1) * step
      if (start + (q - 1) * step !== given[1]) continue
      let total = 0
      for (let k = 0; k < n; k++) total += start + k * step
      return `a = ${start}, d = ${step}, S = ${total}`
    }
    return ''
  },
  slips: ({ a, d, n, p }) =>
    distinctSlips(answer(d, a, sumOf(a, d, n)), [
      {
        response: answer(d, a, termOf(a, d, n)),
        note: 'The last part asks for the sum, not for the last term.',
        step: 6,
      },
      {
        response: answer(d, a, 2 * sumOf(a, d, n)),
        note: 'In the last part the factor is $\\frac{n}{2}$, not $n$.',
        step: 7,
      },
      {
        response: answer(d, a - d, sumOf(a - d, d, n)),
        note: `From the first term to the ${ordinal(p)} there are ${p - 1} steps, not ${p}.`,
        step: 2,
      },
      {
        response: answer(a, d, sumOf(a, d, n)),
        note: 'Read again which letter stands for the increase and which for the first value.',
        step: 'last',
      },
    ]),
})
