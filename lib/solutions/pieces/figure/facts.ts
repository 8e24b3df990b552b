import type { Fact } from './expanded'
import { equationOf, renamed, written } from './quantities'

const sorted = (text: string): string => [...text].toSorted().join('')

/** Two triangles, corner by corner, in one order. */
function inOrder(one: string, two: string): string {
  const pairs = [...one].map((letter, at) => `${letter}${two[at] ?? ''}`)
  const swapped = pairs.map(([a = '', b = '']) => `${b}${a}`)
  return [pairs, swapped].map((all) => all.toSorted().join(' ')).toSorted()[0] ?? ''
}

/** A cycle of letters from its least one on, the way round that comes first. */
function cycle(name: string): string {
  const turns = (text: string) => [...text].map((_, at) => text.slice(at) + text.slice(0, at))
  return [...turns(name), ...turns([...name].toReversed().join(''))].toSorted()[0] ?? name
}

/** Which points of a figure lie in one line, and in which order. */
export class Lines {
  private readonly between: readonly (readonly [point: string, one: string, other: string])[]
  private readonly all: readonly string[]

  constructor(facts: readonly Fact[]) {
    this.between = facts.flatMap((fact) => {
      const [kind, point = '', side = ''] = fact.split(' ')
      return kind === 'on' && side.length === 2 ? [[point, side.charAt(0), side.charAt(1)] as const] : []
    })
    let lines = this.between.map((three) => new Set(three))
    for (let at = 0; at < lines.length;) {
      const one = lines[at] ?? new Set<string>()
      const other = lines.findIndex((two, place) => place > at && [...two].filter((name) => one.has(name)).length > 1)
      if (other < 0) at++
      else {
        const joined = new Set([...one, ...(lines[other] ?? [])])
        lines = lines.filter((_, place) => place !== other).map((two, place) => (place === at ? joined : two))
        at = 0
      }
    }
    this.all = lines.map((line) => sorted([...line].join('')))
  }

  /** All points of the line through two of them. */
  line(name: string): string {
    return this.all.find((line) => [...name].every((letter) => line.includes(letter))) ?? sorted(name)
  }

  /** The first of the points that lie from a point in one direction. */
  ray(from: string, to: string): string {
    const seen = new Set([to])
    for (const point of seen)
      for (const [middle, one, other] of this.between)
        for (const [end, far] of [
          [one, other],
          [other, one],
        ] as const)
          if (end === from && (point === middle || point === far)) seen.add(middle).add(far)
    return [...seen].toSorted()[0] ?? to
  }

  angle(name: string): string {
    if (name.length !== 3) return name
    const [a = '', v = '', b = ''] = name
    const [one, two] = [this.ray(v, a), this.ray(v, b)].toSorted()
    return `${one ?? a}${v}${two ?? b}`
  }
}

/** The fact in the one way in which it is compared. */
export function canonical(fact: Fact, lines = new Lines([])): string {
  const [kind = '', one = '', two = ''] = fact.split(' ')
  switch (kind) {
    case 'on':
    case 'inside':
      return `${kind} ${one} ${sorted(two)}`
    case 'par':
      return `par ${[lines.line(one), lines.line(two)].toSorted().join(' ')}`
    case 'perp':
      return `perp ${[lines.line(one), lines.line(two)].toSorted().join(' ')}`
    case 'sim':
    case 'cong':
      return `${kind} ${inOrder(one, two)}`
    case 'pgram':
    case 'quad':
    case 'trap':
    case 'about':
    case 'rhombus':
    case 'cyclic':
      return `${kind} ${cycle(one)}`
    case 'arcs':
      return `arcs ${[sorted(one), sorted(two)].toSorted().join(' ')}`
    case 'partan':
      return `partan ${sorted(one)} ${two}`
    case 'tanbis':
      return `tanbis ${one} ${sorted(two)}`
    case 'dia':
    case 'chord':
    case 'isos':
      return `${kind} ${sorted(one)}`
    case 'eq': {
      const named = renamed(equationOf(fact.slice(3)), (quantity) =>
        quantity.startsWith('<')
          ? `<${lines.angle(quantity.slice(1))}`
          : quantity.startsWith('#')
            ? `#${sorted(quantity.slice(1))}`
            : /^[A-Z]+$/.test(quantity)
              ? sorted(quantity)
              : quantity,
      )
      const all = written(named)
      // "∠ADB = 90°"
      const right = /^90: -1:<([A-Z])([A-Z])([A-Z])$/.exec(all)
      return right
        ? canonical(`perp ${right[1] ?? ''}${right[2] ?? ''} ${right[2] ?? ''}${right[3] ?? ''}`, lines)
        : `eq ${all}`
    }
    default:
      return fact
  }
}
