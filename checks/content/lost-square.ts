import { namesOf } from '../prove/identity'
import { treeOf } from '../prove/value-of-tex'
import { same, workedOut } from '../prove/worked-out'
import { formulasIn } from './stated-answer'
import type { WrongConclusion } from './wrong-conclusion'

const label = /\((?:i|ii|iii|iv|v)\)\s/

/** It is said of the value why it will not do. */
const isLeftOut =
  /\b(?:no|not|never|cannot|only|reject\w*|leave\w*|left|exclud\w*|discard\w*|lost|vanish\w*|linear|non-zero|drop\w*|unless|except|without)\b|\\neq?\b|n't\b/i

/** A value of $k$ for which the equation $kx^2 - 4kx + 12 = 0$ has no square, taken as one that gives it equal roots. */
export function lostSquareFaults(question: string, lines: readonly string[]): readonly WrongConclusion[] {
  const asked = question.split(label)
  const starts = lines.flatMap((text, line) => (text.search(label) === 0 ? [line] : []))
  const isInParts = asked.length > 2 && starts.length === asked.length - 1
  const parts = isInParts
    ? starts.map((start, place) => ({ asked: asked[place + 1] ?? '', start, end: starts[place + 1] ?? lines.length }))
    : [{ asked: question, start: 0, end: lines.length }]
  return parts.flatMap(({ asked: part, start, end }) => {
    const [only, ...others] = formulasIn(part).flatMap((tex) => leadingIn(tex) ?? [])
    if (!only || others.length > 0 || !/\broots?\b|\bquadratic\b/i.test(question)) return []
    const own = lines.slice(start, end)
    const stated = new RegExp(String.raw`(?<![a-z])${only.letter} = (-?\d+(?:\.\d+)?)(?![\d^a-z(]| ?[-+/×\\])`, 'g')
    const last = own.findLastIndex((text) => text.search(stated) >= 0)
    const lost = [...(own[last] ?? '').matchAll(stated)].find(([, value]) => same(only.of(Number(value)), 0))
    if (!lost || own.slice(last).some((text) => isLeftOut.test(text))) return []
    const what = `for $${lost[0]}$ the equation has no square: this value is left out`
    return [{ line: start + last, what }]
  })
}

interface Leading {
  readonly letter: string
  /** The coefficient of the square. */
  readonly of: (value: number) => number
}

/** Of an equation in x with one letter more. */
function leadingIn(tex: string): Leading | undefined {
  const [left, right, ...rest] = tex.split('=').map(treeOf)
  if (!left || !right || rest.length > 0) return undefined
  const [letter, ...others] = namesOf(left, right).filter((name) => name !== 'x')
  if (letter === undefined || others.length > 0 || !/^[a-z]$/.test(letter) || !tex.includes('x')) return undefined
  const at = (x: number, value: number) => {
    const valueOf = (name: string) => (name === 'x' ? x : value)
    return workedOut(left, { valueOf }) - workedOut(right, { valueOf })
  }
  const of = (value: number) => (at(1, value) - 2 * at(0, value) + at(-1, value)) / 2
  return Number.isFinite(of(1.7)) && !same(of(1.7), of(2.9)) ? { letter, of } : undefined
}
