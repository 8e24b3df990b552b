import { gcd, lcm } from '../../../maths'
import { factorLine } from '../../../solutions/real-numbers/pieces/factor-lines'
import { evaluatedSides, powersOf } from '../../../solutions/real-numbers/pieces/powers'
import type { PosedPart } from '../../posed'
import { chain, earns, line, says } from '../../template'
import type { SharedFactor } from './draws'
import { sectionStories as stories } from './section-stories'

/** Two quantities, a third one that may join them, and which of the two last parts is asked. */
export interface TwoSections extends SharedFactor {
  readonly story: keyof typeof stories
  readonly third: number
  readonly last: 'multiple' | 'third'
}

export function twoSectionsParts(draw: TwoSections): readonly PosedPart[] {
  const { g, m, n, story } = draw
  const [a, b] = [g * m, g * n]
  const { size, count, unit } = stories[story]
  const measured = unit === null ? {} : { unit }
  const parts = chain(`\\frac{${a}}{${g}} + \\frac{${b}}{${g}}`, `${m} + ${n}`, `${m + n}`)
  return [
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
    draw.last === 'multiple' ? multiplePart(draw, measured) : thirdPart(draw, measured),
  ]
}

type Measured = { readonly unit?: string }

function multiplePart({ g, m, n, story }: TwoSections, measured: Measured): PosedPart {
  const { multiple } = stories[story]
  const [a, b] = [g * m, g * n]
  const least = lcm(a, b)
  return {
    label: '(iii)',
    ask: multiple.ask(a, b),
    rule: { kind: 'number', expected: `${least}`, ...measured },
    steps: [
      earns(1, `The least number that is divisible by both $${a}$ and $${b}$ is their LCM`, 'rule'),
      line('LCM', says`${chain(`\\text{LCM}(${a}, ${b})`, ...evaluatedSides(powersOf(least)))}`),
      earns(1, multiple.answer(least), 'least'),
    ],
  }
}

function thirdPart({ g, m, n, third, story }: TwoSections, measured: Measured): PosedPart {
  const [a, b, all] = [g * m, g * n, gcd(g, third)]
  return {
    label: '(iii)',
    ask: stories[story].third.ask(third),
    rule: { kind: 'number', expected: `${all}`, ...measured },
    steps: [
      earns(
        0.5,
        `Now the largest number is needed that divides $${a}$, $${b}$ and $${third}$: the HCF of all three`,
        'rule',
      ),
      earns(0.5, factorLine(third), 'factors 3'),
      line('HCF of three', says`${chain(`\\text{HCF}(${a}, ${b}, ${third})`, ...evaluatedSides(powersOf(all)))}`),
      earns(1, stories[story].third.answer(all), 'new size'),
    ],
  }
}
