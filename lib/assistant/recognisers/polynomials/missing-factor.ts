import { missingFactor as solution, type Given } from '../../../solutions/polynomials/missing-factor'
import { phrase, told } from '../../question/phrase'
import { linearIn, quadraticIn } from '../../question/polynomial'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'

/** The product, one factor and what the other is. */
function toldOf(question: Question) {
  const area = phrase(
    question,
    'area rectangle|rectangular ~x? @p:formula',
    'area @p:formula rectangle',
    'rectangle|rectangular ~x? area @p:formula',
  )
  for (const [one, other] of [
    ['length', 'breadth|width'],
    ['breadth|width', 'length'],
  ] as const) {
    const side = area && phrase(question, `${one} is? @f:formula`)
    const asked = phrase(
      question,
      `find|what|how|its|the|nikalo|batao ${other}`,
      `${other} batao|nikalo|kya|kitna|.`,
      `${other}`,
    )
    if (area && side && asked)
      return {
        product: area.facts.p,
        factor: side.facts.f,
        found: [area, side, asked],
        of: `the ${other.split('|')[0] ?? ''}`,
      }
  }
  const factor =
    phrase(question, 'one|ek factor polynomial? quadratic? @p:formula is? @f:formula') ??
    phrase(question, 'one|ek factor quadratic? polynomial? @p:formula is? @f:formula')
  const turned = factor ? null : phrase(question, '@f:formula one? factor quadratic? polynomial? @p:formula')
  const found = factor ?? turned
  const asked = phrase(question, 'other|second|another factor?')
  return found && asked
    ? { product: found.facts.p, factor: found.facts.f, found: [found, asked], of: 'the other factor' }
    : null
}

export const missingFactor = recogniser<Given>({
  id: 'missing-factor',
  solution,
  story: true,
  cues: ['area', 'factor', 'factors'],
  words: [
    'quadratic',
    'polynomial',
    'expression',
    'factor',
    'one',
    'rectangle',
    'rectangular',
    'units',
    'square',
    'unit',
  ],
  examples: [
    'The area of a rectangle is x² + 9x + 20 and its length is x + 5. Find its breadth.',
    'area of a rectangle is x²+9x+20 , length is x+5. whats the breadth',
    'If x + 5 is a factor of x² + 9x + 20, find the other factor.',
    'One factor of 2x² − x − 6 is x − 2. What is the other factor?',
  ],
  refuses: [
    'The area of a rectangle is x² + 9x + 20 and its length is x + 5. Find its perimeter.',
    'The area of a triangle is x² + 9x + 20 and its length is x + 5. Find its breadth.',
    'The area of a rectangle is x² + 9x + 20, its length is x + 5 and x = 2. Find its breadth.',
    'If x + 5 is a factor of x² + 9x + k, find the other factor.',
    'The area of a rectangle is x² + 9x + 20. Find its length and breadth.',
  ],
  read: (question) => {
    const all = toldOf(question)
    const [product, factor] = [all && quadraticIn(all.product), all && linearIn(all.factor)]
    if (!all || !product || !factor || product.letter !== factor.letter) return null
    return {
      given: {
        product: [product.a, product.b, product.c],
        factor: [factor.a, factor.b],
        letter: product.letter,
        of: all.of,
      },
      ...told(question, ...all.found),
    }
  },
})
