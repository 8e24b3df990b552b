import { sumOf, termOf, termTex } from './pieces/progression'
import { ordinal, progression, sumSides } from '../../solutions/arithmetic-progressions/pieces/progression'
import { chain, earns, says, template } from '../template'
import type { Asked } from '../../answers/rule'
import { names, parts, scenes, things } from './pieces/case-scenes'

interface Draw {
  readonly scene: 0 | 1 | 2
  readonly a: number
  readonly d: number
  readonly n: number
  /** Two places at which the story gives the values. */
  readonly p: number
  readonly q: number
}

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
    const rule = (expected: number, asked: Asked) => ({
      kind: 'number' as const,
      expected: `${expected}`,
      asked: { ...asked, ...(scene !== 0 && things[scene]) },
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
          rule: rule(d, names.increase),
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
          rule: rule(a, names.start),
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
          rule: rule(total, names.sum(n)),
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
