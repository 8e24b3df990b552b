import { sceneIn, sceneWords } from './scene'
import type { Fact } from '../../question/fact'
import { phrase, told, type Phrase } from '../../question/phrase'
import { exactly } from '../../question/polynomial'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import {
  ratioOfHeights as solution,
  type RatioOfHeights,
  type RatioScene,
  type TangentRatio,
} from '../../../solutions/trigonometry/ratio-of-heights'

interface Seen {
  readonly scene: RatioScene
  /** The first length belongs to the second of the angles. */
  readonly isTurned: boolean
  readonly found: readonly Pick<Phrase, 'taken'>[]
}

/** What is seen twice, and which of the lengths is asked over which. */
function sceneOf(question: Question): Seen | null {
  const towers = phrase(
    question,
    'halfway between * towers|poles|buildings|pillars',
    'midpoint * towers|poles|buildings',
  )
  const heights = phrase(question, 'ratio * height|heights first * second', 'ratio their heights')
  if (towers && heights && question.words.includes('elevation'))
    return { scene: 'towers', isTurned: false, found: [towers, heights] }
  const shadows = phrase(question, 'ratio * length|lengths first shadow * second', 'ratio * first shadow * second')
  const sun = phrase(question, 'shadow|shadows')
  if (shadows && sun && (question.words.includes('altitude') || question.words.includes('elevation')))
    return { scene: 'shadows', isTurned: false, found: [shadows, sun] }
  const rises = phrase(question, 'rises|rising|climbs')
  const later = phrase(question, 'ratio * later height * earlier')
  const still = phrase(question, 'without moving', 'same point|place')
  if (rises && later && still && question.words.includes('elevation'))
    return { scene: 'balloon', isTurned: true, found: [rises, later, still] }
  const above = phrase(question, 'from top|roof')
  // the distance from the top is along the line of sight
  const distances = phrase(question, 'ratio * distance|distances first ~x? from foot|base|bottom * second')
  return above && distances && question.words.includes('depression')
    ? { scene: 'boats', isTurned: false, found: [above, distances] }
    : null
}

/** "3 : 1", "1 : √3" */
function ratioIn(option: Question): { readonly ratio: TangentRatio; readonly used: readonly Fact[] } | null {
  const isOther = option.items.some((item) => item.kind === 'word' || (item.kind === 'mark' && item.text !== ':'))
  if (isOther) return null
  const [only, second, ...more] = option.facts
  const squares =
    only?.kind === 'ratio' && !second
      ? only.terms.map(({ n, d }) => (d === 1n ? n * n : 0n))
      : [only, second].map((fact) => {
          const value = fact?.kind === 'formula' || fact?.kind === 'number' ? exactly(fact.node) : null
          const [term, ...rest] = value ? value.top.values() : []
          const isWhole = term && rest.length === 0 && term.powers.length === 0 && term.coefficient.d === 1n
          return isWhole ? term.coefficient.n * term.coefficient.n * term.radicand : 0n
        })
  const ratio = (['9,1', '1,9', '3,1', '1,3'] as const).findIndex((each) => each === squares.join())
  const found = ([0, 1, 2, 3] as const).find((each) => each === ratio)
  return more.length === 0 && found !== undefined ? { ratio: found, used: option.facts } : null
}

const words = [
  ...sceneWords,
  ...[
    'ratio',
    'height',
    'heights',
    'length',
    'lengths',
    'distance',
    'distances',
    'first',
    'second',
    'shadow',
    'shadows',
  ],
  ...[
    'altitude',
    'sun',
    'one',
    'other',
    'different',
    'later',
    'earlier',
    'rises',
    'without',
    'between',
    'two',
    'their',
    'take',
  ],
] as const

/** The scene with its angles in the order of what is asked. */
function readScene(question: Question) {
  const [scene, seen] = [sceneIn(question, 2), sceneOf(question)]
  const [one, two] = scene?.angles ?? []
  if (!scene || !seen || !one || !two || scene.lengths.length > 0 || scene.beside.length > 0) return null
  const angles = seen.isTurned ? ([two.angle, one.angle] as const) : ([one.angle, two.angle] as const)
  return { scene: seen.scene, angles, used: [one.fact, two.fact], said: told(question, ...seen.found).said }
}

export const ratioOfHeights = recogniser<RatioOfHeights>({
  id: 'ratio-of-two-heights',
  solution,
  story: true,
  chooses: true,
  cues: ['elevation', 'depression', 'altitude'],
  words,
  examples: [
    'Two boats are seen from the top of a lighthouse at angles of depression of 30° and 45°. What is the ratio of the distance of the first boat from the foot of the lighthouse to that of the second?\n(A) 3 : 1\n(B) √3 : 1\n(C) 1 : 3\n(D) 1 : √3',
    "A pole throws two different shadows on level ground: one when the sun's altitude is 60°, the other when it is 30°. Find the ratio of the length of the first shadow to that of the second.\n(A) 3 : 1\n(B) √3 : 1\n(C) 1 : 3\n(D) 1 : √3",
  ],
  refuses: [
    'Two boats are seen from the top of a lighthouse at angles of depression of 30° and 45°. What is the ratio of the distance of the first boat from the top of the lighthouse to that of the second?\n(A) 3 : 1\n(B) √3 : 1\n(C) 1 : 3\n(D) 1 : √3',
    'From a point between the feet of two towers, in line with them, the angles of elevation of their tops are 60° and 30°. What is the ratio of the height of the first tower to that of the second?\n(A) 3 : 1\n(B) √3 : 1\n(C) 1 : 3\n(D) 1 : √3',
    "A pole throws two different shadows on level ground: one when the sun's altitude is 60°, the other when it is 30°. Find the ratio of the length of the second shadow to that of the first.\n(A) 3 : 1\n(B) √3 : 1\n(C) 1 : 3\n(D) 1 : √3",
    "A pole throws two different shadows on level ground: one when the sun's altitude is 60°, the other when it is 30°. Find the ratio of the length of the first shadow to that of the second.\n(A) 3 : 1\n(B) 2 : 1\n(C) none of these",
  ],
  read: (question) => {
    const read = readScene(question)
    const options = question.options.flatMap((option) => ratioIn(option) ?? [])
    if (!read || options.length === 0 || options.length !== question.options.length) return null
    return {
      given: { scene: read.scene, angles: read.angles, options: options.map(({ ratio }) => ratio) },
      used: [...read.used, ...options.flatMap(({ used }) => used)],
      said: read.said,
    }
  },
})
