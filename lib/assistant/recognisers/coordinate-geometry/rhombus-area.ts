import { figuresIn } from './figure'
import { pointsIn, pointWords } from './points'
import { rhombusArea as solution, type Given } from '../../../solutions/coordinate-geometry/rhombus-area'
import { phrase, told } from '../../question/phrase'
import { recogniser } from '../../recogniser'

export const rhombusArea = recogniser<Given>({
  id: 'area-of-rhombus',
  solution,
  story: true,
  cues: ['rhombus'],
  words: [...pointWords, 'rhombus', 'vertices', 'taken', 'order', 'area', 'square', 'consecutive', 'shape'],
  examples: [
    'Find the area of the rhombus ABCD whose vertices, taken in order, are A(3, 0), B(4, 5), C(-1, 4) and D(-2, -1).',
    'A flower bed in the shape of a rhombus has its corners, in order, at A(2, 8), B(-6, 2), C(-6, -8) and D(2, -2) on a grid. Find its area in square units.',
    'rhombus ka area nikalo jiske vertices (3,0), (4,5), (-1,4), (-2,-1) hai',
    'Show that (3, 0), (4, 5), (-1, 4) and (-2, -1) are the vertices of a rhombus, and find its area.',
    'area of rhombus with vertices (3, 0), (4, 5), (-1, 4) and (-2, -1)',
  ],
  refuses: [
    'Find the perimeter of the rhombus whose vertices, taken in order, are (3, 0), (4, 5), (-1, 4) and (-2, -1).',
    'Find the area of half of the rhombus whose vertices, taken in order, are (3, 0), (4, 5), (-1, 4) and (-2, -1).',
    'Show that (3, 0), (4, 5), (-1, 4) and (-2, -1) are the vertices of a parallelogram, and find the area of the rhombus.',
    'Is it a rhombus? (3, 0), (4, 5), (-1, 4) and (-2, -1) are the vertices. Show that the area is 24.',
  ],
  read: (question) => {
    const found = pointsIn(question)
    const [a, b, c, d, ...more] = found?.points ?? []
    if (!found || !a || !b || !c || !d || more.length > 0 || !question.words.includes('area')) return null
    // "show that they are the vertices of a rhombus, and find its area"
    const shows = phrase(question, 'show|prove')
    const shown =
      shows &&
      phrase(
        question,
        'vertices rhombus .? find|calculate|hence|also * area',
        'form|forms|make|makes rhombus .? find|calculate|hence|also * area',
      )
    if (shows && (!shown || phrase(question, 'area is @n:number', 'area @n:number'))) return null
    const { used, said } = told(question, shows, shown)
    return {
      given: { corners: [a, b, c, d], ...(shown && { toShow: true }) },
      used: [...found.used, ...used, ...figuresIn(question, [a, b, c, d])],
      said,
    }
  },
})
