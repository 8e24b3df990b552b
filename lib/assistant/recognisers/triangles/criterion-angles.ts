import type { Given } from '../../../solutions/triangles/criterion'
import { isWord, type FactOf, type Word } from '../../question/fact'
import type { Question } from '../../question/question'
import type { Found } from '../../recogniser'
import { divide, fraction, subtract, type Fraction } from '../../../maths'

type Pair = readonly [Fraction, Fraction]

/** "one triangle has angles 70° and 80°, the other 70° and 30°", "two right triangles have an angle of 35° each": no triangle has a name. */
export function unnamedAngles({ apart, facts, items, words }: Question): Found<Given> | null {
  const sizes = apart.filter(
    (item, at): item is FactOf<'number'> =>
      item.kind === 'number' &&
      !(item.value.n === 2n && isWord(apart[at + 1], /^(?:right|isosceles|similar|triangles)$/)),
  )
  const isPlain = facts.every(({ kind }) => kind === 'number' || kind === 'list')
  if (!isPlain || !sizes.every(({ unit }) => unit === '' || unit === '°')) return null
  const says = (pattern: RegExp) => words.some((word) => pattern.test(word))
  const [a, b, c, d, ...more] = sizes.map(({ value }) => value)
  if (!says(/^angles?$/) || !a || more.length > 0) return null
  const [isRight, isIsosceles] = [says(/^right$/), says(/^isosceles$/)]
  const last = b ?? (says(/^(?:each|both|same|equal)$/) ? a : undefined)
  const withBoth = (other: (size: Fraction) => Fraction): readonly Pair[] =>
    last && !c
      ? [
          [other(a), a],
          [other(last), last],
        ]
      : []
  const pairs: readonly Pair[] = isRight
    ? isIsosceles
      ? []
      : withBoth(() => fraction(90))
    : isIsosceles
      ? says(/^vert(?:ex|ical)$/)
        ? withBoth((size) => divide(subtract(fraction(180), size), fraction(2)))
        : []
      : b && c && d
        ? [
            [a, b],
            [c, d],
          ]
        : []
  const [first, second] = pairs
  return first && second && says(/^(?:two|both|(?:an)?other|second)$|^triangles$/)
    ? {
        given: { by: 'angles', first, second },
        used: facts,
        said: items.filter((item): item is Word =>
          isWord(item, /^(?:angles?|acute|same|vertical|vertex|right|angled|isosceles)$/),
        ),
      }
    : null
}
