import { similarIn, similarWords } from './similar'
import { trueProportion as solution, type Given, type Proportion } from '../../../solutions/triangles/true-proportion'
import type { Fact, FactOf } from '../../question/fact'
import { phrase, told } from '../../question/phrase'
import { factsOf, type Question } from '../../question/question'
import { recogniser } from '../../recogniser'

const asked = [
  'which following is? true|correct|right',
  'choose correct|right|true proportion|ratio?',
  'which proportion|ratio|statement|relation follows|true|correct',
  'which is true|correct',
] as const

export const trueProportion = recogniser<Given>({
  id: 'proportion-of-similar-triangles',
  solution,
  story: true,
  chooses: true,
  cues: ['similar'],
  words: [...similarWords, 'proportion', 'option', 'true', 'correct'],
  examples: [
    'If △ABC ∼ △EDF, which of the following is true?\n(A) AB/DF = BC/DE\n(B) AB/DE = BC/EF\n(C) AB/EF = BC/DF\n(D) AB/DE = BC/DF',
    'It is given that △LMN ∼ △YXZ. Choose the correct proportion.\n(A) LM/YZ = LN/XY\n(B) LM/XY = LN/YZ\n(C) LM/XZ = LN/YZ\n(D) LM/XY = LN/XZ',
    'triangle abc ~ triangle pqr which is true\n(a) AB/QR = BC/PQ\n(b) AB/PQ = BC/QR\n(c) AB/PR = BC/QR\n(d) AB/PQ = BC/PR',
  ],
  refuses: [
    'If △ABC ∼ △EDF, which of the following is not true?\n(A) AB/DF = BC/DE\n(B) AB/DE = BC/EF\n(C) AB/EF = BC/DF\n(D) AB/DE = BC/DF',
    'If △ABC ∼ △EDF, which of the following is true?\n(A) AB/DF = BC/DE\n(B) AB/DE = BC/EF\n(C) AB/EF = BC/DF\n(D) none of these',
    'If △ABC and △EDF are similar right triangles, which of the following is false?\n(A) AB/DF = BC/DE\n(B) AB/DE = BC/EF',
  ],
  read: (question) => {
    const [similar, wanted] = [similarIn(question), phrase(question, ...asked)]
    const offered = question.options.map(proportionIn)
    const options = offered.flatMap((each) => (each ? [each.proportion] : []))
    if (!similar || !wanted || options.length < 2 || options.length !== question.options.length) return null
    const { used, said } = told(question, wanted)
    return {
      given: { first: similar.first, second: similar.second, options },
      used: [...similar.used, ...used, ...offered.flatMap((each) => (each ? [each.fact] : []))],
      said: [...similar.said, ...said],
    }
  },
})

/** "AB/DE = BC/EF", and nothing besides. */
export function proportionIn(option: Question): { readonly proportion: Proportion; readonly fact: Fact } | null {
  const [equation, ...more] = factsOf(option, 'equation')
  if (!equation || more.length > 0 || option.facts.length > 1 || option.words.length > 0) return null
  // "BC · EF = AC · FD" is BC/FD = AC/EF
  const [left, right] = equation.sides.map((node) =>
    node.kind === 'binary' && node.operation === '*' && node.left.kind === 'letter' && node.right.kind === 'letter'
      ? ([node.left.name, node.right.name] as const)
      : null,
  )
  if (left && right && equation.sides.length === 2)
    return {
      proportion: [
        [left[0], right[1]],
        [right[0], left[1]],
      ],
      fact: equation,
    }
  const proportion = ratiosIn(equation)
  return proportion && { proportion, fact: equation }
}

/** "AB/DE = BC/EF" */
export function ratiosIn({ sides }: FactOf<'equation'>): Proportion | null {
  const ratios = sides.map((node) =>
    node.kind === 'binary' && node.operation === '/' && node.left.kind === 'letter' && node.right.kind === 'letter'
      ? ([node.left.name, node.right.name] as const)
      : null,
  )
  const known = ratios.filter((ratio) => ratio !== null)
  return known.length === ratios.length && known.length > 1 ? known : null
}
