import { meetingsIn } from './graph-meetings'
import { shapeIn } from './graph-shape'
import { zeroesFromGraphTold as solution, type Given } from '../../../solutions/polynomials/zeroes-from-graph-told'
import { axisIn } from '../../question/axis'
import { phrase, told, type Phrase } from '../../question/phrase'
import { rational } from '../../question/polynomial'
import { factsOf, type Question } from '../../question/question'
import { toNumber } from '../../../maths/fraction'
import { recogniser } from '../../recogniser'

const cuts = 'cuts|cut|crosses|cross|intersects|intersect|meets|meet' as const
const touching = 'touches|touch' as const
const isAxis = (found: { readonly facts: { readonly x: { readonly name: string } } } | null): boolean =>
  found?.facts.x.name === 'x'

/** So many points where it cuts and touches the x-axis, or none. */
function meetingIn(question: Question): { readonly given: Given; readonly taken: readonly Phrase['taken'][] } | null {
  const not =
    phrase(question, `not ${cuts}|${touching} or? ${touching}|${cuts}? @x:letter axis at? any? point?`) ??
    phrase(question, `not ${cuts}|${touching} @x:letter axis`)
  if (not) return isAxis(not) ? { given: { crossings: 0, touches: 0, side: null }, taken: [not.taken] } : null
  const side =
    phrase(question, 'lies|is completely|entirely|wholly|fully above|below @x:letter axis') ??
    phrase(question, 'completely|entirely|wholly|fully above|below @x:letter axis')
  if (side) {
    const isAbove = side.taken.some((item) => item.kind === 'word' && item.text === 'above')
    return isAxis(side)
      ? { given: { crossings: 0, touches: 0, side: isAbove ? 'above' : 'below' }, taken: [side.taken] }
      : null
  }
  const crossing = phrase(
    question,
    `${cuts} @x:letter axis at? exactly|only? #n distinct|different? point|places|times|time`,
  )
  const touch = phrase(question, `${touching} @x:letter axis at? exactly|only? #n more|other|another? point|places`)
  const also = phrase(question, `${touching} it at? exactly|only? #n more|other|another? point|places`)
  if ((!crossing && !touch) || (crossing && !isAxis(crossing)) || (touch && !isAxis(touch)) || (touch && also))
    return null
  const touched = touch ?? also
  return {
    given: {
      crossings: crossing ? toNumber(crossing.numbers.n) : 0,
      touches: touched ? toNumber(touched.numbers.n) : 0,
      side: null,
    },
    taken: [crossing?.taken ?? [], touched?.taken ?? []],
  }
}

/** Points on the x-axis; one on the y-axis may be named as well. */
function pointsIn(question: Question): { readonly given: Given; readonly taken: readonly Phrase['taken'][] } | null {
  const meets = phrase(question, `${cuts}|${touching} @x:letter axis only? at? only? point? @p:point`)
  const named = phrase(question, 'and @y:letter axis only? at? only? @q:point')
  const points = factsOf(question, 'point')
  const other = named?.facts.y.name === 'y' ? named.facts.q : null
  if (named && !other) return null
  const onAxis = points.filter((point) => point !== other)
  const places = onAxis.map(({ x, y }) => [rational(x), rational(y)] as const)
  if (!meets || meets.facts.x.name !== 'x' || places.some(([x, y]) => !x || y?.n !== 0n)) return null
  const first = other && rational(other.x)
  if (other && first?.n !== 0n) return null
  const distinct = new Set(places.map(([x]) => (x ? `${x.n}/${x.d}` : '')))
  const taken = [meets.taken, named?.taken ?? [], points]
  return { given: { crossings: distinct.size, touches: 0, side: null }, taken }
}

/** What is told with a number at each verb, or by the shape of the graph. */
function otherwiseIn(question: Question): ReturnType<typeof meetingIn> {
  const shaped = shapeIn(question)
  if (shaped) {
    const { shape, count, taken } = shaped
    return { given: { crossings: count, touches: 0, side: null, shape }, taken }
  }
  const axis = axisIn(question)
  const met = axis?.axis === 'x' && !question.facts.some(({ kind }) => kind === 'point') ? meetingsIn(question) : null
  if (!axis || !met) return null
  const named = question.apart.filter((item) => item.kind === 'word' && item.text === 'axis')
  const without = phrase(question, 'without crossing|cutting it')
  const { crossings, touches } = met
  return {
    given: { crossings, touches, side: null },
    taken: [met.taken, axis.used, named, without?.taken ?? []],
  }
}

const words = [
  'graph',
  'curve',
  'parabola',
  'polynomial',
  'quadratic',
  'cubic',
  'p(x)',
  'zeroes',
  'real',
  'distinct',
  'different',
  'only',
] as const

function readWith(question: Question, asked: Phrase, found: NonNullable<ReturnType<typeof meetingIn>>) {
  const curves = factsOf(question, 'equation').filter(
    ({ sides: [left] }) => left?.kind === 'letter' && left.name === 'y',
  )
  const taken = [...found.taken, curves.slice(0, 1)].map((items) => ({ taken: items }))
  return { given: found.given, ...told(question, asked, ...taken) }
}

export const zeroesFromGraphTold = recogniser<Given>({
  id: 'zeroes-counted-from-graph-told',
  solution,
  story: true,
  cues: ['graph', 'curve', 'parabola'],
  words: [...words, 'many', 'number', 'upwards', 'downwards', 'upward', 'downward', 'all'],
  examples: [
    'The graph of y = p(x) cuts the x-axis at 3 points and touches it at one more point. How many distinct zeroes does p(x) have?',
    'The graph of a polynomial does not intersect the x-axis. How many zeroes does it have?',
    'The graph of y = p(x) meets the x-axis only at (-3, 0), (0, 0), (2, 0) and the y-axis only at (0, 0). How many zeroes does p(x) have?',
    'graph of p(x) cuts x axis at 4 points, no of zeroes?',
  ],
  refuses: [
    'The graph of y = p(x) cuts the y-axis at 3 points. How many zeroes does p(x) have?',
    'The graph of y = p(x) cuts the x-axis at 3 points and the y-axis at 2 points. How many zeroes does p(x) have?',
    'The graph of y = p(x) cuts the x-axis at (1, 2). How many zeroes does p(x) have?',
    'The graph of a polynomial is a line parallel to the y-axis. How many zeroes does it have?',
  ],
  read: (question) => {
    const asked = phrase(
      question,
      'how many distinct|real|different? zeroes',
      'number of? distinct|real|different? zeroes',
      'zeroes how many',
      'how many zeroes',
    )
    const found = meetingIn(question) ?? pointsIn(question)
    const otherwise = question.words.includes('y') ? null : otherwiseIn(question)
    if (!asked) return null
    if (
      otherwise &&
      (!found || otherwise.given.touches + otherwise.given.crossings > found.given.touches + found.given.crossings)
    )
      return readWith(question, asked, otherwise)
    return found && readWith(question, asked, found)
  },
})
