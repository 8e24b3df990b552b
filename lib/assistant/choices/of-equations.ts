import { kind, type Decided, type Kind } from './kind'
import { coefficientsOf, factsIn, isNear, lettersIn, lineOf, none, shown } from './values'
import type { Fact } from '../question/fact'
import type { Node } from '../question/reading'
import { lettersOf } from '../question/reading'
import { numericValue } from '../../reading/tree/numeric'

/** The one equation or formula of an option. */
function only(option: string, ...kinds: readonly Fact['kind'][]): Fact | null {
  const [fact, ...more] = factsIn(option) ?? []
  return fact && more.length === 0 && kinds.includes(fact.kind) ? fact : null
}

/** Whether a formula is a polynomial in its letters: none under a root, below a line or with another exponent. */
function isPolynomial(node: Node): boolean {
  const isFree = (part: Node): boolean => lettersOf(part).size === 0
  switch (node.kind) {
    case 'number':
    case 'letter':
      return true
    case 'bracket':
    case 'sign':
      return isPolynomial(node.of)
    case 'binary': {
      const { operation, left, right } = node
      if (operation === '/') return isPolynomial(left) && isFree(right)
      if (operation !== '^') return isPolynomial(left) && isPolynomial(right)
      const power = numericValue(right, none)
      return isPolynomial(left) && (isFree(left) || (Number.isInteger(power) && power >= 0))
    }
    default:
      return isFree(node)
  }
}

const degreeOf = (at: ReadonlyMap<number, number>): number => Math.max(...at.keys())
const names = ['constant', 'linear', 'quadratic', 'cubic']

/** a, b, c of a quadratic equation. */
function quadraticOf(option: string): readonly [number, number, number] | null {
  const fact = only(option, 'equation', 'formula')
  const at = fact && coefficientsOf(fact)
  const a = at?.get(2)
  return at && a !== undefined && degreeOf(at) === 2 ? [a, at.get(1) ?? 0, at.get(0) ?? 0] : null
}

const signOf = (value: number, size: number): -1 | 0 | 1 =>
  Math.abs(value) <= 1e-9 * Math.max(1, size) ? 0 : value > 0 ? 1 : -1
const nature = { '-1': 'no real roots', '0': 'two equal real roots', '1': 'two distinct real roots' } as const

const rootKinds: readonly (readonly [RegExp, readonly (-1 | 0 | 1)[]])[] = [
  [/^(?:no real|imaginary|non-?real|unreal|not real)$/, [-1]],
  [/^(?:two )?(?:real )?(?:and )?(?:equal|coincident|repeated)(?: and real)?(?: real)?$/, [0]],
  [/^(?:two )?(?:real )?(?:and )?(?:distinct|different|unequal)(?: and real)?(?: real)?$/, [1]],
  [/^(?:two )?real$/, [0, 1]],
]

const value = String.raw`([-−+]?[\d./√]+(?:\([^()]*\))?)`
const worth = (text: string): number => {
  const fact = factsIn(text)?.[0]
  return fact?.kind === 'number' || fact?.kind === 'formula' ? numericValue(fact.node, none) : NaN
}

/** Whether a number put for the letter fulfils an equation, or makes a formula zero. */
function rootOf(given: string): ((option: string) => Decided | null) | null {
  const x = worth(given)
  if (!Number.isFinite(x)) return null
  return (option) => {
    const fact = only(option, 'equation', 'formula')
    if (!fact || lettersIn(fact).size !== 1) return null
    const sides = fact.kind === 'equation' ? fact.sides : fact.kind === 'formula' ? [fact.node] : []
    const [left = NaN, right = 0] = sides.map((side) => numericValue(side, () => x))
    if (sides.length > 2 || !Number.isFinite(left) || !Number.isFinite(right)) return null
    const holds = isNear(left, right)
    return {
      holds,
      why: sides.length === 2 ? `left side ${shown(left)}, right side ${shown(right)}` : `its value is ${shown(left)}`,
    }
  }
}

export const ofEquations: readonly Kind[] = [
  kind('poly-degree-count', /^(?:is|are) (?:an? )?polynomials?(?: in one variable| expression)?$/, () => (option) => {
    const fact = only(option, 'formula', 'number')
    if (fact?.kind === 'number') return { holds: true, why: 'a constant is a polynomial' }
    if (fact?.kind !== 'formula' || lettersOf(fact.node).size === 0) return null
    const holds = isPolynomial(fact.node)
    return {
      holds,
      why: holds ? 'every exponent of the letter is a whole number' : 'an exponent of the letter is no whole number',
    }
  }),
  kind('poly-degree-count', /^(?:is|are) (?:an? )?(linear|quadratic|cubic) polynomials?$/, ([which]) => (option) => {
    const fact = only(option, 'formula')
    const at = fact && coefficientsOf(fact)
    if (!at) return null
    const degree = degreeOf(at)
    return { holds: names[degree] === which, why: `its degree is ${degree}` }
  }),
  kind(
    'qe-identify',
    /^(?:is|are) an equation$/,
    () => (option) => only(option, 'equation') && { holds: true, why: 'two expressions are said to be equal' },
  ),
  kind(
    'qe-identify',
    /^(?:is|are) (?:an? )?(linear|quadratic|cubic) equations?(?: in one variable)?$/,
    ([which]) =>
      (option) => {
        const fact = only(option, 'equation')
        const at = fact && coefficientsOf(fact)
        if (!at) return null
        const degree = degreeOf(at)
        return { holds: names[degree] === which, why: `with all terms on one side its degree is ${degree}` }
      },
  ),
  kind('qe-identify', /^(?:is|are) (?:an? )?quadratic$/, () => (option) => {
    const [, equation = option, letter, given = ''] =
      /^(.+?),?\s*(?:where|for)\s+([a-z])\s*=\s*([-−]?\d+)\s*$/.exec(option) ?? []
    const number = letter === undefined ? '' : `(${given})`
    const put =
      letter === undefined ? equation : equation.replace(new RegExp(`(?<![a-z])${letter}(?![a-z])`, 'g'), number)
    const fact = only(put, 'equation')
    if (!fact) return null
    const at = coefficientsOf(fact)
    // all of it may fall away
    if (!at) return null
    const degree = degreeOf(at)
    return { holds: degree === 2, why: `with all terms on one side its degree is ${degree}` }
  }),
  kind(
    'qe-param-from-root',
    new RegExp(`^(?:has|have) (?:x = )?${value} as (?:an?|one|its) (?:root|solution|zero)$`),
    ([x = '']) => rootOf(x),
  ),
  kind('qe-param-from-root', new RegExp(`^(?:is|are) satisfied by (?:x = )?${value}$`), ([x = '']) => rootOf(x)),
  kind(
    'poly-value',
    /^is (?:an? |one |the )*(?:zero|root|solution)(?: of the (?:equation|polynomial|quadratic equation|quadratic polynomial)| of)+ (.+)$/,
    ([text = '']) => {
      const decides = (option: string) => rootOf(option.replace(/^[a-z]\s*=\s*/, ''))?.(text) ?? null
      return only(text, 'equation', 'formula') ? decides : null
    },
  ),
  kind('qe-discriminant-nature', /^(?:has|have) (.+?) roots$/, ([which = '']) => {
    const wanted = rootKinds.find(([says]) => says.test(which))?.[1]
    if (!wanted) return null
    return (option) => {
      const [a, b, c] = quadraticOf(option) ?? []
      if (a === undefined || b === undefined || c === undefined) return null
      const d = b * b - 4 * a * c
      const sign = signOf(d, b * b + Math.abs(4 * a * c))
      const is = sign === 0 ? '= 0' : `= ${shown(d)} ${sign > 0 ? '> 0' : '< 0'}`
      return { holds: wanted.includes(sign), why: `b² − 4ac ${is}: ${nature[sign]}` }
    }
  }),
  kind(
    'poly-sum-product',
    new RegExp(
      `^(?:has|have) (?:the )?(sum|product) of (?:its |the |their )?(?:roots|zeroes|zeros) (?:as|equal to|is|=) ?${value}$`,
    ),
    ([what, text = '']) => {
      const wanted = worth(text)
      return (option) => {
        const [a, b, c] = quadraticOf(option) ?? []
        if (a === undefined || b === undefined || c === undefined || !Number.isFinite(wanted)) return null
        const d = b * b - 4 * a * c
        const isReal = signOf(d, b * b + Math.abs(4 * a * c)) >= 0
        const found = what === 'sum' ? -b / a : c / a
        const formula = what === 'sum' ? '−b/a' : 'c/a'
        return {
          holds: isReal && isNear(found, wanted),
          why: isReal ? `${formula} = ${shown(found)}` : `b² − 4ac = ${shown(d)} < 0: no real roots`,
        }
      }
    },
  ),
]

type Way = 'unique' | 'none' | 'many'
const said: Readonly<Record<Way, string>> = {
  unique: 'a₁/a₂ ≠ b₁/b₂: one solution',
  none: 'a₁/a₂ = b₁/b₂ ≠ c₁/c₂: no solution',
  many: 'a₁/a₂ = b₁/b₂ = c₁/c₂: infinitely many solutions',
}

/** How two lines lie. */
function wayOf(one: readonly [number, number, number], other: readonly [number, number, number]): Way {
  const cross = (i: 0 | 1 | 2, j: 0 | 1 | 2) => isNear(one[i] * other[j], one[j] * other[i])
  if (!cross(0, 1)) return 'unique'
  return cross(0, 2) && cross(1, 2) ? 'many' : 'none'
}

const ways: readonly (readonly [RegExp, readonly Way[]])[] = [
  [/^(?:has|have) (?:exactly )?(?:an? |only )*(?:unique|one) sol(?:ution|n)?s?$/, ['unique']],
  [/^(?:has|have) (?:exactly |only )?two sol(?:ution|n)?s?$/, []],
  [/^(?:has|have) no sol(?:ution|n)?s?$/, ['none']],
  [/^(?:has|have) (?:an )?infinite(?:ly)?(?: many| number of)?(?: sol(?:ution|n)?s?)?$/, ['many']],
  [/^(?:intersect|meet)(?: each other)?(?: (?:at|in) (?:exactly |only )?(?:one|a) point)?$/, ['unique']],
  [/^(?:intersect|meet)(?: each other)? (?:at|in) (?:exactly )?two points$/, []],
  [/^coincide$/, ['many']],
  [/^(?:is|are) inconsistent$/, ['none']],
  [/^(?:is|are) consistent$/, ['unique', 'many']],
  [/^(?:is|are) (?:consistent and )?dependent$/, ['many']],
  [
    /^(?:is|are|represents?)(?: (?:two |a pair of )?(?:straight )?lines)?(?: which are)? parallel(?: lines)?(?: to each other)?$/,
    ['none'],
  ],
  [
    /^(?:is|are|represents?)(?: (?:two |a pair of )?(?:straight )?lines)?(?: which are)? (?:coincident|coinciding)(?: lines)?$/,
    ['many'],
  ],
  [
    /^(?:is|are|represents?)(?: (?:two |a pair of )?(?:straight )?lines)?(?: which are)? intersecting(?: lines)?(?: at (?:exactly |only )?(?:one|a) point)?$/,
    ['unique'],
  ],
  [
    /^(?:is|are|represents?)(?: (?:two |a pair of )?(?:straight )?lines)?(?: which are)? intersecting at (?:exactly )?two points$/,
    [],
  ],
  [/^(?:represents? |has |have )?lines which intersect(?: at (?:one|a) point)?$/, ['unique']],
]

const wayNames: Readonly<Record<string, readonly Way[]>> = {
  parallel: ['none'],
  coincident: ['many'],
  intersecting: ['unique'],
  consistent: ['unique', 'many'],
  inconsistent: ['none'],
  dependent: ['many'],
}

/** Both equations of an option. */
function pairIn(
  option: string,
): readonly [readonly [number, number, number], readonly [number, number, number]] | null {
  const [first, second, ...more] = factsIn(option.replace(/;/g, ',')) ?? []
  const [one, other] = [first && lineOf(first), second && lineOf(second)]
  return one && other && more.length === 0 ? [one, other] : null
}

const lineIn = (text: string) => {
  const fact = only(text, 'equation')
  return fact && lineOf(fact)
}
const toLine: readonly (readonly [string, Way])[] = [
  ['parallel', 'none'],
  ['coincident', 'many'],
  ['dependent', 'many'],
  ['inconsistent', 'none'],
  ['intersecting', 'unique'],
]

const wayName = `(?:${Object.keys(wayNames).join('|')})`

export const ofPairs: readonly Kind[] = [
  // "parallel, inconsistent": all that is said must hold
  kind(
    'le-classify-ratio',
    new RegExp(`^(?:is|are) (${wayName}(?:(?:,| and|, and) ${wayName})+)$`),
    ([said_ = '']) =>
      (option) => {
        const pair = pairIn(option)
        const way = pair && wayOf(...pair)
        const names_ = said_.split(/,? and |, /)
        return way && { holds: names_.every((name) => wayNames[name]?.includes(way)), why: said[way] }
      },
  ),
  ...ways.map(([says, wanted]) =>
    kind('le-classify-ratio', says, () => (option) => {
      const pair = pairIn(option)
      const way = pair && wayOf(...pair)
      return way && { holds: wanted.includes(way), why: said[way] }
    }),
  ),
  kind(
    'le-second-line',
    /^(?:is|are|represents a line|will be|can be) (parallel|coincident|intersecting|inconsistent|dependent) (?:to|with)(?: the line)?(?: represented by)? (.+)$/,
    ([how = '', text = '']) => {
      const line = lineIn(text)
      const wanted = toLine.find(([name]) => name === how)?.[1]
      if (!line || !wanted) return null
      return (option) => {
        const other = lineIn(option)
        const way = other && wayOf(line, other)
        return way && { holds: way === wanted, why: said[way] }
      }
    },
  ),
  kind(
    'le-params-from-solution',
    new RegExp(
      `^(?:(?:has|have) (?:a |the |as )*(?:unique )?(?:solution )?|is satisfied by |(?:is|are) satisfied by )x = ${value},? (?:and )?y = ${value}(?: as (?:a |its |the )?(?:unique )?solution)?$`,
    ),
    ([x = '', y = '']) => {
      const at: Readonly<Record<string, number>> = { x: worth(x), y: worth(y) }
      return (option) => {
        const lines = factsIn(option.replace(/;/g, ','))?.map(lineOf)
        if (!lines || lines.length > 2 || lines.length === 0) return null
        const known = lines.flatMap((line) => (line ? [line] : []))
        if (known.length < lines.length) return null
        const fits = known.every(([a, b, c]) => isNear(a * (at['x'] ?? NaN) + b * (at['y'] ?? NaN), c))
        const [one, other] = known
        const isUnique = !one || !other || wayOf(one, other) === 'unique'
        return {
          holds: fits && isUnique,
          why: fits ? (isUnique ? 'both values fit' : 'they fit, but so do others') : 'they do not fit',
        }
      }
    },
  ),
]
