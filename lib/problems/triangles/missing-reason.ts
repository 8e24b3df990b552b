import { choiceOf, choiceSlips, drawOrder, letterOf } from '../kinds-of-question/lettered'
import { earns, line, template } from '../template'
import { altitudeProof, letterSets, productProof, type Letters, type Proof } from './pieces/proofs-with-reasons'
import { helps, helpsOnSides, reasons, type Reason } from './pieces/reasons'

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
