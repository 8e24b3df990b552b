import { toTex, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns, type Step } from '../line'
import { worked } from '../solution'

/** How many there are: so many, and so many times x. */
export interface Count {
  readonly fixed: number
  readonly x: number
}

/** What is told of the probability of a kind. */
export type Told =
  | { readonly kind: 'is'; readonly p: Fraction }
  | { readonly kind: 'times'; readonly k: Fraction; readonly other: string }
  /** As against before the change: so many times as large, or larger by so much. */
  | { readonly kind: 'grows'; readonly k: Fraction }
  | { readonly kind: 'rises'; readonly p: Fraction }

/** Things of several kinds, one count not known; the probability of one of them is told. */
export interface LotTold {
  readonly thing: string
  readonly kinds: readonly { readonly name: string; readonly count: Count }[]
  readonly total: Count
  readonly of: string
  readonly added: { readonly name: string; readonly by: number } | null
  readonly told: Told
  /** A kind, or all of them. */
  readonly asked: string | null
}

const at = ({ fixed, x }: Count, value: number): number => fixed + x * value

const none: Count = { fixed: 0, x: 0 }

/** How many of a kind are among how many, before the change and after. */
function sharesOf({ kinds, total, added }: LotTold, name: string): { readonly before: Share; readonly after: Share } {
  const count = kinds.find((kind) => kind.name === name)?.count ?? none
  const more = (one: Count, by: number): Count => ({ ...one, fixed: one.fixed + by })
  const own = added?.name === name ? added.by : 0
  return { before: [count, total], after: [more(count, own), more(total, added?.by ?? 0)] }
}

type Share = readonly [part: Count, whole: Count]

/** Whether what is told holds for a number x: in whole numbers, since many are tried. */
export function holdsFor(given: LotTold, x: number): boolean {
  const { before, after } = sharesOf(given, given.of)
  const [now, of] = valued(after, x)
  const [then, all] = valued(before, x)
  const { told } = given
  if (![[now, of] as const, [then, all] as const].every(isShare)) return false
  if (told.kind === 'is') return now * Number(told.p.d) === of * Number(told.p.n)
  if (told.kind === 'rises') {
    const [n, d] = [Number(told.p.n), Number(told.p.d)]
    return now * all * d === (then * d + n * all) * of
  }
  const other = told.kind === 'times' ? valued(sharesOf(given, told.other).after, x) : ([then, all] as const)
  return isShare(other) && now * other[1] * Number(told.k.d) === Number(told.k.n) * other[0] * of
}

const valued = ([part, whole]: Share, x: number): readonly [number, number] => [at(part, x), at(whole, x)]
const isShare = ([part, whole]: readonly [number, number]): boolean => whole > 0 && part >= 0 && part <= whole

const largest = 5000

/** The numbers that x can be. */
export const fitting = (given: LotTold): readonly number[] => {
  const found: number[] = []
  for (let x = 1; x <= largest && found.length < 2; x++) if (holdsFor(given, x)) found.push(x)
  return found
}

const countTex = ({ fixed, x }: Count): string =>
  x === 0 ? `${fixed}` : fixed === 0 ? (x < 0 ? '-x' : 'x') : x < 0 ? `${fixed} - x` : `x + ${fixed}`

const shareTex = ([part, whole]: Share): string => `\\dfrac{${countTex(part)}}{${countTex(whole)}}`

export const askedCount = (given: LotTold, x: number): number =>
  at(given.asked === null ? given.total : (given.kinds.find(({ name }) => name === given.asked)?.count ?? none), x)

/** E.g. "A jar has 8 mango toffees and some orange ones. The probability of an orange one is three times that of a mango one. How many are orange?" */
export const lotTold = worked<LotTold>({
  id: 'lot-told',
  archetype: 'prob-find-count',
  objection: (given) => {
    const found = fitting(given)
    return found.length === 1 && askedCount(given, found[0] ?? 0) >= 0
      ? null
      : `With these numbers there is no such number of ${given.thing}s: check what you typed.`
  },
  solve: (given) => {
    const { thing, kinds, total, told, of, added, asked } = given
    const [x = 0] = fitting(given)
    const key = `${askedCount(given, x)}`
    const { before, after } = sharesOf(given, of)
    const unknown = kinds.find(({ count }) => count.x === 1)?.name
    const named = (name: string | null): string => (name === null ? `${thing}s` : `${name} ${thing}s`)
    const right =
      told.kind === 'is'
        ? toTex(told.p)
        : told.kind === 'times'
          ? `${toTex(told.k)} \\times ${shareTex(sharesOf(given, told.other).after)}`
          : told.kind === 'grows'
            ? `${toTex(told.k)} \\times ${shareTex(before)}`
            : `${shareTex(before)} + ${toTex(told.p)}`
    const others: readonly Step[] =
      asked === unknown ? [] : [`Number of ${named(asked)} $= ${countTex(askedOf(given))} = ${key}$`]
    return {
      key,
      lines: [
        `Let the number of ${named(unknown ?? null)} be $x$; there are $${countTex(total)}$ ${thing}s in all.`,
        ...(added ? [`With ${added.by} more ${named(added.name)} there are $${countTex(after[1])}$ ${thing}s.`] : []),
        earns(0.5, says`${chain(`P(\\text{${of}})`, shareTex(after))}`),
        earns(0.5, says`Given: ${chain(shareTex(after), right)}`, 'equation'),
        earns(1, `This gives $x = ${x}$.`),
        ...others,
        earns(0.5, `Hence, the number of ${named(asked)} is ${key}.`),
      ],
    }
  },
})

const askedOf = ({ asked, kinds, total }: LotTold): Count =>
  asked === null ? total : (kinds.find(({ name }) => name === asked)?.count ?? none)
