import { allOf, sceneIn, sceneWords, withoutNames, type Scene } from './scene'
import { rootThreeLength } from './observer-height'
import { type Item, textOf, type Word } from '../../question/fact'
import { phrase, told, type Phrase } from '../../question/phrase'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import { twoSights as solution, type SightLength, type TwoSights } from '../../../solutions/trigonometry/two-sights'

type Taken = Pick<Phrase, 'taken'>
const upright =
  'tower|building|pole|poles|house|tree|cliff|wall|chimney|lighthouse|temple|minar|monument|statue|hill|pillar|lamppost|mast|rock|peak|balloon|post|flagstaff|bridge'
const moves =
  'walks|walk|walking|walked|moves|move|moved|moving|goes|going|advances|advancing|travels|travelling|steps|retreats|retreating|comes|coming'

interface Layout {
  readonly layout: TwoSights['layout']
  /** Which of the angles belongs to the farther point, where that is told. */
  readonly order: 'first far' | 'first near' | 'any'
  readonly found: Taken
}

/** How the two points lie. */
function layoutIn(question: Question): Layout | null {
  const equal = phrase(question, 'equal|same height|heights', 'height|heights equal|same')
  const between = phrase(question, 'between', 'road|river|street|line')
  const opposite = phrase(
    question,
    'opposite sides|side|banks|directions',
    'either side|sides|bank',
    'both sides|side|banks',
    'each side',
    'two sides|banks',
  )
  const isPair = phrase(
    question,
    'two poles|towers|pillars|buildings|trees|posts|lampposts',
    'poles|towers|pillars|lampposts',
  )
  if (equal && isPair) {
    if (!between && !opposite) return null
    const other = phrase(question, 'opposite each other', 'opposite')
    return {
      layout: 'equal',
      order: 'any',
      found: {
        taken: [...equal.taken, ...(between?.taken ?? []), ...(opposite?.taken ?? []), ...(other?.taken ?? [])],
      },
    }
  }
  if (equal) return null
  const towards = phrase(
    question,
    `${moves} #d * towards|nearer|closer`,
    `${moves} towards|nearer|closer * #d`,
    '#d nearer|closer',
    '#d towards',
    'towards|nearer|closer * #d',
    '#d chalne|chalkar|aage|badhne|paas',
  )
  const away = phrase(
    question,
    `${moves} #d * away|back|backwards|farther|further`,
    `${moves} away|back|backwards * #d`,
    'retreats|retreating #d',
    'another|other|second point #d away|from',
    '#d farther|further|away from bank|it',
  )
  const longer = phrase(question, '#d longer', '#d shorter')
  const same = phrase(
    question,
    'same side',
    'same line',
    'same straight? line',
    'one behind|after other',
    'same direction',
    'straight line with',
    'line with',
  )
  if (opposite) return same || towards || away ? null : { layout: 'opposite', order: 'any', found: opposite }
  if (towards && away) return null
  if (towards)
    return { layout: 'same', order: 'first far', found: { taken: [...towards.taken, ...(same?.taken ?? [])] } }
  if (away) return { layout: 'same', order: 'first near', found: { taken: [...away.taken, ...(same?.taken ?? [])] } }
  const than = longer && phrase(question, 'than when', 'than')
  if (longer && than && question.words.includes('shadow')) {
    const isLonger = textOf(longer.taken.at(-1)) === 'longer'
    return {
      layout: 'same',
      order: isLonger ? 'first far' : 'first near',
      found: { taken: [...longer.taken, ...than.taken] },
    }
  }
  return same && { layout: 'same', order: 'any', found: same }
}

/** What the one length is. */
function knownIn(
  question: Question,
  { lengths: [length] }: Scene,
  { layout, found }: Layout,
): { readonly known: SightLength; readonly found: Taken } | null {
  if (!length) return null
  const holds = (one: Taken | null) => (one?.taken.includes(length.fact) ? one : null)
  if (layout === 'same' && found.taken.includes(length.fact)) return { known: 'apart', found }
  const height = holds(
    phrase(
      question,
      'height ~x? #h',
      '#h high|tall|above|unchi|uncha|unche|oonchi|ooncha|oonche',
      `height * ${upright} #h`,
      `from top #h ${upright}`,
      `#h ${upright}`,
      'high #h',
    ),
  )
  if (height) return { known: 'height', found: height }
  const apart = holds(
    phrase(
      question,
      '#d apart',
      'distance between * #d',
      '#d wide',
      'width #d',
      'width * #d',
      '#d wide road',
      '#d from each other',
      'separated #d',
      '#d chaudi',
      'distance #d apart',
    ),
  )
  return apart && { known: 'apart', found: apart }
}

/** What is looked from: "a drone D". */
const aloft = new RegExp(`^(?:${upright}|top|drone|plane|aeroplane|helicopter|kite|bird|jet)$`)

/** "Distance PQ", where P and Q are the two points. */
function namedApart(question: Question): Taken | null {
  const found = phrase(question, 'distance @l:letter .?', 'find|calculate|determine @l:letter .?')
  const name = found?.facts.l.name ?? ''
  const isPoint = (letter: string) =>
    question.apart.some((item) => item.kind === 'letter' && item.name === letter) &&
    !question.apart.some(
      (item, at) => item.kind === 'letter' && item.name === letter && aloft.test(textOf(question.apart[at - 1])),
    )
  return found && name.length === 2 && [...name].every(isPoint) ? found : null
}

interface AskedLength {
  readonly asked: TwoSights['asked']
  readonly found: Taken
}

/** What is asked. */
function askedIn(
  question: Question,
  taken: readonly Item[],
  layout: TwoSights['layout'],
  points: Taken | null,
): AskedLength | null {
  const rest: Question = {
    ...question,
    apart: question.apart.filter((item) => !taken.includes(item) || item.kind === 'mark'),
  }
  const grounds =
    layout === 'equal'
      ? phrase(
          rest,
          'distances|distance * point from both|each|two|poles|towers|pillars|the',
          'distances|distance both|each poles|towers|pole|tower',
          'distances * point',
          'distances',
        )
      : null
  if (grounds && !phrase(rest, 'height', 'high|tall')) return { asked: 'grounds', found: grounds }
  const bank =
    layout === 'same'
      ? phrase(rest, 'width river|canal|road|stream', 'river|canal width', 'how wide river|canal')
      : null
  if (bank && !phrase(rest, 'height', 'high|tall')) return { asked: 'near', found: bank }
  const apart =
    points ??
    phrase(
      rest,
      'distance between',
      'distance apart',
      'far apart',
      'far from each other',
      'beech|bich|between distance',
      'width',
      'wide',
    )
  const first = phrase(
    rest,
    'distance|far * first|initial|original|starting|farther|further|farthest|previous',
    'first|initial|original|starting|farther|further point|position * distance|far',
  )
  const second = phrase(
    rest,
    'distance|far * second|final|new|nearer|closer|later|now',
    'second|final|new|nearer point|position * distance|far',
  )
  const height = phrase(rest, 'height', 'high|tall')
  const lone = [apart, first, second, height].filter((one) => one !== null)
  const [only, ...more] = lone
  if (!only || more.length > 0) return null
  const others = rest.apart.filter(
    (item) =>
      /^(?:distance|distances|far|height|heights|high|tall|length|long)$/.test(textOf(item)) &&
      !only.taken.includes(item),
  )
  if (others.length > 0) return null
  const asked = only === apart ? 'apart' : only === first ? 'far' : only === second ? 'near' : 'height'
  return { asked, found: only }
}

const words = [...sceneWords, 'altitude', 'sun', 'one', 'shadow', 'observer']

export const sightsOfOneHeight = recogniser<TwoSights>({
  id: 'two-sights-of-one-height',
  solution,
  story: true,
  cues: ['elevation', 'depression', 'altitude', 'tower'],
  words,
  examples: [
    'The angle of elevation of the top of a tower from a point on the ground is 30°. On walking 40 m towards the tower the angle of elevation becomes 60°. Find the distance of the first point from its foot.',
    'From the top of a 75 m high lighthouse the angles of depression of two ships on the same side are 30° and 45°. Find the distance of the nearer ship from the lighthouse.',
  ],
  refuses: [
    'From the top of a 75 m high lighthouse the angles of depression of two ships on the same side are 45° and 30°. Find the distance of the first ship from the lighthouse.',
    'The angle of elevation of the top of a tower from a point on the ground is 30°. On walking 40 m towards the tower the angle of elevation becomes 60°. Find the distance of the point from its foot.',
    'The angle of elevation of the top of a tower from a point on the ground is 60°. On walking 40 m towards the tower the angle of elevation becomes 30°. Find the distance of the first point from its foot.',
    'From the top of a 75 m high lighthouse the angles of depression of two ships are 30° and 45°. Find the distance of the nearer ship from the lighthouse.',
    'A 1.5 m tall boy sees the top of a 75 m high tower at 30°. On walking towards the tower the angle of elevation becomes 60°. Find the distance he walked.',
  ],
  read: (question) => {
    const named = withoutNames(question)
    const scene = sceneIn(question, 2)
    const layout = scene && layoutIn(named)
    const known = scene && layout && knownIn(named, scene, layout)
    const [length, ...more] = scene?.lengths ?? []
    const [one, two] = scene?.angles ?? []
    if (!scene || !layout || !known || !length || !one || !two || more.length > 0) return null
    const isDepression = question.words.includes('depression')
    if (isDepression && (layout.layout === 'equal' || question.words.includes('elevation'))) return null
    const value = rootThreeLength(length)
    const asked = askedIn(named, [...layout.found.taken, ...known.found.taken], layout.layout, namedApart(question))
    if (!value || !asked || asked.asked === known.known) return null
    // the first of two ships is that of the angle told first, and may be the nearer one
    const isByPlace = asked.found.taken.some((item) =>
      /^(?:first|initial|original|starting|previous|second|final|new|later|now)$/.test(textOf(item)),
    )
    if (layout.order === 'any' && isByPlace) return null
    const isFirstFar = one.angle < two.angle
    if (layout.order !== 'any' && one.angle !== two.angle && isFirstFar !== (layout.order === 'first far')) return null
    if (one.angle === two.angle) return null
    const [far, near] = isFirstFar ? [one.angle, two.angle] : [two.angle, one.angle]
    const said = told(question, layout.found, known.found, asked.found)
    const isWord = (item: Item): item is Word => item.kind === 'word'
    return {
      given: {
        layout: layout.layout,
        near,
        far,
        isDepression,
        known: known.known,
        length: value,
        asked: asked.asked,
        rootThree: scene.rootThree,
      },
      used: allOf(scene),
      said: [...said.said, ...layout.found.taken.filter(isWord)],
    }
  },
  unit: () => 'm',
})
