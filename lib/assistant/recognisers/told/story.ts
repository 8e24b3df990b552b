import { readCalled, readForms } from './forms'
import { texOf } from '../../../solutions/told/expression'
import { formedStory, type Formed } from '../../../solutions/told/formed'
import { toldStory, type Given } from '../../../solutions/told/told'
import type { Question } from '../../question/question'
import { recogniser, type Found, type Recogniser } from '../../recogniser'

export interface Told {
  readonly id: string
  readonly archetype: string
  readonly cues: readonly string[]
  readonly words?: readonly string[]
  readonly read: (question: Question, isForm?: boolean) => Found<Given> | null
  readonly examples: readonly string[]
  readonly refuses: readonly string[]
}

/** A story told in statements, one behind the other, whatever their order: it reads all words of its kind, or does not answer. */
export const told = ({ id, archetype, read, words = [], ...rest }: Told): Recogniser =>
  recogniser<Given>({
    id,
    solution: toldStory(id, archetype),
    story: true,
    asPart: true,
    last: true,
    ...rest,
    // a turn of the story, which its numbers tell
    words: [...words, 'but'],
    read: readCalled(read),
  })

/** The same stories, of which the equations are asked and no values. */
export const toldForms = (
  id: string,
  archetype: string,
  stories: readonly Pick<Told, 'read' | 'cues' | 'words'>[],
  examples: readonly string[],
  refuses: readonly string[],
): Recogniser => {
  const solution = formedStory(id, archetype)
  return recogniser<Formed>({
    id,
    solution,
    story: true,
    asPart: true,
    last: true,
    cues: ['equation', 'term', 'pair', 'lines', 'consistent', 'algebraically', ...stories.flatMap((one) => one.cues)],
    words: [...new Set(stories.flatMap(({ words = [] }) => words))],
    read: (question) => {
      const all = stories.flatMap(({ read }) => readForms(read)(question) ?? [])
      const [first, ...more] = all.filter(({ given }) => solution.objection(given) === null)
      return first && more.every(({ given }) => formsOf(given) === formsOf(first.given)) ? first : null
    },
    examples,
    refuses,
  })
}

const formsOf = ({ story, form }: Formed): string =>
  `${typeof form === 'string' ? form : form.by.map(({ value }) => texOf(value)).join()} ${story.statements.map(({ left, right }) => `${texOf(left)} = ${texOf(right)}`).join('; ')}`
