import { equals, negate } from '../../../maths/fraction'
import { equationFromRoots as solution, type Given } from '../../../solutions/quadratic-equations/equation-from-roots'
import { surdIn } from '../polynomials/surds'
import { lettersNamed } from '../../question/pick'
import { phrase, told, type Phrase } from '../../question/phrase'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'

const asks = [
  'find|form|write|obtain|give|make|frame|get one? such? quadratic equation',
  'what|which is? quadratic equation',
  'quadratic equation whose|with|having|jiska|jiske|banao|batao|nikalo|likho',
  'roots quadratic? equation kya|what|batao|banao|nikalo|likho|find',
  'find|form|write|obtain|frame quadratic? equation',
  'equation whose|with|having|jiska|jiske roots',
] as const

export const equationFromRoots = recogniser<Given>({
  id: 'equation-from-roots',
  solution,
  story: true,
  cues: ['roots'],
  words: ['quadratic', 'equation', 'roots', 'one', 'such', 'two', 'sum', 'product'],
  examples: [
    'Find the quadratic equation whose roots are 3 and −5.',
    'form a quadratic equation with roots 2/3 and -1',
    'Write the quadratic equation whose roots are 2 + √3 and 2 − √3.',
    'quadratic equation banao jiske roots 4 aur -7 ho',
    'Find the quadratic equation, the sum and product of whose roots are 5 and 6 respectively.',
    'quadratic equation whose sum of roots is -3 and product of roots is 2',
  ],
  refuses: [
    'Find a cubic equation whose roots are 3 and −5.',
    'Find the quadratic equation whose roots are the squares of 3 and −5.',
    'Find the quadratic equation whose roots are 2 + √3 and 2 − √5.',
    'Find k if the roots of the quadratic equation x² + kx − 15 = 0 are 3 and −5.',
    'Find the quadratic equation one of whose roots is 3 and the sum of whose roots is −5.',
    'The sum and the product of the roots of a quadratic equation are 5 and 6. Find the roots.',
    'How many quadratic equations have the roots 3 and −5?',
  ],
  read: (question) => {
    const asked = phrase(question, ...asks)
    if (!asked || !question.words.includes('roots')) return null
    const found = sumAndProductIn(question) ?? rootsIn(question)
    if (!found) return null
    const { given, taken } = found
    const stated = told(question, taken, asked)
    return { given, ...stated, used: [...stated.used, ...lettersNamed(question, 'x')] }
  },
  before: () => 'Equation: ',
})

interface Read {
  readonly given: Given
  readonly taken: Pick<Phrase, 'taken'>
}

function sumAndProductIn(question: Question): Read | null {
  const both =
    phrase(question, 'sum product roots &l') ??
    phrase(question, 'sum product roots quadratic? equation &l') ??
    phrase(question, 'sum roots product roots &l') ??
    phrase(question, 'roots sum product &l')
  const each =
    phrase(question, 'sum roots? #s product roots? #p') ??
    phrase(question, 'roots sum #s product #p') ??
    phrase(question, 'product roots? #p sum roots? #s')
  const [sum, product, ...more] = both ? both.rows.l : each ? [each.numbers.s, each.numbers.p] : []
  const taken = both ?? each
  return taken && sum && product && more.length === 0
    ? { given: { kind: 'sum and product', sum, product }, taken }
    : null
}

function rootsIn(question: Question): Read | null {
  const rational =
    phrase(question, 'roots &l') ?? phrase(question, 'roots quadratic? equation &l') ?? phrase(question, '&l roots')
  if (rational) {
    const [first, second, ...more] = rational.rows.l
    return first && second && more.length === 0 ? { given: { kind: 'rational', first, second }, taken: rational } : null
  }
  const surds =
    phrase(question, 'roots quadratic? equation? @first:formula @second:formula') ??
    phrase(question, '@first:formula @second:formula roots')
  const [first, second] = surds ? [surdIn(surds.facts.first), surdIn(surds.facts.second)] : []
  if (!surds || !first || !second || first.radicand !== second.radicand) return null
  if (!equals(first.rational, second.rational) || !equals(first.times, negate(second.times))) return null
  const { rational: p, times, radicand } = first
  return { given: { kind: 'surd', rational: p, times, radicand: Number(radicand) }, taken: surds }
}
