import { ofSmaller } from './concentric-chord'
import { Pieces } from '../../question/pieces'
import {
  concentric as solution,
  concentricTells,
  type Concentric,
  type ConcentricLength,
} from '../../../solutions/circles/concentric'
import { phrase } from '../../question/phrase'
import { rational } from '../../question/polynomial'
import { factsOf, type Question } from '../../question/question'
import type { Item } from '../../question/fact'
import { segment } from '../../question/segments'
import { recogniser, type Found } from '../../recogniser'
import { compare, type Fraction } from '../../../maths'

const sizes = {
  large: 'larger|bigger|outer|bade|bada|badi|bare|bara|bari|large|big|greater',
  small: 'smaller|inner|chhote|chote|chhota|chota|small|chhoti|choti',
} as const
type Size = keyof typeof sizes

function read(question: Question): Found<Concentric> | null {
  const pieces = new Pieces(question)
  const told: Partial<Record<ConcentricLength, Fraction>> = {}
  const units = new Set<string>()
  const set = (key: ConcentricLength, value: Fraction, unit: string): boolean => {
    if (told[key] || unit === '°') return false
    told[key] = value
    if (unit !== '') units.add(unit)
    return true
  }
  const isConcentric = phrase(
    question,
    'concentric',
    'same|common centre|center',
    'two circles centre|center @o:letter',
  )
  if (!isConcentric) return null
  pieces.take(...isConcentric.taken)
  pieces.each(
    (view) => phrase(view, '#n concentric|a circles', '#n circles'),
    ({ numbers, units: { n } }) => n === '' && numbers.n.n === 2n && numbers.n.d === 1n,
  )
  pieces.each(
    (view) => phrase(view, 'radii|radius #a .? #b'),
    ({ numbers: { a, b }, units: { a: one, b: other }, taken }) => {
      // "radius 10 cm hai aur uski ek 16 cm lambi chord": the second number is no radius
      const [from, to] = taken.filter(({ kind }) => kind === 'number').map((item) => pieces.view.apart.indexOf(item))
      const isRow = pieces.view.apart
        .slice((from ?? 0) + 1, to)
        .every((item) => item.kind === 'mark' || (item.kind === 'word' && /^(?:and|aur|&|n)$/.test(item.text)))
      if (!isRow) return false
      const [large, small] = compare(a, b) > 0 ? [a, b] : [b, a]
      return set('large', large, one) && set('small', small, other)
    },
  )
  pieces.each(
    (view) =>
      phrase(
        view,
        'chord length? #c',
        '#c long? chord',
        'chord * length #c',
        'chord * #c long',
        'chord @x:letter length? #c',
        `chord ${sizes.large} circle|one? length? #c`,
      ),
    ({ numbers, units: { c }, taken }) => !isRadius(question, taken) && set('chord', numbers.c, c),
  )
  pieces.each(
    (view) => phrase(view, `chord @x:letter ${sizes.large} circle|one? length? #c`),
    ({ numbers, units: { c } }) => set('chord', numbers.c, c),
  )
  const names = new Map<string, Size>()
  pieces.each(
    (view) => phrase(view, `tangents|tangent @x:letter .? @y:letter ${sizes.large} .? ${sizes.small}`),
    ({ facts: { x, y } }) => names.set(x.name, 'large').set(y.name, 'small').size === 2,
  )
  const isFirstLarger = phrase(question, 'radii #a #b', 'radius #a #b')
  pieces.each(
    (view) =>
      phrase(
        view,
        'tangents|tangent @x:letter .? @y:letter * circles respectively',
        '@x:letter .? @y:letter * circles respectively',
      ),
    ({ facts: { x, y } }) => {
      if (!isFirstLarger) return false
      const { a, b } = isFirstLarger.numbers
      const [first, second] = compare(a, b) > 0 ? (['large', 'small'] as const) : (['small', 'large'] as const)
      return names.set(x.name, first).set(y.name, second).size === 2
    },
  )
  const pair = phrase(pieces.view, 'tangents|tangent @x:letter .? @y:letter', '@x:letter .? @y:letter tangents')
  for (const size of ['large', 'small'] as const) {
    const one = sizes[size]
    const on = pair && phrase(pieces.view, `@a:letter on ${one} circle|one?`)
    const pairNames = pair ? [pair.facts.x.name, pair.facts.y.name] : []
    const named = pairNames.find((name) => on && on.facts.a.name.length === 1 && name.includes(on.facts.a.name))
    const rest = pairNames.find((name) => name !== named)
    if (pair && on && named !== undefined && rest !== undefined && !names.has(named)) {
      names.set(named, size).set(rest, size === 'large' ? 'small' : 'large')
      pieces.take(...pair.taken, ...on.taken)
    }
    const key = size === 'large' ? 'toLarge' : 'toSmall'
    pieces.each(
      (view) => phrase(view, `tangent|tangents @x:letter ${one} circle|one? #t`),
      ({ facts: { x }, numbers, units: { t } }) => {
        names.set(x.name, size)
        return set(key, numbers.t, t)
      },
    )
    pieces.each(
      (view) => phrase(view, `${one} circle|one? tangent #t`, `tangent ${one} circle|one? length? #t`),
      ({ numbers, units: { t } }) => set(key, numbers.t, t),
    )
    pieces.each(
      (view) =>
        phrase(
          view,
          `${one} circle|one? radius #r`,
          `radius ${one} two? circle|circles|one? #r`,
          `${one} circle|one? #r radius`,
        ),
      // "the radius of the smaller one"
      ({ numbers, units: { r }, taken }) =>
        !taken.slice(-1).some((item) => item.kind === 'word') && set(size, numbers.r, r),
    )
    pieces.each(
      (view) => phrase(view, `${one} #r`),
      ({ numbers, units: { r }, taken }) => {
        const of = chordBefore(question, taken)
        return of === 'unclear' ? false : set(of === 'chord' ? 'chord' : size, numbers.r, r)
      },
    )
    pieces.each(
      (view) =>
        phrase(
          view,
          `tangent|tangents @x:letter drawn? ${one} circle|one?`,
          `@x:letter tangent? drawn? ${one} circle|one?`,
          `${one} circle|one? tangent @x:letter`,
        ),
      ({ facts: { x } }) => {
        if (!/^[A-Z]{2}$/.test(x.name) || names.has(x.name)) return false
        names.set(x.name, size)
        return true
      },
    )
  }
  const [single, ...more] = [phrase(pieces.view, 'radius #r', '#r radius')].filter((one) => one !== null)
  for (const { name, node, unit } of factsOf(question, 'length')) {
    const value = rational(node)
    const size = names.get(name)
    const key = size
      ? size === 'large'
        ? 'toLarge'
        : 'toSmall'
      : phrase(pieces.view, 'chord')
        ? 'chord'
        : name.includes('O')
          ? 'distance'
          : null
    if (!value || !key || !set(key, value, unit)) return null
  }
  if (more.length > 0) return null
  const double = (['large', 'small'] as const).flatMap((size) => {
    const found = phrase(pieces.view, `diameter ${sizes[size]} circle|one?`, `${sizes[size]} circle|one? diameter`)
    return found && !told[size] ? [{ size, found }] : []
  })[0]
  if (double) pieces.take(...double.found.taken)
  const asked = double?.size ?? askedIn(pieces, names, told, single !== undefined)
  if (!asked) return null
  if (single) {
    // the radius of the circle that is not asked
    const other = asked === 'small' ? 'large' : asked === 'large' ? 'small' : null
    if (!other || !set(other, single.numbers.r, single.units.r)) return null
    pieces.take(...single.taken)
  }
  const chord = phrase(question, 'chord @x:letter', '@x:letter is? chord')
  const wanted = factsOf(question, 'letter').findLast(({ name }) => name.length === 2)
  // PT is asked, and PQ is the chord
  if (asked === 'chord' && chord && wanted && segment(wanted.name) !== segment(chord.facts.x.name)) return null
  const given: Concentric = {
    told,
    asked,
    ...(double && { isDouble: true }),
    unit: [...units].filter((unit) => unit !== 'unit')[0] ?? 'units',
  }
  if (units.size > 1 || Object.keys(told).length < 2 || !concentricTells(given)) return null
  const { used, said } = pieces.told()
  return { given, used: [...new Set([...used, ...factsOf(question, 'length'), ...factsOf(question, 'letter')])], said }
}

/** The words in front of an item, back to the number or the mark before it. */
function wordsBefore({ apart }: Question, item: Item | undefined): readonly string[] {
  const before = item ? apart.slice(0, apart.indexOf(item)) : []
  const from = before.findLastIndex(({ kind }) => kind === 'mark' || kind === 'number')
  return before.slice(from + 1).flatMap((one) => (one.kind === 'word' ? [one.text] : []))
}

/** "radius 13 chord of ...": the number before "chord" is told already. */
const isRadius = (question: Question, taken: readonly Item[]): boolean =>
  taken[0]?.kind === 'number' &&
  wordsBefore(question, taken[0]).some((word) => /^(?:radi(?:us|i)|diameter)$/.test(word))

/** "the chord of the larger 24 touches", "the chord that touches the smaller is 24": the number is the chord's; in "touches the smaller 24" nobody can tell. */
function chordBefore(question: Question, taken: readonly Item[]): 'chord' | 'unclear' | null {
  const words = wordsBefore(question, taken[0])
  if (!words.includes('chord')) return null
  const [last, number] = [taken[0], taken.at(-1)]
  const touches = words.slice(words.indexOf('chord')).some((word) => /^(?:touch\w*|tangent)$/.test(word))
  const between =
    last && number ? question.apart.slice(question.apart.indexOf(last) + 1, question.apart.indexOf(number)) : []
  const isSaid = between.some((item) => item.kind === 'word' && /^(?:is|measures|hai|equals?)$/.test(item.text))
  return isSaid || !touches ? 'chord' : 'unclear'
}

/** What is asked: the last thing of the two circles that has no value. */
function askedIn(
  pieces: Pieces,
  names: ReadonlyMap<string, Size>,
  told: Concentric['told'],
  isRadiusTold: boolean,
): ConcentricLength | null {
  const found = new Set<ConcentricLength>()
  for (const size of ['large', 'small'] as const) {
    const one = sizes[size]
    if (told[size]) continue
    const asks = isRadiusTold
      ? phrase(pieces.view, `radius ${one} circle|one?`, `${one} circle|one? radius`)
      : phrase(pieces.view, `radius ${one}`, `${one} circle|one? radius`)
    if (asks) {
      pieces.take(...asks.taken)
      found.add(size)
    }
  }
  if (found.size === 0) {
    const open = [...names.values()].filter((size) => !told[size === 'large' ? 'toLarge' : 'toSmall'])
    const last = pieces.names.findLast(({ name }) => names.has(name))
    const size = last && names.get(last.name)
    const unnamed = (['large', 'small'] as const).find(
      (one) =>
        !told[one === 'large' ? 'toLarge' : 'toSmall'] &&
        phrase(pieces.view, `tangent|tangents ${sizes[one]}`, `${sizes[one]} circle|one? tangent`),
    )
    const asked = size ?? (told.toLarge || told.toSmall ? unnamed : undefined)
    if (asked) found.add(asked === 'large' ? 'toLarge' : 'toSmall')
    else if (open.length === 1 && (told.toLarge ?? told.toSmall)) found.add(open[0] === 'large' ? 'toLarge' : 'toSmall')
    else if (!told.chord && phrase(pieces.view, 'chord')) found.add('chord')
  }
  const [asked, ...more] = found
  return more.length === 0 && asked && !told[asked] ? asked : null
}

/** Any length of two circles with one centre, from two or three others. */
export const concentric = recogniser<Concentric>({
  id: 'lengths-of-concentric-circles',
  solution,
  story: true,
  last: 'of all',
  cues: ['concentric', 'chord'],
  words: [
    ...[
      'concentric',
      'circles',
      'circle',
      'centre',
      'center',
      'same',
      'common',
      'two',
      'has',
      'have',
      'chord',
      'tangent',
      'tangents',
      'touch',
    ],
    ...[
      'touches',
      'touching',
      'touched',
      'length',
      'long',
      'point',
      'outside',
      'external',
      'drawn',
      'which',
      'one',
      'other',
      'radii',
      'radius',
      'contact',
      'both',
      'each',
    ],
    ...Object.values(sizes).flatMap((one) => one.split('|')),
  ],
  examples: [
    '2 concentric circles radii 10 n 6. chord of bigger touching smaller = ?',
    'Do concentric circles hai, bade wale ki radius 10 cm hai aur uski ek 16 cm lambi chord chhote circle ko touch karti hai. Chhote circle ka diameter batao',
    'two concentric circles larger radius 13 chord of larger 24 touches smaller find radius of smaller',
    'two concentric circles the chord of the larger circle which touches the smaller is 16 cm and radius of larger circle is 17 cm find smaller radius',
  ],
  refuses: [
    'The larger circle of radius 5 cm has a chord of 12 cm that touches the smaller concentric circle. Radius of the smaller?',
    'Two concentric circles have radii 13 cm and 5 cm. Find the distance of a chord of the larger that touches the smaller.',
    'two concentric circles radius of larger 17 cm chord of larger touches the smaller 16 cm find the radius of the smaller',
  ],
  read: (question) =>
    question.words.some((word) => /^(?:tangents?|touch\w*)$/.test(word)) && !ofSmaller(question)
      ? read(question)
      : null,
  unit: ({ unit }) => unit,
})
