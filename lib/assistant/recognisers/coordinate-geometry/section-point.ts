import { beside } from './scale'
import { divisionIn, farIn } from './division'
import { asksLength, asksWhereItLies, namesOf, pointsIn, pointWords } from './points'
import { sectionPoint as solution } from '../../../solutions/coordinate-geometry/section-point'
import { factsOf, type Question } from '../../question/question'
import { recogniser } from '../../recogniser'

/** "P(2, 1) divides A and B(4, 7)": the point that divides is given. */
const dividesItself = ({ items }: Question): boolean => {
  const after = items[items.findIndex(({ kind }) => kind === 'point') + 1]
  return after?.kind === 'word' && /^divides?$/.test(after.text)
}

export const sectionPoint = recogniser({
  id: 'section-point',
  solution,
  story: true,
  cues: ['ratio', '#ratio', '#equation', 'distance'],
  words: [...pointWords, 'divides', 'divide', 'dividing', 'divided', 'internally', 'section', 'formula'],
  examples: [
    'point dividing (1, -2) and (4, 7) in the ratio 1:2',
    'Find the coordinates of the point P which divides the line segment joining A(−2, 4) and B(−5, −3) in the ratio 1 : 3.',
    'A(-2, 0) and B(-2, 5) are two points. Find the coordinates of the point P on AB such that AP = 1/5 AB.',
    'find coordinates of p which divides join of a(4,-3) and b(8,5) in ratio 3:1 internally',
    'A straight path leads from A(2, 4) to B(14, 13). A tap stands at a point of the path whose distance from B is twice its distance from A. Find the coordinates of the tap.',
    'A(3,-1) B(10,6). P is on AB such that 3AP = 4PB. coordinates of P?',
    'A(2, 1), B(10, 7). Find the point that divides AB in the ratio 3 : 1 from B.',
    'The temple is at T(2, 3) and the school is at S(8, 11). A well divides the path from the school to the temple in the ratio 1 : 2. Find its coordinates.',
    'A rope is tied from A(1, 2) to B(6, 12). A bell hangs on it at P with AP : PB = 2 : 3. Find the coordinates of P.',
  ],
  refuses: [
    'A(2, 1), B(10, 7). Find the point dividing AB in the ratio 3 : 1 from C.',
    'A(2, 4) and B(14, 13) are two points. The distance of a point from B is twice its distance from A. Find the ratio in which it divides AB.',
    'point dividing (1, -2) and (4, 7) externally in the ratio 1:2',
    'P(2, 1) divides A and B(4, 7) in the ratio 1:2, find A',
    'in what ratio does (2, 3) divide (1, 2) and (4, 5)',
    'x-coordinate of the point dividing (1, -2) and (4, 7) in the ratio 1:2',
    'point dividing (1, -2) and (4, 7) in the ratio k:1',
    'P divides A(1, 2) and B(6, 12) so that AP : PB = 2 : 3. Where does P lie?',
    'P divides A(1, 2) and B(6, 12) so that AP : PB = 2 : 3. How far is P from A?',
    'P lies on AB produced, A(1, 2) and B(6, 12), AP : PB = 5 : 3. Find P',
  ],
  read: (question) => {
    const found = pointsIn(question)
    const [a, b, ...more] = found?.points ?? []
    if (!found || !a || !b || more.length > 0) return null
    const far = farIn(question, a.name, b.name)
    const division = far ?? divisionIn(question, a.name, b.name)
    if (!division || dividesItself(question) || (!far && asksLength(question)) || asksWhereItLies(question)) return null
    const letters = factsOf(question, 'letter').filter(
      ({ name }) => /^[C-Z]$/i.test(name) && name !== a.name && name !== b.name,
    )
    const names = [...letters.map(({ name }) => name.toUpperCase()), ...(division.point ? [division.point] : [])]
    const [point] = names
    if (names.some((name) => name !== point)) return null
    return {
      given: { a, b, point: point ?? 'P', division: division.division },
      ...beside(question, [...found.used, ...division.used, ...letters, ...namesOf(question, [a, b])], far),
    }
  },
  before: () => 'Point: ',
})
