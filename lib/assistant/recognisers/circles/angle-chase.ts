import { diameterProducedIn, diameterWords } from './diameter-produced'
import { letterFacts, namesOnly } from './named-lengths'
import { angleChase as solution, type AngleChase, type AngleFigure } from '../../../solutions/circles/angle-chase'
import type { Fact, Word } from '../../question/fact'
import { phrase, told } from '../../question/phrase'
import type { Question } from '../../question/question'
import { angleNamed, anglesIn, namesOf, segment } from '../../question/segments'
import { recogniser } from '../../recogniser'
import type { Fraction } from '../../../maths/fraction'

interface Seen {
  readonly figure: AngleFigure
  readonly angle: Fraction
  readonly letters: Readonly<Record<string, string>>
  readonly used: readonly Fact[]
  readonly said: readonly Word[]
}

const centreOf = (question: Question): string =>
  phrase(question, 'centre|center @o:letter', '@o:letter is? centre|center')?.facts.o.name.toUpperCase() ?? 'O'

/** The one angle that is told, and the one that is asked. */
function anglesOf(question: Question) {
  const angles = anglesIn(question)
  const [[told_, value] = [], ...more] = [...(angles?.of ?? [])]
  const [asked, ...others] = [...new Set(namesOf(question, 3).map(({ name }) => angleNamed(name)))].filter(
    (name) => name !== told_,
  )
  if (!angles || told_ === undefined || !value || asked === undefined || more.length + others.length > 0) return null
  return { told: told_, value, asked, used: angles.used }
}

/** AT touches the circle at A, and T lies on the side of the chord AB. */
function chordIn(question: Question): Seen | null {
  const angles = anglesOf(question)
  const o = centreOf(question)
  if (angles?.told.charAt(1) !== o) return null
  const a = angles.asked.charAt(1)
  const b = [...angles.told].find((letter) => letter !== o && letter !== a)
  const t = [...angles.asked].find((letter) => letter !== a && letter !== b)
  const side = phrase(question, 'same side @oa:letter')
  const tangent = phrase(
    question,
    'tangent circle? @at:letter',
    '@at:letter tangent',
    '@at:letter touches circle @a:letter',
    '@at:letter drawn? touching circle @a:letter',
  )
  if (!side || !tangent || !b || !t || !angles.told.includes(a) || !angles.asked.includes(b)) return null
  if (segment(tangent.facts.at.name) !== segment(`${a}${t}`)) return null
  if (segment(side.facts.oa.name) !== segment(`${o}${a}`) || !namesOnly(question, [a, b, t], o)) return null
  const all = told(question, side, tangent)
  return {
    figure: 'chord',
    angle: angles.value,
    letters: { O: o, A: a, B: b, T: t },
    used: [...angles.used, ...all.used],
    said: all.said,
  }
}

/** PT touches the circle at T, and PO meets it at B, beyond O. */
function lineIn(question: Question): Seen | null {
  const angles = anglesOf(question)
  const o = centreOf(question)
  if (!angles) return null
  const [p, b] = [angles.told.charAt(1), angles.asked.charAt(1)]
  const t = [...angles.told].find((letter) => letter !== o && letter !== p)
  if (!t || angles.told !== angleNamed(`${t}${p}${o}`) || angles.asked !== angleNamed(`${o}${b}${t}`)) return null
  const beyond =
    phrase(question, 'meets|meet|cuts circle again? @b:letter beyond @o:letter') ??
    phrase(question, 'far side @o:letter line meets|meet|cuts circle again? @b:letter') ??
    phrase(question, '@o:letter lies? between @p:letter @b:letter')
  const tangent = phrase(question, 'tangent circle? point? @t:letter', '@t:letter tangent')
  if (beyond?.facts.b.name !== b || beyond.facts.o.name !== o || !namesOnly(question, [p, t, b], o)) return null
  const end = tangent?.facts.t.name
  if (end === undefined || (end !== t && segment(end) !== segment(`${p}${t}`))) return null
  const all = told(question, beyond, tangent)
  return {
    figure: 'line',
    angle: angles.value,
    letters: { O: o, P: p, T: t, B: b },
    used: [...angles.used, ...all.used],
    said: all.said,
  }
}

/** The tangent at C meets the diameter AB produced at D. */
function diameterIn(question: Question): Seen | null {
  const figure = diameterProducedIn(question)
  const o = centreOf(question)
  if (!figure || !namesOnly(question, figure.names, o)) return null
  const [a, b, c, d] = figure.names
  const told_ = angleNamed(`${c}${a}${b}`)
  const asked = [...new Set(namesOf(question, 3).map(({ name }) => angleNamed(name)))].filter((name) => name !== told_)
  const isAsked = [`${c}${d}${b}`, `${c}${d}${a}`, `${c}${d}${o}`].map(angleNamed).includes(asked[0] ?? '')
  if (!isAsked || asked.length > 1) return null
  const { angle, used, said } = figure
  return { figure: 'diameter', angle, letters: { O: o, A: a, B: b, C: c, D: d }, used, said }
}

/** "AT is the tangent at A, AB a chord and ∠AOB = 110°. Find ∠BAT, where B and T are on the same side of OA." */
export const angleChase = recogniser<AngleChase>({
  id: 'angle-at-a-tangent',
  solution,
  story: true,
  cues: ['tangent', 'touches'],
  words: [
    ...diameterWords,
    ...[
      'touches',
      'radius',
      'outside',
      'external',
      'between',
      'produced',
      'extended',
      'measure',
      'large',
      'meets',
      'meet',
      'again',
    ],
  ],
  examples: [
    'The points A and B lie on a circle with centre O, and ∠AOB = 110°. How large is ∠BAT, if AT touches the circle at A and T is on the same side of OA as B?',
    'PT is a tangent at T to a circle with centre O. The line PO is produced to meet the circle again at B, so that O lies between P and B. If ∠TPO = 40°, find ∠OBT.',
    'AB is a diameter of a circle with centre O and AC is a chord with ∠CAB = 28°. The tangent at C meets AB produced at D. Find ∠CDB.',
    'AC chord hai aur AB diameter, centre O. angle CAB = 30. tangent at C meets AB produced at D. angle CDB kitna hoga',
  ],
  refuses: [
    'A and B lie on a circle with centre O, ∠AOB = 110°. AT touches the circle at A. Find ∠BAT.',
    'PT is a tangent at T to a circle with centre O. The line PO meets the circle at B. If ∠TPO = 40°, find ∠OBT.',
    'AB is a diameter of a circle with centre O and AC is a chord with ∠CAB = 28°. The tangent at C meets AB produced at D. Find ∠BCD.',
    'AB is a chord of a circle with centre O and AC is a chord with ∠CAB = 28°. The tangent at C meets AB produced at D. Find ∠CDB.',
  ],
  read: (question) => {
    const seen = chordIn(question) ?? lineIn(question) ?? diameterIn(question)
    if (!seen) return null
    const { figure, angle, letters, used, said } = seen
    const isRenamed = Object.entries(letters).some(([one, other]) => one !== other)
    return {
      given: { figure, angle },
      used: [...used, ...letterFacts(question)],
      said,
      ...(isRenamed && { letters }),
    }
  },
  unit: () => '°',
})
