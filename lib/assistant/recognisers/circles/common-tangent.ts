import { lengthAsked, letterFacts, namesOnly } from './named-lengths'
import { commonTangent as solution, type CommonTangent } from '../../../solutions/circles/common-tangent'
import { phrase, told } from '../../question/phrase'
import { factsOf } from '../../question/question'
import { lengthsIn, segment } from '../../question/segments'
import { recogniser } from '../../recogniser'
import { compare } from '../../../maths/fraction'

/** "Two circles of radii 9 cm and 4 cm touch each other externally. Find the length of their common tangent AB." */
export const commonTangent = recogniser<CommonTangent>({
  id: 'common-tangent-of-two-circles',
  solution,
  story: true,
  cues: ['tangent', 'touches', 'touch', 'belt'],
  words: [
    'touching',
    ...['two', 'circles', 'circle', 'centres', 'centers', 'radii', 'radius', 'touch', 'touches', 'first', 'second'],
    ...[
      'line',
      'side',
      'same',
      'both',
      'length',
      'point',
      'tangent',
      'also',
      'straight',
      'part',
      'direct',
      'common',
      'each',
    ],
    ...['centre', 'other', 'externally', 'different', 'distinct', 'two'],
  ],
  examples: [
    'Two circles with centres P and Q and radii 16 cm and 9 cm touch each other externally. A line touches the first circle at A and the second at B, with both circles on the same side of it. Find the length of AB.',
    'Two wheels with centres P and Q have radii 20 cm and 5 cm, and their centres are 39 cm apart. The straight part AB of a belt touches the first wheel at A and the second at B, with both wheels on the same side of it. Find the length of AB.',
    'Two circles of radii 9 cm and 4 cm touch externally. A line touches both circles at different points P and Q. Find PQ.',
    'two circles of radii 9 cm and 4 cm touch each other externally. find the length of their common tangent AB',
    'two circles of radii 9cm and 4cm touch externally. find length of their direct common tangent',
    'two circles radius 9cm and 4cm touch each other externally. find length of their direct common tangent',
  ],
  refuses: [
    'Two circles with centres P and Q and radii 16 cm and 9 cm touch each other internally. A line touches the first circle at A and the second at B. Find the length of AB.',
    'Two circles with centres P and Q and radii 16 cm and 9 cm have their centres 39 cm apart. A line touches the first circle at A and the second at B, with the circles on different sides of it. Find the length of AB.',
    'Two circles of radii 16 cm and 9 cm touch each other externally. Find the distance of their centres.',
    'two circles of radii 9cm and 4cm touch internally. find length of their common tangent',
  ],
  read: (question) => {
    const lengths = lengthsIn(question)
    const line = phrase(question, 'line touches both circles? two? different|distinct? point? @a:letter @b:letter')
    const radii =
      phrase(question, 'radii|radius #a #b', '#a #b radii|radius') ??
      phrase(question, 'circle centre @p:letter radius #a @x:letter circle centre @q:letter radius #b @y:letter')
    const each = radii ? null : factsOf(question, 'number')
    const pair = each ? [phrase(question, 'first * radius #r'), phrase(question, 'second * radius #r')] : []
    const [first, second] = pair
    const touching = phrase(question, 'touch|touches|touching each? other? externally')
    const apart = phrase(question, '#d apart', 'distance between? centres|centers #d', 'centres|centers #d')
    const asked = lengths && lengthAsked(question, lengths)
    const common = phrase(question, 'common tangent')
    const sides = phrase(question, 'both * same side')
    // "find the length of their common tangent", with no letter anywhere
    const isUnnamed = common !== null && letterFacts(question).length === 0 && question.words.includes('length')
    if (!lengths || (!common && !sides && !line) || (!isUnnamed && !/^[A-Z]{2}$/.test(asked?.name ?? ''))) return null
    const ends = line ? `${line.facts.a.name}${line.facts.b.name}` : 'AB'
    const [one, two] = [radii?.numbers.a ?? first?.numbers.r, radii?.numbers.b ?? second?.numbers.r].toSorted((a, b) =>
      a && b && (isUnnamed || line) ? compare(b, a) : 0,
    )
    const distance = apart?.numbers.d ?? lengths.of.get(segment('PQ'))
    if (!one || !two || (touching ? distance !== undefined : distance === undefined) || compare(one, two) <= 0)
      return null
    if (
      lengths.of.size > (apart ? 0 : 1) ||
      (!isUnnamed && segment(asked?.name ?? '') !== segment(ends)) ||
      !namesOnly(question, line ? [...ends] : ['P', 'Q', 'A', 'B'])
    )
      return null
    const units = [radii?.units.b, second?.units.r, apart?.units.d, lengths.of.size > 0 ? lengths.unit : ''].filter(
      (unit) => unit !== undefined && unit !== '',
    )
    if (new Set(units).size > 1) return null
    const all = told(question, radii, first ?? null, second ?? null, touching, apart, common, sides, line)
    return {
      given: { radii: [one, two], distance: distance ?? null, unit: units[0] ?? 'units' },
      used: [...all.used, ...lengths.used, ...letterFacts(question)],
      said: all.said,
      // the centres have no names of their own
      ...(line && { letters: { A: ends.charAt(0), B: ends.charAt(1), P: 'C', Q: 'D', R: 'E' } }),
    }
  },
  unit: ({ unit }) => unit,
})
