import { equationTerms } from './common-root'
import { equals, one, subtract, zero } from '../../../maths/fraction'
import { factsOf, type Question } from '../../question/question'
import { equalRootsLetter as solution, type Given } from '../../../solutions/quadratic-equations/equal-roots-letter'
import { quadraticWords } from './words'
import { recogniser } from '../../recogniser'

const monomial = (letter: string, power: string): string => (letter < 'x' ? `${letter}${power}` : `${power}${letter}`)

/** The equation with the letters u and v in it, v beside x² or alone. */
function shapeOf(
  question: Question,
  u: string,
  v: string | null,
): {
  readonly given: Omit<Given, 'letters'>
  readonly letters: Given['letters']
  readonly used: Question['facts']
} | null {
  const candidates = v === null ? [...'abcdklmnpqrst'].filter((letter) => letter !== u) : [v]
  for (const fact of factsOf(question, 'equation'))
    for (const other of candidates)
      for (const kind of ['last', 'first'] as const) {
        const [lead, last] = kind === 'first' ? [monomial(other, 'x^2'), ''] : ['x^2', other]
        const terms = equationTerms(fact, [lead, monomial(u, 'x'), last])
        const middle = terms?.get(monomial(u, 'x')) ?? zero
        const beside = terms?.get(kind === 'first' ? lead : last) ?? zero
        const number = terms?.get(kind === 'first' ? last : lead) ?? zero
        const isUnit = equals(middle, one) || equals(subtract(zero, middle), one)
        if (!terms || !isUnit || !equals(beside, one)) continue
        const way = equals(middle, one) ? (1 as const) : (-1 as const)
        return { given: { kind: v === null ? 'root' : kind, number, sign: way }, letters: [u, other], used: [fact] }
      }
  return null
}

export const equalRootsLetter = recogniser<Given>({
  id: 'equal-roots-in-letters',
  solution,
  cues: ['equal'],
  words: [...quadraticWords, 'roots', 'equal', 'two', 'real', 'has', 'have', 'express', 'term', 'this'],
  examples: [
    'The equation 3x² + px + q = 0 has two equal roots. Express q in terms of p.',
    'If the roots of the quadratic equation 6x² + kx + m = 0 are equal, what is m in terms of k?',
    'roots of 5x^2 - bx + c = 0 are equal. find c in terms of b',
    'The quadratic equation 7x² + mx + n = 0 has real and equal roots. Write this root in terms of m.',
  ],
  refuses: [
    'The equation 3x² + px + q = 0 has no equal roots. Express q in terms of p.',
    'The equation 3x² + px + q = 0 has two equal roots. Express p in terms of q.',
    'The equation 3x² + px + q = 0 has two equal roots. Find p + q in terms of p.',
  ],
  read: (question) => {
    const letters = factsOf(question, 'letter').filter(({ name }) => name !== 'x')
    const [first, second, ...more] = letters
    if (!first || more.length > 0 || !question.words.includes('term') || !question.words.includes('roots')) return null
    const isRoot = !second && question.words.includes('this')
    const found = second
      ? shapeOf(question, second.name, first.name)
      : isRoot
        ? shapeOf(question, first.name, null)
        : null
    // "this root": the last letter of the equation is not asked; v beside x² would make the root depend on it
    if (!found || (isRoot && found.given.kind !== 'root')) return null
    return { given: { ...found.given, letters: found.letters }, used: [...found.used, ...letters] }
  },
})
