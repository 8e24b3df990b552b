import { has } from './has'
import { askedIn, piecesOf, toldIn, type Told } from './pieces'
import { only } from './story-of'
import { x, y } from './understood'
import { factsOf, type Question } from '../../question/question'
import type { Found } from '../../recogniser'
import { add, compare, divide, fraction, isInteger, one, subtract, type Fraction, sign } from '../../../maths/fraction'
import { minus, number, over, plus, times, type Expression } from '../../../solutions/told/expression'
import type { Asked, Given, Limit, Statement } from '../../../solutions/told/told'

const says = (words: readonly string[], form: RegExp): boolean => words.some((word) => form.test(word))
const rupees = (name: string, value: Expression): Asked => ({ name, value, unit: '' })
const above = (...all: readonly Expression[]): readonly Limit[] => all.map((of) => ({ of, is: 'positive' }))
const so = (n: Fraction, of: Expression): Expression => times(number(n), of)

/** A fixed charge and so much for each km or day: two bills tell both. */
export function fixedIn(question: Question): Found<Given> | null {
  const pieces = piecesOf(question, (name) => /^[A-Zxy]$/.test(name))
  const { told, spare } = toldIn(pieces ?? [], /^(?:extra|later|before|above)$/)
  const isFree = ({ before, unit }: Told) => unit !== '₹' && before.slice(-2).includes('first')
  const free = told.filter(isFree)
  const rest = told.filter((one_) => !isFree(one_) && one_.way === null)
  const units = rest.map(({ unit }) => unit).filter((unit) => /^(?:km|hour|day)$/.test(unit))
  const [unit = ''] = units
  const counts = rest.filter((one_) => one_.unit === unit)
  const money = rest.filter((one_) => !counts.includes(one_))
  const [[c1, c2, wanted, ...moreCounts], [m1, m2, spent, ...moreMoney]] = [counts, money]
  const isWhole =
    new Set(units).size < 2 &&
    (unit !== '' || money.every((one_) => one_.unit === '₹')) &&
    money.every((one_) => /^₹?$/.test(one_.unit))
  if (!pieces || !isWhole || !c1 || !c2 || !m1 || !m2 || moreCounts.length + moreMoney.length > 0 || (wanted && spent))
    return null
  if (
    free.length > 1 ||
    (free[0] && free[0].unit !== unit) ||
    spare.length > 0 ||
    rest.length + free.length < told.length
  )
    return null
  // "3 adult and 2 child tickets for ₹360" names no charge that stays
  if (
    unit === '' &&
    !says(question.words, /^(?:fixed|fix|base|basic|flat|joining|minimum|charges?|charged|fees?|rent)$/)
  )
    return null
  const isAlternate = c1.at < m1.at ? m1.at < c2.at && c2.at < m2.at : c1.at < m2.at && m2.at < c2.at
  const isLast = (one_: Told | undefined) => !one_ || one_.at > Math.max(c2.at, m2.at)
  if (!isAlternate || !isLast(wanted) || !isLast(spent)) return null
  const asked = askedIn(pieces)
  const cost = (n: Fraction): Expression => {
    const extra = subtract(n, free[0]?.value ?? fraction(0))
    return plus(x, so(extra, y))
  }
  const isSpent = [c1, c2, ...(wanted ? [wanted] : [])].every(
    ({ value }) => sign(subtract(value, free[0]?.value ?? fraction(0))) > 0,
  )
  if (!isSpent) return null
  const name = { km: 'km', hour: 'hour', day: 'day' }[unit] ?? 'one'
  const values: readonly Asked[] = [
    ...(says(asked, /^(?:fixed|fix|base|basic|flat|joining|minimum)$/)
      ? [rupees('the fixed charge in rupees', x)]
      : []),
    ...(says(
      asked,
      /^(?:per|each|every|extra|additional|rate|running|both|variable|prati|monthly|daily|hourly|weekly)$/,
    ) ||
    (!wanted && says(asked, /^(?:food|meal|day|din|khana|khane)$/))
      ? [rupees(`the charge for each ${name} in rupees`, y)]
      : []),
    ...(wanted ? [rupees('the charge asked for in rupees', cost(wanted.value))] : []),
    ...(spent ? [{ name: `the ${name}s`, value: over(minus(number(spent.value), x), y), unit: '' }] : []),
  ]
  const isBoth = values.length === 0 && says(asked, /^(?:charges|them|x|y)$/)
  if (values.length === 0 && !isBoth) return null
  return only(question, [
    {
      unknowns: [
        'the fixed charge in rupees',
        `the charge for each ${free.length > 0 ? 'extra ' : ''}${name} in rupees`,
      ],
      statements: [
        { left: cost(c1.value), right: number(m1.value) },
        { left: cost(c2.value), right: number(m2.value) },
      ],
      limits: [...above(y), { of: x, is: 'from-zero' }],
      asked: isBoth ? [rupees('the fixed charge', x), rupees(`the charge for each ${name}`, y)] : values,
    },
  ])
}

/** Two that go the same way, or towards each other, and meet. */
export function meetingIn(question: Question): Found<Given> | null {
  const pieces = piecesOf(question, (name) => /^[A-Z]$/.test(name))
  const { told, spare } = toldIn(pieces ?? [])
  const [far, ...more] = told.filter(({ unit }) => unit === 'km')
  const [t, u, ...others] = told.filter(({ unit }) => unit === 'hour')
  if (!pieces || !far || !t || !u || more.length + others.length + spare.length > 0 || told.length !== 3) return null
  const wayOf = ({ before, after }: Told): string | null => {
    const kind = (words: readonly string[]) => {
      const all = [
        ...new Set(
          words.flatMap((word) =>
            /^(?:same|ek)$/.test(word)
              ? ['same']
              : /^(?:towards|toward|opposite|other|taraf)$/.test(word)
                ? ['facing']
                : [],
          ),
        ),
      ]
      return all.length === 1 ? (all[0] ?? null) : null
    }
    return kind(before) ?? kind(after)
  }
  const [same, facing] =
    [t, u].map(wayOf).join() === 'same,facing' ? [t, u] : [t, u].map(wayOf).join() === 'facing,same' ? [u, t] : []
  const asked = askedIn(pieces)
  if (!same || !facing || !says(asked, /^speeds?$/) || says(asked, /^(?:difference|sum|ratio|distance|time)$/))
    return null
  return only(question, [
    {
      unknowns: ['the faster speed in km/h', 'the slower speed in km/h'],
      statements: [
        { left: so(same.value, minus(x, y)), right: number(far.value) },
        { left: so(facing.value, plus(x, y)), right: number(far.value) },
      ],
      limits: above(x, y),
      asked: [
        { name: 'the faster speed', value: x, unit: ' km/h' },
        { name: 'the slower speed', value: y, unit: ' km/h' },
      ],
    },
  ])
}

/** Without the two values that the end of a question names again: "how many notes of ₹50 and ₹100". */
function withoutAgain(told: readonly Told[]): readonly Told[] {
  const [u, v] = told.slice(4)
  const isAgain = told.slice(0, 3).some((one_, at) => {
    const next = told[at + 1]
    return u && v && next && compare(one_.value, u.value) === 0 && compare(next.value, v.value) === 0
  })
  return told.length === 6 && isAgain ? told.slice(0, 4) : told
}

/** Notes, coins or tickets of two values, so many in all, worth so much. */
export function notesIn(question: Question): Found<Given> | null {
  const pieces = piecesOf(question, (name) => /^[xy]$/.test(name))
  const { told: measures, spare } = toldIn(pieces ?? [], /^(?:withdrew|gave)$/)
  const told = withoutAgain(measures)
  const asked = pieces ? askedIn(pieces) : []
  if (
    !pieces ||
    told.length !== 4 ||
    spare.length > 0 ||
    told.some(({ way, unit }) => way !== null || !/^₹?$/.test(unit))
  )
    return null
  if (
    !says(asked, /^(?:many|number|each|kitne|both|notes?|coins?|tickets?|x|y)$/) ||
    says(asked, /^(?:difference|ratio|value|worth|amount)$/)
  )
    return null
  // "total 25 notes"
  const total = told.filter(
    ({ before, after }) =>
      /^(?:total|kul)$/.test(before.at(-1) ?? '') && /^(?:notes?|coins?|tickets?)$/.test(after[0] ?? ''),
  )
  const givens = [0, 1, 2].flatMap((at) => {
    const [u, v] = told.slice(at, at + 2)
    const rest = told.filter((one_) => one_ !== u && one_ !== v)
    return [rest, rest.toReversed()].flatMap(([n, c]): readonly Given[] => {
      if (!u || !v || !n || !c || n.unit === '₹' || !isInteger(n.value)) return []
      if (total.length === 1 && !total.includes(n)) return []
      if (u.unit !== v.unit && u.unit !== '' && v.unit !== '') return []
      if (compare(c.value, n.value) <= 0 || compare(u.value, v.value) === 0) return []
      const name = ({ value }: Told) => `the number of those of ₹${value.n}`
      return [
        {
          unknowns: [name(u), name(v)],
          statements: [
            { left: plus(x, y), right: number(n.value) },
            { left: plus(so(u.value, x), so(v.value, y)), right: number(c.value) },
          ],
          limits: [x, y].flatMap((of): readonly Limit[] => [
            { of, is: 'whole' },
            { of, is: 'positive' },
          ]),
          asked: [rupees(name(u), x), rupees(name(v), y)],
        },
      ]
    })
  })
  return only(question, givens)
}

/** Two amounts at two rates: the interest, and what it would be with the amounts interchanged, or the whole amount. */
export function interestIn(question: Question): Found<Given> | null {
  const pieces = piecesOf(question, (name) => /^[A-Z]$/.test(name))
  const { told, spare } = toldIn(pieces ?? [])
  const rates = told.filter(({ unit }) => unit === '%')
  const [p, q] = rates
  const [a, b, ...more] = told.filter(
    ({ unit, value }) => unit !== '%' && !(unit === '' && value.n === 1n && value.d === 1n),
  )
  if (
    !pieces ||
    !p ||
    !q ||
    !a ||
    !b ||
    more.length > 0 ||
    rates.length > 2 ||
    spare.length > 0 ||
    ![a, b].every(({ unit }) => /^₹?$/.test(unit))
  )
    return null
  const hundred = fraction(100)
  // hundreds of rupees: their interest at p% is p rupees each
  const interest = (r: Told, s: Told, value: Fraction): Statement => ({
    left: plus(so(r.value, x), so(s.value, y)),
    right: number(value),
  })
  const isSwapped = has(
    question,
    'interchanged',
    'interchange',
    'interchanges',
    'exchanged',
    'swapped',
    'swaps',
    'reversed',
    'interchanging',
  )
  const asked = askedIn(pieces)
  if (
    says(asked, /^(?:interest|difference|ratio)$/) &&
    !says(asked, /^(?:much|amount|amounts|sum|money|each|invested|invest)$/)
  )
    return null
  const [change, whole] = a.way !== null ? [a, b] : [b, a]
  const isOne = compare(a.value, b.value) > 0
  const [total, part] = isOne ? [a, b] : [b, a]
  const statements: readonly Statement[] = isSwapped
    ? change.way === null || whole.way !== null
      ? []
      : [
          interest(p, q, whole.value),
          interest(q, p, change.way === 'up' ? add(whole.value, change.value) : subtract(whole.value, change.value)),
        ]
    : a.way === null &&
        b.way === null &&
        says([...part.before.slice(-8), ...part.after.slice(0, 3)], /^(?:interest|byaj)$/)
      ? [{ left: plus(x, y), right: number(divide(total.value, hundred)) }, interest(p, q, part.value)]
      : []
  if (statements.length === 0) return null
  const name = ({ value }: Told) => `the amount at ${value.n}${value.d === 1n ? '' : `/${value.d}`}%`
  return only(question, [
    {
      unknowns: [p, q].map((rate) => `${name(rate)} in hundreds of rupees`),
      statements,
      limits: above(x, y),
      asked: [rupees(name(p), so(hundred, x)), rupees(name(q), so(hundred, y))],
    },
  ])
}

const earning = /^(?:incomes?|earns?|earnings?|salar(?:y|ies)|kamai|aay|aamdani|pocket)$/
const spending = /^(?:expenditures?|expenses?|spends?|spending|spendings|kharch[ae]?|kharcho|vyay)$/

/** Incomes in one ratio, expenses in another, and what each saves. */
export function savingsIn(question: Question): Found<Given> | null {
  const [r, s, ...more] = factsOf(question, 'ratio')
  const [a, b, ...c] = [...(r?.terms ?? [])]
  const [d, e, ...f] = [...(s?.terms ?? [])]
  const saved = factsOf(question, 'number').filter(({ value }) => compare(value, fraction(2)) !== 0)
  const [first, second = first, ...others] = saved
  const letters = factsOf(question, 'letter').every(({ name }) => /^[A-Z]$/.test(name))
  if (
    !a ||
    !b ||
    !d ||
    !e ||
    c.length + f.length + more.length + others.length > 0 ||
    !first ||
    !second ||
    !letters ||
    (saved.length === 1 && !has(question, 'each', 'both', 'dono', 'they', 'every', 'equal'))
  )
    return null
  const [incomes, expenses] = [earning, spending].map((form) => question.words.findIndex((word) => form.test(word)))
  if (
    incomes === undefined ||
    expenses === undefined ||
    incomes < 0 ||
    expenses < 0 ||
    !has(
      question,
      'saves',
      'save',
      'saving',
      'savings',
      'saved',
      'bachat',
      'bachata',
      'bachate',
      'bachati',
      'bachaate',
      'bachta',
    )
  )
    return null
  const [[i1, i2], [e1, e2]] =
    incomes < expenses
      ? [
          [a, b],
          [d, e],
        ]
      : [
          [d, e],
          [a, b],
        ]
  const asked = askedIn(
    question.apart.map((item) =>
      item.kind === 'word'
        ? { kind: 'word', text: item.text }
        : item.kind === 'mark' && item.text !== '.'
          ? { kind: 'word', text: ',' }
          : { kind: 'stop' },
    ),
  )
  const parts: readonly Asked[] = [
    ...(says(asked, earning)
      ? [rupees('the first income', so(i1 ?? one, x)), rupees('the second income', so(i2 ?? one, x))]
      : []),
    ...(says(asked, spending)
      ? [rupees('the first expenditure', so(e1 ?? one, y)), rupees('the second expenditure', so(e2 ?? one, y))]
      : []),
  ]
  if (parts.length === 0 || !i1 || !i2 || !e1 || !e2) return null
  return only(question, [
    {
      unknowns: ['one part of the incomes', 'one part of the expenditures'],
      statements: [
        { left: minus(so(i1, x), so(e1, y)), right: number(first.value) },
        { left: minus(so(i2, x), so(e2, y)), right: number(second.value) },
      ],
      limits: above(x, y),
      asked: parts,
    },
  ])
}
