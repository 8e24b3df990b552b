import { kind, type Kind } from './kind'
import { factsIn, isNear, lineOf, numbersIn, none, pointIn, shown } from './values'
import { lettersOf } from '../question/reading'
import { numberOf } from '../../answers/number-of'
import { numericValue } from '../../reading/tree/numeric'

const quadrants = ['i', 'ii', 'iii', 'iv']
const ordinals: Readonly<Record<string, number>> = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  '1st': 1,
  '2nd': 2,
  '3rd': 3,
  '4th': 4,
}
const quadrantNamed = (name: string): number => ordinals[name] ?? quadrants.indexOf(name) + 1
const quadrantOf = ([x, y]: readonly [number, number]): number =>
  x === 0 || y === 0 ? 0 : y > 0 ? (x > 0 ? 1 : 2) : x < 0 ? 3 : 4

const point = String.raw`(?:[a-z] ?)?(\([^()]*\))`

export const ofPoints: readonly Kind[] = [
  kind(
    'cg-quadrant-of-point',
    /^(?:lies?|is|are|will lie|lying)(?: situated)? on (?:the )?([xy])[- ]?axis$/,
    ([axis]) =>
      (option) => {
        const found = pointIn(option)
        if (!found) return null
        const other = axis === 'x' ? 1 : 0
        return {
          holds: found[other] === 0,
          why: `its ${axis === 'x' ? 'y' : 'x'}-coordinate is ${shown(found[other])}`,
        }
      },
  ),
  kind(
    'cg-quadrant-of-point',
    /^(?:lies?|is|are|will lie) in (?:the )?(?:quadrant )?(first|second|third|fourth|1st|2nd|3rd|4th|i{1,3}|iv)(?: quadrant)?$/,
    ([name = '']) =>
      (option) => {
        const found = pointIn(option)
        if (!found) return null
        const is = quadrantOf(found)
        return {
          holds: is === quadrantNamed(name),
          why: is === 0 ? 'it lies on an axis' : `quadrant ${(quadrants[is - 1] ?? '').toUpperCase()}`,
        }
      },
  ),
  kind(
    'cg-distance-origin-axis',
    /^(?:lies?|is|are) (?:at )?(?:a distance of )?(\d+(?:\.\d+)?)(?: units?)?(?: away)? (?:distance )?from (?:the )?(origin|[xy][- ]?axis)$/,
    ([size, from = '']) =>
      (option) => {
        const found = pointIn(option)
        if (!found) return null
        const far = from === 'origin' ? Math.hypot(...found) : Math.abs(found[from.startsWith('x') ? 1 : 0])
        return { holds: isNear(far, Number(size)), why: `its distance is ${shown(far)}` }
      },
  ),
  kind('cg-ratio-line', /^(?:lies?|is|are) on (?:the )?(?:line |graph of )*(.+=.+)$/, ([text = '']) => {
    const fact = factsIn(text)?.[0]
    const line = fact && lineOf(fact)
    if (!line) return null
    return (option) => {
      const found = pointIn(option)
      if (!found) return null
      const left = line[0] * found[0] + line[1] * found[1]
      return {
        holds: isNear(left, line[2]),
        why: isNear(left, line[2]) ? 'its coordinates fit' : 'its coordinates do not fit',
      }
    }
  }),
  kind(
    'cg-equidistant-relation',
    new RegExp(
      `^(?:lies? on the perpendicular bisector of (?:the )?(?:line )?(?:segment )?(?:joining )?(?:the )?(?:points )?|(?:is|lies) equidistant from (?:the )?(?:points )?)${point} and ${point}$`,
    ),
    ([first = '', second = '']) => {
      const [one, other] = [pointIn(first), pointIn(second)]
      if (!one || !other) return null
      return (option) => {
        const found = pointIn(option)
        if (!found) return null
        const [a, b] = [one, other].map(([x, y]) => (x - found[0]) ** 2 + (y - found[1]) ** 2)
        if (a === undefined || b === undefined) return null
        return { holds: isNear(a, b), why: `the squares of its distances are ${shown(a)} and ${shown(b)}` }
      }
    },
  ),
]

/** The corners in their order. */
function cornersIn(option: string): readonly (readonly [number, number])[] | null {
  const points = factsIn(option)?.map((fact) =>
    fact.kind === 'point' ? ([numericValue(fact.x, none), numericValue(fact.y, none)] as const) : null,
  )
  const known = points?.filter((one) => one !== null)
  return known && known.length === points?.length && known.flat().every(Number.isFinite) ? known : null
}

/** The squares of the sides in turn, and of both diagonals. */
const squaresOf = (corners: readonly (readonly [number, number])[], step: number): readonly number[] =>
  corners.map(([x, y], at) => {
    const [u, v] = corners[(at + step) % corners.length] ?? [NaN, NaN]
    return (x - u) ** 2 + (y - v) ** 2
  })

function isTriangle(which: string, corners: readonly (readonly [number, number])[]): boolean {
  const [a = NaN, b = NaN, c = NaN] = squaresOf(corners, 1).toSorted((one, other) => one - other)
  if (which.startsWith('right')) return isNear(a + b, c)
  if (which === 'equilateral') return isNear(a, b) && isNear(b, c)
  const isTwo = isNear(a, b) || isNear(b, c)
  return which === 'scalene' ? !isTwo : isTwo && (which === 'isosceles' || isNear(a + b, c))
}

function isFigure(which: string, corners: readonly (readonly [number, number])[]): boolean {
  const sides = squaresOf(corners, 1)
  const [p = NaN, q = NaN] = squaresOf(corners, 2)
  const [[ax, ay] = [NaN, NaN], [bx, by] = [NaN, NaN], [cx, cy] = [NaN, NaN], [dx, dy] = [NaN, NaN]] = corners
  const [first, second] = [
    isNear((bx - ax) * (dy - cy), (by - ay) * (dx - cx)),
    isNear((cx - bx) * (ay - dy), (cy - by) * (ax - dx)),
  ]
  if (which === 'trapezium') return first !== second
  const [isSlanted, isEven, isSquare] = [
    first && second,
    sides.every((side) => isNear(side, sides[0] ?? NaN)),
    isNear(p, q),
  ]
  if (!isSlanted) return false
  return (
    which === 'parallelogram' || (which === 'rhombus' ? isEven : which === 'rectangle' ? isSquare : isEven && isSquare)
  )
}

/** "5 cm, 12 cm, 13 cm" */
const sidesIn = (option: string): readonly number[] | null => {
  const sides = numbersIn(option.replace(/^\((.*)\)$/, '$1'))?.toSorted((a, b) => a - b)
  return sides?.length === 3 && sides.every((side) => side > 0) ? sides : null
}

export const ofTriples: readonly Kind[] = [
  kind(
    'cg-triangle-type',
    /^(?:are|forms?)(?: the)?(?: vertices of)? an? (isosceles|equilateral|scalene|right|right[- ]angled) triangle$/,
    ([which = '']) =>
      (option) => {
        const corners = cornersIn(option)
        if (corners?.length !== 3) return null
        return {
          holds: isTriangle(which, corners),
          why: `the squares of the sides are ${squaresOf(corners, 1).map(shown).join(', ')}`,
        }
      },
  ),
  kind(
    'cg-quadrilateral-type',
    /^(?:are|forms?)(?: the)?(?: vertices of)? an? (square|rectangle|rhombus|parallelogram|trapezium)$/,
    ([which = '']) =>
      (option) => {
        const corners = cornersIn(option)
        if (corners?.length !== 4) return null
        return {
          holds: isFigure(which, corners),
          why: `the squares of the sides are ${squaresOf(corners, 1).map(shown).join(', ')}, of the diagonals ${squaresOf(corners, 2).slice(0, 2).map(shown).join(', ')}`,
        }
      },
  ),
  kind(
    'tri-right-triangle-length',
    /^(?:(?:can|could) be|is|are|forms?|represents?|(?:can|could) form)(?: the)?(?: lengths? of)?(?: the)?(?: three)?(?: sides of)? (?:an? )?right(?:[- ]?angled?)? triangles?$/,
    () => (option) => {
      const [a, b, c] = sidesIn(option) ?? []
      if (a === undefined || b === undefined || c === undefined) return null
      const [sum, square] = [a * a + b * b, c * c]
      return { holds: isNear(sum, square), why: `${shown(sum)} and ${shown(square)} for a² + b² and c²` }
    },
  ),
  kind(
    'ap-is-it-ap',
    /^(?:is|are|forms?|(?:is|are) in)(?: an?)? (?:ap|a\.p\.?|arithmetic progressions?|arithmetic sequences?)$/,
    () => (option) => {
      const terms = numbersIn(option.replace(/[.…]+\s*$/, '').replace(/,\s*$/, ''))
      if (!terms || terms.length < 3) return null
      const steps = terms.slice(1).map((term, at) => term - (terms[at] ?? NaN))
      const [first = NaN] = steps
      const holds = steps.every((step) => isNear(step, first))
      return {
        holds,
        why: holds ? `the difference is always ${shown(first)}` : `the differences are ${steps.map(shown).join(', ')}`,
      }
    },
  ),
  kind(
    'ap-is-it-ap',
    /^(?:is|are|forms?) an? (?:ap|arithmetic progression) with (?:d|common difference) ?(?:=|is)? ?([-\d./]+)$/,
    ([given = '']) =>
      (option) => {
        const terms = numbersIn(option.replace(/[.…]+\s*$/, '').replace(/,\s*$/, ''))
        const d = numberOf(given)
        if (!terms || terms.length < 3 || d === undefined) return null
        const holds = terms.slice(1).every((term, at) => isNear(term - (terms[at] ?? NaN), d))
        return { holds, why: `the first difference is ${shown((terms[1] ?? NaN) - (terms[0] ?? NaN))}` }
      },
  ),
  kind(
    'ap-nth-term',
    /^(?:can be |is |are |could be )(?:the )?(?:nth|n-th|general) terms? of an? (?:ap|a\.p\.?|arithmetic progression)$/,
    () => (option) => {
      const [fact, ...more] = factsIn(option.replace(/^(?:a_?n|t_?n)\s*=\s*/i, '')) ?? []
      if (fact?.kind !== 'formula' || more.length > 0 || [...lettersOf(fact.node)].join('') !== 'n') return null
      const terms = [1, 2, 3, 4, 5].map((n) => numericValue(fact.node, () => n))
      if (!terms.every(Number.isFinite)) return null
      const steps = terms.slice(1).map((term, at) => term - (terms[at] ?? NaN))
      const holds = steps.every((step) => isNear(step, steps[0] ?? NaN))
      return { holds, why: `its first terms are ${terms.slice(0, 4).map(shown).join(', ')}` }
    },
  ),
]

const ratio = String.raw`(?:sin|cos|tan|cosec|sec|cot)`

/** What a formula of ratios of numbers is worth; what has no value is infinite. */
function ratioIn(option: string): number | null {
  const [fact, ...more] = factsIn(option.replace(/\b(sin|cos|tan|cosec|sec|cot) ?(\d+)(?![\d°])/g, '$1 $2°')) ?? []
  if (!fact || more.length > 0 || (fact.kind !== 'formula' && fact.kind !== 'number')) return null
  const value = numericValue(fact.node, none)
  return Number.isNaN(value) ? null : Math.abs(value) > 1e12 ? Infinity : value
}

const bounds: Readonly<Record<string, (value: number) => boolean>> = {
  sin: (value) => Math.abs(value) <= 1 + 1e-12,
  cos: (value) => Math.abs(value) <= 1 + 1e-12,
  sec: (value) => Math.abs(value) >= 1 - 1e-12,
  cosec: (value) => Math.abs(value) >= 1 - 1e-12,
}
const limits: Readonly<Record<string, string>> = {
  sin: 'at most 1',
  cos: 'at most 1',
  sec: 'at least 1',
  cosec: 'at least 1',
}

export const ofRatios: readonly Kind[] = [
  kind('trig-true-false', /^(?:is|are) (defined|undefined)$/, ([which]) => (option) => {
    const value = ratioIn(option)
    return (
      (value !== null && {
        holds: Number.isFinite(value) === (which === 'defined'),
        why: Number.isFinite(value) ? `it is ${shown(value)}` : 'its denominator is 0',
      }) ||
      null
    )
  }),
  kind(
    'trig-true-false',
    new RegExp(
      `^(?:can|could) be (?:the |a )*(?:possible )?values? of (${ratio}) ?(?:θ|a|x|α|theta)?(?:,? (?:for|where) .{1,30})?$`,
    ),
    ([name = '']) =>
      (option) => {
        const value = ratioIn(option)
        const isIn = bounds[name]
        return value === null || !isIn
          ? null
          : { holds: isIn(value), why: `${shown(value)}; the size of ${name} is ${limits[name] ?? ''}` }
      },
  ),
  kind(
    'trig-evaluate-standard',
    /^(?:is|are) (equal to|greater than|less than|smaller than|more than|same as) (.+)$/,
    ([how = '', text = '']) => {
      const wanted = /\b(?:sin|cos|tan|cosec|sec|cot)\b/.test(text) || /^[\d./√]+$/.test(text) ? ratioIn(text) : null
      if (wanted === null || !Number.isFinite(wanted)) return null
      return (option) => {
        const value = /\b(?:sin|cos|tan|cosec|sec|cot)\b/.test(option) ? ratioIn(option) : null
        if (value === null) return null
        const isSame = isNear(value, wanted)
        const holds = /equal|same/.test(how)
          ? isSame
          : !isSame && (/greater|more/.test(how) ? value > wanted : value < wanted)
        return { holds, why: `${Number.isFinite(value) ? shown(value) : 'not defined'} against ${shown(wanted)}` }
      }
    },
  ),
  kind(
    'trig-identity-value',
    /^(?:is|are|holds?)(?: an?)? ?(?:trigonometric )?(?:identity|identities|true|correct|always true)(?: identity)?(?: for (?:all|any|every) (?:values?|angles?|acute angles?)(?: of)? ?(?:θ|a|x|α|theta)?)?(?: ?\([^()]*[≤<][^()]*\))?$/,
    () => (option) => {
      const [fact, ...more] = factsIn(option) ?? []
      if (fact?.kind !== 'equation' || fact.relation !== '=' || fact.sides.length !== 2 || more.length > 0) return null
      const letters = new Set(fact.sides.flatMap((side) => [...lettersOf(side)]))
      if (letters.size !== 1 || !/sin|cos|tan|sec|cot/.test(option)) return null
      const at = [17, 33, 50, 71].map((angle) => fact.sides.map((side) => numericValue(side, () => angle)))
      if (at.flat().some((each) => !Number.isFinite(each))) return null
      const bad = [17, 33, 50, 71].find((_, place) => !isNear(at[place]?.[0] ?? NaN, at[place]?.[1] ?? NaN))
      return { holds: bad === undefined, why: bad === undefined ? 'it is an identity' : `it fails for ${bad}°` }
    },
  ),
]
