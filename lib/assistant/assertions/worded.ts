import { chapterFactIn, tangency } from './chapter-facts'
import type { General } from './general'
import { plainText } from '../../rich-text/plain'

/** A general statement by the words that it needs, in any order. */
interface Worded extends Omit<General, 'says'> {
  readonly id: string
  /** One of each must be there. */
  readonly needs: string
  /** Nothing but these is said besides. */
  readonly besides: string
  /** Which of these it follows from, where an assertion says it. */
  readonly from?: readonly string[]
  readonly archetype: string
}

const joining = new Set(
  `a an the of is are and by given for any to we have its their in be from with which that it then if at on as also always drawn draw
  said called say can two other each both those these they so corresponding respective respectively distinct points point line segment`.split(
    /\s+/,
  ),
)

const equalTangents = [
  'cir-circumscribed-quad',
  'cir-incircle-sides',
  'cir-triangle-perimeter',
  'cir-tangent-parts-from-sides',
  'cir-hexagon-about',
  'cir-escribed',
]
const similarity = ['tri-similar-side', 'tri-similar-angle', 'tri-altitude-median-ratio']
const parallels = ['tri-bpt-segment', 'tri-bpt-x', 'tri-parallel-length']

/** What reasons say about circles, triangles and numbers. */
const all: readonly Worded[] = [
  {
    id: 'perpendicular',
    needs: 'tangent perpendicular radius',
    besides: 'circle through contact',
    holds: true,
    explains: tangency,
    apart: equalTangents,
    archetype: 'cir-prove-perpendicular',
  },
  {
    id: 'equal',
    needs: 'tangent equal external|outside|exterior|same',
    besides: 'length circle',
    holds: true,
    explains: equalTangents,
    // the angles at the chord are equal as its triangle is isosceles
    apart: [
      'cir-tangent-length',
      'cir-angle-tangent-chord!angle|∠',
      'cir-angle-two-tangents!oab|oba|pab|pba|opa|opb|apo|bpo|opq|oqp|ptq|tpq|tqp',
    ],
    archetype: 'cir-prove-equal-tangents',
    from: ['perpendicular'],
  },
  {
    id: 'diameter-ends',
    needs: 'tangent diameter parallel',
    besides: 'circle end extremity extremities endpoint',
    holds: true,
    archetype: 'cir-prove-diameter-tangents',
    from: ['perpendicular'],
    apart: [...tangency, ...equalTangents],
  },
  {
    id: 'longest',
    needs: 'diameter longest chord',
    besides: 'circle',
    holds: true,
    apart: [...tangency, ...equalTangents],
    archetype: 'cir-facts-count',
  },
  {
    id: 'inside',
    needs: 'no tangent inside|interior',
    besides: 'circle passing through lying there exist',
    holds: true,
    archetype: 'cir-facts-count',
  },
  {
    id: 'supplementary',
    needs: 'angle between tangent supplementary',
    besides: 'external circle subtended joining contact centre',
    holds: true,
    explains: ['cir-angle-two-tangents', 'cir-angle-tangent-chord'],
    archetype: 'cir-prove-angles',
    from: ['perpendicular'],
  },
  {
    id: 'opposite-360',
    needs: 'opposite angle 360',
    besides: 'quadrilateral oapb add up sum cyclic',
    holds: false,
    rightly: 'All four angles of a quadrilateral add up to $360^\\circ$.',
    archetype: 'cir-prove-angles',
  },
  {
    id: 'bpt',
    needs: 'parallel side triangle divide|divides|divided same ratio',
    besides: 'one intersect intersecting intersects cut third proportion',
    holds: true,
    explains: parallels,
    archetype: 'tri-prove-bpt',
  },
  {
    id: 'bpt-converse',
    needs: 'divides|divide side triangle same ratio parallel third',
    besides: 'any',
    holds: true,
    explains: ['tri-bpt-converse'],
    apart: [...similarity, 'tri-bpt-segment', 'tri-bpt-x'],
    archetype: 'tri-prove-bpt',
  },
  {
    id: 'proportional',
    needs: 'similar triangle side proportional|proportion|ratio',
    besides: 'same',
    holds: true,
    explains: ['tri-similar-side', 'tri-parallel-length', 'tri-shadow'],
    archetype: 'tri-similar-side',
  },
  {
    id: 'angles-equal',
    needs: 'similar triangle angle equal',
    besides: '',
    holds: true,
    explains: ['tri-similar-angle'],
    apart: ['tri-similar-side'],
    archetype: 'tri-similar-angle',
  },
  {
    id: 'pythagoras',
    needs: 'right triangle square hypotenuse|longest sum',
    besides: 'angled equal side remaining',
    holds: true,
    explains: ['tri-right-triangle-length'],
    apart: [...parallels, 'tri-similar-side', 'tri-similar-angle'],
    archetype: 'tri-right-triangle-length',
  },
  {
    id: 'sss',
    needs: 'side triangle same|proportional|proportion ratio|proportional|proportion similar',
    besides: 'three then they sss criterion similarity one another all',
    holds: true,
    explains: ['tri-criterion'],
    apart: ['tri-similar-angle'],
    archetype: 'tri-criterion',
  },
  {
    id: 'aa',
    needs: 'angle triangle equal similar',
    besides: 'then they aa aaa criterion similarity one another pair all three',
    holds: true,
    explains: ['tri-criterion', 'tri-shadow'],
    apart: ['tri-similar-side'],
    archetype: 'tri-criterion',
  },
  {
    id: 'perimeters',
    needs: 'ratio perimeter similar triangle side',
    besides: 'same equal',
    holds: true,
    explains: ['tri-similar-side', 'tri-altitude-median-ratio'],
    names: ['perimeters?'],
    apart: ['tri-similar-angle', 'tri-bpt-segment'],
    archetype: 'tri-similar-side',
  },
  {
    id: 'mid-points',
    needs: 'midpoint|mid side triangle parallel third',
    besides: 'joining join midpoint mid half equal one',
    holds: true,
    archetype: 'tri-prove-bpt',
  },
  {
    id: 'diagonals-bisect',
    needs: 'diagonal parallelogram bisect',
    besides: '',
    holds: true,
    explains: ['cg-parallelogram-vertex', 'cg-parallelogram-check'],
    apart: ['cg-distance', 'cg-distance-origin-axis'],
    archetype: 'cg-parallelogram-vertex',
  },
  {
    id: 'similar-congruent',
    needs: 'similar congruent triangle|figure',
    besides: 'all',
    holds: false,
    rightly: 'Similar figures need not have the same size; congruent ones do.',
    archetype: 'tri-similar-figures-facts',
  },
  {
    id: 'congruent-similar',
    needs: 'congruent similar',
    besides: 'all triangle figure',
    holds: true,
    archetype: 'tri-similar-figures-facts',
  },
]

const stem = (word: string): string => (/(?:ss|us|is)$/.test(word) || word.length < 4 ? word : word.replace(/s$/, ''))

/** The general statement that a text makes in its own words; null where it says anything else besides. */
export function wordedIn(
  text: string,
): (General & Pick<Worded, 'id' | 'archetype' | 'from'> & { readonly of?: string }) | null {
  const fact = chapterFactIn(text)
  if (fact) return fact
  const words = plainText(text)
    .toLowerCase()
    .replace(/[.,;:°()]/g, ' ')
    .replace(/end ?points?|end-points?/g, 'end')
    .split(/\s+/)
    .map(stem)
    .filter((word) => word !== '' && !joining.has(word))
  const found = all.find(({ needs, besides, id }) => {
    const groups = needs.split(' ').map((group) => group.split('|').map(stem))
    const allowed = new Set([...groups.flat(), ...besides.split(' ').map(stem)])
    // "if a line divides two sides in one ratio, it is parallel" is the converse
    const isConverse = words.findIndex((word) => /^divide/.test(word)) < words.indexOf('parallel')
    // "if they are similar, ..." and "... then they are similar"
    const [first, last] = [
      words.indexOf('similar'),
      words.findIndex((word) => /^(?:same|proportion(?:al)?|equal|ratio)$/.test(word)),
    ]
    const isOfSimilar = first >= 0 && first < last && !/\bsimilar,? (?:if|when)\b/i.test(text)
    const isCongruent = first > words.indexOf('congruent') || /\bsimilar,? (?:if|when)\b/i.test(text)
    const isTurned =
      (id === 'bpt' && isConverse) ||
      (id === 'bpt-converse' && !isConverse) ||
      (/^(?:sss|aa)$/.test(id) && isOfSimilar) ||
      (/^(?:proportional|angles-equal)$/.test(id) && !isOfSimilar) ||
      (id === 'congruent-similar' && !isCongruent) ||
      (id === 'similar-congruent' && isCongruent)
    return (
      !isTurned &&
      groups.every((group) => group.some((one) => words.includes(one))) &&
      words.every((word) => allowed.has(word))
    )
  })
  return found ? { says: [], ...found } : null
}

/** Whether one of these statements follows from another; null where that is not known. */
export function followsFrom(one: ReturnType<typeof wordedIn>, other: ReturnType<typeof wordedIn>): boolean | null {
  // of two kinds of figures that are similar each is so by itself
  if (one?.id === 'always-similar' && other?.id === 'always-similar') return one.of === other.of ? null : false
  if (!one || !other || one.id === other.id) return null
  if (one.id === 'always-similar' && /^(?:aa|sss)$/.test(other.id) && /equilateral/.test(one.of ?? '')) return true
  if (one.from?.includes(other.id)) return true
  if (
    /^(?:one-point|two-from-outside|many|parallel-pair|secant)$/.test(one.id) &&
    /^(?:perpendicular|equal|parallel-distance)$/.test(other.id)
  )
    return false
  if (/^(?:no-tangent-)?inside$/.test(one.id) && /^(?:perpendicular|equal|on-circle|longest)$/.test(other.id))
    return false
  if (one.id === 'perpendicular' && /^(?:equal|two-from-outside|on-circle)$/.test(other.id)) return false
  if (
    /^(?:inside|equal-at-centre|congruent-but-not-back)$/.test(one.id) &&
    /^(?:two-from-outside|rhombus|sides-equal)$/.test(other.id)
  )
    return false
  return other.id === 'longest' || (other.id === 'equal' && one.id === 'diameter-ends') ? false : null
}
