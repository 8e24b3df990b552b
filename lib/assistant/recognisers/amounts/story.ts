import { periodNamed, signsOf, type Sign } from './signs'
import type { Question } from '../../question/question'
import {
  add,
  divide,
  equals,
  fraction,
  isInteger,
  multiply,
  negate,
  sign,
  subtract,
  toNumber,
  toTex,
  type Fraction,
} from '../../../maths'
import type { Given } from '../../../solutions/arithmetic-progressions/from-facts'
import {
  differenceForm,
  less,
  numberForm,
  sumForm,
  termForm,
} from '../../../solutions/arithmetic-progressions/pieces/form'

type Clause = readonly Sign[]
type Asked = Given['asked'][number]

const has = (clause: Clause, ...words: readonly string[]): boolean =>
  clause.some((one) => one.kind === 'word' && words.includes(one.text))
const amountsIn = (clause: Clause): readonly Fraction[] =>
  clause.flatMap((one) => (one.kind === 'amount' ? [one.value] : []))
const placesIn = (clause: Clause): readonly number[] => clause.flatMap((one) => (one.kind === 'place' ? [one.n] : []))
const countsIn = (clause: Clause): readonly number[] => clause.flatMap((one) => (one.kind === 'many' ? [one.n] : []))
const asks = ['which', 'much', 'long', 'find', 'total']
const perWhole: Readonly<Record<string, Readonly<Record<string, number>>>> = { month: { year: 12 }, day: { week: 7 } }

class Story {
  private readonly terms = new Map<number, Fraction>()
  private change: Fraction | null = null
  private count: number | null = null
  private last: Fraction | null = null
  private total: Fraction | null = null
  readonly asked: Asked[] = []
  /** Up to which instalment it is paid. */
  private readonly places: number[] = []
  private isCount = false
  /** What of the loan is left is asked: it is not what the amounts make together. */
  private isLeft = false
  /** The amounts are those for all so far. */
  private isRunning = false

  constructor(private readonly period: string) {}

  /** Whether a clause tells an amount: its place, or how they change. */
  tells(clause: Clause): boolean {
    const [amount, ...more] = amountsIn(clause)
    const [place, ...places] = placesIn(clause)
    const [count, ...counts] = countsIn(clause)
    if (has(clause, 'which', 'much', 'long', 'find', 'left')) return false
    const [up, down] = [has(clause, 'up'), has(clause, 'down')]
    if (amount && up !== down && more.length === 0 && place === undefined && count === undefined) {
      if (this.change || !has(clause, 'each', 'next', 'previous', 'then')) return false
      this.change = up ? amount : negate(amount)
      return true
    }
    const [second] = more
    // "starts with 8000 and an increment of 500 every year"
    if (
      amount &&
      second &&
      more.length === 1 &&
      up !== down &&
      has(clause, 'each') &&
      (place === 1 || has(clause, 'starts'))
    ) {
      if (this.change || !this.term(1, amount)) return false
      this.change = up ? second : negate(second)
      return true
    }
    if (up || down) return false
    // "and 8 for each additional km": what is for all of them grows by it
    if (
      amount &&
      more.length === 0 &&
      place === undefined &&
      count === undefined &&
      has(clause, 'each', 'extra') &&
      has(clause, 'next', 'extra')
    ) {
      if (this.change) return false
      this.change = amount
      this.isRunning = true
      return true
    }
    if (amount && has(clause, 'loan') && !this.total) {
      this.total = amount
      const [first] = more
      if (!first) return place === undefined
      if (more.length > 1 || place !== 1) return false
      return this.term(1, first)
    }
    if (
      amount &&
      more.length === 0 &&
      place !== undefined &&
      places.length === 0 &&
      count === undefined &&
      !has(clause, 'total')
    )
      return this.term(place, amount)
    if (amount && more.length === 0 && place === undefined && count === undefined) {
      if (has(clause, 'last')) {
        if (this.last) return false
        this.last = amount
        return true
      }
      if (has(clause, 'then') && this.terms.size > 0) return this.term(this.terms.size + 1, amount)
      return has(clause, 'starts') ? this.term(1, amount) : false
    }
    if (
      count !== undefined &&
      counts.length === 0 &&
      !amount &&
      place === undefined &&
      !has(clause, 'each') &&
      !this.reckonsByLength
    ) {
      if (this.count !== null) return false
      this.count = count
      return true
    }
    return !amount && place === undefined && count === undefined && !has(clause, 'total', 'last', 'each')
  }

  private term(n: number, value: Fraction): boolean {
    if (this.terms.has(n) || n !== this.terms.size + 1) return false
    this.terms.set(n, value)
    return true
  }

  /** Whether a clause asks for a term, for several together, or for which or how many. */
  asks(clause: Clause): boolean {
    const [amount, ...more] = amountsIn(clause)
    const [place, ...places] = placesIn(clause)
    const [count, ...counts] = countsIn(clause)
    const [to, ...others] = places
    if (has(clause, 'left')) return place !== undefined && this.asksWhatIsLeft(clause, place)
    // "from the 4th to the 8th hour"
    if (place !== undefined && to !== undefined && others.length === 0 && !amount && count === undefined) {
      if (
        this.isRunning ||
        has(clause, 'up', 'down', 'loan', 'which', 'long', 'last', 'previous') ||
        !has(clause, 'from', 'total')
      )
        return false
      if (place < 2 || to <= place || !has(clause, 'from')) return false
      this.asked.push({ kind: 'value', form: less(sumForm(to), sumForm(place - 1)) })
      return true
    }
    // "and how much in all till then"
    const before = this.asked.at(-1)
    if (has(clause, 'till') && has(clause, 'total') && place !== undefined && !amount && places.length === 0) {
      if (this.isRunning || count !== undefined || has(clause, 'up', 'down', 'which', 'long', 'from')) return false
      this.asked.push({ kind: 'value', form: sumForm(place) })
      return true
    }
    if (has(clause, 'till') && has(clause, 'total') && before?.kind === 'place' && !amount && place === undefined) {
      const n = count === undefined ? this.placeOf(before.of.c) : null
      if (n === null || sign(before.of.a) !== 0) return false
      this.asked.push({ kind: 'value', form: sumForm(n) })
      return true
    }
    if (more.length + places.length + counts.length > 0 || has(clause, 'up', 'down', 'loan', 'then')) return false
    const isSum = has(clause, 'total')
    if (place !== undefined) {
      if (this.isRunning || amount || count !== undefined || isSum || has(clause, 'which', 'long', 'last')) return false
      this.asked.push({ kind: 'value', form: termForm(place) })
      return true
    }
    if (amount) {
      if (this.isRunning) return false
      if (has(clause, 'which') && count === undefined && !isSum) {
        this.asked.push({ kind: 'place', of: numberForm(amount, toTex(amount)) })
        return true
      }
      if (!has(clause, 'long') || this.total || this.isCount) return false
      this.total = amount
      return this.counts()
    }
    if (has(clause, 'long')) {
      if (this.last && !this.total && count === undefined) {
        this.asked.push({ kind: 'place', of: numberForm(this.last, toTex(this.last)) })
        return true
      }
      return this.total !== null && count === undefined && !this.isCount && this.counts()
    }
    const whole = clause.flatMap((one) =>
      one.kind === 'word' && one.text.startsWith('whole ') ? [one.text.slice(6)] : [],
    )[0]
    const n = count ?? (whole === undefined ? this.count : (perWhole[this.period]?.[whole] ?? null))
    if (has(clause, 'last')) {
      if (n === null || isSum) return false
      this.asked.push({ kind: 'value', form: termForm(n) })
      return true
    }
    if (this.isRunning) {
      if (count === undefined) return false
      this.asked.push({ kind: 'value', form: termForm(count) })
      return true
    }
    const own = n ?? (this.last ? this.placeOfLast() : null)
    if (
      own === null ||
      !(
        isSum ||
        ((count !== undefined || whole !== undefined) && has(clause, 'much')) ||
        (count !== undefined && this.period === 'metre')
      )
    )
      return false
    this.asked.push({ kind: 'value', form: sumForm(own) })
    return true
  }

  /** "What amount of the loan does he still have to pay after the 30th instalment?" */
  private asksWhatIsLeft(clause: Clause, place: number): boolean {
    const isOther =
      has(clause, 'up', 'down', 'which', 'long', 'from', 'total') || placesIn(clause).length > 1 || this.isRunning
    if (!this.total || isOther || !has(clause, 'loan') || amountsIn(clause).length + countsIn(clause).length > 0)
      return false
    this.isLeft = true
    this.asked.push({ kind: 'value', form: less(numberForm(this.total, toTex(this.total)), sumForm(place)) })
    this.places.push(place)
    return true
  }

  private counts(): boolean {
    this.isCount = true
    this.asked.push({ kind: 'count' })
    return true
  }

  private ap(): readonly [Fraction, Fraction] | null {
    const [a, b] = [this.terms.get(1), this.terms.get(2)]
    const d = this.change ?? (a && b && subtract(b, a))
    if (!a || !d || sign(d) === 0 || (this.change && b)) return null
    for (const [n, value] of this.terms) if (!equals(value, add(a, multiply(fraction(n - 1), d)))) return null
    return [a, d]
  }

  private placeOfLast(): number | null {
    return this.last && this.placeOf(this.last)
  }

  private placeOf(value: Fraction): number | null {
    const [a, d] = this.ap() ?? []
    if (!a || !d) return null
    const n = add(divide(subtract(value, a), d), fraction(1))
    return isInteger(n) && n.n > 0n && n.n < 10_000n ? toNumber(n) : null
  }

  given(): Given | null {
    const [a, d] = this.ap() ?? []
    if (!a || !d || this.asked.length === 0 || (this.terms.size < 3 && !this.change && !this.goesOn)) return null
    if (this.isLeft && (this.isCount || !this.isEnough(a, d))) return null
    if (this.total && !this.isLeft && (!this.isCount || this.asked.length > 1 || sign(d) < 0)) return null
    if (this.last && this.count !== null && !equals(this.last, add(a, multiply(fraction(this.count - 1), d))))
      return null
    if (this.last && this.placeOfLast() === null) return null
    const places = this.asked.map((one) => (one.kind === 'value' ? (one.form.as?.n ?? 1) : 1))
    const most = Math.max(1, ...places)
    // there are no fewer than none of anything, and none behind the last
    if (sign(add(a, multiply(fraction(most - 1), d))) < 0 || (this.count !== null && most > this.count)) return null
    const shown = sign(d) < 0 ? `-${toTex(negate(d))}` : toTex(d)
    return {
      opening: [`The numbers make an AP with $a = ${toTex(a)}$ and $d = ${shown}$.`],
      told: [
        { form: termForm(1), value: a },
        { form: differenceForm, value: d },
      ],
      products: null,
      n: null,
      last: null,
      total: this.isLeft ? null : this.total,
      asked: this.asked,
    }
  }

  /** No more is paid than the loan. */
  private isEnough(a: Fraction, d: Fraction): boolean {
    const { total } = this
    const paid = (n: number) => multiply(fraction(n, 2), add(multiply(fraction(2), a), multiply(fraction(n - 1), d)))
    return total !== null && this.places.every((n) => sign(subtract(total, paid(n))) >= 0)
  }

  goesOn = false

  /** What is so long is told by how long it is: a well of 12 m. */
  get reckonsByLength(): boolean {
    return this.isRunning || this.period === 'metre'
  }
}

const charged = new Set('charge charges charged fare fine cost costs rent rate fee fees price'.split(' '))

/** Amounts that are told by their places, or by the first and the change, and what is asked of them. */
export function amountsOf(question: Question): Given | null {
  const period = periodNamed(question.apart)
  const signs = period === null ? null : signsOf(question)
  if (!signs || period === null) return null
  const story = new Story(period)
  story.goesOn =
    question.words.join(' ').includes('so on') ||
    question.apart.some((item) => item.kind === 'mark' && item.text === '...')
  let isAsking = false
  const clauses = signs.sentences.flatMap(merged)
  for (const [at, clause] of clauses.entries()) {
    const isAsk =
      has(clause, ...asks.filter((one) => one !== 'total')) || (has(clause, 'total') && amountsIn(clause).length === 0)
    if (!isAsk && !isAsking && story.tells(clause)) continue
    // "there are 25 rows in all. How many seats are there in all?"
    const isTold = has(clause, 'total')
      ? isBareTotal(clause) && clauses.slice(at + 1).some((one) => has(one, 'total') && countsIn(one).length === 0)
      : !isAsk
    if (isTold && countsIn(clause).length > 0 && !story.reckonsByLength && story.tells(clause)) continue
    if (story.asks(clause)) {
      isAsking = true
      continue
    }
    if (story.tells(clause)) continue
    return null
  }
  const isCharged = question.words.some((word) => charged.has(word))
  return story.reckonsByLength && !isCharged ? null : story.given()
}

const isBareTotal = (clause: Clause): boolean =>
  clause.every((one) => one.kind === 'many' || one.kind === 'period' || (one.kind === 'word' && one.text === 'total'))

/** A clause that holds no number of its own belongs to the one beside it. */
function merged(sentence: readonly Clause[]): readonly Clause[] {
  const isBare = (clause: Clause) => clause.every((one) => one.kind === 'word' || one.kind === 'period')
  return sentence.reduce<Clause[]>((all, clause) => {
    const before = all.at(-1)
    const isAsk = (one: Clause) => has(one, ...asks)
    if (before && (isBare(before) || isBare(clause)) && !(isAsk(before) && isAsk(clause)))
      all[all.length - 1] = [...before, ...clause]
    else all.push(clause)
    return all
  }, [])
}
