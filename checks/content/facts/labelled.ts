import { inPlainWords, isTurned } from './in-plain-words'
import { isShape, lacking, propertiesIn, shapesWith, type Shape } from './quadrilaterals'

/** Things of one family: no two of them are told by the same words. */
const families: readonly string[] = [
  'parallelogram rectangle rhombus square kite trapezium',
  'isosceles equilateral scalene collinear right|right-angled',
  'sss sas aa asa rhs',
  'tangent secant chord diameter radius arc',
  'sector segment',
  'intersecting parallel coincident|coinciding',
  'consistent inconsistent dependent',
  'hcf lcm',
  'mean median mode',
  'rational irrational prime composite',
  'linear quadratic cubic',
  'sum product difference',
  'elevation depression',
  'cone cylinder sphere hemisphere cuboid cube frustum',
  'sine cosine tangent secant cosecant cotangent',
  'sin cos tan sec cosec cot',
  'centroid circumcentre incentre orthocentre mid-point',
  'minor major',
  'elimination substitution',
  'impossible|never sure|certain',
  'volume area|surface perimeter',
]

const familyOf = families.map((words) =>
  words.split(' ').map((one) => new RegExp(String.raw`\b(?:${one})(?:s|es)?\b`, 'i')),
)

interface Row {
  readonly label: string
  readonly said: string
  readonly line: number
}

const rowForm =
  /^(?:[-–•] )?((?:[A-Z]|an? |the |two )[A-Za-z-]*(?: [a-zA-Z-]+){0,4})(?: \([^)]*\))?(?::| [-–]) (.+?)\.?$/

/** The rows of a list, "Rhombus: four sides equal." */
const rowsIn = ({ text, line }: { readonly text: string; readonly line: number }): readonly Row[] =>
  inPlainWords(text)
    .split(/(?<=[.;])\s+(?=[A-Z])/)
    .flatMap((piece) => {
      const [, label, said] = rowForm.exec(piece.replace(/;$/, '')) ?? []
      return label === undefined || said === undefined ? [] : [{ label, said, line }]
    })

/** What of the rows of one list has lost what sets it apart from the others: "Rhombus: four sides equal. Square: four sides equal." */
export function labelledFaults(
  lines: readonly { readonly text: string; readonly line: number }[],
): readonly { readonly line: number; readonly what: string }[] {
  const rows = lines.flatMap(rowsIn)
  if (rows.length < 2) return []
  return rows.flatMap((row) => {
    const what = shapeFault(row, rows) ?? sameFault(row, rows)
    return what === undefined ? [] : [{ line: row.line, what }]
  })
}

function shapeOf(label: string): Shape | undefined {
  const bare = label.toLowerCase().replace(/^(?:an?|the) /, '')
  return isShape(bare) ? bare : undefined
}

/** A row of a list of tests that tests for less: the others tell their shapes, and this one says what another says, or too little. */
function shapeFault(row: Row, rows: readonly Row[]): string | undefined {
  const shape = shapeOf(row.label)
  const own = propertiesIn(row.said)
  if (!shape || own.size === 0 || isTurned(row.said) || shapesWith(own).has(shape)) return undefined
  const others = rows.flatMap((other) => {
    const name = shapeOf(other.label)
    const told = propertiesIn(other.said)
    return name && name !== shape && told.size > 0 ? [{ told, tells: shapesWith(told).has(name) }] : []
  })
  const says = (told: ReadonlySet<string>) => told.size === own.size && [...own].every((one) => told.has(one))
  const isTest =
    others.some(({ told, tells }) => tells && says(told)) || (others.length >= 3 && others.every(({ tells }) => tells))
  return isTest ? `"${row.label}: ${row.said}": ${lacking[shape]}` : undefined
}

/** Two things of one family under the same words. */
function sameFault(row: Row, rows: readonly Row[]): string | undefined {
  const index = rows.indexOf(row)
  const bare = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^a-z0-9=<>≠+²³/()-]+/g, ' ')
      .trim()
  // of shapes what is said may hold of two
  if (shapeOf(row.label) || bare(row.said).split(' ').length < 2) return undefined
  const other = rows
    .slice(0, index)
    .find((before) => bare(before.said) === bare(row.said) && areOfOneFamily(before.label, row.label))
  return other && `"${row.label}" and "${other.label}" are told by the same words: what sets them apart is missing`
}

const areOfOneFamily = (one: string, other: string): boolean =>
  familyOf.some((family) => {
    const [a, b] = [one, other].map((label) => family.flatMap((word, index) => (word.test(label) ? [index] : [])))
    return a?.length === 1 && b?.length === 1 && a[0] !== b[0]
  })
