import type { Measure, Shape } from '../../../solutions/areas-volumes/solids/rules'

/** How a solid is called; `many`: in the plural, `like`: an adjective, behind which its noun may stand. */
export interface Called {
  readonly shape: Shape
  readonly many: boolean
  readonly like: boolean
}

const named = (shape: Shape, one: string, many: string, like = ''): readonly (readonly [string, Called])[] => [
  ...one.split(' ').map((word) => [word, { shape, many: false, like: false }] as const),
  ...many.split(' ').map((word) => [word, { shape, many: true, like: false }] as const),
  ...like.split(' ').map((word) => [word, { shape, many: false, like: true }] as const),
]

export const solids: ReadonlyMap<string, Called> = new Map([
  ...named('cone', 'cone', 'cones', 'conical'),
  ...named(
    'cylinder',
    'cylinder well wire rod pipe pillar tube disc coin',
    'cylinders wires rods pipes pillars discs coins',
    'cylindrical',
  ),
  ...named(
    'sphere',
    'sphere ball marble gola laddoo',
    'spheres balls marbles shots bullets goliyan goliyaan golian',
    'spherical',
  ),
  ...named('hemisphere', 'hemisphere dome bowl', 'hemispheres domes bowls', 'hemispherical'),
  ...named('cube', 'cube', 'cubes', 'cubical'),
  ...named('cuboid', 'cuboid platform brick', 'cuboids bricks', 'cuboidal'),
])

/** Nouns behind "cylindrical" that are no name of their own. */
export const bare = new Set('part portion shape form end ends solid top bottom and or jaisa jaisi'.split(' '))

const measured = (measure: Measure, words: string) => words.split(' ').map((word) => [word, measure] as const)

export const measures: ReadonlyMap<string, Measure> = new Map([
  ...measured('r', 'radius radii'),
  ...measured('d', 'diameter diameters'),
  ...measured('h', 'height heights depth'),
  ...measured('L', 'length lengths'),
  ...measured('b', 'breadth width thickness'),
  ...measured('a', 'edge edges side sides'),
  ...measured('c', 'circumference'),
  ...measured('V', 'volume volumes capacity capacities'),
  ...measured('C', 'csa'),
  ...measured('T', 'tsa'),
])

/** "5 m high" */
export const adjectives: ReadonlyMap<string, Measure> = new Map([
  ...measured('h', 'high tall deep'),
  ...measured('L', 'long'),
  ...measured('b', 'wide broad thick'),
])

export const letterMeasures: ReadonlyMap<string, Measure> = new Map([
  ['r', 'r'],
  ['R', 'r'],
  ['d', 'd'],
  ['h', 'h'],
  ['H', 'h'],
  ['l', 'l'],
])

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

export const melts = set(
  'melted melting melt pighla pighlakar pighlaa khali recast recasting recasted cast casted moulded molded remoulded drawn reshapes reshaped reshape converted dug beaten emptied poured transferred digging spread',
)
export const cuts = set(
  'hollowed scooped scooping cavity cavities depression depressions drilled drilling carved removed hole holes pit pits dent dents dimple dimples gaddha nikala nikali',
)
export const joins = set(
  'mounted surmounted surmounting top topped attached fixed stuck joined joining ends end both combination combined placed standing stands above on crowned closed consisting consists united glued soldered pasted welded connected lower upper comprising composed',
)
export const smallWords = set('small smaller little tiny choti chhoti chote chhote chota')
export const otherWords = set('another second other')
export const alikeWords = set('same equal common')
export const wholeWords = set('total whole entire overall poori puri poore pura complete')

/** What it understands besides, wherever it stands. */
export const vocabulary: readonly string[] = [
  ...[melts, cuts, joins, smallWords, otherWords, alikeWords, wholeWords].flatMap((words) => [...words]),
  ...'solid right circular face faces form formed made into each its one two identical inner outer internal external hollow bottom'.split(
    ' ',
  ),
  ...'number many over dice die including inside thick lid whose having has all together sum ratio difference differences between respectively base bases use take term case study included side equals'.split(
    ' ',
  ),
  ...'obtained remaining required outside painted needed cut out spread evenly earth taken cost rate painting mass weight row'.split(
    ' ',
  ),
  ...'nearest whole increase increases cm^2 cm^3 m^2 m^3 mm^2 full water left upright touching included resulting uniform metallic part largest biggest greatest maximum three four five six not no excluding without rectangular above vertex big bigger large larger'.split(
    ' ',
  ),
]
