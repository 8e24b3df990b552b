import { isMap, isSeq } from 'yaml'
import { valueOfTex } from '../prove/value-of-tex'
import { same } from '../prove/worked-out'
import type { ContentError, ContentFile } from '@/lib/content/content-error'
import { readYaml } from '@/lib/content/yaml-read'

interface Equation {
  readonly left: string
  readonly rights: readonly string[]
}

/**
 * The formulas that stand on lines of their own, beside the worked examples, set against those that the lesson lists at its head:
 * what has the left side of one and its letters, and comes to something else, is mistyped in one of the two places.
 */
export function displayedFormulaErrors(front: ContentFile, lesson: ContentFile): readonly ContentError[] {
  const listed = listedEquations(front.text)
  const outside = lesson.text.replace(/^---\n[^]*?\n---/, blanked).replace(/<(Example|Wrong)\b[^]*?<\/\1>/g, blanked)
  return [...outside.matchAll(/\$\$([^$]+)\$\$/g)].flatMap(({ index, 1: display = '' }) =>
    [...equationsOf(display), ...orderOf(display)].flatMap(({ left, rights }) => {
      const named = listed.filter((one) => one.left === left)
      const [known = [], wrong] =
        rights
          .map(
            (right) => [(named.length > 0 ? named : alike(right, listed)).flatMap((one) => one.rights), right] as const,
          )
          .find(([of, right]) => isAnother(right, of)) ?? []
      if (wrong === undefined) return []
      const start = index + 2 + display.search(/\S/)
      const line = outside.slice(0, start).split('\n').length
      const message = `the formula $${wrong.trim()}$ is not $${known[0]?.trim()}$, as the head of the lesson has it: mend the one that is mistyped`
      return [{ file: lesson.path, line, column: 1, message }]
    }),
  )
}

/** Of another name, with the same letters, three at least: PQ for the distance AB. */
const alike = (right: string, listed: readonly Equation[]): readonly Equation[] => {
  const letters = lettersOf(right)
  return letters.split(',').length < 3
    ? []
    : listed.filter(({ rights }) => rights.every((one) => lettersOf(one) === letters))
}

const blanked = (text: string): string => text.replace(/[^\n]/g, ' ')

function listedEquations(front: string): readonly Equation[] {
  const { document } = readYaml(front)
  const listed = document.errors.length > 0 ? null : document.get('importantFormulas')
  return (isSeq(listed) ? listed.items : []).flatMap((item): readonly Equation[] => {
    const [name, formula] = isMap(item) ? [String(item.get('name')), String(item.get('formula'))] : ['', '']
    return [...formula.matchAll(/\$([^$]+)\$/g)].flatMap(([, tex = '']) =>
      tex.includes('=')
        ? equationsOf(tex)
        : tex.search(order) >= 0
          ? orderOf(tex)
          : [{ left: keyOf(`\\text{${name}}`), rights: [tex] }],
    )
  })
}

/** The equations of a display: lines of it, or parts with room between them. */
const equationsOf = (tex: string): readonly Equation[] =>
  tex
    .replace(/\\(?:begin|end)\{aligned\}|&/g, '')
    .split(/\\\\|,?\s*\\q?quad|;/)
    .flatMap((part) => {
      const [left = '', ...rights] = part.split('=')
      return rights.length > 0 ? [{ left: keyOf(left), rights }] : []
    })

const order = /\\(?:[lg]eq?(?![a-z])|lt|gt)|[<>]/g

/** "0 ≤ P(E) ≤ 1", all of it at the left: what is compared, and how, at the right. */
const orderOf = (tex: string): readonly Equation[] =>
  tex.search(order) < 0 ? [] : [{ left: keyOf(tex.replace(order, '?')), rights: [tex.trim()] }]

const keyOf = (tex: string): string =>
  tex.replace(/\\left(?![a-z])|\\right(?![a-z])|\s/g, '').replace(/\\([lg]e)q(?![a-z])/g, '\\$1')

/** Is none of those of these that have the same letters. */
function isAnother(right: string, listed: readonly string[]): boolean {
  const letters = lettersOf(right)
  const known = listed.filter((one) => lettersOf(one) === letters)
  if (known.length === 0 || known.some((one) => keyOf(one) === keyOf(right))) return false
  if (right.search(order) >= 0) return true
  return cases.some((at) => {
    const mine = valuesOf(right, at)
    const values = known.map((one) => valuesOf(one, at))
    return (
      [mine, ...values].every((all) => all.every(Number.isFinite)) &&
      !values.some((all) => all.length === mine.length && all.every((value, place) => same(value, mine[place] ?? NaN)))
    )
  })
}

/** A point has a value for each coordinate, what has a ± one for each sign. */
function valuesOf(tex: string, valueOf: (name: string) => number): readonly number[] {
  const inside = /^\s*\\left\(([^]*)\\right\)\s*$/.exec(tex)?.[1] ?? tex
  return inside
    .split(',')
    .flatMap((one) => (one.includes('\\pm') ? ['+', '-'].map((sign) => one.replace('\\pm', sign)) : [one]))
    .map((one) => valueOfTex(one, valueOf))
}

function lettersOf(tex: string): string {
  const names = new Set<string>()
  valuesOf(tex, (name) => {
    names.add(name)
    return 1
  })
  return [...names].toSorted().join()
}

/** Numbers from 2 to 12 for letters, made of their names. Several rows of them: in one a root may be of a negative number, and tells nothing. */
const cases = [7, 11, 19, 23, 29, 31].map(
  (start) => (name: string) =>
    name === 'pi'
      ? Math.PI
      : 2 + ([...name].reduce((so, sign) => (so * 31 + sign.charCodeAt(0) * start) % 1009, start) % 1000) / 100,
)
