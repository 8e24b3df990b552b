import type { WrongConclusion } from './wrong-conclusion'
import type { Figure } from '@/lib/figures/figure'

/** A length that ends in a unit of which neither the question, nor its table, nor any other line speaks: "34.5 cm" of lengths in mm. */
export function otherUnit(
  question: string,
  figures: readonly (Figure | undefined)[],
  lines: readonly string[],
): WrongConclusion | undefined {
  const told = [question, ...figures.flatMap(wordsOf)].join(' ')
  const [own, ...others] = new Set(unitsIn(told))
  const line = lines.length - 1
  const [unit, ...more] = new Set(unitsIn(lines[line] ?? ''))
  if (own === undefined || others.length > 0 || unit === undefined || more.length > 0 || unit === own) return undefined
  // a product of lengths, and a scale, have units of their own; so has what is changed on the way
  const isChanged =
    lines.slice(0, -1).some((text) => unitsIn(text).includes(unit)) || /[²³]|\bper\b|\/|scale|\bmap\b/.test(told)
  return isChanged ? undefined : { line, what: `the answer is in ${unit}, and all that is given in ${own}` }
}

const number = String.raw`(\d+(?:\.\d+)?)`
const measure = String.raw`\$ ((?:mm|cm|m|km)[²³]?)(?![\w²³/])`
const sum = new RegExp(`${number} [-+] ${number} = ${number}${measure}`, 'g')

/** A sum or difference of two measures that has not their unit: "154 - 38.5 = 115.5 m" of areas in m². */
export function sumUnits(lines: readonly string[]): readonly WrongConclusion[] {
  return lines.flatMap((text, line) => {
    const before = lines.slice(0, line).join(' ')
    return [...text.matchAll(sum)].flatMap(([, one = '', other = '', result = '', unit = '']) => {
      const units = [one, other].map((each) => unitsOf(each, before))
      const [mine, ...more] = new Set(units.flat())
      return units.every(({ length }) => length > 0) && more.length === 0 && mine !== undefined && mine !== unit
        ? [{ line, what: `${one} and ${other} are in ${mine}: so is ${result}` }]
        : []
    })
  })
}

const unitsOf = (told: string, text: string): readonly string[] =>
  Array.from(
    text.matchAll(new RegExp(String.raw`(?<![\d.])${told.replace('.', String.raw`\.`)}${measure}`, 'g')),
    ([, unit = '']) => unit,
  )

const unitsIn = (text: string): readonly string[] =>
  [...text.matchAll(/(?:[\d)$]\$? |\((?:in )?|\\text\{|\\,|, in )(mm|cm|m|km)\b(?![²³'’])/g)].flatMap(
    ([, unit = '']) => unit,
  )

function wordsOf(figure: Figure | undefined): readonly string[] {
  if (!figure) return []
  const own = [figure.description ?? '', figure.caption ?? '']
  return figure.kind === 'table' ? [...own, ...figure.head, ...figure.rows.flatMap(([first = '']) => first)] : own
}
