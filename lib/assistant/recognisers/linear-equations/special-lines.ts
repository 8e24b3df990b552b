import {
  specialLines as solution,
  type Given,
  type Lie,
  type Upright,
} from '../../../solutions/linear-equations/special-lines'
import { axisIn } from '../../question/axis'
import type { Fact, Word } from '../../question/fact'
import { phrase, told } from '../../question/phrase'
import { rational, valueOf } from '../../question/polynomial'
import { factsOf, type Question } from '../../question/question'
import { recogniser } from '../../recogniser'

/** The lines "x = 4" that a question states. */
const linesIn = ({ facts }: Question) =>
  facts.flatMap((fact) =>
    (['x', 'y'] as const).flatMap((axis) => {
      const at = valueOf(fact, axis)
      return at ? [{ fact, line: { axis, at } satisfies Upright }] : []
    }),
  )

interface Read {
  readonly lie: Lie
  readonly used: readonly Fact[]
  readonly said: readonly Word[]
}

/** "They intersect at (4, −9): one solution", "They are both parallel to the y-axis: no solution". */
function lieIn(option: Question): Read | null {
  const axis = axisIn(option)
  const parallel = axis && phrase(option, 'parallel')
  if (parallel) {
    const { used, said } = told(option, parallel, phrase(option, 'no solution'), phrase(option, 'axis'))
    return { lie: { kind: 'parallel', to: axis.axis }, used: [...used, ...axis.used], said }
  }
  const [point, ...more] = factsOf(option, 'point')
  const meet = phrase(option, 'intersect|meet|cross|intersecting')
  const [x, y] = point ? [rational(point.x), rational(point.y)] : []
  if (!point || !meet || !x || !y || more.length > 0) return null
  const { used, said } = told(option, meet, phrase(option, 'one|unique solution'))
  return { lie: { kind: 'meet', x, y }, used: [...used, point], said }
}

export const specialLines = recogniser<Given>({
  id: 'lines-parallel-to-axes',
  solution,
  story: true,
  chooses: true,
  cues: ['lines'],
  words: [
    ...[
      'pair',
      'equation',
      'graph',
      'graphs',
      'lines',
      'line',
      'two',
      'many',
      'solution',
      'have',
      'same',
      'axes',
      'one',
      'both',
    ],
    ...['statement', 'true', 'axis', 'point', 'graphically', 'correct', 'option', 'represents'],
  ],
  examples: [
    'The pair of equations y = −6 and y = −2 is drawn on one graph. How do the two lines lie, and how many solutions does the pair have? (A) They are both parallel to the y-axis: no solution. (B) They intersect at (−6, −2): one solution. (C) They intersect at (−2, −6): one solution. (D) They are both parallel to the x-axis: no solution.',
    'What can be said of the lines x = 4 and y = 7 on graph paper? (A) They intersect at (4, 7). (B) They intersect at (7, 4). (C) They are both parallel to the x-axis. (D) They are both parallel to the y-axis.',
    'pair of equations x = 3 and y = 5 graphically represents lines which are (a) parallel to x axis (b) intersecting at (5, 3) (c) intersecting at (3, 5)',
  ],
  refuses: [
    'Which statement about the lines x = 4 and y = 7 is false? (A) They intersect at (4, 7). (B) They intersect at (7, 4).',
    'What can be said of the lines x = 4 and y = 7 and x = 2? (A) They intersect at (4, 7). (B) They are parallel to the x-axis.',
    'What can be said of the lines x = 4 and x + y = 7? (A) They intersect at (4, 3). (B) They intersect at (3, 4).',
    'What can be said of the lines x = 4 and y = 7? (A) They intersect at (4, 7). (B) They are perpendicular.',
  ],
  read: (question) => {
    const [first, second, ...more] = linesIn(question)
    const options = question.options.map(lieIn)
    const read = options.flatMap((option) => (option ? [option] : []))
    if (!first || !second || more.length > 0 || read.length < 2 || read.length !== options.length) return null
    return {
      given: { lines: [first.line, second.line], options: read.map(({ lie }) => lie) },
      used: [first.fact, second.fact, ...read.flatMap(({ used }) => used)],
      said: read.flatMap(({ said }) => said),
    }
  },
})
