import { foot, meeting } from './pieces/points'
import { productFigure } from './product-of-sides'
import { choiceOf, choiceSlips, drawOrder, letterOf } from '../kinds-of-question/lettered'
import { earns, line, template } from '../template'
import type { SketchFigure } from '../../figures/figure'

const reasons = {
  given: 'given',
  altitudes: 'the altitudes are perpendicular to the sides',
  common: 'common angle of the two triangles',
  opposite: 'vertically opposite angles',
  alternate: 'alternate angles between parallel lines',
  AA: 'AA similarity criterion',
  SAS: 'SAS similarity criterion',
  SSS: 'SSS similarity criterion',
  sides: 'corresponding sides of similar triangles are proportional',
  angles: 'corresponding angles of similar triangles are equal',
  BPT: 'Basic Proportionality Theorem',
} as const

type Reason = keyof typeof reasons

interface Line {
  readonly statement: string
  /** The right one first. */
  readonly options: readonly [Reason, Reason, Reason, Reason]
}

interface Proof {
  readonly claim: string
  readonly lines: readonly [Line, Line, Line, Line]
  readonly conclusion: string
  readonly figure: SketchFigure
}

type Letters = readonly [string, string, string, string, string, string]

const letterSets: readonly Letters[] = [
  ['A', 'B', 'C', 'D', 'E', 'P'],
  ['P', 'Q', 'R', 'S', 'T', 'O'],
  ['X', 'Y', 'Z', 'L', 'M', 'H'],
  ['L', 'M', 'N', 'U', 'V', 'O'],
]

/** D on BC with angle ADC equal to angle BAC: CA² = CB × CD. */
function productProof([A, B, C, D]: Letters): Proof {
  const [CA, CB, CD] = [`${C}${A}`, `${C}${B}`, `${C}${D}`]
  return {
    claim: `$${D}$ is a point on the side $${B}${C}$ of $\\triangle ${A}${B}${C}$ such that $\\angle ${A}${D}${C} = \\angle ${B}${A}${C}$. It is to be shown that $${CA}^2 = ${CB} \\times ${CD}$.`,
    lines: [
      { statement: `\\angle ${B}${A}${C} = \\angle ${A}${D}${C}`, options: ['given', 'common', 'alternate', 'angles'] },
      {
        statement: `\\angle ${A}${C}${B} = \\angle ${D}${C}${A}`,
        options: ['common', 'opposite', 'alternate', 'angles'],
      },
      { statement: `\\triangle ${A}${B}${C} \\sim \\triangle ${D}${A}${C}`, options: ['AA', 'SAS', 'SSS', 'BPT'] },
      { statement: `\\frac{${CA}}{${CD}} = \\frac{${CB}}{${CA}}`, options: ['sides', 'BPT', 'angles', 'SAS'] },
    ],
    conclusion: `Therefore $${CA}^2 = ${CB} \\times ${CD}$.`,
    figure: productFigure([A, B, C, D], 9, 4),
  }
}

/** Altitudes AD and CE of triangle ABC meet at P: AP × DP = CP × EP. */
function altitudeProof([A, B, C, D, E, P]: Letters): Proof {
  const [left, top, right] = [
    [0, 0],
    [5, 6],
    [8, 0],
  ] as const
  const [onRight, onLeft] = [foot(left, top, right), foot(right, left, top)]
  return {
    claim: `The altitudes $${A}${D}$ and $${C}${E}$ of $\\triangle ${A}${B}${C}$ intersect each other at $${P}$. It is to be shown that $${A}${P} \\times ${D}${P} = ${C}${P} \\times ${E}${P}$.`,
    lines: [
      {
        statement: `\\angle ${A}${E}${P} = \\angle ${C}${D}${P} = 90^\\circ`,
        options: ['altitudes', 'opposite', 'alternate', 'angles'],
      },
      {
        statement: `\\angle ${A}${P}${E} = \\angle ${C}${P}${D}`,
        options: ['opposite', 'common', 'alternate', 'altitudes'],
      },
      { statement: `\\triangle ${A}${E}${P} \\sim \\triangle ${C}${D}${P}`, options: ['AA', 'SAS', 'SSS', 'BPT'] },
      {
        statement: `\\frac{${A}${P}}{${C}${P}} = \\frac{${E}${P}}{${D}${P}}`,
        options: ['sides', 'BPT', 'angles', 'SSS'],
      },
    ],
    conclusion: `Therefore $${A}${P} \\times ${D}${P} = ${C}${P} \\times ${E}${P}$.`,
    figure: {
      kind: 'sketch',
      points: {
        [A]: left,
        [B]: top,
        [C]: right,
        [D]: onRight,
        [E]: onLeft,
        [P]: meeting(left, onRight, right, onLeft),
      },
      segments: [
        { from: A, to: B },
        { from: B, to: C },
        { from: A, to: C },
        { from: A, to: D, tone: 2 },
        { from: C, to: E, tone: 2 },
      ],
      angles: [
        { at: D, from: A, to: C, right: true },
        { at: E, from: C, to: A, right: true },
      ],
      description: `Triangle ${A}${B}${C} with the altitude ${A}${D} to side ${B}${C} and the altitude ${C}${E} to side ${A}${B}; the altitudes meet at ${P} inside the triangle.`,
    },
  }
}

interface Draw {
  readonly theorem: 'product' | 'altitudes'
  readonly letters: Letters
  /** Which line's reason is missing. */
  readonly blank: 0 | 1 | 2 | 3
  readonly order: readonly number[]
  readonly stem: 0 | 1 | 2
}

const proofOf = ({ theorem, letters }: Draw): Proof =>
  theorem === 'product' ? productProof(letters) : altitudeProof(letters)

const numerals = ['i', 'ii', 'iii', 'iv'] as const

const helps: Readonly<Record<Reason, string>> = {
  given: 'Compare with what the question gives.',
  altitudes: 'That gives right angles; does this line speak of right angles?',
  common: 'Do both names stand for one and the same angle of the figure?',
  opposite: 'Vertically opposite angles lie between two lines that cross.',
  alternate: 'No parallel lines are given here.',
  AA: 'What is known at this point: two pairs of equal angles.',
  SAS: 'No ratio of sides is known at this point.',
  SSS: 'No ratios of sides are known at this point.',
  sides: 'This line is about a ratio of sides.',
  angles: 'That speaks of angles, and needs similar triangles to begin with.',
  BPT: 'No line parallel to a side is given here.',
}

/** The same for the last line, where similarity is known already. */
const helpsOnSides: Readonly<Partial<Record<Reason, string>>> = {
  SAS: 'That shows triangles to be similar; this line uses triangles that are similar already.',
  SSS: 'That shows triangles to be similar; this line uses triangles that are similar already.',
  angles: 'This line is about a ratio of sides, not about angles.',
}

/** E.g. "... (iii) △ABC ∼ △DAC [reason missing] ... Which reason belongs to line (iii)?" */
export const missingReason = template<Draw>({
  id: 'tri-missing-reason',
  topic: 'triangles',
  difficulty: 'hard',
  archetypes: ['tri-prove-similar-product'],
  marks: 1,
  draw: (random) => ({
    theorem: random.pick(['product', 'altitudes'] as const),
    letters: random.pick(letterSets),
    blank: random.pick([0, 1, 2, 3] as const),
    order: drawOrder(random, 4),
    stem: random.pick([0, 1, 2] as const),
  }),
  pose: (draw) => {
    const { blank, order, stem } = draw
    const { claim, lines, conclusion, figure } = proofOf(draw)
    const written = lines.map(
      ({ statement, options }, index) =>
        `(${numerals[index]}) $${statement}$ [${index === blank ? 'reason missing' : reasons[options[0]]}]`,
    )
    const missing = lines[blank]
    const asked = [
      `Which reason belongs to line (${numerals[blank]})?`,
      `Choose the reason for line (${numerals[blank]}).`,
      `What makes line (${numerals[blank]}) true?`,
    ] as const
    return {
      question: `${claim} In the proof below one reason is missing.\n${written.join('\n')}\n${conclusion}\n${asked[stem]}`,
      ...choiceOf(
        missing.options.map((reason) => reasons[reason]),
        order,
      ),
      hints: [
        'Ask what is known before this line, and what the line claims.',
        'A line about angles, a line about similarity and a line about sides need different kinds of reasons.',
      ],
      steps: [
        line('claim', `Line (${numerals[blank]}) claims: $${missing.statement}$`),
        ...lines
          .slice(0, blank)
          .map(({ statement }, index) =>
            line(`known ${index + 1}`, `Known by line (${numerals[index]}): $${statement}$`),
          ),
        earns(
          1,
          `The reason for line (${numerals[blank]}) is: ${reasons[missing.options[0]]}. This is option ${letterOf(0, order)}.`,
        ),
      ],
      explanation: 'In a proof every line needs a reason: what is given, a known theorem, or an earlier line.',
      figure,
    }
  },
  // Tell the reason from the shape of the statement alone.
  crossCheck: (draw) => {
    const { statement, options } = proofOf(draw).lines[draw.blank]
    const names = [...statement.matchAll(/angle ([A-Z])([A-Z])([A-Z])/g)]
    const [first, second] = names
    const sameVertex = first?.[2] === second?.[2]
    const seen: Reason = statement.includes('sim')
      ? 'AA'
      : statement.includes('frac')
        ? 'sides'
        : statement.includes('90')
          ? 'altitudes'
          : !sameVertex
            ? 'given'
            : draw.theorem === 'product'
              ? 'common'
              : 'opposite'
    return letterOf(options.indexOf(seen), draw.order)
  },
  slips: (draw) =>
    choiceSlips(
      proofOf(draw)
        .lines[draw.blank].options.slice(1)
        .map((reason) => [
          (draw.blank === 3 ? helpsOnSides[reason] : undefined) ?? helps[reason],
          draw.blank === 2 ? 'known 2' : 'claim',
        ]),
      draw.order,
    ),
})
