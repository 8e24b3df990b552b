import { isMap, isScalar, isSeq } from 'yaml'
import { otherThanNamed } from './named-formulas'
import { valueOfTex } from '../prove/value-of-tex'
import { same } from '../prove/worked-out'
import type { ContentError, ContentFile } from '@/lib/content/content-error'
import { readYaml } from '@/lib/content/yaml-read'
import type { TopicKey } from '@/lib/syllabus'

/** What the letters of a chapter's formulas stand for in one case of it, from which the others are reckoned. */
type Case = (name: string) => number | undefined

/** Names of segments stand in the order of their letters: BD for "DB". */
const of = (values: Readonly<Record<string, number>>): Case => {
  const sorted = Object.entries(values).map(([name, value]) => [[...name].toSorted().join(''), value] as const)
  const known = new Map([...Object.entries(values), ...sorted.filter(([name]) => /^[A-Z]{2}$/.test(name))])
  return (name) => known.get(name)
}

const quadratic: Case = (() => {
  const [a, alpha, beta] = [2.1, 3.3, -1.9]
  const [b, c] = [-a * (alpha + beta), a * alpha * beta]
  return of({ a, b, c, alpha, beta, D: b * b - 4 * a * c })
})()

const progression: Case = (() => {
  const [a, d, places] = [3.7, 1.3, { n: 9, k: 4 }]
  const term = (n: number) => a + (n - 1) * d
  const sum = (n: number) => Array.from({ length: n }, (_, at) => term(at + 1)).reduce((so, one) => so + one, 0)
  const known = of({ a, d, ...places, l: term(places.n) })
  return (name) => {
    const [, kind, letter = '', step = '0'] = /^([aS])_\(?([nk])([+-]\d+)?\)?$/.exec(name.replaceAll(' ', '')) ?? []
    const place = of(places)(letter)
    if (kind === undefined || place === undefined) return known(name)
    return kind === 'a' ? term(place + Number(step)) : sum(place + Number(step))
  }
})()

/** Of the triangle of 3, 4 and 5, in degrees. */
const angle = (Math.atan2(3, 4) * 180) / Math.PI

const cases: Partial<Readonly<Record<TopicKey, Case>>> = {
  polynomials: quadratic,
  'quadratic-equations': quadratic,
  'arithmetic-progressions': progression,
  trigonometry: of({ A: angle, theta: angle, opposite: 3, adjacent: 4, hypotenuse: 5 }),
  // the triangle of 5, 12 and 13 and its circles
  circles: of({ OP: 13, OT: 5, PT: 12, a: 5, b: 12, c: 13, r: 2 }),
  'coordinate-geometry': of({ x_1: 1.3, y_1: -2.1, x_2: 4.7, y_2: 5.2, AB: Math.hypot(3.4, 7.3), x: 6, y: 8, OP: 10 }),
}

const [r, h] = [3, 4]
/** Formulas whose letters stand for something else than in the others of their chapter. */
const named: readonly (readonly [name: RegExp, is: Case])[] = [
  [
    /^Basic Proportionality|^Converse of the theorem/,
    of({ AD: 2, DB: 3, AB: 5, AE: 4, EC: 6, AC: 10, DE: 2.8, BC: 7 }),
  ],
  [/^Similar triangles|perimeters of similar/, of({ AB: 4, DE: 6, BC: 8, EF: 12, CA: 10, FD: 15, AC: 10, DF: 15 })],
  [/^Diagonals of a trapezium/, of({ AO: 3, OC: 5, BO: 6, OD: 10, OA: 3, OB: 6 })],
  [/^Empirical/, of({ Median: 5, Mode: 3, Mean: 6 })],
  [/^Class mark/, of({ x: 15, 'lower limit': 10, 'upper limit': 20 })],
  [/^The other number/, of({ a: 12, b: 18, HCF: 6, LCM: 36 })],
  [/^Quadrilateral .* around a circle/, of({ AB: 7, CD: 5, BC: 8, DA: 4 })],
  [/^Angles between the tangents/, of({ 'angle:APB': 50, 'angle:AOB': 130 })],
  [/^Time, distance/, of({ time: 2, distance: 10, speed: 5 })],
  [/^Height from a distance/, of({ height: 3, distance: 4, theta: angle })],
  [/^cylinder/i, of({ r, h, CSA: 2 * Math.PI * r * h, TSA: 2 * Math.PI * r * (r + h), V: Math.PI * r * r * h })],
  [/^cone/i, of({ r, h, l: 5, CSA: 15 * Math.PI, TSA: 24 * Math.PI, V: 12 * Math.PI })],
  [/^sphere/i, of({ r, SA: 36 * Math.PI, V: 36 * Math.PI })],
  [/^hemisphere/i, of({ r, CSA: 18 * Math.PI, TSA: 27 * Math.PI, V: 18 * Math.PI })],
]

/** The formulas that a lesson lists at its head, tried in a case of its chapter: "D = b² + 4ac" does not hold there. */
export function listedFormulaErrors(
  { path: file, text }: ContentFile,
  topic: TopicKey,
  firstLine: number,
): readonly ContentError[] {
  const { document, lines } = readYaml(text)
  const listed = document.errors.length > 0 ? null : document.get('importantFormulas')
  return (isSeq(listed) ? listed.items : []).flatMap((item): readonly ContentError[] => {
    const [name, formula] = isMap(item) ? [item.get('name'), item.get('formula', true)] : []
    if (!isScalar(formula) || typeof formula.value !== 'string') return []
    const known = named.find(([words]) => words.test(String(name)))?.[1] ?? cases[topic]
    const { line, col: column } = lines.linePos(formula.range?.[0] ?? 0)
    return [...(known ? falseIn(formula.value, known) : []), ...otherThanNamed(String(name), formula.value)].map(
      (tex) => ({
        file,
        line: firstLine - 1 + line,
        column,
        message: `the formula $${tex}$ does not hold: look at its signs, letters and numbers`,
      }),
    )
  })
}

/** The equalities of a formula that are false in a case; what holds a letter that the case does not know is left. */
function falseIn(formula: string, known: Case): readonly string[] {
  const parts = [...formula.matchAll(/\$([^$]+)\$/g)].flatMap(([, tex = '']) => tex.split(/,?\s*\\q?quad|;|,\s/))
  return parts.flatMap((part) => {
    const sides = part.replace(/\\operatorname\{cosec\}(\^2)? ?([A-Z]|\\theta)/g, '(\\frac{1}{\\sin $2})$1').split('=')
    // "b² − 4ac = 0" is a condition
    if (sides.some((side) => side.trim() === '0')) return []
    const values = sides
      .map((side) => valueOfTex(side, (name) => known(name) ?? (name === 'pi' ? Math.PI : undefined)))
      .filter(Number.isFinite)
    return values.length === sides.length && values.some((value) => !same(value, values[0] ?? NaN)) ? [part.trim()] : []
  })
}
