import { only } from './story-of'
import { x } from './understood'
import { lettersNamed } from '../../question/pick'
import { phrase, told } from '../../question/phrase'
import { quadraticIn } from '../../question/polynomial'
import type { Question } from '../../question/question'
import type { Found } from '../../recogniser'
import { fraction, multiply, type Fraction } from '../../../maths/fraction'
import { minus, number, over, plus, times, type Expression } from '../../../solutions/told/expression'
import type { Given } from '../../../solutions/told/told'

const things = 'diagonals|handshakes|matches|games|lines|chords'

/** 1 when it is a whole number, its two halves and so on. */
const withSign = (of: Expression, by: Fraction, term: Expression | null): Expression => {
  if (by.n === 0n) return of
  const size = number(fraction(by.n < 0n ? -by.n : by.n, by.d))
  const isOne = by.d === 1n && (by.n === 1n || by.n === -1n)
  const part = term === null ? size : isOne ? term : times(size, term)
  return by.n < 0n ? minus(of, part) : plus(of, part)
}

/** "A polygon of n sides has n(n − 3)/2 diagonals": how many sides, from how many diagonals. */
export function byFormulaIn(question: Question): Found<Given> | null {
  const [formula, ...more] = question.facts.filter(({ kind }) => kind === 'formula')
  const quadratic = formula && quadraticIn(formula)
  if (!formula || !quadratic || more.length > 0) return null
  const { a, b, c, letter } = quadratic
  const value =
    phrase(question, `#v ${things}`) ??
    phrase(question, `sum|total|${things} is|are|equal|be? #v`, `@f:formula is|equal #v`)
  const numbers = question.facts.filter(({ kind }) => kind === 'number')
  const asked =
    phrase(question, 'how many sides|persons|people|players|teams|points|terms') ??
    phrase(question, 'find|what number sides|persons|people|players|teams|points|terms') ??
    phrase(question, 'find|what|value @n:letter')
  if (!value || numbers.length !== 1 || !asked) return null
  const by = a.d * (b.d / (b.d === a.d ? a.d : 1n))
  const whole = (one: Fraction) => multiply(one, fraction(by))
  const square = whole(a).n === 1n ? times(x, x) : times(number(whole(a)), times(x, x))
  const sum = withSign(withSign(square, whole(b), x), whole(c), null)
  const left = by === 1n ? sum : over(sum, number(fraction(by)))
  const found = only(question, [
    {
      unknowns: [`$${letter}$`],
      statements: [{ left, right: number(value.numbers.v) }],
      limits: [
        { of: x, is: 'positive' },
        { of: x, is: 'whole' },
      ],
      asked: [{ name: `$${letter}$`, value: x, unit: '' }],
    },
  ])
  const stated = told(question, value, asked, { taken: [formula] })
  return found && { given: found.given, said: stated.said, used: [...stated.used, ...lettersNamed(question, letter)] }
}
