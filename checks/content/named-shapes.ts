import { inPlainWords, isTurned } from './facts/in-plain-words'
import { isShape, lacking, propertiesIn, shapes, shapesWith, type Shape } from './facts/quadrilaterals'
import type { WrongConclusion } from './wrong-conclusion'

const claim =
  /(?<![\w-])(?:([A-Z]{4})|it|they|these(?: points)?|the (?:quadrilateral|figure|points?)|the given points)(?: [A-Z]{4})?,? (?:is|are|form|forms|must be|make|makes)(?: therefore| then| thus| also| indeed)? (?:the vertices of )?an? (parallelogram|rectangle|rhombus|square)(?![a-z])/i

/** "All four sides are equal. So ABCD is a square.", where the question gives the vertices or the lines before do not tell enough. */
export function namedShapeFaults(question: string, lines: readonly string[]): readonly WrongConclusion[] {
  const asked = inPlainWords(question)
  const plain = lines.map(inPlainWords)
  return plain.flatMap((text, line) =>
    text.split(/(?<=[.;]) /).flatMap((sentence, index, all) => {
      const [whole, name, shape] = claim.exec(sentence) ?? []
      const word = shape?.toLowerCase()
      if (
        whole === undefined ||
        !isShape(word) ||
        isTurned(sentence) ||
        /\b(?:if|to show|to prove|given|may)\b/i.test(sentence)
      )
        return []
      const before = [...plain.slice(0, line), ...all.slice(0, index), sentence].join(' ')
      const what = drawnOtherwise(`${asked} ${before}`, name, word) ?? notEnough(asked, before, name, word)
      return what === undefined ? [] : [{ line, what }]
    }),
  )
}

type Point = readonly [number, number]
const pointPattern = /(?<![A-Za-z])([A-Z])(?: ?=)? ?\((-?\d+(?:\.\d+)?), ?(-?\d+(?:\.\d+)?)\)/g

const between = ([a, b]: Point, [c, d]: Point): number => (a - c) ** 2 + (b - d) ** 2

/** What the vertices that are given make of it. */
function drawnOtherwise(text: string, name: string | undefined, shape: Shape): string | undefined {
  const points = new Map<string, Point>()
  const order: string[] = []
  for (const [, letter = '', x, y] of text.matchAll(pointPattern)) {
    const before = points.get(letter)
    if (before && (before[0] !== Number(x) || before[1] !== Number(y))) return undefined
    if (!before) order.push(letter)
    points.set(letter, [Number(x), Number(y)])
  }
  const names = [...(name ?? (order.length === 4 ? order.join('') : ''))]
  const [a, b, c, d] = names.map((letter) => points.get(letter))
  if (!a || !b || !c || !d) return undefined
  const sides = [between(a, b), between(b, c), between(c, d), between(d, a)]
  const isParallelogram = a[0] + c[0] === b[0] + d[0] && a[1] + c[1] === b[1] + d[1]
  const isRectangle = isParallelogram && between(a, c) === between(b, d)
  const isRhombus = isParallelogram && sides.every((side) => side === sides[0])
  const is: Readonly<Record<Shape, boolean>> = {
    parallelogram: isParallelogram,
    rectangle: isRectangle,
    rhombus: isRhombus,
    square: isRectangle && isRhombus,
  }
  if (is[shape]) return undefined
  const real = (['square', 'rectangle', 'rhombus', 'parallelogram'] as const).find((one) => is[one])
  const [p = '', q = '', r = '', s = ''] = names
  const diagonals = `${p}${r}² = ${between(a, c)} and ${q}${s}² = ${between(b, d)}`
  return `its vertices make ${real === undefined ? `no ${shape}` : `a ${real}`}: ${lacking[shape]} (here ${diagonals})`
}

/** What the lines before tell of its sides and diagonals, where they tell of its sides alone. */
function notEnough(asked: string, before: string, name: string | undefined, shape: Shape): string | undefined {
  const [p = '', q = '', r = '', s = ''] = name ?? ''
  const cross = name === undefined ? /\b(?:AC|BD|PR|QS)\b/ : new RegExp(`\\b(?:${p}${r}|${r}${p}|${q}${s}|${s}${q})\\b`)
  const found = propertiesIn(before)
  const knows =
    cross.test(before) ||
    /\bdiagonal|\bangles?\b|90°|perpendicular|parallel|right|slope|mid-?point|Pythag/i.test(before)
  const known = shapes.filter((one) => one !== shape && new RegExp(`\\b${one}`, 'i').test(asked))
  if (found.size === 0 || knows || /angle|perpendicular|diagonal/i.test(asked)) return undefined
  return shapesWith(found, known).has(shape) ? undefined : lacking[shape]
}
