import type { Token } from './tokens'
import { minus, number, over, plus, texOf, times, type Expression } from '../../../solutions/told/expression'
import type { Asked, Statement } from '../../../solutions/told/told'
import { fraction } from '../../../maths/fraction'

/** All the ways to read something from a place on, each with the place behind it. */
export type Ways<T> = readonly (readonly [read: T, next: number])[]

/** What a question tells and asks. */
export interface Clause {
  readonly statements: readonly Statement[]
  readonly asked: readonly (Asked | 'all')[]
}

/** What a story is about: the things that it names, and the ways of telling that are its own. */
export interface Domain {
  readonly atom: (parser: Parser, at: number) => Ways<Expression>
  /** Its two unknowns taken together: "the sum of the numbers", "their difference". */
  readonly both: (parser: Parser, at: number) => Ways<readonly [Expression, Expression]>
  /** Ways to state something that no other story has. */
  readonly statement?: (parser: Parser, at: number) => Ways<readonly Statement[]>
  /** What is asked other than quantities: "the fraction". */
  readonly ask?: (parser: Parser, at: number) => Ways<Asked | 'all'>
  /** What is meant where something is added, and to what goes without saying. */
  readonly main?: Expression
  /** What a quantity is called in the answer. */
  readonly nameOf?: (value: Expression) => string | null
  /** Its words may stand in the order of Hindi. */
  readonly isHindi: boolean
}

const most = 60

/** Each thing is read once at each place. */
function once<T>(known: Map<string, Ways<T>>, key: string, read: () => Ways<T>): Ways<T> {
  const before = known.get(key)
  if (before) return before
  // what would need itself to be read is not read so
  known.set(key, [])
  const found = read().slice(0, most)
  known.set(key, found)
  return found
}

export class Parser {
  constructor(
    readonly tokens: readonly Token[],
    readonly domain: Domain,
  ) {}

  is(at: number, ...texts: readonly string[]): boolean {
    const token = this.tokens[at]
    return token !== undefined && texts.includes(token.text)
  }

  /** The place behind all of these that stand there. */
  skip(at: number, ...texts: readonly string[]): number {
    let next = at
    while (this.is(next, ...texts)) next++
    return next
  }

  /** Whether a sentence ends between these places. */
  hasStop(from: number, to: number): boolean {
    return this.tokens.slice(from, to).some(({ item }) => item.kind === 'mark' && item.text === '.')
  }

  private readonly quantities = new Map<string, Ways<Expression>>()
  private readonly told = new Map<string, Ways<readonly Statement[]>>()
  private readonly allAsked = new Map<string, Ways<readonly (Asked | 'all')[]>>()
  private readonly all = new Map<string, Ways<Clause>>()

  number(at: number): Ways<Expression> {
    const value = this.tokens[at]?.value
    return value ? [[number(value), at + 1]] : []
  }

  /** A quantity with what follows it: "... and 5 more", "... increased by 3". */
  quantity(at: number): Ways<Expression> {
    return once(this.quantities, `quantity${at}`, () =>
      this.primary(at).flatMap(([first, next]): Ways<Expression> => {
        const own: Ways<Expression> = [[first, next]]
        // "a number, when increased by 12, ..."
        const verb = this.is(next, 'SEP') && this.is(next + 1, 'UP', 'DOWN') ? next + 1 : next
        const raised = this.number(verb + 1).flatMap(([n, end]): Ways<Expression> => {
          if (this.is(verb, 'UP', 'plus')) return [[plus(first, n), end]]
          return this.is(verb, 'DOWN', 'minus') ? [[minus(first, n), end]] : []
        })
        const more = this.is(next, 'AND')
          ? this.number(next + 1).flatMap(([n, end]): Ways<Expression> =>
              this.is(end, 'MORE') ? [[plus(first, n), end + 1]] : [],
            )
          : []
        const both = this.is(next, 'plus', 'minus')
          ? this.quantity(next + 1).map(
              ([other, end]) => [this.is(next, 'plus') ? plus(first, other) : minus(first, other), end] as const,
            )
          : []
        return [...own, ...raised, ...more, ...both, ...(this.domain.isHindi ? this.behind(first, next) : [])]
      }),
    )
  }

  /** Hindi: "B ka 3 guna", "B se 5 zyada", "B ke 3 guna se 5 zyada". */
  private behind(first: Expression, next: number): Ways<Expression> {
    const multiplied: Ways<Expression> = [
      ...this.number(next).flatMap(([n, end]): Ways<Expression> =>
        this.is(end, 'TIMES') ? [[times(n, first), end + 1]] : [],
      ),
      ...(this.is(next, 'TWICE', 'THRICE')
        ? ([[times(number(this.is(next, 'TWICE') ? 2 : 3), first), next + 1]] as const)
        : []),
      ...(this.is(next, 'HALF') ? ([[over(first, number(2)), next + 1]] as const) : []),
    ]
    const all: Ways<Expression> = [[first, next], ...multiplied]
    const compared = all.flatMap(([of, from]) =>
      this.number(from).flatMap(([n, end]): Ways<Expression> => {
        if (this.is(end, 'MORE')) return [[plus(of, n), end + 1]]
        return this.is(end, 'LESS') ? [[minus(of, n), end + 1]] : []
      }),
    )
    return [...multiplied, ...compared]
  }

  private primary(at: number): Ways<Expression> {
    return once(this.quantities, `primary${at}`, () => [
      ...this.number(at),
      ...this.compared(at),
      ...this.multiple(at),
      ...this.ofBoth(at),
      ...this.squared(at),
      ...this.domain.atom(this, at),
      ...(this.domain.isHindi ? this.bothBehind(at) : []),
    ])
  }

  /** "4 more than ..." */
  private compared(at: number): Ways<Expression> {
    return this.number(at).flatMap(([n, next]) => {
      if (!this.is(next, 'MORE', 'LESS')) return []
      return this.quantity(next + 1).map(
        ([of, end]) => [this.is(next, 'MORE') ? plus(of, n) : minus(of, n), end] as const,
      )
    })
  }

  /** "3 times ...", "twice ...", "half ..." */
  private multiple(at: number): Ways<Expression> {
    const factor: Ways<Expression> = [
      ...this.number(at).flatMap(([n, next]): Ways<Expression> => (this.is(next, 'TIMES') ? [[n, next + 1]] : [])),
      ...(this.is(at, 'TWICE') ? ([[number(2), at + 1]] as const) : []),
      ...(this.is(at, 'THRICE') ? ([[number(3), at + 1]] as const) : []),
      ...(this.is(at, 'HALF') ? ([[number(fraction(1, 2)), at + 1]] as const) : []),
    ]
    return factor.flatMap(([n, next]) => this.primary(next).map(([of, end]) => [times(n, of), end] as const))
  }

  /** "the sum of ... and ...", "their product", "the sum of the squares of the numbers" */
  private ofBoth(at: number): Ways<Expression> {
    if (!this.is(at, 'SUM', 'DIFFERENCE', 'PRODUCT')) return []
    const by = this.is(at, 'SUM') ? plus : this.is(at, 'PRODUCT') ? times : minus
    const listed = this.quantity(at + 1).flatMap(([left, next]) =>
      this.is(next, 'AND') ? this.quantity(next + 1).map(([right, end]) => [by(left, right), end] as const) : [],
    )
    const squares = this.is(at + 1, 'SQUARE', 'RECIPROCAL')
      ? this.domain.both(this, at + 2).map(([[left, right], end]) => {
          const made = (of: Expression) => (this.is(at + 1, 'SQUARE') ? times(of, of) : over(number(1), of))
          return [by(made(left), made(right)), end] as const
        })
      : []
    return [
      ...listed,
      ...squares,
      ...this.domain.both(this, at + 1).map(([[left, right], end]) => [by(left, right), end] as const),
    ]
  }

  /** Hindi: "digits ka sum" */
  private bothBehind(at: number): Ways<Expression> {
    return this.domain.both(this, at).flatMap(([[left, right], next]): Ways<Expression> => {
      const by = this.is(next, 'SUM')
        ? plus
        : this.is(next, 'PRODUCT')
          ? times
          : this.is(next, 'DIFFERENCE')
            ? minus
            : null
      return by && next > at ? [[by(left, right), next + 1]] : []
    })
  }

  private squared(at: number): Ways<Expression> {
    if (!this.is(at, 'SQUARE', 'RECIPROCAL')) return []
    return this.primary(at + 1).map(
      ([of, end]) => [this.is(at, 'SQUARE') ? times(of, of) : over(number(1), of), end] as const,
    )
  }

  private isEnd(at: number): boolean {
    return at >= this.tokens.length || this.is(at, 'SEP', 'AND', 'FIND')
  }

  statement(at: number): Ways<readonly Statement[]> {
    return once(this.told, `statement${at}`, () => [
      ...(this.domain.statement?.(this, at) ?? []),
      ...this.quantity(at).flatMap(([left, next]) => this.about(left, next)),
      ...this.changed(at),
      ...this.domain.both(this, at).flatMap(([both, next]) => this.aboutBoth(both, next)),
    ])
  }

  private about(left: Expression, next: number): Ways<readonly Statement[]> {
    const from = this.skip(next, 'IS')
    const equal = this.quantity(from).flatMap(([right, end]): Ways<readonly Statement[]> => {
      const isBehind = this.domain.isHindi && this.is(end, 'IS')
      const isSaid = from > next || right.kind === 'number' || isBehind
      if (!isSaid || left.kind === 'number' || texOf(left) === texOf(right)) return []
      const behind = this.skip(end, 'IS')
      const one: Ways<readonly Statement[]> = [[[{ left, right }], behind]]
      // "it is 4 times the sum and twice the product"
      const again = this.is(end, 'AND')
        ? this.quantity(this.skip(end + 1, 'IS')).flatMap(([other, last]): Ways<readonly Statement[]> =>
            this.isEnd(last) && other.kind === 'joined'
              ? [
                  [
                    [
                      { left, right },
                      { left, right: other },
                    ],
                    last,
                  ],
                ]
              : [],
          )
        : []
      return [...one, ...again]
    })
    const exceeds = this.is(next, 'EXCEEDS')
      ? this.quantity(next + 1).flatMap(([of, end]) =>
          this.number(end).flatMap(([n, last]): Ways<readonly Statement[]> => {
            const one = { left, right: plus(of, n) }
            // "exceeds one side by 2 cm and the other side by 9 cm"
            const more = this.is(last, 'AND')
              ? this.quantity(this.skip(last + 1, 'EXCEEDS')).flatMap(([other, behind]): Ways<readonly Statement[]> =>
                  this.number(behind).map(([m, stop]) => [[one, { left, right: plus(other, m) }], stop]),
                )
              : []
            return more.length > 0 ? more : [[[one], last]]
          }),
        )
      : []
    // Hindi: "number me 27 jodne par digits palat jate hain"
    const turned = this.number(next).flatMap(([n, verb]): Ways<readonly Statement[]> =>
      this.is(verb, 'ADDED', 'TAKEN')
        ? this.quantity(this.skip(verb + 1, 'SEP', 'IS', 'it')).map(
            ([right, end]) =>
              [
                [{ left: this.is(verb, 'ADDED') ? plus(left, n) : minus(left, n), right }],
                this.skip(end, 'IS'),
              ] as const,
          )
        : [],
    )
    return [...equal, ...exceeds, ...turned]
  }

  /** "They differ by 5", "they add up to 20" */
  private aboutBoth([x, y]: readonly [Expression, Expression], next: number): Ways<readonly Statement[]> {
    const from = this.skip(next, 'IS')
    const by = this.is(from, 'DIFFER', 'DIFFERENCE')
      ? minus
      : this.is(from, 'ADDED', 'SUM', 'TOTAL')
        ? plus
        : this.is(from, 'PRODUCT')
          ? times
          : null
    if (!by) return []
    return this.number(this.skip(from + 1, 'TOTAL', 'IS')).map(
      ([n, end]) => [[{ left: by(x, y), right: n }], this.skip(end, 'IS')] as const,
    )
  }

  /** "If 27 is added to the number, it becomes ..." */
  private changed(at: number): Ways<readonly Statement[]> {
    const verbs = ['ADDED', 'TAKEN'] as const
    const starts = [
      ...this.number(at).flatMap(([n, next]) => {
        const verb = this.skip(next, 'IS')
        return this.is(verb, ...verbs) ? [{ n, isAdded: this.is(verb, 'ADDED'), next: verb + 1 }] : []
      }),
      ...(this.is(at, ...verbs)
        ? this.number(at + 1).map(([n, next]) => ({ n, isAdded: this.is(at, 'ADDED'), next }))
        : []),
    ]
    const { main, isHindi } = this.domain
    const unsaid =
      main && isHindi
        ? starts.flatMap(({ n, isAdded, next }) =>
            this.quantity(this.skip(next, 'SEP', 'IS')).map(
              ([right, end]) =>
                [[{ left: isAdded ? plus(main, n) : minus(main, n), right }], this.skip(end, 'IS')] as const,
            ),
          )
        : []
    const told = starts.flatMap(({ n, isAdded, next }) =>
      this.quantity(next).flatMap(([of, from]) => {
        const left = isAdded ? plus(of, n) : minus(of, n)
        const behind = this.skip(from, 'SEP', 'IS', 'AND', 'it')
        return this.quantity(behind).flatMap(([right, end]): Ways<readonly Statement[]> =>
          (behind > from || (right.kind !== 'number' && !this.is(from, 'MORE'))) && texOf(of) !== texOf(right)
            ? [[[{ left, right }], this.skip(end, 'IS')]]
            : [],
        )
      }),
    )
    // "the number is decreased by 54, its digits are reversed"
    const moved = this.primary(at).flatMap(([of, next]) => {
      const verb = this.skip(next, 'IS')
      if (!this.is(verb, 'UP', 'DOWN') || of.kind === 'number') return []
      return this.number(verb + 1).flatMap(([n, from]) =>
        this.quantity(this.skip(from, 'SEP', 'IS', 'it')).flatMap(([right, end]): Ways<readonly Statement[]> =>
          right.kind === 'number' || texOf(of) === texOf(right)
            ? []
            : [[[{ left: this.is(verb, 'UP') ? plus(of, n) : minus(of, n), right }], this.skip(end, 'IS')]],
        ),
      )
    })
    return [...unsaid, ...told, ...moved]
  }

  /** What is asked, behind "find" or before "nikalo". */
  private ask(at: number): Ways<readonly (Asked | 'all')[]> {
    const isLed = this.is(at, 'FIND')
    const from = this.skip(at, 'FIND', 'IS', 'SEP')
    return this.asks(from).flatMap(([asked, next]): Ways<readonly (Asked | 'all')[]> => {
      const end = this.skip(next, 'FIND', 'IS')
      // what stands before a "find" of its own is told, not asked: "if the price rises by 2, find ..."
      const isPlain = !this.tokens.slice(from, next).some(({ text }) => text === 'FIND')
      const isBare = isPlain && at > 0 && this.is(at - 1, 'SEP') && this.skip(end, 'SEP') >= this.tokens.length
      return isLed || isBare || this.tokens.slice(next, end).some(({ text }) => text === 'FIND') ? [[asked, end]] : []
    })
  }

  private asks(at: number): Ways<readonly (Asked | 'all')[]> {
    return once(this.allAsked, `asks${at}`, () =>
      this.asked(at).flatMap(([first, next]) => {
        const more = this.skip(next, 'AND', 'SEP', 'FIND', 'IS')
        const others = more > next ? this.asks(more) : []
        return [[[first], next] as const, ...others.map(([rest, end]) => [[first, ...rest], end] as const)]
      }),
    )
  }

  private asked(at: number): Ways<Asked | 'all'> {
    const all = this.skip(at, 'ALL')
    const everything: Ways<Asked | 'all'> = all > at ? [['all', all]] : []
    const own = this.domain.ask?.(this, at) ?? []
    const quantities = this.quantity(at).flatMap(([value, end]): Ways<Asked | 'all'> => {
      if (value.kind === 'number' || own.some(([, next]) => next === end)) return []
      const words = this.tokens.slice(at, end).map(({ item }) => (item.kind === 'word' ? item.text : ''))
      return [[{ name: this.domain.nameOf?.(value) ?? `the ${words.join(' ')}`, value }, end]]
    })
    return [...everything, ...own, ...quantities]
  }

  /** All that the question says, one clause behind the other. */
  clauses(at = 0): Ways<Clause> {
    return once(this.all, `clauses${at}`, () => {
      if (at >= this.tokens.length) return [[{ statements: [], asked: [] }, at]]
      // "solve graphically and tell ..."
      const isLead = this.is(at, 'FIND') && this.is(at + 1, 'AND', 'SEP')
      const isPassed =
        isLead ||
        this.is(at, 'SEP', 'AND') ||
        (this.is(at, 'IS') && (at === 0 || this.is(at - 1, 'SEP') || this.is(at + 1, 'SEP')))
      const passed = isPassed ? this.clauses(at + 1) : []
      const told = this.statement(at).flatMap(([statements, next]) =>
        this.clauses(next).map(
          ([rest, end]) => [{ ...rest, statements: [...statements, ...rest.statements] }, end] as const,
        ),
      )
      const asked = this.ask(at).flatMap(([found, next]) =>
        this.clauses(next).map(([rest, end]) => [{ ...rest, asked: [...found, ...rest.asked] }, end] as const),
      )
      return [...passed, ...told, ...asked]
    })
  }
}
