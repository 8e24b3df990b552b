import { letterFacts } from './named-lengths'
import {
  equalExpressions as solution,
  type EqualExpressions,
  type LengthWithLetter,
} from '../../../solutions/circles/equal-expressions'
import type { FactOf } from '../../question/fact'
import { linearIn, rational } from '../../question/polynomial'
import { phrase, told } from '../../question/phrase'
import { factsOf, type Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import { zero } from '../../../maths/fraction'

/** "PA = 3x - 5", with its letter, or none. */
function lengthOf({ node }: FactOf<'length'>): (LengthWithLetter & { readonly letter: string }) | null {
  const value = rational(node)
  if (value) return { times: zero, more: value, letter: '' }
  const found = linearIn({ kind: 'formula', node, name: '' })
  return found && { times: found.a, more: found.b, letter: found.letter }
}

/** "two tangents from an external point are 2x + 7 and 4x - 3": they have no names. */
function unnamed(question: Question): readonly FactOf<'length'>[] {
  const sizes = question.apart.filter((item) => item.kind === 'formula' || item.kind === 'number')
  const isPlain = question.apart.every(({ kind }) => /^(?:word|mark|letter|formula|number)$/.test(kind))
  const isTwo =
    isPlain && sizes.length === 2 && phrase(question, 'two|pair|both|lengths tangents', 'tangents * lengths') !== null
  const isOut = question.words.some((word) => /^(?:external|outside|point)$/.test(word))
  return isTwo && isOut && sizes.some(({ kind }) => kind === 'formula')
    ? sizes.map(({ node }, at) => ({ kind: 'length', name: ['PA', 'PB'][at] ?? '', node, unit: '' }))
    : []
}

/** "The tangents from P to a circle are PA = (3x − 5) cm and PB = (x + 7) cm. Find x." */
export const equalExpressions = recogniser<EqualExpressions>({
  id: 'equal-tangents-with-a-letter',
  solution,
  story: true,
  asPart: true,
  cues: ['tangents', 'tangent'],
  words: [
    ...['tangents', 'tangent', 'circle', 'point', 'external', 'two', 'drawn', 'length', 'lengths', 'outside', 'centre'],
    ...['pair', 'segments', 'same', 'cm'],
  ],
  examples: [
    'The tangents from a point P to a circle are PA = (3x - 5) cm and PB = (x + 7) cm. Find x.',
    'PA and PB are tangents to a circle from P. PA = 2x + 3 and PB = 15, find x',
    'tangents PQ and PR from an external point P. PQ = 5x - 2 cm, PR = 3x + 8 cm. find the length of PQ',
  ],
  refuses: [
    'The tangents from P to a circle are PA = (3x - 5) cm and PB = (x + 7) cm. Find the radius.',
    'The tangents from P and Q to a circle are PA = (3x - 5) cm and QB = (x + 7) cm. Find x.',
    'The tangents from P to a circle are PA = (3x - 5) cm and PB = (y + 7) cm. Find x.',
    'The tangents from P to a circle are PA = 5 cm and PB = 5 cm. Find AB.',
    'The tangents from P to a circle are PA = (3x - 5) cm and PB = (x + 7) cm. Find x and the radius.',
  ],
  read: (question) => {
    const named = factsOf(question, 'length')
    const lengths = named.length > 0 ? named : unnamed(question)
    const [one, other, ...more] = lengths
    const read = lengths.flatMap((fact) => lengthOf(fact) ?? [])
    const [first, second] = read
    const letters = new Set(read.flatMap(({ letter }) => (letter === '' ? [] : [letter])))
    const [letter, ...others] = letters
    if (!one || !other || more.length > 0 || !first || !second || letter === undefined || others.length > 0) return null
    const p = [...one.name].find((at) => other.name.includes(at))
    const points = new Set([...one.name, ...other.name])
    if (!p || points.size !== 3) return null
    const names = factsOf(question, 'letter')
    const isKnown = names.every(({ name }) => name === letter || [...name].every((at) => points.has(at) || at === 'O'))
    const asked = names.at(-1)
    const isSide = asked !== undefined && [one.name, other.name].some((name) => name === asked.name)
    const isLetter = asked?.name === letter
    // "find x and PA" asks two things
    if (isSide && names.some(({ name }) => name === letter)) return null
    const find = phrase(
      question,
      'length of? @x:letter',
      'find @x:letter',
      'what @x:letter',
      '@x:letter kya|nikalo|batao',
    )
    const units = new Set([one.unit, other.unit].filter((unit) => unit !== ''))
    if (!isKnown || !find || (!isSide && !isLetter) || units.size > 1) return null
    return {
      given: {
        names: [one.name, other.name],
        letter,
        lengths: [first, second],
        asked: isSide ? 'length' : 'letter',
        unit: [...units][0] ?? 'units',
      },
      used: named.length > 0 ? [one, other, ...letterFacts(question)] : question.facts,
      said: told(question, find).said,
    }
  },
  before: ({ asked, letter }) => (asked === 'letter' ? `$${letter}$ = ` : 'Answer: '),
  unit: ({ asked, unit }) => (asked === 'letter' ? '' : unit),
})
