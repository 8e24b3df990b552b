import { toldStory, type Given } from '../../../solutions/told/told'
import type { Question } from '../../question/question'
import { recogniser, type Found, type Recogniser } from '../../recogniser'

export interface Told {
  readonly id: string
  readonly archetype: string
  readonly cues: readonly string[]
  readonly words?: readonly string[]
  readonly read: (question: Question) => Found<Given> | null
  readonly examples: readonly string[]
  readonly refuses: readonly string[]
}

/** A story told in statements, one behind the other, whatever their order: it reads all words of its kind, or does not answer. */
export const told = ({ id, archetype, read, ...rest }: Told): Recogniser =>
  recogniser<Given>({
    id,
    solution: toldStory(id, archetype),
    story: true,
    asPart: true,
    last: true,
    ...rest,
    read,
  })
