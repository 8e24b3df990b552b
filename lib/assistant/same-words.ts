import { fillers } from './question/words'

const idle = new Set(
  'zeroes zeros zero roots root solution solutions pair system equation equations line lines point points number has have be it will there at so only exactly two each other'.split(
    ' ',
  ),
)
const alike: Readonly<Record<string, string>> = {
  different: 'distinct',
  unequal: 'distinct',
  infinitely: 'infinite',
  unique: 'one',
  coincide: 'coincident',
  intersect: 'intersecting',
  intersects: 'intersecting',
}

/** What a short answer in words says, in few: "Both zeroes are negative" is 'both negative'. */
function saidIn(text: string): string | null {
  const words = text
    .toLowerCase()
    .replace(/infinitely many|an infinite number of/g, 'infinite')
    .replace(/[.,;$]/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '')
  if (words.length > 10 || words.some((word) => !/^[a-z]+$/.test(word))) return null
  const own = words.filter((word) => !fillers.has(word) && !idle.has(word)).map((word) => alike[word] ?? word)
  return own.length > 0 ? own.toSorted().join(' ') : null
}

const place =
  /^(?:it )?(?:lies )?(?:(?:on|at|in) )?(?:the )?(?:([xy]) ?-? ?axis|(origin)|(neither|none)(?: of)?(?: the)?(?: (?:two )?ax[ei]s)?)(?:,? but not at the origin)?\.?$/i

/** Whether both name one place among the axes: "y-axis", "on the y-axis, but not at the origin". */
export function samePlaces(option: string, answer: string): boolean {
  const [one, other] = [option, answer].map((text) => place.exec(text.replace(/[$]/g, '').trim())?.slice(1))
  return (
    one !== undefined &&
    other !== undefined &&
    one.join('').toLowerCase().replace('none', 'neither') === other.join('').toLowerCase()
  )
}

/** Whether two short answers in words say the same. */
export function sameWords(option: string, answer: string): boolean {
  const [one, other] = [saidIn(option), saidIn(answer)]
  return one !== null && one === other
}

const kinds = /^(?:right|isosceles|equilateral|scalene|square|rectangle|rhombus|parallelogram|trapezium|kite)$/
const ofKind = new Set('a an the triangle angled quadrilateral only both and'.split(' '))

/** The kinds of figure that a text names, and nothing else: "an isosceles triangle which is not right-angled" is 'isosceles'. */
function kindsIn(text: string): string | null {
  const words = text
    .toLowerCase()
    .replace(/ which is .*$/, '')
    .replace(/[.$-]/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '' && !ofKind.has(word))
  return words.length > 0 && words.every((word) => kinds.test(word)) ? words.toSorted().join(' ') : null
}

/** Whether an option names the kind of figure that was found. */
export function sameKinds(option: string, answer: string): boolean {
  const [one, other] = [kindsIn(option), kindsIn(answer)]
  return one !== null && one === other
}
