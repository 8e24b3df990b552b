import { centreNamed } from './centre-named'
import { letterFacts } from './named-lengths'
import { phrase, told } from '../../question/phrase'
import { factsOf } from '../../question/question'
import { angleNamed, anglesIn, namesOf, segment } from '../../question/segments'
import { recogniser } from '../../recogniser'
import {
  tangentAndChord as solution,
  type TangentAndChord,
  type TangentChordAngle,
} from '../../../solutions/circles/tangent-and-chord'

const atCentre: readonly TangentChordAngle[] = ['AOB', 'OAB', 'OBA']
const onDiameter: readonly TangentChordAngle[] = ['CAB', 'ACB', 'ABC']

/** "PQ is a tangent at P to a circle with centre O and PR a chord with ∠QPR = 50°. Find ∠POR." */
export const tangentAndChord = recogniser<TangentAndChord>({
  id: 'tangent-and-chord',
  solution,
  story: true,
  cues: ['tangent', 'touches'],
  words: [
    ...['tangent', 'touches', 'circle', 'centre', 'center', 'chord', 'point', 'angle', 'drawn', 'through', 'line'],
    ...['such', 'diameter', 'lies', 'any', 'measure', 'measures', 'contact'],
  ],
  examples: [
    'PQ is tangent to a circle at P, O is centre, PR is a chord. angle QPR=50° find angle POR',
    'AB is diameter of a circle n AT is tangent at A. C is a point on the circle so that angle CAT = 52°. find angle BAC and angle ABC',
    'In a circle with centre O, AB is a chord and AT is the tangent at A. If ∠BAT = 65°, find ∠AOB and ∠OBA.',
    'O is the centre of a circle, PQ is a chord and the tangent PR at P makes ∠RPQ = 50°. Find ∠POQ.',
    'PQ is a chord of a circle and PT is the tangent at P such that ∠QPT = 70°. R is a point on the minor arc PQ. Find ∠PRQ.',
  ],
  refuses: [
    'PQ is a tangent to a circle at P, O is the centre, PR is a chord. ∠POR = 100°. Find ∠QPR.',
    'PQ is a tangent to a circle at P, O is the centre, PR is a chord. ∠QPR = 50°. Find ∠PQR.',
    'PQ is a tangent to a circle at P, O is the centre, PR is a chord and S is a point of the circle. ∠QPR = 50°. Find ∠PSR.',
    'PQ is a tangent to a circle at P, O is the centre, PR is a chord. ∠QPR = 50° and PR = 6 cm. Find ∠POR.',
    'PQ is a chord of a circle and PT is the tangent at P such that ∠QPT = 70°. R is a point on the minor arc PQ. Find ∠RPQ.',
  ],
  read: (question) => {
    const angles = anglesIn(question)
    const [[known, value] = [], ...more] = [...(angles?.of ?? [])]
    if (!angles || known === undefined || !value || more.length > 0 || value.n >= 90n * value.d) return null
    const asked = [...new Set(namesOf(question, 3).map(({ name }) => angleNamed(name)))].filter(
      (name) => name !== known,
    )
    const { o, found: centre } = centreNamed(question)
    const a = known.charAt(1)
    const ends = [known.charAt(0), known.charAt(2)]
    const tangent = phrase(
      question,
      '@at:letter tangent',
      'tangent @at:letter',
      'tangent circle? point? @a:letter @at:letter',
      'tangent circle? @at:letter',
      '@at:letter touches circle',
    )
    const line = tangent?.facts.at.name
    const tied = line?.length === 2 ? line : null
    const t = tied ? ends.find((end) => segment(tied) === segment(`${a}${end}`)) : undefined
    const b = ends.find((end) => end !== t)
    const contact = phrase(
      question,
      'tangent circle? centre|center? at point? @p:letter',
      'tangent @at:letter circle? point? @p:letter',
      'touches circle? point? @p:letter',
    )
    if (!t || !b || asked.length === 0 || t === o || b === o) return null
    if (contact && contact.facts.p.name.length === 1 && ![a, o].includes(contact.facts.p.name)) return null
    const across = phrase(question, '@d:letter is? diameter', 'diameter @d:letter')
    const chord = phrase(question, '@c:letter is? chord', 'chord @c:letter')
    const isChord = chord !== null && segment(chord.facts.c.name) === segment(`${a}${b}`)
    const lies = phrase(
      question,
      '@p:letter is? any|another? point circle',
      '@p:letter lies circle',
      'point @p:letter circle',
    )
    const arc = phrase(
      question,
      '@r:letter is? any? point? minor|major arc @c:letter',
      '@r:letter lies minor|major arc @c:letter',
      '@r:letter is|lies any? point? minor|major arc',
    )
    const r = arc?.facts.r.name
    const ofArc = arc && 'c' in arc.facts ? arc.facts.c.name : undefined
    if (
      arc &&
      (r?.length !== 1 || [a, b, t, o].includes(r) || (ofArc !== undefined && segment(ofArc) !== segment(`${a}${b}`)))
    )
      return null
    const isOn = isChord || lies?.facts.p.name === b
    const c = across ? [...across.facts.d.name].find((end) => end !== a) : undefined
    if (!isOn || (across && (across.facts.d.name.length !== 2 || !across.facts.d.name.includes(a)))) return null
    if (c !== undefined && (c === b || c === t || c === o)) return null
    const canonical: Readonly<Record<string, string>> = {
      [a]: 'A',
      [b]: 'B',
      [t]: 'T',
      [o]: 'O',
      ...(c && { [c]: 'C' }),
      ...(r !== undefined && { [r]: 'R' }),
    }
    const read = (name: string) => {
      const own = [...name].map((letter) => canonical[letter] ?? '').join('')
      return [
        ...(centre || !across ? atCentre : []),
        ...(c ? onDiameter : []),
        ...(arc ? (['ARB'] as const) : []),
      ].find((one) => angleNamed(one) === angleNamed(own))
    }
    const wanted = asked.map(read)
    const named = wanted.filter((one) => one !== undefined)
    if (named.length !== wanted.length || factsOf(question, 'length').length > 0) return null
    const isKnown = letterFacts(question).every(
      (fact) => fact.kind === 'letter' && [...fact.name].every((letter) => letter in canonical),
    )
    if (!isKnown) return null
    const back = { A: a, B: b, T: t, O: o, ...(c && { C: c }), ...(r !== undefined && { R: r }) }
    const all = told(question, centre, tangent, chord, lies, across, arc)
    return {
      given: {
        angle: value,
        asked: named,
        ...(arc && { arc: question.words.includes('minor') ? ('minor' as const) : ('major' as const) }),
      },
      used: [...angles.used, ...letterFacts(question), ...all.used],
      said: all.said,
      letters: back,
    }
  },
  unit: ({ asked }) => (asked.length === 1 ? '°' : ''),
})
