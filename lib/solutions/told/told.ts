import { valueAt, type Expression } from './expression'
import { letters, valuesOf, wayOf, type Values } from './ways'
import { compare, equals, fraction, isInteger, sign, toTex, toText } from '../../maths'
import { line } from '../line'
import { worked } from '../solution'

/** What a statement says: the one is as much as the other. */
export interface Statement {
  readonly left: Expression
  readonly right: Expression
}

/** What something cannot but be. */
export interface Limit {
  readonly of: Expression
  readonly is: 'positive' | 'from-zero' | 'whole' | 'digit'
}

export interface Asked {
  /** 'the larger number' */
  readonly name: string
  readonly value: Expression
  /** It is a fraction, `value` over this, and stays as it is: 4/6. */
  readonly below?: Expression
  /** ' years', '°' */
  readonly unit?: string
}

/** Something else that the story speaks of, by its unknown: the price of each where x is their number. */
export interface Named extends Asked {
  /** It is meant where each of these fits a word. */
  readonly says: readonly RegExp[]
  /** The story with this as its unknown. */
  readonly story?: Given
}

/** A story told in statements about at most three unknowns, x, y and z. */
export interface Given {
  /** What x, y and z stand for, in this order. */
  readonly unknowns: readonly string[]
  readonly statements: readonly Statement[]
  readonly limits: readonly Limit[]
  readonly asked: readonly Asked[]
  /** Of one unknown: what else it speaks of, that which needs more words first. */
  readonly named?: readonly Named[]
  /** Words of which one calls the unknown. */
  readonly own?: RegExp
  /** The unknowns may change places: where two pairs of values fit, they are the same pair. */
  readonly alike?: true
  /** Whether it can be is asked: where the equation has no real roots, it cannot. */
  readonly whether?: true
}

const fits = (limits: readonly Limit[], values: Values): boolean =>
  limits.every(({ of, is }) => {
    const value = valueAt(of, values)
    if (!value) return false
    if (is === 'positive') return sign(value) > 0
    if (is === 'from-zero') return sign(value) >= 0
    if (is === 'whole') return isInteger(value) && sign(value) >= 0
    return isInteger(value) && sign(value) >= 0 && compare(value, fraction(9)) <= 0
  })

const isSame = (one: Values, other: Values): boolean =>
  letters.every((letter) => {
    const [a, b] = [one.get(letter), other.get(letter)]
    return a === b || (a !== undefined && b !== undefined && equals(a, b))
  })

const turned = (values: Values): Values =>
  new Map([...values, ...valuesOf(values.get('y') ?? fraction(0), values.get('x') ?? fraction(0))])

/** The values that fit, those that are the same pair turned round once. */
function fitting(given: Given, found: readonly Values[]): readonly Values[] {
  const all = found.filter((values) => fits(given.limits, values))
  if (!given.alike) return all
  // the smaller one first
  const upwards = all.toReversed()
  return upwards.filter((one, at) => !upwards.slice(0, at).some((before) => isSame(turned(before), one)))
}

const setting = (unknowns: readonly string[]): string =>
  `Let ${unknowns.map((name, at) => `${name} be $${letters[at] ?? ''}$`).join(' and ')}.`

const answerOf = (asked: readonly Asked[], values: Values): readonly string[] =>
  asked.map(({ value, below, unit = '' }) => {
    const [top, bottom] = [value, below].map((one) => one && toText(valueAt(one, values) ?? fraction(0)))
    return `${top ?? ''}${bottom === undefined ? '' : `/${bottom}`}${unit}`
  })

/** "$40$ km/h": a unit of letters stands behind the formula, where its space is kept; "$60°$". */
const shownValue = (answer: string, unit = ''): string =>
  unit.startsWith(' ') && answer.endsWith(unit) ? `$${answer.slice(0, -unit.length)}$${unit}` : `$${answer}$`

/** The one set of answers that fits a story, with what was found on the way; null where there is none or more than two. */
export function answersOf(given: Given): readonly (readonly string[])[] | null {
  const way = wayOf(given)
  if (way?.isImpossible) return given.whether ? [['not possible']] : null
  const found = way ? fitting(given, way.found) : []
  const all = found.map((values) => answerOf(given.asked, values))
  const kept = all.filter((one, at) => all.findIndex((other) => other.join() === one.join()) === at)
  return kept.length > 0 ? kept : null
}

const none = 'No numbers fit all that is told: check what you typed.'

/** A story of statements worked out, whatever it is about. */
export const toldStory = (id: string, archetype: string) =>
  worked<Given>({
    id,
    archetype,
    objection: (given) => (answersOf(given) === null ? none : null),
    solve: (given) => {
      const way = wayOf(given)
      const answers = answersOf(given)
      if (!way || !answers) throw new Error(`${id}: ${none}`)
      if (way.isImpossible)
        return {
          lines: [line('unknown', setting(given.unknowns)), ...way.lines, 'Hence it is not possible.'],
          key: 'not possible',
        }
      const kept = fitting(given, way.found)
      const named = kept.map((values) =>
        given.asked
          .map(({ name, unit }, at) => `${name} is ${shownValue(answerOf(given.asked, values)[at] ?? '', unit)}`)
          .join(', '),
      )
      const shown = kept.map((values) =>
        given.unknowns
          .map((_, at) => `$${letters[at] ?? ''} = ${toTex(values.get(letters[at] ?? 'x') ?? fraction(0))}$`)
          .join(', '),
      )
      const rejected = way.found.length > kept.length ? ' The other value does not fit the question.' : ''
      return {
        lines: [
          line('unknown', setting(given.unknowns)),
          ...way.lines,
          `So ${shown.join(' or ')}.${rejected}`,
          `Hence ${[...new Set(named)].join('; or ')}.`,
        ],
        key: `${given.whether ? 'yes, ' : ''}${answers.map((one) => one.join(', ')).join(' or ')}`,
      }
    },
  })
