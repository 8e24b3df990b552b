import { centreNamed } from './centre-named'
import { letterFacts } from './named-lengths'
import { phrase, told, type Phrase } from '../../question/phrase'
import { factsOf, type Question } from '../../question/question'
import { exactly } from '../../question/polynomial'
import type { Node } from '../../question/reading'
import { namesOf, segment } from '../../question/segments'
import { recogniser } from '../../recogniser'
import type { Surd } from '../../../maths/surd'
import type { Fact } from '../../question/fact'
import {
  tangentsAtRightAngles as solution,
  type RightAngledLength,
  type TangentsAtRightAngles,
} from '../../../solutions/circles/tangents-at-right-angles'

/** A number, or a multiple of one root. */
function surdOf(node: Node): Surd | null {
  const value = exactly(node)
  const [term, ...more] = value ? value.top.values() : []
  const [under, ...others] = value ? value.bottom.values() : []
  const isWhole = under?.radicand === 1n && under.powers.length === 0 && under.coefficient.n === under.coefficient.d
  return term && isWhole && term.powers.length === 0 && more.length + others.length === 0
    ? { coefficient: term.coefficient, radicand: Number(term.radicand) }
    : null
}

interface Known {
  readonly known: RightAngledLength
  readonly length: Surd
  readonly unit: string
  readonly found: Pick<Phrase, 'taken'>
}

/** The length as a number, and with a root. */
const patterns = {
  radius: { number: ['radius #s'], root: ['radius @s:formula cm|m|units?'] },
  tangent: {
    number: ['length each? tangents|tangent #s', 'tangents length #s', 'each tangents|tangent #s'],
    root: ['length each? tangents|tangent @s:formula cm|m|units?', 'each tangents|tangent @s:formula cm|m|units?'],
  },
  distance: {
    number: ['#s centre|center', 'distance * centre|center #s', 'point #s away centre|center'],
    root: ['@s:formula cm|m|units? centre|center', 'distance * centre|center @s:formula cm|m|units?'],
  },
} as const

/** The one length that is told: with a name, in a number or with a root. */
function knownIn(question: Question, named: Readonly<Record<string, RightAngledLength>>): Known | null {
  const all: Known[] = []
  for (const fact of factsOf(question, 'length')) {
    const [known, length] = [named[segment(fact.name)], surdOf(fact.node)]
    if (!known || !length) return null
    all.push({ known, length, unit: fact.unit, found: { taken: [fact] } })
  }
  for (const known of ['radius', 'tangent', 'distance'] as const) {
    const number = phrase(question, ...patterns[known].number)
    const root = number ? null : phrase(question, ...patterns[known].root)
    const length = number ? { coefficient: number.numbers.s, radicand: 1 } : root ? surdOf(root.facts.s.node) : null
    const found = number ?? root
    if (!found || !length || (number && number.units.s === '°')) continue
    const last = root?.taken.at(-1)
    const unit = number ? number.units.s : last?.kind === 'word' ? last.text : ''
    all.push({ known, length, unit, found })
  }
  const [one, ...more] = all
  return one && more.length === 0 ? one : null
}

/** "perpendicular", "at right angles": to each other, where it is told to what. */
function squareIn(question: Question): Pick<Phrase, 'taken'> | null {
  const found = phrase(
    question,
    'perpendicular each other',
    'right angles|angle each other',
    'perpendicular',
    'right angles|angle',
  )
  const others = ['radii', 'chords', 'diameters', 'lines', 'circles', 'chord', 'triangle', 'concentric']
  const last = found?.taken.at(-1)
  const at = last ? question.apart.indexOf(last) : -1
  const [next, to] = question.apart.slice(at + 1, at + 3)
  const isTo = next?.kind === 'word' && next.text === 'to'
  const isEach = to?.kind === 'word' && (to.text === 'each' || to.text === 'one')
  return isTo && !isEach ? null : others.some((word) => question.words.includes(word)) ? null : found
}

/** "Two tangents from P to a circle of radius 6 cm are perpendicular to each other. What is the length of each?" */
export const tangentsAtRightAngles = recogniser<TangentsAtRightAngles>({
  id: 'tangents-at-right-angles',
  solution,
  story: true,
  last: true,
  cues: ['tangents'],
  words: [
    ...['tangents', 'tangent', 'two', 'pair', 'circle', 'centre', 'center', 'point', 'external', 'drawn', 'outside'],
    ...['each', 'other', 'cm', 'm', 'have', 'has', 'both', 'away', 'inclined', 'meet', 'intersect', 'outer'],
  ],
  examples: [
    'two tangents from P to a circle of radius 6 cm are perpendicular to each other whats the length of each tangent',
    'If two tangents from a point P to a circle of radius 4√2 cm are at right angles, find OP where O is the centre.',
    'The tangents PA and PB from P to a circle with centre O are perpendicular to each other and OP = 10√2 cm. Find the radius of the circle.',
    'Tangents from an external point to a circle are at right angles and each tangent is 5 cm long. Find the radius.',
  ],
  refuses: [
    'Two tangents from P to a circle of radius 6 cm are perpendicular to each other. Find the area of the circle.',
    'Two tangents from P to a circle of radius 6 cm are perpendicular to the chord. Find the length of each tangent.',
    'Two tangents from P to a circle of radius 6 cm are perpendicular to each other. Find the length of AB.',
  ],
  read: (question) => {
    const square = squareIn(question)
    const degrees = square
      ? null
      : phrase(
          question,
          'tangents * angle #g',
          'angle between two? tangents #g',
          'inclined each? other? #g',
          'angle #g each other',
        )
    const is90 = degrees?.units.g === '°' && degrees.numbers.g.n === 90n && degrees.numbers.g.d === 1n
    if ((!square && !is90) || factsOf(question, 'angle').length > 0) return null
    const o = centreNamed(question).o
    const two = [...new Set(namesOf(question, 2).map(({ name }) => name))]
    const lengths = factsOf(question, 'length').map(({ name }) => name)
    const from = phrase(question, 'from|point|outside @p:letter')?.facts.p.name
    const pairs = [...two, ...lengths].filter((name) => !name.includes(o))
    const common = [...(pairs[0] ?? '')].find(
      (letter) => pairs.length > 1 && pairs.every((name) => name.includes(letter)),
    )
    const p = common ?? (from?.length === 1 ? from : 'P')
    const ends = [...new Set([...two, ...lengths].join(''))].filter((at) => at !== p && at !== o)
    if (p.length !== 1 || ends.length > 2 || o.length !== 1) return null
    const role = (name: string): RightAngledLength | null =>
      segment(name) === segment(`${p}${o}`)
        ? 'distance'
        : name.includes(o) && !name.includes(p)
          ? 'radius'
          : name.includes(p) && !name.includes(o)
            ? 'tangent'
            : null
    if ([...two, ...lengths].some((name) => role(name) === null)) return null
    const named = Object.fromEntries(lengths.map((name) => [segment(name), role(name) ?? 'radius']))
    const known = knownIn(question, named)
    if (!known) return null
    const last = question.facts.findLast(
      ({ kind }) => kind === 'letter' || kind === 'length' || kind === 'number' || kind === 'formula',
    )
    const lastPair = letterFacts(question).findLast((fact) => fact.kind === 'letter' && fact.name.length === 2)
    const byName =
      lastPair?.kind === 'letter' &&
      (last === lastPair || phrase(question, 'find|calculate|what length? @x:letter')?.facts.x === lastPair)
        ? role(lastPair.name)
        : null
    const asks = {
      tangent: phrase(
        question,
        'length each|tangents|tangent',
        'long each|tangents|tangent',
        'each tangents|tangent length',
      ),
      radius: phrase(
        question,
        'find|what|calculate radius',
        'radius circle? .',
        'radius circle? nikalo|batao|kya|kitna|kitni',
      ),
      distance: phrase(question, 'distance * centre|center', 'far * centre|center'),
    }
    const open = (['tangent', 'radius', 'distance'] as const).filter(
      (one) =>
        asks[one] &&
        one !== known.known &&
        !(asks[one]?.taken.some((item) => known.found.taken.includes(item)) ?? false),
    )
    const asked = byName ?? (open.length === 1 ? open[0] : undefined)
    if (!asked || asked === known.known || open.some((one) => one !== asked)) return null
    const points: readonly Fact[] = letterFacts(question)
    const [a = 'A', b = 'B'] = ends
    const known_ = [p, o, a, b]
    const isKnown = points.every((fact) => fact.kind === 'letter' && [...fact.name].every((at) => known_.includes(at)))
    if (!isKnown || new Set(known_).size < 4) return null
    const all = told(question, square, degrees, known.found, asks[asked])
    const letters = { P: p, O: o, A: a, B: b }
    return {
      given: {
        known: known.known,
        length: known.length,
        asked,
        unit: known.unit === '' ? 'units' : known.unit,
      },
      used: [...all.used, ...points],
      said: all.said,
      ...(Object.entries(letters).some(([one, other]) => one !== other) && { letters }),
    }
  },
  unit: ({ unit }) => unit,
})
