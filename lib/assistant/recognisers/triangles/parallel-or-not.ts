import { figureIn, usedOf } from './figure'
import { cutWords } from './parallel-cut'
import { bptConverse as solution, type Given } from '../../../solutions/triangles/bpt-converse'
import type { Fact } from '../../question/fact'
import { factsOf } from '../../question/question'
import { cornersOf, lengthsIn, segment } from '../../question/segments'
import { recogniser } from '../../recogniser'
import { compare, subtract, type Fraction } from '../../../maths'

/** Both parts of a side, of which two lengths are told. */
function partsFrom(
  near: Fraction | undefined,
  far: Fraction | undefined,
  whole: Fraction | undefined,
): readonly [Fraction, Fraction] | null {
  if (near && far) return whole ? null : [near, far]
  if (!whole) return null
  const known = near ?? far
  if (!known || compare(known, whole) >= 0) return null
  const rest = subtract(whole, known)
  return near ? [near, rest] : [rest, known]
}

export const parallelOrNot = recogniser<Given>({
  id: 'parallel-to-a-side-or-not',
  solution,
  last: true,
  asPart: true,
  cues: ['parallel'],
  words: [
    ...cutWords,
    'whether',
    'check',
    'not',
    'or',
    'yes',
    'no',
    'if',
    'such',
    'par',
    'pe',
    'kya',
    'is',
    'lie',
    'lies',
    'state',
    'show',
    'each',
    'case',
    'cases',
  ],
  examples: [
    'triangle ABC me D AB par aur E AC par hai, AB = 9 cm, AD = 5 cm, AC = 12 cm, AE = 7 cm. kya DE parallel hai BC ke',
    'D and E are points on the sides AB and AC of △ABC. AB = 10 cm, BD = 4 cm, AE = 9 cm and CE = 6 cm. Is DE parallel to BC?',
  ],
  refuses: [
    'D and E are points on the sides AB and AC of △ABC. AB = 10 cm, AE = 9 cm and CE = 6 cm. Is DE parallel to BC?',
    'D and E are points on the sides AB and AC of △ABC. AB = 10 cm, BD = 4 cm, AE = 9 cm and CE = 6 cm. Is DE parallel to AB?',
    'In △ABC, DE ∥ BC. AB = 10 cm, BD = 4 cm, AC = 15 cm. Find AE.',
  ],
  read: (question) => {
    const [figure, lengths] = [figureIn(question), lengthsIn(question)]
    const [parallel, ...more] = figure.parallels
    const triangle = cornersOf(question, 'triangle')?.corners ?? ''
    const isAsked =
      ['is', 'whether', 'check', 'if', 'kya'].some((word) => question.words.includes(word)) ||
      question.words.at(-1) === 'parallel'
    if (!parallel || more.length > 0 || !lengths || !isAsked || question.words.includes('find') || figure.on.size !== 2)
      return null
    if (figure.ratios.length > 0 || figure.asked.length > 0) return null
    const [line, side] = parallel
    const [b = '', c = ''] = side
    const [d, e] = [...line].toSorted((x) => (figure.on.get(x)?.includes(b) ? -1 : 1))
    const a = [...(figure.on.get(d ?? '') ?? '')].find((letter) => letter !== b)
    if (
      !a ||
      !d ||
      !e ||
      line.length !== 2 ||
      figure.on.get(d) !== segment(a + b) ||
      figure.on.get(e) !== segment(a + c)
    )
      return null
    if (triangle !== '' && ![a, b, c].every((letter) => triangle.includes(letter))) return null
    const of = (name: string) => lengths.of.get(segment(name))
    const left = partsFrom(of(a + d), of(d + b), of(a + b))
    const right = partsFrom(of(a + e), of(e + c), of(a + c))
    const sides = new Set([a + d, d + b, a + b, a + e, e + c, a + c].map(segment))
    const own = [...lengths.of.keys()].filter((name) => sides.has(name))
    if (!left || !right || own.length !== 4) return null
    // a third side is told for another part
    const isOther = (fact: Fact) => fact.kind === 'length' && !sides.has(segment(fact.name))
    const letters = factsOf(question, 'letter').filter(({ name }) =>
      [...name].every((one) => [a, b, c, d, e].includes(one)),
    )
    return {
      given: { letters: [a, b, c, d, e], parts: [...left, ...right], unit: lengths.unit },
      used: [...usedOf(figure), ...lengths.used.filter((fact) => !isOther(fact)), ...letters],
    }
  },
})
