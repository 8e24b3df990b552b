import { negate, zero, type Fraction } from '../../../maths/fraction'
import { told } from '../../question/phrase'
import { inTurn, type Held } from './in-turn'
import { bothAsked, calledXAndY } from './unknowns'
import {
  changedRectangle as solution,
  type Change,
  type Given,
} from '../../../solutions/linear-equations/changed-rectangle'
import { recogniser } from '../../recogniser'

type Sign = 1 | -1
type Growth = Sign | 0

interface Way {
  readonly pattern: string
  readonly area: Growth
  readonly length: Sign
  readonly breadth: Sign
}

const signs = [
  [1, 'increases|increased|increase|more|grows'],
  [-1, 'reduced|decreased|reduces|decreases|reduce|decrease|less|diminished'],
] as const

const even = 'stays|remains|remain|is? same|unaffected|unchanged|unaltered'
const wide = 'breadth|width'

/** "The area gets reduced by 9 m² if the length is reduced by 5 m and the breadth is increased by 3 m", and what is said the other way round. */
const ways: readonly Way[] = signs.flatMap(([area, grown]) =>
  signs.flatMap(([length, longer]) =>
    signs.flatMap(([breadth, wider]) => {
      const sides = [
        `length rectangle|rectangular? ${longer} #l ${wide} ${wider} #b`,
        `${longer} length #l ${wider} ${wide} #b`,
      ]
      const alike = length === breadth ? [`${longer} length #l ${wide} #b`, `length #l ${wide} #b ${longer}`] : []
      return [...sides, ...alike].flatMap((both) => [
        ...[`area? rectangle? ${grown} #g ${both}`, `${both} area ${grown} #g`].map((pattern) => ({
          pattern,
          area,
          length,
          breadth,
        })),
        // once, whatever the sign of a growth
        ...(area > 0
          ? [`area rectangle? ${even} ${both}`, `${both} area ${even}`].map((pattern): Way => ({
              pattern,
              area: 0,
              length,
              breadth,
            }))
          : []),
      ])
    }),
  ),
)

const signed = (value: Fraction | undefined, by: Growth): Fraction =>
  by === 0 ? zero : by > 0 ? (value ?? zero) : negate(value ?? zero)

const changeOf = (way: Way, { numbers: { g, l, b } }: Held): Change => ({
  length: signed(l, way.length),
  breadth: signed(b, way.breadth),
  area: signed(g, way.area),
})

/** The one unit of the sides, and of the area its square. */
function unitOf(...all: readonly Held[]): string | null {
  const units = new Set(all.flatMap(({ units: { g = '', l = '', b = '' } }) => [l, b, g.replace('^2', '')]))
  units.delete('')
  const [unit = 'unit', ...more] = units
  return more.length > 0 || !/^(?:unit|c?m)$/.test(unit) ? null : unit === 'unit' ? 'units' : unit
}

export const changedRectangle = recogniser<Given>({
  id: 'changed-rectangle',
  solution,
  story: true,
  cues: ['area'],
  words: ['rectangle', 'rectangular', 'area', 'square', 'units', 'unit'],
  examples: [
    'The area of a rectangle gets reduced by 9 m² if its length is reduced by 5 m and its breadth is increased by 3 m. It increases by 67 m² if its length is increased by 3 m and its breadth is increased by 2 m. If the length is x m and the breadth y m, find x and y.',
    'The area of a rectangle gets reduced by 9 square units, if its length is reduced by 5 units and breadth is increased by 3 units. If we increase the length by 3 units and the breadth by 2 units, the area increases by 67 square units. Find the dimensions of the rectangle.',
    'The area of a rectangle remains the same if the length is increased by 7 metres and the breadth is decreased by 3 metres. The area remains unaffected if the length is decreased by 7 metres and breadth is increased by 5 metres. Find the dimensions of the rectangle.',
    'area of rectangle reduced by 8 sq m when length reduced by 5 m and breadth increased by 3 m. if length increased by 3 m and breadth increased by 2 m area increased by 74 sq m. find length and breadth',
  ],
  refuses: [
    'The area of a rectangle stays the same if its length is reduced by 3 m and its breadth increased by 2 m. Find its length and breadth.',
    'The perimeter of a rectangle stays the same if its length is reduced by 3 m and its breadth increased by 2 m. The area grows by 20 m² if the length is increased by 5 m and the breadth reduced by 1 m. Find its length and breadth.',
    'The area of a rectangle gets reduced by 9 m² if its length is reduced by 5 m and its breadth is increased by 3 m. Find its length and breadth.',
    'The area of a rectangle gets reduced by 9 m² if its length is reduced by 5 m and its breadth is increased by 3 m. It increases by 67 m² if its length is increased by 3 m and its breadth is increased by 2 m. Find its area.',
    'The area of a rectangle gets reduced by 9 m² if its length is halved and its breadth is increased by 3 m. It increases by 67 m² if its length is increased by 3 m and its breadth is increased by 2 m. Find its length and breadth.',
    'The area of a rectangle gets reduced by 9 m² if its length is reduced by 5 m and its breadth is increased by 3 m. Its perimeter increases by 67 m if its length is increased by 3 m and its breadth is increased by 2 m. Find its length and breadth.',
  ],
  read: (question) => {
    const all = inTurn(question, ways, ways)
    const unit = all && unitOf(all.one, all.two)
    if (!all || unit === null) return null
    const both = [all.one, all.two]
    const letters = calledXAndY(question, 'length @x:letter metres? breadth|width @y:letter')
    // "a rectangular rangoli"
    const called = question.words.flatMap((word, at) => (question.words[at - 1] === 'rectangular' ? [word] : []))
    const ask =
      letters ??
      bothAsked(question, both, ['length', 'breadth', 'width', 'dimensions', 'both', 'rectangle', 'sides', ...called])
    const said = ask?.taken.flatMap((item) => (item.kind === 'word' ? item.text : [])) ?? []
    const isBoth = letters || said.includes('length') === (said.includes('breadth') || said.includes('width'))
    if (!ask || !isBoth) return null
    return {
      given: { first: changeOf(all.first, all.one), second: changeOf(all.second, all.two), unit },
      ...told(question, ...both, ask),
    }
  },
  before: () => '',
})
