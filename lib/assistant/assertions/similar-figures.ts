import type { WorkedAssertion } from './stated'
import { plainText } from '../../rich-text/plain'

/** An assertion about figures of told sizes; `by`: the criteria of which each explains it. */
export interface SimilarFigures extends WorkedAssertion {
  readonly by: readonly string[]
  /** The figures, where all of their kind are similar. */
  readonly of?: string
}

const size = String.raw`(\d[\d.]*) ?(?:cm|mm|m|units?)?`
const three = String.raw`${size},? ${size},? (?:and )?${size}`
const angle = String.raw`(\d[\d.]*) ?°`
const are = String.raw`(?:are |is )(?:always )?(not )?(similar|congruent)(?: (?:to )?(?:each other|one another))?`
const named = String.raw`(?:triangle )?(?:[a-z]{3} )?`

const alike = RegExp(
  `^(?:two )?(equilateral triangles|squares|circles) (?:(?:with|of|having)|whose) (?:(?:their )?(?:sides?|radii|radius|diameters?)(?: (?:are|as|of|equal to))? )?${size} and ${size}(?: respectively)? ${are}$`,
)
const bySides = RegExp(
  `^(?:two )?(?:triangles? )?${named}(?:with|having|of|whose)? ?sides (?:are )?${three}(?: and|;)? ${named}(?:with|having|of|whose)? ?(?:sides )?(?:are )?${three} ${are}$`,
)
const byAngles = RegExp(
  `^(?:two )?(?:triangles? )?${named}(?:with|having|of|whose) (?:two )?angles (?:of |are )?${angle} and ${angle} (?:is (not )?similar to|and|;) ${named}(?:with|having|of|whose)? ?(?:two )?(?:angles )?(?:of |are )?${angle} and ${angle}(?: ${are})?$`,
)
const byOne = RegExp(
  `^(?:two )?right(?:[- ]angled)? triangles (?:with|having|of|each (?:with|having)) (?:an? |one )?acute angle (?:of |equal to )?${angle}(?: each)? ${are}$`,
)

const squareAndRhombus = RegExp(
  `^square (?:(?:of|with) side ${size} )?and rhombus (?:(?:of|with) side ${size} )?(?:(?:and )?(?:having|with) (?:one )?angle |one of whose angles is )${angle} ${are}$`,
)

const archetype = 'tri-criterion'

/** "Two equilateral triangles with sides 3 cm and 7 cm are similar", "Triangles with sides 3, 4, 5 and 6, 8, 10 are similar" */
export function similarFigures(typed: string): SimilarFigures | null {
  const text = plainText(typed)
    .toLowerCase()
    .replace(/[△∆Δδ]/g, 'triangle ')
    .replace(/(?<=\d) ?degrees?\b/g, '°')
    .replace(/\b(?:the|a|an)(?= )/g, '')
    .replace(/\s+/g, ' ')
    .replace(/(?<=°)°/g, '')
    .trim()
    .replace(/\.$/, '')
  return ofOneKind(text) ?? ofSquare(text) ?? ofSides(text) ?? ofAngles(text) ?? ofOneAngle(text)
}

function ofSquare(text: string): SimilarFigures | null {
  const [, , , degrees, not, what] = squareAndRhombus.exec(text) ?? []
  const isSquare = Number(degrees) === 90
  return what !== 'similar' || !(Number(degrees) < 180)
    ? null
    : {
        lines: [
          isSquare
            ? 'A rhombus with a right angle is a square, and any two squares are similar.'
            : `Every angle of the square is $90^\\circ$, but the rhombus has one of $${degrees ?? ''}^\\circ$: corresponding angles are not equal.`,
        ],
        holds: isSquare === (not === undefined),
        archetype: 'tri-similar-figures-facts',
        by: [],
      }
}

function ofOneKind(text: string): SimilarFigures | null {
  const [, of, one, other, not, what] = alike.exec(text) ?? []
  if (of === undefined || what === undefined) return null
  const holds = what === 'similar' || Number(one) === Number(other)
  const line = of.startsWith('e')
    ? 'Every angle of an equilateral triangle is $60^\\circ$, so two of them are similar by AA.'
    : `All ${of} have one shape, so any two are similar.`
  return {
    lines: [line, ...(what === 'similar' ? [] : [`They are congruent only where they are of one size.`])],
    holds: holds === (not === undefined),
    archetype: 'tri-similar-figures-facts',
    by: of.startsWith('e') ? ['aa', 'sss', 'angles-of-equilateral'] : [],
    of,
  }
}

function ofSides(text: string): SimilarFigures | null {
  const [, a, b, c, d, e, f, not, what] = bySides.exec(text) ?? []
  if (what !== 'similar') return null
  const [one, other] = [
    [a, b, c],
    [d, e, f],
  ].map((sides) => sides.map(Number).toSorted((x, y) => x - y))
  const [p = 0, q = 0, r = 0] = one ?? []
  const [u = 0, v = 0, w = 0] = other ?? []
  if (p + q <= r || u + v <= w) return null
  const isOneRatio = Math.abs(p * v - q * u) < 1e-9 && Math.abs(p * w - r * u) < 1e-9
  return {
    lines: [
      `The sides in order: $\\frac{${p}}{${u}}$, $\\frac{${q}}{${v}}$ and $\\frac{${r}}{${w}}$ are ${isOneRatio ? '' : 'not '}all equal${isOneRatio ? ': similar by SSS' : ''}.`,
    ],
    holds: isOneRatio === (not === undefined),
    archetype,
    by: ['sss'],
  }
}

function ofAngles(text: string): SimilarFigures | null {
  const [, a, b, first, c, d, second, what = 'similar'] = byAngles.exec(text) ?? []
  const [one, other] = [
    [a, b],
    [c, d],
  ].map((two) => two.map(Number))
  const whole = ([p = 0, q = 0]: readonly number[] = []) => [p, q, 180 - p - q].toSorted((x, y) => x - y)
  const [all, rest] = [whole(one), whole(other)]
  if (a === undefined || what !== 'similar' || [...all, ...rest].some((each) => !(each > 0))) return null
  // "A triangle with ... and a triangle with ..." needs its "are similar"
  if (!/similar/.test(text)) return null
  const isEqual = all.every((each, at) => Math.abs(each - (rest[at] ?? 0)) < 1e-9)
  const shown = (angles: readonly number[]) => angles.map((each) => `$${each}^\\circ$`).join(', ')
  return {
    lines: [
      `With the third angle: ${shown(all)}, and ${shown(rest)}. They are ${isEqual ? 'equal: similar by AA' : 'not the same'}.`,
    ],
    holds: isEqual === ((first ?? second) === undefined),
    archetype,
    by: ['aa'],
  }
}

function ofOneAngle(text: string): SimilarFigures | null {
  const [, one, not, what] = byOne.exec(text) ?? []
  if (what !== 'similar' || !(Number(one) > 0 && Number(one) < 90)) return null
  return {
    lines: [`Both have the angles $90^\\circ$ and $${one ?? ''}^\\circ$: similar by AA.`],
    holds: not === undefined,
    archetype,
    by: ['aa'],
  }
}
