import { isAsserted } from './asserted'
import { inPlainWords, isTurned, sentencesIn } from './in-plain-words'

/** What a quadrilateral can have, each in the words for it. */
const properties = {
  allSides: String.raw`(?:all|four)(?: (?:its|the|of its))?(?: four)?(?: sides| of them)?(?: are)? equal(?: sides)?|(?:all )?(?:four )?equal sides|(?<!opposite )(?<!adjacent )(?<!two )sides (?:are )?(?:all )?(?:equal|the same length)|all (?:four )?sides (?:are )?(?:equal|the same|of the same length)|AB = BC = CD = DA`,
  oppositeSides: String.raw`(?:both pairs of )?opposite (?:sides|ones) (?:are )?equal(?! and parallel)|equal opposite sides|AB = (?:CD|DC) and (?:BC = (?:DA|AD)|AD = BC)`,
  parallelSides: String.raw`(?:both pairs of )?opposite (?:sides|ones) (?:are )?parallel|two pairs of parallel sides`,
  pairBoth: String.raw`(?:one|a) pair of opposite sides (?:is |are )?(?:both )?(?:equal and parallel|parallel and equal)`,
  adjacentSides: String.raw`(?:two |a pair of )?(?:adjacent|neighbouring) sides (?:are )?equal|equal adjacent sides`,
  equalDiagonals: String.raw`diagonals(?: are)?(?: of)?(?: the same length| also| then| both)? equal(?!ly)(?! parts)|(?:two )?equal diagonals|diagonals (?:are )?of (?:equal|the same) length|AC = BD`,
  bisecting: String.raw`diagonals (?:which |that |are |equal and |also )*bisect(?:ing)? (?:each|one) (?:an)?other|diagonals (?:have|share|with) (?:a common|the same) mid-?point`,
  perpendicular: String.raw`diagonals (?:are |also |equal and |bisect each other (?:and are )?|that are |which are |meet |intersect |cut |bisect each other )?(?:each other )?(?:at right angles|perpendicular)|perpendicular diagonals`,
  rightAngles: String.raw`(?:all|four)(?: (?:its|the))?(?: four)? angles (?:are )?(?:right(?: angles)?|90°|equal)|four right angles|(?:each|every) angle (?:is )?(?:a right angle|90°)|right angles at all`,
  oneRightAngle: String.raw`(?:one|a|an) (?:angle (?:is )?(?:a right angle|90°|right)|right angle|of its angles is (?:a right angle|90°))|one of (?:its|the) angles is (?:a right angle|90°)`,
  oppositeAngles: String.raw`opposite angles (?:are )?equal|equal opposite angles`,
} as const

type Property = keyof typeof properties
export type Shape = 'parallelogram' | 'rectangle' | 'rhombus' | 'square'

export const shapes: readonly Shape[] = ['parallelogram', 'rectangle', 'rhombus', 'square']
const propertyNames: readonly Property[] = [
  'allSides',
  'oppositeSides',
  'parallelSides',
  'pairBoth',
  'adjacentSides',
  'equalDiagonals',
  'bisecting',
  'perpendicular',
  'rightAngles',
  'oneRightAngle',
  'oppositeAngles',
]

/** What each of them always has. */
const always: Readonly<Record<Shape, readonly Property[]>> = {
  parallelogram: ['oppositeSides', 'parallelSides', 'pairBoth', 'bisecting', 'oppositeAngles'],
  rectangle: [
    'oppositeSides',
    'parallelSides',
    'pairBoth',
    'bisecting',
    'oppositeAngles',
    'equalDiagonals',
    'rightAngles',
    'oneRightAngle',
  ],
  rhombus: [
    'oppositeSides',
    'parallelSides',
    'pairBoth',
    'bisecting',
    'oppositeAngles',
    'allSides',
    'adjacentSides',
    'perpendicular',
  ],
  square: propertyNames,
}

const said: Readonly<Record<Property, string>> = {
  allSides: 'all sides equal',
  oppositeSides: 'opposite sides equal',
  parallelSides: 'opposite sides parallel',
  pairBoth: 'a pair of sides equal and parallel',
  adjacentSides: 'adjacent sides equal',
  equalDiagonals: 'equal diagonals',
  bisecting: 'diagonals that bisect each other',
  perpendicular: 'perpendicular diagonals',
  rightAngles: 'four right angles',
  oneRightAngle: 'a right angle',
  oppositeAngles: 'opposite angles equal',
}

const wordsOf = Object.fromEntries(
  propertyNames.map((name) => [name, new RegExp(String.raw`(?<![\w-])(?:${properties[name]})(?!\w)`, 'i')]),
)
const has = (name: Property, text: string): boolean => wordsOf[name]?.test(text) === true

/** What a text says that a quadrilateral has. */
export const propertiesIn = (text: string): ReadonlySet<Property> =>
  new Set(propertyNames.filter((name) => has(name, text)))

/** Which shapes a quadrilateral is that has some properties, beside those it is known to be. */
export function shapesWith(given: ReadonlySet<Property>, known: readonly Shape[] = []): ReadonlySet<Shape> {
  const some = (...names: readonly Property[]) => names.some((name) => given.has(name))
  const is = (shape: Shape) => known.includes(shape) || known.includes('square')
  const isParallelogram =
    known.length > 0 ||
    some('oppositeSides', 'parallelSides', 'pairBoth', 'bisecting', 'oppositeAngles', 'allSides', 'rightAngles')
  const isRectangle =
    is('rectangle') || some('rightAngles') || (isParallelogram && some('equalDiagonals', 'oneRightAngle'))
  const isRhombus = is('rhombus') || some('allSides') || (isParallelogram && some('adjacentSides', 'perpendicular'))
  return new Set<Shape>([
    ...(isParallelogram ? (['parallelogram'] as const) : []),
    ...(isRectangle ? (['rectangle'] as const) : []),
    ...(isRhombus ? (['rhombus'] as const) : []),
    ...(isRectangle && isRhombus ? (['square'] as const) : []),
  ])
}

const shapeWord = '(parallelogram|rectangle|rhombus|square)'
const pluralWord = '(parallelogram|rectangle|rhombus|square)(?:s|es)?'
export const isShape = (word: string | undefined): word is Shape => shapes.some((shape) => shape === word)

export const lacking: Readonly<Record<Shape, string>> = {
  parallelogram: 'opposite sides equal or parallel, or diagonals that bisect each other, make a parallelogram',
  rectangle: 'a parallelogram with equal diagonals, or with a right angle, is a rectangle',
  rhombus: 'four equal sides make a rhombus, or a parallelogram with perpendicular diagonals',
  square:
    'a square has equal sides and equal diagonals: four equal sides alone make a rhombus, equal diagonals alone no square',
}

/** What a text says of quadrilaterals that does not belong to them, or does not make them: "a rhombus has equal diagonals". */
export const quadrilateralFaults = (text: string): readonly string[] =>
  /parallelogram|rectang|rhomb|square/i.test(text)
    ? sentencesIn(inPlainWords(text).replace(/\.\s(?=(?:So|Hence|Thus|Therefore)\b)/g, ', ')).flatMap(sentenceFaults)
    : []

function sentenceFaults(sentence: string): readonly string[] {
  if (/\?["”)]?$/.test(sentence)) return []
  return sentence
    .split(/;\s|,?\s(?:but|while|whereas|and not|not)\s/)
    .flatMap((part) => (isAsserted(part) && !maybe.test(part) ? [...concluded(part), ...owned(part)] : []))
}

const maybe = /\b(?:may|might|can|could|need|some|only if|as well as|or)\b/i

const conclusions = [
  // "if its diagonals are equal, a parallelogram is a rectangle", "all four sides are equal, so it is a square"
  new RegExp(
    String.raw`^(?<given>.*?)(?:,? (?:so|hence|therefore|thus)|, then|,) (?:that |then )?(?:it|this|they|the (?:quadrilateral|figure|parallelogram|shape)|[A-Z]{4}|a quadrilateral|(?<base>a (?:parallelogram|rhombus|rectangle|quadrilateral))) (?:is|forms?|must be) (?:a |always a |then a )(?<shape>parallelogram|rectangle|rhombus|square)(?![a-z])`,
    'i',
  ),
  // "a parallelogram with equal diagonals is a rectangle", "a quadrilateral whose ... is a square"
  new RegExp(
    String.raw`^(?:\w+:? )?(?<base>(?:a|any|every|each) (?:parallelogram|quadrilateral|rhombus|rectangle|figure|four-sided figure))(?: with| whose| in which| that has| which has| having) (?<given>.*?),? is (?:called )?(?:always )?(?:a |an )?(?<shape>parallelogram|rectangle|rhombus|square)(?![a-z])`,
    'i',
  ),
  // "a quadrilateral is a square if ..."
  new RegExp(
    String.raw`(?<base>(?:a|any|the|every|this) (?:parallelogram|quadrilateral|rhombus|rectangle|figure)|[A-Z]{4}|it) (?:is|forms?) (?:called )?a (?<shape>parallelogram|rectangle|rhombus|square),? (?:if|when|because|since|as) (?<given>.*)$`,
    'i',
  ),
]

const ofShape =
  / of (?:an?|the|any|every|this) (?:quadrilateral|parallelogram|rectangle|rhombus|square|figure)(?: [A-Z]{4})?(?= )/gi

/** "All four sides are equal, so it is a square." */
function concluded(part: string): readonly string[] {
  for (const words of conclusions) {
    const { given = '', shape = '', base = '' } = words.exec(part)?.groups ?? {}
    const found = propertiesIn(given.replace(ofShape, ''))
    if (!isShape(shape) || found.size === 0 || /\d|\bangle|\barea\b/.test(given.replace(/90°|right angles?/g, '')))
      continue
    const known = shapes.filter((one) => new RegExp(`\\b${one}`, 'i').test(`${base} ${given}`))
    return shapesWith(found, known).has(shape) ? [] : [`"${part.trim()}": ${lacking[shape]}`]
  }
  return []
}

const other = /\b(?:parallelogram|rectangle|rhombus|square)/i

const owners = [
  new RegExp(String.raw`^(?:[-–] )?(?:In|Of|For) (?:a|an|any|every|each|all) ${pluralWord},? (?<what>.+)$`, 'i'),
  new RegExp(
    String.raw`\b(?<what>(?:opposite |adjacent )?(?:sides|diagonals|angles) of (?:a|an|any|every|each|all) ${pluralWord} .+)$`,
    'i',
  ),
  new RegExp(String.raw`^(?:[-–] )?(?:A|An|Any|Every|Each|All)? ?${pluralWord} (?:has|have) (?<what>.+)$`, 'i'),
  new RegExp(String.raw`^(?:[-–] )?${shapeWord}(?::| [-–]) (?<what>.+)$`, 'i'),
]

/** "In a parallelogram the diagonals are equal", "Rhombus: diagonals equal". */
function owned(part: string): readonly string[] {
  for (const words of owners) {
    const found = words.exec(part)
    const shape = found?.[1]?.toLowerCase() ?? ''
    const what = (found?.groups?.['what'] ?? '').replace(/\bof (?:a|an|any|every|each|all) \w+/i, '')
    if (what === '' || other.test(what) || (!isShape(shape) && !isShape(shape.replace(/(?:e?s)$/, '')))) continue
    const own = shapes.find((one) => shape.startsWith(one))
    if (!own || /\bif\b|\bwhen\b|equal to|\b(?:same as|like)\b/i.test(part) || isTurned(what)) continue
    const strange = [...propertiesIn(what)].find((name) => !always[own].includes(name))
    if (strange !== undefined) return [`a ${own} need not have ${said[strange]}: ${needNot(own)}`]
  }
  return []
}

const needNot = (shape: Shape): string =>
  ({
    parallelogram: 'its diagonals bisect each other, its opposite sides are equal',
    rectangle: 'its diagonals are equal, its angles are right angles',
    rhombus: 'its sides are equal, its diagonals are perpendicular',
    square: 'it has all that the others have',
  })[shape]

/** "all four equal, at right angles" under "Diagonals" */
const toldOf = (about: string, cell: string): readonly Property[] => {
  const thing = /\b(?:diagonals|sides|angles)\b/i.exec(about)?.[0].toLowerCase() ?? ''
  return [...propertiesIn(cell.toLowerCase().includes(thing) ? cell : `${thing} ${cell}`)]
}

const namedShape = (cell: string): Shape | undefined =>
  shapes.find((one) => new RegExp(`^(?:an? )?\\**${one}(?:e?s)?\\**$`, 'i').test(cell.trim()))

const [yes, no] = [/^(?:yes|✓|✔|always|true)$/i, /^(?:no|✗|✘|×|never|false)$/i]

/** What a row of a table about quadrilaterals has wrong: "equal" for a rhombus under "Diagonals", or "yes" beside "diagonals equal". */
export function quadrilateralRowFaults(head: readonly string[], cells: readonly string[]): readonly string[] {
  const [first = '', ...others] = cells
  const own = namedShape(first)
  return others.flatMap((cell, index) => {
    const of = head[index + 1] ?? ''
    const shape = own ?? namedShape(of)
    if (!shape) return []
    const told = yes.test(cell) || no.test(cell) ? toldOf('', own ? of : first) : toldOf(own ? of : first, cell)
    if (no.test(cell)) {
      const left = told.find((name) => always[shape].includes(name))
      return left === undefined ? [] : [`a ${shape} has ${said[left]}: ${needNot(shape)}`]
    }
    if (isTurned(cell) || /\b(?:may|can|only|need|or|if)\b/i.test(cell)) return []
    const strange = told.find((name) => !always[shape].includes(name))
    return strange === undefined ? [] : [`a ${shape} need not have ${said[strange]}: ${needNot(shape)}`]
  })
}
