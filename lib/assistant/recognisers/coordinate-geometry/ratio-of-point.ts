import { asksLength, asksRatio, namesOf, pointsIn, pointWords } from './points'
import { ratioOfPoint as solution } from '../../../solutions/coordinate-geometry/ratio-of-point'
import type { FactOf } from '../../question/fact'
import { phrase } from '../../question/phrase'
import { factsOf, type Question } from '../../question/question'
import { beside } from './scale'
import { recogniser } from '../../recogniser'

/** The two ends of the segment, as the words say. */
function endsIn(question: Question): readonly [FactOf<'point'>, FactOf<'point'>] | null {
  const found = phrase(
    question,
    'joining|joins|join|connecting|between|from|segment @a:point and|to|with? @b:point',
    'road|path|line|segment|from|starts * @a:point to|and @b:point',
    'at @a:point * @b:point',
    '@a:point @b:point joining|join',
  )
  return found && [found.facts.a, found.facts.b]
}

/** "In what ratio does P(-4, 6) divide the line segment joining A(-6, 10) and B(3, -8)?" */
export const ratioOfPoint = recogniser({
  id: 'ratio-of-point',
  solution,
  story: true,
  cues: ['ratio'],
  words: [...pointWords, 'divide', 'divides', 'divided', 'dividing', 'internally'],
  examples: [
    'In what ratio does the point P(-2, 4) divide the line segment joining A(8, -1) and B(-4, 5)?',
    'The point P(6, 0) lies on the line segment joining A(5, -4) and B(8, 8). Find the ratio AP : PB.',
    'A straight road runs from A(-9, -1) to B(-4, -6), and a tea stall stands on it at P(-5, -5). In what ratio does the stall divide the road from A to B?',
    'find ratio in which line joining (-3,10) and (6,-8) is divided by (-1,6)',
    '(-1, 6) divides the join of (-3, 10) and (6, -8) kis ratio me',
  ],
  refuses: [
    'The point P(6, 0) lies on the line segment joining A(5, -4) and B(8, 8). Find the ratio BP : PA.',
    'The point P(6, 0) lies on the line segment joining A(5, -4) and B(8, 8). Find the ratio AP : AB.',
    'In what ratio does P(6, y) divide the line segment joining A(5, -4) and B(8, 8)?',
    'In what ratio does P(-2, 4) divide the line segment joining A(8, -1) and B(-4, 5) externally?',
    'ratio of the distances of (1, 2) from (3, 4) and (5, 6)',
  ],
  read: (question) => {
    const found = pointsIn(question)
    const facts = factsOf(question, 'point')
    const ends = endsIn(question)
    if (!found || facts.length !== 3 || !ends || asksLength(question) || !dividesIn(question)) return null
    const at = (fact: FactOf<'point'> | undefined) => found.points[facts.findIndex((one) => one === fact)]
    const middle = facts.find((fact) => !ends.includes(fact))
    const [a, b, p] = [at(ends[0]), at(ends[1]), at(middle)]
    if (!a || !b || !p || !middle) return null
    const named = facts.every(({ name }) => name !== '')
    const given = named ? { a, b, p } : { a: { ...a, name: 'A' }, b: { ...b, name: 'B' }, p: { ...p, name: 'P' } }
    if (!asksRatio(question, given.a.name, given.p.name, given.b.name)) return null
    return { given, ...beside(question, [...found.used, ...namesOf(question, Object.values(given))]) }
  },
  before: () => 'Ratio = ',
})

const dividesIn = ({ items, words }: Question): boolean =>
  ['divide', 'divides', 'divided', 'dividing'].some((word) => words.includes(word)) ||
  items.some((item, at) => item.kind === 'mark' && item.text === ':' && items[at - 1]?.kind === 'letter')
