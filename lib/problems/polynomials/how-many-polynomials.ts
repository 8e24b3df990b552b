import { arranged, choiceOf, choiceSlips, drawOrder, letterAt, letterOf } from '../kinds-of-question/lettered'
import { earns, line, template } from '../template'
import { degreeFromZeroes } from './pieces/degree-from-zeroes'
import { givenZeroes, givenZeroesAndFirst, mostZeroes } from './pieces/facts-about-polynomials'
import { isPolynomial } from './pieces/which-polynomial'

const facts = [mostZeroes, givenZeroes, givenZeroesAndFirst, degreeFromZeroes, isPolynomial] as const

/** E.g. "How many polynomials are there whose zeroes are −2 and 5?" */
export const howManyPolynomials = template({
  id: 'poly-facts-about-zeroes',
  version: 2,
  topic: 'polynomials',
  archetypes: ['poly-degree-count'],
  difficulty: 'easy',
  marks: 1,
  draw: (random) => ({
    fact: random.pick(facts)(random),
    order: drawOrder(random, 4),
    stem: random.pick([0, 1, 2] as const),
  }),
  variants: {
    all: ['most zeroes', 'given zeroes', 'given zeroes and coefficient', 'degree', 'which polynomial'],
    of: ({ fact }) => fact.about,
  },
  pose: ({ fact, order, stem }) => ({
    question: fact.questions[stem],
    ...choiceOf(fact.items, order),
    hints: fact.hints,
    steps: [
      line('fact', fact.because[0]),
      line('argument', fact.because[1]),
      earns(1, `So the correct option is (${letterOf(0, order)}): ${fact.items[0]}`),
    ],
    explanation: fact.explanation,
  }),
  crossCheck: ({ fact, order }) => letterAt(arranged(fact.holds(), order).indexOf(true)),
  slips: ({ fact, order }) => choiceSlips(fact.notes, order),
})
