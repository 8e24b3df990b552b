import { fraction, toText } from '../../maths'
import { template } from '../template'
import { eventParts, eventSlips } from './pieces/events-in-parts'
import { dieEvents, drawMarkedDie, holds, type MarkedDie } from './pieces/marked-die'

interface Draw extends MarkedDie {
  readonly stem: 0 | 1 | 2
}

/** E.g. "The faces of a die show A, A, B, C, C, C. It is thrown once. Find the probability of getting (i) C (ii) B." */
export const markedDie = template({
  id: 'prob-die-with-repeated-marks',
  version: 3,
  topic: 'probability',
  archetypes: ['prob-lettered-die'],
  difficulty: 'easy',
  marks: 2,
  wrongRoadsShow: true,
  draw: (random): Draw => ({ ...drawMarkedDie(random), stem: random.pick([0, 1, 2] as const) }),
  pose: (draw) => {
    const faces = draw.faces.map((face) => `$\\text{${face}}$`).join(', ')
    const stems = [
      `The six faces of a die bear the marks ${faces}. The die is thrown once.`,
      `A child has a die whose six faces show ${faces}. She throws it once.`,
      `For a game the faces of a wooden cube are marked ${faces}. The cube is thrown once, and the mark on its top face is read.`,
    ] as const
    return {
      question: stems[draw.stem],
      parts: eventParts(dieEvents(draw)),
      hints: [
        'The six faces are equally likely; the marks need not be.',
        'Count the faces that bear a favourable mark, and divide by the number of all the faces.',
      ],
      explanation:
        'What is equally likely is each face. A mark that stands on more faces comes up with a larger probability.',
    }
  },
  crossCheck: ({ faces, asked }) =>
    asked.map((event) => {
      let good = 0
      for (const face of faces) if (holds(event, face)) good++
      return toText(fraction(good, faces.length))
    }),
  slips: (draw) => eventSlips(dieEvents(draw)),
})
