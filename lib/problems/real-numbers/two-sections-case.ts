import { gcd, lcm } from '../../maths'
import { factorLine } from '../../solutions/real-numbers/pieces/factor-lines'
import { evaluatedSides, powersOf } from '../../solutions/real-numbers/pieces/powers'
import { distinctSlips } from '../slips/distinct-slips'
import { chain, earns, line, says, template } from '../template'
import { largestDivisorOfAll, leastMultipleOfAll } from './pieces/by-trial'
import { sharedFactor } from './pieces/draws'
import { tooSmall } from './pieces/in-words'

const named = (g: number, n: number, least: number): string => `g = ${g}, n = ${n}, L = ${least}`

interface Story {
  readonly told: (a: number, b: number) => string
  /** The three answers in words. */
  readonly closing: (g: number, n: number, least: number) => string
  readonly aliases: Readonly<Record<'g' | 'n' | 'L', readonly string[]>>
  readonly unit?: Readonly<Record<'g' | 'L', string>>
}

const stories: Readonly<Record<'sections' | 'drive' | 'cloth', Story>> = {
  sections: {
    told: (a, b) =>
      `Section A of Class X has $${a}$ students and Section B has $${b}$ students. For a quiz, the students of each section are divided into teams; all teams are of the same size and this size is as large as possible.
(i) How many students $g$ are there in each team?
(ii) How many teams $n$ are there in all?
(iii) The library buys the least number $L$ of books that can be shared equally among the students of Section A as well as among those of Section B. Find $L$.`,
    closing: (g, n, least) =>
      `So there are $${g}$ students in each team, $${n}$ teams in all, and the library buys $${least}$ books`,
    aliases: { g: ['students', 'team size', 'size'], n: ['teams', 'number of teams'], L: ['books', 'number of books'] },
  },
  drive: {
    told: (a, b) =>
      `For a plantation drive, a school has $${a}$ ashoka and $${b}$ arjun saplings. They are planted in rows of equal size, each row with saplings of one kind, and the rows are as long as possible.
(i) How many saplings $g$ are there in each row?
(ii) How many rows $n$ are there in all?
(iii) Next year the school will order the same number of saplings of both kinds, the ashokas in lots of $${a}$ and the arjuns in lots of $${b}$. What is the least number $L$ of each kind?`,
    closing: (g, n, least) =>
      `So there are $${g}$ saplings in each row, $${n}$ rows in all, and $${least}$ saplings of each kind next year`,
    aliases: {
      g: ['saplings in each row', 'row size'],
      n: ['rows', 'number of rows'],
      L: ['saplings of each kind', 'each kind'],
    },
  },
  cloth: {
    told: (a, b) =>
      `A self-help group has two rolls of cloth, $${a}$ m and $${b}$ m long. Both are cut into pieces of equal length, as long as possible, with nothing left over.
(i) What is the length $g$, in metres, of each piece?
(ii) How many pieces $n$ are there in all?
(iii) A shop then orders equal lengths of both cloths, the first in rolls of $${a}$ m and the second in rolls of $${b}$ m. What is the least such length $L$, in metres, of each cloth?`,
    closing: (g, n, least) =>
      `So each piece is $${g}$ m long, there are $${n}$ pieces in all, and $${least}$ m of each cloth is ordered`,
    aliases: {
      g: ['piece', 'length of each piece'],
      n: ['pieces', 'number of pieces'],
      L: ['cloth', 'length of each cloth'],
    },
    unit: { g: 'm', L: 'm' },
  },
}

/** E.g. a case study on sections of 32 and 36 students: team size g, number of teams n, least number of books L. */
export const twoSectionsCase = template({
  id: 'rn-two-sections-case',
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
    const { told, closing, aliases, unit } = stories[story]
    return {
      question: `${told(a, b)}\nType your answers as $g = \\ldots$, $n = \\ldots$, $L = \\ldots$`,
      rule: {
        kind: 'pair',
        expected: named(gcd(a, b), a / gcd(a, b) + b / gcd(a, b), least),
        aliases,
        ...(unit && { unit }),
      },
      hints: [
        'Part (i) asks for the largest number that divides both quantities.',
        'For part (ii), divide each quantity by the answer of part (i).',
        'Part (iii) asks for the least number that both quantities divide.',
      ],
      steps: [
        line('rule', `(i) $g$ is the largest number that divides both $${a}$ and $${b}$, so it is their HCF`),
        line('factors 1', factorLine(a)),
        earns(0.5, factorLine(b)),
        earns(0.5, says`${chain('g', `\\text{HCF}(${a}, ${b})`, ...evaluatedSides(powersOf(gcd(a, b))))}`, 'HCF'),
        earns(1, `(ii) $n = \\frac{${a}}{${g}} + \\frac{${b}}{${g}} = ${m} + ${n} = ${m + n}$`, 'count'),
        earns(1, `(iii) $L$ is the least number that is divisible by both $${a}$ and $${b}$, so it is their LCM`),
        earns(1, says`${chain('L', `\\text{LCM}(${a}, ${b})`, ...evaluatedSides(powersOf(least)))}`, 'LCM'),
        `${closing(g, m + n, least)}: $g = ${g}$, $n = ${m + n}$, $L = ${least}$`,
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
    return named(largest, parts, leastMultipleOfAll(a, b))
  },
  slips: ({ g, m, n }) => {
    const smaller = tooSmall(g)
    return distinctSlips(named(g, m + n, g * m * n), [
      {
        response: named(g * m * n, m + n, g),
        note: 'HCF and LCM are exchanged: the largest part is the HCF.',
        step: 'rule',
      },
      {
        response: named(g, m, g * m * n),
        note: 'In (ii) the parts of both quantities are counted together.',
        step: 'count',
      },
      {
        response: named(g, m * n, g * m * n),
        note: 'In (ii) the two numbers of parts are added, not multiplied.',
        step: 'count',
      },
      {
        response: named(g, m + n, g * m * g * n),
        note: 'In (iii) the LCM is asked for, which is smaller than the product.',
        step: 'LCM',
      },
      ...(smaller === null
        ? []
        : [
            {
              response: named(smaller, (m + n) * (g / smaller), g * m * n),
              note: 'In (i) your number divides both quantities, but a greater one does so too.',
              step: 'HCF',
            },
          ]),
    ])
  },
})
