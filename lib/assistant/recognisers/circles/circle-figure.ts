import { Pieces } from '../../question/pieces'
import { namedIn, type Named } from './figure-named'
import { readCutOff, readFurther, readThroughCentre } from './figure-further'
import { isName, Scene, up } from './figure-scene'
import { inRadii, readCentre, readFigure, readNumbers, readTangents } from './figure-statements'
import { circleFigure as solution, worksOut } from '../../../solutions/circles/figure/circle-figure'
import { pointsOf, type Asked, type CircleFigure } from '../../../solutions/circles/figure/told'
import type { Item } from '../../question/fact'
import { phrase } from '../../question/phrase'
import { rational, surdIn } from '../../question/polynomial'
import { factsOf, type Question } from '../../question/question'
import { recogniser, type Found } from '../../recogniser'
import { fraction, type Fraction } from '../../../maths'

function figureIn(question: Question): Found<CircleFigure> | null {
  // "the number of tangents"
  if (phrase(question, 'number|many tangents')) return null
  const pieces = new Pieces(question)
  const scene = new Scene()
  const between = phrase(question, 'angle between tangents|tangent @x:letter @y:length')
  const lengths = factsOf(question, 'length').filter((fact) => fact !== between?.facts.y)
  const angles = factsOf(question, 'angle')
  const equal = toProve(question, pieces)
  for (const angle of angles) {
    const value = rational(angle.node)
    if (!value || !isName(angle.name, 3)) return null
    scene.angle(angle.name, value)
    pieces.take(angle)
  }
  const size = between && rational(between.facts.y.node)
  if (size) {
    scene.angle('1?2', size)
    pieces.take(...between.taken.slice(0, 2))
  }
  readNumbers(pieces, scene)
  readThroughCentre(pieces, scene)
  readCentre(pieces, scene)
  readFurther(pieces, scene)
  readFigure(pieces, scene)
  readTangents(pieces, scene)
  const cutOff = readCutOff(pieces, scene)
  if (!equal) readEqualToRadius(pieces, scene)
  for (const { name, node, unit } of lengths) {
    const value = surdIn(node) ?? inRadii(node, scene)
    if (!value || !isName(name, 2)) return null
    scene.length(name, value, unit)
  }
  if (scene.contacts.length === 0 && !pieces.question.words.some((word) => /^tangents?$|^touch/.test(word))) return null
  pieces.each(
    (view) => phrase(view, 'acute angle @x:letter'),
    ({ facts: { x }, taken: [acute] }) => {
      if (!isName(x.name, 3) || !acute) return false
      scene.acute = scene.contacts.includes(x.name.charAt(1)) ? x.name : ''
      pieces.take(acute)
      return false
    },
  )
  const all = namedIn(scene, question)
  const named = all && withChord(all, scene)
  if (!named) return null
  const [end = '', at = ''] = angleWithChord(named, scene) ?? ''
  const lead = at === '' ? cutOff : `Let $${end}$ be a point of the tangent at $${at}$, on the side of the chord.`
  const asked = equal ? [equal] : askedIn(pieces, scene, named)
  const units = new Set([...scene.units].filter((unit) => unit !== 'unit'))
  if (!asked || asked.length === 0 || units.size > 1) return null
  // what is told is not asked: the length that is asked has been read as something else
  const isTold = ({ kind, name }: Asked): boolean =>
    named.told.some(
      (one) =>
        one.kind === kind && 'name' in one && [...one.name].toSorted().join('') === [...name].toSorted().join(''),
    )
  if (cutOff === null && asked.some((one) => one.kind === 'length' && isTold(one))) return null
  // "find the length of AB": no other length answers it
  const wanted = phrase(question, 'find|determine|calculate length? chord|tangent|segment|line? @x:letter')
  const isWanted = ({ name }: Asked) =>
    [...name].toSorted().join('') === [...up(wanted?.facts.x.name ?? '')].toSorted().join('')
  if (wanted && isName(up(wanted.facts.x.name), 2) && !asked.some(isWanted)) return null
  const given: CircleFigure = {
    centre: scene.centre,
    told: named.told,
    asked,
    unit: named.told.some(({ kind }) => kind === 'length') && !scene.isInRadii ? ([...units][0] ?? 'units') : 'r',
  }
  const points = new Set(pointsOf(given))
  const letters = factsOf(question, 'letter')
  if (!letters.every(({ name }) => (scene.isInRadii && name === 'r') || [...up(name)].every((at) => points.has(at))))
    return null
  if (
    given.unit === 'r' &&
    !scene.isInRadii &&
    asked.some(({ kind }) => !/^(?:angle|triangle|times|ratio)$/.test(kind))
  )
    return null
  if (!worksOut(given)) return null
  const { used, said } = pieces.told()
  return {
    given,
    used: [...new Set([...used, ...factsOf(question, 'length'), ...letters])],
    said,
    ...(lead !== null && { lead }),
  }
}

/** "OP = PQ", where OP is a radius to a point of contact. */
function readEqualToRadius(pieces: Pieces, scene: Scene): void {
  for (const fact of factsOf(pieces.question, 'equation')) {
    const names = fact.sides.flatMap((side) => (side.kind === 'letter' && isName(side.name, 2) ? [side.name] : []))
    const radius = names.find((name) => name.includes(scene.centre) && scene.contacts.some((at) => name.includes(at)))
    const [other, ...more] = names.filter((name) => name !== radius)
    if (fact.relation !== '=' || names.length !== fact.sides.length || radius === undefined || more.length > 0) continue
    if (other !== undefined && scene.manyRadii(other, fraction(1))) pieces.take(fact)
  }
}

/** The angle between a tangent and a chord that is asked for: TPQ, with T on the tangent. */
function angleWithChord({ told }: Pick<Named, 'told'>, { asksWithChord }: Scene): string | null {
  const chord = asksWithChord?.chord ?? ''
  const at = told.flatMap((one) => (one.kind === 'touch' && chord.includes(one.at) ? [one] : []))[0]
  return at ? `${at.through}${at.at}${chord.replace(at.at, '')}` : null
}

/** T lies on the side where the angle is the smaller one. */
function withChord(named: Named, scene: Scene): Named {
  const [t = '', p = '', q = ''] = angleWithChord(named, scene) ?? scene.acute
  return q === ''
    ? named
    : { ...named, told: [...named.told, { kind: 'side', points: `${t}${q}`, line: `${scene.centre}${p}`, same: true }] }
}

/** "prove that OP = 2AP" */
function toProve(question: Question, pieces: Pieces): Asked | null {
  const found = phrase(question, 'prove|show @e:equation', 'prove|show * @e:equation')
  const [left, right, ...more] = found?.facts.e.sides ?? []
  if (!found || !left || !right || more.length > 0) return null
  const timesOf = (node: typeof left): readonly [Fraction, string] | null => {
    if (node.kind === 'letter' && isName(node.name, 2)) return [fraction(1), node.name]
    if (node.kind !== 'binary' || node.operation !== '*') return null
    const times = rational(node.left)
    return times && node.right.kind === 'letter' && isName(node.right.name, 2) ? [times, node.right.name] : null
  }
  const [one, other] = [timesOf(left), timesOf(right)]
  if (!one || !other || one[0].n !== one[0].d) return null
  pieces.take(...found.taken)
  return { kind: 'times', name: one[1], times: other[0], of: other[1] }
}

const quantity = 'perimeter|area'

/** All that is asked, in its order. */
function askedIn(pieces: Pieces, scene: Scene, { outside, contacts, told }: Named): readonly Asked[] | null {
  const found: { readonly at: number; readonly asked: Asked }[] = []
  const place = (item: Item | undefined) => (item ? pieces.question.apart.indexOf(item) : -1)
  const note = (taken: readonly Item[], asked: Asked): true => {
    found.push({ at: Math.min(...taken.map(place).filter((at) => at >= 0)), asked })
    return true
  }
  pieces.each(
    (view) =>
      phrase(
        view,
        `${quantity} triangle|quadrilateral|kite? @x:letter`,
        `triangle|quadrilateral? @x:letter ${quantity}`,
      ),
    ({ taken, facts: { x } }) => {
      const kind = taken.some((item) => item.kind === 'word' && item.text === 'area') ? 'area' : 'perimeter'
      return /^[A-Z]{3,4}$/.test(x.name) && note(taken, { kind, name: x.name })
    },
  )
  pieces.each(
    (view) =>
      phrase(
        view,
        'type|kind triangle is? @x:letter',
        'triangle @x:letter is? what|which? type|kind',
        'what|which|kaisa|kaunsa triangle @x:letter',
        'triangle @x:letter kaisa|kaunsa|which|what',
      ),
    ({ taken, facts: { x } }) => isName(x.name, 3) && note(taken, { kind: 'triangle', name: x.name }),
  )
  pieces.each(
    (view) =>
      phrase(view, 'prove|show triangle @x:letter is? equilateral', 'prove|show @x:letter is? equilateral triangle?'),
    ({ taken, facts: { x } }) =>
      isName(x.name, 3) && note(taken, { kind: 'triangle', name: x.name, is: 'equilateral' }),
  )
  // "find the angles POQ and OPQ"
  pieces.each(
    (view) => phrase(view, 'angle @x:letter .? @y:letter'),
    ({ taken, facts: { x, y } }) =>
      isName(x.name, 3) &&
      isName(y.name, 3) &&
      note(taken, { kind: 'angle', name: x.name }) &&
      note([y], { kind: 'angle', name: y.name }),
  )
  pieces.each(
    (view) => phrase(view, 'angle @x:letter'),
    ({ taken, facts: { x } }) => isName(x.name, 3) && note(taken, { kind: 'angle', name: x.name }),
  )
  const o = scene.centre
  const [contact] = contacts
  const [one, other] = contacts
  pieces.each(
    (view) =>
      phrase(
        view,
        'angle chord|line|segment contact? subtend|subtends|subtended|make|makes centre|center',
        'angle subtended|made|between|formed|of * radii',
        'angle between radii',
        'angle subtended|made|formed * centre|center',
      ),
    ({ taken }) =>
      one !== undefined && other !== undefined && note(taken, { kind: 'angle', name: `${one}${o}${other}` }),
  )
  if (scene.asksWithChord) {
    const angle = angleWithChord({ told }, scene)
    if (angle === null) return null
    note(scene.asksWithChord.taken, { kind: 'angle', name: angle })
  }
  const touches = told.flatMap((one) => (one.kind === 'touch' && one.through === outside ? [one.at] : []))
  const two = [...new Set(touches)]
  if (scene.asksBetween.length > 0) {
    if (two.length !== 2 || outside === null) return null
    note(scene.asksBetween, { kind: 'angle', name: `${two[0] ?? ''}${outside}${two[1] ?? ''}` })
  }
  // "find AB : BD"
  for (const [at, item] of pieces.view.apart.entries()) {
    const [colon, of] = pieces.view.apart.slice(at + 1, at + 3)
    if (item.kind !== 'letter' || colon?.kind !== 'mark' || colon.text !== ':' || of?.kind !== 'letter') continue
    if (!isName(item.name, 2) || !isName(of.name, 2) || item.name === of.name) return null
    note([item, of], { kind: 'ratio', name: item.name, of: of.name })
    pieces.take(item, of)
  }
  const names = pieces.names.filter(({ name }) => isName(name, 2))
  for (const name of names) {
    if (!pieces.isAsked(name)) return null
    note([name], { kind: 'length', name: name.name })
    pieces.take(name)
  }
  pieces.each(
    (view) =>
      phrase(
        view,
        'distance @p:letter centre|center',
        'far @p:letter centre|center',
        'distance|far point? centre|center',
      ),
    ({ taken }) => outside !== null && note(taken, { kind: 'length', name: `${o}${outside}` }),
  )
  const rest = pieces.view.apart
  const wide = phrase(
    pieces.view,
    'find|what|is|then|, diameter',
    'diameter circle|of? .',
    'diameter kitna|kitni|nikalo',
  )
  if (wide && contact !== undefined && note(wide.taken, { kind: 'diameter', name: `${o}${contact}` }))
    pieces.take(...wide.taken)
  const isLeft = (...words: readonly string[]) => rest.find((item) => item.kind === 'word' && words.includes(item.text))
  const radius = isLeft('radius')
  if (radius && contact !== undefined && note([radius], { kind: 'length', name: `${o}${contact}` })) pieces.take(radius)
  // "find the length of the chord AB": the chord has been read as told
  const chord = found.length === 0 ? phrase(pieces.question, 'length chord @x:letter') : null
  if (chord && isName(chord.facts.x.name, 2)) note(chord.taken, { kind: 'length', name: chord.facts.x.name })
  if (found.length === 0 && outside !== null && contact !== undefined) {
    const length = isLeft('length', 'long', 'tangent', 'tangents')
    if (length) note([length], { kind: 'length', name: `${outside}${contact}` })
  }
  return found.toSorted((a, b) => a.at - b.at).map(({ asked }) => asked)
}

/** Any figure of a circle and its tangents whose points and measures are told. */
export const circleFigure = recogniser<CircleFigure>({
  id: 'figure-of-a-circle',
  solution,
  story: true,
  last: 'of all',
  cues: ['tangent', 'tangents', 'touch', 'touches', 'touching'],
  words: [
    ...[
      'tangent',
      'tangents',
      'touch',
      'touches',
      'touching',
      'circle',
      'circular',
      'point',
      'line',
      'segment',
      'drawn',
    ],
    ...[
      'external',
      'outside',
      'length',
      'long',
      'measure',
      'distance',
      'degrees',
      'two',
      'pair',
      'both',
      'centre',
      'center',
    ],
    ...['ratio', 'straight', 'parts'],
    ...['has', 'have', 'triangle', 'quadrilateral', 'equal', 'contact', 'each', 'lines', 'edge'],
  ],
  examples: [
    'OP is the diameter of a circle and PA, PB are tangents from P. What type of triangle is APB?',
    'AB is a diameter of a circle and AT is the tangent at A. C is a point of the circle on the same side of AB as T, and ∠CAT = 58°. Find ∠BAC and ∠ABC.',
    'AB is diameter, AC chord with angle BAC = 30. tangent at C meets AB produced at D. find AB : BD',
    'distance of a point P from the centre of a circle is equal to the diameter of the circle find the angle between the two tangents from P',
    'AB is a diameter of circle with centre O and AT is the tangent at A. line BT cuts the circle again at Q. angle AOQ = 64 deg. find angle ATQ',
    'radius 5 cm ke circle mein 6 cm ki chord MN hai, M aur N par tangents T par milte hain. TM nikalo',
    'From a point P, which is 29 cm from the centre O of a circle of radius 20 cm, tangents PA and PB are drawn. A third tangent, touching the circle at a point between A and B on the side of P, meets PA at M and PB at N. Find the perimeter of triangle PMN.',
  ],
  refuses: [
    'AB is a chord of a circle with centre O, ∠AOB = 100°. AT touches the circle at A. Find ∠BAT.',
    'PA and PB are tangents, ∠APB = 60°, and C is a point of the circle. Find ∠ACB.',
    'The angle between two tangents from an external point is 70°. Find the radius of the circle.',
    'PA and PB are tangents to a circle with PA = 7 cm and PB = 9 cm. Find OP.',
    'From a point T outside a circle with centre O and radius 8 cm, tangents TP and TQ are drawn, and OT = 17 cm. OT cuts the circle at E, and the tangent at E meets TP at A and TQ at B. Find the length of AB.',
    'PA and PB are tangents to a circle from an external point P such that PA = 4 cm and ∠BAC = 135°. Find the length of chord AB.',
  ],
  read: figureIn,
  unit: ({ asked }) => (asked.length === 1 && asked[0]?.kind === 'angle' ? '°' : ''),
})
