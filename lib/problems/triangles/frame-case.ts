import { frameFigure } from './pieces/frame-figure'
import { drawFrame, frameLengths, frameStories, type Frame } from './pieces/frame'
import { frameParts } from './pieces/frame-parts'
import { inPart } from '../slips/in-part'
import { template } from '../template'
import { toDecimal, toNumber, add, multiply, divide, subtract } from '../../maths'
import { decimalText } from '../slips/wrong-values'

/** E.g. "Case study: the frame of a roof is a triangle ABC with a beam DE parallel to BC: (i) EC (ii) DE (iii) a second beam." */
export const frameCase = template<Frame>({
  id: 'tri-case-of-a-frame',
  version: 5,
  topic: 'triangles',
  difficulty: 'hard',
  archetypes: ['tri-case-study', 'tri-parallel-length'],
  marks: 4,
  draw: drawFrame,
  things: (draw) => {
    const [{ AB, AC, BC }, { sides, base, parts, unit }] = [frameLengths(draw), frameStories[draw.story]]
    return [
      ...[AB, AC].map((side) => ({
        name: `a side in ${unit}`,
        size: toNumber(side),
        least: sides[0] / parts,
        most: sides[1] / parts,
      })),
      { name: `the base in ${unit}`, size: toNumber(BC), least: base[0] / parts, most: base[1] / parts },
    ]
  },
  variants: {
    all: [0, 1, 2].flatMap((story) => [`${story} perimeter`, `${story} second`]),
    of: ({ story, last }) => `${story} ${last}`,
  },
  pose: (frame) => {
    const { story } = frame
    return {
      question: `Case study. ${frameStories[story].told(frameLengths(frame))}`,
      parts: frameParts(frame),
      hints: [
        'A line parallel to one side of a triangle divides the other two sides in the same ratio.',
        'For the length of a parallel line compare it with the base, and the upper part of a side with the whole side.',
        frame.last === 'perimeter'
          ? 'Find $AC$ from its two parts; then add the three sides of each triangle, and compare the two sums.'
          : 'The triangle above the second parallel is similar to the whole one: that gives $AF$. Compare it with $AD$.',
      ],
      explanation:
        'Every line parallel to the base cuts off a triangle similar to the whole one; one ratio settles all its lengths.',
      figure: frameFigure(frame),
    }
  },
  crossCheck: (frame) => {
    // Coordinates: A at the top, the sides as vectors; a parallel at a share of the way.
    const { AB, AC, BC, AD, FG } = frameLengths(frame)
    const share = toNumber(AD) / toNumber(AB)
    const [ec, de] = [toNumber(AC) * (1 - share), toNumber(BC) * share]
    const last =
      frame.last === 'perimeter'
        ? [AB, AC, BC].reduce((sum, side) => sum + toNumber(side) * (1 - share), 0)
        : toNumber(AB) * Math.abs(toNumber(FG) / toNumber(BC) - share)
    return [ec, de, last].map((value) => value.toFixed(3))
  },
  slips: (frame) => {
    const { AB, AC, BC, AD, DB, AE, EC, DE, FG, AF, DF, small, whole } = frameLengths(frame)
    const wrong = (value: Parameters<typeof decimalText>[0], note: string, step: string) => ({
      response: decimalText(value),
      note,
      step,
    })
    return [
      ...inPart('(i)', toDecimal(EC), [
        wrong(divide(multiply(AE, AD), DB), 'The ratio is upside down: match upper part with upper part.', 'theorem'),
        wrong(AC, 'That is the whole side; only its lower part is asked.', 'last'),
      ]),
      ...inPart('(ii)', toDecimal(DE), [
        wrong(
          divide(multiply(BC, AD), DB),
          'Part was compared with part: the parallel lines go with the whole side of each triangle.',
          'similar',
        ),
        wrong(divide(multiply(BC, AB), AD), 'The ratio is upside down: the upper line is the shorter one.', 'similar'),
      ]),
      ...inPart(
        '(iii)',
        toDecimal(frame.last === 'perimeter' ? subtract(whole, small) : DF),
        frame.last === 'perimeter'
          ? [
              wrong(whole, 'That is the perimeter of the whole triangle; by how much is it greater?', 'difference'),
              wrong(
                small,
                'That is the perimeter of the small triangle; by how much is the other greater?',
                'difference',
              ),
              wrong(add(DB, EC), 'The bases are sides, too: $BC$ is longer than $DE$.', 'small'),
              wrong(add(whole, small), 'How much greater? Subtract the two perimeters.', 'difference'),
            ]
          : [
              wrong(AF, 'That is the distance from $A$. How far is it from $D$?', 'between'),
              wrong(subtract(AB, AF), 'That is the distance from $B$. How far is it from $D$?', 'between'),
              wrong(add(AF, AD), 'Both are measured from $A$, so $DF$ is their difference.', 'between'),
              wrong(
                subtract(AD, divide(multiply(AD, FG), BC)),
                'The base belongs to the whole side, not to its upper part.',
                'proportion',
              ),
            ].filter(({ response }) => Number(response) > 0),
      ),
    ]
  },
})
