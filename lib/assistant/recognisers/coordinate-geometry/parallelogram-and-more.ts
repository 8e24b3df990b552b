import { figureNamed, figuresIn } from './figure'
import { pointsIn, pointWords } from './points'
import {
  parallelogramAndMore as solution,
  type ParallelogramAndMore,
} from '../../../solutions/coordinate-geometry/parallelogram-and-more'
import { phrase, told } from '../../question/phrase'
import { recogniser } from '../../recogniser'

const kinds = ['rectangle', 'rhombus', 'square'] as const

/** "Using mid-points of the diagonals show that A, B, C and D form a parallelogram. Is it a rectangle?" */
export const parallelogramAndMore = recogniser<ParallelogramAndMore>({
  id: 'parallelogram-and-whether-more',
  solution,
  story: true,
  cues: ['parallelogram'],
  words: [
    ...pointWords,
    ...[
      'parallelogram',
      ...kinds,
      'vertices',
      'form',
      'formed',
      'taken',
      'order',
      'diagonals',
      'show',
      'prove',
      'verify',
    ],
    ...['check', 'whether', 'or', 'not', 'also', 'hence', 'quadrilateral', 'that', 'it'],
  ],
  examples: [
    'P(2,-1) Q(6,3) R(4,5) S(0,1) show its parallelogram by diagonals midpoint. rectangle or not?',
    'Using mid-points of the diagonals, show that A(1, 1), B(5, 2), C(7, 6) and D(3, 5) form a parallelogram. Find the lengths of the diagonals and say whether it is a rectangle.',
    'Show that A(1, 2), B(4, 3), C(6, 6), D(3, 5) are the vertices of a parallelogram. Is it a rhombus?',
  ],
  refuses: [
    'Using mid-points of the diagonals, show that A(1, 1), B(5, 2), C(7, 6) and D(3, 5) form a parallelogram. Find its area and say whether it is a rectangle.',
    'A(1, 7), B(4, 2), C(-1, -1) and D(-4, 4) are the vertices of a parallelogram. Find the fourth vertex of the rectangle.',
    'Show that A(1, 1), B(5, 2), C(7, 6) and D(3, 5) form a parallelogram and not a rectangle.',
  ],
  read: (question) => {
    const found = pointsIn(question)
    const [a, b, c, d, ...more] = found?.points ?? []
    const figure = figureNamed(question, 4)
    const [claim, ...others] = kinds.filter((kind) => question.words.includes(kind))
    const shown =
      phrase(question, 'show|prove|verify|check') &&
      phrase(question, 'parallelogram|form|vertices parallelogram', 'parallelogram')
    const asked =
      claim &&
      phrase(
        question,
        `is|whether|if * ${claim}`,
        `${claim} or not`,
        `kya * ${claim}`,
        `check * parallelogram * ${claim}`,
      )
    if (!found || !a || !b || !c || !d || more.length > 0 || !claim || others.length > 0 || !shown || !asked)
      return null
    if (question.words.includes('not') && !phrase(question, 'or not')) return null
    const corners = [a, b, c, d] as const
    if (figure && figure.name !== corners.map(({ name }) => name).join('')) return null
    const lengths = phrase(
      question,
      'find|calculate|also length|lengths|long of? its? both? diagonals',
      'lengths|length diagonals',
    )
    const how = phrase(
      question,
      'by|using|via|through midpoint|midpoints of? diagonals?',
      'diagonals midpoint',
      'midpoint diagonals',
      'midpoint formula',
    )
    const { used, said } = told(question, shown, asked, lengths, how)
    return {
      given: { corners, claim, asksLengths: lengths !== null },
      used: [...found.used, ...used, ...figuresIn(question, corners)],
      said,
    }
  },
})
