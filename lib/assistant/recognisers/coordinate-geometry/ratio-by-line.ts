import { asksLength, asksRatio, namesOf, otherNames, pointsIn, pointWords } from './points'
import { ratioByLine as solution } from '../../../solutions/coordinate-geometry/ratio-by-line'
import { lineIn } from '../../question/polynomial'
import { phrase, told } from '../../question/phrase'
import { lettersNamed } from '../../question/pick'
import { factsOf } from '../../question/question'
import { recogniser } from '../../recogniser'
import { equals, one } from '../../../maths'

/** "Determine the ratio in which the line 2x + y = 4 divides the line segment joining A(2, -2) and B(3, 7)." */
export const ratioByLine = recogniser({
  id: 'ratio-by-line',
  solution,
  story: true,
  cues: ['ratio'],
  words: [...pointWords, 'divides', 'divide', 'divided', 'intersects', 'cuts'],
  examples: [
    'Determine the ratio in which the line 2x + y - 4 = 0 divides the line segment joining the points A(2, -2) and B(3, 7).',
    'The line x - 3y = -3 meets the line segment joining A(-3, 3) and B(1, -1) at the point P. Find the ratio AP : PB.',
    'ratio in which 2x+y=4 divides join of (2,-2) and (3,7)',
  ],
  refuses: [
    'The line 2x + y = 4 divides the segment joining A(2, -2) and B(3, 7). Find the ratio BP : PA.',
    'ratio in which a line parallel to 2x + y = 4 divides the join of (2, -2) and (3, 7)',
    'ratio in which 2x + ky = 4 divides the join of (2, -2) and (3, 7)',
  ],
  read: (question) => {
    const found = pointsIn(question)
    const [a, b, ...more] = found?.points ?? []
    const [equation, ...others] = factsOf(question, 'equation')
    const line = equation && lineIn(equation)
    if (!found || !a || !b || !line || more.length + others.length > 0 || asksLength(question)) return null
    const [p, ...names] = otherNames(question, [a, b])
    // "in the ratio k : 1 ... P lies on the line ... find k"
    const at = question.items.findIndex((item, place) => {
      const [colon, last] = question.items.slice(place + 1, place + 3)
      return (
        item.kind === 'letter' &&
        item.name === 'k' &&
        colon?.kind === 'mark' &&
        colon.text === ':' &&
        last?.kind === 'number' &&
        equals(last.value, one)
      )
    })
    const lies = phrase(question, 'ratio * @k:letter', 'ratio') && phrase(question, '@p:letter lies|lie on line?')
    if (at >= 0) {
      const k = lettersNamed(question, 'k')
      return lies && k.length > 1 && names.length === 0 && (p === undefined || p === lies.facts.p.name)
        ? {
            given: { line: { p: line.a, q: line.b, c: line.c }, a, b, k: true },
            used: [
              ...found.used,
              equation,
              ...k,
              ...question.facts.filter((fact) => fact === question.items[at + 2]),
              ...namesOf(question, [a, b], p ?? 'P'),
            ],
            said: told(question, lies).said,
          }
        : null
    }
    if (names.length > 0 || !asksRatio(question, a.name, p ?? 'P', b.name)) return null
    return {
      given: { line: { p: line.a, q: line.b, c: line.c }, a, b },
      used: [...found.used, equation, ...namesOf(question, [a, b], p ?? 'P')],
    }
  },
  before: ({ k }) => (k ? 'k = ' : 'Ratio = '),
})
