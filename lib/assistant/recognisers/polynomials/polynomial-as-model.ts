import { modelAsked } from './model-asked'
import { polynomialAsModel as solution, type Given } from '../../../solutions/polynomials/polynomial-as-model'
import { phrase, told } from '../../question/phrase'
import { lettersNamed } from '../../question/pick'
import { quadraticIn } from '../../question/polynomial'
import type { FactOf } from '../../question/fact'
import { factsOf, type Question } from '../../question/question'
import { without } from '../../question/without'
import { recogniser } from '../../recogniser'

/** "p(x) = −x² + 8x − 12" */
function modelIn(question: Question) {
  const found = factsOf(question, 'formula').flatMap((fact) => {
    const quadratic = /^[fghp]$/.test(fact.name) ? quadraticIn(fact) : null
    return quadratic ? [{ fact, quadratic }] : []
  })
  const [only, ...more] = [...found, ...factsOf(question, 'equation').flatMap(leftOf)]
  return only && more.length === 0 ? only : null
}

/** "y = −x² + 8x − 12" */
function leftOf(fact: FactOf<'equation'>) {
  const [left, node, ...more] = fact.sides
  const quadratic =
    node && fact.relation === '=' && more.length === 0 ? quadraticIn({ kind: 'formula', node, name: '' }) : null
  return left?.kind === 'letter' && /^[yhs]$/.test(left.name) && quadratic ? [{ fact, quadratic }] : []
}

/** A story names what the polynomial is the size of, or lays it on the axes; without it this is another question. */
const ofStory = new Set([
  'metres',
  'metre',
  'axis',
  'rupees',
  'profit',
  'seconds',
  'height',
  'parabola',
  'parabolic',
  'arch',
  'path',
  'shape',
])

/** What the stem tells of the curve and what changes nothing. */
const stem = [
  ...[
    'graph',
    'axis',
    'all',
    'lengths',
    'metres',
    'p(x)',
    'level',
    'road',
    'ground',
    'shape',
    'parabola',
    'parabolas',
    'edge',
  ],
  ...[
    'below',
    'above',
    'height',
    'top',
    'arch',
    'after',
    'later',
    'fewer',
    'price',
    'profit',
    'cost',
    'costs',
    'raised',
    'opening',
    'polynomial',
    'sec',
    'time',
    'parabolic',
    'curve',
    'point',
    'base',
    'quadratic',
    'represented',
    'distance',
    'horizontal',
    'vertical',
    'form',
    'over',
    'ball',
    'surface',
  ],
] as const

export const polynomialAsModel = recogniser<Given>({
  id: 'polynomial-as-model',
  solution,
  story: true,
  asPart: true,
  cues: ['#formula', 'parabola'],
  words: stem,
  examples: [
    'The height of a ball above the ground after t seconds is h(t) = −5t² + 20t + 25 (in metres). At what times is the ball at a height of 40 m?',
    'A ball is thrown straight up from the terrace of a building. After t seconds it is h(t) = −5t² + 20t + 25 metres above the ground. How high, in metres, is the ball after 2 seconds?',
    'A foot-bridge over a canal rests on an arch. With the water level as the x-axis, and all lengths in metres, the arch is the graph of p(x) = −x² + 16x − 55. At which two values of x does the arch meet the water level?',
    'An arch of a bridge is represented by the polynomial y = −x² + 8x − 12, where x is in metres and the ground is the x-axis. At which values of x does the arch meet the ground, and how wide is the arch at the ground?',
    'A potter sells flower pots at a weekly market. If a pot costs Rs x, her profit on a market day is p(x) = −x² + 120x − 2700 rupees. The profit is greatest at the price half-way between the two zeroes. Find the greatest profit, in rupees.',
    'From the top of a cliff by the sea a stone is thrown upwards. Its height above the water after t seconds is h(t) = −5t² + 15t + 50 metres. At which two times, in seconds, is the stone 60 m high?',
  ],
  refuses: [
    'The height of a ball in metres after t seconds is h(t) = −5t² + 20t + 25. Find the height of the ball above the roof at t = 2.',
    'A ball is thrown up from the terrace of a building. After t seconds its height is h(t) = −5t² + 20t + 25 metres. At what times is it 40 m above the terrace?',
    'A ball is thrown straight up from the terrace of a building. After t seconds it is h(t) = −5t² + 20t + 25 metres above the ground. How high, in metres, is the ball above the terrace after 2 seconds?',
    'A ball is thrown straight up from the terrace of a building. After t seconds it is h(t) = −5t² + 20t + 25 metres above the ground. How high, in metres, is the ball after 2 minutes?',
  ],
  read: (question) => {
    const model = question.words.some((word) => ofStory.has(word)) ? modelIn(question) : null
    const asked = model && modelAsked(question, model.quadratic.letter)
    // "at which x does it meet the ground, and how high is it at x = 2?" asks for two things
    if (!model || !asked || modelAsked(without(question, asked), model.quadratic.letter)) return null
    const { quadratic, fact } = model
    const name = fact.kind === 'formula' ? fact.name : 'p'
    const unit = phrase(question, 'in @m:letter after|above|is?')
    const inUnit = unit && /^[ms]$/.test(unit.facts.m.name) && unit.facts.m.name !== quadratic.letter ? unit : null
    const { used, said } = told(
      question,
      asked,
      { taken: [fact] },
      phrase(question, 'after @t:letter'),
      phrase(question, 'before diwali'),
      inUnit,
    )
    return {
      given: { polynomial: quadratic, name, asked: asked.asked },
      used: [...used, ...lettersNamed(question, quadratic.letter)],
      said,
      ...(fact.kind === 'equation' && { lead: `Write $p(${quadratic.letter})$ for the right side.` }),
    }
  },
  before: () => '',
})
