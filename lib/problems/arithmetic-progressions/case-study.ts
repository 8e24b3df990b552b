import { otherLast } from '../other-last'
import { sumOf, termOf, termTex } from './pieces/progression'
import { ordinal } from '../../solutions/arithmetic-progressions/pieces/progression'
import { chain, earns, says, template } from '../template'
import { lastPart, lastSlips, ruleIn, type ApCase } from './pieces/case-last'
import { names, parts, scenes } from './pieces/case-scenes'

/** What is found is not told. */
const isSound = ({ a, d, n, p, q, last }: Omit<ApCase, 'scene'>): boolean =>
  sumOf(a, d, n) < 10_000 &&
  [p, q].every((place) => place !== d && place !== a && place !== n) &&
  (last === 'which' || n !== d) &&
  a !== n &&
  new Set([a, d, termOf(a, d, p), termOf(a, d, q)]).size === 4

/** E.g. "Case study. A company that makes solar lamps ... (i) ... (ii) ... (iii) ..." */
export const apCaseStudy = template<ApCase>({
  id: 'ap-case-study',
  version: 4,
  topic: 'arithmetic-progressions',
  difficulty: 'medium',
  archetypes: ['ap-case-study', 'ap-two-terms'],
  marks: 4,
  draw: (random) => {
    const scene = random.pick([0, 1, 2] as const)
    const last = random.pick(['sum', 'which'] as const)
    const drawn = random.until(
      (source) => {
        const p = source.integer(3, 5)
        return {
          a: scene === 1 ? 10 * source.integer(8, 40) : source.integer(12, 30),
          d: scene === 1 ? 5 * source.integer(2, 8) : source.integer(2, 9),
          n: source.integer(10, 20),
          p,
          q: p + source.integer(3, 5),
        }
      },
      (numbers) => isSound({ ...numbers, last }),
    )
    return { ...drawn, scene, last }
  },
  things: ({ scene, a, d }) => [
    { name: 'the first amount', size: a, least: scene === 1 ? 80 : 12, most: scene === 1 ? 400 : 30 },
    { name: 'how much it grows each time', size: d, least: 2, most: scene === 1 ? 40 : 9 },
  ],
  variants: { all: ['sum', 'which'], of: ({ last }) => last },
  // of another number of terms: the sum would tell which term is asked
  otherwise: (draw) => {
    if (draw.n === draw.d) return null
    const other = otherLast(draw, 'sum', 'which')
    return [1, 2, -1, -2].map((step) => ({ ...other, n: draw.n + step })).find(isSound) ?? null
  },
  pose: (draw) => {
    const { scene, a, d, n, p, q, last } = draw
    const [first, second] = [termOf(a, d, p), termOf(a, d, q)]
    const { increase, start, values, found } = parts[scene]
    const rule = ruleIn(scene)
    return {
      question: `Case study. ${scenes[scene](draw, first, second)}`,
      hints: [
        'The numbers form an AP. Write both given terms with $a_n = a + (n - 1)d$.',
        'Subtract the two equations to find $d$; then go back for $a$.',
        last === 'sum'
          ? 'For (iii) use $S_n = \\frac{n}{2}[2a + (n - 1)d]$.'
          : 'For (iii) put the given number for $a_n$ and find $n$.',
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
        lastPart(draw),
      ],
      explanation: `With $a$ and $d$ known, every term and every sum of the AP can be found; for instance $${termTex(a, d, n)}$.`,
    }
  },
  crossCheck: ({ a, d, n, p, q, last }) => {
    const given = [a + (p - 1) * d, a + (q - 1) * d] as const
    for (let step = 1; step <= 60; step++) {
      const start = given[0] - (p - 1) * step
      if (start + (q - 1) * step !== given[1]) continue
      let total = 0
      for (let k = 0; k < n; k++) total += start + k * step
      const target = a + (n - 1) * d
      let place = 1
      for (let term = start; term < target; term += step) place++
      return [`${step}`, `${start}`, `${last === 'sum' ? total : place}`]
    }
    return []
  },
  slips: (draw) => [
    {
      part: '(i)',
      response: `${(draw.q - draw.p) * draw.d}`,
      note: 'The two known values are not neighbours: how many steps of $d$ lie between them?',
      step: 'difference',
    },
    {
      part: '(ii)',
      response: `${draw.a - draw.d}`,
      note: `From the first term to the ${ordinal(draw.p)} there are ${draw.p - 1} steps, not ${draw.p}.`,
      step: 'first term',
    },
    ...lastSlips(draw),
  ],
})
