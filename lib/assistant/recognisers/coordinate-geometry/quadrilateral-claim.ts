import { claimPut, claimWords } from './claimed'
import { figureNamed, figuresIn } from './figure'
import { pointsIn, pointWords } from './points'
import { quadrilateralClaim as solution } from '../../../solutions/coordinate-geometry/quadrilateral-claim'
import { phrase, told } from '../../question/phrase'
import { recogniser } from '../../recogniser'

const kinds = ['square', 'rectangle', 'rhombus', 'parallelogram'] as const

export const quadrilateralClaim = recogniser({
  id: 'claim-about-four-points',
  solution,
  story: true,
  cues: kinds,
  words: [
    ...pointWords,
    ...claimWords,
    ...['vertices', 'form', 'formed', 'taken', 'order', 'four', 'quadrilateral', 'angular', 'corners', 'following'],
    ...['distance', 'formula', 'diagonals', 'check', 'not'],
  ],
  examples: [
    'Show that the points (1, 7), (4, 2), (-1, -1) and (-4, 4) are the vertices of a square.',
    'prove that (2,-1),(3,4),(-2,3),(-3,-2) are vertices of a rhombus',
    'is ABCD a rectangle where A(-4,-1), B(-2,-4), C(4,0), D(2,3)',
    'A(-4,-1), B(-2,-4), C(4,0), D(2,3). is ABCD a square?',
    'kya (4,5), (7,6), (4,3), (1,2) parallelogram ke vertices hai',
    'check whether points (3,2),(0,5),(-3,2),(0,-1) form a square or not',
  ],
  refuses: [
    'Show that (1, 7), (4, 2), (-1, -1) and (-4, 4) are the vertices of a square and find its area.',
    'Show that the mid-points of A(1, 7), B(4, 2), C(-1, -1) and D(-4, 4) form a square.',
    'A(1, 7), B(4, 2), C(-1, -1) and D(-4, 4) are the vertices of a parallelogram. Is it a square?',
    'Show that (1, 7), (4, 2), (-1, -1) and (-4, 4) are not the vertices of a square.',
    'Prove that A(1, 7), B(4, 2), C(-1, -1) form three vertices of a square.',
  ],
  read: (question) => {
    const found = pointsIn(question)
    const [a, b, c, d, ...more] = found?.points ?? []
    const [put, figure] = [claimPut(question), figureNamed(question, 4)]
    const [claim, ...others] = kinds.filter((kind) => question.words.includes(kind))
    if (!found || !a || !b || !c || !d || more.length > 0 || !put || !claim || others.length > 0) return null
    const corners = [a, b, c, d] as const
    if (figure && figure.name !== corners.map(({ name }) => name).join('')) return null
    // "by the mid-points of its diagonals": how, and not what
    const how = phrase(
      question,
      'midpoint formula|method?',
      'midpoint diagonals',
      'midpoint check|use',
      'using|by|via|through midpoint',
    )
    return {
      given: { corners, claim, ...put },
      used: [...found.used, ...figuresIn(question, corners)],
      said: how && !phrase(question, 'that midpoint', 'midpoint @p:point') ? told(question, how).said : [],
    }
  },
})
