import { productRule as solution, type Given } from '../../../solutions/real-numbers/product-rule'
import type { Fact } from '../../question/fact'
import { lettersNamed, valuesOf } from '../../question/pick'
import { phrase, told, type Phrase } from '../../question/phrase'
import { valueOf } from '../../question/polynomial'
import { factsOf, type Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import { divide, equals, fraction, gcd, isInteger, multiply, sign, type Fraction } from '../../../maths'

type Measure = 'hcf' | 'lcm'

interface Value {
  readonly value: Fraction
  readonly phrase: Pick<Phrase, 'taken'>
}

/** "HCF(a, b) = 13", "the LCM is 182" */
function valueIn(question: Question, measure: Measure): Value | null {
  const found =
    phrase(question, `${measure} two|them|its? number? #v`, `${measure} #v`) ??
    phrase(question, `${measure} @s:letter #v`) ??
    phrase(question, `${measure} @r:letter @s:letter #v`)
  return found && { value: found.numbers.v, phrase: found }
}

/** "the LCM of 1314 and 306, their HCF is 18": the two numbers stand in one place, and the measure in another. */
function apartOf(question: Question, measure: Measure) {
  const row = phrase(question, '&l')
  const value =
    phrase(question, `${measure} two? number? &l #v`) ?? phrase(question, `${measure} two|them|its|their? number? #v`)
  const [first, second, ...more] = row?.rows.l ?? []
  if (!row || !value || !first || !second || more.length > 0) return null
  const isOfRow = row.taken.some((item) => item === value.taken.findLast(({ kind }) => kind === 'number'))
  return isOfRow ? null : { values: [first, second], numbers: value.numbers, taken: [...row.taken, ...value.taken] }
}

/** "HCF(336, 54) = 6": a measure of two numbers that are known. */
function ofKnown(question: Question, measure: Measure) {
  const point = phrase(question, `${measure} @p:point #v`)
  const list = phrase(question, `${measure} number|integers? @p:list #v`, `${measure} @p:list #v`)
  const found = point ?? list
  const apart = found ? null : apartOf(question, measure)
  const values = found ? valuesOf(found.facts.p) : (apart?.values ?? null)
  const taken = found ?? apart
  const [first, second, ...more] = values ?? []
  if (!taken || !first || !second || more.length > 0) return null
  const whole = [first, second, taken.numbers.v].every((one) => isInteger(one) && sign(one) > 0)
  return whole ? { first, second, value: taken.numbers.v, phrase: taken } : null
}

function fromNumbers(question: Question, measure: Measure) {
  const asked = measure === 'hcf' ? 'lcm' : 'hcf'
  const found = ofKnown(question, measure)
  const toldToo = valueIn(question, asked)?.phrase.taken.some(
    (item) => item.kind === 'number' && !found?.phrase.taken.includes(item),
  )
  if (!found || !question.words.includes(asked) || toldToo === true) return null
  const { first, second, value } = found
  const product = multiply(first, second)
  const hcf = fraction(gcd(Number(first.n), Number(second.n)))
  if (!equals(value, measure === 'hcf' ? hcf : divide(product, hcf))) return null
  // the same two numbers may be named again, or the letters that stand for them
  const again = question.facts.filter((fact) => {
    const [one, two, ...more] = fact.kind === 'number' ? [] : (valuesOf(fact) ?? [])
    return one && two && more.length === 0 && equals(one, first) && equals(two, second)
  })
  const given: Given = asked === 'lcm' ? { asked, hcf: value, product } : { asked, lcm: value, product }
  const stated = told(question, found.phrase)
  return { given, said: stated.said, used: [...stated.used, ...again] }
}

const letterOf = (fact: Fact, names: readonly string[]) =>
  names.flatMap((name) => {
    const value = valueOf(fact, name)
    return value ? [{ name, value, fact }] : []
  })

/** "LCM(a, b) = 182, HCF = 13 and a = 26: find b." */
function fromLetters(question: Question) {
  const [hcf, lcm] = [valueIn(question, 'hcf'), valueIn(question, 'lcm')]
  const names = [...'abmnpqrsxyz']
  const [known, ...more] = factsOf(question, 'equation').flatMap((fact) => letterOf(fact, names))
  const others = new Set(
    factsOf(question, 'letter').flatMap(({ name }) => (names.includes(name) && name !== known?.name ? [name] : [])),
  )
  const [other, ...rest] = others
  if (!hcf || !lcm || !known || more.length > 0 || other === undefined || rest.length > 0) return null
  const stated = told(question, hcf.phrase, lcm.phrase)
  return {
    given: {
      asked: 'other' as const,
      hcf: hcf.value,
      lcm: lcm.value,
      number: known.value,
      letter: other,
    },
    said: stated.said,
    used: [...stated.used, known.fact, ...lettersNamed(question, known.name, other)],
  }
}

export const measureFromOther = recogniser<Given>({
  id: 'measure-from-the-other',
  solution,
  asPart: true,
  cues: ['hcf', 'lcm'],
  words: ['hcf', 'lcm', 'number', 'two', 'natural', 'positive', 'integers', 'other', 'using', 'product', 'relation'],
  examples: [
    'If HCF (336, 54) = 6, find LCM (336, 54).',
    'given that hcf of 306 and 657 is 9 find their lcm',
    'The LCM of 26 and 91 is 182. What is their HCF?',
    'LCM(a, b) = 182, HCF = 13 and a = 26 find b',
    'lcm of 338 and 91 if their hcf is 13',
    '338 aur 91 ka HCF 13 hai to LCM kitna hoga',
  ],
  refuses: [
    'If HCF (336, 54) = 12, find LCM (336, 54).',
    'If HCF (336, 54) = 6, find LCM (336, 55).',
    'If HCF (336, 54) = 6, find the sum of the LCM and the HCF.',
    'LCM(a, b) = 182, HCF = 13 and a = 26 find a + b',
  ],
  read: (question) => fromNumbers(question, 'hcf') ?? fromNumbers(question, 'lcm') ?? fromLetters(question),
})
