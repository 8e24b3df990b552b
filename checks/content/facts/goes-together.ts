import { isTurned, sentencesIn } from './in-plain-words'
import { literally } from '../../literally'
import type { TopicKey } from '@/lib/syllabus'
import { mayFit } from '../../../lib/assistant/question/replaced'

/** Things of a few kinds, and the words for each kind, aspect by aspect: of three kinds of roots "D > 0", "D = 0" and "D < 0" are one aspect, their number is another. */
export interface Kinds {
  /** The chapters whose words they are; any text where there are none. */
  readonly in?: readonly TopicKey[]
  /** Words without which a sentence is about something else. */
  readonly about?: string
  /** Its words say themselves what is not so. */
  readonly evenTurned?: true
  /** In each aspect the words of each kind, in the same order: first its name as it is, then others behind bars, as in a regular expression. */
  readonly aspects: readonly (readonly string[])[]
}

interface Read {
  readonly topics: readonly TopicKey[] | undefined
  readonly about: RegExp | undefined
  readonly evenTurned: boolean
  readonly aspects: readonly (readonly { readonly name: string; readonly words: RegExp }[])[]
}

/** What of two things that do not go together a text says in one breath, under its head where it is a row: "If D < 0 there are two distinct real roots". */
export function togetherFaults(
  facts: readonly Kinds[],
): (topic: TopicKey | undefined, text: string, head?: string) => readonly string[] {
  const read = facts.map(readKinds)
  return (topic, text, head = '') =>
    sentencesIn(text).flatMap((sentence) =>
      read
        .filter(
          ({ topics, about }) =>
            (!topics || (topic && topics.includes(topic))) && (!about || about.test(`${head} ${sentence}`)),
        )
        .flatMap(({ aspects, evenTurned }) =>
          spokenOf(aspects, sentence).flatMap((one, index, some) =>
            some.slice(index + 1).flatMap((other) => unlike(one, other, sentence, evenTurned) ?? []),
          ),
        ),
    )
}

const readKinds = ({ in: topics, about, evenTurned, aspects }: Kinds): Read => ({
  evenTurned: evenTurned === true,
  topics,
  about: about === undefined ? undefined : whole(about),
  aspects: aspects.map((kinds) =>
    kinds.map((words) => {
      const [name = '', ...others] = words.split('|')
      return { name, words: whole([literally(name), ...others].join('|')) }
    }),
  ),
})

const whole = (words: string): RegExp => new RegExp(String.raw`(?<![\w-])(?:${words})(?![\w²³]|\/\w)`, 'i')

type Aspect = Read['aspects'][number]

/** Most sentences speak of none. */
const spokenOf = (aspects: readonly Aspect[], sentence: string): readonly Aspect[] =>
  aspects.filter((aspect) =>
    aspect.some(({ name, words }) => name !== '' && mayFit(words, sentence) && words.test(sentence)),
  )

/** The parts into which a sentence falls where it speaks of several kinds, coarse ones first. */
const cuts = [null, /;\s/, /[,:;]\s|\s(?:but|while|whereas)\s|\s[-–]\s/, /[,:;]\s|\s(?:and|or|but|while|whereas)\s/]

function unlike(one: Aspect, other: Aspect, sentence: string, evenTurned: boolean): string | undefined {
  for (const cut of cuts) {
    const parts = cut ? sentence.split(cut) : [sentence]
    for (const part of parts) {
      if (!evenTurned && isTurned(part)) continue
      const [a, b] = [kindOf(one, part), kindOf(other, part)]
      if (a < 0 || b < 0 || a === b) continue
      const [own, told, right] = [one[a]?.name, other[b]?.name, other[a]?.name]
      if (right !== '') return `"${own ?? ''}" goes with "${right ?? ''}", and not with "${told ?? ''}"`
    }
  }
  return undefined
}

/** Of which kind alone a text speaks; -1 where of none or of several. */
function kindOf(aspect: Aspect, text: string): number {
  const found = aspect.flatMap(({ name, words }, kind) => (name !== '' && words.test(text) ? [kind] : []))
  return found.length === 1 ? (found[0] ?? -1) : -1
}
