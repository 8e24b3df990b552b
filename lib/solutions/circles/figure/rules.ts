import type { Known, Sheet } from './known'
import { numeral, product } from '../../measure'
import { rootOf, rootTex } from '../../root'
import { add, compare, divide, equals, fraction, sign, subtract, surd, type Fraction, type Surd } from '../../../maths'

const straight = fraction(180)
const right = fraction(90)
const half = fraction(1, 2)

export const degrees = (value: Fraction): string => `${numeral(value)}^\\circ`
export const angleTex = (name: string): string => `\\angle ${name}`
/** "5", "3\\sqrt{2}", "r\\sqrt{2}" */
export const lengthTex = (value: Surd, unit: string): string => {
  if (unit !== 'r') return rootTex(value)
  const { n, d } = value.coefficient
  const top = `${n === 1n ? '' : n}r${value.radicand === 1 ? '' : `\\sqrt{${value.radicand}}`}`
  return d === 1n ? top : `\\frac{${top}}{${d}}`
}

const squareOf = ({ coefficient, radicand }: Surd): Fraction => product(coefficient, coefficient, radicand)
const times = (a: Surd, b: Surd): Surd => {
  const root = surd(product(a.coefficient, b.coefficient), a.radicand * b.radicand)
  return root
}
const over = (a: Surd, b: Surd): Surd =>
  surd(divide(a.coefficient, product(b.coefficient, b.radicand)), a.radicand * b.radicand)
const isSame = (a: Surd, b: Surd): boolean => equals(a.coefficient, b.coefficient) && a.radicand === b.radicand

/** Everything that the figure says without numbers. */
export interface Shape {
  readonly o: string
  readonly on: readonly string[]
  /** The points of the tangent at each point of contact. */
  readonly tangents: readonly (readonly [contact: string, points: readonly string[]])[]
  /** Where two tangents meet: P, A, B. */
  readonly pairs: readonly (readonly [p: string, a: string, b: string])[]
}

export function shapeOf(sheet: Sheet): Shape {
  const { figure, points } = sheet
  const o = figure.centre
  const isOn = (point: string) =>
    point !== o && sheet.drawn.every(({ at, radius }) => Math.abs(Math.hypot(...at(point)) - radius) < 1e-6)
  const contacts = [...new Set(figure.told.flatMap((one) => (one.kind === 'touch' ? [one.at] : [])))]
  const tangents = contacts.map(
    (at) => [at, points.filter((x) => x !== o && x !== at && sheet.isAngle(o, at, x, 90))] as const,
  )
  const pairs = points.flatMap((p) => {
    const [a, b, ...more] = tangents.filter(([, line]) => line.includes(p)).map(([at]) => at)
    return a !== undefined && b !== undefined && more.length === 0 ? [[p, a, b] as const] : []
  })
  return { o, on: points.filter(isOn), tangents, pairs }
}

/** All that follows in one step from what is known. */
export function oneRound(sheet: Sheet, shape: Shape): boolean {
  const { o, on, tangents, pairs } = shape
  const { points } = sheet
  const { unit } = sheet.figure
  const tex = (value: Surd) => lengthTex(value, unit)
  const withUnit = unit === 'r' ? '' : ` ${unit}`
  const key = (a: string, v: string, b: string) => sheet.keyOfAngle(`${a}${v}${b}`)
  const side = (a: string, b: string): string => {
    const told = sheet.figure.told.find(
      (one) => one.kind === 'length' && (one.name === `${a}${b}` || one.name === `${b}${a}`),
    )
    if (told?.kind === 'length') return told.name
    const rank = (x: string) => (x === o ? 0 : on.includes(x) ? 2 : 1)
    return rank(a) < rank(b) || (rank(a) === rank(b) && a < b) ? `${a}${b}` : `${b}${a}`
  }
  const corner = (a: string, v: string, b: string) => angleTex(a < b ? `${a}${v}${b}` : `${b}${v}${a}`)
  const triangle = (a: string, v: string, b: string) =>
    `\\triangle ${[a, v, b].toSorted((x, y) => Number(y === o) - Number(x === o)).join('')}`

  for (const [at, line] of tangents)
    for (const x of line)
      sheet.addAngle(
        o,
        at,
        x,
        right,
        `$${corner(o, at, x)} = 90^\\circ$, because the tangent at $${at}$ is perpendicular to the radius $${o}${at}$.`,
      )

  for (const [p, a, b] of pairs) {
    // half the chord between the points of contact stands at right angles to OP
    const [chord, reach] = [sheet.length(a, b), sheet.length(o, a)]
    const halfSquare = chord && product(squareOf(chord.value), fraction(1, 4))
    const offSquare = reach && halfSquare ? subtract(squareOf(reach.value), halfSquare) : null
    if (chord && reach && halfSquare && offSquare && sign(offSquare) > 0) {
      const [long, short] = [rootOf(halfSquare), rootOf(offSquare)]
      const found = rootOf(divide(product(squareOf(reach.value), halfSquare), offSquare))
      for (const x of long && short && found ? [a, b] : [])
        sheet.addLength(
          p,
          x,
          found ?? chord.value,
          `$${o}${p}$ bisects $${side(a, b)}$ at right angles: half of it is $${tex(long ?? chord.value)}$${withUnit}, and its distance from $${o}$ is $\\sqrt{${numeral(squareOf(reach.value))} - ${numeral(halfSquare)}} = ${tex(short ?? chord.value)}$${withUnit}. The right triangles on both sides of it are similar (AA): $\\frac{${p}${x}}{${o}${x}} = \\frac{${tex(long ?? chord.value)}}{${tex(short ?? chord.value)}}$.`,
          sheet.keyOfLength(a + b),
          sheet.keyOfLength(o + a),
        )
    }
    const [apex, centre] = [sheet.angle(a, p, b), sheet.angle(a, o, b)]
    const kite = `In the quadrilateral $${o}${a}${p}${b}$, $${corner(o, a, p)} = ${corner(o, b, p)} = 90^\\circ$ (the radius is perpendicular to the tangent), so $${corner(a, p, b)} + ${corner(a, o, b)} = 180^\\circ$`
    if (apex)
      sheet.addAngle(
        a,
        o,
        b,
        subtract(straight, apex.value),
        `${kite} and $${corner(a, o, b)} = 180^\\circ - ${degrees(apex.value)} = ${degrees(subtract(straight, apex.value))}$.`,
        key(a, p, b),
      )
    if (centre)
      sheet.addAngle(
        a,
        p,
        b,
        subtract(straight, centre.value),
        `${kite} and $${corner(a, p, b)} = 180^\\circ - ${degrees(centre.value)} = ${degrees(subtract(straight, centre.value))}$.`,
        key(a, o, b),
      )
    for (const [v, whole] of [
      [p, apex],
      [o, centre],
    ] as const)
      for (const x of [a, b]) {
        const w = v === p ? o : p
        const why = `${triangle(o, a, p).replace('triangle', 'triangle')} \\cong ${triangle(o, b, p)}$ (RHS), so $${o}${p}$ bisects $${corner(a, v, b)}$`
        if (whole) {
          const found = product(half, whole.value)
          sheet.addAngle(
            x,
            v,
            w,
            found,
            `$${why} and $${corner(x, v, w)} = \\frac{1}{2} \\times ${degrees(whole.value)} = ${degrees(found)}$.`,
            key(a, v, b),
          )
        }
        const part = sheet.angle(x, v, w)
        if (part) {
          const found = product(2, part.value)
          sheet.addAngle(
            a,
            v,
            b,
            found,
            `$${why} and $${corner(a, v, b)} = 2 \\times ${degrees(part.value)} = ${degrees(found)}$.`,
            key(x, v, w),
          )
        }
      }
    for (const [x, y] of [
      [a, b],
      [b, a],
    ] as const) {
      const known = sheet.length(p, x)
      if (known)
        sheet.addLength(
          p,
          y,
          known.value,
          `$${side(p, y)} = ${side(p, x)} = ${tex(known.value)}$${withUnit}, because tangents from one point are equal.`,
          sheet.keyOfLength(p + x),
        )
    }
  }

  // radii
  const radius = on.map((x) => [x, sheet.length(o, x)] as const).find(([, known]) => known)
  if (radius?.[1]) {
    const [x, known] = [radius[0], radius[1]]
    for (const y of on)
      sheet.addLength(
        o,
        y,
        known.value,
        known.text === '' ? '' : `$${o}${y} = ${o}${x} = ${tex(known.value)}$${withUnit} (radii)`,
        sheet.keyOfLength(o + x),
      )
  }
  for (const a of on)
    for (const b of on) {
      if (a >= b || !sheet.isAngle(a, o, b, 180)) continue
      const [whole, part] = [sheet.length(a, b), sheet.length(o, a)]
      if (part) {
        const found = times(part.value, surd(2, 1))
        sheet.addLength(
          a,
          b,
          found,
          `The diameter is $${side(a, b)} = 2 \\times ${tex(part.value)} = ${tex(found)}$${withUnit}.`,
          sheet.keyOfLength(o + a),
        )
      }
      if (whole) {
        const found = times(whole.value, surd(half, 1))
        sheet.addLength(
          o,
          a,
          found,
          `The radius is half the diameter: $${side(o, a)} = ${tex(found)}$${withUnit}.`,
          sheet.keyOfLength(a + b),
        )
      }
      for (const c of on)
        if (c !== a && c !== b)
          sheet.addAngle(
            a,
            c,
            b,
            right,
            `$${corner(a, c, b)} = 90^\\circ$ (angle in a semicircle, $${side(a, b)}$ being a diameter).`,
          )
    }

  const equalSides = (v: string, a: string, b: string): readonly [string, readonly string[]] | null => {
    if (v === o && on.includes(a) && on.includes(b)) return ['radii', []]
    if (pairs.some(([p, x, y]) => p === v && [a, b].includes(x) && [a, b].includes(y)))
      return ['tangents from one point', []]
    const [one, other] = [sheet.length(v, a), sheet.length(v, b)]
    return one && other && isSame(one.value, other.value)
      ? ['', [sheet.keyOfLength(v + a), sheet.keyOfLength(v + b)]]
      : null
  }

  for (const v of points)
    for (const a of points)
      for (const b of points) {
        if (a >= b || v === a || v === b) continue
        // on a line
        if (sheet.isAngle(a, v, b, 180)) {
          onLine(a, v, b)
          continue
        }
        if (sheet.isAngle(a, v, b, 0)) continue
        const [apex, atA, atB] = [sheet.angle(a, v, b), sheet.angle(v, a, b), sheet.angle(v, b, a)]
        const even = equalSides(v, a, b)
        if (even) {
          const [reason, from] = even
          const why = `In $${triangle(a, v, b)}$, $${side(v, a)} = ${side(v, b)}$${reason === '' ? '' : ` (${reason})`}, so $${corner(v, a, b)} = ${corner(v, b, a)}$`
          if (apex) {
            const found = product(half, subtract(straight, apex.value))
            for (const [x, y] of [
              [a, b],
              [b, a],
            ] as const)
              sheet.addAngle(
                v,
                x,
                y,
                found,
                `${why} $= \\frac{1}{2}(180^\\circ - ${degrees(apex.value)}) = ${degrees(found)}$.`,
                ...from,
                key(a, v, b),
              )
          }
          const base = atA ?? atB
          if (base) {
            const found = subtract(straight, product(2, base.value))
            const own = atA ? key(v, a, b) : key(v, b, a)
            if (!atB) sheet.addAngle(v, b, a, base.value, `${why} $= ${degrees(base.value)}$.`, ...from, own)
            if (!atA) sheet.addAngle(v, a, b, base.value, `${why} $= ${degrees(base.value)}$.`, ...from, own)
            sheet.addAngle(
              a,
              v,
              b,
              found,
              `${why} and $${corner(a, v, b)} = 180^\\circ - 2 \\times ${degrees(base.value)} = ${degrees(found)}$.`,
              ...from,
              own,
            )
          }
        }
        if (atA && atB) {
          const found = subtract(straight, add(atA.value, atB.value))
          sheet.addAngle(
            a,
            v,
            b,
            found,
            `In $${triangle(a, v, b)}$, $${corner(a, v, b)} = 180^\\circ - ${degrees(atA.value)} - ${degrees(atB.value)} = ${degrees(found)}$.`,
            key(v, a, b),
            key(v, b, a),
          )
          if (equals(atA.value, atB.value)) {
            const [one, other] = [sheet.length(v, a), sheet.length(v, b)]
            const why = `In $${triangle(a, v, b)}$, $${corner(v, a, b)} = ${corner(v, b, a)}$, so the sides opposite to them are equal: `
            if (one)
              sheet.addLength(
                v,
                b,
                one.value,
                `${why}$${side(v, b)} = ${side(v, a)} = ${tex(one.value)}$${withUnit}.`,
                key(v, a, b),
                key(v, b, a),
                sheet.keyOfLength(v + a),
              )
            if (other)
              sheet.addLength(
                v,
                a,
                other.value,
                `${why}$${side(v, a)} = ${side(v, b)} = ${tex(other.value)}$${withUnit}.`,
                key(v, a, b),
                key(v, b, a),
                sheet.keyOfLength(v + b),
              )
          }
          if (apex && [apex, atA, atB].every(({ value }) => value.n === 60n && value.d === 1n)) {
            const known = sheet.length(v, a) ?? sheet.length(v, b)
            if (known) {
              const is = sheet.length(v, a) ? v + a : v + b
              sheet.addLength(
                a,
                b,
                known.value,
                `$${triangle(a, v, b)}$ is equilateral, so $${side(a, b)} = ${tex(known.value)}$${withUnit}.`,
                key(v, a, b),
                key(v, b, a),
                sheet.keyOfLength(is),
              )
            }
          }
        }
        if (apex && equals(apex.value, right)) rightTriangle(a, v, b)
        if (on.includes(v) && on.includes(a) && on.includes(b)) atTheCentre(a, v, b, apex)
        // a ray between
        for (const x of points) {
          if (x === v || x === a || x === b || sheet.isAngle(a, v, x, 0) || sheet.isAngle(x, v, b, 0)) continue
          if (
            !sheet
              .seen(a, v, x)
              .every((one, i) => Math.abs(one + (sheet.seen(x, v, b)[i] ?? 0) - (sheet.seen(a, v, b)[i] ?? 0)) < 1e-4)
          )
            continue
          const [one, other] = [sheet.angle(a, v, x), sheet.angle(x, v, b)]
          if (one && other) {
            const found = add(one.value, other.value)
            sheet.addAngle(
              a,
              v,
              b,
              found,
              `$${corner(a, v, b)} = ${corner(a, v, x)} + ${corner(x, v, b)} = ${degrees(one.value)} + ${degrees(other.value)} = ${degrees(found)}$`,
              key(a, v, x),
              key(x, v, b),
            )
          }
          for (const [part, y, z] of [
            [one, a, b],
            [other, b, a],
          ] as const)
            if (apex && part && compare(apex.value, part.value) > 0) {
              const found = subtract(apex.value, part.value)
              sheet.addAngle(
                x,
                v,
                z,
                found,
                `$${corner(x, v, z)} = ${corner(a, v, b)} - ${corner(y, v, x)} = ${degrees(apex.value)} - ${degrees(part.value)} = ${degrees(found)}$`,
                key(a, v, b),
                key(y, v, x),
              )
            }
        }
      }

  function onLine(a: string, v: string, b: string): void {
    const parts = [sheet.length(v, a), sheet.length(v, b)] as const
    const whole = sheet.length(a, b)
    const sumOf = (x: Surd, y: Surd, minus: boolean): Surd | null =>
      x.radicand === y.radicand
        ? { coefficient: (minus ? subtract : add)(x.coefficient, y.coefficient), radicand: x.radicand }
        : null
    if (parts[0] && parts[1]) {
      const found = sumOf(parts[0].value, parts[1].value, false)
      if (found)
        sheet.addLength(
          a,
          b,
          found,
          `$${side(a, b)} = ${side(v, a)} + ${side(v, b)} = ${tex(parts[0].value)} + ${tex(parts[1].value)} = ${tex(found)}$${withUnit}`,
          sheet.keyOfLength(v + a),
          sheet.keyOfLength(v + b),
        )
    }
    for (const [part, x, y] of [
      [parts[0], a, b],
      [parts[1], b, a],
    ] as const) {
      const found = whole && part ? sumOf(whole.value, part.value, true) : null
      if (whole && part && found && sign(found.coefficient) > 0)
        sheet.addLength(
          v,
          y,
          found,
          `$${side(v, y)} = ${side(a, b)} - ${side(v, x)} = ${tex(whole.value)} - ${tex(part.value)} = ${tex(found)}$${withUnit}`,
          sheet.keyOfLength(a + b),
          sheet.keyOfLength(v + x),
        )
    }
    for (const x of points) {
      if (x === a || x === b || x === v || sheet.isAngle(a, v, x, 0) || sheet.isAngle(a, v, x, 180)) continue
      for (const [y, z] of [
        [a, b],
        [b, a],
      ] as const) {
        const known = sheet.angle(x, v, y)
        if (!known) continue
        const found = subtract(straight, known.value)
        sheet.addAngle(
          x,
          v,
          z,
          found,
          `$${a}${v}${b}$ is a straight line, so $${corner(x, v, z)} = 180^\\circ - ${degrees(known.value)} = ${degrees(found)}$.`,
          key(x, v, y),
        )
      }
    }
  }

  function rightTriangle(a: string, v: string, b: string): void {
    const [one, other, long] = [sheet.length(v, a), sheet.length(v, b), sheet.length(a, b)]
    const rightAngle = key(a, v, b)
    const sum = `In right triangle $${a}${v}${b}$, `
    if (one && other) {
      const square = add(squareOf(one.value), squareOf(other.value))
      const found = rootOf(square)
      if (found)
        sheet.addLength(
          a,
          b,
          found,
          `${sum}$${side(a, b)}^2 = ${side(v, a)}^2 + ${side(v, b)}^2 = ${squared(one.value)} + ${squared(other.value)} = ${squareTex(square)}$, so $${side(a, b)} = ${tex(found)}$${withUnit}.`,
          rightAngle,
          sheet.keyOfLength(v + a),
          sheet.keyOfLength(v + b),
        )
    }
    for (const [leg, x, y] of [
      [one, a, b],
      [other, b, a],
    ] as const) {
      if (!leg || !long) continue
      const square = subtract(squareOf(long.value), squareOf(leg.value))
      const found = sign(square) > 0 ? rootOf(square) : null
      if (found)
        sheet.addLength(
          v,
          y,
          found,
          `${sum}$${side(v, y)}^2 = ${side(a, b)}^2 - ${side(v, x)}^2 = ${squared(long.value)} - ${squared(leg.value)} = ${squareTex(square)}$, so $${side(v, y)} = ${tex(found)}$${withUnit}.`,
          rightAngle,
          sheet.keyOfLength(a + b),
          sheet.keyOfLength(v + x),
        )
      special(leg.value, long.value, x, v, y, rightAngle)
    }
    for (const [x, y] of [
      [a, b],
      [b, a],
    ] as const) {
      const acute = sheet.angle(v, x, y)
      if (acute) trigonometry(acute, x, v, y, rightAngle)
    }
    // the foot of the altitude on the longest side
    for (const m of points) {
      if (m === a || m === b || m === v || !sheet.isAngle(a, m, b, 180) || !sheet.isAngle(v, m, a, 90)) continue
      for (const [x, y] of [
        [a, b],
        [b, a],
      ] as const) {
        const [leg, part] = [sheet.length(v, x), sheet.length(x, m)]
        const why = `$\\triangle ${x}${m}${v} \\sim \\triangle ${x}${v}${y}$ (AA), so $\\frac{${x}${y}}{${x}${v}} = \\frac{${x}${v}}{${x}${m}}$`
        const asked = sheet.keyOfLength(x + y)
        if (leg && part && asked) {
          const found = over(times(leg.value, leg.value), part.value)
          sheet.addLength(
            x,
            y,
            found,
            `${why} and $${side(x, y)} = \\frac{${squared(leg.value)}}{${tex(part.value)}} = ${tex(found)}$${withUnit}.`,
            rightAngle,
            sheet.keyOfLength(v + x),
            sheet.keyOfLength(x + m),
          )
        }
        const whole = sheet.length(a, b)
        if (leg && whole && !part) {
          const found = over(times(leg.value, leg.value), whole.value)
          sheet.addLength(
            x,
            m,
            found,
            `${why} and $${side(x, m)} = \\frac{${squared(leg.value)}}{${tex(whole.value)}} = ${tex(found)}$${withUnit}.`,
            rightAngle,
            sheet.keyOfLength(v + x),
            sheet.keyOfLength(a + b),
          )
        }
      }
    }
  }

  function squared(value: Surd): string {
    const text = tex(value)
    return unit !== 'r' && /^\d+$/.test(text) ? `${text}^2` : text === 'r' ? 'r^2' : `\\left(${text}\\right)^2`
  }
  function squareTex(square: Fraction): string {
    return unit === 'r' ? lengthTex({ coefficient: square, radicand: 1 }, 'r').replace('r', 'r^2') : numeral(square)
  }

  /** An angle of 30, 45 or 60 degrees at x or y, by the ratio of two sides: `leg` is vx. */
  function special(leg: Surd, long: Surd, x: string, v: string, y: string, rightAngle: string): void {
    const ratio = divide(squareOf(leg), squareOf(long))
    const size = [
      [fraction(1, 4), 30, '\\frac{1}{2}'],
      [half, 45, '\\frac{1}{\\sqrt{2}}'],
      [fraction(3, 4), 60, '\\frac{\\sqrt{3}}{2}'],
    ] as const
    const found = size.find(([one]) => equals(one, ratio))
    if (!found) return
    const value = fraction(found[1])
    sheet.addAngle(
      v,
      y,
      x,
      value,
      `In right triangle $${x}${v}${y}$, $\\sin ${corner(v, y, x)} = \\frac{${side(v, x)}}{${side(x, y)}} = ${found[2]}$, so $${corner(v, y, x)} = ${degrees(value)}$.`,
      rightAngle,
      sheet.keyOfLength(v + x),
      sheet.keyOfLength(x + y),
    )
  }

  /** The sides of a right triangle from one and an angle at x; the right angle is at v. */
  function trigonometry(acute: Known<Fraction>, x: string, v: string, y: string, rightAngle: string): void {
    const whole = acute.value.d === 1n ? Number(acute.value.n) : 0
    const ratios = {
      30: [surd(half, 1), surd(half, 3), surd(fraction(1, 3), 3)],
      45: [surd(half, 2), surd(half, 2), surd(1, 1)],
      60: [surd(half, 3), surd(half, 1), surd(1, 3)],
    } as const
    if (whole !== 30 && whole !== 45 && whole !== 60) return
    const [sin, cos, tan] = ratios[whole]
    const printed = {
      30: ['\\frac{1}{2}', '\\frac{\\sqrt{3}}{2}', '\\frac{1}{\\sqrt{3}}'],
      45: ['\\frac{1}{\\sqrt{2}}', '\\frac{1}{\\sqrt{2}}', '1'],
      60: ['\\frac{\\sqrt{3}}{2}', '\\frac{1}{2}', '\\sqrt{3}'],
    }[whole]
    const sides = [
      ['sin', v, y, x, y, sin, printed[0]],
      ['cos', x, v, x, y, cos, printed[1]],
      ['tan', v, y, x, v, tan, printed[2]],
    ] as const
    for (const [name, a, b, c, d, ratio, shown] of sides) {
      const [top, bottom] = [sheet.length(a, b), sheet.length(c, d)]
      const why = `In right triangle $${x}${v}${y}$, $\\${name} ${whole}^\\circ = \\frac{${side(a, b)}}{${side(c, d)}}$`
      const from = [rightAngle, key(v, x, y)]
      if (bottom && !top) {
        const found = times(bottom.value, ratio)
        sheet.addLength(
          a,
          b,
          found,
          `${why}, so $${side(a, b)} = ${tex(bottom.value)} \\times ${shown} = ${tex(found)}$${withUnit}.`,
          ...from,
          sheet.keyOfLength(c + d),
        )
      }
      if (top && !bottom) {
        const found = over(top.value, ratio)
        sheet.addLength(
          c,
          d,
          found,
          `${why}, so $${side(c, d)} = ${tex(top.value)} \\div ${shown} = ${tex(found)}$${withUnit}.`,
          ...from,
          sheet.keyOfLength(a + b),
        )
      }
    }
  }

  /** The angle at the centre is twice the angle on the rest of the circle. */
  function atTheCentre(a: string, v: string, b: string, apex: Known<Fraction> | undefined): void {
    const isHalf = sheet.seen(a, v, b).every((one, i) => Math.abs(2 * one - (sheet.seen(a, o, b)[i] ?? 0)) < 1e-4)
    if (!isHalf) return
    const why = `The angle at the centre is twice the angle at the circle on the same arc: $${corner(a, o, b)} = 2\\,${corner(a, v, b)}$`
    const centre = sheet.angle(a, o, b)
    if (apex) {
      const found = product(2, apex.value)
      sheet.addAngle(a, o, b, found, `${why} $= 2 \\times ${degrees(apex.value)} = ${degrees(found)}$.`, key(a, v, b))
    }
    if (centre) {
      const found = product(half, centre.value)
      sheet.addAngle(
        a,
        v,
        b,
        found,
        `${why}, so $${corner(a, v, b)} = \\frac{1}{2} \\times ${degrees(centre.value)} = ${degrees(found)}$.`,
        key(a, o, b),
      )
    }
  }

  return sheet.nextRound()
}
