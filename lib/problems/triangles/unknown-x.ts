import { drawFourParts, exactParts, lengthAt, partPlain, partTex, tried, type FourParts } from './pieces/four-parts'
import { letterSets } from './pieces/names'
import type { Letters } from '../../solutions/triangles/pieces/letters'
import { parallelFigure } from './pieces/parallel-figure'
import { unknownSlips } from './pieces/unknown-x-slips'
import { toNumber, toTex } from '../../maths'
import { bptUnknown as solution } from '../../solutions/triangles/bpt-unknown'
import { template } from '../template'

interface Draw {
  readonly drawn: FourParts
  readonly letters: Letters
  readonly stem: 0 | 1 | 2
}

/** E.g. "In △ABC, DE ∥ BC. If AD = x, DB = x − 2, AE = x + 2 and EC = x − 1, find x." */
export const bptUnknown = template({
  id: 'tri-bpt-find-x',
  version: 4,
  topic: 'triangles',
  difficulty: 'medium',
  archetypes: ['tri-bpt-x'],
  marks: 2,
  wrongRoadsShow: true,
  draw: (random): Draw => ({
    drawn: drawFourParts(random, true),
    letters: random.pick(letterSets),
    stem: random.pick([0, 1, 2] as const),
  }),
  given: ({ drawn, letters }) => ({ letters, parts: exactParts(drawn), letter: 'x' }),
  solution,
  ask: ({ drawn, letters, stem }) => {
    const [A, B, C, D, E] = letters
    const [first, second, third, fourth] = drawn.parts
    const names = [`${A}${D}`, `${D}${B}`, `${A}${E}`, `${E}${C}`]
    const data = drawn.parts.map((part, index) => `$${names[index]} = ${partTex(part)}$`).join(', ')
    const share =
      toNumber(lengthAt(first, drawn.root)) /
      (toNumber(lengthAt(first, drawn.root)) + toNumber(lengthAt(second, drawn.root)))
    return {
      question: (
        [
          `In $\\triangle ${A}${B}${C}$, $${D}${E} \\parallel ${B}${C}$, with $${D}$ on $${A}${B}$ and $${E}$ on $${A}${C}$. If ${data} (all in cm), find the value of $x$.`,
          `In the figure, $${D}${E} \\parallel ${B}${C}$ and ${data}, all in cm. Find $x$.`,
          `A line parallel to the side $${B}${C}$ of $\\triangle ${A}${B}${C}$ cuts $${A}${B}$ at $${D}$ and $${A}${C}$ at $${E}$, so that ${data}, in centimetres. What is $x$?`,
        ] as const
      )[stem],
      rule: { kind: 'number' },
      hints: [
        'A line parallel to one side divides the other two sides in the same ratio.',
        'Write the proportion part to part and cross-multiply.',
        'Open the brackets: the terms with $x^2$ cancel, and a linear equation is left.',
      ],
      explanation: `With $x = ${drawn.root}$ the parts are ${drawn.parts.map((part) => `$${toTex(lengthAt(part, drawn.root))}$`).join(', ')} cm, and the two ratios agree.`,
      figure: parallelFigure(letters, Math.min(0.75, Math.max(0.25, share)), {
        upperLeft: partPlain(first),
        lowerLeft: partPlain(second),
        upperRight: partPlain(third),
        lowerRight: partPlain(fourth),
      }),
    }
  },
  crossCheck: ({ drawn }) => tried(drawn),
  slips: ({ drawn }) => unknownSlips(drawn),
})
