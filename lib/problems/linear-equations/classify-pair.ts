import { arranged, choiceOf, choiceSlips, drawOrder, letterAt, letterOf } from '../kinds-of-question/lettered'
import { earns, line, template } from '../template'
import { drawByOutcome } from './pieces/draw-by-outcome'
import { lineTex, standardTex } from '../../solutions/linear-equations/pieces/line'
import { outcomes, ratioLines, type Outcome } from '../../solutions/linear-equations/pieces/ratio-test'
import { byPoints } from './pieces/by-points'

const solutions: Readonly<Record<Outcome, string>> = {
  unique: 'exactly one solution',
  none: 'no solution',
  infinite: 'infinitely many solutions',
}

const lines: Readonly<Record<Outcome, string>> = {
  unique: 'The lines intersect at a point',
  none: 'The lines are parallel',
  infinite: 'The lines coincide',
}

const notes: Readonly<Record<Outcome, string>> = {
  unique: 'Compare the ratio of the coefficients of x with that of the coefficients of y: are they different?',
  none: 'For parallel lines the first two ratios agree and the third does not: check all three.',
  infinite: 'Do not stop after two ratios, and write both equations as ax + by + c = 0 first.',
}

/** The same when already the first two ratios differ. */
const notesOnUnique: Readonly<Record<Outcome, string>> = {
  ...notes,
  none: 'For parallel lines the first two ratios must agree: compare them again, with their signs.',
  infinite: 'For coincident lines all three ratios must agree: compare the first two again, with their signs.',
}

/** The right outcome first, then the two others, then an impossible one. */
const items = (outcome: Outcome): readonly Outcome[] => [outcome, ...outcomes.filter((other) => other !== outcome)]

/** E.g. "On comparing the ratios of coefficients, the pair 2x + 3y = 5, 4x + 6y = 11 has: no solution ..." */
export const classifyPair = template({
  id: 'le-classify-pair',
  topic: 'linear-equations',
  archetypes: ['le-classify-ratio'],
  difficulty: 'easy',
  marks: 1,
  draw: (random) => {
    const outcome = random.pick(outcomes)
    return {
      outcome,
      pair: drawByOutcome(random, outcome),
      order: drawOrder(random, 4),
      stem: random.pick(['compare', 'lines', 'standard'] as const),
    }
  },
  pose: ({ outcome, pair, order, stem }) => {
    const words = stem === 'lines' ? lines : solutions
    const options = [
      ...items(outcome).map((item) => words[item]),
      stem === 'lines' ? 'The lines meet at two points' : 'exactly two solutions',
    ]
    const [first, second] = pair
    const consistent = outcome === 'none' ? 'inconsistent' : 'consistent'
    return {
      question: {
        compare: `On comparing the ratios of the coefficients, the pair of equations $${lineTex(first)}$ and $${lineTex(second)}$ has:`,
        lines: `On comparing the ratios of the coefficients, what can be said about the lines $${standardTex(first)}$ and $${standardTex(second)}$?`,
        standard: `The pair of linear equations $${lineTex(first)}$ and $${standardTex(second)}$ has:`,
      }[stem],
      ...choiceOf(options, order),
      hints: [
        'Write both equations in the form $ax + by + c = 0$.',
        'Compare $\\frac{a_1}{a_2}$ with $\\frac{b_1}{b_2}$ first. If they are equal, compare with $\\frac{c_1}{c_2}$ too.',
      ],
      steps: [
        line('standard form', `In the form $ax + by + c = 0$: $${standardTex(first)}$ and $${standardTex(second)}$`),
        ...ratioLines(pair),
        earns(1, `${lines[outcome]}: the pair has ${solutions[outcome]} and is ${consistent}`, 'outcome'),
        `So the correct option is (${letterOf(0, order)}): ${options[0]}`,
      ],
      explanation:
        'The first two ratios compare the directions of the lines. When the directions agree, the third ratio tells whether the lines are the same line.',
    }
  },
  crossCheck: ({ outcome, pair, order }) => {
    const found = byPoints(pair)
    return letterAt(arranged([...items(outcome).map((item) => item === found), false], order).indexOf(true))
  },
  slips: ({ outcome, order }) =>
    choiceSlips(
      [
        ...items(outcome)
          .slice(1)
          .map((item) =>
            outcome === 'unique'
              ? ([notesOnUnique[item], 'two ratios'] as const)
              : ([notes[item], item === 'unique' ? 'two ratios' : 'third ratio'] as const),
          ),
        ['Two different straight lines cannot meet in two points.', 'outcome'],
      ],
      order,
    ),
})
