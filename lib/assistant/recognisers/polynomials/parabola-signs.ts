import { parabolaSigns as solution, type Given } from '../../../solutions/polynomials/parabola-signs'
import type { Fact, Item } from '../../question/fact'
import { phrase, told } from '../../question/phrase'
import { expanded, termsOf } from '../../question/polynomial'
import { type Question } from '../../question/question'
import { recogniser } from '../../recogniser'

/** ax² + bx + c. */
export const isGeneral = (fact: Fact): boolean => {
  const terms = fact.kind === 'formula' ? termsOf(expanded(fact)) : null
  return terms !== null && terms.size === 3 && ['ax^2', 'bx', 'c'].every((name) => terms.get(name)?.n === 1n)
}

/** y = ax² + bx + c, or p(x) = ax² + bx + c. */
function curveIn(question: Question): readonly Fact[] | null {
  const found = question.facts.filter((fact) => {
    if (isGeneral(fact)) return true
    const [left, right] = fact.kind === 'equation' ? fact.sides : []
    return (
      left?.kind === 'letter' &&
      left.name === 'y' &&
      right !== undefined &&
      isGeneral({ kind: 'formula', node: right, name: '' })
    )
  })
  return found.length > 0 ? found : null
}

const letterOf = (item: Item | undefined): string =>
  item?.kind === 'letter' ? item.name : item?.kind === 'word' && item.text === 'a' ? 'a' : ''

/** The letters whose sign is asked: "the signs of a and c", "is a positive or negative? and c?" */
function askedIn(question: Question, behind: readonly Item[]): readonly Item[] | null {
  const from = Math.max(...behind.map((item) => question.apart.indexOf(item)))
  const asked = question.apart.filter((item, at) => {
    if (at <= from) return false
    const next = question.apart[at + 1]
    if (item.kind === 'word' && item.text === 'a')
      return (
        !next ||
        next.kind === 'mark' ||
        (next.kind === 'word' && /^(?:and|positive|negative|or|ka|ke|ki|is)$/.test(next.text))
      )
    return item.kind === 'letter'
  })
  const names = asked.map(letterOf)
  return asked.length > 0 && names.every((name) => name === 'a' || name === 'c') ? asked : null
}

export const parabolaSigns = recogniser<Given>({
  id: 'signs-from-parabola',
  solution,
  story: true,
  cues: ['parabola', 'graph'],
  words: [
    'parabola',
    'graph',
    'polynomial',
    'quadratic',
    'sign',
    'signs',
    'positive',
    'negative',
    'or',
    'ya',
    'coefficients',
    'coefficient',
    'zeroes',
    'p(x)',
    'point',
  ],
  examples: [
    'The parabola y = ax² + bx + c opens downwards and cuts the y-axis above the origin. What are the signs of a and c?',
    'parabola y=ax²+bx+c opens downward n cuts y axis above the origin. is a positive or negative? and c?',
    'The graph of y = ax² + bx + c is a parabola opening upwards. What is the sign of a?',
    'graph of p(x) = ax² + bx + c meets the y-axis below the origin. Is c positive or negative?',
  ],
  refuses: [
    'The parabola y = ax² + bx + c opens downwards. What is the sign of c?',
    'The parabola y = ax² + bx + c opens downwards and cuts the y-axis above the origin. What is the sign of b?',
    'The parabola y = ax² + bx + c opens downwards and cuts the x-axis above the origin. What is the sign of a?',
    'The parabola y = 2x² + bx + c opens upwards. What is the sign of c?',
    'The parabola y = ax² + bx + c opens downwards. What is the sign of a + c?',
  ],
  read: (question) => {
    const curve = curveIn(question)
    const opening = phrase(
      question,
      'opens|opening|open|faces upwards|upward|up|downwards|downward|down',
      'upward|upwards|downward|downwards opening|parabola',
    )
    const cutting =
      phrase(
        question,
        'cuts|meets|crosses|intersects|cut|cutting @y:letter axis above|below origin',
        'cuts|meets|crosses|intersects|cut|cutting @y:letter axis * above|below origin',
      ) ?? null
    const through = phrase(question, 'passes|passing|goes through origin')
    const found = [opening, cutting, through].flatMap((one) => (one ? [one] : []))
    if (!curve || found.length === 0 || (cutting && through)) return null
    if (cutting && cutting.facts.y.name !== 'y') return null
    const asked = askedIn(
      question,
      found.flatMap(({ taken }) => taken),
    )
    const isSign =
      phrase(question, 'sign|signs') ??
      phrase(question, 'positive or negative') ??
      phrase(question, 'negative or positive')
    if (!asked || !isSign) return null
    const said = (one: { readonly taken: readonly Item[] }, ...words: readonly string[]): boolean =>
      one.taken.some((item) => item.kind === 'word' && words.includes(item.text))
    const letters = asked.map(letterOf)
    const names = (['a', 'c'] as const).filter((name) => letters.includes(name))
    const opens = opening ? (said(opening, 'upwards', 'upward', 'up') ? 'upwards' : 'downwards') : null
    const cuts = cutting ? (said(cutting, 'above') ? 'above' : 'below') : through ? 'at' : null
    if ((names.includes('a') && opens === null) || (names.includes('c') && cuts === null)) return null
    return {
      given: { opens, cuts, asked: names },
      ...told(question, ...found, isSign, { taken: [...curve, ...asked] }),
    }
  },
})
