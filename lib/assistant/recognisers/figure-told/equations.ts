import type { Fraction } from '../../../maths'
import { constant, minus, plus, single, times, type Sum } from '../../../solutions/pieces/figure/quantities'
import { numeralOf } from './numerals'
import { isWord, type Piece } from './pieces'

/** A quotient of sums. */
interface Quotient {
  readonly top: Sum
  readonly bottom: Sum
}

interface Parsed {
  readonly of: Quotient
  readonly next: number
}

/** How many lengths are multiplied: 2 for AB × CD, 0 for AB : CD. */
const degreeOf = ({ top, bottom }: Quotient): number => {
  const [over = '', under = ''] = [top, bottom].map((sum) => [...sum.keys()][0] ?? '')
  return (over.match(/[A-Z]{2}/g)?.length ?? 0) - (under.match(/[A-Z]{2}/g)?.length ?? 0)
}

const unit: Sum = new Map([['', { n: 1n, d: 1n }]])
const whole = (top: Sum): Quotient => ({ top, bottom: unit })
const isSign = (piece: Piece | undefined, ...texts: readonly string[]): boolean =>
  piece?.kind === 'sign' && texts.includes(piece.text)
const two: Fraction = { n: 2n, d: 1n }
const isTwo = (piece: Piece | undefined): boolean =>
  piece?.kind === 'number' && piece.value.n === 2n && piece.value.d === 1n

/** Of how many equal parts one is. */
const partNames: Readonly<Record<string, number>> = { third: 3, fourth: 4, quarter: 4, fifth: 5, th: 1 }

/** What another thing is said to be by. */
const placing =
  'on onto to from through with by at upon parallel perpendicular meets meet cuts cut intersects side between'.split(
    ' ',
  )

/** Reads what is said of the lengths, angles and areas of a figure; `angle` says what an angle at one corner is called. */
export class Equations {
  constructor(
    private readonly pieces: readonly Piece[],
    private readonly angle: (corner: string) => string,
  ) {}

  /** "AB² + BC² = AC²", "∠A = ∠C = 90°", "ar(ABC)/ar(DBC) = AO/DO": each side with the first, as what is nought. */
  at(from: number): { readonly sums: readonly Sum[]; readonly next: number } | null {
    // "the altitude AD on BC = 5 cm" tells AD
    if (isWord(this.pieces[from - 1], 'on', 'onto')) return null
    const first = this.sum(from)
    if (!first) return null
    const sums: Sum[] = []
    let next = first.next
    for (;;) {
      const behind = this.equals(next)
      this.isBehindEquals = true
      const side = behind === null ? null : this.sideLike(first, behind)
      this.isBehindEquals = false
      if (!side) break
      sums.push(minus(times(first.of.top, side.of.bottom), times(side.of.top, first.of.bottom)))
      next = side.next
    }
    return sums.length > 0 ? { sums, next } : null
  }

  /** "AB = AC. AD is ...": a stop that would make a product of two lengths equal to one length ends the sentence. */
  private sideLike(first: Parsed, at: number): Parsed | null {
    const side = this.sum(at)
    if (!side || degreeOf(side.of) === degreeOf(first.of)) return side
    this.hasDots = false
    const plain = this.sum(at)
    this.hasDots = true
    return plain && degreeOf(plain.of) === degreeOf(first.of) ? plain : side
  }
  private hasDots = true
  private isBehindEquals = false

  /** "=", "is equal to", "equals", and before a number "is", "measures" or nothing: "AB is 4 cm", "AB 4 cm" */
  private equals(at: number): number | null {
    let next = at
    if (isSign(this.pieces[next], '=')) return next + 1
    while (isWord(this.pieces[next], 'is', 'are')) next++
    const number = isWord(this.pieces[next], 'measures') ? next + 1 : next
    if (this.isMeasured(at - 1) && this.isNumber(number) && (number > at || this.isSized(number))) return number
    if (!isWord(this.pieces[next], 'equal', 'equals')) return null
    next++
    while (isWord(this.pieces[next], 'to', 'the', 'ke')) next++
    return next
  }

  /** A length or an angle: what a number can be the size of, as far as it is not said of another: "the altitude on BC is 5 cm". */
  private isMeasured(at: number): boolean {
    const piece = this.pieces[at]
    let before = at - 1
    while (isWord(this.pieces[before], 'of', 'the', 'triangle')) before--
    const isOf = isWord(this.pieces[at - 1], 'of') || isWord(this.pieces[at - 2], 'of')
    const isSaid = isOf
      ? isWord(this.pieces[before], 'length', 'measure', 'value', 'perimeter', 'size')
      : !isWord(this.pieces[before], ...placing)
    return (
      piece?.kind === 'name' && isSaid && (piece.text.length === 2 || isWord(this.pieces[before], 'angle', 'perimeter'))
    )
  }
  private isNumber = (at: number): boolean =>
    numeralOf(this.pieces[at]) !== null || isWord(this.pieces[at], 'twice', 'thrice', 'half', 'double')
  private isSized = (at: number): boolean => isWord(this.pieces[at + 1], 'cm', 'mm', 'km', 'm', 'units', 'hai')

  private sum(at: number): Parsed | null {
    const first = this.product(at)
    if (!first) return null
    let { of, next } = first
    const compared = this.comparedAt(first)
    if (compared) return compared
    while (isSign(this.pieces[next], '+', '-')) {
      const other = this.product(next + 1)
      if (!other) break
      const [mine, theirs] = [times(of.top, other.of.bottom), times(other.of.top, of.bottom)]
      of = {
        top: isSign(this.pieces[next], '+') ? plus(mine, theirs) : minus(mine, theirs),
        bottom: times(of.bottom, other.of.bottom),
      }
      next = other.next
    }
    return { of, next }
  }

  /** "3 cm more than AB", "2 less than AB" */
  private comparedAt({ of, next }: Parsed): Parsed | null {
    const at = isWord(this.pieces[next], 'cm', 'mm', 'km', 'm', 'units') ? next + 1 : next
    const isMore = isWord(this.pieces[at], 'more', 'longer', 'greater')
    const isLess = isWord(this.pieces[at], 'less', 'shorter')
    if (!(isMore || isLess) || !isWord(this.pieces[at + 1], 'than')) return null
    const other = this.product(isWord(this.pieces[at + 2], 'the') ? at + 3 : at + 2)
    if (!other) return null
    const [mine, theirs] = [times(of.top, other.of.bottom), times(other.of.top, of.bottom)]
    return {
      of: { top: isMore ? plus(theirs, mine) : minus(theirs, mine), bottom: times(of.bottom, other.of.bottom) },
      next: other.next,
    }
  }

  private product(at: number): Parsed | null {
    const first = this.power(at)
    if (!first) return null
    let { of, next } = first
    for (;;) {
      const piece = this.pieces[next]
      const isOver = isSign(piece, '/', ':', '÷')
      const isTimes =
        isSign(piece, '*', '×', '·') ||
        (this.hasDots && isSign(piece, '.') && this.isSegment(next - 1) && this.isSegment(next + 1))
      // "2/3 of AB"
      const isPart = isWord(piece, 'of') && this.pieces[next - 1]?.kind === 'number'
      const other = this.power(isOver || isTimes || isPart ? next + 1 : next)
      // "2 AB", "2 BC . BD": a factor without a sign follows a number
      if (!other || (!isOver && !isTimes && this.pieces[next - 1]?.kind !== 'number')) break
      if (isPart && this.pieces[next + 1]?.kind !== 'name') break
      if (
        !isOver &&
        !isTimes &&
        (this.pieces[next]?.kind === 'number' || (this.isBehindEquals && this.beginsAnother(other.next)))
      )
        break
      of = isOver
        ? { top: times(of.top, other.of.bottom), bottom: times(of.bottom, other.of.top) }
        : { top: times(of.top, other.of.top), bottom: times(of.bottom, other.of.bottom) }
      next = other.next
    }
    return { of, next }
  }

  /** "AD is 4 DB is 6", "AD = 4 DB = 6": the second length begins an equation of its own. */
  private beginsAnother(at: number): boolean {
    const piece = this.pieces[at]
    return isSign(piece, '=') || isWord(piece, 'is', 'equals', 'measures') || piece?.kind === 'number'
  }

  private isSegment(at: number): boolean {
    const piece = this.pieces[at]
    // "AB² . CD": the exponent stands before the point
    return (piece?.kind === 'name' && piece.text.length === 2) || (isTwo(piece) && isSign(this.pieces[at - 1], '^'))
  }

  private power(at: number): Parsed | null {
    const base = this.atom(at)
    if (!base) return null
    if (isSign(this.pieces[base.next], '^') && isTwo(this.pieces[base.next + 1]))
      return {
        of: { top: times(base.of.top, base.of.top), bottom: times(base.of.bottom, base.of.bottom) },
        next: base.next + 2,
      }
    return base
  }

  private atom(at: number): Parsed | null {
    const piece = this.pieces[at]
    if (piece?.kind === 'number') return this.number(piece.value, at)
    if (piece?.kind === 'name' && piece.text.length === 2) return { of: whole(single(piece.text)), next: at + 1 }
    if (isSign(piece, '(')) {
      const inner = this.sum(at + 1)
      return inner && isSign(this.pieces[inner.next], ')') ? { of: inner.of, next: inner.next + 1 } : null
    }
    // "AB = x"
    if (piece?.kind === 'word' && /^[b-z]$/.test(piece.text)) return { of: whole(single(piece.text)), next: at + 1 }
    if (isSign(piece, 'frac')) return this.fractionAt(at + 1)
    if (isWord(piece, 'angle')) return this.angleAt(at + 1)
    if (isWord(piece, 'perimeter')) return this.perimeterAt(at + 1)
    if (isWord(piece, 'half')) return this.halfAt(at + 1)
    if (isWord(piece, 'twice', 'double', 'thrice')) return this.timesAt(at + 1, isWord(piece, 'thrice') ? 3 : 2)
    const spoken = piece?.kind === 'word' ? numeralOf(piece) : null
    if (spoken !== null) return this.number({ n: BigInt(spoken), d: 1n }, at)
    if (isWord(piece, 'ar', 'area')) return this.areaAt(at + 1)
    return null
  }

  /** "twice AB", "double of AB" */
  private timesAt(at: number, by: number): Parsed | null {
    let next = at
    while (isWord(this.pieces[next], 'of', 'the')) next++
    const inner = this.atom(next)
    return (
      inner && {
        of: { top: times(inner.of.top, constant({ n: BigInt(by), d: 1n })), bottom: inner.of.bottom },
        next: inner.next,
      }
    )
  }

  private partAt(value: Fraction, at: number): Parsed | null {
    const piece = this.pieces[at]
    const parts = piece?.kind === 'word' ? partNames[piece.text.replace(/s$/, '')] : undefined
    if (parts === undefined) return null
    const inner = this.atom(isWord(this.pieces[at + 1], 'of') ? at + 2 : at + 1)
    const share = constant({ n: value.n, d: value.d * BigInt(parts) })
    return inner && { of: { top: times(inner.of.top, share), bottom: inner.of.bottom }, next: inner.next }
  }

  private number(value: Fraction, at: number): Parsed {
    // "two thirds of AB", "3/4 th of AB"
    const part = this.partAt(value, at + 1)
    if (part) return part
    // "3 times AB"
    if (isWord(this.pieces[at + 1], 'times')) {
      const inner = this.atom(isWord(this.pieces[at + 2], 'of', 'the') ? at + 3 : at + 2)
      if (inner) return { of: { top: times(inner.of.top, constant(value)), bottom: inner.of.bottom }, next: inner.next }
    }
    return { of: whole(constant(value)), next: isSign(this.pieces[at + 1], '°') ? at + 2 : at + 1 }
  }

  /** "\\frac{1}{x}" */
  private fractionAt(at: number): Parsed | null {
    const top = this.atom(at)
    const bottom = top && this.atom(top.next)
    return (
      bottom && {
        of: { top: times(top.of.top, bottom.of.bottom), bottom: times(top.of.bottom, bottom.of.top) },
        next: bottom.next,
      }
    )
  }

  private angleAt(at: number): Parsed | null {
    const piece = this.pieces[at]
    if (piece?.kind === 'name' && piece.text.length === 3) return { of: whole(single(`<${piece.text}`)), next: at + 1 }
    if (piece?.kind === 'name' && piece.text.length === 1)
      return { of: whole(single(`<${this.angle(piece.text)}`)), next: at + 1 }
    // "∠1 = ∠2"
    return piece?.kind === 'number' ? { of: whole(single(`<${piece.value.n.toString()}`)), next: at + 1 } : null
  }

  /** "perimeter of triangle ABC" */
  private perimeterAt(at: number): Parsed | null {
    let next = at
    while (isWord(this.pieces[next], 'of', 'the', 'triangle')) next++
    const piece = this.pieces[next]
    if (piece?.kind !== 'name' || piece.text.length !== 3) return null
    const [a = '', b = '', c = ''] = piece.text
    return { of: whole([`${a}${b}`, `${b}${c}`, `${c}${a}`].map(single).reduce(plus)), next: next + 1 }
  }

  /** "half the perimeter", "half of AB" */
  private halfAt(at: number): Parsed | null {
    let next = at
    while (isWord(this.pieces[next], 'of', 'the') || isSign(this.pieces[next], '*')) next++
    const inner = this.atom(next)
    return inner && { of: { top: inner.of.top, bottom: times(inner.of.bottom, constant(two)) }, next: inner.next }
  }

  /** "ar(ABC)", "area of triangle ABC" */
  private areaAt(at: number): Parsed | null {
    let next = at
    while (isSign(this.pieces[next], '(') || isWord(this.pieces[next], 'of', 'the', 'triangle')) next++
    const piece = this.pieces[next]
    if (piece?.kind !== 'name' || piece.text.length < 3) return null
    const isOpen = this.pieces.slice(at, next).some((one) => isSign(one, '('))
    if (isOpen && !isSign(this.pieces[next + 1], ')')) return null
    return { of: whole(single(`#${piece.text}`)), next: next + (isOpen ? 2 : 1) }
  }
}
