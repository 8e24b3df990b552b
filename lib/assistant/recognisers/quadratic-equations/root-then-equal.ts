import { rootThenEqual as solution, type Given } from '../../../solutions/quadratic-equations/root-then-equal'
import { lettersNamed } from '../../question/pick'
import { phrase, told } from '../../question/phrase'
import { valueOf } from '../../question/polynomial'
import { quadraticInLetters } from '../../question/quadratic-in-letters'
import { factsOf, type Question } from '../../question/question'
import { quadraticWords } from './words'
import { recogniser } from '../../recogniser'
import { isRational } from '../../../maths/sum'

const quadraticsIn = ({ facts }: Question) =>
  facts.flatMap((fact) => {
    const found = fact.kind === 'equation' || fact.kind === 'formula' ? quadraticInLetters(fact) : null
    const isOf =
      found && found.x === 'x' && found.others.length > 0 && found.coefficients.every((one) => isRational(one))
    return isOf ? [{ fact, ...found }] : []
  })

/** The one root that is told. */
function rootIn(question: Question) {
  const before = phrase(question, '#r is? one? roots|solution|zeroes')
  if (before) return { value: before.numbers.r, ...told(question, before) }
  // "2x² + px − 15 = 0 has root −5": it is told of that equation wherever it stands
  const own = phrase(
    question,
    '@e:equation has|have one? roots|solution|zeroes #r',
    '@e:equation one|ek roots|solution|zeroes #r',
    'one|ek roots|solution of @e:equation is? #r',
  )
  if (own) return { value: own.numbers.r, of: own.facts.e, ...told(question, own) }
  const behind = phrase(question, 'one? roots of? @e:equation is? #r')
  const stated = factsOf(question, 'equation').flatMap((fact) => {
    const value = valueOf(fact, 'x')
    return value ? [{ fact, value }] : []
  })
  const [only, ...more] = stated
  if (behind) return { value: behind.numbers.r, ...told(question, behind) }
  return only && more.length === 0 ? { value: only.value, used: [only.fact], said: [] } : null
}

/** A root of one equation gives a letter of another one, which has equal roots. */
export const rootThenEqual = recogniser<Given>({
  id: 'root-gives-equal-roots',
  solution,
  last: true,
  cues: ['equal'],
  words: [
    ...quadraticWords,
    ...[
      'roots',
      'equal',
      'two',
      'has',
      'have',
      'real',
      'one',
      'same',
      'number',
      'satisfies',
      'solution',
      'zeroes',
      'while',
    ],
  ],
  examples: [
    'if -4 is a root of x^2+px-4=0 and x^2+px+q=0 has equal roots find q',
    'If -2 is a root of 3x² + px - 4 = 0 and the equation px² + 12x + k = 0 has equal roots, find p and k.',
    'If −5 is a root of the quadratic equation 2x² + px − 15 = 0 and the quadratic equation p(x² + x) + k = 0 has equal roots, find the value of k.',
    'p(x^2 + 2x) + k = 0 has equal roots and 3x^2 + px - 8 = 0 has root -2, find p and k',
  ],
  refuses: [
    'if -4 is a root of x^2+px-4=0 and x^2+px+q=0 has equal roots find p + q',
    'if -4 is a root of x^2+px-4=0 and x^2+px+q=0 has real roots that are not equal find q',
    'if -4 is not a root of x^2+px-4=0 and x^2+px+q=0 has equal roots find q',
    'if -4 is a root of x^2+px-4=0 and x^2+px+q=0 has equal roots find the other root',
    'x^2+px+q=0 has root -4 and x^2+px-4=0 has equal roots find q',
  ],
  read: (question) => {
    const [one, two, ...more] = quadraticsIn(question)
    const root = rootIn(question)
    if (!one || !two || !root || more.length > 0) return null
    const isOfSecond = 'of' in root && root.of === two.fact
    const [first, second] = one.others.length === 1 && two.others.length > 0 && !isOfSecond ? [one, two] : [two, one]
    const [p, ...others] = first.others
    const k = [...second.others, ...first.others].find((name) => name !== p)
    const asked = new Set(factsOf(question, 'letter').map(({ name }) => name))
    asked.delete('x')
    if (p === undefined || k === undefined || others.length > 0 || !second.others.includes(p)) return null
    // the equation that the root is told of stands before the other
    const isTold = 'of' in root && root.of === first.fact
    if (!isTold && question.items.indexOf(first.fact) > question.items.indexOf(second.fact)) return null
    if (!asked.has(k) || [...asked].some((name) => name !== p && name !== k)) return null
    const given: Given = {
      root: root.value,
      first: first.coefficients,
      second: second.coefficients,
      letters: [p, k],
      asked: asked.has(p) ? 'both' : 'second',
    }
    return solution.objection(given) === null
      ? { given, said: root.said, used: [first.fact, second.fact, ...root.used, ...lettersNamed(question, p, k, 'x')] }
      : null
  },
  before: ({ asked, letters }) => (asked === 'both' ? '' : `${letters[1]} = `),
})
