import { kinds, mentionsIn, ratioIn, type Mention } from './segments-in-ratio'
import { placesOf, similarIn, similarWords, type Place, type Similar } from './similar'
import { askedSegment } from './parallel-cut'
import { segmentRatio as solution, type Given, type SegmentKind } from '../../../solutions/triangles/segment-ratio'
import type { Fact } from '../../question/fact'
import { factsOf, type Question } from '../../question/question'
import { lengthsIn } from '../../question/segments'
import { recogniser } from '../../recogniser'
import type { Fraction } from '../../../maths'

const placeIn = (corners: readonly string[], name: string | undefined): Place | null =>
  ([0, 1, 2] as const).find((place) => corners[place] === name) ?? null

export const segmentRatio = recogniser<Given>({
  id: 'altitude-of-similar-triangle',
  solution,
  story: true,
  cues: Object.keys(kinds),
  words: [...similarWords, ...Object.keys(kinds), ...['ratio', 'vertices', 'opposite', 'long', 'through', 'up']],
  examples: [
    '△ABC ∼ △DEF and AB : DE = 5 : 8. In △ABC the bisector of angle A, up to the opposite side, is 6 cm long. Find the length of the bisector of angle D, up to the opposite side, in △DEF.',
    'Corresponding sides of the similar triangles LMN and XYZ (△LMN ∼ △XYZ) are in the ratio 8 : 5. If the altitude from L has a length of 18 cm in △LMN, how long is the altitude from X in △XYZ?',
    '△LMN ∼ △XYZ, and the corresponding angle bisectors from L and X are in the ratio 8 : 7. If LM = 20 cm, find XY.',
    'triangle lmn ~ triangle pqr, lm : pq = 2 : 3, median from l is 6 cm find median from p',
    '△ABC ~ △DEF, AB : DE = 3 : 4, altitude from D is 8 cm. altitude from A nikalo',
  ],
  refuses: [
    '△ABC ∼ △DEF and AB : DE = 5 : 8. The altitude from A is 6 cm long. Find the length of the altitude from E.',
    '△ABC ∼ △DEF and AB : EF = 5 : 8. The altitude from A is 6 cm long. Find the length of the altitude from D.',
    '△ABC ∼ △DEF and AB : DE = 5 : 8. The altitude from A is 6 cm long. Find the length of the median from D.',
    '△ABC ∼ △DEF and their areas are in the ratio 25 : 64. The altitude from A is 6 cm long. Find the length of the altitude from D.',
    '△LMN ∼ △XYZ, and the corresponding medians from L and X are in the ratio 8 : 7. If LM = 20 cm, find YZ.',
  ],
  read: (question) => {
    const similar = similarIn(question)
    const ratio = similar && ratioIn(question, similar)
    const mentions = mentionsIn(question)
    const [mention] = mentions
    if (!similar || !ratio || !mention || mentions.some(({ kind }) => kind !== mention.kind)) return null
    const letters = factsOf(question, 'letter').filter(({ name }) => name.length === 1)
    const shared = { kind: mention.kind, similar, used: [...similar.used, ratio.used, ...letters] }
    if (mentions.length === 2) return segmentAsked(question, mentions, ratio, shared)
    return mentions.length === 1 && !ratio.isOfSides ? sideAsked(question, mention, ratio, shared) : null
  },
  unit: ({ unit }) => unit,
})

interface Shared {
  readonly kind: SegmentKind
  readonly similar: Similar
  readonly used: readonly Fact[]
}

interface Ratio {
  readonly p: Fraction
  readonly q: Fraction
}

/** One of the two segments has its length behind it, the other is asked for. */
function segmentAsked(
  question: Question,
  mentions: readonly Mention[],
  { p, q }: Ratio,
  { kind, similar, used }: Shared,
) {
  const [number, ...more] = factsOf(question, 'number')
  if (!number || more.length > 0 || !/^(?:[a-z]*m|units?)?$/.test(number.unit)) return null
  const at = question.apart.indexOf(number)
  const known = mentions.findLast((each) => each.at < at)
  const asked = mentions.find((each) => each !== known)
  if (known?.vertices.length !== 1 || asked?.vertices.length !== 1) return null
  const inFirst = placeIn(similar.first, known.vertices[0])
  const place = inFirst ?? placeIn(similar.second, known.vertices[0])
  const partner = placeIn(inFirst === null ? similar.first : similar.second, asked.vertices[0])
  if (place === null || place !== partner) return null
  const [from, to] = inFirst === null ? [q, p] : [p, q]
  const unit = number.unit === '' ? 'units' : number.unit
  return {
    given: { p: from, q: to, first: number.value, kind, side: null, unit },
    used: [...used, number],
    said: similar.said,
  }
}

/** The segments from A and D are as p : q; one side is told, its partner asked for. */
function sideAsked(question: Question, { vertices }: Mention, { p, q }: Ratio, { kind, similar, used }: Shared) {
  const [lengths, asked] = [lengthsIn(question), askedSegment(question)]
  const [[name, length] = [], ...more] = lengths ? [...lengths.of] : []
  const { first, second } = similar
  const [one, two, ...others] = vertices
  const inOrder = placeIn(first, one) !== null && placeIn(first, one) === placeIn(second, two)
  const turned = placeIn(second, one) !== null && placeIn(second, one) === placeIn(first, two)
  if (!lengths || !name || !length || asked === null || more.length + others.length > 0 || inOrder === turned)
    return null
  const inFirst = placesOf(first, name)
  const places = inFirst ?? placesOf(second, name)
  const partner = placesOf(inFirst ? second : first, asked)
  if (!places || places.join() !== partner?.join()) return null
  const [mine, theirs] = inOrder === (inFirst !== null) ? [p, q] : [q, p]
  const segments = factsOf(question, 'letter').filter((each) => each.name === asked)
  return {
    given: { p: mine, q: theirs, first: length, kind, side: asked, unit: lengths.unit },
    used: [...used, ...lengths.used, ...segments],
    said: similar.said,
  }
}
