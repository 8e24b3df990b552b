import { chapter } from '../../assertions/chapter'
import { statement, type ReadAssertion, type Statement } from '../../assertions/statement'
import { linearCoefficients } from '../../question/coefficients'
import type { Fact } from '../../question/fact'
import { phrase, told, type Phrase } from '../../question/phrase'
import { expanded, polynomialIn, quadraticIn, valueOf } from '../../question/polynomial'
import { factsOf, type Question } from '../../question/question'
import type { Fraction } from '../../../maths/fraction'
import type { JudgedAssertion } from '../../../solutions/assertion-reason'
import { factNames, generalFacts, type FactName } from '../../../solutions/quadratic-equations/general-facts'
import * as judged from '../../../solutions/quadratic-equations/judged'

const read = (
  question: Question,
  found: JudgedAssertion<FactName>,
  used: readonly Fact[],
  ...phrases: readonly (Pick<Phrase, 'taken'> | null)[]
): ReadAssertion<FactName> => {
  const all = told(question, ...phrases)
  return { ...found, used: [...used, ...all.used], said: all.said }
}

const about = ['equation', 'quadratic'] as const

function quadraticOf(fact: Fact | undefined): judged.Quadratic | null {
  const found = fact?.kind === 'equation' ? quadraticIn(fact) : null
  return found?.letter === 'x' ? [found.a, found.b, found.c] : null
}

const natures: readonly (readonly [judged.Nature, readonly string[]])[] = [
  ['distinct', ['has two? distinct|different|unequal real roots']],
  ['equal', ['has two? equal real? roots', 'has two? real equal roots']],
  ['none', ['has no real roots']],
]

const nature = statement<FactName>({
  words: about,
  read: (question) => {
    const [equation, ...more] = factsOf(question, 'equation')
    const quadratic = quadraticOf(equation)
    const [only, ...others] = natures.flatMap(([stated, patterns]) => {
      const said = phrase(question, ...patterns)
      return said ? [{ stated, said }] : []
    })
    if (!equation || more.length > 0 || !quadratic || !only || others.length > 0) return null
    return read(question, judged.natureIs(quadratic, only.stated), [equation], only.said)
  },
})

const signs = statement<FactName>({
  words: about,
  read: (question) => {
    const said = phrase(question, '@e:equation has two real roots one positive one negative')
    const quadratic = quadraticOf(said?.facts.e)
    return said && quadratic ? read(question, judged.rootsOfBothSigns(quadratic), [], said) : null
  },
})

/** ax² + kx + c. */
function withK(fact: Fact): { readonly a: Fraction; readonly c: Fraction } | null {
  const found = linearCoefficients(fact, 'x', 'k')
  if (!found) return null
  const { a, b, c } = found
  const isK = b.k.n === 1n && b.k.d === 1n && b.constant.n === 0n && a.k.n === 0n && c.k.n === 0n
  return isK ? { a: a.constant, c: c.constant } : null
}

const everyK = statement<FactName>({
  words: about,
  read: (question) => {
    const said = phrase(question, '@e:equation has real roots every|all real number|value? @k:letter')
    const found = said?.facts.k.name === 'k' ? withK(said.facts.e) : null
    return said && found ? read(question, judged.realForEveryK(found.a, found.c), [], said) : null
  },
})

const equalForK = statement<FactName>({
  words: about,
  read: (question) => {
    const only = phrase(question, '@e:equation has equal roots only @f:equation')
    const said = only ?? phrase(question, '@e:equation has equal roots @f:equation')
    const [found, k] = said ? [withK(said.facts.e), valueOf(said.facts.f, 'k')] : []
    return said && found && k ? read(question, judged.equalForK(found.a, found.c, k, only !== null), [], said) : null
  },
})

const root = statement<FactName>({
  words: about,
  read: (question) => {
    const said = phrase(question, '#r is roots equation? @e:equation')
    const quadratic = quadraticOf(said?.facts.e)
    return said && quadratic ? read(question, judged.isRoot(quadratic, said.numbers.r), [], said) : null
  },
})

const quadratic = statement<FactName>({
  words: [],
  read: (question) => {
    const not = phrase(question, 'equation @e:equation is not quadratic equation')
    const said = not ?? phrase(question, 'equation @e:equation is quadratic equation')
    const found = said && expanded(said.facts.e) ? polynomialIn(said.facts.e) : null
    return said && found?.letter === 'x'
      ? read(question, judged.isQuadratic(found.coefficients, not === null), [], said)
      : null
  },
})

const roots = statement<FactName>({
  words: about,
  read: (question) => {
    const two = phrase(question, '@e:equation has two roots #p #q')
    const one = two ? null : phrase(question, '@e:equation has only one roots #p')
    const said = two ?? one
    const found = quadraticOf(said?.facts.e)
    if (!said || !found || found[2].n !== 0n) return null
    return read(question, judged.rootsAre(found, two ? [two.numbers.p, two.numbers.q] : [said.numbers.p]), [], said)
  },
})

const other = statement<FactName>({
  words: about,
  read: (question) => {
    const said = phrase(question, 'one roots @e:equation is #r other is? #s')
    const found = quadraticOf(said?.facts.e)
    return said && found ? read(question, judged.otherRootIs(found, said.numbers.r, said.numbers.s), [], said) : null
  },
})

const statements: readonly Statement<FactName>[] = [nature, signs, everyK, equalForK, root, quadratic, roots, other]

export const assertions = chapter('qe-assertion-reason', generalFacts, factNames, statements)
