import { namesOf, pointsIn, pointWords } from './points'
import { medianLength as solution } from '../../../solutions/coordinate-geometry/median-length'
import type { Item } from '../../question/fact'
import { phrase } from '../../question/phrase'
import { factsOf, type Question } from '../../question/question'
import { recogniser } from '../../recogniser'

/** The vertex of "the median AD", "the median through A" or "from A to the middle of BC"; a single "A" is read as the article. */
function vertexIn(question: Question): string | null {
  const { items } = question
  const [median] = factsOf(question, 'letter').filter(({ name }, index, all) =>
    name.length === 2 ? isMedian(question, name) : all.length > 0,
  )
  const said = phrase(question, 'median|through|from @v:letter')?.facts.v.name ?? median?.name
  if (said !== undefined) return said.slice(0, 1).toUpperCase()
  // "A se jo median hai"
  const hindi = phrase(question, '@v:letter se jo? median')?.facts.v.name
  if (hindi !== undefined) return hindi.slice(0, 1).toUpperCase()
  if (
    items.some((item, index) => isWord(item, 'a') && isWord(items[index + 1], 'se') && behindSe(items.slice(index + 2)))
  )
    return 'A'
  const at = items.findIndex((item) => item.kind === 'word' && ['through', 'from'].includes(item.text))
  const next = items[at + 1]
  return at >= 0 && next?.kind === 'word' && next.text === 'a' ? 'A' : null
}

const isWord = (item: Item | undefined, text: string): boolean => item?.kind === 'word' && item.text === text
const behindSe = ([first, second]: readonly Item[]): boolean =>
  isWord(first, 'median') || (isWord(first, 'jo') && isWord(second, 'median'))

const isMedian = (question: Question, name: string): boolean => {
  const at = question.items.findIndex((item) => item.kind === 'letter' && item.name === name)
  const before = question.items[at - 1]
  return before?.kind === 'word' && before.text === 'median'
}

/** "A(7, -3), B(5, 3) and C(3, -1) are the vertices of a triangle. Find the length of the median through A." */
export const medianLength = recogniser({
  id: 'length-of-median',
  solution,
  story: true,
  cues: ['median', 'middle', 'midpoint'],
  words: [
    ...pointWords,
    ...['median', 'length', 'triangle', 'triangular', 'vertices', 'vertex', 'side', 'middle', 'midpoint', 'path'],
  ],
  examples: [
    'A(-6, 3), B(-4, -3) and C(4, -7) are the vertices of a triangle. Find the length of the median through A.',
    'Find the length of the median AD of triangle ABC with the vertices A(-4, 2), B(-1, 2) and C(-3, -6).',
    'On a grid plan a triangular garden has its corners at A(-8, -8), B(2, 9) and C(6, 3). A straight path leads from A to the middle of the side BC. Find its length, in units of the grid.',
    'triangle ke vertices A(-1,11), B(1,-4), C(7,2) hai. A se jo median hai uski length batao',
    'find length of median through B of triangle a(7,-3) b(5,3) c(3,-1)',
  ],
  refuses: [
    'Find the lengths of the medians of the triangle A(-6, 3), B(-4, -3), C(4, -7) and the median through A',
    'A(-6, 3), B(-4, -3) and C(4, -7) are the vertices of a triangle. Find the mid-point of the median through A.',
    'The median through A of the triangle A(-6, 3), B(-4, -3), C(4, -7) is divided by P in the ratio 2 : 1. Find its length.',
    'Find the median of the lengths of the sides of the triangle A(-6, 3), B(-4, -3), C(4, -7)',
  ],
  read: (question) => {
    const found = pointsIn(question)
    const vertex = vertexIn(question)
    const a = found?.points.find(({ name }) => name === vertex)
    const [b, c, ...more] = found?.points.filter((point) => point !== a) ?? []
    const isLength = question.words.includes('length') || phrase(question, 'how long') !== null
    if (!found || !a || !b || !c || more.length > 0 || !isLength) return null
    return { given: { a, b, c }, used: [...found.used, ...namesOf(question, [a, b, c], 'D')] }
  },
  before: () => 'Length of the median = ',
})
