const ofFigures =
  /\b(?:triangles?|tri|angles?|circles?|tangents?|chords?|quad(?:rilateral)?|parallelogram|trapezium|rhombus|diameters?|parallel|perpendicular|mid-?points?|points?|sides?|rectangle|square|segments?|lines?|hexagon|similar|intersect|diagonals?|hypotenuse|medians?|altitudes?)\b|[△∆∠∥∼⊥]/i

/** Single capitals with a space between them. */
const spelled = /(?<![\w.'’-])[A-Z](?: [A-Z])+(?![\w'’])/g

const polygons: Readonly<Record<string, number>> = {
  triangle: 3, triangles: 3, tri: 3, '△': 3, '∆': 3, 'Δ': 3, '∠': 3, '∼': 3, angle: 3, similar: 3, congruent: 3,
  quadrilateral: 4, quad: 4, parallelogram: 4, trapezium: 4, rhombus: 4, rectangle: 4, square: 4, hexagon: 6,
} // prettier-ignore
const ofOne = /^(?:at|point|cent(?:re|er)|vertex|contact|from|through|corner|origin)$/
const ofEach = /^(?:points|vertices|cent(?:re|er)s|corners|angles|letters|events|sets)$/

/** "at D E F.", "at D E F respectively": a point for each side. */
const isEnd = /^\s*(?:$|[.,;?]|(?:respectively|if|find|such|with)\b)/
const behindName =
  /^\s*(?:is|are|be|ek)?\s*(?:an?|ek)?\s*(triangle|quadrilateral|parallelogram|trapezium|rhombus|rectangle|square|hexagon)\b/i

/** How many corners the figure has that the words around a name speak of: "triangle A B C", "P Q R S is a rhombus". */
const sizeOfFigure = (before: string, behind: string): number | undefined =>
  polygons[before] ?? polygons[(behindName.exec(behind)?.[1] ?? '').toLowerCase()]

/** How many letters each name of a row has; null where that cannot be told. */
function sizesOf(
  letters: readonly string[],
  before: string,
  behind: string,
  known: ReadonlySet<string>,
): readonly number[] | null {
  const count = letters.length
  const pairs = (number: number): readonly number[] => Array.from({ length: number / 2 }, () => 2)
  const own = sizeOfFigure(before, behind)
  if (own !== undefined && count >= own) {
    const rest = count - own
    if (rest === own) return [own, own]
    return rest % 2 === 0 ? [own, ...pairs(rest)] : [own, 1, ...pairs(rest - 1)]
  }
  // "at D E F", "points A B C", "M N are points on"
  if (count === 2 && /^ are (?:the )?(?:two )?p(?:oin)?ts?\b/.test(behind)) return null
  if (ofEach.test(before)) return null
  if (ofOne.test(before))
    return count % 2 === 0 || (count === 3 && isEnd.test(behind)) ? null : [1, ...pairs(count - 1)]
  if (/^(?:in|inside|around)$/.test(before)) return [count]
  if (known.has(letters.toSorted().join(''))) return [count]
  if (count === 3 || /^(?:perimeter|area) of$/.test(before)) return [count]
  return count % 2 === 0 ? pairs(count) : null
}

/** "triangle A B C", "A B = 6 cm and angle A C B": the names of a figure, their capitals spelled out one by one, as they are written. */
export function withSpelledNames(text: string): string {
  if (!ofFigures.test(text)) return text
  const runs = [...text.matchAll(spelled)]
  if (runs.length === 0) return text
  const contextOf = (at: number, length: number): readonly [string, string] => {
    const lead = text.slice(Math.max(0, at - 24), at)
    const [word = ''] = /(?:\b(?:perimeter|area) of|[A-Za-z]+|[△∆Δ∠∼])\s*$/.exec(lead) ?? []
    return [word.trim().toLowerCase(), text.slice(at + length, at + length + 40)]
  }
  const known = new Set(
    runs.flatMap(({ 0: run, index }) => {
      const letters = run.split(' ')
      const [before, behind] = contextOf(index, run.length)
      const own = sizeOfFigure(before, behind)
      return own !== undefined && before !== 'angle' && before !== '∠' && letters.length >= own
        ? [letters.slice(0, own).toSorted().join('')]
        : []
    }),
  )
  return text.replace(spelled, (run: string, at: number) => {
    const letters = run.split(' ')
    const sizes = sizesOf(letters, ...contextOf(at, run.length), known)
    if (!sizes) return run
    let next = 0
    return sizes
      .map((size) => {
        next += size
        return letters.slice(next - size, next).join('')
      })
      .join(' ')
  })
}
