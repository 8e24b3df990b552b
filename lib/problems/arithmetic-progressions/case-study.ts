import { sumOf, termOf, termTex } from './pieces/progression'
import { ordinal, progression, sumSides } from '../../solutions/arithmetic-progressions/pieces/progression'
import { chain, earns, says, template } from '../template'

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

/** What the three parts ask, what forms the AP, and what is found. */
const parts = [
  {
    increase: 'the increase from lap to lap, in rupees',
    start: 'the amount for the first lap, in rupees',
    sum: (n: number) => `the total amount for the first ${n} laps, in rupees`,
    values: 'The amounts for the laps',
    found: {
      increase: (d: number) => `₹$${d}$ more for each lap`,
      start: (a: number) => `₹$${a}$ for the first lap`,
      sum: (total: number, n: number) => `Hence she gets ₹$${total}$ for ${n} laps.`,
    },
  },
  {
    increase: 'the yearly increase of the production',
    start: 'the production of the first year',
    sum: (n: number) => `the total production in the first ${n} years`,
    values: 'The numbers of lamps',
    found: {
      increase: (d: number) => `${d} lamps more each year`,
      start: (a: number) => `${a} lamps in the first year`,
      sum: (total: number, n: number) => `Hence ${total} lamps are made in ${n} years.`,
    },
  },
  {
    increase: 'the increase in the number of seats from row to row',
    start: 'the number of seats in the first row',
    sum: (n: number) => `the total number of seats in the first ${n} rows`,
    values: 'The numbers of seats',
    found: {
      increase: (d: number) => `${d} seats more in each row`,
      start: (a: number) => `${a} seats in the first row`,
      sum: (total: number, n: number) => `Hence there are ${total} seats in ${n} rows.`,
    },
  },
] as const

/** E.g. "Case study. A company that makes solar lamps ... (i) ... (ii) ... (iii) ..." */
export const apCaseStudy = template<Draw>({
  id: 'ap-case-study',
  version: 2,
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
    const { increase, start, sum, values, found } = parts[scene]
    const rule = (expected: number) => ({
      kind: 'number' as const,
      expected: `${expected}`,
      ...(scene === 0 && { unit: '₹' }),
    })
    return {
      question: `Case study. ${scenes[scene](draw, first, second)}`,
      hints: [
        'The numbers form an AP. Write both given terms with $a_n = a + (n - 1)d$.',
        'Subtract the two equations to find $d$; then go back for $a$.',
        'For (iii) use $S_n = \\frac{n}{2}[2a + (n - 1)d]$.',
      ],
      parts: [
        {
          label: '(i)',
          ask: `Find ${increase}.`,
          rule: rule(d),
          steps: [
            `${values} form an AP with $a_{${p}} = ${first}$ and $a_{${q}} = ${second}$.`,
            says`By $a_n = a + (n - 1)d$: ${chain(`a + ${p - 1}d`, `${first}`)} ... (1)`,
            earns(0.5, says`In the same way ${chain(`a + ${q - 1}d`, `${second}`)} ... (2)`),
            earns(
              0.5,
              says`Subtracting (1) from (2): ${chain(`${q - p}d`, `${second - first}`)}, so ${chain('d', `${d}`)}: ${found.increase(d)}.`,
              'difference',
            ),
          ],
        },
        {
          label: '(ii)',
          ask: `Find ${start}.`,
          rule: rule(a),
          steps: [
            earns(
              1,
              says`From (1): ${chain('a', `${first} - ${p - 1} \\times ${d}`, `${a}`)}: ${found.start(a)}.`,
              'first term',
            ),
          ],
        },
        {
          label: '(iii)',
          ask: `Find ${sum(n)}.`,
          rule: rule(total),
          steps: [
            earns(0.5, 'All terms together are asked: $S_n = \\frac{n}{2}[2a + (n - 1)d]$', 'formula'),
            earns(1, says`${chain(...sumSides(progression(a, d), n))}`, 'sum'),
            earns(0.5, found.sum(total, n)),
          ],
        },
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
      return [`${step}`, `${start}`, `${total}`]
    }
    return []
  },
  slips: ({ a, d, n, p, q }) => [
    {
      part: '(i)',
      response: `${(q - p) * d}`,
      note: 'The two known values are not neighbours: how many steps of $d$ lie between them?',
      step: 'difference',
    },
    {
      part: '(ii)',
      response: `${a - d}`,
      note: `From the first term to the ${ordinal(p)} there are ${p - 1} steps, not ${p}.`,
      step: 'first term',
    },
    {
      part: '(iii)',
      response: `${termOf(a, d, n)}`,
      note: 'This part asks for the sum, not for the last term.',
      step: 'formula',
    },
    {
      part: '(iii)',
      response: `${2 * sumOf(a, d, n)}`,
      note: 'The factor is $\\frac{n}{2}$, not $n$.',
      step: 'sum',
    },
  ],
})
