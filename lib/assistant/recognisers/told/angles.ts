import { asksOnly } from './asks-only'
import type { Parser, Ways } from './parser'
import { has } from './has'
import { hindi } from './tokens'
import { understood, x, y, z, type Story } from './understood'
import type { Item } from '../../question/fact'
import type { Question } from '../../question/question'
import { rational } from '../../question/polynomial'
import type { Found } from '../../recogniser'
import type { Fraction } from '../../../maths/fraction'
import { minus, number, plus, type Expression } from '../../../solutions/told/expression'
import type { Asked, Given, Statement } from '../../../solutions/told/told'

const large = ['larger', 'greater', 'bigger', 'large', 'badA', 'bada', 'bade'] as const
const small = ['smaller', 'lesser', 'small', 'chota', 'chhota', 'chhote', 'chote'] as const

const own = (parser: Parser, at: number): number => parser.skip(at, 'angle', 'angles')

/** Two angles that make 180° or 90° together. */
function twoAngles(total: number, isOrdered: boolean, isNamed: boolean): Story {
  const names = isOrdered ? ['the larger angle', 'the smaller angle'] : ['one angle', 'the other angle']
  const all: readonly Asked[] = [x, y].map((value, at) => ({ name: names[at] ?? '', value, unit: '°' }))
  const ofTwo = (parser: Parser, at: number): number => own(parser, at)
  return {
    words: new Set([...large, ...small, 'one', 'other', 'another', 'first', 'second', 'angle', 'angles', 'ek']),
    dropped: new Set([
      'supplementary',
      'complementary',
      'linear',
      'straight',
      'degrees',
      'degree',
      'measure',
      'measures',
    ]),
    domain: {
      atom: (parser, at): Ways<Expression> => {
        if (parser.is(at, ...large, 'one', 'first', 'ek'))
          return [[x, ofTwo(parser, parser.is(at, ...large) ? parser.skip(at + 1, 'one') : at + 1)]]
        return parser.is(at, ...small, 'other', 'another', 'second') ? [[y, ofTwo(parser, at + 1)]] : []
      },
      both: (parser, at) => [[[x, y], own(parser, parser.skip(at, 'ALL'))]],
      statement: (parser, at) => {
        // "the bigger one is 34° more"
        const end = parser.is(at, ...large) ? own(parser, parser.skip(at + 1, 'one')) : at
        const isMore = (end > at ? parser.number(parser.skip(end, 'IS')) : []).flatMap(
          ([n, next]): Ways<readonly Statement[]> =>
            parser.is(next, 'MORE') && (next + 1 >= parser.tokens.length || parser.is(next + 1, 'SEP', 'FIND'))
              ? [[[{ left: x, right: plus(y, n) }], next + 1]]
              : [],
        )
        // "two supplementary angles are such that ..."
        const from = own(parser, at)
        return from > at && parser.is(from, 'IS', 'SEP', ...large, ...small) ? [[[], from]] : isMore
      },
      ask: (parser, at) => {
        const end = own(parser, parser.skip(at, 'ALL'))
        return end > at ? [['all', end]] : []
      },
    },
    known: [{ left: plus(x, y), right: number(total) }],
    unknowns: names,
    limits: [
      ...[x, y].map((of) => ({ of, is: 'positive' as const })),
      ...(isOrdered ? [{ of: minus(x, y), is: 'from-zero' as const }] : []),
    ],
    all,
    ...(!isOrdered && !isNamed && { alike: true as const }),
  }
}

/** The three angles of a triangle, by their letters in this order. */
function triangle(letters: readonly string[]): Story {
  const values = [x, y, z]
  const all: readonly Asked[] = values.map((value, at) => ({ name: `angle ${letters[at] ?? ''}`, value, unit: '°' }))
  return {
    words: new Set([...letters, 'angle', 'angles', 'triangle']),
    dropped: new Set(['degrees', 'degree', 'measure', 'measures', 'three', 'teeno', 'measured', 'all', 'each', 'its']),
    domain: {
      atom: (parser, at): Ways<Expression> => {
        const from = own(parser, at)
        const which = letters.findIndex((letter) => parser.is(from, letter))
        const value = values[which]
        return value ? [[value, from + 1]] : []
      },
      both: (parser, at) =>
        values.flatMap((left, i) =>
          values.flatMap((right, j) => {
            const from = own(parser, at)
            const isNamed = i !== j && parser.is(from, letters[i] ?? '') && parser.is(from + 1, 'AND')
            const next = own(parser, from + 2)
            return isNamed && parser.is(next, letters[j] ?? '') ? [[[left, right] as const, next + 1] as const] : []
          }),
        ),
      statement: (parser, at) => (parser.is(at, 'triangle') ? [[[], at + 1]] : []),
      ask: (parser, at) => {
        const end = own(parser, parser.skip(at, 'ALL'))
        return end > at && !letters.some((letter) => parser.is(end, letter))
          ? [['all', parser.skip(end, 'triangle')]]
          : []
      },
    },
    known: [{ left: plus(plus(x, y), z), right: number(180) }],
    unknowns: letters.map((letter) => `angle ${letter}`),
    limits: values.map((of) => ({ of, is: 'positive' as const })),
    all,
  }
}

const word = (text: string): Item => ({ kind: 'word', text })

const sized = (value: Fraction): Item => ({
  kind: 'number',
  value,
  unit: '',
  node: { kind: 'number', value, decimal: false, tex: '' },
})

/** The letters of the triangle's corners as words, "angle A", "∠A", "angle a". */
function withCorners(question: Question, letters: readonly string[]): Question {
  const isLetter = (name: string) => letters.includes(name.toUpperCase())
  const isCorner = (item: Item | undefined): boolean =>
    (item?.kind === 'letter' && item.name.length === 1) || (item?.kind === 'word' && item.text === 'a')
  const isHindi = question.words.some((one) => hindi.has(one))
  const apart = question.apart.flatMap((item, at): readonly Item[] => {
    const before = question.apart[at - 1]
    const isNext = !isHindi && item.kind === 'word' && item.text === 'angle' && isCorner(before)
    if (isNext) return [{ kind: 'mark', text: ',' }, item]
    // "angle R is 20° more than ...", which is read as R of 20°
    const size = item.kind === 'angle' && item.name.length === 1 && isLetter(item.name) ? rational(item.node) : null
    if (item.kind === 'angle' && size) return [word(item.name), word('is'), sized(size)]
    if (item.kind === 'letter' && item.name.length === 3) return []
    if (item.kind === 'letter' && isLetter(item.name)) return [word(item.name.toUpperCase())]
    const isArticle = item.kind === 'word' && item.text === 'a'
    return isArticle && before?.kind === 'word' && before.text === 'angle' ? [word('A')] : [item]
  })
  return { ...question, apart }
}

export function anglesIn(question: Question): Found<Given> | null {
  if (!has(question, 'angle', 'angles') || !asksOnly(question) || has(question, 'exterior', 'interior')) return null
  if (has(question, 'triangle')) {
    const named = question.facts.flatMap((fact) =>
      fact.kind === 'letter' && /^[A-Z]{3}$/.test(fact.name) ? [fact.name] : [],
    )
    const letters = [...(named[0] ?? 'ABC')]
    if (new Set(letters).size !== 3 || new Set(named).size > 1) return null
    return understood(withCorners(question, letters), triangle(letters))
  }
  const total = has(question, 'supplementary') ? 180 : has(question, 'complementary') ? 90 : null
  // "of 2 supplementary angles"
  const plain = (item: Item, at: number): boolean => {
    const next = question.apart[at + 1]
    const isTwo = item.kind === 'number' && item.unit === '' && item.value.n === 2n && item.value.d === 1n
    return !(isTwo && next?.kind === 'word' && /^(?:supplementary|complementary|angles)$/.test(next.text))
  }
  return total === null
    ? null
    : understood(
        { ...question, apart: question.apart.filter(plain) },
        twoAngles(total, has(question, ...large, ...small), has(question, 'one', 'other', 'first')),
        question,
      )
}
