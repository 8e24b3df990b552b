import { choiceOf, choiceSlips, drawOrder, letterOf } from '../kinds-of-question/lettered'
import { earns, line, template } from '../template'
import { altitudeProof, letterSets, productProof, type Letters, type Proof } from './pieces/proofs-with-reasons'
import { helpOn, reasonNames, reasons, type Reason } from './pieces/reasons'

interface Draw {
  readonly theorem: 'product' | 'altitudes'
  readonly letters: Letters
  /** Which line's reason is asked for. */
  readonly blank: 0 | 1 | 2 | 3
  /** Reasons that do not belong to it. */
  readonly others: readonly Reason[]
  readonly order: readonly number[]
  readonly stem: 0 | 1 | 2
}

const proofOf = ({ theorem, letters }: Pick<Draw, 'theorem' | 'letters'>): Proof =>
  theorem === 'product' ? productProof(letters) : altitudeProof(letters)

/** The reason of the asked line, then the others. */
const offered = (draw: Draw): readonly Reason[] => [proofOf(draw).lines[draw.blank].reason, ...draw.others]

const claims = ['angles', 'angles', 'similarity', 'sides'] as const

const numerals = ['i', 'ii', 'iii', 'iv'] as const

/** E.g. "... (iii) △ABC ∼ △DAC ... Which reason belongs to line (iii)?" */
export const missingReason = template<Draw>({
  id: 'tri-missing-reason',
  version: 2,
  topic: 'triangles',
  difficulty: 'hard',
  archetypes: ['tri-prove-similar-product'],
  marks: 1,
  draw: (random) => {
    const proof = { theorem: random.pick(['product', 'altitudes'] as const), letters: random.pick(letterSets) }
    const blank = random.pick([0, 1, 2, 3] as const)
    const { reason, besides = [] } = proofOf(proof).lines[blank]
    const wrong = reasonNames.filter((other) => other !== reason && !besides.includes(other))
    return {
      ...proof,
      blank,
      others: random.shuffle(wrong).slice(0, 3),
      order: drawOrder(random, 4),
      stem: random.pick([0, 1, 2] as const),
    }
  },
  pose: (draw) => {
    const { blank, order, stem } = draw
    const { claim, lines, conclusion, figure } = proofOf(draw)
    const written = lines.map(({ statement }, index) => `(${numerals[index]}) $${statement}$`)
    const missing = lines[blank]
    const asked = [
      `Which reason belongs to line (${numerals[blank]})?`,
      `Choose the reason for line (${numerals[blank]}).`,
      `What makes line (${numerals[blank]}) true?`,
    ] as const
    return {
      question: `${claim} In the proof below the reasons are left out.\n${written.join('\n')}\n${conclusion}\n${asked[stem]}`,
      ...choiceOf(
        offered(draw).map((reason) => reasons[reason]),
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
          `The reason for line (${numerals[blank]}) is: ${reasons[missing.reason]}. This is option ${letterOf(0, order)}.`,
        ),
      ],
      explanation: 'In a proof every line needs a reason: what is given, a known theorem, or an earlier line.',
      figure,
    }
  },
  // Tell the reason from the shape of the statement alone.
  crossCheck: (draw) => {
    const { statement } = proofOf(draw).lines[draw.blank]
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
    return letterOf(offered(draw).indexOf(seen), draw.order)
  },
  slips: (draw) =>
    choiceSlips(
      draw.others.map((reason) => [helpOn(reason, claims[draw.blank]), draw.blank === 2 ? 'known 2' : 'claim']),
      draw.order,
    ),
})
