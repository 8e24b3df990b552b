import { anglesOf } from './angles'
import { auxiliaries } from './auxiliary'
import { cutsOf } from './cuts'
import { drawings, type Drawn } from './drawn'
import { noteEqual, noteTold, toldProportions } from './given'
import { sizeKey, Sheet, type Equation } from './known'
import { ratioOf, ratioText } from './proportions'
import { oneRound, throughThird, type Shape } from './rounds'
import { noteOf, pairsSeen, proportionOf, sameCorrespondence, type Proportion } from './similar'
import { sizeTex, sizeText } from './size'
import { equationIn, isEquation, keyOf, letterOf, type Asked, type TriangleFigure } from './told'
import { letterFrom } from './unknown'
import { factOf, plus, minus, renamed, single, times, constant } from '../../pieces/figure/quantities'
import { numeral, numeralText } from '../../measure'
import { worked } from '../../solution'
import type { Fraction } from '../../../maths'

interface Answer {
  readonly lines: readonly string[]
  /** Without its unit. */
  readonly text: string
  readonly unit: string
}

const rounds = 7

function shapeOf(sheet: Sheet): Shape {
  const angles = anglesOf(sheet)
  const pairs = pairsSeen(sheet)
  const proportions: readonly Proportion[] = [
    ...pairs.map((pair) => proportionOf(sheet, pair)),
    ...cutsOf(sheet, angles.parallels),
    ...toldProportions(sheet),
  ]
  const { points } = sheet
  const triples = points.flatMap((a) =>
    points.flatMap((v) => points.flatMap((b) => (a < b && v !== a && v !== b ? [a + v + b] : []))),
  )
  const isSeen = (name: string, size: number) => sheet.isAngle(name.charAt(0), name.charAt(1), name.charAt(2), size)
  const polygons = sheet.figure.asked.flatMap((one) => (one.kind === 'size' && one.name.length > 2 ? [one.name] : []))
  const told = sheet.figure.corners.filter((name) => name.length === 3)
  return {
    angles,
    pairs,
    proportions,
    rights: triples.filter((name) => isSeen(name, 90) && angles.isRight(name)),
    lines: triples.filter((name) => isSeen(name, 180)),
    polygons: [...new Set([...polygons, ...told].map(keyOf))].map(
      (key) => [...polygons, ...told].find((name) => keyOf(name) === key) ?? key,
    ),
  }
}

const isAsked = (asked: Asked): asked is Exclude<Asked, { kind: 'letter' }> => asked.kind !== 'letter'

function answerOf(sheet: Sheet, shape: Shape, asked: Exclude<Asked, { kind: 'letter' }>): Answer | null {
  const { unit } = sheet.figure
  switch (asked.kind) {
    case 'size': {
      const found = sheet.size(asked.name)
      if (!found || found.value.slope.n !== 0n) return null
      const own = asked.name.length === 2 ? asked.name : `\\text{perimeter of } ${asked.name}`
      const name = asked.called === undefined ? own : `${asked.called} = ${own}`
      return {
        lines: [...sheet.linesTo([sizeKey(asked.name)]), `Hence $${name} = ${sizeTex(found.value)}$ ${unit}`.trim()],
        text: sizeText(found.value),
        unit,
      }
    }
    case 'ratio': {
      const { top, bottom } = asked
      const found = ratioOf(sheet, top, bottom)
      if (!found || found.value.slope.n !== 0n) return null
      const text = ratioText(found.value, sizeText)
      const names = [top, bottom].map((name) => (name.length === 2 ? name : `P_{${name}}`))
      return {
        lines: [
          ...sheet.linesTo(found.from),
          ...(sheet.ratio(top, bottom) ? [] : [`$\\frac{${names.join('}{')}}${found.tex}$`]),
          `Hence $${names.join(' : ')} = ${ratioText(found.value, sizeTex)}$`,
        ],
        text,
        unit: '',
      }
    }
    case 'similar': {
      const pair = shape.pairs.find((one) => sameCorrespondence(one, asked.one, asked.two))
      if (!pair || !sheet.holds(noteOf(pair))) return null
      return { lines: sheet.linesTo([noteOf(pair)]), text: '', unit: '' }
    }
    default:
      return asked satisfies never
  }
}

function started(figure: TriangleFigure, drawn: readonly Drawn[]): { readonly sheet: Sheet; readonly shape: Shape } {
  const sheet = new Sheet(figure, drawn, letterOf(figure) ?? 'x')
  noteTold(sheet)
  const shape = shapeOf(sheet)
  noteEqual(sheet)
  sheet.nextRound()
  return { sheet, shape }
}

/** All that is asked but the letter, by the steps that lead there. */
function answersIn(figure: TriangleFigure, drawn: readonly Drawn[]): readonly (Answer | null)[] | null {
  const { sheet, shape } = started(figure, drawn)
  const wanted = figure.asked.filter(isAsked)
  const answers = () => wanted.map((one) => answerOf(sheet, shape, one))
  const ratios = wanted.flatMap((one) => (one.kind === 'ratio' ? [[one.top, one.bottom] as const] : []))
  const onLines = shape.lines.flatMap(([a = '', v = '', b = '']) => [[a + v, v + b] as const, [a + v, a + b] as const])
  const inProportion = () =>
    shape.proportions.flatMap(({ key, pairs }) =>
      sheet.holds(key) ? pairs.filter(([a, b]) => a.length === 2 && b.length === 2) : [],
    )
  for (let round = 0; round < rounds; round++) {
    const found = answers()
    if (found.every((one) => one !== null)) return found
    if (
      !oneRound(sheet, shape) &&
      !throughThird(sheet, ratios) &&
      !throughThird(sheet, onLines) &&
      !throughThird(sheet, inProportion())
    )
      break
  }
  const found = answers()
  return found.every((one) => one !== null) ? found : null
}

/** The letter by the plainest of the equations that tell it. */
function letterIn(
  figure: TriangleFigure,
  drawn: readonly Drawn[],
): { readonly value: Fraction; readonly lines: readonly string[] } | null {
  const { sheet, shape } = started(figure, drawn)
  for (let round = 0; round < rounds && sheet.equations.length === 0; round++) if (!oneRound(sheet, shape)) break
  const weight = ({ coefficients: [square], from }: Equation) => sheet.linesTo(from).length + (square.n === 0n ? 0 : 2)
  for (const equation of sheet.equations.toSorted((a, b) => weight(a) - weight(b))) {
    const solved = letterFrom(sheet, equation)
    if (solved) return { value: solved.value, lines: [...sheet.linesTo(equation.from), ...solved.lines] }
  }
  return null
}

/** The figure with the value of its letter put in, and the lines that say what its lengths are then. */
function withValue(
  figure: TriangleFigure,
  letter: string,
  value: Fraction,
): { readonly figure: TriangleFigure; readonly lines: ReadonlyMap<string, string> } {
  const lines = new Map<string, string>()
  const facts = figure.facts.map((fact) => {
    if (!isEquation(fact) || !new RegExp(`(?<= )${letter}(?= |$)`).test(fact)) return fact
    let sum = equationIn(fact)
    for (const [product, by] of sum) {
      const factors = product.split('.')
      if (!factors.includes(letter)) continue
      let term = constant(by)
      for (const one of factors) term = times(term, one === letter ? constant(value) : single(one))
      sum = plus(minus(sum, new Map([[product, by]])), term)
    }
    const known = factOf(renamed(sum, (one) => one))
    const name = /^eq ([A-Z]{2}) = /.exec(fact)?.[1]
    const size = [...sum].find(([product]) => product === '')?.[1]
    const share = [...sum].find(([product]) => product === name)?.[1]
    if (name !== undefined && size && share && sum.size === 2 && !lines.has(name))
      lines.set(
        name,
        numeral({ n: (size.n < 0n ? -size.n : size.n) * share.d, d: size.d * (share.n < 0n ? -share.n : share.n) }),
      )
    return known
  })
  return { figure: { ...figure, facts }, lines }
}

const near = (a: number, b: number): boolean => Math.abs(a - b) < 1e-5 * (1e-9 + Math.abs(b))

/** Whether every drawing shows the same of what is asked: nothing else is an answer. */
function isFixed({ asked }: TriangleFigure, drawn: readonly Drawn[]): boolean {
  const seen = (one: Asked, { size, letter }: Drawn): number =>
    one.kind === 'size'
      ? size(one.name)
      : one.kind === 'ratio'
        ? size(one.top) / size(one.bottom)
        : one.kind === 'letter'
          ? letter
          : 1
  return asked.every((one) => {
    const [first, ...others] = drawn.map((each) => seen(one, each))
    return first !== undefined && others.every((other) => near(other, first))
  })
}

const known = new WeakMap<TriangleFigure, readonly Answer[] | null>()

/** What is asked, with the lines that lead there; null where the figure cannot be drawn so, or does not tell it. */
export function worksOut(figure: TriangleFigure): readonly Answer[] | null {
  const before = known.get(figure)
  if (before !== undefined) return before
  const answers = workedOut(figure)
  known.set(figure, answers)
  return answers
}

function workedOut(figure: TriangleFigure): readonly Answer[] | null {
  const drawn = drawings(figure)
  if (drawn.length < 2 || !isFixed(figure, drawn)) return null
  const letter = letterOf(figure)
  if (letter !== null) return inLetter(figure, drawn, letter)
  const found = answersIn(figure, drawn)
  if (found) return found.flatMap((one) => one ?? [])
  return byOwnLetter(figure, drawn) ?? byAuxiliary(figure) ?? byUnit(figure)
}

/** With a line more: the diagonal of a trapezium, a parallel through a point. */
function byAuxiliary(figure: TriangleFigure): readonly Answer[] | null {
  for (const { figure: more, line } of auxiliaries(figure)) {
    const drawn = drawings(more)
    const found = drawn.length < 2 ? null : answersIn(more, drawn)
    const [first, ...others] = found?.flatMap((one) => one ?? []) ?? []
    if (first) return [{ ...first, lines: [line, ...first.lines] }, ...others]
  }
  return null
}

/** Where only ratios are told and asked, one of the equal lengths is taken as the unit. */
function byUnit(figure: TriangleFigure): readonly Answer[] | null {
  if (figure.unit !== '' || !figure.asked.every(({ kind }) => kind === 'ratio')) return null
  const names = figure.facts.flatMap((fact) => /^eq ([A-Z]{2}) = [A-Z]{2}$/.exec(fact)?.[1] ?? [])
  for (const name of new Set(names.toReversed())) {
    const more = { ...figure, facts: [...figure.facts, `eq ${name} = 1`] }
    const drawn = drawings(more)
    const [first, ...others] = (drawn.length < 2 ? null : answersIn(more, drawn))?.flatMap((one) => one ?? []) ?? []
    if (first) return [{ ...first, lines: [`Take $${name} = 1$: the ratio is the same.`, ...first.lines] }, ...others]
  }
  return null
}

/** First the letter, then the rest with its value. */
function inLetter(figure: TriangleFigure, drawn: readonly Drawn[], letter: string): readonly Answer[] | null {
  const solved = letterIn(figure, drawn)
  if (!solved) return null
  const { lines } = solved
  const filled = withValue(figure, letter, solved.value)
  const others = answersIn(filled.figure, drawn)
  if (!others) return null
  const rest = others.flatMap((one) => one ?? [])
  let next = 0
  return figure.asked.map((one, at) => {
    const start = at === 0 ? lines : []
    if (one.kind === 'letter')
      return {
        lines: [...start, `Hence $${one.name} = ${numeral(solved.value)}$`],
        text: numeralText(solved.value),
        unit: '',
      }
    const answer = rest[next++]
    const values = [...filled.lines].map(([name, value]) => `$${name} = ${value}$ ${figure.unit}`.trim())
    const put = values.length === 0 ? [] : [`With $${letter} = ${numeral(solved.value)}$: ${values.join(', ')}`]
    return answer ? { ...answer, lines: [...start, ...put, ...answer.lines] } : { lines: start, text: '', unit: '' }
  })
}

/** Where no length follows from others alone, one of them is called x. */
function byOwnLetter(figure: TriangleFigure, drawn: readonly Drawn[]): readonly Answer[] | null {
  const { sheet, shape } = started(figure, drawn)
  const asked = figure.asked.flatMap((one) =>
    one.kind === 'size' && one.name.length === 2 ? [one.name] : one.kind === 'ratio' ? [one.top, one.bottom] : [],
  )
  const parts = shape.lines.flatMap(([a = '', v = '', b = '']) => [a + v, v + b])
  for (const name of [...new Set([...asked, ...parts].filter((one) => one.length === 2).map(keyOf))]) {
    if (sheet.size(name)) continue
    const own = { ...figure, facts: [...figure.facts, `eq ${name} = x`] }
    const seen = drawn.map((each) => ({ ...each, letter: each.size(name) }))
    if (!seen.every(({ letter }) => near(letter, seen[0]?.letter ?? 0))) continue
    const answers = inLetter(own, seen, 'x')
    if (!answers) continue
    const [first, ...others] = answers
    return first ? [{ ...first, lines: [`Let $${name} = x$ ${figure.unit}`.trim(), ...first.lines] }, ...others] : null
  }
  return null
}

const nameOf = (asked: Asked): string =>
  asked.kind === 'size'
    ? asked.name.length === 2
      ? (asked.called ?? asked.name)
      : `perimeter of ${asked.name}`
    : asked.kind === 'ratio'
      ? `${asked.top} : ${asked.bottom}`
      : asked.kind === 'letter'
        ? asked.name
        : ''

/** Lengths as the question spells them: DC, where it says DC. */
function spelled(figure: TriangleFigure, lines: readonly string[]): readonly string[] {
  const told = [...figure.facts, ...figure.asked.map(nameOf)].flatMap((one) => one.match(/\b[A-Z]{2}\b/g) ?? [])
  const names = new Map(told.toReversed().map((name) => [keyOf(name), name]))
  return lines.map((line) =>
    line.replace(/\$[^$]*\$/g, (formula) =>
      formula.replace(
        /(?<![A-Z\\])[A-Z]{2}(?![A-Z])/g,
        (name) => names.get(keyOf(name)) ?? (isEarlier(name) ? name : keyOf(name)),
      ),
    ),
  )
}
const isEarlier = (name: string): boolean => name.charAt(0) < name.charAt(1)

/** E.g. "D is a point on side BC of triangle ABC with ∠ADC = ∠BAC. If CA = 12 cm and CB = 16 cm, find BD." */
export const triangleFigure = worked<TriangleFigure>({
  id: 'triangle-figure',
  archetype: 'tri-similar-side',
  objection: (figure) =>
    worksOut(figure) ? null : 'The lengths and conditions make no such figure, or do not fix it: look at them again.',
  solve: (figure) => {
    const answers = worksOut(figure)
    if (!answers) throw new Error('triangle-figure: what is asked does not follow')
    const lines = [...new Set(answers.flatMap((one) => spelled(figure, one.lines)))]
    const shown = figure.asked.flatMap((asked, at) => {
      const answer = answers[at]
      return answer && answer.text !== '' ? [{ asked, answer }] : []
    })
    const key = shown.map(({ asked, answer }) => {
      const size = `${answer.text}${answer.unit === '' || shown.length === 1 ? '' : ` ${answer.unit}`}`
      return shown.length === 1 ? size : `${nameOf(asked)} = ${size}`
    })
    return { lines, key: key.length === 0 ? 'proved' : key.join(', ') }
  },
})

/** The unit of the one answer; '' where there are several, which carry their own. */
export function unitOfAnswer(figure: TriangleFigure): string {
  const answers = (worksOut(figure) ?? []).filter(({ text }) => text !== '')
  return answers.length === 1 ? (answers[0]?.unit ?? '') : ''
}
