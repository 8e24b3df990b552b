import { figuresIn, figureNamed } from './figure'
import { lettersIn, linearPoint } from './linear-point'
import { isAsked, parallelogramIn } from './parallelogram-unknowns'
import { nameOf, pointWords } from './points'
import {
  parallelogramLetters as solution,
  type Given,
} from '../../../solutions/coordinate-geometry/parallelogram-letters'
import type { LetteredPoint } from '../../../solutions/coordinate-geometry/pieces/letter-poly'
import { lettersNamed } from '../../question/pick'
import { factsOf } from '../../question/question'
import { recogniser } from '../../recogniser'

export const parallelogramLetters = recogniser<Given>({
  id: 'letters-of-parallelogram',
  solution,
  story: true,
  cues: ['parallelogram'],
  words: [...pointWords, 'vertices', 'taken', 'order', 'parallelogram', 'values', 'form', 'both'],
  examples: [
    '(2,1), (a,3), (7,8), (4,b) are vertices of a parallelogram taken in order find a and b',
    'The points A(3, 1), B(5, 1), C(p, q+1) and D(4, 3) are the vertices of a parallelogram ABCD. Find the values of p and q.',
    'A(6,1), B(8,2), C(9,4), D(k,3) parallelogram ke vertices hain order me. k nikalo',
  ],
  refuses: [
    '(2,1), (a,3), (7,8), (4,b) are vertices of a parallelogram taken in order find a + b',
    '(2,1), (a,3), (7,8), (4,b) are vertices of a parallelogram taken in order find a',
    '(2,1), (a,3), (7,8), (4,b) are vertices of a parallelogram and not of a rhombus. find a and b',
    'A(2,1), B(a,3), C(7,8), D(4,b) are the vertices of a parallelogram ACBD. Find a and b.',
  ],
  read: (question) => {
    const facts = factsOf(question, 'point')
    const all = facts.map(linearPoint).filter((each) => each !== null)
    const typed = facts.map((fact) => nameOf(question, fact))
    const names = typed.every((name) => name === '') ? ['A', 'B', 'C', 'D'] : typed
    if (all.length !== 4 || new Set(names).size < 4 || parallelogramIn(question)) return null
    const [across, up] = [lettersIn(all, 0), lettersIn(all, 1)]
    const letters = [...across, ...up]
    if (across.length > 1 || up.length > 1 || letters.length === 0 || across[0] === up[0]) return null
    const asked = letters.map((letter) => lettersNamed(question, letter))
    const figure = figureNamed(question, 4)
    if (!letters.every((letter) => isAsked(question, letter)) || (figure && figure.name !== names.join(''))) return null
    const [a, b, c, d] = all.map(([x, y], index): LetteredPoint => ({
      name: names[index] ?? '',
      at: [
        [x.a, x.b],
        [y.a, y.b],
      ],
    }))
    if (!a || !b || !c || !d) return null
    return {
      given: { corners: [a, b, c, d], letters: [across[0] ?? null, up[0] ?? null] },
      used: [...facts, ...asked.flat(), ...(figure ? [figure] : []), ...figuresIn(question, [a, b, c, d])],
    }
  },
})
