import { lcm } from '../../maths'
import { factorLine } from '../../solutions/real-numbers/pieces/factor-lines'
import { evaluatedSides, powersOf } from '../../solutions/real-numbers/pieces/powers'
import { inPart } from '../slips/in-part'
import { chain, earns, line, says, template } from '../template'
import { largestDivisorOfAll, leastMultipleOfAll } from './pieces/by-trial'
import { sharedFactor } from './pieces/draws'
import { tooSmall } from './pieces/in-words'
import { sectionStories as stories } from './pieces/section-stories'

/** E.g. a case study on sections of 32 and 36 students: the size of a team, the number of teams, the least number of books. */
export const twoSectionsCase = template({
  id: 'rn-two-sections-case',
  version: 2,
  topic: 'real-numbers',
  archetypes: ['rn-case-hcf-lcm'],
  difficulty: 'hard',
  marks: 4,
  draw: (random) => ({
    ...sharedFactor(random, [4, 24], 12, (a, b) => Math.min(a, b) >= 24 && Math.max(a, b) <= 240 && a * b < 10_000),
    story: random.pick(['sections', 'drive', 'cloth'] as const),
  }),
  pose: ({ g, m, n, story }) => {
    const [a, b] = [g * m, g * n]
    const least = lcm(a, b)
    const { told, size, count, multiple, unit } = stories[story]
    const measured = unit === null ? {} : { unit }
    const parts = chain(`\\frac{${a}}{${g}} + \\frac{${b}}{${g}}`, `${m} + ${n}`, `${m + n}`)
    return {
      question: told(a, b),
      parts: [
        {
          label: '(i)',
          ask: size.ask,
          rule: { kind: 'number', expected: `${g}`, ...measured },
          steps: [
            line('rule', `${size.what} is the largest number that divides both $${a}$ and $${b}$, so it is their HCF`),
            line('factors 1', factorLine(a)),
            earns(0.5, factorLine(b), 'factors 2'),
            line('HCF', says`${chain(`\\text{HCF}(${a}, ${b})`, ...evaluatedSides(powersOf(g)))}`),
            earns(0.5, size.answer(g), 'size'),
          ],
        },
        {
          label: '(ii)',
          ask: count.ask,
          rule: { kind: 'number', expected: `${m + n}` },
          steps: [line('count', says`${parts}`), earns(1, count.answer(m + n), 'parts')],
        },
        {
          label: '(iii)',
          ask: multiple.ask(a, b),
          rule: { kind: 'number', expected: `${least}`, ...measured },
          steps: [
            earns(1, `The least number that is divisible by both $${a}$ and $${b}$ is their LCM`, 'rule'),
            line('LCM', says`${chain(`\\text{LCM}(${a}, ${b})`, ...evaluatedSides(powersOf(least)))}`),
            earns(1, multiple.answer(least), 'least'),
          ],
        },
      ],
      hints: [
        'Part (i) asks for the largest number that divides both quantities.',
        'For part (ii), divide each quantity by the answer of part (i).',
        'Part (iii) asks for the least number that both quantities divide.',
      ],
      explanation:
        'Dividing both quantities into the largest equal parts is a question about the HCF. Finding the smallest amount that fits both is a question about the LCM.',
    }
  },
  crossCheck: ({ g, m, n }) => {
    const [a, b] = [g * m, g * n]
    const largest = largestDivisorOfAll(a, b)
    let parts = 0
    for (let used = 0; used < a + b; used += largest) parts++
    return [`${largest}`, `${parts}`, `${leastMultipleOfAll(a, b)}`]
  },
  slips: ({ g, m, n }) => {
    const smaller = tooSmall(g)
    const common = { note: 'HCF and LCM are exchanged: the largest part is the HCF.', step: 'rule' }
    return [
      ...inPart('(i)', `${g}`, [
        { ...common, response: `${g * m * n}` },
        ...(smaller === null
          ? []
          : [
              {
                response: `${smaller}`,
                note: 'Your number divides both quantities, but a greater one does so too.',
                step: 'HCF',
              },
            ]),
      ]),
      ...inPart('(ii)', `${m + n}`, [
        { response: `${m}`, note: 'The parts of both quantities are counted together.', step: 'count' },
        { response: `${m * n}`, note: 'The two numbers of parts are added, not multiplied.', step: 'count' },
      ]),
      ...inPart('(iii)', `${g * m * n}`, [
        { response: `${g}`, note: 'HCF and LCM are exchanged: a common multiple is the LCM.', step: 'rule' },
        {
          response: `${g * m * g * n}`,
          note: 'The LCM is asked for, which is smaller than the product.',
          step: 'LCM',
        },
      ]),
    ]
  },
})
