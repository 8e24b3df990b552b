import { unlike, type Asking, type Derived } from './asking'

interface Told {
  /** What the asking words are like. */
  readonly asks: RegExp
  /** What the question tells besides. */
  readonly tells: RegExp
  readonly names?: readonly string[]
  readonly others?: (whole: string, ask: string) => readonly string[]
}

const found = (pattern: RegExp) => (whole: string, ask: string) =>
  [...whole.matchAll(pattern)].flatMap(([, word]) => word ?? []).filter((word) => !ask.replace(from, '').includes(word))

/** "from the foot of the lighthouse": what a distance is measured from is not what is asked for. */
const from = /\bfrom (?:(?:the|its|a) )?(?:(?:foot|base|top|bottom) of (?:the |a )?)?[a-z]+/

const measuredOf = (measure: string, pattern: RegExp) => (whole: string, ask: string) =>
  found(pattern)(whole, ask).flatMap((thing) => [thing, `${measure} of the ${thing}`])

/** What stands, hangs or moves where a height or a distance is asked for. */
const standing =
  /\b(shadow|pole|ladder|wall|tower|tree|building|lighthouse|lamp|post|statue|pedestal|cliff|hill|kite|string|rope|mast|flagstaff|balloon|boy|girl|man|woman|bus|car|ship|boat|plane(?! of))s?\b/g

/** What the stories of the bank say in other words than the names of their answers. */
const stories: readonly Told[] = [
  { asks: /\b(?:minutes|seconds)\b.*\b(?:together|again)\b/, tells: /./, names: ['LCM'] },
  {
    asks: /length(?:, in metres,)? of each|in each|columns|weight of each|capacity of the can|side of each|greatest such|greatest possible/,
    tells: /as (?:large|long|heavy|big|many|few[a-z ]*) as possible|greatest/,
    names: ['HCF'],
  },
  { asks: /least(?: such)? length|least such|least number of each|does it buy/, tells: /\bleast\b/, names: ['LCM'] },
  { asks: /^(?!.*\b(?:remainder|quotient)).*\bnumber/i, tells: /\bremainder/, others: () => ['remainder', 'quotient'] },
  { asks: /\bwire\b.*\bround\b|\bfenc/, tells: /./, names: ['perimeter'] },
  {
    asks: /\bage\b|\bhow old\b/i,
    tells: /./,
    others: measuredOf('age', /\b(mother|father|uncle|aunt|sister|brother|grandmother|grandfather|son|daughter)\b/g),
  },
  {
    asks: /\b(?:height|high|tall|distance|far|wide|width|shadow)\b/,
    tells: /\d/,
    others: measuredOf('height', standing),
  },
  {
    asks: /\bspeed of the (?:stream|current)\b/,
    tells: /./,
    others: measuredOf('speed', /\b(boat|ferry|motorboat|steamer|launch|still water|upstream|downstream)\b/g),
  },
]

/** The same, with what the story of the question adds. */
export function withStory({ whole, ask }: Asking, derived: NonNullable<Derived>): NonNullable<Derived> {
  const told = stories.filter(({ asks, tells }) => asks.test(ask) && tells.test(whole))
  if (told.length === 0) return derived
  const names = [...new Set([...derived.names, ...told.flatMap((one) => one.names ?? [])])]
  const others = told.flatMap((one) => one.others?.(whole, ask) ?? [])
  return { ...derived, names, others: unlike([...(derived.others ?? []), ...others], names) }
}
