import { Sheet } from './known'
import { drawings } from './placed'
import { angleTex, degrees, lengthTex, oneRound, shapeOf, type Shape } from './rules'
import { pointsOf, type Asked, type CircleFigure } from './told'
import { numeralText, product } from '../../measure'
import { worked } from '../../solution'
import { add, divide, equals, fraction, surd, surdText, toNumber, type Fraction, type Surd } from '../../../maths'

interface Answer {
  readonly lines: readonly string[]
  /** Without its unit. */
  readonly text: string
  readonly unit: string
}

const rounds = 9

/** "12", "6√3", "8 + 4√3": lengths added. */
function sumOf(all: readonly Surd[]): readonly Surd[] {
  const by = new Map<number, Fraction>()
  for (const { coefficient, radicand } of all) by.set(radicand, add(by.get(radicand) ?? fraction(0), coefficient))
  return [...by].toSorted(([a], [b]) => a - b).map(([radicand, coefficient]) => ({ radicand, coefficient }))
}

const textOf = (value: Surd): string => (value.radicand === 1 ? numeralText(value.coefficient) : surdText(value))
const sides = (name: string): readonly string[] =>
  [...name].map((point, at) => `${point}${name[(at + 1) % name.length] ?? ''}`)

function answerOf(sheet: Sheet, shape: Shape, asked: Asked): Answer | null {
  const { unit } = sheet.figure
  const lengthUnit = unit === 'r' ? '' : unit
  const name = asked.name
  const lengths = (names: readonly string[]) => {
    const found = names.flatMap((one) => sheet.length(one.charAt(0), one.charAt(1)) ?? [])
    return found.length === names.length ? found.map(({ value }) => value) : null
  }
  const lines = (...keys: readonly string[]) => sheet.linesTo(keys)
  const tex = (value: Surd) => lengthTex(value, unit)
  const plain = (value: Surd) => (unit === 'r' ? tex(value) : textOf(value))
  switch (asked.kind) {
    case 'angle': {
      const [a = '', v = '', b = ''] = name
      const found = sheet.angle(a, v, b)
      return found
        ? {
            lines: [...lines(sheet.keyOfAngle(name)), `Hence $${angleTex(name)} = ${degrees(found.value)}$.`],
            text: numeralText(found.value),
            unit: '°',
          }
        : null
    }
    case 'length': {
      const [value] = lengths([name]) ?? []
      return value
        ? {
            lines: [...lines(sheet.keyOfLength(name)), `Hence $${name} = ${tex(value)}$ ${lengthUnit}`.trim()],
            text: plain(value),
            unit: lengthUnit,
          }
        : null
    }
    case 'diameter': {
      const [value] = lengths([name]) ?? []
      const twice = value && surd(product(2, value.coefficient), value.radicand)
      return value && twice
        ? {
            lines: [
              ...lines(sheet.keyOfLength(name)),
              `Diameter $= 2 \\times ${name} = 2 \\times ${tex(value)} = ${tex(twice)}$ ${lengthUnit}`.trim(),
            ],
            text: plain(twice),
            unit: lengthUnit,
          }
        : null
    }
    case 'ratio': {
      const [one, other] = lengths([name, asked.of]) ?? []
      if (!one || !other || one.radicand !== other.radicand) return null
      const share = divide(one.coefficient, other.coefficient)
      return {
        lines: [
          ...lines(sheet.keyOfLength(name), sheet.keyOfLength(asked.of)),
          `Hence $${name} : ${asked.of} = ${tex(one)} : ${tex(other)} = ${share.n} : ${share.d}$`,
        ],
        text: `${share.n} : ${share.d}`,
        unit: '',
      }
    }
    case 'times': {
      const even = asked.times.n === asked.times.d ? bySides(sheet, name, asked.of) : null
      if (even) return even
      const [one, other] = lengths([name, asked.of]) ?? []
      if (!one || !other || one.radicand !== other.radicand) return null
      if (!equals(one.coefficient, product(asked.times, other.coefficient))) return null
      const by = numeralText(asked.times)
      const claim = `${name} = ${by === '1' ? '' : by}${asked.of}`
      return {
        lines: [
          ...lines(sheet.keyOfLength(name), sheet.keyOfLength(asked.of)),
          `So $${name} = ${tex(one)}$ and $${asked.of} = ${tex(other)}$: hence $${claim}$, as was to be proved.`,
        ],
        text: claim,
        unit: '',
      }
    }
    case 'perimeter': {
      const third = thirdTangent(sheet, shape, name)
      if (third) return third
      const all = lengths(sides(name))
      if (!all || unit === 'r') return null
      const sum = sumOf(all)
      return {
        lines: [
          ...lines(...sides(name).map(sheet.keyOfLength)),
          `Perimeter of $${name} = ${sides(name).join(' + ')} = ${all.map(tex).join(' + ')} = ${sum.map(tex).join(' + ')}$ ${unit}`,
        ],
        text: sum.map(textOf).join(' + '),
        unit,
      }
    }
    case 'area': {
      const parts = unit === 'r' ? null : areaOf(sheet, shape, name)
      return parts && { ...parts, unit: `${unit}²` }
    }
    case 'triangle':
      return kindOf(sheet, name, asked.is)
    default:
      return asked satisfies never
  }
}

/** Two sides of a triangle that are opposite to equal angles: BC = BD. */
function bySides(sheet: Sheet, one: string, other: string): Answer | null {
  const v = [...one].find((at) => other.includes(at))
  const [a, b] = [one.replace(v ?? '', ''), other.replace(v ?? '', '')]
  const [atA, atB] = v === undefined ? [] : [sheet.angle(v, a, b), sheet.angle(v, b, a)]
  if (v === undefined || a.length !== 1 || b.length !== 1 || !atA || !atB || !equals(atA.value, atB.value)) return null
  return {
    lines: [
      ...sheet.linesTo([sheet.keyOfAngle(v + a + b), sheet.keyOfAngle(v + b + a)]),
      `In $\\triangle ${v}${a}${b}$, $${angleTex(v + a + b)} = ${angleTex(v + b + a)} = ${degrees(atA.value)}$, and sides opposite to equal angles are equal: hence $${one} = ${other}$, as was to be proved.`,
    ],
    text: `${one} = ${other}`,
    unit: '',
  }
}

/** The triangle that a third tangent cuts off: its perimeter is twice the tangent. */
function thirdTangent(sheet: Sheet, { pairs }: Shape, name: string): Answer | null {
  const { unit } = sheet.figure
  const corner = pairs.find(
    ([p, a, b]) => name.length === 3 && name.includes(p) && !name.includes(a) && !name.includes(b),
  )
  if (!corner) return null
  const [p, a, b] = corner
  const [c, d] = [...name].filter((one) => one !== p)
  if (c === undefined || d === undefined) return null
  const tangent = sheet.length(p, a)
  const [x, y] = sheet.isAngle(p, c, a, 180) ? [c, d] : [d, c]
  const at = pairs.find(([one, s, t]) => one === x && (s === a || t === a))
  const other = pairs.find(([one, s, t]) => one === y && (s === b || t === b))
  const e = at?.slice(1).find((one) => one !== a)
  if (
    !tangent ||
    e === undefined ||
    !other?.includes(e) ||
    !sheet.isAngle(p, x, a, 180) ||
    !sheet.isAngle(p, y, b, 180)
  )
    return null
  if (!sheet.isAngle(x, e, y, 180) || unit === 'r') return null
  const twice = surd(product(2, tangent.value.coefficient), tangent.value.radicand)
  return {
    lines: [
      ...sheet.linesTo([sheet.keyOfLength(p + a)]),
      `Tangents from one point are equal: $${x}${e} = ${x}${a}$, $${y}${e} = ${y}${b}$ and $${p}${a} = ${p}${b}$.`,
      `Perimeter of $${name} = ${p}${x} + ${x}${e} + ${e}${y} + ${p}${y} = (${p}${x} + ${x}${a}) + (${p}${y} + ${y}${b}) = ${p}${a} + ${p}${b} = 2${p}${a}$`,
      `$= 2 \\times ${lengthTex(tangent.value, unit)} = ${lengthTex(twice, unit)}$ ${unit}`,
    ],
    text: textOf(twice),
    unit,
  }
}

function areaOf(sheet: Sheet, { o, pairs }: Shape, name: string): Pick<Answer, 'lines' | 'text'> | null {
  const { unit } = sheet.figure
  const tex = (value: Surd) => lengthTex(value, unit)
  const kite = pairs.find(
    ([p, a, b]) =>
      [...name].toSorted().join() === [o, p, a, b].toSorted().join() &&
      Math.abs(name.indexOf(o) - name.indexOf(p)) === 2,
  )
  const right =
    name.length === 3
      ? sides(name)
          .map((_, at) => [name[at] ?? '', name[(at + 1) % 3] ?? '', name[(at + 2) % 3] ?? ''] as const)
          .find(([a, v, b]) => sheet.angle(a, v, b)?.value.n === 90n)
      : undefined
  const [a, v, b] = kite ? [o, kite[1], kite[0]] : (right ?? [])
  if (a === undefined || v === undefined || b === undefined) return null
  const [one, other] = [sheet.length(v, a), sheet.length(v, b)]
  if (!one || !other) return null
  const whole = surd(
    product(one.value.coefficient, other.value.coefficient, kite ? 1 : fraction(1, 2)),
    one.value.radicand * other.value.radicand,
  )
  const times = kite ? '2 \\times \\frac{1}{2}' : '\\frac{1}{2}'
  return {
    lines: [
      ...sheet.linesTo([sheet.keyOfAngle(a + v + b), sheet.keyOfLength(v + a), sheet.keyOfLength(v + b)]),
      `Area of $${name} = ${times} \\times ${v}${a} \\times ${v}${b} = ${times} \\times ${tex(one.value)} \\times ${tex(other.value)} = ${tex(whole)}$ ${unit}²`,
    ],
    text: textOf(whole),
  }
}

function kindOf(sheet: Sheet, name: string, is?: string): Answer | null {
  const [a = '', b = '', c = ''] = name
  const all = [
    [b, a, c],
    [a, b, c],
    [a, c, b],
  ] as const
  const found = all.flatMap(([x, v, y]) => sheet.angle(x, v, y) ?? [])
  if (found.length < 3) return null
  const sizes = found.map(({ value }) => toNumber(value))
  const kinds = new Set(sizes).size
  const isRight = sizes.includes(90)
  const kind =
    kinds === 1
      ? 'equilateral'
      : kinds === 2
        ? isRight
          ? 'right-angled isosceles'
          : 'isosceles'
        : isRight
          ? 'right-angled'
          : null
  return kind === null || (is !== undefined && is !== kind)
    ? null
    : {
        lines: [
          ...sheet.linesTo(all.map(([x, v, y]) => sheet.keyOfAngle(x + v + y))),
          `The angles of $\\triangle ${name}$ are ${found.map(({ value }) => `$${degrees(value)}$`).join(', ')}: it is ${kind}.`,
        ],
        text: kind,
        unit: '',
      }
}

const known = new WeakMap<CircleFigure, readonly Answer[] | null>()

/** What is asked, with the lines that lead there; null where the figure cannot be drawn so, or does not tell it. */
export function worksOut(figure: CircleFigure): readonly Answer[] | null {
  const before = known.get(figure)
  if (before !== undefined) return before
  const answers = workedOut(figure)
  known.set(figure, answers)
  return answers
}

/** As books draw it: the end of a tangent that nothing else tells of lies on the side of the angle's other arm. */
function workedOut(figure: CircleFigure): readonly Answer[] | null {
  const found = asTold(figure)
  const [asked, ...more] = figure.asked
  if (found || asked?.kind !== 'angle' || more.length > 0 || !figure.told.some(({ kind }) => kind === 'diameter'))
    return found
  const [a = '', v = '', b = ''] = asked.name
  for (const [end, arm] of [
    [a, b],
    [b, a],
  ] as const) {
    const named = figure.told.filter((one) => pointsOf({ centre: figure.centre, told: [one] }).includes(end))
    const isFree =
      named.every((one) => one.kind === 'line' || (one.kind === 'touch' && one.at === v)) && named.length > 0
    const answers =
      isFree &&
      asTold({
        ...figure,
        told: [...figure.told, { kind: 'side', points: `${end}${arm}`, line: `${figure.centre}${v}`, same: true }],
      })
    if (!answers) continue
    const line = `Take $${end}$ on the same side of $${figure.centre}${v}$ as $${arm}$.`
    return answers.map((one) => ({ ...one, lines: [line, ...one.lines] }))
  }
  return null
}

function asTold(figure: CircleFigure): readonly Answer[] | null {
  const drawn = drawings(figure)
  if (drawn.length === 0) return null
  const sheet = new Sheet(figure, drawn)
  for (const one of figure.told) {
    if (one.kind === 'angle') sheet.addAngle(one.name.charAt(0), one.name.charAt(1), one.name.charAt(2), one.value, '')
    if (one.kind === 'length') sheet.addLength(one.name.charAt(0), one.name.charAt(1), one.value, '')
  }
  const shape = shapeOf(sheet)
  const [contact] = shape.on
  if (figure.unit === 'r' && contact !== undefined) sheet.addLength(figure.centre, contact, surd(1, 1), '')
  sheet.nextRound()
  const answers = () => figure.asked.flatMap((one) => answerOf(sheet, shape, one) ?? [])
  for (let round = 0; round < rounds; round++) {
    if (answers().length === figure.asked.length) break
    if (!oneRound(sheet, shape)) break
  }
  const found = answers()
  return found.length === figure.asked.length ? found : null
}

/** E.g. "PA and PB are tangents from P to a circle with centre O and radius 5 cm, OP = 13 cm. Find PA and the perimeter of OAPB." */
export const circleFigure = worked<CircleFigure>({
  id: 'circle-figure',
  archetype: 'cir-angle-tangent-chord',
  objection: (figure) => (worksOut(figure) ? null : 'The lengths and angles make no such figure: look at them again.'),
  solve: (figure) => {
    const answers = worksOut(figure)
    if (!answers) throw new Error('circle-figure: what is asked does not follow')
    const lines = [...new Set(answers.flatMap((one) => one.lines))]
    const whole = answers.map(({ text, unit }, at) => {
      const asked = figure.asked[at]
      const size = `${text}${unit === '°' ? (answers.length === 1 ? '' : '°') : unit === '' ? '' : ` ${unit}`}`
      return answers.length === 1 || !asked || asked.kind === 'times' ? size : `${nameOf(asked)}${size}`
    })
    return { lines, key: whole.join(', ') }
  },
})

const nameOf = ({ kind, name }: Asked): string =>
  kind === 'angle'
    ? `∠${name} = `
    : kind === 'length'
      ? `${name} = `
      : kind === 'diameter'
        ? 'diameter = '
        : kind === 'triangle'
          ? `triangle ${name}: `
          : `${kind} of ${name} = `
