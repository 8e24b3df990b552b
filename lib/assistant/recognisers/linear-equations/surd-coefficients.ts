import { solveWords } from './equations'
import {
  surdCoefficients as solution,
  type Given,
  type SurdLine,
} from '../../../solutions/linear-equations/surd-coefficients'
import type { Fact } from '../../question/fact'
import { expanded } from '../../question/polynomial'
import { lettersNamed } from '../../question/pick'
import { factsOf } from '../../question/question'
import { recogniser } from '../../recogniser'
import { negate, surd, type Surd } from '../../../maths'

const largest = 10_000n

/** √2 x + √3 y = 5: just one multiple of a root before each letter and alone; one root at least is none of a square. */
function lineOf(fact: Fact): SurdLine | null {
  const sum = expanded(fact)
  if (!sum || sum.size > 3) return null
  const found = new Map<string, Surd>()
  for (const { coefficient, radicand, powers } of sum.values()) {
    const name = powers.map(([letter, power]) => (power === 1 ? letter : '?')).join('')
    if (!['', 'x', 'y'].includes(name) || found.has(name) || radicand > largest) return null
    found.set(name, { coefficient, radicand: Number(radicand) })
  }
  const [a, b, c] = [found.get('x'), found.get('y'), found.get('') ?? surd(0, 1)]
  return a && b ? [a, b, { ...c, coefficient: negate(c.coefficient) }] : null
}

const hasRoot = (line: SurdLine): boolean => line.slice(0, 2).some(({ radicand }) => radicand > 1)

export const surdCoefficients = recogniser<Given>({
  id: 'pair-with-roots',
  solution,
  cues: ['#equation'],
  words: [...solveWords, 'elimination', 'substitution', 'lines', 'meet', 'point'],
  examples: [
    'At which x and y do the lines √5x − √2y = 4 and √2x − √5y = −√10 meet?',
    'Find x and y if √7x − √3y = 15 and √3x + √28y = 7√21.',
    'Solve the pair of linear equations √2x + √3y = 0 and √3x − √8y = 0.',
    'solve √2 x + √3 y = 5, √3 x - √8 y = -√6 by substitution',
  ],
  refuses: [
    'How many solutions has the pair √2x + √3y = 0, √3x − √8y = 0?',
    'Find x − y if √2x + √3y = 0 and √3x − √8y = 0.',
    'Is the pair √2x + √3y = 0, √3x − √8y = 0 consistent?',
    'Solve √2x + √3y = 0 and √3x² − √8y = 0.',
  ],
  read: (question) => {
    const equations = factsOf(question, 'equation')
    const [first, second, ...more] = equations.map(lineOf)
    if (!first || !second || more.length > 0 || !hasRoot(first) || !hasRoot(second)) return null
    return { given: { lines: [first, second] }, used: [...equations, ...lettersNamed(question, 'x', 'y')] }
  },
  before: () => '',
})
