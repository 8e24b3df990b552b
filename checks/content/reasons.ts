import { valueOfTex } from '../prove/value-of-tex'
import { same } from '../prove/worked-out'
import type { Figure } from '@/lib/figures/figure'

/** What is wrong with the reasons that a line gives, as far as the line alone tells. */
export const reasonFaults = (line: string): readonly string[] => [
  ...zeroOfFactor(line),
  ...emptyRange(line),
  ...theoremOrConverse(line),
  ...otherTheorem(line),
  ...commonBase(line),
  ...divisorOfSquare(line),
  ...speedUnits(line),
  ...capsuleParts(line),
  ...scaledZeroes(line),
  ...heightOfTriangle(line),
]

/** "the factor $x + 5$ gives the zero $5$" */
function zeroOfFactor(line: string): readonly string[] {
  const told = line.matchAll(
    /\bfactor \$(\d*)([a-z]) ([+-]) (\d+)\$ (?:gives|has|leads to) the (?:zero|root) \$([^$]+)\$/g,
  )
  return [...told].flatMap(([, times = '', letter = '', sign, number = '', zero = '']) => {
    const is = ((sign === '+' ? -1 : 1) * Number(number)) / Number(times === '' ? 1 : times)
    const value = valueOfTex(zero)
    return Number.isNaN(value) || same(value, is)
      ? []
      : [`${times}${letter} ${sign ?? ''} ${number} is 0 for ${letter} = ${Number(is.toFixed(4))}, not for ${zero}`]
  })
}

/** "$k \geq 6$ and $k \leq -6$": no number is both. */
function emptyRange(line: string): readonly string[] {
  const bound = String.raw`\$([a-z]) (<|>|\\leq?|\\geq?) (-?[\d.]+)\$`
  const pairs = line.matchAll(new RegExp(String.raw`${bound},? \*{0,2}(and|or)\*{0,2} ${bound}`, 'g'))
  return [...pairs].flatMap(([, letter, sign = '', number, word, other, otherSign = '', otherNumber]) => {
    const isUpper = (one: string) => one.startsWith('<') || one.startsWith('\\l')
    if (letter !== other || isUpper(sign) === isUpper(otherSign)) return []
    const [upper, lower] = isUpper(sign) ? [number, otherNumber] : [otherNumber, number]
    const isApart = Number(upper) < Number(lower)
    if (word === 'and' && isApart) return [`no ${letter ?? ''} is both: write "or"`]
    return word === 'or' && !isApart && Number(upper) !== Number(lower)
      ? [`every number is one of the two: write "and"`]
      : []
  })
}

const bpt = String.raw`(?:the )?(?:BPT|Basic Proportionality Theorem|Thales'? theorem)`

/** A parallel follows by the converse, a proportion by the theorem. */
function theoremOrConverse(line: string): readonly string[] {
  const parallel = String.raw`\$[A-Z]{2} \\parallel [A-Z]{2}\$`
  if (
    new RegExp(String.raw`\b(?:so|[Ss]o|[Hh]ence|[Tt]herefore|[Tt]hus) ${parallel},? (?:by|from) ${bpt}`).test(line) ||
    new RegExp(String.raw`\b[Bb]y ${bpt}, ${parallel}(?! and \$[A-Z]{2} \\parallel)`).test(line)
  )
    return ['that lines are parallel follows by the converse of the theorem']
  return new RegExp(String.raw`\b[Bb]y the converse of ${bpt},? \$\\d?frac\{[A-Z]{2}\}\{[A-Z]{2}\} =`).test(line)
    ? ['a proportion follows by the theorem, and not by its converse']
    : []
}

const proportion = /^\\d?frac\{[A-Z]{2}\}\{[A-Z]{2}\}\s*=\s*\\d?frac\{[A-Z]{2}\}/
const squares = /[A-Z]{2}\^\{?2/
const angles = /\\angle [A-Z]/
const byTheorem = (name: string): RegExp =>
  new RegExp(
    String.raw`\b[Bb]y (?:the )?(${name})(?: in (?:the )?(?:right )?(?:triangle )?\$[^$]+\$)?[,:]? \$([^$]+)\$`,
    'i',
  )
/** What is shown by a theorem, what it speaks of, and what it says nothing of. */
const theorems: readonly (readonly [by: RegExp, is: string, not: readonly RegExp[]])[] = [
  [byTheorem('Pythagoras(?: theorem)?'), 'squares of the sides of a right triangle', [proportion, angles]],
  [
    byTheorem('(?:Basic Proportionality Theorem|BPT|Thales theorem)'),
    'the ratio in which a parallel divides two sides',
    [squares, angles],
  ],
  [byTheorem('(?:angle sum(?: property)?|exterior angle(?: property)?)[a-z ]*'), 'angles', [proportion, squares]],
]

/** "By the Pythagoras theorem $\frac{AD}{DB} = \frac{AE}{EC}$": that is said by another one. */
function otherTheorem(line: string): readonly string[] {
  const text = line.replaceAll(/['’]/g, '')
  return theorems.flatMap(([by, is, not]) => {
    const [, said, formula = ''] = by.exec(text) ?? []
    return said !== undefined && not.some((one) => one.test(formula))
      ? [`"${said.trim()}" speaks of ${is}, and this is something else: which theorem says it?`]
      : []
  })
}

/** "$\triangle BDE$ and $\triangle CDE$ are on the same base $BC$" */
function commonBase(line: string): readonly string[] {
  const named =
    /\$\\triangle ([A-Z]{3})\$ and \$\\triangle ([A-Z]{3})\$ (?:are|stand|lie) on the same base \$([A-Z]{2})\$(?: and between the same parallels \$([A-Z]{2})\$ and \$([A-Z]{2})\$)?/.exec(
      line,
    )
  if (!named) return []
  const [, one = '', other = '', base = '', first = '', second = ''] = named
  if (first !== '' && ![first, second].some((line) => [...base].every((letter) => line.includes(letter))))
    return [`the base ${base} lies on neither of ${first} and ${second}: the parallels are ${base} and another line`]
  const isSide = (triangle: string) => [...base].every((letter) => triangle.includes(letter))
  const common = [...one].filter((letter) => other.includes(letter)).join('')
  return isSide(one) && isSide(other)
    ? []
    : [`${base} is no side of both triangles${common.length === 2 ? `: their common side is ${common}` : ''}`]
}

/** "Since 3 is an odd number, 3 divides a": what divides a square divides the number because it is prime. */
function divisorOfSquare(line: string): readonly string[] {
  const [, number = '', kind = ''] =
    /\b(?:[Ss]ince|[Aa]s|[Bb]ecause) \$?(\d+|p)\$? is an? (odd|even|natural|whole|composite|rational|real)? ?(?:number|integer)?,? (?:so )?\$?\1\$? (?:also )?divides \$?[a-z]\b/.exec(
      line,
    ) ?? []
  return kind === '' ? [] : [`${number} divides the number because it is prime, and not because it is ${kind}`]
}

/** × 18/5 makes km/h of m/s, × 5/18 m/s of km/h. */
function speedUnits(line: string): readonly string[] {
  const [, over, , unit] = /\\times \\frac\{(18|5)\}\{(5|18)\} = [\d.]+\$ (km\/h|m\/s)/.exec(line) ?? []
  const right = over === '18' ? 'km/h' : 'm/s'
  return unit === undefined || unit === right
    ? []
    : [`multiplying by ${over === '18' ? '18/5' : '5/18'} gives ${right}, not ${unit}`]
}

/** The cylinder of a capsule is shorter than the whole by both hemispheres. */
function capsuleParts(line: string): readonly string[] {
  const isCapsule = /\b(?:two hemispher\w+|hemispherical ends|hemisphere(?:s)? at (?:each|both) end)/.test(line)
  return isCapsule && /\bcylinder has the (?:length|height) \*?total minus\*? \$r\$/.test(line)
    ? ['with a hemisphere at each end the cylinder is the total minus 2r']
    : []
}

/** "The zeroes $2\alpha$ and $2\beta$ have the sum $2(\alpha + \beta)$ and the product $4\alpha\beta$" */
function scaledZeroes(line: string): readonly string[] {
  const [, one, other, sum, product] =
    /\$(\d)\\alpha\$ and \$(\d)\\beta\$,?(?: for example,)? have the sum \$(\d)\(\\alpha \+ \\beta\)\$ and the product \$(\d)\\alpha ?\\beta\$/.exec(
      line,
    ) ?? []
  if (one === undefined) return []
  const [times, right] = [Number(one), Number(one) * Number(other)]
  if (one === other && times !== Number(sum)) return [`the sum of them is ${times} times α + β, not ${sum ?? ''} times`]
  return right === Number(product) ? [] : [`the product of them is ${right} times αβ, not ${product ?? ''} times`]
}

/** "$\text{ar}(ADE) = \frac{1}{2} \times AE \times EN$": the height on AE comes from D. */
function heightOfTriangle(line: string): readonly string[] {
  const areas = line
    .replace(/\\(?:text|operatorname|mathrm)\{\s*ar(?:ea)?\s*\}\s*/g, 'ar')
    .matchAll(
      /\bar\s*\((?:\\triangle\s*)?([A-Z]{3})\) = \\d?frac\{1\}\{2\}\s*(?:\\times|\\cdot)?\s*([A-Z]{2})\s*(?:\\times|\\cdot)\s*([A-Z]{2})(?![A-Z])/g,
    )
  return [...areas].flatMap(([, triangle = '', first = '', second = '']) => {
    const isSide = (side: string) => [...side].every((letter) => triangle.includes(letter))
    const [base, height] = isSide(first) ? [first, second] : [second, first]
    if (!isSide(base)) return [`${first} is no side of the triangle ${triangle}`]
    const top = [...triangle].find((letter) => !base.includes(letter)) ?? ''
    return height.includes(top) || isLevel(line, base)
      ? []
      : [`the height of the triangle ${triangle} on ${base} comes from ${top}, and ${height} does not`]
  })
}

/** Between parallels the height may be drawn anywhere. */
const isLevel = (line: string, base: string): boolean => line.includes(String.raw`\parallel`) && line.includes(base)

/** "$PA = PB$ (radii of the same circle)", where the common point is no centre. */
export function radiusFaults(
  figures: readonly (Figure | undefined)[],
  question: string,
  lines: readonly string[],
): readonly { readonly line: number; readonly what: string }[] {
  const drawn = figures.flatMap((figure) => (figure?.kind === 'sketch' ? (figure.circles ?? []) : []))
  const told = [question, ...lines].flatMap((text) => [
    ...text.matchAll(/\bcentres? \$?([A-Z])\b(?:\$? and \$?([A-Z])\b)?/g),
  ])
  const centres = new Set([
    ...drawn.map(({ centre }) => centre),
    ...told.flatMap(([, one = '', other = '']) => [one, other]),
  ])
  centres.delete('')
  if (centres.size === 0) return []
  return lines.flatMap((text, line) =>
    [...text.matchAll(/\$([A-Z]{2}) = ([A-Z]{2})\$,? \(?(?:because they are |both are |being )?radii\b/g)].flatMap(
      ([, one = '', other = '']) =>
        [one, other].every((radius) => [...radius].some((letter) => centres.has(letter)))
          ? []
          : [{ line, what: `${one} and ${other} are no radii: the centre is ${[...centres].join(' or ')}` }],
    ),
  )
}
