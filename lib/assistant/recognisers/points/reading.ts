import { middle, planOf, type Plan } from './plan'
import { rewritten } from '../sighted/rewriting'
import type { Question } from '../../question/question'
import { add, divide, equals, fraction, multiply, one, sign, subtract, type Fraction } from '../../../maths'
import { letter, lettersOf, rationalOf } from '../../../maths/sum'
import type { Given, Want } from '../../../solutions/coordinate-geometry/points-told'
import type { Spot, Tie } from '../../../solutions/coordinate-geometry/pieces/told-points'

const two = fraction(2)
const index = (sign: string): number => Number(sign.slice(1))

/** Reads a question of points by rewriting its signs; what is left over means no answer. */
export function toldIn(question: Question): Given | null {
  const plan = planOf(question)
  if (!plan) return null
  const reader = new Reader(plan)
  reader.read()
  return reader.given()
}

class Reader {
  private readonly wants: Want[] = []
  /** The circle's centre, points on it, the ends of its diameter, and its radius. */
  private centre: number | null = null
  private readonly around: number[] = []
  private ends: readonly [number, number] | null = null
  private last: number | null = null
  private readonly ks: { readonly point: number; readonly ends: readonly [number, number] }[] = []
  private failed = false
  private readonly aliases = new Map<number, number>()

  constructor(private readonly plan: Plan) {}

  private rewrite(patterns: readonly string[], act: (...captured: readonly string[]) => string | null): void {
    this.plan.signs = rewritten(this.plan.signs, patterns, act)
  }

  private segment(a: string, b: string): string | null {
    return a === b ? null : `G${this.plan.segments.push([index(a), index(b)]) - 1}`
  }

  private pair(sign: string): readonly [number, number] {
    return this.plan.segments[index(sign)] ?? [0, 0]
  }

  private fresh(name: string): number {
    this.last = this.plan.places.push({ name, at: null }) - 1
    return this.last
  }

  private isKnown(at: number): boolean {
    return this.plan.places[at]?.at !== null
  }

  /** Two places that are one. */
  private unite(one_: string, other: string): string | null {
    const [first, second] = [this.plan.places[index(one_)], this.plan.places[index(other)]]
    if (!first || !second || one_ === other) return null
    if (first.at && second.at) {
      if (first.name !== '' && second.name !== '') return null
      this.plan.ties.push({ kind: 'same', point: index(one_), other: index(other) })
      return one_
    }
    if (first.name !== '' && second.name !== '' && first.name !== second.name) return null
    const isFirst = first.name !== '' || second.name === ''
    const [kept, keep, dropped, drop] = isFirst ? [one_, first, other, second] : [other, second, one_, first]
    keep.at ??= drop.at
    drop.name = ' '
    this.aliases.set(index(dropped), index(kept))
    this.plan.signs = this.plan.signs.replaceAll(` ${dropped} `, ` ${kept} `)
    return kept
  }

  private nameAll(): void {
    this.rewrite(['coord P & P is P & P', 'P & P is P & P'], (a = '', b = '', c = '', d = '') =>
      !this.isKnown(index(a)) && !this.isKnown(index(b)) && this.unite(a, c) !== null && this.unite(b, d) !== null
        ? ''
        : null,
    )
    this.rewrite(['P is pt? P', 'P , P is on'], (a = '', b = '') =>
      this.plan.places[index(a)]?.name !== '' && !this.isKnown(index(a)) && this.isBare(index(b))
        ? (this.unite(a, b) ?? null)
        : null,
    )
  }

  /** A point that has coordinates and no name. */
  private isBare(at: number): boolean {
    return this.plan.places[at]?.name === '' && this.isKnown(at)
  }

  private segments(): void {
    this.rewrite(['find is', 'find find'], () => 'find')
    this.rewrite(['ratio is'], () => 'ratio')
    this.rewrite(['on on'], () => 'on')
    this.rewrite(['seg L', 'L seg'], (l = '') => l)
    this.rewrite(['P & P is seg &'], () => '')
    this.rewrite(['# units? is # units?'], (a = '', b = '') =>
      [a, b].every((one_) => this.plan.numbers[index(one_)]?.value?.n === 1n) ? '' : null,
    )
    this.rewrite(['dist dist'], () => 'dist')
    this.rewrite(['coord coord'], () => 'coord')
    this.rewrite(['seg seg seg', 'seg seg', 'seg of seg'], () => 'seg')
    this.rewrite(['equal dist', 'equal from'], () => 'eqd')
    this.rewrite(['from from'], () => 'from')
    this.rewrite(['eqd on? from? pt? P & P', 'P & P eqd on?', 'eqd from? G'], (a = '', b = '') =>
      b === '' ? `eqd ${a}` : `eqd ${this.segment(a, b) ?? ''}`,
    )
    this.rewrite(
      ['seg from? pt? P &? ,? P', 'seg end P & P', 'P & pt? P seg', 'seg is P & P', 'between P & P'],
      (a = '', b = '') => this.segment(a, b),
    )
    this.rewrite(['mid from? pt? P & P', 'P & P mid'], (a = '', b = '') => `mid ${this.segment(a, b) ?? ''}`)
    this.rewrite(['div P ,? &? P', 'P & P div'], (a = '', b = '') => `div ${this.segment(a, b) ?? ''}`)
    this.rewrite(
      ['dist is? between? from? pt? P &? from? pt? P', 'P & P between dist', 'P & P dist', 'P P dist'],
      (a = '', b = '') => {
        const own = this.segment(a, b)
        return own && `dist ${own}`
      },
    )
    this.rewrite(['between P & P'], (a = '', b = '') => this.segment(a, b))
    this.rewrite(['between G', 'seg G', 'G seg'], (g = '') => g)
    this.rewrite(['seg G', 'G seg'], (g = '') => g)
    // "the segment MN joining M and N"
    this.rewrite(['G ,? G'], (g = '', h = '') => (this.pair(g).every((at) => this.pair(h).includes(at)) ? g : null))
    this.betweenThem()
  }

  /** "How far apart are they?", "half way between them": between the only two points. */
  private betweenThem(): void {
    const [a, b, ...more] = this.plan.places.flatMap((_, at) => (this.isKnown(at) ? [at] : []))
    if (a === undefined || b === undefined || more.length > 0) return
    const own = () => this.segment(`P${a}`, `P${b}`)
    this.rewrite(['dist between? is? them? .'], () => `dist ${own() ?? ''} .`)
    this.rewrite(['between them'], () => own())
    this.rewrite(['mid between? is? .'], () => `mid ${own() ?? ''} .`)
  }

  private points(): void {
    const { ties } = this.plan
    const onLine = (p: number, l: string) => {
      const line = this.plan.lines[index(l)]
      if (line) ties.push({ kind: 'line', point: p, line: line.zero, shown: line.shown })
    }
    this.rewrite(['mid of? G', 'G mid'], (g = '') => {
      const p = this.fresh('')
      ties.push(middle(p, this.pair(g)))
      return `P${p}`
    })
    this.rewrite(['pt of div'], () => 'pt div')
    // "P, the points A and B ka segment 1:2 me divide karta hai"
    this.rewrite(['P ,? pt? G ratio? R div'], (p = '', g = '', r = '') => (this.divides(p, g, r) ? p : null))
    this.rewrite(
      ['pt div G ratio? R', 'pt is? div G ratio? R', 'G ratio? R div pt', 'pt ratio? R div G', 'pt G ratio? R div'],
      (g = '', r = '') => {
        const [of, by] = g.startsWith('R') ? [r, g] : [g, r]
        const p = this.fresh('')
        return this.divides(`P${p}`, of, by) ? `P${p}` : null
      },
    )
    this.rewrite(
      [
        'P on? div G ratio? R',
        'P ratio? R div G',
        'P G ratio? R div',
        'G is? div P ratio? R',
        'G is? div ratio? R P',
        'G ratio? R div P',
      ],
      (a = '', b = '', c = '') => {
        const all = [a, b, c]
        const [p, g, r] = ['P', 'G', 'R'].map((kind) => all.find((one) => one.startsWith(kind)) ?? '')
        return p !== undefined && g !== undefined && r !== undefined && this.divides(p, g, r) ? p : null
      },
    )
    this.rewrite(['pt on L', 'L on pt', 'find L on? pt', 'find pt L'], (l = '') => {
      const p = this.fresh('')
      onLine(p, l)
      return `P${p}`
    })
    this.rewrite(['pt P'], (p = '') => p)
    this.rewrite(['P is? on L', 'P L on'], (p = '', l = '') => {
      onLine(index(p), l)
      return p
    })
    this.rewrite(['L through P'], (l = '', p = '') => {
      onLine(index(p), l)
      return p
    })
    this.rewrite(['P is? on seg? G', 'P G on', 'pt P on G'], (p = '', g = '') => {
      const ends = this.pair(g)
      this.plan.on.add(index(p))
      ties.push({ kind: 'collinear', all: [ends[0], ends[1], index(p)] })
      return p
    })
    this.rewrite(['P is? eqd G', 'pt eqd G', 'P G eqd', 'P , eqd G', 'P find eqd G'], (a = '', b = '') => {
      const [p, g] = b === '' ? [`P${this.fresh('')}`, a] : [a, b]
      ties.push({ kind: 'far', point: index(p), ends: this.pair(g) })
      return p
    })
  }

  private divides(p: string, g: string, r: string): boolean {
    const ratio = this.plan.ratios[index(r)]
    const ends = this.pair(g)
    if (!ratio || ends.includes(index(p))) return false
    this.plan.ties.push({ kind: 'divides', point: index(p), ends, m: ratio[0], n: ratio[1] })
    return true
  }

  private circle(): void {
    this.rewrite(['end of? diam circ?', 'end diam'], () => 'enddiam')
    this.rewrite(['P & P is enddiam', 'enddiam is? P & P'], (a = '', b = '') => {
      this.ends = [index(a), index(b)]
      return ''
    })
    this.rewrite(['centre of? circ', 'circ centre', 'circ is? with? centre'], () => 'centre')
    this.rewrite(['centre ,? is? pt? P', 'P is centre'], (p = '') => {
      this.centre = index(p)
      return p
    })
    this.rewrite(['G is diam circ?', 'diam G circ?', 'diam is G', 'end diam G'], (g = '') => {
      this.ends = this.pair(g)
      return ''
    })
    this.rewrite(['one? enddiam is P', 'P is one? enddiam', 'enddiam P'], (p = '') => {
      this.ends = [index(p), this.fresh('')]
      return ''
    })
    this.rewrite(['circ is? through pt? P', 'through pt? P', 'P is? on circ'], (p = '') => {
      this.around.push(index(p))
      return `round ${p}`
    })
    for (let more = 0; more < 3; more++)
      this.rewrite(['round P ,? &? P', 'round P & pt P'], (_p = '', q = '') => {
        this.around.push(index(q))
        return `round ${q}`
      })
    this.rewrite(['round'], () => '')
    const measure = (by: Fraction) => (n: string) => {
      const number = this.plan.numbers[index(n)]
      if (!number || this.around.length === 0 || sign(number.square) <= 0) return null
      const centre = this.centreAt()
      const square = divide(number.square, by)
      const length = by.n === 1n ? number.tex : `\\frac{${number.tex}}{2}`
      for (const p of this.around) this.plan.ties.push({ kind: 'apart', ends: [centre, p], square, length })
      return ''
    }
    this.rewrite(['radius circ? is? #', '# radius'], (n = '') => measure(one)(n))
    this.rewrite(['diam circ? is? #', '# diam'], (n = '') => measure(fraction(4))(n))
  }

  private centreAt(): number {
    this.centre ??= this.fresh('C')
    return this.centre
  }

  private figures(): void {
    const { ties } = this.plan
    const four = (all: readonly number[]): boolean => {
      const [a, b, c, d, ...more] = all
      if (a === undefined || b === undefined || c === undefined || d === undefined || more.length > 0) return false
      ties.push({ kind: 'parallelogram', all: [a, b, c, d] })
      return true
    }
    this.rewrite(['diag para Q? is? meet P', 'diag Q para meet P', 'para Q diag meet P'], (a = '', b = '') => {
      const [q, p] = b === '' ? [undefined, a] : [a, b]
      const corners = q === undefined ? null : this.plan.figures[index(q)]
      const [a_, b_, c_, d_] = corners ?? []
      if (a_ === undefined || b_ === undefined || c_ === undefined || d_ === undefined) return null
      const why = 'The diagonals of a parallelogram bisect each other'
      for (const ends of [
        [a_, c_],
        [b_, d_],
      ] as const) {
        // of a diagonal of which nothing is known nothing is said
        if (ends.some((end) => this.isKnown(end))) ties.push(middle(index(p), ends, why))
      }
      return p
    })
    this.rewrite(
      [
        'P ,? P ,? P ,? &? P order? is? vert? order? para vert? Q? order?',
        'vert para Q? order? ,? is? P ,? P ,? P ,? &? P',
        'para Q? vert order? ,? is? P ,? P ,? P ,? &? P order?',
      ],
      (...all) => {
        const places = all.filter((one) => one.startsWith('P')).map(index)
        const named = all.find((one) => one.startsWith('Q'))
        const corners = named === undefined ? places : (this.plan.figures[index(named)] ?? [])
        return four(corners) ? '' : null
      },
    )
    this.rewrite(['Q is? para', 'para Q', 'vert para Q'], (q = '') =>
      four(this.plan.figures[index(q)] ?? []) ? '' : null,
    )
    this.rewrite(
      ['P ,? &? P ,? &? P is? col', 'col P ,? P ,? &? P', 'P ,? &? P ,? &? P is? on? equal? seg on?'],
      (a = '', b = '', c = '') => {
        ties.push({ kind: 'collinear', all: [index(a), index(b), index(c)] })
        return ''
      },
    )
    const thirds = (p: string, q: string, g: string, near: string, end: string): string | null => {
      const ends = this.pair(g)
      if (![p, q].includes(near) || !ends.includes(index(end))) return null
      const isFirst = (near === p) === (index(end) === ends[0])
      const [first, second] = isFirst ? [p, q] : [q, p]
      ties.push({ kind: 'divides', point: index(first), ends, m: one, n: two })
      ties.push({ kind: 'divides', point: index(second), ends, m: two, n: one })
      return ''
    }
    // "is trisected at P(p, -2) and Q(5/3, q)": what is known of them tells which of them is nearer to the first end
    this.rewrite(['G is? tri pt? P & P', 'pt? P & P tri G', 'P & P is? pt? tri G'], (a = '', b = '', c = '') => {
      const [g, p, q] = a.startsWith('G') ? [a, b, c] : [c, a, b]
      const [from, to] = this.pair(g)
      if (![p, q].every((each) => this.isKnown(index(each)))) return null
      const isAt = (each: string, m: Fraction) => this.couldDivide(index(each), [from, to], m)
      const order = isAt(p, one) && isAt(q, two) ? [p, q] : isAt(q, one) && isAt(p, two) ? [q, p] : null
      return order && thirds(order[0] ?? '', order[1] ?? '', g, order[0] ?? '', `P${from}`)
    })
    this.rewrite(
      ['P & P tri G ,? .? &? P is? near P', 'P & P is? pt? tri G ,? .? &? P is? near P'],
      (p = '', q = '', g = '', near = '', end = '') => thirds(p, q, g, near, end),
    )
    this.rewrite(['G is? tri P & P ,? .? &? P is? near P'], (g = '', p = '', q = '', near = '', end = '') =>
      thirds(p, q, g, near, end),
    )
    this.rewrite(['tri G P & P ,? .? &? P is? near P'], (g = '', p = '', q = '', near = '', end = '') =>
      thirds(p, q, g, near, end),
    )
  }

  /** Whether the coordinates of a point that are numbers are those of the point that cuts off `m` thirds. */
  private couldDivide(at: number, [from, to]: readonly [number, number], m: Fraction): boolean {
    const [own, a, b] = [at, from, to].map((each) => this.plan.places[each]?.at)
    return [0, 1].every((axis) => {
      const [value, x, y] = [own, a, b].map((pair) => {
        const sum = pair?.[axis]
        return sum && lettersOf(sum).size === 0 ? rationalOf(sum) : null
      })
      return !value || !x || !y || equals(value, add(x, divide(multiply(m, subtract(y, x)), fraction(3))))
    })
  }

  private isMid(at: number): boolean {
    return !this.isKnown(at) && this.plan.ties.some((tie) => tie.kind === 'divides' && tie.point === at)
  }

  private sameAgain(): void {
    this.rewrite(['find find', 'find is'], () => 'find')
    this.rewrite(['P P .', 'P have P'], (a = '', b = '') =>
      this.isMid(index(a)) && this.isBare(index(b)) ? this.unite(a, b) : null,
    )
    this.rewrite(['P is pt? P', 'P , is P'], (a = '', b = '') => this.unite(a, b))
  }

  private lengths(): void {
    // "AP is 3/7 of AB"
    this.rewrite(['G is? # G'], (g = '', n = '', h = '') => {
      const value = this.plan.numbers[index(n)]?.value
      const [part, whole] = [this.pair(g), this.pair(h)]
      const common = part.find((at) => whole.includes(at))
      const [first, second] = [part.find((at) => at !== common), whole.find((at) => at !== common)]
      if (
        !value ||
        sign(value) <= 0 ||
        common === undefined ||
        first === undefined ||
        second === undefined ||
        first === second
      )
        return null
      this.plan.lengths.push({ common, first, second, m: value, n: one })
      return ''
    })
    // "AP is to PB as 1 : 2"
    this.rewrite(['G , G is? R', 'ratio G , G is? R', 'ratio G & G is? R'], (g = '', h = '', r = '') => {
      const [one_, other] = [this.pair(g), this.pair(h)]
      const ratio = this.plan.ratios[index(r)]
      const common = one_.find((at) => other.includes(at))
      const [first, second] = [one_.find((at) => at !== common), other.find((at) => at !== common)]
      if (!ratio || common === undefined || first === undefined || second === undefined || first === second) return null
      this.plan.lengths.push({ common, first, second, m: ratio[0], n: ratio[1] })
      return ''
    })
    const apart = (g: string, n: string) => {
      const number = this.plan.numbers[index(n)]
      if (!number || sign(number.square) <= 0) return null
      this.plan.ties.push({ kind: 'apart', ends: this.pair(g), square: number.square, length: number.tex })
      return ''
    }
    this.rewrite(['dist G is? # units?', 'G is? # units?', 'G dist is? # units?'], (g = '', n = '') => apart(g, n))
    this.rewrite(
      ['P is? # units? dist? from? P', 'P dist from? P is? # units?', 'P P from? # units? dist'],
      (a = '', b = '', c = '') => {
        const all = [a, b, c]
        const n = all.find((one_) => one_.startsWith('#')) ?? ''
        const [p = '', q = ''] = all.filter((one_) => one_ !== n)
        const g = this.segment(p, q)
        return g && apart(g, n) === '' ? p : null
      },
    )
    this.rewrite(['P & P is? # units? dist?'], (a = '', b = '', n = '') => {
      const g = this.segment(a, b)
      return g && apart(g, n)
    })
  }

  /** The letter for a ratio k : 1. */
  private ratioOf(point: number, ends: readonly [number, number]): string {
    this.ks.push({ point, ends })
    return ''
  }

  private asks(): void {
    const want = (one_: Want) => {
      if (!this.wants.some((other) => JSON.stringify(keyOf(other)) === JSON.stringify(keyOf(one_))))
        this.wants.push(one_)
      return 'found'
    }
    const lettersSaid = (k: string) => want({ kind: 'letter', name: this.plan.letters[index(k)] ?? '' })
    const point = (p: string) => (this.isKnown(index(p)) ? 'found' : want({ kind: 'point', at: index(p) }))
    const length = (g: string) => want({ kind: 'length', ends: this.pair(g) })
    const ratio = (p: string, g: string): string | null => {
      const ends = this.pair(g)
      if (ends.includes(index(p))) return null
      this.ratioOf(index(p), ends)
      this.last = index(p)
      return want({ kind: 'ratio', k: `k${this.ks.length - 1}` })
    }
    const cut = (l: string, g: string): string | null => {
      const line = this.plan.lines[index(l)]
      if (!line) return null
      const p = this.fresh('')
      this.plan.ties.push({ kind: 'line', point: p, line: line.zero, shown: line.shown })
      return ratio(`P${p}`, g)
    }
    this.areas(want)
    if (this.plan.asksWhich)
      this.rewrite(['find? P & P is? near P ,? &?', 'find? P ,? P is? near P ,? &?'], (a = '', b = '', c = '') =>
        [a, b, c].every((p) => this.isKnown(index(p))) && this.plan.places.length === 3
          ? want({ kind: 'nearer', of: [index(a), index(b)], to: index(c), isBy: this.plan.asksHowMuch })
          : null,
      )
    this.rewrite(['find P div G .? &? find? ratio find?'], (p = '', g = '') => {
      point(p)
      return ratio(p, g)
    })
    // "a sundial at (7, 3) stands on KL. In what ratio does it divide KL?"
    this.rewrite(['P . find? ratio find? div G'], (p = '', g = '') => ratio(p, g))
    this.rewrite(
      [
        'find? ratio find? P div G',
        'G find? ratio find? is? div pt? P',
        'P div G find? ratio',
        'P G ,? find? ratio is? ,? div?',
        'find? ratio is? G div ,? pt? P on? on?',
        'find? ratio find? G is? div pt? P',
        'pt? P pt? G find? ratio find? div is?',
        'P G find? ratio div',
        'P div G , find? ratio',
      ],
      (a = '', b = '') => (a.startsWith('P') ? ratio(a, b) : ratio(b, a)),
    )
    this.rewrite(
      [
        'find? ratio find? seg? L div G',
        'G find? ratio find? is? div L',
        'L div G find? ratio',
        'find? ratio G is? div L',
        'L G find? ratio div',
      ],
      (a = '', b = '') => (a.startsWith('L') ? cut(a, b) : cut(b, a)),
    )
    // in the order of Hindi
    this.rewrite(['K & K find .'], (a = '', b = '') => {
      lettersSaid(a)
      return `${lettersSaid(b)} .`
    })
    this.rewrite(['K is? find .'], (k = '') => `${lettersSaid(k)} .`)
    this.rewrite(['P coord? find .', 'P coord .'], (p = '') => (this.isKnown(index(p)) ? null : `${point(p)} .`))
    this.rewrite(['G dist? find .', 'G dist .'], (g = '') => `${length(g)} .`)
    this.rewrite(['P L dist find? .'], (p = '', l = '') => this.fromAxis(p, l, want))
    const asked = (...things: readonly string[]) =>
      things.flatMap((one_) => [
        `find hence? vals? ${one_}`,
        `find ,? & vals? ${one_}`,
        `found ,? .? & hence? find? vals? ${one_}`,
        ...(one_.includes('P') ? [] : [`found , hence? find? vals? ${one_}`]),
      ])
    for (let round = 0; round < 4; round++) {
      this.rewrite([...asked('K'), 'vals K'], lettersSaid)
      this.rewrite([...asked('coord? pt? P', 'noun coord P'), 'coord noun? P'], (p) =>
        p === undefined ? null : point(p),
      )
      this.rewrite([...asked('dist? G'), 'dist G'], (g) => (g === undefined ? null : length(g)))
      this.rewrite(asked('F'), (f = '') => {
        const of = this.plan.formulas[index(f)]
        return of ? want({ kind: 'value', of }) : null
      })
      this.rewrite([...asked('dist from? P from? L'), 'dist P from? L'], (p = '', l = '') => this.fromAxis(p, l, want))
      this.rewrite([...asked('radius circ?'), 'radius circ? find', 'radius .'], () => this.wantRadius(want, false))
      this.rewrite([...asked('diam circ?'), 'diam circ? find'], () => this.wantRadius(want, true))
      this.rewrite(
        [
          ...asked('coord? other end diam? through? pt?', 'coord? other enddiam through? pt?'),
          'coord? other enddiam through? pt?',
          'coord? other end find',
          'other end .',
        ],
        () => this.wantOtherEnd(want),
      )
      this.rewrite([...asked('coord? centre'), 'coord? centre find'], () => {
        if (this.centre === null && this.ends === null) return null
        return want({ kind: 'point', at: this.centreAt() })
      })
    }
    this.rewrite(['. G .'], (g = '') => `. ${length(g)} .`)
    this.rewrite(['find? ratio? G : G .', 'find? ratio G & G .'], (g = '', h = '') => {
      const [one_, other] = [this.pair(g), this.pair(h)]
      const p = one_.find((at) => other.includes(at))
      const [first, second] = [one_.find((at) => at !== p), other.find((at) => at !== p)]
      if (p === undefined || first === undefined || second === undefined || first === second) return null
      const answered = ratio(`P${p}`, this.segment(`P${first}`, `P${second}`) ?? '')
      return answered && `${answered} .`
    })
    this.rewrite(['. K .', '. K is? .'], (k = '') => `. ${lettersSaid(k)} .`)
    this.rewrite(['P div G'], (p = '', g = '') => {
      const ends = this.pair(g)
      this.plan.on.add(index(p))
      this.plan.ties.push({ kind: 'collinear', all: [ends[0], ends[1], index(p)] })
      return p
    })
    // "find its coordinates", "and the point"
    this.rewrite(
      [
        ...asked('coord? pt? div'),
        ...asked('coord? pt? meet'),
        ...asked('coord? pt'),
        ...asked('coord'),
        'coord pt? find',
        'find it',
        'find noun? coord',
        'coord noun? find',
        '& coord? pt .',
      ],
      () => (this.last === null || this.isKnown(this.last) ? null : want({ kind: 'point', at: this.last })),
    )
    // "the perpendicular bisector of AB cuts the y-axis at", where the options go on
    if (this.wants.length === 0)
      this.rewrite(['. P .'], (p = '') => (this.isKnown(index(p)) ? null : `. ${point(p)} .`))
  }

  private fromAxis(p: string, l: string, want: (one: Want) => string): string | null {
    const shown = this.plan.lines[index(l)]?.shown
    const axis = shown === 'the $x$-axis' ? 'x' : shown === 'the $y$-axis' ? 'y' : null
    return axis && want({ kind: 'from axis', at: index(p), axis })
  }

  private wantRadius(want: (one: Want) => string, isDouble: boolean): string | null {
    const p = this.around[0] ?? this.ends?.[0]
    if (p === undefined) return null
    return want({
      kind: 'length',
      ends: [this.centreAt(), p],
      name: isDouble ? 'diameter' : 'radius',
      ...(isDouble && { isDouble }),
    })
  }

  private wantOtherEnd(want: (one: Want) => string): string | null {
    const [p] = this.around
    if (!this.ends && p !== undefined) this.ends = [p, this.fresh('')]
    const other = this.ends?.find((end) => !this.isKnown(end))
    return other === undefined ? null : want({ kind: 'point', at: other })
  }

  /** The corners of a triangle by its name, or the three points of the question. */
  private triangleOf(named = ''): readonly [number, number, number] | null {
    const known = this.plan.places.flatMap((_, at) => (this.isKnown(at) ? [at] : []))
    const [a, b, c, ...more] = named === '' ? known : (this.plan.figures[index(named)] ?? [])
    return a === undefined || b === undefined || c === undefined || more.length > 0 ? null : [a, b, c]
  }

  /** Medians, centroids and perpendicular bisectors. */
  private linesOfTriangles(): void {
    const { ties } = this.plan
    if (!/ (?:area|cent|med) /.test(this.plan.signs)) this.rewrite(['T'], () => '')
    const centroid = (of: readonly [number, number, number] | null): string | null => {
      if (!of) return null
      const p = this.fresh('')
      ties.push({ kind: 'centroid', point: p, of })
      return `P${p}`
    }
    this.rewrite(['cent T? vert T? is? P ,? &? P ,? &? P', 'cent T? P ,? &? P ,? &? P'], (...all) => {
      const [a, b, c] = all.filter((one_) => one_.startsWith('P')).map(index)
      const named = all.filter((one_) => one_.startsWith('T')).map((t) => this.triangleOf(t))
      if (a === undefined || b === undefined || c === undefined) return null
      return named.every((corners) => corners?.every((at) => [a, b, c].includes(at)) === true)
        ? centroid([a, b, c])
        : null
    })
    this.rewrite(['cent T', 'cent vert T', 'cent'], (t) => centroid(this.triangleOf(t)))
    // "the median from A meets BC at D"
    this.rewrite(
      ['med from? P meet seg? G pt? P', 'med through P meet seg? G pt? P', 'med from? P on? G meet pt? P'],
      (a = '', g = '', d = '') => {
        const ends = this.pair(g)
        if (ends.includes(index(a)) || this.isKnown(index(d))) return null
        ties.push(middle(index(d), ends))
        return ''
      },
    )
    // "AD is a median of the triangle ABC"
    this.rewrite(['G is med T?', 'med G T?'], (g = '', t) => {
      const [a, d] = this.pair(g)
      const [one_, other] = (this.triangleOf(t) ?? []).filter((at) => at !== a)
      if (one_ === undefined || other === undefined || this.isKnown(d) || !this.isKnown(a)) return null
      ties.push(middle(d, [one_, other]))
      return g
    })
    const far = (p: number, g: string): string => {
      ties.push({ kind: 'far', point: p, ends: this.pair(g) })
      return `P${p}`
    }
    this.rewrite(['P is? on? bis G'], (p = '', g = '') => far(index(p), g))
    this.rewrite(['pt is? on? bis G'], (g = '') => far(this.fresh(''), g))
    this.rewrite(['bis pt? P & P'], (a = '', b = '') => `bis ${this.segment(a, b) ?? ''}`)
    const cut = (g: string, l: string, p = ''): string | null => {
      const line = this.plan.lines[index(l)]
      const at = p === '' ? this.fresh('') : index(p)
      if (!line || this.isKnown(at)) return null
      ties.push({ kind: 'line', point: at, line: line.zero, shown: line.shown })
      return far(at, g)
    }
    this.rewrite(
      [
        'bis G div L pt? P',
        'bis G meet L pt? P',
        'pt? bis G div L',
        'pt? bis G meet L',
        'bis G L div',
        'pt? meet bis G & L',
      ],
      (g = '', l = '', p) => cut(g, l, p),
    )
    // "a line cuts the y-axis and the x-axis at P and Q"
    const inTurn = ['seg? meet L pt? P & L pt? P', 'seg? div L pt? P & L pt? P', 'seg? meet L pt? P & meet L pt? P']
    this.rewrite(inTurn, (k = '', p = '', l = '', q = '') => `meet ${k} & ${l} ${p} & ${q}`)
    this.rewrite(['seg? meet L & L pt? P & P', 'seg? div L & L pt? P & P'], (k = '', l = '', p = '', q = '') => {
      const [one_, other] = [this.plan.lines[index(k)], this.plan.lines[index(l)]]
      if (!one_ || !other || this.isKnown(index(p)) || this.isKnown(index(q))) return null
      ties.push({ kind: 'line', point: index(p), line: one_.zero, shown: one_.shown })
      ties.push({ kind: 'line', point: index(q), line: other.zero, shown: other.shown })
      return ''
    })
    if (!this.plan.signs.includes(' area ')) this.rewrite(['T'], () => '')
  }

  /** Two vertices of a triangle and its centroid, and the third vertex is asked for. */
  private thirdCorner(): void {
    const isThird = / (?:rest|vert) /.test(this.plan.signs) && / cent /.test(this.plan.signs)
    if (!isThird) return
    let centroid: number | null = null
    this.rewrite(['cent T? is pt? P', 'cent P .', 'cent P is', 'cent P T', 'P is cent T?'], (...all) => {
      const own = all.find((one_) => one_.startsWith('P'))
      if (own === undefined) return null
      centroid = index(own)
      return 'cent .'
    })
    const at = centroid
    if (at === null) {
      this.failed ||= / rest /.test(this.plan.signs)
      return
    }
    const corners = this.plan.places.flatMap((_, place) => (this.isKnown(place) && place !== at ? [place] : []))
    const unknown = this.plan.places.flatMap(({ name }, place) => (this.isKnown(place) || name === ' ' ? [] : [place]))
    const [a, b, ...more] = corners
    if (!this.isKnown(at) || a === undefined || b === undefined || more.length + Math.max(0, unknown.length - 1) > 0) {
      this.failed = true
      return
    }
    const c = unknown[0] ?? this.fresh('')
    this.plan.ties.push({ kind: 'centroid', point: at, of: [a, b, c] })
    this.wants.push({ kind: 'point', at: c })
    this.rewrite(['find', 'coord', 'cent', 'rest', 'vert', 'T', 'quad'], () => '')
  }

  /** "The area of the quadrilateral ABCD", of the three points of the question. */
  private areas(want: (one: Want) => string): void {
    const ofAll = (count: number): string | null => {
      const { places } = this.plan
      const isAll = places.length === count && places.every(({ name }) => name !== ' ')
      return isAll && places.every((_, at) => this.isKnown(at))
        ? want({ kind: 'area', of: places.map((_, at) => at) })
        : null
    }
    const named = (figure: string): string => want({ kind: 'area', of: this.plan.figures[index(figure)] ?? [] })
    this.rewrite(['find? area T find?', 'T area find?', 'find? area quad? Q find?', 'quad? Q area find?'], (t = '') =>
      named(t),
    )
    this.rewrite(['find? area quad find?', 'quad area find?'], () => ofAll(4))
    this.rewrite(['find? area find?'], () => ofAll(3))
    if (this.wants.some(({ kind }) => kind === 'area')) this.rewrite(['quad', 'T', 'Q', 'vert'], () => '')
  }

  /** "Is W the mid-point of MN?", "does P lie on the circle?" */
  private claims(): void {
    const claim = (tie: Tie): string => {
      this.wants.push({ kind: 'claim', tie })
      return 'found'
    }
    // "does the mid-point of AB lie on the y-axis?"
    this.rewrite(['yes mid of? G', 'yes G mid'], (g = '') => {
      const p = this.fresh('')
      this.plan.ties.push(middle(p, this.pair(g)))
      return `yes P${p}`
    })
    this.rewrite(['yes pt? div G ratio? R', 'yes pt? ratio? R div G'], (a = '', b = '') => {
      const p = this.fresh('')
      const [g, r] = a.startsWith('G') ? [a, b] : [b, a]
      return this.divides(`P${p}`, g, r) ? `yes P${p}` : null
    })
    this.rewrite(['yes pt? P div G ratio? R'], (p = '', g = '', r = '') => {
      const [m, n] = this.plan.ratios[index(r)] ?? []
      return m && n ? claim({ kind: 'divides', point: index(p), ends: this.pair(g), m, n }) : null
    })
    this.rewrite(['yes P is? mid G', 'yes P G mid'], (p = '', g = '') => claim(middle(index(p), this.pair(g))))
    this.rewrite(['yes P is? eqd G'], (p = '', g = '') => claim({ kind: 'far', point: index(p), ends: this.pair(g) }))
    this.rewrite(['yes pt? P is? on L'], (p = '', l = '') => {
      const line = this.plan.lines[index(l)]
      return line ? claim({ kind: 'line', point: index(p), line: line.zero, shown: line.shown }) : null
    })
    this.rewrite(
      ['yes pt? P is? on circ ,? centre is? at? P & radius is? #', 'yes pt? P is? on circ centre P radius #'],
      (p = '', c = '', n = '') => {
        const number = this.plan.numbers[index(n)]
        return number
          ? claim({ kind: 'apart', ends: [index(c), index(p)], square: number.square, length: number.tex })
          : null
      },
    )
    this.rewrite(['yes P is? on G'], (p = '', g = '') => {
      const [a, b] = this.pair(g)
      return claim({ kind: 'collinear', all: [a, b, index(p)] })
    })
    this.rewrite(['yes pt? P ,? &? P ,? &? P is? col'], (a = '', b = '', c = '') =>
      claim({ kind: 'collinear', all: [index(a), index(b), index(c)] }),
    )
  }

  read(): void {
    // "B?"
    this.rewrite(['. P .'], (p = '') => (this.isKnown(index(p)) ? null : `. coord ${p} .`))
    this.nameAll()
    this.segments()
    this.thirdCorner()
    this.linesOfTriangles()
    this.claims()
    this.circle()
    this.points()
    // from what has been made, "how far is A from the mid-point of BC"
    this.rewrite(['dist is? pt? P from pt? P'], (a = '', b = '') => `dist ${this.segment(a, b) ?? ''}`)
    this.figures()
    this.sameAgain()
    this.lengths()
    this.asks()
    const [first, ...others] = this.around
    if (first !== undefined)
      for (const p of others) this.plan.ties.push({ kind: 'far', point: this.centreAt(), ends: [first, p] })
    if (this.ends) {
      const why = 'The centre is the mid-point of a diameter'
      if (this.centre !== null || this.around.length > 0 || !this.ends.every((end) => this.isKnown(end)))
        this.plan.ties.push(middle(this.centreAt(), this.ends, why))
    }
  }

  given(): Given | null {
    const left = this.plan.signs.trim().split(/\s+/)
    const isIdle = (sign_: string) =>
      /^(?:\.|,|&|is|find|found|P\d+|on|units|vals|hence|from|order|circ|vert)$/.test(sign_)
    if (this.failed || this.wants.length === 0 || !left.every(isIdle) || this.hasOddPoint()) return null
    return this.settled()
  }

  /** A point without a name that nothing is told or asked of: "the distance of (1, 2) and (3, 4) and (5, 6)". */
  private hasOddPoint(): boolean {
    const { ties, lengths, places } = this.plan
    const spokenOf = [
      ...[...ties, ...this.wants, ...lengths, ...this.ks, ...this.aliases].flatMap(numbersIn),
      ...this.around,
      this.centre,
      ...(this.ends ?? []),
    ]
    // "the distance from the x-axis and the origin": of the origin something would be asked too
    return places.some(
      ({ name }, at) => (this.isBare(at) || (name === 'O' && this.plan.isOriginSaid)) && !spokenOf.includes(at),
    )
  }

  /** Letters for what is not told, and the ties of the lengths. */
  private settled(): Given | null {
    const { places, ties, lengths } = this.plan
    const used = new Set(places.flatMap(({ at }) => (at ? at.flatMap((each) => [...lettersOf(each)]) : [])))
    for (const line of this.plan.lines)
      for (const name of lettersOf(line.zero)) if (!/^[xy]$/.test(name)) used.add(name)
    for (const tie of ties) if (tie.kind === 'given') for (const name of lettersOf(tie.zero)) used.add(name)
    for (const of of this.plan.formulas) for (const name of lettersOf(of)) if (!used.has(name)) return null
    for (const one_ of this.wants) if (one_.kind === 'letter' && !used.has(one_.name)) return null
    const pool = ['x', 'y', 'p', 'q', 'r', 's', 'u', 'v', 'm', 'n', 'g', 'h'].filter((name) => !used.has(name))
    const names = ['P', 'Q', 'M', 'R', 'S', 'T'].filter((name) => !places.some((place) => place.name === name))
    const spare = ['A', 'B', 'C', 'D', 'E', 'F'].filter((name) => !places.some((place) => place.name === name))
    const spots: Spot[] = []
    for (const place of places) {
      const isMade = place.at === null
      const name = place.name === '' ? ((isMade ? names : spare).shift() ?? 'P') : place.name
      const [x, y] = place.at ?? []
      if (x && y) spots.push({ name, at: [x, y], ...(place.name === ' ' && { isMade: true }) })
      else if (place.name === ' ') spots.push({ name, at: [new Map(), new Map()], isMade: true })
      else {
        const [one_, other] = [pool.shift(), pool.shift()]
        if (one_ === undefined || other === undefined) return null
        spots.push({ name, at: [letter(one_), letter(other)], isMade: true })
      }
    }
    const kNames = ['k', 't', 'j'].filter((name) => !used.has(name))
    const all: Tie[] = [...ties]
    for (const { common, first, second, m, n } of lengths) {
      const tie = this.lengthTie(common, first, second, m, n)
      if (!tie) return null
      all.push(tie)
    }
    const ks = this.ks.map(() => kNames.shift())
    for (const [at, { point, ends }] of this.ks.entries()) {
      const k = ks[at]
      if (k === undefined) return null
      all.push({ kind: 'ratio', point, ends, k })
    }
    const renamed = (one_: number): number => this.aliases.get(one_) ?? one_
    const wants = this.wants.flatMap((each): readonly Want[] => {
      if (each.kind === 'ratio') {
        const k = ks[Number(each.k.slice(1))]
        return k === undefined ? [] : [{ kind: 'ratio', k }]
      }
      if (each.kind === 'point') return [{ ...each, at: renamed(each.at) }]
      if (each.kind === 'nearer')
        return [{ ...each, of: [renamed(each.of[0]), renamed(each.of[1])], to: renamed(each.to) }]
      if (each.kind === 'claim') return [{ ...each, tie: aliased(each.tie, renamed) }]
      if (each.kind === 'area') return [{ ...each, of: each.of.map(renamed) }]
      if (each.kind === 'length') return [{ ...each, ends: [renamed(each.ends[0]), renamed(each.ends[1])] }]
      return [each]
    })
    const isUseful = (tie: Tie) =>
      tie.kind !== 'collinear' || !all.some((other) => other.kind === 'divides' && other.point === tie.all[2])
    return { spots, ties: all.map((tie) => aliased(tie, renamed)).filter(isUseful), wants }
  }

  private lengthTie(common: number, first: number, second: number, m: Fraction, n: Fraction): Tie | null {
    if (equals(m, n)) return { kind: 'far', point: common, ends: [first, second] }
    if (this.plan.on.has(common)) return { kind: 'divides', point: common, ends: [first, second], m, n }
    // AP = k AB
    const [inner, outer, part, whole] =
      this.isKnown(second) && !this.isKnown(first) ? [first, second, m, n] : [second, first, n, m]
    if (this.isKnown(common) && this.isKnown(outer) && !this.isKnown(inner)) {
      const rest = subtract(whole, part)
      return sign(rest) > 0 ? { kind: 'divides', point: inner, ends: [common, outer], m: part, n: rest } : null
    }
    return null
  }
}

const aliased = (tie: Tie, of: (at: number) => number): Tie => {
  switch (tie.kind) {
    case 'divides':
    case 'ratio':
    case 'far':
      return { ...tie, point: of(tie.point), ends: [of(tie.ends[0]), of(tie.ends[1])] }
    case 'apart':
      return { ...tie, ends: [of(tie.ends[0]), of(tie.ends[1])] }
    case 'line':
      return { ...tie, point: of(tie.point) }
    case 'same':
      return { ...tie, point: of(tie.point), other: of(tie.other) }
    case 'collinear':
      return { ...tie, all: [of(tie.all[0]), of(tie.all[1]), of(tie.all[2])] }
    case 'parallelogram':
      return { ...tie, all: [of(tie.all[0]), of(tie.all[1]), of(tie.all[2]), of(tie.all[3])] }
    case 'centroid':
      return { ...tie, point: of(tie.point), of: [of(tie.of[0]), of(tie.of[1]), of(tie.of[2])] }
    case 'given':
      return tie
    default:
      return tie satisfies never
  }
}

const keyOf = (want: Want): unknown =>
  want.kind === 'claim'
    ? want.kind
    : want.kind === 'value'
      ? [...want.of.keys()]
      : want.kind === 'letter'
        ? want.name
        : want.kind === 'ratio'
          ? want.k
          : want

/** The places that something names. */
function numbersIn(value: unknown): readonly number[] {
  if (typeof value === 'number') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : []
}
